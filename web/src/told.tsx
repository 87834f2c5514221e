// What the narrator has to tell apart from the turns: moments of the game, step by step, and what happened meanwhile.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icons";
import type { Live } from "./live";
import { LineSign, LineWords, light } from "./log";
import type { Beat, Scene } from "./protocol";
import { settings } from "./settings";
import { readingTime } from "./story";
import { useWords } from "./words";

/** The card over the boards; nothing where there is nothing to tell. */
export function Told({ live, names, table }: { live: Live; names: string[]; table: string }) {
  const w = useWords();
  if (live.moments.length > 0) {
    const key = live.moments[0].index;
    return (
      <Card key={key} label={w.whatHappens} close={() => live.putAway()}>
        <Moments scenes={live.moments} names={names} telling={live.holding} told={() => live.goOn()} />
      </Card>
    );
  }
  if (live.missed.length === 0 || settings().pace === "off") return null;
  const title = live.missed[0].first === 0 ? w.soFar : w.sinceLastTurn;
  return (
    <Card label={title} title={title} close={() => live.putAway()}>
      {live.missed.map((scene) => (
        <Passage key={scene.index} scene={scene} names={names} shown={Infinity} />
      ))}
      <a class="tool" href={`/t/${table}/replay#${live.missed[0].first}`}>
        <Icon name="film" size={16} />
        {w.asFilm}
      </a>
    </Card>
  );
}

interface CardProps {
  label: string;
  title?: string;
  close: () => void;
  children: ComponentChildren;
}

function Card({ label, title, close, children }: CardProps) {
  const w = useWords();
  return (
    <section class="told-card" aria-label={label}>
      {title && <h2>{title}</h2>}
      <div class="told-body">{children}</div>
      <button type="button" class="btn go-on" onClick={close}>
        {w.goOn}
        <kbd aria-hidden="true" data-key="Esc" />
      </button>
    </section>
  );
}

interface MomentsProps {
  scenes: Scene[];
  names: string[];
  /** step by step; otherwise everything is there to be read */
  telling: boolean;
  told: () => void;
}

function Moments({ scenes, names, telling, told }: MomentsProps) {
  const steps = scenes.flatMap((scene) => [{ scene, beat: null }, ...scene.beats.map((beat) => ({ scene, beat }))]);
  const at = useSteps(steps, telling, told);
  let before = 0;
  return (
    <>
      {scenes.map((scene) => {
        const shown = telling ? at - before : Infinity;
        before += 1 + scene.beats.length;
        return shown < 0 ? null : <Passage key={scene.index} scene={scene} names={names} shown={shown} />;
      })}
    </>
  );
}

interface Step {
  scene: Scene;
  beat: Beat | null;
}

/** Which step is being told; what it speaks of lights up on the board. */
function useSteps(steps: Step[], telling: boolean, told: () => void): number {
  const [at, set] = useState(0);
  useEffect(() => {
    if (!telling) return undefined;
    const step = steps[at];
    if (!step) {
      told();
      return undefined;
    }
    light(step.beat?.things ?? []);
    const timer = setTimeout(() => set(at + 1), readingTime(step.beat?.text ?? step.scene.title, settings().pace));
    return () => clearTimeout(timer);
  }, [at, telling]);
  useEffect(() => () => light([]), []);
  useEffect(() => {
    if (!telling) light([]);
  }, [telling]);
  return at;
}

/** A scene, as many of its sentences as are told. */
function Passage({ scene, names, shown }: { scene: Scene; names: string[]; shown: number }) {
  const list = useRef<HTMLOListElement>(null);
  const beats = scene.beats.slice(0, shown);
  useLayoutEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [beats.length]);
  return (
    <>
      {scene.title && <h3>{scene.title}</h3>}
      <ol ref={list}>
        {beats.map((beat, i) => (
          <li
            key={i}
            class={i === shown - 1 ? "now" : ""}
            onPointerEnter={() => light(beat.things)}
            onPointerLeave={() => light([])}
          >
            <BeatLine beat={beat} names={names} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A sentence with the sign of whom it is about. */
export function BeatLine({ beat, names }: { beat: Beat; names: string[] }) {
  return (
    <>
      <LineSign line={beat} />
      <span>
        <LineWords line={beat} name={beat.seat === null ? "" : (names[beat.seat] ?? "")} />
      </span>
    </>
  );
}
