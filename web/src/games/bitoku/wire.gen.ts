// Written by tools/wire_types.py from src/ennichi/bitoku/shapes.py; change that.

import type { Award, Effect, Seat } from "../../wire.gen";

export type Region = "yomi" | "stairs" | "home" | "glade" | "forges";

export type HillName = "yomi" | "stairs" | "glade" | "forges";

export type Resource = "wood" | "stone" | "jade" | "sake";

export type Phase = "spring" | "summer" | "autumn" | "winter" | "ascension";

export type BuildingKind = "temple" | "onsen" | "farm" | "ryokan";

export type Kind = BuildingKind | "ancient";

export type Colour = "dream" | "memory" | "ingenuity";

export type Need = "resource" | "building" | "crystal" | "mitama" | "dragonfly" | "illumination" | "gate" | "bitoku";

export type NodeKind = "start" | "step" | "bridge" | "illumination" | "gate";

export type TenguRate =
  | "crystal_vp"
  | "resource_vp"
  | "starting_yokai_vp"
  | "advanced_yokai_vp"
  | "rock_match_vp"
  | "home_vp"
  | "home_high_die_vp"
  | "path_factor"
  | "stairs_mp"
  | "combine_mp"
  | "spring_mp_per_crystal"
  | "property_vp"
  | "lead_vp";

export interface BitokuTable {
  round: number;
  phase: Phase;
  order: Seat[];
  active: Seat;
  layout: string;
  regions: Record<Region, ShownRegion>;
  /** the printed numbers of its spaces */
  home: number[];
  hills: Record<HillName, Hill>;
  /** fork to gate tile */
  gates: Record<string, string>;
  /** path space to the seat whose pilgrim sleeps there */
  pilgrims: Record<string, Seat>;
  buildings: Display;
  crystals: Display;
  mitamas: Display;
  dragonflies: Display;
  garden: string[];
  decks: Decks;
  drawn: string[];
  turn: Turn;
  players: Player[];
  tengu: Tengu | null;
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

export interface Decks {
  yokai: Deck;
  bitoku: Deck;
  visions: Deck;
}

export interface Deck {
  left: number;
  discard: string[];
  /** by place, the top one being "0" */
  known: Record<string, string>;
}

export interface Turn {
  die: number;
  here: Region;
  /** by resource, then of a few, then of any */
  bill: number[];
  waive: number;
  fresh: string[];
  /** being played */
  card: string | null;
  /** being bought, or waiting to be combined */
  tile: string | null;
  /** the path space that a pilgrim leaves */
  from: string | null;
  /** the die whose action is copied */
  copied: string | null;
  /** movement points left */
  moves: number;
  /** forest actions that the die at work would have, if placed there */
  reach: Partial<Record<Region, number[]>>;
}

export interface Die {
  value: number;
  /** "locked", "unlocked", "region.R", "home.N", "hill.AREA" */
  place: string;
}

export interface Player {
  /** null: the Tengu's */
  colour: string | null;
  vp: number;
  score: number;
  breakdown: Record<string, number>;
  count: Count;
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
  pilgrims: Pilgrims;
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
  /** what visions count */
  items: Record<Need, number>;
  /** what each vision has of it: a thing serves one vision only */
  progress: Record<string, Partial<Record<Need, number>>>;
  kodamas: Record<Region, number>;
  passed: boolean;
}

/** What the wilds stand for, and what rocks and visions give. */
export interface Count {
  yama_uba: string;
  shinigami: string;
  rocks: number[];
  visions: string[];
}

export interface Pilgrims {
  awake: number;
  gone: number;
  walking: string[];
}

/** The opponent of the solo game: its cards and its attitude tile. Its board is one of the players. */
export interface Tengu {
  player: Seat;
  /** action cards from left to right */
  row: string[];
  /** where each of them sends it now */
  locations: Region[];
  /** where a card that shows its favorite sends it */
  favourite: Region;
  deck: number;
  discard: string[];
  /** the attitude tile */
  active: boolean;
  rolls: number[];
  crystals: number;
  lost_rocks: string[];
  /** for each of its rocks */
  matches: number[];
  /** the track of its most competitive kodama, of all five */
  competitive: Region;
}

export interface BitokuPieces {
  yokai: Record<string, PrintedYokai>;
  bitoku: Record<string, PrintedBitoku>;
  visions: Record<string, PrintedVision>;
  buildings: Record<string, PrintedBuilding>;
  crystals: Record<string, PrintedCrystal>;
  mitamas: Record<string, PrintedMitama>;
  dragonflies: Record<string, PrintedDragonfly>;
  rocks: Record<string, PrintedRock>;
  sockets: Record<string, PrintedSocket>;
  rock_seats: Record<string, PrintedRockSeat>;
  counters: PricedPoints[];
  gates: PrintedGate[];
  lakes: PrintedLake[];
  forest: PrintedForest[];
  crossing: PrintedCrossing;
  third_favour: string[];
  kodama_spaces: number;
  kodama_neutral: number;
  bitoku_set: number[];
  rounds: number;
  tengu_cards: TenguCard[];
  /** VP */
  tengu_counters: number[];
  /** what is printed on the Tengu's board, as numbers */
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
  /** its words say the least die */
  action: Effect;
  builder?: Effect;
  owner?: Effect;
}

export interface PrintedCrystal {
  colour: Colour;
  /** one with a trigger has no tree */
  effect: Effect;
  trigger: string;
  vp: number;
}

export interface PrintedMitama {
  type: string;
  effect: Effect;
}

export interface PrintedDragonfly {
  effect: Effect;
}

export interface PrintedRock {
  family: string;
  counts: string[];
}

export interface PrintedSocket {
  colour: Colour;
  vp: number;
  slot: number;
}

export interface PrintedRockSeat {
  rocks: number[];
  cost: Effect;
}

export interface PricedPoints {
  /** what is free has no tree */
  cost: Effect;
  vp: number;
}

export interface PrintedGate {
  id: string;
  letter: string;
  effect: Effect;
}

export interface PrintedLake {
  id: string;
  vp: number[];
}

export interface PrintedForest {
  region: Region;
  min: number[];
  /** their words say the least die */
  effects: Effect[];
}

export interface PrintedCrossing {
  needs: number;
  loss: number;
  loss_from_six: number;
}

export interface TenguCard {
  id: string;
  yokai: string[];
  bitoku: string[];
  location: Region | "favourite";
  takes: string;
  gives: Resource[];
  resource: Resource | "";
}

export interface Layout {
  id: string;
  players: number[];
  areas: Area[];
  home: HomeSpace[];
  mitamas: PricedPoints[];
  dragonflies: DragonflyPlace[];
  crystals: CrystalPlace[];
  nodes: PathNode[];
}

export interface Area {
  id: string;
  hills: HillName[];
  spaces: number;
}

export interface HomeSpace {
  space: number;
  min: number;
  copies: boolean;
  effect: Effect;
}

export interface DragonflyPlace {
  cost: Effect;
  gain: Effect | null;
}

export interface CrystalPlace {
  cost: Effect;
}

export interface PathNode {
  path: string;
  kind: NodeKind;
  fork: string;
  needs: number;
  vp: number;
  amulet: number;
  x: number;
  y: number;
  ahead: string[];
}
