// What the sources find by their folders: the games, and the words of every room. Plug-ins of the bundler.

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = join(dirname(fileURLToPath(import.meta.url)), "src");

/** The module "games:folders": what each folder of src/games tells in its entry.ts, by the folder's name. */
export const gameFolders = {
  name: "game-folders",
  setup(build_) {
    const games = join(source, "games");
    build_.onResolve({ filter: /^games:folders$/ }, () => ({ path: "folders", namespace: "games" }));
    build_.onLoad({ filter: /.*/, namespace: "games" }, async () => {
      const found = (await readdir(games)).filter((name) => existsSync(join(games, name, "entry.ts"))).sort();
      const imports = found.map(
        (name, i) => `import { entry as entry${i} } from ${JSON.stringify(`./${name}/entry`)};`,
      );
      const entries = found.map((name, i) => `${JSON.stringify(name)}: entry${i}`);
      return {
        loader: "ts",
        resolveDir: games,
        contents: `${imports.join("\n")}\nexport const FOLDERS = { ${entries.join(", ")} };`,
      };
    });
  },
};

/**
 * The module "words:folders": of every folder called text, by room and language, the Fluent files, the rules page and the aid.
 * The rooms are the shell and the games; a language is a folder, and whatever room lacks one is no room in it.
 */
export const wordsFolders = {
  name: "words-folders",
  setup(build_) {
    build_.onResolve({ filter: /^words:/ }, (args) => ({ path: args.path.slice(6), namespace: "words" }));
    build_.onLoad({ filter: /^folders$/, namespace: "words" }, async () => {
      const games = join(source, "games");
      const rooms = { shell: join(source, "text") };
      for (const name of await readdir(games)) {
        if (existsSync(join(games, name, "text"))) rooms[name] = join(games, name, "text");
      }
      const languages = (await readdir(rooms.shell, { withFileTypes: true })).filter((one) => one.isDirectory());
      const names = languages.map(({ name }) => name).sort();
      const loaders = (address) =>
        Object.entries(rooms).map(([room, folder]) => {
          const found = names.map((language) => [language, address(join(folder, language))]).filter(([, path]) => path);
          return `${JSON.stringify(room)}: { ${found.map(([language, path]) => `${language}: () => import(${JSON.stringify(path)})`).join(", ")} }`;
        });
      const words = loaders((folder) => existsSync(folder) && `words:${folder}`);
      const page = (name) => loaders((folder) => existsSync(join(folder, name)) && join(folder, name));
      return {
        loader: "js",
        resolveDir: source,
        contents: `export const LANGUAGES = ${JSON.stringify(names)};
export const TEXTS = { ${words.join(", ")} };
export const RULES = { ${page("rules.md").join(", ")} };
export const AIDS = { ${page("aid.md").join(", ")} };`,
      };
    });
    // The Fluent files of a room in one language as one text, without the notes for translators.
    build_.onLoad({ filter: /\//, namespace: "words" }, async (args) => {
      const files = (await readdir(args.path)).filter((name) => name.endsWith(".ftl")).sort();
      const texts = await Promise.all(files.map((name) => readFile(join(args.path, name), "utf8")));
      return { loader: "text", contents: texts.join("\n").replace(/^#.*\n|^\n/gm, "") };
    });
  },
};
