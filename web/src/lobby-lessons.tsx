// The lessons of a game on the first page: begun, gone on with, or taken once more.

import { useState } from "preact/hooks";
import { api, Refused } from "./api";
import { Icon } from "./icons";
import { begunAt, isDone } from "./progress";
import type { GameInfo, LessonInfo } from "./protocol";
import { navigate } from "./router";
import { FRIENDLY_NAME, settings } from "./settings";
import { toast } from "./toast";
import { useWords } from "./words";

/** The lesson that comes next: what was begun, else the first that was not finished. */
export function nextLesson(game: GameInfo): LessonInfo | undefined {
  return (
    game.lessons.find((one) => begunAt(game.name, one.name)) ?? game.lessons.find((one) => !isDone(game.name, one.name))
  );
}

interface LearnProps {
  game: GameInfo;
  lesson: LessonInfo;
  class: string;
  /** beside it stands how long the first lesson takes, or which of the others it is */
  timed?: boolean;
}

/** Begins a lesson, or goes on with it. */
export function Learn({ game, lesson, class: look, timed }: LearnProps) {
  const w = useWords();
  const { busy, learn } = useLearn(game);
  const begun = begunAt(game.name, lesson.name);
  const which = lesson === game.lessons[0] && !begun ? w.minutes({ n: lesson.minutes }) : lesson.title;
  return (
    <button
      type="button"
      class={look}
      title={`${lesson.title}, ${w.minutes({ n: lesson.minutes })}`}
      disabled={busy}
      onClick={() => void learn(lesson)}
    >
      <Icon name="lantern" size={18} />
      {begun ? (timed ? w.lessonGoOn : w.lessonResume) : w.lessonBegin}
      {timed && <small>{which}</small>}
    </button>
  );
}

export function useLearn(game: GameInfo) {
  const w = useWords();
  const [busy, setBusy] = useState(false);
  const learn = async (lesson: LessonInfo) => {
    const table = begunAt(game.name, lesson.name);
    setBusy(true);
    try {
      const name = settings().name || FRIENDLY_NAME;
      navigate(table ? `/t/${table}` : (await api.lesson(game.name, lesson.name, { name })).invite);
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
      setBusy(false);
    }
  };
  return { busy, learn };
}

export function Lessons({ game }: { game: GameInfo }) {
  const w = useWords();
  const { busy, learn } = useLearn(game);
  if (game.lessons.length === 0) return null;
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <h3 id="lessons-title">{w.lessons}</h3>
      <ol>
        {game.lessons.map((lesson) => {
          const done = isDone(game.name, lesson.name);
          const act = begunAt(game.name, lesson.name) ? w.lessonResume : done ? w.lessonOnceMore : w.lessonBegin;
          return (
            <li key={lesson.name} class={done ? "done" : undefined}>
              <Icon name={done ? "tick" : "lantern"} size={20} />
              <span class="what">
                <b>{lesson.title}</b>
                {done && <span class="hidden">{w.lessonDone}</span>}
                <small>
                  {lesson.blurb} {w.lessonMinutes({ n: lesson.minutes })}.
                </small>
              </span>
              <button
                type="button"
                class="btn"
                aria-label={`${act}: ${lesson.title}`}
                disabled={busy}
                onClick={() => void learn(lesson)}
              >
                {act}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
