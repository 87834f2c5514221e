// The sky with the hills and the Great Spirit, and the river below them; 1000 units wide.

import { at, flat, line, many, n, odd, shape } from "./ink";
import { BIRD, BROAD, CEDAR, falling, mist, PEAK, PINE, ROCK, SPIRIT, TUFT } from "./things";

const HILL = (x: number, lift: number, fill: string) =>
  shape(`M${x - 4} 131c6-${48 + lift} 44-${78 + lift} 104-${76 + lift}s96 ${30 + lift} 104 ${76 + lift}z`, fill) +
  line(
    `M${x + 20} 112c10-18 22-30 40-36M${x + 170} 108c-6-12-14-20-24-27M${x + 60} 122c14-4 28-4 42 0`,
    'opacity=".35"',
  );
export const SKY =
  '<defs><linearGradient id="bk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sc-sky)"/><stop offset="1" stop-color="var(--sc-sky-low)"/></linearGradient></defs>' +
  '<rect width="1000" height="132" fill="url(#bk-sky)" stroke="none"/>' +
  '<g fill="var(--sc-star)" stroke="none">' +
  many(40, (i) => `<circle cx="${n(odd(i) * 1000)}" cy="${n(odd(i, 4) * 90)}" r="${n(0.5 + odd(i, 6) * 0.8)}"/>`) +
  "</g>" +
  at(404, 131, 1, PEAK(84, 86)) +
  at(596, 131, 1, PEAK(90, 92)) +
  at(12, 131, 1, PEAK(70, 88)) +
  at(990, 131, 1, PEAK(80, 96)) +
  at(200, 131, 1, PEAK(60, 78)) +
  at(800, 131, 1, PEAK(64, 80)) +
  mist(360, 84, 60) +
  mist(590, 74, 66) +
  HILL(0, 4, "hill") +
  HILL(196, -4, "hill-2") +
  HILL(604, -6, "hill-2") +
  HILL(800, 4, "hill") +
  at(16, 128, 0.62, PINE) +
  at(184, 130, 0.6, CEDAR) +
  at(206, 131, 0.7, CEDAR) +
  at(222, 131, 0.5, CEDAR) +
  at(388, 130, 0.62, BROAD) +
  at(612, 130, 0.64, BROAD) +
  at(628, 131, 0.42, BROAD) +
  at(784, 131, 0.62, CEDAR) +
  at(806, 131, 0.62, BROAD) +
  at(984, 128, 0.64, PINE, -1) +
  at(500, 116, 0.73, SPIRIT) +
  at(438, 130, 0.56, CEDAR) +
  at(424, 131, 0.42, CEDAR) +
  at(564, 130, 0.5, CEDAR) +
  at(577, 131, 0.6, CEDAR) +
  at(424, 60, 0.7, BIRD) +
  at(436, 66, 0.5, BIRD) +
  at(590, 52, 0.6, BIRD) +
  falling(34, 1000, 130, 11);

const BANK = "c20-4 40 4 62 1s38-6 60-1 44 5 66 0 40-4 62 1";
export const RIVER =
  flat(`M-4 8${BANK}${BANK}${BANK}${BANK}v24${"c-22 4-40-3-62 0s-44 5-66 0-38-4-60 1-42 3-62-1".repeat(4)}z`, "bank") +
  flat(
    `M-4 11${BANK}${BANK}${BANK}${BANK}v17${"c-22 4-40-3-62 0s-44 5-66 0-38-4-60 1-42 3-62-1".repeat(4)}z`,
    "water",
  ) +
  line(`M-4 11${BANK}${BANK}${BANK}${BANK}`) +
  line(`M-4 29${"c20 4 40-3 62 0s38 5 60 0 44-4 66 1 40 3 62-1".repeat(4)}`) +
  many(9, (i) => at(40 + i * 117 + odd(i) * 40, i % 2 ? 12 : 33, 0.34, ROCK(16, 14))) +
  many(8, (i) => at(86 + i * 121 + odd(i, 2) * 30, 35, 0.6, TUFT));
export const FLOW = many(2, (half) =>
  many(26, (i) => {
    const [x, y, w] = [half * 1000 + odd(i, 3) * 990, 4 + odd(i, 8) * 13, 18 + odd(i, 2) * 26];
    return `<path d="M${n(x)} ${n(y)}q${n(w / 4)}-2.4 ${n(w / 2)} 0t${n(w / 2)} 0"/>`;
  }),
);
