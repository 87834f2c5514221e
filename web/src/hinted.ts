// A hint after it was given: which of its ways is looked at, and what is left of it while the player follows one.

import type { HintLine, Touch } from "./protocol";

export interface Hint {
  /** what is to be touched next of the way that is looked at */
  touch: string;
  words: string;
  /** the best continuations of this turn; none when the bot cannot say */
  lines: HintLine[];
  /** a touch of it was made, and the way that is left is gone on with */
  begun: boolean;
}

const AS_GOOD = 2; // points of a short search that mean nothing
const FAR = 6; // points from where a way is clearly less, and says what it lacks

export type Rank = "best" | "as-good" | "less" | "far";

/** How good a way is beside the first one. */
export function rankOf({ less }: HintLine, at: number): Rank {
  return at === 0 ? "best" : less < AS_GOOD ? "as-good" : less <= FAR ? "less" : "far";
}

/** The ways of which something is open now. */
export function waysOf({ lines }: Hint): HintLine[] {
  return lines.filter(({ touches }) => touches.length > 0).slice(0, 3);
}

/** What is left of a hint when a touch was made: the way that goes on so; null where there is none, or it is done. */
export function hintAfter(hint: Hint, made: string, open: readonly Touch[]): Hint | null {
  const way = hint.lines.find(({ touches }) => touches[0] === made && touches.length > 1);
  if (!way) return null;
  const touches = way.touches.slice(1);
  const next = open.find(({ name }) => name === touches[0]);
  return next ? { touch: next.name, words: next.words, lines: [{ ...way, touches }], begun: true } : null;
}
