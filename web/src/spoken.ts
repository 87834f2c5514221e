// What the narrator tells, for the ear: every sentence once, in order, and when it is complete.

import { useEffect, useRef } from "preact/hooks";
import { announce } from "./announcer";
import type { Live } from "./live";
import type { Scene, Seat } from "./protocol";
import { words } from "./words";

/** How far the story was said: the scene, and how many of its sentences. */
export interface Said {
  index: number;
  beats: number;
}

interface Story {
  scenes: readonly Scene[];
  /** whose turn it is; null when the game is over */
  actor: Seat | null;
  /** whose own deeds are no news */
  own: Seat | null;
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
  return last ? { index: last.index, beats: complete(story, last) } : { index: -1, beats: 0 };
}

/** What is to be said now, and how far it is said then. */
export function toSay(said: Said, story: Story): { texts: string[]; said: Said } {
  const end = wholeStory(story);
  if (end.index < said.index || (end.index === said.index && end.beats <= said.beats)) return { texts: [], said: end }; // something was taken back, or nothing is new
  const texts: string[] = [];
  for (const scene of story.scenes) {
    if (scene.index < said.index) continue;
    const begun = scene.index === said.index;
    if (!begun && scene.title) texts.push(scene.title);
    if (scene.seat !== null && scene.seat === story.own) continue;
    for (const beat of scene.beats.slice(begun ? said.beats : 0, complete(story, scene))) texts.push(beat.text);
  }
  return { texts, said: end };
}

/** Let the story be heard. */
export function useSpoken(live: Live): void {
  const said = useRef<Said | null>(null);
  const told = live.narrated;
  useEffect(() => {
    if (!told) return;
    const { view, viewer } = told.state;
    const story: Story = { scenes: told.scenes, actor: view.over ? null : view.actor, own: viewer };
    let from = said.current;
    if (!from) {
      const missed = live.missed.at(0);
      if (missed) announce(missed.first === 0 ? words().soFar : words().sinceLastTurn, "story");
      from = missed ? { index: missed.index - 1, beats: Infinity } : wholeStory(story);
    }
    const now = toSay(from, story);
    for (const text of now.texts) announce(text, "story");
    said.current = now.said;
  }, [told]);
}
