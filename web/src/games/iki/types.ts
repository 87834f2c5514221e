// The shapes of IKI's view and pieces, as src/ennichi/iki/view.py writes them.

import type { Award, Effect, Option } from "../../effect";
import type { GameView, Seat } from "../../protocol";

export type Season = "spring" | "summer" | "autumn" | "winter";
export type Type = "peddler" | "artisan" | "special" | "master" | "shop";
export type Good = "mon" | "rice" | "sandal" | "wood" | "koban";
/** [what, how many]: `what` counts through PLAIN */
export type Amount = [number, number];

export interface IkiTable {
  akebono: boolean;
  two: boolean;
  month: number; // 1 to 12; 0 during the setup, 13 on New Year's Day
  season: Season;
  first: Seat;
  power: Seat[]; // by firefighting, the top of each stack first
  turn: Seat | null;
  street: string[];
  ikizama: { space: string; seat: Seat | null; blocked: boolean }[];
  starters: { character: string; tile: string | null }[];
  row: (RowCard | null)[];
  stalls: Stall[];
  pipes: string[];
  pouches: string[];
  fish: string[];
  river: string[];
  buildings: string[];
  boats: { boat: string; owner: Seat | "tea" | null }[];
  tickets: { ticket: string; owner: Seat | null }[];
  celebrities: string[];
  spare_celebrities: string[];
  master: string | null;
  grand_master: boolean;
  doing: Doing;
  players: Player[];
  forecast: Forecast;
}

export interface RowCard {
  character: string;
  mon: number;
}

export interface Stall {
  stall: string;
  spaces: string[];
  extra: number;
  card: string | null;
  owner: Seat | null;
  xp: number;
}

export interface Doing {
  lane: string | null;
  walking: boolean;
  shop_used: boolean;
  character_used: boolean;
  celebrity_used: boolean;
  boat_used: boolean;
  /** tokens that were taken this turn and serve only in a later one */
  waiting: string[];
  /** the card, building or boat that the decision has taken up */
  chosen: string | null;
  /** the shop, character, boat … whose effect is being carried out */
  source: string | null;
  options: Record<string, Option>;
  /** mon that the actor would pay at each open stall */
  prices: Record<string, number>;
  /** the nagaya and the stall that the fire has reached */
  fire: string | null;
  stall: string | null;
  fed: string[];
}

export interface Player {
  colour: string;
  goods: Record<Good, number>;
  iki: number;
  fire: number;
  trade: number;
  kobuns: number;
  sailors: number;
  space: string | null;
  columns: Record<Type, string[]>;
  types: number[];
  pipes: string[];
  pouches: string[];
  fish: string[];
  fish_bought: Season[];
  specials: string[];
  tickets: string[];
  celebrities: string[];
  salary: Amount[];
  score: number;
  breakdown: Record<string, number>;
}

export type Fate = "burns" | "stops" | "saved" | "safe";
/** What the next fire and the next payday would bring if nothing changed; null after the last one. */
export interface Forecast {
  fire: { month: number; strength: number; stalls: Record<string, { strength: number; fate: Fate }> } | null;
  payday: { month: number; stalls: Record<string, number>; players: Pay[] } | null;
}

export interface Pay {
  salary: Amount[];
  harmony: number;
  /** characters to feed, and for how many of them the rice will not do */
  rice: number;
  short: number;
  /** what the meals earn */
  meals: Amount[];
}

export interface IkiPieces {
  names: Record<string, string>; // by touch name
  types: Record<Type | "none", string>;
  characters: Record<string, PrintedCharacter>;
  buildings: Record<string, PrintedBuilding>;
  boats: Record<string, PrintedBoat>;
  celebrities: Record<string, PrintedCelebrity>;
  tokens: Record<string, PrintedToken>;
  shops: Record<string, { effect: Effect }>;
  tiles: { tile: string; effect: Effect }[];
  fires: number[]; // by month
  fires_for_two: number[];
  tracks: Record<"fire" | "trade", number>; // their last spaces
  trade_income: Record<number, Effect>; // by space of the track
  fish_places: number;
  paydays: boolean[];
  scoring: { koban: number; wood: number; mon_per_iki: number };
}

export interface PrintedCharacter {
  type: Type | "none";
  cost: number;
  bonus: Effect | null;
  skill: Effect;
  salary: Effect[];
  xp: number;
  token: string | null;
}
/** A pipe with its effect, a pouch with its award, a fish with its extra. */
export interface PrintedToken {
  price: number;
  season: Season;
  words: string;
  effect?: Effect | null;
  end?: Award;
  extra?: number;
}
/** When a lasting ability works. */
export type Trigger =
  | "fed"
  | "payday"
  | "harmony"
  | "hire-fire"
  | "hire-special"
  | "boat"
  | "pass"
  | "meet"
  | "no-hire"
  | "retire"
  | "lap"
  | "fire"
  | "place";
export interface PrintedBuilding {
  cost: Effect;
  end: Award;
  permanent: boolean;
  trigger: Trigger | null;
  effect: Effect | null;
}
export interface PrintedBoat {
  cost: Effect | null;
  trade: string; // the steps on the trade track, in words
  action: Effect;
}
export interface PrintedCelebrity {
  season: Season;
  kind: "permanent" | "now" | "end";
  trigger: Trigger | null;
  effect: Effect | null;
  end: Award | null;
}

export const TYPES: readonly Type[] = ["peddler", "artisan", "special", "master", "shop"];
export const GOODS: readonly Good[] = ["mon", "rice", "sandal", "wood", "koban"];
export const PLAIN: readonly string[] = ["mon", "rice", "sandal", "wood", "koban", "iki", "fire", "trade", "gift"];
export const MONTHS = 12;
export const FRESH = 4; // with Akebono: places of the row for new cards, then kept ones, then the New Character
export const KEPT = 2;
export const BRIDGE = "space.nihonbashi-bridge";

// The server is the only one who writes these; the shapes above are its promise.
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
