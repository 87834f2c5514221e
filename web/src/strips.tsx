// The seats, folded to a line each.

import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { GameView, Language, Seat, SeatInfo } from "./protocol";
import { SeatShape } from "./seats";
import { useWords } from "./words";

interface StripsProps {
  seats: SeatInfo[];
  scores: number[];
  view: GameView;
  module: GameModule;
  language: Language;
  viewer: Seat | null;
  shown: Seat;
  open: (seat: Seat) => void;
  /** opponents that the rules play: counted after the seats */
  others: string[];
  /** in a replay nobody thinks and nobody is away */
  still?: boolean;
}

export function Strips({ seats, scores, view, module, language, viewer, shown, open, others, still }: StripsProps) {
  const w = useWords();
  return (
    <section class="strips" id="z-seats" aria-label={w.seats}>
      {seats.map((info, seat) => {
        const turn = view.actor === seat;
        const mine = viewer === seat;
        const name = info.name || w.freeSeat;
        const away = !still && info.kind === "human" && !info.here && !mine;
        return (
          <button
            key={seat}
            type="button"
            class={`strip${turn ? " turn" : ""}${shown === seat && !mine && viewer !== null ? " shown" : ""}`}
            data-seat={seat}
            aria-pressed={shown === seat}
            title={mine ? undefined : w.openBoard(name)}
            onClick={() => open(seat)}
          >
            {turn && <span class="turn-mark"><Icon name="lantern" size={18} label={w.thisTurn} /></span>}
            <SeatShape seat={seat} size={18} />
            <span class={`nm${away ? " away" : ""}`}>
              {mine ? w.you : name} <small>{stripNote(info, mine, w.bot)}</small>
              {info.thinking && !still && <small class="dots" />}
            </span>
            <Score seat={seat} score={scores[seat]} />
            <span class="nums">
              {module.strip(view, seat, language).map((one) => (
                <span key={one.icon} title={one.label}>
                  <Icon name={one.icon} size={15} label={one.label} />
                  {one.value && <b data-number={`${one.icon}.${seat}`}>{one.value}</b>}
                </span>
              ))}
            </span>
          </button>
        );
      })}
      {others.map((name, i) => {
        const seat = seats.length + i;
        return (
          <div key={seat} class="strip other" data-seat={seat}>
            <SeatShape seat={seat} size={18} />
            <span class="nm">{name}</span>
            <Score seat={seat} score={scores[seat]} />
          </div>
        );
      })}
    </section>
  );
}

function Score({ seat, score }: { seat: Seat; score: number }) {
  const w = useWords();
  return (
    <span class="sc">
      <span data-number={`score.${seat}`}>{score}</span>
      <span class="hidden"> {w.points}</span>
    </span>
  );
}

function stripNote(info: SeatInfo, mine: boolean, bot: string): string {
  if (mine) return info.name;
  return info.kind === "bot" ? `${bot}, ${info.botLabel}` : "";
}
