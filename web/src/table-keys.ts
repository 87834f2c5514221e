// What the keys do at a table.

import { lensKeys } from "./ground";
import { useKeys } from "./keyboard";
import type { Live } from "./live";
import type { Looking } from "./looking";
import type { State } from "./protocol";
import { focusOn, things } from "./touchables";
import type { Touching } from "./touching";
import { type PageRef, useLatest } from "./useful";

export function useTableKeys(
  page: PageRef,
  live: Live,
  state: State,
  looking: Looking,
  touching: Touching,
  more: Record<string, () => void> = {},
): void {
  const { lens, openSeat, open, openTurn, railOpen, openRail } = looking;
  const toLog = () => {
    if (railOpen) return goBack(page, live, looking, touching);
    openRail(true);
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('.log [tabindex="0"]')?.focus());
  };
  const keys = useLatest({
    root: () => page.current,
    any: () => live.skip(),
    pan: (key: string) => lens.pan(key),
    looks: lensKeys(lens),
    actions: {
      u: () => live.undo(),
      r: () => live.restart(),
      h: () => live.askHint(),
      l: toLog,
      "?": () => open("can-do"),
      c: () => open("count"),
      t: () => openTurn(true),
      escape: () => goBack(page, live, looking, touching),
      ...more,
      ...Object.fromEntries(state.seats.map((_, seat) => [String(seat + 1), () => openSeat(seat)])),
    },
  });
  useKeys(keys);
}

/** One step back: out of whatever was opened last. */
function goBack(page: PageRef, live: Live, looking: Looking, { armed, disarm }: Touching): void {
  const { lens, chosenSeat, openSeat, pointed, point, railOpen, openRail } = looking;
  if (railOpen || document.activeElement?.closest(".log")) {
    openRail(false);
    focusOn(page.current && (things(page.current, false)[0] ?? null));
  } else if (armed) disarm();
  else if (pointed && document.getElementById("tip")) point(null);
  else if (live.moments.length || live.missed.length) live.putAway();
  else if (live.hint) live.clearHint();
  else if (lens.zone) lens.close();
  else if (chosenSeat !== null) openSeat(null);
  else lens.close();
}
