// What the player may decide now, and what the boards are told of it.

import { useCallback, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps, GameModule } from "./game";
import type { Live } from "./live";
import type { Looking } from "./looking";
import type { GameView, Seat, State, Touch } from "./protocol";
import { useSettings } from "./settings";
import { scrolls } from "./stage-width";
import { type Decision, decision, nameOf, touchProps } from "./touchables";
import type { Drawings, PageRef } from "./useful";

const NOTHING_OPEN: Touch[] = [];
const FEW = 3; // choices of the own board that the prompt offers while another board is shown

export interface Deciding {
  /** it is the player's turn, and everything that led to it has been shown */
  mine: boolean;
  touches: Touch[];
  now: Decision;
  /** the touches that the prompt offers as buttons */
  buttons: Touch[];
  /** how many more there are on the player's own board, which is not shown */
  elsewhere: number;
  /** the prompt has no room for those that it offers while another board is shown: one button is to lead to them */
  noRoom?: () => void;
}

export function useDeciding(
  page: PageRef,
  live: Live,
  state: State,
  module: GameModule,
  { shown, away }: Looking,
): Deciding {
  const { view, viewer } = state;
  const mine = view.actor !== null && view.actor === viewer && live.waiting === 0 && !state.readOnly;
  const touches = mine ? state.touches : NOTHING_OPEN;
  const now = useMemo(() => decision(touches), [touches]);
  const missing = useMissing(page, view, shown, touches);
  const hidden = away ? missing.filter((name) => !module.isButton(name, view)).length : 0;
  const [full, fill] = useState(-1); // the version in which the prompt found no room for them
  const many = hidden > (scrolls() ? 0 : FEW) || full === state.version;
  const elsewhere = many ? hidden : 0;
  const buttons = touches.filter(({ name }) => module.isButton(name, view) || (!elsewhere && missing.includes(name)));
  const noRoom = useCallback(() => fill(state.version), [state.version]);
  return { mine, touches, now, buttons, elsewhere, noRoom: hidden && !elsewhere ? noRoom : undefined };
}

/** What a board gets: the same object as long as nothing of it changes. */
export function useBoard({ module, pieces }: Drawings, view: GameView, now: Decision, looking: Looking): BoardProps {
  const { language } = useSettings();
  const { shown, pointed } = looking;
  const hovered = pointed && module.previews?.(pointed.name) ? pointed.name : null;
  return useMemo(
    () => ({
      view,
      pieces,
      shown,
      language,
      touch: (name, extraClass) => touchProps(now, name, extraClass),
      isOpen: (name) => now.open.has(name),
      find: (look) => look(view),
      asks: (...questions) => questions.includes(view.asks),
      hovered,
    }),
    [view, pieces, shown, language, now, hovered],
  );
}

/** Open touches that nothing on the page stands for; they become buttons, so that no choice is ever out of reach. */
function useMissing(page: PageRef, view: GameView, shown: Seat, touches: Touch[]): string[] {
  const [missing, set] = useState<string[]>([]);
  useLayoutEffect(() => {
    const drawn = new Set<string>();
    const things = touches.length > 0 && page.current?.querySelectorAll<HTMLElement>(".table [data-touch]");
    for (const element of things || []) drawn.add(nameOf(element));
    const found = touches.map((touch) => touch.name).filter((name) => !drawn.has(name));
    if (found.join() !== missing.join()) set(found);
  }, [view, shown, touches]);
  return missing;
}
