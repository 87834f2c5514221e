// What the server and the client say to each other. The server's side is src/ennichi/table/messages.py.
// All words come ready in the viewer's language; the client holds no rule.

/** A language by its tag: the folders called text tell which there are. */
export type Language = string;
export type Seat = number;

/** GET /api/games?lang= */
export interface GameInfo {
  name: string; // "bamboo"
  title: string;
  blurb: string;
  line: string; // what it is about, in a few words; a game need not say it
  facts: string; // what else there is to know about it, in a few words; likewise
  accent: string; // the colour that its pages wear: [data-game] in style.css
  seats: number[];
  options: OptionInfo[];
  optionLabels: Record<string, string>; // by name; also of options that no table with these components is asked about
  colours: ColourInfo[]; // of the players, in the order in which seats get them
  bots: BotInfo[];
  scoring: ScoreLine[]; // the lines of the breakdown, in order
}
export interface ColourInfo {
  name: string; // "purple"
  label: string;
  look: number; // how a seat of this colour looks
  seats: number[]; // the numbers of seats at which it can be had
}
export interface ScoreLine {
  id: string;
  label: string;
}
export interface OptionInfo {
  name: string;
  label: string;
  help: string;
  default: OptionValue;
  seats: number[]; // the numbers of seats that it is for
  values: { value: OptionValue; label: string }[];
}
export type OptionValue = boolean | number | string;
export interface BotInfo {
  name: string; // "greedy"
  label: string;
  help: string;
  level: number | null; // null: a bot of this server's own
}

/** GET /api/games/GAME/pieces/COMPONENTS: what is printed on the pieces, by touch name; the game knows its shape. */
export type Pieces = unknown;

/** POST /api/tables */
export interface PromisedDeal {
  promise: string;
  commitment: string;
}

/** The secret is told when the game is over. */
export interface Deal {
  commitment: string;
  salt: string;
  secret: string;
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: NewSeat[];
  language: Language;
  /** of a deal that was settled before the salt was known */
  promise?: string;
  salt?: string;
}
export type NewSeat = ({ kind: "me"; name: string } | { kind: "open" } | { kind: "bot"; bot: string }) & {
  colour?: string;
};

/** What creating a table or taking a seat gives back. The cookie is set as well; the link works on any device. */
export interface Seated {
  table: string;
  seat: Seat | null;
  link: string; // private: "/t/TABLE#SECRET"
  invite: string; // to share: "/t/TABLE"
}

/** POST /api/tables/T/seats: take the first open seat; gives Seated. // added: written down */
export interface TakeSeat {
  name: string;
}

/** POST /api/tables/T/hold: show the secret of a seat once, so that this browser holds the seat; gives Seated. */
export interface HoldSeat {
  secret: string;
}

/** DELETE /api/tables/T, when others must agree: so many of those who hold a seat wish it. */
export interface Wishes {
  wishes: number;
  of: number;
}

/** POST /api/tables/T/continue: a new table that begins at a moment of this one; gives Seated. // added: written down */
export interface ContinueFrom {
  at: number;
  name: string;
}

/** GET /api/tables: the tables of this browser, newest first. */
export interface TableLine {
  table: string;
  game: string;
  seat: Seat | null;
  link: string;
  made: boolean; // this browser set it up
  seats: SeatInfo[];
  over: boolean;
  yourTurn: boolean;
  where: string; // "Summer of year 3"
  scores: number[];
  updated: string; // ISO time
  notice: string; // when it will be removed, or until when it can be brought back
  removed: boolean;
}

export interface SeatInfo {
  kind: "human" | "open" | "bot";
  name: string; // shown name; for an open seat empty
  bot: string; // level, for a bot
  look: number; // which colour and shape it has
  botLabel: string;
  here: boolean; // connected now
  wishesEnd: boolean; // would like the game to be deleted
  thinking: boolean; // a bot that is choosing
  trouble: boolean; // it failed, and tries again
}

/** One touch in words. */
export interface Touch {
  name: string; // "home.1D3"
  words: string; // what touching it does now
}

export interface LogLine {
  number: number; // the touch that caused it, counted from 1; 0 is the setup
  seat: Seat | null; // whose doing it was
  text: string;
  things: string[]; // touch names that the line speaks of
  chapter: string; // set on a line that opens a new season
  event: string; // the same as data: what happened ("die-placed")
  fields: Record<string, number>; // and its numbers by name
}

/** Sent on every change, and once on connecting. */
export interface State {
  type: "state";
  table: string;
  number: number; // touches played so far
  version: number; // grows with every change, undo included
  viewer: Seat | null;
  game: string;
  components: string; // the component set and its words, as the address of its pieces
  componentsNote: string; // named on the table when it is not the built-in set
  seats: SeatInfo[];
  watching: number; // how many look on without a seat
  view: GameView; // g.view(seat), see the game's own type for view.table
  prompt: string; // what is being asked, for whoever must act
  ask: string; // id of the question ("ask-home"): anchor of the rules page
  touches: Touch[]; // open to the viewer now, in reading order
  canUndo: boolean;
  canRestart: boolean;
  undoLimit: number; // touches after this many may be taken back
  log: LogLine[]; // only the lines after `logFrom`
  logFrom: number; // keep older lines up to this touch number, drop newer ones (undo)
  last: { seat: Seat; touch: string } | null; // the touch that led here
  scores: number[]; // as if it ended now
  breakdown: Record<string, number>[]; // the same line by line, for each seat
  others: string[]; // opponents that the rules play, such as the Tengu: counted after the seats
  winners: Seat[]; // when over
  rematch: string; // link to the next table, when somebody asked for one
  /** what everybody may know of the secret that deals the cards; null where a seed deals them */
  deal: Deal | null;
  notice: string; // what to know about rules that were changed in the middle of the game
  readOnly: boolean; // it can only be looked at: these rules cannot go on with it
}

export interface GameView {
  game: string;
  settings: Record<string, OptionValue>;
  names: string[];
  viewer: Seat | null;
  over: boolean;
  actor: Seat | null;
  asks: string;
  touches: string[];
  table: unknown;
}

/** Client → server, on the socket. `number` is the touch count the client saw: a late touch is refused. */
export type Request =
  | { type: "touch"; number: number; touch: string }
  | { type: "undo"; version: number; to?: number } // back to that many touches; without it, one touch
  | { type: "restart"; version: number }
  | { type: "hint" }
  | { type: "about"; touch: string }
  | { type: "language"; language: Language }
  | { type: "resign"; bot: string }
  | { type: "rename"; name: string }
  | { type: "rematch" };

/** Server → client. */
export type Message =
  | State
  | { type: "presence"; seats: SeatInfo[]; watching: number }
  | { type: "gone"; message: string } // the game was deleted; the socket closes
  | { type: "hint"; touch: string; words: string; lines?: HintLine[] }
  | About
  | { type: "refused"; code: string; message: string };

/** One way to go on with this turn: its touches, in words, and by how much the final score is expected to change. */
export interface HintLine {
  touches: string[];
  words: string;
  gain: number;
}

/** What a thing is and does, and why it is closed. */
export interface About {
  type: "about";
  touch: string;
  title: string;
  text: string; // one sentence: what it does, from its effect
  does: string; // what touching it does now; empty when closed
  final: boolean; // touching it reveals something hidden and so cannot be taken back; the client asks first
  reason: string; // why it is closed; empty when open
  notAsked: boolean; // the reason is only that the question is another one
  source: string; // "rulebook" | "published" | "reconstructed" | ""
  anchor: string; // part of the rules page
}

/** GET /api/tables/T/frames?lang= : a game as a film. */
export interface Film {
  game: string;
  seats: SeatInfo[];
  frames: Frame[]; // the first is the position after setup, or where today's rules took over
  over: boolean;
  components: string; // added: the component set and its words, so that a replay finds its pieces
  winners: Seat[]; // added: when over
  others: string[]; // as in a state
  notice: string; // as in a state
}
export interface Frame {
  number: number;
  seat: Seat | null;
  words: string; // what was touched
  scores: number[];
  chapter: string;
}

/** GET /api/tables/T/frames/N?lang= : one frame, as the viewer may see it. */
export interface FrameView {
  number: number;
  view: GameView;
  prompt: string;
  log: LogLine[];
  breakdown: Record<string, number>[];
}

/** GET /api/tables/T/analysis?lang= : what a bot thinks of a finished game; with 202, how far it has come. */
export interface AnalysisProgress {
  done: number;
  of: number;
}
export interface Analysis {
  turns: AnalysedTurn[];
  swings: Swing[]; // the biggest first
}
export interface AnalysedTurn {
  number: number; // the touch with which the turn begins
  seat: Seat;
  words: string; // "turn 3 of Ana"
  expected: number[]; // chance to win, for each seat
  scores: number[]; // expected final scores
}
export interface Swing {
  number: number;
  seat: Seat;
  loss: number; // points of the expected final score
  played: string;
  better: string;
}

/** Every error answer over HTTP. */
export interface Refusal {
  code: string; // "unknown-table"
  message: string; // one sentence
}
