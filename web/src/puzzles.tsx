// All puzzles, by game and difficulty, the one of the day above them.

import { useState } from "preact/hooks";
import { api, knownGames, Refused } from "./api";
import { Message } from "./controls";
import { Icon } from "./icons";
import type { GameInfo, PuzzleLine } from "./protocol";
import "./puzzle.css";
import { navigate } from "./router";
import { FRIENDLY_NAME, settings, useSettings } from "./settings";
import { solved } from "./solved";
import { TextPage } from "./text-page";
import { toast } from "./toast";
import { useLoaded } from "./useful";
import { useWords, type Words, words } from "./words";

const LEVELS = [1, 2, 3] as const;

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
  if (found.error) return <Message icon="warning" text={found.error} retry={found.again} />;
  if (!found.value) return <Message text={w.loading} />;
  const [{ today, puzzles }, games] = found.value;
  const done = solved();
  const open = (puzzle: PuzzleLine) => {
    setBusy(true);
    void openPuzzle(puzzle.game, puzzle.name).then(() => setBusy(false));
  };
  const daily = puzzles.find((puzzle) => puzzle.id === today);
  const title = (game: string) => games.find((one) => one.name === game)?.title ?? game;
  return (
    <TextPage title={w.puzzles} accent="red">
      <p>{puzzles.length ? w.puzzlesIntro : w.puzzlesNone}</p>
      {daily && (
        <section class="puzzle-day" aria-labelledby="puzzle-day">
          <Icon name="lantern" size={30} />
          <span class="what">
            <b id="puzzle-day">{w.puzzleOfTheDay}</b>
            <small>
              {title(daily.game)} · {w.puzzleLevels[`l${daily.difficulty as 1 | 2 | 3}`]} · {daily.where}
              {done.has(daily.id) && ` · ${w.puzzleSolved}`}
            </small>
          </span>
          <button type="button" class="btn primary" disabled={busy} onClick={() => open(daily)}>
            {done.has(daily.id) ? w.puzzleOnceMore : w.puzzleSolve}
          </button>
        </section>
      )}
      {games
        .filter((game) => puzzles.some((puzzle) => puzzle.game === game.name))
        .map((game) => (
          <OfGame
            key={game.name}
            game={game}
            puzzles={puzzles.filter((puzzle) => puzzle.game === game.name)}
            done={done}
            busy={busy}
            open={open}
          />
        ))}
    </TextPage>
  );
}

/** "Puzzle 3, Summer of year 2, 4 players, solved" */
function named(puzzle: PuzzleLine, done: boolean, w: Words): string {
  const said = [w.puzzleNumber({ n: puzzle.number }), puzzle.where, w.puzzleSeats({ n: puzzle.seats })];
  return [...said, ...(done ? [w.puzzleSolved] : [])].join(", ");
}

interface OfGameProps {
  game: GameInfo;
  puzzles: PuzzleLine[];
  done: Set<string>;
  busy: boolean;
  open: (puzzle: PuzzleLine) => void;
}

function OfGame({ game, puzzles, done, busy, open }: OfGameProps) {
  const w = useWords();
  const count = puzzles.filter((puzzle) => done.has(puzzle.id)).length;
  return (
    <section class="puzzle-game" data-game={game.accent} aria-labelledby={`puzzles-${game.name}`}>
      <h2 id={`puzzles-${game.name}`}>
        <span>{game.title}</span> <small>{w.puzzlesDone({ n: count, of: puzzles.length })}</small>
      </h2>
      {LEVELS.filter((level) => puzzles.some((puzzle) => puzzle.difficulty === level)).map((level) => (
        <div class="puzzle-level" key={level}>
          <h3>{w.puzzleLevels[`l${level}`]}</h3>
          <ul>
            {puzzles
              .filter((puzzle) => puzzle.difficulty === level)
              .map((puzzle) => (
                <li key={puzzle.id}>
                  <button
                    type="button"
                    class={done.has(puzzle.id) ? "puzzle-button done" : "puzzle-button"}
                    disabled={busy}
                    title={puzzle.where}
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
