// What Bamboo's view and pieces are, and what the boards count with.

import type { GameView } from "../../protocol";
import type { BambooPieces, BambooTable, Colour, ZoneName } from "./wire.gen";

export type * from "./wire.gen";

export const COLOURS: readonly Colour[] = ["red", "green", "blue", "white"];
export const ZONES: readonly ZoneName[] = ["left", "centre", "right"];
export const COLUMNS = 5;
export const CELLS_PER_SHOOT = 3;
export const FREE_CELLS = 2;
export const GIFTS = 4;
export const BALANCE_PLACES = 3;

// The steps of a summer turn (src/ennichi/bamboo/state.py).
export const PLACING = 2;

// The server is the only one who writes these; their shapes are its promise.
export function tableOf(view: GameView): BambooTable {
  return view.table as BambooTable;
}
export function piecesOf(pieces: unknown): BambooPieces {
  return pieces as BambooPieces;
}

/** An entry that must be there: the pieces name everything that a view names. */
export function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`Bamboo has no piece ${name}`);
  return value;
}

/** The zone of a cell as it is told: the middle column belongs to the centre alone. */
export function zoneOf(cell: number, { left, right }: BambooPieces["zones"]): ZoneName {
  return left.includes(cell) ? "left" : right.includes(cell) ? "right" : "centre";
}

/** The id of a thing: "tengu" for "spirit.tengu". */
export function idOf(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}
