// What this browser remembers of the coach: at which tables it stands, whose first game is over, and what the player has
// understood. What was said a few times, or acted upon, is said no more.

const KEY = "ennichi-coach";
const MOST_TABLES = 30;

/** The topic of all plans, and of what was missed. */
export const PLANS = "plans";

/** The topic of how one asks about a thing. */
export const ASKING = "asking";

/** Before the topic of what is explained to whoever meets it for the first time. */
export const FIRST = "first ";

/** How often a thing is said before it is left out, and how often the player must have acted upon it. */
const FIRST_SAID = 2;
const SAID = 10;
const SAID_ALIKE = 3; // with the same words: nothing has changed
const ACTED = 4;
const PLANS_SAID = 24;
const PLANS_ACTED = 12;

interface Counts {
  said: number;
  acted: number;
  /** how it was said last, and how often so */
  words?: string;
  alike?: number;
}

interface OfGame {
  /** a game of it was played to the end */
  finished: boolean;
  /** the coach is wanted at new tables */
  wanted: boolean;
  topics: Record<string, Counts>;
  /** it was said that less is said */
  toldLess: boolean;
}

interface Kept {
  games: Record<string, OfGame>;
  /** by table, the newest last: whether the coach stands there */
  tables: Record<string, boolean>;
  /** its sheet, on a small screen */
  folded: boolean;
}

const NEW_GAME: OfGame = { finished: false, wanted: false, topics: {}, toldLess: false };

function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    return { games: kept?.games ?? {}, tables: kept?.tables ?? {}, folded: kept?.folded ?? false };
  } catch {
    return { games: {}, tables: {}, folded: false };
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

function gameOf(kept: Kept, game: string): OfGame {
  return { ...NEW_GAME, ...kept.games[game] };
}

function changeGame(game: string, change: (old: OfGame) => Partial<OfGame>): void {
  const kept = load();
  const old = gameOf(kept, game);
  keep({ ...kept, games: { ...kept.games, [game]: { ...old, ...change(old) } } });
}

export const isFinished = (game: string) => gameOf(load(), game).finished;
export const noteFinished = (game: string) => changeGame(game, () => ({ finished: true }));
export const isWanted = (game: string) => gameOf(load(), game).wanted;
export const want = (game: string, wanted: boolean) => changeGame(game, () => ({ wanted }));

/** Whether the coach stands at a table; at a new one, whether it is wanted there. Null: nobody has said so. */
export function standsAt(table: string, game: string, isNew: boolean): boolean | null {
  const kept = load();
  return kept.tables[table] ?? (isNew && gameOf(kept, game).wanted ? true : null);
}

export function noteStands(table: string, stands: boolean): void {
  const kept = load();
  delete kept.tables[table];
  kept.tables[table] = stands;
  keep(kept);
}

export const isFolded = () => load().folded;
export const noteFolded = (folded: boolean) => keep({ ...load(), folded });

/** Whether a topic needs no more words. What comes up for the first time is explained twice: the first words may be missed. */
export function isUnderstood(game: string, topic: string, now = ""): boolean {
  const { said, acted, words, alike = 0 } = gameOf(load(), game).topics[topic] ?? NEVER;
  if (topic.startsWith(FIRST)) return said >= FIRST_SAID;
  return topic === PLANS
    ? said >= PLANS_SAID || acted >= PLANS_ACTED
    : said >= SAID || acted >= ACTED || (alike >= SAID_ALIKE && words === now);
}

const NEVER: Counts = { said: 0, acted: 0 };

/** Topics were said, each with these words, as far as they are known. */
export function noteSaid(game: string, topics: string[], words: Record<string, string> = {}): void {
  count(game, topics, ({ said, acted, words: before, alike = 0 }, topic) => {
    const now = words[topic];
    return { said: said + 1, acted, words: now, alike: now !== undefined && now === before ? alike + 1 : 1 };
  });
}

export function noteActed(game: string, topics: string[]): void {
  count(game, topics, (old) => ({ ...old, acted: old.acted + 1 }));
}

function count(game: string, topics: string[], next: (old: Counts, topic: string) => Counts): void {
  if (topics.length === 0) return;
  changeGame(game, (old) => {
    const found = { ...old.topics };
    for (const topic of topics) found[topic] = next(found[topic] ?? NEVER, topic);
    return { topics: found };
  });
}

export const wasToldLess = (game: string) => gameOf(load(), game).toldLess;
export const noteToldLess = (game: string) => changeGame(game, () => ({ toldLess: true }));

/** Everything is said again. */
export const forgetTopics = (game: string) => changeGame(game, () => ({ topics: {}, toldLess: false }));
