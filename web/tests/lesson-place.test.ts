import assert from "node:assert/strict";
import { test } from "node:test";
import { bubblePlace } from "../src/lesson-place";
import type { Box } from "../src/moves";

const WINDOW: Box = { x: 0, y: 0, width: 1366, height: 768 };
const SIZE = { width: 384, height: 190 };

function box(x: number, y: number, width = 60, height = 60): Box {
  return { x, y, width, height };
}

function covers({ x, y }: { x: number; y: number }, other: Box, size = SIZE): boolean {
  return (
    x < other.x + other.width && other.x < x + size.width && y < other.y + other.height && other.y < y + size.height
  );
}

test("it lies beside its light and points at the middle of it", () => {
  const found = bubblePlace([box(600, 300)], SIZE, WINDOW, [], false);
  assert.equal(found.side, "below");
  assert.equal(found.x + found.arrow, 630);
});

test("what belongs to its light, such as the price below a tile, stays in sight where there is room", () => {
  const light = box(1297, 90, 54, 60);
  const price = box(1297, 152, 54, 34);
  assert.ok(!covers(bubblePlace([light], SIZE, WINDOW, [], false), price));
});

test("in a corner it stays within the window, and its arrow away from its own corners", () => {
  const found = bubblePlace([box(1300, 40, 50, 50)], SIZE, WINDOW, [], false);
  assert.ok(found.x >= 0 && found.x + SIZE.width <= WINDOW.width);
  assert.ok(found.arrow >= 20 && found.arrow <= SIZE.width - 20);
});

test("it covers no light, and what may be touched only where there is no other room", () => {
  const light = box(200, 250, 900, 300);
  const others = [box(10, 10, 1340, 220)];
  const found = bubblePlace([light], SIZE, WINDOW, others, false);
  assert.ok(!covers(found, light));
  assert.ok(!covers(found, others[0]));
  const second = box(200, 560, 900, 200); // nothing is left but to cover what may be touched
  const forced = bubblePlace([light, second], SIZE, WINDOW, others, false);
  assert.ok(!covers(forced, light) && !covers(forced, second));
});

test("without a light it lies in the middle", () => {
  assert.deepEqual(bubblePlace([], SIZE, WINDOW, [], false), { x: 491, y: 289, side: null, arrow: 0, sheet: false });
});

test("on a phone it is a sheet at the foot, or at the head where the light lies at the foot", () => {
  const frame: Box = { x: 0, y: 60, width: 390, height: 720 };
  const size = { width: 374, height: 200 };
  assert.equal(bubblePlace([box(100, 200)], size, frame, [], true).y, 572);
  assert.equal(bubblePlace([box(100, 650)], size, frame, [], true).y, 68);
});
