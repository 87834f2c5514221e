// Moved pieces travel, changed numbers say by how much. Nothing here ever waits or blocks a touch.

import { Component, type HTMLAttributes, type RefObject } from "preact";
import type { Seat } from "./protocol";
import { scaleOf } from "./lens";
import { calmMotion } from "./settings";
import { nameOf } from "./touchables";

const TRAVEL = 420;
const SHOWN_DIFFERENCE = 1200;
const STILL_MARK = 2000;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const LEAST = 8; // smaller shifts are only layout
const MOST = 24; // more at once is a new picture, not a move
const PIECES = ["tile", "card", "sec", "die", "token", "printed"]; // places stay where they are

interface Place {
  element: HTMLElement;
  box: DOMRect;
  zone: string;
  x: number; // within its zone
  y: number;
}

interface Snapshot {
  places: Map<string, Place[]>;
  numbers: { key: string; element: HTMLElement; value: number }[];
}

/** Something to be shown, once everything is measured: measuring after a change would lay the page out anew. */
type Act = () => void;

interface MotionProps extends HTMLAttributes<HTMLDivElement> {
  /** its element */
  root: RefObject<HTMLDivElement | null>;
  /** changes when something happened */
  version: number;
  /** whose board is shown: turning to another board is no move */
  shown: Seat;
  /** who acted, to let pieces fly to a folded seat */
  actor: Seat | null;
}

/** Compares the table before and after a change: before anything of it is drawn, and after everything is. */
export class Motion extends Component<MotionProps> {
  override getSnapshotBeforeUpdate(old: MotionProps): Snapshot | null {
    // One step is a move; whoever jumps in a film, or skips what others did, sees the new picture at once.
    const { root, version, shown } = this.props;
    const step = Math.abs(old.version - version) === 1 && old.shown === shown;
    return step && root.current ? look(root.current) : null;
  }

  override componentDidUpdate(_old: MotionProps, _state: unknown, before: Snapshot | null): void {
    const root = this.props.root.current;
    if (!before || !root) return;
    const after = look(root);
    const acts = [
      ...movePieces(before.places, after.places),
      ...flyToSeat(root, before.places, after.places, this.props),
      ...showDifferences(before.numbers, after.numbers),
    ];
    for (const act of acts) act();
  }

  override render({ root, version: _, shown: __, actor: ___, children, ...attributes }: MotionProps) {
    return (
      <div ref={root} {...attributes}>
        {children}
      </div>
    );
  }
}

function look(root: HTMLElement): Snapshot {
  const places = new Map<string, Place[]>();
  const origins = new Map<HTMLElement | null, { x: number; y: number }>([[null, { x: 0, y: 0 }]]);
  const pieces = new Set(PIECES.flatMap((name) => [...root.getElementsByClassName(name)] as HTMLElement[]));
  for (const element of pieces) {
    const name = element.dataset.piece ?? nameOf(element);
    const box = name ? element.getBoundingClientRect() : null;
    if (!box?.width) continue;
    const zone = element.closest<HTMLElement>(".zone");
    const origin = origins.get(zone) ?? zone!.getBoundingClientRect();
    origins.set(zone, origin);
    const place = { element, box, zone: zone?.id ?? "", x: box.x - origin.x, y: box.y - origin.y };
    const known = places.get(name);
    if (known) known.push(place);
    else places.set(name, [place]);
  }
  const numbers: Snapshot["numbers"] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-number]")) {
    const value = numberIn(element);
    if (!Number.isNaN(value)) numbers.push({ key: element.dataset.number ?? "", element, value });
  }
  return { places, numbers };
}

function numberIn(element: HTMLElement): number {
  return parseFloat((element.textContent ?? "").replace("−", "-"));
}

function movePieces(before: Map<string, Place[]>, after: Map<string, Place[]>): Act[] {
  const moved: [Place, Place][] = [];
  for (const [name, now] of after) {
    const then = before.get(name);
    if (then?.length !== 1 || now.length !== 1) continue; // which of several moved cannot be told
    const [from, to] = [then[0], now[0]];
    const stayed = from.zone === to.zone && Math.hypot(to.x - from.x, to.y - from.y) < LEAST;
    if (!stayed && Math.hypot(to.box.x - from.box.x, to.box.y - from.box.y) >= LEAST) moved.push([from, to]);
  }
  if (moved.length > MOST) return [];
  const calm = calmMotion();
  return moved.map(([from, to]) => {
    const drawn = scaleOf(to.element);
    return () => (calm ? markStill(to.element) : travel(from.box, to.box, to.element, drawn));
  });
}

/** A straight line with a slight rise. */
function travel(from: DOMRect, to: DOMRect, element: HTMLElement, drawn: number): void {
  const dx = (from.x + from.width / 2 - (to.x + to.width / 2)) / drawn;
  const dy = (from.y + from.height / 2 - (to.y + to.height / 2)) / drawn;
  const scale = Math.min(2.5, Math.max(0.4, from.width / to.width));
  element.dataset.travels = ""; // above the others; an animated z-index would be drawn anew in every frame
  const way = element.animate(
    [
      { transform: `translate(${dx}px,${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px,${dy / 2 - 14}px) scale(${(1 + scale) / 2 + 0.06})`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: TRAVEL, easing: EASE },
  );
  way.onfinish = way.oncancel = () => delete element.dataset.travels;
}

function markStill(element: HTMLElement): void {
  element.dataset.moved = "";
  setTimeout(() => delete element.dataset.moved, STILL_MARK);
}

/** What a player with a folded board took is seen flying there. */
function flyToSeat(root: HTMLElement, before: Map<string, Place[]>, after: Map<string, Place[]>, props: MotionProps): Act[] {
  if (props.actor === null || props.actor === props.shown || calmMotion()) return [];
  const strip = root.querySelector<HTMLElement>(`[data-seat="${props.actor}"]`);
  if (!strip) return [];
  const target = strip.getBoundingClientRect();
  const gone = [...before].filter(([name, then]) => then.length === 1 && !after.has(name)).map(([, then]) => then[0]);
  if (gone.length > 4) return [];
  return gone.map(({ element, box }) => () => {
    const ghost = document.createElement("div");
    ghost.className = element.closest(".board")?.classList[1] ?? ""; // its style is scoped to its board
    ghost.setAttribute("aria-hidden", "true");
    const copy = element.cloneNode(true) as HTMLElement;
    for (const name of [...Object.keys(copy.dataset)]) delete copy.dataset[name];
    copy.removeAttribute("id");
    copy.classList.remove("open", "closed");
    copy.tabIndex = -1;
    ghost.append(copy);
    const drawn = scaleOf(element);
    Object.assign(copy.style, { width: `${box.width / drawn}px`, height: `${box.height / drawn}px`, margin: "0" });
    Object.assign(ghost.style, {
      position: "fixed", left: `${box.x / drawn}px`, top: `${box.y / drawn}px`, zIndex: "45", pointerEvents: "none", zoom: String(drawn),
    });
    document.body.append(ghost);
    const dx = target.x + 24 - (box.x + box.width / 2);
    const dy = target.y + target.height / 2 - (box.y + box.height / 2);
    const flight = ghost.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx / 2}px,${dy / 2 - 14}px) scale(.8)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px,${dy}px) scale(.3)`, opacity: 0.2 },
      ],
      { duration: TRAVEL * 1.3, easing: EASE },
    );
    flight.onfinish = flight.oncancel = () => ghost.remove();
  });
}

function showDifferences(before: Snapshot["numbers"], after: Snapshot["numbers"]): Act[] {
  const acts: Act[] = [];
  const known = new Map(before.map(({ key, value }) => [key, value]));
  for (const { key, element, value: now } of after) {
    const then = known.get(key);
    if (then === undefined || now === then) continue;
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const plus = document.createElement("span");
    plus.className = now > then ? "plus" : "plus less";
    plus.textContent = now > then ? `+${now - then}` : `−${then - now}`;
    plus.setAttribute("aria-hidden", "true");
    // On a folded seat the space below is free, elsewhere the space beside.
    const below = element.closest(".strip") !== null;
    const left = Math.min(below ? box.left - 6 : box.right + 4, document.documentElement.clientWidth - 44);
    plus.style.left = `${left + scrollX}px`;
    plus.style.top = `${(below ? box.bottom - 2 : box.top + box.height / 2 - 10) + scrollY}px`;
    acts.push(() => {
      document.body.append(plus);
      setTimeout(() => plus.remove(), SHOWN_DIFFERENCE);
    });
  }
  return acts;
}
