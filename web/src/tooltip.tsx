// What a thing is and does, beside it; on smaller screens as a sheet from below.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Asked, Coaching } from "./coaching";
import type { Explained } from "./game";
import { Icon } from "./icons";
import type { Live } from "./live";
import type { About, GameView, Seat } from "./protocol";
import { withRulings } from "./ruling-links";
import { newSentences, saidOnce, saysMore } from "./said-once";
import { useSettings } from "./settings";
import { type Side, tipPlace } from "./tip-place";
import type { Pointed } from "./touchables";
import type { Drawings } from "./useful";
import { sentence, useWords } from "./words";

interface TipProps {
  pointed: Pointed;
  game: string;
  /** it looks closed: then even "not asked for now" is said */
  closed: boolean;
  ask: (touch: string) => Promise<About | null>;
  /** changes when something is laid on the table that it should not cover */
  around?: unknown;
  /** where the coach stands: it may be asked about the thing, and about what is open there */
  coach?: { ask: Coaching["ask"]; open: string } | undefined;
  close: () => void;
}

const DELAY: Record<Pointed["how"], number> = { hover: 320, focus: 180, hold: 0 };
const WIDTH = 280;
const CLEAR_OF =
  "[data-touch].open, [data-ghost], .strip, .lesson-pill, .lesson-pills, .puzzle-pill, .bubble, .told-card";
const TURNS: Record<Side, string> = { right: "-45deg", left: "135deg", below: "45deg", above: "225deg" }; // of its arrow

export function Tip({ pointed, game, closed, ask: look, around, coach, close }: TipProps) {
  const w = useWords();
  const [about, set] = useState<About | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void (saidHere(pointed) ?? look(pointed.name)).then((found) => current && set(found));
    }, DELAY[pointed.how]);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pointed.name, pointed.how, look]);

  const sheet = asSheet();
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip && about && !sheet) place(tip, pointed.element);
  }, [about, pointed.element, sheet, around]);
  useLayoutEffect(() => {
    if (!about) return undefined;
    const { element } = pointed;
    element.setAttribute("aria-describedby", "tip-heard");
    return () => element.removeAttribute("aria-describedby");
  }, [about, pointed.element]);

  if (!about || about.touch !== pointed.name) return null;
  const { title, text, does } = pointed.element.dataset.says ? about : saidOnce(about, w.costs);
  const button = pointed.element.matches(".prompt .btn") && !about.final && !about.reason;
  if (button && !saysMore([title, text, does], pointed.element.textContent)) return null;
  // What only speaks of a thing, such as somebody else's, is not what the reason is about.
  const ask = (name: string, how: Asked["how"]) => {
    close(); // it would lie over the answer
    coach?.ask(name, how);
  };
  const barred = closed || (pointed.element.dataset.touch !== undefined && !about.notAsked);
  const reason = barred && about.reason ? sentence(about.reason) : "";
  const final = about.final ? `${about.why} ${w.final}` : "";
  // The ear has had the name of the thing, with what stands on it, and needs no links.
  const name = pointed.element.ariaLabel ?? pointed.element.textContent ?? "";
  const heard = newSentences([sentence(title), sentence(text), sentence(does), final, reason], name);
  return (
    <div
      ref={box}
      class={sheet ? "tip sheet" : "tip"}
      id="tip"
      role="tooltip"
      onPointerLeave={sheet ? undefined : close}
    >
      <p id="tip-heard" hidden>
        {heard}
      </p>
      <button type="button" class="shut" aria-label={w.close} onClick={close}>
        <Icon name="close" size={18} />
      </button>
      <h3>{sentence(title)}</h3>
      {text && <p>{withRulings(sentence(text), game)}</p>}
      {does && <p class="does">{sentence(does)}</p>}
      {final && <p class="why">{final}</p>}
      {reason && <p class="why">{withRulings(reason, game)}</p>}
      <p class="meta">
        {about.anchor && (
          <a href={`/rules/${game}#${about.anchor}`} target="_blank" rel="noopener">
            {w.rulesAbout}
          </a>
        )}
        {coach?.open && (
          <button type="button" class="ask" onClick={() => ask(coach.open, "why")}>
            {w.coachWhy} <kbd aria-hidden="true" data-key="W" />
          </button>
        )}
        {coach && (
          <button type="button" class="ask" onClick={() => ask(pointed.name, "what")}>
            {w.coachWhat} <kbd aria-hidden="true" data-key="Q" />
          </button>
        )}
        {about.source === "reconstructed" && (
          <a class="source" href="/about" target="_blank" rel="noopener" title={w.sources.reconstructed}>
            <span aria-hidden="true">≈</span> {w.sources.short}
            <span class="hidden">{w.sources.reconstructed}</span>
          </a>
        )}
      </p>
    </div>
  );
}

/** What a game's own words for something printed look like as an answer of the server. */
export function aboutPrinted(touch: string, said: Explained): About {
  return { type: "about", touch, does: "", final: false, why: "", reason: "", notAsked: false, source: "", ...said };
}

/** What an element says of itself, such as a seat's line: its title, and in further lines a text, and what it does. */
function saidHere({ element, name }: Pointed): Promise<About> | null {
  const { says } = element.dataset;
  if (!says) return null;
  const [title = "", text = "", does = ""] = says.split("\n");
  return Promise.resolve({ ...aboutPrinted(name, { title, text, anchor: "" }), does });
}

/** Asks what a thing is: the game, where it has words of its own for it, else the server. */
export function useAbout(live: Live, { module, pieces }: Drawings, view: GameView, shown: Seat) {
  const { language } = useSettings();
  return useCallback(
    (name: string) => {
      const said = module.explain?.(name, view, pieces, shown, language);
      return said ? Promise.resolve(aboutPrinted(name, said)) : live.about(name);
    },
    [live, module, view, pieces, shown, language],
  );
}

function asSheet(): boolean {
  return matchMedia("(max-width: 1199px), (hover: none)").matches;
}

/** Beside its thing, clear of what else may be touched, of the ghosts, and above all of what is being read. */
function place(tip: HTMLElement, thing: HTMLElement): void {
  const at = thing.getBoundingClientRect();
  const size = { width: WIDTH, height: tip.offsetHeight };
  const around = [...document.querySelectorAll<HTMLElement>(CLEAR_OF)]
    .filter((one) => !one.contains(thing) && !thing.contains(one))
    .map((one) => one.getBoundingClientRect());
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const panels = [...document.querySelectorAll(".coach:not(.folded), .hinted-bar")].map((one) =>
    one.getBoundingClientRect(),
  );
  const { x, y, side } = tipPlace(at, size, window, around, panels);
  const sideways = side === "right" || side === "left";
  const along = sideways
    ? Math.max(10, Math.min(at.top + at.height / 2 - y - 5, size.height - 20))
    : Math.max(10, Math.min(at.left + at.width / 2 - x - 5, WIDTH - 20));
  const { style } = tip;
  tip.classList.toggle("away", side === null);
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.setProperty("--rot", TURNS[side ?? "below"]);
  style.setProperty("--ax", sideways ? (side === "right" ? "-6px" : `${WIDTH - 6}px`) : `${along}px`);
  style.setProperty("--ay", sideways ? `${along}px` : side === "below" ? "-6px" : `${size.height - 6}px`);
}
