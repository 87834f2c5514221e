import assert from "node:assert/strict";
import { test } from "node:test";
import { areNeighbours, chaptersOf, hashOf, picturesOf, placeOf, runsFrom, spotIn, turnAt } from "../src/film";
import type { FrameView, Scene, Step } from "../src/protocol";

function step(text: string, coins: number | null): Step {
  const changes = coins === null ? {} : { "players/0/coins": coins };
  return { scene: 1, title: false, seat: 0, text, things: [], event: "paid", mark: "", changes, scores: [coins ?? 0] };
}

const TABLE = { players: [{ coins: 4 }, { coins: 9 }] };
const VIEW = { table: TABLE, actor: 1, asks: "ask-card", touches: ["card.1"], over: true };
const FRAME = {
  number: 7,
  view: VIEW,
  prompt: "",
  log: [],
  breakdown: [],
  own: { acts: true, changes: { "players/0/coins": 1 }, scores: [1] },
  steps: [step("Payday.", 2), step("Ana is paid.", 3), step("Bo is paid.", null)],
} as unknown as FrameView;
const coins = (frame: FrameView) => (frame.view as unknown as { table: typeof TABLE }).table.players[0].coins;

test("what a touch brought about is shown step by step, and the last step is the frame itself", () => {
  const pictures = picturesOf(FRAME, "turn");
  assert.deepEqual(
    pictures.map(({ frame, step: told, scores }) => [coins(frame), told?.text, scores]),
    [
      [1, undefined, [1]],
      [2, "Payday.", [2]],
      [3, "Ana is paid.", [3]],
      [4, "Bo is paid.", [0]],
    ],
  );
  assert.equal(pictures[3].frame, FRAME);
  assert.deepEqual(
    pictures.map(({ frame }) => [frame.view.over, frame.view.actor]),
    [
      [false, null],
      [false, null],
      [false, null],
      [true, 1],
    ],
  );
});

test("who goes on touch by touch is not shown again what the touches before led to", () => {
  assert.equal(picturesOf(FRAME, "touch").length, 4);
  const idle = { ...FRAME, own: { acts: false, changes: {}, scores: [] } } as FrameView;
  assert.equal(picturesOf(idle, "touch").length, 3);
  assert.equal(picturesOf(idle, "turn").length, 4);
  assert.equal(picturesOf({ ...FRAME, own: null, steps: [] }, "touch").length, 1);
});

test("a place in a film can be kept in its address", () => {
  assert.deepEqual(spotIn("#7.2", 0, 9), { number: 7, picture: 2 });
  assert.deepEqual(spotIn("#7", 0, 9), { number: 7, picture: Infinity });
  assert.deepEqual(spotIn("#99.2", 0, 9), { number: 9, picture: Infinity });
  assert.deepEqual(spotIn("#2", 5, 9), { number: 5, picture: Infinity });
  assert.deepEqual(spotIn("", 5, 9), { number: 5, picture: Infinity });
  assert.deepEqual(spotIn("#7.2,play", 0, 9), { number: 7, picture: 2 });
  assert.deepEqual(["#7.2,play", "#7.2", ""].map(runsFrom), [true, false, false]);
  for (const hash of ["#7.2", "#7"]) assert.equal(hashOf(spotIn(hash, 0, 9)), hash);
  const pictures = picturesOf(FRAME, "touch");
  assert.equal(placeOf(pictures, { number: 7, picture: Infinity }), 3);
  assert.equal(placeOf(pictures, { number: 7, picture: 1 }), 1);
});

test("pieces travel between pictures that follow on each other, both ways, and nowhere else", () => {
  const at = (number: number, picture: number, count = 3) => ({ number, picture, count });
  assert.ok(areNeighbours(at(7, 0), at(7, 1)));
  assert.ok(areNeighbours(at(7, 1), at(7, 0)));
  assert.ok(areNeighbours(at(6, 0, 1), at(7, 0)));
  assert.ok(areNeighbours(at(7, 0), at(6, 0, 1)));
  assert.ok(areNeighbours(at(7, 2), at(8, 0, 1)));
  assert.ok(!areNeighbours(at(7, 0), at(7, 2)));
  assert.ok(!areNeighbours(at(7, 1), at(8, 0, 1)));
  assert.ok(!areNeighbours(at(6, 0, 1), at(7, 2)));
  assert.ok(!areNeighbours(at(5, 0, 1), at(7, 0)));
});

test("what a touch did is told as the turn that it belongs to, not the one that it lets begin", () => {
  const scenes = [0, 3, 7].map((first, index) => ({ index, first, end: first + 4 }) as Scene);
  assert.equal(turnAt(scenes, 3)?.index, 0);
  assert.equal(turnAt(scenes, 7)?.index, 1);
  assert.equal(turnAt(scenes, 0), undefined);
});

test("every part of a game is a chapter, also where nobody is asked anything", () => {
  const told = ["Setup", "Summer", "Summer", "Autumn", "Winter"].map((chapter, index) => ({
    chapter,
    index,
    first: 4,
  }));
  const scenes = told.map((scene, i) => ({ ...scene, first: Math.min(4, 2 * i) })) as unknown as Scene[];
  assert.deepEqual(
    chaptersOf(scenes, 0).map(({ words, number, scene }) => [words, number, scene]),
    [
      ["Setup", 0, 0],
      ["Summer", 2, 1],
      ["Autumn", 4, 3],
      ["Winter", 4, 4],
    ],
  );
  assert.equal(chaptersOf(scenes, 3).length, 2, "what came before the film is not in it");
});

test("a chapter opens at the first picture that tells of it", () => {
  const later = { ...FRAME, steps: FRAME.steps.map((step, i) => ({ ...step, scene: i < 1 ? 1 : 2 })) } as FrameView;
  const pictures = picturesOf(later, "touch");
  assert.equal(placeOf(pictures, { number: 7, picture: Infinity, scene: 2 }), 2);
  assert.equal(placeOf(pictures, { number: 7, picture: Infinity, scene: 9 }), 3, "none does: the frame itself");
});
