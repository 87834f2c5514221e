// Short messages at the bottom of the page.

import { useEffect, useState } from "preact/hooks";

const STAY = 5000;
let show: (message: string) => void = () => undefined;

export function toast(message: string): void {
  show(message);
}

export function Toasts() {
  const [messages, set] = useState<{ id: number; text: string }[]>([]);
  useEffect(() => {
    let next = 0;
    show = (text) => {
      const id = next++;
      set((old) => [...old.filter((one) => one.text !== text).slice(-2), { id, text }]);
      setTimeout(() => set((old) => old.filter((one) => one.id !== id)), STAY);
    };
  }, []);
  return (
    <div class="toasts" role="status" aria-live="polite" aria-atomic="false">
      {messages.map(({ id, text }) => (
        <div key={id} class="toast">
          {text}
        </div>
      ))}
    </div>
  );
}
