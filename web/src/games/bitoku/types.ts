// What Bitoku's view and pieces are, and what the boards count with.

import type { GameView, Seat } from "../../protocol";
import type { BitokuPieces, BitokuTable, Layout, Phase, Region, Resource } from "./wire.gen";

export type * from "./wire.gen";

export const REGIONS: readonly Region[] = ["yomi", "stairs", "home", "glade", "forges"];
export const RESOURCES: readonly Resource[] = ["wood", "stone", "jade", "sake"];
export const PHASES: readonly Phase[] = ["spring", "summer", "autumn", "winter"];

// The server is the only one who writes these; their shapes are its promise.
export function tableOf(view: GameView): BitokuTable {
  return view.table as BitokuTable;
}
export function piecesOf(pieces: unknown): BitokuPieces {
  return pieces as BitokuPieces;
}

/** An entry that must be there: the pieces name everything that a view names. */
export function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`Bitoku has no piece ${name}`);
  return value;
}

/** The id of a thing: "jin-1" for "bitoku.jin-1". */
export function idOf(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}

export function layoutOf(table: BitokuTable, pieces: BitokuPieces): Layout {
  return must(
    pieces.layouts.find((layout) => layout.id === table.layout),
    table.layout,
  );
}

export function dieName(seat: Seat, die: number): string {
  return `die.${seat + 1}.${die + 1}`;
}

/** All dice that stand on a place, by seat. */
export function diceOn(table: BitokuTable, place: string): { seat: Seat; die: number; value: number }[] {
  return table.players.flatMap((player, seat) =>
    player.dice.flatMap(({ value, place: at }, die) => (at === place ? [{ seat, die, value }] : [])),
  );
}
