// When the coach speaks at a table, and of what: the server says what there is to say, and this browser knows what the
// player has understood already.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import {
  ASKING,
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
import { type Speech, speechOf, topicOf } from "./coach-speech";
import type { Deciding } from "./deciding";
import { type Rank, rankOf } from "./hinted";
import { byKeyboard } from "./keyboard";
import type { Learning } from "./learning";
import type { Live } from "./live";
import type { Looking } from "./looking";
import type { CoachTurn, HintLine, Stake, State } from "./protocol";
import { toast } from "./toast";
import { focusOn, nameOf } from "./touchables";
import type { Touching } from "./touching";
import type { useWords, Words } from "./words";

export interface Plan extends HintLine {
  /** the touch of it that comes next */
  next: string;
  rank: Rank | "following";
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
  /** nothing was touched in it yet */
  begins: boolean;
  /** what is said at once of the position, what comes up for the first time before the rest */
  facts: Stake[];
  /** on what less hangs */
  more: Stake[];
  /** everything that can be said of a thing in this position */
  factsAbout: (name: string) => Stake[];
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
  /** how one asks is said */
  tellAsking: boolean;
  /** the first touch of the plan that was chosen */
  chosen: string;
  /** the touch of it that comes next, as long as it is followed */
  lit: string;
  choose: (plan: Plan) => void;
  /** points at the best plan, in place of a hint; false where there is none */
  hint: () => boolean;
  asked: Asked | null;
  ask: (name: string, how: Asked["how"]) => void;
  putAway: () => void;
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
  const [chosen, choose] = useState("");
  const [asked, ask] = useState<Asked | null>(null);
  const [forgotten, forget] = useState(0);
  const on = can && stands && !view.over;
  const settled = mine && !live.telling;

  useEffect(() => {
    if (view.over && viewer !== null && !state.puzzle && !state.lesson) noteFinished(game);
  }, [view.over]);
  useEffect(() => ask(null), [version]);
  useEffect(
    () => choose((wanted) => (wanted === BEST ? (heard.plans?.plans[0]?.touches[0] ?? "") : "")),
    [heard.plans],
  );

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

  const [speech, tellsLess] = useSpeech(heard.now, game, settled, forgotten);
  useEffect(() => {
    if (heard.plans && heard.plans.plans.length > 1) noteSaid(game, [PLANS]);
  }, [heard.plans]);
  const own = useOwnTouches(state);
  const plans =
    speech?.plans === false && !heard.plans ? [] : plansNow(heard.plans?.plans ?? [], heard.plansAt, own, state);
  const followed = state.number === heard.plansAt || plans.length > 0;
  // Whoever goes another way hears once in the turn where that leads; and whoever has followed a plan to where something
  // came to light, or comes back in the midst of a turn, hears how to go on.
  const ended = heard.plans !== null && isPlayedOut(heard.plans.plans, heard.plansAt, own, state);
  const cameBack = heard.plans === null && speech?.plans === true && speech.turn < state.number;
  const lost = ended || cameBack || (heard.plans !== null && !followed);
  const strayed =
    on && settled && lost && !heard.thinking && heard.now?.version === version && state.touches.length > 1;
  const thoughtAnew = useRef({ turn: -1, version: -1 });
  useEffect(() => {
    if (!strayed || !speech || thoughtAnew.current.version === version) return;
    if (!ended && !cameBack && thoughtAnew.current.turn === speech.turn) return;
    thoughtAnew.current = { turn: ended || cameBack ? thoughtAnew.current.turn : speech.turn, version };
    heard.ask("now");
  }, [strayed, speech?.turn, version]);
  const lit = plans.find(({ touches }) => touches[0] === chosen)?.next ?? "";
  useEffect(() => {
    if (lit) bringIntoSight(lit);
  }, [lit]);

  return {
    can: can && !view.over,
    on,
    toggle: () => call(!stands),
    offered: called === null && can && !view.over,
    decline: () => call(false),
    mine: settled,
    begun: speech?.turn ?? -1,
    begins: speech?.turn === state.number,
    facts: speech ? inOrder([...speech.firsts, ...speech.stakes], heard.now?.stakes ?? []) : [],
    more: speech?.more ?? [],
    factsAbout: (name) => heard.now?.stakes.filter(({ things }) => things.includes(name)) ?? [],
    plans,
    thinking: heard.thinking,
    mayPlan: settled && !heard.thinking && (!heard.plans || !followed),
    planNow: () => heard.ask("now"),
    turn: turn && turn.end === last ? turn : null,
    tellLess: tellsLess,
    less: speech?.less ?? false,
    again: () => {
      forgetTopics(game);
      forget((times) => times + 1);
      if (settled) heard.ask("now");
    },
    tellAsking: !isUnderstood(game, ASKING),
    chosen,
    lit,
    choose: ({ touches: [first = ""] }) => choose(first === chosen ? "" : first),
    hint: () => {
      const best = plans[0]?.touches[0] ?? (heard.thinking ? BEST : "");
      if (!on || !settled || !best) return false;
      choose(best);
      if (lit && best === chosen) bringIntoSight(lit);
      return true;
    },
    asked,
    ask: (name, how) => {
      ask({ name, how });
      noteActed(game, [ASKING]);
      if (how === "why") heard.askWhy(name);
    },
    putAway: () => ask(null),
  };
}

const BEST = "*"; // the best plan, which is still being thought of

export function bringIntoSight(name: string): void {
  const thing = document.querySelector<HTMLElement>(`.table-page [data-touch="${CSS.escape(name)}"]`);
  if (byKeyboard()) focusOn(thing);
  else thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Nobody here has touched anything yet. */
function isNew(live: Live, { viewer }: State): boolean {
  return !live.shown?.log.some((line) => line.number > 0 && line.seat === viewer);
}

/** What is said of all that can be said, which is counted; and whether it is said that it is less. */
function useSpeech(
  now: Live["coach"]["now"],
  game: string,
  mine: boolean,
  again: number,
): [Speech | null, tellsLess: boolean] {
  const kept = useRef<{ speech: Speech; again: number; tellsLess: boolean } | null>(null);
  const speech = useMemo(() => {
    if (!now) return kept.current?.speech ?? null;
    const before = kept.current?.again === again ? kept.current.speech : null;
    const next = speechOf(before, now, (topic, words) => isUnderstood(game, topic, words));
    const tellsLess = before?.turn === next.turn ? (kept.current?.tellsLess ?? false) : next.less && !wasToldLess(game);
    kept.current = { speech: next, again, tellsLess };
    return next;
  }, [now, game, again]);
  const counted = useRef({ turn: -1, again: -1, topics: new Set<string>() }); // each once a turn
  const said = speech ? [...speech.firsts, ...speech.stakes] : [];
  const topics = said.map(topicOf);
  useEffect(() => {
    if (!speech || !mine) return;
    if (counted.current.turn !== speech.turn || counted.current.again !== again)
      counted.current = { turn: speech.turn, again, topics: new Set() };
    const fresh = [...topics, ASKING].filter((topic) => !counted.current.topics.has(topic));
    for (const topic of fresh) counted.current.topics.add(topic);
    noteSaid(game, fresh, Object.fromEntries(said.map((stake) => [topicOf(stake), stake.words])));
    if (kept.current?.tellsLess) noteToldLess(game);
  }, [topics.join(), speech?.turn, mine, again]);
  return [speech, kept.current?.tellsLess ?? false];
}

/** What costs most first: above all what is asked just now. */
function inOrder(said: Stake[], all: Stake[]): Stake[] {
  return all.filter((stake) => said.some((one) => topicOf(one) === topicOf(stake)));
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
  return ways
    .map((way, i): Plan => ({ ...way, next: way.touches[done] ?? "", rank: done ? "following" : rankOf(way, i) }))
    .filter(({ touches, next }) => next && touches.slice(0, done).every((touch, i) => own.get(at + i + 1) === touch));
}

/** Whether a plan was followed to its end, where something came to light, and the turn goes on. */
export function isPlayedOut(
  ways: HintLine[],
  at: number,
  own: ReadonlyMap<number, string>,
  { number }: Pick<State, "number">,
): boolean {
  return ways.some(
    ({ touches }) => touches.length <= number - at && touches.every((touch, i) => own.get(at + i + 1) === touch),
  );
}

/** How good a plan is, in words. */
export function rankWords(rank: Plan["rank"], w: Words): string {
  const words = {
    best: w.coachBest,
    "as-good": w.coachAboutAsGood,
    less: w.coachALittleLess,
    far: w.coachClearlyLess,
    following: w.coachFollowing,
  };
  return words[rank];
}

/** The open thing that a thing is a part of, or nothing. */
export function openAround(thing: HTMLElement | null | undefined): string {
  const open = thing?.closest<HTMLElement>("[data-touch].open");
  return open ? nameOf(open) : "";
}

/** The keys: call the coach, get a hint, and ask about the thing that is armed, pointed at or in focus. */
export function coachKeys(
  coaching: Coaching,
  { pointed, point }: Looking,
  { armed }: Touching,
  isOpen: (name: string) => boolean,
  hint: () => void,
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
    else {
      point(null); // the tooltip lies over the answer
      coaching.ask(how === "why" ? open : name, how);
    }
  };
  return { k: () => coaching.can && coaching.toggle(), h: hint, w: about("why"), q: about("what") };
}
