import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { render } from "preact";
import { act } from "preact/test-utils";
import type { Deciding } from "../src/deciding";
import type { Live } from "../src/live";
import type { Looking } from "../src/looking";
import type { About, State, Touch } from "../src/protocol";
import { change } from "../src/settings";
import { decision } from "../src/touchables";
import { type Touching, useTouching } from "../src/touching";

const TWO = [
  { name: "card.1", words: "Take the crane" },
  { name: "pass", words: "Pass" },
] as Touch[];

let sent: string[];
let answer: (about: Partial<About> | null) => void;
let touching: Touching;
let live: Live;

function Probe({ version, touches }: { version: number; touches: Touch[] }) {
  const state = { version, number: version } as State;
  const deciding = { touches, now: decision(touches) } as Deciding;
  const page = { current: document.body };
  touching = useTouching(page, live, state, deciding, { point: () => undefined } as unknown as Looking);
  return null;
}

function draw(version: number, touches = TWO): void {
  Object.assign(live, { shown: { state: { version } }, pending: "" });
  act(() => render(<Probe version={version} touches={touches} />, document.body));
}

/** The server's word on whether a touch is final, and what follows from it. */
async function answered(about: Partial<About> | null): Promise<void> {
  await act(async () => answer(about));
}

beforeEach(() => {
  render(null, document.body);
  sent = [];
  live = {
    connection: "open",
    about: () =>
      new Promise((done) => {
        answer = done as typeof answer;
      }),
    touch: (name: string) => sent.push(name),
  } as unknown as Live;
  change({ careful: true });
  draw(1);
});

test("what can be taken back is sent without a question", async () => {
  touching.touch("card.1");
  assert.deepEqual(sent, [], "only the server knows");
  await answered({ final: false });
  assert.deepEqual(sent, ["card.1"]);
  assert.equal(touching.touched.get(2), "Take the crane");
});

test("what cannot is asked once more, and sent with the second touch", async () => {
  touching.touch("card.1");
  await answered({ final: true, why: "A card will be drawn." });
  assert.deepEqual(sent, []);
  assert.equal(touching.armed, "card.1");
  assert.equal(touching.why, "A card will be drawn.");
  touching.touch("card.1");
  assert.deepEqual(sent, ["card.1"]);
});

test("who is not sure can leave it", async () => {
  touching.touch("card.1");
  await answered({ final: true });
  act(() => touching.disarm());
  assert.equal(touching.armed, "");
});

test("without an answer it is asked once more, except where nothing can be asked", async () => {
  touching.touch("card.1");
  await answered(null);
  assert.equal(touching.armed, "card.1");
  act(() => touching.disarm());
  Object.assign(live, { connection: "lost" });
  touching.touch("card.1");
  await answered(null);
  assert.deepEqual(sent, ["card.1"], "sending says that it cannot be sent");
});

test("the touch that came last counts", async () => {
  touching.touch("card.1");
  const first = answer;
  touching.touch("pass");
  await act(async () => first({ final: false }));
  assert.deepEqual(sent, []);
  await answered({ final: false });
  assert.deepEqual(sent, ["pass"]);
});

test("an answer that comes after the position has changed does nothing", async () => {
  touching.touch("card.1");
  draw(2);
  await answered({ final: false });
  assert.deepEqual(sent, []);
  assert.equal(touching.armed, "");
  touching.touch("card.1");
  Object.assign(live, { shown: { state: { version: 3 } } }); // and is not drawn yet
  await answered({ final: false });
  assert.deepEqual(sent, []);
});

test("a new position forgets what was armed", async () => {
  touching.touch("card.1");
  await answered({ final: true });
  draw(2);
  assert.equal(touching.armed, "");
});

test("the only choice, and every one of a player who does not want to be asked, goes at once", () => {
  draw(1, TWO.slice(0, 1));
  touching.touch("card.1");
  change({ careful: false });
  draw(2);
  touching.touch("pass");
  assert.deepEqual(sent, ["card.1", "pass"]);
});

test("what is not open, and what comes while another is on its way, is not sent", () => {
  change({ careful: false });
  draw(1);
  touching.touch("card.9");
  live.pending = "pass";
  touching.touch("card.1");
  assert.deepEqual(sent, []);
});

test("a second click before the next decision is drawn is not meant for it", () => {
  change({ careful: false });
  draw(1);
  Object.assign(live, { shown: { state: { version: 2 } } });
  touching.touch("pass");
  assert.deepEqual(sent, []);
  draw(2);
  touching.touch("pass");
  assert.deepEqual(sent, ["pass"]);
});
