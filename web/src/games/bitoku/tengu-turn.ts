// The turns of the Tengu, taken from the log, and how they are told: line after line, at the pace of the player.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
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

export interface Told {
  at: number;
  /** the lines told so far */
  lines: LogLine[];
  telling: boolean;
  finish: () => void;
  go: (turn: number) => void;
}

interface Progress {
  at: number;
  count: number;
  telling: boolean;
}

/** Tells new turns one after the other; whoever comes to the table, or looks back, sees a turn as a whole. */
export function useTold(turns: TenguTurn[]): Told {
  const { pace } = useSettings();
  const last = turns.length - 1;
  const newest = turns[last]?.number ?? 0;
  const whole: Progress = { at: last, count: Infinity, telling: false };
  const [progress, set] = useState(whole);
  const seen = useRef(newest);
  const at = Math.min(progress.at, last);
  const lines = turns[at]?.lines ?? [];
  const told = lines.slice(0, progress.count);

  useLayoutEffect(() => {
    const first = turns.findIndex(({ number }) => number > seen.current);
    const fresh = newest > seen.current && pace !== "off" && !document.hidden;
    seen.current = newest;
    set(fresh ? { at: first, count: 1, telling: true } : whole);
  }, [newest, turns.length]);

  const finish = () => set(whole);
  useEffect(() => {
    if (!progress.telling) return undefined;
    light(told[told.length - 1]?.things ?? []);
    const timer = setTimeout(() => {
      if (progress.count < lines.length) set({ ...progress, count: progress.count + 1 });
      else if (at < last) set({ at: at + 1, count: 1, telling: true });
      else finish();
    }, PAUSE[pace]);
    const hurry = (event: Event) => {
      const touched = event.target instanceof Element && event.target.closest("[data-touch].open");
      const key = event instanceof KeyboardEvent && !["Shift", "Tab"].includes(event.key) && !event.key.startsWith("Arrow");
      if (touched || key) finish();
    };
    document.addEventListener("click", hurry);
    document.addEventListener("keydown", hurry);
    return () => {
      clearTimeout(timer);
      light([]);
      document.removeEventListener("click", hurry);
      document.removeEventListener("keydown", hurry);
    };
  }, [progress, pace, turns.length]);

  const go = (turn: number) => set({ at: turn, count: Infinity, telling: false });
  return { at, lines: told, telling: progress.telling, finish, go };
}
