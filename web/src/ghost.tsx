// The ghost of a touch: what it would change, shown where it would happen, before it is made.
//
// The boards are drawn once more off the page as they may be afterwards, and what of them differs from the table is
// measured in its place; what is surely new there stays to be seen through the table. No game needs to know of it.

import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Foreseen, foreseen, type Lying, type Picture } from "./foresight";
import type { BoardProps, GameModule } from "./game";
import { Boards } from "./ground";
import { scaleOf } from "./lens";
import type { Live } from "./live";
import type { Looking } from "./looking";
import { piecesInOrder } from "./motion";
import { numberIn, plusBeside } from "./numbers";
import type { Imagined, Language, State } from "./protocol";
import { Shade, shifted } from "./shade";
import { Strips } from "./strips";
import { decision, nameOf, touchProps } from "./touchables";
import type { Touching } from "./touching";
import { type PageRef, whenIdle } from "./useful";
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
  const understudy = useUnderstudy(module);
  useEffect(() => {
    if (!name) return undefined;
    let [current, lift] = [true, () => {}];
    const idle = whenIdle(() => understudy.draw(page.current, board));
    const draw = async () => {
      const ahead = await live.ahead(name);
      const ground = page.current?.querySelector<HTMLElement>(".ground");
      if (!current || !ground || ahead?.version !== state.version) return;
      lift();
      const ghost = lay(ground, state, understudy, board, ahead.positions);
      lift = ghost.lift;
      change(ghost.numbers);
    };
    const timer = setTimeout(draw, armed ? 0 : LINGER);
    addEventListener("resize", draw); // everything lies elsewhere then
    return () => {
      current = false;
      idle.cancel();
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
function lay(
  ground: HTMLElement,
  state: State,
  understudy: Understudy,
  board: BoardProps,
  positions: Imagined[],
): Ghost {
  const page = ground.closest<HTMLElement>(".table-page") ?? ground;
  const now = { pieces: piecesOn(ground), numbers: numbersIn(page) };
  const scale = scaleOf(ground);
  let shade: Shade | null = null;
  // One after the other, so that little is drawn anew; what is to be seen comes last.
  const pictures = [...positions].reverse().map(({ view, scores }, i) => {
    shade?.element.remove();
    const drawn = understudy.draw(page, { ...board, view });
    const strips = understudy.count(state, board, view, scores);
    shade = new Shade(ground, drawn, secondGround(ground), scale);
    const pieces = piecesIn(shade, drawn, now.pieces);
    if (i < positions.length - 1) keepLooks(pieces);
    return { pieces, numbers: new Map([...numbersIn(drawn), ...numbersIn(strips)]) };
  });
  const found = foreseen(now, pictures.reverse());
  if (shade) showComing(shade, found.comes);
  const leaves = outermost(found.leaves.map(({ element }) => element));
  for (const element of leaves) element.dataset.leaves = "";
  const badges = badgesOf(page, found);
  document.body.append(...badges);
  const lift = () => {
    shade?.element.remove();
    for (const element of leaves) delete element.dataset.leaves;
    for (const badge of badges) badge.remove();
  };
  return { numbers: found.numbers, lift };
}

function showComing(shade: Shade, comes: Lying<HTMLElement>[]): void {
  const drawn = comes.map(({ element }) => shade.drawnFor(element)).filter((element) => element !== null);
  for (const element of outermost(drawn as HTMLElement[])) {
    const copy = shade.whole(element) as HTMLElement | null;
    if (copy) copy.dataset.ghost = pieceName(element);
  }
  disguise(shade.element);
}

/** A second ground in the same place, not to be seen. */
function secondGround(ground: HTMLElement): HTMLElement {
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
  return shade;
}

/** Draws boards and strips off the page. Both stay, so that little of them is drawn anew for the next look ahead. */
class Understudy {
  private boards = document.createElement("div");
  private strips = document.createElement("div");

  constructor(private readonly module: GameModule) {}

  draw(page: HTMLElement | null, board: BoardProps): HTMLElement {
    const { view } = board;
    const quiet: BoardProps = {
      ...board,
      touch: (name, extraClass) => touchProps(NOTHING, name, extraClass),
      isOpen: () => false,
      find: (look) => look(view),
      asks: (...questions) => questions.includes(view.asks),
      hovered: null,
    };
    const pill = page?.querySelector(".ground > .other-board");
    render(
      <>
        <Boards draw={this.module.MainBoard} board={quiet} />
        {pill && <div class="other-board" dangerouslySetInnerHTML={{ __html: pill.innerHTML }} />}
        <Boards draw={this.module.OwnBoard} board={quiet} />
      </>,
      this.boards,
    );
    return this.boards;
  }

  count(
    { seats, viewer, others }: State,
    { shown, language }: BoardProps,
    view: BoardProps["view"],
    scores: number[],
  ): HTMLElement {
    render(
      <Strips
        seats={seats}
        scores={scores}
        view={view}
        module={this.module}
        language={language}
        viewer={viewer}
        shown={shown}
        open={() => {}}
        others={this.module.Beside ? [] : others}
        still
      />,
      this.strips,
    );
    return this.strips;
  }

  leave(): void {
    render(null, this.boards);
    render(null, this.strips);
  }
}

function useUnderstudy(module: GameModule): Understudy {
  const understudy = useMemo(() => new Understudy(module), [module]);
  useEffect(() => () => understudy.leave(), [understudy]);
  return understudy;
}

/** What pieces look like before they are drawn anew. */
function keepLooks(pieces: Pieces): void {
  for (const piece of [...pieces.values()].flat()) {
    const drawn = piece.drawn();
    piece.drawn = () => drawn;
  }
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

/** Of things that lie on each other, those below: the others come and go with them. */
function outermost(elements: HTMLElement[]): HTMLElement[] {
  return elements.filter((one) => !elements.some((other) => other !== one && other.contains(one)));
}

/** The pieces on the table. */
function piecesOn(ground: HTMLElement): Pieces {
  const found: Pieces = new Map();
  for (const element of piecesInOrder(ground)) {
    const piece = lying(element, element, ground);
    if (piece) add(found, pieceName(element), piece);
  }
  return found;
}

/** The pieces as they may be: where they lie in the shade, or in a box of it, as on the table. */
function piecesIn(shade: Shade, drawn: HTMLElement, now: Pieces): Pieces {
  const found: Pieces = new Map();
  for (const element of piecesInOrder(drawn)) {
    const copy = shade.copies.get(element);
    const piece = copy ? lying(copy as HTMLElement, element, shade.element) : null;
    if (piece) add(found, pieceName(element), piece);
  }
  for (const [name, pieces] of now) {
    for (const piece of pieces) {
      const held = shade.around(piece.element);
      if (!held) continue;
      const by = shade.shift(held);
      const zone = piece.element.closest<HTMLElement>(".zone");
      const ground =
        zone && held.there.contains(zone)
          ? shifted(zone.getBoundingClientRect(), by)
          : (held.box.closest(".zone") ?? shade.element).getBoundingClientRect();
      const drawn = () => shade.drawnFor(piece.element)?.outerHTML ?? "";
      add(found, name, { ...piece, box: shifted(piece.box, by), zone: { name: piece.zone.name, box: ground }, drawn });
    }
  }
  return found;
}

function add(pieces: Pieces, name: string, piece: Lying<HTMLElement>): void {
  const known = pieces.get(name);
  if (known) known.push(piece);
  else pieces.set(name, [piece]);
}

/** A piece where it is laid out; nothing if it has no name, or nobody sees it. */
function lying(place: HTMLElement, element: HTMLElement, ground: HTMLElement): Lying<HTMLElement> | null {
  const box = pieceName(place) ? place.getBoundingClientRect() : null;
  if (!box?.width) return null;
  const zone = place.closest<HTMLElement>(".zone");
  const holder = place.parentElement?.closest<HTMLElement>(HOLDERS) ?? ground;
  return {
    element,
    box,
    zone: { name: zone?.id ?? "", box: (zone ?? ground).getBoundingClientRect() },
    holder: pieceName(holder) || holder.id,
    flows: () => flowsIn(place, holder),
    drawn: () => element.outerHTML,
  };
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
