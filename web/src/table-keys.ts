// What the keys do at a table.

import type { Deciding } from "./deciding";
import type { GameModule } from "./game";
import { lensKeys } from "./ground";
import { useKeys } from "./keyboard";
import type { Live } from "./live";
import type { Looking } from "./looking";
import type { State } from "./protocol";
import { firstOpen, focusOn } from "./touchables";
import type { Touching } from "./touching";
import { type PageRef, useLatest } from "./useful";

export function useTableKeys(
  page: PageRef,
  live: Live,
  state: State,
  module: GameModule,
  deciding: Deciding,
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
    any: (key: string) => {
      if (key !== "escape") live.skip();
    },
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
      escape: () => {
        if (!live.reads && live.skip()) return; // all that is told is shown first
        goBack(page, live, looking, touching);
        live.skip();
      },
      ...more,
      ...Object.fromEntries(state.seats.map((_, seat) => [String(seat + 1), () => openSeat(seat)])),
      [String(state.seats.length + 1)]: () => openBeside(page),
      ...numbered(module, deciding, touching),
    },
  });
  useKeys(keys);
}

/** The board of an opponent that the rules play, which has its line after those of the seats. */
function openBeside(page: PageRef): void {
  page.current?.querySelector<HTMLElement>(".seats > :not(.strips) button[aria-expanded]")?.click();
}

/** The buttons that show numbers, by these: while there are several, a number means them and not a seat. */
function numbered(
  { buttonNumber }: GameModule,
  { buttons }: Deciding,
  { armed, touch }: Touching,
): Record<string, () => void> {
  const found = armed ? [] : buttons.filter(({ name }) => buttonNumber?.(name));
  if (found.length < 2) return {};
  return Object.fromEntries(found.map(({ name }) => [buttonNumber?.(name), () => touch(name)]));
}

/** One step back: out of whatever was opened last. */
function goBack(page: PageRef, live: Live, looking: Looking, { armed, disarm }: Touching): void {
  const { lens, chosenSeat, openSeat, pointed, point, railOpen, openRail } = looking;
  if (railOpen || document.activeElement?.closest(".log")) {
    openRail(false);
    focusOn(page.current && firstOpen(page.current));
  } else if (armed) disarm();
  else if (pointed && document.getElementById("tip")) point(null);
  else if (live.reads || live.missed.length) live.putAway();
  else if (live.hint) live.clearHint();
  else if (lens.zone) lens.close();
  else if (chosenSeat !== null) openSeat(null);
  else if (live.moments.length) live.putAway();
  else lens.close();
}
