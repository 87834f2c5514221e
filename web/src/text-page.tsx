// The frame of a page of text: the bar above it, the list of its parts, and the text.

import type { ComponentChildren } from "preact";
import { Brand, LanguageChoice } from "./controls";
import { useTitle } from "./useful";
import { useWords } from "./words";

interface TextPageProps {
  title: string;
  accent: string;
  /** its parts, each with its anchor; a short page has none */
  contents?: { id: string; title: string; here: boolean }[];
  /** it has pictures, which need room; or it is a sheet to print */
  pictured?: boolean;
  aid?: boolean;
  /** the language of the contents, where it is not the reader's */
  lang?: string;
  children: ComponentChildren;
}

export function TextPage({ title, accent, contents, pictured, aid, lang, children }: TextPageProps) {
  const w = useWords();
  useTitle(title);
  return (
    <div data-game={accent}>
      <header class="top">
        <Brand />
        <span class="tools">
          <LanguageChoice />
        </span>
      </header>
      <main
        class={`text-page${contents || aid ? "" : " narrow"}${pictured ? " pictured" : ""}${aid ? " aid" : ""} page`}
        id="content"
        tabIndex={-1}
      >
        {contents && (
          <nav class="toc" aria-label={w.contents}>
            <h2>{w.contents}</h2>
            <ol lang={lang}>
              {contents.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`} aria-current={part.here ? "true" : undefined}>
                    {part.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <article class="prose">
          <h1>{title}</h1>
          {children}
        </article>
      </main>
    </div>
  );
}
