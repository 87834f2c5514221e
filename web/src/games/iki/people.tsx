// The people of Edo: a bust from a small kit of bodies and hair, and the tool of the trade. Drawn by us.

import type { VNode } from "preact";
import { still } from "../../still";
import { toolOf } from "./tools";
import type { PrintedCharacter } from "./types";

export const TYPE_COLOUR: Record<string, string> = {
  peddler: "#D9A93A",
  artisan: "#8A5A3B",
  special: "#7A5A9E",
  master: "#B0483A",
  shop: "#3F6FA8",
  none: "#7D7466",
};

// The kit: head, hair, face, cloth by type, tool. Head at 20/19.5, shoulders from 4 to 36; the tool is held at the right.

const K = "#3A322C"; // hair
const G = "#A8A39B"; // grey hair
const knot = (c: string) =>
  `<path d="M11.4 18c-.6-6 2-10 5-10.5-1 3-1.5 4-2.5 6zM28.6 18c.6-6-2-10-5-10.5 1 3 1.5 4 2.5 6z" fill="${c}"/><path d="M18.3 9.5c-1-4 4.4-4 3.4 0zM16.5 7.2h7" fill="${c}"/>`;
const HAIR = {
  hat: '<path d="M5.5 16C11 6.5 16 4.5 20 4.5S29 6.5 34.5 16c-7-2.6-22-2.6-29 0z" fill="#E3CFA0"/><path d="M12 12.5c5-2.2 11-2.2 16 0M15.5 8.8c3-1.2 6-1.2 9 0M13 16v8M27 16v8" stroke-width=".8"/>',
  wide: '<path d="M2.5 14.5C10 9 30 9 37.5 14.5c-8 3-27 3-35 0z" fill="#D9B97A"/><path d="M14 11c2-4 10-4 12 0M8 13.5c8-1.5 16-1.5 24 0" stroke-width=".9" fill="#D9B97A"/>',
  band: `${knot(K)}<path d="M11.5 14.5c5-2.4 12-2.4 17 0" stroke="#FCF8EF" stroke-width="3"/><path d="M11.5 13c5-2.4 12-2.4 17 0M11.5 16c5-2.4 12-2.4 17 0M28.5 14l4-2.5M28.5 15l4 1.5" stroke-width=".9"/>`,
  knot: knot(K),
  elder: knot(G),
  cloth:
    '<path d="M10.8 16.5C10 6 30 6 29.2 16.5c-6-2-12-2-18.4 0z" fill="#8FB0D6"/><path d="M14 12h.01M18 9.5h.01M22 11.5h.01M26 12h.01" stroke="#FCF8EF" stroke-width="1.8"/><path d="M29 15l4 2-2.5 3"/>',
  bald: '<path d="M13 13.5c1-3.5 4-5 7-5" stroke-width=".9" stroke-opacity=".5"/>',
  woman: `<path d="M10.5 21C7 9 13 5.5 20 5.5S33 9 29.5 21c-.8-4-2-6.5-4-8-3.5 1.5-7.5 1.5-11 0-2 1.5-3.2 4-4 8z" fill="${K}"/><path d="M14.5 6.5C13 1 27 1 25.5 6.5z" fill="${K}"/><path d="M25 5l6.5-3M15 6L9 3.5" stroke="#C7452B" stroke-width="1.7"/><circle cx="31" cy="2.5" r="1.5" fill="#EBB9BE" stroke-width=".7"/>`,
  lady: `<path d="M9 22C4.5 8 12 5 20 5s15.5 3 11 17c0-5-2-8-5-9.5-4 1.8-8 1.8-12 0-3 1.5-5 4.5-5 9.5z" fill="${K}"/><path d="M13 5.5c-1-6 15-6 14 0z" fill="${K}"/><path d="M7 4l8 2.5M33 4l-8 2.5M8 7l6 1M32 7l-6 1" stroke="#E6B94A" stroke-width="1.5"/>`,
  maid: `<path d="M10.5 27C9 10 12 7 20 7s11 3 9.5 20c-1.2-7-2-11-3.5-13.5-4 1-8 1-12 0-1.5 2.5-2.3 6.5-3.5 13.5z" fill="${K}"/><path d="M13.5 9.5c4-2 9-2 13 0" stroke="#C7452B" stroke-width="2"/>`,
  cap: '<path d="M11.5 14C12 5.5 28 5.5 28.5 14z" fill="#4A4038"/><path d="M16.5 7C16 2 24 2 23.5 7z" fill="#4A4038"/><path d="M10.5 14.5c6-1.6 13-1.6 19 0" stroke-width="2"/>',
  helmet:
    '<path d="M10.5 15.5C10 4.5 30 4.5 29.5 15.5z" fill="#5B5F68"/><path d="M8 20c-1-3 1-5 2.5-5h19c1.5 0 3.5 2 2.5 5" fill="#8A3A2A"/><path d="M20 6V2.500M15 8c-3-1.5-4.5-4-4.5-6.5 2 1.5 4.5 2 6.5 4.5M25 8c3-1.5 4.5-4 4.5-6.5-2 1.5-4.5 2-6.5 4.5" fill="#EBC65A" stroke-width=".9"/>',
  hood: '<path d="M10 28C7.5 12 13 6.5 20 6.5S32.5 12 30 28c-1.5-9-4-13.5-10-13.5S11.5 19 10 28z" fill="#4F5B7A"/>',
  dark: '<path d="M10 28C7.5 12 13 6.5 20 6.5S32.5 12 30 28c-1.5-9-4-13.5-10-13.5S11.5 19 10 28z" fill="#3A3F4A"/><path d="M12 21.5c5 2 11 2 16 0l-1 6H13z" fill="#3A3F4A"/>',
  boy: `<path d="M11.5 16c-1-9 18-9 17 0-1.5-2-3-2.5-4-4-2 1.5-7 1.5-9 0-1 1.5-2.5 2-4 4z" fill="${K}"/><path d="M18 6.5l2-3 2 3" fill="${K}"/>`,
  loose: `<path d="M10.5 20C8 8 14 5.5 20 5.5S32 8 29.5 20c-1-3-1.5-5.5-3-7.5-5-1-8-1-13 0-1.5 2-2 4.5-3 7.5z" fill="${K}"/>`,
  white: `<path d="M11 20c-3-9 2-13 9-13s12 4 9 13c-.6-4-2-6-3-7.5-4-1-8-1-12 0-1 1.5-2.4 3.5-3 7.5z" fill="#DCD7CC"/>`,
  eboshi:
    '<path d="M12.5 13.5C13 6 17 1 24 1.5c3 3 4 8 3.5 12z" fill="#2B2722"/><path d="M11.5 14c5.5-1.5 11.5-1.5 17 0M13 15v9M27 15v9" stroke-width=".9"/>',
  west: `<path d="M11.5 19c-2-10 3-12 8.5-12s10.5 2 8.5 12l-2-5.5c-4 0-8-.5-13 0z" fill="#8A5A2B"/><path d="M8 9.5c8-2 16-2 24 0M13 8.5l1-6.5h12l1 6.5z" fill="#3A3F4A"/>`,
} satisfies Record<string, string>;
type Hair = keyof typeof HAIR;

/** What people of a type wear on their heads, one after the other. */
const HAIR_OF_TYPE: Record<string, Hair[]> = {
  peddler: ["hat", "cloth", "wide", "band", "boy"],
  artisan: ["band", "knot", "cap", "loose", "cloth"],
  special: ["knot", "eboshi", "loose"],
  master: ["elder", "cap", "band", "white"],
  shop: ["cloth", "band", "knot", "woman"],
  none: ["knot", "elder", "cap", "eboshi", "loose", "white"],
};

/** Who does not look like the others of the same type. */
const HAIR_OF: Record<string, Hair> = {
  seamstress: "woman",
  "shrine-maiden": "maid",
  geisha: "lady",
  "shamisen-player": "woman",
  "shamisen-master": "lady",
  flower: "woman",
  "used-clothes": "woman",
  dumpling: "woman",
  monk: "bald",
  doctor: "bald",
  yamabushi: "eboshi",
  firefighter: "hood",
  kabuki: "lady",
  samurai: "helmet",
  "mounted-samurai": "helmet",
  "day-laborer": "cloth",
  fisherman: "wide",
  boatman: "hat",
  sculptor: "bald",
  puppeteer: "dark",
  "ox-cart": "hat",
  "soap-bubble": "boy",
  sumo: "knot",
  candy: "boy",
  "candy-maker": "band",
  goldfish: "hat",
  "saiko-ema": "woman",
  "oi-katsushika": "maid",
  "nezumi-kozo": "dark",
  ryokan: "bald",
  "philipp-franz-von-siebold": "west",
  "katsushika-hokusai": "white",
  "shusaku-chiba": "knot",
  "issa-kobayashi": "elder",
  "tadataka-ino": "wide",
};
const WOMEN: readonly Hair[] = ["woman", "lady", "maid"];

/** Those without a type, and the celebrities, each in a colour of their own. */
const ROBES = ["#7D7466", "#3F6B62", "#6B4A6E", "#9A6A2E", "#47577F", "#7F3F3A", "#5C6B34"];
const SKIN = ["#F3E0CB", "#EBCBA8", "#F8EBDD"];
const BROWS = [
  "M14.8 17.2h3M22.2 17.2h3",
  "M14.5 17.8l3.3-1.4M25.5 17.8l-3.3-1.4",
  "M14.8 16.4c1-.8 2-.8 3 .2M25.2 16.4c-1-.8-2-.8-3 .2",
  "M14.6 16.6l3.2 1M25.4 16.6l-3.2 1",
];
const EYES = [
  '<path d="M16.5 19.8h.01M23.5 19.8h.01" stroke-width="2"/>',
  '<path d="M14.8 20.2q1.7-1.7 3.4 0M21.8 20.2q1.7-1.7 3.4 0"/>',
  '<path d="M14.8 19.8h3.200M22 19.8h3.200M16.5 20.2h.01M23.5 20.2h.01" stroke-width="1.5"/>',
  '<path d="M14.8 19.6q1.7 1.6 3.4 0M21.8 19.6q1.7 1.6 3.4 0"/>',
];
const MOUTHS = [
  "M18.3 25.2q1.7 1.3 3.4 0",
  "M18.3 25.5h3.4",
  "M17.6 24.8q2.4 2.6 4.8 0z",
  "M18.6 25.8q1.4-1 2.8 0",
  "M19.3 25a.9.9 0 1 0 1.4 0z",
];
const BEARDS = [
  "",
  "",
  "",
  '<path d="M17 23.8q3-1.6 6 0"/>',
  `<path d="M18 27.5q2 3.5 4 0z" fill="${K}"/>`,
  '<path d="M15 26.5h.01M17 27.5h.01M20 28h.01M23 27.5h.01M25 26.5h.01" stroke-width="1.1"/>',
];
const OLD = `<path d="M15.5 25.5c1 6 8 6 9 0-3 1.6-6 1.6-9 0z" fill="#DCD7CC"/><path d="M12.8 21.5l1.6.8M27.2 21.5l-1.6.8" stroke-width=".8"/>`;

/** What stands behind a head: sun, fan, mist, nothing. */
const BEHIND = [
  '<circle cx="20" cy="20" r="18"/>',
  '<path d="M-2 30C2 8 12 1 20 1s18 7 22 29z"/>',
  '<path d="M0 6h34a4 4 0 0 1 0 8h10a4 4 0 0 1 0 8H-2v8h20"/>',
  '<path d="M-1 44V8a21 21 0 0 1 42 0v36z"/>',
];

/** How a type wears its cloth, and what it does with its hands: poles, cords, jackets, counters. */
const WEAR: Record<string, [behind: string, before: string]> = {
  peddler: [
    '<path d="M-1 35L53 24" stroke-width="3.2"/><path d="M-1 35L53 24" stroke="#C9A46A" stroke-width="1.4"/>',
    "",
  ],
  artisan: ["", '<path d="M9 31.5c6 3 10 7 13 12M31 31.5c-6 3-10 7-13 12" stroke="#FCF8EF" stroke-width="2.2"/>'],
  special: ["", '<path d="M7 40.5c8 2 18 2 26 0" stroke="#E6B94A" stroke-width="3"/>'],
  master: [
    '<path d="M1 44c0-12 5-17 11-18h16c6 1 11 6 11 18z" fill="#4A3434"/>',
    '<circle cx="9.5" cy="36" r="2.3" fill="#FCF8EF" stroke-width=".8"/><circle cx="30.5" cy="36" r="2.3" fill="#FCF8EF" stroke-width=".8"/>',
  ],
  shop: [
    "",
    '<path d="M11 34h18v10H11z" fill="#FCF8EF" fill-opacity=".9"/><path d="M-1 40.5h56v4H-1z" fill="#C9A46A"/>',
  ],
  none: ["", ""],
};

/** A number that is always the same for a name. */
function numberOf(id: string): number {
  let n = 7;
  for (let i = 0; i < id.length; i++) n = (n * 31 + id.charCodeAt(i)) % 100_003;
  return n;
}

function one<T>(from: readonly T[], n: number): T {
  return from[n % from.length] as T;
}

function bust(id: string, type: PrintedCharacter["type"]): string {
  const n = numberOf(id);
  const colour = type === "none" ? one(ROBES, n >> 2) : (TYPE_COLOUR[type] ?? "");
  const hair = HAIR_OF[id] ?? one(HAIR_OF_TYPE[type] ?? ["knot"], n >> 1);
  const woman = WOMEN.includes(hair);
  const old = hair === "elder" || hair === "white";
  const skin = woman ? SKIN[2] : one(SKIN, n >> 2);
  const [rx, ry] = woman
    ? [7.4, 9.2]
    : one(
        [
          [8, 9],
          [7.4, 9.6],
          [8.8, 8.8],
        ],
        n >> 3,
      );
  const face =
    `<path d="M17 26v4.500h6V26z" fill="${skin}"/><ellipse cx="20" cy="19.5" rx="${rx}" ry="${ry}" fill="${skin}"/>` +
    (woman ? '<path d="M15 23h.01M25 23h.01" stroke="#E9A9A0" stroke-width="3"/>' : "") +
    `<path d="${one(BROWS, n >> 4)}" stroke-width="${woman ? 0.9 : 1.5}"/>${one(EYES, n >> 5)}<path d="M20.3 20c-.8 1.5-1.3 2.5-.3 3" stroke-width=".9"/>` +
    `<path d="${one(MOUTHS, n >> 6)}" ${woman ? 'stroke="#B5382A" stroke-width="1.8"' : 'stroke-width="1.2"'}/>${old ? OLD : woman ? "" : one(BEARDS, n >> 7)}`;
  const [behind, before] = WEAR[type] ?? ["", ""];
  const kimono = "M4 44.5c0-12 6-16 12-17.5l4 4 4-4c6 1.5 12 5.5 12 17.5z";
  return (
    `<g fill="${colour}" fill-opacity=".2" stroke="none">${one(BEHIND, n)}</g><g${n & 1 ? "" : ' transform="translate(54 0) scale(-1 1)"'}>${behind}` +
    `<path d="${kimono}" fill="${colour}" fill-opacity=".9"/><path d="${kimono}" fill="url(#ik-w-${type})"/>${face}` +
    `<path d="M15 27.2l6.5 10.3M25 27.2l-6.5 10.3" stroke-width="4.2"/><path d="M15 27.2l6.5 10.3M25 27.2l-6.5 10.3" stroke="#FCF8EF" stroke-width="2.2"/>${before}${HAIR[hair]}` +
    `<g transform="translate(30 ${type === "shop" ? 15.5 : 17}) scale(.98)" stroke-width="1.4">${toolOf(id, type)}</g>` +
    (type === "shop" ? "" : `<circle cx="34.5" cy="37" r="3" fill="${skin}" stroke-width="1.1"/>`) +
    "</g>"
  );
}

/** Head and shoulders in the cloth of the type, and the tool. */
export const Bust = still(
  ({ id, type }: { id: string; type: PrintedCharacter["type"] }): VNode => (
    <svg
      class="ik-bust"
      viewBox="0 0 54 44"
      preserveAspectRatio="xMidYMax"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: bust(id, type) }}
    />
  ),
);
