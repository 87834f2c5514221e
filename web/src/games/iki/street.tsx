// The street: four nagayas of stalls around two lanes of shops, and the bridge with its river.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import { kept, keptParts } from "../../kept";
import type { GameView, Seat } from "../../protocol";
import { SeatShape } from "../../seats";
import { Zone } from "../../zone";
import {
  AwardDrawing,
  characterWords,
  Effect,
  isChosen,
  type Part,
  PrintedName,
  partOf,
  StallFace,
  Thing,
  TokenForSale,
  Walker,
} from "./draw";
import { HouseArt } from "./houses";
import { Lasting } from "./market";
import { type Ahead, FATE_ICONS } from "./outlook";
import {
  BarrelArt,
  BoatArt,
  BridgeArt,
  Flames,
  Footprints,
  type Idler,
  Kadomatsu,
  type Passer,
  PasserBy,
  Roof,
  Smoke,
  StallLife,
  TreeArt,
  Turning,
} from "./scene";
import type { Stall } from "./types";
import { BRIDGE, firesOf, idOf, must, piecesOf, tableOf } from "./types";
import { nameOf, seatName, type Words } from "./words";

interface StreetPart extends Part {
  /** which of the calendar's dangers and joys is being looked at */
  ahead: Ahead;
}

const LONG_NAME = 15; // letters; longer names of shops are set tighter

/** The places of a nagaya from the board edge to the crossroads. */
function nagaya(stalls: Stall[], letter: string): Stall[] {
  return stalls.filter((stall) => idOf(stall.stall).startsWith(letter));
}

export function Street({ board, table, words, ahead }: StreetPart): VNode {
  const row = { board, ahead };
  return (
    <Zone
      id="z-street"
      class="ik-street"
      title={words.street}
      note={table.two ? words.streetNoteTwo : words.streetNote}
    >
      <div class={`ik-town${table.two ? " ik-two" : ""}${table.akebono ? " ik-bridged" : ""}`}>
        <Turning />
        <Stalls {...row} area="a" />
        <Shops {...row} area="l1" />
        <Shops {...row} area="l2" />
        <Stalls {...row} area="b" />
        <KeptCrossing board={board} />
        <Stalls {...row} area="d" />
        <Shops {...row} area="l4" />
        <Shops {...row} area="l3" />
        <Stalls {...row} area="c" />
      </div>
    </Zone>
  );
}

interface RowProps<Area> {
  board: BoardProps;
  ahead: Ahead;
  area: Area;
}

const Stalls = kept(({ board, ahead, area }: RowProps<"a" | "b" | "c" | "d">) => {
  const part = { ...partOf(board), ahead };
  const stalls = nagaya(part.table.stalls, area.toUpperCase());
  if (area === "c" || area === "d") stalls.reverse();
  const burns = board.find((view) => tableOf(view).doing.fire === area.toUpperCase());
  return (
    <div class={`ik-stalls ik-at-${area}${burns ? " ik-onfire" : ""}`}>
      <Roof />
      {burns && <Smoke />}
      {stalls.map((stall) => (
        <StallPlace key={stall.stall} part={part} stall={stall} />
      ))}
    </div>
  );
});

const ABOUT_OWN = ["ask-xp", "ask-lose-xp", "ask-salary", "ask-retire", "ask-relocate", "ask-food"];

/** Whether a card in a stall belongs to what is being asked: then it may show why it is closed. */
function isNear(view: GameView, stall: Stall): boolean {
  const { asks, actor } = view;
  if (asks === "ask-swap" || asks === "ask-swap-with") return true;
  if (ABOUT_OWN.includes(asks)) return stall.owner === actor;
  if (asks !== "ask-business" && asks !== "ask-character-again") return false;
  return stall.spaces.includes(spaceOfActor(view) ?? "");
}

function StallPlace({ part, stall }: { part: StreetPart; stall: Stall }): VNode {
  const { board, table, pieces, words, language } = part;
  const id = idOf(stall.stall);
  const { doing } = table;
  const heat = heatOf(table, stall);
  const place = `ik-place${heat}${stall.extra ? " ik-extra" : ""}`;
  if (stall.card === null) {
    return (
      <div class={place} data-place={stall.stall}>
        {/* an element of its own: whoever leaves the stall is still to be seen on the way */}
        <Thing
          key={stall.stall}
          board={board}
          name={stall.stall}
          label={stallWords(words, id, stall.extra)}
          class="ik-stall"
        >
          <span class="ik-id" aria-hidden>
            {id}
          </span>
          {IDLING[id] && <StallLife what={IDLING[id]} />}
          <StallPrice price={doing.prices[stall.stall]} extra={stall.extra} />
        </Thing>
        <Look part={part} stall={stall} />
        <Burning part={part} stall={stall} />
      </div>
    );
  }
  const owner = stall.owner === null ? words.neutral : seatName(words, stall.owner);
  const building = pieces.buildings[stall.card];
  if (building !== undefined) {
    const lasting = building.permanent && building.effect ? `, ${words.permanent}: ${building.effect.words}` : "";
    const label = `${nameOf(stall.card, pieces)}, ${owner}, ${words.atEnd}: ${building.end.words}${lasting}`;
    return (
      <div class={place} data-place={stall.stall}>
        <Thing key={stall.card} board={board} name={stall.card} label={label} class="card ik-house" far>
          <span class="ik-face ik-stands" aria-hidden>
            <PrintedName name={stall.card} pieces={pieces} />
            <span class="ik-body">
              <HouseArt id={idOf(stall.card)} />
              {building.permanent && <Lasting trigger={building.trigger} effect={building.effect} />}
            </span>
            <span class="ik-skill">
              <AwardDrawing award={building.end} />
            </span>
            <span class="ik-flag">{stall.owner !== null && <SeatShape seat={stall.owner} size={17} />}</span>
          </span>
        </Thing>
        <Look part={part} stall={stall} />
        <Burning part={part} stall={stall} />
      </div>
    );
  }
  const printed = must(pieces.characters[stall.card], stall.card);
  const level = stall.owner === null ? "" : `, ${words.experience({ xp: stall.xp, of: printed.xp })}`;
  return (
    <div class={place} data-place={stall.stall}>
      <Thing
        key={stall.card}
        board={board}
        name={stall.card}
        label={`${characterWords(stall.card, printed, pieces, language)}, ${owner}${level}`}
        class={`card ik-char${stall.owner === null ? " ik-neutral" : ""}`}
        far={!board.find((view) => isNear(view, stall))}
        chosen={isChosen(board, stall.card)}
      >
        <StallFace name={stall.card} printed={printed} pieces={pieces} owner={stall.owner} xp={stall.xp} />
        {doing.fed.includes(stall.card) && (
          <span class="ik-fed" role="img" aria-label={words.fed}>
            <Icon name="ik-rice" size={17} />
          </span>
        )}
      </Thing>
      <Look part={part} stall={stall} />
      <Burning part={part} stall={stall} />
    </div>
  );
}

/** How far a fire is: before this stall, in it, or past it. */
function heatOf(
  { doing, stalls }: StreetPart["table"],
  { stall }: Stall,
): "" | " ik-burning" | " ik-burnt" | " ik-smoky" {
  const { fire } = doing;
  if (fire === null || !idOf(stall).startsWith(fire)) return "";
  if (doing.stall === stall) return " ik-burning";
  const row = nagaya(stalls, fire).map((one) => one.stall);
  return row.indexOf(stall) < row.indexOf(doing.stall ?? "") ? " ik-burnt" : " ik-smoky";
}

/** The fire in this stall, and how strong it is here: it loses 1 with each. */
function Burning({ part, stall }: { part: StreetPart; stall: Stall }): VNode | null {
  const { board, table, words } = part;
  const heat = heatOf(table, stall);
  if (heat === "") return null;
  const far = nagaya(table.stalls, table.doing.fire ?? "").findIndex((one) => one.stall === stall.stall);
  const strength = (firesOf(table, piecesOf(board.pieces))[table.month - 1] ?? 0) - far;
  return (
    <>
      {heat !== " ik-smoky" && <Flames />}
      {heat !== " ik-burnt" && strength > 0 && (
        <span class="ik-strength" role="img" aria-label={words.strength({ strength })}>
          <Icon name="ik-flame" size={16} />
          <b>{strength}</b>
        </span>
      )}
    </>
  );
}

/** Who or what is in a stall while it stands empty; the others are kept free for what they cost. */
const IDLING: Record<string, Idler> = {
  A1: "bench",
  A2: "cat",
  A3: "jars",
  B1: "broom",
  B2: "child",
  B3: "dog",
  C1: "jars",
  C2: "lady",
  C3: "cat",
  D1: "monk",
  D2: "bench",
  D3: "broom",
};

function stallWords(words: Words, name: string, extra: number): string {
  return extra ? words.stallExtra({ name, extra }) : words.stall({ name });
}

/** What is paid here for the card in hand; otherwise what the place costs more. */
function StallPrice({ price, extra }: { price: number | undefined; extra: number }): VNode | null {
  const shown = price ?? extra;
  if (shown === 0) return null;
  return (
    <span class={`ik-more${price === undefined ? "" : " ik-paid"}`} aria-hidden>
      {price === undefined ? `+${shown}` : `−${shown}`}
      <Icon name="ik-mon" size={16} />
    </span>
  );
}

/** What the next fire or payday means for this stall, while somebody looks at the calendar. */
function Look({ part, stall }: { part: StreetPart; stall: Stall }): VNode | null {
  const { ahead, table, pieces, words } = part;
  if (ahead === null) return null;
  const { fire, payday } = table.forecast;
  if (ahead === "payday") {
    const salary =
      stall.card === null || stall.owner === null ? undefined : pieces.characters[stall.card]?.salary[stall.xp];
    const harmony = payday?.stalls[stall.stall] ?? 0;
    if (!salary && !harmony) return null;
    return (
      <span class="ik-look ik-pays">
        <Effect effect={salary} spoken />
        {harmony > 0 && (
          <span class="ik-effect" role="img" aria-label={words.harmony({ iki: harmony })}>
            <Icon name="ik-harmony" />
            <b>{harmony}</b>
          </span>
        )}
      </span>
    );
  }
  const told = fire?.stalls[stall.stall];
  if (!told || (stall.card === null && told.fate === "safe")) return null;
  return (
    <span
      class={`ik-look ik-fate ik-${told.fate}`}
      role="img"
      aria-label={`${words.strength({ strength: told.strength })}, ${words.fate[told.fate]}`}
    >
      <Icon name={FATE_ICONS[told.fate]} size={16} />
      {told.fate !== "safe" && <b>{told.strength}</b>}
    </span>
  );
}

// ---- shops

/** The loop runs against the clock: two spaces above on the left, two below, two below on the right, two above. */
const LANES = { l1: [1, 0], l2: [2, 3], l3: [4, 5], l4: [7, 6] };

const Shops = kept(({ board, ahead, area }: RowProps<keyof typeof LANES>) => {
  const part = { ...partOf(board), ahead };
  const street = part.table.street.filter((space) => space !== BRIDGE);
  return (
    <div class={`ik-lane ik-at-${area}`}>
      <Kadomatsu />
      <Footprints />
      {LANES[area].map((place) => {
        const space = street[place];
        return space !== undefined && <Shop key={space} part={part} space={space} />;
      })}
    </div>
  );
});

/** Who goes by in front of which shop. */
const PASSERS: Record<string, Passer> = {
  "space.rice-shop": "cart",
  "space.sandal-shop": "lady",
  "space.fire-tower": "dog",
  "space.tobacco-shop": "monk",
  "space.fish-market": "porter",
  "space.construction-site": "child",
};

function spaceOfActor(view: GameView): string | null | undefined {
  return view.actor === null ? null : tableOf(view).players[view.actor]?.space;
}

/** Where one more step leads. */
function spaceAhead(view: GameView): string | undefined {
  const { street } = tableOf(view);
  const here = spaceOfActor(view) ?? null;
  return here === null ? street[0] : street[(street.indexOf(here) + 1) % street.length];
}

function Shop({ part, space }: { part: StreetPart; space: string }): VNode {
  const { board, pieces } = part;
  const { effect } = must(pieces.shops[space], space);
  const here = board.find((view) => space === spaceOfActor(view));
  return (
    <div class="ik-space">
      <Thing
        board={board}
        name={space}
        label={`${nameOf(space, pieces)}: ${effect.words}`}
        class={`ik-shop ik-${idOf(space)}`}
        far={!board.asks("ask-business") || !here}
      >
        <span
          class={`ik-shopname ik-noren printed${nameOf(space, pieces).length > LONG_NAME ? " ik-long" : ""}`}
          aria-hidden
        >
          <span class="ik-crest">
            <Icon name={`ik-${idOf(space)}`} size={17} />
          </span>
          {nameOf(space, pieces)}
        </span>
        <Effect effect={effect} />
      </Thing>
      {PASSERS[space] && <PasserBy who={PASSERS[space]} />}
      <Walkers part={part} space={space} />
      {board.hovered !== null && <Landing part={part} space={space} />}
      <OneMore part={part} space={space} />
    </div>
  );
}

/** Who stands on a space; null is the start area. */
function Walkers({ part, space }: { part: Part; space: string | null }): VNode | null {
  const { board, words } = part;
  const seats = seatsIn(
    board.find((view) =>
      tableOf(view)
        .players.map((player) => Number(player.space === space))
        .join(""),
    ),
  );
  const master = board.find((view) => tableOf(view).grand_master && tableOf(view).master === space);
  if (!seats.length && !master) return null;
  return (
    <span class="ik-walkers">
      {seats.map((seat) => (
        <Walker key={seat} seat={seat} label={`${words.oyakata}, ${seatName(words, seat)}`} />
      ))}
      {master && <Walker seat={null} label={words.grandMaster} />}
    </span>
  );
}

const FAINTEST = 3;

/** While an Ikizama space is pointed at: the Oyakata where it would come, and fainter for each sandal more. */
function Landing({ part, space }: { part: Part; space: string }): VNode | null {
  const { board } = part;
  const { hovered } = board;
  const sandals = board.find((view) => sandalsTo(view, hovered, space));
  const seat = board.find((view) => view.actor);
  if (sandals === null || seat === null) return null;
  return (
    <span class="ik-landing" data-sandals={Math.min(sandals, FAINTEST)} aria-hidden>
      <Walker seat={seat} />
      {sandals > 0 && (
        <small>
          −{sandals}
          <Icon name="ik-sandal" size={16} />
        </small>
      )}
    </span>
  );
}

/** With how many sandals the pointed Ikizama space leads to a space of the street, or null where it does not. */
function sandalsTo(view: GameView, lane: string | null, space: string): number | null {
  const lands = lane === null ? undefined : tableOf(view).doing.lands[lane];
  if (lands?.spaces.includes(space)) return 0;
  const at = lands?.further.indexOf(space) ?? -1;
  return at < 0 ? null : at + 1;
}

/** The places of the ones. */
function seatsIn(ones: string): Seat[] {
  return [...ones].flatMap((one, seat) => (one === "1" ? [seat] : []));
}

/** A sandal leads to the next space: it is drawn there while it can be spent. */
function OneMore({ part, space }: { part: Part; space: string }): VNode | null {
  const { board, words } = part;
  if (!board.isOpen("sandal") || !board.find((view) => space === spaceAhead(view))) return null;
  return (
    <Thing board={board} name="sandal" label={words.amounts.sandal({ count: 1 })} class="ik-step tile">
      <span aria-hidden class="ik-cost">
        −1
      </span>
      <Icon name="ik-sandal" size={18} />
    </Thing>
  );
}

const KeptCrossing = keptParts(partOf)(Crossing);

/** Between the lanes: the sign where a lap of the street ends, with what that brings, and the start area below it. */
function Crossing(part: Part): VNode {
  const { words } = part;
  return (
    <div class="ik-crossing">
      <TreeArt />
      <span class="ik-lap" data-about="@lap">
        <b>{words.lap}</b>
        <Icon name="ik-xp-all" size={18} />
        <i aria-hidden />
      </span>
      <span class="ik-start">
        <Walkers part={part} space={null} />
      </span>
      <BarrelArt />
    </div>
  );
}

// ---- bridge and river

export function River(part: Part): VNode {
  const { board, table, pieces, words } = part;
  const built = table.boats.filter(({ owner }) => owner !== null);
  const above = built.slice(0, 2);
  const below = built.slice(2);
  return (
    <Zone id="z-river" class="ik-riverzone" title={words.river}>
      <div class="ik-river">
        <div class="ik-water ik-above">
          {above.map(({ boat, owner }) => (
            <Boat key={boat} part={part} name={boat} owner={owner} />
          ))}
        </div>
        <div class="ik-space ik-bridge">
          <Thing board={board} name={BRIDGE} label={nameOf(BRIDGE, pieces)} class="printed ik-shop" far>
            <BridgeArt />
            <span class="ik-shopname" aria-hidden>
              {words.bridge}
            </span>
            <span class="ik-effect" aria-hidden>
              <Icon name="ik-celebrity" />
              <i class="ik-and">+/</i>
              <Icon name="ik-boat" />
            </span>
          </Thing>
          <Walkers part={part} space={BRIDGE} />
          {board.hovered !== null && <Landing part={part} space={BRIDGE} />}
          <OneMore part={part} space={BRIDGE} />
        </div>
        <div class="ik-water ik-below">
          {below.map(({ boat, owner }) => (
            <Boat key={boat} part={part} name={boat} owner={owner} />
          ))}
          <span class="ik-drift">
            {table.river.map((name) => (
              <TokenForSale key={name} part={part} name={name} far={!board.asks("ask-river")} />
            ))}
          </span>
        </div>
      </div>
    </Zone>
  );
}

const ABOUT_BOATS = ["ask-boat", "ask-one-more-boat", "ask-boat-bonus"];

function Boat({ part, name, owner }: { part: Part; name: string; owner: number | "tea" | null }): VNode {
  const { board, pieces, words } = part;
  const { action } = must(pieces.boats[name], name);
  const tea = owner === "tea";
  const whose = typeof owner === "number" ? `, ${seatName(words, owner)}` : "";
  const here = board.find((view) => spaceOfActor(view) === BRIDGE);
  return (
    <Thing
      board={board}
      name={name}
      label={`${nameOf(name, pieces)}: ${action.words}${whose}`}
      class="tile ik-boat"
      far={!(board.asks(...ABOUT_BOATS) || (board.asks("ask-business") && here))}
      chosen={isChosen(board, name) && !board.isOpen(name)}
    >
      <BoatArt />
      <b aria-hidden>{tea ? words.teaBoat : idOf(name)}</b>
      <Effect effect={action} />
      {typeof owner === "number" && (
        <span class="ik-flag">
          <SeatShape seat={owner} size={16} />
        </span>
      )}
    </Thing>
  );
}
