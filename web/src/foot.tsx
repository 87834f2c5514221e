// What asks or offers something at the foot of a table takes its room from the newest deeds there: it covers nothing.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./foot.css";

/** Says the rail how much room is taken; the style sheet leaves it free. */
export function useFootPlace<E extends HTMLElement>(): { current: E | null } {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const pill = box.current;
    const rail = document.querySelector<HTMLElement>(".table-page .rail");
    if (!pill || !rail) return undefined;
    const observer = new ResizeObserver(() => {
      rail.style.setProperty("--pill-w", `${pill.offsetWidth}px`);
      rail.style.setProperty("--pill-h", `${pill.offsetHeight}px`);
    });
    observer.observe(pill);
    return () => {
      observer.disconnect();
      rail.style.removeProperty("--pill-w");
      rail.style.removeProperty("--pill-h");
    };
  }, []);
  return box;
}

interface FootPillProps {
  class: string;
  label: string;
  children: ComponentChildren;
}

export function FootPill({ class: className, label, children }: FootPillProps) {
  const box = useFootPlace<HTMLElement>();
  return (
    <section class={className} aria-label={label} ref={box}>
      {children}
    </section>
  );
}
