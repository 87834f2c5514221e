// What IKI's view and pieces are, and what the boards count with.

import type { GameView } from "../../protocol";
import type { Good, IkiPieces, IkiTable, Type } from "./wire.gen";

export type * from "./wire.gen";

export const TYPES: readonly Type[] = ["peddler", "artisan", "special", "master", "shop"];
export const GOODS: readonly Good[] = ["mon", "rice", "sandal", "wood", "koban"];
export const PLAIN: readonly string[] = ["mon", "rice", "sandal", "wood", "koban", "iki", "fire", "trade", "gift"];
export const MONTHS = 12;
export const FRESH = 4; // with Akebono: places of the row for new cards, then kept ones, then the New Character
export const KEPT = 2;
export const BRIDGE = "space.nihonbashi-bridge";

// The server is the only one who writes these; their shapes are its promise.
export function tableOf(view: GameView): IkiTable {
  return view.table as IkiTable;
}
export function piecesOf(pieces: unknown): IkiPieces {
  return pieces as IkiPieces;
}

/** An entry that must be there: the pieces name everything that a view names. */
export function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`IKI has no piece ${name}`);
  return value;
}

/** The id of a thing: "monk" for "character.monk". */
export function idOf(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}
export function groupOf(name: string): string {
  return name.split(".", 1)[0] ?? name;
}

export function firesOf(table: IkiTable, pieces: IkiPieces): number[] {
  return table.two ? pieces.fires_for_two : pieces.fires;
}
