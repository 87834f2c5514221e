// The tables of this browser: who plays there, whose turn it is, who won, and when something last happened.

import { useState } from "preact/hooks";
import { api, Refused } from "./api";
import { Waiting } from "./controls";
import { Icon } from "./icons";
import { lessonAt, noteGame } from "./progress";
import type { GameInfo, TableLine } from "./protocol";
import { freeLook, SeatShape } from "./seats";
import { settings } from "./settings";
import { toast } from "./toast";
import type { Loaded } from "./useful";
import { ago, listed, sentence, useWords, type Words } from "./words";

const FEW = 5;

export function YourTables({ tables, games }: { tables: Loaded<TableLine[]>; games: Loaded<GameInfo[]> }) {
  const w = useWords();
  const [all, showAll] = useState(false);
  const ready = games.value || games.error ? tables.value : null; // a line begins with its game's title
  const lines = (ready ?? []).filter((line) => !line.removed);
  const removed = (ready ?? []).filter((line) => line.removed);
  const gameOf = (line: TableLine) => games.value?.find((game) => game.name === line.game);
  const forget = async (line: TableLine) => {
    const left = await api.forget(line.table);
    if (left) toast(w.othersAsked({ wishes: left.wishes, of: left.of }));
  };
  const settle = async (what: Promise<void>) => {
    try {
      await what;
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
    }
    tables.again();
  };
  return (
    <section class="panel small" id="z-mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{w.yourTables}</h2>
      {!ready && <Waiting loaded={tables} />}
      {ready && lines.length === 0 && <p class="sub">{w.noTables}</p>}
      <ol>
        {lines.slice(0, all ? undefined : FEW).map((line) => (
          <TableRow
            key={line.table}
            line={line}
            game={gameOf(line)}
            forget={() => void settle(forget(line))}
            keep={() => void settle(api.keep(line.table))}
          />
        ))}
      </ol>
      {!all && lines.length > FEW && (
        <button type="button" class="tool" onClick={() => showAll(true)}>
          {w.showMore} ({lines.length})
        </button>
      )}
      {removed.length > 0 && (
        <details class="folded">
          <summary>{w.removedTables({ count: removed.length })}</summary>
          <ol>
            {removed.map((line) => (
              <li key={line.table} class="tb gone" data-game={gameOf(line)?.accent}>
                <span class="gm">{gameOf(line)?.title ?? sentence(line.game)}</span>
                <span class="ln">{line.notice}</span>
                <button type="button" class="btn" onClick={() => void settle(api.restore(line.table))}>
                  {w.bringBack}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** Whose turn it is and where the game stands, or how it ended. */
function Standing({ line, opponent }: { line: TableLine; opponent: string }) {
  const w = useWords();
  if (line.over) {
    const scores = [...line.scores].sort((a, b) => b - a).join(w.scoreJoin);
    return <b>{w.finished({ who: winner(line, opponent, w), scores })}</b>;
  }
  const free = line.seats.filter((seat) => seat.kind === "open").length;
  const actor = line.actor === null ? undefined : line.seats[line.actor];
  const said = line.yourTurn ? w.yourTurn : free ? w.openSeats({ n: free }) : actor && w.turnOf({ name: actor.name });
  return (
    <span>
      <b>{said}</b> {line.where}
    </span>
  );
}

/** Who has the most points. Where several have them, a rule may break the tie: the table itself says so. */
function winner({ scores, seats, seat }: TableLine, opponent: string, w: Words): string {
  const best = scores.flatMap((score, i) => (score === Math.max(...scores) ? [i] : []));
  if (best.length === 1 && best[0] === seat) return w.youWin;
  const names = best.map((i) => (i === seat ? w.you : (seats[i]?.name ?? opponent)));
  return sentence(best.length === 1 ? w.wins({ count: 1, names: listed(names) }) : w.level({ names: listed(names) }));
}

function TableRow({
  line,
  game,
  forget,
  keep,
}: {
  line: TableLine;
  game: GameInfo | undefined;
  forget: () => void;
  keep: () => void;
}) {
  const w = useWords();
  const [asking, ask] = useState(false);
  const against = line.seats.length === 1 ? game?.alone?.opponent : undefined;
  const lesson = game?.lessons.find((one) => one.name === lessonAt(line.table));
  const drop = () => {
    ask(false);
    forget();
  };
  return (
    <li class={line.yourTurn ? "tb yours" : "tb"} data-game={game?.accent}>
      <a href={line.link} onClick={() => noteGame(line.game)}>
        <span class="gm">
          {game?.title ?? sentence(line.game)}
          {lesson && <small>{w.lessonAt({ title: lesson.title })}</small>}
        </span>
        <span class="ln">
          <Standing line={line} opponent={game?.alone?.opponent ?? ""} />
          {line.notice && <small class="going">{line.notice}</small>}
          <span class="wh">
            {line.seats.map((seat, i) => (
              <span key={i} class={i === line.actor ? "acts" : undefined}>
                <SeatShape seat={i} look={seat.look} size={16} />
                {i === line.seat ? w.you : seat.name || w.freeSeat}
              </span>
            ))}
            {against && (
              <span>
                <SeatShape seat={line.seats.length} look={freeLook(line.seats)} masked size={16} />
                {against}
              </span>
            )}
          </span>
        </span>
        <time dateTime={line.updated} title={new Date(line.updated).toLocaleString(settings().language)}>
          {ago(line.updated)}
        </time>
        <Icon name="chev" size={16} />
      </a>
      {line.seat !== null && line.seats[line.seat].wishesEnd ? (
        <button type="button" class="btn" onClick={keep}>
          {w.keepGame}
        </button>
      ) : asking ? (
        <>
          <button type="button" class="btn" onClick={drop}>
            {w.forget}
          </button>
          <button type="button" class="drop" aria-label={w.cancel} onClick={() => ask(false)}>
            <Icon name="undo" size={16} />
          </button>
        </>
      ) : (
        <button type="button" class="drop" aria-label={w.forget} title={w.forget} onClick={() => ask(true)}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}
