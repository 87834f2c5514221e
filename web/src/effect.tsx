// The drawing of printed effects: one for all games, each with its icons.

import type { ComponentChildren, ComponentClass } from "preact";
import { Icon } from "./icons";
import type { Effect, Term, Tree } from "./protocol";
import { still } from "./still";

interface Look {
  /** what the classes of its parts begin with */
  prefix: string;
  icon: (noun: string, word: string) => string;
  /** what stands beside the icon for a word that the icon does not show */
  mark?: (word: string) => ComponentChildren;
  /** a noun that takes what its icon shows: it gets a minus */
  takes?: (noun: string) => boolean;
}

interface EffectProps {
  effect: Effect | null | undefined;
  /** it has its own words; otherwise what it lies on says them */
  spoken?: boolean;
}

/** How a game draws its effects: what is paid, an arrow, what is gained. */
export function effectDrawing({ prefix, icon, mark, takes }: Look): ComponentClass<EffectProps> {
  const part = (name: string) => `${prefix}-${name}`;

  function deals(tree: Tree): ComponentChildren {
    return tree.map(({ cost, gain, swaps, any, less }, i) => (
      <span key={i} class={part("deal")}>
        {i > 0 && <i class={part("or")} />}
        {cost.length > 0 && <span class={`${part("terms")} ${part("fee")}`}>{cost.map(drawn)}</span>}
        {cost.length > 0 && <Icon name={swaps ? icon("swap", "") : "arrow"} class={part("then")} />}
        <span class={part("terms")}>
          {gain.map((term, j) => (any && j > 0 ? [<i class={part("and")}>+/</i>, drawn(term)] : drawn(term)))}
        </span>
        {less && <span class={part("less")}>−{less}</span>}
        {swaps && <small>1–{swaps}</small>}
      </span>
    ));
  }

  function drawn({ count, noun = "", word = "", less, good, inner }: Term): ComponentChildren {
    if (count === 0) return <span class={part("nil")}>–</span>;
    return (
      <span class={less ? `${part("et")} ${part("cheap")}` : part("et")}>
        {takes?.(noun) ? <b class={part("taken")}>−{count}</b> : count > 1 && <b>{count}</b>}
        {inner ? <span class={part("choice")}>{deals(inner)}</span> : <Icon name={icon(noun, word)} />}
        {mark?.(word)}
        {less && (
          <span class={part("less")}>
            −{(less > 1 || !good) && less}
            {good && <Icon name={icon(good, "")} />}
          </span>
        )}
      </span>
    );
  }

  return still(({ effect, spoken }: EffectProps) => {
    if (!effect?.tree.length) return null;
    const named = spoken ? ({ role: "img", "aria-label": effect.words } as const) : ({ "aria-hidden": true } as const);
    return (
      <span class={part("effect")} {...named}>
        {deals(effect.tree)}
      </span>
    );
  });
}

/** How much room an effect takes, in icons: discounts and the frames of choices take some too. */
export function breadth(tree: Tree): number {
  const room = (term: Term): number => 1 + (term.inner ? breadth(term.inner) : 0) + (term.less ? 1 : 0);
  return tree.flatMap(({ cost, gain }) => [...cost, ...gain]).reduce((sum, term) => sum + room(term), 0);
}
