// The bar above the board: what is asked, of whom, the choices that lie nowhere else, and the way back.

import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce, useAnnounced } from "./announcer";
import { lengthInWords, serverNow, useSeconds } from "./clock";
import { Tool } from "./controls";
import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { Line } from "./line";
import { LineWords } from "./log";
import { onCard, sceneOf, type Telling } from "./pictures";
import type { Beat, Scene, SeatInfo, State, Touch } from "./protocol";
import { useStandingRail } from "./rail";
import { SeatShape } from "./seats";
import { ONE_SCREEN } from "./stage-width";
import { textOf } from "./story";
import { ForYou } from "./told";
import { type Decision, touchProps } from "./touchables";
import { TurnSoFar } from "./turn";
import { useRailPlace, useRedraw } from "./useful";
import { sentence, useWords, type Words } from "./words";

const LONG_THOUGHT = 2; // seconds; shorter ones are not worth a number
const LONG = 95; // letters of question and buttons together; more are set smaller

interface PromptProps {
  state: State;
  line: Line;
  /** what is going on, as the narrator tells it */
  scene: Scene | undefined;
  /** the turn of another that has just ended */
  before: Scene | null;
  /** what the turns of others did to the viewer */
  befell: Beat[];
  /** what is being told step by step */
  telling: Telling | null;
  module: GameModule;
  pieces: unknown;
  now: Decision;
  /** a touch that cannot be taken back waits for being touched again */
  armed: Touch | null;
  /** what it would bring to light */
  why: string;
  /** and which numbers it would change */
  changes: string;
  disarm: () => void;
  /** open touches that no element on the board stands for */
  buttons: Touch[];
  /** how many open touches lie on the own board while another one is shown, and the way there */
  elsewhere: number;
  noRoom: (() => void) | undefined;
  toOwnBoard: () => void;
  waiting: number;
  busy: boolean;
  undo: () => void;
  restart: () => void;
  skip: () => void;
  turn: ComponentProps<typeof TurnSoFar>;
}

export function Prompt({
  state,
  line,
  scene,
  before,
  befell,
  telling,
  module,
  pieces,
  now,
  armed,
  why,
  changes,
  disarm,
  buttons,
  elsewhere,
  noRoom,
  toOwnBoard,
  waiting,
  busy,
  undo,
  restart,
  skip,
  turn,
}: PromptProps) {
  const w = useWords();
  const box = useRef<HTMLElement>(null);
  const { view, seats, viewer } = state;
  const actor = view.actor;
  const waits = waiting > 0 && actor !== null && actor === viewer; // the board is still as it was when he had done
  const mine = !waits && actor !== null && actor === viewer;
  const name = actor === null ? "" : seats[actor].name || w.freeSeat;

  const apart = !useStandingRail(ONE_SCREEN); // where the page scrolls, it is asked on a sheet, and the prompt stays

  const lost = line.connection === "lost";
  // Deeds of others make themselves room: only a question is measured.
  const choices = `${state.version} ${state.prompt} ${armed?.name} ${elsewhere} ${buttons.length}`;
  const crowded = useCrowded(box, mine && !lost ? choices : "", noRoom);
  useRailPlace(box);

  let icon: ComponentChildren;
  let asked: ComponentChildren;
  let said = ""; // for the ear: deeds of others are said when they are complete
  const told = sceneOf(telling);
  if (lost) {
    icon = <Icon name="warning" size={28} />;
    asked = <Lost line={line} />;
  } else if (telling && told && !onCard(telling.next).includes(told)) {
    icon = told.seat === null ? <Icon name="lantern" size={32} /> : <SeatShape seat={told.seat} size={28} />;
    asked = <StepByStep telling={telling} names={[...view.names, ...state.others]} />;
  } else if (told) {
    icon = <Icon name="lantern" size={32} />;
    asked = <p>{told.title || told.chapter || w.whatHappens}</p>;
  } else if (actor === null) {
    icon = <Icon name="lantern" size={32} />;
    asked = <p>{state.prompt}</p>;
    said = state.prompt;
  } else if (waits) {
    icon = <Icon name="lantern" size={32} />;
    asked = <p>{w.loading}</p>;
  } else if (state.puzzle?.over && !mine) {
    icon = <Icon name="lantern" size={32} />;
    asked = <p>{w.puzzlePlayed}</p>; // whoever would be next is not at this table
  } else if (armed && !apart) {
    icon = <Icon name="eye" size={28} />;
    asked = <Final armed={armed} why={why} changes={changes} />;
  } else if (mine) {
    icon = module.source(view, pieces);
    const question = withoutName(state.prompt, view.names[actor] || name);
    said = `${question} ${w.choices({ n: state.touches.length })}`;
    asked = (
      <p class={question.length + lettersOf(buttons) > LONG ? "question long" : "question"}>
        {question}{" "}
        <a
          class="learn wide-only"
          href={`/rules/${state.game}#${state.ask}`}
          target="_blank"
          rel="noopener"
          title={w.rulesAbout}
        >
          <Icon name="book" size={16} label={w.rulesAbout} />
        </a>
      </p>
    );
  } else {
    const seat = seats[actor];
    const deeds = scene?.seat === actor ? textOf(scene) : "";
    const names = [...view.names, ...state.others];
    icon = <SeatShape seat={actor} size={28} />;
    if (seat.kind !== "bot" || seat.trouble) said = waitingFor(seat, name, w);
    if (deeds && !seat.trouble) {
      asked = (
        <Deeds said={deeds.replace(/\.$/, "")} name={view.names[actor] || name}>
          <span class="dots" aria-hidden="true" />
        </Deeds>
      );
    } else if (before && !seat.trouble) {
      const done = textOf(before);
      icon = <SeatShape seat={before.seat ?? actor} size={28} />;
      // A bot goes on in a moment, and the strips tell who that is: the sentence is left to be read.
      asked = (
        <Deeds said={done} name={names[before.seat ?? actor] ?? ""}>
          {seat.kind !== "bot" && (
            <>
              {" "}
              <span class="sub">
                <Waits seat={seat} name={name} />
              </span>
            </>
          )}
        </Deeds>
      );
    } else {
      asked = (
        <>
          <p>
            <Waits seat={seat} name={name} />
          </p>
          {seat.kind === "human" && <p class="sub wide-only">{withoutName(state.prompt, view.names[actor] || name)}</p>}
        </>
      );
    }
  }

  const final = armed !== null && mine && !lost;
  if (final) said = `${sentence(armed.words)}. ${why} ${w.final} ${w.finalAgain}`;
  useAnnounced(said, "question", mine ? state.number : "");
  const foreseen = useRef(""); // what it would change comes a little later, and goes whenever something else is pointed at
  useEffect(() => {
    if (final && changes && foreseen.current !== armed.name + changes) announce(w.foreseen({ changes }), "question");
    if (!final || changes) foreseen.current = final ? armed.name + changes : "";
  }, [final, armed?.name, changes]);
  useAnnounced(lost ? w.lostTitle : "");

  return (
    <section
      ref={box}
      class={`prompt${mine ? " mine" : ""}${crowded === "tight" ? " crowded" : ""}${busy ? " busy" : ""}${lost ? " lost" : ""}`}
      aria-label={w.prompt}
    >
      <span class="src" aria-hidden="true">
        {icon}
      </span>
      <div class="asked" id="asked" tabIndex={-1}>
        {asked}
        {mine && befell.length > 0 && <ForYou befell={befell} />}
        {mine && !lost && <span class="hidden">{w.choices({ n: state.touches.length })}</span>}
      </div>
      {lost && line.retryAt > 0 && (
        <div class="choices">
          <button type="button" class="btn" onClick={line.hurry}>
            <Icon name="restart" size={16} />
            {w.tryNow}
          </button>
        </div>
      )}
      {!lost && (buttons.length > 0 || elsewhere > 0 || waiting > 0 || (armed && !apart)) && (
        <div class={crowded ? `choices ${crowded}` : "choices"}>
          {armed && !apart ? (
            <DoIt now={now} armed={armed} disarm={disarm} />
          ) : (
            buttons.map((touch) => (
              <button
                key={touch.name}
                type="button"
                {...buttonProps(now, touch, state.touches.length > 1 && module.leaves?.(touch.name, view) === true)}
              >
                <Icon name={module.buttonIcon(touch.name, view)} size={18} />
                {sentence(touch.words)}
              </button>
            ))
          )}
          {!(armed && !apart) && elsewhere > 0 && (
            <button type="button" class="btn open" onClick={toOwnBoard}>
              <Icon name="lantern" size={18} />
              {w.choicesOnYours({ n: elsewhere })}
            </button>
          )}
          {waiting > 0 && (
            <button type="button" class="btn plain skip" onClick={skip}>
              <Icon name="skip" size={16} />
              <span>{w.skip}</span>
            </button>
          )}
        </div>
      )}
      {armed && apart && !lost && (
        <Confirm armed={armed}>
          <Final armed={armed} why={why} changes={changes} />
          <DoIt now={now} armed={armed} disarm={disarm} />
        </Confirm>
      )}
      {viewer !== null && !view.over && (
        <div class="back">
          <TurnSoFar {...turn} />
          <Tool icon="undo" label={w.undo} shortcut="U" written disabled={!state.canUndo} act={undo} />
          <Tool icon="restart" label={w.restartTurn} shortcut="R" disabled={!state.canRestart} act={restart} />
        </div>
      )}
    </section>
  );
}

interface FinalProps {
  armed: Touch;
  why: string;
  changes: string;
}

/** What cannot be taken back, and why. What follows from it is always told whole; the words above it make room. */
function Final({ armed, why, changes }: FinalProps) {
  const w = useWords();
  const box = useRef<HTMLParagraphElement>(null);
  const words = sentence(armed.words);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => {
      for (const step of FINAL_STEPS) element.classList.remove(step);
      for (const step of FINAL_STEPS) if (isCut(element)) element.classList.add(step);
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [words, why]);
  return (
    <p class="final" ref={box}>
      <b title={words}>{words}.</b>{" "}
      <span>
        {why} {w.final}
      </span>{" "}
      <span class="hidden">{changes}</span>
    </p>
  );
}

const FINAL_STEPS = ["wraps", "brief"]; // in smaller type on three lines; the first of them shortened

/** Something of it has no room on its line, or they are higher than the row. */
function isCut(final: HTMLElement): boolean {
  const parts = [...final.querySelectorAll<HTMLElement>(":scope > :not(.hidden)")];
  const row = final.closest(".prompt");
  return (
    parts.some((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3) ||
    (!final.closest(".confirm") && row !== null && final.offsetHeight > row.clientHeight)
  );
}

function DoIt({ now, armed, disarm }: { now: Decision; armed: Touch; disarm: () => void }) {
  const w = useWords();
  return (
    <>
      <button type="button" {...buttonProps(now, armed)}>
        {w.doIt}
      </button>
      <button type="button" class="btn plain" onClick={disarm} aria-keyshortcuts="Escape">
        <Icon name="close" size={16} />
        {w.cancel}
      </button>
    </>
  );
}

/** Over the boards, which keep their places: at the foot of the window, or below the prompt if the thing lies there. */
function Confirm({ armed, children }: { armed: Touch; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = box.current;
    if (!sheet) return;
    sheet.classList.remove("above");
    const { top } = sheet.getBoundingClientRect();
    const things = [...document.querySelectorAll(`.table [data-touch="${CSS.escape(armed.name)}"]`)];
    sheet.classList.toggle(
      "above",
      things.some(
        (thing) => thing.getBoundingClientRect().bottom > top && thing.getBoundingClientRect().top < innerHeight,
      ),
    );
    const prompt = sheet.closest(".prompt")?.getBoundingClientRect();
    sheet.style.setProperty("--below", `${prompt?.bottom ?? 0}px`);
  }, [armed.name]);
  // Whoever turns the phone goes on seeing what it is about.
  useEffect(() => {
    const follow = () => {
      const thing = document.querySelector(`.table [data-touch="${CSS.escape(armed.name)}"]`);
      requestAnimationFrame(() => thing?.scrollIntoView({ block: "center", inline: "center" }));
    };
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  }, [armed.name]);
  return (
    <div class="confirm" ref={box}>
      {children}
    </div>
  );
}

/** What is told in the prompt's place: the newest line, under the one before it. */
function StepByStep({ telling, names }: { telling: Telling; names: string[] }) {
  const { steps } = telling.next.state;
  const [before, now] = [steps[telling.at - 1], steps[telling.at]];
  return (
    <Deeds
      said={now.text}
      name={now.seat === null ? "" : (names[now.seat] ?? "")}
      before={before?.scene === now.scene ? before.text : ""}
    />
  );
}

interface DeedsProps {
  said: string;
  /** of who does it */
  name: string;
  /** what was said before, if there is room */
  before?: string;
  children?: ComponentChildren;
}

/** Deeds of others: always of the same height. What takes more is set smaller, and then what was said first makes room. */
function Deeds({ said, name, before = "", children }: DeedsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const line = element?.lastElementChild as HTMLElement | null | undefined;
    if (!element || !line) return undefined;
    const fit = () => {
      for (const step of ["deeds-long", "deeds-cut"]) without(element, step);
      const first = element.firstElementChild as HTMLElement; // read at once: what is said before does not matter here
      const [room, tall, above] = [element.clientHeight, line.offsetHeight, first === line ? 0 : first.offsetHeight];
      element.classList.toggle("deeds-alone", above + tall > room);
      if (tall > room) element.classList.add("deeds-long");
      if (tall > room && line.offsetHeight > room) element.classList.add("deeds-cut");
    };
    return onceLaidOut(element, fit);
  }, [said]);
  return (
    <div class="deeds-box" ref={box} title={said}>
      {before && (
        <p class="sub" aria-hidden="true">
          {before}
        </p>
      )}
      <p class="deeds-so-far">
        <LineWords line={{ text: said }} name={name} />
        {children}
      </p>
    </div>
  );
}

const TIGHT = [150, 170, 190, 210, 230]; // px: how wide a choice on two lines may be
const TWO_LINES = 36; // px, with what is around them

type Crowd = "" | "tight" | "sheet" | "sheet right";

/** Whether the choices have no room in the bar: then they are set smaller, on two lines; and where that is not enough, they
 * get a sheet of their own, on the side where it covers less. */
function useCrowded(box: { current: HTMLElement | null }, choices: string, noRoom: (() => void) | undefined): Crowd {
  const [crowded, set] = useState<Crowd>("");
  useLayoutEffect(() => {
    const bar = box.current;
    if (!bar || !choices) {
      without(bar, "crowded");
      set("");
      return undefined;
    }
    const isTooLong = () => bar.scrollWidth > bar.clientWidth + 1;
    const isTooHigh = (list: Element) => [...list.children].some((one) => one.clientHeight > TWO_LINES);
    const measure = () => {
      const list = bar.querySelector<HTMLElement>(".choices");
      for (const step of ["tight", "sheet", "right"]) without(list, step);
      without(bar, "crowded");
      let found: Crowd = isTooLong() ? "tight" : "";
      if (found && list) {
        list.classList.add("tight");
        bar.classList.add("crowded"); // what stands beside them is known by its signs
        const fits = TIGHT.some((width) => {
          list.style.setProperty("--choice-w", `${width}px`);
          return !isTooLong() && !isTooHigh(list);
        });
        if (!fits) found = "sheet";
      }
      if (found === "sheet") {
        noRoom?.();
        list?.classList.replace("tight", "sheet");
        without(bar, "crowded");
        if (list && coversOpen(list)) found = "sheet right";
        list?.classList.toggle("right", found === "sheet right");
      }
      fitQuestion(bar);
      set(found);
    };
    return onceLaidOut(bar, measure);
  }, [choices]);
  return crowded;
}

/** Measures when the page has been laid out for its next picture, which is then not done twice; and in every new window. */
function onceLaidOut(element: Element, measure: () => void): () => void {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect();
    measure();
  });
  laidOut.observe(element);
  addEventListener("resize", measure);
  return () => {
    laidOut.disconnect();
    removeEventListener("resize", measure);
  };
}

/** Takes a class away; one that is not there is no change of the page. */
function without(element: Element | null, name: string): void {
  if (element?.classList.contains(name)) element.classList.remove(name);
}

/** A question that has no room on two lines gets a third one, in smaller type. */
function fitQuestion(bar: HTMLElement): void {
  const question = bar.querySelector<HTMLElement>(".asked > p.question");
  if (!question) return;
  without(question, "longer");
  if (question.scrollHeight > question.clientHeight + 1) question.classList.add("longer");
}

/** Whether it lies over something on the boards that may be touched. */
function coversOpen(sheet: Element): boolean {
  const { right, bottom } = sheet.getBoundingClientRect();
  return [...document.querySelectorAll(".table [data-touch].open")].some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && box.left < right && box.top < bottom;
  });
}

function lettersOf(buttons: Touch[]): number {
  return buttons.reduce((sum, touch) => sum + touch.words.length, 0);
}

function waitingFor(seat: SeatInfo, name: string, w: Words): string {
  if (seat.kind === "open") return w.waitingForSeats({ n: 1 });
  if (seat.trouble === "died") return w.botDied({ name });
  if (seat.trouble) return w.botFailed({ name });
  if (seat.kind === "bot") return w.botThinking({ name });
  if (seat.here) return w.thinking({ name });
  return seat.since === null ? w.notYetHere({ name }) : w.away({ name });
}

/** For whom the table waits, and for how long. */
function Waits({ seat, name }: { seat: SeatInfo; name: string }) {
  const w = useWords();
  const passed = useSeconds(seat.trouble ? seat.again : seat.since);
  const words = waitingFor(seat, name, w);
  if (seat.kind === "human" && !seat.here && seat.since !== null)
    return <>{w.awaySince({ name, time: lengthInWords(passed, w) })}</>;
  const again = seat.trouble && seat.again !== null && seat.again > serverNow() + 1;
  if (again) return <>{`${words} ${w.againIn({ time: lengthInWords(passed, w) })}`}</>;
  if (!seat.thinking || passed < LONG_THOUGHT) return <>{words}</>;
  return <>{`${words.replace("…", "")} · ${lengthInWords(passed, w)}`}</>;
}

/** The connection is lost: nothing can be touched, and what is being done about it. */
function Lost({ line }: { line: Line }) {
  const w = useWords();
  const redraw = useRedraw();
  const left = Math.ceil((line.retryAt - performance.now()) / 1000);
  useEffect(() => {
    const timer = setInterval(redraw, 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <p>
      {w.lostTitle} <span class="sub">{left > 0 ? w.lostAgain({ time: lengthInWords(left, w) }) : w.lostTrying}</span>
    </p>
  );
}

/** The words on a button name it already; a label would only repeat them. */
function buttonProps(now: Decision, touch: Touch, leaves = false) {
  const { "aria-label": _, role: __, ...props } = touchProps(now, touch.name, leaves ? "btn leaves" : "btn");
  return props as { class: string; "data-touch": string };
}

/** "Inês: choose a stock" is said to Inês as "Choose a stock". */
function withoutName(prompt: string, name: string): string {
  if (!name || !prompt.startsWith(name)) return prompt;
  return sentence(prompt.slice(name.length).replace(/^[\s:]+/, ""));
}
