// What could have been: a bot's way, played on the board of the film from the moment at which it was open.

import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { Icon } from "./icons";
import type { SideFrame, SideLine, Swing } from "./protocol";
import { SeatShape } from "./seats";
import { useSettings } from "./settings";
import { toast } from "./toast";
import { TransportButton } from "./transport";
import { sentence, useWords } from "./words";

const STEP = 1600; // ms that each touch stays

export interface Side {
  /** none while the film shows what was played */
  line: SideLine | null;
  swing: Swing | null;
  /** how many of its touches are shown */
  step: number;
  /** what stands on the board; nothing of the line yet before its first touch */
  frame: SideFrame | null;
  /** the touches up to there */
  played: string[];
  playing: boolean;
  go: (step: number) => void;
  toggle: () => void;
  enter: (swing: Swing) => Promise<void>;
  leave: () => void;
  keys: Record<string, () => void>;
}

export function useSideLine(table: string, speed: number): Side {
  const { language } = useSettings();
  const [swing, choose] = useState<Swing | null>(null);
  const [line, set] = useState<SideLine | null>(null);
  const [step, setStep] = useState(0);
  const [playing, play] = useState(false);
  const end = line?.frames.length ?? 0;

  const leave = () => {
    choose(null);
    set(null);
    play(false);
  };
  const enter = async (wanted: Swing) => {
    try {
      set(await api.sideLine(table, wanted.number, wanted.touches));
      choose(wanted);
      setStep(0);
      play(true);
    } catch (fault) {
      toast(fault instanceof Error ? fault.message : String(fault));
    }
  };
  const go = (to: number) => {
    play(false);
    setStep(Math.max(0, Math.min(end, to)));
  };
  const toggle = () => {
    if (step >= end) setStep(0);
    play(!playing);
  };
  useEffect(leave, [language]);
  useEffect(() => {
    if (!playing) return undefined;
    if (step >= end) {
      play(false);
      return undefined;
    }
    const timer = setTimeout(() => setStep(step + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, step, end, speed]);

  return {
    line,
    swing,
    step,
    frame: line?.frames[step - 1] ?? null,
    played: swing?.touches.slice(0, step) ?? [],
    playing,
    go,
    toggle,
    enter,
    leave,
    keys: {
      ArrowLeft: () => go(step - 1),
      ArrowRight: () => go(step + 1),
      Home: () => go(0),
      End: () => go(end),
      " ": toggle,
      Escape: leave,
    },
  };
}

/** In the place of the film's own bar, so that nobody takes it for what was played. */
export function SideBar({ side, names }: { side: Side; names: string[] }) {
  const w = useWords();
  const { swing, step, frame, playing } = side;
  const end = side.line?.frames.length ?? 0;
  if (!swing) return null;
  const where = { name: names[swing.seat] ?? "", turn: swing.words };
  return (
    <>
      <div class="transport">
        <TransportButton icon="start" label={w.toStart} off={step === 0} act={() => side.go(0)} />
        <TransportButton icon="back" label={w.stepBack} off={step === 0} act={() => side.go(step - 1)} />
        <button
          type="button"
          class="main-button"
          aria-label={playing ? w.pauseFilm : w.playFilm}
          onClick={() => side.toggle()}
        >
          <Icon name={playing ? "pause" : "play"} size={20} />
        </button>
        <TransportButton icon="chev" label={w.stepOn} off={step === end} act={() => side.go(step + 1)} />
        <TransportButton icon="finish" label={w.toEnd} off={step === end} act={() => side.go(end)} />
      </div>
      <p class="said" aria-live="polite">
        <SeatShape seat={swing.seat} size={20} />
        <span>
          <b class="badge">{w.couldBe(where)}</b>
          <br />
          {frame ? sentence(frame.words) : w.couldBeStart}
        </span>
      </p>
      <span class="sub moment">{w.moment({ n: step, all: end })}</span>
      <button type="button" class="btn" onClick={() => side.leave()}>
        <Icon name="film" size={16} />
        {w.backToGame}
      </button>
    </>
  );
}
