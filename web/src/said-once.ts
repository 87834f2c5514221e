// A tooltip says nothing twice.

/** What of these words has not been said yet: the same in brackets, after a colon or as a sentence is left out. */
export function newWords(words: string, ...said: string[]): string {
  const known = said.map(plain);
  const isKnown = (part: string) => known.some((one) => one.includes(plain(part)));
  let left = words;
  for (const end of [/ \(([^()]+)\)$/, /(?:\u00a0| )?: ([^:]+)$/, /\. (.+)$/]) {
    const found = end.exec(left);
    if (found?.[1] !== undefined && isKnown(found[1])) left = left.slice(0, found.index);
  }
  return known.includes(plain(left)) ? "" : left;
}

function plain(words: string): string {
  return words.trim().replace(/\.$/, "").toLowerCase();
}

/** What is said under a title need not begin with it: "Stall B4 (Tobacco shop), 2 mon more" says "Tobacco shop, 2 mon more". */
export function withoutTitle(text: string, title: string): string {
  if (!title || text.slice(0, title.length).toLowerCase() !== title.toLowerCase()) return text;
  const rest = text.slice(title.length).trim();
  const inner = /^\(([^()]*)\)(.*)$/s.exec(rest);
  if (inner) return inner[1] + inner[2];
  return /^[:,;.–—]/.test(rest) ? rest.slice(1).trim() : rest && text;
}
