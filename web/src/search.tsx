// The field that searches rules and rulings. Arrows lead from it to what was found and back, Escape empties it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Section } from "./games/section";
import { Icon } from "./icons";
import { type Entry, entriesOf, type Marked, search } from "./rules-search";
import { registerOf } from "./rulings";
import { useSettings } from "./settings";
import { useLoaded } from "./useful";
import { useWords } from "./words";

interface SearchProps {
  game: string;
  sections: Section[];
  /** what is done with a section that was chosen; without it the link is followed */
  choose?: (id: string) => void;
}

export function Search({ game, sections, choose }: SearchProps) {
  const w = useWords();
  const { language } = useSettings();
  const [query, ask] = useState("");
  const box = useRef<HTMLElement>(null);
  const { value: register } = useLoaded(() => registerOf(game), [game]);
  const entries = useMemo(() => entriesOf(sections, register ?? []), [sections, register]);
  const hits = useMemo(() => search(entries, query), [entries, query]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest("input, select, textarea")) return;
      event.preventDefault();
      field(box.current)?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const onKey = (event: KeyboardEvent) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>("input, .found a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (event.key === "ArrowDown") links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === "ArrowUp") links[Math.max(at - 1, 0)]?.focus();
    else if (event.key === "Enter" && at === 0) links[1]?.click();
    else if (event.key === "Escape" && query) {
      ask("");
      links[0]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const chosen = (event: MouseEvent, entry: Entry) => {
    if (choose && entry.kind === "rules") {
      event.preventDefault();
      choose(entry.id);
    }
    if (entry.kind === "rules") ask("");
  };
  return (
    <search class="rules-search" ref={box} onKeyDown={onKey}>
      <label>
        <Icon name="search" size={18} />
        <span class="hidden">{w.searchRules}</span>
        <input
          type="search"
          class="field"
          value={query}
          placeholder={w.searchRules}
          aria-keyshortcuts="/"
          autocomplete="off"
          onInput={(event) => ask(event.currentTarget.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <p class="hidden" role="status">
        {query && w.rulesFound({ n: hits.length })}
      </p>
      {query.trim() && (
        <ol class="found">
          {hits.map(({ entry, title, line }) => (
            <li key={entry.kind + entry.id}>
              <a
                href={entry.kind === "rules" ? `/rules/${game}#${entry.id}` : `/rulings/${game}#${entry.id}`}
                target={choose && entry.kind === "ruling" ? "_blank" : undefined}
                lang={entry.kind === "ruling" && language !== "en" ? "en" : undefined}
                onClick={(event) => chosen(event, entry)}
              >
                <b>
                  <Found text={title} />
                </b>
                {entry.kind === "ruling" && <small lang={language}>{w.ruling}</small>}
                <span>
                  <Found text={line} />
                </span>
              </a>
            </li>
          ))}
          {hits.length === 0 && <li class="sub">{w.nothingFound}</li>}
        </ol>
      )}
    </search>
  );
}

function field(box: HTMLElement | null): HTMLInputElement | null {
  return box?.querySelector("input") ?? null;
}

function Found({ text }: { text: Marked }) {
  return (
    <>{text.map((part, i) => (part.found ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>))}</>
  );
}
