// Moved pieces travel, changed numbers say by how much. Nothing here ever waits or blocks a touch.

import { Component, type HTMLAttributes, type RefObject } from "preact";
import { scaleOf } from "./lens";
import { type Box, boxOf, differences, type Ground, gone, moves, type Places, type Shown } from "./moves";
import { numberIn, plusBeside } from "./numbers";
import type { Seat } from "./protocol";
import { calmMotion } from "./settings";
import { nameOf } from "./touchables";

const TRAVEL = 420;
const SHOWN_DIFFERENCE = 1200;
const STILL_MARK = 2000;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const PIECES = ["tile", "card", "sec", "die", "token", "printed"]; // places stay where they are

interface Snapshot {
  grounds: Map<Element, Ground<HTMLElement>>;
  places: Places<HTMLElement>;
  numbers: Shown<HTMLElement>[];
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
  private seen: Snapshot | null = null;

  override componentDidMount(): void {
    this.seen = this.props.root.current && look(this.props.root.current);
  }

  override getSnapshotBeforeUpdate(old: MotionProps): Snapshot | null {
    // One step is a move; whoever jumps in a film, or skips what others did, sees the new picture at once.
    const { root, version, shown } = this.props;
    const step = Math.abs(old.version - version) === 1 && old.shown === shown;
    if (!step || !root.current) return null;
    return this.seen && findAgain(this.seen) ? this.seen : look(root.current);
  }

  override componentDidUpdate(old: MotionProps, _state: unknown, before: Snapshot | null): void {
    const {
      root: { current: root },
      version,
      shown,
    } = this.props;
    if (!root || (old.version === version && old.shown === shown)) return;
    const after = look(root);
    this.seen = after;
    if (!before) return;
    const acts = [
      ...movePieces(before, after),
      ...flyToSeat(root, before, after, this.props),
      ...showDifferences(before, after),
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

/** Each kind is asked for by itself: a browser finds one class ten times as fast as a list. */
function piecesIn(roots: Iterable<Element>): Set<HTMLElement> {
  const found = new Set<HTMLElement>();
  for (const root of roots)
    for (const kind of PIECES) for (const piece of root.querySelectorAll<HTMLElement>(`.${kind}`)) found.add(piece);
  return found;
}

/** In their order on the page. */
export function piecesInOrder(root: HTMLElement): HTMLElement[] {
  return [...piecesIn([root])].sort((one, other) => (precedes(one, other) ? -1 : 1));
}

/** The parts of a page, without what stands beside the boards: a long log would be searched for pieces in vain. */
function partsOf(page: HTMLElement): Element[] {
  const parts = [...page.children].flatMap((part) => (part.classList.contains("shell") ? [...part.children] : [part]));
  return parts.filter((part) => !part.classList.contains("rail"));
}

function precedes(one: Node, other: Node): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function look(root: HTMLElement): Snapshot {
  const grounds: Snapshot["grounds"] = new Map();
  const places: Snapshot["places"] = new Map();
  const parts = partsOf(root);
  for (const element of piecesIn(parts)) {
    const name = element.dataset.piece ?? nameOf(element);
    const box = name ? element.getBoundingClientRect() : null;
    if (!box?.width) continue;
    const below = element.closest<HTMLElement>(".zone") ?? root;
    const ground = grounds.get(below) ?? { element: below, box: below.getBoundingClientRect() };
    grounds.set(below, ground);
    const { x, y, width, height } = box;
    const place = { element, ground, x: x - ground.box.x, y: y - ground.box.y, width, height };
    const known = places.get(name);
    if (known) known.push(place);
    else places.set(name, [place]);
  }
  const numbers: Snapshot["numbers"] = [];
  for (const part of parts) {
    for (const element of part.querySelectorAll<HTMLElement>("[data-number]")) {
      const value = numberIn(element);
      if (!Number.isNaN(value)) numbers.push({ key: element.dataset.number ?? "", element, value });
    }
  }
  return { grounds, places, numbers };
}

/** Grounds may have moved since, with the pieces on them; one that has another size has to be looked at anew. */
function findAgain({ grounds }: Snapshot): boolean {
  for (const ground of grounds.values()) {
    const box = ground.element.getBoundingClientRect();
    if (box.width !== ground.box.width || box.height !== ground.box.height) return false;
    ground.box = box;
  }
  return true;
}

function movePieces(before: Snapshot, after: Snapshot): Act[] {
  const calm = calmMotion();
  return moves(before.places, after.places).map(({ from, to, element }) => {
    const drawn = scaleOf(element);
    return () => (calm ? markStill(element) : travel(from, to, element, drawn));
  });
}

/** A straight line with a slight rise. */
function travel(from: Box, to: Box, element: HTMLElement, drawn: number): void {
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
function flyToSeat(root: HTMLElement, before: Snapshot, after: Snapshot, props: MotionProps): Act[] {
  if (props.actor === null || props.actor === props.shown || calmMotion()) return [];
  const strip = root.querySelector<HTMLElement>(`[data-seat="${props.actor}"]`);
  if (!strip) return [];
  const target = strip.getBoundingClientRect();
  const leaving = gone(before.places, after.places).map((place) => ({ place, drawn: scaleOf(place.ground.element) }));
  return leaving.map(({ place, drawn }) => () => {
    const { element, ground } = place;
    const box = boxOf(place);
    const ghost = document.createElement("div");
    ghost.className = ground.element.closest(".board")?.classList[1] ?? ""; // its style is scoped to its board
    ghost.setAttribute("aria-hidden", "true");
    const copy = element.cloneNode(true) as HTMLElement;
    for (const name of [...Object.keys(copy.dataset)]) delete copy.dataset[name];
    copy.removeAttribute("id");
    copy.classList.remove("open", "closed");
    copy.tabIndex = -1;
    ghost.append(copy);
    Object.assign(copy.style, { width: `${box.width / drawn}px`, height: `${box.height / drawn}px`, margin: "0" });
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.x / drawn}px`,
      top: `${box.y / drawn}px`,
      zIndex: "45",
      pointerEvents: "none",
      zoom: String(drawn),
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

function showDifferences(before: Snapshot, after: Snapshot): Act[] {
  const acts: Act[] = [];
  for (const { element, by } of differences(before.numbers, after.numbers)) {
    const plus = plusBeside(element, by);
    if (!plus) continue;
    acts.push(() => {
      const leave = () => {
        removeEventListener("resize", leave);
        plus.remove();
      };
      document.body.append(plus);
      setTimeout(leave, SHOWN_DIFFERENCE);
      addEventListener("resize", leave); // its number lies elsewhere then
    });
  }
  return acts;
}
