// Way of life, calendar, firefighting and trade.

import type { ComponentChildren, VNode } from "preact";
import { Icon } from "../../icons";
import type { Seat } from "../../protocol";
import { SeatShape } from "../../seats";
import { listed } from "../../words";
import { Zone } from "../../zone";
import { Effect, Marker, type Part, Thing } from "./draw";
import { type Ahead, OUTLOOK, Outlook } from "./outlook";
import { firesOf, idOf, MONTHS } from "./types";
import { seatName } from "./words";

interface TracksProps extends Part {
  ahead: Ahead;
  /** look at the next fire or payday; with `keep` until it is touched again */
  look: (what: Ahead, keep?: boolean) => void;
}

/** The year as a strip of paper that hangs over the town. */
export function Year(part: TracksProps): VNode {
  return (
    <div class="ik-year">
      <Calendar {...part} />
      <Watch {...part} />
      <Outlook part={part} ahead={part.ahead} />
    </div>
  );
}

/** What the watchman on the fire tower knows: how strong the next fire is, and when. */
function Watch({ table, words }: Part): VNode | null {
  const { fire } = table.forecast;
  if (!fire) return null;
  const now = fire.month === table.month;
  return (
    <span
      class={`ik-watch${now ? " ik-alarm" : ""}`}
      data-about={`@month.${fire.month}`}
      role="img"
      aria-label={words.fireAt({ month: fire.month, strength: fire.strength })}
    >
      <Icon name="ik-flame" size={16} />
      <b>{fire.strength}</b>
      {!now && <small>{fire.month}</small>}
    </span>
  );
}

export function Tracks(part: Part): VNode {
  const { table, words } = part;
  return (
    <Zone id="z-tracks" class="ik-tracks" title={words.way} note={<Order {...part} />}>
      <WayOfLife {...part} />
      <Firefighting {...part} />
      {table.akebono && <Trade {...part} />}
    </Zone>
  );
}

/** Who chooses first: the order of the firefighting track. */
function Order({ table, words }: Part): VNode {
  const sign = (seat: Seat): string => (table.two ? ` (${table.first === seat ? words.sun : words.moon})` : "");
  const said = listed(table.power.map((seat) => `${seatName(words, seat)}${sign(seat)}`));
  return (
    <span class="ik-order">
      <span class="ik-orderseats" data-about="@order" role="img" aria-label={`${words.wayOrder}: ${said}`}>
        {table.power.map((seat) => (
          <span key={seat}>
            <SeatShape seat={seat} size={16} />
            {table.two && <Icon name={table.first === seat ? "ik-sunplayer" : "ik-moonplayer"} size={16} />}
          </span>
        ))}
      </span>
      <span>{words.wayNote}</span>
    </span>
  );
}

function WayOfLife(part: Part): VNode {
  const { board, table, words } = part;
  return (
    <div class="ik-way">
      {table.ikizama.map(({ space, seat, blocked }) => {
        const number = idOf(space).replace("-", "–");
        const state = blocked
          ? `, ${words.blocked}`
          : seat !== null
            ? `, ${words.taken({ seat: seatName(words, seat) })}`
            : "";
        return (
          <Thing
            key={space}
            board={board}
            name={space}
            label={`${words.ikizama} ${number}${state}`}
            class={`ik-lane-of-life${seat !== null ? " ik-held" : ""}${blocked ? " ik-blocked" : ""}${table.doing.lane === space ? " ik-now" : ""}`}
          >
            <b aria-hidden>{number}</b>
            {seat !== null && (
              <Marker
                piece={`ikizama.${seat}`}
                seat={seat}
                size={20}
                label={`${words.ikizama}, ${seatName(words, seat)}`}
              />
            )}
            {blocked && <Icon name="close" size={20} />}
          </Thing>
        );
      })}
    </div>
  );
}

function Calendar({ table, pieces, words, ahead, look }: TracksProps): VNode {
  const fires = firesOf(table, pieces);
  const nextFire = table.forecast.fire?.month;
  const nextPay = table.forecast.payday?.month;
  return (
    <div class="ik-calendar" role="group" aria-label={words.month({ month: Math.min(table.month, MONTHS) })}>
      {Array.from({ length: MONTHS }, (_, i) => i + 1).map((month) => {
        const fire = fires[month - 1] ?? 0;
        const pay = pieces.paydays[month - 1] === true;
        const time = month === table.month ? " ik-now" : month < table.month ? " ik-past" : "";
        const state = ` ik-q${Math.ceil(month / 3)}${time}`;
        const next: Ahead = month === nextFire ? "fire" : month === nextPay ? "payday" : null;
        const inside = (
          <>
            <i>{month}</i>
            {fire > 0 && (
              <span class="ik-mark">
                <Icon name="ik-flame" size={16} />
                {fire}
              </span>
            )}
            {pay && <Icon name="ik-payday" size={16} />}
          </>
        );
        if (next === null) {
          const label = `${words.month({ month })}${fire ? `, ${words.fireAt({ month, strength: fire })}` : pay ? `, ${words.payday}` : ""}`;
          return (
            <span key={month} class={`ik-month${state}`} data-about={`@month.${month}`} role="img" aria-label={label}>
              {inside}
            </span>
          );
        }
        return (
          <button
            key={month}
            type="button"
            class={`ik-month ik-ahead${state}`}
            aria-pressed={ahead === next}
            aria-describedby={ahead === next ? OUTLOOK : undefined}
            onClick={() => look(next, true)}
            onPointerEnter={(event) => event.pointerType === "mouse" && look(next)}
            onPointerLeave={(event) => event.pointerType === "mouse" && look(null)}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && look(next)}
            onBlur={() => look(null)}
          >
            <span class="hidden">
              {next === "fire"
                ? `${words.whatFire}: ${words.fireAt({ month, strength: fire })}`
                : `${words.whatPayday}: ${words.paydayIn({ month })}`}
            </span>
            <span class="ik-monthface" aria-hidden>
              {inside}
            </span>
          </button>
        );
      })}
      <span
        class={`ik-month ik-q5${table.month > MONTHS ? " ik-now" : ""}`}
        data-about={`@month.${MONTHS + 1}`}
        role="img"
        aria-label={words.newYear}
      >
        <Icon name="ik-new-year" size={19} />
      </span>
    </div>
  );
}

interface TrackProps {
  part: Part;
  name: string;
  icon: string;
  what: "fire" | "trade";
  /** from the bottom of a stack to its top */
  order: Seat[];
  marks: (space: number) => ComponentChildren;
}

function Track({ part, name, icon, what, order, marks }: TrackProps): VNode {
  const { table, pieces, words } = part;
  return (
    <div class="ik-track">
      <span class="ik-trackname">
        <Icon name={icon} size={19} />
        {name}
      </span>
      <span class="ik-steps">
        {Array.from({ length: pieces.tracks[what] + 1 }, (_, space) => (
          <span key={space} class="ik-stepof" data-about={`@${what}.${space}`}>
            <span class="ik-stack">
              {order
                .filter((seat) => table.players[seat]?.[what] === space)
                .map((seat) => (
                  <Marker
                    key={seat}
                    piece={`${what}.${seat}`}
                    seat={seat}
                    size={16}
                    label={`${seatName(words, seat)}: ${name} ${space}`}
                  />
                ))}
            </span>
            <i>{marks(space)}</i>
          </span>
        ))}
      </span>
    </div>
  );
}

function Firefighting(part: Part): VNode {
  const { table, words } = part;
  const { fire } = table.forecast;
  const marks = (space: number): ComponentChildren => (
    <>
      {space === fire?.strength && (
        <Icon name="ik-flame" size={16} label={words.fireAt({ month: fire.month, strength: fire.strength })} />
      )}
      {space}
    </>
  );
  return (
    <Track
      part={part}
      name={words.firefighting}
      icon="ik-fire"
      what="fire"
      order={[...table.power].reverse()}
      marks={marks}
    />
  );
}

function Trade(part: Part): VNode {
  const { table, pieces, words } = part;
  const marks = (space: number): ComponentChildren => {
    const income = pieces.trade_income[space];
    return income ? <Effect effect={income} /> : space === 0 && 0;
  };
  return (
    <Track
      part={part}
      name={words.trade}
      icon="ik-trade"
      what="trade"
      order={table.players.map((_, seat) => seat)}
      marks={marks}
    />
  );
}
