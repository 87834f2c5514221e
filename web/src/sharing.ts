// Every state arrives whole, and most of it is as before. What is equal becomes the same object again, so that whoever
// draws it sees at a glance that nothing changed.

import { useRef } from "preact/hooks";

/** The fresh value, in which every part that equals the old one's is the old one's. Both are plain data. */
export function sharing<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isData(old) || !isData(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const same = Array.isArray(old) ? shareList(old, fresh as unknown[]) : shareFields(old as Fields, fresh as Fields);
  return same ? (old as T) : fresh;
}

type Fields = Record<string, unknown>;

function shareFields(old: Fields, fresh: Fields): boolean {
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    if (fresh[key] === old[key]) continue; // most of it, and a call each would be many
    fresh[key] = sharing(old[key], fresh[key]);
    if (fresh[key] !== old[key]) same = false;
  }
  return same;
}

/** A long log is such a list: no key is written out for every line of it. */
function shareList(old: unknown[], fresh: unknown[]): boolean {
  let same = old.length === fresh.length;
  for (let i = 0; i < fresh.length; i++) {
    if (fresh[i] === old[i]) continue;
    fresh[i] = sharing(old[i], fresh[i]);
    if (fresh[i] !== old[i]) same = false;
  }
  return same;
}

/** A list whose first parts stay as they are, and what comes after them; the same list where nothing of it is new. */
export function continued<T>(old: readonly T[], kept: number, fresh: readonly T[]): T[] {
  const rest = fresh.map((one, i) => sharing(old[kept + i], one));
  const same = kept + rest.length === old.length && rest.every((one, i) => one === old[kept + i]);
  return same ? (old as T[]) : [...old.slice(0, kept), ...rest];
}

function isData(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Plain data that is made anew with every drawing: as long as it is equal, the same object. */
export function useShared<T>(fresh: T): T {
  const kept = useRef(fresh);
  kept.current = sharing(kept.current, fresh);
  return kept.current;
}
