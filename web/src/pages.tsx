// Two short pages of text.

import type { ComponentChildren } from "preact";
import { Brand, LanguageChoice } from "./controls";
import { useTitle } from "./useful";
import { useWords, type Words } from "./words";

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

function keysOf({ keys, keyNames: { shift, enter, space, escape: esc, home, end } }: Words): [string[], string][] {
  return [
    [["Tab", `${shift} Tab`], keys.tab],
    [["↑", "↓", "←", "→"], keys.arrows],
    [[`${shift} ↑`, `${shift} →`], keys["any-thing"]],
    [[enter, space], keys.touch],
    [["U"], keys.undo],
    [["R"], keys.restart],
    [["H"], keys.hint],
    [["?"], keys["can-do"]],
    [["C"], keys.count],
    [["L"], keys.log],
    [["1", "2", "3", "4"], keys.board],
    [["T"], keys.turn],
    [["Z"], keys.zone],
    [["+", "−", "0"], keys.zoom],
    [["↑", "↓", "←", "→"], keys.pan],
    [[esc], keys.escape],
    [["←", "→", home, end], keys["film-step"]],
    [[space], keys["film-play"]],
  ];
}

export function KeyboardPage() {
  const w = useWords();
  return (
    <TextPage title={w.keyboardTitle}>
      <p>{w.keyboardIntro}</p>
      <table class="keys">
        <tbody>
          {keysOf(w).map(([keys, does]) => (
            <tr key={does}>
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
      {Object.values(w.aboutText).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </TextPage>
  );
}
