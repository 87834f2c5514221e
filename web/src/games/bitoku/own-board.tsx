// A player's board: guardians and yokai, hand, crystals, rocks, counters, and what else the player owns.

import { type CSSProperties, Fragment, type VNode } from "preact";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import { keptParts } from "../../kept";
import { SeatShape } from "../../seats";
import { Zone } from "../../zone";
import { CardOf, VisionOf } from "./cards";
import { Guardian } from "./die";
import {
  About,
  BitokuDrawing,
  bitokuWords,
  CrystalDrawing,
  crystalWords,
  DragonflyDrawing,
  Effect,
  MITAMA_COLOURS,
  MitamaDrawing,
  PilgrimDrawing,
  printed,
  RockDrawing,
  rockWords,
  Touchable,
} from "./draw";
import { SpiritPicture, YokaiShadow } from "./faces";
import { Hand } from "./hand";
import { type OwnPart, ownPartOf } from "./own-part";
import { isAtWork, nameOfSeat } from "./part";
import { must, RESOURCES } from "./types";
import { nameWords, signed, wordsOf } from "./words";

const keptPart = keptParts(ownPartOf);
const KeptGuardians = keptPart(Guardians);
const KeptSpirits = keptPart(Spirits);
const KeptHand = keptPart(Hand);
const KeptPlayerBoard = keptPart(PlayerBoard);
const KeptBelongings = keptPart(Belongings);

export function OwnBoard(board: BoardProps): VNode {
  return (
    <div class="board bitoku bk-own" id="z-own">
      <KeptGuardians board={board} />
      <div class="bk-middle">
        <Zone id="z-spirits" class="bk-spiritzone" title={wordsOf(board.language).spirits}>
          <KeptSpirits board={board} />
        </Zone>
        <KeptHand board={board} />
      </div>
      <KeptPlayerBoard board={board} />
      <KeptBelongings board={board} />
    </div>
  );
}

// ---- guardians and yokai

function Guardians(part: OwnPart): VNode {
  const { board, words, player } = part;
  const title = (
    <>
      <SeatShape seat={board.shown} size={16} label={nameOfSeat(part, board.shown)} />
      {player.passed ? words.guardiansPassed : words.guardians}
    </>
  );
  return (
    <Zone id="z-slots" class="bk-guardians" title={title} note={<Piles {...part} />}>
      <div class="bk-slots">
        {player.dice.map((_, i) => (
          <SlotOf key={i} part={part} index={i} />
        ))}
      </div>
    </Zone>
  );
}

function Piles({ board, words, player, asks, foreign }: OwnPart): VNode {
  const deck = `${words.decks.own}: ${words.deckText({ left: player.deck, discard: player.discard.length })}`;
  const pile = (
    <>
      <Icon name="deck" size={16} />
      {player.deck}
    </>
  );
  return (
    <span class="bk-piles">
      {asks("ask-draw") && !foreign ? (
        <Touchable board={board} name="draw" label={deck} class="bk-pile">
          {pile}
        </Touchable>
      ) : (
        <About name="deck.own" label={deck} class="bk-pile">
          {pile}
        </About>
      )}
      <About name="discard" label={`${words.discard}: ${player.discard.length}`} class="bk-pile">
        <Icon name="discard" size={16} />
        {player.discard.length}
      </About>
      {player.tucked.length > 0 && (
        <About name="tucked" label={`${words.tucked}: ${player.tucked.length}`} class="bk-pile">
          <Icon name="winter" size={16} />
          {player.tucked.length}
        </About>
      )}
    </span>
  );
}

/** A column of the player board: the die's place, the place for an ingenuity crystal, the card space. */
function SlotOf({ part, index }: { part: OwnPart; index: number }): VNode {
  const { board, pieces, words, player, foreign } = part;
  const name = `slot.${index + 1}`;
  const card = player.slots[index] ?? null;
  const sockets = Object.keys(pieces.sockets);
  const beside = sockets.findIndex((socket) => pieces.sockets[socket]?.slot === index + 1);
  return (
    <div class="bk-slot">
      <div class="bk-cap">
        <DiePlace part={part} index={index} />
        {beside >= 0 && <SocketOf part={part} index={beside} />}
      </div>
      {card === null ? (
        <Touchable
          board={board}
          name={name}
          label={words.slot({ number: index + 1 })}
          class="bk-place bk-card"
          inert={foreign}
          calm
        >
          <YokaiShadow />
        </Touchable>
      ) : (
        <CardOf part={part} name={card} decided={["ask-virtue", "ask-played"]} />
      )}
    </div>
  );
}

function DiePlace({ part, index }: { part: OwnPart; index: number }): VNode {
  const { board, words, player, foreign } = part;
  const seat = board.shown;
  const die = must(player.dice[index], `die ${index}`);
  const back = player.returning?.[index];
  if (back !== undefined) {
    const value = player.dice[back]?.value ?? 0;
    return (
      <span class="bk-dieplace bk-is-locked">
        <Guardian
          part={part}
          seat={seat}
          die={back}
          value={value}
          note={words.red({ number: index + 1 })}
          inert
          class="bk-back"
        />
      </span>
    );
  }
  if (die.place === "locked" || die.place === "unlocked") {
    return (
      <span class={`bk-dieplace bk-is-${die.place}`}>
        <Guardian
          part={part}
          seat={seat}
          die={index}
          value={die.value}
          note={words.states[die.place]}
          inert={foreign && !board.isOpen(`die.${seat + 1}.${index + 1}`)}
        />
        <span class="bk-state">
          <Icon name={die.place === "locked" ? "lock" : "unlock"} size={16} />
        </span>
      </span>
    );
  }
  const ghost = isAtWork(part, seat, index);
  return (
    <span class="bk-dieplace">
      <span
        class={`bk-place bk-hole${ghost ? " bk-ghost" : ""}`}
        role="img"
        aria-label={`${words.red({ number: index + 1 })}, ${words.used}`}
      />
    </span>
  );
}

// ---- crystals, rocks, counters

function PlayerBoard(part: OwnPart): VNode {
  const { words, player, pieces } = part;
  const free = player.sockets.filter((crystal) => crystal === null).length;
  const sockets = Object.values(pieces.sockets);
  return (
    <Zone id="z-board" class="bk-playerboard" title={words.crystals} note={words.crystalLine({ free })}>
      <div class="bk-sockets">
        {sockets.map((socket, i) => (socket.slot === 0 ? <SocketOf key={i} part={part} index={i} /> : null))}
      </div>
      <h3>
        {words.rockPath}
        <span class="r">{words.vp({ count: player.breakdown.rocks ?? 0 })}</span>
      </h3>
      <RockPath {...part} />
      <h3>
        {words.counters}
        <span class="r">{words.vp({ count: player.breakdown.fate ?? 0 })}</span>
      </h3>
      <Counters {...part} />
    </Zone>
  );
}

/** A place for a crystal, with the pilgrim that sleeps on it until one comes. */
function SocketOf({ part, index }: { part: OwnPart; index: number }): VNode {
  const { board, pieces, words, player, foreign, asks } = part;
  const name = must(Object.keys(pieces.sockets)[index], `socket ${index}`);
  const socket = printed(pieces.sockets, name);
  const crystal = player.sockets[index] ?? null;
  if (crystal === null) {
    return (
      <Touchable
        board={board}
        name={name}
        label={words.socket({ colour: words.colours[socket.colour], vp: socket.vp })}
        class={`bk-place bk-socket bk-${socket.colour}`}
        inert={foreign}
        calm
      >
        <Icon name="b-asleep" size={18} />
        <b class="bk-svp" aria-hidden>
          {socket.vp}
        </b>
      </Touchable>
    );
  }
  const tile = printed(pieces.crystals, crystal);
  return (
    <Touchable
      board={board}
      name={crystal}
      label={`${crystalWords(words, tile)}; ${words.vp({ count: socket.vp })}`}
      class={`tile bk-socket bk-cr bk-${tile.colour}`}
      inert={foreign}
      calm={!asks("ask-reap")}
    >
      <CrystalDrawing crystal={tile} />
      <b class="bk-svp" aria-hidden>
        {socket.vp}
      </b>
    </Touchable>
  );
}

function RockPath(part: OwnPart): VNode {
  const { pieces } = part;
  const seats = Object.entries(pieces.rock_seats);
  const places = Math.max(...seats.flatMap(([, { rocks }]) => rocks));
  return (
    <div class="bk-rockpath">
      {Array.from({ length: places }, (_, i) => {
        const own = seats.filter(([, { rocks }]) => rocks.length === 1 && rocks[0] === i + 1);
        const next = seats.filter(([, { rocks }]) => rocks.length > 1 && rocks[0] === i + 1);
        return (
          <Fragment key={i}>
            <span class="bk-rockplace">
              <RockOf part={part} index={i} />
              {own.map(([name]) => (
                <PilgrimSeat key={name} part={part} name={name} />
              ))}
            </span>
            {next.map(([name]) => (
              <PilgrimSeat key={name} part={part} name={name} />
            ))}
          </Fragment>
        );
      })}
    </div>
  );
}

function RockOf({ part, index }: { part: OwnPart; index: number }): VNode {
  const { board, pieces, words, player } = part;
  const rock = player.rocks[index];
  if (rock === undefined)
    return <span class="bk-place bk-rock" role="img" aria-label={words.rockNumber({ number: index + 1 })} />;
  const vp = player.count.rocks[index] ?? 0;
  return (
    <Touchable
      board={board}
      name={rock}
      label={`${rockWords(words, pieces, rock)}; ${words.rockVp({ vp })}`}
      class="tile bk-rock"
      inert
    >
      <RockDrawing counts={printed(pieces.rocks, rock).counts.join(" ")} />
      {vp > 0 && (
        <b class="bk-svp" aria-hidden>
          {vp}
        </b>
      )}
    </Touchable>
  );
}

function PilgrimSeat({ part, name }: { part: OwnPart; name: string }): VNode {
  const { board, pieces, words, player, foreign } = part;
  const { rocks, cost } = printed(pieces.rock_seats, name);
  const taken = player.seated.includes(name);
  return (
    <Touchable
      board={board}
      name={name}
      label={words.seat({
        rocks: rocks.join(" + "),
        price: taken ? words.sleeps({ whose: words.of({ name: nameOfSeat(part, board.shown) }) }) : cost.words,
      })}
      class={`bk-place bk-pseat${taken ? " bk-taken" : ""}`}
      inert={foreign}
      calm
    >
      {taken ? <PilgrimDrawing seat={board.shown} /> : <Effect effect={cost} />}
    </Touchable>
  );
}

function Counters({ board, pieces, words, player }: OwnPart): VNode {
  return (
    <div class="bk-counters">
      {pieces.counters.map(({ cost, vp }, i) => {
        const done = i < player.built;
        const label = done
          ? words.counterDone({ number: i + 1, vp })
          : words.counter({ number: i + 1, cost: cost.words, vp });
        return (
          <About
            key={i}
            name={`counter.${i}`}
            label={label}
            class={`bk-counter${done ? " bk-done" : i === player.built ? " bk-next" : ""}`}
          >
            <span class="bk-disc">
              {done ? <Icon name="b-build" size={16} /> : <SeatShape seat={board.shown} size={18} />}
            </span>
            {!done && <Effect effect={cost} />}
            <span class="bk-cvp" aria-hidden>
              {vp}
              <Icon name="b-vp" size={16} />
            </span>
          </About>
        );
      })}
    </div>
  );
}

// ---- belongings

function Belongings(part: OwnPart): VNode {
  const { words, player } = part;
  return (
    <Zone id="z-goods" class="bk-goods" title={words.yours} note={<Due {...part} />}>
      <div class="bk-stock">
        <Resources {...part} />
        <Amulets {...part} />
        <Pilgrims {...part} />
      </div>
      <h3>
        {words.bitokuPath}
        <span class="r">{words.typesLine({ vp: player.breakdown.types ?? 0 })}</span>
      </h3>
      <BitokuPath {...part} />
      <h3>
        {words.visions}
        <span class="r">{words.visionLine({ vp: signed(player.breakdown.visions ?? 0) })}</span>
      </h3>
      <div class={`bk-visions${player.visions.length > 2 ? " bk-many" : ""}`}>
        {player.visions.map((name) => (
          <VisionOf key={name} part={part} name={name} />
        ))}
        {player.visions.length === 0 && <span class="sub">{words.nothing}</span>}
      </div>
    </Zone>
  );
}

/** What is still to pay, while something is being paid. */
function Due({ board, table, words, asks }: OwnPart): VNode | null {
  if (!asks("ask-pay") || board.view.actor !== board.shown) return null;
  const { bill, waive } = table.turn;
  const named = { ...words.resources, any: words.anyResource };
  const gain = bill
    .map((count, i) => ({ count, noun: RESOURCES[i] ?? ("any" as const) }))
    .filter(({ count }) => count > 0);
  const due = {
    tree: [{ cost: [], gain }],
    words: gain.map(({ count, noun }) => `${count} × ${named[noun]}`).join(", "),
  };
  return (
    <span
      class="bk-due"
      role="img"
      aria-label={`${words.bill}: ${due.words}${waive ? `, ${words.waive({ count: waive })}` : ""}`}
    >
      {words.bill} <Effect effect={due} />
      {waive > 0 && <b class="bk-less">−{waive}</b>}
    </span>
  );
}

function Resources({ board, words, player, foreign }: OwnPart): VNode {
  return (
    <>
      {RESOURCES.map((resource) => (
        <Touchable
          key={resource}
          board={board}
          name={`resource.${resource}`}
          label={`${words.resources[resource]}: ${player.resources[resource]}`}
          class={`bk-good${player.resources[resource] === 0 ? " bk-none" : ""}`}
          inert={foreign}
        >
          <Icon name={`b-${resource}`} size={24} />
          <b aria-hidden data-number={`own.${resource}`}>
            {player.resources[resource]}
          </b>
        </Touchable>
      ))}
    </>
  );
}

function Amulets({ board, table, words, player, foreign, asks }: OwnPart): VNode {
  const die = asks("ask-place-die") && board.view.actor === board.shown ? player.dice[table.turn.die] : undefined;
  return (
    <>
      {player.amulets.map((count, i) => (
        <Touchable
          key={i}
          board={board}
          name={`amulet.${i + 1}`}
          label={words.amulet({ value: i + 1, count })}
          class={`bk-good bk-amulet${count === 0 ? " bk-none" : ""}`}
          inert={foreign}
          calm
        >
          <Icon name={`b-amulet${i + 1}`} size={26} />
          <b aria-hidden data-number={`own.amulet${i + 1}`}>
            {count}
          </b>
          {die && board.isOpen(`amulet.${i + 1}`) && (
            <span class="bk-raise" aria-hidden>
              {die.value}→{Math.min(6, die.value + i + 1)}
            </span>
          )}
        </Touchable>
      ))}
    </>
  );
}

function Pilgrims({ board, words, player, foreign }: OwnPart): VNode {
  const asleep = player.sockets.filter((crystal) => crystal === null).length;
  const { awake, walking } = player.pilgrims;
  return (
    <Touchable
      board={board}
      name="pilgrim"
      label={`${words.awake}: ${words.pilgrims({ awake, asleep, walking: walking.length })}`}
      class={`bk-good bk-pilgrims${awake === 0 ? " bk-none" : ""}`}
      inert={foreign}
      calm
    >
      <Icon name="b-pilgrim" size={24} />
      <b aria-hidden data-number="own.pilgrims">
        {awake}
      </b>
    </Touchable>
  );
}

const SHORT_PATH = 6; // cards that have room side by side
const SQUEEZED_PATH = 8; // whose names are set narrower
const NARROW_PATH = 10; // and these have so little that only one of them is whole

function BitokuPath(part: OwnPart): VNode {
  const { board, pieces, words, player, foreign } = part;
  const counter = (
    <span class="bk-counterat" role="img" aria-label={words.counterAt}>
      <SeatShape seat={board.shown} size={16} />
    </span>
  );
  const count = player.bitoku.length;
  const last = player.completed >= count;
  // of those that overlap, the next to be completed is seen whole, and the last one is
  const whole = player.completed < count - 1 && count < NARROW_PATH ? 2 : 1;
  const fan = { "--lapped": count - whole, "--whole": whole, "--squeeze": count < SQUEEZED_PATH ? 0.8 : 0.66 };
  return (
    <div
      class={`bk-bpath${count > SHORT_PATH ? " bk-long" : ""}${whole > 1 ? " bk-show-next" : ""}`}
      style={fan as CSSProperties}
    >
      {player.completed === 0 && counter}
      {player.bitoku.map((name, i) => {
        const card = printed(pieces.bitoku, name);
        const done = i < player.completed;
        const drawn = <BitokuDrawing card={card} name={nameWords(words, card.type)} />;
        const label = `${bitokuWords(words, card)}${done ? `; ${words.completed}` : ""}`;
        const tile =
          i === player.completed && !foreign && board.isOpen("advance") ? (
            <Touchable
              board={board}
              name="advance"
              label={`${words.advance}: ${label}`}
              class="tile bk-bitoku bk-next-card"
            >
              {drawn}
            </Touchable>
          ) : (
            <Touchable
              board={board}
              name={name}
              label={label}
              class={`tile bk-bitoku${done ? " bk-done-card" : i === player.completed ? " bk-next-card" : ""}`}
              inert
            >
              {drawn}
              {done && <i class="bk-complete" aria-hidden />}
            </Touchable>
          );
        return (
          <Fragment key={name}>
            {tile}
            {i + 1 === player.completed && counter}
          </Fragment>
        );
      })}
      {last && count < 5 && (
        <About name="bitoku-path" label={words.advance} class="bk-place bk-bitoku">
          {null}
        </About>
      )}
    </div>
  );
}

function Spirits({ board, pieces, words, player, foreign, asks }: OwnPart): VNode {
  const none = player.mitamas.length + player.dragonflies.length + player.combined.length === 0;
  const many = 43 * player.mitamas.length + 49 * player.dragonflies.length + 67 * player.combined.length > 248;
  return (
    <div class={`bk-spirits${many ? " bk-many" : ""}`}>
      {player.mitamas.map((name) => {
        const { type, effect } = printed(pieces.mitamas, name);
        return (
          <Touchable
            key={name}
            board={board}
            name={name}
            label={`${nameWords(words, type)}: ${effect.words}`}
            class="tile bk-own-tile"
            style={{ background: MITAMA_COLOURS[type] }}
            inert={foreign}
            calm={!asks("ask-combine-dragonfly")}
          >
            <MitamaDrawing type={type} effect={null} name="" />
          </Touchable>
        );
      })}
      {player.dragonflies.map((name) => {
        const { effect } = printed(pieces.dragonflies, name);
        return (
          <Touchable
            key={name}
            board={board}
            name={name}
            label={`${words.rows.dragonflies}: ${effect.words}`}
            class="tile bk-own-tile bk-fly"
            inert={foreign}
            calm={!asks("ask-combine-mitama")}
          >
            <DragonflyDrawing effect={effect} />
          </Touchable>
        );
      })}
      {player.combined.map(([mitama, dragonfly]) => {
        const { type } = printed(pieces.mitamas, mitama);
        return (
          <span key={mitama} class="bk-pair" role="group" aria-label={words.pair}>
            <span class="tile bk-own-tile" data-about={mitama} style={{ background: MITAMA_COLOURS[type] }}>
              <SpiritPicture type={type} />
              <span class="hidden">{nameWords(words, type)}</span>
            </span>
            <span class="tile bk-own-tile bk-fly" data-about={dragonfly}>
              <SpiritPicture type="dragonfly" />
              <span class="hidden">{words.rows.dragonflies}</span>
            </span>
          </span>
        );
      })}
      {none && <span class="sub">{words.nothing}</span>}
    </div>
  );
}
