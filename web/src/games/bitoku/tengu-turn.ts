// The turns and springs of the Tengu, taken from the log.

import type { LogLine } from "../../protocol";

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
