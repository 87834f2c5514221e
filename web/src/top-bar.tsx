// The bar above a table: where the game is, and the tools.

import { Brand, Tool } from "./controls";
import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { Opened } from "./looking";
import type { State } from "./protocol";
import { useSettings } from "./settings";
import { still } from "./still";
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
      <Tools
        game={state.game}
        ask={state.ask}
        seated={state.viewer !== null}
        over={state.view.over}
        canHint={canHint && !hinting}
        open={open}
        hint={hint}
      />
    </header>
  );
}

interface ToolsProps {
  game: string;
  /** what is asked, as the rules name it */
  ask: string;
  seated: boolean;
  over: boolean;
  canHint: boolean;
  open: (what: Opened) => void;
  hint: () => void;
}

const Tools = still(({ game, ask, seated, over, canHint, open, hint }: ToolsProps) => {
  const w = useWords();
  return (
    <nav class="tools" aria-label={w.menu}>
      {seated && !over && (
        <>
          <Tool icon="list" label={w.whatCanIDo} shortcut="?" written act={() => open("can-do")} />
          <Tool icon="hint" label={w.hint} shortcut="H" written disabled={!canHint} act={hint} />
        </>
      )}
      {!over && <Tool icon="chart" label={w.countSoFar} shortcut="C" class="wide-only" act={() => open("count")} />}
      <a class="tool" aria-label={w.rules} href={`/rules/${game}#${ask}`} target="_blank" rel="noopener">
        <Icon name="book" size={18} />
        <span>{w.rules}</span>
      </a>
      <Tool icon="cog" label={w.settings} act={() => open("menu")} />
    </nav>
  );
});
