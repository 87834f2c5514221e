// A rules page is Markdown: sections with anchors, so that prompts and tooltips can point at the right place.

export type Paragraph = string | { list: string[] };

export interface Section {
  id: string;
  title: string;
  /** further names for this place: ids of questions ("ask-home") and groups of touches ("home") */
  anchors?: string[];
  /** words between ** are strong; a number is marked with its fact: [3|start-coins] */
  paragraphs: Paragraph[];
}

const HEADING = /^(.*) \{#([^ }]+)([^}]*)\}$/;

/** The sections of a page: a heading "## Title {#id anchor anchor}", then paragraphs and lists, each of one line. */
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
  if (!block.startsWith("- ")) return block;
  return { list: block.split("\n").map((line) => line.slice(2)) };
}
