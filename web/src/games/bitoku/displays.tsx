// The four displays with the prices of their places, the rock garden, and the common decks.

import type { ComponentChildren, CSSProperties, VNode } from "preact";
import { Icon } from "../../icons";
import type { Effect as PrintedEffect } from "../../protocol";
import { Zone } from "../../zone";
import {
  About,
  BuildingDrawing,
  bonusWords,
  buildingWords,
  CrystalDrawing,
  crystalWords,
  DragonflyDrawing,
  Effect,
  KIND_COLOURS,
  MITAMA_COLOURS,
  MitamaDrawing,
  printed,
  RockDrawing,
  rockWords,
  Touchable,
} from "./draw";
import type { Part } from "./part";
import { type Display, idOf } from "./types";
import { nameWords } from "./words";

export function Displays(part: Part): VNode {
  const { table, words } = part;
  return (
    <Zone id="z-displays" class="bk-displays" title={<span class="hidden">{words.displays}</span>}>
      <Row
        part={part}
        name="mitamas"
        icon="b-mitama"
        display={table.mitamas}
        tile={(name) => <MitamaTile part={part} name={name} />}
        price={(place) => <MitamaPrice part={part} place={place} />}
      />
      <Row
        part={part}
        name="dragonflies"
        icon="b-dragonfly"
        display={table.dragonflies}
        tile={(name) => <DragonflyTile part={part} name={name} />}
        price={(place) => <DragonflyPrice part={part} place={place} />}
      />
      <Row
        part={part}
        name="crystals"
        icon="b-crystal"
        display={table.crystals}
        tile={(name) => <CrystalTile part={part} name={name} />}
        price={(place) => <CrystalPrice part={part} place={place} />}
      />
      <Row
        part={part}
        name="buildings"
        icon="b-build"
        display={table.buildings}
        tile={(name) => <BuildingTile part={part} name={name} />}
        price={(place) => <BuildingBonus part={part} name={table.buildings.shown[place] ?? null} />}
      />
      <Garden {...part} />
      <Decks {...part} />
    </Zone>
  );
}

interface RowProps {
  part: Part;
  name: "mitamas" | "dragonflies" | "crystals" | "buildings";
  icon: string;
  display: Display;
  tile: (name: string) => VNode;
  price: (place: number) => ComponentChildren;
}

function Row({ part, name, icon, display, tile, price }: RowProps): VNode {
  const { words } = part;
  return (
    <div
      class={`bk-row bk-r-${name}`}
      style={{ "--n": display.shown.length } as CSSProperties}
      role="group"
      aria-label={words.rows[name]}
    >
      <span class="bk-rt">
        <Icon name={icon} size={20} />
        <span>{words.rows[name]}</span>
        <small
          role="img"
          aria-label={words.stack({ count: display.left })}
          title={words.stack({ count: display.left })}
        >
          <Icon name="deck" size={16} />
          {display.left}
        </small>
        {name === "buildings" && <Legend />}
      </span>
      {display.shown.map((shown, i) => (
        <span key={i} class="bk-dp">
          {shown === null ? <span class="bk-place bk-dt" /> : tile(shown)}
          {price(i)}
        </span>
      ))}
    </div>
  );
}

/** What the two lines below the buildings are: for whoever constructs them, and for their owner later. */
function Legend(): VNode {
  return (
    <span class="bk-legend" aria-hidden>
      <Icon name="b-build" size={16} />
      <Icon name="person" size={16} />
    </span>
  );
}

function isChosen({ table }: Part, name: string): string {
  return table.turn.tile === name ? " chosen" : "";
}

function MitamaTile({ part, name }: { part: Part; name: string }): VNode {
  const { board, pieces, words, asks } = part;
  const { type, effect } = printed(pieces.mitamas, name);
  return (
    <Touchable
      board={board}
      name={name}
      label={`${nameWords(words, type)}: ${effect.words}`}
      class={`tile bk-dt bk-mit${isChosen(part, name)}`}
      style={{ background: MITAMA_COLOURS[type] }}
      calm={!asks("ask-mitama")}
    >
      <MitamaDrawing type={type} effect={effect} name={nameWords(words, type)} />
    </Touchable>
  );
}

function DragonflyTile({ part, name }: { part: Part; name: string }): VNode {
  const { board, pieces, words, asks } = part;
  const { effect } = printed(pieces.dragonflies, name);
  return (
    <Touchable
      board={board}
      name={name}
      label={`${words.rows.dragonflies}: ${effect.words}`}
      class={`tile bk-dt bk-fly${isChosen(part, name)}`}
      calm={!asks("ask-dragonfly")}
    >
      <DragonflyDrawing effect={effect} />
    </Touchable>
  );
}

function CrystalTile({ part, name }: { part: Part; name: string }): VNode {
  const { board, pieces, words, asks } = part;
  const crystal = printed(pieces.crystals, name);
  return (
    <Touchable
      board={board}
      name={name}
      label={crystalWords(words, crystal)}
      class={`tile bk-dt bk-cr bk-${crystal.colour}${isChosen(part, name)}`}
      calm={!asks("ask-crystal")}
    >
      <CrystalDrawing crystal={crystal} />
    </Touchable>
  );
}

function BuildingTile({ part, name }: { part: Part; name: string }): VNode {
  const { board, pieces, words, asks } = part;
  const building = printed(pieces.buildings, name);
  return (
    <Touchable
      board={board}
      name={name}
      label={[buildingWords(words, building), ...bonusWords(building)].join("; ")}
      class={`tile bk-dt bk-bt${isChosen(part, name)}`}
      style={{ background: KIND_COLOURS[building.kind] }}
      calm={!asks("ask-build")}
    >
      <BuildingDrawing building={building} />
    </Touchable>
  );
}

// ---- what is printed on the places

function Price({ name, label, children }: { name: string; label: string; children: ComponentChildren }): VNode {
  return (
    <About name={`price.${name}`} label={label} class="bk-price">
      {children}
    </About>
  );
}

/** A price in icons; what is free says so. */
function Cost({ cost }: { cost: PrintedEffect }): VNode {
  return cost.tree.length > 0 ? <Effect effect={cost} /> : <span class="bk-free">{cost.words}</span>;
}

function MitamaPrice({ part, place }: { part: Part; place: number }): VNode | null {
  const { layout, words } = part;
  const terms = layout.mitamas[place];
  if (!terms) return null;
  return (
    <Price name={`mitama.${place}`} label={`${terms.cost.words}, ${words.placeVp({ vp: terms.vp })}`}>
      <Effect effect={terms.cost} />
      <span class="bk-gain">
        +{terms.vp}
        <Icon name="b-vp" size={16} />
      </span>
    </Price>
  );
}

function DragonflyPrice({ part, place }: { part: Part; place: number }): VNode | null {
  const { layout, words } = part;
  const terms = layout.dragonflies[place];
  if (!terms) return null;
  const { cost, gain } = terms;
  return (
    <Price
      name={`dragonfly.${place}`}
      label={gain ? `${cost.words}, ${words.gains({ what: gain.words })}` : cost.words}
    >
      {(cost.tree.length > 0 || !gain) && <Cost cost={cost} />}
      {gain && (
        <span class="bk-gain">
          +<Effect effect={gain} />
        </span>
      )}
    </Price>
  );
}

function CrystalPrice({ part, place }: { part: Part; place: number }): VNode | null {
  const cost = part.layout.crystals[place]?.cost;
  return cost ? (
    <Price name={`crystal.${place}`} label={cost.words}>
      <Cost cost={cost} />
    </Price>
  ) : null;
}

/** A building is paid by the next counter; below it stands what its builder and its owner get. */
function BuildingBonus({ part, name }: { part: Part; name: string | null }): VNode | null {
  const building = name === null ? undefined : part.pieces.buildings[name];
  if (!building?.builder) return null;
  return (
    <About name={`bonus.${idOf(name ?? "")}`} label={bonusWords(building).join("; ")} class="bk-bonus">
      <span>
        <Effect effect={building.builder} />
      </span>
      <span class="bk-rent">
        <Effect effect={building.owner} />
      </span>
    </About>
  );
}

// ---- rocks and decks

function Garden({ board, table, pieces, words, asks }: Part): VNode {
  return (
    <div class="bk-row bk-garden" role="group" aria-label={words.rows.garden}>
      <span class="bk-rt">
        <Icon name="b-rock" size={20} />
        <span>{words.rows.garden}</span>
      </span>
      <span class="bk-rocks">
        {table.garden.map((rock) => (
          <Touchable
            key={rock}
            board={board}
            name={rock}
            label={rockWords(words, pieces, rock)}
            class="tile bk-rock"
            calm={!asks("ask-rock")}
          >
            <RockDrawing counts={printed(pieces.rocks, rock).counts.join(" ")} />
          </Touchable>
        ))}
      </span>
    </div>
  );
}

const DECK_ICONS = { yokai: "b-yokai", bitoku: "b-bitoku", visions: "b-vision" } as const;
const DECK_ASKS: Record<string, string> = { yokai: "ask-obtain-yokai", bitoku: "ask-obtain-bitoku", visions: "" };

function Decks({ board, table, words, asks }: Part): VNode {
  return (
    <div class="bk-row bk-decks" role="group" aria-label={words.rows.decks}>
      <span class="bk-rt">
        <Icon name="deck" size={20} />
        <span>{words.rows.decks}</span>
      </span>
      {(["yokai", "bitoku", "visions"] as const).map((deck) => {
        const { left, discard } = table.decks[deck];
        const label = `${words.decks[deck]}: ${words.deckText({ left, discard: discard.length })}`;
        const drawn = (
          <>
            <Icon name={DECK_ICONS[deck]} size={22} />
            <span class="bk-dn" aria-hidden>
              {words.decks[deck]}
            </span>
            <b aria-hidden>{left}</b>
          </>
        );
        return asks(DECK_ASKS[deck]) ? (
          <Touchable key={deck} board={board} name="draw" label={label} class="bk-deck">
            {drawn}
          </Touchable>
        ) : (
          <About key={deck} name={`deck.${deck}`} label={label} class="bk-deck">
            {drawn}
          </About>
        );
      })}
    </div>
  );
}
