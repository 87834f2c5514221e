// The pieces of IKI: how each looks, at any size. Nothing here knows where a piece lies.

import { Fragment, type VNode } from "preact";
import { effectDrawing } from "../../effect";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import type { Award, AwardPart, Language, Seat } from "../../protocol";
import { heardOnce } from "../../said-once";
import { SeatPath, SeatShape, seatLook } from "../../seats";
import { useSettings } from "../../settings";
import { still } from "../../still";
import { Touchable, type TouchableProps } from "../../touchable";
import { Bust, TYPE_COLOUR } from "./people";
import type { Amount, IkiPieces, IkiTable, Pay, PrintedCharacter } from "./types";
import { groupOf, must, PLAIN, piecesAt, piecesOf, tableOf } from "./types";
import { amountsWords, nameOf, printedWords, type Words, wordsOf } from "./words";

/** What every part of the board needs. */
export interface Part {
  board: BoardProps;
  table: IkiTable;
  pieces: IkiPieces;
  words: Words;
  language: Language;
}

export function partOf(board: BoardProps): Part {
  const { language } = board;
  const table = tableOf(board.view);
  return { board, table, pieces: piecesAt(table, piecesOf(board.pieces)), words: wordsOf(language), language };
}

/** Whether the decision has taken up this card, building or boat. */
export function isChosen({ find }: BoardProps, name: string | null): boolean {
  return find((view) => tableOf(view).doing.chosen === name);
}

/** What a token looks like in hand: dashed while it waits for a later turn. */
export function tokenInHand({ find }: BoardProps, name: string): string {
  return find((view) => tableOf(view).doing.waiting.includes(name)) ? "token ik-had ik-waits" : "token ik-had";
}

// ---- effects

export function termIcon(noun: string, word: string): string {
  return `ik-${word ? `${noun}-${word}` : noun}`;
}

/** An effect as icons. */
export const Effect = effectDrawing({ prefix: "ik", icon: termIcon, takes: (noun) => noun === "loss" });

function AwardPartDrawing({
  part: { points, each = 1, things = [], most, conditions = [] },
}: {
  part: AwardPart;
}): VNode {
  return (
    <span class="ik-deal">
      {(points !== 1 || things.length === 0) && <b>{points}</b>}
      <Icon name="ik-iki" />
      {things.length > 0 && <i class="ik-or" />}
      {each > 1 && <b>{each}</b>}
      {things.map((thing) => (
        <Icon key={thing} name={thingIcon(thing)} />
      ))}
      {most !== undefined && <small>≤{most}</small>}
      {conditions.map(({ count, thing, at_most: atMost }, i) => (
        <span key={i} class="ik-et">
          {i === 0 && <small>:</small>}
          {atMost && "≤"}
          {(atMost || count > 1) && <b>{count}</b>}
          <Icon name={thingIcon(thing)} />
        </span>
      ))}
    </span>
  );
}

function thingIcon(thing: string): string {
  if (thing === "special" || thing === "artisan") return `ik-t-${thing}`;
  return thing === "character" ? "ik-person" : `ik-${thing}`;
}

/** What counts at the end. */
export const AwardDrawing = still(
  ({ award }: { award: Award | null }): VNode | null =>
    award && (
      <span class="ik-effect" aria-hidden>
        {award.tree.map((part, i) => (
          <AwardPartDrawing key={i} part={part} />
        ))}
      </span>
    ),
);

/** Plain gains, as the server counts them. */
export function Amounts({ amounts }: { amounts: Amount[] }): VNode {
  return (
    <span class="ik-effect ik-amounts" aria-hidden>
      {amounts.map(([what, count]) => (
        <span key={what} class="ik-et">
          <b>{count < 0 ? `−${-count}` : `+${count}`}</b>
          <Icon name={`ik-${PLAIN[what] ?? "iki"}`} />
        </span>
      ))}
    </span>
  );
}

/** A player's payday: salary, harmony, the rice that is eaten, and what the meals earn. */
export function PayDrawing({ pay, words }: { pay: Pay; words: Words }): VNode {
  const { salary, harmony, rice, short, meals } = pay;
  const said = [
    amountsWords(words, salary),
    harmony ? words.harmony({ iki: harmony }) : "",
    amountsWords(words, meals),
    short ? words.feedShort({ count: rice, short }) : words.feed({ count: rice }),
  ];
  return (
    <span class="ik-pay">
      <span class="hidden">{said.filter(Boolean).join(", ")}</span>
      <Amounts amounts={salary} />
      {harmony > 0 && (
        <span class="ik-effect" aria-hidden>
          <span class="ik-et">
            <b>+{harmony}</b>
            <Icon name="ik-harmony" />
          </span>
        </span>
      )}
      <Amounts amounts={meals} />
      {rice > 0 && (
        <span class={`ik-effect${short ? " ik-short" : ""}`} aria-hidden>
          <span class="ik-et">
            <b>−{rice}</b>
            <Icon name="ik-rice" />
          </span>
        </span>
      )}
    </span>
  );
}

// ---- people

export function TypeIcon({ type, size = 16 }: { type: string; size?: number }): VNode {
  return <Icon name={`ik-t-${type}`} size={size} />;
}

/** The pieces come anew in another language, so what was said of a printed card holds. */
const told = new WeakMap<PrintedCharacter, string>();

/** What is said of a character: name, type, price, skill, bonus, salary. */
export function characterWords(name: string, printed: PrintedCharacter, pieces: IkiPieces, language: Language): string {
  const text = told.get(printed) ?? sayCharacter(name, printed, pieces, language);
  told.set(printed, text);
  return text;
}

function sayCharacter(name: string, printed: PrintedCharacter, pieces: IkiPieces, language: Language): string {
  const words = wordsOf(language);
  const said = [
    nameOf(name, pieces),
    pieces.types[printed.type],
    words.cost({ price: words.price({ mon: printed.cost }) }),
  ];
  said.push(`${words.skill}: ${printed.skill.words}`);
  if (printed.bonus) said.push(`${words.bonus}: ${printed.bonus.words}`);
  if (printed.salary.length) said.push(`${words.salary}: ${printed.salary.map((level) => level.words).join(" · ")}`);
  if (printed.token) said.push(nameOf(`special.${printed.token}`, pieces));
  return said.join(", ");
}

/** The salary of each level, the last one for ever; or the token that waits at the end. */
function Salary({ printed, at }: { printed: PrintedCharacter; at?: number }): VNode {
  if (!printed.salary.length) {
    return (
      <span class="ik-sal ik-saltoken">
        {Array.from({ length: printed.xp }, (_, i) => (
          <i key={i} />
        ))}
        {printed.token && <Icon name={`ik-s-${printed.token}`} />}
      </span>
    );
  }
  return (
    <span class="ik-sal">
      {printed.salary.map((level, i) => (
        <span key={i} class={i === at ? "ik-at" : ""}>
          <Effect effect={level} />
        </span>
      ))}
    </span>
  );
}

const MANY_LETTERS = 18; // longer names are set tighter where a card is narrow

/** A name on a card. A word goes to the next line before it breaks. */
export function PrintedName({ name, pieces }: { name: string; pieces: IkiPieces }): VNode {
  const { language } = useSettings();
  return (
    <span class={nameOf(name, pieces).length > MANY_LETTERS ? "ik-nm ik-tight" : "ik-nm"}>
      {printedWords(name, pieces, wordsOf(language)).map((word, i) => (
        <Fragment key={i}>
          {i > 0 && " "}
          <span>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

interface FaceProps {
  name: string;
  printed: PrintedCharacter;
  pieces: IkiPieces;
  mon?: number;
  /** what would be paid now, if that is known */
  price?: number;
}

/** A card of the row: name, price, bust, bonus, skill, salary. */
export const RowFace = still(({ name, printed, pieces, mon = 0, price = printed.cost }: FaceProps): VNode => {
  const id = name.slice(name.indexOf(".") + 1);
  return (
    <span class="ik-face" style={{ "--kc": TYPE_COLOUR[printed.type] }} aria-hidden>
      <PrintedName name={name} pieces={pieces} />
      <span class="ik-cost">
        {price !== printed.cost && <s>{printed.cost}</s>}
        {price}
      </span>
      <span class="ik-mid">
        <TypeIcon type={printed.type} size={17} />
        <Bust id={id} type={printed.type} />
        {printed.bonus && (
          <span class="ik-bonus">
            <Effect effect={printed.bonus} />
          </span>
        )}
        {mon > 0 && (
          <span class="ik-mons">
            {mon > 1 && <b>{mon}</b>}
            <Icon name="ik-mon" size={18} />
          </span>
        )}
      </span>
      <span class="ik-skill">
        <Effect effect={printed.skill} />
      </span>
      <Salary printed={printed} />
    </span>
  );
});

interface StandingProps extends FaceProps {
  owner: Seat | null;
  xp: number;
}

/** A card in a stall: its ladder with the kobun on it, bust, skill. */
export const StallFace = still(({ name, printed, pieces, owner, xp }: StandingProps): VNode => {
  const id = name.slice(name.indexOf(".") + 1);
  return (
    <span class="ik-face ik-stands" style={{ "--kc": TYPE_COLOUR[printed.type] }} aria-hidden>
      <PrintedName name={name} pieces={pieces} />
      <span class="ik-body">
        <span class="ik-ladder">
          {owner === null ? (
            <span class="ik-at">
              <SeatShape seat={null} size={16} />
            </span>
          ) : (
            Array.from({ length: printed.xp }, (_, i) => printed.xp - 1 - i).map((level) => (
              <span key={level} class={level === xp ? "ik-at" : ""}>
                {level === xp && <SeatShape seat={owner} size={16} />}
              </span>
            ))
          )}
        </span>
        <Bust id={id} type={printed.type} />
        <TypeIcon type={printed.type} size={16} />
      </span>
      <span class="ik-skill">
        <Effect effect={printed.skill} />
      </span>
    </span>
  );
});

/** A retired character: who it was, and what it pays for ever. */
export const RetiredFace = still(({ name, printed, pieces }: FaceProps): VNode => {
  const last = printed.salary.at(-1);
  return (
    <span class="ik-rface" style={{ "--kc": TYPE_COLOUR[printed.type] }} aria-hidden>
      <Bust id={name.slice(name.indexOf(".") + 1)} type={printed.type} />
      <PrintedName name={name} pieces={pieces} />
      {last ? <Effect effect={last} /> : printed.token && <Icon name={`ik-s-${printed.token}`} size={16} />}
    </span>
  );
});

/** An Oyakata in the colour of a seat; without a seat the Grand Master. Where it only may come, it has no label. */
export const Walker = still(({ seat, label }: { seat: Seat | null; label?: string }): VNode => {
  const look = seat === null ? null : seatLook(seat);
  return (
    <svg
      class="ik-walker printed"
      data-piece={label && (seat === null ? "grand-master" : `oyakata.${seat}`)}
      viewBox="0 0 26 33"
      role="img"
      aria-label={label}
    >
      <path d="M9.5 27.5v4.5M16.5 27.5l1.5 4.5" stroke-width={2.4} />
      <path d="M8 17.5c-4 1.5-5.5 5-4.5 7.5l3 1zM18 17.5c4 1.5 5.5 5 4.5 7.5l-3 1z" fill={look?.fill ?? "#EAE2D0"} />
      <path d="M5.5 28.5c0-8 2-12.5 7.5-12.5s7.5 4.5 7.5 12.5z" fill={look?.fill ?? "#EAE2D0"} />
      <path d="M10.5 16.3l2.5 4 2.5-4" fill="#FCF8EF" stroke-width={1} />
      <circle cx={13} cy={10.5} r={6} fill="#F3E0CB" />
      <path d="M10.8 11h.01M15.2 11h.01" stroke-width={1.7} />
      {look ? (
        <>
          <path d="M7 9.5c0-7 12-7 12 0-4-2-8-2-12 0z" fill="#4A4038" />
          <path d="M13 3.5V1.5" stroke-width={3} />
          <circle cx={13} cy={23} r={6.6} fill="#FCF8EF" stroke-width={1} />
          <g transform="translate(7 17) scale(.5)" stroke="#2B2722" stroke-width={2}>
            <path d={look.path} fill={look.fill} />
          </g>
        </>
      ) : (
        <>
          <path d="M7.5 13c1 6 10 6 11 0-2 2-9 2-11 0z" fill="#FCF8EF" />
          <path d="M8 21l10 8M18 21l-10 8" stroke-width={1} />
        </>
      )}
    </svg>
  );
});

/** A seat's shape as a piece that travels. */
export function Marker({
  piece,
  seat,
  size,
  label,
}: {
  piece: string;
  seat: Seat;
  size: number;
  label: string;
}): VNode {
  return (
    <svg
      class="seat printed"
      data-piece={piece}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
    >
      <SeatPath seat={seat} />
    </svg>
  );
}

// ---- tokens

interface TokenProps {
  name: string;
  pieces: IkiPieces;
  price?: boolean;
}

/** A pipe with its effect, a pouch with its award, a fish with its extra. */
export const TokenFace = still(({ name, pieces, price: priced }: TokenProps): VNode => {
  const { price, season, effect, end = null, extra = 0 } = must(pieces.tokens[name], name);
  const group = groupOf(name);
  return (
    <span class="ik-tokenface" aria-hidden>
      <Icon name={group === "fish" ? `ik-fish-${season}` : `ik-${group}`} size={26} />
      <span class="ik-tokendoes">
        <AwardDrawing award={end} />
        {extra !== 0 && (
          <span class="ik-effect">
            <b>{extra > 0 ? `+${extra}` : `−${-extra}`}</b>
            <Icon name="ik-iki" />
          </span>
        )}
        <Effect effect={effect} />
      </span>
      {priced && (
        <b class="ik-price">
          {price}
          <Icon name="ik-mon" size={16} />
        </b>
      )}
    </span>
  );
});

export function tokenWords(name: string, { pieces, words }: Part, priced: boolean): string {
  const token = must(pieces.tokens[name], name);
  return priced ? `${token.words}, ${words.price({ mon: token.price })}` : token.words;
}

// ---- things that can be touched

interface ThingProps extends Omit<TouchableProps, "inert" | "spoken"> {
  /** drawn, but the touch of this name lies elsewhere */
  about?: boolean;
  /** closed like many others: no lock is drawn on it */
  far?: boolean;
  /** already part of the decision */
  chosen?: boolean;
}

export function Thing({ about, far, chosen, ...thing }: ThingProps): VNode {
  const { board, name, label } = thing;
  const classes = `${thing.class}${far ? " ik-far" : ""}${chosen ? " chosen" : isAtWork(board, name) ? " ik-at-work" : ""}`;
  const spoken = (does: string) => heardOnce(does, label, wordsOf(board.language).costs);
  return <Touchable {...thing} class={classes} inert={about} spoken={spoken} />;
}

/** A token that can be bought, with its price. */
export function TokenForSale({ part, name, far }: { part: Part; name: string; far: boolean }): VNode {
  const { board, pieces } = part;
  return (
    <Thing board={board} name={name} label={tokenWords(name, part, true)} class="token ik-token" far={far}>
      <TokenFace name={name} pieces={pieces} price />
    </Thing>
  );
}

/** Whether the effect that is being carried out is this thing's. */
function isAtWork({ find, isOpen, asks }: BoardProps, name: string): boolean {
  return find((view) => tableOf(view).doing.source === name) && !asks("ask-business") && !isOpen(name);
}
