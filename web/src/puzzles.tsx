// All puzzles, by game and difficulty, the one of the day above them.

import { useState } from "preact/hooks";
import { api, knownGames, Refused } from "./api";
import { Choice, Message } from "./controls";
import { Icon } from "./icons";
import type { GameInfo, PuzzleLine } from "./protocol";
import "./puzzle.css";
import { navigate } from "./router";
import { FRIENDLY_NAME, settings, useSettings } from "./settings";
import { solved } from "./solved";
import { TextPage } from "./text-page";
import { toast } from "./toast";
import { useLoaded } from "./useful";
import { sentence, useWords, type Words, words } from "./words";

const LEVELS = [1, 2, 3] as const;

interface Filter {
  game: string; // "" for all of them
  level: number; // 0 for all of them
  open: boolean; // only what is not solved yet
}

// Who comes back from a puzzle finds the list as it was left.
let left: Filter = { game: "", level: 0, open: false };

/** The game whose puzzles a link leads to; empty for all of them. */
const asked = () => location.hash.slice(1);

/** A table for a puzzle, and there. */
export async function openPuzzle(game: string, name: string): Promise<void> {
  try {
    navigate((await api.openPuzzle(game, name, { name: settings().name || FRIENDLY_NAME })).invite);
  } catch (fault) {
    toast(fault instanceof Refused ? fault.message : words().unreachable);
  }
}

export function PuzzlesPage() {
  const w = useWords();
  const { language } = useSettings();
  const found = useLoaded(() => Promise.all([api.puzzles(), knownGames()]), [language]);
  const [busy, setBusy] = useState(false);
  const [filter, setFilter] = useState(() => (asked() ? { ...left, game: asked() } : left));
  if (found.error) return <Message icon="warning" text={found.error} retry={found.again} />;
  if (!found.value) return <Message text={w.loading} />;
  const [{ today, puzzles }, known] = found.value;
  const done = solved();
  const open = (puzzle: PuzzleLine) => {
    setBusy(true);
    void openPuzzle(puzzle.game, puzzle.name).then(() => setBusy(false));
  };
  const choose = (change: Partial<Filter>) => {
    left = { ...filter, ...change };
    setFilter(left);
  };
  const games = known.filter((game) => puzzles.some((puzzle) => puzzle.game === game.name));
  const chosen = games.some((game) => game.name === filter.game) ? filter.game : "";
  const daily = puzzles.find((puzzle) => puzzle.id === today);
  const title = (game: string) => known.find((one) => one.name === game)?.title ?? game;
  const shown = puzzles.filter(
    (puzzle) =>
      (!chosen || puzzle.game === chosen) &&
      (!filter.level || puzzle.difficulty === filter.level) &&
      !(filter.open && done.has(puzzle.id)),
  );
  if (puzzles.length === 0) {
    return (
      <TextPage title={w.puzzles} accent="red">
        <p>{w.puzzlesNone}</p>
      </TextPage>
    );
  }
  return (
    <TextPage title={w.puzzles} accent="red">
      <p>{w.puzzlesIntro}</p>
      {daily && (
        <section class="puzzle-day" aria-labelledby="puzzle-day">
          <Icon name="lantern" size={30} />
          <span class="what">
            <b id="puzzle-day">{w.puzzleOfTheDay}</b>
            <small>
              {title(daily.game)} · {about(daily, w)} · {w.puzzleLevels[`l${daily.difficulty as 1 | 2 | 3}`]}
              {done.has(daily.id) && ` · ${w.puzzleSolved}`}
            </small>
          </span>
          <button type="button" class="btn primary" disabled={busy} onClick={() => open(daily)}>
            {done.has(daily.id) ? w.puzzleOnceMore : w.puzzleSolve}
          </button>
        </section>
      )}
      <div class="puzzle-filter">
        <Choice
          label={w.puzzlesGame}
          value={chosen}
          values={[
            { value: "", label: w.puzzlesAllGames },
            ...games.map((one) => ({ value: one.name, label: one.title })),
          ]}
          choose={(game) => choose({ game })}
        />
        <Choice
          label={w.puzzlesDifficulty}
          value={filter.level}
          values={[
            { value: 0, label: w.puzzlesAllLevels },
            ...LEVELS.map((level) => ({ value: level as number, label: sentence(w.puzzleLevels[`l${level}`]) })),
          ]}
          choose={(level) => choose({ level })}
        />
        <Choice
          label={w.puzzlesWhich}
          value={filter.open}
          values={[
            { value: false, label: w.puzzlesAll },
            { value: true, label: w.puzzlesOpen },
          ]}
          choose={(open) => choose({ open })}
        />
      </div>
      {shown.length === 0 && (
        <p class="puzzle-empty" role="status">
          <Icon name="tick" size={18} /> {w.puzzlesAllSolved}{" "}
          <button type="button" class="tool" onClick={() => choose({ game: "", level: 0, open: false })}>
            {w.showAll}
          </button>
        </p>
      )}
      {games
        .filter((game) => shown.some((puzzle) => puzzle.game === game.name))
        .map((game) => (
          <OfGame
            key={game.name}
            game={game}
            puzzles={puzzles.filter((puzzle) => puzzle.game === game.name)}
            shown={shown.filter((puzzle) => puzzle.game === game.name)}
            done={done}
            busy={busy}
            open={open}
          />
        ))}
    </TextPage>
  );
}

/** "Summer of year 2 · Night · 4 players" */
function about(puzzle: PuzzleLine, w: Words): string {
  return [puzzle.where, ...(puzzle.variant ? [puzzle.variant] : []), w.puzzleSeats({ n: puzzle.seats })].join(" · ");
}

/** "Puzzle 3, Summer of year 2 · 4 players, solved" */
function named(puzzle: PuzzleLine, done: boolean, w: Words): string {
  return [w.puzzleNumber({ n: puzzle.number }), about(puzzle, w), ...(done ? [w.puzzleSolved] : [])].join(", ");
}

interface OfGameProps {
  game: GameInfo;
  puzzles: PuzzleLine[];
  shown: PuzzleLine[];
  done: Set<string>;
  busy: boolean;
  open: (puzzle: PuzzleLine) => void;
}

function OfGame({ game, puzzles, shown, done, busy, open }: OfGameProps) {
  const w = useWords();
  const count = puzzles.filter((puzzle) => done.has(puzzle.id)).length;
  const next = shown.find((puzzle) => !done.has(puzzle.id));
  return (
    <section class="puzzle-game" data-game={game.accent} aria-labelledby={`puzzles-${game.name}`}>
      <div class="head">
        <h2 id={`puzzles-${game.name}`}>{game.title}</h2>
        <span class="progress">
          <progress max={puzzles.length} value={count} aria-hidden="true" />
          {w.puzzlesProgress({ n: count, of: puzzles.length })}
        </span>
        {next && (
          <button type="button" class="btn" disabled={busy} onClick={() => open(next)}>
            {count ? w.puzzlesGoOn({ n: next.number }) : w.puzzlesBegin({ n: next.number })}
          </button>
        )}
      </div>
      {LEVELS.filter((level) => shown.some((puzzle) => puzzle.difficulty === level)).map((level) => (
        <div class="puzzle-level" key={level}>
          <h3>{sentence(w.puzzleLevels[`l${level}`])}</h3>
          <ul>
            {shown
              .filter((puzzle) => puzzle.difficulty === level)
              .map((puzzle) => (
                <li key={puzzle.id}>
                  <button
                    type="button"
                    class={done.has(puzzle.id) ? "puzzle-button done" : "puzzle-button"}
                    disabled={busy}
                    title={about(puzzle, w)}
                    onClick={() => open(puzzle)}
                  >
                    <span class="hidden">{named(puzzle, done.has(puzzle.id), w)}</span>
                    <b aria-hidden="true">{puzzle.number}</b>
                    {done.has(puzzle.id) ? (
                      <Icon name="tick" size={16} />
                    ) : (
                      <small aria-hidden="true">
                        <Icon name="person" size={12} />
                        {puzzle.seats}
                      </small>
                    )}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
