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

const places = new WeakMap<Words, Map<string, string>>();

/** Long words with the places where they may break, as people of the language break them. */
function placesIn(words: Words): Map<string, string> {
  let found = places.get(words);
  if (!found) {
    found = new Map(words.breaks.split(" ").map((word) => [word.replace("·", ""), word.replace("·", "\u00AD")]));
    places.set(words, found);
  }
  return found;
}

/** The words of a name as it is printed on a small card: a long one may break, where it does not fit a line alone. */
export function printedWords(name: string, pieces: IkiPieces, words: Words): string[] {
  const breaks = placesIn(words);
  return nameOf(name, pieces)
    .split(" ")
    .map((word) => breaks.get(word) ?? word);
}

export function amountsWords(words: Words, amounts: Amount[]): string {
  const named = words.amounts as Record<string, (values: { count: number }) => string>;
  return listed(amounts.map(([what, count]) => named[PLAIN[what] ?? ""]?.({ count }) ?? ""));
}
