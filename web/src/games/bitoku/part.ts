// What every part of the boards needs.

import type { BoardProps } from "../../game";
import type { Seat } from "../../protocol";
import { type BitokuPieces, type BitokuTable, type Layout, layoutOf, piecesOf, tableOf } from "./types";
import { type Words, wordsOf } from "./words";

export interface Part {
  board: BoardProps;
  table: BitokuTable;
  pieces: BitokuPieces;
  layout: Layout;
  words: Words;
  /** whether one of these questions is being asked */
  asks: BoardProps["asks"];
}

export function partOf(board: BoardProps): Part {
  const table = tableOf(board.view);
  const pieces = piecesOf(board.pieces);
  return { board, table, pieces, layout: layoutOf(table, pieces), words: wordsOf(board.language), asks: board.asks };
}

export function nameOfSeat({ board, table, words }: Part, seat: Seat): string {
  if (table.tengu?.player === seat) return words.tenguName;
  return board.view.names[seat] || String(seat + 1);
}

/** The questions during which a die is in use. */
const DIE_AT_WORK = ["ask-place-die", "ask-act", "ask-spend-amulet", "ask-favour", "ask-cover"];

export function isAtWork({ board, table, asks }: Part, seat: Seat, die: number): boolean {
  return board.view.actor === seat && table.turn.die === die && asks(...DIE_AT_WORK);
}
