// What every part of a player's board needs.

import type { BoardProps } from "../../game";
import { partOf, type Part as Shared } from "./part";
import { must, type Player } from "./types";

export interface OwnPart extends Shared {
  player: Player;
  /** somebody else's board: its slots, places, goods are not the ones that the touches mean */
  foreign: boolean;
}

export function ownPartOf(board: BoardProps): OwnPart {
  const shared = partOf(board);
  return {
    ...shared,
    player: must(shared.table.players[board.shown], `seat ${board.shown}`),
    foreign: board.view.viewer !== null && board.view.viewer !== board.shown,
  };
}
