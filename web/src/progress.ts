// What this browser remembers of games and lessons: which game was last turned to, which are known, which lessons were
// finished, at which table one goes on, and what was read there.

const KEY = "ennichi-lessons";
const MOST_TABLES = 20;

interface Kept {
  /** "bamboo/first" */
  done: string[];
  /** the table of a lesson that was begun and neither finished nor left */
  begun: Record<string, string>;
  /** by table, the newest last */
  tables: Record<string, AtTable>;
  /** games that whoever sits here has played: one was played to its end here, it was said so, or it was set up
   * otherwise than is advised for a first game */
  known: string[];
  /** games before which it was asked whether they are known */
  asked: string[];
  /** the game that was last chosen, played or learned */
  game: string;
}

export interface AtTable {
  /** "bamboo/first" */
  lesson: string;
  /** the learner plays freely */
  left: boolean;
  /** the group of steps that was read, and how far */
  at: number;
  page: number;
}

const NOTHING: AtTable = { lesson: "", left: false, at: -1, page: 0 };

const empty = (): Kept => ({ done: [], begun: {}, tables: {}, known: [], asked: [], game: "" });

function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...empty(), ...kept };
  } catch {
    return empty();
  }
}

function keep(kept: Kept): void {
  const tables = Object.fromEntries(Object.entries(kept.tables).slice(-MOST_TABLES));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, tables }));
  } catch {
    // private windows may forbid storage: then it is forgotten
  }
}

const nameOf = (game: string, lesson: string) => `${game}/${lesson}`;

export function isDone(game: string, lesson: string): boolean {
  return load().done.includes(nameOf(game, lesson));
}

/** The table where a lesson was begun, or nothing. */
export function begunAt(game: string, lesson: string): string {
  return load().begun[nameOf(game, lesson)] ?? "";
}

export function begin(game: string, lesson: string, table: string): void {
  const kept = load();
  kept.begun[nameOf(game, lesson)] = table;
  kept.tables[table] = { ...NOTHING, ...kept.tables[table], lesson: nameOf(game, lesson) };
  keep({ ...kept, game });
}

/** It was read to its end, or is to be gone on with no more. */
export function end(game: string, lesson: string, done: boolean): void {
  const kept = load();
  delete kept.begun[nameOf(game, lesson)];
  if (done) kept.done = [...new Set([...kept.done, nameOf(game, lesson)])];
  keep(kept);
}

/** The lesson that is or was taken at a table, or nothing. */
export function lessonAt(table: string): string {
  return load().tables[table]?.lesson?.split("/")[1] ?? "";
}

/** The game to which one comes back, or nothing. */
export function lastGame(): string {
  return load().game;
}

export function noteGame(game: string): void {
  const kept = load();
  if (kept.game !== game) keep({ ...kept, game });
}

/** Whether a game is known here: a lesson of it was finished, or it was played. */
export function knows(game: string): boolean {
  return hasPlayed(game) || load().done.some((lesson) => lesson.startsWith(`${game}/`));
}

/** Whether a lesson of a game was begun, or more. */
export function hasLearnt(game: string): boolean {
  const { begun, tables } = load();
  const lessons = [...Object.keys(begun), ...Object.values(tables).map(({ lesson }) => lesson)];
  return knows(game) || lessons.some((lesson) => lesson.startsWith(`${game}/`));
}

/** Whether a whole game was played; a lesson is not yet one. */
export function hasPlayed(game: string): boolean {
  return load().known.includes(game);
}

export function noteKnown(game: string): void {
  const kept = load();
  if (!kept.known.includes(game)) keep({ ...kept, known: [...kept.known, game] });
}

const ASKED = new Set<string>(); // where nothing can be kept nobody is asked twice, until the page is left

export function wasAsked(game: string): boolean {
  return ASKED.has(game) || load().asked.includes(game);
}

export function noteAsked(game: string): void {
  ASKED.add(game);
  const kept = load();
  if (!kept.asked.includes(game)) keep({ ...kept, asked: [...kept.asked, game] });
}

export function atTable(table: string): AtTable {
  return { ...NOTHING, ...load().tables[table] };
}

export function noteAt(table: string, change: Partial<AtTable>): void {
  const kept = load();
  const old = kept.tables[table];
  delete kept.tables[table];
  kept.tables[table] = { ...NOTHING, ...old, ...change };
  keep(kept);
}
