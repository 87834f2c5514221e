// Written by tools/wire_types.py from src/ennichi/iki/shapes.py; change that.

import type { Award, Effect, Option, Seat } from "../../wire.gen";

export type Season = "spring" | "summer" | "autumn" | "winter";

export type Type = "peddler" | "artisan" | "special" | "master" | "shop";

export type AnyType = Type | "none";

export type Good = "mon" | "rice" | "sandal" | "wood" | "koban";

/** what, counted through PLAIN, and how many */
export type Amount = [number, number];

/** what a fire does in a stall */
export type Fate = "burns" | "stops" | "saved" | "safe";

/** when a lasting ability works */
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

export type CelebrityKind = "permanent" | "now" | "end";

/** what our rulings correct, and an option plays as it is printed */
export type Misprint = "construction" | "tempura";

export interface IkiTable {
  akebono: boolean;
  two: boolean;
  as_printed: Misprint[];
  /** 1 to 12; 0 during the setup, 13 on New Year's Day */
  month: number;
  season: Season;
  first: Seat;
  /** by firefighting, the top of each stack first */
  power: Seat[];
  turn: Seat | null;
  street: string[];
  ikizama: IkizamaSpace[];
  starters: Starter[];
  row: (RowCard | null)[];
  stalls: Stall[];
  pipes: string[];
  pouches: string[];
  fish: string[];
  river: string[];
  buildings: string[];
  boats: Boat[];
  tickets: Ticket[];
  celebrities: string[];
  spare_celebrities: string[];
  master: string | null;
  grand_master: boolean;
  doing: Doing;
  forecast: Forecast;
  players: Player[];
}

export interface IkizamaSpace {
  space: string;
  seat: Seat | null;
  blocked: boolean;
}

export interface Starter {
  character: string;
  tile: string | null;
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

export interface Boat {
  boat: string;
  owner: Seat | "tea" | null;
}

export interface Ticket {
  ticket: string;
  owner: Seat | null;
}

/** What is going on while a player decides. */
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
  /** mon that the actor would pay at each open stall, or for each card of the row */
  prices: Record<string, number>;
  /** where each open Ikizama space leads the actor */
  lands: Record<string, Landing>;
  /** the nagaya that the fire has reached */
  fire: string | null;
  /** and the stall */
  stall: string | null;
  fed: string[];
}

export interface Landing {
  spaces: string[];
  /** with one sandal more each */
  further: string[];
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

/** What the next fire and the next payday would bring if nothing changed; null after the last one. */
export interface Forecast {
  fire: FireAhead | null;
  payday: PaydayAhead | null;
}

export interface FireAhead {
  month: number;
  strength: number;
  stalls: Record<string, FireInStall>;
}

export interface FireInStall {
  strength: number;
  fate: Fate;
}

export interface PaydayAhead {
  month: number;
  stalls: Record<string, number>;
  players: Pay[];
}

export interface Pay {
  salary: Amount[];
  harmony: number;
  /** characters to feed */
  rice: number;
  /** and for how many of them the rice will not do */
  short: number;
  /** what the meals earn */
  meals: Amount[];
}

export interface IkiPieces {
  /** by touch name */
  names: Record<string, string>;
  types: Record<AnyType, string>;
  characters: Record<string, PrintedCharacter>;
  buildings: Record<string, PrintedBuilding>;
  boats: Record<string, PrintedBoat>;
  celebrities: Record<string, PrintedCelebrity>;
  tokens: Record<string, PrintedToken>;
  shops: Record<string, PrintedShop>;
  tiles: PrintedTile[];
  /** by month */
  fires: number[];
  fires_for_two: number[];
  tracks: PrintedTracks;
  /** by space of the track */
  trade_income: Record<string, Effect>;
  fish_places: number;
  paydays: boolean[];
  scoring: PrintedScoring;
}

export interface PrintedCharacter {
  type: AnyType;
  cost: number;
  bonus: Effect | null;
  skill: Effect;
  salary: Effect[];
  /** where the book differs */
  salary_printed?: Effect[];
  xp: number;
  token: string | null;
}

export interface PrintedBuilding {
  cost: Effect;
  end: Award;
  permanent: boolean;
  trigger: Trigger | null;
  effect: Effect | null;
}

export interface PrintedBoat {
  cost: Effect | null;
  /** the steps on the trade track, in words */
  trade: string;
  action: Effect;
}

export interface PrintedCelebrity {
  season: Season;
  kind: CelebrityKind;
  trigger: Trigger | null;
  effect: Effect | null;
  end: Award | null;
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

export interface PrintedShop {
  effect: Effect;
  /** where the book differs */
  effect_printed?: Effect;
}

export interface PrintedTile {
  tile: string;
  effect: Effect;
}

/** Their last spaces. */
export interface PrintedTracks {
  fire: number;
  trade: number;
}

export interface PrintedScoring {
  koban: number;
  wood: number;
  mon_per_iki: number;
}
