// The games that are drawn here: where their boards and rules pages are. A game without a folder gets the plain board.

import { FOLDERS } from "games:folders";
import { AIDS, RULES } from "words:folders";
import type { FunctionComponent } from "preact";
import type { GameModule } from "../game";
import { registerIcons } from "../icons";
import type { Language } from "../protocol";
import { loadWords } from "../words";
import type { Entry } from "./entry";
import type { Pictures } from "./picture";
import { type Section, sectionsOf } from "./section";

const ENTRIES = new Map<string, Entry>(Object.entries(FOLDERS));

/** The names of the games with a folder: most servers offer just these. */
export const DRAWN = [...ENTRIES.keys()];

export function hasRules(game: string): boolean {
  return game in RULES;
}

const loaded = new Map<string, Promise<GameModule>>();

/** A game's boards, with their words in the reader's language. */
export async function loadGame(game: string): Promise<GameModule> {
  const [module] = await Promise.all([loadBoards(game), loadWords(ENTRIES.has(game) ? game : "plain")]);
  return module;
}

function loadBoards(game: string): Promise<GameModule> {
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

/** The opponent that a game's rules play; nothing for a game that draws none. */
export async function loadOpponent(game: string): Promise<FunctionComponent | undefined> {
  return ENTRIES.get(game)?.opponent?.();
}

/** The sections of a game's rules page; none for a game that has no page. */
export async function loadRules(game: string, language: Language): Promise<Section[]> {
  return sectionsOf((await RULES[game]?.[language]?.())?.default ?? "");
}

export function hasAid(game: string): boolean {
  return Object.keys(AIDS[game] ?? {}).length > 0;
}

/** The sections of a game's player aid; none for a game that has none. */
export async function loadAid(game: string, language: Language): Promise<Section[]> {
  return sectionsOf((await AIDS[game]?.[language]?.())?.default ?? "");
}

/** The pictures of a game's rules page, by name. */
export async function loadPictures(game: string): Promise<Pictures> {
  return (await ENTRIES.get(game)?.pictures?.()) ?? {};
}

/** A game's register of rulings as Markdown; empty for a game that has none. */
export async function loadRulings(game: string): Promise<string> {
  return (await ENTRIES.get(game)?.rulings?.())?.default ?? "";
}
