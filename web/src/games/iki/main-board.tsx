// The main board: street, river, people for hire, tracks, and what can be had.

import type { VNode } from "preact";
import { useCallback, useState } from "preact/hooks";
import type { BoardProps } from "../../game";
import { kept, keptParts } from "../../kept";
import { partOf } from "./draw";
import { Market, Row, Tokens } from "./market";
import type { Ahead } from "./outlook";
import { Scene, Yard } from "./scene";
import { River, Street } from "./street";
import { Tracks, Year } from "./tracks";
import { MONTHS, tableOf } from "./types";

export function MainBoard(board: BoardProps): VNode {
  const [pinned, pin] = useState<Ahead>(null);
  const [seen, see] = useState<Ahead>(null);
  const look = useCallback((what: Ahead, stay?: boolean): void => {
    if (stay) pin((old) => (old === what ? null : what));
    else see(what);
  }, []);
  return <Town board={board} ahead={seen ?? pinned} look={look} />;
}

interface TownProps {
  board: BoardProps;
  ahead: Ahead;
  look: (what: Ahead, stay?: boolean) => void;
}

const keptPart = keptParts(partOf);
const KeptRiver = keptPart(River);
const KeptRow = keptPart(Row);
const KeptMarket = keptPart(Market);
const KeptTokens = keptPart(Tokens);
const KeptTracks = keptPart(Tracks);
const KeptYear = kept(({ board, ahead, look }: TownProps) => <Year {...partOf(board)} ahead={ahead} look={look} />);

/** The whole board; it remembers nothing. */
export function Town({ board, ahead, look }: TownProps): VNode {
  const { akebono, month, season } = tableOf(board.view);
  const kind = `${akebono ? " ik-akebono" : ""}${month > MONTHS ? " ik-newyear" : ""}`;
  return (
    <div class={`board iki ik-main${kind}`} data-season={season}>
      <Scene river={akebono} />
      <Street {...partOf(board)} ahead={ahead} />
      {akebono && <KeptRiver board={board} />}
      <div class="ik-front">
        <Yard />
        <KeptRow board={board} />
        <KeptTokens board={board} />
      </div>
      <KeptYear board={board} ahead={ahead} look={look} />
      <div class="ik-side">
        <KeptTracks board={board} />
        <KeptMarket board={board} />
      </div>
    </div>
  );
}
