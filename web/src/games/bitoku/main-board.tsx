// The main board: the forest with its hills and tracks, the Paths of Wisdom, the displays.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import { Displays } from "./displays";
import { Forest } from "./forest";
import { partOf } from "./part";
import { Paths } from "./paths";

export function MainBoard(board: BoardProps): VNode {
  const part = partOf(board);
  return (
    <div class={`board bitoku bk-main bk-l-${part.layout.id}`}>
      <Forest {...part} />
      <Paths {...part} />
      <Displays {...part} />
    </div>
  );
}
