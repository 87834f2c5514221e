// Whether the mouse really moves. Browsers also say that it came over something when only the page below it has changed.

interface Point {
  x: number;
  y: number;
}

const SLIP = 4; // px: a mouse that has gone no farther since it was pressed still rests

let at: Point = { x: Number.NaN, y: Number.NaN };
let resting: Point | null = null; // where it was pressed, or got something else under it by itself

document.addEventListener(
  "pointermove",
  (event) => {
    if (event.pointerType !== "mouse") return;
    at = { x: event.clientX, y: event.clientY };
    if (resting && Math.hypot(at.x - resting.x, at.y - resting.y) >= SLIP) resting = null;
  },
  { capture: true, passive: true },
);
document.addEventListener(
  "pointerdown",
  (event) => {
    if (event.pointerType !== "mouse") return;
    at = { x: event.clientX, y: event.clientY };
    resting = at;
  },
  { capture: true, passive: true },
);

export function mouseRests(): boolean {
  return resting !== null;
}

/** Whether something is said of it although it has not moved. */
export function stays({ clientX, clientY }: PointerEvent): boolean {
  return clientX === at.x && clientY === at.y;
}

/** Something else lies under it: it rests until it moves. */
export function rest(): void {
  resting ??= at;
}
