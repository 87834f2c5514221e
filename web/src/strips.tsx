// The seats, folded to a line each.

import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcer";
import { lengthInWords, useSeconds } from "./clock";
import type { GameModule, StripNumber } from "./game";
import { Icon } from "./icons";
import type { GameView, Language, Seat, SeatInfo } from "./protocol";
import { SeatShape } from "./seats";
import { useShared } from "./sharing";
import { still } from "./still";
import { sentence, useWords } from "./words";

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

export function Strips({
  seats,
  scores,
  view,
  module,
  language,
  viewer,
  shown,
  open,
  others,
  still: quiet,
}: StripsProps) {
  const w = useWords();
  const numbers = useShared(seats.map((_, seat) => module.strip(view, seat, language)));
  const earned = useShared(seats.map((_, seat) => (view.over ? undefined : module.earned?.(view, seat))));
  const digits = useShared(widest(numbers, [...scores, ...earned.map((points) => points?.points ?? 0)]));
  const lines = seats.length + others.length;
  return (
    <section class={`strips${lines > 3 ? " many" : lines === 3 ? " three" : ""}`} id="z-seats" aria-label={w.seats}>
      {seats.map((info, seat) => (
        <Strip
          key={seat}
          seat={seat}
          info={info}
          score={scores[seat]}
          earned={earned[seat]}
          numbers={numbers[seat]}
          digits={digits}
          turn={view.actor === seat}
          mine={viewer === seat}
          watched={viewer === null}
          shown={shown === seat}
          quiet={quiet === true}
          open={open}
        />
      ))}
      {others.map((name, i) => {
        const seat = seats.length + i;
        return (
          <div key={seat} class="strip other" data-seat={seat}>
            <SeatShape seat={seat} size={18} />
            <span class="who">
              <span class="nm">{name}</span>
            </span>
            <Score seat={seat} score={scores[seat]} estimate={false} digits={digits.score} />
          </div>
        );
      })}
    </section>
  );
}

/** How many digits the longest score and each number have among the seats: so every seat has the same ones in sight. */
function widest(numbers: StripNumber[][], scores: number[]): Record<string, number> {
  const digits: Record<string, number> = { score: Math.max(...scores.map((score) => String(score).length)) };
  for (const { icon, value } of numbers.flat()) digits[icon] = Math.max(digits[icon] ?? 0, value.length);
  return digits;
}

interface StripProps {
  seat: Seat;
  info: SeatInfo;
  score: number;
  earned: ReturnType<NonNullable<GameModule["earned"]>> | undefined;
  numbers: StripNumber[];
  digits: Record<string, number>;
  turn: boolean;
  mine: boolean;
  /** the viewer holds no seat */
  watched: boolean;
  shown: boolean;
  quiet: boolean;
  open: (seat: Seat) => void;
}

const Strip = still(
  ({ seat, info, score, earned, numbers, digits, turn, mine, watched, shown, quiet, open }: StripProps) => {
    const w = useWords();
    const name = info.name || w.freeSeat;
    const away = !quiet && info.kind === "human" && !info.here && !mine;
    const line = [
      stripNote(info, mine, w.bot),
      earned ? `${w.pointsEarned({ points: earned.points })}, ${w.ifEndedNow({ points: score })}` : "",
      numbers.map(({ label, value }) => `${label} ${value}`.trim()).join(", "),
    ];
    const marks = numbers.filter(({ value }) => value === "");
    const counts = numbers.filter(({ value }) => value !== "");
    return (
      <button
        type="button"
        class={`strip${mine ? " mine" : ""}${turn ? " turn" : ""}${shown && !mine && !watched ? " shown" : ""}`}
        data-seat={seat}
        aria-pressed={shown}
        data-about={`strip.${seat}`}
        data-says={[mine ? w.you : name, sentences(line), mine ? "" : w.openBoard({ name })].join("\n")}
        onClick={() => open(seat)}
      >
        {turn && (
          <span class="turn-mark">
            <Icon name="lantern" size={18} label={w.thisTurn} />
          </span>
        )}
        <SeatShape seat={seat} size={18} />
        <span class="who">
          <span class={`nm${away ? " away" : ""}`}>
            {mine ? w.you : name} <small>{stripNote(info, mine, w.bot)}</small>
            {!quiet && !mine && <Presence info={info} />}
          </span>
          {marks.map(({ icon, label }) => (
            <span key={icon} class="mark">
              <Icon name={icon} size={16} label={label} />
            </span>
          ))}
        </span>
        {earned && <Earned seat={seat} {...earned} digits={digits.score} />}
        <Score seat={seat} score={score} estimate={earned !== undefined} digits={digits.score} />
        <span class="nums">
          {counts.map(({ icon, label, value }) => (
            <span key={icon}>
              <Icon name={icon} size={16} label={label} />
              <b data-number={`${icon}.${seat}`} style={{ minWidth: `${digits[icon]}ch` }}>
                {value}
              </b>
            </span>
          ))}
        </span>
      </button>
    );
  },
);

/** What has no room on a line is told where it is pointed at. */
function sentences(parts: string[]): string {
  const said = parts.filter(Boolean).map((part) => `${sentence(part)}.`);
  return said.join(" ");
}

const LONG_THOUGHT = 2; // seconds; shorter ones are not worth a number
const JUST = 8000; // ms for which it is told that somebody has come or gone

/** Whether somebody is there, and what keeps the table waiting. */
function Presence({ info }: { info: SeatInfo }) {
  const w = useWords();
  const passed = useSeconds(info.since);
  const time = lengthInWords(passed, w);
  const turned = useTurned(info.here);
  if (info.kind === "bot") {
    if (!info.thinking) return null;
    const long = passed >= LONG_THOUGHT;
    return (
      <span class="presence" title={long ? w.thinksFor({ time }) : undefined} aria-hidden="true">
        {info.trouble ? <Icon name="warning" size={16} /> : <span class="dots" />}
        {long && time}
      </span>
    );
  }
  if (info.kind === "open" || (info.here && !turned)) return null;
  const words = info.here ? w.here : info.since === null ? w.neverCame : w.awayFor({ time });
  return <span class={`presence${turned ? " turned" : ""}`}>{words}</span>;
}

/** Whether something has just changed. */
function useTurned(value: boolean): boolean {
  const before = useRef(value);
  const [turned, set] = useState(false);
  useEffect(() => {
    if (before.current === value) return undefined;
    before.current = value;
    set(true);
    const timer = setTimeout(() => set(false), JUST);
    return () => clearTimeout(timer);
  }, [value]);
  return turned;
}

/** Who comes and goes is said, too. */
export function useComings(seats: SeatInfo[], viewer: Seat | null): void {
  const w = useWords();
  const before = useRef(seats);
  useEffect(() => {
    seats.forEach((info, seat) => {
      const old = before.current[seat];
      if (!old || seat === viewer || info.kind !== "human" || old.here === info.here) return;
      const { name } = info;
      if (!info.here) announce(w.hasLeft({ name }));
      else announce(old.kind === "human" && old.since !== null ? w.isBack({ name }) : w.hasCome({ name }));
    });
    before.current = seats;
  }, [seats]);
}

interface EarnedProps {
  seat: Seat;
  icon: string;
  points: number;
  digits: number | undefined;
}

/** The points on the track, as they are printed on the board. */
function Earned({ seat, icon, points, digits }: EarnedProps) {
  const w = useWords();
  return (
    <span class="sc">
      <Icon name={icon} size={18} />
      <span data-number={`earned.${seat}`} style={{ minWidth: `${digits}ch` }}>
        {points}
      </span>
      <span class="hidden"> {w.points}</span>
    </span>
  );
}

interface ScoreProps {
  seat: Seat;
  score: number;
  /** there are points on the board, too, and these are what they would be */
  estimate: boolean;
  digits: number | undefined;
}

/** The count as if the game ended now, which says so where there are points on the board, too. */
function Score({ seat, score, estimate, digits }: ScoreProps) {
  const w = useWords();
  return (
    <span class={estimate ? "estimate" : "sc"}>
      {estimate && <Icon name="finish" size={16} />}
      <span data-number={`score.${seat}`} style={{ minWidth: `${digits}ch` }}>
        {score}
      </span>
      {estimate && <small aria-hidden="true">{w.ifEndedShort}</small>}
      <span class="hidden"> {estimate ? w.countSoFarNote : w.points}</span>
    </span>
  );
}

function stripNote(info: SeatInfo, mine: boolean, bot: string): string {
  if (mine) return info.name;
  return info.kind === "bot" ? `${bot}, ${info.botLabel}` : "";
}
