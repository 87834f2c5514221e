// Cards of a player: Yokai, Bitoku cards and visions, wherever they lie.

import type { VNode } from "preact";
import { Icon } from "../../icons";
import { NEED_ORDER, printed, THING_ICONS, Touchable, YokaiDrawing, yokaiStyle, yokaiWords } from "./draw";
import { VisionPicture } from "./faces";
import type { OwnPart } from "./own-part";
import { nameWords, signed } from "./words";

interface CardProps {
  part: OwnPart;
  name: string;
  /** the questions during which cards of this place may look closed */
  decided: string[];
  /** as wide as high: the spirit beside its words */
  brief?: boolean;
}

export function CardOf({ part, name, decided, brief }: CardProps): VNode {
  const { board, pieces, words, asks, foreign, table } = part;
  const yokai = printed(pieces.yokai, name);
  const inUse = table.turn.card === name && asks("ask-slot", "ask-played");
  const chosen = inUse && !board.isOpen(name) ? " chosen" : ""; // what may be touched glows
  return (
    <Touchable
      board={board}
      name={name}
      label={yokaiWords(words, yokai)}
      class={`card bk-card bk-yokai${brief ? " bk-brief" : ""}${chosen}`}
      style={yokaiStyle(yokai)}
      inert={foreign}
      calm={!asks(...decided)}
    >
      <YokaiDrawing yokai={yokai} name={nameWords(words, yokai.type)} />
    </Touchable>
  );
}

/** What a vision asks for, and how much of it there is. */
function needsOf({ pieces, player }: OwnPart, name: string) {
  const asked = printed(pieces.visions, name).needs;
  const items = player.progress[name] ?? player.items;
  return NEED_ORDER.flatMap((need) => {
    const count = asked[need];
    return count ? [{ need, count, have: Math.min(items[need] ?? 0, count) }] : [];
  });
}

/** The same in words. */
export function needsInWords(part: OwnPart, name: string): string {
  const { words } = part;
  return needsOf(part, name)
    .map(({ need, count, have }) => words.have({ have, need: count, what: words.needs[need] }))
    .join(", ");
}

/** A vision with its items, each with what there is of it. */
export function VisionOf({ part, name, drawn }: { part: OwnPart; name: string; drawn?: boolean }): VNode {
  const { board, pieces, words, player } = part;
  const vision = printed(pieces.visions, name);
  const done = player.count.visions.includes(name);
  const needs = needsOf(part, name);
  const said = needsInWords(part, name);
  return (
    <Touchable
      board={board}
      name={name}
      label={
        words.vision({ needs: said, vp: vision.vp, penalty: vision.penalty }) + (done ? `; ${words.visionDone}` : "")
      }
      class={`tile bk-vision${drawn ? " bk-large" : ""}`}
      inert={drawn !== true}
    >
      <VisionPicture />
      {needs.map(({ need, count, have }) => (
        <span key={need} class={`bk-need${have === count ? " bk-met" : ""}`} aria-hidden>
          <Icon name={THING_ICONS[need] ?? "b-vp"} size={16} />
          <span class="bk-pips">
            {Array.from({ length: count }, (_, i) => (
              <i key={i} class={i < have ? "bk-on" : ""} />
            ))}
          </span>
        </span>
      ))}
      <span class="bk-worth" aria-hidden>
        <b>{vision.vp}</b>
        <small>{signed(-vision.penalty)}</small>
      </span>
      {done && <i class="bk-complete" aria-hidden />}
    </Touchable>
  );
}
