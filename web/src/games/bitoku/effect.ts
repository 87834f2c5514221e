// The effect language (docs: the effects of the components) as a tree, to draw and to say it. Nothing is run here.

export type Effect =
  | { is: "or"; of: Effect[] }
  | { is: "pay"; cost: Effect; gain: Effect }
  | { is: "and"; of: Effect[]; less?: number }
  | { is: "times"; count: number; of: Effect }
  | { is: "noun"; noun: string; word: string; less: number };

const known = new Map<string, Effect | null>();

/** The tree of an effect text; null for nothing. */
export function parse(text: string): Effect | null {
  let found = known.get(text);
  if (found === undefined) {
    found = text.trim() === "" ? null : plain(new Reader(text).effect());
    known.set(text, found);
  }
  return found;
}

class Reader {
  private readonly words: string[];
  private at = 0;

  constructor(text: string) {
    this.words = text.match(/[a-z]+\d?|\d+|[()/>+-]/g) ?? [];
  }

  private take(word: string): boolean {
    if (this.words[this.at] !== word) return false;
    this.at += 1;
    return true;
  }

  effect(): Effect {
    const options = [this.option()];
    while (this.take("/")) options.push(this.option());
    return options.length === 1 && options[0] ? options[0] : { is: "or", of: options };
  }

  private option(): Effect {
    const first = this.terms();
    return this.take(">") ? { is: "pay", cost: first, gain: this.terms() } : first;
  }

  private terms(): Effect {
    const terms = [this.term()];
    while (this.take("+")) terms.push(this.term());
    return terms.length === 1 && terms[0] ? terms[0] : { is: "and", of: terms };
  }

  private term(): Effect {
    const count = /^\d+$/.test(this.words[this.at] ?? "") ? Number(this.words[this.at++]) : 1;
    const of = this.atom();
    return count === 1 ? of : { is: "times", count, of };
  }

  private atom(): Effect {
    if (this.take("(")) {
      const inner = this.effect();
      this.take(")");
      return inner;
    }
    const noun = this.words[this.at++] ?? "";
    const word = /^[a-z]+$/.test(this.words[this.at] ?? "") ? (this.words[this.at++] ?? "") : "";
    const less = this.take("-") ? Number(this.words[this.at++] ?? 1) : 0;
    return { is: "noun", noun, word, less };
  }
}

/** "a-1 + b / b + a-1 / a + b-1 / …" is printed as both, one resource less. */
function plain(effect: Effect): Effect {
  if (effect.is !== "or") return effect;
  const rows = effect.of.map((one) => (one.is === "and" ? one.of : []));
  const sets = new Set(rows.map((row) => row.map((one) => (one.is === "noun" ? one.noun : "?")).sort().join()));
  const discounts = new Set(rows.map((row) => row.reduce((sum, one) => sum + (one.is === "noun" ? one.less : 9), 0)));
  const [first] = rows;
  const [less] = discounts;
  if (!first || first.length < 2 || sets.size > 1 || discounts.size > 1 || less === undefined) return effect;
  return { is: "and", of: first.map((one) => (one.is === "noun" ? { ...one, less: 0 } : one)), less };
}

/** A printed award: "2 per building max 12", or a plain number. */
export interface Award {
  rate: number;
  thing: string;
  most: number;
}

export function parseAward(text: string): Award {
  const [, rate = "0", thing = "", most = "0"] = /^(\d+)(?: per ([a-z-]+))?(?: max (\d+))?$/.exec(text) ?? [];
  return { rate: Number(rate), thing, most: Number(most) };
}
