// Written by tools/wire_types.py from src/ennichi/bamboo/shapes.py; change that.

import type { Seat } from "../../wire.gen";

export type Colour = "red" | "green" | "blue" | "white";

export type Action = "balance" | "home" | "income" | "cook" | "joker";

export type Kind = "D" | "F" | "G" | "Q";

export type ZoneName = "left" | "centre" | "right";

export type Season = "spring" | "summer" | "autumn" | "winter" | "setup";

export interface BambooTable {
  night: boolean;
  /** 1 to 4, 0 during the setup */
  year: number;
  season: Season;
  first: Seat;
  /** sections to draft */
  laid_out: string[];
  /** shown and not taken */
  gifts: string[];
  /** from the top; from the fourth on they lie in the free cells below */
  shoots: string[][];
  temples: Temple[];
  spirits_gone: string[];
  /** left, centre, right */
  balance: Column[];
  /** level 1, level 2 */
  homes: Column[];
  food: FoodMarket;
  turn: Turn;
  players: Player[];
}

export interface Temple {
  colour: Colour;
  /** from the oldest */
  sticks: (Seat | "ghost")[];
  /** on top of the pile */
  spirit: string | null;
  left: number;
}

export interface Column {
  /** place 1 (the lowest) first; null for a free place below another tile */
  shown: (string | null)[];
  left: number;
  /** what everybody has seen going to the bottom of the dispenser */
  bottom: string[];
}

/** The food tokens, by sort. */
export interface FoodMarket {
  shown: number[];
  supply: number;
  spent: number[];
  names: string[];
}

export interface Turn {
  stage: number;
  visited: string | null;
  sticks: number;
  actions: number;
  hand: string[];
  unresolved: string[];
  /** in hand, being resolved, or looking for a stock */
  section: string | null;
  /** being bought */
  home: string | null;
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
  /** row by row */
  grid: (string | null)[];
  night_cells: (Kind | null)[];
  comfort: Record<ZoneName, number>;
  held: Held[];
  scored: string[];
  food: number[];
  awake: number[];
  asleep: number[];
  passed: boolean;
  score: number;
  breakdown: Record<string, number>;
}

/** A balance tile, and whether its pattern is there. */
export interface Held {
  tile: string;
  holds: boolean;
}

export interface BambooPieces {
  sections: Record<string, PrintedSection>;
  homes: Record<string, PrintedHome>;
  balance: Record<string, PrintedBalance>;
  /** their cells */
  zones: Record<ZoneName, number[]>;
  /** of a home */
  most_comfort: number;
  /** by level, place 1 first */
  market: PrintedPlace[][];
  spirits: Record<string, PrintedSpirit>;
  food: Record<string, number>;
  stock_size: number;
  balance_places: number;
  food_places: number;
  years: number;
  /** happiness lost for a marked cell that stays empty */
  night_penalty: number;
  /** happiness lost for each point of difference between left and right */
  harmony_penalty: number;
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

export interface PrintedPlace {
  price: number;
  happiness: number;
}

export interface PrintedSpirit {
  wake: number;
}

export interface PrintedBalance {
  zone: ZoneName;
  /** rows of kinds, "*" for any home and "." for none */
  pattern: string[];
  /** all homes of its kind in the zone count */
  total: boolean;
  /** every way to lay the pattern: cells and kinds */
  ways: [number, Kind | "*"][][];
  comfort: number;
  points: number;
  words: string;
}
