// What of all that the coach could say about a position is said, and what stays of it while a turn goes on: what is no
// more true goes, what is still true is said of the position as it is now, and what comes up is added.

import { FIRST, PLANS } from "./coach-memory";
import type { CoachNow, Stake } from "./protocol";

/** Facts that are said at once; the others are behind "more". */
export const MOST_FACTS = 2;

export interface Speech {
  turn: number;
  /** what has come up, for whoever meets it for the first time */
  firsts: Stake[];
  stakes: Stake[];
  /** on what less hangs */
  more: Stake[];
  plans: boolean;
  /** something was left out */
  less: boolean;
  /** topics of the position when the coach last spoke in this turn, said or not */
  seen: string[];
}

export const topicOf = ({ topic, first }: Stake) => (first ? FIRST + topic : topic);

/** What is said, after what was said before in the same turn. `knows` tells whether a topic is understood, so said. */
export function speechOf(
  before: Speech | null,
  now: CoachNow,
  knows: (topic: string, words?: string) => boolean,
): Speech {
  const untold = now.stakes.filter((stake) => !knows(topicOf(stake), stake.words));
  const seen = now.stakes.map(topicOf);
  const sameTurn = before?.turn === now.turn ? before : null;
  const renewed = (said: Stake[]) =>
    said.flatMap((old) => now.stakes.find((stake) => topicOf(stake) === topicOf(old)) ?? []);
  const fresh = untold.filter((stake) => !sameTurn?.seen.includes(topicOf(stake)));
  const firsts = [...fresh.filter(({ first }) => first), ...renewed(sameTurn?.firsts ?? [])].slice(0, 1);
  const stakes = [...renewed(sameTurn?.stakes ?? []), ...fresh.filter(({ first }) => !first)];
  const most = MOST_FACTS - firsts.length;
  const plans = sameTurn?.plans ?? !knows(PLANS);
  return {
    turn: now.turn,
    firsts,
    stakes: stakes.slice(0, most),
    more: [...stakes.slice(most), ...renewed(sameTurn?.more ?? [])],
    plans,
    less: sameTurn?.less ?? (!plans || now.stakes.some(({ topic, first, words }) => !first && knows(topic, words))),
    seen,
  };
}
