// The keys of the table. They rest while somebody types or a dialog is open.

import { useEffect } from "preact/hooks";
import { walk } from "./touchables";

export interface Keys {
  root: () => HTMLElement | null;
  /** by the key's name in lower case: what it does */
  actions: Record<string, () => void>;
  /** the same for keys that only change how near one looks */
  looks?: Record<string, () => void>;
  /** any other key hurries what is being shown */
  any?: (key: string) => void;
  /** where an arrow leads to nothing, it may move the board instead */
  pan?: (key: string) => boolean;
}

/** What a key does; it rests where it is meant for something else. */
export function press(event: KeyboardEvent, { root, actions, looks = {}, any, pan }: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, select, textarea, dialog")) return;
  const key = event.key.toLowerCase();
  if (!(key in looks) && !["shift", "tab"].includes(key)) any?.(key);
  const table = root();
  if (table && event.key.startsWith("Arrow")) {
    if (target.closest('[role="log"]')) return;
    const before = document.activeElement;
    const onThing = before?.matches("[data-touch],[data-about]") ?? false;
    if (!onThing && pan?.(event.key)) {
      event.preventDefault();
      return;
    }
    if (walk(table, event.key, event.shiftKey)) event.preventDefault();
    if (document.activeElement === before) pan?.(event.key);
    return;
  }
  const action = actions[key] ?? looks[key];
  if (!action || event.repeat) return;
  event.preventDefault();
  action();
}

export function useKeys(keys: { readonly current: Keys }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event, keys.current);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

let lastInput: "keyboard" | "pointer" = "pointer";
addEventListener("keydown", () => (lastInput = "keyboard"), true);
let lastPointer = "";
addEventListener(
  "pointerdown",
  ({ pointerType }) => {
    lastInput = "pointer";
    lastPointer = pointerType;
  },
  true,
);

/** Whether the player is using the keyboard just now: then the focus must not get lost. */
export function byKeyboard(): boolean {
  return lastInput === "keyboard";
}

/** Whether a finger was used last: many a screen that can be touched has a mouse, too. */
export function byFinger(): boolean {
  return lastPointer ? lastPointer === "touch" : matchMedia("(hover: none)").matches;
}
