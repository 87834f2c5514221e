// The games that are drawn here: where their boards and rules pages are. A game without a folder gets the plain board.

import { FOLDERS } from "games:folders";
import type { FunctionComponent } from "preact";
import type { GameModule } from "../game";
import { registerIcons } from "../icons";
import type { Language } from "../protocol";
import type { Entry } from "./entry";
import type { Section } from "./section";

const ENTRIES = new Map<string, Entry>(Object.entries(FOLDERS));

/** The names of the games with a folder: most servers offer just these. */
export const DRAWN = [...ENTRIES.keys()];

export function hasRules(game: string): boolean {
  return ENTRIES.has(game);
}

const loaded = new Map<string, Promise<GameModule>>();

export function loadGame(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    module = ENTRIES.get(game)?.board() ?? import("./plain/index").then((found) => found.plain);
    void module.then(
      (found) => registerIcons(found.icons),
      () => loaded.delete(game),
    );
    loaded.set(game, module);
  }
  return module;
}

/** The picture on a game's card; nothing for a game that brings none. */
export async function loadPicture(game: string): Promise<FunctionComponent | undefined> {
  return ENTRIES.get(game)?.picture();
}

/** The sections of a game's rules page; none for a game that has no page. */
export async function loadRules(game: string, language: Language): Promise<Section[]> {
  return (await ENTRIES.get(game)?.rules[language]())?.rules ?? [];
}

/** A game's register of rulings as Markdown; empty for a game that has none. */
export async function loadRulings(game: string): Promise<string> {
  return (await ENTRIES.get(game)?.rulings?.())?.default ?? "";
}
