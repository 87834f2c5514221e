// What the plain board understands of a game that it knows nothing about.
//
// `view.table` is any JSON. One name in it means something: `players` holds an entry for each seat, in their order.
// Of the pieces, `labels` names things by their keys in the reader's language, and any other part that maps a name to a
// sentence says what is printed on the thing of that name.

import type { GameView } from "../../protocol";
import { sentence } from "../../words";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Shape {
  /** what belongs to each seat; none where the game does not tell it apart */
  players: Json[];
  /** everything else, by its key */
  common: [string, Json][];
}

export function shapeOf(view: GameView): Shape {
  const table = view.table as Json;
  if (!isDict(table)) return { players: [], common: [["table", table]] };
  const { players } = table;
  if (!Array.isArray(players) || players.length !== view.names.length)
    return { players: [], common: Object.entries(table) };
  return { players, common: Object.entries(table).filter(([key]) => key !== "players") };
}

export function isDict(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface Printed {
  /** a key of the view, or a group of touches, in words */
  label: (key: string) => string;
  /** how a thing is called; empty where the game does not say */
  title: (name: string) => string;
  /** what is printed on a thing */
  text: Map<string, string>;
}

export function printedOn(pieces: unknown): Printed {
  const { labels = {}, ...parts } = isDict(pieces as Json) ? (pieces as { [key: string]: Json }) : {};
  const text = new Map<string, string>();
  for (const part of Object.values(parts)) {
    if (!isDict(part)) continue;
    for (const [name, said] of Object.entries(part)) if (typeof said === "string") text.set(name, said);
  }
  const named = new Map(isDict(labels) ? Object.entries(labels) : []);
  const title = (name: string) => sentence(String(named.get(name) ?? ""));
  return { label: (key) => title(key) || sentence(spaced(key)), title, text };
}

/** "laid_out" as it is read. */
export function spaced(name: string): string {
  return name.replace(/[_.-]+/g, " ").trim();
}
