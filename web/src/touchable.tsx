// A thing on a board that stands for a touch.

import type { ComponentChildren, CSSProperties, JSX, VNode } from "preact";
import type { BoardProps } from "./game";

export interface TouchableProps {
  board: BoardProps;
  name: string;
  /** what it is, for a screen reader */
  label: string;
  class: string;
  style?: CSSProperties;
  /** drawn, but the touch of this name lies elsewhere */
  inert?: boolean;
  /** what is heard of an open one; by default what touching it does, instead of what it is */
  spoken?: (does: string) => string;
  children?: ComponentChildren;
}

/** A thing with a touch name. A name is interactive once; its other drawings only say what they are about. */
export function Touchable({
  board,
  name,
  label,
  class: className,
  style,
  inert,
  spoken,
  children,
}: TouchableProps): VNode {
  if (inert === true) {
    return (
      <span class={className} style={style} data-about={name} role="img" aria-label={label}>
        {children}
      </span>
    );
  }
  const given = board.touch(name, className) as JSX.IntrinsicElements["button"]; // it does not know which element it is for
  const { "aria-label": does, role: _, ...props } = given;
  const tabIndex = given.tabIndex ?? (board.isOpen(name) ? 0 : -1); // quiet things stay out of the Tab order
  // the words are content and no aria-label, which would have to repeat everything printed on the piece
  return (
    <button type="button" {...props} style={style} tabIndex={tabIndex}>
      <span class="hidden">{does === undefined ? label : (spoken?.(String(does)) ?? does)}</span>
      {children}
    </button>
  );
}
