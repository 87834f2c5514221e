// The hand: face up for whoever holds it, otherwise the backs of its cards.

import type { VNode } from "preact";
import { Zone } from "../../zone";
import { CardOf } from "./cards";
import { CardBackPicture, YokaiShadow } from "./faces";
import type { OwnPart } from "./own-part";

const ROOMS = 3; // places of the hand that are always drawn
const FEW = 4; // cards that have room side by side
const MANY = 6; // and in two rows of three

/** In spring the hand itself is what is decided about: whoever decides has it large before them, on the sheet. */
export function isHandOnSheet({ board, asks }: OwnPart): boolean {
  return asks("ask-summon") && board.view.actor === board.shown && board.view.viewer === board.shown;
}

export function Hand(part: OwnPart): VNode {
  const { board, words, player } = part;
  const held = isHandOnSheet(part) ? [] : player.hand;
  const hand = held && [...held, ...(player.aside ?? [])];
  const own = board.view.viewer === board.shown;
  const count = hand?.length ?? player.cards;
  const brief = count > FEW;
  return (
    <Zone
      id="z-hand"
      class="bk-handzone"
      title={words.hand}
      note={own ? words.secret : words.cardsHidden({ count: player.cards })}
    >
      <div class={`bk-hand${brief ? " bk-many" : count === FEW ? " bk-four" : ""}${count > MANY ? " bk-most" : ""}`}>
        {hand === null
          ? Array.from({ length: player.cards }, (_, i) => <CardBack key={i} />)
          : hand.map((name) => <HandCard key={name} part={part} name={name} brief={brief} />)}
        {isHandOnSheet(part)
          ? Array.from({ length: ROOMS }, (_, i) => <Room key={i} />)
          : count === 0 && <span class="sub">{words.nothing}</span>}
      </div>
    </Zone>
  );
}

function HandCard({ part, name, brief }: { part: OwnPart; name: string; brief: boolean }): VNode {
  const aside = part.player.aside?.includes(name) === true;
  const card = <CardOf part={part} name={name} decided={["ask-turn", "ask-summon"]} brief={brief} />;
  return aside ? <span class="bk-aside">{card}</span> : card;
}

/** Where a card will lie that is kept. */
function Room(): VNode {
  return (
    <span class="bk-place bk-card" aria-hidden>
      <YokaiShadow />
    </span>
  );
}

function CardBack(): VNode {
  return (
    <span class="card bk-card bk-cardback" aria-hidden>
      <CardBackPicture />
    </span>
  );
}
