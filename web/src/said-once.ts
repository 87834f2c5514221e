// A tooltip says nothing twice.

interface Said {
  title: string;
  text: string;
  does: string;
}

/** What a thing is, does, and would do now, each said once. `costs` is the verb before a price. */
export function saidOnce({ title, text, does }: Said, costs: string): Said {
  const bare = withoutTitle(text, title);
  const fresh = newWords(withoutTitle(does, title), title, bare);
  if (!bare && fresh) return { title: fresh, text: "", does: "" }; // "Done" says less than "end your turn"
  const priced = withoutPrice(bare, fresh, costs);
  return { title: shortTitle(title, priced), text: priced, does: fresh };
}

/** A price that the action names is not told before it, too: "Artisan, costs 3 mon. …", and then "hire it for 3 mon". */
function withoutPrice(text: string, does: string, costs: string): string {
  const named = new RegExp(`^(.*?)(, )?(?:^|\\b)${costs} ([^,;]+?)\\.?$`, "iu");
  const left = text.split(/(?<=\.) /).flatMap((sentence) => {
    const [, before, comma, price] = named.exec(sentence) ?? [];
    if (!price || !new RegExp(` ${escaped(price)}(?:,|$)|^${escaped(price)}(?:,|$)`, "iu").test(does)) return sentence;
    return comma ? `${before}.` : [];
  });
  return left.join(" ");
}

/** Without what stands in its brackets, where the text says all of that. */
function shortTitle(title: string, text: string): string {
  const inner = / \(([^()]+)\)$/.exec(title);
  const parts = inner?.[1]?.split(/, | or | ou /) ?? [];
  return inner && parts.every((part) => says(text, part)) ? title.slice(0, inner.index) : title;
}

/** What touching a thing does, and behind it what the thing is, as far as that is news: for the ear. `costs` is the verb
 * before a price. */
export function heardOnce(does: string, label: string, costs: string): string {
  const news = label.split(", ").flatMap((part) => unsaid(does, part, costs));
  return news.length ? `${does} (${news.join(", ")})` : does;
}

/** What of a part is news: nothing of "Fire tower: 1 step" or "skill: 1 step" after "Fire tower (1 step)", and of
 * "Fire tower: 2 steps" the steps. */
function unsaid(text: string, part: string, costs: string): string[] {
  if (says(text, part)) return [];
  if (part.startsWith(`${costs} `) && says(text, part.slice(costs.length))) return [];
  const [, thing, about] = /^(.+?)\s?: (.+)$/u.exec(part) ?? [];
  if (thing === undefined || about === undefined) return [part];
  if (plain(text).includes(`(${plain(about)}`) || (says(text, thing) && says(text, about))) return [];
  return says(text, thing) ? [about] : [part];
}

/** The sentences of some texts that say more than a name which has been heard, for the ear. */
export function newSentences(texts: readonly string[], name: string): string {
  const heard = spaced(name);
  const sentences = texts.flatMap((text) => text.trim().split(/(?<=[.!?]) (?=\p{Lu})/u));
  return sentences.filter((one) => one && !says(heard, spaced(one))).join(" ");
}

/** A colon may stand with a space before it, or without. */
function spaced(text: string): string {
  return text.replace(/\s+(?=[:;!?])/gu, "").replace(/\s+/gu, " ");
}

/** Whether a text has these words in it, as whole words. */
function says(text: string, words: string): boolean {
  const whole = plain(text);
  const part = plain(words);
  if (!part) return true;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!LETTER.test(whole[at - 1] ?? "") && !LETTER.test(whole[at + part.length] ?? "")) return true;
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** What of these words has not been said yet: the same in brackets, after a colon or as a sentence is left out. */
export function newWords(words: string, ...said: string[]): string {
  const isKnown = (part: string) => said.some((one) => says(one, part));
  let left = words;
  for (const one of said) if (one && left.endsWith(` (${one})`)) left = left.slice(0, -one.length - 3);
  for (const end of [/ \(([^()]+)\)$/, /(?:\u00a0| )?: ([^:]+)$/, /\. (.+)$/]) {
    const found = end.exec(left);
    // What led to it goes with it: "4 espaços, até: Tabacaria".
    if (found?.[1] !== undefined && isKnown(found[1])) left = left.slice(0, found.index).replace(/, \p{L}+$/u, "");
  }
  const first = /^([^\d,]+), /.exec(left);
  if (first?.[1] && isKnown(first[1])) left = left.slice(first[0].length);
  return isKnown(left) ? "" : left;
}

/** Whether any of these texts tells more than the words that stand there already. */
export function saysMore(texts: string[], there: string): boolean {
  return texts.some((text) => newWords(text.trim().replace(/\.$/, ""), there) !== "");
}

function plain(words: string): string {
  return words.trim().replace(/\.$/, "").replaceAll(",", "").toLowerCase();
}

/** What is said under a title need not begin with it: "Stall B4 (Tobacco shop), 2 mon more" says "Tobacco shop, 2 mon more". */
export function withoutTitle(text: string, title: string): string {
  if (!title || text.slice(0, title.length).toLowerCase() !== title.toLowerCase()) return text;
  const rest = text.slice(title.length).trim();
  const inner = /^\(([^()]*)\)(.*)$/s.exec(rest);
  if (inner) return inner[1] + inner[2];
  if (/^[:,;.–—]/.test(rest)) return rest.slice(1).trim();
  return /^(for|pour|contre|por) \d/.test(rest) ? rest : rest && text;
}
