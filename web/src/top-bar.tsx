// The bar above a table: where the game is, and the tools.

import { Brand } from "./controls";
import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { Opened } from "./looking";
import type { State } from "./protocol";
import { useSettings } from "./settings";
import { useWords } from "./words";

interface TopBarProps {
  module: GameModule;
  state: State;
  pieces: unknown;
  title: string;
  canHint: boolean;
  hinting: boolean;
  open: (what: Opened) => void;
  hint: () => void;
}

export function TopBar({ module, state, pieces, title, canHint, hinting, open, hint }: TopBarProps) {
  const w = useWords();
  const { language } = useSettings();
  const where = module.where(state.view, pieces, language);
  return (
    <header class="top">
      <Brand />
      <h1>{title}</h1>
      <span class="where">
        <Icon name={where.icon} size={18} />
        <span>{where.text}</span>
        {where.note && <span class="sub wide-only">· {where.note}</span>}
      </span>
      <nav class="tools" aria-label={w.menu}>
        {state.viewer !== null && !state.view.over && (
          <>
            <button
              type="button"
              class="tool"
              aria-label={w.whatCanIDo}
              aria-keyshortcuts="?"
              onClick={() => open("can-do")}
            >
              <Icon name="list" size={18} />
              <span>{w.whatCanIDo}</span>
              <kbd aria-hidden="true" data-key="?" />
            </button>
            <button
              type="button"
              class="tool"
              aria-label={w.hint}
              aria-keyshortcuts="h"
              disabled={!canHint || hinting}
              onClick={hint}
            >
              <Icon name="hint" size={18} />
              <span>{w.hint}</span>
              <kbd aria-hidden="true" data-key="H" />
            </button>
          </>
        )}
        {!state.view.over && (
          <button
            type="button"
            class="tool wide-only"
            aria-label={w.countSoFar}
            title={w.countSoFar}
            aria-keyshortcuts="c"
            onClick={() => open("count")}
          >
            <Icon name="chart" size={18} />
          </button>
        )}
        <a class="tool" aria-label={w.rules} href={`/rules/${state.game}#${state.ask}`} target="_blank" rel="noopener">
          <Icon name="book" size={18} />
          <span>{w.rules}</span>
        </a>
        <button type="button" class="tool" aria-label={w.settings} title={w.settings} onClick={() => open("menu")}>
          <Icon name="cog" size={18} />
        </button>
      </nav>
    </header>
  );
}
