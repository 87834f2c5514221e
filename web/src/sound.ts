// The sounds of the table, made on the spot: wood, paper, coins, fire, and a bell. Off until somebody asks for them.

import { useEffect, useRef } from "preact/hooks";
import type { Shown } from "./live";
import type { Step } from "./protocol";
import { settings } from "./settings";

export const SOUNDS = ["wood", "paper", "coin", "fire", "bell"] as const;
export type Sound = (typeof SOUNDS)[number];

/** What an event of a game sounds like; what has no sound of its own is wood on wood. */
export type Sounds = Record<string, Sound>;

let context: AudioContext | null = null;

/** Make a sound, if the player wants any. A browser may refuse before the first touch: then there is none. */
export function sound(name: Sound): void {
  if (!settings().sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  MAKE[name](context, context.currentTime);
}

const MAKE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood: (audio, at) => {
    tone(audio, at, { from: 320, to: 170, length: 0.09, loud: 0.32, shape: "triangle" });
    noise(audio, at, { low: 900, high: 2600, length: 0.03, loud: 0.12 });
  },
  paper: (audio, at) => noise(audio, at, { low: 1800, high: 6500, length: 0.16, loud: 0.1 }),
  coin: (audio, at) => {
    for (const [delay, pitch] of [
      [0, 2150],
      [0.07, 2880],
    ]) {
      tone(audio, at + delay, { from: pitch, to: pitch, length: 0.22, loud: 0.09, shape: "sine" });
    }
  },
  fire: (audio, at) => {
    noise(audio, at, { low: 90, high: 700, length: 0.9, loud: 0.22 });
    for (let n = 0; n < 7; n++) noise(audio, at + 0.1 * n + 0.04, { low: 2500, high: 7000, length: 0.02, loud: 0.12 });
  },
  bell: (audio, at) => {
    for (const [part, loud] of [
      [1, 0.16],
      [2.76, 0.07],
      [5.4, 0.03],
    ]) {
      tone(audio, at, { from: 660 * part, to: 660 * part, length: 1.4 / part, loud, shape: "sine" });
    }
  },
};

interface Tone {
  from: number;
  to: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

function tone(audio: AudioContext, at: number, { from, to, length, loud, shape }: Tone): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

interface Noise {
  low: number;
  high: number;
  length: number;
  loud: number;
}

function noise(audio: AudioContext, at: number, { low, high, length, loud }: Noise): void {
  const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = grains.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = grains;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = Math.sqrt(low * high);
  band.Q.value = Math.sqrt(low * high) / (high - low);
  source.connect(band).connect(fading(audio, at, length, loud));
  source.start(at);
}

/** A loudness that dies away. */
function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

/** The sounds of what came with a position: of its newest events, and the bell when it has become the player's turn. */
export function soundsOf(before: Shown | null, now: Shown, sounds: Sounds): Sound[] {
  if (!before || now.state.number <= before.state.number) return [];
  let known = now.log.length;
  while (known > 0 && now.log[known - 1].number > before.state.number) known--;
  const fresh = now.log.slice(known);
  const found = new Set(fresh.flatMap((line) => sounds[line.event] ?? []));
  if (found.size === 0) found.add("wood");
  const mine = ({ state }: Shown) => state.viewer !== null && state.view.actor === state.viewer;
  if (mine(now) && !mine(before) && !now.state.view.over) found.add("bell");
  return SOUNDS.filter((one) => found.has(one));
}

/** Let the table be heard. */
export function useSound(shown: Shown | null, sounds: Sounds = {}, step?: Step): void {
  const before = useRef<Shown | null>(null);
  const told = useRef(false); // step by step, each with its own sound
  useEffect(() => {
    told.current ||= step !== undefined;
    if (step && sounds[step.event]) sound(sounds[step.event]);
  }, [step]);
  useEffect(() => {
    const found = shown ? soundsOf(before.current, shown, sounds) : [];
    for (const one of found) if (!told.current || one === "bell") sound(one);
    before.current = shown;
    told.current = false;
  }, [shown?.state.version]);
}
