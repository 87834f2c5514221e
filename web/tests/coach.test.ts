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
import { speechOf } from "../src/coach-speech";
import { isPlayedOut } from "../src/coaching";
import { isToBeAsked } from "../src/lobby-newcomer";
import { begin, noteAsked, noteKnown } from "../src/progress";
import type { CoachNow, CoachPlans, CoachWhy, HintLine, Request, Stake } from "../src/protocol";
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

test("what stays as it is is said three times, and again when it has changed", () => {
  const [before, after] = ["You lack 2 crystals.", "You lack 1 crystal."];
  for (let i = 0; i < 3; i++) {
    assert.equal(isUnderstood("bitoku", "vision", before), false);
    noteSaid("bitoku", ["vision"], { vision: before });
  }
  assert.equal(isUnderstood("bitoku", "vision", before), true);
  assert.equal(isUnderstood("bitoku", "vision", after), false);
  noteSaid("bitoku", ["vision"], { vision: after });
  assert.equal(isUnderstood("bitoku", "vision", after), false);
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

const stake = (topic: string, words = "", first = false): Stake => ({ topic, words, first, things: [], anchor: "" });
const fresh = (topic: string, words = "") => stake(topic, words, true);
const at = (turn: number, ...stakes: Stake[]): CoachNow => ({ ...now(1, turn), stakes });
const knowsNothing = () => false;
const wordsOf = (facts: Stake[]) => facts.map(({ topic, words }) => `${topic} ${words}`.trim());

test("what is said of a position goes with it, or is said of the new one", () => {
  const first = speechOf(null, at(3, fresh("payday", "2 eat"), stake("retires"), stake("fire", "1")), knowsNothing);
  assert.deepEqual(wordsOf(first.firsts), ["payday 2 eat"]);
  assert.deepEqual(wordsOf(first.stakes), ["retires"], "two facts at once");
  assert.deepEqual(wordsOf(first.more), ["fire 1"]);
  const hired = speechOf(first, at(3, fresh("payday", "3 eat"), stake("retires"), stake("fire", "2")), knowsNothing);
  assert.deepEqual(wordsOf(hired.firsts), ["payday 3 eat"]);
  assert.deepEqual(wordsOf(hired.more), ["fire 2"]);
  const retired = speechOf(hired, at(3, fresh("retired"), fresh("payday", "2 eat"), stake("fire", "2")), knowsNothing);
  assert.deepEqual(wordsOf(retired.firsts), ["retired"], "what comes up is explained when it does");
  assert.deepEqual(wordsOf(retired.stakes), []);
  const undone = speechOf(retired, at(3, fresh("payday", "3 eat"), stake("retires"), stake("fire", "2")), knowsNothing);
  assert.deepEqual(wordsOf(undone.firsts), [], "and no longer than it is true");
  assert.deepEqual(wordsOf(undone.stakes), ["retires"]);
  const moved = speechOf(undone, at(4, fresh("marker", "on red"), stake("fire", "2")), knowsNothing);
  assert.deepEqual(wordsOf(moved.firsts), ["marker on red"]);
  assert.deepEqual(wordsOf(moved.stakes), ["fire 2"]);
  assert.deepEqual(wordsOf(speechOf(moved, at(4, stake("fire", "2")), knowsNothing).firsts), []);
});

test("what is understood is left out, and that is known", () => {
  const known = (topic: string) => ["fire", `${FIRST}marker`].includes(topic);
  const said = speechOf(null, at(3, fresh("marker"), stake("rice"), stake("fire"), stake("types")), known);
  assert.deepEqual(wordsOf(said.firsts), []);
  assert.deepEqual(wordsOf(said.stakes), ["rice", "types"]);
  assert.equal(said.less, true);
  assert.equal(said.plans, true);
  assert.equal(speechOf(null, at(3, stake("rice")), known).less, false);
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

test("whether a game was played is asked of nobody who has begun to learn it", () => {
  assert.equal(isToBeAsked("bitoku"), true);
  begin("bitoku", "first", "table-1");
  assert.equal(isToBeAsked("bitoku"), false, "a lesson was begun");
  want("bamboo", true);
  assert.equal(isToBeAsked("bamboo"), false, "a coach is wanted");
  want("bamboo", false);
  assert.equal(isToBeAsked("bamboo"), true);
  noteKnown("bamboo");
  assert.equal(isToBeAsked("bamboo"), false);
  assert.equal(isToBeAsked("iki"), true);
  noteAsked("iki");
  assert.equal(isToBeAsked("iki"), false);
});

test("a plan is played out when all of it was touched: then one hears how to go on", () => {
  const ways = [{ touches: ["card.1", "draw"] }, { touches: ["die.1"] }] as HintLine[];
  const own = new Map([
    [11, "card.1"],
    [12, "draw"],
  ]);
  assert.equal(isPlayedOut(ways, 10, own, { number: 11 }), false);
  assert.equal(isPlayedOut(ways, 10, own, { number: 12 }), true);
  assert.equal(isPlayedOut(ways, 10, new Map([[11, "card.2"]]), { number: 12 }), false, "another way");
});
