import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Shown } from "../src/live";
import { change } from "../src/settings";
import { SOUNDS, sound, soundsOf } from "../src/sound";

let made: string[];

/** Notes what is played instead of playing it. */
class Audio {
  currentTime = 0;
  sampleRate = 1000;
  state = "running";
  destination = {};
  createOscillator = () => this.part("tone");
  createBufferSource = () => this.part("noise");
  createGain = () => this.part("");
  createBiquadFilter = () => this.part("");
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  private part(name: string) {
    const value = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const part = { gain: value, frequency: value, Q: {}, stop: () => undefined, connect: (next: unknown) => next };
    return { ...part, start: () => made.push(name) };
  }
}

beforeEach(() => {
  made = [];
  Object.assign(globalThis, { AudioContext: Audio });
  change({ sound: true });
});

test("there is no sound until somebody asks for it", () => {
  change({ sound: false });
  sound("bell");
  assert.deepEqual(made, []);
  change({ sound: true });
  sound("bell");
  assert.ok(made.length > 0);
});

test("every sound is made of something", () => {
  for (const name of SOUNDS) {
    made = [];
    sound(name);
    assert.ok(made.length > 0, name);
  }
});

/** The table after so many touches, with the events of the last one. */
function shown(number: number, actor: number, ...events: string[]): Shown {
  const log = events.map((event) => ({ number, event }));
  return { state: { number, viewer: 0, view: { actor, over: false } }, log, scenes: [] } as unknown as Shown;
}

const GAME = { "fire-breaks-out": "fire", gained: "coin" } as const;

test("events sound as the game says, others like wood", () => {
  assert.deepEqual(soundsOf(shown(1, 1), shown(2, 1, "gained", "gained", "moved"), GAME), ["coin"]);
  assert.deepEqual(soundsOf(shown(1, 1), shown(2, 1, "moved"), GAME), ["wood"]);
  assert.deepEqual(soundsOf(shown(1, 1), shown(2, 1, "gained", "fire-breaks-out"), GAME), ["coin", "fire"]);
});

test("a bell rings when it becomes the player's turn, and only then", () => {
  assert.deepEqual(soundsOf(shown(1, 1), shown(2, 0), GAME), ["wood", "bell"]);
  assert.deepEqual(soundsOf(shown(2, 0), shown(3, 0), GAME), ["wood"]);
});

test("what is taken back, or there from the beginning, is not heard", () => {
  assert.deepEqual(soundsOf(null, shown(2, 0), GAME), []);
  assert.deepEqual(soundsOf(shown(3, 0), shown(2, 0), GAME), []);
});
