// A rules page is data: sections with anchors, so that prompts and tooltips can point at the right place.

export type Paragraph = string | { list: string[] };

export interface Section {
  id: string;
  title: string;
  /** further names for this place: ids of questions ("ask-home") and groups of touches ("home") */
  anchors?: string[];
  /** words between ** are strong; a number is marked with its fact: [3|start-coins] */
  paragraphs: Paragraph[];
}
