// The main board: street, river, people for hire, tracks, and what can be had.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps } from "../../game";
import type { Part } from "./draw";
import { Market, Row } from "./market";
import type { Ahead } from "./outlook";
import { River, Street } from "./street";
import { Tracks } from "./tracks";
import { piecesOf, tableOf } from "./types";
import { wordsOf } from "./words";

export function MainBoard(board: BoardProps): VNode {
  const [kept, keep] = useState<Ahead>(null);
  const [seen, see] = useState<Ahead>(null);
  const look = (what: Ahead, stay?: boolean): void => {
    if (stay) keep((old) => (old === what ? null : what));
    else see(what);
  };
  return <Town board={board} ahead={seen ?? kept} look={look} />;
}

interface TownProps {
  board: BoardProps;
  ahead: Ahead;
  look: (what: Ahead, stay?: boolean) => void;
}

/** The whole board; it remembers nothing. */
export function Town({ board, ahead, look }: TownProps): VNode {
  const table = tableOf(board.view);
  const pieces = piecesOf(board.pieces);
  const part: Part = {
    board,
    table,
    pieces,
    words: wordsOf(board.language),
    language: board.language,
    chosen: table.doing.chosen,
  };
  return (
    <div class={`board iki ik-main${table.akebono ? " ik-akebono" : ""}`}>
      <Street {...part} ahead={ahead} />
      {table.akebono && <River {...part} />}
      <Row {...part} />
      <div class="ik-side">
        <Tracks {...part} ahead={ahead} look={look} />
        <Market {...part} />
      </div>
    </div>
  );
}
