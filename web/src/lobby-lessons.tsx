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

export function Lessons({ game }: { game: GameInfo }) {
  const w = useWords();
  const [busy, setBusy] = useState(false);
  if (game.lessons.length === 0) return null;
  const learn = async (lesson: LessonInfo, table: string) => {
    setBusy(true);
    try {
      const name = settings().name || FRIENDLY_NAME;
      navigate(table ? `/t/${table}` : (await api.lesson(game.name, lesson.name, { name })).invite);
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
      setBusy(false);
    }
  };
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <h3 id="lessons-title">{w.lessons}</h3>
      <ol>
        {game.lessons.map((lesson) => {
          const done = isDone(game.name, lesson.name);
          const table = begunAt(game.name, lesson.name);
          const act = table ? w.lessonResume : done ? w.lessonOnceMore : w.lessonBegin;
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
                onClick={() => void learn(lesson, table)}
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
