// Cards to choose from, drawn ones and those of the hand in spring: on a sheet over the board, so that they are large and
// nothing else has to move.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import { keptParts } from "../../kept";
import { sentence } from "../../words";
import { Zone } from "../../zone";
import { CardOf, needsInWords, VisionOf } from "./cards";
import { BitokuDrawing, bitokuWords, printed, Touchable } from "./draw";
import { isHandOnSheet } from "./hand";
import { type OwnPart, ownPartOf } from "./own-part";
import { nameWords } from "./words";

/** Drawn cards are shown to nobody but the one who decides, whosever board lies below. */
function choosingPartOf(board: BoardProps): OwnPart {
  return ownPartOf({ ...board, shown: board.view.actor ?? board.shown });
}

export const DrawnSheet = keptParts(choosingPartOf)((part) => {
  const cards = isHandOnSheet(part) ? (part.player.hand ?? []) : part.table.drawn;
  return cards.length === 0 ? null : <Sheet part={part} cards={cards} />;
});

function Sheet({ part, cards }: { part: OwnPart; cards: string[] }): VNode {
  const { words } = part;
  const [folded, fold] = useState(false);
  const held = isHandOnSheet(part);
  const button = (
    <button type="button" class="tool" aria-expanded={!folded} onClick={() => fold(!folded)}>
      <Icon name="chev" size={16} />
      {folded ? words.unfold : words.fold}
    </button>
  );
  return (
    <Zone
      id="z-drawn"
      class={`bk-drawn${folded ? " bk-folded" : ""}`}
      title={held ? words.handSecret : words.drawn}
      note={button}
    >
      <div class="bk-drawncards">
        {cards.map((name) => (
          <DrawnCard key={name} part={part} name={name} />
        ))}
      </div>
    </Zone>
  );
}

/** A Yokai with its action in words below it. */
function ToldCard({ part, name }: { part: OwnPart; name: string }): VNode {
  return (
    <span class="bk-told">
      <CardOf part={part} name={name} decided={["ask-keep-yokai", "ask-summon"]} />
      <span class="bk-says" aria-hidden>
        {sentence(printed(part.pieces.yokai, name).action.words)}
      </span>
    </span>
  );
}

/** A vision with what it asks for in words below it. */
function ToldVision({ part, name }: { part: OwnPart; name: string }): VNode {
  return (
    <span class="bk-told bk-told-vision">
      <VisionOf part={part} name={name} drawn />
      <span class="bk-says" aria-hidden>
        {needsInWords(part, name)}
      </span>
    </span>
  );
}

function DrawnCard({ part, name }: { part: OwnPart; name: string }): VNode {
  const { board, pieces, words } = part;
  if (name in pieces.yokai) return <ToldCard part={part} name={name} />;
  if (name in pieces.visions) return <ToldVision part={part} name={name} />;
  const card = printed(pieces.bitoku, name);
  return (
    <Touchable board={board} name={name} label={bitokuWords(words, card)} class="tile bk-bitoku bk-large">
      <BitokuDrawing card={card} name={nameWords(words, card.type)} />
    </Touchable>
  );
}
