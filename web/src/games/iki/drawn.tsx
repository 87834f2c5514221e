// What the boards draw for a position, without a browser: for the test that nothing offered is out of reach.

import type { ComponentChild, ComponentChildren, VNode } from "preact";
import type { BoardProps, TouchProps } from "../../game";
import { Icon } from "../../icons";
import type { GameView, Language } from "../../protocol";
import { PrintedName } from "./draw";
import { Town } from "./main-board";
import { OwnBoard } from "./own-board";

type Props = Record<string, unknown> & { children?: ComponentChildren };
type Drawing = ((props: Props) => ComponentChild) & { prototype?: { render?: unknown } };
type Kept = new (props: Props) => { render: (props: Props) => ComponentChild };

export interface Drawn {
  touches: string[]; // elements that stand for a touch, as often as there are such elements
  about: string[]; // drawings that only explain something
  icons: string[];
  words: string[]; // labels
}

/** Walks through everything that would be drawn. */
function walk(node: ComponentChildren, found: Drawn): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, found);
    return;
  }
  if (node === null || typeof node !== "object") {
    if (typeof node === "string") found.words.push(node);
    return;
  }
  const { type, props } = node as VNode<Props>;
  if (typeof type === "function") {
    if (type === (PrintedName as unknown)) return; // it asks the page for the reader's language, and there is no page
    if (type === (Icon as unknown)) found.icons.push(String(props.name));
    const draw = type as Drawing;
    walk(draw.prototype?.render ? new (type as unknown as Kept)(props).render(props) : draw(props), found);
    return;
  }
  const touch = props["data-touch"];
  if (typeof touch === "string") found.touches.push(touch);
  const about = props["data-about"];
  if (typeof about === "string") found.about.push(about);
  if (typeof props["aria-label"] === "string") found.words.push(props["aria-label"]);
  walk(props.children, found);
}

/** Everything on the two boards, for the one who must act; with `looking` also what the forecasts show. */
export function drawn(view: GameView, pieces: unknown, language: Language, looking: boolean): Drawn {
  const open = new Set(view.touches);
  const board: BoardProps = {
    view,
    pieces,
    shown: view.actor ?? 0,
    language,
    touch: (name, extraClass) => ({ class: extraClass ?? "", "data-touch": name }) as TouchProps,
    isOpen: (name) => open.has(name),
    find: (look) => look(view),
    asks: (...questions) => questions.includes(view.asks),
    hovered: null,
  };
  const found: Drawn = { touches: [], about: [], icons: [], words: [] };
  walk(<Town board={board} ahead={null} look={() => undefined} />, found);
  for (const ahead of looking ? (["fire", "payday"] as const) : []) {
    const looked: Drawn = { touches: [], about: [], icons: [], words: [] };
    walk(<Town board={board} ahead={ahead} look={() => undefined} />, looked);
    found.icons.push(...looked.icons);
    found.words.push(...looked.words);
  }
  walk(<OwnBoard {...board} />, found);
  return found;
}

export { loadWords } from "../../words";
export { icons } from "./icons";
export { iki } from "./index";
export { toolOf } from "./tools";
