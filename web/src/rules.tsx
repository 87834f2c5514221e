// A rules page: drawn from data, with anchors for every question and every sort of thing.

import { useMemo } from "preact/hooks";
import { Message } from "./controls";
import { ExampleFilm } from "./example-film";
import { CountFigure, Figure } from "./figure";
import { hasAid, loadRules } from "./games/index";
import { type Paragraph, plain, type Section, sectionAt } from "./games/section";
import { Icon } from "./icons";
import { Legend } from "./legend";
import "./rules.css";
import { withRulings } from "./ruling-links";
import { registerOf } from "./rulings";
import { Search } from "./search";
import { useSettings } from "./settings";
import { TextPage } from "./text-page";
import { useBroughtUp, useGame, useLoaded } from "./useful";
import { useWords, type Words } from "./words";

export function RulesPage({ game, anchor }: { game: string; anchor: string }) {
  const w = useWords();
  const { language } = useSettings();
  const about = useGame(game);
  const info = about.value?.info;
  const title = info?.title ?? "";
  const { value: chapters, error } = useLoaded(() => loadRules(game, language), [game, language]);
  const sections = useMemo(() => chapters && withOurs(chapters, w), [chapters, w]);
  const found = sections && sectionAt(sections, anchor);

  useBroughtUp(found?.id, [chapters, info]);

  if (error || about.error) return <Message icon="warning" text={error || about.error} />;
  if (!sections || !about.value) return <Message text={w.loading} />;
  if (!info || !sections.length) return <Message icon="warning" text={w.noRules} />;
  return (
    <TextPage
      title={w.rulesOf({ game: title })}
      accent={info.accent}
      pictured
      contents={sections.map((section) => ({ id: section.id, title: section.title, here: section === found }))}
    >
      <p class="sub">
        {w.rulesNote} <a href={`/rulings/${game}`}>{w.rulingsOf({ game: title })}</a>
      </p>
      {hasAid(game) && (
        <p>
          <a class="tool aid-link" href={`/rules/${game}/aid`}>
            <Icon name="printer" size={18} />
            {w.aidOf({ game: title })}
          </a>
        </p>
      )}
      <Search game={game} sections={sections} />
      {sections.map((section) => (
        <SectionText key={section.id} game={game} section={section} here={section === found} />
      ))}
    </TextPage>
  );
}

const LEGEND = "icons";

/** A page ends with what is no rule of the game: what the icons mean, and how things go at this table. */
export function withOurs(chapters: Section[], w: Words): Section[] {
  if (!chapters.length) return [];
  return [
    ...chapters,
    { id: LEGEND, title: w.legendTitle, paragraphs: [w.legendNote] },
    { id: "at-this-table", title: w.tableHelpTitle, paragraphs: [{ list: Object.values(w.tableHelp) }] },
  ];
}

export function SectionText({ game, section, here }: { game: string; section: Section; here: boolean }) {
  return (
    <section id={section.id} {...(here ? { "data-here": true } : {})}>
      <h2>
        <span>{section.title}</span>
      </h2>
      {section.paragraphs.map((paragraph, i) => (
        <ParagraphText key={i} game={game} paragraph={paragraph} />
      ))}
      {section.id === LEGEND && <Legend game={game} />}
      <RulingsHere game={game} section={section.id} />
    </section>
  );
}

/** What we decided about a section, folded away; the register tells why. */
function RulingsHere({ game, section }: { game: string; section: string }) {
  const w = useWords();
  const { value } = useLoaded(() => registerOf(game), [game]);
  const own = value?.filter((ruling) => ruling.section === section) ?? [];
  if (own.length === 0) return null;
  return (
    <details class="rulings-here">
      <summary>{w.rulingsHere({ count: own.length })}</summary>
      <ul lang="en">
        {own.map(({ id, title }) => (
          <li key={id}>
            <a href={`/rulings/${game}#${id}`} target="_blank" rel="noopener">
              {id}: {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ParagraphText({ game, paragraph }: { game: string; paragraph: Paragraph }) {
  if (typeof paragraph === "string") return <p>{strong(paragraph, game)}</p>;
  if ("picture" in paragraph) {
    const { picture, caption, marks } = paragraph;
    return <Figure game={game} name={picture} caption={plain(caption)} marks={marks.map(plain)} />;
  }
  if ("film" in paragraph) return <ExampleFilm game={game} name={paragraph.film} caption={plain(paragraph.caption)} />;
  if ("count" in paragraph)
    return <CountFigure game={game} name={paragraph.count} caption={plain(paragraph.caption)} />;
  return (
    <ul>
      {paragraph.list.map((line, i) => (
        <li key={i}>{strong(line, game)}</li>
      ))}
    </ul>
  );
}

/** A page's sentence, with what is strong in it and with its rulings. */
export function strong(text: string, game: string) {
  return plain(text)
    .split("**")
    .map((part, i) => (i % 2 ? <b key={i}>{part}</b> : withRulings(part, game)));
}
