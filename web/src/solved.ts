// Which puzzles this browser has solved, and how alike two turns are.

const KEY = "ennichi-puzzles";

export function solved(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export function noteSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(id)]));
  } catch {
    // private windows may forbid storage: then it is forgotten
  }
}

/** Whether two turns are much alike: they begin with the same touch, and most touches of the longer are in both. */
export function resembles(one: string[], other: string[]): boolean {
  const both = new Set(one.filter((touch) => other.includes(touch))).size;
  return one.length > 0 && one[0] === other[0] && both >= 0.6 * Math.max(new Set(one).size, new Set(other).size);
}
