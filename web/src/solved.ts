// Which puzzles this browser has solved.

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
