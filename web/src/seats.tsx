// Seats: a colour and a shape, the same in every game and both themes.

import type { Seat, SeatInfo } from "./protocol";
import { still } from "./still";

interface Look {
  name: string;
  fill: string;
  /** for a figure or letter inside the shape */
  mark: string;
  path: string;
}

const LOOKS: Look[] = [
  { name: "plum", fill: "#5A2470", mark: "#fff", path: "M12 2.5L21 12l-9 9.5L3 12z" },
  { name: "sky", fill: "#3C9AD8", mark: "#2B2722", path: "M3.2 12a8.8 8.8 0 1 1 17.6 0a8.8 8.8 0 1 1-17.6 0z" },
  { name: "cinnabar", fill: "#C7452B", mark: "#fff", path: "M12 3l9.5 17h-19z" },
  { name: "celadon", fill: "#A6CFA6", mark: "#2B2722", path: "M4 4h16v16H4z" },
];

const NOBODY = "M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2z";
const HATCH = "M5 9.5l10 10M8 5.5l11 11M19 9.5l-10 10M16 5.5l-11 11";

const MASK = "M7.5 9.2l3.4 1.6M16.5 9.2l-3.4 1.6M12 11v5.2"; // two eyes and a long nose: the rules play this one

/** Which look each seat of the table on this page has. A page shows one table, and its seats keep their colours. */
let worn: number[] = [];
let people = LOOKS.length; // seats at the table; what comes after them, the rules play

/** Say how the seats of this page's table look; opponents that the rules play get what is left. */
export function wearLooks(seats: Pick<SeatInfo, "look">[]): void {
  const chosen = seats.map((seat) => seat.look);
  people = seats.length;
  worn = [...chosen, ...LOOKS.map((_, look) => look).filter((look) => !chosen.includes(look))];
}

/** The look that is left for an opponent whom the rules play. */
export function freeLook(seats: Pick<SeatInfo, "look">[]): number {
  return LOOKS.findIndex((_, look) => !seats.some((seat) => seat.look === look));
}

/** The number of a seat's look. */
export function lookOf(seat: Seat): number {
  return worn[seat] ?? seat;
}

/** A seat's fill colour, shape and mark colour, for drawings of a game; null for the ghost and other nobodies. */
export function seatLook(seat: Seat): Look | null {
  return LOOKS[lookOf(seat)] ?? null;
}

interface ShapeProps {
  /** null or a number past the seats: nobody's (ghost, ancient, neutral) */
  seat: Seat | null;
  /** the look itself, where no table is on the page */
  look?: number | undefined;
  /** the rules play it: it wears a mask */
  masked?: boolean | undefined;
  size?: number;
  /** what it stands for, where no text beside it says so */
  label?: string;
}

export const SeatShape = still(({ seat, look, masked, size = 16, label }: ShapeProps) => {
  const box = { class: "seat", width: size, height: size, viewBox: "0 0 24 24" };
  const shape = <SeatPath seat={seat} look={look} masked={masked} />;
  if (!label) {
    return (
      <svg {...box} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg {...box} role="img" aria-label={label}>
      {shape}
    </svg>
  );
});

/** The shape alone, on a 24-unit grid, to be put inside a larger drawing. */
export function SeatPath({ seat, look, masked }: Pick<ShapeProps, "seat" | "look" | "masked">) {
  const found = look !== undefined ? LOOKS[look] : seat === null ? null : seatLook(seat);
  if (found) {
    const played = masked ?? (seat !== null && look === undefined && seat >= people);
    return (
      <>
        <path d={found.path} fill={found.fill} />
        {played && <path d={MASK} fill="none" stroke={found.mark} stroke-width="1.8" stroke-linecap="round" />}
      </>
    );
  }
  return (
    <g class="nobody">
      <path d={NOBODY} fill="var(--sunk)" />
      <path d={HATCH} fill="none" stroke-width="1" />
    </g>
  );
}
