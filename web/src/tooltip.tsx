// What a thing is and does, beside it; on smaller screens as a sheet from below.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Explained } from "./game";
import { Icon } from "./icons";
import type { Live } from "./live";
import type { About, GameView, Seat } from "./protocol";
import { withRulings } from "./ruling-links";
import { newWords } from "./said-once";
import { useSettings } from "./settings";
import type { Pointed } from "./touchables";
import type { Drawings } from "./useful";
import { sentence, useWords } from "./words";

interface TipProps {
  pointed: Pointed;
  game: string;
  /** it looks closed: then even "not asked for now" is said */
  closed: boolean;
  ask: (touch: string) => Promise<About | null>;
  close: () => void;
}

const DELAY: Record<Pointed["how"], number> = { hover: 320, focus: 180, hold: 0 };
const GAP = 12;
const WIDTH = 280;

export function Tip({ pointed, game, closed, ask, close }: TipProps) {
  const w = useWords();
  const [about, set] = useState<About | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void ask(pointed.name).then((found) => current && set(found));
    }, DELAY[pointed.how]);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pointed.name, pointed.how, ask]);

  const sheet = asSheet();
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip || !about) return undefined;
    if (!sheet) place(tip, pointed.element);
    const { element } = pointed;
    element.setAttribute("aria-describedby", "tip");
    return () => element.removeAttribute("aria-describedby");
  }, [about, pointed.element, sheet]);

  if (!about || about.touch !== pointed.name) return null;
  // What only speaks of a thing, such as somebody else's, is not what the reason is about.
  const barred = closed || (pointed.element.dataset.touch !== undefined && !about.notAsked);
  const does = newWords(about.does, about.title, about.text);
  return (
    <div
      ref={box}
      class={sheet ? "tip sheet" : "tip"}
      id="tip"
      role="tooltip"
      onPointerLeave={sheet ? undefined : close}
    >
      <button type="button" class="shut" aria-label={w.close} onClick={close}>
        <Icon name="close" size={18} />
      </button>
      <h3>{sentence(about.title)}</h3>
      {about.text && about.text !== about.title && <p>{withRulings(sentence(about.text), game)}</p>}
      {does && <p class="does">{sentence(does)}</p>}
      {about.final && <p class="why">{w.finalNote}</p>}
      {barred && about.reason && <p class="why">{withRulings(sentence(about.reason), game)}</p>}
      <p class="meta">
        {about.anchor && (
          <a href={`/rules/${game}#${about.anchor}`} target="_blank" rel="noopener">
            {w.rulesAbout}
          </a>
        )}
        {about.source === "reconstructed" && (
          <a class="source" href="/about" target="_blank" rel="noopener" title={w.sources.reconstructed}>
            <span aria-hidden="true">≈</span>
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

/** Beside its thing, on the side where it covers the fewest other open things. */
function place(tip: HTMLElement, thing: HTMLElement): void {
  const at = thing.getBoundingClientRect();
  const height = tip.offsetHeight;
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const clampX = (x: number) => Math.max(8, Math.min(x, wide - WIDTH - 8));
  const clampY = (y: number) => Math.max(8, Math.min(y, high - height - 8));
  const middleX = clampX(at.left + at.width / 2 - WIDTH / 2);
  const middleY = clampY(at.top + at.height / 2 - height / 2);
  const places = [
    { x: at.right + GAP, y: middleY, turn: "-45deg", fits: at.right + GAP + WIDTH <= wide - 4 },
    { x: at.left - GAP - WIDTH, y: middleY, turn: "135deg", fits: at.left - GAP - WIDTH >= 4 },
    { x: middleX, y: at.bottom + GAP, turn: "45deg", fits: at.bottom + GAP + height <= high - 4 },
    { x: middleX, y: at.top - GAP - height, turn: "225deg", fits: at.top - GAP - height >= 4 },
  ];
  const others = [...document.querySelectorAll<HTMLElement>(".open")].filter((one) => one !== thing);
  const boxes = others.map((one) => one.getBoundingClientRect());
  let best = places[2];
  let least = Infinity;
  for (const one of places) {
    if (!one.fits) continue;
    const hit = boxes.filter(
      (box) => box.left < one.x + WIDTH && box.right > one.x && box.top < one.y + height && box.bottom > one.y,
    ).length;
    if (hit < least) [best, least] = [one, hit];
  }
  const sideways = best === places[0] || best === places[1];
  const arrowAlong = sideways
    ? Math.max(10, Math.min(at.top + at.height / 2 - best.y - 5, height - 20))
    : Math.max(10, Math.min(at.left + at.width / 2 - best.x - 5, WIDTH - 20));
  const { style } = tip;
  style.left = `${best.x}px`;
  style.top = `${best.y}px`;
  style.setProperty("--rot", best.turn);
  style.setProperty("--ax", sideways ? (best === places[0] ? "-6px" : `${WIDTH - 6}px`) : `${arrowAlong}px`);
  style.setProperty("--ay", sideways ? `${arrowAlong}px` : best === places[2] ? "-6px" : `${height - 6}px`);
}
