// The boards on their ground, as near as the lens shows them, with its few controls.

import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "./game";
import { Icon, iconBody } from "./icons";
import { Lens, titleOf } from "./lens";
import { still } from "./still";
import { useRedraw } from "./useful";
import { useWords } from "./words";

/** A lens for the page, and a drawing of the page whenever it changes. */
export function useLens(): Lens {
  const lens = useMemo(() => new Lens(), []);
  const redraw = useRedraw();
  useEffect(() => lens.subscribe(redraw), [lens]);
  return lens;
}

/** The keys of a lens, by their names. */
export function lensKeys(lens: Lens): Record<string, () => void> {
  return {
    z: lens.toggle,
    "+": lens.nearer,
    "=": lens.nearer, // the same key without Shift
    "-": lens.farther,
    "0": lens.whole,
  };
}

/** A board; it is drawn again only when something of it changes. */
export const Boards = still(({ draw: Board, board }: { draw: FunctionComponent<BoardProps>; board: BoardProps }) => (
  <Board {...board} />
));

export function Ground({ lens, children }: { lens: Lens; children: ComponentChildren }) {
  const w = useWords();
  const view = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [elsewhere, count] = useState(0);

  useLayoutEffect(() => {
    if (!view.current || !frame.current || !ground.current) return undefined;
    return lens.attach(view.current, frame.current, ground.current);
  }, [lens]);
  useLayoutEffect(() => {
    addButtons(lens, w.openLarge, w.backToBoard);
    lens.place();
    count(lens.elsewhere());
  });

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(".enlarge") : null;
    const zone = button?.closest(".zone")?.id;
    if (!zone) return;
    if (lens.zone === zone) lens.close();
    else lens.open(zone);
  };
  // Not `html:has(…)`: the browser would look through the whole page after every change.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-zoomed", lens.active);
    return () => document.documentElement.removeAttribute("data-zoomed");
  }, [lens.active]);
  const kind = lens.zone ? " zoomed large" : lens.active ? " zoomed" : "";
  const focusable = lens.active
    ? { tabIndex: 0, role: "group" as const, "aria-label": lens.zone ? w.openLarge : w.zoom }
    : {};
  return (
    <>
      <div class={`view${kind}`} ref={view} onClick={onClick} {...focusable}>
        <div class="frame" ref={frame}>
          <div class="ground" ref={ground}>
            {children}
          </div>
        </div>
      </div>
      {lens.active && (
        <div class="lens" role="group" aria-label={w.zoom}>
          {elsewhere > 0 && (
            <button type="button" class="tool more" onClick={lens.close}>
              <Icon name="lantern" size={18} />
              {w.moreElsewhere}
            </button>
          )}
          <button
            type="button"
            class="tool"
            aria-label={w.zoomOut}
            title={w.zoomOut}
            disabled={lens.factor <= 1}
            onClick={lens.farther}
          >
            <Icon name="minus" size={18} />
          </button>
          <button type="button" class="tool" aria-label={w.zoomIn} title={w.zoomIn} onClick={lens.nearer}>
            <Icon name="plus" size={18} />
          </button>
          <button type="button" class="tool" aria-label={lens.zone ? w.backToBoard : w.wholeBoard} onClick={lens.close}>
            <Icon name={lens.zone ? "shrink" : "whole"} size={18} />
            <span>{lens.zone ? w.backToBoard : w.wholeBoard}</span>
            <kbd aria-hidden="true" data-key={lens.zone ? "Esc" : "0"} />
          </button>
        </div>
      )}
    </>
  );
}

const BUTTONS = new WeakMap<Element, HTMLButtonElement>(); // by their zones: most stay as they are

/** Every zone with a title gets its button; games know nothing of it, and Preact leaves alone what it did not draw. */
function addButtons(lens: Lens, open: string, close: string): void {
  for (const zone of lens.allZones()) {
    const large = lens.zone === zone.id;
    const label = large ? close : open;
    const known = BUTTONS.get(zone);
    if (known?.isConnected && known.ariaLabel === label) continue;
    const title = zone.id ? titleOf(zone) : null;
    if (!title) continue;
    let button = title.querySelector<HTMLButtonElement>(".enlarge");
    if (!button) {
      button = document.createElement("button");
      button.type = "button";
      button.className = "enlarge";
      button.tabIndex = -1; // by keyboard there is Z: walking the zones shall not stop twice at each
      title.append(button);
    }
    BUTTONS.set(zone, button);
    if (button.ariaLabel === label) continue;
    button.ariaLabel = button.title = label;
    button.innerHTML = `<svg class="i" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">${iconBody(large ? "shrink" : "enlarge")}</svg>`;
  }
}
