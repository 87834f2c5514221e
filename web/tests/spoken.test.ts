import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene, State } from "../src/protocol";
import { befellToSay, linesOf, toSay, wholeStory } from "../src/spoken";

function scene(index: number, seat: number | null, ...texts: string[]): Scene {
  const beats = texts.map((text) => ({ seat, text, things: [] }));
  return {
    index,
    first: index,
    end: index,
    seat,
    chapter: "",
    title: seat === null ? `Moment ${index}` : "",
    beats,
    sum: [],
  };
}

const told = (scenes: Scene[], actor: number | null) => ({ scenes, actor, own: 0 });

test("a sentence of a moment that goes on is said again when something was added to it", () => {
  const payday = scene(0, null, "Ana collects 2 salaries.", "Bo collects 1 salary.");
  const { said } = toSay(wholeStory(told([], 1)), told([payday], 0));
  const hungry = scene(0, null, "Ana collects 2 salaries.", "Bo collects 1 salary and loses the Monk.");
  const now = toSay(said, told([hungry], 0));
  assert.deepEqual(now.texts, ["Bo collects 1 salary and loses the Monk."]);
  assert.deepEqual(toSay(now.said, told([hungry], 0)).texts, []);
  assert.deepEqual(toSay(now.said, told([payday], 0)).texts, [], "taken back");
});

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

test("what one's own turn did to others is said when it is over, and a turn in which nothing was asked whole", () => {
  const own = scene(0, 0, "Inês visits the stall.");
  own.end = 2;
  own.beats.push({ seat: 1, text: "Sable gains experience.", things: [] });
  const winter = scene(1, null);
  const forced = scene(2, 0, "Inês has built no home.");
  const said = wholeStory(told([own], 0));
  assert.deepEqual(toSay(wholeStory(told([], 0)), told([own], 0)).texts, [], "it still goes on");
  const now = toSay(said, told([own, winter, forced, scene(3, 1)], 1));
  assert.deepEqual(now.texts, ["Sable gains experience.", "Moment 1", "Inês has built no home."]);
});

test("what befell a player and what was played for him is heard once, unless the story says it", () => {
  const beats = (...texts: string[]) => texts.map((text) => ({ seat: 0, text, things: [] }));
  const mine = scene(2, 0, "Inês lays 2 sticks.");
  mine.end = 3;
  const story = told(
    [scene(0, 1, "Sable sells.", "Inês gains a mon."), scene(1, 0, "Inês feeds the family."), mine],
    0,
  );
  const befell = beats("Inês gains a mon.", "With no other choice, Inês feeds the family.", "Inês goes hungry.");
  assert.deepEqual(befellToSay(befell, [], story), ["Inês goes hungry."]);
  assert.deepEqual(befellToSay(befell, ["Inês goes hungry."], story), []);
  const going = told([scene(0, 1, "Sable sells.", "Inês gains 2 mon.")], 1);
  assert.deepEqual(befellToSay(beats("Inês gains 2 mon."), [], going), [], "it is said with the turn of the other");
  const laid = beats("With no other choice, Inês lays 2 sticks.");
  assert.deepEqual(
    befellToSay(laid, [], story),
    laid.map(({ text }) => text),
  );
});

test("the turn of an automa is heard line by line with its reasons, once, and as a sentence by who comes later", () => {
  const scenes = [scene(0, 0), scene(1, 1, "The Tengu rolls 5 and 4 and obtains Saki."), scene(2, 0)];
  const lines = ["The Tengu rolls 5 and 4.", "Steps A and B are skipped.", "The Tengu obtains Saki."];
  const steps = lines.map((text) => ({ scene: 1, text })) as State["steps"];
  const seats = [{}] as State["seats"];
  const before = wholeStory(told([scene(0, 0)], 0));
  const now = toSay(before, { ...told(scenes, 0), lines: linesOf({ steps, seats }, scenes) });
  assert.deepEqual(now.texts, lines);
  assert.deepEqual(toSay(now.said, { ...told(scenes, 0), lines: linesOf({ steps, seats }, scenes) }).texts, []);
  assert.deepEqual(toSay(before, told(scenes, 0)).texts, ["The Tengu rolls 5 and 4 and obtains Saki."]);
});
