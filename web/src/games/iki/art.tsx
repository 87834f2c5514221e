// Constant drawings.

import type { VNode } from "preact";

/** Constant markup into an <svg>. */
export function art(name: string, box: string, fit: string, body: string): VNode {
  return (
    <svg
      class={`ik-art ${name}`}
      viewBox={box}
      preserveAspectRatio={fit}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
