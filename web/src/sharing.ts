// Every state arrives whole, and most of it is as before. What is equal becomes the same object again, so that whoever
// draws it sees at a glance that nothing changed.

import { useRef } from "preact/hooks";

/** The fresh value, in which every part that equals the old one's is the old one's. Both are plain data. */
export function sharing<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isData(old) || !isData(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const [before, now] = [old as Record<string, unknown>, fresh as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    now[key] = sharing(before[key], now[key]);
    if (now[key] !== before[key]) same = false;
  }
  return same ? (old as T) : fresh;
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
