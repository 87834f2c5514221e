// Where the bubble of a lesson lies: beside its light, over nothing that is lit or may be touched while there is room.

import type { Box } from "./moves";
import type { Side } from "./tip-place";

const GAPS = [18, 64]; // px: close, or clear of what belongs to its light, such as a price
const NEAR = 56;
const EDGE = 10;
const CORNER = 20; // px at its round corners, where no arrow goes
const STEP = 24; // px between the places that are tried

export interface Placed {
  x: number;
  y: number;
  /** where it lies of its light; null when it had to go farther away */
  side: Side | null;
  /** px from its corner to where its arrow points at the light */
  arrow: number;
  /** as a sheet over the whole width */
  sheet: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** The best place for a bubble of this size within a frame. */
export function bubblePlace(lights: Box[], size: Size, frame: Box, others: Box[], sheet: boolean): Placed {
  if (sheet) return sheetPlace(lights, size, frame);
  const [light] = lights;
  let best: Placed = { ...middle(size, frame), side: null, arrow: 0, sheet };
  if (!light) return best;
  let least = Infinity;
  for (const place of [...beside(light, size, frame), ...anywhere(size, frame)]) {
    const box = { x: place.x, y: place.y, ...size };
    if (!within(box, frame)) continue;
    const covered = lights.reduce((sum, one) => sum + shared(box, one), 0);
    const inTheWay = others.reduce((sum, one) => sum + shared(box, one), 0);
    const close = lights.reduce((sum, one) => sum + shared(box, grown(one, NEAR)), 0);
    const price = covered * 1000 + inTheWay * 10 + close + distance(light, box) + (place.side ? 0 : 400);
    if (price < least) [best, least] = [{ ...place, arrow: arrow(light, box, place.side), sheet }, price];
  }
  return best;
}

/** On a phone: at the foot, or at the head where it would cover less of the light. */
function sheetPlace(lights: Box[], { height }: Size, frame: Box): Placed {
  const places = [frame.y + frame.height - height - 8, frame.y + 8].map((y) => ({ x: frame.x + 8, y }));
  const covered = places.map(({ x, y }) =>
    lights.reduce((sum, light) => sum + shared({ x, y, width: frame.width - 16, height }, light), 0),
  );
  return { ...places[covered[1] < covered[0] ? 1 : 0], side: null, arrow: 0, sheet: true };
}

/** Where the middle of the light meets the bubble's edge. */
function arrow(light: Box, { x, y, width, height }: Box, side: Side | null): number {
  const [from, length, to] =
    side === "right" || side === "left"
      ? [y, height, light.y + light.height / 2]
      : [x, width, light.x + light.width / 2];
  return Math.round(clamp(to - from, CORNER, length - CORNER));
}

function middle({ width, height }: Size, frame: Box): { x: number; y: number } {
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2 };
}

type Tried = Omit<Placed, "sheet" | "arrow">;

/** Close to the light, on each side, as near to its middle as the frame allows. */
function beside(light: Box, { width, height }: Size, frame: Box): Tried[] {
  const x = clamp(light.x + light.width / 2 - width / 2, frame.x + EDGE, frame.x + frame.width - width - EDGE);
  const y = clamp(light.y + light.height / 2 - height / 2, frame.y + EDGE, frame.y + frame.height - height - EDGE);
  return GAPS.flatMap((gap): Tried[] => [
    { x: light.x + light.width + gap, y, side: "right" },
    { x: light.x - gap - width, y, side: "left" },
    { x, y: light.y + light.height + gap, side: "below" },
    { x, y: light.y - gap - height, side: "above" },
  ]);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function anywhere({ width, height }: Size, frame: Box): Tried[] {
  const found: Tried[] = [];
  for (let x = frame.x + EDGE; x <= frame.x + frame.width - width - EDGE; x += STEP)
    for (let y = frame.y + EDGE; y <= frame.y + frame.height - height - EDGE; y += STEP)
      found.push({ x, y, side: null });
  return found;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function within({ x, y, width, height }: Box, frame: Box): boolean {
  return x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height;
}

/** How much of one lies under the other, in px². */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(light: Box, { x, y, width, height }: Box): number {
  return Math.hypot(x + width / 2 - (light.x + light.width / 2), y + height / 2 - (light.y + light.height / 2));
}
