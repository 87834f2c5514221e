// The Tengu, beside the seats: its board, its row of cards, and each of its turns as the list of steps A to L.

import type { ComponentChildren, RefObject, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BesideProps } from "../../game";
import { Icon } from "../../icons";
import type { LogLine } from "../../protocol";
import { SeatShape } from "../../seats";
import { sentence, words as sharedWords } from "../../words";
import { About, DieDrawing, printed, RockDrawing, rockWords } from "./draw";
import { TenguPicture, TenguPlace } from "./faces";
import { type Part, partOf } from "./part";
import { countsOf, type Fact, factsOf, saidOf, type TenguFacts } from "./tengu-facts";
import { type TenguTurn, turnsOf } from "./tengu-turn";
import { dieName, must, REGIONS, RESOURCES, type Region, type TenguCard } from "./types";

const PLACES = ["left", "middle", "right"] as const;
export const STEPS = [..."ABCDEFGHIJKL"];
/** What the lower die must show for the left, middle and right card. */
const FACES = ["5–6", "3–4", "1–2"];

const MASK = 44; // px, as in style/tengu.css

/** Where its board is a sheet, as in style/tengu.css. */
const OVER_THE_BOARDS = "(width >= 1100px), (width >= 600px) and (height <= 500px)";

type TenguPart = Part & TenguFacts;

export function Beside({ log, turn, ...board }: BesideProps): VNode | null {
  const part = partOf(board);
  const facts = factsOf(part.table, part.pieces, board.view.settings);
  return facts && <Panel part={{ ...part, ...facts }} log={log} turn={turn} />;
}

interface PanelProps {
  part: TenguPart;
  log: LogLine[];
  turn: boolean;
}

function Panel({ part, log, turn }: PanelProps): VNode {
  const { tengu, player, words } = part;
  const { over } = part.board.view;
  const turns = turnsOf(log);
  const [chosen, choose] = useState(turns.length - 1);
  useLayoutEffect(() => choose(turns.length - 1), [turns.length]);
  const at = Math.min(chosen, turns.length - 1);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const mask = useMask(turn);
  useClosing(box, open, () => setOpen(false));
  const attitude = tengu.active ? "active" : "inactive";
  return (
    <section
      ref={box}
      class={`zone bitoku bk-tengu${open ? " bk-opened" : ""}${turn ? " turn" : ""}`}
      id="z-tengu"
      data-seat={tengu.player}
      aria-labelledby="z-tengu-title"
    >
      {turn && (
        <span class="bk-tmask" ref={mask} aria-hidden>
          <TenguPicture />
        </span>
      )}
      <h2 id="z-tengu-title">
        {turn && (
          <span class="turn-mark">
            <Icon name="lantern" size={18} label={sharedWords().thisTurn} />
          </span>
        )}
        <SeatShape seat={tengu.player} size={18} />
        <TenguPicture />
        {words.tenguTitle}
        <About
          name="tengu-attitude"
          label={`${words.tenguAttitudeTitle}: ${words.tenguAttitude[attitude]}`}
          class={`bk-attitude bk-${attitude}`}
        >
          <Icon name={tengu.active ? "b-hikaru" : "b-asleep"} size={16} />
          <span aria-hidden>{words.tenguAttitude[attitude]}</span>
        </About>
        {player.passed && <small>{words.passed}</small>}
        <b class="bk-tscore">
          {!over && <Icon name="b-vp" size={18} label={words.tenguEarned} />}
          <span data-number="tengu.vp">{over ? player.score : player.vp}</span>
        </b>
        {!over && (
          <span class="estimate" title={sharedWords().countSoFarNote}>
            <Icon name="finish" size={16} label={sharedWords().countSoFarNote} />
            {player.score}
            <small aria-hidden="true">{sharedWords().ifEndedShort}</small>
          </span>
        )}
      </h2>
      {!over && <Ahead {...part} />}
      <button
        type="button"
        class="bk-tlast"
        aria-expanded={open}
        aria-controls="bk-tsheet"
        onClick={() => setOpen(!open)}
      >
        <span>
          {lastWords(turns[turns.length - 1]?.lines ?? []) || (hasBegun(part) ? words.tenguRow : words.tenguNoTurn)}
        </span>
        <Icon name="chev" size={16} />
      </button>
      <div
        class="bk-tsheet"
        id="bk-tsheet"
        role="group"
        aria-labelledby="z-tengu-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
      >
        <Presence {...part} />
        <TenguBoard {...part} />
        <Row {...part} />
        <TurnOf part={part} turns={turns} at={at} go={choose} />
      </div>
    </section>
  );
}

/** While its turn is told, its mask stands on the main board beside what is told last. */
function useMask(turn: boolean): RefObject<HTMLSpanElement | null> {
  const mask = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const main = document.querySelector(".bk-main");
    if (!turn || !main) return undefined;
    const follow = () => {
      const there = [...main.querySelectorAll("[data-told]")].pop()?.getBoundingClientRect();
      if (!mask.current || !there) return; // it stays where it was
      mask.current.style.translate = `${Math.max(0, there.left - MASK * 0.7)}px ${Math.max(0, there.top - MASK * 0.6)}px`;
      mask.current.dataset.there = "";
    };
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(main, { attributeFilter: ["data-told"], subtree: true });
    return () => watch.disconnect();
  }, [turn]);
  return mask;
}

/** As a sheet over the boards it closes by Escape, or by a touch beside it. */
function useClosing(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open || !matchMedia(OVER_THE_BOARDS).matches) return undefined;
    const away = ({ target }: Event) => {
      if (target instanceof Element && target.closest(".lesson")) return; // which speaks of it, and closes it itself
      if (!(target instanceof Node) || !box.current?.contains(target)) close();
    };
    const byKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", byKey);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", byKey);
    };
  }, [open]);
}

/** A turn in one line: what it did first of all. */
function lastWords(lines: LogLine[]): string {
  return (after(lines)[0] ?? lines[0])?.text ?? "";
}

/** Whether it had a turn; a film knows the lines of its own moment only. */
function hasBegun({ tengu, table }: TenguPart): boolean {
  return tengu.rolls.length > 0 || table.round > 1;
}

/** What it may do next: for each roll where it would go, and what it would take there. */
function Ahead(part: TenguPart): VNode {
  const { tengu, words } = part;
  return (
    <span class="bk-tahead" role="group" aria-label={words.tenguAhead}>
      <small aria-hidden>{words.tenguNext}</small>
      {tengu.row.map((id, i) => {
        const { card, where, takes } = aimOf(part, id);
        return (
          <About key={id} name={`tengu-card.${id}`} label={`${FACES[i]}: ${words.regionNames[where]}`} class="bk-taim">
            <b>{FACES[i]}</b>
            <Icon name={`b-${where}`} size={18} />
            {takes && <Icon name={takes === "building" ? "b-build" : `b-${takes}`} size={16} />}
            {card.gives.map((good, j) => (
              <Icon key={j} name={`b-${good}`} size={16} />
            ))}
          </About>
        );
      })}
    </span>
  );
}

/** It presides: its mask before its mountains, and what it counts. */
function Presence({ tengu, player, words }: TenguPart): VNode {
  return (
    <div class="bk-tpresence">
      <TenguPlace />
      <TenguPicture />
      <div>
        <b class="bk-tname" aria-hidden>
          {words.tenguTitle}
        </b>
        <span class="bk-tmood">
          {words.tenguAttitudeTitle}: {words.tenguAttitude[tengu.active ? "active" : "inactive"]}
        </span>
        <span class="bk-testimate">
          <b data-number="tengu.score">{player.score}</b> {words.tenguEstimate}
        </span>
      </div>
    </div>
  );
}

// ---- its board

function TenguBoard(part: TenguPart): VNode {
  const { tengu, player, pieces, words } = part;
  return (
    <div class="bk-tboard" id="z-tengu-board">
      <span class="bk-tdice">
        {player.dice.map(({ value, place }, i) => (
          <span
            key={i}
            class={`die bk-tdie bk-is-${place.startsWith("locked") ? "locked" : place === "unlocked" ? "unlocked" : "gone"}`}
            data-about={dieName(tengu.player, i)}
            role="img"
            aria-label={`${words.die({ whose: words.of({ name: words.tenguName }), value })}, ${words.states[place as "locked"] ?? words.tenguGone}`}
          >
            <DieDrawing seat={tengu.player} value={value} />
            {(place === "locked" || place === "unlocked") && (
              <Icon name={place === "locked" ? "lock" : "unlock"} size={16} />
            )}
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
            aria-label={`${rockWords(words, pieces, rock)}; ${words.tenguRocks({ count: tengu.matches[i] ?? 0 })}`}
          >
            <RockDrawing counts={printed(pieces.rocks, rock).counts.join(" ")} />
            <b class="bk-svp" aria-hidden>
              {tengu.matches[i]}
            </b>
          </span>
        ))}
      </span>
      <span class="bk-tgoods">
        {RESOURCES.map((resource) => (
          <span
            key={resource}
            class={`bk-tcount${player.resources[resource] === 0 ? " bk-none" : ""}`}
            title={words.resources[resource]}
          >
            <Icon name={`b-${resource}`} size={16} label={words.resources[resource]} />
            <b data-number={`tengu.${resource}`}>{player.resources[resource]}</b>
          </span>
        ))}
        <FactOf part={part} fact="crystals" class="bk-tcount">
          <Icon name="b-crystal" size={16} />
          <b data-number="tengu.crystals">{tengu.crystals}</b>
          {part.springPoints > 0 && <PointsOfSpring count={part.springPoints} />}
        </FactOf>
        <FactOf part={part} fact="buildings" class="bk-tcount">
          <Icon name="b-build" size={16} />
          <b data-number="tengu.buildings">{player.built}</b>
          <small>/{pieces.tengu_counters.length}</small>
        </FactOf>
      </span>
      <div class="bk-tfacts">
        <FactOf part={part} fact="yokai">
          <Types types={player.tucked.map((card) => printed(pieces.yokai, card).type)} />
        </FactOf>
        <BitokuPath {...part} />
        <Spirits {...part} />
        <Pilgrims {...part} />
        <Kodamas {...part} />
      </div>
    </div>
  );
}

interface FactProps {
  part: TenguPart;
  fact: Fact;
  /** without it, a line of its own that begins with what it is about */
  class?: string;
  children: ComponentChildren;
}

function FactOf({ part, fact, class: className, children }: FactProps): VNode {
  const { table, pieces, words } = part;
  const title = words.tenguFacts[fact];
  return (
    <About
      name={`tengu-fact.${fact}`}
      label={`${title}: ${saidOf(fact, part, table, pieces, words)}`}
      class={className ?? "bk-tfact"}
    >
      {className === undefined && <small>{title}</small>}
      {className === undefined ? <span>{children}</span> : children}
    </About>
  );
}

function PointsOfSpring({ count }: { count: number }): VNode {
  return (
    <i class="bk-tspring">
      <Icon name="spring" size={16} />
      <Icon name="b-mp" size={16} />
      {count}
    </i>
  );
}

/** The icons of some types, each with how many there are. */
function Types({ types }: { types: string[] }): VNode {
  if (types.length === 0) return <i>–</i>;
  return (
    <>
      {countsOf(types).map(([type, count]) => (
        <span key={type} class="bk-ttype">
          <Icon name={`b-${type}`} size={17} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
    </>
  );
}

/** Its Bitoku cards in order, and its counter behind the last completed one. */
function BitokuPath(part: TenguPart): VNode {
  const { player, tengu, pieces } = part;
  return (
    <FactOf part={part} fact="path">
      {player.bitoku.length === 0 && <i>–</i>}
      {player.bitoku.map((card, i) => (
        <span key={card} class={`bk-ttype${i < player.completed ? " bk-tcomplete" : ""}`}>
          {i === player.completed && <SeatShape seat={tengu.player} size={16} />}
          <Icon name={`b-${printed(pieces.bitoku, card).type}`} size={17} />
          {i >= player.completed && <b>{printed(pieces.bitoku, card).vp}</b>}
        </span>
      ))}
      {player.bitoku.length > 0 && player.completed === player.bitoku.length && (
        <SeatShape seat={tengu.player} size={16} />
      )}
    </FactOf>
  );
}

/** What waits for a partner, then the pairs. */
function Spirits(part: TenguPart): VNode {
  const { player, pieces } = part;
  const typesOf = (mitamas: string[]) => mitamas.map((mitama) => printed(pieces.mitamas, mitama).type);
  const waits = [...typesOf(player.mitamas), ...player.dragonflies.map(() => "dragonfly")];
  return (
    <FactOf part={part} fact="spirits">
      {(waits.length > 0 || player.combined.length === 0) && <Types types={waits} />}
      {player.combined.length > 0 && (
        <span class="bk-tpairs">
          <Icon name="b-combine" size={16} />
          <Types types={typesOf(player.combined.map(([mitama]) => mitama))} />
        </span>
      )}
    </FactOf>
  );
}

function Pilgrims(part: TenguPart): VNode {
  const { player, arrived } = part;
  const counts = [
    ["b-pilgrim", player.pilgrims.awake],
    ["b-mp", player.pilgrims.walking.length],
    ["b-arrive", arrived],
  ] as const;
  return (
    <FactOf part={part} fact="pilgrims">
      {counts.map(([icon, count]) => (
        <span key={icon} class={`bk-ttype${count === 0 ? " bk-none" : ""}`}>
          <Icon name={icon} size={17} />
          <b data-number={`tengu.${icon}`}>{count}</b>
        </span>
      ))}
    </FactOf>
  );
}

/** How far each of its kodamas is ahead of yours or behind; the most competitive one is marked. */
function Kodamas(part: TenguPart): VNode {
  const { behind, tengu } = part;
  return (
    <FactOf part={part} fact="kodamas">
      {REGIONS.map((region) => (
        <span
          key={region}
          class={`bk-ttrack${region === tengu.competitive ? " bk-tclose" : ""}${behind[region] > 0 ? " bk-tbehind" : ""}`}
        >
          <Icon name={`b-${region}`} size={16} />
          <b>{lead(-behind[region])}</b>
        </span>
      ))}
    </FactOf>
  );
}

function lead(spaces: number): string {
  return spaces === 0 ? "=" : spaces > 0 ? `+${spaces}` : `−${-spaces}`;
}

// ---- its cards

function Row(part: TenguPart): VNode {
  const { tengu, words } = part;
  return (
    <div class="bk-trow" id="z-tengu-row" role="group" aria-label={words.tenguRow}>
      <p class="bk-tsay">{words.tenguAhead}</p>
      <span class="bk-tlegend" aria-hidden>
        <span>{words.tenguLegend.wants}</span>
        <span>{words.tenguLegend.goes}</span>
        <span>{words.tenguLegend.uses}</span>
      </span>
      {tengu.row.map((card, i) => (
        <span key={card} class="bk-tplace">
          <CardOf part={part} id={card} />
          <small aria-hidden>
            <Icon name="b-die" size={16} />
            {FACES[i]}
          </small>
        </span>
      ))}
      <About
        name="tengu-deck"
        label={words.tenguPiles({ deck: tengu.deck, discard: tengu.discard.length })}
        class="bk-tpiles"
      >
        <span>
          <Icon name="deck" size={16} />
          {tengu.deck}
        </span>
        <span>
          <Icon name="discard" size={16} />
          {tengu.discard.length}
        </span>
      </About>
    </div>
  );
}

/** A card with the place that it sends the Tengu to, and what is taken there. */
function aimOf({ pieces, tengu }: TenguPart, id: string): { card: TenguCard; where: Region; takes: string } {
  const card = must(
    pieces.tengu_cards.find((one) => one.id === id),
    id,
  );
  const where = card.location === "favourite" ? tengu.favourite : card.location;
  const takes = card.takes || (card.location === "favourite" ? (where === "yomi" ? "mitama" : "building") : "");
  return { card, where, takes };
}

/** A card: what it wants across the river, where it goes and what it takes there, its resource. */
function CardOf({ part, id }: { part: TenguPart; id: string }): VNode {
  const { words } = part;
  const { card, where, takes } = aimOf(part, id);
  return (
    <About name={`tengu-card.${id}`} label={words.tenguCard({ place: words.regionNames[where] })} class="card bk-tcard">
      <span class="bk-tc-types">
        {[...card.yokai, ...card.bitoku].map((type) => (
          <Icon key={type} name={`b-${type}`} size={19} />
        ))}
      </span>
      <span class="bk-tc-goes">
        <Icon name={`b-${where}`} size={20} />
        {takes && <Icon name={takes === "building" ? "b-build" : `b-${takes}`} size={16} />}
        {card.gives.map((good, i) => (
          <Icon key={i} name={`b-${good}`} size={16} />
        ))}
      </span>
      <span class="bk-tc-own">{card.resource ? <Icon name={`b-${card.resource}`} size={16} /> : <i>–</i>}</span>
    </About>
  );
}

// ---- a turn

interface TurnProps {
  part: TenguPart;
  turns: TenguTurn[];
  at: number;
  go: (turn: number) => void;
}

function TurnOf({ part, turns, at, go }: TurnProps): VNode | null {
  const { words } = part;
  const shown = turns[at];
  const lines = shown?.lines ?? [];
  const all = turns.filter(({ turn }) => turn > 0).length;
  if (lines.length === 0) return hasBegun(part) ? null : <p class="sub bk-tnone">{words.tenguNoTurn}</p>;
  return (
    <div class="bk-tturn">
      <div class="bk-thead">
        <h3>
          {shown?.turn
            ? words.tenguTurn({ number: shown.turn, turns: all })
            : shown?.spring || sentence(words.seasons.spring)}
        </h3>
        <Walk icon="back" label={words.tenguOlder} off={at <= 0} act={() => go(at - 1)} />
        <Walk icon="chev" label={words.tenguNewer} off={at >= turns.length - 1} act={() => go(at + 1)} />
      </div>
      {shown?.turn ? (
        <>
          <Will part={part} lines={lines} />
          <Steps part={part} lines={lines} />
        </>
      ) : null}
      <ul class="bk-tdone">
        {(shown?.turn ? after(lines) : lines).map((line, i) => (
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
  const card = chosen && pieces.tengu_cards[chosen.fields.card ?? -1];
  const lower = first <= second ? 0 : 1;
  return (
    <div class="bk-will" id="z-tengu-will">
      <span
        class="bk-wdice"
        role="img"
        aria-label={words.tenguWill({ first, second })}
        title={words.tenguWill({ first, second })}
      >
        {[first, second].map((face, i) => (
          <b key={i} class={i === lower ? "bk-lower" : ""}>
            {face}
          </b>
        ))}
      </span>
      {chosen && card && (
        <>
          <Icon name="arrow" size={16} />
          <span class="bk-wplace">{words.tenguPlaces[PLACES[chosen.fields.place ?? 0] ?? "left"]}</span>
          <CardOf part={part} id={card.id} />
        </>
      )}
    </div>
  );
}

/** The steps in their order: skipped ones with the reason, the one that is done, and the letters of the rest. */
function Steps({ part, lines }: { part: TenguPart; lines: LogLine[] }): VNode {
  const { words } = part;
  const looked = lines.filter(({ event }) => event === "tengu-skipped" || event === "tengu-step");
  const rest = STEPS.slice(looked.length);
  return (
    <>
      <p class="bk-tsay">{words.tenguFirst}</p>
      <ol class="bk-tsteps" aria-label={words.tenguSteps}>
        {looked.map((line) => {
          const done = line.event === "tengu-step";
          const letter = STEPS[line.fields.step ?? 0] ?? "";
          return (
            <li key={letter} id={`z-tengu-${letter}`} class={done ? "bk-tstep bk-done" : "bk-tstep"}>
              <Letter part={part} letter={letter} note={done ? words.tenguTaken : words.tenguSkipped} />
              <span>{reason(line.text)}</span>
              <span class="bk-tstate" aria-hidden>
                {done && <Icon name="tick" size={16} />}
                {done ? words.tenguTaken : words.tenguSkipped}
              </span>
            </li>
          );
        })}
        {rest.length > 0 && (
          <li class="bk-trest">
            {rest.map((letter) => (
              <Letter key={letter} part={part} letter={letter} note={words.tenguRest} />
            ))}
            <span class="bk-tstate" aria-hidden>
              {words.tenguRest}
            </span>
          </li>
        )}
      </ol>
    </>
  );
}

function Letter({ part, letter, note }: { part: TenguPart; letter: string; note: string }): VNode {
  return (
    <About name={`tengu-step.${letter}`} label={`${part.words.tenguStep({ letter })}, ${note}`} class="bk-tletter">
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
