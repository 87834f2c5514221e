// What a screen reader says by itself: one place that is there from the beginning, and to which sentences are added.
// Parts that come and go are not heard reliably, and a sentence that grows would be read anew with each word.

import { useEffect, useState } from "preact/hooks";
import { useWords } from "./words";

const TOGETHER = 60; // ms in which sentences are gathered, so that they come in order
const KEPT = 80; // sentences: more than ever come at once, or some would never be there to be heard

export type Order = "story" | "news" | "question"; // what is asked is said after what happened
const ORDERS: readonly Order[] = ["story", "news", "question"];

let gathered: { text: string; order: Order }[] = [];
let timer = 0;
let show: (texts: string[]) => void = () => undefined;

/** Say something, once. */
export function announce(text: string, order: Order = "news"): void {
  if (!text.trim()) return;
  gathered.push({ text: text.replace(/\s+/g, " ").trim(), order });
  clearTimeout(timer);
  timer = setTimeout(tell, TOGETHER);
}

function tell(): void {
  const texts = ORDERS.flatMap((order) => gathered.filter((one) => one.order === order)).map((one) => one.text);
  gathered = [];
  show(texts.filter((text, i) => text !== texts[i - 1]));
}

/** Say something as soon as it is there, and again when it changes, or when `again` does. */
export function useAnnounced(text: string, order: Order = "news", again: unknown = ""): void {
  useEffect(() => announce(text, order), [text, again]);
}

export function Announcer() {
  const w = useWords();
  const [lines, set] = useState<{ id: number; text: string }[]>([]);
  useEffect(() => {
    let next = 0;
    show = (texts) => set((old) => [...old, ...texts.map((text) => ({ id: next++, text }))].slice(-KEPT));
  }, []);
  return (
    <div class="hidden" id="announcer" role="log" aria-live="polite" aria-label={w.whatHappens}>
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
