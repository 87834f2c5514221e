// The pieces of Bamboo: how each looks, at any size. Nothing here knows where a piece lies.

import type { ComponentChildren, JSX, VNode } from "preact";
import type { BoardProps } from "../../game";
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
  white: { fill: "#EFE8D8", sign: "cloud", ink: "#8C8170" },
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
      <path d="M7 18v29" class="bb-stem" />
      <g transform="translate(0 3) scale(.583)" class="bb-owner">
        <SeatPath seat={owner === "ghost" ? null : owner} />
      </g>
    </svg>
  );
});

/** A bamboo section: its colour with its sign, and its action in a disc. */
export const SectionDrawing = still(({ section }: { section: PrintedSection }): VNode => {
  const { fill, sign, ink } = STOCK_LOOK[section.colour];
  return (
    <svg class="bb-bamboo" viewBox="0 0 56 50" aria-hidden>
      <g stroke="#2B2722" stroke-width={1.3} fill={fill}>
        <path d="M7 7h42c-1.5 11-1.5 25 0 36H7c1.5-11 1.5-25 0-36z" />
        <rect x={3} y={1.2} width={50} height={7.4} rx={3.7} />
        <rect x={3} y={41.4} width={50} height={7.4} rx={3.7} />
      </g>
      <g fill="none" stroke="#fff" stroke-opacity={0.45} stroke-width={2} stroke-linecap="round">
        <path d="M12.8 13c-.7 7-.7 15 0 20M9 4.9h26M9 45.1h26" />
      </g>
      <circle cx={29} cy={25} r={14} fill="#FCF8EF" stroke="#2B2722" stroke-width={1.2} />
      <IconBody name={section.action} x={18} y={14} size={22} />
      <IconBody name={sign} x={6.5} y={30} size={11} ink={ink} />
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
  const size = { width: `calc(var(--u) * ${width + 2})`, height: `calc(var(--u) * ${height + 2})` };
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
      <IconBody name={`k-${letter}`} x={x + 1.5} y={y + 1.5} size={CELL - 3} />
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
      <Icon name="deck" size={13} />
      {count}
    </span>
  );
}

interface TouchableProps {
  board: BoardProps;
  name: string;
  /** what it is, for a screen reader, unless the client says what touching it does */
  label: string;
  class: string;
  /** drawn, but the touch of this name lies elsewhere */
  inert?: boolean;
  children: ComponentChildren;
}

/** A thing with a touch name. A name is interactive once; its other drawings only say what they are about. */
export function Touchable({ board, name, label, class: className, inert, children }: TouchableProps): VNode {
  if (inert === true) {
    return (
      <span class={className} data-about={name} role="img" aria-label={label}>
        {children}
      </span>
    );
  }
  const given = board.touch(name, className) as JSX.IntrinsicElements["button"]; // it does not know which element it is for
  const { "aria-label": does, ...props } = given;
  const tabIndex = given.tabIndex ?? (board.isOpen(name) ? 0 : -1); // quiet things stay out of the Tab order
  // the words are content and no aria-label, which would have to repeat everything printed on the piece
  return (
    <button type="button" {...props} tabIndex={tabIndex}>
      <span class="bb-spoken">{does ?? label}</span>
      {children}
    </button>
  );
}

export function printed<T>(things: Record<string, T>, name: string): T {
  return must(things[name], name);
}
