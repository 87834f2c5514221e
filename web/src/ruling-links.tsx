// Where a sentence names a ruling of ours, "(our ruling R13)", it leads to the register.

import type { ComponentChildren } from "preact";

const NAMED = /\(([^()]* ([RQDT]\d{1,2}))\)/g;

export function withRulings(text: string, game: string): ComponentChildren {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const found of text.matchAll(NAMED)) {
    parts.push(text.slice(from, found.index + 1));
    parts.push(
      <a href={`/rulings/${game}#${found[2]}`} target="_blank" rel="noopener">
        {found[1]}
      </a>,
    );
    from = found.index + found[0].length - 1;
  }
  return parts.length ? (
    <>
      {parts}
      {text.slice(from)}
    </>
  ) : (
    text
  );
}
