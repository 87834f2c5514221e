// What the player did this turn, and the way back to any point of it.

import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import type { LogLine, State } from "./protocol";
import { useClosedFromAway } from "./useful";
import { sentence, useWords } from "./words";

/** A point of the turn: what led there, and how many touches stay when one goes back to it. */
export interface Point {
  words: string;
  to: number;
}

/** The points that can be gone back to, oldest first; the last one is now. Nothing when nothing can be taken back. */
export function turnPoints(state: State, log: LogLine[], touched: ReadonlyMap<number, string>, start: string): Point[] {
  if (!state.canUndo || state.viewer === null) return [];
  const name = state.view.names[state.viewer] ?? "";
  const points: Point[] = [{ words: start, to: state.undoLimit }];
  const told = new Map<number, LogLine>(); // the first line of each touch
  for (let i = log.length - 1; i >= 0 && log[i].number > state.undoLimit; i--)
    if (!log[i].chapter) told.set(log[i].number, log[i]);
  for (let number = state.undoLimit + 1; number <= state.number; number++) {
    const line = told.get(number);
    const words = line ? withoutDoer(line.text, name) : touched.get(number);
    // A touch that nothing is known of belongs to the point before it.
    if (words) points.push({ words: sentence(words), to: number });
    else points[points.length - 1].to = number;
  }
  points[0].to = state.undoLimit;
  return points.length > 1 ? points : [];
}

function withoutDoer(text: string, name: string): string {
  return name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

interface TurnSoFarProps {
  points: Point[];
  open: boolean;
  setOpen: (open: boolean) => void;
  goBack: (to: number) => void;
}

/** A button that opens the list; it stays quiet until there is something to go back to. */
export function TurnSoFar({ points, open, setOpen, goBack }: TurnSoFarProps) {
  const w = useWords();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const steps = Math.max(0, points.length - 1);
  const shown = open && steps > 0;

  useClosedFromAway(box, shown, () => setOpen(false));
  useLayoutEffect(() => {
    if (shown) rows(box.current).at(-1)?.focus();
  }, [shown]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!shown) return;
    const list = rows(box.current);
    const at = list.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: list.length - 1 }[event.key];
    if (next !== undefined) list[Math.max(0, Math.min(list.length - 1, next))]?.focus();
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const choose = (to: number) => {
    close();
    goBack(to);
  };

  return (
    <div class="turn-so-far" ref={box} onKeyDown={onKey}>
      <button
        type="button"
        class="tool"
        ref={button}
        disabled={steps === 0}
        aria-expanded={shown}
        title={w.thisTurnSoFar}
        aria-keyshortcuts="t"
        onClick={() => setOpen(!open)}
      >
        <Icon name="steps" size={18} />
        <span class="hidden">{w.thisTurnSoFar}:</span>
        <span class="steps">{steps}</span>
        <kbd aria-hidden="true" data-key="T" />
      </button>
      {shown && (
        <section class="turn-list" aria-label={w.thisTurnSoFar}>
          <h2>{w.thisTurnSoFar}</h2>
          <ol>
            {points.map((point, i) => (
              <li key={i}>
                {i === steps ? (
                  <button type="button" aria-current="step" onClick={close}>
                    <span>{point.words}</span>
                    <small>{w.turnNow}</small>
                  </button>
                ) : (
                  <button type="button" onClick={() => choose(point.to)}>
                    <span>{point.words}</span>
                    <Icon name="undo" size={16} />
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function rows(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(".turn-list button") ?? [])];
}
