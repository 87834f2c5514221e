// Things that explain themselves where nothing can be touched: in a film.

import type { VNode } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Explained } from "./game";
import type { About } from "./protocol";
import { Tip } from "./tooltip";
import { type Pointed, useTouchables } from "./touchables";

/** What a game's module says of something, as if the server had said it. */
export function explained(touch: string, said: Explained): About {
  return { type: "about", touch, does: "", reason: "", source: "", ...said };
}

/** The tooltip of whatever within `root` is pointed at; null while nothing is. */
export function useExplaining(root: { current: HTMLElement | null }, game: string, ask: (thing: string) => Promise<About>): VNode | null {
  const [pointed, point] = useState<Pointed | null>(null);
  const asked = useRef(ask);
  asked.current = ask;
  const handlers = useRef({ touch: () => undefined, point });
  useTouchables(root, handlers);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && point(null);
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, []);
  const close = useCallback(() => point(null), []);
  const answer = useCallback((thing: string) => asked.current(thing).catch(() => null), []);
  if (pointed === null) return null;
  return <Tip pointed={pointed} game={game} final={false} closed={false} ask={answer} close={close} />;
}
