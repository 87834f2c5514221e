import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box } from "../src/moves";
import { tipPlace } from "../src/tip-place";

const WINDOW = { width: 1366, height: 768 };
const SIZE = { width: 280, height: 150 };

function box(x: number, y: number, width = 60, height = 60): Box {
  return { x, y, width, height };
}

function covers({ x, y }: { x: number; y: number }, other: Box): boolean {
  return (
    x < other.x + other.width && other.x < x + SIZE.width && y < other.y + other.height && other.y < y + SIZE.height
  );
}

test("with nothing around, it lies at the right of its thing, in the middle", () => {
  assert.deepEqual(tipPlace(box(300, 300), SIZE, WINDOW, []), { x: 372, y: 255, side: "right" });
});

test("at the right edge of the window it lies at the left, and in a corner it stays within", () => {
  assert.equal(tipPlace(box(1290, 300), SIZE, WINDOW, []).side, "left");
  const { x, y } = tipPlace(box(1290, 0), SIZE, WINDOW, []);
  assert.ok(x >= 4 && y >= 4 && x + SIZE.width <= WINDOW.width && y + SIZE.height <= WINDOW.height);
});

test("it shifts along its thing before it leaves that side, and covers nothing that is open", () => {
  const thing = box(300, 300);
  const below = box(400, 390, 200, 60);
  const found = tipPlace(thing, SIZE, WINDOW, [below, box(200, 200, 80, 400), box(290, 100, 80, 180)]);
  assert.equal(found.side, "right");
  assert.ok(!covers(found, below));
});

test("of a thing in the midst of open ones it goes away to where there is room", () => {
  const thing = box(600, 300);
  const open = [];
  for (let x = 300; x < 1000; x += 75) for (let y = 75; y < 600; y += 75) open.push(box(x, y));
  const others = open.filter((one) => one.x !== 600 || one.y !== 300);
  const found = tipPlace(thing, SIZE, WINDOW, others);
  assert.equal(found.side, null);
  assert.ok(others.every((other) => !covers(found, other)));
  assert.ok(!covers(found, thing));
});

test("where open things are everywhere it covers as few as it can, and never its own thing", () => {
  const thing = box(600, 300);
  const others = [box(0, 0, 1366, 290), box(0, 370, 1366, 398), box(0, 290, 590, 80), box(670, 290, 696, 80)];
  const found = tipPlace(thing, SIZE, WINDOW, others);
  assert.equal(others.filter((other) => covers(found, other)).length, 1);
  assert.ok(!covers(found, thing));
});

test("it rather covers what may be touched than a panel that is being read", () => {
  const thing = box(980, 300);
  const panel = box(1100, 80, 260, 680);
  const open = [box(700, 250, 260, 200), box(900, 400, 300, 100), box(900, 150, 150, 100)];
  assert.ok(covers(tipPlace(thing, SIZE, WINDOW, []), panel));
  const found = tipPlace(thing, SIZE, WINDOW, open, [panel]);
  assert.ok(!covers(found, panel));
});
