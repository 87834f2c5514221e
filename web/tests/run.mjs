// Bundles the tests with what they test, and runs them with Node's own runner. `npm test live lens` runs two of them.

import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { gameFolders, wordsFolders } from "../folders.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const web = dirname(here);
const out = join(web, "node_modules", ".tests");
const wanted = process.argv.slice(2);
const tests = (await readdir(here))
  .filter((name) => /\.test\.tsx?$/.test(name) && (!wanted.length || wanted.includes(name.split(".")[0])))
  .sort();

await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: web,
  entryPoints: tests.map((name) => join(here, name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  jsxImportSource: "preact",
  packages: "external",
  loader: { ".css": "empty", ".md": "text" },
  sourcemap: "inline",
  logLevel: "warning",
  plugins: [gameFolders, wordsFolders],
});

const files = tests.map((name) => join(out, name.replace(/\.tsx?$/, ".mjs")));
const running = run({ files, concurrency: true, timeout: 30_000 });
running.on("test:fail", () => {
  process.exitCode = 1;
});
running.compose(spec).pipe(process.stdout);
