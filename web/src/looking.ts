// How a player looks at a table, none of which the others notice: whose board, how near, what is pointed at and opened.

import { useCallback, useEffect, useState } from "preact/hooks";
import { useLens } from "./ground";
import type { Lens } from "./lens";
import type { Seat, State } from "./protocol";
import type { Pointed } from "./touchables";

/** The dialog that is open, or none. */
export type Opened = "" | "can-do" | "count" | "menu" | "tell";

export interface Looking {
  lens: Lens;
  /** the seat whose board is shown */
  shown: Seat;
  /** it is another's board than the player's own */
  away: boolean;
  /** the seat that was chosen to be looked at, or nothing: one's own, or whoever is at turn */
  chosenSeat: Seat | null;
  openSeat: (seat: Seat | null) => void;
  /** the own board again, unless the player has only just turned to another */
  backToOwn: () => void;
  pointed: Pointed | null;
  point: (pointed: Pointed | null) => void;
  opened: Opened;
  open: (what: Opened) => void;
  turnOpen: boolean;
  openTurn: (open: boolean) => void;
  railOpen: boolean;
  openRail: (open: boolean) => void;
}

/** `counted` is the seat whose points are told, if any: its board is shown meanwhile. */
export function useLooking({ view, viewer, version }: State, counted: Seat | null): Looking {
  const lens = useLens();
  const { chosenSeat, openSeat, backToOwn } = useChosenSeat();
  const [pointed, point] = useState<Pointed | null>(null);
  const [opened, open] = useState<Opened>("");
  const [turnOpen, openTurn] = useState(false);
  const [railOpen, openRail] = useState(false);
  const shown = chosenSeat ?? counted ?? viewer ?? view.actor ?? 0;
  // What was held belongs to the old decision; what is still pointed at is asked about anew.
  useEffect(() => point((old) => (old?.element.isConnected && old.how !== "hold" ? { ...old } : null)), [version]);
  return {
    lens,
    shown,
    away: shown !== (viewer ?? shown),
    chosenSeat,
    openSeat,
    backToOwn,
    pointed,
    point,
    opened,
    open,
    turnOpen,
    openTurn,
    railOpen,
    openRail,
  };
}

const JUST_OPENED = 2000; // ms

/** Whose board the player wants to see. His own comes back with his turn, unless he has only just turned to another. */
function useChosenSeat() {
  const [chosen, choose] = useState<{ seat: Seat; at: number } | null>(null);
  const openSeat = useCallback(
    (seat: Seat | null) => choose(seat === null ? null : { seat, at: performance.now() }),
    [],
  );
  return {
    chosenSeat: chosen?.seat ?? null,
    openSeat,
    backToOwn: () => choose((old) => (old && performance.now() - old.at < JUST_OPENED ? old : null)),
  };
}
