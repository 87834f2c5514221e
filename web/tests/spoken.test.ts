import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../src/protocol";
import { toSay, wholeStory } from "../src/spoken";

function scene(index: number, seat: number | null, ...texts: string[]): Scene {
  const beats = texts.map((text) => ({ seat, text, things: [] }));
  return { index, first: index, end: index, seat, chapter: "", title: seat === null ? `Moment ${index}` : "", beats };
}

const told = (scenes: Scene[], actor: number | null) => ({ scenes, actor, own: 0 });

test("a turn is said once, when it is over", () => {
  let said = wholeStory(told([scene(0, 1)], 1));
  const say = (scenes: Scene[], actor: number | null) => {
    const now = toSay(said, told(scenes, actor));
    said = now.said;
    return now.texts;
  };
  assert.deepEqual(say([scene(0, 1, "Sable plays")], 1), []);
  assert.deepEqual(say([scene(0, 1, "Sable plays and builds.")], 1), []);
  assert.deepEqual(say([scene(0, 1, "Sable plays and builds.", "Then")], 1), [], "even this may change");
  const turn = scene(0, 1, "Sable plays and builds.", "Then rests.");
  assert.deepEqual(say([turn, scene(1, null)], 0), ["Sable plays and builds.", "Then rests.", "Moment 1"]);
  assert.deepEqual(say([turn, scene(1, null, "All eat."), scene(2, 0)], 0), ["All eat."]);
  assert.deepEqual(say([turn, scene(1, null, "All eat."), scene(2, 0, "Inês sows.")], 0), [], "own deeds are no news");
  assert.deepEqual(say([turn], 0), [], "taken back");
  assert.deepEqual(say([turn, scene(1, 1, "Sable sows.")], null), ["Sable sows."]);
});
