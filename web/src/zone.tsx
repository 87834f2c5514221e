// A part of a board, with its title: what the lens opens large, the tabs lead to, and a lantern marks.

import type { ComponentChildren, VNode } from "preact";

interface ZoneProps {
  /** unique on the page; a game's `zones` name it for the tabs */
  id: string;
  class?: string;
  title: ComponentChildren;
  /** at the right end of the title's line */
  note?: ComponentChildren;
  children: ComponentChildren;
}

export function Zone({ id, class: className, title, note, children }: ZoneProps): VNode {
  return (
    <section class={className ? `zone ${className}` : "zone"} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {note !== undefined && note !== "" && <span class="r">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
