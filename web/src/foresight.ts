// What a touch would change, from pictures of the table: as it is, and as it may be afterwards. Of several pictures of
// what may be, only what they have in common is sure. Nothing of it is shown here.

import type { Box } from "./moves";

const LEAST = 8; // px; smaller shifts are only layout
const MOST = 24; // more at once is a new picture, of which single pieces tell nothing

/** A piece where it lies. */
export interface Lying<E> {
  element: E;
  box: Box; // in the window
  /** the part of the board below it */
  zone: { name: string; box: Box };
  /** the named thing that holds it */
  holder: string;
  /** it lies beside others wherever there is room, so that it shifts when one of them goes */
  flows: () => boolean;
  /** what it looks like */
  drawn: () => string;
}

export interface Picture<E> {
  /** by their names; several pieces may have one name */
  pieces: Map<string, Lying<E>[]>;
  numbers: Map<string, number>;
}

export interface Foreseen<E> {
  /** pieces of the first picture of what may be, where none of their name lies now */
  comes: Lying<E>[];
  /** pieces that will lie there no more */
  leaves: Lying<E>[];
  /** by how much numbers change, by what they count */
  numbers: Map<string, number>;
}

export function foreseen<E>(now: Picture<E>, ahead: Picture<E>[]): Foreseen<E> {
  const [first, ...others] = ahead;
  if (!first) return { comes: [], leaves: [], numbers: new Map() };
  const comes = [...first.pieces].flatMap(([name, then]) =>
    unmatched(now.pieces.get(name) ?? [], then).came.filter((piece) =>
      others.every((other) => other.pieces.get(name)?.some((same) => looksLike(piece, same))),
    ),
  );
  const leaves = [...now.pieces].flatMap(([name, lying]) =>
    ahead.reduce((left, picture) => unmatched(left, picture.pieces.get(name) ?? []).left, lying),
  );
  return {
    comes: comes.length > MOST ? [] : comes,
    leaves: leaves.length > MOST ? [] : leaves,
    numbers: changes(now.numbers, ahead),
  };
}

/** Of the pieces of one name: those that went from their places, and those that lie at new ones. */
function unmatched<E>(now: Lying<E>[], then: Lying<E>[]): { left: Lying<E>[]; came: Lying<E>[] } {
  let [left, came] = [now, then];
  for (const same of [liesThere, flowsThere]) {
    const rest: Lying<E>[] = [];
    for (const piece of came) {
      const found = left.find((other) => same(other, piece));
      if (found) left = left.filter((other) => other !== found);
      else rest.push(piece);
    }
    came = rest;
  }
  return { left, came };
}

/** At the same place of the window, or of a part of the board that has itself moved or grown. */
function liesThere<E>(one: Lying<E>, other: Lying<E>): boolean {
  const apart = Math.hypot(other.box.x - one.box.x, other.box.y - one.box.y);
  if (apart < LEAST) return true;
  if (one.zone.name !== other.zone.name) return false;
  const [a, b] = [share(one), share(other)];
  const { width, height } = one.zone.box;
  return Math.hypot((b.x - a.x) * width, (b.y - a.y) * height) < LEAST;
}

function share<E>({ box, zone }: Lying<E>): { x: number; y: number } {
  return { x: (box.x - zone.box.x) / (zone.box.width || 1), y: (box.y - zone.box.y) / (zone.box.height || 1) };
}

/** Still in the same row or heap, only shifted with it. */
function flowsThere<E>(one: Lying<E>, other: Lying<E>): boolean {
  return one.holder === other.holder && one.zone.name === other.zone.name && one.flows();
}

function looksLike<E>(one: Lying<E>, other: Lying<E>): boolean {
  return liesThere(one, other) && one.drawn() === other.drawn();
}

function changes<E>(now: Map<string, number>, ahead: Picture<E>[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, value] of now) {
    const [then, ...others] = ahead.map(({ numbers }) => numbers.get(key));
    if (then !== undefined && then !== value && others.every((other) => other === then)) found.set(key, then - value);
  }
  return found;
}
