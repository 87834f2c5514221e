// IKI's words on the board. Names of things come with the pieces, sentences about them from the server.

import type { Seat } from "../../protocol";
import { seatLook } from "../../seats";
import { listed, wordsIn } from "../../words";
import type { Words } from "./text/words.gen";
import { type Amount, type IkiPieces, idOf, PLAIN } from "./types";

export type { Words };

export const wordsOf = wordsIn<Words>("iki");

/** What the colour of a seat is called. */
export function seatName(words: Words, seat: Seat): string {
  return words.seatName[seatLook(seat)?.name as keyof Words["seatName"]];
}

/** The name of a thing, by its touch name. */
export function nameOf(name: string, pieces: IkiPieces): string {
  return pieces.names[name] ?? idOf(name);
}

const LONG_WORD = 6;
const SHORTEST_PART = 3;
const SYLLABLE =
  /([aeiouyàâãáéèêíóôõúœ][bcçdfghjklmnpqrstvwxz]*?)(?=(?:[bcdfgptv][rl]|[cpst]h|[bcçdfghjklmnpqrstvwxz])[aeiouyàâãáéèêíóôõúœ])/gi;

/** The words of a name as it is printed on a small card: long ones may break, with a hyphen, between syllables. */
export function printedWords(name: string, pieces: IkiPieces): string[] {
  return nameOf(name, pieces)
    .split(" ")
    .map((word) => (word.length < LONG_WORD ? word : softened(word)));
}

function softened(word: string): string {
  return word.replace(SYLLABLE, (part: string, _: string, at: number) => {
    const before = at + part.length;
    return before < SHORTEST_PART || word.length - before < SHORTEST_PART ? part : `${part}\u00AD`;
  });
}

export function amountsWords(words: Words, amounts: Amount[]): string {
  const named = words.amounts as Record<string, (values: { count: number }) => string>;
  return listed(amounts.map(([what, count]) => named[PLAIN[what] ?? ""]?.({ count }) ?? ""));
}
