// What the narrator has to tell apart from the turns: moments of the game, step by step, and what happened meanwhile.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { cardPlace, sparedIn } from "./card-place";
import { foldInFoot } from "./foot-room";
import { Icon } from "./icons";
import type { Live } from "./live";
import { LineSign, LineWords, light, placesOf } from "./log";
import { onCard, stepOf } from "./pictures";
import type { Beat, Scene, Step } from "./protocol";
import { calmMotion, settings } from "./settings";
import { scrolls } from "./stage-width";
import { useWords, type Words } from "./words";

/** The card over the boards; nothing where there is nothing to tell. */
export function Told({ live, names, table }: { live: Live; names: string[]; table: string }) {
  const w = useWords();
  const passages = passagesOf(live);
  const step = stepOf(live.telling);
  useLight(step);
  if (passages.length > 0) {
    const titles = passages.filter((passage) => passage.scene.title);
    return (
      <Card
        key="moments"
        label={w.whatHappens}
        title={titles.at(-1)?.scene.title ?? w.whatHappens}
        lines={passages.reduce((sum, { lines }) => sum + lines.length, 0)}
        picture={live.picture}
        things={step ? step.things : passages.flatMap(({ lines }) => lines.flatMap((line) => line.things))}
        told={passages.some(({ now }) => now) ? howFar(live) : 1}
        folded={live.folded}
        wanted={live.wanted}
        unfold={() => live.unfold()}
        showAll={() => live.skip()}
        close={() => live.putAway()}
      >
        {passages.map((passage) => (
          <Passage key={passage.scene.index} {...passage} names={names} />
        ))}
      </Card>
    );
  }
  if (live.missed.length === 0 || settings().pace === "off") return null;
  const title = live.missed[0].first === 0 ? w.soFar : w.sinceLastTurn;
  return (
    <Card
      key="missed"
      label={title}
      title={title}
      heading
      lines={live.missed.reduce((count, scene) => count + sumOf(scene).length, 0)}
      picture={live.picture}
      things={live.missed.flatMap((scene) => sumOf(scene).flatMap((line) => line.things))}
      fresh
      close={() => live.putAway()}
    >
      {live.missed.map((scene) => (
        <Passage key={scene.index} scene={scene} lines={sumOf(scene)} names={names} now={false} />
      ))}
      <a class="tool" href={`/t/${table}/replay#${live.missed[0].first}.0,play`}>
        <Icon name="film" size={16} />
        {w.asFilm}
      </a>
    </Card>
  );
}

/** What the step that is being told speaks of lights up on the board. */
function useLight(step: Step | undefined): void {
  useLayoutEffect(() => {
    if (!step) return undefined;
    light(step.things, step.mark, step.seat);
    const later = setTimeout(bringIntoView, LAID);
    return () => {
      clearTimeout(later);
      light([]);
    };
  }, [step]);
}

const LAID = 50; // ms after which the card has its place
const HEAD = 60; // px at least above and below what is to be seen

/** Where the page scrolls, what is told of comes between the question and the card, unless it is there. */
function bringIntoView(): void {
  const thing = document.querySelector(".table [data-mark]") ?? document.querySelector(".table [data-told]");
  if (!thing || !scrolls()) return;
  const card = document.querySelector(".told-card:not(.folded)")?.getBoundingClientRect();
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const above = card && card.top < innerHeight / 3; // the card lies at the top
  const from = Math.max(HEAD, prompt, above ? card.bottom : 0);
  const to = card && !above ? card.top : innerHeight - HEAD;
  const { top, bottom } = thing.getBoundingClientRect();
  if (top >= from && bottom <= to) return;
  const by = bottom - top > to - from ? top - from : (top + bottom - from - to) / 2;
  scrollBy({ top: by, behavior: calmMotion() ? "auto" : "smooth" });
}

interface Told {
  scene: Scene;
  lines: Beat[];
  /** the last line is being told */
  now: boolean;
}

/** How much of what a card tells just now has been told: 1 is all. */
function howFar({ telling }: Live): number {
  if (!telling) return 1;
  const scenes = new Set(onCard(telling.next).map((scene) => scene.index));
  const steps = telling.next.state.steps.map((step, at) => ({ at, on: scenes.has(step.scene) && !step.title }));
  const all = steps.filter(({ on }) => on);
  return all.filter(({ at }) => at <= telling.at).length / Math.max(1, all.length);
}

/** What is told, scene by scene: step by step while it happens, then one line a player. */
function passagesOf(live: Live): Told[] {
  const { telling, moments } = live;
  const told = moments.map((scene) => ({ scene, lines: sumOf(scene), now: false }));
  if (!telling) return told;
  const { steps } = telling.next.state;
  const begun = new Set(steps.slice(0, telling.at + 1).map((step) => step.scene));
  for (const scene of onCard(telling.next)) {
    const { index } = scene;
    if (!begun.has(index) || live.isDismissed(scene)) continue;
    const now = index === steps[telling.at].scene;
    const known = told.findIndex((one) => one.scene.index === index);
    const before = known < 0 ? [] : told[known].scene.beats; // of a moment that goes on
    const lines = now
      ? [...before, ...steps.filter((step, at) => step.scene === index && at <= telling.at && !step.title)]
      : sumOf(scene);
    told.splice(known < 0 ? told.length : known, known < 0 ? 0 : 1, { scene, lines, now });
  }
  return told;
}

/** A scene when it is over: a moment in one line a player. */
function sumOf({ beats, sum }: Scene): Beat[] {
  return sum.length ? sum : beats;
}

interface CardProps {
  label: string;
  /** what is said of it while it is folded */
  title: string;
  /** and above it, where its passages have no titles */
  heading?: boolean;
  lines: number;
  /** the picture of the table that it lies over */
  picture: number;
  /** what it speaks of just now */
  things: string[];
  /** how much of it has been told; 1 is all */
  told?: number;
  /** something else goes on, and it is only a line */
  folded?: boolean;
  /** the player asked to read it */
  wanted?: boolean;
  unfold?: () => void;
  /** tell the rest of it at once */
  showAll?: () => void;
  /** whoever has just come is to read it, whatever it lies over, until something else is touched */
  fresh?: boolean;
  close: () => void;
  children: ComponentChildren;
}

function Card({
  label,
  title,
  heading = false,
  lines,
  picture,
  things,
  told = 1,
  folded = false,
  wanted = false,
  unfold,
  showAll,
  fresh = false,
  close,
  children,
}: CardProps) {
  const w = useWords();
  const card = useRef<HTMLElement>(null);
  const [opened, open] = useState(false);
  const asked = opened || wanted;
  const [unread, setUnread] = useState(fresh);
  const telling = told < 1;
  useEffect(() => {
    if (!unread) return undefined;
    const onPointer = ({ target }: PointerEvent) => card.current?.contains(target as Node) || setUnread(false);
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [unread]);
  useLayoutEffect(() => {
    const place = () => card.current && lay(card.current, { things, telling, folded, asked, unread, fresh });
    place();
    const later = setTimeout(place, SETTLED);
    addEventListener("resize", place);
    return () => {
      clearTimeout(later);
      removeEventListener("resize", place);
    };
  }, [picture, lines, things.join(), telling, folded, asked, unread]);
  useLayoutEffect(() => {
    const body = card.current?.querySelector(".told-body");
    if (body && !telling) body.scrollTop = 0; // what stays is read from its beginning
  }, [telling]);
  useLayoutEffect(() => {
    const page = card.current?.parentElement;
    return () => {
      page?.removeAttribute("data-chip");
      foldInFoot(false);
    };
  }, []);
  return (
    <section class={telling ? "told-card telling-on" : "told-card"} aria-label={label} ref={card}>
      <button
        type="button"
        class="unfold-card"
        aria-expanded={false}
        title={title}
        onClick={unfold ?? (() => open(true))}
      >
        <Icon name="lantern" size={16} />
        <b>{title}</b>
        <Icon name="up" size={16} />
      </button>
      <button type="button" class="drop-card" aria-label={w.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
      {heading && <h2>{title}</h2>}
      <div class="told-body">{children}</div>
      <div class="told-foot">
        {telling && (
          <span class="told-far" aria-hidden="true">
            <i style={{ transform: `scaleX(${told})` }} />
          </span>
        )}
        {/* the second click of two is none that puts away what the first has shown */}
        <button
          type="button"
          class={telling ? "tool go-on" : "btn go-on"}
          onClick={({ detail }) => (telling ? showAll?.() : detail < 2 && close())}
        >
          {telling && <Icon name="skip" size={16} />}
          {telling ? w.showAll : w.goOn}
          <kbd aria-hidden="true" data-key="Esc" />
        </button>
      </div>
    </section>
  );
}

const SETTLED = 450; // ms after which the pieces lie where they belong, and the page has scrolled there
const PHONE = 700; // px of width below which a card takes all of it

interface Laid extends Required<Pick<CardProps, "things" | "folded" | "fresh">> {
  telling: boolean;
  asked: boolean;
  unread: boolean;
}

/** Lay the card where it covers nothing that may be touched or that the question is about; whoever has asked for it, or has
 * not read it yet where there is no such place, gets it whole. On a phone, where it takes half of the window, what has been
 * read is folded. */
function lay(card: HTMLElement, { things, telling, folded, asked, unread, fresh }: Laid): void {
  const corner = { left: card.classList.contains("at-left"), top: card.classList.contains("at-top") };
  const before = card.dataset.laid === undefined ? null : corner;
  card.dataset.laid = "";
  card.classList.remove("at-left", "at-top", "folded");
  card.style.maxHeight = "";
  const table = card.parentElement?.querySelector(".table");
  if (!table) return;
  const size = card.getBoundingClientRect();
  const phone = innerWidth < PHONE;
  const bottom = size.bottom + 8; // above the tabs, where there are any
  const stage = phone ? new DOMRect(0, 0, innerWidth, bottom) : inWindow(table.getBoundingClientRect(), bottom);
  const touches = [...table.querySelectorAll("[data-touch].open")];
  const open = touches.map((one) => one.getBoundingClientRect());
  const spared = sparedIn(table, touches);
  // What it speaks of is to be seen, too; while it speaks, it leaves its corner only for that, and gets lower for it.
  const spoken = phone ? [] : things.flatMap((name) => [...table.querySelectorAll(placesOf(name))]);
  const seen = spoken
    .map((one) => inWindow(one.getBoundingClientRect()))
    .filter((one) => one.width > 0 && one.height > 0);
  const beside =
    seen.length > 0 ? cardPlace(size, stage, [...open, ...seen], spared, phone, telling ? before : null) : null;
  const fits = beside !== null && beside.height >= (telling ? 1 : size.height);
  const free = fits ? beside : cardPlace(size, stage, open, spared, phone);
  const wanted = (unread || asked) && free.height < size.height;
  const place = wanted ? cardPlace(size, stage, [], spared, phone) : free;
  const small = folded || place.height === 0 || (phone && fresh && !unread && !asked);
  card.classList.toggle("at-left", place.left);
  card.classList.toggle("at-top", place.top);
  card.classList.toggle("folded", small);
  card.parentElement?.toggleAttribute("data-chip", small);
  foldInFoot(small);
  if (!small && place.height < size.height) card.style.maxHeight = `${place.height}px`;
}

function inWindow({ left, top, right, bottom }: DOMRect, end = innerHeight): DOMRect {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return new DOMRect(x, y, Math.min(innerWidth, right) - x, Math.min(end, bottom) - y);
}

/** A scene, as much of it as is told. */
function Passage({ scene, lines, now, names }: Told & { names: string[] }) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (now) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [now, lines.length]);
  return (
    <>
      {scene.title && <h3>{scene.title}</h3>}
      <ol ref={list}>
        {lines.map((line, i) => (
          <li
            key={i}
            class={now && i === lines.length - 1 ? "now" : ""}
            onPointerEnter={() => light(line.things)}
            onPointerLeave={() => light([])}
          >
            <BeatLine beat={line} names={names} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** How long what befell him is, with its heading. */
export function lettersForYou(befell: Beat[], w: Words): number {
  return befell.reduce((sum, { text }) => sum + text.length + 1, w.forYou.length);
}

/** What others, or the rules, did to whom it is told: it stays until he goes on. */
export function ForYou({ befell }: { befell: Beat[] }) {
  const w = useWords();
  const texts = befell.map((beat) => beat.text).join(" ");
  return (
    <p class="for-you" title={texts} style={`--letters: ${lettersForYou(befell, w)}`}>
      <b>{w.forYou}</b> {texts}
    </p>
  );
}

/** A sentence with the sign of whom it is about. */
export function BeatLine({ beat, names }: { beat: Beat; names: string[] }) {
  return (
    <>
      <LineSign line={beat} />
      <span>
        <LineWords line={beat} name={beat.seat === null ? "" : (names[beat.seat] ?? "")} />
      </span>
    </>
  );
}
