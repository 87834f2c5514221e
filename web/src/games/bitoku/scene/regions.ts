// The five regions, each 200 units wide: their ground, and what makes each a place of its own.

import { at, flat, line, many, n, odd, shape } from "./ink";
import {
  BAMBOO,
  BARE,
  BROAD,
  CEDAR,
  FLAME,
  IRIS,
  JIZO,
  KODAMA,
  LANTERN,
  LILY,
  LOTUS,
  mist,
  PINE,
  ROCK,
  TORII,
  TUFT,
} from "./things";

/** A region's ground; its right edge wanders. Drawn from right to left, so that each overlaps the next. */
const ground = (x: number, w: number, fill: string) =>
  flat(`M${x} 0h${w}c9 22-9 40-1 66s-8 44 1 66-9 44 0 66 5 40 0 64H${x}z`, fill);
const edge = (x: number) =>
  line(`M${x} 0c9 22-9 40-1 66s-8 44 1 66-9 44 0 66 5 40 0 64`, 'opacity=".3" stroke-dasharray="9 5 2 6"') +
  many(6, (i) => at(x - 3 + odd(i, x) * 6, 34 + i * 42, 0.7, i % 3 === 1 ? ROCK(8, 7) : TUFT));
const soil = (x: number, fill: string) =>
  flat(
    `M${x + 8} 50c30-14 60 8 96-4s60 0 84 8v22c-30 12-64-4-90 4s-60 6-90-6zM${x + 20} 118c40-12 90 6 150-4l10 20c-40 10-100 0-160 6z`,
    fill,
  );
/** Grounds and brooks are stretched to the height of the wood; what stands on them keeps its shape. */
export const GROUND =
  ground(800, 204, "g-forge") +
  ground(600, 200, "g-glade") +
  ground(400, 200, "g-home") +
  ground(200, 200, "g-stairs") +
  ground(0, 200, "g-yomi") +
  soil(0, "g-yomi-2") +
  soil(200, "g-stairs-2") +
  soil(400, "g-home-2") +
  soil(600, "g-glade-2") +
  soil(800, "g-forge-2") +
  // brooks from the river down to the lakes make the home an island
  many(2, (i) =>
    flat(`M${395 + i * 204}-2c6 20-5 40 1 64s-6 60 0 90-4 60 0 110h8c-4-50 5-70 0-110s5-60 0-90 4-46-1-64z`, "water"),
  ) +
  many(2, (i) =>
    line(
      `M${395 + i * 204}-2c6 20-5 40 1 64s-6 60 0 90-4 60 0 110M${403 + i * 204}-2c6 20-5 40 1 64s-6 60 0 90-4 60 0 110`,
      'opacity=".6"',
    ),
  );

export const FAR =
  edge(200) +
  edge(800) +
  // further in, for tall windows
  at(150, 92, 0.62, BARE) +
  at(176, 120, 0.5, BARE, -1) +
  at(130, 104, 0.5, JIZO) +
  at(116, 112, 0.4, JIZO) +
  at(286, 88, 0.5, CEDAR) +
  at(372, 96, 0.62, CEDAR) +
  at(360, 130, 0.5, CEDAR) +
  at(270, 126, 0.44, CEDAR) +
  at(672, 92, 0.6, BROAD) +
  at(690, 110, 0.46, BROAD) +
  at(778, 96, 0.6, BROAD) +
  mist(660, 120, 60, 7) +
  at(884, 92, 0.6, PINE) +
  at(986, 110, 0.7, PINE, -1) +
  at(866, 118, 0.6, ROCK(16, 13)) +
  at(976, 140, 0.5, ROCK(14, 11)) +
  at(438, 150, 0.5, BROAD) +
  at(566, 146, 0.5, BROAD) +
  at(44, 196, 0.56, BARE) +
  at(24, 226, 0.46, BARE, -1) +
  at(58, 236, 0.4, JIZO) +
  at(226, 206, 0.62, CEDAR) +
  at(244, 190, 0.46, CEDAR) +
  at(392, 200, 0.56, CEDAR) +
  at(430, 214, 0.6, BROAD) +
  at(572, 208, 0.56, BROAD) +
  at(634, 196, 0.62, BROAD) +
  at(656, 212, 0.46, BROAD) +
  at(616, 170, 0.5, ROCK(14, 11)) +
  at(836, 204, 0.66, PINE) +
  at(988, 206, 0.6, PINE, -1) +
  at(852, 176, 0.5, ROCK(13, 10)) +
  // the edge of the wood, along the river
  at(96, 34, 0.6, BARE) +
  at(118, 32, 0.5, BARE, -1) +
  at(192, 36, 0.55, BARE) +
  at(318, 40, 0.7, CEDAR) +
  at(338, 38, 0.6, CEDAR) +
  at(352, 42, 0.74, CEDAR) +
  at(387, 36, 0.5, CEDAR) +
  at(716, 36, 0.56, BROAD) +
  at(738, 40, 0.7, BROAD) +
  at(760, 37, 0.5, BROAD) +
  at(910, 40, 0.7, PINE) +
  at(932, 38, 0.54, PINE, -1) +
  at(952, 40, 0.46, CEDAR);

export const YOMI =
  shape("M64 262c-2-60 14-112 58-126 34-10 66 14 76 126z", "yomi-rock") +
  line("M86 180c6-16 16-26 28-32M178 178c-5-16-12-26-22-32M74 216l12-4M190 214l-10-6M120 138l6 8", 'opacity=".55"') +
  flat("M96 262c-2-40 8-84 38-86 28 0 40 44 38 86z", "dark") +
  flat("M106 262c0-30 8-68 28-70 20 0 28 40 28 70z", "darker") +
  line("M96 262c-2-40 8-84 38-86 28 0 40 44 38 86") +
  '<g fill="var(--sc-wisp)" stroke="none" opacity=".9"><circle cx="126" cy="212" r="1.8"/><circle cx="138" cy="212" r="1.8"/><circle cx="146" cy="234" r="1.4"/><circle cx="153" cy="234" r="1.4"/></g>' +
  shape("M90 178c20 9 64 9 88-2l2 6c-26 11-70 11-91 2z", "rope") +
  flat(
    "M104 188l8 1-4 7 6 1-9 12 2-9-6-1zM134 190h8l-5 7 6 1-10 11 3-8-6-1zM162 186l7-2-3 8 6-1-7 12 1-8-6 1z",
    "paper",
  ) +
  flat("M72 196c4-34 22-54 50-60 30-6 56 10 68 50-16-26-38-38-64-34s-44 18-54 44z", "cap") +
  at(54, 260, 1.15, JIZO) +
  at(34, 260, 0.9, JIZO) +
  at(16, 262, 0.7, JIZO) +
  at(92, 158, 0.95, FLAME) +
  at(184, 144, 0.8, FLAME) +
  at(66, 188, 0.6, FLAME) +
  at(76, 262, 1, LILY) +
  at(86, 260, 0.8, LILY) +
  at(182, 262, 1, LILY) +
  at(192, 258, 0.8, LILY) +
  at(24, 238, 0.7, LILY);

const STEPS = many(13, (i) => {
  const t = i / 12;
  const half = 44 - 30 * t;
  const y = 262 - 130 * (1 - (1 - t) ** 1.35);
  const x = 310 + 16 * Math.sin(t * 3.4);
  return shape(
    `M${n(x - half)} ${n(y)}v-${n(7 - 3.5 * t)}h${n(half * 2)}v${n(7 - 3.5 * t)}z`,
    i % 2 ? "stone" : "stone-2",
  );
});
export const STAIRS =
  at(262, 250, 1.5, CEDAR) +
  at(240, 262, 1.1, CEDAR) +
  at(356, 238, 1.25, CEDAR) +
  at(376, 260, 1.7, CEDAR) +
  at(280, 186, 0.8, CEDAR) +
  at(340, 178, 0.8, CEDAR) +
  STEPS +
  at(306, 133, 0.66, TORII) +
  at(264, 262, 1.05, LANTERN) +
  at(354, 262, 1.05, LANTERN) +
  at(279, 214, 0.7, LANTERN) +
  at(346, 212, 0.7, LANTERN) +
  mist(330, 150, 40, 6) +
  at(222, 262, 0.8, KODAMA);

export const TREE =
  at(440, 92, 1.15, BROAD) +
  at(468, 70, 1, BROAD) +
  at(560, 90, 1.15, BROAD) +
  at(530, 66, 1, BROAD) +
  shape(
    "M446 266c10-22 24-26 28-56 3-26 2-64-1-96-10-2-18-8-26-20 10 6 18 9 25 8-2-40-4-80-8-112h72c-4 32-6 72-8 112 7 1 15-2 25-8-8 12-16 18-26 20-3 32-4 70-1 96 4 30 18 34 28 56-14-6-22-10-32-4-6-6-14-4-22 2-8-6-16-8-24-2-8-6-18-2-30 4z",
    "trunk",
  ) +
  line(
    "M484 96c3 40 3 80-2 130M500 90c-2 40 2 60 0 90M516 98c-4 40-4 90 3 128M470 250c6-6 10-14 12-22M530 250c-6-6-10-14-12-22",
    'opacity=".45"',
  ) +
  '<circle cx="500" cy="222" r="26" fill="var(--sc-halo)" stroke="none"/>' +
  flat("M488 256c-3-26 2-44 12-46 10 2 15 20 12 46-8-3-16-3-24 0z", "dark") +
  flat("M492 256c-2-20 1-32 8-34 7 2 10 14 8 34-5-2-11-2-16 0z", "lamp") +
  line("M488 256c-3-26 2-44 12-46 10 2 15 20 12 46") +
  shape("M468 176c20 8 44 8 64 0l1 9c-22 8-44 8-66 0z", "rope") +
  line("M478 181l3 7M490 183l2 7M502 184v7M514 182l-2 7M524 180l-3 6", 'opacity=".6"') +
  flat(
    "M476 188l8 1-4 7 6 1-9 12 2-9-6-1zM497 191h8l-5 7 6 1-10 11 3-8-6-1zM520 188l7-2-3 8 6-1-7 12 1-8-6 1z",
    "paper",
  ) +
  at(452, 264, 0.95, KODAMA) +
  at(552, 262, 0.85, KODAMA) +
  at(538, 264, 0.6, KODAMA) +
  at(468, 262, 0.55, KODAMA) +
  at(416, 262, 1, BROAD) +
  at(586, 262, 0.95, BROAD) +
  at(428, 264, 1, TUFT) +
  at(570, 264, 1, TUFT) +
  at(424, 258, 0.8, LANTERN) +
  at(578, 258, 0.8, LANTERN) +
  // the crown, where the window is tall enough to see it
  at(452, 22, 1.7, BROAD) +
  at(548, 22, 1.7, BROAD, -1) +
  at(500, 14, 2, BROAD);

export const GLADE =
  at(728, 214, 0.8, LANTERN) +
  at(612, 236, 0.9, LANTERN) +
  many(7, (i) => at(738 + i * 9.5, 262 - odd(i, 2) * 22, 1, BAMBOO(92 + odd(i) * 44))) +
  shape("M616 252c6-22 40-34 78-32s66 14 68 30c-6 16-40 22-78 20s-66-6-68-18z", "jade") +
  flat("M640 250c8-10 28-16 50-15s38 6 44 13c-18-6-34-8-52-7s-30 4-42 9z", "jade-2") +
  line("M652 258c6-2 12-2 18 0M700 240c6-2 12-2 18 0M690 262c6-2 12-2 18 0", 'opacity=".6"') +
  at(664, 246, 1, LOTUS) +
  at(686, 254, 0.8, LOTUS) +
  at(722, 254, 0.95, LOTUS) +
  shape(
    "M690 246c-4-5-3-9 0-13 3 4 4 8 0 13zM690 246c-6 0-9-4-9-8 5 0 8 3 9 8zM690 246c6 0 9-4 9-8-5 0-8 3-9 8z",
    "lotus",
  ) +
  // a magatama stone, wet from the pond
  at(712, 222, 0.9, ROCK(17, 12)) +
  at(
    699,
    187,
    1.15,
    `${shape(
      "M8 4.5c5-2.5 11 1 11 7.5 0 5-4 9-9.5 8.5 3-1 4.5-3 4-5.5-.4-2-2-2.5-4-2.5C6 12.5 4.5 10.5 5 8c.3-1.5 1.5-2.8 3-3.5z",
      "jade",
    )}<circle cx="9.3" cy="8.5" r="1.3" fill="var(--sc-paper)"/>`,
  ) +
  at(622, 262, 1, IRIS) +
  at(632, 264, 0.8, IRIS) +
  at(770, 264, 1, TUFT) +
  at(
    650,
    232,
    0.7,
    '<path d="M-10 0h18" stroke-width="2.6"/><path d="M-10 0h18" stroke="var(--sc-vermil)" stroke-width="1.4"/>' +
      shape("M4-1c4-8 14-9 18-5-4 5-10 7-18 5zM4-2c-2-8-12-12-17-8 3 6 9 9 17 8z", "ghost"),
  );

export const FORGES =
  shape("M846 262c0-52 16-100 62-112 14-4 22-2 34 2 40 14 52 60 54 110z", "forge-rock") +
  line("M868 196c6-16 14-26 26-32M976 194c-5-14-12-24-22-30M858 230l12-4M986 226l-10-6", 'opacity=".55"') +
  shape("M936 156v-42h22v50zM933 114h28v-8h-28z", "brick") +
  line("M936 124h22M936 136h22M946 114v10M952 124v12M944 136v12", 'opacity=".6"') +
  `<path d="M948 104c-8-10 8-14 2-24s10-12 4-24" stroke="var(--sc-smoke)" stroke-width="7" opacity=".75"/><path d="M948 104c-8-10 8-14 2-24s10-12 4-24" opacity=".45"/>` +
  '<circle cx="914" cy="226" r="44" fill="var(--sc-fire-halo)" stroke="none"/>' +
  flat("M886 262c-2-38 8-60 28-62 20 2 30 24 28 62z", "dark") +
  flat("M892 262c0-24 8-32 10-44 6 6 6 10 8 16 4-8 2-16 8-24 4 14 12 20 18 52z", "fire") +
  flat("M902 262c0-14 5-18 7-26 4 6 5 8 8 12 2-4 2-8 5-12 2 10 6 14 8 26z", "fire-2") +
  line("M886 262c-2-38 8-60 28-62 20 2 30 24 28 62") +
  shape("M880 262c-2-42 10-68 34-70 24 2 36 28 34 70h-6c2-38-8-60-28-62-20 2-30 24-28 62z", "brick") +
  flat("M858 208c8-32 26-52 54-58 36-6 66 16 78 60-18-34-40-46-70-44s-48 16-62 42z", "cap") +
  at(964, 262, 1.15, shape("M-18-20h30c5 0 8-2 11-4 0 8-5 13-13 13v5l6 6h-28l6-6v-5c-7 0-12-4-12-9z", "iron")) +
  shape("M822 262c2-8 8-12 14-10 4-6 12-4 14 2 6 0 10 4 10 8z", "dark") +
  many(
    9,
    (i) =>
      `<path d="M${n(896 + odd(i, 4) * 56)} ${n(150 + odd(i, 9) * 50)}l1.5-3" stroke="var(--sc-spark)" stroke-width="1.6"/>`,
  ) +
  at(836, 236, 0.9, LANTERN);
