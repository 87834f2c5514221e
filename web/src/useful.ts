// Hooks that any component may need: the newest value, and loading things.

import type { FunctionComponent } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { pieces as fetchPieces, knownGames } from "./api";
import type { GameModule } from "./game";
import { loadGame } from "./games/index";
import type { GameInfo } from "./protocol";
import { useSettings } from "./settings";

/** The element of a page, once it is drawn. */
export type PageRef = { readonly current: HTMLElement | null };

/** Draws the component anew whenever it is called. */
export function useRedraw(): () => void {
  const [, set] = useState(0);
  return useCallback(() => set((n) => n + 1), []);
}

/** Do something as soon as nothing else is to be done; or not any more. */
export function whenIdle(act: () => void): { cancel: () => void } {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act);
    return { cancel: () => clearTimeout(timer) };
  }
  const asked = requestIdleCallback(act);
  return { cancel: () => cancelIdleCallback(asked) };
}

/** The value of the newest drawing, for listeners that are set up once. */
export function useLatest<T>(value: T): { readonly current: T } {
  const kept = useRef(value);
  kept.current = value;
  return kept;
}

/** Brings a part of a page up, and again while pictures grow above it, until the reader goes elsewhere. */
export function useBroughtUp(id: string | undefined, keys: unknown[]): void {
  useEffect(() => {
    const part = id ? document.getElementById(id) : null;
    return part ? bringUp(part) : undefined;
  }, [id, ...keys]);
}

function bringUp(part: HTMLElement): () => void {
  let left: number;
  let height: number;
  const come = () => {
    part.scrollIntoView({ block: "start" });
    left = scrollY;
    height = document.documentElement.scrollHeight;
  };
  // A scroll without growth is the reader's own.
  const leave = () => scrollY !== left && document.documentElement.scrollHeight === height && stop();
  const growth = new ResizeObserver(come);
  const stop = () => {
    growth.disconnect();
    removeEventListener("scroll", leave);
  };
  come();
  growth.observe(document.body);
  addEventListener("scroll", leave, { passive: true });
  return stop;
}

export interface Loaded<T> {
  value: T | null;
  error: string;
  again: () => void;
}

/** What a promise brings; asked again when `keys` change. What was there stays until the new one is. */
export function useLoaded<T>(load: () => Promise<T>, keys: unknown[]): Loaded<T> {
  const [state, set] = useState<{ value: T | null; error: string }>({ value: null, error: "" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && set({ value, error: "" }),
      (fault: unknown) =>
        current && set((old) => ({ ...old, error: fault instanceof Error ? fault.message : String(fault) })),
    );
    return () => {
      current = false;
    };
  }, [...keys, turn]);
  const again = useCallback(() => setTurn((old) => old + 1), []);
  return { ...state, again };
}

/** What the server says of a game; undefined for one that it does not offer. */
export function useGame(name: string): Loaded<{ info: GameInfo | undefined }> {
  const { language } = useSettings();
  return useLoaded(() => gameInfo(name).then((info) => ({ info })), [name, language]);
}

async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await knownGames()).find((one) => one.name === name);
}

export interface Drawings {
  /** what the server says of the game: its title and colour are there with the boards */
  game: GameInfo | undefined;
  module: GameModule;
  pieces: unknown;
}

/** How a game is drawn, and what is printed on its pieces, in the reader's language. */
export function useDrawings(game: string | undefined, components: string | undefined): Loaded<Drawings> {
  const { language } = useSettings();
  return useLoaded(async () => {
    if (!game || !components) return null as unknown as Drawings;
    const [info, module, pieces] = await Promise.all([gameInfo(game), loadGame(game), fetchPieces(game, components)]);
    return { game: info, module, pieces };
  }, [game, components, language]);
}

/** A part of a page that is loaded when it is wanted. */
export function useOnDemand<P>(
  wanted: boolean,
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> | null {
  const [found, set] = useState<{ Part: FunctionComponent<P> } | null>(null);
  useEffect(() => {
    if (wanted && !found) void load().then((Part) => set({ Part }));
  }, [wanted]);
  return found?.Part ?? null;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ennichi` : "ennichi";
  }, [title]);
}

const LIT = "#A93A22"; // the sign that stands on the tab's icon when it is the player's turn

/** The tab's icon carries a sign while somebody is waited for here. */
export function useLantern(lit: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !lit) return undefined;
    const plain = icon.href;
    let wanted = true;
    const put = (svg: string) => {
      if (!wanted) return;
      const sign = `<circle cx="18.5" cy="5.5" r="5" fill="${LIT}" stroke="none"/></svg>`;
      icon.href = `data:image/svg+xml,${encodeURIComponent(svg.replace("</svg>", sign))}`;
    };
    fetch(plain)
      .then((answer) => answer.text())
      .then(put, () => undefined); // without it the title says enough
    return () => {
      wanted = false;
      icon.href = plain;
    };
  }, [lit]);
}

/** The rail sticks below the bar and ends with the window, however high bar and notices are. */
export function useRailPlace(bar: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const page = element?.parentElement;
    if (!element || !page) return undefined;
    const measure = () => {
      const head = page.querySelector<HTMLElement>(".shell")?.offsetTop ?? page.offsetHeight;
      const bar = element.offsetHeight;
      page.style.setProperty("--news-h", `${page.querySelector<HTMLElement>(".news")?.offsetHeight ?? 0}px`);
      for (const { style } of page.querySelectorAll<HTMLElement>(".rail, .view, .hinted-bar")) {
        style.setProperty("--bar-height", `${bar}px`);
        style.setProperty("--head-height", `${head}px`);
      }
    };
    const observer = new ResizeObserver(measure);
    for (const one of page.children) if (!one.matches(".shell")) observer.observe(one);
    return () => observer.disconnect();
  }, []);
}

/** What is open closes when the pointer goes down anywhere else. */
export function useClosedFromAway(box: { current: HTMLElement | null }, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const away = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, [open]);
}
