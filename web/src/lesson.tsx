// A lesson on the real table: light on what it speaks of, and a bubble that says one thing at a time.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Coaching } from "./coaching";
import { FootPill, useFootPlace } from "./foot";
import { Icon } from "./icons";
import { byKeyboard } from "./keyboard";
import type { Learning } from "./learning";
import "./lesson.css";
import { bubblePlace, type Placed } from "./lesson-place";
import type { Live } from "./live";
import type { Box } from "./moves";
import { sceneOf } from "./pictures";
import type { LessonStep, State } from "./protocol";
import { calmMotion } from "./settings";
import { focusOn } from "./touchables";
import { useLatest } from "./useful";
import { listed, useWords } from "./words";

interface Props {
  live: Live;
  learning: Learning;
  state: State;
  coaching: Coaching;
}

/** A bubble; small while the learner plays alone, and a way back once the lesson was left. */
export function Bubble({ live, learning, state, coaching }: Props) {
  const { lesson, step } = learning;
  const [folded, fold] = useState(-1); // the task that the learner has begun
  const missed = lesson?.task === "missed";
  const alone = Boolean(step?.task && !missed);
  const small = alone && (state.number > (lesson?.at ?? 0) || folded === lesson?.at);
  useUnfolded(step && !learning.left && !small && !missed ? step.show : []);
  if (!lesson) return null;
  if (learning.left) {
    return <Ways learning={learning} coaching={coaching} />;
  }
  if (!step) return <Meanwhile live={live} learning={learning} state={state} />;
  if (small) return <Pill learning={learning} step={step} />;
  return <Spoken key={step.name} learning={learning} step={step} state={state} begin={() => fold(lesson.at)} />;
}

/** What is offered to who has left the lesson: to go on with it, and to be taught while he plays. */
function Ways({ learning, coaching }: Pick<Props, "learning" | "coaching">) {
  const w = useWords();
  const box = useFootPlace<HTMLDivElement>();
  const over = learning.lesson?.task === "solved" || learning.last;
  return (
    <div class="lesson-pills" ref={box}>
      {!over && (
        <button type="button" class="lesson-pill again" onClick={learning.resume}>
          <Icon name="lantern" size={20} />
          {w.lessonResume}
        </button>
      )}
      {coaching.offered && (
        <span class="coach-offer">
          <button type="button" onClick={coaching.toggle}>
            {w.coachTeach}
          </button>
          <button type="button" aria-label={w.close} onClick={coaching.decline}>
            <Icon name="close" size={16} />
          </button>
        </span>
      )}
    </div>
  );
}

/** The lesson is there, too, while a card is to be read or others play: a line says how it goes on. */
function Meanwhile({ live, learning, state }: Omit<Props, "coaching">) {
  const w = useWords();
  const reads = live.waiting === 0 && !live.telling && live.moments.length > 0;
  const told = sceneOf(live.telling);
  const happens = told?.seat === null;
  // What the learner did, or had done for him, is still on its way to the board.
  const own = (told ? told.seat : state.view.actor) === state.viewer;
  const names = [...state.seats.filter((_, seat) => seat !== state.viewer).map(({ name }) => name), ...state.others];
  const said = reads
    ? w.lessonReadOn
    : happens || own
      ? w.lessonHappens
      : w.lessonOthersPlay({ names: listed(names), n: names.length });
  useEffect(() => {
    if (reads && byKeyboard()) document.querySelector<HTMLElement>(".told-card .go-on")?.focus({ preventScroll: true });
  }, [reads]);
  return (
    <FootPill class="lesson-pill meanwhile" label={w.lessonLabel({ n: learning.number, of: learning.lesson?.of ?? 0 })}>
      <Icon name="lantern" size={20} />
      <p aria-live="polite">{said}</p>
      <span class="ways">
        {!reads && (
          <button type="button" class="tool" onClick={() => live.skip()}>
            {w.lessonHurry}
          </button>
        )}
        <button type="button" class="tool" onClick={learning.leave}>
          {w.lessonLeave}
        </button>
      </span>
    </FootPill>
  );
}

/** What a task asks for, while the learner plays. */
function Pill({ learning, step }: { learning: Learning; step: LessonStep }) {
  const w = useWords();
  return (
    <FootPill class="lesson-pill" label={w.lessonLabel({ n: learning.number, of: learning.lesson?.of ?? 0 })}>
      <Icon name="lantern" size={20} />
      <p aria-live="polite">{step.lost ? w.lessonLost : step.goal}</p>
      <span class="ways">
        {learning.state.number > (learning.lesson?.at ?? 0) && (
          <button type="button" class={step.lost ? "btn primary" : "tool"} onClick={learning.again}>
            {w.lessonAgain}
          </button>
        )}
        <button type="button" class="tool" onClick={learning.skip}>
          {w.lessonShowMe}
        </button>
        <button type="button" class="tool" onClick={learning.leave}>
          {w.lessonLeave}
        </button>
      </span>
    </FootPill>
  );
}

interface SpokenProps {
  learning: Learning;
  step: LessonStep;
  state: State;
  begin: () => void;
}

function Spoken({ learning, step, state, begin }: SpokenProps) {
  const w = useWords();
  const { lesson, number, last } = learning;
  const bubble = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const missed = lesson?.task === "missed";
  const said = missed ? step.missed : step.words;
  const lights = useLights(missed ? [] : step.show, bubble, said);
  const refused = useRefusals(step, state);
  const speaks = step.touches.length === 0;
  useTakesFocus(step, main, lights.place !== null);
  useBackKey(learning.back);

  return (
    <div class="lesson">
      <Dusk lights={lights.boxes} />
      <section
        ref={bubble}
        class="bubble"
        data-step={step.name}
        data-side={lights.place?.side ?? undefined}
        data-sheet={lights.place?.sheet || undefined}
        style={at(lights.place)}
        role="dialog"
        aria-modal="false"
        aria-label={w.lessonLabel({ n: number, of: lesson?.of ?? 0 })}
      >
        <span class="teacher">
          <Icon name="lantern" size={34} />
        </span>
        <p aria-live="polite">{said}</p>
        {refused > 0 && (
          <p class="not" role="status" key={refused}>
            {speaks ? w.lessonOnlyRead : w.lessonNotYet}
          </p>
        )}
        <div class="way-on">
          <span class="sub">{w.lessonStep({ n: number, of: lesson?.of ?? 0 })}</span>
          {learning.back && !missed && (
            <button type="button" class="tool" onClick={learning.back} title={w.lessonBack} aria-keyshortcuts="Escape">
              <Icon name="back" size={16} />
              <span class="hidden">{w.lessonBack}</span>
            </button>
          )}
          {!last && (
            <button type="button" class="tool" onClick={learning.leave}>
              {w.lessonLeave}
            </button>
          )}
          {!speaks && (
            <button type="button" class="tool" onClick={learning.skip}>
              {w.lessonSkip}
            </button>
          )}
          {missed && (
            <button type="button" class="btn primary" ref={main} onClick={learning.again}>
              {w.lessonAgain}
            </button>
          )}
          {step.task && !missed && (
            <button type="button" class="btn primary" ref={main} onClick={begin}>
              {w.lessonTry}
            </button>
          )}
          {speaks && !step.task && !last && (
            <button type="button" class="btn primary" ref={main} onClick={learning.next}>
              {w.goOn}
            </button>
          )}
          {last && (
            <>
              <a class="tool" href="/" onClick={learning.finish}>
                {w.lessonToLobby}
              </a>
              <button type="button" class="btn primary" ref={main} onClick={learning.finish}>
                {state.view.over ? w.lessonClose : w.lessonPlayOn}
              </button>
            </>
          )}
        </div>
      </section>
    </div>
  );
}

function at(place: Placed | null) {
  if (!place) return { visibility: "hidden" };
  return { left: `${place.x}px`, top: `${place.y}px`, "--arrow": `${place.arrow}px` };
}

/** Everything lies in the dusk but what the step speaks of. */
function Dusk({ lights }: { lights: Box[] }) {
  const around = ({ x, y, width, height }: Box) => ({
    x: `${x}px`,
    y: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return (
    <svg class="dusk" aria-hidden="true">
      <mask id="dusk">
        <rect width="100%" height="100%" fill="#fff" />
        {lights.map((light, i) => (
          <rect key={i} class="hole" rx={10} fill="#000" style={around(light)} />
        ))}
      </mask>
      <rect class="dark" width="100%" height="100%" mask="url(#dusk)" />
      {lights.map((light, i) => (
        <rect key={i} class="ring" rx={10} fill="none" style={around(light)} />
      ))}
    </svg>
  );
}

// Where the light falls, and the bubble beside it.

const AROUND = 7; // px of light around a thing
const AROUND_ZONE = 2;
const FOLLOW = 120; // ms: pieces move, and pages scroll

interface Lights {
  boxes: Box[];
  place: Placed | null;
}

const NARROW = "(width < 700px)";

function useLights(show: string[][], bubble: { current: HTMLElement | null }, said: string): Lights {
  const [lights, set] = useState<Lights>({ boxes: [], place: null });
  const names = show.map((light) => light.join("+")).join(" ");
  useLayoutEffect(() => {
    const sheet = matchMedia(NARROW).matches;
    let stood = NaN; // where on the page the light fell
    let moved = false; // the learner has scrolled
    const noteMoved = () => {
      moved = true;
    };
    const measure = () => {
      const box = bubble.current?.getBoundingClientRect();
      if (!box) return;
      // A page that scrolls brings what is open to its head: the light is followed there, but never against a finger.
      const light = around(show[0] ?? [])?.y ?? 0;
      const now = light + scrollY;
      const hidden = sheet && !moved && light < frame(sheet).y; // behind the question, which has grown or moved the page
      if (now !== stood || hidden) comeIntoSight(show, bubble.current, sheet);
      stood = now;
      const boxes = show.flatMap((light) => around(light) ?? []);
      const place = bubblePlace(boxes, { width: box.width, height: box.height }, frame(sheet), openThings(show), sheet);
      set((old) => (JSON.stringify(old) === JSON.stringify({ boxes, place }) ? old : { boxes, place }));
    };
    measure();
    const timer = setInterval(measure, FOLLOW);
    addEventListener("scroll", measure, { passive: true, capture: true });
    addEventListener("resize", measure);
    const byHand = ["touchmove", "wheel", "keydown"];
    for (const event of byHand) addEventListener(event, noteMoved, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of byHand) removeEventListener(event, noteMoved);
      removeEventListener("scroll", measure, { capture: true });
      removeEventListener("resize", measure);
      document.body.style.removeProperty("padding-bottom");
    };
  }, [names, said]);
  return lights;
}

/** What stands for a name: a part of the table, a thing, a piece or a number; the open one first. */
function find(name: string): HTMLElement | null {
  const found = named(name).find(seen);
  if (found || name.startsWith("z-")) return found ?? null;
  const numbers = document.querySelectorAll<HTMLElement>(`.table-page [data-number="${CSS.escape(name)}"]`);
  const number = [...numbers].find(seen);
  return number?.parentElement ?? null;
}

/** Whatever bears a name, in sight or not. */
function named(name: string): HTMLElement[] {
  const q = CSS.escape(name);
  if (name.startsWith("z-")) return [...document.querySelectorAll<HTMLElement>(`.table-page #${q}`)];
  const choices = [`[data-touch="${q}"].open`, `[data-touch="${q}"]`, `[data-about="${q}"]`, `[data-piece="${q}"]`];
  return choices.flatMap((one) => [...document.querySelectorAll<HTMLElement>(`.table-page ${one}`)]);
}

function seen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest(".shade");
}

/** The box around all of these, with a little light. */
function around(names: string[]): Box | null {
  const boxes = names.flatMap((name) => find(name)?.getBoundingClientRect() ?? []);
  if (boxes.length === 0) return null;
  const more = names.some((name) => name.startsWith("z-")) ? AROUND_ZONE : AROUND;
  const x = Math.min(...boxes.map((box) => box.left)) - more;
  const y = Math.min(...boxes.map((box) => box.top)) - more;
  const right = Math.max(...boxes.map((box) => box.right)) + more;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + more;
  return { x, y, width: right - x, height: bottom - y };
}

/** Things that may be touched or are chosen and lie in no light, and what was unfolded: the bubble should not cover them
 * either. */
function openThings(show: string[][]): Box[] {
  const lit = new Set(show.flat());
  const open = [
    ...document.querySelectorAll<HTMLElement>(".table-page :is([data-touch].open, .chosen, [data-clear])"),
  ].filter((thing) => seen(thing) && !lit.has(thing.dataset.touch ?? ""));
  const unfolded = [...openers].flatMap((opener) => foldOf(opener) ?? []);
  return [...open, ...unfolded].map((thing) => thing.getBoundingClientRect());
}

// What lies in something folded, such as the board of the Tengu.

const openers = new Set<HTMLElement>(); // the buttons by which the lesson has unfolded something

/** What a step speaks of is unfolded, and folded again when the next one speaks of something else. */
function useUnfolded(show: string[][]): void {
  useEffect(() => {
    const care = () => unfold(show.flat());
    care();
    const timer = setInterval(care, FOLLOW);
    return () => clearInterval(timer);
  }, [show.flat().join(" ")]);
}

function unfold(names: string[]): void {
  for (const opener of document.querySelectorAll<HTMLElement>(".table-page [aria-controls][aria-expanded]")) {
    const fold = foldOf(opener);
    const open = opener.getAttribute("aria-expanded") === "true";
    const wanted = names.some((name) => {
      const bearers = named(name);
      return bearers.some((one) => fold?.contains(one)) && !bearers.some((one) => seen(one) && !fold?.contains(one));
    });
    if (wanted && !open) openers.add(opener);
    if (wanted ? !open : open && openers.delete(opener)) opener.click();
  }
}

function foldOf(opener: HTMLElement): HTMLElement | null {
  return document.getElementById(opener.getAttribute("aria-controls") ?? "");
}

/** Where a bubble may lie: on a phone between the bars that stay. */
function frame(sheet: boolean): Box {
  const top = sheet ? (document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0) : 0;
  const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
  const bottom = sheet && tabs && tabs.height > 0 ? tabs.top : innerHeight;
  return { x: 0, y: Math.max(0, top), width: document.documentElement.clientWidth, height: bottom - Math.max(0, top) };
}

/** Where the page scrolls, what the step speaks of comes into the middle of what the bubble leaves free. */
function comeIntoSight(show: string[][], bubble: HTMLElement | null, sheet: boolean): void {
  if (document.documentElement.scrollHeight <= innerHeight && !sheet) return;
  const height = bubble?.getBoundingClientRect().height ?? 0;
  if (sheet) document.body.style.paddingBottom = `${height + 80}px`;
  const light = show.length ? around(show[0]) : null;
  if (!light) return;
  swipeTo(find(show[0][0]), sheet);
  const free = frame(sheet);
  const room = free.height - (sheet ? height + 16 : 0);
  const wanted = free.y + Math.max(8, (room - light.height) / 2);
  // On a phone at once: a finger that comes down while the page still moves would hit something else.
  scrollBy({ top: light.y - wanted, behavior: sheet || calmMotion() ? "auto" : "smooth" });
}

/** A row that is swiped sideways goes to a thing in it. */
function swipeTo(thing: HTMLElement | null, atOnce: boolean): void {
  const swiped = (row: Element) => row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === "auto";
  let row = thing?.parentElement;
  while (row && !swiped(row)) row = row.parentElement;
  if (!thing || !row) return;
  const [box, free] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.left >= free.left && box.right <= free.right) return;
  const left = (box.left + box.right - free.left - free.right) / 2;
  row.scrollBy({ left, behavior: atOnce || calmMotion() ? "auto" : "smooth" });
}

const ITSELF = "a, button:not([data-touch]), input, select, summary, [contenteditable]"; // what looks on, and plays nothing

/** Counts touches of the boards and choices that the step does not wait for; nothing else happens by them. */
function useRefusals(step: LessonStep, state: State): number {
  const [refused, refuse] = useState(0);
  const now = useLatest({ step, state });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { step, state } = now.current;
      if (step.task || state.lesson?.task === "solved" || !(event.target instanceof Element)) return;
      const thing = event.target.closest<HTMLElement>("[data-touch]");
      const meant = thing ? step.touches.includes(thing.dataset.touch ?? "") : lies(event, step.show);
      if (meant || !event.target.closest(".table, .prompt .choices") || event.target.closest(ITSELF)) return;
      event.preventDefault();
      event.stopPropagation();
      refuse((times) => times + 1);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  return refused;
}

/** Whether it was pressed in the light. */
function lies({ clientX, clientY }: MouseEvent, show: string[][]): boolean {
  return show.some((light) => {
    const box = around(light);
    return box && clientX > box.x && clientX < box.x + box.width && clientY > box.y && clientY < box.y + box.height;
  });
}

/** Who plays by keyboard finds the focus on what the step waits for. */
function useTakesFocus(step: LessonStep, main: { current: HTMLButtonElement | null }, placed: boolean): void {
  useEffect(() => {
    if (!placed) return;
    if (main.current) main.current.focus({ preventScroll: true });
    else if (byKeyboard() && step.touches.length) focusOn(find(step.touches[0]));
  }, [step.name, step.touches.join(), placed]);
}

/** Escape goes back, where nothing is open that it would close. */
function useBackKey(back: (() => void) | null): void {
  const now = useLatest(back);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat || !now.current) return;
      if (document.querySelector("dialog[open], .rail.open, .view.zoomed, .turn-list")) return;
      event.preventDefault();
      event.stopPropagation();
      now.current();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
}
