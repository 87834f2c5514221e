// A player's board: stocks, the home with its balance tiles, and what else the player owns.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import { keptParts } from "../../kept";
import { SeatShape } from "../../seats";
import { Touchable } from "../../touchable";
import { Zone } from "../../zone";
import { BalanceDrawing, balanceClass, HomeDrawing, printed, SectionDrawing, STOCK_LOOK } from "./draw";
import { FoodGroup } from "./main-board";
import { Fallen, Garden, HeldGarden, Pine, Pond, Room, StoneLantern } from "./scene";
import { skyOf } from "./season";
import type { BambooPieces, BambooTable, Colour, Kind, Player, PrintedBalance, ZoneName } from "./types";
import { COLOURS, COLUMNS, idOf, must, piecesOf, tableOf, ZONES, zoneOf } from "./types";
import type { Words } from "./words";
import { homeWords, kindWords, sectionWords, signed, spiritWords, wordsOf } from "./words";

interface Part {
  board: BoardProps;
  table: BambooTable;
  pieces: BambooPieces;
  words: Words;
  player: Player;
  /** somebody else's board: its stocks, cells, food and spirits are not the ones that the touches mean */
  foreign: boolean;
}

function partOf(board: BoardProps): Part {
  const table = tableOf(board.view);
  return {
    board,
    table,
    pieces: piecesOf(board.pieces),
    words: wordsOf(board.language),
    player: must(table.players[board.shown], `seat ${board.shown}`),
    foreign: board.view.viewer !== null && board.view.viewer !== board.shown,
  };
}

const PARTS = [Stocks, House, Belongings].map(keptParts(partOf));

export function OwnBoard(board: BoardProps): VNode {
  return (
    <div class="board bamboo bb-own" id="z-own" {...skyOf(tableOf(board.view))}>
      <Fallen />
      {PARTS.map((OnePart, i) => (
        <OnePart key={i} board={board} />
      ))}
    </div>
  );
}

// ---- stocks

function Stocks(part: Part): VNode {
  const { words } = part;
  return (
    <Zone id="z-stocks" class="bb-stocks" title={words.stocks} note={<StocksNote {...part} />}>
      <div class="bb-stockrow">
        {COLOURS.map((colour, i) => (
          <Stock key={colour} part={part} colour={colour} sections={part.player.stocks[i] ?? []} />
        ))}
      </div>
    </Zone>
  );
}

function StocksNote({ pieces, words }: Part): VNode {
  return (
    <>
      {words.perStock({ count: pieces.stock_size })}
      <span class="bb-legend">
        <Icon name="marker" size={16} />
        {words.usedLast}
      </span>
    </>
  );
}

/**
 * A stock is one thing to touch; its sections only say what they are. While it is open, they are about nothing: all of
 * it says what the turn would be.
 */
function Stock({ part, colour, sections }: { part: Part; colour: Colour; sections: string[] }): VNode {
  const { board, pieces, words, player, foreign } = part;
  const name = `stock.${colour}`;
  const marked = player.marker === name;
  const isOpen = board.isOpen(name) && !foreign;
  const { fill, sign, ink } = STOCK_LOOK[colour];
  const inside = sections.map((section) => sectionWords(words, printed(pieces.sections, section))).join("; ");
  const label =
    words.stock({ colour: words.colours[colour], sections: inside || words.empty }) +
    (marked ? `, ${words.usedLast}` : "");
  return (
    <div class="bb-stockbox">
      <Touchable board={board} name={name} label={label} class="bb-stock" inert={foreign}>
        {Array.from({ length: Math.max(0, pieces.stock_size - sections.length) }, (_, i) => (
          <span key={i} class="bb-place bb-free" />
        ))}
        {sections.map((section) => (
          <span key={section} class="sec bb-sec" {...(isOpen ? { "data-piece": section } : { "data-about": section })}>
            <SectionDrawing section={printed(pieces.sections, section)} />
          </span>
        ))}
        <span class="token bb-base" style={{ background: fill, color: ink }}>
          <Icon name={sign} size={16} />
          {marked && (
            <span class="bb-pawn">
              <Icon name="marker" size={20} />
            </span>
          )}
        </span>
      </Touchable>
      {isOpen && <span class="hidden">{label}</span>}
    </div>
  );
}

// ---- the home

function House(part: Part): VNode {
  return (
    <Zone id="z-house" class="bb-house" title={<HouseTitle {...part} />} note={<ComfortNote {...part} />}>
      <Pine />
      <Pond />
      <StoneLantern />
      <div class="bb-grid">
        {ZONES.map((zone) => (
          <Held key={zone} part={part} zone={zone} />
        ))}
        <div class="bb-veranda">
          <Cells {...part} />
        </div>
      </div>
    </Zone>
  );
}

function HouseTitle({ board, table, player, words }: Part): VNode {
  const seat = board.shown;
  const name = board.view.names[seat] ?? "";
  return (
    <>
      <SeatShape seat={seat} size={16} label={name} />
      {board.view.viewer === seat ? words.yourHome : words.homeOf({ name })}
      {table.first === seat && <Icon name="first" size={16} label={words.firstPlayer} />}
      {player.passed && (
        <span class="bb-passed">
          <Icon name="passed" size={16} />
          {words.passed}
        </span>
      )}
    </>
  );
}

function ComfortNote({ player, table, words }: Part): VNode {
  const { comfort, breakdown } = player;
  return (
    <span data-about="@harmony">
      {words.comfortLine({ left: comfort.left, right: comfort.right })}{" "}
      <span data-number="own.harmony">{signed(breakdown.harmony ?? 0)}</span>
      {table.night && words.nightLine({ cost: signed(breakdown.night ?? 0) })}
    </span>
  );
}

/** The held balance tiles of a zone, and its free places. */
function Held({ part, zone }: { part: Part; zone: ZoneName }): VNode {
  const { board, pieces, words, player, foreign } = part;
  const held = player.held.filter(({ tile }) => printed(pieces.balance, tile).zone === zone);
  return (
    <div class={`bb-held bb-held-${zone}`}>
      <HeldGarden />
      <span class="sub">{words.zones[zone]}</span>
      {held.map(({ tile: name, holds }) => {
        const tile = printed(pieces.balance, name);
        const label = tile.words + (holds ? `; ${words.holds}` : "");
        return (
          <Touchable key={name} board={board} name={name} label={label} class={balanceClass(tile)} inert={foreign}>
            <BalanceDrawing tile={tile} holds={holds} />
          </Touchable>
        );
      })}
      {Array.from({ length: Math.max(0, pieces.balance_places - held.length) }, (_, i) => (
        <span
          key={i}
          class={`bb-place bb-bal bb-${zone}`}
          role="img"
          aria-label={words.heldPlace({ zone: words.zones[zone] })}
        />
      ))}
    </div>
  );
}

function cellName(cell: number): string {
  return `cell.${Math.floor(cell / COLUMNS) + 1}.${(cell % COLUMNS) + 1}`;
}

/** What would complete a balance tile on a home grid, for the eye: what may be scored the server says. */
interface Completion {
  /** what is missing, by cell: kinds, or "*" for any home */
  missing: Map<number, Set<string>>;
  /** cells whose homes already count */
  present: Set<number>;
}

/** The cells of the ways that lack the fewest homes. */
function completion(tile: PrintedBalance, player: Player, pieces: BambooPieces): Completion {
  const looks = tile.ways.flatMap((way) => lookAt(way, tile, player, pieces) ?? []);
  const least = Math.min(...looks.map(({ missing }) => missing.length));
  const help: Completion = { missing: new Map(), present: new Set() };
  for (const { missing, present } of looks.filter((look) => look.missing.length === least)) {
    for (const [cell, kind] of missing) help.missing.set(cell, (help.missing.get(cell) ?? new Set()).add(kind));
    for (const cell of present) help.present.add(cell);
  }
  return help;
}

interface Look {
  missing: [cell: number, kind: string][];
  present: number[];
}

/** What one way still lacks; nothing when a home, a night cell or too little comfort stands in its way. */
function lookAt(
  way: [number, string][],
  { total, comfort }: PrintedBalance,
  player: Player,
  pieces: BambooPieces,
): Look | null {
  const look: Look = { missing: [], present: [] };
  let reached = 0;
  for (const [cell, kind] of way) {
    const home = pieces.homes[player.grid[cell] ?? ""];
    const here: string = home?.kind ?? player.night_cells[cell] ?? "*"; // what stands there, or may
    if (kind !== "*" && here !== "*" && here !== kind) {
      if (!total) return null; // homes never move
    } else if (home) {
      look.present.push(cell);
      reached += home.comfort;
    } else look.missing.push([cell, kind === "*" ? here : kind]);
  }
  if (total && reached >= comfort) look.missing = [];
  return reached + pieces.most_comfort * look.missing.length < comfort ? null : look;
}

function Cells(part: Part): VNode {
  const { board, pieces, player } = part;
  const hovered = board.hovered === null ? undefined : pieces.balance[board.hovered];
  const help = hovered && completion(hovered, player, pieces);
  return (
    <div class="bb-cells">
      {player.grid.map((home, cell) => (
        <div key={cell} class={`bb-gridcell ${zoneClass(cell, pieces)}${player.night_cells[cell] ? " bb-marked" : ""}`}>
          {home === null ? (
            <FreeCell part={part} cell={cell} help={help} />
          ) : (
            <PlacedHome part={part} name={home} counts={help?.present.has(cell) === true} />
          )}
        </div>
      ))}
    </div>
  );
}

function zoneClass(cell: number, { zones }: BambooPieces): string {
  return zoneOf(cell, zones) === "centre" ? "bb-middle" : "bb-side";
}

function PlacedHome({ part, name, counts }: { part: Part; name: string; counts: boolean }): VNode {
  const { board, pieces, words } = part;
  const home = printed(pieces.homes, name);
  return (
    <Touchable
      board={board}
      name={name}
      label={homeWords(words, home)}
      class={`tile bb-home bb-k-${home.kind}${counts ? " bb-counts" : ""}`}
      inert // a home never moves again
    >
      <Room kind={home.kind} />
      <HomeDrawing home={home} />
    </Touchable>
  );
}

function FreeCell({ part, cell, help }: { part: Part; cell: number; help: Completion | undefined }): VNode {
  const { board, pieces, words, player, foreign } = part;
  const only = player.night_cells[cell] ?? null;
  const wanted = [...(help?.missing.get(cell) ?? [])];
  const notes = [
    words.cell({ row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 }),
    only === null ? "" : words.nightCell({ kind: words.kinds[only], cost: pieces.night_penalty }),
    wanted.length === 0
      ? ""
      : words.wouldComplete({ kinds: wanted.map((letter) => kindWords(words, letter)).join(", ") }),
  ];
  return (
    <Touchable
      board={board}
      name={cellName(cell)}
      label={notes.filter((note) => note !== "").join("; ")}
      class={`cell bb-open-cell${wanted.length > 0 ? " bb-wanted" : ""}`}
      inert={foreign}
    >
      {wanted.length > 0 ? <WantedKinds letters={wanted} /> : only !== null && <NightMark kind={only} />}
      {only !== null && <NightCost cost={pieces.night_penalty} />}
    </Touchable>
  );
}

/** What would complete the balance tile under the pointer, in this cell. */
function WantedKinds({ letters }: { letters: string[] }): VNode {
  return (
    <span class={`bb-wants bb-wants-${Math.min(letters.length, 4)}`}>
      {letters.map((letter) => (
        <Icon key={letter} name={letter === "*" ? "k-any" : `k-${letter}`} />
      ))}
    </span>
  );
}

/** A night cell takes only this kind. */
function NightMark({ kind }: { kind: Kind }): VNode {
  return (
    <span class="bb-night">
      <Icon name={`k-${kind}`} />
    </span>
  );
}

function NightCost({ cost }: { cost: number }): VNode {
  return (
    <span class="bb-nightcost" aria-hidden>
      −{cost}
      <Icon name="happy" size={16} />
    </span>
  );
}

// ---- belongings

function Belongings(part: Part): VNode {
  const { board, words, player } = part;
  const feeding = board.asks("ask-feed") && board.view.actor === board.shown;
  return (
    <Zone id="z-goods" class="bb-goods" title={words.belongings}>
      <Garden />
      <div class="bb-numbers">
        <BigNumber icon="happy" value={player.happiness} label={words.happiness} />
        <BigNumber icon="coin" value={player.coins} label={words.coins} />
        <BigNumber icon="stick" value={player.reserve} label={words.sticks} />
      </div>
      <OwnFood part={part} feeding={feeding} />
      <Spirits {...part} />
      <Scored {...part} />
    </Zone>
  );
}

function BigNumber({ icon, value, label }: { icon: string; value: number; label: string }): VNode {
  return (
    <span class="bb-big">
      <Icon name={icon} size={28} />
      <b data-number={`own.${icon}`}>{signed(value)}</b>
      <small>{label}</small>
    </span>
  );
}

function OwnFood({ part, feeding }: { part: Part; feeding: boolean }): VNode {
  const { board, table, pieces, words, player, foreign } = part;
  const { names } = table.food;
  const homes = player.grid.filter((home) => home !== null).length;
  const worth = names.reduce((sum, name, i) => sum + (player.food[i] ?? 0) * (pieces.food[name] ?? 0), 0);
  const tokens = player.food.reduce((sum, count) => sum + count, 0);
  return (
    <div class="bb-larder">
      <h2>
        {words.food}
        <span class={feeding ? "r bb-need" : "r"}>
          {feeding ? words.stillToFeed({ count: table.turn.need }) : words.foodFor({ food: worth, homes })}
        </span>
      </h2>
      <div class="bb-foods">
        {names.map((name, i) => (
          <FoodGroup
            key={name}
            board={board}
            words={words}
            name={name}
            count={player.food[i] ?? 0}
            inert={foreign || !feeding}
            stacked={tokens > pieces.food_places}
          />
        ))}
        {tokens === 0 && <span class="sub">{words.noFood}</span>}
      </div>
    </div>
  );
}

function Spirits(part: Part): VNode {
  const { board, pieces, words, player } = part;
  const waking = board.asks("ask-wake");
  const groups = Object.keys(pieces.spirits).flatMap((name, i) => {
    const awake = player.awake[i] ?? 0;
    const asleep = player.asleep[i] ?? 0;
    // one name, one touch: winter wakes the sleeping tile, all else uses the one that is awake
    const touchAsleep = waking ? asleep > 0 : awake === 0;
    return [
      { name, asleep: false, count: awake, inert: touchAsleep },
      { name, asleep: true, count: asleep, inert: !touchAsleep },
    ].filter(({ count }) => count > 0);
  });
  return (
    <div class="bb-owned">
      <h2>{words.spirits}</h2>
      <div class={`bb-spirits${groups.length > 3 ? " bb-many" : ""}`}>
        {groups.map((group) => (
          <OwnSpirit key={`${group.name}${group.asleep}`} part={part} {...group} />
        ))}
        {groups.length === 0 && <span class="sub">{words.noSpirits}</span>}
      </div>
    </div>
  );
}

interface OwnSpiritProps {
  part: Part;
  name: string;
  asleep: boolean;
  count: number;
  inert: boolean;
}

function OwnSpirit({ part, name, asleep, count, inert }: OwnSpiritProps): VNode {
  const { board, pieces, words, foreign } = part;
  const id = idOf(name);
  const wake = pieces.spirits[name]?.wake ?? 0;
  const state = asleep ? `${words.asleep}, ${words.wakeFor({ coins: wake })}` : words.awake;
  const label = `${spiritWords(id)}${count > 1 ? ` × ${count}` : ""}, ${state}`;
  return (
    <span class="bb-ownspirit">
      <Touchable
        board={board}
        name={name}
        label={label}
        class={`tile bb-spirit${asleep ? " bb-asleep" : ""}`}
        inert={inert || foreign}
      >
        <Icon name={id} />
        {asleep && (
          <>
            <span class="bb-zz">
              <Icon name="sleep" size={16} />
            </span>
            <span class="bb-wake" aria-hidden>
              {wake}
              <Icon name="coin" size={16} />
            </span>
          </>
        )}
        {count > 1 && (
          <span class="bb-times" aria-hidden>
            ×{count}
          </span>
        )}
      </Touchable>
      <span class="sub">{spiritWords(id)}</span>
    </span>
  );
}

function Scored({ player, words }: Part): VNode {
  const line = words.scoredLine({ tiles: player.scored.length, happiness: player.breakdown.balance ?? 0 });
  return (
    <div class="bb-done">
      <h2>
        {words.scored}
        <span class="r">{line}</span>
      </h2>
      <div class="bb-scored" aria-hidden>
        {player.scored.map((name) => (
          <span key={name}>
            <i class="bb-back" />
          </span>
        ))}
        {player.scored.length === 0 && <span class="bb-place bb-back" />}
      </div>
    </div>
  );
}
