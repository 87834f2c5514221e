// How long something has lasted, by the server's clock, which need not be the one of this device.

import { useEffect } from "preact/hooks";
import { useRedraw } from "./useful";
import type { Words } from "./words";

let ahead = 0; // seconds by which the server's clock is ahead of this one's

/** The server says what time it is. */
export function setClock(now: number): void {
  ahead = now - Date.now() / 1000;
}

export function serverNow(): number {
  return Date.now() / 1000 + ahead;
}

/** The whole seconds since a moment of the server's clock, or until it; they are counted on the page. */
export function useSeconds(moment: number | null): number {
  const redraw = useRedraw();
  const passed = moment === null ? 0 : Math.floor(Math.abs(serverNow() - moment));
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setTimeout(redraw, passed < 60 ? 1000 - ((Date.now() + ahead * 1000) % 1000) : 20000);
    return () => clearTimeout(timer);
  });
  return passed;
}

/** A length of time, roughly, in words. */
export function lengthInWords(seconds: number, w: Words): string {
  if (seconds < 60) return w.seconds({ n: seconds });
  if (seconds < 3600) return w.minutes({ n: Math.floor(seconds / 60) });
  if (seconds < 86400) return w.hours({ n: Math.floor(seconds / 3600) });
  return w.days({ n: Math.floor(seconds / 86400) });
}
