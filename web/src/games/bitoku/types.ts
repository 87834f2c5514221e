// The shapes of Bitoku's view and pieces, as src/ennichi/bitoku/view.py writes them.

import type { Award, Effect } from "../../effect";
import type { GameView, Seat } from "../../protocol";

export const REGIONS = ["yomi", "stairs", "home", "glade", "forges"] as const;
export const HILLS = ["yomi", "stairs", "glade", "forges"] as const;
export const RESOURCES = ["wood", "stone", "jade", "sake"] as const;
export const PHASES = ["spring", "summer", "autumn", "winter"] as const;

export type Region = (typeof REGIONS)[number];
export type HillName = (typeof HILLS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Phase = (typeof PHASES)[number] | "ascension";
export type Kind = "temple" | "onsen" | "farm" | "ryokan" | "ancient";
export type Colour = "dream" | "memory" | "ingenuity";
export type Need = "resource" | "building" | "crystal" | "mitama" | "dragonfly" | "illumination" | "gate" | "bitoku";

export interface BitokuTable {
  round: number;
  phase: Phase;
  order: Seat[];
  active: Seat;
  layout: string;
  regions: Record<Region, ShownRegion>;
  home: number[]; // the printed numbers of its spaces
  hills: Record<HillName, Hill>;
  gates: Record<string, string>; // fork to gate tile
  pilgrims: Record<string, Seat>; // path space to the seat whose pilgrim sleeps there
  buildings: Display;
  crystals: Display;
  mitamas: Display;
  dragonflies: Display;
  garden: string[];
  decks: Record<"yokai" | "bitoku" | "visions", Deck>;
  drawn: string[];
  turn: Turn;
  players: Player[];
  tengu: Tengu | null;
}

/** The opponent of the solo game: its cards and its attitude tile. Its board is one of the players. */
export interface Tengu {
  player: Seat;
  row: string[]; // action cards from left to right
  locations: Region[]; // where each of them sends it now
  favourite: Region; // where a card that shows its favorite sends it
  deck: number;
  discard: string[];
  active: boolean; // the attitude tile
  rolls: number[];
  crystals: number;
  lost_rocks: string[];
  matches: number[]; // for each of its rocks
  competitive: Region; // the track of its most competitive kodama, of all five
}

/** What is printed on the Tengu's board, as numbers. */
export type TenguRate =
  | "crystal_vp"
  | "resource_vp"
  | "starting_yokai_vp"
  | "advanced_yokai_vp"
  | "rock_match_vp"
  | "path_factor"
  | "combine_mp"
  | "spring_mp_per_crystal";

export interface TenguCard {
  id: string;
  yokai: string[];
  bitoku: string[];
  location: Region | "favourite";
  takes: string;
  gives: Resource[];
  resource: Resource | "";
}

export interface ShownRegion {
  spaces: number;
  lake: string;
  vp: number[];
  sites?: Site[];
}

export interface Site {
  kind: Kind;
  building: string | null;
  owner: Seat | null;
}

export interface Hill {
  bitoku: string | null;
  yokai: string | null;
  covered: string[];
}

export interface Display {
  shown: (string | null)[];
  left: number;
  removed: string[];
}

export interface Deck {
  left: number;
  discard: string[];
  known: Record<string, string>;
}

export interface Turn {
  die: number;
  here: Region;
  bill: number[]; // by resource, then of a few, then of any
  waive: number;
  fresh: string[];
  card: string | null; // being played
  tile: string | null; // being bought, or waiting to be combined
  from: string | null; // the path space that a pilgrim leaves
  copied: string | null; // the die whose action is copied
  moves: number; // movement points left
  reach: Partial<Record<Region, number[]>>; // forest actions that the die at work would have, if placed there
}

export interface Die {
  value: number;
  place: string; // "locked", "unlocked", "region.R", "home.N", "hill.AREA"
}

export interface Player {
  colour: string;
  vp: number;
  score: number;
  breakdown: Record<string, number>;
  count: { yama_uba: string; shinigami: string; rocks: number[]; visions: string[] };
  resources: Record<Resource, number>;
  amulets: number[];
  dice: Die[];
  slots: (string | null)[];
  hand: string[] | null;
  aside: string[] | null;
  cards: number;
  deck: number;
  discard: string[];
  tucked: string[];
  returning: number[] | null;
  pilgrims: { awake: number; gone: number; walking: string[] };
  sockets: (string | null)[];
  built: number;
  bitoku: string[];
  completed: number;
  rocks: string[];
  seated: string[];
  mitamas: string[];
  dragonflies: string[];
  combined: [string, string][];
  visions: string[];
  kodamas: Record<Region, number>;
  passed: boolean;
  /** what visions count */
  items: Record<Need, number>;
  /** what each vision has of it: a thing serves one vision only */
  progress: Record<string, Partial<Record<Need, number>>>;
}

export interface BitokuPieces {
  yokai: Record<string, PrintedYokai>;
  bitoku: Record<string, PrintedBitoku>;
  visions: Record<string, PrintedVision>;
  buildings: Record<string, PrintedBuilding>;
  crystals: Record<string, PrintedCrystal>;
  mitamas: Record<string, { type: string; effect: Effect }>;
  dragonflies: Record<string, { effect: Effect }>;
  rocks: Record<string, { family: string; counts: string[] }>;
  sockets: Record<string, { colour: Colour; vp: number; slot: number }>;
  rock_seats: Record<string, { rocks: number[]; cost: Effect }>;
  counters: { cost: Effect; vp: number }[];
  gates: { id: string; letter: string; effect: Effect }[];
  lakes: { id: string; vp: number[] }[];
  forest: { region: Region; min: number[]; effects: Effect[] }[]; // their words say the least die
  crossing: { needs: number; loss: number; loss_from_six: number };
  third_favour: string[];
  kodama_spaces: number;
  kodama_neutral: number;
  bitoku_set: number[];
  rounds: number;
  tengu_cards: TenguCard[];
  tengu_counters: number[]; // VP
  tengu_rates: Record<TenguRate, number>;
  layouts: Layout[];
  /** where printed values come from, of what no touch stands for */
  sources: Record<string, string>;
}

export interface PrintedYokai {
  type: string;
  action: Effect;
  virtue: Award;
  starting: boolean;
}
export interface PrintedBitoku {
  type: string;
  rarity: number;
  vp: number;
  reward: Effect | null;
}
export interface PrintedVision {
  needs: Partial<Record<Need, number>>;
  vp: number;
  penalty: number;
}
export interface PrintedBuilding {
  kind: Kind;
  min: number;
  action: Effect; // its words say the least die
  builder?: Effect;
  owner?: Effect;
}
export interface PrintedCrystal {
  colour: Colour;
  effect: Effect; // one with a trigger has no tree
  trigger: string;
  vp: number;
}

export interface Layout {
  id: string;
  players: number[];
  areas: { id: string; hills: HillName[]; spaces: number }[];
  home: { space: number; min: number; effect: Effect; copies: boolean }[];
  mitamas: { cost: Effect; vp: number }[]; // what is free has no tree
  dragonflies: { cost: Effect; gain: Effect | null }[];
  crystals: { cost: Effect }[];
  nodes: PathNode[];
}

export interface PathNode {
  path: string;
  kind: "start" | "step" | "bridge" | "illumination" | "gate";
  fork: string;
  needs: number;
  vp: number;
  amulet: number;
  x: number;
  y: number;
  ahead: string[];
}

// The server is the only one who writes these; the shapes above are its promise.
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
