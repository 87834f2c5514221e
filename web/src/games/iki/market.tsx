// What can be had: the row of people for hire, buildings, celebrities, boats on the bank, tokens of the season.

import type { VNode } from "preact";
import { Icon } from "../../icons";
import type { Effect as PrintedEffect } from "../../protocol";
import { Zone } from "../../zone";
import {
  AwardDrawing,
  characterWords,
  Effect,
  isChosen,
  type Part,
  PrintedName,
  RowFace,
  Thing,
  TokenForSale,
} from "./draw";
import { HouseArt } from "./houses";
import { Bust } from "./people";
import { BankArt, BoatArt, Lot } from "./scene";
import type { RowCard, Trigger } from "./types";
import { FRESH, idOf, KEPT, must } from "./types";
import { nameOf } from "./words";

// ---- the row

export function Row(part: Part): VNode {
  const { table, words } = part;
  const { starters, row } = table;
  const inHand = cardInHand(part);
  if (starters.length > 0 || (inHand !== null && table.month < 1)) {
    return (
      <Zone id="z-row" class="ik-rowzone" title={inHand === null ? words.starters : words.inHand}>
        <div class="ik-row">
          {inHand !== null && <InHand part={part} name={inHand} />}
          <Starters {...part} />
        </div>
      </Zone>
    );
  }
  const lying = row.filter((card): card is RowCard => card !== null);
  return (
    <Zone
      id="z-row"
      class="ik-rowzone"
      title={inHand === null ? words.row : words.inHand}
      note={lying.length === 0 && inHand === null ? words.rowEmpty : undefined}
    >
      <div class="ik-row">
        {inHand !== null && <InHand part={part} name={inHand} />}
        {table.akebono ? <Places part={part} left={inHand !== null} /> : <Loose part={part} cards={lying} />}
      </div>
    </Zone>
  );
}

/** A card that left the row and has no stall yet. */
function cardInHand({ table, pieces, board }: Part): string | null {
  const { chosen } = table.doing;
  if (chosen === null || pieces.characters[chosen] === undefined || board.asks("ask-column")) return null;
  if (table.row.some((card) => card?.character === chosen)) return null;
  if (table.stalls.some((stall) => stall.card === chosen)) return null;
  return table.players.some((player) => Object.values(player.columns).some((column) => column.includes(chosen)))
    ? null
    : chosen;
}

function InHand({ part, name }: { part: Part; name: string }): VNode {
  return (
    <div class="ik-group">
      <span class="sub">&nbsp;</span>
      <div>
        <ForHire part={part} name={name} mon={0} />
      </div>
    </div>
  );
}

const ABOUT_ROW = ["ask-income-or-hire", "ask-hire", "ask-owner", "ask-neutral", "ask-starter"];

function ForHire({ part, name, mon }: { part: Part; name: string; mon: number }): VNode {
  const { board, table, pieces, language, words } = part;
  const printed = must(pieces.characters[name], name);
  const label = `${characterWords(name, printed, pieces, language)}${mon ? `, ${words.mons({ count: mon })}` : ""}`;
  return (
    <Thing
      board={board}
      name={name}
      label={label}
      class="card ik-hire"
      far={!board.asks(...ABOUT_ROW)}
      chosen={isChosen(board, name)}
    >
      <RowFace name={name} printed={printed} pieces={pieces} mon={mon} price={table.doing.prices[name]} />
    </Thing>
  );
}

function Starters(part: Part): VNode {
  const { board, table, pieces, language } = part;
  return (
    <div class="ik-group">
      <span class="sub">&nbsp;</span>
      <div>
        {table.starters.map(({ character, tile }) => {
          const printed = must(pieces.characters[character], character);
          const effect = pieces.tiles.find((one) => one.tile === tile)?.effect;
          const label = `${characterWords(character, printed, pieces, language)}${effect ? `, ${effect.words}` : ""}`;
          return (
            <Thing key={character} board={board} name={character} label={label} class="card ik-hire">
              <RowFace name={character} printed={printed} pieces={pieces} />
              {effect && (
                <span class="ik-tile" data-about={`@tile.${tile ?? ""}`} aria-hidden>
                  <Effect effect={effect} />
                </span>
              )}
            </Thing>
          );
        })}
      </div>
    </div>
  );
}

/** Base game: whoever is there lies side by side. */
function Loose({ part, cards }: { part: Part; cards: RowCard[] }): VNode {
  return (
    <div class="ik-group">
      <span class="sub">&nbsp;</span>
      <div>
        {cards.map(({ character, mon }) => (
          <ForHire key={character} part={part} name={character} mon={mon} />
        ))}
        {cards.length === 0 && <i class="ik-none ik-nobody" />}
      </div>
    </div>
  );
}

/** Akebono: four fresh places, two kept ones, the New Character. A card that has left leaves no place behind. */
function Places({ part, left }: { part: Part; left: boolean }): VNode {
  const { table, words } = part;
  const cards = table.row;
  const gap = left ? cards.indexOf(null) : -1;
  const groups: ["fresh" | "kept" | "newcomer", number, (RowCard | null)[]][] = [
    ["fresh", 0, cards.slice(0, FRESH)],
    ["kept", FRESH, cards.slice(FRESH, FRESH + KEPT)],
    ["newcomer", FRESH + KEPT, cards.slice(FRESH + KEPT)],
  ];
  return (
    <>
      {groups.map(([group, first, places]) => (
        <div key={first} class="ik-group">
          <span class="sub">
            <span data-about={`@row.${group}`}>{words[group]}</span>
          </span>
          <div>
            {places.map((card, i) =>
              card === null ? (
                first + i !== gap && <i key={`place ${first + i}`} class="ik-none" />
              ) : (
                <ForHire key={card.character} part={part} name={card.character} mon={card.mon} />
              ),
            )}
          </div>
        </div>
      ))}
    </>
  );
}

// ---- buildings, celebrities, boats, tokens

/** When a lasting ability works; the sentence about it is the server's. */
const WHEN: Record<Trigger, string[]> = {
  fed: ["ik-rice"],
  payday: ["ik-payday", "ik-toptype"],
  harmony: ["ik-harmony"],
  "hire-fire": ["ik-hire", "ik-fire"],
  "hire-special": ["ik-hire", "ik-t-special"],
  boat: ["ik-boat"],
  pass: ["ik-oyakata"],
  meet: ["ik-celebrity"],
  "no-hire": ["ik-decline", "ik-hire"],
  retire: ["ik-retire"],
  lap: ["ik-lap"],
  fire: ["ik-building", "ik-s-avoid-fire"],
  place: ["ik-corner"],
};
/** Lasting abilities that give nothing to count. */
const GIVES: Partial<Record<Trigger, string>> = { harmony: "×2", place: "+0" };

export function Lasting({ trigger, effect }: { trigger: Trigger | null; effect: PrintedEffect | null }): VNode {
  const when = trigger === null ? [] : WHEN[trigger];
  const gives = trigger === null ? undefined : GIVES[trigger];
  return (
    <span class="ik-lasting">
      {when.map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
      {when.length > 0 && (effect || gives) && <small>:</small>}
      <Effect effect={effect} />
      {gives && <b>{gives}</b>}
    </span>
  );
}

export function buildingFace(part: Part, name: string): VNode {
  const { pieces } = part;
  const { cost, end, permanent, trigger, effect } = must(pieces.buildings[name], name);
  return (
    <span class="ik-plan" aria-hidden>
      <HouseArt id={idOf(name)} />
      <PrintedName name={name} pieces={pieces} />
      <span class="ik-cost2">
        <Effect effect={cost} />
      </span>
      <span class="ik-award">
        <AwardDrawing award={end} />
      </span>
      {(permanent || effect) && <Lasting trigger={trigger} effect={effect} />}
    </span>
  );
}

const LOTS = ["bench", "fence", "stones"] as const;
const PER_ROW = 3;

/** How many lots are free in the last row of buildings; two and four stand in pairs. */
function lotsBeside(buildings: number): number {
  if (buildings === 0) return PER_ROW;
  return buildings === 1 ? 1 : buildings === 5 ? 1 : 0;
}

export function Market(part: Part): VNode {
  const { board, table, pieces, words } = part;
  const bank = table.boats.filter(({ owner }) => owner === null);
  const tickets = table.tickets.filter(({ owner }) => owner === null);
  const spares = table.spare_celebrities.filter((name) => board.isOpen(name));
  return (
    <Zone id="z-market" class="ik-market" title={words.buildings}>
      <div class={`ik-plans ik-plans-${table.buildings.length}`}>
        {table.buildings.map((name) => {
          const { cost, end, permanent, effect } = must(pieces.buildings[name], name);
          const lasting = permanent && effect ? `, ${words.permanent}: ${effect.words}` : "";
          return (
            <Thing
              key={name}
              board={board}
              name={name}
              label={`${nameOf(name, pieces)}: ${words.cost({ price: cost.words })}, ${words.atEnd}: ${end.words}${lasting}`}
              class={`tile ik-building${permanent ? " ik-perm" : ""}`}
              chosen={isChosen(board, name)}
            >
              {buildingFace(part, name)}
            </Thing>
          );
        })}
        {LOTS.slice(0, lotsBeside(table.buildings.length)).map((what) => (
          <Lot key={what} what={what} />
        ))}
      </div>
      {table.akebono && (
        <div class="ik-pair">
          <div>
            <h2>{spares.length ? words.spares : words.celebrities}</h2>
            <div class="ik-famous">
              {(spares.length ? spares : table.celebrities).map((name) => (
                <Celebrity key={name} part={part} name={name} />
              ))}
              {!spares.length &&
                Array.from({ length: Math.max(0, 2 - table.celebrities.length) }, (_, i) => (
                  <i key={i} class="ik-none" />
                ))}
            </div>
          </div>
          <div>
            <h2>{words.bank}</h2>
            <div class="ik-bank">
              <BankArt />
              {bank.map(({ boat }) => (
                <BankBoat key={boat} part={part} name={boat} />
              ))}
            </div>
            {tickets.length > 0 && (
              <span class="ik-tickets">
                <small aria-hidden>{words.tickets}</small>
                {tickets.map(({ ticket }) => (
                  <Thing
                    key={ticket}
                    board={board}
                    name={ticket}
                    label={nameOf(ticket, pieces)}
                    class="token ik-ticket"
                  >
                    <Icon name={`ik-ticket-${idOf(ticket)}`} size={22} />
                  </Thing>
                ))}
              </span>
            )}
          </div>
        </div>
      )}
    </Zone>
  );
}

/** Pipes, pouches and fish of the season. */
export function Tokens(part: Part): VNode {
  const { board, table, words } = part;
  const buying = board.asks("ask-buy");
  const tokens = [...table.pipes, ...table.pouches, ...table.fish];
  return (
    <Zone id="z-tokens" class="ik-tokenzone" title={words.season} note={words.seasons[table.season]}>
      <div class="ik-tokens">
        {tokens.map((name) => (
          <TokenForSale key={name} part={part} name={name} far={!buying} />
        ))}
        {tokens.length === 0 && <i class="ik-none" />}
      </div>
    </Zone>
  );
}

export function celebrityLabel({ pieces, words }: Part, name: string): string {
  const { kind, effect, end } = must(pieces.celebrities[name], name);
  const does = kind === "end" ? end?.words : effect?.words;
  const when = kind === "end" ? words.atEnd : kind === "now" ? words.now : words.permanent;
  return `${nameOf(name, pieces)}, ${when}${does ? `: ${does}` : ""}`;
}

export function celebrityFace(part: Part, name: string): VNode {
  const { pieces } = part;
  const { kind, trigger, effect, end } = must(pieces.celebrities[name], name);
  return (
    <span class="ik-fame" aria-hidden>
      <PrintedName name={name} pieces={pieces} />
      <span class="ik-star">
        <Bust id={idOf(name)} type="none" />
      </span>
      <span class="ik-gives">
        {kind === "end" && <AwardDrawing award={end} />}
        {kind === "now" && <Effect effect={effect} />}
        {kind === "permanent" && <Lasting trigger={trigger} effect={effect} />}
      </span>
    </span>
  );
}

function Celebrity({ part, name }: { part: Part; name: string }): VNode {
  const { board, pieces } = part;
  const { kind } = must(pieces.celebrities[name], name);
  return (
    <Thing
      board={board}
      name={name}
      label={celebrityLabel(part, name)}
      class={`card ik-celebrity ik-${kind}`}
      far={board.asks("ask-business")}
    >
      {celebrityFace(part, name)}
    </Thing>
  );
}

function BankBoat({ part, name }: { part: Part; name: string }): VNode {
  const { board, pieces, words } = part;
  const { cost, trade, action } = must(pieces.boats[name], name);
  const price = cost ? `${words.cost({ price: cost.words })}, ` : "";
  const label = `${nameOf(name, pieces)}, ${price}${action.words}, ${trade}`;
  return (
    <Thing board={board} name={name} label={label} class="tile ik-boat ik-moored" far={!board.asks("ask-build")}>
      <BoatArt moored />
      <b aria-hidden>{idOf(name)}</b>
      <Effect effect={action} />
      <small aria-hidden>
        <Effect effect={cost} />
      </small>
    </Thing>
  );
}
