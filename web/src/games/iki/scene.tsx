// The place: Edo in one picture, drawn by us. Everything here is drawn once: the hour, the season and a fire are colours
// (the --k- variables), and groups of a season that the style sheet shows. Lines: 1.4 near, 1 middle, .7 far.

import type { VNode } from "preact";
import { still } from "../../still";
import { art } from "./art";

// ---- patterns, on one shelf for all drawings of the page

const PEN = 'stroke="var(--k-pen)"';
const weave = (type: string, size: string, body: string) =>
  `<pattern id="ik-w-${type}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="1">${body}</g></pattern>`;
const PATTERNS =
  // roof tiles, the round ends of the eaves, snow on the ridge
  `<pattern id="ik-kawara" width="11" height="9" patternUnits="userSpaceOnUse"><rect width="11" height="9" fill="var(--k-roof)"/><path d="M0 0v9M11 0v9" stroke="var(--k-roof-hi)" stroke-width="2.2"/><path d="M1 3.5q4.5 5 9 0" fill="none" stroke="var(--k-roof-lo)"/></pattern>` +
  `<pattern id="ik-eave" width="11" height="7" patternUnits="userSpaceOnUse"><rect width="11" height="7" fill="var(--k-roof-lo)"/><circle cx="0" cy="3.5" r="3" fill="var(--k-roof-hi)" ${PEN} stroke-width=".9"/><circle cx="11" cy="3.5" r="3" fill="var(--k-roof-hi)" ${PEN} stroke-width=".9"/></pattern>` +
  `<pattern id="ik-snow" width="64" height="12" patternUnits="userSpaceOnUse"><path d="M0 0h64v5c-5 4-9 4-13 1-4 5-11 6-16 1-5 4-10 3-13-1-6 5-15 4-22-1z" fill="var(--k-snow)"/><path d="M0 5c7 5 16 6 22 1 3 4 8 5 13 1 5 5 12 4 16-1 4 3 8 3 13-1" fill="none" stroke="var(--k-snow-lo)"/></pattern>` +
  `<pattern id="ik-wavelet" width="46" height="34" patternUnits="userSpaceOnUse"><path d="M4 9q6-6 12 0t12 0M27 25q5-5 10 0t10 0M-19 25q5-5 10 0t10 0M36 11q3-3 6 0M9 28q3-3 6 0" fill="none" stroke="var(--k-foam)" stroke-width="1.5" stroke-linecap="round"/></pattern>` +
  // what falls or lies: petals, leaves, flakes
  `<pattern id="ik-petal" width="150" height="110" patternUnits="userSpaceOnUse"><path d="M20 20q6-5 9 1-5 4-9-1zM92 60q2-8 8-5 0 6-8 5zM130 12q6 0 5 6-6 0-5-6zM50 88q7-2 8 4-6 2-8-4zM8 66q5-4 7 1-4 3-7-1z" fill="#EFA9B6"/></pattern>` +
  `<pattern id="ik-maple" width="170" height="120" patternUnits="userSpaceOnUse"><path d="M24 18l3 4 4-2-1 4 4 1-4 2 1 4-4-1-3 4-1-5-4 0 3-3-2-4 4 1zM120 70l3 4 4-2-1 4 4 1-4 2 1 4-4-1-3 4-1-5-4 0 3-3-2-4 4 1z" fill="#CF5A33"/><path d="M76 98l2 3 3-1-1 3 3 1-3 2 0 3-3-2-3 2 0-4-3-1 3-2z" fill="#E29A3C"/></pattern>` +
  `<pattern id="ik-flake" width="90" height="70" patternUnits="userSpaceOnUse"><path d="M12 10h.01M52 26h.01M80 52h.01M30 56h.01" stroke="var(--k-flake)" stroke-width="3.4" stroke-linecap="round"/><path d="M34 16h.01M70 8h.01M8 40h.01M60 62h.01" stroke="var(--k-flake)" stroke-width="2" stroke-linecap="round"/></pattern>` +
  `<pattern id="ik-print" width="58" height="12" patternUnits="userSpaceOnUse"><path d="M10 3.200C13.500.800 21 1.800 21 3.800S13 6.200 10 4.800zM36 8.200C39.500 5.800 47 6.800 47 8.800S39 11.200 36 9.800z" fill="var(--k-tread)"/><path d="M13.500 2.600l3 1.300-3 1.100M39.500 7.600l3 1.300-3 1.100" fill="none" stroke="var(--k-road)" stroke-width=".9"/></pattern>` +
  // cloth: stripes of peddlers, hemp leaf of artisans, waves of the special, checks of masters, dots of sellers
  weave("peddler", "5", '<path d="M1 0v5"/><path d="M3.2 0v5" stroke-width=".5"/>') +
  weave("artisan", "7", '<path d="M0 3.5h7M3.5 0v7M0 0l7 7M7 0L0 7" stroke-width=".7"/>') +
  weave(
    "special",
    "8",
    '<path d="M0 8a4 4 0 0 1 8 0M2 8a2 2 0 0 1 4 0M-4 4a4 4 0 0 1 8 0M4 4a4 4 0 0 1 8 0" stroke-width=".8"/>',
  ) +
  weave("master", "8", '<path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#fff" fill-opacity=".42" stroke="none"/>') +
  weave("shop", "7", '<path d="M2 2h.01M5.5 5.5h.01" stroke-width="2" stroke-linecap="round"/>') +
  weave("none", "6", '<path d="M0 6L6 0" stroke-width=".8"/>');

// ---- the sky: mountain, mist, far roofs, trees of the season; the sun or the moon

/** A tree whose crown belongs to the season: plum, green, maple, snow. */
function tree(x: number, y: number, s: number): string {
  const crown = "M-16 2c-6-2-6-10 1-11 0-8 11-11 14-5 6-5 15 0 13 7 7 2 5 10-1 10-6 4-21 4-27-1z";
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-2 24c1-8-1-13-7-18M-1 12c2-6 5-8 10-9M0 24c0-9 1-14 2-22" fill="none" stroke="var(--k-bark)" stroke-width="3"/>` +
    `<g class="k-spring"><path d="M-12-6h.01M-5-11h.01M4-8h.01M10-2h.01M-15 2h.01M-2-2h.01M13 5h.01M5 3h.01M-8 4h.01M0-15h.01" stroke="#E58FA3" stroke-width="7.5"/><path d="M-12-6h.01M-5-11h.01M4-8h.01M10-2h.01M-15 2h.01M-2-2h.01M13 5h.01M5 3h.01M-8 4h.01M0-15h.01" stroke="#FBE3E6" stroke-width="3"/></g>` +
    `<path class="k-summer" d="${crown}" fill="var(--k-leaf)" ${PEN} stroke-width=".8"/>` +
    `<g class="k-autumn"><path d="${crown}" fill="#C8492B" ${PEN} stroke-width=".8"/><path d="M-9-4l3 3M0-9l3 3M6-1l3 3M-3 1l3 2" stroke="#F0A54B" stroke-width="2"/></g>` +
    `<path class="k-winter" d="M-14-2c2-4 5-4 7-2M-1-8c2-4 6-4 7 0M5-1c3-3 6-2 8 1M-6 6c3-3 5-2 7 0" fill="none" stroke="var(--k-snow)" stroke-width="3.6"/></g>`
  );
}

function pine(x: number, y: number, s: number): string {
  const layer = (w: number, h: number) =>
    `<path d="M${-w} ${h}c${w * 0.4}-7 ${w * 1.6}-7 ${w * 2} 0-${w * 0.6} 3-${w * 1.4} 3-${w * 2} 0z" fill="var(--k-pine)" ${PEN} stroke-width=".8"/><path class="k-winter" d="M${-w * 0.7} ${h - 2}c${w * 0.4}-5 ${w}-5 ${w * 1.4} 0z" fill="var(--k-snow)"/>`;
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M2 30C-3 20 5 10 0-8" fill="none" stroke="var(--k-bark)" stroke-width="3"/>${layer(17, 12)}${layer(13, 2)}${layer(8, -8)}</g>`;
}

/** Far roofs in a row, windows that are lit at night. */
function farRoofs(from: number, to: number, base: number): string {
  let drawn = "";
  for (let x = from, i = 0; x < to; i++) {
    const w = 46 + ((i * 29) % 34);
    const h = 9 + ((i * 7) % 8);
    const y = base - h - 12;
    drawn += `<path d="M${x + 5} ${base - 12}h${w - 10}v20h${10 - w}z" fill="var(--k-far)"/><path d="M${x + 12} ${base - 8}h5v6h-5zM${x + w - 18} ${base - 8}h5v6h-5z" fill="var(--k-window)"/><path d="M${x} ${base - 11}c5-1 8-5 11-${h - 1}h${w - 22}c3 ${h - 6} 6 ${h - 2} 11 ${h - 1}z" fill="var(--k-far-roof)" ${PEN} stroke-width=".8"/><path class="k-winter" d="M${x + 6} ${y + h - 4}c2-2 4-4 6-${h - 5}h${w - 24}c2 ${h - 7} 4 ${h - 6} 6 ${h - 5}-8 3-12-2-18 1-9-4-17 3-24-1z" fill="var(--k-snow)"/>`;
    x += w - 6;
  }
  return drawn;
}

const SKY =
  `<defs><linearGradient id="ik-bokashi" x2="0" y2="1"><stop offset="0" stop-color="var(--k-sky-1)"/><stop offset=".42" stop-color="var(--k-sky-2)"/><stop offset="1" stop-color="var(--k-sky-3)"/></linearGradient><linearGradient id="ik-deep" x2="1" y2="0"><stop offset="0" stop-color="var(--k-water-lo)"/><stop offset=".3" stop-color="var(--k-water)"/><stop offset=".72" stop-color="var(--k-water)"/><stop offset="1" stop-color="var(--k-water-lo)"/></linearGradient>${PATTERNS}</defs>` +
  '<rect width="960" height="110" fill="url(#ik-bokashi)"/>' +
  '<circle cx="890" cy="26" r="12" fill="var(--k-sun)"/><path d="M590 14h.01M716 50h.01M770 12h.01M846 16h.01M934 44h.01M560 44h.01M640 52h.01M862 8h.01" stroke="var(--k-star)" stroke-width="1.8"/>' +
  // Mount Fuji
  `<path d="M660 96c62-13 104-39 137-80 4-4 8-3 11-1 4-2 8-2 12 1 28 41 66 67 140 82v12H660z" fill="var(--k-fuji)" ${PEN} stroke-width="1"/><path d="M775 41c9-9 16-16 22-25 4-4 8-3 11-1 4-2 8-2 12 1 6 9 12 17 20 26-5 4-8-3-12 5-5-8-8-6-11 4-6-9-9-9-14-2-5-9-10-3-13 3-4-11-9-8-15-11z" fill="var(--k-fuji-snow)" ${PEN} stroke-width=".8"/>` +
  // bands of mist
  '<path d="M560 66h150a5 5 0 0 1 0 10h-38a4 4 0 0 0 0 8h140a5 5 0 0 1 0 10H540M960 62h-96a5 5 0 0 0 0 10h50a4 4 0 0 1 0 8h-70a5 5 0 0 0 0 10h116z" fill="var(--k-mist)"/>' +
  '<path d="M150 48h120a4 4 0 0 1 0 8h40a4 4 0 0 1 0 8H120a4 4 0 0 1 0-8h30a4 4 0 0 1 0-8z" fill="var(--k-mist)"/>' +
  '<g class="k-autumn"><path d="M540 22q4-4 7 0q4-4 7 0M556 30q4-4 7 0q4-4 7 0M574 24q4-4 7 0q4-4 7 0M588 36q3-3 6 0q3-3 6 0" fill="none" stroke="var(--k-pen)" stroke-width="1.3"/></g>' +
  '<g class="k-summer"><path d="M730 24a8 8 0 0 1 14-5 9 9 0 0 1 16 3 6 6 0 0 1 2 12h-34a5 5 0 0 1 2-10zM880 40a7 7 0 0 1 12-4 8 8 0 0 1 14 3 5 5 0 0 1 2 10h-30a5 5 0 0 1 2-9z" fill="var(--k-mist)"/></g>' +
  '<g class="k-newyear" transform="translate(182 2)"><path d="M566 14l16 6-7 16-16-6z" fill="#C8492B" stroke="var(--k-pen)" stroke-width=".8"/><path d="M559 30c-8 10-4 18-14 30M570 33l-3 18M575 36l2 16" fill="none" stroke="var(--k-pen)" stroke-width=".7"/></g>' +
  farRoofs(-20, 640, 92) +
  farRoofs(842, 990, 98) +
  pine(30, 62, 0.95) +
  tree(118, 62, 0.9) +
  tree(252, 66, 0.75) +
  pine(352, 66, 0.75) +
  tree(468, 62, 0.95) +
  tree(560, 70, 0.7) +
  pine(640, 70, 0.72) +
  tree(730, 78, 0.62) +
  tree(936, 74, 0.9) +
  // the fire tower, with its bell
  `<g transform="translate(690 28)" ${PEN} stroke-width="1.2" stroke-linejoin="round"><path d="M-9 70L-6 22H6l3 48M-8 36L7 48M8 36L-7 48M-9 52L8 64M9 52L-8 64" fill="none" stroke="var(--k-wood-lo)" stroke-width="2"/><path d="M-10 12h20v11h-20z" fill="var(--k-wood)"/><path d="M-14 13C-8 11-3 7 0 0c3 7 8 11 14 13z" fill="var(--k-roof)"/><path d="M-12 23h24" stroke-width="2"/><path d="M0 13v2" /><path d="M-2.5 19c0-5 5-5 5 0z" fill="#C9A46A"/><path class="k-winter" d="M-9 10C-4 8-2 5 0 1c2 4 4 7 9 9-4 2-6-1-9 0-3-1-5 2-9 0z" fill="var(--k-snow)" stroke="none"/></g>`;

const Sky = still(() => art("ik-sky", "0 0 960 110", "xMaxYMin slice", SKY));

// ---- the water

const SHORE =
  '<rect width="150" height="600" fill="url(#ik-deep)"/>' +
  `<g ${PEN} stroke-width="1"><path d="M0 0h44C30 8 12 14 6 30v570H0zM150 0h-44c14 8 32 14 38 30v570h6z" fill="var(--k-stone)"/><path d="M6 30v570M144 30v570" stroke-width="1.5"/><path d="M0 50h6M0 78h6M0 110h6M0 140h6M0 172h6M0 204h6M0 236h6M0 270h6M0 300h6M0 334h6M0 366h6M0 400h6M0 432h6M0 464h6M0 500h6M144 50h6M144 78h6M144 110h6M144 140h6M144 172h6M144 204h6M144 236h6M144 270h6M144 300h6M144 334h6M144 366h6M144 400h6M144 432h6M144 464h6M144 500h6" stroke-width=".8"/></g>`;

const Water = still(() => (
  <span class="ik-stream">
    {art("", "0 0 150 600", "xMidYMin slice", SHORE)}
    <svg
      class="ik-art ik-flow"
      width="100%"
      height="100%"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: '<rect width="100%" height="100%" fill="url(#ik-wavelet)"/>' }}
    />
  </span>
));

const FALL = [
  ["spring", "petal"],
  ["autumn", "maple"],
  ["winter", "flake"],
]
  .map(([season, what]) => `<rect class="k-${season}" width="100%" height="100%" fill="url(#ik-${what})"/>`)
  .join("");

/** What lies behind everything that can be touched. */
export const Scene = still(
  ({ river }: { river: boolean }): VNode => (
    <div class="scene ik-scene" aria-hidden>
      <Sky />
      {river && <Water />}
      <svg class="ik-art ik-fall" width="100%" height="100%" dangerouslySetInnerHTML={{ __html: FALL }} />
    </div>
  ),
);

/** Between the nagayas: a tree of the season, and the barrel with its pails against fire. */
export const TreeArt = still(() =>
  art(
    "ik-tree",
    "-24 -24 48 64",
    "xMidYMax meet",
    tree(0, 0, 1.3).replace("M-2 24c1-8-1-13-7-18", "M-1 31c1-14-2-20-8-25"),
  ),
);

const BARREL =
  '<g stroke="#2B2722" stroke-width="1.2" stroke-linejoin="round"><path d="M4 22h24l-2 20H6z" fill="#B98A5E"/><path d="M4.5 27h23M5.5 36h21" stroke-width="2" stroke="#6B4526"/><path d="M6 14h8l-1 8H7zM18 14h8l-1 8h-6z" fill="#D9B97A"/><path d="M12 5h8l-1 9h-6z" fill="#D9B97A"/><path d="M0 5.500h32L16-3z" fill="#8A6A44"/><path class="k-winter" d="M1 5L16-3 31 5c-6 2-9-1-15 0-5-1-9 2-15 0z" fill="var(--k-snow)" stroke="none"/></g>';
export const BarrelArt = still(() => art("ik-barrel", "-1 -4 34 47", "xMidYMax meet", BARREL));

// ---- the bridge

const BRIDGE_ART =
  `<g ${PEN} stroke-linejoin="round"><path d="M34 78v46M46 74v50M104 74v50M116 78v46" stroke="var(--k-wood-lo)" stroke-width="5"/><path d="M28 98h24M98 98h24" stroke="var(--k-wood-lo)" stroke-width="3"/>` +
  '<path d="M0 84C34 48 116 48 150 84v15C116 64 34 64 0 99z" fill="var(--k-bridge)" stroke-width="1.5"/><path d="M6 83v6M18 74v6M30 67v7M43 62v7M56 58.5v7M69 56.5v8M81 56.5v8M94 58.5v7M107 62v7M120 67v7M132 74v6M144 83v6" stroke="var(--k-wood-lo)" stroke-width="1.2"/>' +
  '<path d="M0 70C34 34 116 34 150 70" fill="none" stroke="var(--k-wood-lo)" stroke-width="3.6"/><path d="M0 77C34 41 116 41 150 77" fill="none" stroke="var(--k-bridge)" stroke-width="2"/>' +
  '<g fill="#C9A46A" stroke-width="1"><path d="M8 82V60h5v20M40 62V40h5v20M72 56V33h5v23M105 60V40h5v22M137 80V60h5v22" fill="var(--k-bridge)"/><path d="M7.5 60c-1-4 3-4 3-8 0 4 4 4 3 8zM39.5 40c-1-4 3-4 3-8 0 4 4 4 3 8zM71.5 33c-1-4 3-4 3-8 0 4 4 4 3 8zM104.5 40c-1-4 3-4 3-8 0 4 4 4 3 8zM136.5 60c-1-4 3-4 3-8 0 4 4 4 3 8z"/></g>' +
  '<path class="k-winter" d="M0 69C34 33 116 33 150 69" fill="none" stroke="var(--k-snow)" stroke-width="2.6"/></g>';

export const BridgeArt = still(() => art("ik-arch", "0 0 150 124", "none", BRIDGE_ART));

// ---- boats: a hull, and a roof of reed for whoever has one

const HULL =
  '<path d="M1 8c4 7 9 12 16 14h88c7-2 11-9 14-18l-1 8c-1 14-7 25-18 26H24C11 37 3 24 1 8z" fill="#A9743F"/><path d="M6 23c4 4 8 5 12 5h86c5 0 9-2 12-6M13 32h92" stroke-width=".9" fill="none"/>';
const CANOPY =
  '<path d="M8 23V5h104v18z" fill="#FBF6EA"/><path d="M2 6c4-4 12-5 20-5h76c8 0 16 1 20 5z" fill="#D9B97A"/><path d="M24 2v4M40 1.5v4.500M59 1.5v4.500M78 1.5v4.500M95 2v4" stroke-width=".8"/>';

export const BoatArt = still(({ moored }: { moored?: boolean }) =>
  art(
    "ik-hull",
    "0 0 120 40",
    "none",
    `<g stroke="#2B2722" stroke-width="1.3" stroke-linejoin="round">${CANOPY}${HULL}${moored ? '<path d="M4 14C-2 12-4 4-8 2" fill="none"/>' : ""}</g>`,
  ),
);

// ---- roofs of the nagayas, and what a fire makes of them

const TILES =
  '<rect width="100%" height="100%" fill="url(#ik-kawara)"/><rect class="ik-ridge" width="100%" height="4"/><rect class="ik-eaves" width="100%" height="7" fill="url(#ik-eave)"/><rect class="k-winter" width="100%" height="12" fill="url(#ik-snow)"/>';

export const Roof = still(() => (
  <span class="ik-roofing" aria-hidden>
    <svg class="ik-art" width="100%" height="100%" dangerouslySetInnerHTML={{ __html: TILES }} />
  </span>
));

const SMOKE =
  '<path d="M20 60c-14-6-8-24 6-22-4-14 16-22 24-10 8-10 26-4 22 10 12 0 14 18 2 22zM150 64c-14-6-8-22 6-20-2-14 18-20 24-8 10-8 26 0 20 12 12 2 10 16 0 18z" fill="var(--k-smoke)"/>';

export const Smoke = still(() => art("ik-smoke", "0 0 220 70", "xMidYMax slice", SMOKE));

// Tongues that climb a stall at its sides and burst out of its roof; three flat colours, each moving for itself.
/** A sheet of fire with a tip at each of these places, its valleys half as high. */
function tongues(tips: [x: number, y: number][]): string {
  const step = 60 / tips.length;
  const drawn = tips.map(([x, y], i) => {
    const end = Math.round((i + 1) * step);
    const valley = Math.round(y + (100 - y) * 0.42);
    return `C${end - step + 1} ${y + 30} ${x + 4} ${y + 18} ${x} ${y}c7 9 10 ${Math.round((100 - y) * 0.2)} ${end - x} ${valley - y}`;
  });
  return `M-6 100V${tips[0]?.[1] ?? 0}L0 ${(tips[0]?.[1] ?? 0) + 34}${drawn.join("")}L66 ${(tips[0]?.[1] ?? 0) + 8}V100z`;
}

const SHEETS: [colour: string, tips: [x: number, y: number][]][] = [
  [
    "#C9421F",
    [
      [6, 4],
      [21, 26],
      [33, 14],
      [47, 30],
      [56, 0],
    ],
  ],
  [
    "#EE8B2D",
    [
      [4, 36],
      [20, 50],
      [36, 40],
      [52, 32],
    ],
  ],
  [
    "#FFD36A",
    [
      [12, 66],
      [30, 74],
      [50, 62],
    ],
  ],
];
const FLAMES = SHEETS.map(([colour, tips]) => `<path class="ik-tongue" d="${tongues(tips)}" fill="${colour}"/>`).join(
  "",
);

/** Fire that has reached a stall. */
export const Flames = still(() => art("ik-flames", "0 0 60 100", "none", FLAMES));

// ---- who walks the road: scenery, softer than any piece

const PASSERS = {
  porter:
    '<path d="M4 9h32M7 9v7M33 9v7" stroke-width="1.6"/><path d="M3 16h8l-1 6H4zM29 16h8l-1 6h-6z" fill="var(--k-wood)"/><path d="M16 30l2-8h4l3 8M16 22c-1-6 1-9 4-9s5 3 4 9z" fill="var(--k-folk)"/><circle cx="20" cy="9" r="3.4" fill="var(--k-skin)"/><path d="M14 8.500c3-5 9-5 12 0z" fill="var(--k-straw)"/>',
  lady: '<path d="M13 30c-1-9 1-14 6-14s7 5 6 14z" fill="var(--k-folk-2)"/><path d="M14 23h10" stroke-width="2"/><circle cx="19" cy="12" r="3.4" fill="var(--k-skin)"/><path d="M15.5 11.500c0-5 7-5 7 0-2-1-5-1-7 0z" fill="var(--k-bark)"/><path d="M4 11c2-8 14-10 20-4-8 0-13 1-20 4zM14 7l4 14" fill="var(--k-folk)"/>',
  dog: '<path d="M9 29v-7c0-3 2-4 5-4h9l3-4 2 2 4 1c0 3-2 4-5 4v8M12 29v-4M24 29v-4M9 20c-3-1-4-4-2-6" fill="var(--k-straw)"/><path d="M28 17h.01" stroke-width="1.8"/>',
  cart: '<path d="M2 14h24l3-6M3 14l2 8h20l2-8z" fill="var(--k-wood)"/><path d="M6 13c0-5 18-5 18 0z" fill="var(--k-straw)"/><circle cx="12" cy="24" r="6" fill="var(--k-road)"/><path d="M12 18v12M6 24h12"/><path d="M33 30l2-8h3l3 8M33 22c-1-6 1-9 4-9s4 3 4 9z" fill="var(--k-folk)"/><circle cx="37" cy="9.5" r="3.4" fill="var(--k-skin)"/><path d="M29 15l5 2" />',
  monk: '<path d="M13 30c-2-9 1-14 6-14s8 5 6 14z" fill="var(--k-folk-3)"/><circle cx="19" cy="11" r="3.6" fill="var(--k-skin)"/><path d="M11 10c4-6 12-6 16 0z" fill="var(--k-straw)"/><path d="M28 8v22M26 8h4" />',
  child:
    '<path d="M15 30c-1-6 1-9 4-9s5 3 4 9z" fill="var(--k-folk-2)"/><circle cx="19" cy="17" r="3.2" fill="var(--k-skin)"/><path d="M16 16c1-4 5-4 6 0z" fill="var(--k-bark)"/><path d="M23 24l6-8M29 16l-3-3 3-3 3 3z" fill="var(--k-folk)"/>',
};
export type Passer = keyof typeof PASSERS;

export const PasserBy = still(({ who }: { who: Passer }) =>
  art(
    "ik-passer",
    "0 0 42 31",
    "xMidYMax meet",
    `<g fill="none" stroke="var(--k-pen)" stroke-width=".9" stroke-linejoin="round">${PASSERS[who]}</g>`,
  ),
);

/** Sandals have trodden the road, the way the Oyakatas walk: to the left; the lower lane turns it round. */
const FOOTPRINTS = '<rect width="100%" height="100%" fill="url(#ik-print)"/>';
export const Footprints = still(() => (
  <svg class="ik-art ik-prints" aria-hidden dangerouslySetInnerHTML={{ __html: FOOTPRINTS }} />
));

/** Where the road turns from one lane into the other. */
const TURNING =
  '<path d="M13 4C3 4 3 36 11 36" fill="none" stroke-width="2.4"/><path d="M6.500 31.500L12 36l-5.500 4.500" fill="none" stroke-width="2.4" stroke-linejoin="round"/>';
export const Turning = still(() => (
  <>
    {art("ik-turn", "0 0 14 44", "xMidYMid meet", TURNING)}
    {art("ik-turn ik-turn-back", "0 0 14 44", "xMidYMid meet", TURNING)}
  </>
));

/** The yard before the town: a well, washing on its pole, a stone lantern; seen where nobody waits for hire. */
const YARD =
  `<g stroke="var(--k-rut)" fill="none" stroke-width="1.4"><path d="M14 132q5-9 6 0q3-11 7 0M172 140q5-9 6 0q3-11 7 0M330 128q5-9 6 0q3-11 7 0M510 142q5-9 6 0q3-11 7 0M688 134q5-9 6 0q3-11 7 0M236 70q4-7 5 0q3-9 6 0M604 66q4-7 5 0q3-9 6 0"/></g>` +
  `<g ${PEN} stroke-opacity=".55" stroke-width="1" stroke-linejoin="round">` +
  // the well under its roof
  '<g transform="translate(58 46)"><path d="M4 26v56M66 26v56" stroke-width="3"/><path d="M-8 30L35 4l43 26z" fill="var(--k-straw)"/><path d="M35 18v30"/><path d="M30 48h10l-2 10h-6z" fill="var(--k-wood)"/><path d="M0 76h70v22H0z" fill="var(--k-stone)"/><path d="M0 87h70M20 76v11M48 76v11M34 87v11" stroke-width=".8"/></g>' +
  // washing
  '<g transform="translate(206 40)"><path d="M6 96V8M152 96V8M0 14h160" stroke-width="2.4"/><path d="M24 14h48v14h-10v34H34V28H24z" fill="var(--k-folk)"/><path d="M48 14v48M34 44h28" stroke-width=".8"/><path d="M88 14h22v40H88zM116 14h22v30h-22z" fill="var(--k-folk-2)"/><path d="M88 24h22M88 44h22M116 24h22" stroke-width=".8"/></g>' +
  // stepping stones, and a cat on the last
  '<path d="M404 124c2-8 36-8 38 0-2 8-36 8-38 0zM452 106c2-8 36-8 38 0-2 8-36 8-38 0zM396 88c2-7 30-7 32 0-2 7-30 7-32 0z" fill="var(--k-stone)"/><path d="M462 103c-4-12 4-18 9-18l1-6 4 4 5-4c3 8 1 12-1 14 3 4 3 8 1 10 8 2 10-6 14-8" fill="var(--k-straw)"/>' +
  // lantern of stone, a bush
  '<g transform="translate(560 36)"><path d="M0 24C8 22 14 16 18 8c4 8 10 14 18 16zM6 24h24v16H6zM2 40h32v6H2zM13 46h10v34H13zM4 80h28v10H4z" fill="var(--k-stone)"/><path d="M12 28h12v9H12z" fill="var(--k-lamp)"/></g><path d="M606 126c-8-6-2-18 8-16 2-12 22-14 26-3 10-4 20 4 14 13 4 2 4 6 0 6z" fill="var(--k-leaf)"/>' +
  "</g>";
export const Yard = still(() => art("ik-yard", "0 0 720 150", "xMinYMax slice", YARD));

/** Where boats lie: a quay of stone, posts to moor at, reeds. */
const BANK =
  `<g ${PEN} stroke-opacity=".6" stroke-width="1" stroke-linejoin="round"><path d="M0 0h240v9H0z" fill="var(--k-stone)"/><path d="M30 0v9M72 0v9M110 0v9M154 0v9M196 0v9" stroke-width=".8"/><path d="M14 4h7v26h-7zM219 4h7v26h-7z" fill="var(--k-wood)"/>` +
  '<path d="M192 160c1-20 4-34 10-46M200 160c0-24 0-38-4-52M208 160c2-18 6-28 12-36M216 160c0-12 3-22 10-28M20 160c0-14-2-22-8-30M28 160c0-18 2-28 6-36" fill="none" stroke="var(--k-leaf)" stroke-opacity="1" stroke-width="2.2"/><path d="M202 114l3-11M196 108l-1-12M34 124l2-11" stroke="var(--k-bark)" stroke-opacity="1" stroke-width="4.500"/></g>';
export const BankArt = still(() => art("ik-quay", "0 0 240 160", "none", BANK));

/** Pine and bamboo at the doors on New Year's Day. */
const KADOMATSU =
  '<g stroke="#2B2722" stroke-width=".9" stroke-linejoin="round"><path d="M4 24c-3-5-2-10 2-13 1 4 1 8 0 13zM22 24c3-5 2-10-2-13-1 4-1 8 0 13z" fill="#4D7355"/><path d="M8 25V7l3-3v21zM11.5 25V3l3-3v25zM15 25V9l3-3v19z" fill="#9DB56A"/><path d="M6 24h14l-1 10H7z" fill="#D9B97A"/><path d="M6 27h14M6.5 30.500h13" /><path d="M10 27.500h6v3h-6z" fill="#C7452B"/></g>';
export const Kadomatsu = still(() => art("ik-kadomatsu k-newyear", "0 0 26 35", "xMidYMax meet", KADOMATSU));

// ---- free ground: a building was put up elsewhere, a stall stands empty

const LOT =
  '<path d="M0 62c24-5 46-6 70-4s56-3 80 0 40 1 50-1v23H0z" fill="var(--k-rut)" stroke="none"/><path d="M12 66q3-8 4 0q2-9 5 0M156 70q3-8 4 0q2-9 5 0M96 74q2-6 3 0q2-7 4 0" fill="none" stroke="var(--k-leaf)" stroke-width="1.4"/>';
const LOTS = {
  bench:
    '<path d="M62 50h70v6H62zM70 56v14M124 56v14" fill="var(--k-wood)"/><path d="M62 50h26v5H62z" fill="var(--k-bridge)"/><path d="M97 50c-4-12 0-17 5-17s8 5 6 17z" fill="var(--k-folk)"/><circle cx="102" cy="28" r="4.500" fill="var(--k-skin)"/><path d="M95 27c2-8 12-8 14 0-4-2-10-2-14 0z" fill="var(--k-bark)"/><path d="M114 50v-5h7v5z" fill="var(--k-stone)"/><path d="M117 42q2-3 0-6"/><path d="M40 70v-7c0-3 2-4 5-4h9l3-4 2 2 4 1c0 3-2 4-5 4v8M43 70v-4M55 70v-4M40 60c-3-1-4-4-2-6" fill="var(--k-straw)"/>',
  fence:
    '<path d="M30 40v30M58 40v30M86 40v30M114 40v30M142 40v30M22 48h130M22 60h130" stroke-width="3" stroke="var(--k-wood)"/><path d="M70 38c-4-14 2-22 9-22s12 6 10 17c6 2 9-1 8-8" fill="var(--k-straw)"/><path d="M71 20l-2-9 6 4 6-3 1 8" fill="var(--k-straw)"/><path d="M72 21h.01M78 21h.01" stroke-width="1.800"/>',
  stones:
    '<path d="M44 70l6-22c1-4 9-4 10 0l6 22z" fill="var(--k-stone)"/><path d="M50 54h10v5H50z" fill="var(--k-bridge)"/><circle cx="55" cy="44" r="6" fill="var(--k-stone)"/><path d="M53 44h.01M57 44h.01" stroke-width="1.500"/><path d="M96 72c2-8 36-8 38 0zM138 66c1-6 20-6 22 0z" fill="var(--k-stone)"/><path d="M118 56c-3-12 1-18 6-18s9 6 6 18z" fill="var(--k-folk-2)"/><circle cx="124" cy="32" r="4.500" fill="var(--k-skin)"/><path d="M118 31c1-7 11-7 12 0-3-2-9-2-12 0z" fill="var(--k-bark)"/>',
};

/** Free ground beside the buildings: who rests, what grows. */
export const Lot = still(({ what }: { what: keyof typeof LOTS }) =>
  art(
    "ik-lot",
    "0 0 200 80",
    "xMidYMax slice",
    `<g fill="none" stroke="var(--k-pen)" stroke-opacity=".6" stroke-linejoin="round">${LOT}${LOTS[what]}</g>`,
  ),
);

const IDLE = {
  bench:
    '<path d="M5 20h32v4H5zM9 24v7M33 24v7" fill="var(--k-wood)"/><path d="M22 20v-4h6v4z" fill="var(--k-stone)"/><path d="M25 13q2-2 0-5"/>',
  cat: '<path d="M12 31c-3-9 1-14 6-14s7 5 7 14zM25 29c6 1 8-3 7-7" fill="var(--k-straw)"/><path d="M13 17l-1-7 4 3h4l4-3v7c-2 4-9 4-11 0z" fill="var(--k-straw)"/><path d="M16 16h.01M21 16h.01" stroke-width="1.600"/>',
  jars: '<path d="M4 31c-3-6-1-11 2-13h10c3 2 5 7 2 13zM6 18v-3h10v3M22 31c-2-4-1-8 1-9h9c3 1 3 5 1 9z" fill="var(--k-wood)"/><path d="M3 24h16" stroke="var(--k-pen)"/>',
  broom:
    '<path d="M10 2l12 20M20 20l6-3 8 12-5 2z" fill="var(--k-straw)"/><path d="M3 31v-8h12v8z" fill="var(--k-wood)"/><path d="M3 26h12"/>',
};

export type Idler = keyof typeof IDLE | Passer;

/** What is in an empty stall. */
export const StallLife = still(({ what }: { what: Idler }) =>
  art(
    "ik-idling",
    "0 0 42 32",
    "xMidYMax meet",
    `<g fill="none" stroke="var(--k-pen)" stroke-width=".9" stroke-linejoin="round">${what in IDLE ? IDLE[what as keyof typeof IDLE] : PASSERS[what as Passer]}</g>`,
  ),
);
