// The rules beside a table: whatever leads to a section of them opens it in a panel, and nobody leaves the game.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameModule } from "./game";
import type { State } from "./protocol";
import type { PanelProps } from "./rules-panel";

/** Listens for links to this game's rules, and for the key; the panel itself is loaded when it is first wanted. */
export function RulesHere({ state, module, accent }: { state: State; module: GameModule; accent: string | undefined }) {
  const { game, ask } = state;
  const [anchor, open] = useState<string | null>(null);
  const [Panel, set] = useState<{ Part: ComponentType<PanelProps> } | null>(null);
  const wanted = anchor !== null;

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link?.pathname !== `/rules/${game}` || link.hasAttribute("data-whole")) return;
      event.preventDefault();
      open(link.hash.slice(1));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest("input, select, textarea, dialog")) return;
      event.preventDefault();
      open(ask);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, [game, ask]);
  useEffect(() => {
    if (wanted && !Panel) void import("./rules-panel").then(({ RulesPanel }) => set({ Part: RulesPanel }));
  }, [wanted]);

  if (!wanted || !Panel) return null;
  return (
    <Panel.Part
      game={game}
      accent={accent ?? ""}
      anchor={anchor}
      topics={module.topics?.(state.view) ?? []}
      go={open}
      close={() => open(null)}
    />
  );
}
