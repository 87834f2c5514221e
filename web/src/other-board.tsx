// Another seat's board, where the own one was: it says whose it is, and leads back.

import { useCallback, useEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import type { Looking } from "./looking";
import type { Seat } from "./protocol";
import { SeatShape } from "./seats";
import { calmMotion } from "./settings";
import { scrolls } from "./stage-width";
import { firstOpen } from "./touchables";
import type { PageRef } from "./useful";
import { useWords } from "./words";

const GAP = 8; // px between what stays above the boards and the board that is brought there

interface OtherBoardProps {
  seat: Seat;
  name: string;
  back: () => void;
}

export function OtherBoard({ seat, name, back }: OtherBoardProps) {
  const w = useWords();
  const box = useRef<HTMLDivElement>(null);

  // Where the page scrolls, it stays below the prompt, however high that is.
  useEffect(() => {
    const prompt = document.querySelector<HTMLElement>(".prompt");
    if (!prompt) return undefined;
    const observer = new ResizeObserver(() => box.current?.style.setProperty("top", `${prompt.offsetHeight}px`));
    observer.observe(prompt);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="other-board" ref={box}>
      <SeatShape seat={seat} size={18} />
      <b>{w.boardOf({ name })}</b>
      <button type="button" class="tool" onClick={back}>
        <Icon name="back" size={16} />
        <span>{w.backToYours}</span>
        <kbd aria-hidden="true" data-key="Esc" />
      </button>
    </div>
  );
}

/** On one screen: whose board it is, on the seam above it. */
export function SeamName({ seat, name }: Pick<OtherBoardProps, "seat" | "name">) {
  const w = useWords();
  return (
    <div class="seam-name" aria-hidden="true">
      <span>
        <SeatShape seat={seat} size={14} />
        {w.boardOf({ name })}
      </span>
    </div>
  );
}

interface Ways {
  /** to the own board, and to the place of the page where the player was */
  back: () => void;
  /** to what may be touched on the own board */
  toChoices: () => void;
  /** the player is wanted elsewhere: there is no way back any more */
  forget: () => void;
}

/** Where the page scrolls, a board that is opened comes to the eye, and the own one is left where it was found. */
export function useOtherBoard(page: PageRef, { chosenSeat, openSeat }: Looking, own: Seat | null): Ways {
  const from = useRef<number | null>(null);
  const opened = chosenSeat !== null && chosenSeat !== own ? chosenSeat : null;
  const before = useRef(opened);
  if (opened !== null && before.current === null) from.current = scrollY; // before the boards change, and the page with them
  before.current = opened;

  useEffect(() => {
    if (!scrolls()) return;
    const back = from.current;
    if (opened === null) from.current = null;
    if (opened === null && back === null) return;
    const to = () => {
      const board = page.current?.querySelector(".ground > :last-child")?.getBoundingClientRect();
      const top = opened === null ? back : scrollY + (board?.top ?? 0) - heightAbove(page.current) - GAP;
      scrollTo({ top: top ?? 0, behavior: calmMotion() ? "auto" : "smooth" });
    };
    // When the prompt has its height, and the browser has made up for what came or went above.
    requestAnimationFrame(() => requestAnimationFrame(to));
  }, [opened]);

  const back = useCallback(() => openSeat(null), []);
  const forget = useCallback(() => {
    from.current = null;
  }, []);
  const toChoices = useCallback(() => {
    forget();
    openSeat(null);
    requestAnimationFrame(() => {
      const ground = page.current?.querySelector<HTMLElement>(".ground > :last-child");
      const first = scrolls() && ground && firstOpen(ground);
      if (first) first.scrollIntoView({ behavior: calmMotion() ? "auto" : "smooth", block: "nearest" });
    });
  }, []);
  return { back, toChoices, forget };
}

/** Of what stays at the top of a page that scrolls. */
function heightAbove(page: HTMLElement | null): number {
  const heights = [...(page?.querySelectorAll<HTMLElement>(".prompt, .ground > .other-board") ?? [])];
  return heights.reduce((sum, one) => sum + one.offsetHeight, 0);
}
