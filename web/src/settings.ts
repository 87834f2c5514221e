// What this browser remembers: language, theme, pace, name. Nothing of it is a secret.

import { LANGUAGES } from "words:folders";
import { useEffect, useState } from "preact/hooks";
import type { Language } from "./protocol";

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  /** how fast the touches of others are shown one after the other */
  pace: Pace;
  /** ask once more before a touch that cannot be taken back */
  careful: boolean;
  /** let the table be heard */
  sound: boolean;
  name: string;
}

/** Who types no name sits down under this one. */
const FRIENDLY_NAMES = ["Haru", "Sora", "Mio", "Ren", "Nagi", "Hina", "Kaede", "Tomo", "Yuki", "Aoi"];
export const FRIENDLY_NAME = FRIENDLY_NAMES[Math.floor(Math.random() * FRIENDLY_NAMES.length)];

const KEY = "ennichi";
const listeners = new Set<() => void>();

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function oneOf<T>(known: readonly T[], kept: unknown): T | undefined {
  return known.find((one) => one === kept);
}

/** What this browser has kept; for what it has not, or has spoilt, what is usual. */
export function load(): Settings {
  const settings: Settings = {
    language: browserLanguage(),
    theme: "auto",
    pace: "normal",
    careful: true,
    sound: false,
    name: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    settings.language = oneOf(LANGUAGES, kept.language) ?? settings.language;
    settings.theme = oneOf(THEMES, kept.theme) ?? settings.theme;
    settings.pace = oneOf(PACES, kept.pace) ?? settings.pace;
    if (typeof kept.careful === "boolean") settings.careful = kept.careful;
    if (typeof kept.sound === "boolean") settings.sound = kept.sound;
    if (typeof kept.name === "string") settings.name = kept.name.slice(0, 40);
  } catch {
    // private windows may forbid storage, and what is stored may be spoilt: defaults do
  }
  return settings;
}

let current = load();

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // kept for this visit only
  }
  dress();
  for (const listener of listeners) listener();
}

/** Put language and theme on the page itself. */
export function dress(): void {
  const page = document.documentElement;
  page.lang = current.language;
  if (current.theme === "auto") delete page.dataset.theme;
  else page.dataset.theme = current.theme;
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  const [value, set] = useState(current);
  useEffect(() => onChange(() => set(current)), []);
  return value;
}

/** Whether the page is dark now, whoever decided it. */
export function isDark(): boolean {
  if (current.theme !== "auto") return current.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function calmMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
