// A player's board: goods and helpers, retired characters by type, fish, tobacco, tokens and friends.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import { keptParts } from "../../kept";
import { SeatShape } from "../../seats";
import { Zone } from "../../zone";
import {
  characterWords,
  type Part,
  PayDrawing,
  partOf,
  RetiredFace,
  Thing,
  TokenFace,
  TypeIcon,
  tokenInHand,
  tokenWords,
} from "./draw";
import { HouseArt } from "./houses";
import { celebrityFace, celebrityLabel } from "./market";
import { Bust } from "./people";
import type { Player, Type } from "./types";
import { GOODS, groupOf, idOf, must, TYPES } from "./types";
import { nameOf } from "./words";

interface OwnPart extends Part {
  player: Player;
  /** somebody else's board: what lies there cannot be touched by whoever looks */
  foreign: boolean;
}

function ownPartOf(board: BoardProps): OwnPart {
  const part = partOf(board);
  return {
    ...part,
    player: must(part.table.players[board.shown], `seat ${board.shown}`),
    foreign: board.view.viewer !== null && board.view.viewer !== board.shown,
  };
}

const PARTS = [Goods, Crew, Columns, Things].map(keptParts(ownPartOf));

export function OwnBoard(board: BoardProps): VNode {
  return (
    <div class="board iki ik-own" id="z-own">
      {PARTS.map((OnePart, i) => (
        <OnePart key={i} board={board} />
      ))}
    </div>
  );
}

// ---- goods

function Goods(part: OwnPart): VNode {
  const { board, player, words, foreign } = part;
  const walking = board.isOpen("sandal");
  const title = (
    <>
      <SeatShape seat={board.shown} size={16} />
      {words.yours}
    </>
  );
  return (
    <Zone id="z-goods" class="ik-goods" title={title}>
      <div class="ik-pile">
        {GOODS.map((good) => {
          const name = words.strip[good];
          const inside = (
            <>
              <Icon name={`ik-${good}`} size={26} />
              <b data-number={`${good}.own`}>{player.goods[good]}</b>
              <small>{name}</small>
            </>
          );
          // the touch of a sandal lies on the street, where it leads; here it only explains itself
          if (good !== "sandal")
            return (
              <span key={good} class="ik-good" data-about={`@good.${good}`}>
                {inside}
              </span>
            );
          return (
            <Thing key={good} board={board} name="sandal" label={name} class="ik-good" about={foreign || walking}>
              {inside}
            </Thing>
          );
        })}
        <span class="ik-good" data-about="@good.iki">
          <Icon name="ik-iki" size={26} />
          <b data-number="iki.own">{player.iki}</b>
          <small>IKI</small>
        </span>
      </div>
    </Zone>
  );
}

/** What the next payday brings and wants. */
function Payday({ board, table, words }: OwnPart): VNode | null {
  const ahead = table.forecast.payday;
  const pay = ahead?.players[board.shown];
  if (!ahead || !pay) return null;
  return (
    <span class="ik-payline" data-about={`@month.${ahead.month}`}>
      <span class="ik-payday" aria-hidden>
        <Icon name="ik-payday" size={16} />
        {ahead.month}
      </span>
      <span class="hidden">{words.paydayIn({ month: ahead.month })},</span>
      <PayDrawing pay={pay} words={words} />
    </span>
  );
}

// ---- kobun and sailors

/** Where the four kobun and the two sailors are. */
function Crew(part: OwnPart): VNode {
  const { board, table, pieces, player, words } = part;
  const stalls = table.stalls.filter((stall) => stall.owner === board.shown && stall.card !== null);
  const boats = table.boats.filter(({ owner }) => owner === board.shown);
  return (
    <Zone id="z-crew" class="ik-crew" title={words.kobunsFree({ count: player.kobuns })} note={<Payday {...part} />}>
      <div class={`ik-kobuns${table.akebono ? " ik-manned" : ""}`}>
        {stalls.map(({ card, xp, stall }) => {
          const name = card ?? "";
          const printed = pieces.characters[name];
          const level = printed ? words.experience({ xp, of: printed.xp }) : "";
          return (
            <span
              key={name}
              class="ik-helper printed"
              data-about={name}
              role="img"
              aria-label={`${words.standing({ name: nameOf(name, pieces) })} ${level}`}
            >
              {printed ? <Bust id={idOf(name)} type={printed.type} /> : <HouseArt id={idOf(name)} />}
              <small>
                <b>{idOf(stall)}</b>
                {printed && ` ${xp}/${printed.xp}`}
              </small>
            </span>
          );
        })}
        {Array.from({ length: Math.max(0, player.kobuns) }, (_, i) => (
          <span
            key={i}
            class="ik-helper ik-idle"
            data-about="@kobun"
            role="img"
            aria-label={words.kobunsFree({ count: 1 })}
          >
            <SeatShape seat={board.shown} size={18} />
            <small>{words.free}</small>
          </span>
        ))}
        {table.akebono && (
          <>
            {boats.map(({ boat }) => (
              <span
                key={boat}
                class="ik-helper"
                data-about={boat}
                role="img"
                aria-label={words.standing({ name: nameOf(boat, pieces) })}
              >
                <Icon name="ik-boat" size={18} />
                <small>{idOf(boat)}</small>
              </span>
            ))}
            {Array.from({ length: player.sailors }, (_, i) => (
              <span
                key={i}
                class="ik-helper ik-idle"
                data-about="@sailor"
                role="img"
                aria-label={words.sailorsFree({ count: 1 })}
              >
                <Icon name="ik-boat" size={18} />
                <small>{words.free}</small>
              </span>
            ))}
          </>
        )}
      </div>
    </Zone>
  );
}

// ---- columns

const HIGH = 2; // retired characters that stand one above the other; more of a type take more width

function Columns(part: OwnPart): VNode {
  const { player, words } = part;
  const types = player.types.filter((count) => count > 0).length;
  return (
    <Zone id="z-columns" class="ik-columns" title={words.retired} note={words.types({ count: types })}>
      <div class="ik-cols">
        {TYPES.map((type, i) => (
          <Column key={type} part={part} type={type} count={player.types[i] ?? 0} />
        ))}
      </div>
    </Zone>
  );
}

function Column({ part, type, count }: { part: OwnPart; type: Type; count: number }): VNode {
  const { board, player, pieces, words, language, foreign } = part;
  const cards = player.columns[type];
  return (
    <div class="ik-col" style={{ "--wide": Math.max(1, Math.ceil(cards.length / HIGH)) }}>
      <div class="ik-retired">
        {cards.map((name) => {
          const printed = must(pieces.characters[name], name);
          return (
            <Thing
              key={name}
              board={board}
              name={name}
              label={characterWords(name, printed, pieces, language)}
              class="card ik-past-life"
              about={foreign}
              far
            >
              <RetiredFace name={name} printed={printed} pieces={pieces} />
            </Thing>
          );
        })}
        {cards.length === 0 && <i class="ik-none" />}
      </div>
      <Thing
        board={board}
        name={`column.${type}`}
        label={`${pieces.types[type]}: ${count}`}
        class="ik-coltype"
        about={foreign}
      >
        <TypeIcon type={type} size={18} />
        <b aria-hidden>{count}</b>
        <span aria-hidden>{words.shortTypes[type]}</span>
      </Thing>
    </div>
  );
}

// ---- fish, tobacco, tokens, celebrities

const FEW = 7; // so many things have room with all their words; a celebrity takes as much as two

function Things(part: OwnPart): VNode {
  const { board, player, pieces, words, foreign } = part;
  const token = (name: string): VNode => (
    <Thing
      key={name}
      board={board}
      name={name}
      label={tokenWords(name, part, false)}
      class={`token ik-had ik-kind-${groupOf(name)}`}
      about={foreign}
      far
    >
      <TokenFace name={name} pieces={pieces} />
    </Thing>
  );
  const fisher = player.specials.includes("special.fisherman");
  const specials = [...new Set(player.specials)].filter((name) => name !== "special.fisherman");
  const smoked = player.pipes.length + player.pouches.length;
  const kept = specials.length + player.tickets.length + player.celebrities.length;
  const all = player.fish.length + smoked + kept + player.celebrities.length;
  return (
    <Zone
      id="z-things"
      class={`ik-things${all > FEW ? " ik-many" : ""}`}
      title={words.fish}
      note={words.points({ points: player.breakdown.fish ?? 0 })}
    >
      <div class="ik-shelf">
        {player.fish.map(token)}
        {fisher && <Special part={part} name="special.fisherman" />}
        {Array.from({ length: Math.max(0, pieces.fish_places - player.fish.length - (fisher ? 1 : 0)) }, (_, i) => (
          <i key={i} class="ik-none ik-round" />
        ))}
      </div>
      <h2>
        {words.tobacco}
        <span class="r">{words.points({ points: player.breakdown.tobacco ?? 0 })}</span>
      </h2>
      <div class="ik-shelf">
        {player.pipes.map(token)}
        {player.pouches.map(token)}
        {smoked === 0 && <i class="ik-none ik-round" />}
      </div>
      {kept > 0 && (
        <>
          <h2>{words.tokens}</h2>
          <div class="ik-shelf">
            {specials.map((name) => (
              <Special key={name} part={part} name={name} />
            ))}
            {player.tickets.map((name) => (
              <Thing
                key={name}
                board={board}
                name={name}
                label={nameOf(name, pieces)}
                class={tokenInHand(board, name)}
                about={foreign}
                far
              >
                <Icon name={`ik-ticket-${idOf(name)}`} size={24} />
              </Thing>
            ))}
            {player.celebrities.map((name) => (
              <Thing
                key={name}
                board={board}
                name={name}
                label={celebrityLabel(part, name)}
                class={`card ik-met ik-${pieces.celebrities[name]?.kind ?? ""}`}
                about={foreign}
                far
              >
                {celebrityFace(part, name)}
              </Thing>
            ))}
          </div>
        </>
      )}
    </Zone>
  );
}

function Special({ part, name }: { part: OwnPart; name: string }): VNode {
  const { board, player, pieces, foreign } = part;
  const count = player.specials.filter((one) => one === name).length;
  const label = nameOf(name, pieces);
  return (
    <Thing
      board={board}
      name={name}
      label={count > 1 ? `${label} × ${count}` : label}
      class={tokenInHand(board, name)}
      about={foreign}
      far
    >
      <Icon name={`ik-s-${idOf(name)}`} size={24} />
      {count > 1 && (
        <span class="ik-times" aria-hidden>
          ×{count}
        </span>
      )}
    </Thing>
  );
}
