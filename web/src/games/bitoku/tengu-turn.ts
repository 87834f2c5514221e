// The turns and springs of the Tengu, taken from the log, and how they are told: line after line, at the player's pace.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { PAUSE } from "../../live";
import { light } from "../../log";
import type { LogLine } from "../../protocol";
import { useSettings } from "../../settings";

export interface TenguTurn {
  /** the touch after which it happened */
  number: number;
  /** a turn of summer by its number, or the words for the spring in which its crystals work */
  turn: number;
  spring: string;
  lines: LogLine[];
}

const HUMAN = 0; // the only seat of a solo game

/** What the Tengu did, in order: its turns, and each spring in which it has movement points of its crystals. */
export function turnsOf(log: LogLine[]): TenguTurn[] {
  const turns: TenguTurn[] = [];
  let chapter = "";
  let count = 0;
  let ends: ((line: LogLine) => boolean) | null = null;
  for (const line of log) {
    if (line.chapter) ({ chapter } = line);
    if (line.event === "tengu-rolled") {
      count += 1;
      turns.push({ number: line.number, turn: count, spring: "", lines: [] });
      ends = () => false; // the new card of the row belongs to it
    } else if (line.event === "tengu-spring") {
      turns.push({ number: line.number, turn: 0, spring: chapter, lines: [] });
      ends = ({ seat, chapter: opens }) => seat === HUMAN || opens !== "";
    }
    if (ends?.(line)) ends = null;
    if (ends) turns[turns.length - 1]?.lines.push(line);
    if (line.event === "tengu-refilled") ends = null;
  }
  return turns;
}

export function linesToTell(lines: LogLine[]): number {
  return turnsOf(lines).reduce((sum, turn) => sum + turn.lines.length, 0);
}

export interface Told {
  at: number;
  /** the lines told so far */
  lines: LogLine[];
  go: (turn: number) => void;
}

const CROWD = 24; // more lines than so many are told faster, so that nobody waits for long

/** Tells new turns line by line, then says so; whoever comes to the table, or looks back, sees a turn as a whole. */
export function useTold(turns: TenguTurn[], telling: boolean, told: () => void): Told {
  const { pace } = useSettings();
  const last = turns.length - 1;
  const newest = turns[last]?.number ?? 0;
  const [chosen, choose] = useState(last);
  const [count, setCount] = useState(0);
  const fresh = turns.flatMap(({ number, lines }, at) =>
    number === newest ? lines.map((line) => ({ at, line })) : [],
  );

  useLayoutEffect(() => {
    choose(last);
    setCount(1);
  }, [newest, turns.length, telling]);

  useEffect(() => {
    if (!telling) return undefined;
    light(fresh[count - 1]?.line.things ?? []);
    const pause = PAUSE[pace] * Math.min(1, CROWD / fresh.length);
    const timer = setTimeout(() => (count < fresh.length ? setCount(count + 1) : told()), pause);
    return () => {
      clearTimeout(timer);
      light([]);
    };
  }, [telling, count, pace, newest]);

  if (telling) {
    const at = fresh[Math.min(count, fresh.length) - 1]?.at ?? last;
    return {
      at,
      lines: fresh
        .slice(0, count)
        .filter((one) => one.at === at)
        .map(({ line }) => line),
      go: choose,
    };
  }
  const at = Math.min(chosen, last);
  return { at, lines: turns[at]?.lines ?? [], go: choose };
}
