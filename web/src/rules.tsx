// A rules page: drawn from data, with anchors for every question and every sort of thing.

import { useEffect } from "preact/hooks";
import { Message } from "./controls";
import { loadRules } from "./games/index";
import type { Paragraph, Section } from "./games/section";
import { withRulings } from "./ruling-links";
import { useSettings } from "./settings";
import { TextPage } from "./text-page";
import { useGame, useLoaded } from "./useful";
import { useWords, type Words } from "./words";

export function RulesPage({ game, anchor }: { game: string; anchor: string }) {
  const w = useWords();
  const { language } = useSettings();
  const about = useGame(game);
  const info = about.value?.info;
  const title = info?.title ?? "";
  const { value: chapters, error } = useLoaded(() => loadRules(game, language), [game, language]);
  const sections = chapters && (chapters.length ? [...chapters, tableHelp(w)] : []);
  const found = sections?.find((section) => section.id === anchor || section.anchors?.includes(anchor));

  useEffect(() => {
    if (found) document.getElementById(found.id)?.scrollIntoView({ block: "start" });
  }, [found?.id, chapters, info]);

  if (error || about.error) return <Message icon="warning" text={error || about.error} />;
  if (!sections || !about.value) return <Message text={w.loading} />;
  if (!info || !sections.length) return <Message icon="warning" text={w.noRules} />;
  return (
    <TextPage
      title={w.rulesOf({ game: title })}
      accent={info.accent}
      contents={sections.map((section) => ({ id: section.id, title: section.title, here: section === found }))}
    >
      <p class="sub">
        {w.rulesNote} <a href={`/rulings/${game}`}>{w.rulingsOf({ game: title })}</a>
      </p>
      {sections.map((section) => (
        <SectionText key={section.id} game={game} section={section} here={section === found} />
      ))}
    </TextPage>
  );
}

/** The last section of every page: not the game's rules, but how things go at this table. */
function tableHelp(w: Words): Section {
  return { id: "at-this-table", title: w.tableHelpTitle, paragraphs: [{ list: Object.values(w.tableHelp) }] };
}

function SectionText({ game, section, here }: { game: string; section: Section; here: boolean }) {
  return (
    <section id={section.id} {...(here ? { "data-here": true } : {})}>
      <h2>
        <span>{section.title}</span>
      </h2>
      {section.paragraphs.map((paragraph, i) => (
        <ParagraphText key={i} game={game} paragraph={paragraph} />
      ))}
    </section>
  );
}

function ParagraphText({ game, paragraph }: { game: string; paragraph: Paragraph }) {
  if (typeof paragraph === "string") return <p>{strong(paragraph, game)}</p>;
  return (
    <ul>
      {paragraph.list.map((line, i) => (
        <li key={i}>{strong(line, game)}</li>
      ))}
    </ul>
  );
}

/** A page's sentence as it is read: `[3|start-coins]` is a 3 that a test compares with the components. */
function strong(text: string, game: string) {
  return text
    .replace(/\[([^[\]|]+)\|[^[\]|]+\]/g, "$1")
    .split("**")
    .map((part, i) => (i % 2 ? <b key={i}>{part}</b> : withRulings(part, game)));
}
