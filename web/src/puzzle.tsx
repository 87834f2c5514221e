// A puzzle at its table: what is asked, and once the turn is played, what it is worth and why.

import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api, Refused } from "./api";
import { FootPill } from "./foot";
import { Icon } from "./icons";
import type { Live } from "./live";
import type { PuzzleAnswer, PuzzleNow, PuzzleWay, State } from "./protocol";
import "./puzzle.css";
import { openPuzzle } from "./puzzles";
import { calmMotion, settings } from "./settings";
import { noteSolved, resembles } from "./solved";
import { toast } from "./toast";
import { useLatest } from "./useful";
import { useWords } from "./words";

export interface PuzzleProps {
  live: Live;
  state: State;
  puzzle: PuzzleNow;
}

const STEP = 1400; // ms between two touches of a solution that is shown

export const Puzzle: FunctionComponent<PuzzleProps> = ({ live, state, puzzle }) => {
  const w = useWords();
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null);
  const [told, setTold] = useState(false); // the solution was asked for
  const [showing, setShowing] = useState<string[] | null>(null); // touches that are still to be shown
  const { language } = settings();
  const begun = state.number > puzzle.start;
  const settled = live.waiting === 0 && !live.pending;

  const fail = (fault: unknown) => toast(fault instanceof Refused ? fault.message : w.unreachable);
  // The turn is played: it is judged, unless it was shown.
  useEffect(() => {
    if (!puzzle.over || told) return;
    let wanted = true;
    api.judgePuzzle(state.table, false).then((found) => {
      if (!wanted) return;
      setAnswer(found);
      if (found.right) noteSolved(puzzle.id);
    }, fail);
    return () => {
      wanted = false;
    };
  }, [puzzle.over, state.version, language]);
  useEffect(() => {
    if (!puzzle.over && !told) setAnswer(null);
  }, [puzzle.over, told]);

  const back = () => {
    live.putAway();
    if (begun) live.backTo(puzzle.start);
  };
  const again = () => {
    setAnswer(null);
    setTold(false);
    setShowing(null);
    back();
  };
  const show = async () => {
    try {
      const found = await api.judgePuzzle(state.table, true);
      setTold(true);
      setAnswer(found);
      setShowing(found.best?.touches ?? []);
      back();
    } catch (fault) {
      fail(fault);
    }
  };
  useShowing(live, state, puzzle, showing, setShowing);

  if (answer && (puzzle.over || told) && settled && !showing?.length) {
    return <Answer answer={answer} told={told} puzzle={puzzle} state={state} again={again} show={() => void show()} />;
  }
  return (
    <FootPill class="puzzle-pill" label={w.puzzleNumber({ n: puzzle.number })}>
      <Icon name="lantern" size={20} />
      <p aria-live="polite">
        {showing?.length ? w.puzzleShowing : puzzle.over ? w.puzzleJudging : w.puzzleAsks}{" "}
        <small>
          {w.puzzleNumber({ n: puzzle.number })} · {w.puzzleLevels[`l${puzzle.difficulty as 1 | 2 | 3}`]}
          {puzzle.variant && ` · ${puzzle.variant}`}
        </small>
      </p>
      <span class="ways">
        {begun && !showing?.length && (
          <button type="button" class="tool" onClick={again}>
            {w.puzzleAgain}
          </button>
        )}
        {!showing?.length && (
          <button type="button" class="tool" onClick={() => void show()}>
            {w.puzzleShow}
          </button>
        )}
        <a class="tool" href="/puzzles">
          {w.puzzles}
        </a>
      </span>
    </FootPill>
  );
};

/** Plays what is to be shown, touch by touch, from the beginning of the puzzle. */
function useShowing(
  live: Live,
  state: State,
  puzzle: PuzzleNow,
  showing: string[] | null,
  set: (rest: string[] | null) => void,
): void {
  const now = useLatest({ state, showing });
  const key = showing?.join(" ") ?? "";
  useEffect(() => {
    if (!showing?.length) return undefined;
    const timer = setInterval(
      () => {
        const { state, showing } = now.current;
        if (!showing?.length || live.pending || live.waiting) return;
        const [next, ...rest] = showing;
        if (!state.touches.some((touch) => touch.name === next)) return;
        live.touch(next);
        set(rest);
      },
      calmMotion() || settings().pace === "off" ? 300 : STEP,
    );
    return () => clearInterval(timer);
  }, [key, puzzle.id]);
}

interface AnswerProps {
  answer: PuzzleAnswer;
  told: boolean;
  puzzle: PuzzleNow;
  state: State;
  again: () => void;
  show: () => void;
}

function Answer({ answer, told, puzzle, state, again, show }: AnswerProps) {
  const w = useWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const { right, yours, best, wrong } = answer;
  const like = wrong.some((way) => resembles(way.touches, yours.touches));
  const title = told ? w.puzzleSolution : right ? w.puzzleRight : w.puzzleWrong;
  return (
    <section
      ref={box}
      class="puzzle-answer"
      data-right={right || undefined}
      tabIndex={-1}
      role="dialog"
      aria-modal="false"
      aria-labelledby="puzzle-answer"
    >
      <h2 id="puzzle-answer">
        <Icon name={right ? "tick" : "close"} size={20} />
        {title}
      </h2>
      <div class="said">
        {!told && <Way way={yours} title={w.puzzleYours} />}
        {best && (told || best.words !== yours.words) && <Way way={best} title={w.puzzleBest} />}
        {wrong.length > 0 && <h3>{right ? w.puzzleTempting : like ? w.puzzleLike : w.puzzleOther}</h3>}
        {wrong.map((way) => (
          <Way key={way.words} way={way} title="" />
        ))}
        <p class="sub">{w.puzzleMeasured}</p>
      </div>
      <div class="ways">
        <button type="button" class={right ? "btn" : "btn primary"} onClick={again}>
          {w.puzzleAgain}
        </button>
        <button type="button" class="btn" onClick={show}>
          {w.puzzleShow}
        </button>
        <a class="btn" href="/puzzles">
          {w.puzzles}
        </a>
        <button
          type="button"
          class={right ? "btn primary" : "btn"}
          onClick={() => void openPuzzle(state.game, puzzle.next)}
        >
          {w.puzzleNext}
        </button>
      </div>
    </section>
  );
}

/** A turn in the narrator's words, and why it is good or bad. */
function Way({ way, title }: { way: PuzzleWay; title: string }) {
  return (
    <div class="puzzle-way">
      <p>
        {title && <b>{title} </b>}
        {way.words}
      </p>
      <p class="why">
        {way.gains} {way.ends}
      </p>
    </div>
  );
}
