import assert from "node:assert/strict";
import { test } from "node:test";
import type { Film, LogLine, Scene } from "../src/protocol";
import {
  goingOn,
  lineTime,
  mergeScenes,
  newestBeats,
  nextStop,
  passages,
  readingTime,
  type Story,
  scenesUpTo,
  sinceTurnOf,
  stops,
} from "../src/story";

function scene(index: number, seat: number | null, texts: string[], first = index, end = index + 1): Scene {
  const beats = texts.map((text) => ({ seat, text, things: [] }));
  return { index, first, end, seat, chapter: "", title: seat === null ? `Moment ${index}.` : "", beats, sum: [] };
}

const STORY = [
  scene(0, 0, ["Ana drafts."]),
  scene(1, 1, ["Bo drafts."]),
  scene(2, null, ["Ana wins a spirit.", "Bo wins nothing."], 2, 2),
  scene(3, null, [], 2, 2),
  scene(4, 1, ["Bo cooks."], 2, 5),
  scene(5, 0, [], 5, 5),
];

test("what the server sends takes the place of what was known from there on", () => {
  const merged = mergeScenes(STORY, { scenes: [scene(4, 1, ["Bo cooks rice."])], scenesFrom: 4 });
  assert.deepEqual(
    merged.map((one) => one.index),
    [0, 1, 2, 3, 4],
  );
  assert.equal(merged[4].beats[0].text, "Bo cooks rice.");
  assert.deepEqual(mergeScenes([], { scenes: STORY, scenesFrom: 0 }), STORY);
});

test("what happened since a seat's last turn leaves out the turn that has just begun", () => {
  assert.deepEqual(
    sinceTurnOf(STORY, 0).map((one) => one.index),
    [1, 2, 4],
  );
  assert.deepEqual(sinceTurnOf(STORY, 1), []);
  assert.deepEqual(
    sinceTurnOf(STORY, 7).map((one) => one.index),
    [0, 1, 2, 4],
  );
});

test("a turn in which nothing was asked of its seat is none that it played: it is told, too", () => {
  const hungry = scene(6, 0, ["Ana goes hungry."], 5, 5);
  assert.deepEqual(
    sinceTurnOf([...STORY.slice(0, 5), hungry, scene(7, null, ["Spring."], 5, 5)], 0).map((one) => one.index),
    [1, 2, 4, 6, 7],
  );
});

test("every line of the log stands with its scene, and scenes of nothing are left out", () => {
  const lines = [0, 2, 2, 4].map((at) => ({ scene: at, text: `line of ${at}` }) as LogLine);
  const found = passages(STORY, lines);
  assert.deepEqual(
    found.map((one) => [one.scene.index, one.lines.length]),
    [
      [0, 1],
      [1, 0],
      [2, 2],
      [4, 1],
    ],
  );
});

test("a story that goes on, or is taken back, is told as a whole one would be, and what is as before stays", () => {
  const line = (at: number) => ({ scene: at, text: `line of ${at}` }) as LogLine;
  const lines = [0, 1, 2, 2, 4].map(line);
  let story: Story = { scenes: [], lines: [], told: [] };
  const tell = (scenes: Scene[], told: LogLine[]) => {
    const before = story.told;
    story = goingOn(story, scenes, told);
    assert.deepEqual(story.told, passages(scenes, told));
    return story.told.filter((one) => before.includes(one)).length;
  };
  assert.equal(tell(STORY.slice(0, 3), lines.slice(0, 3)), 0);
  assert.equal(tell(STORY.slice(0, 3), lines.slice(0, 4)), 2); // one more line of a scene that was known
  assert.equal(tell(STORY, lines), 3);
  assert.equal(tell(STORY, [...lines]), 4);
  assert.equal(tell([...STORY.slice(0, 4), scene(4, 1, ["Bo cooks rice."])], lines), 3); // told in other words
  assert.equal(tell(STORY.slice(0, 2), lines.slice(0, 2)), 2); // taken back
  assert.equal(tell([], []), 0);
});

test("the newest sentences come first, and a moment without any is told by its name", () => {
  const found = newestBeats(STORY, 3).map(({ beat }) => beat.text);
  assert.deepEqual(found, ["Bo cooks.", "Moment 3.", "Bo wins nothing."]);
  assert.deepEqual(newestBeats([], 3), []);
  const mine = [...STORY.slice(0, 5), scene(5, 0, ["Ana cooks."])];
  assert.equal(newestBeats(mine, 1, null)[0].beat.text, "Ana cooks.");
  assert.equal(newestBeats(mine, 1, 0)[0].beat.text, "Bo cooks.");
  const [newest, before] = newestBeats(STORY, 2);
  assert.deepEqual(newestBeats(STORY, 1, null, [newest.beat])[0], before, "what stands beside them is said once");
});

test("long sentences stand longer, and a fast pace takes less time", () => {
  assert.ok(readingTime("x".repeat(200), "normal") > readingTime("short", "normal"));
  assert.ok(readingTime("short", "fast") < readingTime("short", "normal"));
  assert.ok(readingTime("short", "slow") > readingTime("short", "normal"));
});

test("a line of an automa stands as long as it takes to read it, with the next one below it", () => {
  const reason = "Active Tengu card, in the middle: its favorite, the Forges (crystal); wants Yu; resource: sake.";
  for (const [pace, letter] of [
    ["slow", 100],
    ["normal", 66],
    ["fast", 12],
  ] as const) {
    assert.equal(lineTime(reason, pace, true), letter * reason.length);
    assert.equal(lineTime(reason, pace, false), (letter * reason.length) / 2);
    assert.equal(lineTime("It rests.", pace, false), readingTime("It rests.", pace));
  }
  assert.equal(lineTime(reason, "off", true), 0);
  assert.ok(lineTime(reason, "normal", false, true) < readingTime(reason, "normal"), "a lesson says what matters");
});

test("a film tells the scenes that have come, the one that goes on included", () => {
  assert.deepEqual(scenesUpTo(STORY, 0), []);
  assert.deepEqual(
    scenesUpTo(STORY, 1).map((one) => one.index),
    [0],
  );
  assert.deepEqual(
    scenesUpTo(STORY, 3).map((one) => one.index),
    [0, 1, 2, 3, 4],
  );
});

test("a film goes on by touch, by turn and by round", () => {
  const chapters = ["Spring", "Spring", "Summer", "Summer", "Summer", "Summer"];
  const frames = chapters.map((chapter, number) => ({ number, seat: null, words: "", scores: [], chapter }));
  const film = { frames, scenes: STORY } as unknown as Film;
  assert.deepEqual(stops(film, "touch"), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(stops(film, "turn"), [0, 1, 2, 5]);
  assert.deepEqual(stops(film, "round"), [0, 2, 5]);
  assert.equal(nextStop([0, 2, 5], 2, 1), 5);
  assert.equal(nextStop([0, 2, 5], 2, -1), 0);
  assert.equal(nextStop([0, 2, 5], 5, 1), 5);
  assert.equal(nextStop([0, 2, 5], 3, -1), 2);
});
