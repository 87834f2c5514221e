// The printed effects and awards, taken apart for drawing. What they do is the server's business.

export interface Term {
  count: number;
  noun: string; // "mon", "xp other"
  less: { count: number; noun: string } | null; // the discount of "build-wood" or "hire-2mon"
}
export interface Deal {
  cost: Term[];
  gain: Term[];
}

function termOf(text: string): Term {
  const found = /^(?:(\d+) )?([a-z]+)(?:-(\d*)([a-z]+))?((?: [a-z]+)?)$/.exec(text.trim());
  if (!found) return { count: 1, noun: text.trim(), less: null };
  const [, count, noun = "", lessCount, lessNoun, word = ""] = found;
  const less = lessNoun ? { count: lessCount ? Number(lessCount) : 1, noun: lessNoun } : null;
  return { count: count === undefined ? 1 : Number(count), noun: noun + word, less };
}

function termsOf(text: string): Term[] {
  return text.split(" + ").map(termOf);
}

export function dealsOf(effect: string): Deal[] {
  if (!effect) return [];
  return effect.split(" / ").map((option) => {
    const parts = option.split(" > ");
    const gain = parts.pop() ?? "";
    return { cost: parts[0] === undefined ? [] : termsOf(parts[0]), gain: termsOf(gain) };
  });
}

/** Several options with one side in common are written once: "mon > wood / build". */
export interface Line {
  costs: Term[][]; // alternatives
  gains: Term[][]; // alternatives
  both: boolean; // goes both ways
  most: number; // up to so many times; 0 where that is not the point
}

function key(terms: Term[]): string {
  return JSON.stringify(terms);
}

/** Effects as they fit a small piece: alternatives that share a side are drawn together. */
export function linesOf(effect: string): Line[] {
  const deals = dealsOf(effect);
  const plain = deals.map(({ cost, gain }) => ({ costs: [cost], gains: [gain], both: false, most: 0 }));
  const [first] = deals;
  if (!first || deals.length === 1) return plain;
  const exchange = bothWays(deals);
  if (exchange) return [exchange];
  const priced = deals.every((deal) => deal.cost.length > 0);
  if (priced && deals.every((deal) => key(deal.cost) === key(first.cost))) {
    return [{ costs: [first.cost], gains: deals.map((deal) => deal.gain), both: false, most: 0 }];
  }
  if (priced && deals.every((deal) => key(deal.gain) === key(first.gain))) {
    return [{ costs: deals.map((deal) => deal.cost), gains: [first.gain], both: false, most: 0 }];
  }
  if (deals.every((deal) => deal.cost.length === 0)) {
    // "pipe / pouch / pipe + pouch": what only repeats the others together is understood
    const single = deals.filter((deal) => deal.gain.length === 1).map((deal) => deal.gain);
    const together = deals.length > single.length;
    const gains = together ? distinct(deals.flatMap((deal) => deal.gain.map((term) => [term]))) : single;
    return [{ costs: [[]], gains, both: together, most: 0 }];
  }
  return plain;
}

function distinct(gains: Term[][]): Term[][] {
  return gains.filter((gain, i) => gains.findIndex((other) => key(other) === key(gain)) === i);
}

/** "rice > sandal / 2 rice > 2 sandal / sandal > rice / ...": one line, both ways, up to so many. */
function bothWays(deals: Deal[]): Line | null {
  const [first] = deals;
  const [from] = first?.cost ?? [];
  const [to] = first?.gain ?? [];
  if (!from || !to || deals.length < 3) return null;
  const nouns = new Set([from.noun, to.noun]);
  const even = deals.every(({ cost, gain }) => {
    const [a] = cost;
    const [b] = gain;
    return cost.length === 1 && gain.length === 1 && a?.count === b?.count && nouns.has(a?.noun ?? "") && nouns.has(b?.noun ?? "");
  });
  if (!even) return null;
  return { costs: [[from]], gains: [[to]], both: true, most: Math.max(...deals.map((deal) => deal.cost[0]?.count ?? 1)) };
}

// Awards at the end: "12", "2 per fire", "3 per sandal max 30", "7 if 3 artisan and 1 pipe", several joined by " + ".

export interface Award {
  points: number;
  each: number;
  thing: string; // "" for a plain number
  most: number; // 0 for no limit
  conditions: { count: number; thing: string; atMost: boolean }[];
}

export function awardsOf(text: string): Award[] {
  if (!text) return [];
  return text.split(" + ").map((part) => {
    const per = /^(-?\d+) per (?:(\d+) )?([a-z]+)(?: max (\d+))?$/.exec(part);
    if (per) {
      return { points: Number(per[1]), each: Number(per[2] ?? 1), thing: per[3] ?? "", most: Number(per[4] ?? 0), conditions: [] };
    }
    const [points = "0", conditions = ""] = part.split(" if ");
    return {
      points: Number(points),
      each: 1,
      thing: "",
      most: 0,
      conditions: conditions === "" ? [] : conditions.split(" and ").map(conditionOf),
    };
  });
}

/** Awards of the same height for several things: "2 per boat + 2 per building" is drawn as 2 per boat, building. */
export function joined(awards: Award[]): { award: Award; things: string[] }[] {
  const found: { award: Award; things: string[] }[] = [];
  for (const award of awards) {
    const like = found.find(
      (one) => award.thing !== "" && one.award.points === award.points && one.award.each === award.each && one.award.most === award.most,
    );
    if (like) like.things.push(award.thing);
    else found.push({ award, things: award.thing ? [award.thing] : [] });
  }
  return found;
}

function conditionOf(text: string): Award["conditions"][number] {
  const found = /^(at most )?(\d+) ([a-z]+)$/.exec(text);
  if (!found) return { count: 0, thing: text, atMost: false }; // "last fire"
  return { count: Number(found[2]), thing: found[3] ?? "", atMost: found[1] !== undefined };
}
