import "./page.mjs";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { PATIENCE, QUIET, UNANSWERED } from "../src/line";
import { Live, PAUSE } from "../src/live";
import type { About, LogLine, Scene, State } from "../src/protocol";
import { change } from "../src/settings";
import { loadWords, words } from "../src/words";

/** The other end of the wire. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all[Socket.all.length - 1];
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server says something. */
  say(message: object): void {
    this.readyState = Socket.OPEN;
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** The connection ends. */
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const NEAR = 40; // ms that pass while a test runs
let live: Live;
let refusals: string[];
let hidden: boolean;

/** A turn of one touch, as the narrator tells it. */
function turn(number: number, seat: number | null): Scene {
  const beats = [{ seat, text: `Sentence ${number}.`, things: [] }];
  return { index: number - 1, first: number - 1, end: number, seat: seat ?? 0, chapter: "", title: "", beats, sum: [] };
}

/** A moment with two sentences after that turn. */
function moment(number: number): Scene {
  const beats = [0, 1].map((seat) => ({ seat, text: `Harvest of seat ${seat}.`, things: [] }));
  return {
    index: number,
    first: number,
    end: number,
    seat: null,
    chapter: "",
    title: "Autumn begins.",
    beats,
    sum: [],
  };
}

/** The position after so many touches, the last of them by this seat; seat 0 is the player's. */
function state(number: number, seat: number | null = null, over: Partial<State> = {}): State {
  const line = { number, seat, text: `deed ${number}`, chapter: false };
  return {
    ...{ type: "state", table: "one", version: number, number, viewer: 0, watching: 0 },
    ...{ view: { actor: 0, over: false }, touches: [{ name: "pass", words: "Pass" }], seats: [{ name: "Inês" }] },
    ...{ last: seat === null ? null : { seat, touch: "pass" }, canUndo: true, canRestart: true },
    ...{ log: number ? [line] : [], logFrom: number - 1, scenes: number ? [turn(number, seat)] : [] },
    ...{ scenesFrom: Math.max(0, number - 1), steps: [], befell: [] },
    ...over,
  } as unknown as State;
}

function join(first = state(0)): Socket {
  live.start((message) => refusals.push(message));
  Socket.last.say(first);
  return Socket.last;
}

const shown = () => live.shown?.state.number;
const tick = (milliseconds: number) => mock.timers.tick(milliseconds);

await loadWords("shell", "en");

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, { WebSocket: Socket });
  Math.random = () => 0.5;
  hidden = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  change({ pace: "normal", language: "en" });
  Socket.all = [];
  refusals = [];
  live = new Live("one");
});

afterEach(() => {
  live.stop();
  mock.timers.reset();
});

// What is shown.

test("the first state is shown at once, and the connection is open", () => {
  assert.equal(live.connection, "connecting");
  join(state(7, 1));
  assert.equal(shown(), 7);
  assert.equal(live.connection, "open");
  assert.match(Socket.last.url, /\/api\/tables\/one\/live\?lang=en&page=\w+$/);
});

test("touches of others are shown one after the other, at the chosen pace", () => {
  const socket = join();
  socket.say(state(1, 1));
  socket.say(state(2, 1));
  assert.deepEqual([shown(), live.waiting], [0, 2]);
  tick(PAUSE.normal - 2 * NEAR);
  assert.equal(shown(), 0);
  tick(2 * NEAR);
  assert.deepEqual([shown(), live.waiting], [1, 1]);
  tick(PAUSE.normal);
  assert.deepEqual([shown(), live.waiting], [2, 0]);
});

test("the end of a turn stays until what was done in it is read", () => {
  const socket = join();
  const done = { ...turn(1, 1), beats: [{ seat: 1, text: "Bo does very much. ".repeat(5), things: [] }] };
  const next = { ...turn(2, 2), index: 2, beats: [] };
  socket.say(state(1, 1, { scenes: [done, next] as State["scenes"], scenesFrom: 0 }));
  socket.say(state(2, 2, { scenes: [turn(3, 2)] as State["scenes"], scenesFrom: 2 }));
  tick(PAUSE.normal + NEAR);
  assert.equal(shown(), 1);
  tick(5 * 19 * 66 - 5 * NEAR);
  assert.equal(shown(), 1, "15 letters a second");
  tick(10 * NEAR);
  assert.equal(shown(), 2);
});

test("in the midst of a turn there is time for what was added; a short turn stays two seconds", () => {
  const socket = join();
  const so = (text: string, index = 0) => ({
    ...turn(1, 1),
    index,
    beats: text ? [{ seat: 1, text, things: [] }] : [],
  });
  socket.say(state(1, 1, { scenes: [so("Bo hires. ".repeat(6))], scenesFrom: 0 }));
  socket.say(state(2, 1, { scenes: [so(`${"Bo hires. ".repeat(6)}He ends.`)], scenesFrom: 0 }));
  socket.say(state(3, 1, { scenes: [so("Bo sells.", 1)], scenesFrom: 1 }));
  socket.say(state(4, 1, { scenes: [so("Bo sells.", 1), { ...so("", 2), seat: 2 }], scenesFrom: 1 }));
  socket.say(state(5, 1, { scenes: [{ ...so("Cy", 2), seat: 2 }], scenesFrom: 2 }));
  tick(PAUSE.normal + NEAR);
  assert.equal(shown(), 1);
  tick(60 * 66 - 3 * NEAR);
  assert.equal(shown(), 1);
  tick(3 * NEAR);
  assert.equal(shown(), 2);
  tick(PAUSE.normal + NEAR);
  assert.equal(shown(), 3);
  tick(PAUSE.normal + NEAR);
  assert.equal(shown(), 4);
  tick(2000 - 5 * NEAR);
  assert.equal(shown(), 4);
  tick(8 * NEAR);
  assert.equal(shown(), 5);
});

test("a slower pace takes longer, and without one everything is shown at once", () => {
  change({ pace: "slow" });
  const socket = join();
  socket.say(state(1, 1));
  tick(PAUSE.slow - 2 * NEAR);
  assert.equal(shown(), 0);
  tick(2 * NEAR);
  assert.equal(shown(), 1);
  change({ pace: "off" });
  socket.say(state(2, 1));
  assert.equal(shown(), 2);
});

test("when many wait, each is shown for a shorter time", () => {
  const socket = join();
  for (let number = 1; number <= 20; number++) socket.say(state(number, 1));
  tick(PAUSE.normal / 2 + NEAR);
  assert.equal(shown(), 1);
});

test("however many wait, a turn that has ended stays until it is read", () => {
  const socket = join();
  const done = { ...turn(1, 1), beats: [{ seat: 1, text: "Bo does very much. ".repeat(5), things: [] }] };
  const next = { ...turn(2, 2), index: 1, beats: [] };
  socket.say(state(1, 1, { scenes: [done, next] as State["scenes"], scenesFrom: 0 }));
  for (let number = 2; number <= 60; number++)
    socket.say(state(number, 2, { scenes: [{ ...turn(2, 2), index: 1 }] as State["scenes"], scenesFrom: 1 }));
  tick(PAUSE.normal + NEAR);
  assert.equal(shown(), 1);
  tick(5 * 19 * 66 - 5 * NEAR);
  assert.equal(shown(), 1);
  tick(10 * NEAR);
  assert.ok((shown() ?? 0) > 1);
});

test("the answer to one's own touch is shown at once, and so is whatever comes as a jump", () => {
  const socket = join();
  socket.say(state(1, 0));
  assert.equal(shown(), 1);
  socket.say(state(2, 1));
  socket.say(state(9, 1));
  assert.deepEqual([shown(), live.waiting], [9, 0]);
  tick(10 * PAUSE.normal);
  assert.equal(shown(), 9);
});

test("what a lesson plays for the player is shown like what others play, until the player plays again", () => {
  const socket = join();
  live.skipStep();
  socket.say(state(1, 0));
  socket.say(state(2, 0));
  assert.deepEqual([shown(), live.waiting], [0, 2]);
  tick(PAUSE.normal + NEAR);
  assert.equal(shown(), 1);
  tick(PAUSE.normal + NEAR);
  assert.deepEqual([shown(), live.waiting], [2, 0]);
  live.touch("pass");
  socket.say(state(3, 0));
  assert.equal(shown(), 3);
});

test("whoever is in a hurry sees the newest state", () => {
  const socket = join();
  for (const number of [1, 2, 3]) socket.say(state(number, 1));
  live.skip();
  assert.deepEqual([shown(), live.waiting], [3, 0]);
  tick(10 * PAUSE.normal);
  assert.equal(shown(), 3);
});

test("a page that nobody sees shows everything at once", () => {
  hidden = true;
  join().say(state(1, 1));
  assert.equal(shown(), 1);
});

test("who comes back to the page sees the newest state", () => {
  const socket = join();
  socket.say(state(1, 1));
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(shown(), 1);
});

test("a state that was overtaken by a newer one is not shown", () => {
  const socket = join(state(5));
  socket.say(state(4, 0));
  assert.equal(shown(), 5);
});

test("an undo leads back to fewer touches with a newer version", () => {
  const socket = join(state(5));
  socket.say(state(3, 0, { version: 6 }));
  assert.equal(shown(), 3);
});

/** The position after a touch that a moment follows: three steps, in which the number of ears grows from 1 to 3. */
const harvest = (number: number, seat: number) => {
  const told = ["Autumn begins.", "Harvest of seat 0.", "Harvest of seat 1."];
  return state(number, seat, {
    scenes: [turn(number, seat), moment(number)],
    view: { actor: 0, over: false, table: { ears: 3, baskets: ["reed"] } } as unknown as State["view"],
    steps: told.map((text, at) => ({
      ...{
        scene: number,
        title: at === 0,
        seat: at === 0 ? null : at - 1,
        text,
        things: [],
        scores: [at],
        event: "",
        mark: "",
      },
      changes: at === 2 ? {} : { ears: at + 1 },
    })),
  });
};

const ears = () => (live.shown?.state.view.table as { ears: number } | undefined)?.ears;
const LONG = 1100; // ms: a short sentence at normal pace
const BOTH = [{ name: "Inês" }, { name: "Bo" }] as State["seats"];

test("a moment is told step by step with its pictures, and stays to be read until it is put away", () => {
  const socket = join();
  socket.say(harvest(1, 0));
  tick(NEAR);
  assert.deepEqual([shown(), ears(), live.waiting, live.shown?.state.view.actor], [0, 1, 1, null]);
  socket.say(state(2, 1, { scenes: [turn(2, 1)], scenesFrom: 2 }));
  const first = live.picture;
  tick(LONG);
  assert.deepEqual([ears(), live.shown?.state.scores, live.picture], [2, [1], first + 1]);
  live.touch("pass");
  assert.equal(live.pending, ""); // nothing can be touched meanwhile
  tick(LONG);
  assert.deepEqual([shown(), ears(), live.telling?.at], [0, 3, 2]);
  tick(LONG);
  assert.deepEqual([shown(), live.telling, live.moments.map((scene) => scene.index)], [1, null, [1]]);
  tick(PAUSE.normal + NEAR);
  assert.equal(shown(), 2); // what came meanwhile waited
  live.putAway();
  assert.equal(live.moments.length, 0);
});

test("a moment can be skipped, and is still there to be read until it is put away", () => {
  const socket = join();
  socket.say(harvest(1, 1));
  tick(PAUSE.normal);
  assert.equal(ears(), 1);
  live.skip();
  assert.deepEqual([shown(), ears(), live.moments.length, live.folded, live.wanted], [1, 3, 1, false, true]);
  live.putAway();
  assert.equal(live.moments.length, 0);
});

test("a key that skips says whether something is to be read then", () => {
  const socket = join();
  assert.equal(live.skip(), false);
  socket.say(harvest(1, 1));
  tick(PAUSE.normal);
  assert.equal(live.skip(), true);
  socket.say(state(2, 1, { version: 2 }));
  assert.equal(live.skip(), false, "turns of others alone leave nothing");
  assert.equal(shown(), 2);
});

test("what is put away while its last line is told is over, and so is the waiting", () => {
  const socket = join();
  socket.say(harvest(1, 0));
  tick(NEAR);
  tick(LONG);
  assert.equal(live.reads, false);
  tick(LONG);
  assert.deepEqual([live.telling?.at, live.reads], [2, true]);
  live.putAway();
  assert.deepEqual([shown(), live.telling, live.moments], [1, null, []]);
});

test("what is put away does not come back with what others have done since", () => {
  const socket = join();
  socket.say(harvest(1, 0));
  for (let at = 0; at < 4; at++) tick(LONG);
  const more = harvest(2, 1);
  more.scenes = [{ ...moment(1), end: 2 }];
  more.steps = more.steps.slice(2).map((step) => ({ ...step, scene: 1 }));
  socket.say({ ...more, scenesFrom: 1 });
  assert.equal(live.reads, true);
  live.putAway();
  assert.equal(live.skip(), false);
  assert.deepEqual([shown(), live.moments], [2, []]);
});

test("what is still to be read is folded as soon as the player goes on, and makes room for the next moment", () => {
  const socket = join();
  socket.say(harvest(1, 1));
  tick(PAUSE.normal);
  live.skip();
  live.touch("pass");
  assert.deepEqual([live.moments.map((scene) => scene.index), live.folded], [[1], true]);
  const next = harvest(2, 1);
  next.scenes = [...harvest(1, 1).scenes, moment(2)].map((scene, index) => ({ ...scene, index }));
  next.steps = next.steps.map((step) => ({ ...step, scene: 2 }));
  socket.say({ ...next, version: 2 });
  tick(PAUSE.normal + NEAR);
  assert.deepEqual([live.telling?.at, live.folded, live.moments], [0, false, []]);
});

test("it is folded when the turn of another is told after it, but not before it can be read", () => {
  const socket = join();
  const told = { ...harvest(1, 0), seats: BOTH };
  const [before, autumn] = told.scenes;
  told.scenes = [before, { ...autumn, beats: [{ seat: 0, text: "Everybody harvests. ".repeat(10), things: [] }] }];
  socket.say(told);
  for (let at = 0; at < 4; at++) tick(LONG);
  socket.say(state(2, 1, { scenes: [turn(2, 1)].map((scene) => ({ ...scene, index: 2 })), scenesFrom: 2 }));
  tick(PAUSE.normal + NEAR);
  assert.deepEqual([shown(), live.moments.length, live.folded], [2, 1, false]);
  tick(26 * 200);
  assert.deepEqual([live.moments.length, live.folded], [1, true]);
});

test("once the player has unfolded it, only a touch of his folds it again", () => {
  const socket = join();
  socket.say(harvest(1, 0));
  for (let at = 0; at < 4; at++) tick(LONG);
  live.unfold();
  socket.say(state(2, 1, { scenes: [turn(2, 1)].map((scene) => ({ ...scene, index: 2 })), scenesFrom: 2 }));
  tick(100 * LONG);
  assert.deepEqual([shown(), live.moments.length, live.folded], [2, 1, false]);
  live.touch("pass");
  assert.equal(live.folded, true);
});

test("a turn of the automa is told step by step and leaves nothing to put away", () => {
  const socket = join();
  const tengu = harvest(1, 0);
  tengu.scenes[1] = { ...tengu.scenes[1], seat: 1, title: "" };
  socket.say(tengu);
  tick(NEAR);
  assert.deepEqual([ears(), live.telling?.at], [1, 0]);
  for (let at = 0; at < 3; at++) tick(2 * LONG);
  assert.deepEqual([shown(), live.moments.length], [1, 0]);
});

test("each reason of the automa stays until it is read: with the next one below it, the last one alone", () => {
  const socket = join();
  const tengu = harvest(1, 0);
  tengu.scenes[1] = { ...tengu.scenes[1], seat: 1, title: "" };
  tengu.steps = tengu.steps.map((step) => ({ ...step, seat: null, text: "Why it does so. ".repeat(5) }));
  socket.say(tengu);
  tick(NEAR);
  const reading = 80 * 66;
  for (const at of [0, 1]) {
    tick(reading / 2 - 3 * NEAR);
    assert.equal(live.telling?.at, at);
    tick(4 * NEAR);
    assert.equal(live.telling?.at, at + 1);
  }
  tick(reading - 6 * NEAR);
  assert.equal(live.telling?.at, 2);
  tick(8 * NEAR);
  assert.equal(shown(), 1);
});

test("what is told beyond a turn and is no moment stays nowhere: the one after it plays on", () => {
  const socket = join();
  const told = { ...harvest(1, 0), seats: BOTH };
  told.scenes[1] = { ...told.scenes[1], seat: 1, title: "" }; // seat 1 does so much without being asked
  socket.say(told);
  for (let at = 0; at < 4; at++) tick(2 * LONG);
  assert.deepEqual([shown(), live.telling, live.moments], [1, null, []]);
});

test("the turn that goes on after a moment is none of what is kept to be read", () => {
  const socket = join();
  const told = { ...harvest(1, 0), seats: BOTH };
  const next = { ...turn(3, 1), index: 2, end: 1 };
  told.scenes.push(next);
  told.steps.push({ ...told.steps[2], scene: 2, text: next.beats[0].text, seat: 1 });
  told.view = { ...told.view, actor: 1 } as State["view"];
  socket.say(told);
  for (let at = 0; at < 5; at++) tick(2 * LONG);
  assert.deepEqual(
    live.moments.map((scene) => scene.index),
    [1],
  );
});

test("a moment that goes on is kept with what came of it, and one that was taken back is not", () => {
  const socket = join();
  socket.say(harvest(1, 0));
  for (let at = 0; at < 4; at++) tick(LONG);
  const more = {
    ...moment(1),
    end: 2,
    beats: [...moment(1).beats, { seat: 1, text: "Seat 1 goes hungry.", things: [] }],
  };
  socket.say(state(2, 1, { scenes: [more], scenesFrom: 1 }));
  tick(PAUSE.normal + NEAR);
  assert.deepEqual(
    live.moments.map((scene) => scene.beats.at(-1)?.text),
    ["Seat 1 goes hungry."],
  );
  socket.say(state(0, null, { version: 9, scenes: [], scenesFrom: 0 }));
  assert.deepEqual(live.moments, []);
});

test("moments that follow one another stay together, however many turns lie between", () => {
  const socket = join();
  const told = { ...harvest(1, 0), seats: BOTH };
  const [, autumn] = told.scenes;
  const turns = [0, 1, 0, 1].map((seat, at) => ({ ...turn(1, seat), index: 3 + at, first: 1, end: 1 }));
  told.scenes = [told.scenes[0], autumn, { ...moment(1), index: 2, beats: [] }, ...turns, { ...moment(1), index: 7 }];
  told.steps = [...told.steps, ...[2, 3, 4, 5, 6, 7].map((scene) => ({ ...told.steps[2], scene }))];
  socket.say(told);
  for (let at = 0; at < 10; at++) tick(LONG);
  assert.deepEqual(
    live.moments.map((scene) => scene.index),
    [1, 2, 3, 4, 5, 6, 7],
  );
});

test("whoever wants everything at once is told nothing apart", () => {
  change({ pace: "off" });
  join().say(harvest(1, 0));
  assert.deepEqual([shown(), live.moments.length], [1, 0]);
});

test("who comes back is told what happened since the last turn", () => {
  const scenes = [turn(1, 0), turn(2, 1), moment(2), turn(3, 1)].map((scene, index) => ({ ...scene, index }));
  const socket = join(state(3, 1, { scenes, scenesFrom: 0 }));
  assert.deepEqual(
    live.missed.map((scene) => scene.index),
    [1, 2, 3],
  );
  live.putAway();
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  socket.say(state(4, 1, { scenes: [{ ...turn(4, 1), index: 4 }], scenesFrom: 4 }));
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(
    live.missed.map((scene) => scene.index),
    [1, 2, 3, 4],
  );
});

test("who has missed nothing is told nothing", () => {
  join(state(1, 0));
  assert.deepEqual(live.missed, []);
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(live.missed, []);
});

test("the log keeps older lines, and what the server sends again replaces them", () => {
  const line = (number: number, text: string) => ({ number, seat: 0, text }) as unknown as LogLine;
  const socket = join(state(3, 0, { log: [line(1, "a"), line(2, "b"), line(3, "c")], logFrom: 0 }));
  socket.say(state(4, 0, { log: [line(4, "d")], logFrom: 3 }));
  const texts = () => live.shown?.log.map((one) => (one as unknown as { text: string }).text);
  assert.deepEqual(texts(), ["a", "b", "c", "d"]);
  socket.say(state(2, 0, { version: 9, log: [line(2, "B")], logFrom: 1 }));
  assert.deepEqual(texts(), ["a", "B"]);
  socket.say(state(1, 0, { version: 10, log: [], logFrom: 1 }));
  assert.deepEqual(texts(), ["a"]);
});

test("what did not change is the same object, so that it is not drawn again", () => {
  const socket = join();
  const seats = live.shown?.state.seats;
  socket.say(state(1, 0));
  assert.equal(live.shown?.state.seats, seats);
});

test("who sits there and watches changes in every state that waits", () => {
  const socket = join();
  socket.say(state(1, 1));
  socket.say({ type: "presence", seats: [{ name: "Rui" }], watching: 3 });
  assert.equal(live.shown?.state.watching, 3);
  live.skip();
  assert.equal(live.shown?.state.watching, 3);
  assert.equal(live.shown?.state.seats[0].name, "Rui");
});

test("listeners hear of much at once only once, before the next picture", () => {
  const socket = join();
  tick(20);
  let heard = 0;
  live.subscribe(() => heard++);
  socket.say(state(1, 0));
  socket.say(state(2, 0));
  assert.equal(heard, 0);
  tick(20);
  assert.equal(heard, 1);
});

// What the player does.

test("a touch is pending until it is answered, and another one waits for nobody", () => {
  const socket = join();
  live.touch("pass");
  live.touch("pass");
  assert.deepEqual(socket.sent, [{ type: "touch", number: 0, touch: "pass" }]);
  assert.equal(live.pending, "pass");
  socket.say(state(1, 0));
  assert.equal(live.pending, "");
});

test("nothing is touched in a position that is not the newest", () => {
  const socket = join();
  socket.say(state(1, 1));
  live.touch("pass");
  assert.deepEqual(socket.sent, []);
});

test("a refusal is told, and frees what was pending", () => {
  const socket = join();
  live.touch("pass");
  socket.say({ type: "refused", message: "not now" });
  assert.deepEqual(refusals, ["not now"]);
  assert.equal(live.pending, "");
});

test("a refusal instead of the first state is why the table cannot be opened", () => {
  live.start((message) => refusals.push(message));
  Socket.last.say({ type: "refused", message: "no such table" });
  Socket.last.drop(4404);
  assert.equal(live.refusal, "no such table");
  assert.equal(live.connection, "closed");
  assert.deepEqual(refusals, []);
});

test("an undo while something is pending follows its answer", () => {
  const socket = join();
  live.touch("pass");
  live.undo();
  assert.equal(socket.sent.length, 1);
  socket.say(state(1, 0));
  assert.deepEqual(socket.sent[1], { type: "undo", version: 1 });
  assert.equal(live.pending, "undo");
});

test("a refusal drops what was to follow", () => {
  const socket = join();
  live.touch("pass");
  live.undo();
  socket.say({ type: "refused", message: "not now" });
  socket.say(state(1, 0));
  assert.equal(socket.sent.length, 1);
});

test("who cannot take back anything hears it", () => {
  join(state(0, null, { canUndo: false, canRestart: false }));
  live.undo();
  live.restart();
  assert.deepEqual(refusals, [words().nothingToUndo, words().nothingToUndo]);
  assert.equal(live.pending, "");
});

test("what cannot be sent is said, and not pending", () => {
  const socket = join();
  socket.readyState = 0;
  live.touch("pass");
  assert.deepEqual(refusals, [words().notSent]);
  assert.equal(live.pending, "");
});

test("a hint holds for its position, and only if its touch is open", () => {
  const socket = join();
  live.askHint();
  live.askHint();
  assert.deepEqual(socket.sent, [{ type: "hint" }]);
  assert.equal(live.hinting, true);
  socket.say({ type: "hint", touch: "gone", words: "", lines: [] });
  assert.equal(live.hint, null);
  assert.equal(live.hinting, false);
  socket.say({ type: "hint", touch: "pass", words: "Pass", lines: [] });
  assert.equal(live.hint?.touch, "pass");
  socket.say(state(1, 0));
  assert.equal(live.hint, null);
});

test("out of turn there is nothing to advise", () => {
  const socket = join(state(0, null, { view: { actor: 1, over: false } as unknown as State["view"] }));
  live.askHint();
  assert.deepEqual(socket.sent, []);
  assert.deepEqual(refusals, [words().nothingToDo]);
});

test("what a thing is, is asked once for each position", async () => {
  const socket = join();
  const answer = { type: "about", touch: "pass", title: "Pass" };
  const asked = [live.about("pass"), live.about("pass")];
  socket.say(answer);
  assert.deepEqual(await Promise.all(asked), [answer, answer] as unknown as About[]);
  await live.about("pass");
  assert.equal(socket.sent.length, 1);
  socket.say(state(1, 0));
  void live.about("pass");
  assert.equal(socket.sent.length, 2);
});

test("a question without an answer ends: after a while, or with the connection", async () => {
  const socket = join();
  const slow = live.about("pass");
  tick(5000);
  assert.equal(await slow, null);
  const cut = live.about("other");
  socket.drop();
  assert.equal(await cut, null);
  assert.equal(await live.about("third"), null);
});

// The connection.

test("a lost connection is tried again, each time after a longer pause", () => {
  join().drop();
  assert.equal(live.connection, "lost");
  for (const pause of [300, 800, 1500, 3000, 6000, 10000, 10000]) {
    const tried = Socket.all.length;
    tick(pause - 1);
    assert.equal(Socket.all.length, tried, `before ${pause} ms`);
    tick(1);
    assert.equal(Socket.all.length, tried + 1, `after ${pause} ms`);
    Socket.last.drop();
  }
});

test("a connection that came about begins anew with the short pause", () => {
  join().drop();
  tick(300);
  Socket.last.drop();
  tick(800);
  Socket.last.say(state(4, 1));
  assert.deepEqual([live.connection, shown()], ["open", 4]);
  Socket.last.drop();
  const tried = Socket.all.length;
  tick(300);
  assert.equal(Socket.all.length, tried + 1);
});

test("after a new connection the server's state counts, even an older version", () => {
  join(state(9, 0)).drop();
  tick(300);
  Socket.last.say(state(6, 1, { version: 2 }));
  assert.equal(shown(), 6);
});

test("with the connection goes what was pending", () => {
  const socket = join();
  live.touch("pass");
  live.undo();
  socket.drop();
  assert.equal(live.pending, "");
  tick(300);
  Socket.last.say(state(1, 0));
  assert.deepEqual(Socket.last.sent, []);
});

test("a table that is not there is not asked for again; one that was removed can be brought back", () => {
  join().drop(4404);
  tick(60_000);
  assert.equal(Socket.all.length, 1);
  assert.deepEqual([live.connection, live.removed], ["closed", false]);
  const other = new Live("two");
  other.start(() => undefined);
  Socket.last.drop(4410);
  assert.deepEqual([other.connection, other.removed], ["closed", true]);
  other.stop();
});

test("as soon as there is a network again, it is tried at once", () => {
  join().drop();
  globalThis.dispatchEvent(new Event("online"));
  assert.equal(Socket.all.length, 2);
  tick(300);
  assert.equal(Socket.all.length, 2);
});

test("an old socket has no say any more, and a page that was left tries nothing", () => {
  const old = join();
  live.comeAgain();
  Socket.last.say(state(1, 0));
  old.say(state(8, 0));
  old.drop();
  assert.deepEqual([shown(), live.connection], [1, "open"]);
  live.stop();
  Socket.last.drop();
  tick(60_000);
  assert.equal(Socket.all.length, 2);
});

// A line that dies without a word.

test("a silent server is asked whether it is there, and without an answer the line is opened anew", () => {
  const socket = join();
  tick(QUIET);
  assert.deepEqual(socket.sent, [{ type: "pulse" }]);
  tick(PATIENCE - NEAR);
  assert.equal(live.connection, "open");
  socket.say({ type: "pulse", now: 1 });
  tick(QUIET - NEAR);
  assert.equal(live.connection, "open", "it answered");
  tick(NEAR);
  tick(PATIENCE);
  assert.equal(live.connection, "lost");
  tick(1000);
  assert.notEqual(Socket.last, socket);
  socket.say(state(5));
  assert.equal(shown(), 0, "what still comes over the old line does not count");
});

test("a touch that is not answered makes it ask sooner", () => {
  const socket = join();
  live.touch("pass");
  tick(UNANSWERED);
  tick(PATIENCE);
  assert.deepEqual(socket.sent.slice(1), [{ type: "pulse" }]);
  assert.deepEqual([live.connection, live.pending], ["lost", ""]);
});

test("a browser that says it is offline is believed when the server does not answer either", () => {
  const socket = join();
  globalThis.dispatchEvent(new Event("offline"));
  live.touch("pass");
  assert.deepEqual(refusals, [words().notSent]);
  socket.say({ type: "pulse", now: 1 });
  live.touch("pass");
  assert.equal(socket.sent.at(-1)?.type, "touch", "the server is on this machine");
  socket.say(state(1, 0));
  globalThis.dispatchEvent(new Event("offline"));
  tick(1000);
  assert.equal(live.connection, "lost");
});

test("what is touched without a connection is never sent, and it is said", () => {
  join().drop();
  live.touch("pass");
  live.undo();
  assert.deepEqual(refusals, [words().notSent, words().notSent]);
  tick(1000);
  Socket.last.say(state(0));
  assert.deepEqual(Socket.last.sent, []);
  assert.deepEqual(refusals.slice(2), [words().connectedAgain]);
});

for (const [name, act, back, said] of [
  ["a touch that arrived", () => live.touch("pass"), state(5, 0), "touchArrived"],
  ["a touch that did not", () => live.touch("pass"), state(4, 1), "touchLost"],
  ["an undo that arrived", () => live.undo(), state(3, 0, { version: 5 }), "undoArrived"],
  ["an undo that did not", () => live.undo(), state(4, 1), "undoLost"],
] as const) {
  test(`after the line broke, it is said: ${name}`, () => {
    const socket = join(state(4, 1));
    act();
    assert.notEqual(live.pending, "");
    socket.drop();
    assert.deepEqual(refusals, []);
    tick(1000);
    Socket.last.say(back);
    assert.deepEqual(refusals, [words()[said]]);
    Socket.last.drop();
    tick(2000);
    Socket.last.say(back);
    assert.deepEqual(refusals.slice(1), [words().connectedAgain], "once");
  });
}
