// The pieces of IKI: how each looks, at any size. Nothing here knows where a piece lies.

import type { ComponentChildren, JSX, VNode } from "preact";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import type { Language, Seat } from "../../protocol";
import { SeatPath, SeatShape, seatLook } from "../../seats";
import { still } from "../../still";
import { type Award, awardsOf, joined, linesOf, type Term } from "./effects";
import { Bust, TYPE_COLOUR } from "./people";
import type { Amount, IkiPieces, IkiTable, Pay, PrintedCharacter } from "./types";
import { piecesOf, PLAIN, tableOf } from "./types";
import { amountsWords, awardWords, effectWords, nameOf, printedName, typeName, type Words, wordsOf } from "./words";

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
  return { board, table: tableOf(board.view), pieces: piecesOf(board.pieces), words: wordsOf(language), language };
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

export function iconOf(noun: string): string {
  return `ik-${noun.replace(" ", "-")}`;
}

function TermDrawing({ term: { count, noun, less } }: { term: Term }): VNode {
  if (count === 0) return <span class="ik-e0">–</span>;
  return (
    <span class="ik-et">
      {noun === "loss" && <b class="ik-minus">−</b>}
      {count > 1 && <b>{count}</b>}
      <Icon name={iconOf(noun === "loss" ? "iki" : noun)} />
      {less && (
        <span class="ik-less">
          −{less.count > 1 && less.count}
          <Icon name={iconOf(less.noun)} />
        </span>
      )}
    </span>
  );
}

function Terms({ terms }: { terms: Term[] }): VNode {
  return (
    <>
      {terms.map((term, i) => (
        <TermDrawing key={i} term={term} />
      ))}
    </>
  );
}

function Alternatives({ options, joined }: { options: Term[][]; joined: boolean }): VNode {
  return (
    <>
      {options.map((terms, i) => (
        <span key={i} class="ik-et">
          {i > 0 && <i class={joined ? "ik-and" : "ik-or"}>{joined ? "+/" : ""}</i>}
          <Terms terms={terms} />
        </span>
      ))}
    </>
  );
}

interface EffectProps {
  effect: string;
  language: Language;
  /** says itself; unless the piece around it does */
  silent?: boolean;
}

/** An effect as icons: what is paid, an arrow, what is gained. */
export const Effect = still(({ effect, language, silent }: EffectProps): VNode | null => {
  if (!effect) return null;
  const named = silent ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": effectWords(wordsOf(language), effect) } as const);
  const lines = linesOf(effect);
  return (
    <span class="ik-effect" {...named}>
      {lines.map(({ costs, gains, both, most }, i) => {
        const free = costs.every((terms) => terms.length === 0);
        return (
          <span key={i} class="ik-deal">
            {i > 0 && <i class="ik-or" />}
            {!free && <Alternatives options={costs} joined={false} />}
            {!free && <Icon name={both ? "ik-swap" : "arrow"} class="ik-arrow" />}
            <Alternatives options={gains} joined={free && both} />
            {most > 1 && <small>1–{most}</small>}
          </span>
        );
      })}
    </span>
  );
});

function AwardPart({ award, things }: { award: Award; things: string[] }): VNode {
  const { points, each, thing, most, conditions } = award;
  return (
    <span class="ik-deal">
      {(points !== 1 || !thing) && <b>{points}</b>}
      <Icon name="ik-iki" />
      {thing && (
        <>
          <i class="ik-or" />
          {each > 1 && <b>{each}</b>}
          {things.map((one) => (
            <Icon key={one} name={thingIcon(one)} />
          ))}
          {most > 0 && <small>≤{most}</small>}
        </>
      )}
      {conditions.map(({ count, thing: what, atMost }, i) => (
        <span key={i} class="ik-et ik-cond">
          {i === 0 && <small>:</small>}
          {atMost && "≤"}
          {(atMost || count > 1) && <b>{count}</b>}
          <Icon name={thingIcon(what)} />
        </span>
      ))}
    </span>
  );
}

function thingIcon(thing: string): string {
  if (thing === "special" || thing === "artisan") return `ik-t-${thing}`;
  return thing === "character" ? "ik-person" : iconOf(thing);
}

/** What counts at the end. */
export const AwardDrawing = still(({ award, language, silent }: { award: string; language: Language; silent?: boolean }): VNode | null => {
  if (!award) return null;
  const named = silent ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": awardWords(wordsOf(language), award) } as const);
  return (
    <span class="ik-effect" {...named}>
      {joined(awardsOf(award)).map((one, i) => (
        <AwardPart key={i} {...one} />
      ))}
    </span>
  );
});

/** Plain gains, as the server counts them. */
export function Amounts({ amounts, signed, terse }: { amounts: Amount[]; signed?: boolean; terse?: boolean }): VNode {
  return (
    <span class="ik-effect ik-amounts" aria-hidden>
      {amounts.map(([what, count]) => (
        <span key={what} class="ik-et">
          {!(terse && count === 1) && (
            <b>
              {signed && count > 0 ? "+" : ""}
              {count < 0 ? `−${-count}` : count}
            </b>
          )}
          <Icon name={iconOf(PLAIN[what] ?? "iki")} />
        </span>
      ))}
    </span>
  );
}

/** A player's payday: salary, harmony, the rice that is eaten, and what the meals earn. */
export function PayDrawing({ pay, words }: { pay: Pay; words: Words }): VNode {
  const { salary, harmony, rice, short, meals } = pay;
  const said = [amountsWords(words, salary), harmony ? words.harmony(harmony) : "", amountsWords(words, meals), words.feed(rice, short)];
  return (
    <span class="ik-pay">
      <span class="ik-spoken">{said.filter(Boolean).join(", ")}</span>
      <Amounts amounts={salary} signed />
      {harmony > 0 && (
        <span class="ik-effect" aria-hidden>
          <span class="ik-et">
            <b>+{harmony}</b>
            <Icon name="ik-harmony" />
          </span>
        </span>
      )}
      <Amounts amounts={meals} signed />
      <span class={`ik-effect${short ? " ik-short" : ""}`} aria-hidden>
        <span class="ik-et">
          <b>−{rice}</b>
          <Icon name="ik-rice" />
        </span>
      </span>
    </span>
  );
}

// ---- people

export function TypeIcon({ type, size = 15 }: { type: string; size?: number }): VNode {
  return <Icon name={`ik-t-${type}`} size={size} />;
}

const told = new WeakMap<PrintedCharacter, Map<Language, string>>();

/** What is said of a character: name, type, price, skill, bonus, salary. */
export function characterWords(name: string, printed: PrintedCharacter, pieces: IkiPieces, language: Language): string {
  let known = told.get(printed);
  if (!known) told.set(printed, (known = new Map()));
  let text = known.get(language);
  if (text === undefined) known.set(language, (text = sayCharacter(name, printed, pieces, language)));
  return text;
}

function sayCharacter(name: string, printed: PrintedCharacter, pieces: IkiPieces, language: Language): string {
  const words = wordsOf(language);
  const said = [nameOf(name, pieces, language), typeName(printed.type, pieces, language), `${words.cost} ${words.price(printed.cost)}`];
  said.push(`${words.skill}: ${effectWords(words, printed.skill)}`);
  if (printed.bonus) said.push(`${words.bonus}: ${effectWords(words, printed.bonus)}`);
  if (printed.salary.length) said.push(`${words.salary}: ${printed.salary.map((one) => effectWords(words, one)).join(" · ")}`);
  if (printed.token) said.push(nameOf(`special.${printed.token}`, pieces, language));
  return said.join(", ");
}

/** The salary of each level, the last one for ever; or the token that waits at the end. */
function Salary({ printed, language, at }: { printed: PrintedCharacter; language: Language; at?: number }): VNode {
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
          <Effect effect={level} language={language} silent />
        </span>
      ))}
    </span>
  );
}

interface FaceProps {
  name: string;
  printed: PrintedCharacter;
  pieces: IkiPieces;
  language: Language;
  mon?: number;
}

/** A card of the row: name, price, bust, bonus, skill, salary. */
export const RowFace = still(({ name, printed, pieces, language, mon = 0 }: FaceProps): VNode => {
  const id = name.slice(name.indexOf(".") + 1);
  return (
    <span class="ik-face" style={{ "--kc": TYPE_COLOUR[printed.type] }} aria-hidden>
      <span class="ik-nm">{printedName(name, pieces, language)}</span>
      <span class="ik-cost">{printed.cost}</span>
      <span class="ik-mid">
        <TypeIcon type={printed.type} size={17} />
        <Bust id={id} type={printed.type} />
        {printed.bonus && (
          <span class="ik-bonus">
            <Effect effect={printed.bonus} language={language} silent />
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
        <Effect effect={printed.skill} language={language} silent />
      </span>
      <Salary printed={printed} language={language} />
    </span>
  );
});

interface StandingProps extends FaceProps {
  owner: Seat | null;
  xp: number;
}

/** A card in a stall: its ladder with the kobun on it, bust, skill. */
export const StallFace = still(({ name, printed, pieces, language, owner, xp }: StandingProps): VNode => {
  const id = name.slice(name.indexOf(".") + 1);
  return (
    <span class="ik-face ik-stands" style={{ "--kc": TYPE_COLOUR[printed.type] }} aria-hidden>
      <span class="ik-nm">{printedName(name, pieces, language)}</span>
      <span class="ik-body">
        <span class="ik-ladder">
          {owner === null ? (
            <span class="ik-at">
              <SeatShape seat={null} size={15} />
            </span>
          ) : (
            Array.from({ length: printed.xp }, (_, i) => printed.xp - 1 - i).map((level) => (
              <span key={level} class={level === xp ? "ik-at" : ""}>
                {level === xp && <SeatShape seat={owner} size={15} />}
              </span>
            ))
          )}
        </span>
        <Bust id={id} type={printed.type} />
        <TypeIcon type={printed.type} size={14} />
      </span>
      <span class="ik-skill">
        <Effect effect={printed.skill} language={language} silent />
      </span>
    </span>
  );
});

/** A retired character: its name, or in a full column its bust, and what it pays for ever. */
export const RetiredFace = still(({ name, printed, pieces, language, small }: FaceProps & { small: boolean }): VNode => {
  const last = printed.salary[printed.salary.length - 1] ?? "";
  return (
    <span class="ik-rface" style={{ "--kc": TYPE_COLOUR[printed.type] }} aria-hidden>
      {small ? <Bust id={name.slice(name.indexOf(".") + 1)} type={printed.type} /> : <span class="ik-nm">{printedName(name, pieces, language)}</span>}
      {last ? <Effect effect={last} language={language} silent /> : printed.token && <Icon name={`ik-s-${printed.token}`} size={15} />}
    </span>
  );
});

/** An Oyakata in the colour of a seat; without a seat the Grand Master. */
export const Walker = still(({ seat, label }: { seat: Seat | null; label: string }): VNode => {
  const look = seat === null ? null : seatLook(seat);
  return (
    <svg
      class="ik-walker printed"
      data-piece={seat === null ? "grand-master" : `oyakata.${seat}`}
      viewBox="0 0 26 33"
      role="img"
      aria-label={label}
    >
      <path d="M3.500 31.5c0-10 3-14.5 9.500-14.5s9.500 4.5 9.500 14.5z" fill={look?.fill ?? "#EAE2D0"} />
      <circle cx={13} cy={10.5} r={6} fill="#F3E0CB" />
      {look ? (
        <>
          <path d="M7 9.5c0-7 12-7 12 0-4-2-8-2-12 0z" fill="#4A4038" />
          <path d="M13 3.5V1.5" stroke-width={3} />
          <g transform="translate(6.8 18.500) scale(.52)" stroke={look.mark} stroke-width={2.6}>
            <path d={look.path} fill={look.fill} />
          </g>
        </>
      ) : (
        <>
          <path d="M7.500 13c1 6 10 6 11 0-2 2-9 2-11 0z" fill="#FCF8EF" />
          <path d="M8 21l10 8M18 21l-10 8" stroke-width={1} />
        </>
      )}
    </svg>
  );
});

/** A seat's shape as a piece that travels. */
export function Marker({ piece, seat, size, label }: { piece: string; seat: Seat; size: number; label: string }): VNode {
  return (
    <svg class="seat printed ik-marker" data-piece={piece} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      <SeatPath seat={seat} />
    </svg>
  );
}

// ---- tokens

interface TokenProps {
  name: string;
  pieces: IkiPieces;
  language: Language;
  price?: boolean;
}

/** A pipe with its effect, a pouch with its award, a fish with its extra. */
export const TokenFace = still(({ name, pieces, language, price }: TokenProps): VNode => {
  const [group = "", id = ""] = name.split(".");
  const season = id.split("-")[0] ?? "";
  const pipe = pieces.pipes[name];
  const pouch = pieces.pouches[name];
  const fish = pieces.fish[name];
  const cost = pipe?.price ?? pouch?.price ?? fish?.price ?? 0;
  return (
    <span class="ik-tokenface" aria-hidden>
      <Icon name={group === "fish" ? `ik-fish-${season}` : `ik-${group}`} size={22} />
      <span class="ik-tokendoes">
        {pipe && <Effect effect={pipe.effect} language={language} silent />}
        {pouch && <AwardDrawing award={pouch.end} language={language} silent />}
        {fish && fish.extra !== 0 && (
          <span class="ik-effect">
            <b>{fish.extra > 0 ? `+${fish.extra}` : `−${-fish.extra}`}</b>
            <Icon name="ik-iki" />
          </span>
        )}
        {fish?.now && <Effect effect={fish.now} language={language} silent />}
      </span>
      {price && (
        <b class="ik-price">
          {cost}
          <Icon name="ik-mon" size={12} />
        </b>
      )}
    </span>
  );
});

export function tokenWords(name: string, { pieces, words, language }: Part, priced: boolean): string {
  const [group = "", id = ""] = name.split(".");
  const season = id.split("-")[0] ?? "";
  const pipe = pieces.pipes[name];
  const pouch = pieces.pouches[name];
  const fish = pieces.fish[name];
  const said = [group === "fish" ? nameOf(`fish.${season}`, pieces, language) : (words.nouns[group]?.[0] ?? group)];
  if (pipe) said.push(effectWords(words, pipe.effect));
  if (pouch) said.push(awardWords(words, pouch.end));
  if (fish?.extra) said.push(`${words.points(fish.extra)} ${words.atEnd}`);
  if (fish?.now) said.push(effectWords(words, fish.now));
  if (priced) said.push(words.price(pipe?.price ?? pouch?.price ?? fish?.price ?? 0));
  return said.join(", ");
}

// ---- things that can be touched

interface ThingProps {
  board: BoardProps;
  name: string;
  /** what it is, for a screen reader */
  label: string;
  class: string;
  /** drawn, but the touch of this name lies elsewhere */
  about?: boolean;
  /** closed like many others: no lock is drawn on it */
  far?: boolean;
  /** already part of the decision */
  chosen?: boolean;
  children?: ComponentChildren;
}

/** A thing with a touch name. A name is interactive once; its other drawings only say what they are about. */
export function Thing({ board, name, label, class: className, about, far, chosen, children }: ThingProps): VNode {
  const classes = `${className}${far ? " ik-far" : ""}${chosen ? " chosen" : isAtWork(board, name) ? " ik-at-work" : ""}`;
  if (about === true) {
    return (
      <span class={classes} data-about={name} role="img" aria-label={label}>
        {children}
      </span>
    );
  }
  const given = board.touch(name, classes) as JSX.IntrinsicElements["button"]; // it does not know which element it is for
  const { "aria-label": does, role: _, ...props } = given;
  const tabIndex = given.tabIndex ?? (board.isOpen(name) ? 0 : -1); // quiet things stay out of the Tab order
  // the words are content and no aria-label, which would have to repeat everything printed on the piece
  return (
    <button type="button" {...props} tabIndex={tabIndex}>
      <span class="ik-spoken">{does === undefined ? label : `${String(does)} (${label})`}</span>
      {children}
    </button>
  );
}

/** Whether the effect that is being carried out is this thing's. */
function isAtWork({ find, isOpen, asks }: BoardProps, name: string): boolean {
  return find((view) => tableOf(view).doing.source === name) && !asks("ask-business") && !isOpen(name);
}

interface ZoneProps {
  id: string;
  class: string;
  title: ComponentChildren;
  note?: ComponentChildren;
  children: ComponentChildren;
}

export function Zone({ id, class: className, title, note, children }: ZoneProps): VNode {
  return (
    <section class={`zone ${className}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {note !== undefined && note !== "" && <span class="r">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
