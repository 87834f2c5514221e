// What is printed on Bamboo's boards: the words of text/LANGUAGE/board.ftl, and names made of them.

import { wordsIn } from "../../words";
import type { Words } from "./text/words.gen";
import type { Action, PrintedHome, PrintedSection } from "./types";

export type { Words };

export const wordsOf = wordsIn<Words>("bamboo");

export function sectionWords(words: Words, section: PrintedSection): string {
  return words.section({ colour: section.colour, action: words.actions[section.action] });
}

export function homeWords(words: Words, home: PrintedHome): string {
  return words.home({ kind: words.kinds[home.kind], comfort: home.comfort });
}

export function kindWords(words: Words, letter: string): string {
  if (letter === "D" || letter === "F" || letter === "G" || letter === "Q") return words.kinds[letter];
  return letter === "*" ? words.anyKind : "–";
}

/** Spirits have the same name in all our languages. */
export function spiritWords(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** A gift is named after its action; other component sets may have others. */
export function giftWords(words: Words, id: string): string {
  return id in words.actions ? words.gift({ action: words.actions[id as Action] }) : words.gift({ action: id });
}

/** Other component sets may have other food. */
export function foodWords(words: Words, id: string): string {
  return id in words.foods ? words.foods[id as keyof Words["foods"]] : id;
}

/** A difference with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
