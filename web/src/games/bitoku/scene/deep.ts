// What lies deeper in each region. Tall windows have room for it; in low ones the foreground covers it.

import { at, flat, line, many, n, odd, shape } from "./ink";
import {
  BAMBOO,
  BARE,
  BIRD,
  BROAD,
  CEDAR,
  FLAME,
  HOUSE,
  IRIS,
  JIZO,
  KODAMA,
  LANTERN,
  LILY,
  mist,
  PINE,
  ROCK,
  TORII,
  TUFT,
} from "./things";

/** Flat stones on a way, smaller the further they are. */
const stones = (...way: [number, number][]) =>
  way
    .map(([x, y], i) => at(x, y, n(1.1 - i * 0.09), shape("M-8 0c0-3 4-4 8-4s8 1 8 4-4 4-8 4-8-1-8-4z", "stone-2")))
    .join("");

/** Pebbles that somebody piled up for the dead. */
const CAIRN =
  shape("M-9 0c-1-5 4-6 9-6s10 1 9 6z", "stone") +
  shape("M-6-6c-1-4 3-5 6-5s7 1 6 5z", "stone-2") +
  shape("M-3.5-11c0-3 2-4 3.5-4s4 1 3.5 4z", "stone");

const YOMI =
  stones([128, 250], [118, 238], [126, 226], [116, 215], [124, 205], [116, 196], [122, 188]) +
  at(120, 206, 1.15, `<g transform="rotate(-5)">${TORII}</g>`) +
  at(28, 232, 1.1, BARE) +
  at(176, 214, 1.05, BARE, -1) +
  at(60, 214, 0.72, BARE, -1) +
  at(154, 240, 1, CAIRN) +
  at(172, 246, 0.75, CAIRN) +
  at(84, 230, 1.05, CAIRN) +
  at(66, 242, 0.8, CAIRN) +
  at(96, 240, 0.7, CAIRN) +
  at(146, 204, 0.62, JIZO) +
  at(158, 208, 0.5, JIZO) +
  at(94, 204, 0.55, JIZO) +
  at(140, 176, 0.6, FLAME) +
  at(46, 196, 0.7, FLAME) +
  at(100, 180, 0.45, FLAME) +
  many(7, (i) => at(14 + odd(i, 6) * 176, 218 + odd(i, 2) * 30, 0.5 + odd(i, 3) * 0.3, LILY)) +
  mist(126, 222, 60, 7) +
  mist(8, 204, 44, 6);

/** Three roofs of a pagoda between the cedars. */
const storey = (y: number, w: number) =>
  shape(`M${-w * 0.55} ${y}v-13h${n(w * 1.1)}v13z`, "wall") +
  flat(`M-3 ${y - 10}h6v8h-6z`, "lamp") +
  line(`M${n(-w * 0.3)} ${y}v-13M${n(w * 0.3)} ${y}v-13`) +
  shape(
    `M${-w} ${y - 11}c${n(w * 0.4)}-1 ${n(w * 0.6)}-5 ${n(w * 0.72)}-10h${n(w * 0.56)}c${n(w * 0.12)} 5 ${n(w * 0.32)} 9 ${n(w * 0.72)} 10-${n(w * 0.6)} 2-${n(w * 1.4)} 2-${w * 2} 0z`,
    "roof",
  ) +
  flat(
    `M${n(-w * 0.86)} ${y - 12}c${n(w * 0.3)}-1 ${n(w * 0.5)}-5 ${n(w * 0.58)}-9h${n(w * 0.56)}c${n(w * 0.1)} 4 ${n(w * 0.28)} 8 ${n(w * 0.58)} 9-${n(w * 0.5)}-4-${n(w * 1.2)}-4-${n(w * 1.72)} 0z`,
    "cap",
  );
const PAGODA =
  storey(0, 27) +
  storey(-20, 22) +
  storey(-39, 17) +
  line("M0-59v-16M-3-64h6M-2.4-68h4.8M-1.6-72h3.2", 'stroke-width="1.5"');

const STAIRS =
  mist(212, 196, 56, 7) +
  at(282, 196, 0.7, CEDAR) +
  at(262, 204, 0.9, CEDAR) +
  at(382, 200, 0.86, CEDAR) +
  many(7, (i) =>
    shape(`M${n(303 - i * 0.6)} ${n(240 - i * 5.4)}v-3.4h${n(22 - i * 1.6)}v3.4z`, i % 2 ? "stone" : "stone-2"),
  ) +
  at(314, 206, 0.98, PAGODA) +
  at(238, 226, 1.1, CEDAR) +
  at(272, 236, 1.05, CEDAR) +
  at(358, 228, 1.15, CEDAR) +
  at(388, 240, 1.3, CEDAR) +
  at(212, 244, 0.8, CEDAR) +
  at(292, 226, 0.6, LANTERN) +
  at(334, 226, 0.6, LANTERN) +
  mist(344, 190, 50, 7) +
  mist(222, 214, 40, 6) +
  at(246, 160, 0.9, BIRD) +
  at(262, 168, 0.7, BIRD);

const MUSHROOM =
  shape("M-2 0c1-3 0-5 0-7h4c0 2-1 4 0 7z", "paper") + shape("M-8-6c0-6 4-8 8-8s8 2 8 8c-5 1-11 1-16 0z", "vermil");

const HOME =
  at(426, 236, 0.8, BROAD) +
  at(412, 222, 0.6, BROAD) +
  at(576, 234, 0.8, BROAD) +
  at(590, 220, 0.6, BROAD) +
  at(432, 250, 0.6, KODAMA) +
  at(421, 252, 0.45, KODAMA) +
  at(568, 250, 0.55, KODAMA) +
  at(412, 246, 0.8, MUSHROOM) +
  at(584, 246, 0.8, MUSHROOM) +
  at(591, 249, 0.55, MUSHROOM) +
  many(8, (i) => at(412 + odd(i, 4) * 176, 176 + odd(i, 7) * 74, 0.7, TUFT));

/** A deer that drinks. */
const DEER =
  shape(
    "M-17 0v-13c-4-3-4-10 1-12 7-2 15-1 21 0 4 0 7 3 9 7l6 5c1 2-1 4-4 3l-7-4c-1 3-3 5-5 6V0h-3v-9h-12V0z",
    "bark",
  ) +
  line("M10-19c0-6-4-8-4-13M8-26c3-1 5-3 5-6M13-18c3-5 2-9 4-12") +
  flat("M-8-21h3v2h-3zM-1-22h3v2h-3zM-4-17h3v2h-3z", "wall");

// from the river behind the trees down to the pond, wherever that lies
const LEFT = "c8 22-18 36-10 60 14 20-22 32-12 52s40 18 30 42-48 20-46 44 26 30 20 60 8 60 4 110";
const RIGHT = "c6-50-2-80 0-110 2-26-26-30-24-52s46-22 46-50-34-24-34-42 0-20 18-30-10-38 2-62";
const GLADE =
  flat(`M718-4${LEFT}h22${RIGHT}z`, "water") +
  line(`M718-4${LEFT}m22 0${RIGHT}`, 'opacity=".6"') +
  line("M718 84q3-3 6 0M728 132q3-3 6 0M738 158q3-3 6 0M694 190q3-3 6 0M704 224q3-3 6 0", 'stroke="var(--sc-wave)"') +
  many(6, (i) => at(616 + i * 8.5, 236 - odd(i, 3) * 16, 0.86, BAMBOO(58 + odd(i, 2) * 34))) +
  // a bridge of one stone
  shape("M686 176c14-9 40-9 54 0v6c-14-8-40-8-54 0z", "stone") +
  at(662, 236, 1, DEER) +
  at(772, 226, 0.9, BROAD) +
  at(786, 240, 0.7, BROAD) +
  at(750, 206, 0.9, ROCK(13, 10)) +
  at(680, 214, 0.8, ROCK(12, 9)) +
  at(744, 236, 0.75, ROCK(11, 8)) +
  many(6, (i) => at(668 + odd(i, 2) * 76, 200 + odd(i, 5) * 40, 0.8, IRIS)) +
  many(7, (i) => at(610 + odd(i, 8) * 180, 178 + odd(i, 3) * 66, 0.7, TUFT)) +
  mist(756, 186, 40, 6);

/** Logs, their ends towards us. */
const LOGS = [
  [-12, 0],
  [0, 0],
  [12, 0],
  [-6, -10],
  [6, -10],
  [0, -20],
]
  .map(([x = 0, y = 0]) => {
    const round = (r: number) => `M${x - r} ${y - 6}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0-${r * 2} 0z`;
    return shape(round(6), "bark") + line(round(2.6), 'opacity=".6"');
  })
  .join("");
/** A kiln that makes charcoal. */
const KILN =
  shape("M-26 0c-2-22 8-34 26-34s28 12 26 34z", "forge-rock") +
  flat("M-9 0c-1-12 2-18 9-18s10 6 9 18z", "dark") +
  flat("M-5 0c0-7 2-10 5-14 3 4 5 7 5 14z", "fire") +
  line("M-20-12l7-2M12-24l6 3M-12-28l5 2", 'opacity=".55"') +
  '<path d="M2-34c-6-8 6-11 2-19s7-10 3-18" stroke="var(--sc-smoke)" stroke-width="5" opacity=".75"/><path d="M2-34c-6-8 6-11 2-19s7-10 3-18" opacity=".4"/>' +
  flat("M-22-14c2-12 10-20 22-20s20 8 22 20c-12-10-30-10-44 0z", "cap");
/** Crystals that break out of the rock. */
const ORE =
  shape("M-14 0l-3-12 5-6 5 6-1 12zM-3 0l-3-22 6-8 6 8-3 22zM7 0l0-13 5-6 4 7-3 12z", "yomi-rock") +
  line("M-12-18v18M0-30v30M12-19v19", 'opacity=".45"');

const FORGES =
  at(836, 204, 1, PINE) +
  at(990, 214, 0.9, PINE, -1) +
  at(870, 196, 0.7, HOUSE) +
  at(906, 190, 0.6, HOUSE) +
  at(884, 236, 0.95, KILN) +
  at(842, 240, 0.92, LOGS) +
  at(970, 196, 0.75, ORE) +
  at(824, 186, 0.6, ORE) +
  at(990, 240, 0.9, ORE) +
  at(812, 246, 0.8, ROCK(14, 10)) +
  at(918, 212, 0.7, ROCK(12, 9)) +
  many(6, (i) => at(812 + odd(i, 9) * 176, 178 + odd(i, 4) * 66, 0.7, TUFT));

export const DEEP = YOMI + STAIRS + HOME + GLADE + FORGES;
