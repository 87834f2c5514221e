import { wordsIn } from "../../words";
import type { Words as BitokuWords } from "./text/words.gen";

export type Words = BitokuWords;

export const wordsOf = wordsIn<Words>("bitoku");

/** What a type of card or tile is called. */
export function nameWords(words: Words, type: string): string {
  return (words.names as Record<string, string>)[type] ?? type;
}

/** A difference with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
