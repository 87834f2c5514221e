// What the player did this turn, and the way back to any point of it.

import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import type { LogLine, Scene, State } from "./protocol";
import { useClosedFromAway } from "./useful";
import { sentence, useWords } from "./words";

/** A point of the turn: what led there, and how many touches stay when one goes back to it. */
export interface Point {
  words: string;
  to: number;
  /** what led there can no longer be taken back */
  fixed: boolean;
  /** one can go back to it */
  open: boolean;
}

/** The points of the player's turn, oldest first; the last one is now. Up to the last touch that brought something to light
 * all is fixed. Nothing before the first touch, and while others play. */
export function turnPoints(
  state: State,
  log: LogLine[],
  scenes: Pick<Scene, "seat" | "first">[],
  touched: ReadonlyMap<number, string>,
  start: string,
): Point[] {
  if (state.viewer === null || !(state.canUndo || state.view.actor === state.viewer)) return [];
  const name = state.view.names[state.viewer] ?? "";
  const limit = Math.min(state.undoLimit, state.number);
  const began = Math.min(limit, turnBegan(state, scenes));
  const points = [{ words: start, to: began, fixed: began < limit }];
  const told = new Map<number, LogLine>(); // the first line of each touch
  for (let i = log.length - 1; i >= 0 && log[i].number > began; i--)
    if (!log[i].chapter) told.set(log[i].number, log[i]);
  for (let number = began + 1; number <= state.number; number++) {
    const line = told.get(number);
    const words = line ? withoutDoer(line.text, name) : touched.get(number);
    const last = points[points.length - 1];
    if (words) points.push({ words: sentence(words), to: number, fixed: number <= limit });
    // A touch that nothing is known of belongs to the point before it.
    else last.to = last.fixed || points.length === 1 ? Math.min(number, limit) : number;
  }
  return points.length > 1 ? points.map((point) => ({ ...point, open: point.to >= limit })) : [];
}

/** After how many touches the player's turn began. */
function turnBegan({ viewer, number, undoLimit }: State, scenes: Pick<Scene, "seat" | "first">[]): number {
  const own = scenes.filter(({ seat, first }) => seat === viewer && first <= number).at(-1);
  return own ? own.first : undoLimit;
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
                  <button type="button" disabled={!point.open} onClick={() => choose(point.to)}>
                    <span>{point.words}</span>
                    {point.open && <Icon name="undo" size={16} />}
                    {point.fixed && (
                      <span class="fixed" title={w.turnFixed}>
                        <Icon name="lock" size={16} label={w.turnFixed} />
                      </span>
                    )}
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
  return [...(box?.querySelectorAll<HTMLElement>(".turn-list button:enabled") ?? [])];
}
