// A rules page is Markdown: sections with anchors, so that prompts and tooltips can point at the right place.

export type Paragraph =
  | string
  | { list: string[] }
  /** a picture of the game by its name, with the words for the numbers on it */
  | { picture: string; caption: string; marks: string[] }
  /** an example turn by its name */
  | { film: string; caption: string }
  /** a game that was counted, by the name of the example */
  | { count: string; caption: string };

export interface Section {
  id: string;
  title: string;
  /** further names for this place: ids of questions ("ask-home") and groups of touches ("home") */
  anchors?: string[];
  /** words between ** are strong; a number is marked with its fact: [3|start-coins] */
  paragraphs: Paragraph[];
}

const HEADING = /^(.*) \{#([^ }]+)([^}]*)\}$/;
const SHOWN = /^!\[(.+)\]\((picture|film|count):([a-z-]+)\)$/;

/**
 * The sections of a page: a heading "## Title {#id anchor anchor}", then paragraphs and lists, each of one line. A picture
 * is "![caption](picture:name)", and below it a line "+ words" for each number on it; a turn is "![caption](film:name)",
 * and a count "![caption](count:name)".
 */
export function sectionsOf(page: string): Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...blocks] = part.trim().split(/\n\n/);
      const [, title = heading, id = "", anchors = ""] = HEADING.exec(heading) ?? [];
      return { id, title, anchors: anchors.split(" ").filter(Boolean), paragraphs: blocks.map(paragraphOf) };
    });
}

function paragraphOf(block: string): Paragraph {
  const [first = "", ...lines] = block.split("\n");
  const [, caption = "", sort, name = ""] = SHOWN.exec(first) ?? [];
  if (sort === "picture") return { picture: name, caption, marks: lines.map((line) => line.slice(2)) };
  if (sort === "film") return { film: name, caption };
  if (sort === "count") return { count: name, caption };
  if (!block.startsWith("- ")) return block;
  return { list: block.split("\n").map((line) => line.slice(2)) };
}

/** A sentence of a page as it is read: `[3|start-coins]` is a 3 that a test compares with the components. */
export function plain(text: string): string {
  return text.replace(/\[([^[\]|]+)\|[^[\]|]+\]/g, "$1");
}

/** All that a section says, a paragraph or line each, without marks. */
export function linesOf({ paragraphs }: Section): string[] {
  return paragraphs
    .flatMap((one) => {
      if (typeof one === "string") return [one];
      if ("list" in one) return one.list;
      return [one.caption, ...("marks" in one ? one.marks : [])];
    })
    .map((line) => plain(line).replaceAll("**", ""));
}

/** The section of that name, or that explains that question or thing. */
export function sectionAt(sections: Section[], anchor: string): Section | undefined {
  return (
    sections.find((section) => section.id === anchor) ?? sections.find((section) => section.anchors?.includes(anchor))
  );
}
