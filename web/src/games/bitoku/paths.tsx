// The Paths of Wisdom: a map of spaces, forks and bridges. Positions come from the layout of the components.

import type { CSSProperties, VNode } from "preact";
import { Icon } from "../../icons";
import type { Seat } from "../../protocol";
import { Zone } from "../../zone";
import { About, Effect, PilgrimDrawing, Scroller, Touchable } from "./draw";
import { nameOfSeat, type Part } from "./part";
import { PathScene } from "./scene";
import type { PathNode } from "./types";

const COLUMNS = 7;
const ROWS = 5;

/** Where a point of the map lies, in parts of its size. */
function at(x: number, y: number): { x: number; y: number } {
  return { x: (x - 0.62) / (COLUMNS - 0.1), y: 0.13 + ((y - 1) / (ROWS - 1)) * 0.745 };
}

interface Fork {
  id: string;
  kind: "gate" | "illumination";
  x: number;
  y: number;
  from: PathNode | undefined;
  spaces: PathNode[];
}

function forksOf(nodes: PathNode[]): Fork[] {
  const forks = new Map<string, Fork>();
  for (const node of nodes) {
    if (node.kind !== "gate" && node.kind !== "illumination") continue;
    const known = forks.get(node.fork);
    if (known) known.spaces.push(node);
    else {
      const from = nodes.find((one) => one.ahead.includes(node.path));
      forks.set(node.fork, { id: node.fork, kind: node.kind, x: node.x, y: node.y, from, spaces: [node] });
    }
  }
  return [...forks.values()];
}

export function Paths(part: Part): VNode {
  const { layout, words } = part;
  const forks = forksOf(layout.nodes);
  const main = layout.nodes.filter((node) => node.fork === "");
  return (
    <Zone id="z-paths" class="bk-paths" title={words.paths} note={<Moves {...part} />}>
      <Scroller class="bk-map-frame" label={words.paths}>
        <div class={`bk-map bk-map-${layout.id}`}>
          <PathScene />
          <Lines nodes={main} forks={forks} />
          {main.map((node) => (
            <Stop key={node.path} part={part} node={node} />
          ))}
          {forks.map((fork) => (
            <ForkOf key={fork.id} part={part} fork={fork} forks={forks} />
          ))}
        </div>
      </Scroller>
    </Zone>
  );
}

/** Movement points that are being spent. */
function Moves({ table, words, asks }: Part): VNode | null {
  if (!asks("ask-move", "ask-way")) return null;
  const { moves } = table.turn;
  const label = words.moves({ count: moves });
  return (
    <span class="bk-moves" role="img" aria-label={label} title={label}>
      {Array.from({ length: moves }, (_, i) => (
        <Icon key={i} name="b-mp" size={18} />
      ))}
      {moves === 0 && words.lastMove}
    </span>
  );
}

function Lines({ nodes, forks }: { nodes: PathNode[]; forks: Fork[] }): VNode {
  const byPath = new Map(nodes.map((node) => [node.path, node]));
  const lines = nodes.flatMap((node) =>
    node.ahead.flatMap((path) => {
      const to = byPath.get(path);
      return to ? [{ from: at(node.x, node.y), to: at(to.x, to.y) }] : [];
    }),
  );
  const sides = forks.flatMap((fork) =>
    fork.from ? [{ from: at(fork.from.x, fork.from.y), to: at(fork.x, fork.y) }] : [],
  );
  return (
    <svg class="bk-lines bk-land" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden>
      {sides.map(({ from, to }, i) => (
        <path key={i} d={way(from, to, 0)} class="bk-side" vector-effect="non-scaling-stroke" />
      ))}
      {["bk-edge", "bk-road", "bk-ruts"].map((layer) =>
        lines.map(({ from, to }, i) => (
          <path key={`${layer}${i}`} d={way(from, to, i)} class={layer} vector-effect="non-scaling-stroke" />
        )),
      )}
    </svg>
  );
}

type Point = ReturnType<typeof at>;

/** A road from point to point, with a bend that swings to the other side each time. */
function way(from: Point, to: Point, i: number): string {
  const [x1, y1, x2, y2] = [from.x * 1000, from.y * 1000, to.x * 1000, to.y * 1000];
  const swing = x1 === x2 ? 0 : i % 2 ? 70 : -70;
  const third = (x2 - x1) / 3;
  return `M${x1} ${y1}C${x1 + third} ${y1 + swing} ${x2 - third} ${y2 - swing} ${x2} ${y2}`;
}

function spot(x: number, y: number): CSSProperties {
  const point = at(x, y);
  return { left: `${point.x * 100}%`, top: `${point.y * 100}%` };
}

/** A space of the path itself: start, step or bridge, with whoever walks there. */
function Stop({ part, node }: { part: Part; node: PathNode }): VNode {
  const { board, table, words } = part;
  const walkers = table.players.flatMap(({ pilgrims }, seat) =>
    pilgrims.walking.filter((path) => path === node.path).map(() => seat),
  );
  const what =
    node.kind === "bridge" ? words.bridge({ needs: node.needs }) : node.kind === "start" ? words.start : words.step;
  const who =
    walkers.length > 0 ? `; ${words.walks({ names: walkers.map((seat) => nameOfSeat(part, seat)).join(", ") })}` : "";
  const leaving = table.turn.from === node.path ? " chosen" : "";
  return (
    <Touchable
      board={board}
      name={node.path}
      label={what + who}
      class={`bk-stop bk-${node.kind}${node.kind === "step" ? "" : " printed"}${walkers.length > 0 ? " bk-busy" : ""}${leaving}`}
      style={spot(node.x, node.y)}
      calm
    >
      {node.kind === "bridge" && <Icon name="b-bridge" size={44} />}
      {node.kind === "start" && <Icon name="b-gate" size={44} />}
      <Walkers seats={walkers} />
      {node.kind === "bridge" && (
        <span class="bk-needs" aria-hidden>
          {node.needs}
          <Icon name="b-complete" size={16} />
        </span>
      )}
    </Touchable>
  );
}

function Walkers({ seats }: { seats: Seat[] }): VNode | null {
  if (seats.length === 0) return null;
  return (
    <span class={`bk-walkers${seats.length > 2 ? " bk-crowd" : ""}`}>
      {seats.map((seat, i) => (
        <PilgrimDrawing key={i} seat={seat} />
      ))}
    </span>
  );
}

/** A side path: an illumination or a gate with its tile, and its spaces. */
function ForkOf({ part, fork, forks }: { part: Part; fork: Fork; forks: Fork[] }): VNode {
  const { table, pieces, words } = part;
  const tile = table.gates[fork.id];
  const gate = pieces.gates.find(({ id }) => id === tile);
  // neighbours in the same row make room for each other
  const beside = (x: number) => forks.some((one) => one.y === fork.y && one.x === x);
  const crowded = fork.spaces.length > 2 && beside(fork.x + 2);
  const lean =
    fork.x === COLUMNS
      ? "bk-lean-end"
      : beside(fork.x + 1) || crowded
        ? "bk-lean-left"
        : beside(fork.x - 1)
          ? "bk-lean-right"
          : "";
  const does = gate?.effect.words ?? "";
  const kind = fork.kind === "gate" ? words.gate : words.illumination;
  return (
    <div id={`z-${fork.id}`} class={`bk-fork ${lean}`} style={spot(fork.x, fork.y)}>
      <About
        name={gate ? `gate.${gate.id}` : "illumination"}
        label={does ? `${kind}: ${does}` : kind}
        class="bk-gatetile"
      >
        <Icon name={fork.kind === "gate" ? "b-gate" : "b-light"} size={27} />
        {gate && <Effect effect={gate.effect} />}
      </About>
      {fork.spaces.map((node) => (
        <Bed key={node.path} part={part} node={node} kind={kind} does={does} />
      ))}
    </div>
  );
}

function Bed({ part, node, kind, does }: { part: Part; node: PathNode; kind: string; does: string }): VNode {
  const { board, table, words } = part;
  const sleeper = table.pilgrims[node.path];
  const amulet = node.amulet > 0 ? words.forkAmulet({ amulet: node.amulet }) : "";
  const what = [words.fork({ kind, vp: node.vp }), amulet, does].filter(Boolean).join("; ");
  const label =
    sleeper === undefined ? what : `${what}; ${words.sleeps({ whose: words.of({ name: nameOfSeat(part, sleeper) }) })}`;
  return (
    <Touchable
      board={board}
      name={node.path}
      label={label}
      class={`bk-bed${sleeper === undefined ? "" : " bk-slept"}`}
      calm
    >
      {sleeper === undefined ? (
        <>
          <b aria-hidden>{node.vp}</b>
          {node.amulet > 0 && <Icon name={`b-amulet${node.amulet}`} size={17} />}
        </>
      ) : (
        <PilgrimDrawing seat={sleeper} />
      )}
    </Touchable>
  );
}
