import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { LAPTOP, lettersIn, roomOfDeeds, wholeDeeds } from "../src/foot-room";

// As frame.css lays the foot.
const wide = (letters: number) => letters * 3.35 + 60;
const forYou = (letters: number, foot: number) => Math.min(Math.max(200, wide(letters)), foot / 2) + 8;

test("without anything beside them two deeds have all the letters that they may have", () => {
  assert.deepEqual(roomOfDeeds(0, false, LAPTOP), [130, 100]);
});

test("two deeds lie beside whatever else is told, also in the narrowest window that is one screen", () => {
  for (const [width, least] of [
    [LAPTOP, 25],
    [1100, 16],
  ])
    for (const befell of [0, 20, 60, 120, 400])
      for (const chip of [false, true]) {
        const foot = width - (chip ? 252 : 0);
        const free = foot - 142 - (befell ? forYou(befell, foot) : 0);
        const [newest, older] = roomOfDeeds(befell, chip, width);
        assert.ok(wide(newest) + 22 + wide(older) <= free, `${width} ${befell} ${chip}`);
        assert.ok(older >= least, `${width} ${befell} ${chip}: ${older}`);
      }
});

test("a short line for the player leaves more room than a long one", () => {
  assert.ok(roomOfDeeds(20, true, LAPTOP)[0] > roomOfDeeds(200, true, LAPTOP)[0]);
});

test("a deed that has no room is left out whole, and the newest one never", () => {
  const deeds = [100, 80, 60]; // letters: 395, 328 and 261 px, with 22 between two
  const told = (width: number) => wholeDeeds(deeds, (letters) => letters, width).length;
  assert.deepEqual([told(Infinity), told(1028), told(1027), told(745), told(744), told(100)], [3, 3, 2, 2, 1, 1]);
  assert.equal(lettersIn(395), 100);
});
