// The few words of the plain board itself; what it shows is named by the game.

import type { Language } from "../../protocol";

const en = {
  choices: "Your choices",
  nothing: "Nothing to choose now.",
  table: "On the table",
  players: "Players",
  over: "The game is over",
  none: "none",
  yes: "yes",
  no: "no",
};

const fr: typeof en = {
  choices: "Vos choix",
  nothing: "Rien à choisir pour l’instant.",
  table: "Sur la table",
  players: "Joueurs",
  over: "La partie est terminée",
  none: "rien",
  yes: "oui",
  no: "non",
};

const pt: typeof en = {
  choices: "As suas escolhas",
  nothing: "Nada a escolher de momento.",
  table: "Na mesa",
  players: "Jogadores",
  over: "O jogo terminou",
  none: "nada",
  yes: "sim",
  no: "não",
};

export type PlainWords = typeof en;

const WORDS: Record<Language, PlainWords> = { en, fr, pt };

export function wordsOf(language: Language): PlainWords {
  return WORDS[language];
}
