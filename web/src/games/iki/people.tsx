// The people of Edo: a bust from a small kit of bodies and hair, and the tool of the trade. Drawn by us.

import type { VNode } from "preact";
import { still } from "../../still";
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

/** Tools on a 24-unit grid. */
const TOOLS: Record<string, string> = {
  egg: '<path d="M12 4c4 0 6.5 5 6.5 9a6.5 6.5 0 0 1-13 0C5.5 9 8 4 12 4z" fill="#FFFDF6"/><path d="M6 13l3-2 3 3 3-3 3 2"/>',
  thread:
    '<path d="M6 4h12M6 20h12"/><path d="M8 4h8v16H8z" fill="#FFFDF6"/><path d="M8 8h8M8 12h8M8 16h8M16 18c3 0 4-1 5-3"/>',
  eyeglass:
    '<circle cx="7" cy="12" r="4.5" fill="#CFE0E8"/><circle cx="17" cy="12" r="4.5" fill="#CFE0E8"/><path d="M11.5 11.5h1"/>',
  salt: '<path d="M4 11h16l-2 9.5H6z" fill="#D9B97A"/><path d="M5.5 11L12 4l6.5 7z" fill="#FFFDF6"/>',
  logs: '<circle cx="8" cy="16.5" r="4" fill="#E3C4A2"/><circle cx="16" cy="16.5" r="4" fill="#E3C4A2"/><circle cx="12" cy="9" r="4" fill="#E3C4A2"/><path d="M8 16.5h.01M16 16.5h.01M12 9h.01" stroke-width="2.4"/>',
  book: '<path d="M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2z" fill="#8FA6BF"/><path d="M8 4v16M11 8h5v5h-5z"/>',
  sake: '<path d="M10 3h4v4c3 1.5 4 4 4 7 0 3.5-1.5 6.5-3 6.5H9c-1.5 0-3-3-3-6.5 0-3 1-5.5 4-7z" fill="#E9E4D6"/><path d="M6.3 12.5c4 1.5 7.4 1.5 11.4 0"/>',
  bubble:
    '<circle cx="9" cy="9" r="5.5" fill="#D8E6EC"/><circle cx="17" cy="15" r="3.5" fill="#D8E6EC"/><circle cx="9" cy="19" r="2" fill="#D8E6EC"/><path d="M6.5 8c.5-1.5 1.5-2 2.5-2" stroke-width="1"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3" fill="#FFFDF6"/><path d="M8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01" stroke-width="2.8"/>',
  sandal:
    '<path d="M9 3c4-1 6 2 6 7s-1 11-4 11-5-5-5-11c0-3 1-6.5 3-7z" fill="#E3CFA0"/><path d="M7 12l3.5-5 4 5" stroke="#A93A22"/>',
  needle: '<path d="M20.5 3.5L8 16" stroke-width="2"/><path d="M18 6c-3 6-12 2-14 8-1 4 3 7 7 6"/>',
  brush:
    '<path d="M15 3.5l5.5 5.5-9 8L8 13.5z" fill="#B98A5E"/><path d="M8 13.5l3.5 3.5c-1 3-4 4-8 3.5 1.5-1.5 1-5 4.5-7z" fill="#4A4038"/>',
  beads: '<circle cx="12" cy="10" r="6.5" stroke-dasharray="1 3" stroke-width="4"/><path d="M12 17v4M10 21h4"/>',
  wheel:
    '<circle cx="12" cy="12" r="8.5" fill="#E3C4A2"/><circle cx="12" cy="12" r="2"/><path d="M12 3.5V10M12 14v6.5M3.5 12H10M14 12h6.5M6 6l4.5 4.5M13.5 13.5L18 18M18 6l-4.5 4.5M10.5 13.5L6 18"/>',
  conch:
    '<path d="M3 12c3-6 9-8 14-5 4 2.5 4 8 0 10-4 2-8-1-7-4 .6-2 3-2.5 4-1" fill="#EBD9B4"/><path d="M3 12c4 1 6 4 7 7"/>',
  saw: '<path d="M4 8h13v7l-13-3z" fill="#C9CDD2"/><path d="M17 7.5h4v8h-4M5 12.3l1.5 2 1.5-1.3 1.5 2 1.5-1.3 1.5 2 1.5-1.3 1.5 2"/>',
  kite: '<path d="M12 2.5l7 8-7 8-7-8z" fill="#D9694A"/><path d="M12 2.5v16M5 10.5h14M12 18.5c2 1.5-2 2.5 0 4"/>',
  cloth:
    '<path d="M4 4h16"/><path d="M6 4h12v15c-2 2-4-1-6 1s-4-1-6 1z" fill="#5A74B0"/><path d="M9 8.5h.01M15 8.5h.01M12 12h.01M9 15h.01M15 15h.01" stroke="#FCF8EF" stroke-width="2"/>',
  noodles:
    '<path d="M3.5 12.5h17c0 4-3 6.5-5.5 7.2H9c-2.5-.7-5.5-3.2-5.5-7.2z" fill="#C8674F"/><path d="M7 12.5c0-3 1-4 1-8M11 12.5c0-3 1-4 1-8M15 12.5c0-3 1-4 1-8"/>',
  dango:
    '<path d="M3 21L21 3"/><circle cx="16.5" cy="7.5" r="3" fill="#EBC7CE"/><circle cx="12" cy="12" r="3" fill="#FFFDF6"/><circle cx="7.5" cy="16.5" r="3" fill="#AECB97"/>',
  kimono: '<path d="M8 3.5L3 7v9h4v4.5h10V16h4V7l-5-3.5-4 5z" fill="#B98FA8"/><path d="M12 8.5v12M7 14h10"/>',
  bucket:
    '<path d="M5 9h14l-1.5 11.5h-11z" fill="#D9B97A"/><path d="M5.5 13h13M6 9c0-7 12-7 12 0"/><path d="M8 6.5h.01"/>',
  watermelon:
    '<path d="M3 9c0 6 4 11 9 11s9-5 9-11z" fill="#D9694A"/><path d="M2 9h20M9 13h.01M12 16h.01M15 13h.01" stroke-width="2"/>',
  chisel: '<path d="M13 3l5 5-8 8-3.5-3.5z" fill="#B98A5E"/><path d="M6.5 12.5L3.5 20.5l8-3" />',
  lantern:
    '<path d="M12 1.5v3M12 19.5v3"/><path d="M8.2 6.3h7.6c4.3 3.3 4.3 8.1 0 11.4H8.2c-4.3-3.3-4.3-8.1 0-11.4z" fill="#F2C05A"/><path d="M5.3 10h13.4M5.3 14h13.4" stroke-width="1"/><path d="M8.5 4.5h7M8.5 19.5h7"/>',
  umbrella:
    '<path d="M2.5 12c1-6 5-9 9.5-9s8.5 3 9.5 9z" fill="#D0745C"/><path d="M12 3v17c0 2-3 2-3 0M7 12l5-9 5 9"/>',
  shovel:
    '<path d="M20 4L10 14"/><path d="M10.5 12l2 2-4.5 6.5C5 20 4 19 3.5 16z" fill="#9A9C9F"/><path d="M17.5 3.5l3 3"/>',
  matoi:
    '<path d="M12 9v12.5M8.5 9h7M8 9l-2 6M16 9l2 6M10.5 9v5M13.5 9v5"/><path d="M7.5 9V5L12 2l4.5 3v4z" fill="#FCF8EF"/><circle cx="12" cy="6.3" r="1.3" fill="#A93A22"/>',
  bells:
    '<path d="M12 21v-9"/><circle cx="12" cy="5" r="2.5" fill="#E6C872"/><circle cx="7" cy="9.5" r="2.5" fill="#E6C872"/><circle cx="17" cy="9.5" r="2.5" fill="#E6C872"/><path d="M9.5 21c2-2 3-2 5 0"/>',
  firework:
    '<path d="M12 12V3M12 12l6.4-6.4M12 12h9M12 12l6.4 6.4M12 12v9M12 12l-6.4 6.4M12 12H3M12 12L5.6 5.6" stroke="#C7452B"/><circle cx="12" cy="12" r="2.5" fill="#F2C05A"/>',
  trowel: '<path d="M3 9l11-5 2 6-9 8z" fill="#C9CDD2"/><path d="M15 7l6 6"/><path d="M18 10l3 3" stroke-width="3"/>',
  eel: '<path d="M3 17c3-6 5 3 8-3s3-10 9-8" stroke-width="4.5"/><path d="M3 17c3-6 5 3 8-3s3-10 9-8" stroke="#8C8A6E" stroke-width="2.2"/><path d="M18.5 5.5h.01"/>',
  radish:
    '<path d="M6 12c-3 3-3 7-1.5 8.5 2 1 6-.5 8.5-3.5s4-5 2.5-7-6-1-9.5 2z" fill="#FFFDF6"/><path d="M15 9.5c1-3 2-5 5-6.5M15 9.5c3 0 4.5-.5 6.5-2M14 9c-1-2.5-.5-4.5.5-6.5" stroke="#5E8C4A" stroke-width="1.8"/>',
  bundle:
    '<path d="M5 8l14-3 1 3.5-14 3zM4.5 12.5l15-1v4l-15 1zM6 17.5l13 1-.5 3-13-1z" fill="#B98A5E"/><path d="M10 5.5l1.5 16"/>',
  fish: '<path d="M3 12c3-5 8-6.5 13-3l4.5-3c-.8 4-.8 8 0 12L16 15c-5 3.5-10 2-13-3z" fill="#A9C3D6"/><path d="M7 11.5h.01" stroke-width="2.4"/>',
  mask: '<path d="M5 5c4-2 10-2 14 0 1 8-2 15-7 16-5-1-8-8-7-16z" fill="#FFFDF6"/><path d="M8 10.5c1-1 2.5-1 3.5 0M12.5 10.5c1-1 2.5-1 3.5 0M10 16.5c1.3 1 2.7 1 4 0"/><circle cx="12" cy="14" r=".8" fill="#A93A22"/>',
  clock:
    '<path d="M6 20.5l2-9h8l2 9z" fill="#D9B97A"/><circle cx="12" cy="7.5" r="5" fill="#FFFDF6"/><path d="M12 4.5v3l2 1.5"/>',
  comb: '<path d="M4 6c4-3 12-3 16 0v5H4z" fill="#C8674F"/><path d="M5.5 11v9M8.5 11v9M11.5 11v9M14.5 11v9M17.5 11v9"/>',
  print:
    '<path d="M4 5h13v15H4z" fill="#FFFDF6"/><path d="M6.5 16c2-6 4-6 5-3s2 2 3-1M7 8.5h.01"/><circle cx="18" cy="9" r="3.5" fill="#B98A5E"/>',
  shamisen:
    '<path d="M14.5 9.5L21 3" stroke-width="2.4"/><path d="M5 11l8-1 1 8-7 3.5L3 17z" fill="#E3C4A2"/><path d="M8 17L18 6M19 2.5l3 3"/>',
  helmet: '<path d="M4 6.5h9V11H4z" fill="#B98A5E"/><path d="M13 8.5h3M8.5 11v10M15 21V12l3-2.5 3 2.5v9"/>',
  puppet:
    '<path d="M3 3h18M7 3v8M17 3v8M12 3v5"/><circle cx="12" cy="10" r="3" fill="#F3E0CB"/><path d="M7 21l2-7h6l2 7zM9 15l-3-3M15 15l3-3" fill="#B98FA8"/>',
  fan: '<path d="M3 14c1.5-6 5-9.5 9-9.5s7.5 3.5 9 9.5l-6.5 3a3.5 3.5 0 0 0-5 0z" fill="#EBC7CE"/><path d="M12 18.5v-14M9.8 17L6 7M14.2 17L18 7"/>',
  doll: '<circle cx="12" cy="7" r="4" fill="#F3E0CB"/><path d="M8.5 6c0-5 7-5 7 0-2-1.5-5-1.5-7 0z" fill="#4A4038"/><path d="M5 21c0-6 3-9.5 7-9.5s7 3.5 7 9.5z" fill="#D0745C"/><path d="M8 15.5h8"/>',
  tatami: '<path d="M3 7l12-3 6 11-12 4.5z" fill="#C5CC96"/><path d="M5.5 6.4l6 12M12.5 4.7l6 11.3"/>',
  sushi:
    '<path d="M3.5 13c0-3 3-5 8.5-5s8.5 2 8.5 5z" fill="#D9694A"/><path d="M4 13h16l-1 6H5z" fill="#FFFDF6"/><path d="M9 8.5l-2 4M13 8l-2 5M17 9l-2 4"/>',
  shrimp:
    '<path d="M19 6c-7-3-14 1-14 8 0 4 3 6 6 6 0-3-1-4-1-6 0-3 3-4 9-3z" fill="#E3A35C"/><path d="M8 10l3 3M7 15l4-.5M19 6l2-3M19 6l2.5 1"/>',
  charcoal:
    '<path d="M6 6h12l2 14H4z" fill="#D9B97A"/><path d="M7 6l1-3 3 2 2-2.5 2 2.5 2-1 0 2z" fill="#4A4038"/><path d="M5 11h14"/>',
  chili:
    '<path d="M17 6c2 6-3 14-12.5 15C9 17 9 9 13 6.5c1-.8 3-.8 4-.5z" fill="#C7452B"/><path d="M15.5 6c0-2 1-3 3-3.5" stroke="#5E8C4A" stroke-width="2"/>',
  trumpet: '<path d="M3 12h9l8-6v13l-8-5H3z" fill="#E6C872"/><path d="M5.5 12v2M8.5 12v2"/>',
  candy:
    '<path d="M12 13v8.5"/><circle cx="12" cy="8" r="5.5" fill="#EBC7CE"/><path d="M12 8c1-1 2.5 0 2 1.5s-3.5 2-4.5 0 .5-5 3.5-4.5"/>',
  glass:
    '<path d="M10 3h4v5c3.5 1 5 4 5 6.5 0 4-3 6.5-7 6.5s-7-2.5-7-6.5C5 12 6.5 9 10 8z" fill="#CFE0E8"/><path d="M8 14c.5-2 1.5-2.5 3-3"/>',
  kabuki:
    '<path d="M5 8c0-3 3-5 7-5s7 2 7 5v5c0 5-3 8-7 8s-7-3-7-8z" fill="#FFFDF6"/><path d="M7.5 9c1.5-1.5 3-1 3.5 1M16.5 9c-1.5-1.5-3-1-3.5 1M7 13l3 1.5M17 13l-3 1.5M12 3.5v4" stroke="#C7452B" stroke-width="1.9"/><path d="M10 17.5c1.5-1 2.5-1 4 0"/>',
  sword:
    '<path d="M20.5 3.5C16 9 12 13 8.5 15.5"/><path d="M7 13l4 4" stroke-width="2.4"/><path d="M8 16l-4.5 4.5" stroke-width="3"/>',
  gunbai:
    '<path d="M12 2.5c4 0 7 2 7 5 0 2-2 2-2 3.5S15 14 12 14s-5-1.5-5-3-2-1.5-2-3.5c0-3 3-5 7-5z" fill="#4E6A9E"/><path d="M12 14v8"/><circle cx="12" cy="8" r="2" fill="#F2C05A"/>',
  buddha:
    '<circle cx="12" cy="7" r="3.5" fill="#D9B97A"/><path d="M12 3.5V2M6 20.5c-3-1-2-4 1-4.5l1.5-4h7l1.5 4c3 .5 4 3.5 1 4.5z" fill="#D9B97A"/><path d="M9 16.5c2 1 4 1 6 0"/>',
  cards: '<path d="M5 6l8-2 3 13-8 2z" fill="#FFFDF6"/><path d="M13.5 6l5.5 1.5-3.5 13-5-1.3M8.5 10.5l3.5-.8"/>',
  pick: '<path d="M3 10c5-5 11-5 16-1" stroke-width="2.4"/><path d="M12 6.5L8 21"/><path d="M14 15l5-1 2 6h-7z" fill="#B4B5B3"/>',
  incense:
    '<path d="M6 13h12c0 4-2 7-6 7s-6-3-6-7z" fill="#8FA6A0"/><path d="M12 13V8M12 6c-1.5-1.5 1.5-2.5 0-4.5M8 22h8"/>',
  calendar:
    '<path d="M6 3.5h12v17l-2-1-2 1-2-1-2 1-2-1-2 1z" fill="#FFFDF6"/><path d="M9 7.5h6M9 11h6M9 14.5h3"/><circle cx="15.5" cy="14.5" r="1" fill="#A93A22"/>',
  taiko:
    '<path d="M5 5h14c2 4 2 10 0 14H5c-2-4-2-10 0-14z" fill="#B0483A"/><ellipse cx="12" cy="12" rx="5" ry="6" fill="#FFFDF6"/><path d="M17 3l4-1.5"/>',
  mortar:
    '<path d="M4 11h16c0 6-3 9-5 9.5H9C7 20 4 17 4 11z" fill="#C9CDD2"/><path d="M12 11l6-8" stroke-width="2.6"/>',
  letter: '<path d="M3 20.5L20.5 3"/><path d="M6 8l8 8-4 2-6-6z" fill="#FCF8EF"/><path d="M8 10l4 4"/>',
  ship: '<path d="M3 14h18l-3 6.5H6z" fill="#B98A5E"/><path d="M11 14V3.5c4 1 7 4 7.5 8.5h-7.5"/>',
  waterwheel:
    '<circle cx="12" cy="11" r="7" fill="#D9B97A"/><circle cx="12" cy="11" r="1.5"/><path d="M12 1.5v19M2.5 11h19M5.3 4.3l13.4 13.4M18.7 4.3L5.3 17.7M2 22c3-2 5 1 8-.5s5 1 8-.5"/>',
  jar: '<path d="M8 4h8M9 4v3M15 4v3"/><path d="M9 7h6c3 2 4 5 4 8s-2 5.5-4 5.5H9c-2 0-4-2.5-4-5.5s1-6 4-8z" fill="#C8D3B8"/><path d="M9 13.5h6M12 10.5v6"/>',
  tofu: '<path d="M4 9l8-4 8 4v8l-8 4-8-4z" fill="#FFFDF6"/><path d="M4 9l8 4 8-4M12 13v8"/>',
  cabinet:
    '<path d="M4 4h16v16.5H4z" fill="#B98A5E"/><path d="M4 9.5h16M4 15h16M12 9.5V15M10.5 7h3M8 12.5h.01M16 12.5h.01M10.5 17.8h3"/>',
  goldfish:
    '<path d="M5 9h14l-1.5 11h-11z" fill="#D8E6EC"/><path d="M9 15c2-2.5 4-2 5 0l2-1v3l-2-1c-1 1.5-3.5 1.5-5-1z" fill="#E0662F"/><path d="M6 9c0-8 12-8 12 0"/>',
  flower:
    '<path d="M12 12v9.5M12 18c-3 0-4-1.5-4.5-3.5M12 19c3 0 4-1.5 4.5-3.5"/><g fill="#EBB9BE"><circle cx="12" cy="4.5" r="2.7"/><circle cx="16" cy="8" r="2.7"/><circle cx="8" cy="8" r="2.7"/><circle cx="12" cy="10.5" r="2.7"/></g><circle cx="12" cy="7.8" r="1.5" fill="#E9C25A"/>',
  rod: '<path d="M4 21C6 12 12 5 20 3v9M20 12v3a2 2 0 0 1-4 0"/><path d="M6 20c2-2 4-2 6 0" stroke-width="1"/>',
  key: '<circle cx="7.5" cy="8.5" r="4.5" fill="#E6C872"/><path d="M11 12l9 8.5M17 17.5l2.5-2.5M14.5 15.2l2-2"/>',
  daruma:
    '<path d="M12 3c5 0 8 4 8 9.5s-3 8.5-8 8.5-8-3-8-8.5S7 3 12 3z" fill="#C7452B"/><path d="M7.5 11c0-3 2-4 4.5-4s4.5 1 4.5 4-2 5-4.5 5-4.5-2-4.5-5z" fill="#FFFDF6"/><path d="M10 10.5h.01M14 10.5h.01" stroke-width="2.4"/>',
  mallet: '<path d="M4 4h11v7H4z" fill="#B98A5E"/><path d="M9.5 11v10.5M16 15c0 3 4 3 4 0s-4-3-4 0z"/>',
  oar: '<path d="M4 20L17 7" stroke-width="2"/><path d="M15 5.5L18.5 9l3-4.5L20 3z" fill="#D9B97A"/><path d="M2 22c3-2 5 1 8-.5"/>',
  anvil:
    '<path d="M3 10h13c2 0 3.5-.5 5-1.5-.3 4-2.5 6-6 6V17l2 3.5H6L8 17v-2.5c-3 0-4.7-1.5-5-4.5z" fill="#9A9C9F"/><path d="M6 6l9-3"/>',
  pot: '<path d="M8 4.5h8M9 4.5C5 8 4 11 5 15s3 6 4 6h6c1 0 3-2 4-6s0-7-4-10.5z" fill="#8FA6BF"/><path d="M5 12c4 2 10 2 14 0"/>',
  seaweed:
    '<path d="M5 4h14v16H5z" fill="#4B5A45"/><path d="M5 8h14M5 16h14" stroke="#8FA580"/><path d="M9 4v16" stroke="#8FA580"/>',
  jitte: '<path d="M12 2.5v12M12 11.5h4V7.5"/><path d="M10.5 14.5h3v7h-3z" fill="#A93A22"/>',
  horse:
    '<path d="M5 21c0-6 2-9 4-11l-3 1-2-2c2-3 5-5 8-5.5L14 2l1 2.5c4 2 5 7 5 16.5z" fill="#B98A5E"/><path d="M12 8h.01M15 5c2 4 2 8 1 12"/>',
  abacus:
    '<rect x="2.5" y="6" width="19" height="12" rx="1" fill="#D9B97A"/><path d="M2.5 10h19M7 6v12M12 6v12M17 6v12"/><path d="M7 13.5h.01M12 15.5h.01M17 13h.01M7 8h.01M17 8h.01" stroke-width="3"/>',
};

const TOOL_OF: Record<string, string> = {
  "boiled-egg": "egg",
  cotton: "thread",
  "wood-seller": "logs",
  "book-lender": "book",
  "soap-bubble": "bubble",
  "sandal-maker": "sandal",
  seamstress: "needle",
  "ukiyo-e": "brush",
  monk: "beads",
  "ox-cart": "wheel",
  yamabushi: "conch",
  carpenter: "saw",
  "cloth-dyer": "cloth",
  soba: "noodles",
  dumpling: "dango",
  "used-clothes": "kimono",
  water: "bucket",
  engraver: "chisel",
  "day-laborer": "shovel",
  firefighter: "matoi",
  "shrine-maiden": "bells",
  fireworks: "firework",
  plasterer: "trowel",
  greengrocer: "radish",
  firewood: "bundle",
  "fish-peddler": "fish",
  "mask-seller": "mask",
  clocksmith: "clock",
  hairdresser: "comb",
  printer: "print",
  "shamisen-player": "shamisen",
  "construction-worker": "helmet",
  puppeteer: "puppet",
  geisha: "fan",
  "puppet-maker": "doll",
  tempura: "shrimp",
  "candy-peddlers": "trumpet",
  "candy-maker": "candy",
  glassblower: "glass",
  samurai: "sword",
  sumo: "gunbai",
  sculptor: "buddha",
  karuta: "cards",
  "stone-cutter": "pick",
  doctor: "mortar",
  messenger: "letter",
  "ship-carpenter": "ship",
  "water-wheel": "waterwheel",
  "drug-store": "jar",
  "mask-crafter": "mask",
  fisherman: "rod",
  "nagaya-owner": "key",
  "papier-mache": "daruma",
  repairman: "mallet",
  boatman: "oar",
  swordsmith: "anvil",
  ceramic: "pot",
  policeman: "jitte",
  "shamisen-master": "shamisen",
  "mounted-samurai": "horse",
  "rice-broker": "abacus",
  // celebrities
  "juzaburo-tsutaya": "book",
  "nezumi-kozo": "key",
  "sanyo-rai": "calendar",
  "ryotaku-maeno": "mortar",
  "tokunai-mogami": "ship",
  "hiroshige-utagawa": "umbrella",
  "katsushika-hokusai": "print",
  "nanpo-ota": "sake",
  "saiko-ema": "fan",
  "shusaku-chiba": "sword",
  "genpaku-sugita": "book",
  "ikku-jippensha": "sandal",
  "philipp-franz-von-siebold": "flower",
  ryokan: "beads",
  "tadataka-ino": "wheel",
  "gennai-hiraga": "firework",
  "issa-kobayashi": "goldfish",
  "kazan-watanabe": "cards",
  "kokan-shiba": "eyeglass",
  "oi-katsushika": "lantern",
};

/** A sign for those of other component sets: the sign of their type. */
const TOOL_OF_TYPE: Record<string, string> = {
  peddler: "bucket",
  artisan: "brush",
  special: "fan",
  master: "mallet",
  shop: "cloth",
  none: "abacus",
};

function toolOf(id: string, type: string): string {
  return TOOLS[TOOL_OF[id] ?? id] ?? TOOLS[TOOL_OF_TYPE[type] ?? ""] ?? "";
}

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
    <svg class="ik-bust" viewBox="0 0 54 44" aria-hidden dangerouslySetInnerHTML={{ __html: bust(id, type) }} />
  ),
);
