// Numbers on the page, and by how much they change.

import { signed } from "./words";

const PILL = 30; // px, how wide a difference of one figure is

export function numberIn(element: HTMLElement): number {
  return parseFloat((element.textContent ?? "").replace("−", "-"));
}

/** The difference, placed beside its number; null where that is not to be seen. Whoever shows it appends it. */
export function plusBeside(element: HTMLElement, by: number): HTMLElement | null {
  const box = element.getBoundingClientRect();
  const strip = element.closest(".strip");
  // What has no room on a folded seat is wrapped below it, out of sight.
  if (!box.width || (strip && box.bottom > strip.getBoundingClientRect().bottom)) return null;
  const plus = document.createElement("span");
  plus.className = by > 0 ? "plus" : "plus less";
  plus.textContent = signed(by);
  plus.setAttribute("aria-hidden", "true");
  // On a folded seat the space below is free. Elsewhere it lies over the sign of what is counted, and on nothing else's.
  const below = strip !== null;
  const sign = element.previousElementSibling?.getBoundingClientRect();
  const beside = sign?.width ? sign.left + sign.width / 2 - PILL / 2 : box.right + 4;
  const left = Math.min(below ? box.left - 6 : beside, document.documentElement.clientWidth - 44);
  plus.style.left = `${left + scrollX}px`;
  plus.style.top = `${(below ? box.bottom - 2 : box.top + box.height / 2 - 10) + scrollY}px`;
  return plus;
}
