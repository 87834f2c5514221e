// The main board: the forest with its hills and tracks, the Paths of Wisdom, the displays.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { Kept, signOf } from "./calm";
import { Displays } from "./displays";
import { Forest } from "./forest";
import { partOf } from "./part";
import { Paths } from "./paths";

/** The touches that lie on the displays. */
const SHOWN = ["mitama", "dragonfly", "crystal", "building", "rock", "draw"];

export function MainBoard(board: BoardProps): VNode {
  const part = partOf(board);
  const { table } = part;
  const walking = table.players.map(({ pilgrims }) => pilgrims.walking);
  const paths = signOf(part, ["path"], [table.layout, table.gates, table.pilgrims, walking, table.turn.from, table.turn.moves]);
  const shown = [table.mitamas, table.dragonflies, table.crystals, table.buildings, table.garden, table.decks];
  const displays = signOf(part, SHOWN, [table.layout, shown, table.turn.tile]);
  return (
    <div class={`board bitoku bk-main bk-l-${part.layout.id}`}>
      <Forest {...part} />
      <Kept sign={paths} draw={() => <Paths {...part} />} />
      <Kept sign={displays} draw={() => <Displays {...part} />} />
    </div>
  );
}
