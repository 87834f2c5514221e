// Pictures on rules pages: a part of the boards as they stand in an example that the server plays, cut out, with numbers
// on what is explained. Drawn by the game itself from its pieces, so that no picture can be out of date.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { example } from "./api";
import { Count, countedLines } from "./end";
import type { BoardProps, GameModule } from "./game";
import { loadPictures } from "./games/index";
import type { Picture } from "./games/picture";
import { Boards } from "./ground";
import type { GameView, Seat } from "./protocol";
import { useSettings } from "./settings";
import { decision, touchProps } from "./touchables";
import { type Drawings, type Loaded, useDrawings, useLoaded } from "./useful";
import { useWords } from "./words";

const QUIET = decision([]); // nothing can be touched
const NEAR = "800px"; // a picture is drawn when it comes so near to the window,
const FAR = "3000px"; // and goes when it is farther away than this
const NARROW = "(width < 1100px)"; // there a picture of all the boards is long, and scrolls
const EDGE = 4; // px left around what is cut out
const LARGEST = 1; // pieces are not drawn larger than on a board, unless the picture asks for it
const FIRST_HEIGHT = 220; // px, before anything is drawn

interface FigureProps {
  game: string;
  /** its name in the game's pictures */
  name: string;
  caption: string;
  /** what the numbers on it stand for, in their order */
  marks: string[];
}

export function Figure({ game, name, caption, marks }: FigureProps) {
  const w = useWords();
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const height = useRef(FIRST_HEIGHT);
  const { value: pictures } = useLoaded(() => loadPictures(game), [game]);
  const picture = pictures?.[name];
  return (
    <figure class="picture" ref={place} data-picture={name}>
      <div
        class="window"
        role="img"
        aria-label={`${w.picture}: ${caption}`}
        tabIndex={matchMedia(NARROW).matches ? 0 : undefined}
        style={{ height: near ? "" : px(height.current) }}
      >
        {near && picture && (
          <Drawn game={game} picture={picture} marks={marks.length} sized={(found) => (height.current = found)} />
        )}
      </div>
      <figcaption>
        {caption}
        {marks.length > 0 && (
          <ol>
            {marks.map((words, i) => (
              <li key={i}>{words}</li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}

interface DrawnProps {
  game: string;
  picture: Picture;
  marks: number;
  sized: (height: number) => void;
}

function Drawn({ game, picture, marks, sized }: DrawnProps) {
  const { value } = useExample(game, picture.example);
  if (!value) return <span class="cut" style={{ "min-height": px(FIRST_HEIGHT) }} />;
  const { steps, seat, drawings } = value;
  return (
    <Cut
      drawings={drawings}
      view={steps[0].view}
      shown={seat}
      show={picture.show}
      one={picture.one}
      beside={picture.beside}
      marks={picture.marks?.slice(0, marks) ?? []}
      largest={picture.largest ?? LARGEST}
      sized={sized}
    />
  );
}

/** How a game was counted, line by line, for every seat. */
export function CountFigure({ game, name, caption }: { game: string; name: string; caption: string }) {
  const { value } = useExample(game, name);
  if (!value) return null;
  const { steps, breakdown, drawings } = value;
  const lines = countedLines(drawings.game?.scoring ?? [], breakdown);
  return (
    <figure class="picture counted">
      <Count lines={lines} breakdown={breakdown} names={steps[0].view.names} shown={Infinity} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** An example with how it is drawn. */
export function useExample(game: string, name: string) {
  const { language } = useSettings();
  const found = useLoaded(() => example(game, name), [game, name, language]);
  const drawings: Loaded<Drawings> = useDrawings(found.value ? game : undefined, found.value?.components);
  const value = found.value && drawings.value ? { ...found.value, drawings: drawings.value } : null;
  return { value, error: found.error || drawings.error };
}

/** Whether something is near the window: what is far away is not drawn. */
function useNear(place: { current: HTMLElement | null }): boolean {
  const [near, set] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const within = (margin: string, inside: boolean) => {
      const look = (seen: IntersectionObserverEntry[]) => seen.at(-1)?.isIntersecting === inside && set(inside);
      return new IntersectionObserver(look, { rootMargin: margin });
    };
    const observers = [within(NEAR, true), within(FAR, false)];
    for (const observer of observers) observer.observe(place.current);
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);
  return near;
}

interface CutProps {
  drawings: { module: GameModule; pieces: unknown };
  view: GameView;
  shown: Seat;
  /** what is cut out: the smallest part of the boards with all that these selectors find */
  show: string;
  /** only the first of it */
  one?: boolean;
  /** with what lies beside the seats */
  beside?: boolean;
  /** what gets a number, each the first that its selector finds */
  marks?: string[];
  largest?: number;
  /** a thing that gets a ring */
  ringed?: string;
  sized?: (height: number) => void;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  marks: ({ x: number; y: number } | null)[];
}

/** A part of the boards, as large as there is room. */
export function Cut({
  drawings,
  view,
  shown,
  show,
  one = false,
  beside = false,
  marks = [],
  largest = LARGEST,
  ringed,
  sized,
}: CutProps) {
  const { module, pieces } = drawings;
  const { language } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [place, set] = useState<Place | null>(null);
  const board = useMemo<BoardProps>(
    () => ({
      view,
      pieces,
      shown,
      language,
      touch: (name, extraClass) => touchProps(QUIET, name, extraClass),
      isOpen: () => false,
      find: (look) => look(view),
      asks: (...questions) => questions.includes(view.asks),
      hovered: null,
    }),
    [view, pieces, shown, language],
  );
  useLayoutEffect(() => {
    if (!box.current || !stage.current) return undefined;
    const [window, ground] = [box.current, stage.current];
    const measure = () => {
      withoutIds(ground);
      reveal(ground, show);
      const found = placeOf(ground, roomIn(window.parentElement), { show, one, marks, largest });
      if (found) sized?.(found.height * found.scale);
      set((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (window.parentElement) observer.observe(window.parentElement);
    return () => observer.disconnect();
  }, [board, show, largest, marks.join()]);
  useLayoutEffect(() => {
    const found = ringed ? stage.current?.querySelectorAll(`[data-touch="${CSS.escape(ringed)}"]`) : undefined;
    for (const element of found ?? []) element.setAttribute("data-hinted", "");
    return () => {
      for (const element of found ?? []) element.removeAttribute("data-hinted");
    };
  }, [board, ringed]);

  const { x = 0, y = 0, width = 0, height = 0, scale = 1 } = place ?? {};
  return (
    <div class="cut" ref={box} style={place ? { width: px(width * scale), height: px(height * scale) } : undefined}>
      <div class="cut-edge">
        <div
          class="table-page cut-stage"
          ref={stage}
          inert
          aria-hidden="true"
          style={{ transform: `scale(${scale}) translate(${-x}px, ${-y}px)`, opacity: place ? 1 : 0 }}
        >
          <div class="table">
            <div class="ground">
              <Boards draw={module.MainBoard} board={board} />
              <Boards draw={module.OwnBoard} board={board} />
              {module.Beside && beside && <module.Beside {...board} log={[]} turn={false} />}
            </div>
          </div>
        </div>
      </div>
      {place?.marks.map(
        (mark, i) =>
          mark && (
            <b
              key={i}
              class="cut-mark"
              aria-hidden="true"
              style={{ left: px(mark.x * scale), top: px(mark.y * scale) }}
            >
              {i + 1}
            </b>
          ),
      )}
    </div>
  );
}

/** Zones have ids for a table's own boards; in a picture they are found by `data-zone`. */
function withoutIds(ground: HTMLElement): void {
  for (const zone of ground.querySelectorAll<HTMLElement>("[id^='z-']")) {
    if (zone.tagName !== "H2") zone.dataset.zone = zone.id;
    zone.removeAttribute("id");
    zone.removeAttribute("aria-labelledby");
  }
}

interface Wanted {
  show: string;
  one: boolean;
  marks: string[];
  largest: number;
}

/** What is swiped sideways on a phone is swiped to what is shown. */
function reveal(ground: HTMLElement, show: string): void {
  const thing = ground.querySelector<HTMLElement>(show);
  for (let row = thing?.parentElement; thing && row && row !== ground; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth + 1) continue;
    const scale = row.getBoundingClientRect().width / row.offsetWidth || 1;
    row.scrollLeft += (thing.getBoundingClientRect().left - row.getBoundingClientRect().left) / scale;
  }
}

/** How wide something in it can be. */
function roomIn(element: HTMLElement | null): number {
  if (!element) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** Where on the boards the part to show lies, and how large it can be drawn. */
function placeOf(ground: HTMLElement, room: number, { show, one, marks, largest }: Wanted): Place | null {
  const drawnOnes = [...ground.querySelectorAll(show)].map((each) => each.getBoundingClientRect());
  const all = drawnOnes.filter(({ width }) => width > 0).slice(0, one ? 1 : undefined);
  const own = ground.getBoundingClientRect();
  const drawn = ground.offsetWidth ? own.width / ground.offsetWidth : 1;
  if (!all.length || !room) return null;
  const left = (Math.min(...all.map(({ left: at }) => at)) - own.left) / drawn - EDGE;
  const top = (Math.min(...all.map(({ top: at }) => at)) - own.top) / drawn - EDGE;
  const right = (Math.max(...all.map(({ right: at }) => at)) - own.left) / drawn + EDGE;
  const bottom = (Math.max(...all.map(({ bottom: at }) => at)) - own.top) / drawn + EDGE;
  const scale = Math.min(largest, room / (right - left));
  return {
    x: round(left),
    y: round(top),
    width: round(right - left),
    height: round(bottom - top),
    scale,
    marks: marks.map((selector) => {
      const thing = [...ground.querySelectorAll(selector)].find((one) => inside(one, all));
      if (!thing) return null;
      const spot = besideTitle(thing, drawn) ?? thing.getBoundingClientRect();
      return {
        x: round((spot.left - own.left) / drawn - left),
        y: round((spot.top - own.top) / drawn - top),
      };
    }),
  };
}

const BESIDE = 16; // px from the end of a title to the middle of its number

/** A part of a board with a title in sight has its number behind that, and behind a note close to it: it hides no word. */
function besideTitle(zone: Element, scale: number): { left: number; top: number } | null {
  const title = zone.matches(".zone") ? zone.querySelector(":scope > h2") : null;
  if (!title || getComputedStyle(title).opacity === "0") return null;
  const words = document.createRange();
  const last = [...title.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .at(-1);
  if (!last) return null;
  words.selectNode(last);
  const { right, top, height } = words.getBoundingClientRect();
  const note = title.querySelector(":scope > .r")?.getBoundingClientRect();
  const end = note?.width && note.left < right + 2 * BESIDE * scale && note.top < top + height ? note.right : right;
  return { left: end + BESIDE * scale, top: top + height / 2 };
}

function inside(element: Element, shown: DOMRect[]): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && shown.some((one) => x >= one.left && x <= one.right && y >= one.top && y <= one.bottom);
}

function px(value: number): string {
  return `${value}px`;
}

function round(value: number): number {
  return Math.round(value * 2) / 2;
}
