// Small controls that several pages use.

import { LANGUAGES } from "words:folders";
import { useId, useState } from "preact/hooks";
import { Icon } from "./icons";
import { change, isDark, useSettings } from "./settings";
import { toast } from "./toast";
import type { Loaded } from "./useful";
import { languageName, speak, useWords } from "./words";

interface ChoiceProps<T> {
  label: string;
  value: T;
  values: { value: T; label: string; spoken?: string; help?: string }[];
  choose: (value: T) => void;
}

/** One of a few values, as a row of buttons. */
export function Choice<T extends string | number | boolean>({ label, value, values, choose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <span class="seg" role="radiogroup" aria-label={label}>
      {values.map((one) => (
        <label key={String(one.value)} title={one.help}>
          <input
            type="radio"
            name={name}
            checked={one.value === value}
            aria-label={one.spoken}
            onChange={() => choose(one.value)}
          />
          {one.label}
        </label>
      ))}
    </span>
  );
}

export function LanguageChoice() {
  const w = useWords();
  const { language } = useSettings();
  return (
    <select
      class="field"
      aria-label={w.language}
      value={language}
      onChange={(event) => speak(event.currentTarget.value).catch(() => toast(w.unreachable))}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageName(one)}
        </option>
      ))}
    </select>
  );
}

/** From light to dark and back, whatever the system prefers. */
export function ThemeSwitch() {
  const w = useWords();
  useSettings();
  const dark = isDark();
  const label = dark ? w.toLight : w.toDark;
  return (
    <button type="button" class="tool" aria-label={label} onClick={() => change({ theme: dark ? "light" : "dark" })}>
      <Icon name={dark ? "sun" : "moon"} size={18} />
      <span>{label}</span>
    </button>
  );
}

interface CopyProps {
  link: string;
  label: string;
}

/** A link with a button that copies it; where copying is forbidden the text is there to be taken by hand. */
export function CopyLink({ link, label }: CopyProps) {
  const w = useWords();
  const [copied, set] = useState(false);
  const whole = location.origin + link;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      set(true);
      setTimeout(() => set(false), 2000);
    } catch {
      set(false);
    }
  };
  return (
    <span class="link-row">
      <input
        class="field"
        readOnly
        value={whole}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn" onClick={() => void copy()}>
        <Icon name={copied ? "tick" : "link"} size={16} />
        <span aria-live="polite">{copied ? w.copied : w.copy}</span>
      </button>
    </span>
  );
}

/** A page that says one thing. */
interface MessageProps {
  text: string;
  icon?: string;
  retry?: () => void;
  /** something else that can be done about it */
  act?: { label: string; act: () => void };
}

export function Message({ text, icon, retry, act }: MessageProps) {
  const w = useWords();
  return (
    <main class="message page" id="content" tabIndex={-1}>
      <Icon name={icon ?? "lantern"} size={56} class={icon ? "" : "waiting-lantern"} />
      <h1 class="hidden">ennichi</h1>
      <p role="status">{text}</p>
      {(icon || retry) && (
        <span class="choices">
          {act && (
            <button type="button" class="btn primary" onClick={act.act}>
              {act.label}
            </button>
          )}
          {retry && (
            <button type="button" class="btn primary" onClick={retry}>
              {w.retry}
            </button>
          )}
          <a class="btn" href="/">
            {w.toLobby}
          </a>
        </span>
      )}
    </main>
  );
}

/** The way home, at the left of every bar. */
export function Brand() {
  const w = useWords();
  return (
    <a class="brand" href="/" aria-label={`ennichi, ${w.toLobby}`}>
      <Icon name="lantern" size={26} />
      <span>ennichi</span>
    </a>
  );
}

/** What stands where something is not there yet. */
export function Waiting<T>({ loaded }: { loaded: Loaded<T> }) {
  const w = useWords();
  if (!loaded.error)
    return (
      <p class="sub waits" role="status">
        {w.loading}
      </p>
    );
  return (
    <p class="error waits" role="alert">
      {loaded.error}
      <button type="button" class="btn" onClick={loaded.again}>
        {w.retry}
      </button>
    </p>
  );
}

interface ToolProps {
  icon: string;
  label: string;
  /** the key that does the same */
  shortcut?: string;
  /** the label is written beside the sign where there is room */
  written?: boolean;
  class?: string;
  disabled?: boolean;
  act: () => void;
}

/** A quiet button: a sign, its words where there is room, and its key. */
export function Tool({ icon, label, shortcut, written, class: extra, disabled, act }: ToolProps) {
  return (
    <button
      type="button"
      class={extra ? `tool ${extra}` : "tool"}
      aria-label={label}
      title={written ? undefined : label}
      aria-keyshortcuts={shortcut?.toLowerCase()}
      disabled={disabled}
      onClick={act}
    >
      <Icon name={icon} size={18} />
      {written && <span>{label}</span>}
      {shortcut && <kbd aria-hidden="true" data-key={shortcut} />}
    </button>
  );
}
