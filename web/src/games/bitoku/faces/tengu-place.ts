// Where the Tengu sits: its mountains at dusk, cedars, mist and crows, as a print of 720 by 120.

const PEAKS = [
  ["M150 120C210 70 232 44 262 26c10-5 18 2 26 12 26 32 52 52 96 82z", "#B9A3A6"],
  ["M330 120c46-40 66-72 104-92 12-6 20 0 30 10 40 40 70 58 120 82z", "#A8959E"],
  ["M520 120c44-34 74-66 116-78 10-3 18 2 26 8 26 20 44 32 62 38v32z", "#B9A3A6"],
  ["M-10 120V84C30 70 50 40 84 34c14-2 24 6 34 16 30 30 60 48 110 70z", "#8E808C"],
] as const;
const SNOW =
  "M262 26c10-5 18 2 26 12-8 2-10-2-16 4-5-5-10-3-16 2-6-2-8 2-16 4 6-8 14-16 22-22zM434 28c12-6 20 0 30 10-8 0-12 6-18 2-6 4-10 0-16 4-4-4-8 0-14-1 6-6 12-11 18-15z";

const cedar = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-46c4 9 8 13 13 18-4 0-5 0-7-1 5 8 9 12 14 16-13 6-27 6-40 0 5-4 9-8 14-16-2 1-3 1-7 1 5-5 9-9 13-18z" fill="#56685A"/><path d="M0-12V0"/></g>`;
const crow = (x: number, y: number, s: number) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-11-2c4-5 8-5 11 0 3-5 7-5 11 0-5-2-8-1-11 4-3-5-6-6-11-4z" fill="#2B2722" stroke="none"/>`;
const mist = (x: number, y: number, w: number) =>
  `<path d="M${x} ${y}h${w}a5 5 0 0 1 0 10h-${w * 0.6}a4 4 0 0 0 0 8h-${w * 0.3}a5 5 0 0 1 0-10h${w * 0.1}a4 4 0 0 0 0-8z" fill="#FBF1E6" stroke="none"/>`;

export const PLACE =
  '<path d="M0 0h720v120H0z" fill="#F3DCCB" stroke="none"/><circle cx="76" cy="62" r="70" fill="#E2906E" stroke="none"/>' +
  PEAKS.map(
    ([d, fill]) =>
      `<path d="${d}" fill="${fill}" stroke="none" transform="translate(1.3 .9)"/><path d="${d}" opacity=".7"/>`,
  ).join("") +
  `<path d="${SNOW}" fill="#FBF6EA" stroke="none"/>` +
  mist(300, 92, 120) +
  mist(560, 84, 110) +
  [
    [190, 122, 0.9],
    [214, 124, 0.7],
    [352, 124, 0.8],
    [500, 122, 1],
    [524, 124, 0.72],
    [640, 124, 0.9],
    [668, 122, 1.15],
    [698, 124, 0.85],
  ]
    .map(([x = 0, y = 0, s = 1]) => cedar(x, y, s))
    .join("") +
  crow(300, 22, 0.9) +
  crow(330, 34, 0.7) +
  crow(520, 26, 1) +
  crow(548, 40, 0.7) +
  crow(610, 20, 0.8);
