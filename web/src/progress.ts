// What this browser remembers of lessons: which were finished, at which table one goes on, and what was read there.

const KEY = "ennichi-lessons";
const MOST_TABLES = 20;

interface Kept {
  /** "bamboo/first" */
  done: string[];
  /** the table of a lesson that was begun and neither finished nor left */
  begun: Record<string, string>;
  /** by table, the newest last */
  tables: Record<string, AtTable>;
  /** games that whoever sits here knows: one was played, or it was said so */
  known: string[];
  /** games before which it was asked whether they are known */
  asked: string[];
}

export interface AtTable {
  /** the learner plays freely */
  left: boolean;
  /** the group of steps that was read, and how far */
  at: number;
  page: number;
}

const NOTHING: AtTable = { left: false, at: -1, page: 0 };

const empty = (): Kept => ({ done: [], begun: {}, tables: {}, known: [], asked: [] });

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
  keep(kept);
}

/** It was read to its end, or is to be gone on with no more. */
export function end(game: string, lesson: string, done: boolean): void {
  const kept = load();
  delete kept.begun[nameOf(game, lesson)];
  if (done) kept.done = [...new Set([...kept.done, nameOf(game, lesson)])];
  keep(kept);
}

/** Whether a game is known here: a lesson of it was finished, or it was noted. */
export function knows(game: string): boolean {
  const { known, done } = load();
  return known.includes(game) || done.some((lesson) => lesson.startsWith(`${game}/`));
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
