// What the narrator tells, for the ear: every sentence once, in order, and when it is complete.

import { useEffect, useRef } from "preact/hooks";
import { announce } from "./announcer";
import type { Live } from "./live";
import { isAutoma } from "./pictures";
import type { Beat, Scene, Seat, State } from "./protocol";
import { settings } from "./settings";
import { words } from "./words";

/** How far the story was said: the scene, how many of its sentences, and which. */
export interface Said {
  index: number;
  beats: number;
  texts: string[];
}

interface Story {
  scenes: readonly Scene[];
  /** whose turn it is; null when the game is over */
  actor: Seat | null;
  /** whose own deeds are no news */
  own: Seat | null;
  /** what is told line by line instead of in a sentence, by scene: the turn of an automa, with its reasons */
  lines?: ReadonlyMap<number, readonly string[]>;
}

/** Sentences of a scene that will not grow any more: a turn is said when it is over, a moment as it goes on. */
function complete({ scenes, actor, own }: Story, scene: Scene): number {
  const { seat, beats } = scene;
  if (scene !== scenes.at(-1) || actor === null) return beats.length;
  if (seat !== null) return seat === actor ? 0 : beats.length;
  return actor === own ? beats.length : Math.max(0, beats.length - 1); // who is asked hears first what it is about
}

/** All that there is. */
export function wholeStory(story: Story): Said {
  const last = story.scenes.at(-1);
  if (!last) return { index: -1, beats: 0, texts: [] };
  const beats = complete(story, last);
  return { index: last.index, beats, texts: last.beats.slice(0, beats).map((beat) => beat.text) };
}

/** What is to be said now, and how far it is said then. */
export function toSay(said: Said, story: Story): { texts: string[]; said: Said } {
  const end = wholeStory(story);
  if (end.index < said.index) return { texts: [], said: end }; // something was taken back
  const texts: string[] = [];
  for (const scene of story.scenes) {
    if (scene.index < said.index) continue;
    const begun = scene.index === said.index;
    if (!begun && scene.title) texts.push(scene.title);
    if (begun) texts.push(...grown(said.texts, scene));
    const lines = story.lines?.get(scene.index);
    if (lines) {
      texts.push(...lines);
      continue;
    }
    const fresh = scene.beats.slice(begun ? said.beats : 0, complete(story, scene));
    texts.push(...fresh.filter((beat) => isNews(beat, scene, story.own)).map((beat) => beat.text));
  }
  return { texts, said: end };
}

/** The lines of an automa, as they are told to those who watch it. */
export function linesOf({ steps, seats }: Pick<State, "steps" | "seats">, scenes: readonly Scene[]): Story["lines"] {
  const lines = new Map<number, string[]>();
  for (const { scene, text } of steps) {
    if (!isAutoma(scenes[scene], { seats })) continue;
    const known = lines.get(scene);
    if (known) known.push(text);
    else lines.set(scene, [text]);
  }
  return lines;
}

/** One's own deeds are none; what followed from them for others is, and so is a turn in which nothing was asked. */
function isNews(beat: Beat, scene: Scene, own: Seat | null): boolean {
  return scene.seat === null || scene.seat !== own || beat.seat !== own || scene.end === scene.first;
}

/** Of what befell the listener, or was played for him, what neither the story has said nor he has heard already. */
export function befellToSay(
  befell: readonly Beat[],
  heard: readonly string[],
  { scenes, actor, own }: Story,
): string[] {
  const playing = actor === own ? scenes.at(-1) : undefined; // what others do is said when their turn is over
  const told = scenes.slice(-RECENT).filter((scene) => scene !== playing || scene.seat !== own);
  const said = told.flatMap((scene) => scene.beats.filter((beat) => isNews(beat, scene, own)).map((beat) => beat.text));
  const isSaid = (text: string) => heard.includes(text) || said.some((one) => text.endsWith(one));
  return befell.map((beat) => beat.text).filter((text) => !isSaid(text));
}

const RECENT = 24; // scenes: more than come between two decisions of a player

/** Sentences of a moment that were said, and to which something was added since. */
function grown(said: string[], { seat, beats }: Scene): string[] {
  const texts = beats.slice(0, said.length).map((beat) => beat.text);
  return seat === null ? texts.filter((text, i) => text.length > said[i].length) : [];
}

/** Let the story be heard. */
export function useSpoken(live: Live): void {
  const said = useRef<Said | null>(null);
  const heard = useRef<{ number: number; texts: string[] }>({ number: -1, texts: [] });
  const told = live.narrated;
  useEffect(() => {
    if (!told) return;
    const { view, viewer, number, befell, last } = told.state;
    const lines = settings().pace === "off" ? undefined : linesOf(told.state, told.scenes);
    const story: Story = { scenes: told.scenes, actor: view.over ? null : view.actor, own: viewer, lines };
    let from = said.current;
    if (!from) {
      const missed = live.missed.at(0);
      if (missed) announce(missed.first === 0 ? words().soFar : words().sinceLastTurn, "story");
      from = missed ? { index: missed.index - 1, beats: Infinity, texts: [] } : wholeStory(story);
    }
    const now = toSay(from, story);
    for (const text of now.texts) announce(text, "story");
    said.current = now.said;
    const { number: before, texts } = heard.current;
    const known = number > before && last?.seat === viewer ? [] : texts; // it begins anew with his own touch
    if (number >= before) for (const text of befellToSay(befell, known, story)) announce(text);
    heard.current = { number, texts: befell.map((beat) => beat.text) };
  }, [told]);
}
