// The place where a game was played, in the season in which it ended, with the winner's mark on it.

import { useLayoutEffect, useState } from "preact/hooks";
import { Icon } from "./icons";
import { Opponent } from "./opponent";
import { Print } from "./prints";
import type { Seat } from "./protocol";
import { SeatShape } from "./seats";

/** Where petals, leaves and snow fall, in the units of the picture: across, down, turned. */
const FALLING = [
  [22, 30, 10],
  [58, 92, 70],
  [84, 18, 40],
  [112, 138, 20],
  [146, 58, 100],
  [168, 112, 55],
  [198, 26, 15],
  [226, 84, 80],
  [252, 150, 35],
  [276, 44, 120],
  [300, 104, 5],
  [324, 68, 60],
] as const;

const SHAPES: Record<string, string> = {
  spring: "M0-4C4-3 4 3 0 5C-4 3-4-3 0-4z",
  autumn: "M0-6L2-2L6-2L3 1L4 5L0 3L-4 5L-3 1L-6-2L-2-2z",
  winter: "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z",
};

interface EndPlaceProps {
  game: string;
  /** none as long as the count goes on */
  winners: Seat[];
  /** how many seats the table has: what comes after them, the rules play */
  seats: number;
}

export function EndPlace({ game, winners, seats }: EndPlaceProps) {
  const [season, set] = useState("");
  // What a season is, and whether there are any, is the game's matter: its board says so for its own picture.
  useLayoutEffect(() => {
    set(document.querySelector<HTMLElement>(".ground [data-season]")?.dataset.season ?? "");
  }, [game]);
  const shape = SHAPES[season];
  return (
    <div class="end-place" data-season={season} aria-hidden="true">
      <Print game={game} />
      {shape && (
        <svg class="falling" viewBox="0 0 340 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {FALLING.map(([x, y, turn]) => (
            <path key={x} d={shape} transform={`translate(${x} ${y}) rotate(${turn}) scale(1.6)`} />
          ))}
        </svg>
      )}
      {winners.length > 0 && (
        <span class="won">
          <Icon name="crown" size={20} class="crown" />
          {winners.map((seat) =>
            seat < seats ? <SeatShape key={seat} seat={seat} size={26} /> : <Opponent key={seat} game={game} />,
          )}
        </span>
      )}
    </div>
  );
}
