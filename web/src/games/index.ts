// The games there are: which can be played, and where their drawings and rules pages are. Both load on demand.

import type { GameModule } from "../game";
import { registerIcons } from "../icons";
import type { Language } from "../protocol";
import type { Section } from "./rules/section";

interface Entry {
  accent: GameModule["accent"];
  load: () => Promise<GameModule>;
  rules: Record<Language, () => Promise<{ rules: Section[] }>>;
}

const GAMES: Record<string, Entry> = {
  bamboo: {
    accent: "bamboo",
    load: () => import("./bamboo/index").then((module) => module.bamboo),
    rules: {
      en: () => import("./rules/bamboo/en"),
      fr: () => import("./rules/bamboo/fr"),
      pt: () => import("./rules/bamboo/pt"),
    },
  },
};

/** Games that are being built: shown in the lobby, not yet to be chosen. */
export const COMING: { name: string; title: string; accent: GameModule["accent"]; seats: number[] }[] = [
  { name: "bitoku", title: "Bitoku", accent: "pine", seats: [1, 2, 3, 4] },
  { name: "iki", title: "IKI", accent: "indigo", seats: [2, 3, 4] },
];

/** The colour that a page of this game wears; see [data-game] in style.css. */
export function accentOf(game: string): string {
  return GAMES[game]?.accent ?? COMING.find((one) => one.name === game)?.accent ?? "red";
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

/** The sections of a game's rules page; none for a game that has no page. */
export async function loadRules(game: string, language: Language): Promise<Section[]> {
  const entry = GAMES[game];
  return entry ? (await entry.rules[language]()).rules : [];
}
