// Bundles the tests and what they test, and runs them with Node's own runner.

import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "node_modules", ".tests");

await rm(out, { recursive: true, force: true });
const tests = (await readdir(here)).filter((name) => name.endsWith(".test.ts") || name.endsWith(".test.tsx"));
await build({
  absWorkingDir: join(here, ".."),
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
  loader: { ".css": "empty", ".ftl": "text" },
  sourcemap: "inline",
  logLevel: "warning",
});

const files = tests.map((name) => join(out, name.replace(/\.tsx?$/, ".mjs")));
const running = run({ files, concurrency: true, timeout: 30_000 });
running.on("test:fail", () => {
  process.exitCode = 1;
});
running.compose(spec).pipe(process.stdout);
