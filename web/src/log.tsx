// The log: one line for what happened, grouped by season; its things light up on the board.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icons";
import type { LogLine } from "./protocol";
import { SeatShape } from "./seats";
import { useShared } from "./sharing";
import { still } from "./still";
import { useWords } from "./words";

const SHOWN = 150; // lines, or a few more; a long game has many more, and every one of them would cost time at each change
const SHEET = 25; // lines that are drawn together: all but the last sheet stay as they are

interface LogProps {
  lines: LogLine[];
  names: string[];
  showKey?: boolean;
  /** touches after this many may be taken back, and how; nothing where that is not possible */
  undoLimit?: number;
  undo?: (to: number) => void;
}

export const Log = still(({ lines, names, showKey, undoLimit = Infinity, undo }: LogProps) => {
  const w = useWords();
  const scroll = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(-1); // the line that Tab reaches; by default the newest
  const [all, showAll] = useState(false);
  const first = all ? 0 : Math.max(0, Math.floor((lines.length - SHOWN) / SHEET) * SHEET);
  const sheets = useShared(sheetsOf(lines, first));

  useLayoutEffect(() => {
    if (!scroll.current?.contains(document.activeElement)) setAt(-1);
  }, [lines]);
  useNewestInView(scroll, lines);
  useEffect(() => () => light([]), []);

  const last = lines.length - 1;
  const current = at < 0 || at > last ? last : at;
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.max(first, Math.min(last, current + step));
    setAt(next);
    scroll.current?.querySelector<HTMLElement>(`[data-line="${next}"]`)?.focus();
  };

  return (
    <section class="zone log" id="z-log" aria-labelledby="log-title">
      <h2 id="log-title">
        {w.log}
        {showKey && (
          <span class="r">
            <kbd aria-hidden="true" data-key="L" />
          </span>
        )}
      </h2>
      {lines.length === 0 && <p class="sub">{w.logEmpty}</p>}
      <div class="scroll" ref={scroll} role="log" aria-label={w.log} onKeyDown={onKey}>
        {first > 0 && (
          <button type="button" class="tool earlier" onClick={() => showAll(true)}>
            {w.earlierLines({ count: first })}
          </button>
        )}
        <ol>
          {sheets.map((sheet, n) => {
            const start = first + n * SHEET;
            const here = current >= start && current < start + sheet.length;
            const undoable = undo !== undefined && sheet[sheet.length - 1].number > undoLimit;
            return (
              <Sheet
                key={start}
                lines={sheet}
                start={start}
                names={names}
                current={here ? current : -1}
                before={lines[start - 1]?.number ?? -1}
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

function sheetsOf(lines: LogLine[], first: number): LogLine[][] {
  const sheets: LogLine[][] = [];
  for (let start = first; start < lines.length; start += SHEET) sheets.push(lines.slice(start, start + SHEET));
  return sheets;
}

interface SheetProps {
  lines: LogLine[];
  /** the place of its first line in the log, and the touch of the line before */
  start: number;
  before: number;
  names: string[];
  current: number;
  undoLimit: number;
  undo?: (to: number) => void;
}

const Sheet = still(({ lines, start, before, names, current, undoLimit, undo }: SheetProps) => (
  <>
    {lines.map((line, n) => (
      <Line
        key={`${line.number}.${start + n}`}
        line={line}
        name={line.seat === null ? "" : (names[line.seat] ?? "")}
        index={start + n}
        reachable={start + n === current}
        undo={line.number > undoLimit && line.number !== (n ? lines[n - 1].number : before) ? undo : undefined}
      />
    ))}
  </>
));

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
  line: LogLine;
  /** who did it */
  name: string;
  index: number;
  reachable: boolean;
  undo?: (to: number) => void;
}

const Line = still(({ line, name, index, reachable, undo }: LineProps) => {
  const linked = line.things.length > 0;
  const reach = { tabIndex: reachable ? 0 : -1, "data-line": index };
  if (line.chapter) {
    return (
      <li class="rule" {...reach}>
        <span>{line.chapter}</span>
      </li>
    );
  }
  const on = () => light(line.things);
  const off = () => light([]);
  return (
    <li
      {...reach}
      {...(linked ? { "data-linked": true, onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off } : {})}
    >
      <LineSign line={line} />
      <span>
        <LineWords line={line} name={name} />
      </span>
      {undo && <BackHere undo={() => undo(line.number - 1)} reachable={reachable} />}
    </li>
  );
});

/** Takes back what a line tells, and everything after it. */
function BackHere({ undo, reachable }: { undo: () => void; reachable: boolean }) {
  const w = useWords();
  return (
    <button
      type="button"
      class="back-here"
      tabIndex={reachable ? 0 : -1}
      aria-label={w.undoToHere}
      title={w.undoToHere}
      onClick={undo}
    >
      <Icon name="undo" size={16} />
    </button>
  );
}

/** Whose deed it is. */
export function LineSign({ line }: { line: LogLine }) {
  return line.seat === null ? <Icon name="lantern" size={16} /> : <SeatShape seat={line.seat} size={16} />;
}

/** Figures stand out, but not in a name such as C1. The doer is already said by the shape, but stays for those who cannot see it. */
export function LineWords({ line, name }: { line: LogLine; name: string }) {
  const parts = line.text.split(/(\p{L}\d+|[+−-]?\d+)/u);
  const body = parts.map((part, i) => (i % 2 && !/^\p{L}/u.test(part) ? <b key={i}>{part}</b> : part));
  if (name && typeof body[0] === "string" && body[0].startsWith(name)) {
    body[0] = body[0].slice(name.length);
    body.unshift(<b key="name">{name}</b>);
  }
  return <>{body}</>;
}

/** Mark the things that a line speaks of. */
export function light(things: string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-told]")) delete element.dataset.told;
  for (const name of things) {
    const quoted = CSS.escape(name);
    for (const element of document.querySelectorAll<HTMLElement>(`[data-touch="${quoted}"],[data-about="${quoted}"]`)) {
      element.dataset.told = "";
    }
  }
}
