// Every icon of a game with what it means: drawn from the game's own table of icons.

import { Message } from "./controls";
import { loadGame } from "./games/index";
import { Icon } from "./icons";
import { useSettings } from "./settings";
import { useLoaded } from "./useful";
import { sentence, useWords } from "./words";

export function Legend({ game }: { game: string }) {
  const w = useWords();
  const { language } = useSettings();
  const { value: module, error } = useLoaded(() => loadGame(game), [game, language]);
  if (error) return <Message icon="warning" text={error} />;
  if (!module) return <p class="sub">{w.loading}</p>;
  const meaning = module.legend?.(language) ?? {};
  return (
    <ul class="legend">
      {Object.keys(module.icons).map((icon) => (
        <li key={icon}>
          <span class="printed">
            <Icon name={icon} size={24} />
          </span>
          {sentence(meaning[icon] ?? "")}
        </li>
      ))}
    </ul>
  );
}
