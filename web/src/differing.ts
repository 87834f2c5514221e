// Two sentences that are nearly the same, clause by clause: what of one is not in the other, and the rest in short.

export interface Part {
  text: string;
  /** the other sentence has not got it */
  differs: boolean;
}

const LONG = 8; // words that both have in a row; of more, whole clauses are left out

/** A clause with what stands between it and the next one. */
interface Clause {
  words: string;
  after: string;
}

/** A sentence as what it shares with another and what it does not; put together, the parts read as language. */
export function differing(said: string, other: string): Part[] {
  const clauses = clausesOf(said);
  const shared = sharedWith(clauses.map(bare), clausesOf(other).map(bare));
  const parts: Part[] = [];
  const add = (text: string, differs: boolean) => {
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += text;
    else if (text) parts.push({ text, differs });
  };
  for (let at = 0; at < clauses.length; ) {
    const differs = !shared[at];
    let end = at;
    while (end < clauses.length && shared[end] === shared[at]) end += 1;
    const run = clauses.slice(at, end);
    const after = run[run.length - 1].after;
    const whole = run.map((clause, i) => clause.words + (i < run.length - 1 ? clause.after : "")).join("");
    const all = at === 0 && end === clauses.length;
    add(differs || all ? whole : shortened(run, whole, at === 0, end === clauses.length), differs);
    add(after, false);
    at = end;
  }
  return parts;
}

/** Only the clauses beside what differs, and the one with which the sentence begins. */
function shortened(run: Clause[], whole: string, first: boolean, last: boolean): string {
  if (count(whole) <= LONG || (run.length < 3 && !last) || run.length < 2) return whole;
  const begins = `${run[0].words} …`;
  if (last) return begins;
  const ends = run[run.length - 1].words;
  return first || count(run[0].words) <= LONG ? `${begins} ${ends}` : `… ${ends}`;
}

const count = (words: string) => words.split(" ").length;

/** The same clause may end the one sentence and stand in the midst of the other. */
const bare = ({ words }: Clause) => words.replace(/[.…]$/, "");

const BETWEEN = /^(?:, and | and |, | et | e |; |\. )/;
const OPENS = "(“«";
const CLOSES = ")”»";

/** A text at its commas, ends of sentences and "and", where these are not in brackets or a name. */
export function clausesOf(text: string): Clause[] {
  const found: Clause[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = 0; at < text.length; ) {
    if (OPENS.includes(text[at])) depth += 1;
    if (CLOSES.includes(text[at])) depth = Math.max(0, depth - 1);
    const after = depth === 0 ? (BETWEEN.exec(text.slice(at, at + 6))?.[0] ?? "") : "";
    if (after && at > begin) {
      found.push({ words: text.slice(begin, at), after });
      begin = at + after.length;
    }
    at += after.length || 1;
  }
  if (begin < text.length) found.push({ words: text.slice(begin), after: "" });
  return found;
}

/** For each clause, whether it belongs to the longest row of clauses that both have in this order. */
function sharedWith(one: string[], other: string[]): boolean[] {
  const longest = one.map(() => new Array<number>(other.length + 1).fill(0));
  longest.push(new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i][j] = one[i] === other[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const shared = one.map(() => false);
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      shared[i] = true;
      i += 1;
      j += 1;
    } else if (longest[i + 1][j] >= longest[i][j + 1]) i += 1;
    else j += 1;
  }
  return shared;
}
