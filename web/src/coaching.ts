// When the coach speaks at a table, and of what: the server says what there is to say, and this browser knows what the
// player has understood already.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import {
  FIRST,
  forgetTopics,
  isUnderstood,
  noteActed,
  noteFinished,
  noteSaid,
  noteStands,
  noteToldLess,
  PLANS,
  standsAt,
  wasToldLess,
} from "./coach-memory";
import type { Deciding } from "./deciding";
import { byKeyboard } from "./keyboard";
import type { Learning } from "./learning";
import type { Live } from "./live";
import type { Looking } from "./looking";
import type { CoachTurn, HintLine, Stake, State } from "./protocol";
import { toast } from "./toast";
import { focusOn, nameOf } from "./touchables";
import type { Touching } from "./touching";
import type { useWords } from "./words";

export const MOST_STAKES = 3;
const AS_GOOD = 2; // points of a short search that mean nothing

export interface Plan extends HintLine {
  /** the touch of it that comes next */
  next: string;
  rank: "best" | "as-good" | "less" | "following";
}

/** What the player has asked about. */
export interface Asked {
  name: string;
  /** whether it is good, or what it is for */
  how: "why" | "what";
}

export interface Coaching {
  /** there is somebody to coach at this table */
  can: boolean;
  on: boolean;
  toggle: () => void;
  /** nobody has called it or sent it away here, so that it may be offered */
  offered: boolean;
  decline: () => void;
  /** it is the player's turn, so that there is something to say */
  mine: boolean;
  /** how many touches had been played when the turn at hand began */
  begun: number;
  stakes: Stake[];
  firsts: Stake[];
  plans: Plan[];
  thinking: boolean;
  /** plans may be asked for: they were left out, or the player goes another way */
  mayPlan: boolean;
  planNow: () => void;
  turn: CoachTurn | null;
  /** it is said that less is said */
  tellLess: boolean;
  /** something was left out */
  less: boolean;
  again: () => void;
  /** the touch of a plan that is lit */
  lit: string;
  light: (name: string) => void;
  asked: Asked | null;
  ask: (name: string, how: Asked["how"]) => void;
  putAway: () => void;
}

/** What is said in one turn; it stays the same until the next. */
interface Speech {
  turn: number;
  stakes: Stake[];
  firsts: Stake[];
  plans: boolean;
  less: boolean;
  tellLess: boolean;
}

export function useCoaching(live: Live, state: State, learning: Learning, { mine }: Deciding): Coaching {
  const { table, game, viewer, version, view } = state;
  const heard = live.coach;
  const can = viewer !== null && !state.puzzle && (!learning.lesson || learning.left);
  const [called, set] = useState(() => {
    const stands = standsAt(table, game, isNew(live, state));
    if (stands) noteStands(table, true); // it is there when the table is opened again
    return stands;
  });
  const stands = called ?? false;
  const call = (wanted: boolean) => {
    noteStands(table, wanted);
    set(wanted);
  };
  const [lit, light] = useState("");
  const [asked, ask] = useState<Asked | null>(null);
  const [forgotten, forget] = useState(0);
  const on = can && stands && !view.over;
  const settled = mine && !live.telling;

  useEffect(() => {
    if (view.over && viewer !== null && !state.puzzle && !state.lesson) noteFinished(game);
  }, [view.over]);
  useEffect(() => {
    light("");
    ask(null);
  }, [version]);

  // At every own decision, and once when the turn is over: then the last turn is another.
  const wasMine = useRef(false);
  useEffect(() => {
    if (on && (settled || wasMine.current)) heard.ask(isUnderstood(game, PLANS) ? "" : "start");
    wasMine.current = settled;
  }, [on, version, settled]);

  const last = heard.now?.last;
  const reviewed = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!on || last === undefined) return;
    if (reviewed.current !== undefined && last > reviewed.current) heard.lookBack(!isUnderstood(game, PLANS));
    reviewed.current = last;
  }, [on, last]);
  const { turn } = heard;
  useEffect(() => {
    if (!turn) return;
    noteActed(game, turn.settled);
    if (turn.sure && !turn.missed) noteActed(game, [PLANS]);
  }, [turn]);

  const speech = useSpeech(heard.now, game, settled, forgotten);
  useEffect(() => {
    if (heard.plans && heard.plans.plans.length > 1) noteSaid(game, [PLANS]);
  }, [heard.plans]);
  const own = useOwnTouches(state);
  const plans =
    speech?.plans === false && !heard.plans ? [] : plansNow(heard.plans?.plans ?? [], heard.plansAt, own, state);
  const followed = state.number === heard.plansAt || plans.length > 0;

  return {
    can: can && !view.over,
    on,
    toggle: () => call(!stands),
    offered: called === null && can && !view.over,
    decline: () => call(false),
    mine: settled,
    begun: speech?.turn ?? -1,
    stakes: speech?.stakes ?? [],
    firsts: speech?.firsts ?? [],
    plans,
    thinking: heard.thinking,
    mayPlan: settled && !heard.thinking && (!heard.plans || !followed),
    planNow: () => heard.ask("now"),
    turn: turn && turn.end === last ? turn : null,
    tellLess: speech?.tellLess ?? false,
    less: speech?.less ?? false,
    again: () => {
      forgetTopics(game);
      forget((times) => times + 1);
      if (settled) heard.ask("now");
    },
    lit,
    light: (name) => {
      light(name);
      const thing = document.querySelector<HTMLElement>(`.table-page [data-touch="${CSS.escape(name)}"]`);
      if (byKeyboard()) focusOn(thing);
      else thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    asked,
    ask: (name, how) => {
      ask({ name, how });
      if (how === "why") heard.askWhy(name);
    },
    putAway: () => ask(null),
  };
}

/** Nobody here has touched anything yet. */
function isNew(live: Live, { viewer }: State): boolean {
  return !live.shown?.log.some((line) => line.number > 0 && line.seat === viewer);
}

/** What of all that can be said is said in this turn, and that is counted. */
function useSpeech(now: Live["coach"]["now"], game: string, mine: boolean, again: number): Speech | null {
  const kept = useRef<Speech | null>(null);
  const told = useRef(-1);
  const speech = useMemo(() => {
    if (!now) return kept.current;
    const before = kept.current;
    if (before?.turn === now.turn && told.current === again) {
      // In the middle of a turn only what comes up is new; what was said stays as true as the position is.
      const fresh = now.stakes.filter(({ topic, first }) => first && !isUnderstood(game, FIRST + topic));
      const firsts = [
        ...before.firsts,
        ...fresh.filter((one) => before.firsts.every(({ topic }) => topic !== one.topic)),
      ];
      const stakes = before.stakes.flatMap(
        ({ topic }) => now.stakes.find((one) => !one.first && one.topic === topic) ?? [],
      );
      kept.current = { ...before, firsts, stakes };
      return kept.current;
    }
    const all = now.stakes.filter((stake) => !stake.first);
    const stakes = all.filter(({ topic }) => !isUnderstood(game, topic)).slice(0, MOST_STAKES);
    const plans = !isUnderstood(game, PLANS);
    const less = all.slice(0, MOST_STAKES).some((stake) => isUnderstood(game, stake.topic)) || !plans;
    const firsts = now.stakes.filter(({ topic, first }) => first && !isUnderstood(game, FIRST + topic)).slice(0, 1);
    kept.current = { turn: now.turn, stakes, firsts, plans, less, tellLess: less && !wasToldLess(game) };
    told.current = again;
    return kept.current;
  }, [now, game, again]);
  useEffect(() => {
    if (!speech || !mine) return;
    noteSaid(
      game,
      speech.stakes.map(({ topic }) => topic),
    );
    if (speech.tellLess) noteToldLess(game);
  }, [speech?.turn, mine, again]);
  const explained = speech?.firsts.map(({ topic }) => topic).join(" ");
  useEffect(() => {
    const topics = explained ? explained.split(" ").map((topic) => FIRST + topic) : [];
    if (mine)
      noteSaid(
        game,
        topics.filter((topic) => !isUnderstood(game, topic)),
      );
  }, [explained, mine]);
  return speech;
}

/** The player's own touches by their numbers, as far as they were seen. */
function useOwnTouches({ number, last, viewer }: State): ReadonlyMap<number, string> {
  const kept = useRef(new Map<number, string>());
  if (last?.seat === viewer && last.touch) kept.current.set(number, last.touch);
  return kept.current;
}

/** Plans where nothing was touched since; afterwards the ones that the player follows. */
function plansNow(ways: HintLine[], at: number, own: ReadonlyMap<number, string>, { number }: State): Plan[] {
  const done = number - at;
  if (done < 0) return [];
  const rankOf = ({ less }: HintLine, i: number) => (i === 0 ? "best" : less < AS_GOOD ? "as-good" : "less");
  return ways
    .map((way, i): Plan => ({ ...way, next: way.touches[done] ?? "", rank: done ? "following" : rankOf(way, i) }))
    .filter(({ touches, next }) => next && touches.slice(0, done).every((touch, i) => own.get(at + i + 1) === touch));
}

/** The open thing that a thing is a part of, or nothing. */
export function openAround(thing: HTMLElement | null | undefined): string {
  const open = thing?.closest<HTMLElement>("[data-touch].open");
  return open ? nameOf(open) : "";
}

/** The keys: call the coach, and ask about the thing that is armed, pointed at or in focus. */
export function coachKeys(
  coaching: Coaching,
  { pointed }: Looking,
  { armed }: Touching,
  isOpen: (name: string) => boolean,
  w: ReturnType<typeof useWords>,
): Record<string, () => void> {
  const about = (how: Asked["how"]) => () => {
    if (!coaching.on) return;
    const focused = document.activeElement?.closest<HTMLElement>(".table-page :is([data-touch], [data-about])");
    const thing = pointed?.element ?? focused;
    const name = armed || (thing ? nameOf(thing) : "");
    const open = isOpen(name) ? name : openAround(thing);
    if (!name) toast(w.coachPointFirst);
    else if (how === "why" && !open) toast(w.coachNotOpen);
    else coaching.ask(how === "why" ? open : name, how);
  };
  return { k: () => coaching.can && coaching.toggle(), w: about("why"), q: about("what") };
}
