import assert from "node:assert/strict";
import { test } from "node:test";
import { cardPlace, type Spared } from "../src/card-place";
import type { Box } from "../src/moves";

const STAGE = { x: 0, y: 80, width: 1366, height: 660 };
const SIZE = { width: 440, height: 400 };
const OWN: Spared = { areas: [{ x: 8, y: 500, width: 1350, height: 230 }], numbers: [] };

function box(x: number, y: number, width = 60, height = 60): Box {
  return { x, y, width, height };
}

test("a card lies over the least of the own board", () => {
  assert.deepEqual(cardPlace(SIZE, STAGE, [], null), { left: false, top: false, height: 400 });
  assert.deepEqual(cardPlace(SIZE, STAGE, [], OWN), { left: false, top: true, height: 400 });
});

test("it rather leaves free what the question is about, and one's own numbers above all", () => {
  const asked: Spared = { ...OWN, areas: [...OWN.areas, box(900, 90, 460, 300)] };
  assert.deepEqual(cardPlace(SIZE, STAGE, [], asked), { left: true, top: true, height: 400 });
  const goods: Spared = { areas: [], numbers: [box(20, 120), box(90, 120), box(1200, 120), box(20, 620)] };
  assert.deepEqual(cardPlace(SIZE, STAGE, [], goods), { left: false, top: false, height: 400 });
});

test("it lies over nothing that may be touched, as long as there is such a corner", () => {
  assert.deepEqual(cardPlace(SIZE, STAGE, [box(1200, 200)], OWN), { left: true, top: true, height: 400 });
  const above = [box(1200, 200), box(100, 200)];
  assert.deepEqual(cardPlace(SIZE, STAGE, above, OWN), { left: false, top: false, height: 400 });
  assert.deepEqual(cardPlace(SIZE, STAGE, [...above, box(1200, 600)], OWN), { left: true, top: false, height: 400 });
});

test("it gets lower, and folds where there is no room at all", () => {
  const middle = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => box(150 * n, 400));
  assert.deepEqual(cardPlace(SIZE, STAGE, middle, OWN), { left: false, top: true, height: 400 - 4 - 88 });
  const all = middle.flatMap((one) => [one, { ...one, y: 120 }, { ...one, y: 660 }]);
  assert.equal(cardPlace(SIZE, STAGE, all, OWN).height, 0);
});

test("on a phone there is only the foot", () => {
  const window = { x: 0, y: 0, width: 390, height: 780 };
  const size = { width: 374, height: 300 };
  assert.deepEqual(cardPlace(size, window, [box(40, 420)], null, true), { left: false, top: false, height: 288 });
  assert.equal(cardPlace(size, window, [box(40, 700)], null, true).height, 0);
});

test("while it is told it leaves its corner only for what is told", () => {
  const before = { left: false, top: false };
  assert.deepEqual(cardPlace(SIZE, STAGE, [box(100, 600)], OWN, false, before), { ...before, height: 400 });
  const lit = [box(1200, 600)];
  assert.deepEqual(cardPlace(SIZE, STAGE, lit, OWN, false, before), { left: false, top: true, height: 400 });
});
