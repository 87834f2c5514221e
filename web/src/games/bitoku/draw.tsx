// The pieces of Bitoku: how each looks, at any size. Nothing here knows where a piece lies.

import type { ComponentChildren, CSSProperties, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { breadth, effectDrawing } from "../../effect";
import { Icon } from "../../icons";
import type { GameView, Award as PrintedAward, Effect as PrintedEffect, Seat } from "../../protocol";
import { SeatPath, seatLook } from "../../seats";
import { calmMotion } from "../../settings";
import { still } from "../../still";
import { Touchable as SharedTouchable, type TouchableProps } from "../../touchable";
import { BuildingPicture, CrystalPicture, RockPicture, SpiritPicture, VirtuePicture, YokaiPicture } from "./faces";
import type { BitokuPieces, Need, PrintedBitoku, PrintedBuilding, PrintedCrystal, PrintedYokai } from "./types";
import { must } from "./types";
import { nameWords, type Words } from "./words";

// ---- effects as icons

/** Counted and awarded things by the icon of what they are. */
export const THING_ICONS: Record<string, string> = {
  building: "b-build",
  crystal: "b-crystal",
  mitama: "b-mitama",
  combined: "b-combine",
  dragonfly: "b-combine",
  illumination: "b-light",
  gate: "b-gate",
  rock: "b-rock",
  "rock-pilgrim": "b-pilgrim",
  "bitoku-type": "b-types",
  completed: "b-complete",
  bitoku: "b-complete",
  vision: "b-vision",
  amulet: "b-amulet",
  resource: "b-any",
  "lake-lead": "b-lake",
  "pip-of-two-dice": "b-die",
};

export const NEED_ORDER: readonly Need[] = [
  "resource",
  "building",
  "crystal",
  "mitama",
  "dragonfly",
  "illumination",
  "gate",
  "bitoku",
];

const TRIGGER_ICONS: Record<string, string> = {
  build: "b-build",
  mitama: "b-mitama",
  combine: "b-combine",
  cross: "b-cross",
  arrive: "b-arrive",
  complete: "b-complete",
  "building-action": "b-use-building",
  vision: "b-vision",
};

/** A printed effect in icons. It says nothing by itself: what it lies on has the words. */
export const Effect = effectDrawing({
  prefix: "bk",
  icon: (noun) => (noun === "unlock" ? noun : `b-${noun}`),
  mark: (word) => word === "here" && <i class="bk-here" />,
});

/** What an award counts, in icons. */
export const Award = still(({ award }: { award: PrintedAward }): VNode => {
  const { points = 0, things: [thing] = [] } = award.tree[0] ?? {};
  return (
    <span class="bk-award" aria-hidden>
      <Icon name="winter" size={16} />
      <b>{points}</b>
      {thing ? (
        <>
          <i class="bk-per" />
          <Icon name={THING_ICONS[thing] ?? "b-vp"} size={16} />
        </>
      ) : (
        <Icon name="b-vp" size={16} />
      )}
    </span>
  );
});

// ---- dice and markers

/** A guardian: the seat's colour, its value, the seat's shape in the corner, where it hides nothing of the value. */
export const DieDrawing = still(({ seat, value }: { seat: Seat; value: number }): VNode => {
  const look = seatLook(seat);
  return (
    <svg viewBox="0 0 34 34" aria-hidden>
      <rect x={1.5} y={1.5} width={29} height={29} rx={7} fill={look?.fill} stroke="#2B2722" stroke-width={1.5} />
      <text x={12.5} y={20} text-anchor="middle" font-size={21} font-weight={700} fill={look?.mark}>
        {value}
      </text>
      <g transform="translate(20.5 20.5) scale(.54)" stroke-linejoin="round">
        <path d={look?.path} stroke="#FCF8EF" stroke-width={6} />
        <path d={look?.path} fill={look?.fill} stroke="#2B2722" stroke-width={2.2} />
      </g>
    </svg>
  );
});

/** A kodama: its seat's shape with two eyes and an open mouth. */
export const KodamaDrawing = still(
  ({ seat }: { seat: Seat | null }): VNode => (
    <svg class="bk-marker" viewBox="0 0 24 24" aria-hidden>
      <SeatPath seat={seat} />
      {seat !== null && (
        <g fill={seatLook(seat)?.mark} stroke="none">
          <circle cx={9} cy={11.5} r={1.9} />
          <circle cx={15} cy={12} r={1.9} />
          <ellipse cx={12.2} cy={16} rx={1.4} ry={1.7} />
        </g>
      )}
    </svg>
  ),
);

/** A pilgrim with hat and staff in a cloak of the seat's shape, large enough to be told by it. */
export const PilgrimDrawing = still(({ seat }: { seat: Seat }): VNode => {
  const look = seatLook(seat);
  return (
    <svg class="bk-walker" viewBox="0 0 24 24" aria-hidden stroke="#2B2722" stroke-width={1.6} stroke-linejoin="round">
      <path d="M21.5 7v16" />
      <path d="M8 7c0 5 8 5 8 0z" fill="#F0DCC8" />
      <g transform="translate(3.6 8.2) scale(.68)">
        <path d={look?.path} stroke="#FCF8EF" stroke-width={5.2} />
        <path d={look?.path} fill={look?.fill} stroke-width={2.2} />
      </g>
      <path d="M2.5 8L12 1.5 21.5 8c-6 1.2-13 1.2-19 0z" fill="#D9B97A" />
    </svg>
  );
});

// ---- cards

const YOKAI_COLOURS: Record<string, string> = {
  kappa: "#9DB873",
  imomushi: "#AECB7F",
  nezumi: "#CDBFAE",
  kitsune: "#E3B78C",
  "shin-ookami": "#A8AEB6",
  "yama-uba": "#C9C4D6",
};

export function yokaiStyle(yokai: PrintedYokai): CSSProperties {
  return { "--kind": YOKAI_COLOURS[yokai.type] ?? "#CDBFAE" } as CSSProperties;
}

/** A yokai card: the spirit where it lives, its name, action, virtue. */
export const YokaiDrawing = still(
  ({ yokai, name }: { yokai: PrintedYokai; name: string }): VNode => (
    <>
      <span class="bk-cd">
        <YokaiPicture type={yokai.type} />
      </span>
      <span class={`bk-cn${name.length > 7 ? " bk-longname" : ""}`} aria-hidden>
        {name}
      </span>
      <span class={`bk-ce${breadth(yokai.action.tree) > 4 ? " bk-wordy" : ""}`}>
        <Effect effect={yokai.action} />
      </span>
      <span class="bk-cv">
        <Award award={yokai.virtue} />
      </span>
    </>
  ),
);

/** A Bitoku card: a print of its virtue with its worth, its name, its reward. */
export const BitokuDrawing = still(
  ({ card, name }: { card: PrintedBitoku; name: string }): VNode => (
    <>
      <VirtuePicture type={card.type} />
      <span class="bk-bw" aria-hidden>
        <b>{card.vp}</b>
        <Icon name="b-vp" />
      </span>
      <span class="bk-bn" aria-hidden>
        {name}
      </span>
      <span class="bk-be" aria-hidden>
        <Effect effect={card.reward} />
      </span>
    </>
  ),
);

// ---- tiles

export const KIND_COLOURS: Record<string, string> = {
  temple: "#F5DBCF",
  onsen: "#DCE9EF",
  farm: "#F1E6C4",
  ryokan: "#DDE3EC",
  ancient: "#E4DCCB",
};
export const MITAMA_COLOURS: Record<string, string> = {
  ara: "#F1DDD2",
  nigi: "#DDE8EC",
  saki: "#E3EBD6",
  kushi: "#E8E0EE",
  shinigami: "#D8D5D0",
};

export const MitamaDrawing = still(
  ({ type, effect, name }: { type: string; effect: PrintedEffect | null; name: string }): VNode => (
    <>
      <span class={`bk-tn${name.length > 8 ? " bk-longname" : ""}`} aria-hidden>
        {name}
      </span>
      <SpiritPicture type={type} />
      <Effect effect={effect} />
    </>
  ),
);

export const DragonflyDrawing = still(
  ({ effect }: { effect: PrintedEffect }): VNode => (
    <>
      <SpiritPicture type="dragonfly" />
      <Effect effect={effect} />
    </>
  ),
);

export const CrystalDrawing = still(
  ({ crystal }: { crystal: PrintedCrystal }): VNode => (
    <>
      <CrystalPicture colour={crystal.colour} />
      {crystal.trigger ? (
        <span class="bk-effect" aria-hidden>
          <Icon name={TRIGGER_ICONS[crystal.trigger] ?? "b-vp"} />
          <Icon name="arrow" class="bk-then" />
          <b>{crystal.vp}</b>
          <Icon name="b-vp" />
        </span>
      ) : (
        <Effect effect={crystal.effect} />
      )}
    </>
  ),
);

export const BuildingDrawing = still(
  ({ building }: { building: PrintedBuilding }): VNode => (
    <>
      <b class="bk-min" aria-hidden>
        {building.min}
      </b>
      <BuildingPicture kind={building.kind} />
      <Effect effect={building.action} />
    </>
  ),
);

export const RockDrawing = still(({ counts }: { counts: string }): VNode => {
  const types = counts.split(" ");
  return (
    <>
      <RockPicture />
      <span class={`bk-rocky${types.length > 1 ? " bk-twin" : ""}`}>
        {types.map((type) => (
          <Icon key={type} name={`b-${type}`} />
        ))}
      </span>
    </>
  );
});

// ---- words for pieces

export function yokaiWords(words: Words, yokai: PrintedYokai): string {
  return words.yokai({ type: nameWords(words, yokai.type), does: yokai.action.words, virtue: yokai.virtue.words });
}

export function bitokuWords(words: Words, card: PrintedBitoku): string {
  const worth = words.bitoku({ type: nameWords(words, card.type), vp: card.vp });
  return card.reward ? `${worth}, ${card.reward.words}` : worth;
}

export function crystalWords(words: Words, crystal: PrintedCrystal): string {
  return `${words.colours[crystal.colour]}: ${crystal.effect.words}`;
}

export function buildingWords(words: Words, { kind, action }: PrintedBuilding): string {
  return words.building({ kind: words.kinds[kind], does: action.words });
}

/** What a building brings its builder, and its owner when others use it. */
export function bonusWords({ builder, owner }: PrintedBuilding): string[] {
  return builder && owner ? [builder.words, owner.words] : [];
}

export function rockWords(words: Words, pieces: BitokuPieces, name: string): string {
  const { counts, family } = printed(pieces.rocks, name);
  const said = counts.map((type) =>
    family === "building" ? (words.kinds[type as keyof Words["kinds"]] ?? type) : nameWords(words, type),
  );
  return words.rock({ types: said.join(", ") });
}

// ---- things to touch

interface QuietProps extends TouchableProps {
  /** looks closed never: only open or quiet */
  calm?: boolean;
}

function isOwnTurn(view: GameView): boolean {
  return view.viewer === view.actor;
}

export function Touchable({ calm, inert, ...thing }: QuietProps): VNode {
  const { board, name } = thing;
  const quiet = calm !== undefined && !board.isOpen(name) && (calm || !board.find(isOwnTurn));
  return <SharedTouchable {...thing} inert={inert || quiet} />;
}

/** Something printed that no touch stands for; the module itself explains it. */
export function About({ name, label, class: className, style, children }: Omit<TouchableProps, "board">): VNode {
  return (
    <span class={className} style={style} data-about={`@${name}`} role="img" aria-label={label}>
      {children}
    </span>
  );
}

export function printed<T>(things: Record<string, T>, name: string): T {
  return must(things[name], name);
}

const NARROW = "(max-width: 699px)";

interface ScrollerProps {
  class: string;
  label: string;
  children: ComponentChildren;
}

/** On a phone a row that is swiped sideways: it goes by itself to what may be touched. */
export function Scroller({ class: className, label, children }: ScrollerProps): VNode {
  const box = useRef<HTMLDivElement>(null);
  const narrow = matchMedia(NARROW).matches;
  useLayoutEffect(() => {
    const row = box.current;
    if (!narrow || !row) return;
    const seen = row.getBoundingClientRect();
    const open = [...row.querySelectorAll(".open")].map((thing) => thing.getBoundingClientRect());
    const [first] = open;
    if (!first || open.some(({ left, right }) => left >= seen.left && right <= seen.right)) return;
    row.scrollTo({ left: row.scrollLeft + first.left - seen.left - 40, behavior: calmMotion() ? "auto" : "smooth" });
  });
  return (
    <div class={className} ref={box} role="group" aria-label={label} tabIndex={narrow ? 0 : undefined}>
      {children}
    </div>
  );
}
