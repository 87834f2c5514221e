// The ghost of a touch: what it would change, shown where it would happen, before it is made.
//
// The boards are drawn once more behind the scenes as they may be afterwards; what is surely new there stays to be seen
// through the table, in its place. No game needs to know of it.

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Foreseen, foreseen, type Lying, type Picture } from "./foresight";
import type { BoardProps, GameModule } from "./game";
import { Boards } from "./ground";
import type { Live } from "./live";
import type { Looking } from "./looking";
import { piecesIn } from "./motion";
import { numberIn, plusBeside } from "./numbers";
import type { Imagined, Language, State } from "./protocol";
import { Strips } from "./strips";
import { decision, nameOf, touchProps } from "./touchables";
import type { Touching } from "./touching";
import type { PageRef } from "./useful";
import { signed, type Words } from "./words";

const LINGER = 300; // ms that a thing is pointed at before it is worth a look ahead
const HOLDERS = "[data-touch],[data-about],[data-piece],[id]";
const NOTHING = decision([]);

/** By how much a touch changes numbers, by what they count. */
export type Changes = ReadonlyMap<string, number>;

const UNCHANGED: Changes = new Map();

/** Shows the ghost of the touch that waits to be confirmed, else of the open thing that is pointed at. */
export function useGhost(
  page: PageRef,
  live: Live,
  state: State,
  module: GameModule,
  board: BoardProps,
  { armed }: Touching,
  { pointed }: Looking,
): Changes {
  const [changes, change] = useState(UNCHANGED);
  const { shown, language } = board;
  const lingered = pointed && pointed.how !== "hold" && board.isOpen(pointed.name) ? pointed.name : "";
  const name = armed || (live.pending ? "" : lingered);
  useEffect(() => {
    if (!name) return undefined;
    let [current, lift] = [true, () => {}];
    const draw = async () => {
      const ahead = await live.ahead(name);
      const ground = page.current?.querySelector<HTMLElement>(".ground");
      if (!current || !ground || ahead?.version !== state.version) return;
      lift();
      const ghost = lay(ground, state, module, board, ahead.positions);
      lift = ghost.lift;
      change(ghost.numbers);
    };
    const timer = setTimeout(draw, armed ? 0 : LINGER);
    addEventListener("resize", draw); // everything lies elsewhere then
    return () => {
      current = false;
      clearTimeout(timer);
      removeEventListener("resize", draw);
      lift();
      change(UNCHANGED);
    };
  }, [name, armed, state.version, shown, language]);
  return changes;
}

/** The changed numbers of the strips in words, for those who see no ghost. */
export function changesInWords(
  changes: Changes,
  { view, seats }: State,
  module: GameModule,
  language: Language,
  w: Words,
): string {
  if (changes.size === 0) return "";
  return seats
    .map(({ name }, seat) => {
      const points = changes.get(`earned.${seat}`) ?? changes.get(`score.${seat}`);
      const said = [
        ...(points === undefined ? [] : [`${w.points} ${signed(points)}`]),
        ...module.strip(view, seat, language).flatMap(({ icon, label }) => {
          const by = changes.get(`${icon}.${seat}`);
          return by === undefined ? [] : [`${label} ${signed(by)}`];
        }),
      ];
      const who = seat === view.viewer ? w.you : name;
      return said.length ? w.wouldChange({ name: who, changes: said.join(", ") }) : "";
    })
    .filter(Boolean)
    .join(" ");
}

type Pieces = Picture<HTMLElement>["pieces"];

interface Ghost {
  numbers: Changes;
  lift: () => void;
}

/** Draws what may be, compares it with what is, and leaves to be seen what comes and what goes. */
function lay(ground: HTMLElement, state: State, module: GameModule, board: BoardProps, positions: Imagined[]): Ghost {
  const page = ground.closest<HTMLElement>(".table-page") ?? ground;
  const now = { pieces: piecesOn(ground), numbers: numbersIn(page) };
  const shade = shadeOf(ground);
  // One after the other in the same place, so that little is drawn anew; what is to be seen comes last.
  const pictures = [...positions].reverse().map(({ view, scores }, i) => {
    drawBoards(shade, ground, module, { ...board, view });
    const strips = numbersIn(stripsOf(state, module, board, view, scores));
    const pieces = piecesOn(shade);
    if (i < positions.length - 1) keepLooks(pieces);
    return { pieces, numbers: new Map([...numbersIn(shade), ...strips]) };
  });
  const found = foreseen(now, pictures.reverse());
  const comes = outermost(found.comes);
  for (const element of comes) element.dataset.ghost = pieceName(element);
  disguise(shade);
  const leaves = outermost(found.leaves);
  for (const element of leaves) element.dataset.leaves = "";
  const badges = badgesOf(page, found);
  document.body.append(...badges);
  const lift = () => {
    render(null, shade);
    shade.remove();
    for (const element of leaves) delete element.dataset.leaves;
    for (const badge of badges) badge.remove();
  };
  return { numbers: found.numbers, lift };
}

/** A second ground in the same place, not to be seen. */
function shadeOf(ground: HTMLElement): HTMLElement {
  const shade = ground.cloneNode(false) as HTMLElement;
  shade.classList.add("shade");
  shade.inert = true;
  shade.setAttribute("aria-hidden", "true");
  Object.assign(shade.style, {
    left: `${ground.offsetLeft}px`,
    top: `${ground.offsetTop}px`,
    width: `${ground.offsetWidth}px`,
    height: `${ground.offsetHeight}px`,
  });
  ground.after(shade);
  return shade;
}

function drawBoards(shade: HTMLElement, ground: HTMLElement, module: GameModule, board: BoardProps): void {
  const { view } = board;
  const quiet: BoardProps = {
    ...board,
    touch: (name, extraClass) => touchProps(NOTHING, name, extraClass),
    isOpen: () => false,
    find: (look) => look(view),
    asks: (...questions) => questions.includes(view.asks),
    hovered: null,
  };
  const pill = ground.querySelector(":scope > .other-board");
  render(
    <>
      <Boards draw={module.MainBoard} board={quiet} />
      {pill && <div class="other-board" dangerouslySetInnerHTML={{ __html: pill.innerHTML }} />}
      <Boards draw={module.OwnBoard} board={quiet} />
    </>,
    shade,
  );
  // On a phone the board that may be touched comes first: they shall lie as they do now.
  for (const [i, child] of [...ground.children].entries()) {
    const twin = shade.children[i];
    const { order } = getComputedStyle(child);
    if (order !== "0" && twin instanceof HTMLElement) twin.style.order = order;
  }
}

/** What pieces look like before they are drawn anew. */
function keepLooks(pieces: Pieces): void {
  for (const piece of [...pieces.values()].flat()) {
    const drawn = piece.drawn();
    piece.drawn = () => drawn;
  }
}

function stripsOf(
  { seats, viewer, others }: State,
  module: GameModule,
  { shown, language }: BoardProps,
  view: BoardProps["view"],
  scores: number[],
): HTMLElement {
  const box = document.createElement("div");
  render(
    <Strips
      seats={seats}
      scores={scores}
      view={view}
      module={module}
      language={language}
      viewer={viewer}
      shown={shown}
      open={() => {}}
      others={module.Beside ? [] : others}
      still
    />,
    box,
  );
  const drawn = box.cloneNode(true) as HTMLElement;
  render(null, box);
  return drawn;
}

/** Takes away what makes a drawing a part of the table: nobody finds, reads or touches anything in it. */
function disguise(shade: HTMLElement): void {
  const touchable = [...shade.querySelectorAll<HTMLElement>("[data-touch]")];
  const relative = touchable.filter((one) => getComputedStyle(one).position === "relative"); // because it is touchable
  for (const { style } of relative) style.position = "relative";
  for (const element of shade.querySelectorAll<HTMLElement>(
    "[data-touch],[data-about],[data-piece],[data-number],[id]",
  )) {
    for (const name of ["touch", "about", "piece", "number"]) delete element.dataset[name];
    if (element instanceof HTMLElement) element.removeAttribute("id"); // drawings refer to their own parts by it
  }
}

function badgesOf(page: HTMLElement, { numbers }: Foreseen<HTMLElement>): HTMLElement[] {
  return counted(page).flatMap(([key, element]) => {
    const by = numbers.get(key);
    const badge = by === undefined ? null : plusBeside(element, by);
    badge?.classList.add("ahead");
    return badge ? [badge] : [];
  });
}

/** Of pieces that lie on each other, those below: the others come and go with them. */
function outermost(pieces: Lying<HTMLElement>[]): HTMLElement[] {
  const elements = pieces.map(({ element }) => element);
  return elements.filter((one) => !elements.some((other) => other !== one && other.contains(one)));
}

function piecesOn(ground: HTMLElement): Pieces {
  const found: Pieces = new Map();
  for (const element of piecesIn(ground)) {
    const name = pieceName(element);
    const box = name ? element.getBoundingClientRect() : null;
    if (!box?.width) continue;
    const zone = element.closest<HTMLElement>(".zone");
    const holder = element.parentElement?.closest<HTMLElement>(HOLDERS) ?? ground;
    const piece: Lying<HTMLElement> = {
      element,
      box,
      zone: { name: zone?.id ?? "", box: (zone ?? ground).getBoundingClientRect() },
      holder: pieceName(holder) || holder.id,
      flows: () => flowsIn(element, holder),
      drawn: () => element.outerHTML,
    };
    const known = found.get(name);
    if (known) known.push(piece);
    else found.set(name, [piece]);
  }
  return found;
}

function pieceName(element: HTMLElement): string {
  return element.dataset.piece ?? nameOf(element);
}

/** Whether nothing but its neighbours says where it lies in what holds it. */
function flowsIn(element: HTMLElement, holder: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one && one !== holder; one = one.parentElement) {
    const { position, gridColumnStart, gridRowStart } = getComputedStyle(one);
    if (position === "absolute" || gridColumnStart !== "auto" || gridRowStart !== "auto") return false;
  }
  return true;
}

/** The numbers that are counted; what the end would bring is none. */
function counted(root: HTMLElement): [string, HTMLElement][] {
  return [...root.querySelectorAll<HTMLElement>("[data-number]")]
    .filter((element) => !element.closest(".estimate"))
    .map((element) => [element.dataset.number ?? "", element]);
}

function numbersIn(root: HTMLElement): Map<string, number> {
  return new Map(counted(root).map(([key, element]) => [key, numberIn(element)]));
}
