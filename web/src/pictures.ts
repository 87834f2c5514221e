// What happens beyond a player's turn, as a row of pictures: the table as it is when each of its sentences is told.

import type { Shown } from "./live";
import type { Scene, Seat, State, Step } from "./protocol";

/** What is being told, step by step, and how far that has come. */
export interface Telling {
  /** the position that it leads to */
  next: Shown;
  /** what is shown at each step */
  pictures: Shown[];
  at: number;
}

/** A telling before its first step; `before` is what was shown until then. */
export function tellingOf(before: Shown, next: Shown): Telling {
  const { steps, view, last } = next.state;
  const tables = tablesOf(steps, view.table);
  const pictures = steps.map(({ scores, seat }, at) => {
    // Nobody is asked anything in the midst of it.
    const shown = { ...view, table: tables[at], actor: null, asks: "", touches: [], over: false } as State["view"];
    const by = seat === null ? null : { seat, touch: "" };
    return { ...before, state: { ...before.state, view: shown, touches: [], befell: [], scores, last: by ?? last } };
  });
  return { next, pictures, at: -1 };
}

/** The table at each step: each is told by how it differs from the next, the last one by how it differs from `after`. */
export function tablesOf(steps: readonly Pick<Step, "changes">[], after: unknown): unknown[] {
  const tables: unknown[] = [];
  let table = after;
  for (const { changes } of [...steps].reverse()) {
    table = withChanges(table, changes);
    tables.unshift(table);
  }
  return tables;
}

/** Data in which the values at some paths are others; whatever does not lie on them stays the same object. */
export function withChanges(data: unknown, changes: Step["changes"]): unknown {
  return Object.entries(changes).reduce((changed, [path, value]) => put(changed, path.split("/"), value), data);
}

function put(data: unknown, [key, ...rest]: string[], value: unknown): unknown {
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
  const parts = copy as Record<string, unknown>;
  parts[key] = rest.length ? put(parts[key], rest, value) : value;
  return copy;
}

/** The step that is being told. */
export function stepOf(telling: Telling | null): Step | undefined {
  return telling?.next.state.steps[telling.at];
}

/** The scene of the step that is being told. */
export function sceneOf(telling: Telling | null): Scene | undefined {
  const step = stepOf(telling);
  return step && telling?.next.scenes[step.scene];
}

/** Whose points the last count is telling: what they are for lies on that seat's board. */
export function countedSeat(telling: Telling | null): Seat | null {
  const seat = stepOf(telling)?.seat ?? null;
  const state = telling?.next.state;
  return seat !== null && state?.view.over && seat < state.seats.length ? seat : null;
}

/** The turn of an opponent that the rules play: it is told in the prompt's place. */
export function isAutoma(scene: Scene | undefined, { seats }: Pick<State, "seats">): boolean {
  return scene !== undefined && scene.seat !== null && scene.seat >= seats.length;
}

/** The scenes that a position's steps tell on a card: moments, and the turns among them that are over. Turns before the
 * first moment, and the one that goes on after the last, are told in the prompt's place. */
export function onCard({ state, scenes }: Shown): Scene[] {
  const told = [...new Set(state.steps.map((step) => step.scene))].map((index) => scenes[index]).filter(Boolean);
  const first = told.findIndex((scene) => scene.seat === null);
  if (first < 0) return [];
  const goesOn = state.view.over ? undefined : scenes.at(-1);
  const kept = told
    .slice(first)
    .filter((scene) => !isAutoma(scene, state) && (scene.seat === null || scene !== goesOn));
  const said = state.steps.filter((step) => !step.title && kept.includes(scenes[step.scene]));
  return said.length > 1 || said.some((step) => scenes[step.scene].seat === null) ? kept : [];
}

/** The scenes that are to be read when they are told: one line a player. */
export function summary(shown: Shown): Scene[] {
  // The bare name of a season stays where turns that belong to it follow.
  return onCard(shown).filter(
    ({ beats, seat }, i, told) => beats.length > 0 || (seat === null && told[i + 1]?.seat != null),
  );
}
