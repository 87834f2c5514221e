// What grows, stands and lives in the forest; feet at 0 0.

import { at, flat, line, many, n, odd, shape } from "./ink";

export const CEDAR =
  shape("M-2 0v-8M2 0v-8", "bark") +
  shape(
    "M0-58c3 8 6 12 11 17-3 0-4 0-5-1 3 7 6 11 11 15-4 1-6 0-8-1 3 7 6 11 11 15-13 7-27 7-40 0 5-4 8-8 11-15-2 1-4 2-8 1 5-4 8-8 11-15-1 1-2 1-5 1 5-5 8-9 11-17z",
    "pine",
  ) +
  line("M-8-18l5 2M9-24l-5 2M-4-38l3 1", 'opacity=".5"') +
  flat("M0-59c2 6 4 10 8 14-5-2-11-2-16 0 4-4 6-8 8-14zM-11-29c7-4 15-4 22 0-7-1-15-1-22 0z", "cap");
export const PINE =
  shape("M-2 0c1-12-6-18-2-30 2-6 8-8 7-18l3-1c1 10-5 14-6 20-2 9 4 18 3 29z", "bark") +
  shape(
    "M-24-28c-2-7 6-11 12-9 3-5 12-4 13 1 4 0 6 5 2 8-9 2-19 2-27 0zM2-18c0-6 7-8 11-6 5-3 12 1 10 6-7 2-14 2-21 0zM-12-48c-1-8 8-12 14-9 5-4 14 0 13 6 3 2 2 5 0 6-9 1-19 0-27-3z",
    "pine",
  ) +
  line("M-16-31l4-3M-8-30l3-3M7-20l3-2M-4-49l4-3M5-49l4-3", 'opacity=".55"') +
  flat("M-22-31c2-6 7-6 11-5 3-4 9-4 11 0-7-1-15 1-22 5zM-10-51c1-6 7-7 12-5 4-3 10-1 11 3-8-2-16-1-23 2z", "cap");
export const BROAD =
  shape("M-2 0c1-8 0-13-4-19l3-2 4 8 4-9 3 2c-4 7-5 13-4 20z", "bark") +
  shape(
    "M-19-21c-6-2-6-11 1-13-2-8 6-13 12-10 3-7 14-7 16 0 7-2 13 4 10 11 5 3 3 11-3 12-4 4-10 4-13 1-4 4-10 4-13 1-3 2-7 1-10-2z",
    "crown",
  ) +
  many(
    9,
    (i) =>
      `<circle cx="${n(-14 + odd(i, 3) * 30)}" cy="${n(-40 + odd(i, 7) * 20)}" r="1.5" fill="var(--sc-bloom)" stroke="none"/>`,
  ) +
  line("M-10-29c2 2 4 2 6 0M5-34c2 2 4 2 6 0", 'opacity=".5"') +
  flat("M-17-34c-1-7 6-12 12-9 3-6 13-6 15 0 5-1 9 2 9 7-12-6-24-5-36 2z", "cap");
export const BARE = `${line(
  "M0 0c2-10-2-16-1-26 1-8-6-12-8-20M-1-24c4-5 10-6 12-14M-4-36c-5-1-9-3-12-8M6-31c5 0 8-1 11-4M-8-44l-1-7",
  'stroke-width="3.6"',
)}<path d="M0 0c2-10-2-16-1-26 1-8-6-12-8-20M-1-24c4-5 10-6 12-14" stroke="var(--sc-bark)" stroke-width="1.6"/>`;
export const BAMBOO = (h: number) =>
  shape(`M-2.2 0L-1.6-${h}h3.2L2.2 0z`, "bamboo-s") +
  line(many(Math.floor(h / 17), (i) => `M-2.4-${12 + i * 17}h4.8`)) +
  shape(
    `M0-${h}c6-6 12-6 18-2-7 1-12 3-18 2zM0-${h - 6}c-7-5-13-4-18 1 7 0 12 1 18-1zM1-${h - 20}c6-4 11-3 15 1-6 0-10 1-15-1z`,
    "leaf",
  );
export const TUFT = line("M-5 0c0-4-1-6-3-8M-2 0c0-5 0-8 1-11M1 0c1-4 2-7 5-9", 'opacity=".6"');
export const LANTERN =
  `<circle cx="0" cy="-16" r="15" fill="var(--sc-halo)" stroke="none"/>` +
  shape("M-6 0h12l-2-4h-8zM-2.5-4v-7h5v7M-5-11h10v-9h-10zM-8-20c5-1 6-3 8-6 2 3 3 5 8 6z", "stone") +
  flat("M-3-18h6v5h-6z", "lamp") +
  flat("M-7-20c4-1 5-3 7-6 2 3 3 5 7 6-5-2-9-2-14 0z", "cap");
export const TORII =
  shape("M-19-30c12 3 26 3 38 0l-1 5c-12 2-24 2-36 0zM-12-25h4l-1 25h-4zM8-25h4l1 25h-4zM-15-18h30v4h-30z", "vermil") +
  flat("M-19-31c12 3 26 3 38 0l-.5 2c-12 3-25 3-37 0z", "cap");
export const HOUSE =
  shape("M-13 0v-12h26v12z", "wall") +
  line("M-5 0v-8h9v8M-9-9h3M8-9h2") +
  flat("M-4-7h7v6h-7z", "lamp") +
  shape("M-19-11c9-2 14-7 19-16 5 9 10 14 19 16-12 2-26 2-38 0z", "roof") +
  line("M-8-16l-4 3M0-20v7M8-16l4 3", 'opacity=".5"') +
  flat("M-17-12c8-2 12-7 17-15 5 8 9 13 17 15-11-5-23-5-34 0z", "cap");
/** A kodama: it rattles its head. */
export const KODAMA =
  shape("M-8-12c-1-8 3-13 8-13s9 5 8 13c0 4-2 6-3 7l2 5h-14l2-5c-1-1-3-3-3-7z", "ghost") +
  '<path d="M-3-14h.01M3.5-13h.01" stroke-width="4"/><path d="M-.5-8.5v1" stroke-width="3"/>' +
  line("M0-25c-1-3 1-5 4-4");
export const JIZO =
  shape("M-6 0c-1-9 0-12 2-14-4-4-2-10 4-10s8 6 4 10c2 2 3 5 2 14z", "stone") +
  shape("M-5-14c3 3 7 3 10 0l1 5c-4 2-8 2-12 0z", "vermil") +
  line("M-2.5-19h1.5M1.5-19h1.5M-1-16h2") +
  flat("M-4-21c1-4 7-4 8 0-3-1-5-1-8 0z", "cap");
export const FLAME =
  '<circle cx="0" cy="-6" r="13" fill="var(--sc-wisp-halo)" stroke="none"/>' +
  shape("M0-20c1 5 7 8 7 14a7 7 0 0 1-14 0c0-4 2-6 3-8 1 2 2 2 2 3 1-3 1-6 2-9z", "wisp") +
  '<path d="M-2.5-6h.01M2.5-6h.01" stroke-width="2.6"/>';
const lily = (colour: string) =>
  `<path d="M0 0v-9" stroke="var(--sc-leaf)"/><path d="M0-9c-4-1-6-4-5-7M0-9c4-1 6-4 5-7M0-9c-1-4 0-7 0-9M0-9c-5 1-7-1-8-3M0-9c5 1 7-1 8-3" stroke="var(--sc-${colour})" stroke-width="1.5"/>`;
export const LILY = lily("lily");
export const IRIS = lily("iris");
export const LOTUS = shape("M-9 0a9 3.5 0 1 1 18 0 9 3.5 0 1 1-18 0", "leaf") + line("M0 0l7-2");
export const BIRD = line("M-6 0c2-3 4-3 6 0 2-3 4-3 6 0");
export const ROCK = (w: number, h: number) =>
  shape(
    `M${-w} 0c-1-${n(h * 0.6)} ${n(w * 0.4)}-${h} ${n(w * 0.9)}-${h}s${n(w * 0.9)} ${n(h * 0.3)} ${n(w * 1.1)} ${h}z`,
    "stone",
  ) +
  line(`M${n(-w * 0.3)}-${n(h * 0.7)}l${n(w * 0.2)} ${n(h * 0.4)}`, 'opacity=".5"') +
  flat(
    `M${n(-w * 0.8)}-${n(h * 0.5)}c${n(w * 0.4)}-${n(h * 0.6)} ${n(w)}-${n(h * 0.5)} ${n(w * 1.4)} 0-${n(w * 0.5)}-${n(h * 0.15)}-${n(w)}-${n(h * 0.15)}-${n(w * 1.4)} 0z`,
    "cap",
  );
/** A mountain with its snow; w and h from its foot. */
export const PEAK = (w: number, h: number, fill = "far") =>
  shape(
    `M${-w} 0C${n(-w * 0.55)}-${n(h * 0.25)} ${n(-w * 0.3)}-${n(h * 0.8)} -4-${h}l5-1 6 2C${n(w * 0.35)}-${n(h * 0.7)} ${n(w * 0.6)}-${n(h * 0.22)} ${w} 0z`,
    fill,
    'opacity=".75"',
  ) +
  flat(
    `M-4-${h}l5-1 6 2c3 ${n(h * 0.09)} 6 ${n(h * 0.17)} 9 ${n(h * 0.24)}l-6-3-4 8-5-7-5 6-3-7-6 4c3-${n(h * 0.08)} 6-${n(h * 0.16)} 9-${n(h * 0.24)}z`,
    "snow",
  );
/** A band of mist, as painters lay it over what they do not show. */
export const mist = (x: number, y: number, w: number, h = 8) =>
  `<path d="M${x} ${y}h${w}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${n(-w * 0.7)}a${h / 3} ${h / 3} 0 0 0 0 ${n(h * 0.66)}h${n(w * 0.2)}a${h / 3} ${h / 3} 0 0 1 0 ${n(h * 0.66)}h${n(-w * 0.6)}a${h / 2} ${h / 2} 0 0 1 0-${h}h${n(w * 0.1)}a${h / 3} ${h / 3} 0 0 0 0-${n(h * 0.5)}a${h / 2} ${h / 2} 0 0 1 0-${h}z" fill="var(--sc-mist)" stroke="none"/>`;
export const falling = (count: number, w: number, h: number, k: number) =>
  many(count, (i) => {
    const [x, y, r] = [odd(i, k) * w, odd(i, k + 2) * h, 1 + odd(i, k + 5) * 1.3];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.2)}" ry="${n(r * 0.8)}" transform="rotate(${Math.round(odd(i, 3) * 180)} ${n(x)} ${n(y)})" fill="var(--sc-fall)" stroke="none"/>`;
  });

// ---- the Great Spirit: half mountain, half stag, a forest on its head

const ANTLER =
  '<path d="M-12-58C-22-64-32-66-40-80M-27-69c-2-8 3-12 1-22M-35-75c-9 1-13-2-17-9M-40-80c0-6-3-8-3-14" stroke-width="6.4"/>' +
  '<path d="M-12-58C-22-64-32-66-40-80M-27-69c-2-8 3-12 1-22M-35-75c-9 1-13-2-17-9M-40-80c0-6-3-8-3-14" stroke="var(--sc-bark)" stroke-width="4"/>' +
  at(-43, -84, 0.42, BROAD) +
  at(-26, -84, 0.36, BROAD) +
  at(-53, -78, 0.32, BROAD);
export const SPIRIT =
  '<circle cx="0" cy="-52" r="44" fill="var(--sc-disc)" stroke="none"/><circle cx="0" cy="-52" r="52" fill="var(--sc-disc-halo)" stroke="none"/>' +
  ANTLER +
  `<g transform="scale(-1 1)">${ANTLER}</g>` +
  shape("M-88 3c4-16 14-28 30-36 6-10 20-17 36-20h44c16 3 30 10 36 20 16 8 26 20 30 36z", "moss") +
  many(13, (i) =>
    line(`M${-66 + i * 11}-${n(6 + 20 * Math.sin((i / 12) * Math.PI) + odd(i, 5) * 7)}c2 4 5 4 7 0`, 'opacity=".55"'),
  ) +
  shape("M-30-30c-7-5-8-16-3-24-1 6 3 9 7 10M30-30c7-5 8-16 3-24 1 6-3 9-7 10", "moss") +
  shape("M-32-38c-2-18 12-30 32-30s34 12 32 30C31-20 20-4 0 4-20-4-31-20-32-38z", "mask") +
  flat(
    "M-32-38c-2-18 12-30 32-30s34 12 32 30c-2-10-8-15-16-15-7 0-12 4-16 10-4-6-9-10-16-10-8 0-14 5-16 15z",
    "moss-2",
  ) +
  line("M-32-38c2-10 8-15 16-15 7 0 12 4 16 10 4-6 9-10 16-10 8 0 14 5 16 15") +
  shape("M0-66c5 5 5 12 0 17-5-5-5-12 0-17z", "leaf") +
  line("M-22-33c4 5 10 5 14 0M8-33c4 5 10 5 14 0", 'stroke-width="2.3"') +
  line(
    "M0-34c-2 8-5 12-5 15 2 3 8 3 10 0 0-3-3-7-5-15M-9-10c6 3 12 3 18 0M-24-24l-5-1M24-24l5-1M-22-20l-4 1M22-20l4 1",
  ) +
  '<g fill="var(--sc-blush)" stroke="none"><circle cx="-19" cy="-22" r="4.6"/><circle cx="19" cy="-22" r="4.6"/></g>' +
  shape("M-66-12c20 14 44 20 66 20s46-6 66-20l3 7C48 10 24 17 0 17S-48 10-69-5z", "rope") +
  line("M-54-3l-1 9M-40 3v9M-26 7l1 9M-12 9l2 9M4 9l1 8M18 8l1 9M32 6l2 8M46 0l3 8M58-6l4 7", 'opacity=".6"') +
  flat("M-34 14l8 1-4 5 6 1-9 8 2-6-6-1zM-4 18h8l-5 5 6 1-10 8 3-6-6-1zM24 15l7-2-3 6 6-1-7 9 1-6-6 1z", "paper") +
  at(-58, -26, 0.62, KODAMA) +
  at(60, -24, 0.56, KODAMA) +
  at(74, -14, 0.46, KODAMA);
