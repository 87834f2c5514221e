// Bundles the client into dist/: index.html and, under dist/assets/, files whose names carry their hash.

import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { gameFolders, wordsFolders } from "./folders.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "src");
const dist = join(here, "dist");
const assets = join(dist, "assets");
const publicPath = "/assets";

/**
 * A stylesheet that a page brought on demand imports: a file of its own, in place before the page is drawn, and in the
 * layer of the shell's own sheets.
 */
const styleOnDemand = {
  name: "style-on-demand",
  setup(build_) {
    build_.onLoad({ filter: /\.css$/, namespace: "file" }, (args) => {
      if (args.path === join(source, "style.css") || dirname(args.path) === join(source, "style")) return undefined;
      return {
        loader: "js",
        resolveDir: dirname(args.path),
        contents: `import url from ${JSON.stringify(`style:${args.path}`)};
const link = document.createElement("link");
link.rel = "stylesheet"; link.href = url;
const ready = new Promise((done) => { link.onload = link.onerror = done; });
document.head.append(link);
await ready;`,
      };
    });
    build_.onResolve({ filter: /^style:/ }, (args) => ({ path: args.path.slice(6), namespace: "style" }));
    build_.onLoad({ filter: /.*/, namespace: "style" }, async (args) => {
      const stdin = {
        contents: `@import ${JSON.stringify(args.path)} layer(look);`,
        loader: "css",
        resolveDir: source,
      };
      const made = await build({ stdin, bundle: true, minify: true, write: false, target });
      return { loader: "file", contents: made.outputFiles[0].contents };
    });
  },
};

/** The oldest browsers that know light-dark(). */
const target = ["es2022", "chrome123", "firefox120", "safari17.5"];

await rm(dist, { recursive: true, force: true });
await mkdir(assets, { recursive: true });
const made = await build({
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx" },
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  target,
  jsx: "automatic",
  jsxImportSource: "preact",
  outdir: assets,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  publicPath,
  legalComments: "none",
  loader: { ".md": "text" },
  metafile: true,
  plugins: [styleOnDemand, gameFolders, wordsFolders],
});

// A name without a hash, at the root: browsers look there for a newer one, and it may show messages of the whole site.
await build({
  absWorkingDir: here,
  entryPoints: ["src/service-worker.js"],
  minify: true,
  target,
  outdir: dist,
  legalComments: "none",
});

const outputs = Object.entries(made.metafile.outputs);
const name = (path) => path.slice(path.lastIndexOf("/") + 1);
const [script, entry] = outputs.find(([, output]) => output.entryPoint === "src/main.tsx");
/** What the first script imports, directly or not: fetched at the same time as it. */
function imported(path, found = new Set()) {
  for (const one of made.metafile.outputs[path].imports) {
    if (one.kind !== "import-statement" || found.has(one.path)) continue;
    found.add(one.path);
    imported(one.path, found);
  }
  return [...found];
}
const preloads = imported(script).map((path) => `<link rel="modulepreload" href="${publicPath}/${name(path)}">`);

const icon = await readFile(join(source, "icon.svg"));
const iconName = `icon-${createHash("sha256").update(icon).digest("hex").slice(0, 8)}.svg`;
await writeFile(join(assets, iconName), icon);

const page = (await readFile(join(source, "index.html"), "utf8"))
  .replace("ICON", `${publicPath}/${iconName}`)
  .replace("STYLE", `${publicPath}/${name(entry.cssBundle)}`)
  .replace("PRELOADS", preloads.join("\n"))
  .replace("SCRIPT", `${publicPath}/${name(script)}`);
await writeFile(join(dist, "index.html"), page);

let whole = 0;
for (const [path] of outputs) {
  const bytes = await readFile(join(here, path));
  const packed = gzipSync(bytes, { level: 9 }).length;
  whole += packed;
  console.log(`${name(path).padEnd(34)} ${String(bytes.length).padStart(8)} B ${String(packed).padStart(8)} B gzip`);
}
console.log(`${"all together".padEnd(34)} ${" ".repeat(10)} ${String(whole).padStart(8)} B gzip`);
