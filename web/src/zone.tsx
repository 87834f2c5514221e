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
  const noted = note !== undefined && note !== "";
  // The lens puts its button into the heading, which is not called by it.
  return (
    <section class={className ? `zone ${className}` : "zone"} id={id} aria-labelledby={`${id}-name`}>
      <h2 aria-labelledby={noted ? `${id}-name ${id}-note` : `${id}-name`}>
        <span class="name" id={`${id}-name`}>
          {title}
        </span>
        {noted && (
          <span class="r" id={`${id}-note`}>
            {note}
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}
