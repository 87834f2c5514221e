// The Tengu, beside the seats: its board, its row of cards, and each of its turns as the list of steps A to L.

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BesideProps } from "../../game";
import { Icon } from "../../icons";
import type { LogLine } from "../../protocol";
import { SeatShape } from "../../seats";
import { sentence } from "../../words";
import { About, DieDrawing, RockDrawing, printed, rockWords } from "./draw";
import { type Part, partOf } from "./part";
import { type Told, turnsOf, useTold } from "./tengu-turn";
import { dieName, must, type Player, RESOURCES, type Tengu } from "./types";
import { nameWords } from "./words";

export const STEPS = [..."ABCDEFGHIJKL"];
/** What the lower die must show for the left, middle and right card. */
const FACES = ["5–6", "3–4", "1–2"];

interface TenguPart extends Part {
  tengu: Tengu;
  player: Player;
}

export function Beside({ log, telling, told, ...board }: BesideProps): VNode | null {
  const part = partOf(board);
  const { tengu } = part.table;
  if (tengu === null) return null;
  const player = must(part.table.players[tengu.player], "the Tengu");
  return <Panel part={{ ...part, tengu, player }} log={log} telling={telling} finish={told} />;
}

interface PanelProps {
  part: TenguPart;
  log: LogLine[];
  telling: boolean;
  finish: () => void;
}

function Panel({ part, log, telling, finish }: PanelProps): VNode {
  const { tengu, player, words } = part;
  const turns = turnsOf(log);
  const told = useTold(turns, telling, finish);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const panel = box.current; // where it scrolls by itself, the newest line is seen
    if (panel && telling) panel.scrollTop = panel.scrollHeight;
  }, [told.lines.length]);
  const attitude = tengu.active ? "active" : "inactive";
  return (
    <section ref={box} class={`zone bitoku bk-tengu${open ? " bk-opened" : ""}`} id="z-tengu" aria-labelledby="z-tengu-title" tabIndex={0}>
      <h2 id="z-tengu-title">
        <SeatShape seat={tengu.player} size={18} />
        <Icon name="b-tengu" size={22} />
        {words.tengu.name}
        <About name="tengu-attitude" label={`${words.tengu.attitudeTitle}: ${words.tengu.attitude[attitude]}`} class={`bk-attitude bk-${attitude}`}>
          <Icon name={tengu.active ? "b-hikaru" : "b-asleep"} size={14} />
          <span aria-hidden>{words.tengu.attitude[attitude]}</span>
        </About>
        {player.passed && <small>{words.passed}</small>}
        <b class="bk-tscore" title={words.tengu.estimate}>
          <span data-number="tengu.score">{player.score}</span>
          <span class="hidden"> {words.tengu.estimate}</span>
        </b>
      </h2>
      <button type="button" class="bk-tlast" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{lastWords(told.lines, telling) || words.tengu.row}</span>
        <Icon name="chev" size={16} />
      </button>
      <TenguBoard {...part} />
      <Row {...part} />
      <TurnOf part={part} told={told} turns={turns.length} telling={telling} finish={finish} />
    </section>
  );
}

/** In one line: what has just been told of a turn, or the step that was taken. */
function lastWords(lines: LogLine[], telling: boolean): string {
  const line = telling ? lines[lines.length - 1] : lines.find(({ event }) => event === "tengu-step");
  return line?.text ?? "";
}

// ---- its board

function TenguBoard({ table, tengu, player, pieces, words }: TenguPart): VNode {
  const arrived = Object.values(table.pilgrims).filter((seat) => seat === tengu.player).length;
  const types = (names: string[], of: Record<string, { type: string }>) => names.map((name) => printed(of, name).type);
  const mitamas = [...player.mitamas, ...player.combined.map(([mitama]) => mitama)];
  return (
    <div class="bk-tboard">
      <span class="bk-tdice">
        {player.dice.map(({ value, place }, i) => (
          <span
            key={i}
            class={`die bk-tdie bk-is-${place.startsWith("locked") ? "locked" : place === "unlocked" ? "unlocked" : "gone"}`}
            data-about={dieName(tengu.player, i)}
            role="img"
            aria-label={`${words.die(words.tengu.name, value)}, ${words.states[place as "locked"] ?? words.tengu.gone}`}
          >
            <DieDrawing seat={tengu.player} value={value} />
            {(place === "locked" || place === "unlocked") && <Icon name={place === "locked" ? "lock" : "unlock"} size={12} />}
          </span>
        ))}
      </span>
      <span class="bk-trocks">
        {player.rocks.map((rock, i) => (
          <span
            key={rock}
            class="tile bk-rock"
            data-about={rock}
            role="img"
            aria-label={`${rockWords(words, pieces, rock)}; ${words.tengu.rocks(tengu.matches[i] ?? 0)}`}
          >
            <RockDrawing counts={printed(pieces.rocks, rock).counts.join(" ")} />
            <b class="bk-svp" aria-hidden>{tengu.matches[i]}</b>
          </span>
        ))}
      </span>
      <span class="bk-tgoods">
        {RESOURCES.map((resource) => (
          <Counted key={resource} icon={`b-${resource}`} count={player.resources[resource]} label={words.resources[resource]} />
        ))}
        <Counted icon="b-build" count={player.built} label={words.strip.buildings} />
        <Counted icon="b-crystal" count={tengu.crystals} label={words.strip.crystals} />
        <Counted icon="b-dragonfly" count={player.dragonflies.length} label={words.rows.dragonflies} />
        <Counted icon="b-light" count={arrived} label={words.tengu.pilgrims} />
      </span>
      <span class="bk-tgoods">
        <Pile label={words.tengu.pileTitle} name="tengu-pile" types={types(player.tucked, pieces.yokai)} words={words} />
        <Pile label={words.strip.mitamas} name="tengu-mitamas" types={types(mitamas, pieces.mitamas)} words={words} />
        <Pile label={words.tengu.bitoku} name="tengu-bitoku" types={types(player.bitoku, pieces.bitoku)} words={words} />
      </span>
    </div>
  );
}

function Counted({ icon, count, label }: { icon: string; count: number; label: string }): VNode {
  return (
    <span class={`bk-tcount${count === 0 ? " bk-none" : ""}`} title={label}>
      <Icon name={icon} size={16} label={label} />
      <b data-number={`tengu.${icon}`}>{count}</b>
    </span>
  );
}

/** Things of one sort by their types, each with how many there are. */
function Pile({ label, name, types, words }: { label: string; name: string; types: string[]; words: Part["words"] }): VNode | null {
  if (types.length === 0) return null;
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const said = [...counts].map(([type, count]) => `${nameWords(words, type)} ${count}`).join(", ");
  return (
    <About name={name} label={`${label}: ${said}`} class="bk-tpile">
      {[...counts].map(([type, count]) => (
        <span key={type}>
          <Icon name={`b-${type}`} size={18} />
          {count > 1 && <b aria-hidden>{count}</b>}
        </span>
      ))}
    </About>
  );
}

// ---- its cards

function Row(part: TenguPart): VNode {
  const { tengu, words } = part;
  return (
    <div class="bk-trow" role="group" aria-label={words.tengu.row}>
      {tengu.row.map((card, i) => (
        <span key={card} class="bk-tplace">
          <CardOf part={part} id={card} location={tengu.locations[i]} />
          <small aria-hidden>
            <Icon name="b-die" size={12} />
            {FACES[i]}
          </small>
        </span>
      ))}
      <About name="tengu-deck" label={words.tengu.piles(tengu.deck, tengu.discard.length)} class="bk-tpiles">
        <span>
          <Icon name="deck" size={15} />
          {tengu.deck}
        </span>
        <span>
          <Icon name="discard" size={15} />
          {tengu.discard.length}
        </span>
      </About>
    </div>
  );
}

/** A card: what it wants across the river, where it goes and what it takes there, its resource. */
function CardOf({ part, id, location }: { part: Part; id: string; location?: string | undefined }): VNode {
  const { pieces, words } = part;
  const card = must(pieces.tengu_cards.find((one) => one.id === id), id);
  const where = location ?? card.location;
  const takes = card.takes || (card.location === "favourite" && location ? (location === "yomi" ? "mitama" : "build") : "");
  return (
    <About name={`tengu-card.${id}`} label={words.tengu.card(numberOf(id))} class="card bk-tcard">
      <span class="bk-tc-types">
        {[...card.yokai, ...card.bitoku].map((type) => (
          <Icon key={type} name={`b-${type}`} size={19} />
        ))}
      </span>
      <span class="bk-tc-goes">
        <Icon name={where === "favourite" ? "b-rock" : `b-${where}`} size={20} />
        {takes && <Icon name={takes === "building" ? "b-build" : `b-${takes}`} size={16} />}
        {card.gives.map((good, i) => (
          <Icon key={i} name={`b-${good}`} size={16} />
        ))}
      </span>
      <span class="bk-tc-own">{card.resource ? <Icon name={`b-${card.resource}`} size={15} /> : <i>–</i>}</span>
    </About>
  );
}

export function numberOf(card: string): string {
  return card.slice(card.lastIndexOf("-") + 1);
}

// ---- a turn

interface TurnProps {
  part: TenguPart;
  told: Told;
  turns: number;
  telling: boolean;
  finish: () => void;
}

function TurnOf({ part, told, turns, telling, finish }: TurnProps): VNode | null {
  const { words, tengu, table } = part;
  const { at, lines, go } = told;
  const never = tengu.rolls.length === 0 && table.round === 1; // a film tells only of its own moment
  if (lines.length === 0) return never ? <p class="sub bk-tnone">{words.tengu.noTurn}</p> : null;
  return (
    <div class="bk-tturn" data-telling={telling ? "" : undefined}>
      <div class="bk-thead">
        <h3>{words.tengu.turn(at + 1, turns)}</h3>
        {telling ? (
          <button type="button" class="tool" onClick={finish}>
            <Icon name="skip" size={15} />
            {words.tengu.skip}
          </button>
        ) : (
          <>
            <Walk icon="back" label={words.tengu.older} off={at <= 0} act={() => go(at - 1)} />
            <Walk icon="chev" label={words.tengu.newer} off={at >= turns - 1} act={() => go(at + 1)} />
          </>
        )}
      </div>
      <Will part={part} lines={lines} />
      <Steps part={part} lines={lines} whole={!telling} />
      <ul class="bk-tdone">
        {after(lines).map((line, i) => (
          <li key={i}>{line.text}</li>
        ))}
      </ul>
    </div>
  );
}

function Walk({ icon, label, off, act }: { icon: string; label: string; off: boolean; act: () => void }): VNode {
  return (
    <button type="button" class="tool bk-twalk" aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} size={16} />
    </button>
  );
}

/** The two dice, and the card that they choose. */
function Will({ part, lines }: { part: TenguPart; lines: LogLine[] }): VNode | null {
  const { pieces, words } = part;
  const { first = 0, second = 0 } = lines[0]?.fields ?? {};
  const chosen = lines.find(({ event }) => event === "tengu-card");
  const card = chosen && pieces.tengu_cards[chosen.fields["card"] ?? -1];
  const lower = first <= second ? 0 : 1;
  return (
    <div class="bk-will">
      <span class="bk-wdice" role="img" aria-label={words.tengu.will(first, second)} title={words.tengu.will(first, second)}>
        {[first, second].map((face, i) => (
          <b key={i} class={i === lower ? "bk-lower" : ""}>{face}</b>
        ))}
      </span>
      {chosen && card && (
        <>
          <Icon name="arrow" size={16} />
          <span class="bk-wplace">{words.tengu.places[chosen.fields["place"] ?? 0]}</span>
          <CardOf part={part} id={card.id} />
        </>
      )}
    </div>
  );
}

/** The steps in their order: skipped ones with the reason, the one that is done, and the letters of the rest. */
function Steps({ part, lines, whole }: { part: TenguPart; lines: LogLine[]; whole: boolean }): VNode {
  const { words } = part;
  const looked = lines.filter(({ event }) => event === "tengu-skipped" || event === "tengu-step");
  const rest = STEPS.slice(looked.length);
  return (
    <ol class="bk-tsteps" aria-label={words.tengu.row}>
      {looked.map((line) => {
        const done = line.event === "tengu-step";
        const letter = STEPS[line.fields["step"] ?? 0] ?? "";
        return (
          <li key={letter} class={done ? "bk-tstep bk-done" : "bk-tstep"}>
            <Letter part={part} letter={letter} note={done ? words.tengu.taken : words.tengu.skipped} />
            <span>{reason(line.text)}</span>
            <Icon name={done ? "tick" : "close"} size={14} />
          </li>
        );
      })}
      {rest.length > 0 && (
        <li class={`bk-trest${whole || looked.some(({ event }) => event === "tengu-step") ? "" : " bk-tnext"}`}>
          {rest.map((letter) => (
            <Letter key={letter} part={part} letter={letter} note={words.tengu.rest} />
          ))}
        </li>
      )}
    </ol>
  );
}

function Letter({ part, letter, note }: { part: TenguPart; letter: string; note: string }): VNode {
  return (
    <About name={`tengu-step.${letter}`} label={`${part.words.tengu.step(letter)}, ${note}`} class="bk-tletter">
      {letter}
    </About>
  );
}

/** "Step A is skipped: its crossing is not contested." stands beside its letter as "Its crossing is not contested." */
function reason(text: string): string {
  return sentence(text.slice(text.indexOf(":") + 1).trim());
}

/** What happened once a step was chosen. */
function after(lines: LogLine[]): LogLine[] {
  const step = lines.findIndex(({ event }) => event === "tengu-step");
  return step < 0 ? [] : lines.slice(step + 1);
}
