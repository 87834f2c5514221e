// One section of the rules beside the boards, with a search, and with what else concerns this table.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { loadRules } from "./games/index";
import { sectionAt } from "./games/section";
import { Icon } from "./icons";
import { SectionText, withOurs } from "./rules";
import "./rules.css";
import { Search } from "./search";
import { useSettings } from "./settings";
import { useLoaded } from "./useful";
import { useWords } from "./words";

export interface PanelProps {
  game: string;
  /** the colour of the game's pages */
  accent: string;
  /** a section, or a question or a group of things that one explains */
  anchor: string;
  /** sections that concern this table just now */
  topics: string[];
  go: (anchor: string) => void;
  close: () => void;
}

export function RulesPanel({ game, accent, anchor, topics, go, close }: PanelProps) {
  const w = useWords();
  const { language } = useSettings();
  const box = useRef<HTMLDialogElement>(null);
  const { value: chapters, error } = useLoaded(() => loadRules(game, language), [game, language]);
  const sections = useMemo(() => chapters && withOurs(chapters, w), [chapters, w]);
  const section = sections && (sectionAt(sections, anchor) ?? sections[0]);
  const at = section ? sections.indexOf(section) : -1;
  const others = topics.flatMap((topic) => sections?.filter(({ id }) => id === topic && id !== section?.id) ?? []);

  useEffect(() => {
    const before = document.activeElement;
    box.current?.show(); // the table beside it can be used
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    box.current?.querySelector(".panel-text")?.scrollTo(0, 0);
    box.current?.querySelector<HTMLElement>(".panel-text")?.focus({ preventScroll: true });
  }, [section?.id]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  const turnTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    go(id);
  };
  const link = (id: string, title: string) => (
    <a key={id} href={`/rules/${game}#${id}`} onClick={(event) => turnTo(event, id)}>
      {title}
    </a>
  );
  return (
    <dialog class="rules-panel" ref={box} aria-label={w.rules} data-game={accent} onKeyDown={onKey}>
      <header>
        <Search game={game} sections={sections ?? []} choose={go} />
        <a class="tool" href={`/rules/${game}#${section?.id ?? ""}`} target="_blank" rel="noopener" data-whole>
          <Icon name="book" size={18} label={w.wholeRules} />
        </a>
        <button type="button" class="tool" aria-label={w.close} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </header>
      <div class="panel-text prose" tabIndex={-1} role="region" aria-label={section?.title ?? w.rules}>
        {error && <p role="alert">{error}</p>}
        {section && <SectionText key={section.id} game={game} section={section} here={false} />}
        {section && sections && (
          <nav aria-label={w.contents}>
            <p class="beside">
              {at > 0 && link(sections[at - 1].id, `← ${sections[at - 1].title}`)}
              {at + 1 < sections.length && link(sections[at + 1].id, `${sections[at + 1].title} →`)}
            </p>
            {others.length > 0 && (
              <>
                <h3>{w.alsoHere}</h3>
                <p class="topics">{others.map(({ id, title }) => link(id, title))}</p>
              </>
            )}
          </nav>
        )}
      </div>
    </dialog>
  );
}
