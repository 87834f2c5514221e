// The register of rulings, from docs/rulings: what we decided where a rulebook leaves a question open.

import { Message } from "./controls";
import { loadRulings } from "./games/index";
import { useSettings } from "./settings";
import { TextPage } from "./text-page";
import { useBroughtUp, useGame, useLoaded } from "./useful";
import { useWords } from "./words";

export interface Ruling {
  id: string;
  title: string;
  parts: { label: string; text: string }[];
  /** the section of the rules page to which it belongs */
  section: string;
}

const FOR_ENGINEERS = "Tests.";
const SECTION = "Section.";

/** The entries of a register: a heading "## R13: title", then paragraphs that begin with a bold label. */
export function rulingsOf(page: string): Ruling[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [heading = "", ...paragraphs] = entry.trim().split(/\n\s*\n/);
      const [id = "", ...title] = heading.split(": ");
      const parts = paragraphs.map(labelled);
      return {
        id,
        title: title.join(": "),
        parts: parts.filter(({ label }) => label !== FOR_ENGINEERS && label !== SECTION),
        section: parts.find(({ label }) => label === SECTION)?.text ?? "",
      };
    });
}

const registers = new Map<string, Promise<Ruling[]>>();

/** The register of a game, read once. */
export function registerOf(game: string): Promise<Ruling[]> {
  const known = registers.get(game) ?? loadRulings(game).then(rulingsOf);
  registers.set(game, known);
  known.catch(() => registers.delete(game));
  return known;
}

function labelled(paragraph: string): Ruling["parts"][number] {
  const found = /^\*\*(.+?)\*\*\s*/.exec(paragraph);
  return { label: found?.[1] ?? "", text: paragraph.slice(found?.[0].length ?? 0).replace(/\s+/g, " ") };
}

export function RulingsPage({ game, anchor }: { game: string; anchor: string }) {
  const w = useWords();
  const { language } = useSettings();
  const about = useGame(game);
  const info = about.value?.info;
  const title = info?.title ?? "";
  const { value: page, error } = useLoaded(() => loadRulings(game), [game]);

  useBroughtUp(anchor, [page, info]);

  if (error || about.error) return <Message icon="warning" text={error || about.error} />;
  if (page === null || !about.value) return <Message text={w.loading} />;
  if (!info || !page) return <Message icon="warning" text={w.noRulings} />;
  const rulings = rulingsOf(page);
  const ids = new Set(rulings.map(({ id }) => id));
  // Options by their names in the lobby, and other entries as links.
  const told = (text: string, within: string) =>
    text.split("`").map((part, i) => {
      if (i % 2 === 0) return linked(part, (id) => id !== within && ids.has(id));
      const option = info.optionLabels[part];
      return option ? (
        <i key={i} lang={language}>
          {option}
        </i>
      ) : (
        <code key={i}>{part}</code>
      );
    });
  return (
    <TextPage
      title={w.rulingsOf({ game: title })}
      accent={info.accent}
      lang="en"
      contents={rulings.map(({ id, title: name }) => ({ id, title: `${id}: ${name}`, here: id === anchor }))}
    >
      <p class="sub">
        {w.rulingsNote} <a href={`/rules/${game}`}>{w.rulesOf({ game: title })}</a>
      </p>
      <div lang={language === "en" ? undefined : "en"}>
        {rulings.map((ruling) => (
          <section key={ruling.id} id={ruling.id} {...(ruling.id === anchor ? { "data-here": true } : {})}>
            <h2>
              <span>
                {ruling.id}: {ruling.title}
              </span>
            </h2>
            {ruling.parts.map(({ label, text }, i) => (
              <p key={i}>
                {label && <b>{label} </b>}
                {told(text, ruling.id)}
              </p>
            ))}
            {ruling.section && (
              <p lang={language}>
                <a href={`/rules/${game}#${ruling.section}`}>{w.rulesAbout}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </TextPage>
  );
}

/** A text in which ids of entries lead to them. */
function linked(text: string, leads: (id: string) => boolean) {
  return text.split(/\b([RQDT]\d{1,2})\b/).map((part, i) =>
    i % 2 && leads(part) ? (
      <a key={i} href={`#${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
