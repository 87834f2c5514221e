// The main board: the forest with its hills and tracks, the Paths of Wisdom, the displays.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { keptParts } from "../../kept";
import { Displays } from "./displays";
import { DrawnSheet } from "./drawn";
import { Forest } from "./forest";
import { partOf } from "./part";
import { Paths } from "./paths";

const keptPart = keptParts(partOf);
const KeptPaths = keptPart(Paths);
const KeptDisplays = keptPart(Displays);

export function MainBoard(board: BoardProps): VNode {
  const part = partOf(board);
  return (
    <div
      class={`board bitoku bk-main bk-l-${part.layout.id}`}
      data-season={part.table.phase}
      data-year={part.table.round}
    >
      <Forest {...part} />
      <KeptPaths board={board} />
      <KeptDisplays board={board} />
      <DrawnSheet board={board} />
    </div>
  );
}
