// Whom a single player meets, for the lobby: the face of the Tengu.

import type { VNode } from "preact";
import { INK } from "./faces/ink";
import { TENGU } from "./faces/spirits";

export function Opponent(): VNode {
  return <svg viewBox="0 0 64 64" aria-hidden dangerouslySetInnerHTML={{ __html: `<g ${INK}>${TENGU}</g>` }} />;
}
