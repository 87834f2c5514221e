// What the next fire and the next payday would bring to everybody, while somebody looks at the calendar.

import type { VNode } from "preact";
import { Icon } from "../../icons";
import { SeatShape } from "../../seats";
import { type Part, PayDrawing } from "./draw";
import type { Fate, Stall } from "./types";
import { idOf } from "./types";
import { seatName } from "./words";

export type Ahead = "fire" | "payday" | null;

export const FATE_ICONS: Record<Fate, string> = {
  burns: "ik-flame",
  stops: "ik-fire",
  saved: "ik-s-avoid-fire",
  safe: "tick",
};
export const OUTLOOK = "ik-outlook"; // its id, for the button that it describes

export function Outlook({ part, ahead }: { part: Part; ahead: Ahead }): VNode | null {
  const { fire, payday } = part.table.forecast;
  if (ahead === "fire" && fire) return <FireOutlook part={part} fire={fire} />;
  if (ahead === "payday" && payday) return <PaydayOutlook part={part} payday={payday} />;
  return null;
}

type Fire = NonNullable<Part["table"]["forecast"]["fire"]>;
type Payday = NonNullable<Part["table"]["forecast"]["payday"]>;

function PaydayOutlook({ part: { words }, payday }: { part: Part; payday: Payday }): VNode {
  return (
    <div class="ik-outlook" id={OUTLOOK} role="tooltip">
      <h3>
        <Icon name="ik-payday" size={17} />
        {words.paydayTitle({ month: payday.month })}
      </h3>
      <ul>
        {payday.players.map((pay, seat) => (
          <li key={seat}>
            <SeatShape seat={seat} size={16} label={seatName(words, seat)} />
            <PayDrawing pay={pay} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FireOutlook({ part, fire }: { part: Part; fire: Fire }): VNode {
  const { table, words } = part;
  const letters = [...new Set(table.stalls.map(({ stall }) => idOf(stall).charAt(0)))];
  return (
    <div class="ik-outlook" id={OUTLOOK} role="tooltip">
      <h3>
        <Icon name="ik-flame" size={17} />
        {words.fireTitle({ month: fire.month, strength: fire.strength })}
      </h3>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <b>{letter}</b>
            <Losses
              part={part}
              stalls={table.stalls.filter(({ stall }) => idOf(stall).startsWith(letter))}
              fire={fire}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whose cards a fire in this nagaya would take, and which of them could be saved. */
function Losses({ part: { words }, stalls, fire }: { part: Part; stalls: Stall[]; fire: Fire }): VNode {
  const met = stalls.flatMap(({ stall, owner }) => {
    const fate = fire.stalls[stall]?.fate ?? "safe";
    return fate === "safe" ? [] : [{ stall, owner, fate }];
  });
  if (met.length === 0) return <span class="sub">{words.noLoss}</span>;
  return (
    <>
      {met.map(({ stall, owner, fate }) => (
        <span
          key={stall}
          class={`ik-loses ik-${fate}`}
          role="img"
          aria-label={lossWords(words, idOf(stall), owner, fate)}
        >
          <SeatShape seat={owner} size={16} />
          <Icon name={FATE_ICONS[fate]} size={16} />
        </span>
      ))}
    </>
  );
}

function lossWords(words: Part["words"], stall: string, owner: number | null, fate: Fate): string {
  return `${stall}, ${owner === null ? words.neutral : seatName(words, owner)}: ${words.fate[fate]}`;
}
