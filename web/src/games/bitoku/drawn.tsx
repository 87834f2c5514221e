// Cards that were drawn to choose from: on a sheet over the board, so that nothing else has to move.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { keptParts } from "../../kept";
import { Zone } from "../../zone";
import { CardOf, VisionOf } from "./cards";
import { BitokuDrawing, bitokuWords, printed, Touchable } from "./draw";
import { type OwnPart, ownPartOf } from "./own-part";
import { nameWords } from "./words";

/** Drawn cards are shown to nobody but the one who decides, whosever board lies below. */
function choosingPartOf(board: BoardProps): OwnPart {
  return ownPartOf({ ...board, shown: board.view.actor ?? board.shown });
}

export const DrawnSheet = keptParts(choosingPartOf)((part) => {
  const { table, words } = part;
  if (table.drawn.length === 0) return null;
  return (
    <Zone id="z-drawn" class="bk-drawn" title={words.drawn}>
      <div class="bk-drawncards">
        {table.drawn.map((name) => (
          <DrawnCard key={name} part={part} name={name} />
        ))}
      </div>
    </Zone>
  );
});

function DrawnCard({ part, name }: { part: OwnPart; name: string }): VNode {
  const { board, pieces, words } = part;
  if (name in pieces.yokai) return <CardOf part={part} name={name} decided={["ask-keep-yokai"]} />;
  if (name in pieces.visions) return <VisionOf part={part} name={name} drawn />;
  const card = printed(pieces.bitoku, name);
  return (
    <Touchable board={board} name={name} label={bitokuWords(words, card)} class="tile bk-bitoku bk-large">
      <BitokuDrawing card={card} name={nameWords(words, card.type)} />
    </Touchable>
  );
}
