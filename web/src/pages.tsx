// Two short pages of text.

import { TextPage } from "./text-page";
import { useWords, type Words } from "./words";

function keysOf({ keys, keyNames: { shift, enter, space, escape: esc, home, end } }: Words): [string[], string][] {
  return [
    [["Tab", `${shift} Tab`], keys.tab],
    [["↑", "↓", "←", "→"], keys.arrows],
    [[`${shift} ↑`, `${shift} →`], keys["any-thing"]],
    [[enter, space], keys.touch],
    [["U"], keys.undo],
    [["R"], keys.restart],
    [["H"], keys.hint],
    [["K"], keys.coach],
    [["W"], keys.why],
    [["Q"], keys.what],
    [["?"], keys["can-do"]],
    [["/"], keys.rules],
    [["C"], keys.count],
    [["L"], keys.log],
    [["1", "2", "3", "4"], keys.board],
    [["1", "2", "3", "4"], keys.option],
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
    <TextPage title={w.keyboardTitle} accent="red">
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
    <TextPage title={w.aboutTitle} accent="red">
      {Object.values(w.aboutText).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </TextPage>
  );
}
