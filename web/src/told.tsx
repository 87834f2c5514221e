// What the narrator has to tell apart from the turns: moments of the game, step by step, and what happened meanwhile.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import type { Live } from "./live";
import { LineSign, LineWords, light } from "./log";
import { hasCard, isAutoma, stepOf } from "./pictures";
import type { Beat, Scene } from "./protocol";
import { settings } from "./settings";
import { useWords } from "./words";

/** The card over the boards; nothing where there is nothing to tell. */
export function Told({ live, names, table }: { live: Live; names: string[]; table: string }) {
  const w = useWords();
  useLight(live);
  const passages = passagesOf(live);
  if (passages.length > 0) {
    return (
      <Card label={w.whatHappens} close={() => live.putAway()}>
        {passages.map((passage) => (
          <Passage key={passage.scene.index} {...passage} names={names} />
        ))}
      </Card>
    );
  }
  if (live.missed.length === 0 || settings().pace === "off") return null;
  const title = live.missed[0].first === 0 ? w.soFar : w.sinceLastTurn;
  return (
    <Card label={title} title={title} close={() => live.putAway()}>
      {live.missed.map((scene) => (
        <Passage key={scene.index} scene={scene} lines={scene.beats} names={names} now={false} />
      ))}
      <a class="tool" href={`/t/${table}/replay#${live.missed[0].first}.0`}>
        <Icon name="film" size={16} />
        {w.asFilm}
      </a>
    </Card>
  );
}

/** What the step that is being told speaks of lights up on the board. */
function useLight(live: Live): void {
  const step = stepOf(live.telling);
  useLayoutEffect(() => {
    if (!step) return undefined;
    light(step.things, step.mark, step.seat);
    return () => light([]);
  }, [step]);
}

interface Told {
  scene: Scene;
  lines: Beat[];
  /** the last line is being told */
  now: boolean;
}

/** What is told, scene by scene: step by step while it happens, then one line a player. */
function passagesOf({ telling, moments }: Live): Told[] {
  const told = moments.map((scene) => ({ scene, lines: scene.beats, now: false }));
  if (!telling) return told;
  const { steps, seats } = telling.next.state;
  if (!hasCard(telling.next)) return told;
  const scenes = [...new Set(steps.slice(0, telling.at + 1).map((step) => step.scene))];
  for (const index of scenes) {
    const scene = telling.next.scenes[index];
    if (isAutoma(scene, { seats })) continue;
    const now = index === steps[telling.at].scene;
    const lines = now
      ? steps.filter((step, at) => step.scene === index && at <= telling.at && !step.title)
      : scene.beats;
    const known = told.findIndex((one) => one.scene.index === index);
    told.splice(known < 0 ? told.length : known, known < 0 ? 0 : 1, { scene, lines, now });
  }
  return told;
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

/** A scene, as much of it as is told. */
function Passage({ scene, lines, now, names }: Told & { names: string[] }) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [lines.length]);
  return (
    <>
      {scene.title && <h3>{scene.title}</h3>}
      <ol ref={list}>
        {lines.map((line, i) => (
          <li
            key={i}
            class={now && i === lines.length - 1 ? "now" : ""}
            onPointerEnter={() => light(line.things)}
            onPointerLeave={() => light([])}
          >
            <BeatLine beat={line} names={names} />
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
