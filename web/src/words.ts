// The words of the client. Each room of it (the shell, and every game) has its Fluent files in text/LANGUAGE; they become
// an object: `close` for a message without variables, `seatOf({ n: 2 })` for one with, `themes.dark` for attributes.
// The types of these objects are written by tools/client_words.py.

import { TEXTS } from "words:folders";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./protocol";
import { change, settings, useSettings } from "./settings";
import type { Words as ShellWords } from "./text/words.gen";

export type Words = ShellWords;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Values = Parameters<FluentBundle["formatPattern"]>[1];

const SHELL = "shell";

/** What was loaded, by room and language. */
const LOADED = new Map<string, Map<Language, object>>();

/** The words of a room, from the text of its Fluent files. */
export function readWords(source: string, language: Language): object {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const say = (pattern: Pattern) => {
    if (typeof pattern === "string") return pattern;
    if (!hasVariables(pattern)) return bundle.formatPattern(pattern);
    return remembering((values: Values) => bundle.formatPattern(pattern, values));
  };
  const messages = resource.body.filter(({ id }) => !id.startsWith("-"));
  return Object.fromEntries(
    messages.map(({ id, value, attributes }) => {
      const parts = Object.entries(attributes).map(([name, pattern]) => [name, say(pattern)]);
      return [camelCase(id), value === null ? Object.fromEntries(parts) : say(value)];
    }),
  );
}

const REMEMBERED = 200; // of one message; the numbers of a game are fewer

/** Every drawing says the same again, and putting it together takes time. */
function remembering(say: (values: Values) => string): (values: Values) => string {
  const said = new Map<string, string>();
  return (values) => {
    const key = JSON.stringify(values);
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size >= REMEMBERED) said.clear();
    const fresh = say(values);
    said.set(key, fresh);
    return fresh;
  };
}

function hasVariables(pattern: Pattern): boolean {
  return JSON.stringify(pattern).includes('"type":"var"');
}

function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Fetch the words of a room; afterwards `wordsIn` has them. */
export async function loadWords(room: string, language: Language = settings().language): Promise<void> {
  const known = LOADED.get(room) ?? new Map<Language, object>();
  LOADED.set(room, known);
  if (known.has(language)) return;
  const source = await TEXTS[room]?.[language]?.();
  if (source) known.set(language, readWords(source.default, language));
}

/** Go on in another language, once everything on the page is there in it. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...LOADED.keys()].map((room) => loadWords(room, language)));
  change({ language });
}

/** The words of a game's folder, loaded before its boards are drawn. */
export function wordsIn<W extends object>(room: string): (language: Language) => W {
  return (language) => LOADED.get(room)?.get(language) as W;
}

const shellWords = wordsIn<Words>(SHELL);

export function loadShellWords(): Promise<void> {
  return loadWords(SHELL);
}

export function words(): Words {
  return shellWords(settings().language);
}

export function useWords(): Words {
  return shellWords(useSettings().language);
}

/** "2–4", or "2, 4" where there is a gap. */
export function span(numbers: number[]): string {
  const first = numbers[0];
  const last = numbers[numbers.length - 1];
  return last - first === numbers.length - 1 && numbers.length > 1 ? `${first}–${last}` : numbers.join(", ");
}

/** "Ana, Rui and Mika", in the reader's language. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings().language, { type: "conjunction" }).format(names);
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 hours ago", in the reader's language. */
export function ago(time: string): string {
  const seconds = (Date.now() - Date.parse(time)) / 1000;
  const [unit, length] = SPANS.find((one) => seconds >= one[1]) ?? ["second", Infinity];
  const said = new Intl.RelativeTimeFormat(settings().language, { numeric: "auto" });
  return said.format(-Math.floor(seconds / length), unit);
}

/** What a language calls itself. */
export function languageName(language: Language): string {
  return sentence(new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language);
}

/** The first letter large, as at the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A difference, always with its sign and one decimal at most: "+2.5", "−1". */
export function signed(value: number): string {
  const plain = Number.isInteger(value) && Math.abs(value) < 1000; // the same in all languages
  const size = plain
    ? String(Math.abs(value))
    : Math.abs(value).toLocaleString(settings().language, { maximumFractionDigits: 1 });
  if (size === "0") return "±0";
  return `${value < 0 ? "−" : "+"}${size}`;
}
