// Two charts: where the points came from, and the score over time. The numbers stand in words beside them.

import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Frame, ScoreLine, Seat } from "./protocol";
import { lookOf, SeatPath, seatLook } from "./seats";

/** Print colours for the scoring lines, told apart by order, by the swatches in the count, and by their weaves. */
const SOURCE_COLOURS = [
  "#CFC6B2",
  "#9DB873",
  "#7C9BB0",
  "#EBC7CE",
  "#C7553C",
  "#B9A3D6",
  "#D98A5A",
  "#E6C872",
  "#5A6480",
  "#3F7A5A",
  "#8C4A63",
  "#4FA3A8",
  "#8A6E3F",
  "#6A4FA0",
  "#F2B8A0",
  "#3A3F45",
  "#C9D94F",
  "#2F6FB0",
  "#F7EFA8",
];
/** On these a figure is printed in white. */
const DARK_COLOURS = ["#C7553C", "#5A6480", "#3F7A5A", "#8C4A63", "#8A6E3F", "#6A4FA0", "#3A3F45", "#2F6FB0"];

/** Weaves in a square of six, for whoever sees no colours; the first is plain cloth. */
const WEAVES = ["", "M-1 7L7-1", "M3 0V6", "M3 3h.01", "M0 6L6 0M0 0L6 6", "M0 3H6"];
const WEAVE = 6;
const HEM = 7; // how much of a bar shows its weave, below the figure

/** The rhythms of the seats' lines, by their looks: whoever sees no colours tells them apart by these. */
const DASHES = [undefined, "9 5", "1 5", "12 5 1 5"];

/** A scoring line with its colour: the same in every game of a sort. */
export interface Source extends ScoreLine {
  colour: string;
  weave: number;
}

export function coloured(lines: ScoreLine[]): Source[] {
  return lines.map((line, i) => ({
    ...line,
    colour: SOURCE_COLOURS[i % SOURCE_COLOURS.length],
    weave: i % WEAVES.length,
  }));
}

const isDark = (colour: string) => DARK_COLOURS.includes(colour);

/** The colour and weave of a scoring line, beside its name. */
export function Swatch({ line: { colour, weave } }: { line: Source }) {
  return (
    <svg class="swatch" aria-hidden="true" viewBox="0 0 12 12">
      <rect width="12" height="12" fill={colour} />
      {[0, WEAVE].flatMap((x) =>
        [0, WEAVE].map((y) => (
          <path
            key={`${x} ${y}`}
            class={isDark(colour) ? "weave on-dark" : "weave"}
            d={WEAVES[weave]}
            transform={`translate(${x} ${y})`}
          />
        )),
      )}
    </svg>
  );
}

/** The weaves as patterns, dark on light cloth and light on dark. */
function Weaves({ id }: { id: string }) {
  return (
    <defs>
      {["", "on-dark"].flatMap((ink) =>
        WEAVES.map((d, i) => (
          <pattern key={d + ink} id={`${id}${i}${ink}`} width={WEAVE} height={WEAVE} patternUnits="userSpaceOnUse">
            <path class={`weave ${ink}`} d={d} />
          </pattern>
        )),
      )}
    </defs>
  );
}

/** The width that a chart has on the page, so that its words keep their size. */
function useWidth(): [{ current: SVGSVGElement | null }, number] {
  const box = useRef<SVGSVGElement>(null);
  const [width, set] = useState(480);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => set(Math.max(220, Math.round(element.clientWidth)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

interface SourcesProps {
  label: string;
  names: string[];
  lines: Source[];
  breakdown: Record<string, number>[];
}

/** One bar a seat: gains to the right of the axis, losses to the left. */
export function SourcesChart({ label, names, lines, breakdown }: SourcesProps) {
  const gains = breakdown.map((one) => sum(lines.map((line) => Math.max(0, one[line.id] ?? 0))));
  const losses = breakdown.map((one) => sum(lines.map((line) => Math.max(0, -(one[line.id] ?? 0)))));
  const [box, width] = useWidth();
  const id = useId();
  const left = 108;
  const row = 38;
  const scale = (width - left - 40) / Math.max(1, Math.max(...gains) + Math.max(...losses));
  const zero = left + Math.max(...losses) * scale;
  const height = breakdown.length * row + 4;
  return (
    <svg ref={box} class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Weaves id={id} />
      {breakdown.map((one, seat) => {
        let right = zero;
        let lost = zero;
        const y = seat * row + 6;
        return (
          <g key={seat}>
            <g class="seat-mark" transform={`translate(0 ${y + 4}) scale(.75)`}>
              <SeatPath seat={seat} />
            </g>
            <text x={24} y={y + 18} class="strong">
              {shortened(names[seat])}
            </text>
            {lines.map((line) => {
              const value = one[line.id] ?? 0;
              if (!value) return null;
              const size = Math.abs(value) * scale;
              const x = value > 0 ? right : lost - size;
              if (value > 0) right += size;
              else lost -= size;
              return (
                <g key={line.id}>
                  <title>{`${line.label}: ${value}`}</title>
                  <rect class="seg-bar" x={x} y={y} width={size} height={26} fill={line.colour} />
                  <rect
                    x={x}
                    y={y + 26 - HEM}
                    width={size}
                    height={HEM}
                    fill={`url(#${id}${line.weave}${isDark(line.colour) ? "on-dark" : ""})`}
                  />
                  {size > 20 && (
                    <text
                      x={x + size / 2}
                      y={y + 15}
                      text-anchor="middle"
                      class={isDark(line.colour) ? "on-bar on-dark" : "on-bar"}
                    >
                      {Math.abs(value)}
                    </text>
                  )}
                </g>
              );
            })}
            <text x={right + 6} y={y + 18} class="strong">
              {gains[seat] - losses[seat]}
            </text>
          </g>
        );
      })}
      <path class="zero" d={`M${zero} 0V${height}`} />
    </svg>
  );
}

interface TimeProps {
  label: string;
  frames: Frame[];
  seats: number;
  /** the moment that is shown */
  at?: number;
  choose?: (number: number) => void;
}

/** The scores as if the game had ended there. */
export function TimeChart({ label, frames, seats, at, choose }: TimeProps) {
  const all = frames.flatMap((frame) => frame.scores);
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const step = high - low > 60 ? 20 : high - low > 24 ? 10 : 5;
  const points = frames.map((frame) => ({ number: frame.number, values: frame.scores }));
  return (
    <LineChart
      {...{ label, points, seats, low, high, step, at, choose }}
      last={frames[frames.length - 1].number}
      rules={chapters(frames)}
    />
  );
}

interface LineProps {
  label: string;
  /** by touch number, oldest first: a value for each seat */
  points: { number: number; values: number[] }[];
  seats: number;
  low: number;
  high: number;
  /** from one line of the scale to the next */
  step: number;
  format?: (value: number) => string;
  /** the number of the last touch */
  last: number;
  rules: Frame[];
  at?: number;
  choose?: (number: number) => void;
}

/** A line a seat; the moment that is shown, or the end, carries its shape. */
export function LineChart({
  label,
  points,
  seats,
  low,
  high,
  step,
  format = String,
  last,
  rules,
  at,
  choose,
}: LineProps) {
  const [box, width] = useWidth();
  const height = width < 320 ? 130 : 190;
  const [left, right, top, bottom] = [Math.max(28, 10 + 6.5 * format(high).length), 20, 10, 20];
  const end = Math.max(1, last);
  const x = (n: number) => left + (n / end) * (width - left - right);
  const y = (value: number) => height - bottom - ((value - low) / (high - low)) * (height - top - bottom);
  const marks: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) marks.push(value);
  const named = labelled(
    rules.map(({ number, chapter }) => ({ x: x(number), chapter })),
    width,
  );
  const seatList: Seat[] = Array.from({ length: seats }, (_, i) => i);
  const shown = points.filter((point) => point.number <= (at ?? end)).at(-1) ?? points[0];

  const pick = (event: MouseEvent) => {
    if (!choose || !points.length) return;
    const area = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
    const inChart = ((event.clientX - area.left) / area.width) * width;
    const wanted = ((inChart - left) / (width - left - right)) * end;
    const away = (point: { number: number }) => Math.abs(point.number - wanted);
    choose(points.reduce((best, point) => (away(point) < away(best) ? point : best)).number);
  };

  return (
    <svg
      class={choose ? "chart choosable" : "chart"}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onClick={pick}
      ref={box}
    >
      {marks.map((value) => (
        <g key={value}>
          <path class={value === 0 ? "zero" : "axis"} d={`M${left} ${y(value)}H${width - right}`} />
          <text x={left - 6} y={y(value) + 4} text-anchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {rules.map(({ number, chapter }) => (
        <g key={number}>
          <title>{chapter}</title>
          <path class="axis" d={`M${x(number)} ${top}V${height - bottom + 5}`} />
        </g>
      ))}
      {named.map(({ x, words }) => (
        <text key={x} class="chapter" x={x} y={height - 2}>
          {words}
        </text>
      ))}
      {seatList.map((seat) => {
        const line = points
          .map((point) => `${x(point.number).toFixed(1)} ${y(point.values[seat]).toFixed(1)}`)
          .join("L");
        return (
          <g key={seat}>
            <path class="under" d={`M${line}`} />
            <path class="over" d={`M${line}`} stroke={seatLook(seat)?.fill} stroke-dasharray={DASHES[lookOf(seat)]} />
          </g>
        );
      })}
      {at !== undefined && <path class="marker" d={`M${x(at)} ${top}V${height - bottom}`} />}
      {shown &&
        seatList.map((seat) => (
          <g
            key={seat}
            class="seat-mark"
            transform={`translate(${x(at ?? end) - 8} ${y(shown.values[seat]) - 8}) scale(.66)`}
          >
            <SeatPath seat={seat} />
          </g>
        ))}
    </svg>
  );
}

/** Where a new chapter begins. */
export function chapters(frames: Frame[]): Frame[] {
  return frames.filter((frame, i) => frame.chapter && frame.chapter !== frames[i - 1]?.chapter);
}

const LETTER = 6.2; // px that a letter of a chart takes, about
const CLOSE = 24; // px: of chapters that follow on each other as fast, the last one lasts

/** The names of the chapters that have room below their lines; where most have none, their numbers. */
function labelled(rules: { x: number; chapter: string }[], width: number): { x: number; words: string }[] {
  const lasting = rules.filter(({ x }, i) => (rules[i + 1]?.x ?? width) - x > CLOSE);
  const fitting = (wordsOf: (chapter: string) => string) =>
    lasting.flatMap(({ x, chapter }, i) => {
      const words = wordsOf(chapter);
      const said = i > 0 && words === wordsOf(lasting[i - 1].chapter);
      return words && !said && words.length * LETTER + 4 < (lasting[i + 1]?.x ?? width) - x ? [{ x, words }] : [];
    });
  const names = fitting((chapter) => chapter);
  return 2 * names.length > lasting.length ? names : fitting((chapter) => /\d+/.exec(chapter)?.[0] ?? "");
}

function shortened(name: string): string {
  return name.length > 11 ? `${name.slice(0, 10)}…` : name;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
