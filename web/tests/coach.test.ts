import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CoachHeard } from "../src/coach-heard";
import {
  FIRST,
  forgetTopics,
  isFinished,
  isUnderstood,
  isWanted,
  noteActed,
  noteFinished,
  noteSaid,
  noteStands,
  noteToldLess,
  PLANS,
  standsAt,
  want,
  wasToldLess,
} from "../src/coach-memory";
import type { CoachNow, CoachPlans, CoachWhy, Request } from "../src/protocol";
import { moved } from "../src/stage-width";

const KEY = "ennichi-coach";

beforeEach(() => localStorage.clear());

test("a topic is understood when it was said often, or acted upon", () => {
  for (let i = 0; i < 9; i++) noteSaid("bamboo", ["hunger"]);
  assert.equal(isUnderstood("bamboo", "hunger"), false);
  noteSaid("bamboo", ["hunger"]);
  assert.equal(isUnderstood("bamboo", "hunger"), true);
  assert.equal(isUnderstood("iki", "hunger"), false, "of that game alone");
  for (let i = 0; i < 3; i++) noteActed("bamboo", ["harmony"]);
  assert.equal(isUnderstood("bamboo", "harmony"), false);
  noteActed("bamboo", ["harmony"]);
  assert.equal(isUnderstood("bamboo", "harmony"), true);
});

test("what comes up for the first time is explained twice", () => {
  noteSaid("iki", [`${FIRST}fire`]);
  assert.equal(isUnderstood("iki", `${FIRST}fire`), false);
  noteSaid("iki", [`${FIRST}fire`]);
  assert.equal(isUnderstood("iki", `${FIRST}fire`), true);
  assert.equal(isUnderstood("iki", "fire"), false, "what is at stake is another topic");
});

test("plans take longest, and everything can be said again", () => {
  for (let i = 0; i < 11; i++) noteActed("bitoku", [PLANS]);
  assert.equal(isUnderstood("bitoku", PLANS), false);
  noteActed("bitoku", [PLANS]);
  noteToldLess("bitoku");
  assert.equal(isUnderstood("bitoku", PLANS), true);
  forgetTopics("bitoku");
  assert.equal(isUnderstood("bitoku", PLANS), false);
  assert.equal(wasToldLess("bitoku"), false);
});

test("the coach stands where it was called, and at new tables where it is wanted", () => {
  assert.equal(standsAt("t1", "iki", true), null);
  want("iki", true);
  assert.equal(isWanted("iki"), true);
  assert.equal(standsAt("t1", "iki", true), true);
  assert.equal(standsAt("t1", "iki", false), null, "not where the game has long begun");
  assert.equal(standsAt("t2", "bamboo", true), null);
  noteStands("t1", false);
  assert.equal(standsAt("t1", "iki", true), false);
  assert.equal(isFinished("iki"), false);
  noteFinished("iki");
  assert.equal(isFinished("iki"), true);
  assert.equal(isWanted("iki"), true);
});

test("of many tables the newest are remembered, and spoilt storage is forgotten", () => {
  for (let i = 0; i < 40; i++) noteStands(`t${i}`, true);
  assert.equal(standsAt("t0", "iki", false), null);
  assert.equal(standsAt("t39", "iki", false), true);
  for (const spoilt of ["{", "null", "3"]) {
    localStorage.setItem(KEY, spoilt);
    assert.equal(standsAt("t39", "iki", false), null, spoilt);
    assert.equal(isUnderstood("iki", PLANS), false, spoilt);
  }
});

const now = (version: number, turn: number): CoachNow => ({
  type: "coach",
  version,
  turn,
  begins: true,
  stakes: [],
  last: -1,
  thinks: true,
});
const plans = (version: number, turn: number): CoachPlans => ({ type: "plans", version, turn, plans: [] });

test("an answer about a position that is no more is dropped; plans last for their turn", () => {
  const sent: Request[] = [];
  const heard = new CoachHeard(
    (request) => sent.push(request) > 0,
    () => undefined,
  );
  heard.ask("start");
  assert.deepEqual(sent, [{ type: "coach", plans: "start" }]);
  heard.hear(now(4, 9), 5, 10);
  assert.equal(heard.now, null);
  heard.hear(now(5, 9), 5, 9);
  assert.equal(heard.thinking, true);
  heard.hear(plans(4, 9), 5, 9);
  assert.equal(heard.plans, null);
  heard.hear(plans(5, 9), 5, 9);
  assert.equal(heard.thinking, false);
  assert.equal(heard.plansAt, 9);
  heard.moveOn();
  heard.hear(now(6, 9), 6, 10);
  assert.notEqual(heard.plans, null, "the turn is the same");
  heard.hear(now(7, 12), 7, 12);
  assert.equal(heard.plans, null);
  heard.askWhy("stock.red");
  assert.equal(heard.weighing, "stock.red");
  const why: CoachWhy = {
    type: "why",
    touch: "stock.red",
    version: 6,
    verdict: "best",
    words: "",
    why: "",
    better: null,
  };
  heard.hear(why, 7, 12);
  assert.equal(heard.why, null);
  heard.hear({ ...why, version: 7 }, 7, 12);
  assert.equal(heard.why?.verdict, "best");
  assert.equal(heard.weighing, "");
});

test("widths of large windows are moved, and nothing else", () => {
  assert.equal(moved("(1100px <= width < 1240px)", 266), "(1366px <= width < 1506px)");
  assert.equal(
    moved("(min-width: 1100px) and (max-width: 1239.98px)", 180),
    "(min-width: 1280px) and (max-width: 1419.98px)",
  );
  assert.equal(moved("(max-width: 1099.98px)", 266), "(max-width: 1365.98px)");
  assert.equal(moved("(width >= 1100px) and (height <= 740px)", 100), "(width >= 1200px) and (height <= 740px)");
  assert.equal(moved("(max-width: 699px)", 266), "(max-width: 699px)");
  assert.equal(moved("(pointer: coarse)", 266), "(pointer: coarse)");
});
