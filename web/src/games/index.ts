// The games there are: which can be played, and where their drawings and rules pages are. Both load on demand.

import type { FunctionComponent } from "preact";
import type { GameModule } from "../game";
import { registerIcons } from "../icons";
import type { Language } from "../protocol";
import type { Section } from "./rules/section";

/** A game: what stands on its card in the lobby, and how the rest of it is loaded. */
interface Entry {
  name: string;
  title: string;
  accent: GameModule["accent"];
  /** in a few words; what the server says of it is longer */
  line: Record<Language, string>;
  facts: Record<Language, string>;
  load: () => Promise<GameModule>;
  /** the picture on its card: small, and loaded without the rest of the game */
  picture: () => Promise<FunctionComponent>;
  rules: Record<Language, () => Promise<{ rules: Section[] }>>;
  /** the register of rulings, as it stands in docs */
  rulings: () => Promise<{ default: string }>;
}

const GAMES: Record<string, Entry> = {
  bamboo: {
    name: "bamboo",
    title: "Bamboo",
    accent: "bamboo",
    line: {
      en: "A home in the forest, four years",
      fr: "Une demeure en forêt, quatre années",
      pt: "Um lar na floresta, quatro anos",
    },
    facts: { en: "day and night side", fr: "faces Jour et Nuit", pt: "lados do dia e da noite" },
    load: () => import("./bamboo/index").then((module) => module.bamboo),
    picture: () => import("./bamboo/picture").then((module) => module.Picture),
    rules: {
      en: () => import("./rules/bamboo/en"),
      fr: () => import("./rules/bamboo/fr"),
      pt: () => import("./rules/bamboo/pt"),
    },
    rulings: () => import("../../../docs/rulings/bamboo.md"),
  },
  bitoku: {
    name: "bitoku",
    title: "Bitoku",
    accent: "pine",
    line: { en: "The path of the Great Spirit", fr: "Le chemin du Grand Esprit", pt: "O caminho do Grande Espírito" },
    facts: { en: "four rounds of four seasons", fr: "quatre manches de quatre saisons", pt: "quatro rondas de quatro estações" },
    load: () => import("./bitoku/index").then((module) => module.bitoku),
    picture: () => import("./bitoku/picture").then((module) => module.Picture),
    rules: {
      en: () => import("./rules/bitoku/en"),
      fr: () => import("./rules/bitoku/fr"),
      pt: () => import("./rules/bitoku/pt"),
    },
    rulings: () => import("../../../docs/rulings/bitoku.md"),
  },
  iki: {
    name: "iki",
    title: "IKI",
    accent: "indigo",
    line: { en: "A year in the streets of Edo", fr: "Une année dans les rues d’Edo", pt: "Um ano nas ruas de Edo" },
    facts: { en: "with or without Akebono", fr: "avec ou sans Akebono", pt: "com ou sem Akebono" },
    load: () => import("./iki/index").then((module) => module.iki),
    picture: () => import("./iki/picture").then((module) => module.Picture),
    rules: {
      en: () => import("./rules/iki/en"),
      fr: () => import("./rules/iki/fr"),
      pt: () => import("./rules/iki/pt"),
    },
    rulings: () => import("../../../docs/rulings/iki.md"),
  },
};

export const FIRST_GAME = "bamboo";

export function titleOf(game: string): string {
  return GAMES[game]?.title ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** What a game is about, and what else there is to know about it, in a few words. */
export function lineOf(game: string, language: Language): string | undefined {
  return GAMES[game]?.line[language];
}

export function factsOf(game: string, language: Language): string | undefined {
  return GAMES[game]?.facts[language];
}

/** The colour that a page of this game wears; see [data-game] in style.css. */
export function accentOf(game: string): string {
  return GAMES[game]?.accent ?? "red";
}

export function isKnown(game: string): boolean {
  return game in GAMES;
}

const loaded = new Map<string, Promise<GameModule>>();

export function loadGame(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    const entry = GAMES[game];
    module = entry ? entry.load() : Promise.reject(new Error(`no drawings for ${game}`));
    void module.then((found) => registerIcons(found.icons), () => loaded.delete(game));
    loaded.set(game, module);
  }
  return module;
}

/** The picture on a game's card; nothing for a game that is not drawn. */
export async function loadPicture(game: string): Promise<FunctionComponent | undefined> {
  return GAMES[game]?.picture();
}

/** The sections of a game's rules page; none for a game that has no page. */
export async function loadRules(game: string, language: Language): Promise<Section[]> {
  const entry = GAMES[game];
  return entry ? (await entry.rules[language]()).rules : [];
}

/** A game's register of rulings as Markdown; empty for a game that has none. */
export async function loadRulings(game: string): Promise<string> {
  return (await GAMES[game]?.rulings())?.default ?? "";
}
