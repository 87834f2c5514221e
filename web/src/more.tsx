// Where the page scrolls: lanterns that say how many more things may be touched beyond what is seen, and lead there.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { GameView } from "./protocol";
import { calmMotion, useSettings } from "./settings";
import { scrolls } from "./stage-width";
import { useWords } from "./words";

/** Things to touch on one side of what is seen. */
interface Side {
  count: number;
  /** the part of the table where the nearest of them lies */
  zone: string;
  /** where the lantern hangs: px from that edge of the window */
  edge: number;
}

interface Beyond {
  above: Side;
  below: Side;
  /** in a part of the table that is itself scrolled sideways */
  left: Side;
  right: Side;
}

const NONE: Side = { count: 0, zone: "", edge: 0 };
const NOTHING: Beyond = { above: NONE, below: NONE, left: NONE, right: NONE };

export function More({ module, view, hidden }: { module: GameModule; view: GameView; hidden: boolean }) {
  const w = useWords();
  const { language } = useSettings();
  const { above, below, left, right } = useBeyond();
  if (hidden) return null;
  const label = (zone: string) =>
    module.zones(language, view).find(({ id, also }) => id === zone || also?.includes(zone))?.label ?? "";
  return (
    <>
      {above.count > 0 && (
        <Lantern key="above" side={above} label={w.moreAbove({ n: above.count })} zone={label(above.zone)} edge="top" />
      )}
      {below.count > 0 && (
        <Lantern
          key="below"
          side={below}
          label={w.moreBelow({ n: below.count })}
          zone={label(below.zone)}
          edge="bottom"
        />
      )}
      {left.count > 0 && (
        <button
          key="left"
          type="button"
          class="more-there aside"
          style={{ left: `${GAP}px`, bottom: `${left.edge}px` }}
          aria-label={w.moreLeft({ n: left.count })}
          onClick={() => lead("left")}
        >
          <Icon name="back" size={18} />
          {left.count}
        </button>
      )}
      {right.count > 0 && (
        <button
          key="right"
          type="button"
          class="more-there aside"
          style={{ right: `${GAP}px`, bottom: `${right.edge}px` }}
          aria-label={w.moreRight({ n: right.count })}
          onClick={() => lead("right")}
        >
          {right.count}
          <Icon name="forth" size={18} />
        </button>
      )}
    </>
  );
}

interface LanternProps {
  side: Side;
  label: string;
  zone: string;
  edge: "top" | "bottom";
}

/** Says how many more there are, and where. It hangs where it covers no word and nothing open; where there is no such
 * place, it is brief. */
function Lantern({ side, label, zone, edge }: LanternProps) {
  const box = useRef<HTMLButtonElement>(null);
  useHanging(box, edge, `${side.edge} ${label} ${zone}`);
  return (
    <button
      type="button"
      class="more-there"
      ref={box}
      style={{ [edge]: `${side.edge}px` }}
      onClick={() => lead(edge === "top" ? "above" : "below")}
    >
      <Icon name={edge === "top" ? "up" : "down"} size={18} />
      <span>{label}</span> <small>{zone}</small>
      <b aria-hidden="true">{side.count}</b>
    </button>
  );
}

const PLACES = [0.5, 0, 1, 0.25, 0.75, 0.375, 0.625]; // of the width that is left: the middle first
const STILL = 120; // ms after the last scrolling

/** Finds its place when the page has come to rest. */
function useHanging(box: { current: HTMLButtonElement | null }, edge: "top" | "bottom", said: string): void {
  useEffect(() => {
    let timer = 0;
    const hang = () => box.current && hangClear(box.current);
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(hang, STILL);
    };
    hang();
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", soon);
      removeEventListener("resize", soon);
    };
  }, [edge, said]);
}

function hangClear(lantern: HTMLButtonElement): void {
  let least = Infinity;
  let best = { brief: false, left: 0 };
  for (const brief of [false, true]) {
    lantern.classList.toggle("brief", brief);
    const { width, top, bottom } = lantern.getBoundingClientRect();
    for (const place of PLACES) {
      const left = Math.round(GAP + place * (document.documentElement.clientWidth - 2 * GAP - width));
      const covered = coveredBy(lantern, { left, right: left + width, top, bottom });
      if (covered >= least) continue;
      least = covered;
      best = { brief, left };
    }
    if (least === 0) break;
  }
  lantern.classList.toggle("brief", best.brief);
  lantern.style.left = `${best.left}px`;
}

const PROBE = 14; // px from one point to the next at which it is asked what lies there, across
const OPEN = 100; // what may be touched counts for more than any words

/** How much lies under it: words of their own, and the part that is seen of things to touch. */
function coveredBy(lantern: Element, { left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">) {
  let found = 0;
  for (let at = left + 3; at < right + PROBE - 3; at += PROBE) {
    const x = Math.min(at, right - 3);
    for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
      const there = document.elementsFromPoint(x, y).filter((one) => one !== lantern && !lantern.contains(one));
      if (there.some((one) => one.matches(".open"))) found += OPEN;
      else if (there[0] && !there[0].matches(".table, .ground") && hasWords(there[0])) found++;
    }
  }
  return found;
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim());
}

/** What may be touched beyond what is seen, whenever the page is drawn or scrolled. */
function useBeyond(): Beyond {
  const [beyond, set] = useState(NOTHING);
  const look = () => {
    const found = scrolls() ? lookBeyond() : NOTHING;
    set((old) => (old === found || JSON.stringify(old) === JSON.stringify(found) ? old : found));
  };
  useLayoutEffect(look);
  useEffect(() => {
    let asked = 0;
    const soon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(look);
    };
    addEventListener("scroll", soon, { passive: true, capture: true }); // of parts of the table, too
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener("scroll", soon, { capture: true });
      removeEventListener("resize", soon);
    };
  }, []);
  return beyond;
}

/** The window between the prompt and the tabs, or what lies on them, and the things to touch that lie beyond it, the nearest first. */
function outOfSight() {
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const other = document.querySelector(".ground > .other-board")?.getBoundingClientRect();
  const top = other && other.top < prompt + 1 ? other.bottom : prompt; // it stays below the prompt
  const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
  const lying = [...document.querySelectorAll(".coach.sheet.folded, .lesson-pill, .lesson-pills, .puzzle-pill")];
  const bottom = Math.min(
    tabs?.height ? tabs.top : innerHeight,
    ...lying.map((one) => one.getBoundingClientRect().top),
  );
  const things = [...document.querySelectorAll(".table [data-touch].open")].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width ? [{ thing, middle: (box.top + box.bottom) / 2, across: (box.left + box.right) / 2 }] : [];
  });
  things.sort((one, other) => one.middle - other.middle);
  const level = things.filter(({ middle }) => middle >= top && middle <= bottom);
  level.sort((one, other) => one.across - other.across);
  return {
    top,
    bottom,
    above: things.filter(({ middle }) => middle < top).reverse(),
    below: things.filter(({ middle }) => middle > bottom),
    left: level.filter(({ across }) => across < 0).reverse(),
    right: level.filter(({ across }) => across > innerWidth),
  };
}

const GAP = 8; // px

function lookBeyond(): Beyond {
  const { top, bottom, above, below, left, right } = outOfSight();
  const side = (things: { thing: Element }[], edge: number): Side =>
    things.length ? { count: things.length, zone: things[0].thing.closest(".zone")?.id ?? "", edge } : NONE;
  const foot = Math.round(innerHeight - bottom) + GAP;
  return {
    above: side(above, Math.round(top) + GAP),
    below: side(below, foot),
    left: side(left, foot),
    right: side(right, foot),
  };
}

function lead(where: keyof Beyond): void {
  const nearest = outOfSight()[where][0]?.thing;
  const block = where === "left" || where === "right" ? "nearest" : "center";
  nearest?.scrollIntoView({ behavior: calmMotion() ? "auto" : "smooth", block, inline: "center" });
}
