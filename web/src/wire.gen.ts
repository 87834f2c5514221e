// Written by tools/wire_types.py from src/ennichi/kernel/shapes.py and src/ennichi/table/shapes.py; change that.

export type Seat = number;

export type OptionValue = boolean | number | string;

/** What a seat or a spectator may see of a game. */
export interface GameView {
  game: string;
  settings: Record<string, OptionValue>;
  names: string[];
  viewer: Seat | null;
  over: boolean;
  actor: Seat | null;
  asks: string;
  touches: string[];
  /** the game knows its shape */
  table: unknown;
}

/** So many of a thing, or of a choice in brackets. */
export interface Term {
  count: number;
  inner?: Tree;
  noun?: string;
  word?: string;
  /** a discount; of one good where that is said */
  less?: number;
  good?: string;
}

/** One way to carry out an effect: what it costs and what it gives. */
export interface Option {
  cost: Term[];
  gain: Term[];
  /** goes both ways, up to so many times */
  swaps?: number;
  /** one of the two gains, or both */
  any?: boolean;
  /** both purchases, one of them for so much less */
  less?: number;
}

export type Tree = Option[];

/** A printed effect; one without a tree has words alone. */
export interface Effect {
  tree: Tree;
  words: string;
}

/** So many of a thing, at least or at most. */
export interface Condition {
  count: number;
  thing: string;
  at_most: boolean;
}

/** What counts at the end: points for every so many of some things, or when all conditions hold. */
export interface AwardPart {
  points: number;
  each?: number;
  things?: string[];
  most?: number;
  conditions?: Condition[];
}

/** A printed award. */
export interface Award {
  tree: AwardPart[];
  words: string;
}

/** GET /api/games?lang= */
export interface GameInfo {
  /** "bamboo" */
  name: string;
  title: string;
  blurb: string;
  /** what it is about, in a few words; a game need not say it */
  line: string;
  /** what else there is to know about it, in a few words; likewise */
  facts: string;
  /** a game among people takes from so long to so long; empty where it is not told */
  minutes: number[];
  /** how much there is to think about, from 1 (light) to 5 (heavy); 0 where it is not told */
  weight: number;
  /** the colour that its pages wear: [data-game] in style.css */
  accent: string;
  seats: number[];
  options: OptionInfo[];
  /** whom a single player meets, where the rules play an opponent */
  alone: Alone | null;
  /** by name; also of options that no table with these components is asked about */
  optionLabels: Record<string, string>;
  /** of the players, in the order in which seats get them */
  colours: ColourInfo[];
  bots: BotInfo[];
  /** the lines of the breakdown, in order */
  scoring: ScoreLine[];
  /** by which it can be learnt, in order */
  lessons: LessonInfo[];
  /** how many there are of it */
  puzzles: number;
}

export interface LessonInfo {
  /** "first" */
  name: string;
  title: string;
  blurb: string;
  /** about so long it takes */
  minutes: number;
}

export interface OptionInfo {
  name: string;
  label: string;
  help: string;
  default: OptionValue;
  /** with which a first game begins */
  first: OptionValue;
  /** what to do with it in a first game, in a sentence; a game need not say it */
  firstHelp: string;
  /** the numbers of seats that it is for */
  seats: number[];
  values: OptionChoice[];
}

export interface OptionChoice {
  value: OptionValue;
  label: string;
}

export interface Alone {
  /** "the Tengu", as in "against the Tengu" */
  opponent: string;
  /** from the easiest */
  difficulties: Difficulty[];
}

/** A bundle of options by its name. */
export interface Difficulty {
  /** "easier" */
  name: string;
  label: string;
  help: string;
  /** those that differ from their defaults */
  options: Record<string, OptionValue>;
}

export interface ColourInfo {
  /** "purple" */
  name: string;
  label: string;
  /** how a seat of this colour looks */
  look: number;
  /** the numbers of seats at which it can be had */
  seats: number[];
}

export interface BotInfo {
  /** "greedy" */
  name: string;
  label: string;
  help: string;
  /** null: a bot of this server's own */
  level: number | null;
}

export interface ScoreLine {
  id: string;
  label: string;
}

/** GET /api/tables: one of the tables of this browser, newest first. */
export interface TableLine {
  table: string;
  game: string;
  seat: Seat | null;
  link: string;
  /** this browser set it up */
  made: boolean;
  seats: SeatInfo[];
  over: boolean;
  yourTurn: boolean;
  /** whose turn it is */
  actor: Seat | null;
  /** "Summer of year 3" */
  where: string;
  /** opponents that the rules play come after the seats */
  scores: number[];
  /** ISO time */
  updated: string;
  /** when it will be removed, or until when it can be brought back */
  notice: string;
  removed: boolean;
}

export type SeatKind = "human" | "open" | "bot";

export type Trouble = "" | "died" | "failed";

export interface SeatInfo {
  kind: SeatKind;
  /** shown name; for an open seat empty */
  name: string;
  /** level, for a bot */
  bot: string;
  /** which colour and shape it has */
  look: number;
  botLabel: string;
  /** connected now */
  here: boolean;
  /** would like the game to be deleted */
  wishesEnd: boolean;
  /** a bot that is choosing */
  thinking: boolean;
  /** its process ended, or it failed otherwise; it tries again */
  trouble: Trouble;
  /** when a bot began to think, or a person was last here; null also where nobody ever was */
  since: number | null;
  /** when a bot that failed tries again */
  again: number | null;
}

/** One touch in words. */
export interface Touch {
  /** "home.1D3" */
  name: string;
  /** what touching it does now */
  words: string;
}

/** A sentence of the narrator. */
export interface Beat {
  /** whom it is about */
  seat: Seat | null;
  text: string;
  /** touch names that it speaks of */
  things: string[];
}

/** A turn, or a moment that concerns everybody, told by the narrator. */
export interface Scene {
  /** its place among the scenes of the game */
  index: number;
  /** how many touches came before it */
  first: number;
  /** how many had been played when it ended, as far as it has come */
  end: number;
  /** whose turn it is; null: a moment, such as a season */
  seat: Seat | null;
  /** where the game stood */
  chapter: string;
  /** of a moment */
  title: string;
  beats: Beat[];
  /** of a moment: one line a player, where that is less than what is told */
  sum: Beat[];
}

/** A sentence about what happens beyond a player's own turn, such as a season, as it is told step by step. */
export interface Step {
  /** the index of its scene */
  scene: number;
  /** it names the scene */
  title: boolean;
  /** whom it is about */
  seat: Seat | null;
  text: string;
  /** touch names that it speaks of */
  things: string[];
  /** what happened first of all, as in a line of the log */
  event: string;
  /** what stands on the first of the things meanwhile, such as "3 < 4" */
  mark: string;
  /** the view's table at this step: values by path, which differ from those at the next step */
  changes: Record<string, unknown>;
  /** as in a state */
  scores: number[];
}

/** The table in a film before what a touch brings about is told step by step: what the turn itself has come to. */
export interface Own {
  /** the touch did something itself */
  acts: boolean;
  /** as in a step */
  changes: Record<string, unknown>;
  /** as in a state */
  scores: number[];
}

export interface LogLine {
  /** the touch that caused it, counted from 1; 0 is the setup */
  number: number;
  /** the index of its scene */
  scene: number;
  /** whose doing it was */
  seat: Seat | null;
  text: string;
  /** touch names that the line speaks of */
  things: string[];
  /** set on a line that opens a new season */
  chapter: string;
  /** the same as data: what happened ("die-placed") */
  event: string;
  /** and its numbers by name */
  fields: Record<string, number>;
}

export interface LastTouch {
  seat: Seat;
  /** empty where it is secret */
  touch: string;
}

/** What everybody may know of the secret that deals the cards; it is told when the game is over. */
export interface Deal {
  commitment: string;
  salt: string;
  secret: string;
}

/** Sent on every change, and once on connecting. */
export interface State {
  type: "state";
  table: string;
  /** touches played so far */
  number: number;
  /** grows with every change, undo included */
  version: number;
  viewer: Seat | null;
  game: string;
  /** the component set and its words, as the address of its pieces */
  components: string;
  /** named on the table when it is not the built-in set */
  componentsNote: string;
  seats: SeatInfo[];
  /** how many look on without a seat */
  watching: number;
  view: GameView;
  /** what is being asked, for whoever must act */
  prompt: string;
  /** id of the question ("ask-home"): anchor of the rules page */
  ask: string;
  /** open to the viewer now, in reading order */
  touches: Touch[];
  canUndo: boolean;
  canRestart: boolean;
  /** touches after this many may be taken back */
  undoLimit: number;
  /** only the lines after `logFrom` */
  log: LogLine[];
  /** keep older lines up to this touch number, drop newer ones (undo) */
  logFrom: number;
  /** only those from `scenesFrom` on */
  scenes: Scene[];
  /** keep older scenes before this index, drop the others */
  scenesFrom: number;
  /** what the last touch brought about beyond its seat's own turn; the last step leads to `view` */
  steps: Step[];
  /** what others, or the rules, did to the viewer since its last touch */
  befell: Beat[];
  /** the touch that led here */
  last: LastTouch | null;
  /** as if it ended now */
  scores: number[];
  /** the same line by line, for each seat */
  breakdown: Record<string, number>[];
  /** opponents that the rules play, such as the Tengu: counted after the seats */
  others: string[];
  /** when over */
  winners: Seat[];
  /** link to the next table, when somebody asked for one */
  rematch: string;
  /** null where a seed deals the cards */
  deal: Deal | null;
  /** what to know about rules that were changed in the middle of the game */
  notice: string;
  /** it can only be looked at: these rules cannot go on with it */
  readOnly: boolean;
  /** where the learner stands, at the table of a lesson that still follows it */
  lesson: LessonNow | null;
  /** for who solves a puzzle at this table */
  puzzle: PuzzleNow | null;
}

/** Where a table stands in its lesson: that follows from its touches alone. */
export interface LessonNow {
  name: string;
  /** the number of touches at which these steps begin; it tells one such group from another */
  at: number;
  /** the place of the first of them in the lesson, counted from 1 */
  number: number;
  /** steps of the lesson */
  of: number;
  /** that speak here, one after the other; none while others play */
  steps: LessonStep[];
  /** the touches that stay when one goes back to the learner's last own one */
  back: number | null;
  task: TaskProgress;
}

/** empty: no task has begun */
export type TaskProgress = "" | "open" | "solved" | "missed";

export interface LessonStep {
  name: string;
  words: string;
  /** of a task, in short */
  goal: string;
  /** of a task: what is said when the turn ended without it */
  missed: string;
  /** lights, each around all its things */
  show: string[][];
  /** that are open while it speaks; none where it only speaks, or is a task */
  touches: string[];
  /** the learner plays alone */
  task: boolean;
  /** in this turn the task can no longer be done */
  lost: boolean;
}

/** Where a table stands in its puzzle. */
export interface PuzzleNow {
  id: string;
  /** within its game */
  name: string;
  /** its place among the puzzles of the game, counted from 1 */
  number: number;
  of: number;
  /** 1 to 3 */
  difficulty: number;
  /** the touches that lead to it */
  start: number;
  /** its turn is played, and can be judged */
  over: boolean;
  /** "Night", where it is of a variant of the game; otherwise empty */
  variant: string;
  /** the name of the puzzle after it */
  next: string;
}

export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  watching: number;
}

/** Sent on connecting, and whenever it is asked for: the line is alive. All times of seats are by this clock. */
export interface Pulse {
  type: "pulse";
  /** seconds */
  now: number;
}

/** The game was deleted; the socket closes. */
export interface Gone {
  type: "gone";
  message: string;
}

export interface Hint {
  type: "hint";
  touch: string;
  words: string;
  lines: HintLine[];
}

/** One way to go on with this turn: its touches, and what they do and bring, in a sentence. */
export interface HintLine {
  touches: string[];
  words: string;
  /** what it begins with and what counts most */
  brief: string;
  /** the same with all that it does */
  whole: string;
  /** what it gains now, prepares and denies, or leads to, in a sentence; empty where nothing is worth saying */
  why: string;
  /** points than the best of these ways, as far as a short search can tell */
  less: number;
  /** what it lacks beside the best, where that is clearly better, in a sentence */
  lacks: string;
}

/** What the coach has to say about a position, before it thinks. */
export interface CoachNow {
  type: "coach";
  /** of the table that it speaks of */
  version: number;
  /** how many touches had been played when the turn at hand began */
  turn: number;
  /** nothing was touched in it yet */
  begins: boolean;
  /** what costs most first */
  stakes: Stake[];
  /** how many touches had been played when the viewer's last own turn was over; -1 before the first */
  last: number;
  /** plans will follow */
  thinks: boolean;
}

/** A fact of the position that is worth a sentence. */
export interface Stake {
  /** who has understood a topic needs to hear of it no more */
  topic: string;
  /** it explains what has come up, to whoever meets it for the first time */
  first: boolean;
  words: string;
  /** touches that stand for what it speaks of */
  things: string[];
  /** part of the rules page */
  anchor: string;
}

/** Sensible ways to play this turn, the best first. */
export interface CoachPlans {
  type: "plans";
  version: number;
  turn: number;
  plans: HintLine[];
}

export type Verdict = "only" | "best" | "alike" | "worse";

/** Whether an open touch is good, and why. */
export interface CoachWhy {
  type: "why";
  touch: string;
  version: number;
  /** beside the best way that a search finds */
  verdict: Verdict;
  /** where it leads in this turn, in short */
  words: string;
  /** what speaks for it, as in a hint */
  why: string;
  /** where that is clearly better */
  better: BetterWay | null;
}

/** What the viewer's last own turn brought. */
export interface CoachTurn {
  type: "turn";
  /** how many touches had been played when it was over */
  end: number;
  /** what it did, cost and brought, in short; empty where it was only a choice for later */
  words: string;
  /** of the count, those that changed */
  lines: BroughtLine[];
  /** topics of what was at stake that it took care of */
  settled: string[];
  /** a plan that was clearly better */
  missed: BetterWay | null;
  /** it was compared with plans */
  sure: boolean;
}

export interface BetterWay {
  /** what it does, in short */
  words: string;
  /** by how many points it is better, and by what, in a sentence */
  why: string;
}

export interface BroughtLine {
  label: string;
  points: number;
}

/** What a thing is and does, and why it is closed. */
export interface About {
  type: "about";
  touch: string;
  title: string;
  /** one sentence: what it does, from its effect */
  text: string;
  /** what touching it does now; empty when closed */
  does: string;
  /** touching it reveals something hidden and so cannot be taken back; the client asks first */
  final: boolean;
  /** what it would bring to light; empty where it is not final */
  why: string;
  /** why it is closed; empty when open */
  reason: string;
  /** the reason is only that the question is another one */
  notAsked: boolean;
  /** "rulebook", "published" or "reconstructed"; empty where nothing is printed */
  source: string;
  /** part of the rules page */
  anchor: string;
}

/** What an open touch would lead to. Whatever hangs on chance or on hidden things is dealt anew in each of these positions, so only what is the same in all of them is sure; a single one is sure altogether. */
export interface Ahead {
  type: "ahead";
  touch: string;
  /** of the table that was asked about */
  version: number;
  /** none for a touch that is not open to the viewer */
  positions: Imagined[];
}

export interface Imagined {
  view: GameView;
  /** as in a state */
  scores: number[];
}

/** A refusal, as it is said on a socket. */
export interface Told {
  type: "refused";
  code: string;
  message: string;
}

export type Message =
  | State
  | Presence
  | Pulse
  | Gone
  | Hint
  | About
  | Ahead
  | Told
  | CoachNow
  | CoachPlans
  | CoachWhy
  | CoachTurn;

/** A film without its frames, which are kept as JSON. */
export interface FilmHead {
  game: string;
  /** so that a replay finds its pieces */
  components: string;
  seats: SeatInfo[];
  /** as in a state */
  others: string[];
  over: boolean;
  /** nothing of it is a secret any more: its record can be had, and one can go on from any moment */
  open: boolean;
  /** when over */
  winners: Seat[];
  /** as in a state */
  notice: string;
  /** all of them, as an onlooker may know them */
  scenes: Scene[];
}

/** GET /api/tables/T/frames?lang= : a game as a film. */
export interface Film extends FilmHead {
  /** the first is the position after setup, or where today's rules took over */
  frames: Frame[];
}

export interface Frame {
  number: number;
  seat: Seat | null;
  /** what was touched */
  words: string;
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
  /** where there are steps */
  own: Own | null;
  /** what the touch brought about beyond its seat's own turn */
  steps: Step[];
}

/** GET /api/puzzles?lang= : all of them, and which is the one of the day. */
export interface Puzzles {
  /** its id; empty where there is none */
  today: string;
  /** game by game, the easy ones first */
  puzzles: PuzzleLine[];
}

export interface PuzzleLine {
  /** "bamboo-1004" */
  id: string;
  game: string;
  /** within its game */
  name: string;
  /** its place among the puzzles of the game, counted from 1 */
  number: number;
  /** 1 to 3 */
  difficulty: number;
  seats: number;
  /** "Summer of year 3" */
  where: string;
  /** "Night", where it is of a variant of the game; otherwise empty */
  variant: string;
}

/** GET /api/tables/T/puzzle?lang= : what was played is judged; with solution=true, the answer is told. */
export interface PuzzleAnswer {
  right: boolean;
  yours: PuzzleWay;
  /** for who has found it, or has given up */
  best: PuzzleWay | null;
  /** that tempt; before the answer is told, only one that is like what was played */
  wrong: PuzzleWay[];
}

/** A turn, and what it brings. */
export interface PuzzleWay {
  touches: string[];
  /** the narrator's sentences */
  words: string;
  /** that the seat may expect in the end */
  points: number;
  /** than the best turn brings */
  less: number;
  /** what it gains now, prepares and denies; may be empty */
  gains: string;
  /** what it brings in the end against the best turn, and where; of the best itself: against the wrong ones */
  ends: string;
}

/** GET /api/games/GAME/examples/NAME?lang= : a moment of a game for its rules page, or a turn step by step. */
export interface Example {
  /** so that the page finds its pieces */
  components: string;
  /** whose eyes look */
  seat: Seat;
  /** as in a state, at the end of it */
  breakdown: Record<string, number>[];
  /** the position, and after each touch of the turn the next one */
  steps: ExampleStep[];
}

export interface ExampleStep {
  view: GameView;
  prompt: string;
  /** that led here; empty in the first */
  touch: string;
  /** what it was, likewise */
  words: string;
  /** what the narrator tells of the turn so far */
  said: string[];
}

/** One moment of what could have been. */
export interface SideFrame extends Frame {
  shown: FrameView;
}

/** GET /api/tables/T/frames/N/line?touch=A&touch=B&lang= : other touches from frame N on. */
export interface SideLine {
  number: number;
  /** after each of the touches */
  frames: SideFrame[];
}

/** GET /api/tables/T/analysis?lang= : what a bot thinks of a finished game; with 202, as far as it has come. */
export interface Analysis {
  /** turns that were judged */
  done: number;
  /** all of them; 0 before they were counted */
  of: number;
  /** all of them, as soon as they were counted */
  turns: AnalysedTurn[];
  /** the biggest first */
  swings: Swing[];
}

export interface AnalysedTurn {
  /** the touch with which the turn begins */
  number: number;
  seat: Seat;
  /** "summer of year 2, turn 3" */
  words: string;
  /** chance to win, for each seat */
  expected: number[];
  /** expected final scores */
  scores: number[];
  /** judged by a search; otherwise at first sight */
  sure: boolean;
}

export interface Swing {
  /** the touch with which the turn begins */
  number: number;
  /** and how many had been played when it was over */
  end: number;
  seat: Seat;
  /** as of the turn */
  words: string;
  /** points of the expected final score */
  loss: number;
  played: string;
  better: string;
  /** what it gains or prepares more; empty where nothing stands out */
  why: string;
  /** of the better way */
  touches: string[];
}

/** A way to be told of one's turn, as whoever asked for it sees it. */
export interface WayToTell {
  id: string;
  channel: "push" | "mail" | "webhook";
  /** so much of the address that it is known again; empty for this browser */
  shown: string;
  /** a mail address that is not gets nothing but the question */
  confirmed: boolean;
  /** asked for at this table */
  here: boolean;
  /** at all tables where this browser has a seat */
  everywhere: boolean;
  /** why the last message did not arrive, in a word; or empty */
  fault: string;
}

/** GET /api/tables/ID/notices */
export interface WaysToTell {
  /** the key by which browsers know this server; empty where it sends nothing to browsers */
  push: string;
  mail: boolean;
  webhook: boolean;
  ways: WayToTell[];
  /** minutes of the day */
  quietFrom: number | null;
  quietTo: number | null;
}
