// A player aid: all that one looks up while playing, on one sheet of paper, A4 or Letter. Its numbers are the components'.

import type { ComponentChildren } from "preact";
import { Message } from "./controls";
import { loadAid, loadGame } from "./games/index";
import { type Paragraph, plain, type Section } from "./games/section";
import { Icon } from "./icons";
import "./rules.css";
import { useSettings } from "./settings";
import { TextPage } from "./text-page";
import { useGame, useLoaded } from "./useful";
import { useWords } from "./words";

export function AidPage({ game }: { game: string }) {
  const w = useWords();
  const { language } = useSettings();
  const about = useGame(game);
  const info = about.value?.info;
  const { value, error } = useLoaded(
    async () => ({ sections: await loadAid(game, language), module: await loadGame(game) }), // with its icons
    [game, language],
  );
  if (error || about.error) return <Message icon="warning" text={error || about.error} />;
  if (!value || !about.value) return <Message text={w.loading} />;
  if (!info || !value.sections.length) return <Message icon="warning" text={w.noRules} />;
  return (
    <TextPage title={w.aidOf({ game: info.title })} accent={info.accent} aid>
      <p class="sub not-printed">
        {w.aidNote} <a href={`/rules/${game}`}>{w.rulesOf({ game: info.title })}</a>
      </p>
      <p class="not-printed">
        <button type="button" class="btn" onClick={() => print()}>
          <Icon name="printer" size={18} />
          {w.print}
        </button>
      </p>
      <div class="aid-sheet">
        {value.sections.map((section) => (
          <AidPart key={section.id} section={section} meaning={value.module.legend?.(language) ?? {}} />
        ))}
      </div>
    </TextPage>
  );
}

interface PartProps {
  section: Section;
  /** of the icons, by their names */
  meaning: Record<string, string>;
}

function AidPart({ section, meaning }: PartProps) {
  const told = (paragraph: Paragraph, i: number) => {
    if (typeof paragraph === "string") return <p key={i}>{withIcons(paragraph, meaning)}</p>;
    if (!("list" in paragraph)) return null;
    return (
      <ul key={i}>
        {paragraph.list.map((line, n) => (
          <li key={n}>{withIcons(line, meaning)}</li>
        ))}
      </ul>
    );
  };
  return (
    <section>
      <h2>{section.title}</h2>
      {section.paragraphs.map(told)}
    </section>
  );
}

/** "{coin}" is an icon; words between ** are strong. */
function withIcons(text: string, meaning: Record<string, string>): ComponentChildren {
  return plain(text)
    .split("**")
    .map((part, i) => {
      const parts = part.split(/\{([a-z0-9-]+)\}/);
      const drawn = parts.map((one, n) =>
        n % 2 ? <Icon key={n} name={one} size={16} label={meaning[one]} /> : <span key={n}>{one}</span>,
      );
      return i % 2 ? <b key={i}>{drawn}</b> : drawn;
    });
}
