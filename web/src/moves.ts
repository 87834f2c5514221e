// What changed between two pictures of a table: which pieces moved from where to where, which went away, which numbers
// are others. Nothing of it is shown here.

const LEAST = 8; // px; smaller shifts are only layout
const MOST = 24; // more at once is a new picture, not a move
const MOST_GONE = 4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The ground that pieces lie on: a zone, or the page. */
export interface Ground<E> {
  element: E;
  box: Box;
}

export interface Place<E> {
  element: E;
  ground: Ground<E>;
  x: number; // on its ground
  y: number;
  width: number;
  height: number;
}

/** The places of pieces, by their names; several pieces may have one name. */
export type Places<E> = Map<string, Place<E>[]>;

/** A number that people read, by what it counts. */
export interface Shown<E> {
  key: string;
  element: E;
  value: number;
}

export interface Move<E> {
  from: Box;
  to: Box;
  element: E;
}

/** Where a piece is in the window. */
export function boxOf<E>({ ground, x, y, width, height }: Place<E>): Box {
  return { x: ground.box.x + x, y: ground.box.y + y, width, height };
}

/** The pieces that lie elsewhere than before. Nobody moved what moved with its ground. */
export function moves<E>(before: Places<E>, after: Places<E>): Move<E>[] {
  const found: Move<E>[] = [];
  for (const [name, now] of after) {
    const then = before.get(name);
    if (then?.length !== 1 || now.length !== 1) continue; // which of several moved cannot be told
    const [from, to] = [then[0], now[0]];
    if (from.ground.element === to.ground.element && Math.hypot(to.x - from.x, to.y - from.y) < LEAST) continue;
    const [start, end] = [boxOf(from), boxOf(to)];
    if (Math.hypot(end.x - start.x, end.y - start.y) < LEAST) continue;
    found.push({ from: start, to: end, element: to.element });
  }
  return found.length > MOST ? [] : found;
}

/** The few pieces that are nowhere any more. */
export function gone<E>(before: Places<E>, after: Places<E>): Place<E>[] {
  const found = [...before].filter(([name, then]) => then.length === 1 && !after.has(name)).map(([, then]) => then[0]);
  return found.length > MOST_GONE ? [] : found;
}

/** The numbers that changed, and by how much. */
export function differences<E>(before: Shown<E>[], after: Shown<E>[]): { element: E; by: number }[] {
  const known = new Map(before.map(({ key, value }) => [key, value]));
  return after.flatMap(({ key, element, value }) => {
    const then = known.get(key);
    return then === undefined || then === value ? [] : [{ element, by: value - then }];
  });
}
