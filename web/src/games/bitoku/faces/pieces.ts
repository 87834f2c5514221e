// What is printed on the other pieces: virtues of the Bitoku cards, crystals, rocks, visions, the backs of cards.

import { eye } from "./ink";

/** A virtue as a small print, 60 by 28. */
export const VIRTUE: Record<string, string> = {
  makoto:
    '<path d="M0 0h60v28H0z" fill="#F6E6BE" stroke="none"/><circle cx="30" cy="17" r="9" fill="#E38B5B"/><path d="M30 3v3M17 7l2 3M43 7l-2 3M12 16h4M44 16h4"/><path d="M0 22c10-3 20-1 30 1s20 1 30-2v7H0z" fill="#C9D3A6"/><path d="M0 22c10-3 20-1 30 1s20 1 30-2"/>',
  chuugi:
    '<path d="M0 0h60v28H0z" fill="#F4DCD0" stroke="none"/><path d="M0 14h18M42 14h18" stroke="#A8412B" stroke-width="3.4"/><path d="M22 8c-7 0-7 12 0 12 6 0 10-12 16-12 7 0 7 12 0 12-6 0-10-12-16-12z" fill="none" stroke-width="5.6"/><path d="M22 8c-7 0-7 12 0 12 6 0 10-12 16-12 7 0 7 12 0 12-6 0-10-12-16-12z" fill="none" stroke="#D98A6A" stroke-width="2.8"/>',
  yu: '<path d="M0 0h60v28H0z" fill="#E3DDED" stroke="none"/><path d="M6 29L27 6l8 9 6-6 15 20z" fill="#A898C2"/><path d="M27 6l-6 7 4-1 3 4 3-4 3 2-7-8zM41 9l-5 5 5 0 2 3 2-3z" fill="#FCF8EF" stroke="none"/><path d="M27 6l8 9M48 25l4-3"/><path d="M9 8c3-2 4 2 7 0M44 4c3-2 4 2 7 0" opacity=".6"/>',
  jin: '<path d="M0 0h60v28H0z" fill="#DDEBDD" stroke="none"/><path d="M30 25c-9-5-14-10-14-15 0-4 3-7 7-7 3 0 6 2 7 5 1-3 4-5 7-5 4 0 7 3 7 7 0 5-5 10-14 15z" fill="#8FC09B"/><path d="M30 24c0-6 1-10 4-14M30 18c-2-2-4-3-6-3" /><path d="M4 24c3-3 6-3 9 0M47 24c3-3 6-3 9 0" opacity=".5"/>',
  rei: '<path d="M0 0h60v28H0z" fill="#DCE8F0" stroke="none"/><path d="M0 24h60v4H0z" fill="#C9B98A"/><path d="M14 24c-1-8 4-11 10-11 3 0 6 1 9 4l7 1c3 1 3 6 0 6z" fill="#7FA3BF"/><circle cx="42" cy="15" r="4.4" fill="#F0DCC8"/><path d="M38.5 13c1-4 6-5 8-2-2 0-4 1-5 3z" fill="#3A3540"/><path d="M43.5 16h1.5"/>',
  gi: '<path d="M0 0h60v28H0z" fill="#E8EDD4" stroke="none"/><path d="M30 4v21M22 25h16M14 7c10-2 22-2 32 0" /><path d="M8 18l6-11 6 11c-3 4-9 4-12 0zM40 18l6-11 6 11c-3 4-9 4-12 0z" fill="#BFD09A"/><circle cx="30" cy="4.5" r="2" fill="#D9A93A"/>',
  meijo:
    '<path d="M0 0h60v28H0z" fill="#FBEBBB" stroke="none"/><g fill="#E7BC48"><circle cx="30" cy="7" r="5"/><circle cx="37.5" cy="12.5" r="5"/><circle cx="34.5" cy="20.5" r="5"/><circle cx="25.5" cy="20.5" r="5"/><circle cx="22.5" cy="12.5" r="5"/></g><circle cx="30" cy="14.5" r="4" fill="#FCF8EF"/><path d="M30 14.5h.01M8 6v4M6 8h4M51 18v4M49 20h4" stroke-width="1.8"/>',
};

/** A crystal as a cut stone, 60 by 44; stretched to its place. */
export const CRYSTAL: Record<string, string> = {
  dream:
    '<path d="M14 2h32l12 13v14L46 42H14L2 29V15z" fill="#CFC3E6"/><path d="M16 10h28l7 7v10l-7 7H16l-7-7V17z" fill="#EBE5F6" stroke="none"/><path d="M14 2l2 8M46 2l-2 8M58 15l-7 2M58 29l-7-2M46 42l-2-8M14 42l2-8M2 29l7-2M2 15l7 2" opacity=".65"/>',
  memory:
    '<path d="M4 3h52c2 16-3 30-26 39C7 33 2 19 4 3z" fill="#EBD391"/><path d="M11 9h38c1 11-4 19-19 26C15 28 10 20 11 9z" fill="#F8EBC6" stroke="none"/><path d="M4 3l7 6M56 3l-7 6M30 42v-7M10 25l7-3M50 25l-7-3" opacity=".65"/>',
  ingenuity:
    '<path d="M30 2c16 5 27 13 27 24 0 10-11 16-27 16S3 36 3 26C3 15 14 7 30 2z" fill="#EDC0CE"/><path d="M30 9c11 4 19 10 19 17 0 6-8 10-19 10s-19-4-19-10c0-7 8-13 19-17z" fill="#FAE4EB" stroke="none"/><path d="M30 2v7M3 26h8M57 26h-8M11 38l6-5M49 38l-6-5" opacity=".65"/>',
};

/** An Iwakura rock with its rope, 44 by 42. */
export const ROCK =
  '<path d="M2 41c6-3 34-3 40 0" opacity=".5"/><path d="M4 39C1 24 7 9 18 4c9-4 18 3 21 14 2 8 2 15 1 21z" fill="#BFC1BC"/>' +
  '<path d="M18 4c9-4 18 3 21 14-5-6-10-9-16-8S11 15 7 22C8 14 12 7 18 4z" fill="#A9BC96" stroke="none"/><path d="M9 31l3-4M36 25l-2 4M31 9l2 4" opacity=".5"/>' +
  '<path d="M3.5 30.5c11 5 26 5 36.5 0l.5 4.5c-11 5-26 5-37.5 0z" fill="#E0C78E"/><path d="M9 33l2 4M16 35l2 4M24 35l2 4M32 34l2 4" opacity=".6"/>' +
  '<path d="M13 38l3 0-1.5 3 2 0M27 38.5l3 0-1.5 3 2 0" stroke="#fff" stroke-width="1.8"/>';

/** The eye that opens in the mist, 40 by 40. */
export const VISION =
  '<path d="M0 0h40v40H0z" fill="#E4DDF0" stroke="none"/><path d="M-2 12h18a4 4 0 0 1 0 8H6M42 30H26a4 4 0 0 1 0-8h6" stroke="#fff" stroke-width="3.5"/>' +
  `<path d="M5 20c5-8 10-11 15-11s10 3 15 11c-5 8-10 11-15 11S10 28 5 20z" fill="#FCF8EF"/><circle cx="20" cy="20" r="7" fill="#8672B8"/>${eye(20, 20, 3.6)}<path d="M20 5v-4M10 8L8 5M30 8l2-3"/>`;

/** The back of every Yokai card: the Great Spirit between leaves, 60 by 80. */
export const BACK =
  '<path d="M0 0h60v80H0z" fill="#8FB39B" stroke="none"/><path d="M4 4h52v72H4z" fill="#A9C6B2"/>' +
  '<path d="M4 20c10-2 14-8 15-16M56 20c-10-2-14-8-15-16M4 60c10 2 14 8 15 16M56 60c-10 2-14 8-15 16" opacity=".6"/>' +
  '<path d="M20 30c-8-3-9-11-6-17 1 5 4 7 8 8M40 30c8-3 9-11 6-17-1 5-4 7-8 8" fill="#8D6A4C"/>' +
  '<path d="M16 40c0-10 6-17 14-17s14 7 14 17-6 19-14 21c-8-2-14-11-14-21z" fill="#F3F0E2"/><path d="M16 40c0-10 6-17 14-17s14 7 14 17c-2-6-5-8-8-8s-5 2-6 5c-1-3-3-5-6-5s-6 2-8 8z" fill="#BFD3A8"/>' +
  '<path d="M20 43c2 2.5 5 2.5 7 0M33 43c2 2.5 5 2.5 7 0M26 53c2.5 1.5 5.5 1.5 8 0"/><path d="M30 24c2 2 2 5 0 7-2-2-2-5 0-7z" fill="#7FA37C"/>';
