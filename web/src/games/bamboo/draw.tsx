// The pieces of Bamboo: how each looks, at any size. Nothing here knows where a piece lies.

import type { ComponentChildren, VNode } from "preact";
import { Icon } from "../../icons";
import type { Seat } from "../../protocol";
import { SeatPath } from "../../seats";
import { still } from "../../still";
import { icons } from "./icons";
import type { Colour, PrintedBalance, PrintedHome, PrintedSection } from "./types";
import { idOf, must } from "./types";

/** The colour of a stock, its sign, and the ink of the sign. */
export const STOCK_LOOK: Record<Colour, { fill: string; sign: string; ink: string }> = {
  red: { fill: "#B5483A", sign: "flame", ink: "#FFFFFF" },
  green: { fill: "#5E8C4A", sign: "leaf", ink: "#FFFFFF" },
  blue: { fill: "#4A7FA5", sign: "wave", ink: "#FFFFFF" },
  white: { fill: "#EFE8D8", sign: "cloud", ink: "#6B6254" },
};

/** An icon inside a larger drawing. */
function IconBody({
  name,
  x,
  y,
  size,
  ink,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  ink?: string;
}): VNode {
  return (
    <g
      class="sign"
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      style={{ color: ink ?? "#2B2722" }}
      fill="none"
      stroke="currentColor"
      stroke-width={1.5}
      stroke-linecap="round"
      stroke-linejoin="round"
      dangerouslySetInnerHTML={{ __html: icons[name] ?? "" }}
    />
  );
}

/** An incense stick with its owner's shape on top. */
export const Stick = still(({ owner }: { owner: Seat | "ghost" }): VNode => {
  return (
    <svg class="bb-stick" viewBox="0 0 14 48" aria-hidden>
      <path d="M7 2c-5-5 5-9 0-15-3-4 2-7 1-11" class="bb-wisp" />
      <path d="M7 18v29" class="bb-stem" />
      <g transform="translate(0 3) scale(.583)" class="bb-owner">
        <SeatPath seat={owner === "ghost" ? null : owner} />
      </g>
    </svg>
  );
});

/** A bamboo section: its colour with its sign, and its action in a disc. Sections on each other make one culm. */
export const SectionDrawing = still(({ section }: { section: PrintedSection }): VNode => {
  const { fill, sign, ink } = STOCK_LOOK[section.colour];
  return (
    <svg class="bb-bamboo" viewBox="0 0 60 46" aria-hidden>
      <g stroke="#2B2722" stroke-width={1.3} stroke-linejoin="round" fill={fill}>
        <path d="M4.6 3.3q25.4 3.2 50.8 0c-.9 12-.9 27 0 39.4q-25.4 3.2-50.8 0c.9-12 .9-27 0-39.4z" />
        <path d="M2.6.6q27.4 3.4 54.8 0c1.4 1.3 1.4 2.7 0 4q-27.4 3.4-54.8 0c-1.4-1.3-1.4-2.7 0-4zM2.6 41.4q27.4 3.4 54.8 0c1.4 1.3 1.4 2.7 0 4q-27.4 3.4-54.8 0c-1.4-1.3-1.4-2.7 0-4z" />
      </g>
      <path d="M52.8 8c-1.2 10-1.2 21 0 30.6" fill="none" stroke="#2B2722" stroke-opacity={0.18} stroke-width={4} />
      <path
        d="M7 3.2q11 1.3 24 1.3M7 44q11 1.3 24 1.3"
        fill="none"
        stroke="#fff"
        stroke-opacity={0.45}
        stroke-width={2}
        stroke-linecap="round"
      />
      <IconBody name={sign} x={4} y={12.5} size={20.6} ink={ink} />
      <circle cx={38} cy={23.5} r={14} fill="#FCF8EF" stroke="#2B2722" stroke-width={1.2} />
      <IconBody name={section.action} x={27} y={12.5} size={22} />
    </svg>
  );
});

export const HomeDrawing = still(({ home }: { home: PrintedHome }): VNode => {
  return (
    <>
      <Icon name={`k-${home.kind}`} />
      <span class="bb-comfort" aria-hidden>
        {home.comfort}
      </span>
    </>
  );
});

/** A balance tile: its pattern as a small grid, its points, and the comfort it asks for. */
export const BalanceDrawing = still(({ tile, holds }: { tile: PrintedBalance; holds?: boolean }): VNode => {
  return (
    <>
      <PatternDrawing tile={tile} />
      <span class="bb-foot" aria-hidden>
        <span class="bb-points">{tile.points}</span>
        {tile.comfort > 0 && (
          <span class="bb-least">
            <Icon name="comfort" />
            {tile.comfort}+
          </span>
        )}
      </span>
      {holds === true && (
        <span class="bb-holds">
          <Icon name="tick" />
        </span>
      )}
    </>
  );
});

export function balanceClass(tile: PrintedBalance): string {
  return `tile bb-bal bb-${tile.zone}${tile.comfort > 0 ? " bb-asks" : ""}`;
}

const CELL = 24; // one cell of a pattern
const STEP = 26; // from cell to cell

function PatternDrawing({ tile: { pattern, total } }: { tile: PrintedBalance }): VNode {
  const [first = ""] = pattern;
  if (total) return <TotalDrawing kind={first} />;
  const width = first.length * STEP - STEP + CELL;
  const height = pattern.length * STEP - STEP + CELL;
  const cells = pattern.flatMap((row, y) =>
    [...row].map((letter, x) => <PatternCell key={`${y}.${x}`} letter={letter} x={x * STEP} y={y * STEP} />),
  );
  return <PatternFrame width={width} height={height} cells={cells} />;
}

/** All homes of the kind, drawn as one cell on top of others. */
function TotalDrawing({ kind }: { kind: string }): VNode {
  const behind = (by: number): VNode => (
    <rect key={by} x={by} y={10 - by} width={CELL} height={CELL} rx={2} class={`bb-cell bb-k-${kind}`} />
  );
  const cells = [behind(10), behind(5), <PatternCell key="front" letter={kind} x={0} y={10} />];
  return <PatternFrame width={CELL + 10} height={CELL + 10} cells={cells} />;
}

/** All patterns are drawn at the same scale as far as they fit their tile. */
function PatternFrame({ width, height, cells }: { width: number; height: number; cells: ComponentChildren }): VNode {
  const size = { width: `calc(var(--pattern) * ${width + 2})`, height: `calc(var(--pattern) * ${height + 2})` };
  return (
    <span class="bb-pattern">
      <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} style={size} aria-hidden>
        {cells}
      </svg>
    </span>
  );
}

function PatternCell({ letter, x, y }: { letter: string; x: number; y: number }): VNode | null {
  if (letter === ".") return null;
  if (letter === "*") return <rect x={x} y={y} width={CELL} height={CELL} rx={2} class="bb-cell bb-any" />;
  return (
    <>
      <rect x={x} y={y} width={CELL} height={CELL} rx={2} class={`bb-cell bb-k-${letter}`} />
      <IconBody name={`k-${letter}`} x={x + 0.4} y={y + 0.4} size={CELL - 0.8} />
    </>
  );
}

/** The front of a food token. */
export const FoodDrawing = still(({ name }: { name: string }): VNode => {
  return (
    <span class="token bb-food">
      <Icon name={idOf(name)} />
    </span>
  );
});

/** A number beside the small pile it counts. */
export function PileCount({ count, label }: { count: number; label: string }): VNode {
  return (
    <span class="bb-count" role="img" aria-label={label} title={label}>
      <Icon name="deck" size={16} />
      {count}
    </span>
  );
}

export function printed<T>(things: Record<string, T>, name: string): T {
  return must(things[name], name);
}
