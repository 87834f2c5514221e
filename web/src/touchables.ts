// The things one can touch: their states, and how pointer and keyboard reach them.
//
// A game spreads `touch(name)` onto the element that stands for a touch; everything else is done here,
// by listening on the table. Elements that only speak of a thing carry `data-about` instead.

import { useEffect, useLayoutEffect } from "preact/hooks";
import type { TouchProps } from "./game";
import { mouseRests, rest, stays } from "./mouse";
import type { Touch } from "./protocol";

export interface Decision {
  open: Map<string, Touch>;
  /** groups of the open touches: only things of the same sort may look closed */
  groups: Set<string>;
}

export function decision(touches: Touch[]): Decision {
  return {
    open: new Map(touches.map((touch) => [touch.name, touch])),
    groups: new Set(touches.map((touch) => groupOf(touch.name))),
  };
}

function groupOf(name: string): string {
  return name.split(".", 1)[0];
}

/** Of the same sort as what is open, and not open itself. */
export function isClosed(now: Decision, name: string): boolean {
  return !now.open.has(name) && now.groups.has(groupOf(name));
}

export function touchProps(now: Decision, name: string, extraClass = ""): TouchProps {
  const found = now.open.get(name);
  const closed = isClosed(now, name);
  const stands = found ? "open" : closed ? "closed" : "";
  const props: TouchProps = {
    class: extraClass && stands ? `${extraClass} ${stands}` : extraClass || stands,
    "data-touch": name,
  };
  if (found) return { ...props, role: "button", tabIndex: 0, "aria-label": found.words };
  if (closed) return { ...props, role: "button", tabIndex: -1, "aria-disabled": true };
  return props;
}

/** What may be the matter with one touch: sent and not answered yet, waiting for a second touch, advised. */
type Mark = "pressed" | "armed" | "hinted";

/** Marks whatever stands for a touch (data-pressed and so on): no board is drawn again for that. */
export function useMark(root: { current: HTMLElement | null }, mark: Mark, name: string, drawn: unknown): void {
  useLayoutEffect(() => {
    const found = name
      ? [...(root.current?.querySelectorAll<HTMLElement>(`[data-touch="${CSS.escape(name)}"]`) ?? [])]
      : [];
    for (const element of found) element.dataset[mark] = "";
    return () => {
      for (const element of found) delete element.dataset[mark];
    };
  }, [mark, name, drawn]);
}

/** A thing under the pointer, in focus or held, and whether it was asked about on purpose. */
export interface Pointed {
  element: HTMLElement;
  name: string;
  how: "hover" | "focus" | "hold";
}

interface Handlers {
  touch: (name: string) => void;
  point: (pointed: Pointed | null) => void;
}

const HOLD = 480; // a press of so many ms asks what a thing is
const HOLD_SLIP = 10;

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-touch],[data-about]") : null;
}

export function nameOf(element: HTMLElement): string {
  return element.dataset.touch ?? element.dataset.about ?? "";
}

/** Listen for everything that a pointer or the focus does to things within `root`. */
export function useTouchables(root: { current: HTMLElement | null }, handlers: { current: Handlers }): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let holdTimer = 0;
    let held = false; // the press became a question: the click that follows is not a touch
    let startedAt = { x: 0, y: 0 };
    let under: HTMLElement | null = null; // the mouse
    let waits = false; // the mouse rests: what lies under it is asked about when it moves

    const point = (thing: HTMLElement, how: Pointed["how"]) =>
      handlers.current.point({ element: thing, name: nameOf(thing), how });

    const swallow = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation(); // a button shall not do what it was only asked about
    };
    const click = (event: MouseEvent) => {
      const thing = thingAt(event.target);
      if (!thing) return;
      const open = thing.closest<HTMLElement>("[data-touch].open"); // itself, or what it is a part of
      if (open) handlers.current.touch(nameOf(open));
      else if (thing.dataset.says)
        handlers.current.point(null); // it is a button, and does what it said
      else point(thing, "hold");
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      const thing = thingAt(event.target);
      const before = under;
      under = thing;
      if (stays(event)) {
        if (thing === before) return; // another part of it: it rises under the mouse
        rest();
        handlers.current.point(null);
      }
      waits = mouseRests();
      if (thing && !waits) point(thing, "hover");
    };
    const out = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      const to = thingAt(event.relatedTarget);
      if (!to && !(event.relatedTarget instanceof Element && event.relatedTarget.closest(".tip")))
        handlers.current.point(null);
    };
    const down = (event: PointerEvent) => {
      held = false;
      waits = event.pointerType === "mouse";
      clearTimeout(holdTimer);
      if (event.pointerType === "mouse" || !event.isPrimary) return; // two fingers pinch
      const thing = thingAt(event.target);
      if (!thing) return;
      startedAt = { x: event.clientX, y: event.clientY };
      holdTimer = setTimeout(() => {
        held = true;
        point(thing, "hold");
      }, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        const thing = waits && !mouseRests() ? thingAt(event.target) : null;
        waits = waits && mouseRests();
        if (thing) point(thing, "hover");
        return;
      }
      if (Math.hypot(event.clientX - startedAt.x, event.clientY - startedAt.y) > HOLD_SLIP) clearTimeout(holdTimer);
    };
    const up = () => clearTimeout(holdTimer);
    const menu = (event: Event) => {
      if (held) event.preventDefault(); // a long press would also open the browser's own menu
    };
    const focus = (event: FocusEvent) => {
      const thing = thingAt(event.target);
      if (thing?.matches(":focus-visible")) point(thing, "focus");
    };
    const blur = (event: FocusEvent) => {
      if (thingAt(event.target)) handlers.current.point(null);
    };
    const key = (event: KeyboardEvent) => {
      const thing = event.target as HTMLElement;
      if ((event.key !== "Enter" && event.key !== " ") || thing instanceof HTMLButtonElement) return;
      if (!thing.dataset?.touch) return;
      event.preventDefault();
      thing.click();
    };

    element.addEventListener("click", swallow, { capture: true });
    element.addEventListener("click", click);
    element.addEventListener("pointerover", over);
    element.addEventListener("pointerout", out);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("contextmenu", menu);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", blur);
    element.addEventListener("keydown", key);
    return () => {
      clearTimeout(holdTimer);
      element.removeEventListener("click", swallow, { capture: true });
      element.removeEventListener("click", click);
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointerout", out);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("contextmenu", menu);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", blur);
      element.removeEventListener("keydown", key);
    };
  }, []);
}

// Walking with the arrow keys.

interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function visible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

/** Things within `root`, in reading order: the open ones, or all of them. */
export function things(root: HTMLElement, all: boolean): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>(all ? "[data-touch],[data-about]" : "[data-touch].open");
  return [...found].filter(visible);
}

/** By these names every game calls it to do without, to pass, to give something up or to end one's turn. */
const GIVES_UP = ["done", "pass", "forgo"];

/** Where the focus begins: at the first open thing on the boards, else at a button; last at one that gives something up. */
export function firstOpen(root: HTMLElement): HTMLElement | null {
  const open = things(root, false);
  return (
    open.find((one) => !one.closest(".prompt")) ??
    open.find((one) => !GIVES_UP.includes(nameOf(one))) ??
    open[0] ??
    null
  );
}

/** Move the focus to the nearest thing in the arrow's direction; from nowhere, to the first. */
export function walk(root: HTMLElement, key: string, all: boolean): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const from = thingAt(document.activeElement);
  const candidates = things(root, all).filter((one) => one !== from);
  if (!candidates.length) return false;
  if (from) focusOn(candidates[nearest(middle(from), candidates.map(middle), direction)] ?? null);
  else focusOn(firstOpen(root) ?? candidates[0]);
  return true;
}

/** Which of these points is the nearest in a direction; what lies aside counts as farther. None may lie there: -1. */
export function nearest(start: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  for (const [i, there] of points.entries()) {
    const along = (there.x - start.x) * dx + (there.y - start.y) * dy;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    if (along < 4) continue;
    const distance = along + 2.2 * aside;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

function middle(element: HTMLElement): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Focus a thing even when it is not in the Tab order. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex") && !(element instanceof HTMLButtonElement)) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
