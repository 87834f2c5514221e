// A sentence for a place with little room: as many of its clauses as fit.

const LEAST = 0.4; // of the room must be used, or the sentence ends in the midst of a clause

/** The sentence, or its first clauses with a sign that there is more. */
export function inShort(text: string, most: number): string {
  if (text.length <= most) return text;
  const begun = text.slice(0, most);
  const ends = [...begun.matchAll(/[,;.](?= )| \(/g)].map((end) => end.index).filter((at) => !inBrackets(begun, at));
  const clause = ends.at(-1) ?? 0;
  const at = clause > LEAST * most ? clause : begun.lastIndexOf(" ");
  return `${begun.slice(0, at).replace(/[\s,;]+$/, "")} …`;
}

function inBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}
