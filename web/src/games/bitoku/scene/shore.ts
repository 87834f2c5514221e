// The lake of the kodamas, and the village with its plots; 1000 units wide.

import { at, flat, line, many, n, odd, shape } from "./ink";
import { BROAD, CEDAR, LANTERN, LOTUS } from "./things";

export const LAKE =
  '<defs><linearGradient id="bk-lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sc-lake)"/><stop offset="1" stop-color="var(--sc-lake-low)"/></linearGradient></defs>' +
  '<rect y="3" width="1000" height="90" fill="url(#bk-lake)" stroke="none"/>' +
  flat(`M0 0v5${"c20 5 40-3 62 0s38 5 60 0 44-4 66 1 40 3 62-1".repeat(4)}V0z`, "bank") +
  line(`M0 5${"c20 5 40-3 62 0s38 5 60 0 44-4 66 1 40 3 62-1".repeat(4)}`) +
  '<g stroke="var(--sc-wave)">' +
  many(34, (i) => line(`M${n(odd(i) * 990)} ${n(14 + odd(i, 7) * 48)}q4-3 8 0t8 0`)) +
  "</g>" +
  at(26, 60, 0.7, LOTUS) +
  at(388, 22, 0.7, LOTUS) +
  at(612, 20, 0.8, LOTUS) +
  at(986, 58, 0.8, LOTUS) +
  at(802, 60, 0.6, LOTUS) +
  at(205, 60, 0.6, LOTUS) +
  at(
    590,
    58,
    0.8,
    shape("M-14 0c6-7 14-7 20-1l6-5c1 4 1 7 0 10l-6-4c-6 6-14 6-20 0z", "koi") +
      '<path d="M-8-1h.01" stroke-width="2"/>',
  ) +
  at(410, 58, 0.7, shape("M-14 0c6-7 14-7 20-1l6-5c1 4 1 7 0 10l-6-4c-6 6-14 6-20 0z", "koi"), -1);

const FENCE = (x: number, w: number) =>
  line(
    `M${x} 9h${w}M${x} 14h${w}${many(Math.floor(w / 7), (i) => `M${x + 3 + i * 7} 5v13`)}`,
    'stroke="var(--sc-fence)" stroke-width="1.5"',
  );
const PLOT = (x: number) =>
  flat(`M${x + 5} 15h40l4 38h-48z`, "field") + line(`M${x + 8} 24h35M${x + 7} 34h37M${x + 5} 44h40`, 'opacity=".22"');
export const VILLAGE =
  '<rect width="1000" height="70" fill="var(--sc-g-village)" stroke="none"/>' +
  [0, 200, 600, 800].map((x) => FENCE(x + 2, 196) + many(4, (i) => PLOT(x + i * 50))).join("") +
  flat("M400 20c30-8 60 6 100 0s70-6 100 2v50H400z", "field") +
  at(414, 54, 0.5, LANTERN) +
  at(588, 54, 0.5, LANTERN) +
  [0, 200, 600, 800, 1000].map((x, i) => at(x, 50, 0.36, i % 2 ? CEDAR : BROAD)).join("");
