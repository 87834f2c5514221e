// Prints for the lobby: the picture of a game, which its folder brings, and the string of lanterns.

import { loadPicture } from "./games/index";
import { useLoaded } from "./useful";

/** The picture on a game's card; until it has come, the card shows its ground. A game without one has a quiet lantern. */
export function Print({ game }: { game: string }) {
  const { value } = useLoaded(async () => ({ Picture: await loadPicture(game) }), [game]);
  if (value?.Picture) return <value.Picture />;
  return value ? <QuietLantern /> : <svg viewBox="0 0 340 190" aria-hidden="true" />;
}

function QuietLantern() {
  return (
    <svg
      viewBox="0 0 340 190"
      aria-hidden="true"
      fill="none"
      stroke="#2B2722"
      stroke-width="1.6"
      stroke-linejoin="round"
    >
      <path d="M0 22C90 44 250 44 340 22" stroke="#8C8170" />
      <path d="M170 38v20M170 138v16" />
      <path d="M148 66h44c25 19 25 45 0 64h-44c-25-19-25-45 0-64z" fill="#F2C05A" />
      <path d="M131 87h78M131 109h78" stroke="#A35F00" stroke-width="1.1" />
      <path d="M150 57h40v9h-40zM150 130h40v9h-40z" fill="#A93A22" />
    </svg>
  );
}

const LANTERNS: [number, number, string][] = [
  [60, 44, "#F2C05A"],
  [180, 62, "#EFC15C"],
  [310, 70, "#E9A820"],
  [450, 72, "#EFC15C"],
  [590, 66, "#E9A820"],
  [720, 52, "#EFC15C"],
  [840, 36, "#E9A820"],
];

export function LanternString() {
  return (
    <svg
      class="string"
      viewBox="0 0 900 100"
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
      fill="none"
      stroke-width="1.3"
      stroke-linejoin="round"
    >
      <path d="M0 6C120 40 260 58 420 58S760 44 900 8" />
      {LANTERNS.map(([x, y, fill]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0-14V-8" />
          <path d="M-8-8h16c5 6 5 16 0 22H-8c-5-6-5-16 0-22z" fill={fill} />
          <path class="rib" d="M-11.5-1h23M-11.5 7h23" stroke-width=".9" />
          <path d="M-6-11h12v3H-6zM-6 14h12v3H-6z" fill="#A93A22" />
        </g>
      ))}
    </svg>
  );
}
