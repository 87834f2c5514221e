// Fair cards: what the server committed to before it knew the players' salt, and whether its secret fits.
//
// This browser keeps the commitment that it saw first, so that a later one cannot take its place.

import type { Deal } from "./protocol";

const KEPT = "ennichi.deals";
const MOST = 200; // tables whose commitments are kept

interface Noted {
  table: string;
  commitment: string;
  salt: string;
}

function notes(): Noted[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Noted[]).filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

/** The players' part of a new deal. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep what is known of a table's deal, unless something is known already; what was kept first. */
export function note(table: string, commitment: string, salt: string): Noted {
  const known = notes();
  const found = known.find((one) => one.table === table);
  if (found) return found;
  const fresh = { table, commitment, salt };
  try {
    localStorage.setItem(KEPT, JSON.stringify([fresh, ...known].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing can still show it
  }
  return fresh;
}

export type Verdict = "fits" | "broken" | "unknown";

/** Whether the secret is the one that was committed to; unknown where the page may not compute (plain http). */
export async function verdict(table: string, deal: Deal): Promise<Verdict> {
  const first = note(table, deal.commitment, deal.salt);
  if (first.commitment !== deal.commitment || first.salt !== deal.salt) return "broken";
  if (!deal.secret || !globalThis.crypto?.subtle) return "unknown";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`ennichi ${deal.secret}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === deal.commitment ? "fits" : "broken";
}
