// The mountains through which the Paths of Wisdom lead.

import { at, flat, line, odd, shape } from "./ink";
import { BIRD, BROAD, CEDAR, falling, HOUSE, LANTERN, mist, PEAK, PINE, TORII } from "./things";

export const MOUNTAINS =
  '<rect width="1000" height="200" fill="url(#bk-dusk)" stroke="none"/><defs><linearGradient id="bk-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sc-p-top)"/><stop offset=".3" stop-color="var(--sc-sky-low)"/><stop offset="1" stop-color="var(--sc-m-low)"/></linearGradient></defs>' +
  at(560, 196, 1, PEAK(190, 150, "m-far")) +
  at(760, 196, 1, PEAK(180, 168, "m-far")) +
  at(380, 196, 1, PEAK(170, 140, "m-far")) +
  at(940, 196, 1, PEAK(150, 152, "m-far")) +
  shape(
    "M-6 200v-60c30-24 60-20 96-8s70-26 118-14 60 24 100 18 66-32 112-20 60 20 96 14 70-30 120-24 80 30 130 22 90-34 140-30 70 14 100 26v76z",
    "m-mid",
  ) +
  line(
    "M118 150c6 6 4 12 10 18M246 142c4 8 0 14 6 20M430 144c6 6 4 14 10 20M650 146c4 8 2 12 8 20M868 144c4 8 2 14 8 20",
    'opacity=".4"',
  ) +
  // a fall between the first and the second part of the way
  flat("M470 126h16c-3 20 5 40 2 74h-22c4-34 2-54 4-74z", "water") +
  line("M474 130c-1 20 2 40 0 66M480 130c-1 20 4 40 2 66", 'stroke="var(--sc-wave)"') +
  shape(
    "M-6 202v-22c40-14 80 4 130-4s90-10 140 2 100-8 150-4 60 12 110 4 100-12 160-4 120-8 180 0 100 0 144-2v30z",
    "m-near",
  ) +
  [20, 44, 150, 166, 280, 360, 374, 540, 556, 572, 690, 706, 806, 822, 900, 976, 990]
    .map((x, i) => at(x, 196 - odd(i, 3) * 8, 0.5 + odd(i, 2) * 0.35, i % 4 === 2 ? BROAD : i % 5 === 3 ? PINE : CEDAR))
    .join("") +
  at(224, 192, 0.6, HOUSE) +
  at(250, 196, 0.46, HOUSE) +
  at(640, 192, 0.54, HOUSE) +
  mist(60, 142, 110, 9) +
  mist(330, 132, 90, 8) +
  mist(600, 140, 120, 9) +
  mist(830, 130, 100, 8) +
  at(944, 122, 0.5, TORII) +
  at(962, 124, 0.62, HOUSE) +
  at(700, 110, 0.8, BIRD) +
  at(712, 116, 0.5, BIRD) +
  at(300, 112, 0.7, BIRD) +
  [62, 232, 410, 520, 668, 826, 930].map((x, i) => at(x, 168 + odd(i, 5) * 16, 0.62, LANTERN)).join("") +
  falling(30, 1000, 200, 17);
