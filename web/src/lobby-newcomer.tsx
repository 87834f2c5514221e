// For whoever has not played a game as yet: where to begin, and a question before the first table.

import { useEffect, useRef } from "preact/hooks";
import { isWanted } from "./coach-memory";
import { Dialog } from "./dialog";
import { Learn, nextLesson, useLearn } from "./lobby-lessons";
import { hasLearnt, wasAsked } from "./progress";
import type { GameInfo } from "./protocol";
import { useWords } from "./words";

/** Beside Play: the first lesson, and how long it takes. */
export function StartHere({ game }: { game: GameInfo }) {
  const w = useWords();
  const lesson = nextLesson(game);
  if (!lesson) return null;
  return (
    <>
      <Learn game={game} lesson={lesson} class="btn learn" />
      <p class="sub">{w.newHere({ game: game.title, n: lesson.minutes })}</p>
    </>
  );
}

/** Whether to ask: not whoever has begun a lesson of it, or has asked to be taught at the table. */
export function isToBeAsked(game: string): boolean {
  return !wasAsked(game) && !hasLearnt(game) && !isWanted(game);
}

interface AskProps {
  game: GameInfo;
  /** it was played before: on to the table */
  play: () => void;
  close: () => void;
}

/** Asked once, before the first table of a game. */
export function PlayedBefore({ game, play, close }: AskProps) {
  const w = useWords();
  const { busy, learn } = useLearn(game);
  const lesson = nextLesson(game);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  if (!lesson) return null;
  return (
    <Dialog title={w.playedBefore({ game: game.title })} close={close}>
      <p>{w.playedBeforeNote({ n: lesson.minutes })}</p>
      <div class="ask-first">
        <button type="button" class="btn primary" ref={first} disabled={busy} onClick={() => void learn(lesson)}>
          {w.showMe}
        </button>
        <button type="button" class="btn" disabled={busy} onClick={play}>
          {w.knowIt}
        </button>
      </div>
    </Dialog>
  );
}
