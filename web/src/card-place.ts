// Where the card lies that tells of a moment: in a corner of the boards, over nothing that may be touched.

import type { Box } from "./moves";

const EDGE = 8;
const GAP = 4;
const LEAST = 150; // px of height with which it can still be read

export interface CardPlace {
  left: boolean;
  top: boolean;
  /** how high it may be; 0 where it must be folded */
  height: number;
}

/** What a card should not cover, if it can help it. */
export interface Spared {
  /** as little of these as can be */
  areas: Box[];
  /** but first of all, as few of these as can be */
  numbers: Box[];
}

/** What a card over a table covers as little of as can be: one's own board, its numbers above all, and what the question is
 * about, to which these things are open. */
export function sparedIn(table: Element, open: Element[]): Spared {
  const own = table.querySelector(".ground > :last-child");
  const asked = [...new Set(open.map((one) => one.closest(".zone")))].filter((zone) => zone !== null);
  return {
    areas: [own, ...asked].filter((one) => one !== null).map((one) => one.getBoundingClientRect()),
    numbers: open.length
      ? [...(own?.querySelectorAll("[data-number]") ?? [])].map((one) => one.getBoundingClientRect())
      : [],
  };
}

/** The place for a card of this size on a stage: where nothing open lies, and over as little of what is spared as can be.
 * Where it has no room as it is, it gets lower; where there is not even room for that, it is folded. `before` is the corner
 * where it lay: it does not leave that without need. */
export function cardPlace(
  size: Pick<Box, "width" | "height">,
  stage: Box,
  open: Box[],
  spared: Spared | null,
  onlyBottom = false,
  before: Corner | null = null,
): CardPlace {
  const corners = [
    { left: false, top: false },
    { left: true, top: false },
    { left: false, top: true },
    { left: true, top: true },
  ].filter(({ top }) => !(top && onlyBottom));
  const tried = corners.map((corner) => {
    const free = freeHeight(corner, size.width, stage, open);
    const card = boxAt(corner, size, stage);
    const covered = (spared?.areas ?? []).reduce((sum, area) => sum + overlap(card, area), 0);
    const numbers = (spared?.numbers ?? []).filter((number) => overlap(card, number) > 0).length;
    return { ...corner, free, covered, numbers };
  });
  const fits = tried
    .filter(({ free }) => free >= size.height)
    .sort((one, other) => one.numbers - other.numbers || one.covered - other.covered);
  const whole = fits.find(({ left, top }) => left === before?.left && top === before.top) ?? fits[0];
  if (whole) return { left: whole.left, top: whole.top, height: size.height };
  const [{ left, top, free }] = [...tried].sort((one, other) => other.free - one.free);
  return { left, top, height: free >= LEAST ? free : 0 };
}

type Corner = Omit<CardPlace, "height">;

function boxAt({ left, top }: Corner, { width, height }: Pick<Box, "width" | "height">, stage: Box): Box {
  const x = left ? stage.x + EDGE : stage.x + stage.width - EDGE - width;
  const y = top ? stage.y + EDGE : stage.y + stage.height - EDGE - height;
  return { x, y, width, height };
}

/** How high a card in a corner may be until it comes to something open. */
function freeHeight(corner: Corner, width: number, stage: Box, open: Box[]): number {
  const column = boxAt(corner, { width, height: stage.height - 2 * EDGE }, stage);
  const met = open.filter((one) => overlap(one, column) > 0);
  const free = met.map((one) =>
    corner.top ? one.y - GAP - column.y : column.y + column.height - (one.y + one.height + GAP),
  );
  return Math.max(0, Math.min(column.height, ...free));
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
