// What a game contributes to the client: how its view is drawn, and its words. Everything else is shared.
//
// On its elements a game may use these signs, which the shared parts understand:
//   data-about="NAME"    a drawing of a thing whose touch lies elsewhere: it explains itself and takes part in moves
//   data-number="KEY"    a number: when it changes, the difference is shown beside it
//   class="zone"         a part of a board; it gets data-lit while it holds an open touch. With an id and an h2 as its
//                        child it can be opened large
//   class="tile", "card", "sec", "die", "token", "printed"   pieces: they travel when they move, and keep their
//                        paper and ink in the dark
//   data-piece="KEY"     a piece without a touch, such as a marker: it takes part in moves under this name
//   data-place="NAME"    the place of a touch that may be covered by a piece: it lights up when it is spoken of
//   class="scene"        scenery, which is left out of a second drawing that nobody sees (ghost.tsx)
//   class="chosen"       a thing that is already part of the decision

import type { ComponentChildren, FunctionComponent, HTMLAttributes } from "preact";
import type { GameView, Language, LogLine, Seat } from "./protocol";
import type { Sounds } from "./sound";

/** Attributes for the element that stands for a touch: spread them onto it. */
export type TouchProps = HTMLAttributes<HTMLElement> & { "data-touch": string };

/** What can be compared at a glance. */
export type Found = string | number | boolean | null | undefined;

export interface BoardProps {
  view: GameView;
  /** what is printed on the pieces (Kind.pieces) */
  pieces: unknown;
  /** whose own board is shown below the main board */
  shown: Seat;
  language: Language;
  /** the state of a touch and everything its element needs: class, role, label, handlers */
  touch: (name: string, extraClass?: string) => TouchProps;
  isOpen: (name: string) => boolean;
  /** something about the view of which only the answer matters: a kept part is drawn again when that changes */
  find: <T extends Found>(look: (view: GameView) => T) => T;
  /** whether one of these questions is being asked, of whomever */
  asks: (...questions: string[]) => boolean;
  /** the thing under the pointer or in focus, of those that the module previews */
  hovered: string | null;
}

export interface BesideProps extends BoardProps {
  /** the log up to here; in a film the lines of this moment */
  log: LogLine[];
  /** its turn is being told */
  turn: boolean;
}

export interface Zone {
  id: string; // the id of its element
  also?: string[]; // zones beside it that share its tab
  label: string;
  icon: string;
}

/** What a seat's line tells: the most telling first, because what is last goes where there is little room. */
export interface StripNumber {
  icon: string;
  /** empty for a mark that a seat has or has not */
  value: string;
  label: string;
}

/** What the module itself says of something printed. */
export interface Explained {
  title: string;
  text: string;
  /** part of the rules page */
  anchor: string;
  /** where a printed value comes from: "rulebook", "published", "reconstructed" */
  source?: string;
}

/** Words for a `data-about` that is not the name of a touch; null leaves it to the server. */
export type Explain = (
  name: string,
  view: GameView,
  pieces: unknown,
  shown: Seat,
  language: Language,
) => Explained | null;

/** Season and round. */
export interface WhereNow {
  icon: string;
  text: string;
  note: string;
  /** part of the rules page */
  anchor?: string;
}

export interface GameModule {
  MainBoard: FunctionComponent<BoardProps>;
  OwnBoard: FunctionComponent<BoardProps>;
  /** what lies beside the seats, such as an opponent that the rules play */
  Beside?: FunctionComponent<BesideProps>;
  /** the parts of the table, for the tabs of a phone; some games have fewer with some options */
  zones: (language: Language, view?: GameView) => Zone[];
  /** season and round for the top bar */
  where: (view: GameView, pieces: unknown, language: Language) => WhereNow;
  /** the points that a seat has by now; what the end would add is counted by the server */
  earned?: (view: GameView, seat: Seat) => { icon: string; points: number };
  /** the five or six numbers that people ask about, for a folded seat */
  strip: (view: GameView, seat: Seat, language: Language) => StripNumber[];
  /** touches that lie nowhere on the boards: shown as buttons in the prompt */
  isButton: (name: string, view: GameView) => boolean;
  buttonIcon: (name: string, view: GameView) => string;
  /** a button that does without or ends something: it does not beckon while there is something to do */
  leaves?: (name: string, view: GameView) => boolean;
  /** the number that a button shows, which is its key, too */
  buttonNumber?: (name: string) => string;
  /** sections of the rules page that concern this table, whatever is asked */
  topics?: (view: GameView) => string[];
  /** the icon of what is being asked, at the left of the prompt */
  source: (view: GameView, pieces: unknown) => ComponentChildren;
  /** whether the boards show something while this thing is under the pointer or in focus */
  previews?: (name: string) => boolean;
  explain?: Explain;
  /** what its events sound like, by their names */
  sounds?: Sounds;
  /** what its icons mean, by their names */
  legend?: (language: Language) => Record<string, string>;
  /** SVG bodies on a 24-unit grid, by name */
  icons: Record<string, string>;
}
