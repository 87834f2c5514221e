// A search over the rules and rulings of a game: accents and capitals do not matter, and headings come first.

import { linesOf, type Section } from "./games/section";
import type { Ruling } from "./rulings";

export interface Entry {
  /** a section of the rules page, or an entry of the register */
  kind: "rules" | "ruling";
  id: string;
  title: string;
  lines: string[];
}

/** A text in pieces, of which some were looked for. */
export type Marked = { text: string; found: boolean }[];

export interface Hit {
  entry: Entry;
  title: Marked;
  line: Marked;
}

const MOST = 14; // hits that are shown
const AROUND = 60; // letters of a long line before what was found

export function entriesOf(sections: Section[], rulings: Ruling[]): Entry[] {
  return [
    ...sections.map((section) => ({
      kind: "rules" as const,
      id: section.id,
      title: section.title,
      lines: linesOf(section),
    })),
    ...rulings.map(({ id, title, parts }) => ({
      kind: "ruling" as const,
      id,
      title: `${id}: ${title}`,
      lines: parts.map(({ text }) => text.replaceAll("`", "")),
    })),
  ];
}

const SHORTEST_STEM = 5; // letters
const STEM = 0.7; // of a word

/** The letters of a text without accents and capitals, and where each of them stood. */
function folded(text: string): { letters: string; at: number[] } {
  let letters = "";
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const plain = (text[i] ?? "")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace("œ", "oe")
      .replace("æ", "ae")
      .replace("’", "'");
    for (const letter of plain) {
      letters += letter;
      at.push(i);
    }
  }
  at.push(text.length);
  return { letters, at };
}

function termsOf(query: string): string[] {
  return folded(query).letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Where in a text words begin with a term: from and to. */
function places(text: string, term: string): [number, number][] {
  const { letters, at } = folded(text);
  const found: [number, number][] = [];
  for (let i = letters.indexOf(term); i >= 0; i = letters.indexOf(term, i + 1)) {
    if (i > 0 && /[\p{L}\p{N}]/u.test(letters[i - 1] ?? "")) continue;
    found.push([at[i] ?? 0, at[i + term.length] ?? text.length]);
  }
  return found;
}

function marked(text: string, terms: string[]): Marked {
  const parts: Marked = [];
  let from = 0;
  for (const [start, end] of terms.flatMap((term) => places(text, term)).sort((a, b) => a[0] - b[0])) {
    if (start < from) continue;
    if (start > from) parts.push({ text: text.slice(from, start), found: false });
    parts.push({ text: text.slice(start, end), found: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}

/** A long line from a little before what was found. */
function shortened(line: string, terms: string[]): string {
  const first = Math.min(...terms.flatMap((term) => places(line, term).map(([start]) => start)), line.length);
  if (first < AROUND * 2 || first === line.length) return line;
  return `… ${line.slice(line.indexOf(" ", first - AROUND) + 1)}`;
}

/**
 * What is found: every word of the query begins a word of the heading or the text; where nothing does, its stem, so that
 * "harmony" finds "harmonize".
 */
export function search(entries: Entry[], query: string): Hit[] {
  const terms = termsOf(query);
  const found = hits(entries, terms);
  return found.length ? found : hits(entries, terms.map(stemOf));
}

/** Without the end of a long word, which another form of it may have otherwise. */
function stemOf(term: string): string {
  return term.slice(0, Math.max(SHORTEST_STEM, Math.ceil(term.length * STEM)));
}

function hits(entries: Entry[], terms: string[]): Hit[] {
  if (!terms.length) return [];
  const count = (text: string) => terms.filter((term) => places(text, term).length > 0).length;
  return entries
    .flatMap((entry) => {
      const whole = [entry.title, ...entry.lines].join("\n");
      if (count(whole) < terms.length) return [];
      const best = entry.lines.reduce((one, other) => (count(other) > count(one) ? other : one), entry.lines[0] ?? "");
      const rank = (terms.length - count(entry.title)) * 2 + (entry.kind === "ruling" ? 1 : 0);
      const inOne = terms.length - Math.max(count(best), count(entry.title));
      return [{ entry, rank: rank * 10 + inOne, line: shortened(best, terms) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry, line }) => ({ entry, title: marked(entry.title, terms), line: marked(line, terms) }));
}
