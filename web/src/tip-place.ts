// Where a tooltip lies: beside its thing, and over nothing that may be touched while there is room elsewhere.

import type { Box } from "./moves";

const GAP = 12;
const EDGE = 8;
const STEP = 20; // px between the places that are tried

export type Side = "right" | "left" | "below" | "above";

export interface TipPlace {
  x: number;
  y: number;
  /** where it lies of its thing; null when it had to go farther away */
  side: Side | null;
}

interface Size {
  width: number;
  height: number;
}

const PANEL = 100; // things of others that it would rather cover

/** The best place for a tooltip of this size in a window, given what lies there besides, and panels that are read. */
export function tipPlace(thing: Box, size: Size, window: Size, others: Box[], panels: Box[] = []): TipPlace {
  let best: TipPlace = { x: EDGE, y: EDGE, side: null };
  let least = [Infinity, Infinity];
  for (const place of [...beside(thing, size), ...anywhere(size, window)]) {
    const box = { ...place, ...size };
    if (!within(box, window) || meet(box, thing)) continue;
    const covered = (boxes: Box[]) => boxes.filter((other) => meet(box, other)).length;
    const price = [covered(others) + PANEL * covered(panels), distance(thing, box)];
    if (price[0] < least[0] || (price[0] === least[0] && price[1] < least[1])) [best, least] = [place, price];
  }
  return best;
}

/** Close to the thing, on each side, from its middle outwards. */
function beside(thing: Box, { width, height }: Size): TipPlace[] {
  const across = shifts(thing.x + thing.width / 2 - width / 2, (thing.width + width) / 2 - STEP);
  const along = shifts(thing.y + thing.height / 2 - height / 2, (thing.height + height) / 2 - STEP);
  return [
    ...along.map((y): TipPlace => ({ x: thing.x + thing.width + GAP, y, side: "right" })),
    ...along.map((y): TipPlace => ({ x: thing.x - GAP - width, y, side: "left" })),
    ...across.map((x): TipPlace => ({ x, y: thing.y + thing.height + GAP, side: "below" })),
    ...across.map((x): TipPlace => ({ x, y: thing.y - GAP - height, side: "above" })),
  ];
}

function shifts(middle: number, most: number): number[] {
  const found = [middle];
  for (let by = STEP; by <= most; by += STEP) found.push(middle - by, middle + by);
  return found;
}

function anywhere({ width, height }: Size, window: Size): TipPlace[] {
  const found: TipPlace[] = [];
  for (let x = EDGE; x <= window.width - width - EDGE; x += STEP)
    for (let y = EDGE; y <= window.height - height - EDGE; y += STEP) found.push({ x, y, side: null });
  return found;
}

function within({ x, y, width, height }: Box, window: Size): boolean {
  return x >= 4 && y >= 4 && x + width <= window.width - 4 && y + height <= window.height - 4;
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Between the middles, so that what lies aside counts as farther; what has lost touch with its thing is worse. */
function distance(thing: Box, place: Box & TipPlace): number {
  const dx = place.x + place.width / 2 - (thing.x + thing.width / 2);
  const dy = place.y + place.height / 2 - (thing.y + thing.height / 2);
  const off = place.side === "right" || place.side === "left" ? Math.abs(dy) : Math.abs(dx);
  return place.side ? off : 1000 + Math.hypot(dx, dy);
}
