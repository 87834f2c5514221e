// What stands beside the boards. Where there is no room for it, its newest lines run along the foot of the page, and the
// whole of it opens as a drawer.

import { Component, type ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { deedsInRow, LAPTOP, roomOfDeeds, useFoldedInFoot, useRowWidth } from "./foot-room";
import { Icon } from "./icons";
import type { Beat, Scene, Seat } from "./protocol";
import { ONE_SCREEN } from "./stage-width";
import { newestBeats } from "./story";
import { BeatLine, ForYou, lettersForYou } from "./told";
import { useClosedFromAway } from "./useful";
import { useWords } from "./words";

/** Whether the rail has room beside the boards, of which a film leaves it more. */
export function useStandingRail(from: number): boolean {
  const wide = useMemo(() => matchMedia(`(width >= ${from}px)`), [from]);
  const [stands, set] = useState(wide.matches);
  useEffect(() => {
    const look = () => set(wide.matches);
    look();
    wide.addEventListener("change", look);
    return () => wide.removeEventListener("change", look);
  }, [wide]);
  return stands;
}

interface InSightProps {
  now: boolean;
  children: ComponentChildren;
}

/** What nobody sees is not drawn anew until somebody does. */
class InSight extends Component<InSightProps> {
  override shouldComponentUpdate(next: InSightProps): boolean {
    return next.now;
  }

  override render({ children }: InSightProps) {
    return children;
  }
}

const TOLD = 3; // the newest deeds that the foot may have room for

interface RailProps {
  label: string;
  /** what the drawer is called, and the key that opens it */
  title: string;
  shortcut?: string;
  class?: string;
  scenes: Scene[];
  /** what the turns of others did to the viewer */
  befell?: Beat[];
  /** the seat of a player at turn, whose own doing is no news to him */
  own?: Seat | null;
  names: string[];
  open: boolean;
  setOpen: (open: boolean) => void;
  /** it stands beside the boards */
  stands: boolean;
  /** how many look on */
  watching?: number;
  children: ComponentChildren;
}

export function Rail({
  label,
  title,
  shortcut,
  class: extra = "",
  scenes,
  befell = [],
  own = null,
  names,
  open,
  setOpen,
  stands,
  watching = 0,
  children,
}: RailProps) {
  const w = useWords();
  const box = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const width = useRowWidth(row);
  const least = useStandingRail(LAPTOP) ? LAPTOP : ONE_SCREEN;
  const drawer = useStandingRail(ONE_SCREEN) && !stands; // where the page scrolls, all of it is on the page
  const room = roomOfDeeds(befell.length ? lettersForYou(befell, w) : 0, useFoldedInFoot(), least);
  const newest = newestBeats(scenes, TOLD, own, befell);
  const texts = deedsInRow(
    newest.map(({ beat }) => beat.text),
    room,
    width,
  );
  const deeds = texts.map((text, at) => ({ ...newest[at], text }));

  useClosedFromAway(box, open, () => setOpen(false));

  return (
    <aside class={`rail ${extra}${open ? " open" : ""}`} aria-label={label} ref={box}>
      <div class="ticker">
        <button
          type="button"
          aria-expanded={open}
          aria-keyshortcuts={shortcut?.toLowerCase()}
          title={w.wholeLog}
          onClick={() => setOpen(!open)}
        >
          <Icon name="log" size={18} />
          <b>{title}</b>
          {shortcut && <kbd aria-hidden="true" data-key={shortcut} />}
        </button>
        <div class="deeds" ref={row}>
          {deeds.map(({ beat, key, text }) => (
            <span key={key} class="deed" title={beat.text} style={`--letters: ${text.length}`}>
              <BeatLine beat={{ ...beat, text }} names={names} />
            </span>
          ))}
          {deeds.length === 0 && <span class="sub">{w.logEmpty}</span>}
        </div>
      </div>
      {befell.length > 0 && <ForYou befell={befell} />}
      {watching > 0 && (
        <p class="sub watching">
          <Icon name="eye" size={16} />
          {w.watchingNow({ count: watching })}
        </p>
      )}
      <div class="rail-body">
        <InSight now={open || !drawer}>{children}</InSight>
      </div>
    </aside>
  );
}
