import { wordsIn } from "../../words";
import type { Words } from "./text/words.gen";

export type PlainWords = Words;

export const wordsOf = wordsIn<Words>("plain");
