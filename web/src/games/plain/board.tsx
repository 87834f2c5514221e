// A board for any game: the open touches in words, and all that the view shows, in labelled zones.

import type { VNode } from "preact";
import type { BoardProps } from "../../game";
import type { GameView } from "../../protocol";
import { SeatShape } from "../../seats";
import { sentence } from "../../words";
import { Zone } from "../../zone";
import { isDict, type Json, type Printed, printedOn, shapeOf, spaced } from "./shape";
import { type PlainWords, wordsOf } from "./words";

interface Part {
  board: BoardProps;
  printed: Printed;
  words: PlainWords;
}

function partOf(board: BoardProps): Part {
  return { board, printed: printedOn(board.pieces), words: wordsOf(board.language) };
}

/** What can be chosen, and what belongs to nobody. */
export function MainBoard(board: BoardProps): VNode {
  const part = partOf(board);
  const { common } = shapeOf(board.view);
  const numbers = common.filter(([, value]) => !isLarge(value));
  return (
    <div class="board plain">
      {chooses(board.view) && <Choices {...part} />}
      <div class="pl-zones" id="z-plain-common">
        {numbers.length > 0 && (
          <Zone id="z-plain-table" title={part.words.table}>
            <Fields part={part} fields={numbers} path="table" />
          </Zone>
        )}
        {common
          .filter(([, value]) => isLarge(value))
          .map(([key, value]) => (
            <Zone key={key} id={`z-plain-of-${key}`} title={part.printed.label(key)}>
              <Value part={part} value={value} path={`table.${key}`} />
            </Zone>
          ))}
      </div>
    </div>
  );
}

/** What belongs to the seats: the one that is looked at first. */
export function OwnBoard(board: BoardProps): VNode | null {
  const part = partOf(board);
  const { players } = shapeOf(board.view);
  if (players.length === 0) return null;
  const seats = [board.shown, ...players.keys()].filter((seat, i, all) => all.indexOf(seat) === i);
  return (
    <div class="board plain" id="z-plain-players">
      <div class="pl-zones">
        {seats.map((seat) => (
          <Zone
            key={seat}
            id={`z-plain-seat-${seat}`}
            title={
              <>
                <SeatShape seat={seat} size={16} />
                {board.view.names[seat] || String(seat + 1)}
              </>
            }
          >
            <Value part={part} value={players[seat] ?? null} path={`seat.${seat}`} />
          </Zone>
        ))}
      </div>
    </div>
  );
}

// ---- choices

/** Whether the viewer has choices, now or later: nobody who watches has, and no film. */
export function chooses(view: GameView): boolean {
  return view.viewer !== null && !view.over;
}

/** The open touches by their groups; those that are a group of their own stand together at the end. */
function Choices(part: Part): VNode {
  const { board, printed, words } = part;
  const open = board.view.touches.filter(board.isOpen);
  const groups = new Map<string, string[]>();
  for (const name of open) {
    const group = name.includes(".") ? name.slice(0, name.indexOf(".")) : "";
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  const ordered = [...groups].sort(([a], [b]) => Number(a === "") - Number(b === ""));
  return (
    <Zone id="z-plain-choices" title={words.choices}>
      {open.length === 0 && <p class="sub pl-nothing">{words.nothing}</p>}
      {ordered.map(([group, names]) => (
        <div key={group} class="pl-group" role="group" aria-labelledby={`pl-choices-${group}`}>
          <h3 id={`pl-choices-${group}`} class={group ? "" : "hidden"}>
            {group ? printed.label(group) : words.choices}
          </h3>
          {names.map((name) => (
            <TouchButton key={name} part={part} name={name} />
          ))}
        </div>
      ))}
    </Zone>
  );
}

function TouchButton({ part, name }: { part: Part; name: string }): VNode {
  const { "aria-label": said, class: look, tabIndex } = part.board.touch(name, "btn");
  const text = part.printed.text.get(name);
  return (
    <button type="button" class={String(look)} data-touch={name} tabIndex={tabIndex}>
      <span>
        {sentence(String(said ?? spaced(name)))}
        {text && <small>{text}</small>}
      </span>
    </button>
  );
}

// ---- values

/** Whether it needs a zone of its own. */
function isLarge(value: Json): boolean {
  return typeof value === "object" && value !== null;
}

interface ValueProps {
  part: Part;
  value: Json;
  /** where in the view it stands: numbers that change are followed by it */
  path: string;
}

function Value({ part, value, path }: ValueProps): VNode {
  const { words } = part;
  if (Array.isArray(value)) return <List part={part} value={value} path={path} />;
  if (isDict(value)) return <Fields part={part} fields={Object.entries(value)} path={path} />;
  if (typeof value === "number") return <b data-number={path}>{value}</b>;
  if (typeof value === "string") return <Named part={part} name={value} />;
  return <span class="sub">{value === null ? words.none : value ? words.yes : words.no}</span>;
}

function Fields({ part, fields, path }: { part: Part; fields: [string, Json][]; path: string }): VNode {
  if (fields.length === 0) return <span class="sub">{part.words.none}</span>;
  return (
    <dl class="pl-fields">
      {fields.map(([key, value]) => (
        <div key={key}>
          <dt>{part.printed.label(key)}</dt>
          <dd>
            <Value part={part} value={value} path={`${path}.${key}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({ part, value, path }: { part: Part; value: Json[]; path: string }): VNode {
  if (value.length === 0) return <span class="sub">{part.words.none}</span>;
  return (
    <ol class={value.some(isLarge) ? "pl-list pl-rows" : "pl-list"}>
      {value.map((one, i) => (
        <li key={i}>
          <Value part={part} value={one} path={`${path}.${i}`} />
        </li>
      ))}
    </ol>
  );
}

/** A word; where it is the name of a thing, what is printed on that, and the server explains it. */
function Named({ part, name }: { part: Part; name: string }): VNode {
  const text = part.printed.text.get(name);
  if (text === undefined) return <span>{part.printed.title(name) || spaced(name)}</span>;
  return (
    <span class="pl-thing" data-about={name}>
      {part.printed.title(name)}
      <small>{text}</small>
    </span>
  );
}
