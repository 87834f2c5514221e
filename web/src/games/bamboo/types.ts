// The shapes of Bamboo's view and pieces, as src/ennichi/bamboo/view.py writes them.

import type { GameView, Seat } from "../../protocol";

export type Colour = "red" | "green" | "blue" | "white";
export type Action = "balance" | "home" | "income" | "cook" | "joker";
export type Kind = "D" | "F" | "G" | "Q";
export type ZoneName = "left" | "centre" | "right";
export type Season = "setup" | "spring" | "summer" | "autumn" | "winter";

export interface BambooTable {
  night: boolean;
  year: number; // 1 to 4, 0 during the setup
  season: Season;
  first: Seat;
  laid_out: string[]; // sections to draft
  gifts: string[]; // shown and not taken
  shoots: string[][]; // from the top; from the fourth on they lie in the free cells below
  temples: Temple[];
  spirits_gone: string[];
  balance: Column[]; // left, centre, right
  homes: Column[]; // level 1, level 2
  food: { shown: number[]; supply: number; spent: number[]; names: string[] };
  turn: Turn;
  players: Player[];
}

export interface Temple {
  colour: Colour;
  sticks: (Seat | "ghost")[]; // from the oldest
  spirit: string | null; // on top of the pile
  left: number;
}

export interface Column {
  shown: (string | null)[]; // place 1 (the lowest) first; null for a free place below another tile
  left: number;
  bottom: string[]; // what everybody has seen going to the bottom of the dispenser
}

export interface Turn {
  stage: number;
  visited: string | null;
  sticks: number;
  actions: number;
  hand: string[];
  unresolved: string[];
  section: string | null; // in hand, being resolved, or looking for a stock
  home: string | null; // being bought
  wild: boolean;
  roam: boolean;
  need: number;
}

export interface Player {
  colour: string;
  coins: number;
  happiness: number;
  reserve: number;
  later: number;
  marker: string | null;
  stocks: string[][];
  grid: (string | null)[]; // row by row
  night_cells: (Kind | null)[];
  comfort: Record<ZoneName, number>;
  held: { tile: string; holds: boolean }[];
  scored: string[];
  food: number[];
  awake: number[];
  asleep: number[];
  passed: boolean;
  score: number;
  breakdown: Record<string, number>;
}

export interface BambooPieces {
  sections: Record<string, PrintedSection>;
  homes: Record<string, PrintedHome>;
  balance: Record<string, PrintedBalance>;
  zones: Record<ZoneName, number[]>; // their cells
  most_comfort: number; // of a home
  market: { price: number; happiness: number }[][]; // by level, place 1 first
  spirits: Record<string, { wake: number }>;
  food: Record<string, number>;
  stock_size: number;
  balance_places: number;
  food_places: number;
  years: number;
  night_penalty: number; // happiness lost for a marked cell that stays empty
}

export interface PrintedSection {
  colour: Colour;
  action: Action;
}
export interface PrintedHome {
  kind: Kind;
  comfort: number;
  level: number;
}
export interface PrintedBalance {
  zone: ZoneName;
  pattern: string[]; // rows of kinds, "*" for any home and "." for none
  total: boolean; // all homes of its kind in the zone count
  ways: [cell: number, kind: string][][]; // every way to lay the pattern
  comfort: number;
  points: number;
  words: string;
}

export const COLOURS: readonly Colour[] = ["red", "green", "blue", "white"];
export const ZONES: readonly ZoneName[] = ["left", "centre", "right"];
export const COLUMNS = 5;
export const CELLS_PER_SHOOT = 3;
export const FREE_CELLS = 2;
export const GIFTS = 4;
export const BALANCE_PLACES = 3;

// The steps of a summer turn (src/ennichi/bamboo/state.py).
export const PLACING = 2;

// The server is the only one who writes these; the shapes above are its promise.
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

/** The id of a thing: "tengu" for "spirit.tengu". */
export function idOf(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}
