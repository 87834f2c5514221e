// Dialogs: the browser's own, which holds the focus and gives it back.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icons";
import { useWords } from "./words";

interface DialogProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: DialogProps) {
  const w = useWords();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const shown = useRef(true);

  useEffect(() => {
    const before = document.activeElement;
    const dialog = box.current;
    dialog?.showModal();
    return () => {
      shown.current = false; // the browser tells of it later, when another dialog may have taken its place
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === box.current) close();
  };
  return (
    <dialog ref={box} class="dialog" aria-labelledby={id} onClose={() => shown.current && close()} onClick={onBackdrop}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={w.close} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {children}
    </dialog>
  );
}
