// Where a learner stands at the table of a lesson. The server says which steps speak in this position; which of them
// was read, and whether the lesson was left, is known to this browser alone.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Live } from "./live";
import { type AtTable, atTable, begin, end, noteAt } from "./progress";
import type { LessonNow, LessonStep, State } from "./protocol";

export interface Learning {
  /** the lesson of this table, also while it is left; null where there is none any more */
  lesson: LessonNow | null;
  left: boolean;
  /** the step that speaks now; null while something else is being shown */
  step: LessonStep | null;
  /** its place in the lesson, counted from 1 */
  number: number;
  /** nothing follows it */
  last: boolean;
  /** the table, with only that open which the step leaves open */
  state: State;
  next: () => void;
  /** null at the beginning */
  back: (() => void) | null;
  skip: () => void;
  /** a task from its beginning */
  again: () => void;
  leave: () => void;
  resume: () => void;
  finish: () => void;
}

const LAST = 99; // the page of a position that comes last, however many there are

export function useLearning(live: Live, state: State): Learning {
  const { lesson, table, game } = state;
  const [kept, set] = useState<AtTable>(() => atTable(table));
  const note = (change: Partial<AtTable>) => {
    noteAt(table, change);
    set((old) => ({ ...old, ...change }));
  };
  const name = lesson?.name ?? "";
  useEffect(() => {
    if (name && !kept.left) begin(game, name, table);
  }, [name, kept.left]);

  const on = lesson !== null && !kept.left;
  const page = on && kept.at === lesson.at ? Math.max(0, Math.min(kept.page, lesson.steps.length - 1)) : 0;
  const told = live.waiting === 0 && !live.telling && live.moments.length === 0;
  const step = (on && told && lesson.steps[page]) || null;
  const open = on && !free(lesson, step) ? (step?.touches ?? []).join(" ") : null;
  const led = useMemo(
    () =>
      open === null ? state : { ...state, touches: state.touches.filter((one) => open.split(" ").includes(one.name)) },
    [state, open],
  );
  const to = lesson?.back ?? null;
  // One goes back to the last bubble of a position, the one that was read before whatever is taken back.
  const backTo = (number: number) => {
    if (live.pending) return;
    note({ at: number, page: LAST });
    live.backTo(number);
  };
  return {
    lesson,
    left: kept.left,
    step,
    number: on ? lesson.number + page : 0,
    last: on && lesson.number + page === lesson.of,
    state: led,
    next: () => note({ at: lesson?.at, page: page + 1 }),
    back: page > 0 ? () => note({ at: lesson?.at, page: page - 1 }) : to === null ? null : () => backTo(to),
    skip: () => live.pending || live.skipStep(),
    again: () => to !== null && backTo(to),
    leave: () => {
      end(game, name, false);
      note({ left: true });
    },
    resume: () => note({ left: false }),
    finish: () => {
      end(game, name, true);
      note({ left: true });
    },
  };
}

/** Whether a thing lies in the light of a step: what lies in the dusk does not answer to a mouse that passes. */
export function inLight({ touches, show }: LessonStep, thing: Element): boolean {
  const names = [...touches, ...show.flat()];
  const bears = names.map((name) => {
    const q = CSS.escape(name);
    return name.startsWith("z-") ? `#${q}` : `[data-touch="${q}"],[data-about="${q}"],[data-piece="${q}"]`;
  });
  return names.length > 0 && thing.closest(bears.join()) !== null;
}

/** Whether a learner may touch whatever the rules leave open. */
function free(lesson: LessonNow, step: LessonStep | null): boolean {
  return lesson.task === "solved" || (lesson.task === "open" && (step?.task ?? false));
}
