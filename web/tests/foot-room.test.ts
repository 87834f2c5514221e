import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { deedsInRow, LAPTOP, roomOfDeeds } from "../src/foot-room";

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

const deed = (letters: number) => `${"does so, ".repeat(30).slice(0, letters - 1)}.`;
const lengths = (deeds: number[], width: number) =>
  deedsInRow(deeds.map(deed), [130, 100], width).map((text) => (text.endsWith("…") ? -1 : text.length));

test("a deed that has no room is left out whole, and the newest one never", () => {
  const deeds = [100, 80, 60]; // 395, 328 and 261 px, with 22 between two
  assert.deepEqual(lengths(deeds, Infinity), deeds);
  assert.deepEqual(lengths(deeds, 1028), deeds);
  assert.deepEqual(lengths(deeds, 1027), [100, 80]);
  assert.deepEqual(lengths(deeds, 744), [100, -1], "the second one in short");
  assert.deepEqual(lengths(deeds, 450), [100], "or not at all");
  assert.deepEqual(lengths(deeds, 300), [-1]);
});

test("the two newest deeds are told whole before an older one has room", () => {
  assert.deepEqual(lengths([150, 120, 20], 1070), [150, 120]);
  assert.deepEqual(lengths([60, 190, 20], 1000), [60, 190]);
  for (const width of [300, 700, 958, 1138, 1224, 1400])
    for (const deeds of [
      [200, 200, 60],
      [40, 260, 90],
      [260, 30, 30],
    ]) {
      const row = deedsInRow(deeds.map(deed), [130, 100], width);
      const px = row.reduce((sum, text) => sum + wide(text.length) + 22, -22);
      assert.ok(row.length === 1 || px <= width, `${width} ${deeds}: ${px}`);
    }
});
