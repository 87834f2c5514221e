// The bar above a table: where the game is, and the tools.

import { Brand, Tool } from "./controls";
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
            <Tool icon="list" label={w.whatCanIDo} shortcut="?" written act={() => open("can-do")} />
            <Tool icon="hint" label={w.hint} shortcut="H" written disabled={!canHint || hinting} act={hint} />
          </>
        )}
        {!state.view.over && (
          <Tool icon="chart" label={w.countSoFar} shortcut="C" class="wide-only" act={() => open("count")} />
        )}
        <a class="tool" aria-label={w.rules} href={`/rules/${state.game}#${state.ask}`} target="_blank" rel="noopener">
          <Icon name="book" size={18} />
          <span>{w.rules}</span>
        </a>
        <Tool icon="cog" label={w.settings} act={() => open("menu")} />
      </nav>
    </header>
  );
}
