// The turns of the Tengu, taken from the log, and how they are told: line after line, at the pace of the player.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { PAUSE } from "../../live";
import { light } from "../../log";
import type { LogLine } from "../../protocol";
import { useSettings } from "../../settings";

export interface TenguTurn {
  /** the touch after which it happened */
  number: number;
  lines: LogLine[];
}

export function turnsOf(log: LogLine[]): TenguTurn[] {
  const turns: TenguTurn[] = [];
  let going = false;
  for (const line of log) {
    if (line.event === "tengu-rolled") {
      going = true;
      turns.push({ number: line.number, lines: [] });
    }
    if (going) turns[turns.length - 1]?.lines.push(line);
    if (line.event === "tengu-refilled") going = false;
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
  const fresh = turns.flatMap(({ number, lines }, at) => (number === newest ? lines.map((line) => ({ at, line })) : []));

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
    return { at, lines: fresh.slice(0, count).filter((one) => one.at === at).map(({ line }) => line), go: choose };
  }
  const at = Math.min(chosen, last);
  return { at, lines: turns[at]?.lines ?? [], go: choose };
}
