// A finished game looked at by a bot: how good everybody's chances were, turn by turn, and what decided it.

import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { chapters, LineChart } from "./charts";
import { Icon } from "./icons";
import type { Analysis, AnalysisProgress, Film } from "./protocol";
import { SeatShape } from "./seats";
import { useSettings } from "./settings";
import { sentence, signed, useWords } from "./words";

const POLL = 1000; // ms from one question to the next
const SWINGS = 3;

interface AnalysisProps {
  table: string;
  film: Film;
  at: number;
  go: (number: number) => void;
}

/** A button, then how far it has come, then the curve and the swings. */
export function AnalysisPanel({ table, film, at, go }: AnalysisProps) {
  const w = useWords();
  const { found, error, asked, ask } = useAnalysis(table);
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
      {isDone(found) && <Found analysis={found} film={film} at={at} go={go} />}
    </section>
  );
}

function isDone(found: Analysis | AnalysisProgress | null): found is Analysis {
  return found !== null && "turns" in found;
}

/** Asks until the answer is there, and again in another language. */
function useAnalysis(table: string) {
  const { language } = useSettings();
  const [found, set] = useState<Analysis | AnalysisProgress | null>(null);
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
        if (!isDone(answer)) timer = setTimeout(() => void look(), POLL);
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

function Progress({ done, of }: AnalysisProgress) {
  const w = useWords();
  return (
    <div class="progress" role="status">
      <p>{of ? w.analysing({ done, of }) : w.loading}</p>
      <progress value={of ? done : undefined} max={of || undefined} aria-label={w.analysis} />
    </div>
  );
}

interface FoundProps {
  analysis: Analysis;
  film: Film;
  at: number;
  go: (number: number) => void;
}

function Found({ analysis, film, at, go }: FoundProps) {
  const w = useWords();
  const points = analysis.turns.map((turn) => ({ number: turn.number, values: turn.expected }));
  const names = [...film.seats.map((seat) => seat.name), ...film.others];
  const swings = analysis.swings.slice(0, SWINGS);
  const now = analysis.turns.filter((turn) => turn.number <= at).at(-1);
  return (
    <>
      <p class="sub">{w.chances}</p>
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
          {now.expected.map((chance, seat) => (
            <span key={seat} class="num" title={names[seat]}>
              <SeatShape seat={seat} size={16} label={names[seat]} />
              <b>{percent(chance)}</b>
            </span>
          ))}
        </p>
      )}
      <h3>{w.swings}</h3>
      {swings.length === 0 && <p class="sub">{w.noSwings}</p>}
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
                <b>{w.swing({ points: signed(-Math.abs(swing.loss)), name: names[swing.seat] ?? "" })}</b>
                <span class="line">
                  {w.played} {sentence(swing.played)}
                </span>
                <span class="line">
                  {w.better} {sentence(swing.better)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
