// The log: what happened, in the narrator's sentences, turn by turn; each opens into its single steps, and what they
// speak of lights up on the board.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "./icons";
import type { Beat, LogLine, Scene, Seat } from "./protocol";
import { SeatShape } from "./seats";
import { useShared } from "./sharing";
import { still } from "./still";
import { goingOn, type Passage, type Story } from "./story";
import { useWords } from "./words";

const SHOWN = 60; // scenes; a long game has many more, and every one of them would cost time at each change

interface LogProps {
  scenes: Scene[];
  lines: LogLine[];
  names: string[];
  showKey?: boolean;
  /** touches after this many may be taken back, and how; nothing where that is not possible */
  undoLimit?: number;
  undo?: (to: number) => void;
}

export const Log = still(({ scenes, lines, names, showKey, undoLimit = Infinity, undo }: LogProps) => {
  const w = useWords();
  const scroll = useRef<HTMLDivElement>(null);
  const [all, showAll] = useState(false);
  const [fine, showFine] = useState(false);
  const told = useTold(scenes, lines);
  const first = all ? 0 : Math.max(0, told.length - SHOWN);
  const pages = useShared(useMemo(() => paged(told.slice(first)), [told, first]));
  useNewestInView(scroll, lines);
  useEffect(() => () => light([]), []);
  useOneStop(scroll, told);

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const rows = rowsOf(scroll.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  };

  return (
    <section class="zone log" id="z-log" aria-labelledby="log-title">
      <h2 id="log-title">
        {w.log}
        <span class="r">
          <button type="button" class="tool fine" aria-pressed={fine} onClick={() => showFine(!fine)}>
            {w.everyStep}
          </button>
          {showKey && <kbd aria-hidden="true" data-key="L" />}
        </span>
      </h2>
      {told.length === 0 && <p class="sub">{w.logEmpty}</p>}
      <div class="scroll" ref={scroll} role="log" aria-live="off" aria-label={w.log} onKeyDown={onKey}>
        {first > 0 && (
          <button type="button" class="tool earlier" onClick={() => showAll(true)}>
            {w.earlierTurns({ count: first })}
          </button>
        )}
        <ol>
          {pages.map((page) => {
            const undoable = undo !== undefined && page.some(({ scene }) => scene.end > undoLimit);
            return (
              <Page
                key={pageOf(page[0])}
                page={page}
                names={names}
                fine={fine}
                undoLimit={undoable ? undoLimit : Infinity}
                undo={undoable ? undo : undefined}
              />
            );
          })}
        </ol>
      </div>
    </section>
  );
});

/** The passages; one that tells the same as before is the same object. */
function useTold(scenes: Scene[], lines: LogLine[]): Passage[] {
  const story = useRef<Story>({ scenes: [], lines: [], told: [] });
  story.current = useMemo(() => goingOn(story.current, scenes, lines), [scenes, lines]);
  return story.current.told;
}

const PAGE = 10; // scenes that are looked through together: an older page stays as it is

function pageOf({ scene }: Passage): number {
  return Math.floor(scene.index / PAGE);
}

function paged(told: Passage[]): Passage[][] {
  const pages: Passage[][] = [];
  for (const passage of told) {
    const last = pages.at(-1);
    if (last && pageOf(last[0]) === pageOf(passage)) last.push(passage);
    else pages.push([passage]);
  }
  return pages;
}

interface PageProps extends Omit<PassageProps, "passage"> {
  page: Passage[];
}

const Page = still(({ page, names, fine, undoLimit, undo }: PageProps) => (
  <>
    {page.map((passage) => {
      const undoable = undo !== undefined && passage.scene.end > undoLimit;
      return (
        <PassageLines
          key={passage.scene.index}
          passage={passage}
          names={names}
          fine={fine}
          undoLimit={undoable ? undoLimit : Infinity}
          undo={undoable ? undo : undefined}
        />
      );
    })}
  </>
));

function rowsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
}

/** Tab reaches one row: the one that has the focus, or the newest. */
function useOneStop(scroll: { current: HTMLDivElement | null }, told: Passage[]): void {
  const stop = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return undefined;
    const mark = () => {
      const focused =
        box.contains(document.activeElement) && document.activeElement?.closest<HTMLElement>("[data-line]");
      const newest = box.querySelector("ol")?.lastElementChild;
      const next = focused || (newest instanceof HTMLElement ? newest : null);
      if (next === stop.current) return;
      if (stop.current) stop.current.tabIndex = -1;
      if (next) next.tabIndex = 0;
      stop.current = next;
    };
    mark();
    box.addEventListener("focusin", mark);
    return () => box.removeEventListener("focusin", mark);
  }, [told]);
}

interface PassageProps {
  passage: Passage;
  names: string[];
  /** its single steps are shown too */
  fine: boolean;
  undoLimit: number;
  undo?: (to: number) => void;
}

const PassageLines = still(({ passage: { scene, lines }, names, fine, undoLimit, undo }: PassageProps) => {
  const w = useWords();
  const [opened, open] = useState<boolean | null>(null);
  const unfolded = opened ?? (fine || undo !== undefined || scene.beats.length + (scene.title ? 1 : 0) === 0);
  const steps = lines.filter((line) => !line.chapter);
  const fold = steps.length > scene.beats.length && (
    <button
      type="button"
      class="unfold"
      aria-expanded={unfolded}
      aria-label={w.steps({ count: steps.length })}
      title={w.steps({ count: steps.length })}
      onClick={() => open(!unfolded)}
    >
      <Icon name="down" size={16} />
    </button>
  );
  return (
    <>
      {scene.title && (
        <li class="rule" data-line tabIndex={-1}>
          <span>{scene.title.replace(/\.$/, "")}</span>
          {scene.beats.length === 0 && fold}
        </li>
      )}
      {scene.beats.map((beat, i) => (
        <Line key={`beat ${i}`} line={beat} names={names}>
          {i === 0 && fold}
        </Line>
      ))}
      {unfolded &&
        steps.map((line, i) => (
          <Line key={`line ${i}`} line={line} names={names} class="step">
            {undo && line.number > undoLimit && line.number !== steps[i - 1]?.number && (
              <BackHere undo={() => undo(line.number - 1)} />
            )}
          </Line>
        ))}
    </>
  );
});

/** New lines come into view; and whoever looks at the newest one goes on seeing it when the log gets another height. */
function useNewestInView(scroll: { current: HTMLDivElement | null }, lines: LogLine[]): void {
  const fresh = useRef(true);
  useLayoutEffect(() => {
    fresh.current = true;
  }, [lines]);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return undefined;
    let end = 0; // where the newest line was, when the log had its last height
    // It is told when the page has been laid out: measuring then costs nothing.
    const observer = new ResizeObserver(() => {
      const follow = fresh.current ? !box.contains(document.activeElement) : box.scrollTop > end - 8;
      if (follow) box.scrollTop = box.scrollHeight;
      end = box.scrollHeight - box.clientHeight;
      fresh.current = false;
    });
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

interface LineProps {
  line: Beat;
  names: string[];
  class?: string;
  children?: ComponentChildren;
}

const Line = still(({ line, names, class: className, children }: LineProps) => {
  const linked = line.things.length > 0;
  const on = () => light(line.things);
  const off = () => light([]);
  return (
    <li
      data-line
      class={className}
      tabIndex={-1}
      {...(linked ? { "data-linked": true, onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off } : {})}
    >
      <LineSign line={line} />
      <span>
        <LineWords line={line} name={line.seat === null ? "" : (names[line.seat] ?? "")} />
      </span>
      {children}
    </li>
  );
});

/** Takes back what a line tells, and everything after it. */
function BackHere({ undo }: { undo: () => void }) {
  const w = useWords();
  return (
    <button type="button" class="back-here" aria-label={w.undoToHere} title={w.undoToHere} onClick={undo}>
      <Icon name="undo" size={16} />
    </button>
  );
}

/** Whose deed it is. */
export const LineSign = still(({ line }: { line: Beat }) =>
  line.seat === null ? <Icon name="lantern" size={16} /> : <SeatShape seat={line.seat} size={16} />,
);

/** Figures stand out, but not in a name such as C1. The doer is already said by the shape, but stays for those who cannot see it. */
export const LineWords = still(({ line: { text }, name }: { line: Pick<Beat, "text">; name: string }) => {
  const parts = text.split(/(\p{L}\d+|[+−-]?\d+)/u);
  const body = parts.map((part, i) => (i % 2 && !/^\p{L}/u.test(part) ? <b key={i}>{part}</b> : part));
  if (name && typeof body[0] === "string" && body[0].startsWith(name)) {
    body[0] = body[0].slice(name.length);
    body.unshift(<b key="name">{name}</b>);
  }
  return <>{body}</>;
});

function thingsCalled(name: string): string {
  const quoted = CSS.escape(name);
  return `[data-touch="${quoted}"],[data-about="${quoted}"],[data-about="@${quoted}"]`;
}

/** Where something lies that a line may speak of, for a query. */
export function placesOf(name: string): string {
  return `${thingsCalled(name)},[data-place="${CSS.escape(name)}"]`;
}

/** Mark the things that a line speaks of, and the seat; a few letters may stand where it happens. */
export function light(things: string[], mark = "", seat: Seat | null = null): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-told],[data-mark]")) {
    delete element.dataset.told;
    delete element.dataset.mark;
  }
  const strip = seat !== null && document.querySelector<HTMLElement>(`.seats [data-seat="${seat}"]`);
  if (strip) strip.dataset.told = "";
  let place: HTMLElement | null = null; // of the last thing that has one, which says where it happens
  for (const name of things) {
    const known = thingsCalled(name);
    const elements = document.querySelectorAll<HTMLElement>(placesOf(name));
    place = elements[0] ?? place;
    for (const element of elements) {
      if (element.dataset.place === undefined || !element.querySelector(known)) element.dataset.told = "";
    }
  }
  if (place && mark) place.dataset.mark = mark;
}
