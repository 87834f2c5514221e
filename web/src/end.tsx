// The end: who won, the count unfolding line by line, and two charts.

import { useEffect, useState } from "preact/hooks";
import { useAnnounced } from "./announcer";
import { api } from "./api";
import { coloured, type Source, SourcesChart, Swatch, TimeChart } from "./charts";
import { EndPlace } from "./end-place";
import { Icon } from "./icons";
import type { GameInfo, ScoreLine, Seat, State } from "./protocol";
import { navigate } from "./router";
import { SeatShape } from "./seats";
import { calmMotion, useSettings } from "./settings";
import { useLoaded } from "./useful";
import { listed, useWords, type Words } from "./words";

const UNFOLD = 700;

interface EndProps {
  state: State;
  game: GameInfo | undefined;
  rematch: () => void;
  /** somebody speaks of the count already: it does not unfold any more */
  told: boolean;
}

export function EndPanel({ state, game, rematch, told }: EndProps) {
  const w = useWords();
  const again = useRematch(state, rematch);
  const { language } = useSettings();
  const film = useLoaded(() => api.film(state.table), [state.table, language]);
  const { breakdown } = state;
  const lines = countedLines(game?.scoring ?? [], breakdown);
  const unfolding = useUnfolding(lines.length, told);
  const done = unfolding.shown > lines.length;
  const names = [...state.seats.map((seat) => seat.name), ...state.others];
  const won = state.viewer !== null && state.winners.includes(state.viewer) && state.winners.length === 1;
  const verdict = won ? w.youWin : winsWords(w, state.winners, names);
  useAnnounced(done ? verdict : "", "question");

  return (
    <section class="end" data-count={done ? "done" : "running"} aria-label={w.gameOver}>
      <header>
        <EndPlace game={state.game} winners={done ? state.winners : []} seats={state.seats.length} />
        <h2 class="verdict" id="z-verdict">
          {done ? verdict : w.gameOver}
        </h2>
        <span class="doing">
          {!done && lines.length > 0 && (
            <button type="button" class="btn plain" onClick={unfolding.finish}>
              <Icon name="skip" size={16} />
              {w.showAll}
            </button>
          )}
          {state.rematch ? (
            <a class="btn primary" href={state.rematch}>
              <Icon name="again" size={16} />
              {w.goToRematch}
            </a>
          ) : (
            state.viewer !== null && (
              <button type="button" class="btn primary" onClick={again}>
                <Icon name="again" size={16} />
                {w.rematch}
              </button>
            )
          )}
          <a class="btn" href={`/t/${state.table}/replay`}>
            <Icon name="film" size={16} />
            {w.watchReplay}
          </a>
          <a class="btn" href={api.recordAddress(state.table)} download>
            <Icon name="download" size={16} />
            {w.downloadRecord}
          </a>
        </span>
      </header>
      {lines.length > 0 && (
        <>
          <div>
            <h3>{w.count}</h3>
            <Count lines={lines} breakdown={breakdown} names={names} shown={unfolding.shown} zone="z-count" />
          </div>
          <div class={done ? "charts" : "charts waits"}>
            <h3>{w.pointSources}</h3>
            <SourcesChart label={w.pointSources} names={names} lines={lines} breakdown={breakdown} />
            {film.value && (
              <>
                <h3 class="second">
                  {w.overTime} <small>{w.overTimeNote}</small>
                </h3>
                <TimeChart label={w.overTime} frames={film.value.frames} seats={names.length} />
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface ResultProps {
  winners: Seat[];
  names: string[];
  scoring: ScoreLine[];
  breakdown: Record<string, number>[];
}

/** The count of a game that is looked back at: all of it at once. */
export function Result({ winners, names, scoring, breakdown }: ResultProps) {
  const w = useWords();
  const lines = countedLines(scoring, breakdown);
  return (
    <section class="end" aria-label={w.gameOver}>
      <header>
        <h2 class="verdict">
          {winners.map((seat) => (
            <SeatShape key={seat} seat={seat} size={26} />
          ))}
          {winsWords(w, winners, names)}
        </h2>
      </header>
      <div>
        <h3>{w.count}</h3>
        <Count lines={lines} breakdown={breakdown} names={names} shown={Infinity} />
      </div>
      <div class="charts">
        <h3>{w.pointSources}</h3>
        <SourcesChart label={w.pointSources} names={names} lines={lines} breakdown={breakdown} />
      </div>
    </section>
  );
}

/** Whoever asks for another game is taken there; the others get a link. */
function useRematch(state: State, rematch: () => void): () => void {
  const [asked, ask] = useState(false);
  useEffect(() => {
    if (asked && state.rematch) navigate(state.rematch);
  }, [asked, state.rematch]);
  return () => {
    ask(true);
    rematch();
  };
}

/** Lines that are zero for everybody are not worth a row. */
export function countedLines(scoring: ScoreLine[], breakdown: Record<string, number>[]): Source[] {
  return coloured(scoring).filter((line) => breakdown.some((one) => one[line.id]));
}

interface CountProps {
  lines: Source[];
  breakdown: Record<string, number>[];
  names: string[];
  shown: number;
  /** how its rows are found: this name, and that of the line */
  zone?: string;
}

export function Count({ lines, breakdown, names, shown, zone }: CountProps) {
  const w = useWords();
  const rowClass = (i: number) => (i < shown - 1 ? "" : i === shown - 1 ? "fresh" : "waits");
  const totals = breakdown.map((one) => lines.slice(0, shown).reduce((total, line) => total + (one[line.id] ?? 0), 0));
  return (
    <table class="count">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{w.count}</span>
          </th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              <SeatShape seat={seat} size={16} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={line.id} id={zone && `${zone}-${line.id}`} class={rowClass(i)}>
            <th scope="row">
              <Swatch line={line} />
              {line.label}
            </th>
            {breakdown.map((one, seat) => {
              const value = one[line.id] ?? 0;
              return (
                <td key={seat} class={value < 0 ? "minus" : value ? "" : "none"}>
                  {signed(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.total}</th>
          {totals.map((total, seat) => (
            <td key={seat}>{total < 0 ? signed(total) : total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** How many lines are unfolded; one more than there are once the verdict is out. Any key or click hurries it. */
function useUnfolding(lines: number, told: boolean): { shown: number; finish: () => void } {
  const [unfolded, set] = useState(calmMotion() ? Infinity : 0);
  const shown = told ? Infinity : unfolded;
  const finish = () => set(Infinity);
  useEffect(() => {
    if (!lines || shown > lines) return undefined;
    const timer = setTimeout(() => set(shown + 1), UNFOLD);
    addEventListener("keydown", finish);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", finish);
    };
  }, [lines, shown]);
  return { shown, finish };
}

function winsWords(w: Words, winners: Seat[], names: string[]): string {
  return w.wins({ count: winners.length, names: listed(winners.map((seat) => names[seat])) });
}
