// A finished game looked at by a bot: how good everybody's chances were, turn by turn, and what decided it.

import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { chapters, LineChart } from "./charts";
import { differing } from "./differing";
import { Icon } from "./icons";
import type { Analysis, Film, Swing } from "./protocol";
import { SeatShape } from "./seats";
import { useSettings } from "./settings";
import { sentence, useWords } from "./words";

const POLL = 1000; // ms from one question to the next,
const FIRST_POLL = 250; // and as long as there is no curve
const SWINGS = 3;
const [LITTLE, MUCH] = [3, 8]; // points from where a turn cost more than a little, and very much

/** What is known of an analysis: nothing until it is asked for, then the curve at once, and more and more. */
export interface Looking {
  found: Analysis | null;
  error: string;
  asked: boolean;
  ask: () => void;
}

interface AnalysisProps {
  looking: Looking;
  film: Film;
  at: number;
  go: (number: number) => void;
  imagine: (swing: Swing) => void;
}

/** A button, then the curve as a first estimate, which grows better, and the swings. */
export function AnalysisPanel({ looking, film, at, go, imagine }: AnalysisProps) {
  const w = useWords();
  const { found, error, asked, ask } = looking;
  return (
    <section class="zone analysis" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{w.analysis}</h2>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {!asked && (
        <button type="button" class="btn" onClick={ask}>
          <Icon name="chart" size={16} />
          {error ? w.retry : w.analyse}
        </button>
      )}
      {asked && !isDone(found) && <Progress done={found?.done ?? 0} of={found?.of ?? 0} />}
      {found && found.turns.length > 0 && <Found {...{ found, film, at, go, imagine }} />}
    </section>
  );
}

function isDone(found: Analysis | null): boolean {
  return found !== null && found.of > 0 && found.done === found.of;
}

/** Asks until every turn is judged, and again in another language. */
export function useAnalysis(table: string): Looking {
  const { language } = useSettings();
  const [found, set] = useState<Analysis | null>(null);
  const [error, fail] = useState("");
  const [asked, ask] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    let timer = 0;
    let current = true;
    const look = async () => {
      try {
        const answer = await api.analysis(table);
        if (!current) return;
        set(answer);
        if (!isDone(answer)) timer = setTimeout(() => void look(), answer.turns.length ? POLL : FIRST_POLL);
      } catch (fault) {
        if (!current) return;
        fail(fault instanceof Error ? fault.message : String(fault));
        ask(false);
      }
    };
    fail("");
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, table, language]);
  return { found, error, asked, ask: () => ask(true) };
}

function Progress({ done, of }: { done: number; of: number }) {
  const w = useWords();
  return (
    <div class="progress">
      <p class="sub">{of ? w.analysing({ done, of }) : w.loading}</p>
      <progress value={of ? done : undefined} max={of || undefined} aria-label={w.analysis} />
    </div>
  );
}

interface FoundProps {
  found: Analysis;
  film: Film;
  at: number;
  go: (number: number) => void;
  imagine: (swing: Swing) => void;
}

function Found({ found, film, at, go, imagine }: FoundProps) {
  const w = useWords();
  const points = found.turns.map((turn) => ({ number: turn.number, values: turn.expected }));
  const names = [...film.seats.map((seat) => seat.name), ...film.others];
  const swings = found.swings.slice(0, SWINGS);
  const now = found.turns.filter((turn) => turn.number <= at).at(-1);
  return (
    <>
      <p class="sub">{isDone(found) ? w.chances : w.firstEstimate}</p>
      <LineChart
        label={w.chances}
        points={points}
        seats={film.seats.length}
        low={0}
        high={1}
        step={0.25}
        format={percent}
        last={film.frames[film.frames.length - 1].number}
        rules={chapters(film.frames)}
        at={at}
        choose={go}
      />
      {now && (
        <p class="sub chances">
          <span>{now.sure ? now.words : w.estimateAt({ turn: now.words })}</span>
          {now.expected.map((chance, seat) => (
            <span key={seat} class="num" title={names[seat]}>
              <SeatShape seat={seat} size={16} label={names[seat]} />
              <b>{percent(chance)}</b>
            </span>
          ))}
        </p>
      )}
      {(swings.length > 0 || isDone(found)) && <h3>{isDone(found) ? w.swings : w.swingsSoFar}</h3>}
      {swings.length === 0 && isDone(found) && <p class="sub">{w.noSwings}</p>}
      <ol class="swings">
        {swings.map((swing) => (
          <li key={swing.number}>
            <a
              href={`#${swing.number}`}
              aria-current={swing.number === at ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(swing.number);
              }}
            >
              <SeatShape seat={swing.seat} size={16} />
              <span>
                <b>{heading(swing, names, w)}</b>
                <span class="line" title={sentence(swing.played)}>
                  {w.played} <Differing said={swing.played} other={swing.better} />
                </span>
                <span class="line" title={sentence(swing.better)}>
                  {w.better} <Differing said={swing.better} other={swing.played} />
                </span>
                {swing.why && <span class="line why">{swing.why}</span>}
              </span>
            </a>
            <button type="button" class="tool" onClick={() => imagine(swing)}>
              <Icon name="play" size={16} />
              {w.showWay}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function heading(swing: Swing, names: string[], w: ReturnType<typeof useWords>): string {
  // A search as short as that knows no figure to rely on.
  const cost = swing.loss < LITTLE ? "little" : swing.loss < MUCH ? "some" : "much";
  return w.swing({ name: names[swing.seat] ?? "", turn: swing.words, cost });
}

/** What the bot would have done otherwise in the turn that is shown. */
export function swingAt(found: Analysis | null, at: number): Swing | null {
  return found?.swings.find((one) => one.number <= at && at < one.end) ?? null;
}

interface VerdictProps {
  swing: Swing;
  names: string[];
  /** beside the board; otherwise it lies over it, and can be put away */
  stands: boolean;
  /** play it on the board; nothing while it is played there */
  imagine: ((swing: Swing) => void) | null;
}

/** What a bot says of the turn that is shown. */
export function Verdict({ swing, names, stands, imagine }: VerdictProps) {
  const w = useWords();
  const [open, set] = useState(true);
  if (!open) return null;
  return (
    <section class={stands ? "zone verdict-of-turn" : "bar hinted-bar verdict-of-turn"} aria-label={w.analysis}>
      <div>
        <b>{heading(swing, names, w)}</b>
        <p title={sentence(swing.better)}>
          {w.better} <Differing said={swing.better} other={swing.played} />
        </p>
        {swing.why && <p class="why">{swing.why}</p>}
        {imagine && (
          <button type="button" class="btn" onClick={() => imagine(swing)}>
            <Icon name="play" size={16} />
            {w.showWay}
          </button>
        )}
      </div>
      {!stands && (
        <button type="button" class="tool" aria-label={w.close} onClick={() => set(false)}>
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  );
}

/** A turn beside another: what is only in this one stands out. */
function Differing({ said, other }: { said: string; other: string }) {
  const parts = differing(sentence(said), sentence(other));
  return (
    <>
      {parts.map(({ text, differs }, at) => (
        <Fragment key={at}>{differs && parts.length > 1 ? <b>{text}</b> : text}</Fragment>
      ))}
    </>
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
