// The main board: grove and incense, temples, balance tiles, homes, food and gifts.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import { keptParts } from "../../kept";
import { SeatShape } from "../../seats";
import { Touchable } from "../../touchable";
import { Zone } from "../../zone";
import {
  BalanceDrawing,
  balanceClass,
  FoodDrawing,
  HomeDrawing,
  PileCount,
  printed,
  SectionDrawing,
  STOCK_LOOK,
  Stick,
} from "./draw";
import { Backdrop, EarthArt, GroveArt, HillArt, Lantern, Shrine, Stair, StallRoof } from "./scene";
import { skyOf } from "./season";
import type { BambooPieces, BambooTable, Column, Temple, ZoneName } from "./types";
import { BALANCE_PLACES, CELLS_PER_SHOOT, FREE_CELLS, GIFTS, idOf, PLACING, piecesOf, tableOf, ZONES } from "./types";
import type { Words } from "./words";
import { foodWords, giftWords, homeWords, sectionWords, spiritWords, wordsOf } from "./words";

/** What every part of the board needs. */
interface Part {
  board: BoardProps;
  table: BambooTable;
  pieces: BambooPieces;
  words: Words;
}

function partOf(board: BoardProps): Part {
  return { board, table: tableOf(board.view), pieces: piecesOf(board.pieces), words: wordsOf(board.language) };
}

const PARTS = [Grove, Temples, Balance, Homes, FoodAndGifts].map(keptParts(partOf));

export function MainBoard(board: BoardProps): VNode {
  return (
    <div class="board bamboo bb-main" {...skyOf(tableOf(board.view))}>
      <Backdrop />
      {PARTS.map((OnePart, i) => (
        <OnePart key={i} board={board} />
      ))}
    </div>
  );
}

// ---- grove

function Grove(part: Part): VNode {
  const { table, words } = part;
  return (
    <Zone id="z-grove" class="bb-grove" title={words.grove} note={groveNote(part)}>
      <div class="bb-shoots">
        <GroveArt />
        <EarthArt />
        {table.shoots.map((sections, i) => (
          <Shoot key={i} part={part} number={i + 1} sections={sections} />
        ))}
      </div>
      <Offers {...part} />
      {inHand(table).length > 0 ? <Hand {...part} /> : <Incense {...part} />}
    </Zone>
  );
}

function groveNote({ table, words }: Part): string | undefined {
  const { turn } = table;
  if (turn.hand.length > 0) return words.toPlace({ count: turn.hand.length });
  if (inHand(table).length > 0) return words.received;
  if (turn.unresolved.length > 0) return words.toResolve({ count: turn.unresolved.length, actions: turn.actions });
  return undefined;
}

/** Sections that lie nowhere: still to place, or received and looking for a stock. */
function inHand({ turn, shoots }: BambooTable): string[] {
  if (turn.hand.length > 0 && turn.stage === PLACING) return turn.hand;
  const { section } = turn;
  return section !== null && !shoots.some((shoot) => shoot.includes(section)) ? [section] : [];
}

/** Before summer nothing is put under the shoots: the ground holds what is on offer instead. */
function hasOffers(table: BambooTable): boolean {
  return table.laid_out.length > 0 || table.gifts.length > 0;
}

interface ShootProps {
  part: Part;
  number: number;
  sections: string[];
}

function Shoot({ part, number, sections }: ShootProps): VNode {
  const below = sections.slice(CELLS_PER_SHOOT);
  return (
    <div class="bb-shoot">
      {sections.slice(0, CELLS_PER_SHOOT).map((name) => (
        <GroveSection key={name} part={part} name={name} />
      ))}
      {!hasOffers(part.table) && (
        <>
          <Soil part={part} number={number} full={below.length === FREE_CELLS} />
          <div class="bb-below">
            {below.map((name) => (
              <GroveSection key={name} part={part} name={name} />
            ))}
            <FreeCells part={part} number={number} count={FREE_CELLS - below.length} />
          </div>
        </>
      )}
    </div>
  );
}

/** The ground between a shoot and its free cells; it stands for the shoot when these are taken. */
function Soil({ part, number, full }: { part: Part; number: number; full: boolean }): VNode {
  if (!full) return <span class="bb-soil" aria-hidden />;
  return (
    <Touchable board={part.board} name={`shoot.${number}`} label={part.words.shoot({ number })} class="bb-soil">
      {null}
    </Touchable>
  );
}

/** The next free cell stands for the shoot. */
function FreeCells({ part, number, count }: { part: Part; number: number; count: number }): VNode | null {
  if (count === 0) return null;
  return (
    <>
      <Touchable
        board={part.board}
        name={`shoot.${number}`}
        label={part.words.shoot({ number })}
        class="bb-place bb-free"
      >
        {null}
      </Touchable>
      {count > 1 && <span class="bb-place bb-free" aria-hidden />}
    </>
  );
}

function GroveSection({ part, name }: { part: Part; name: string }): VNode {
  const { board, table, pieces, words } = part;
  const { turn } = table;
  const section = printed(pieces.sections, name);
  const now = turn.section === name;
  const waits = turn.unresolved.includes(name);
  const notes = [now ? words.resolvingNow : waits ? words.waiting : "", waits && turn.wild ? words.wild : ""];
  const label = [sectionWords(words, section), ...notes.filter((note) => note !== "")].join(", ");
  const inert = !waits || (turn.stage === PLACING && !board.isOpen(name)); // what was placed is not asked about any more
  return (
    <Touchable board={board} name={name} label={label} class={`sec bb-sec${now ? " bb-now" : ""}`} inert={inert}>
      <SectionDrawing section={section} />
      {waits && (
        <span class="bb-waits">
          <Icon name={turn.wild ? "joker" : "up"} size={16} />
        </span>
      )}
    </Touchable>
  );
}

/** Sections laid out to draft, or the gifts of this spring. */
function Offers({ board, table, pieces, words }: Part): VNode | null {
  if (!hasOffers(table)) return null;
  const drafting = table.laid_out.length > 0;
  return (
    <div class={`bb-tray ${drafting ? "bb-draft" : "bb-gifts"}`}>
      <span class="sub">{drafting ? words.toDraft : words.giftsShown}</span>
      <div class="bb-offers">
        {table.laid_out.map((name) => {
          const section = printed(pieces.sections, name);
          return (
            <Touchable key={name} board={board} name={name} label={sectionWords(words, section)} class="sec bb-sec">
              <SectionDrawing section={section} />
            </Touchable>
          );
        })}
        {table.gifts.map((name) => (
          <Touchable key={name} board={board} name={name} label={giftWords(words, idOf(name))} class="tile bb-gift">
            <Icon name={giftIcon(idOf(name))} />
          </Touchable>
        ))}
      </div>
    </div>
  );
}

/** A gift shows its action; one of another component set that is no action shows a parcel. */
function giftIcon(id: string): string {
  return ["income", "cook", "balance", "home", "joker"].includes(id) ? id : "gift";
}

function Hand({ board, table, pieces, words }: Part): VNode {
  const chosen = table.turn.section;
  return (
    <div class="bb-hand" data-clear="">
      {inHand(table).map((name) => {
        const section = printed(pieces.sections, name);
        const look = `sec bb-sec${name === chosen ? " chosen" : ""}`;
        return (
          <Touchable key={name} board={board} name={name} label={sectionWords(words, section)} class={look}>
            <SectionDrawing section={section} />
          </Touchable>
        );
      })}
    </div>
  );
}

/** The sticks still on the main board: in spring each player takes the leftmost one back. */
function Incense({ board, table, pieces, words }: Part): VNode {
  const years = Array.from({ length: pieces.years }, (_, i) => i + 1);
  return (
    <div class="bb-incense" role="group" aria-label={words.incense} data-about="@incense">
      <Icon name="stick" size={18} />
      {years.map((year) => {
        const seats = table.players.flatMap((player, seat) => (year > pieces.years - player.later ? [seat] : []));
        const names = seats.map((seat) => board.view.names[seat] ?? "").join(", ");
        return (
          <span key={year} class={`bb-year${year === table.year ? " bb-this" : ""}`}>
            <span
              class="bb-waiting"
              role="img"
              aria-label={words.incensePlace({ year, names: names || words.noStick })}
            >
              {seats.map((seat) => (
                <SeatShape key={seat} seat={seat} />
              ))}
            </span>
            <span class="sub">{words.year({ year })}</span>
          </span>
        );
      })}
    </div>
  );
}

// ---- temples

function Temples(part: Part): VNode {
  const { table, words } = part;
  const note = table.turn.roam ? (
    <>
      <Icon name="bakeneko" size={16} /> {words.roam}
    </>
  ) : (
    <>
      <span data-about="@sticks">
        <Icon name="stick" size={16} />
        {words.oldestLeft}
      </span>
      {table.players.length === 2 && (
        <span class="bb-ghost" data-about="@ghost">
          <Icon name="neutral" size={16} />
          {words.ghostShort}
        </span>
      )}
    </>
  );
  return (
    <Zone id="z-temples" class="bb-temples" title={words.temples} note={note}>
      <HillArt />
      <Stair />
      {table.temples.map((temple) => (
        <TempleRow key={temple.colour} part={part} temple={temple} />
      ))}
    </Zone>
  );
}

function templeName(temple: Temple): string {
  return `temple.${temple.colour}`;
}

function TempleRow({ part, temple }: { part: Part; temple: Temple }): VNode {
  const { board, table, words } = part;
  const visited = table.turn.visited === `stock.${temple.colour}`;
  const { fill, sign, ink } = STOCK_LOOK[temple.colour];
  return (
    <div class="bb-temple">
      <Touchable board={board} name={templeName(temple)} label={templeWords(part, temple)} class="bb-court">
        <Shrine colour={temple.colour} />
        <span class="token bb-crest" style={{ background: fill, color: ink }}>
          <Icon name={sign} />
        </span>
        <SpiritPile temple={temple} isOpen={board.isOpen(templeName(temple))} />
        <span class="bb-offering" aria-hidden>
          <span class="sub">
            {temple.spirit === null ? words.noSpirit : spiritWords(idOf(temple.spirit))}
            {visited && <b class="bb-visited"> · {words.visited}</b>}
          </span>
          <span class="bb-bowl">
            {temple.sticks.map((owner, i) => (
              <span key={i} class="bb-slot">
                <Stick owner={owner} />
              </span>
            ))}
          </span>
        </span>
      </Touchable>
      {board.isOpen(templeName(temple)) && <span class="hidden">{templeWords(part, temple)}</span>}
    </div>
  );
}

/** What lies in a temple. An open temple says what touching it does, so this is spoken beside it. */
function templeWords({ board, words }: Part, temple: Temple): string {
  const owners = temple.sticks.map((owner) => (owner === "ghost" ? words.ghost : (board.view.names[owner] ?? "")));
  const spirit = temple.spirit === null ? words.noSpirit : spiritWords(idOf(temple.spirit));
  return words.temple({
    colour: words.colours[temple.colour],
    spirit,
    left: temple.left,
    sticks: owners.join(", ") || words.noStick,
  });
}

/** The spirit that is to be won; an open temple says itself which one, all of it together. */
function SpiritPile({ temple, isOpen }: { temple: Temple; isOpen: boolean }): VNode {
  const { spirit } = temple;
  if (spirit === null) return <span class="bb-place bb-spirit" />;
  return (
    <span
      class={`tile bb-spirit bb-pile-${temple.left}`}
      {...(isOpen ? { "data-piece": spirit } : { "data-about": spirit })}
    >
      <Icon name={idOf(spirit)} />
      <span class="bb-pile" aria-hidden>
        {temple.left}
      </span>
    </span>
  );
}

// ---- balance tiles

function Balance(part: Part): VNode {
  const { table, words } = part;
  return (
    <Zone id="z-balance" class="bb-balance bb-booth" title={words.balance}>
      <StallRoof of="tiles" />
      <Lantern at="left" />
      <Lantern at="right" />
      <div class="bb-columns">
        {ZONES.map((zone, i) => {
          const column = table.balance[i];
          return column && <BalanceColumn key={zone} part={part} zone={zone} column={column} />;
        })}
      </div>
    </Zone>
  );
}

function BalanceColumn({ part, zone, column }: { part: Part; zone: ZoneName; column: Column }): VNode {
  const { words } = part;
  return (
    <div class="bb-column">
      <ColumnHead words={words} name={words.zones[zone]} left={column.left} />
      {fromTheTop(column, BALANCE_PLACES).map(({ name, place }) => (
        <div key={name ?? place} class="bb-shelf">
          {name === undefined ? (
            <span class={`bb-place bb-bal bb-${zone}`} />
          ) : (
            <ShownBalance part={part} name={name} />
          )}
        </div>
      ))}
    </div>
  );
}

function ShownBalance({ part: { board, pieces }, name }: { part: Part; name: string }): VNode {
  const tile = printed(pieces.balance, name);
  return (
    <Touchable board={board} name={name} label={tile.words} class={balanceClass(tile)}>
      <BalanceDrawing tile={tile} />
    </Touchable>
  );
}

function ColumnHead({ words, name, left }: { words: Words; name: string; left: number }): VNode {
  return (
    <span class="sub bb-head">
      {name}
      <PileCount count={left} label={words.dispenser({ left })} />
    </span>
  );
}

/** The places of a column as they are drawn: the highest first. */
function fromTheTop(column: Column, places: number): { name: string | undefined; place: number }[] {
  return Array.from({ length: places }, (_, i) => {
    const place = places - 1 - i;
    return { name: column.shown[place] ?? undefined, place };
  });
}

// ---- homes

function Homes(part: Part): VNode {
  const { table, pieces, words } = part;
  return (
    <Zone id="z-homes" class="bb-homes bb-booth" title={words.homes}>
      <StallRoof of="thatch" />
      <Lantern at="left" />
      <Lantern at="right" />
      <div class="bb-levels">
        {table.homes.map((column, level) => (
          <div key={level} class="bb-level">
            <ColumnHead words={words} name={words.level({ level: level + 1 })} left={column.left} />
            {fromTheTop(column, pieces.market[level]?.length ?? 0).map(({ name, place }) => (
              <MarketPlace key={name ?? place} part={part} level={level} place={place} name={name} />
            ))}
          </div>
        ))}
      </div>
    </Zone>
  );
}

interface MarketPlaceProps {
  part: Part;
  level: number;
  place: number;
  name: string | undefined;
}

/** Price and gain are printed on the place, not on the tile. */
function MarketPlace({ part, level, place, name }: MarketPlaceProps): VNode {
  const { words, pieces } = part;
  const terms = pieces.market[level]?.[place];
  return (
    <div class="bb-market">
      {terms && (
        <span class="bb-terms" role="img" aria-label={words.market({ price: terms.price, happiness: terms.happiness })}>
          <span>
            {terms.price}
            <Icon name="coin" size={16} />
          </span>
          <span class="bb-gain">
            +{terms.happiness}
            <Icon name="happy" size={16} />
          </span>
        </span>
      )}
      {name === undefined ? <span class="bb-place bb-home" /> : <ShownHome part={part} name={name} />}
    </div>
  );
}

function ShownHome({ part, name }: { part: Part; name: string }): VNode {
  const { board, table, pieces, words } = part;
  const home = printed(pieces.homes, name);
  const chosen = table.turn.home === name ? " chosen" : "";
  return (
    <Touchable
      board={board}
      name={name}
      label={homeWords(words, home)}
      class={`tile bb-home bb-k-${home.kind}${chosen}`}
    >
      <HomeDrawing home={home} />
    </Touchable>
  );
}

// ---- food and gifts

function FoodAndGifts(part: Part): VNode {
  const { board, table, words } = part;
  const { food } = table;
  const feeding = board.asks("ask-feed"); // then food names the own tokens
  return (
    <div class="bb-stall">
      <Zone id="z-food" class="bb-foodzone bb-booth" title={words.food}>
        <StallRoof of="tiles" />
        <span class="sub bb-head">
          <PileCount count={food.supply} label={words.supply({ left: food.supply })} />
        </span>
        <FoodShown {...part} feeding={feeding} />
      </Zone>
      <Zone id="z-gifts" class="bb-giftzone" title={words.gifts}>
        <GiftPile {...part} />
      </Zone>
    </div>
  );
}

function FoodShown({ board, table, pieces, words, feeding }: Part & { feeding: boolean }): VNode {
  const { names, shown } = table.food;
  const free = pieces.food_places - shown.reduce((sum, count) => sum + count, 0);
  return (
    <div class="bb-foods">
      {names.map((name, i) => (
        <FoodGroup key={name} board={board} words={words} name={name} count={shown[i] ?? 0} inert={feeding} />
      ))}
      {free > 0 && (
        <span class="bb-group">
          {Array.from({ length: free }, (_, i) => (
            <span key={i} class="bb-place bb-food" />
          ))}
        </span>
      )}
    </div>
  );
}

interface FoodGroupProps {
  board: BoardProps;
  words: Words;
  name: string;
  count: number;
  inert: boolean;
  /** one token with its number, where many would not fit */
  stacked?: boolean;
}

/** Equal tokens are one touch, so they lie together in one frame. */
export function FoodGroup({ board, words, name, count, inert, stacked }: FoodGroupProps): VNode | null {
  if (count === 0) return null;
  const drawn = stacked === true ? 1 : count;
  const label = `${foodWords(words, idOf(name))} × ${count}`;
  return (
    <Touchable board={board} name={name} label={label} class="bb-group" inert={inert}>
      {Array.from({ length: drawn }, (_, i) => (
        <FoodDrawing key={i} name={name} />
      ))}
      {drawn < count && (
        <span class="bb-times" aria-hidden>
          ×{count}
        </span>
      )}
    </Touchable>
  );
}

function GiftPile({ table, words }: Part): VNode {
  const count = GIFTS - table.gifts.length;
  return (
    <span class="bb-giftpile" role="img" aria-label={words.facedown({ count })}>
      {count > 0 ? (
        <span class="tile bb-back">
          <Icon name="gift" size={20} />
        </span>
      ) : (
        <span class="bb-place bb-back" />
      )}
      <span class="sub">× {count}</span>
    </span>
  );
}
