// The bar above a table: where the game is, and the tools.

import { useCallback } from "preact/hooks";
import { Brand, Tool } from "./controls";
import type { GameModule, WhereNow } from "./game";
import { Icon } from "./icons";
import type { Opened } from "./looking";
import type { State } from "./protocol";
import { useSettings } from "./settings";
import { still } from "./still";
import { useLatest } from "./useful";
import { useWords } from "./words";

interface TopBarProps {
  module: GameModule;
  state: State;
  pieces: unknown;
  title: string;
  canHint: boolean;
  hinting: boolean;
  /** calls the coach or sends it away; null where it has nobody to teach */
  coach: (() => void) | null;
  coached: boolean;
  open: (what: Opened) => void;
  hint: () => void;
}

export function TopBar({ module, state, pieces, title, canHint, hinting, coach, coached, open, hint }: TopBarProps) {
  const call = useLatest(coach);
  const toggle = useCallback(() => call.current?.(), []);
  const { language } = useSettings();
  const w = useWords();
  const where = module.where(state.view, pieces, language);
  return (
    <header class="top">
      <Brand />
      <h1>{title}</h1>
      {where.anchor ? (
        <a
          class="where"
          href={`/rules/${state.game}#${where.anchor}`}
          target="_blank"
          rel="noopener"
          title={w.rulesAbout}
        >
          <Where {...where} />
        </a>
      ) : (
        <span class="where">
          <Where {...where} />
        </span>
      )}
      <Tools
        game={state.game}
        ask={state.ask}
        seated={state.viewer !== null}
        over={state.view.over}
        canHint={canHint && !hinting}
        canCoach={coach !== null}
        coached={coached}
        coach={toggle}
        open={open}
        hint={hint}
      />
    </header>
  );
}

function Where({ icon, text, note }: WhereNow) {
  return (
    <>
      <Icon name={icon} size={18} />
      <span>{text}</span>
      {note && <span class="sub wide-only">· {note}</span>}
    </>
  );
}

interface ToolsProps {
  game: string;
  /** what is asked, as the rules name it */
  ask: string;
  seated: boolean;
  over: boolean;
  canHint: boolean;
  canCoach: boolean;
  coached: boolean;
  coach: () => void;
  open: (what: Opened) => void;
  hint: () => void;
}

const Tools = still(({ game, ask, seated, over, canHint, canCoach, coached, coach, open, hint }: ToolsProps) => {
  const w = useWords();
  return (
    <nav class="tools" aria-label={w.menu}>
      {seated && !over && (
        <>
          <Tool icon="list" label={w.whatCanIDo} shortcut="?" written act={() => open("can-do")} />
          <Tool icon="hint" label={w.hint} shortcut="H" written disabled={!canHint} act={hint} />
          {canCoach && (
            <Tool
              icon="lantern"
              label={coached ? w.coachDismiss : w.coachCall}
              shortcut="K"
              class={coached ? "coach-tool on" : "coach-tool"}
              act={coach}
            />
          )}
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
