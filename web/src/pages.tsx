// Two short pages of text.

import type { ComponentChildren } from "preact";
import { Brand, LanguageChoice } from "./controls";
import { useTitle } from "./useful";
import { useWords } from "./words";

function TextPage({ title, children }: { title: string; children: ComponentChildren }) {
  useTitle(title);
  return (
    <div data-game="red">
      <header class="top">
        <Brand />
        <span class="tools">
          <LanguageChoice />
        </span>
      </header>
      <main class="text-page narrow page" id="content" tabIndex={-1}>
        <article class="prose">
          <h1>{title}</h1>
          {children}
        </article>
      </main>
    </div>
  );
}

export function KeyboardPage() {
  const w = useWords();
  return (
    <TextPage title={w.keyboardTitle}>
      <p>{w.keyboardIntro}</p>
      <table class="keys">
        <tbody>
          {w.keys.map(([keys, does], i) => (
            <tr key={i}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TextPage>
  );
}

export function AboutPage() {
  const w = useWords();
  return (
    <TextPage title={w.aboutTitle}>
      {w.aboutText.map((text, i) => (
        <p key={i}>{text}</p>
      ))}
    </TextPage>
  );
}
