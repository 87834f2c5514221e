// A guardian, wherever it stands.

import type { VNode } from "preact";
import type { Seat } from "../../protocol";
import { DieDrawing, Touchable } from "./draw";
import { isAtWork, nameOfSeat, type Part } from "./part";
import { dieName } from "./types";

interface DieProps {
  part: Part;
  seat: Seat;
  die: number;
  value: number;
  class?: string;
  /** what else there is to say of it */
  note?: string;
  inert?: boolean;
}

export function Guardian({ part, seat, die, value, class: extra = "", note, inert }: DieProps): VNode {
  const { board, words, asks } = part;
  const label = words.die({ whose: words.of({ name: nameOfSeat(part, seat) }), value }) + (note ? `, ${note}` : "");
  const mine = board.view.viewer === seat && asks("ask-turn", "ask-unlock", "ask-return-dice");
  const chosen = isAtWork(part, seat, die) || part.table.turn.copied === dieName(seat, die) ? " chosen" : "";
  return (
    <Touchable
      board={board}
      name={dieName(seat, die)}
      label={label}
      class={`die bk-die${chosen} ${extra}`}
      calm={!mine}
      inert={inert}
    >
      <DieDrawing seat={seat} value={value} />
    </Touchable>
  );
}
