// The bar above the board: what is asked, of whom, the choices that lie nowhere else, and the way back.

import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useAnnounced } from "./announcer";
import { lengthInWords, serverNow, useSeconds } from "./clock";
import { Tool } from "./controls";
import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { Line } from "./line";
import { LineWords } from "./log";
import { hasCard, isAutoma, sceneOf, type Telling } from "./pictures";
import type { Scene, SeatInfo, State, Touch } from "./protocol";
import { SeatShape } from "./seats";
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

  const crowded = useCrowded(box, `${state.version} ${armed?.name} ${elsewhere} ${buttons.length}`);
  useRailPlace(box);

  let icon: ComponentChildren;
  let asked: ComponentChildren;
  let said = ""; // for the ear: deeds of others are said when they are complete
  const lost = line.connection === "lost";
  const told = sceneOf(telling);
  if (lost) {
    icon = <Icon name="warning" size={28} />;
    asked = <Lost line={line} />;
  } else if (telling && (isAutoma(told, state) || !hasCard(telling.next))) {
    icon = told?.seat == null ? <Icon name="lantern" size={32} /> : <SeatShape seat={told.seat} size={28} />;
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
  } else if (armed) {
    icon = <Icon name="eye" size={28} />;
    said = `${sentence(armed.words)}. ${why} ${w.final} ${changes}`;
    asked = (
      <p class="final">
        <b title={sentence(armed.words)}>{sentence(armed.words)}.</b>{" "}
        <span>
          {why} {w.final}
        </span>{" "}
        <span class="hidden">{changes}</span>
      </p>
    );
  } else if (mine) {
    icon = module.source(view, pieces);
    const question = withoutName(state.prompt, view.names[actor] || name);
    said = `${question} ${w.choices({ n: state.touches.length })}`;
    asked = (
      <p class={question.length + lettersOf(buttons) > LONG ? "long" : ""}>
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
        <p class="deeds-so-far" title={deeds}>
          <LineWords line={{ text: deeds.replace(/\.$/, "") }} name={view.names[actor] || name} />
          <span class="dots" aria-hidden="true" />
        </p>
      );
    } else if (before && !seat.trouble) {
      const done = textOf(before);
      icon = <SeatShape seat={before.seat ?? actor} size={28} />;
      asked = (
        <>
          <p class="deeds-so-far turn-before" title={done}>
            <LineWords line={{ text: done }} name={names[before.seat ?? actor] ?? ""} />
          </p>
          <p class="sub">
            <Waits seat={seat} name={name} />
          </p>
        </>
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

  useAnnounced(said, "question", mine ? state.number : "");
  useAnnounced(lost ? w.lostTitle : "");

  return (
    <section
      ref={box}
      class={`prompt${mine ? " mine" : ""}${busy ? " busy" : ""}${lost ? " lost" : ""}`}
      aria-label={w.prompt}
    >
      <span class="src" aria-hidden="true">
        {icon}
      </span>
      <div class="asked" id="asked" tabIndex={-1}>
        {asked}
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
      {!lost && (buttons.length > 0 || elsewhere > 0 || waiting > 0 || armed) && (
        <div class={crowded ? `choices ${crowded}` : "choices"}>
          {armed ? (
            <>
              <button type="button" {...buttonProps(now, armed)}>
                {w.doIt}
              </button>
              <button type="button" class="btn plain" onClick={disarm} aria-keyshortcuts="Escape">
                <Icon name="close" size={16} />
                {w.cancel}
              </button>
            </>
          ) : (
            buttons.map((touch) => (
              <button key={touch.name} type="button" {...buttonProps(now, touch)}>
                <Icon name={module.buttonIcon(touch.name, view)} size={18} />
                {sentence(touch.words)}
              </button>
            ))
          )}
          {!armed && elsewhere > 0 && (
            <button type="button" class="btn open" onClick={toOwnBoard}>
              <Icon name="lantern" size={18} />
              {w.choicesOnYours({ n: elsewhere })}
            </button>
          )}
          {waiting > 0 && (
            <button type="button" class="btn plain" onClick={skip}>
              <Icon name="skip" size={16} />
              {w.skip}
            </button>
          )}
        </div>
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

function textOf(scene: Scene): string {
  return scene.beats.map((beat) => beat.text).join(" ");
}

/** What is told in the prompt's place: the newest line, under the one before it. */
function StepByStep({ telling, names }: { telling: Telling; names: string[] }) {
  const { steps } = telling.next.state;
  const [before, now] = [steps[telling.at - 1], steps[telling.at]];
  return (
    <>
      {before?.scene === now.scene && (
        <p class="sub wide-only" aria-hidden="true">
          {before.text}
        </p>
      )}
      <p class="deeds-so-far" title={now.text}>
        <LineWords line={now} name={now.seat === null ? "" : (names[now.seat] ?? "")} />
      </p>
    </>
  );
}

/** Whether the choices have no room in the bar: then they get a sheet of their own, on the side where it covers less. */
function useCrowded(box: { current: HTMLElement | null }, choices: string): "" | "sheet" | "sheet right" {
  const [crowded, set] = useState<"" | "sheet" | "sheet right">("");
  useLayoutEffect(() => {
    const bar = box.current;
    if (!bar) return undefined;
    const measure = () => {
      const list = bar.querySelector(".choices");
      list?.classList.remove("sheet", "right");
      const found = bar.scrollWidth > bar.clientWidth + 1;
      list?.classList.toggle("sheet", found);
      const right = found && list !== null && coversOpen(list);
      list?.classList.toggle("right", right);
      set(right ? "sheet right" : found ? "sheet" : "");
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [choices]);
  return crowded;
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
function buttonProps(now: Decision, touch: Touch) {
  const { "aria-label": _, role: __, ...props } = touchProps(now, touch.name, "btn");
  return props as { class: string; "data-touch": string };
}

/** "Inês: choose a stock" is said to Inês as "Choose a stock". */
function withoutName(prompt: string, name: string): string {
  if (!name || !prompt.startsWith(name)) return prompt;
  return sentence(prompt.slice(name.length).replace(/^[\s:]+/, ""));
}
