// The pictures of a film. What a touch brought about beyond its seat's own turn is shown step by step, as at the table.

import { tablesOf } from "./pictures";
import type { FrameView, Scene, Step } from "./protocol";
import { scenesUpTo, type Unit } from "./story";

/** A place in a film: after so many touches, and which of the pictures there; the last one where it has fewer. */
export interface Spot {
  number: number;
  picture: number;
  /** the scene whose first picture is wanted instead */
  scene?: number;
}

export interface FilmPicture {
  frame: FrameView;
  /** what is told with it; nothing where it is what the seat itself did */
  step: Step | null;
  /** those of the frame where there are none */
  scores: number[] | null;
}

/** The pictures of a frame, in their order; the last one is the frame itself. */
export function picturesOf(frame: FrameView, unit: Unit): FilmPicture[] {
  const { own, steps } = frame;
  if (steps.length === 0) return [{ frame, step: null, scores: null }];
  const tables = tablesOf(own ? [own, ...steps] : steps, frame.view.table);
  const pictures = steps.map(
    (step, at): FilmPicture => ({
      frame: at + 1 < steps.length ? inTheMidst(frame, tables[tables.length - steps.length + at]) : frame,
      step,
      scores: step.scores,
    }),
  );
  // Who goes on touch by touch has just seen what the turn came to, unless this touch did something itself.
  const shown = own && (own.acts || unit !== "touch");
  return shown ? [{ frame: inTheMidst(frame, tables[0]), step: null, scores: own.scores }, ...pictures] : pictures;
}

/** Nobody is asked anything there. */
function inTheMidst(frame: FrameView, table: unknown): FrameView {
  const view = { ...frame.view, table, actor: null, asks: "", touches: [], over: false } as FrameView["view"];
  return { ...frame, view };
}

/** The picture at a spot, by its place among those of its frame. */
export function placeOf(pictures: readonly FilmPicture[], spot: Spot): number {
  const of = pictures.findIndex(({ step }) => step?.scene === spot.scene);
  if (spot.scene !== undefined && of >= 0) return of;
  return Math.max(0, Math.min(spot.picture, pictures.length - 1));
}

/** Whether two pictures follow on each other, in whichever direction; `count` is how many their frames have. */
export function areNeighbours(one: Spot & { count: number }, other: Spot & { count: number }): boolean {
  const [before, after] = one.number <= other.number ? [one, other] : [other, one];
  if (before.number === after.number) return Math.abs(before.picture - after.picture) === 1;
  return after.number === before.number + 1 && before.picture === before.count - 1 && after.picture === 0;
}

/** What is told when so many touches had been made: the turn that the last one belongs to. */
export function turnAt(scenes: readonly Scene[], number: number): Scene | undefined {
  return scenes.filter((scene) => scene.first < number).at(-1);
}

/** A part of the game, such as a season, and where it begins. */
export interface Chapter {
  words: string;
  number: number;
  scene: number;
}

/** The parts of a game, also those in which nobody is asked anything; what came before `start` is not filmed. */
export function chaptersOf(scenes: readonly Scene[], start: number): Chapter[] {
  const begin = scenes.filter(({ chapter }, i) => chapter && chapter !== scenes[i - 1]?.chapter);
  return begin
    .filter(({ first }) => first >= start)
    .map(({ chapter, first, index }) => ({ words: chapter, number: first, scene: index }));
}

/** Whether all that the touch brought about is told. */
export function isWhole({ steps }: FrameView, step: Step | null): boolean {
  return steps.length === 0 || step === steps.at(-1);
}

/** The scenes that have come to a picture; in the midst of a touch, the last one as far as it is told. */
export function scenesSoFar(scenes: readonly Scene[], { frame, step }: FilmPicture, number: number): Scene[] {
  const come = scenesUpTo(scenes, number);
  if (isWhole(frame, step)) return come;
  const now = step ? scenes[step.scene] : turnAt(scenes, number);
  if (!now) return come;
  const told = step ? frame.steps.slice(0, frame.steps.indexOf(step) + 1) : [];
  const lines = told.filter((one) => one.scene === now.index && !one.title);
  const first = frame.steps[0].scene;
  // A turn that the touch found going on was told before; what others do in it comes step by step.
  const before = now.first < number ? now.beats.filter((beat) => now.index !== first || beat.seat === now.seat) : [];
  return [...come.filter((scene) => scene.index < now.index), { ...now, beats: [...before, ...lines] }];
}

/** What an address asks for: "#12" is what twelve touches led to, "#12.0" the first picture of the last of them. */
export function spotIn(hash: string, start: number, end: number): Spot {
  const asked = /^#(\d+)(?:\.(\d+))?(?:,play)?$/.exec(hash);
  if (!asked) return { number: start, picture: Infinity };
  const number = Number(asked[1]);
  if (number < start || number > end) return { number: number < start ? start : end, picture: Infinity };
  return { number, picture: asked[2] === undefined ? Infinity : Number(asked[2]) };
}

/** Whether the address asks for a film that runs from there. */
export function runsFrom(hash: string): boolean {
  return hash.endsWith(",play");
}

export function hashOf({ number, picture }: Spot): string {
  return Number.isFinite(picture) ? `#${number}.${picture}` : `#${number}`;
}
