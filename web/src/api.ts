// Requests over HTTP. Everything the server refuses comes with a sentence in the reader's language.

import type {
  About,
  Analysis,
  ChangeWay,
  ContinueFrom,
  Example,
  Film,
  Followed,
  FrameView,
  GameInfo,
  HoldSeat,
  NewTable,
  NewWay,
  Pieces,
  PromisedDeal,
  PuzzleAnswer,
  Puzzles,
  QuietHours,
  Refusal,
  Seated,
  SideLine,
  TableLine,
  TakeSeat,
  WaysToTell,
  Wishes,
} from "./protocol";
import { settings } from "./settings";
import { words } from "./words";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}lang=${settings().language}`;
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new Refused("unreachable", words().unreachable);
  }
  if (answer.status === 204) return undefined as T;
  let said: unknown;
  try {
    said = await answer.json();
  } catch {
    throw new Refused("unreadable", words().unreachable);
  }
  if (!answer.ok) {
    const refusal = said as Partial<Refusal>;
    throw new Refused(refusal.code ?? String(answer.status), refusal.message ?? words().unreachable);
  }
  return said as T;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  pieces: (game: string, components: string) => ask<Pieces>("GET", `/games/${game}/pieces/${components}`),
  example: (game: string, name: string) => ask<Example>("GET", `/games/${game}/examples/${name}`),
  tables: () => ask<TableLine[]>("GET", "/tables"),
  promise: () => ask<PromisedDeal>("POST", "/promises"),
  create: (table: NewTable) => ask<Seated>("POST", "/tables", table),
  sit: (table: string, wanted: TakeSeat) => ask<Seated>("POST", `${at(table)}/seats`, wanted),
  /** nothing when it is gone, otherwise who else must wish it */
  forget: (table: string) => ask<Wishes | undefined>("DELETE", at(table)),
  restore: (table: string) => ask<void>("POST", `${at(table)}/restore`),
  keep: (table: string) => ask<void>("POST", `${at(table)}/keep`),
  hold: (table: string, wanted: HoldSeat) => ask<Seated>("POST", `${at(table)}/hold`, wanted),
  link: (table: string) => ask<Seated>("GET", `${at(table)}/link`),
  film: (table: string) => ask<Film>("GET", `${at(table)}/frames`),
  frame: (table: string, number: number) => ask<FrameView>("GET", `${at(table)}/frames/${number}`),
  analysis: (table: string) => ask<Analysis>("GET", `${at(table)}/analysis`),
  /** what could have been: other touches from a frame on */
  sideLine: (table: string, number: number, touches: string[]) =>
    ask<SideLine>(
      "GET",
      `${at(table)}/frames/${number}/line?${touches.map((touch) => `touch=${encodeURIComponent(touch)}`).join("&")}`,
    ),
  about: (table: string, number: number, touch: string) =>
    ask<About>("GET", `${at(table)}/frames/${number}/about/${encodeURIComponent(touch)}`),
  continueFrom: (table: string, wanted: ContinueFrom) => ask<Seated>("POST", `${at(table)}/continue`, wanted),
  lesson: (game: string, lesson: string, wanted: TakeSeat) => ask<Seated>("POST", `/lessons/${game}/${lesson}`, wanted),
  puzzles: () => ask<Puzzles>("GET", "/puzzles"),
  openPuzzle: (game: string, puzzle: string, wanted: TakeSeat) =>
    ask<Seated>("POST", `/puzzles/${game}/${encodeURIComponent(puzzle)}`, wanted),
  judgePuzzle: (table: string, solution: boolean) =>
    ask<PuzzleAnswer>("GET", `${at(table)}/puzzle${solution ? "?solution=true" : ""}`),
  /** how one is told of one's turn */
  ways: (table: string) => ask<WaysToTell>("GET", `${at(table)}/notices`),
  addWay: (table: string, way: NewWay) => ask<WaysToTell>("POST", `${at(table)}/notices`, way),
  changeWay: (table: string, way: string, wanted: ChangeWay) =>
    ask<WaysToTell>("PUT", `${at(table)}/notices/${way}`, wanted),
  tryWay: (table: string, way: string) => ask<void>("POST", `${at(table)}/notices/${way}/test`),
  setHours: (hours: QuietHours) => ask<void>("PUT", "/notices/hours", hours),
  followLink: (deed: string, token: string) => ask<Followed>("POST", `/notices/${deed}/${encodeURIComponent(token)}`),
  openRecord: (text: string) => ask<Seated>("POST", "/records", { text }),
  recordAddress: (table: string) => `/api${at(table)}/record`,
};

/** The games by language, as the server told them last. */
const told = new Map<string, Promise<GameInfo[]>>();

/** The games, told anew. */
export function tellGames(): Promise<GameInfo[]> {
  const { language } = settings();
  const asked = ask<GameInfo[]>("GET", "/games");
  asked.then(
    () => told.set(language, asked),
    () => undefined,
  );
  return asked;
}

/** The games as they are known; the server is asked only where they are not. */
export function knownGames(): Promise<GameInfo[]> {
  return told.get(settings().language) ?? tellGames();
}

/** Pieces never change for one address and language, so each is fetched once. */
const printed = new Map<string, Promise<Pieces>>();
export function pieces(game: string, components: string): Promise<Pieces> {
  const key = `${game}/${components}/${settings().language}`;
  let found = printed.get(key);
  if (!found) {
    found = api.pieces(game, components);
    found.catch(() => printed.delete(key));
    printed.set(key, found);
  }
  return found;
}

/** Examples of a rules page, likewise. */
const shown = new Map<string, Promise<Example>>();
export function example(game: string, name: string): Promise<Example> {
  const key = `${game}/${name}/${settings().language}`;
  let found = shown.get(key);
  if (!found) {
    found = api.example(game, name);
    found.catch(() => shown.delete(key));
    shown.set(key, found);
  }
  return found;
}
