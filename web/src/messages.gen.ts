// Written by tools/wire_types.py from src/ennichi/table/messages.py; change that.

import type { OptionValue } from "./wire.gen";

export type Language = string;

export type Name = string;

export type BotName = string;

export type Colour = string;

export type TouchName = string;

/** touches of what could have been */
export type LONGEST_LINE = 80;

export interface Me {
  kind: "me";
  name: Name;
  colour?: Colour;
}

export interface Open {
  kind: "open";
  colour?: Colour;
}

export interface ABot {
  kind: "bot";
  bot: BotName;
  colour?: Colour;
}

export type NewSeat = Me | Open | ABot;

/** A table to be set up. */
export interface NewTable {
  game: string;
  options?: Record<string, OptionValue>;
  seats: NewSeat[];
  language?: Language;
  promise?: string;
  /** the players' part of the deal */
  salt?: string;
}

/** A deal that is settled before anybody knows it: its commitment fits its secret alone. */
export interface Promise {
  promise: string;
  commitment: string;
}

export interface TakeSeat {
  name: Name;
}

/** What the private link of a seat carries behind its #. */
export interface HoldSeat {
  secret: string;
}

export interface NewRecord {
  text: string;
}

export interface ContinueFrom {
  at: number;
  /** other touches from there on */
  line?: TouchName[];
  name?: Name;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What `PushManager.subscribe` gives a page. */
export interface PushAddress {
  endpoint: string;
  keys: PushKeys;
}

export interface ByPush {
  channel: "push";
  push: PushAddress;
  language?: Language;
}

export interface ByMail {
  channel: "mail";
  mail: string;
  language?: Language;
}

/** A chat room; an empty form is found out from the address. */
export interface ByWebhook {
  channel: "webhook";
  url: string;
  form?: "" | "discord" | "slack" | "matrix";
  language?: Language;
}

export type NewWay = ByPush | ByMail | ByWebhook;

/** Where a way is used: at this table, or at all tables of this browser. At neither, it is forgotten. */
export interface ChangeWay {
  here: boolean;
  everywhere: boolean;
}

/** Minutes of the day, in a time zone such as Europe/Lisbon; without them nothing is quiet. */
export interface QuietHours {
  start: number | null;
  end: number | null;
  zone: string;
}

export interface RenewPush {
  /** endpoint */
  old: string;
  push: PushAddress;
}

/** What came of a link in a message. */
export interface Followed {
  message: string;
}

export interface Seated {
  table: string;
  seat: number | null;
  link: string;
  invite: string;
}

/** So many of those who hold a seat wish a game to be deleted. */
export interface Wishes {
  wishes: number;
  of: number;
}

export interface Refusal {
  code: string;
  message: string;
}

export interface Touch {
  type: "touch";
  number: number;
  touch: TouchName;
}

/** Take back the last touch, or with `to` all touches after that many. */
export interface Undo {
  type: "undo";
  version: number;
  to?: number | null;
}

export interface Restart {
  type: "restart";
  version: number;
}

/** Let the step of a lesson be done that comes after so many touches. */
export interface SkipStep {
  type: "skip";
  number: number;
}

export interface Hint {
  type: "hint";
}

/** What is at stake; and plans, either where a turn begins or in any case. */
export interface Coach {
  type: "coach";
  plans?: "" | "start" | "now";
}

/** Is an open touch good, and why? */
export interface Why {
  type: "why";
  touch: TouchName;
}

/** What did the last own turn bring, and was there a better one? */
export interface LookBack {
  type: "look-back";
  compare?: boolean;
}

export interface About {
  type: "about";
  touch: TouchName;
}

/** What would an open touch change? */
export interface Ahead {
  type: "ahead";
  touch: TouchName;
}

/** Are you there? */
export interface Pulse {
  type: "pulse";
}

export interface ChangeLanguage {
  type: "language";
  language: Language;
}

export interface Resign {
  type: "resign";
  bot: BotName;
}

export interface Rename {
  type: "rename";
  name: Name;
}

export interface Rematch {
  type: "rematch";
}

export type SocketRequest =
  | Touch
  | Undo
  | Restart
  | SkipStep
  | Hint
  | Coach
  | Why
  | LookBack
  | About
  | Ahead
  | Pulse
  | ChangeLanguage
  | Resign
  | Rename
  | Rematch;
