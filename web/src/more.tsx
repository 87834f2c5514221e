// Where the page scrolls: lanterns that say how many more things may be touched beyond what is seen, and lead there.

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { GameView } from "./protocol";
import { calmMotion, useSettings } from "./settings";
import { useWords } from "./words";

const SCROLLS = "(width < 1100px)";

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
        <button
          key="above"
          type="button"
          class="more-there"
          style={{ top: `${above.edge}px` }}
          onClick={() => lead("above")}
        >
          <Icon name="up" size={18} />
          {w.moreAbove({ n: above.count })}
          <small>{label(above.zone)}</small>
        </button>
      )}
      {below.count > 0 && (
        <button
          key="below"
          type="button"
          class="more-there"
          style={{ bottom: `${below.edge}px` }}
          onClick={() => lead("below")}
        >
          <Icon name="down" size={18} />
          {w.moreBelow({ n: below.count })}
          <small>{label(below.zone)}</small>
        </button>
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

/** What may be touched beyond what is seen, whenever the page is drawn or scrolled. */
function useBeyond(): Beyond {
  const [beyond, set] = useState(NOTHING);
  const scrolls = useMemo(() => matchMedia(SCROLLS), []);
  const look = () => {
    const found = scrolls.matches ? lookBeyond() : NOTHING;
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
  const top = document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
  const sheet = document.querySelector(".coach.sheet.folded")?.getBoundingClientRect();
  const bottom = Math.min(tabs?.height ? tabs.top : innerHeight, sheet?.top ?? innerHeight);
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
