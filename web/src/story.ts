// What the narrator tells, as the page needs it: scenes that arrived, what happened meanwhile.

import type { Beat, Film, LogLine, Scene, Seat, State } from "./protocol";
import { continued } from "./sharing";

/** Keep older scenes up to `scenesFrom`; what the server sends takes the place of the others. */
export function mergeScenes(old: readonly Scene[], state: Pick<State, "scenes" | "scenesFrom">): Scene[] {
  return continued(old, Math.min(state.scenesFrom, old.length), state.scenes);
}

/** What the others did, and what befell everybody, since a seat's last turn. */
export function sinceTurnOf(scenes: readonly Scene[], seat: Seat): Scene[] {
  let last = scenes.length - 1;
  // A turn that has just begun, or in which nothing was asked, is not one that was played.
  while (last >= 0 && (scenes[last].seat !== seat || scenes[last].end === scenes[last].first)) last--;
  return scenes.slice(last + 1).filter((scene) => scene.beats.length > 0);
}

/** The turn that has just ended, while nothing of the next one is told yet; one's own one knows. */
export function turnBefore(scenes: readonly Scene[], viewer: Seat | null): Scene | null {
  const [before, now] = scenes.slice(-2);
  const ended = now && now.beats.length === 0 && now.seat !== null && before.beats.length > 0;
  return ended && before.seat !== null && before.seat !== viewer ? before : null;
}

/** All that is told of a scene. */
export function textOf({ beats }: Scene): string {
  return beats.map((beat) => beat.text).join(" ");
}

/** A scene as far as it is told, with the lines of the log that it is made from. */
export interface Passage {
  scene: Scene;
  lines: LogLine[];
}

/** The scenes in which something happened, each with its lines; those of the first ones may be known already. */
export function passages(
  scenes: readonly Scene[],
  lines: readonly LogLine[],
  known: readonly Passage[] = [],
): Passage[] {
  const found = [...known];
  let at = known.reduce((sum, passage) => sum + passage.lines.length, 0);
  const last = known.at(-1)?.scene.index ?? -1;
  for (let i = firstAfter(scenes, last); i < scenes.length; i++) {
    const scene = scenes[i];
    const from = at;
    while (at < lines.length && lines[at].scene <= scene.index) at++;
    if (at > from || scene.beats.length > 0) found.push({ scene, lines: lines.slice(from, at) });
  }
  return found;
}

function firstAfter(scenes: readonly Scene[], index: number): number {
  let at = scenes.length;
  while (at > 0 && scenes[at - 1].index > index) at--;
  return at;
}

/** What is told, and of what. */
export interface Story {
  scenes: readonly Scene[];
  lines: readonly LogLine[];
  told: Passage[];
}

/** The story as it goes on: what is told as before is the same object, and nothing of it is looked at again. */
export function goingOn(before: Story, scenes: readonly Scene[], lines: readonly LogLine[]): Story {
  const scene = firstOther(before.scenes, scenes);
  const line = firstOther(before.lines, lines);
  const changed = Math.min(
    scenes[scene]?.index ?? Infinity,
    before.scenes[scene]?.index ?? Infinity,
    lines[line]?.scene ?? Infinity,
    before.lines[line]?.scene ?? Infinity,
  );
  let kept = before.told.length;
  while (kept > 0 && before.told[kept - 1].scene.index >= changed) kept--;
  const told = passages(scenes, lines, before.told.slice(0, kept));
  for (let i = kept; i < told.length; i++) {
    const [old, fresh] = [before.told[i], told[i]];
    const same = old?.scene === fresh.scene && old.lines.length === fresh.lines.length;
    if (same && old.lines.every((one, n) => one === fresh.lines[n])) told[i] = old;
  }
  return { scenes, lines, told };
}

/** Where two lists begin to differ. */
function firstOther(one: readonly unknown[], other: readonly unknown[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The newest sentences, the newest first, without a turn that the reader is playing himself and what is said elsewhere. */
export function newestBeats(
  scenes: readonly Scene[],
  count: number,
  own: Seat | null = null,
  elsewhere: readonly Beat[] = [],
): { beat: Beat; key: string }[] {
  const found: { beat: Beat; key: string }[] = [];
  const said = new Set(elsewhere.map((beat) => beat.text));
  const last = scenes.length - 1;
  const playing = own !== null && scenes[last]?.seat === own;
  for (let at = playing ? last - 1 : last; at >= 0 && found.length < count; at--) {
    const { index, beats, title } = scenes[at];
    for (let n = beats.length - 1; n >= 0 && found.length < count; n--)
      if (!said.has(beats[n].text)) found.push({ beat: beats[n], key: `${index}.${n}` });
    if (title && beats.length === 0 && found.length < count)
      found.push({ beat: { seat: null, text: title, things: [] }, key: `${index}` });
  }
  return found;
}

// How long something stands to be read. What stays on a card can be read later, and what the next sentence takes the place
// of cannot: that has the time of a quiet reader.
const READING = 26; // ms a letter of what stays
const LETTER = { slow: 100, normal: 66, fast: 12, off: 0 }; // ms a letter of what goes
const SHORTEST = 1100; // ms
const TURN = { slow: 3000, normal: 2000, fast: 400, off: 0 }; // ms for what leaves nothing to be read later, at least
const LINES = 2; // of an automa's turn that stand in the prompt's place: the newest, and the one before it
const AUTOMA = 0.6; // of that time in a lesson, which says what matters
const SPEED = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };

/** How long a sentence stands before the next one is told below it. */
export function readingTime(text: string, pace: keyof typeof SPEED): number {
  return Math.max(SHORTEST, READING * text.length) * SPEED[pace];
}

/** The same for a line of an automa's turn, which goes when the next but one is told; the `last` one goes with the next
 * thing that happens. */
export function lineTime(text: string, pace: keyof typeof SPEED, last: boolean, lesson = false): number {
  if (lesson) return AUTOMA * readingTime(text, pace);
  return Math.max(SHORTEST * SPEED[pace], (LETTER[pace] * text.length) / (last ? 1 : LINES));
}

/** How long a turn of another, which leaves nothing to be read later, is to be seen after so many letters were added to
 * what is told of it; `since` is how long it has been going on, and `ended` that nothing more comes. */
export function turnTime(letters: number, pace: keyof typeof LETTER, since = 0, ended = true): number {
  return Math.max(LETTER[pace] * letters, ended ? TURN[pace] - since : 0);
}

/** The scenes of a film that have come to a moment, the one that is going on included. */
export function scenesUpTo(scenes: readonly Scene[], at: number): Scene[] {
  return scenes.filter((scene) => scene.end <= at || scene.first < at);
}

export const UNITS = ["touch", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];

/** The moments at which a film can stop, by what one goes on by: each touch, the end of each turn, or of each chapter. */
export function stops(film: Pick<Film, "frames" | "scenes">, unit: Unit): number[] {
  const start = film.frames[0].number;
  const end = start + film.frames.length - 1;
  const all = film.frames.map((frame) => frame.number);
  if (unit === "touch") return all;
  const found =
    unit === "turn"
      ? film.scenes.map((scene) => scene.end)
      : all.filter((_, i) => i > 0 && film.frames[i].chapter !== film.frames[i - 1].chapter);
  return [...new Set([start, ...found.filter((number) => number > start && number < end), end])];
}

/** The stop before or after a moment; where there is none, the first or last one. */
export function nextStop(places: readonly number[], at: number, step: 1 | -1): number {
  const found = step > 0 ? places.find((place) => place > at) : [...places].reverse().find((place) => place < at);
  return found ?? places[step > 0 ? places.length - 1 : 0];
}
