import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, State } from "../src/protocol";
import { turnPoints } from "../src/turn";

function at(number: number, undoLimit: number, actor = 0): State {
  const state = { viewer: 0, number, undoLimit, canUndo: undoLimit < number, view: { names: ["Ana", "Bo"], actor } };
  return state as unknown as State;
}

const line = (number: number, text: string) => ({ number, text, chapter: false }) as unknown as LogLine;
const LOG = [line(9, "Bo passes"), line(11, "Ana chooses red"), line(12, "Ana plants"), line(14, "Ana takes 2 coins")];
const SCENES = [
  { seat: 1, first: 8 },
  { seat: 0, first: 10 },
];

test("the whole turn is listed; what brought something to light is fixed", () => {
  const points = turnPoints(at(14, 12), LOG, SCENES, new Map(), "Start");
  assert.deepEqual(
    points.map(({ words, fixed, open }) => [words, fixed, open]),
    [
      ["Start", true, false],
      ["Chooses red", true, false],
      ["Plants", true, true],
      ["Takes 2 coins", false, true],
    ],
  );
  assert.equal(points[2].to, 12, "back to just after it");
  assert.equal(points[3].to, 14);
});

test("a turn of which all can be taken back begins where it began", () => {
  const points = turnPoints(at(12, 10), LOG, SCENES, new Map(), "Start");
  assert.deepEqual(
    points.map(({ to, fixed, open }) => [to, fixed, open]),
    [
      [10, false, true],
      [11, false, true],
      [12, false, true],
    ],
  );
});

test("a touch that nothing is known of belongs to the point before it", () => {
  const points = turnPoints(at(14, 13), LOG, SCENES, new Map(), "Start");
  assert.deepEqual(
    points.map(({ words, to, open }) => [words, to, open]),
    [
      ["Start", 10, false],
      ["Chooses red", 11, false],
      ["Plants", 13, true],
      ["Takes 2 coins", 14, true],
    ],
  );
});

test("where nothing can be taken back the turn is told all the same, and no turn of others", () => {
  const points = turnPoints(at(14, 14), LOG, SCENES, new Map(), "Start");
  assert.deepEqual(
    points.map(({ fixed }) => fixed),
    [true, true, true, true],
  );
  assert.deepEqual(turnPoints(at(14, 14, 1), LOG, SCENES, new Map(), "Start"), []);
  assert.deepEqual(turnPoints(at(10, 10), LOG, SCENES, new Map(), "Start"), [], "it has just begun");
});
