// A new decision finds the player: the focus goes on to it, and it comes into view.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { byKeyboard } from "./keyboard";
import { calmMotion } from "./settings";
import { firstOpen, focusOn, things } from "./touchables";
import type { PageRef } from "./useful";

/** After a touch by keyboard, the focus goes on to the next decision instead of getting lost. After something that was told
 * it waits at the question: on a thing it would open what is said of that, over what is to be read. */
export function useFocusCare(page: PageRef, version: number, myTurn: boolean, reads: boolean): void {
  const told = useRef(reads);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const lost =
      !active ||
      active === document.body ||
      active.id === "asked" ||
      active.matches("[data-touch]:not(.open), .prompt [data-touch]"); // a button stays, and now means something else
    if (!lost || !byKeyboard() || !page.current) return;
    if (myTurn && !told.current) focusOn(firstOpen(page.current));
    else page.current.querySelector<HTMLElement>("#asked")?.focus({ preventScroll: true });
  }, [version]);
  useLayoutEffect(() => {
    told.current = reads;
  });
}

/** On smaller screens a new decision brings its place into view. */
export function useScrollToOpen(page: PageRef, version: number, mine: boolean): void {
  useEffect(() => {
    if (!mine || !matchMedia("(max-width: 1199px)").matches) return;
    const open = page.current ? things(page.current, false).filter((one) => !one.closest(".prompt")) : [];
    const prompt = page.current?.querySelector(".prompt")?.getBoundingClientRect(); // it stays above what scrolls
    const seen = open.some((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= (prompt?.bottom ?? 60) && box.bottom < innerHeight - 60;
    });
    if (prompt) document.documentElement.style.scrollPaddingTop = `${Math.ceil(prompt.height) + 12}px`;
    if (seen || !open.length) return;
    const zone = open[0].closest(".zone") ?? open[0];
    zone.scrollIntoView({ behavior: calmMotion() ? "auto" : "smooth", block: "start" });
  }, [version]);
}
