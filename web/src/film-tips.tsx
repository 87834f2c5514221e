// In a film things explain themselves too, as they stood at that moment.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import type { GameModule } from "./game";
import type { FrameView, Seat } from "./protocol";
import { useSettings } from "./settings";
import { aboutPrinted, Tip } from "./tooltip";
import { type Pointed, useTouchables } from "./touchables";

interface FilmTipsProps {
  table: string;
  game: string;
  frame: FrameView;
  module: GameModule;
  pieces: unknown;
  shown: Seat;
}

/** Belongs into the part of the page whose things it explains. */
export function FilmTips({ table, game, frame, module, pieces, shown }: FilmTipsProps) {
  const { language } = useSettings();
  const here = useRef<HTMLSpanElement>(null);
  const root = useRef<HTMLElement | null>(null);
  const [pointed, point] = useState<Pointed | null>(null);
  const handlers = useRef({ touch: () => undefined, point });
  useLayoutEffect(() => {
    root.current = here.current?.closest<HTMLElement>(".shell") ?? null;
  }, []);
  useTouchables(root, handlers);
  useEffect(() => point(null), [frame]);

  const ask = useCallback(
    async (name: string) => {
      const said = module.explain?.(name, frame.view, pieces, shown, language);
      if (said) return aboutPrinted(name, said);
      return api.about(table, frame.number, name).catch(() => null); // a tip that does not come is no fault to report
    },
    [table, frame, module, pieces, shown, language],
  );
  return (
    <>
      <span ref={here} hidden />
      {pointed && <Tip pointed={pointed} game={game} closed={false} ask={ask} close={() => point(null)} />}
    </>
  );
}
