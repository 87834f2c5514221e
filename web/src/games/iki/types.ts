// What IKI's view and pieces are, and what the boards count with.

import type { GameView } from "../../protocol";
import type { Good, IkiPieces, IkiTable, PrintedCharacter, PrintedShop, Type } from "./wire.gen";

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

/** What was made of the pieces for tables that play a misprint as it stands. */
const misprinted = new WeakMap<IkiPieces, Map<string, IkiPieces>>();

/** The pieces as they count at this table: a misprint that its options play as printed stands as the book has it. */
export function piecesAt(table: IkiTable, pieces: IkiPieces): IkiPieces {
  if (table.as_printed.length === 0) return pieces;
  const key = table.as_printed.join();
  const made = misprinted.get(pieces) ?? new Map<string, IkiPieces>();
  const found = made.get(key) ?? withMisprints(pieces, table);
  misprinted.set(pieces, made.set(key, found));
  return found;
}

function withMisprints(pieces: IkiPieces, { as_printed }: IkiTable): IkiPieces {
  const shops = as_printed.includes("construction") ? each(pieces.shops, asPrintedShop) : pieces.shops;
  const characters = as_printed.includes("tempura") ? each(pieces.characters, asPrintedCharacter) : pieces.characters;
  return { ...pieces, shops, characters };
}

function asPrintedShop(shop: PrintedShop): PrintedShop {
  return shop.effect_printed ? { ...shop, effect: shop.effect_printed } : shop;
}
function asPrintedCharacter(character: PrintedCharacter): PrintedCharacter {
  return character.salary_printed ? { ...character, salary: character.salary_printed } : character;
}

function each<T>(entries: Record<string, T>, change: (entry: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, change(entry)]));
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
