// How much of the newest deeds has room along the foot, beside what else lies there. Reckoned, not measured: it is known
// before anything is drawn, and an update measures nothing.

import { useEffect, useState } from "preact/hooks";
import { inShort } from "./in-short";

/** The width of the smallest laptop. */
export const LAPTOP = 1280;
const LOG = 142; // the button that opens the log, with its margins
const CHIP = 252; // a moment that is folded
const LETTER = 3.35; // px on one of two lines, as in frame.css
const AROUND = 60; // sign, margins and what a line leaves empty
const BETWEEN = 22;
const LEAST_BEFELL = 200;
const LEAST = 16; // letters that tell anything
const MOST = [130, 100]; // letters of the newest one, and of those before it

/** The letters that the newest deed and the one before it may have, so that both are whole in a window of at least so
 * many px. */
export function roomOfDeeds(befell: number, chip: boolean, width: number): number[] {
  const foot = width - (chip ? CHIP : 0);
  const forYou = befell ? Math.min(Math.max(LEAST_BEFELL, befell * LETTER + AROUND), foot / 2) + 8 : 0;
  const letters = (foot - LOG - forYou - BETWEEN - 2 * AROUND) / LETTER;
  const [newest, older] = MOST;
  const share = Math.min(1, letters / (newest + older));
  return [Math.floor(share * newest), Math.floor(share * older)];
}

/** The newest deeds as they stand in a row of so many px, the newest first: the two newest whole or, where they need more
 * than all of it, in short; older ones whole. One that has no room is left out. */
export function deedsInRow(texts: readonly string[], room: readonly number[], width: number): string[] {
  const [newest = "", older = "", ...before] = texts;
  const known = Number.isFinite(width);
  const both = known ? Math.floor((width - BETWEEN - 2 * AROUND) / LETTER) : room[0] + room[1];
  const wanted = Math.max(room[0], both - Math.min(older.length, room[1]));
  const first = inShort(newest, known ? Math.min(wanted, lettersIn(width)) : wanted);
  const second = inShort(older, Math.max(LEAST, both - first.length));
  let end = -BETWEEN;
  const row = [first, second, ...before].slice(0, texts.length);
  const over = row.findIndex((text, at) => {
    end += BETWEEN + text.length * LETTER + AROUND;
    return at > 0 && end > width; // the newest one is always told
  });
  return over < 0 ? row : row.slice(0, over);
}

/** The letters that have room on two lines of so many px. */
function lettersIn(width: number): number {
  return Math.max(LEAST, Math.floor((width - AROUND) / LETTER));
}

/** How wide the row of deeds is, beside whatever else lies in the foot. */
export function useRowWidth(row: { current: HTMLElement | null }): number {
  const [width, set] = useState(Infinity);
  useEffect(() => {
    if (!row.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const seen = entry?.contentRect.width ?? 0;
      set(seen > 0 ? seen : Infinity); // it is not drawn where the log stands beside the boards
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return width;
}

let chip = false;
const heard = new Set<(on: boolean) => void>();

/** A moment is folded in the foot, or not any more. */
export function foldInFoot(on: boolean): void {
  if (on === chip) return;
  chip = on;
  for (const hear of heard) hear(on);
}

export function useFoldedInFoot(): boolean {
  const [on, set] = useState(chip);
  useEffect(() => {
    set(chip);
    heard.add(set);
    return () => void heard.delete(set);
  }, []);
  return on;
}
