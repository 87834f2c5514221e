// An example turn as a small film: the boards step by step, with what the narrator says. Where less motion is wanted it
// never plays by itself, and goes on step by step.

import { useEffect, useRef, useState } from "preact/hooks";
import { Cut, useExample } from "./figure";
import { Icon } from "./icons";
import { Motion } from "./motion";
import { calmMotion } from "./settings";
import { TransportButton } from "./transport";
import { sentence, useWords } from "./words";

const STEP = 2600; // ms that it stays when it plays
const WIDE = "(width >= 1100px)"; // there the boards have room side by side
const WHOLE = ".ground > *";

export function ExampleFilm({ game, name, caption }: { game: string; name: string; caption: string }) {
  const w = useWords();
  const { value, error } = useExample(game, name);
  const [at, setAt] = useState(0);
  const [playing, play] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const last = (value?.steps.length ?? 1) - 1;
  const zone = useZone(root, value?.steps[at + 1]?.touch, at);

  const go = (to: number) => {
    play(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const toggle = () => {
    if (at === last) setAt(0);
    if (!calmMotion()) play(!playing);
    else if (at < last) setAt(at + 1);
  };
  useEffect(() => {
    if (!playing) return undefined;
    if (at === last) {
      play(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  if (error) return <p class="sub">{error}</p>;
  if (!value) return <div class="picture small-film waits">{w.loading}</div>;
  const { steps, seat, drawings } = value;
  const now = steps[at];
  const next = steps[at + 1];
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
  };
  const onKey = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <figure class="picture small-film" data-step={at} onKeyDown={onKey}>
      <Motion class="film-ground" root={root} version={at} shown={seat} actor={seat}>
        <Cut drawings={drawings} view={now.view} shown={seat} show={zone} ringed={next?.touch} />
      </Motion>
      <div class="film-foot">
        <div class="transport" role="group" aria-label={caption}>
          <TransportButton icon="back" label={w.stepBack} off={at === 0} act={() => go(at - 1)} />
          <button type="button" class="main-button" aria-label={playing ? w.pauseFilm : w.playFilm} onClick={toggle}>
            <Icon name={playing ? "pause" : "play"} size={20} />
          </button>
          <TransportButton icon="chev" label={w.stepOn} off={at === last} act={() => go(at + 1)} />
          <span class="sub">{w.filmStep({ n: at + 1, all: last + 1 })}</span>
        </div>
        <p class="film-says" aria-live="polite">
          {now.said.length > 0 && <span>{now.said.join(" ")} </span>}
          {next && <b>{w.filmNext({ does: next.words })}</b>}
        </p>
      </div>
      <figcaption>{sentence(caption)}</figcaption>
    </figure>
  );
}

/** All of the boards; on a small screen the zone in which something will be touched, or was last. */
function useZone(root: { current: HTMLElement | null }, touch: string | undefined, at: number): string {
  const [zone, set] = useState(WHOLE);
  useEffect(() => {
    if (matchMedia(WIDE).matches) return set(WHOLE);
    const thing = touch && root.current?.querySelector(`[data-touch="${CSS.escape(touch)}"]`);
    const found = thing ? thing.closest<HTMLElement>("[data-zone]")?.dataset.zone : undefined;
    if (found) set(`[data-zone="${found}"]`);
    return undefined;
  }, [touch, at]);
  return zone;
}
