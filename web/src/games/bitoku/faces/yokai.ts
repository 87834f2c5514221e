// The yokai, each in its corner of the forest; 72 by 54.

import { blush, eye } from "./ink";

export interface Face {
  /** what lies behind it */
  back: string;
  body: string;
}

export const YOKAI: Record<string, Face> = {
  kappa: {
    back:
      '<path d="M0 0h72v54H0z" fill="#DCE8DC" stroke="none"/><path d="M0 38c9-4 17 3 26 0s18 3 27 0 13 1 19 0v16H0z" fill="#9CC4CF" stroke="none"/><path d="M0 38c9-4 17 3 26 0s18 3 27 0 13 1 19 0M5 46q4-3 8 0t8 0M50 47q4-3 8 0t8 0"/>' +
      '<path d="M8 40c1-12-1-20-3-27M12 40c0-9 2-16 5-22M64 40c0-10 2-18 4-24M59 40c0-7-1-12-3-17" stroke="#5D7F4A"/><path d="M5 14c-2-4-1-7 0-9 2 3 2 6 0 9zM68 17c-2-4-1-7 0-9 2 3 2 6 0 9z" fill="#8A6A4C"/>',
    body:
      '<path d="M17 54c-2-11 6-19 19-19s21 8 19 19z" fill="#7FA05E"/><path d="M25 54c1-8 5-11 11-11s10 3 11 11z" fill="#E9DFA8"/><path d="M29 47h14M28 51h16"/>' +
      '<path d="M20 22c0-3 2-6 4-7h24c2 1 4 4 4 7 0 11-6 19-16 19s-16-8-16-19z" fill="#A5C276"/>' +
      '<path d="M18 17c-3-1-3-4 0-5l5 3zM54 17c3-1 3-4 0-5l-5 3zM21 19l-4 4 5 1zM51 19l4 4-5 1z" fill="#5F7A42"/>' +
      '<ellipse cx="36" cy="14" rx="15" ry="5" fill="#F2EEDD"/><ellipse cx="36" cy="14" rx="10.5" ry="2.8" fill="#A9D4E2"/>' +
      eye(29.5, 24, 2.3) +
      eye(42.5, 24, 2.3) +
      '<path d="M29 31c4-4 10-4 14 0-1 4-4 6-7 6s-6-2-7-6z" fill="#E7C254"/><path d="M29.5 31.5h13"/>' +
      blush([24.5, 29], [47.5, 29]) +
      '<path d="M50 44c5-6 9-12 14-14 2 4-2 11-11 17z" fill="#6FA25A"/><path d="M56 39h.01M60 35h.01" stroke-width="2"/>',
  },
  imomushi: {
    back:
      '<path d="M0 0h72v54H0z" fill="#EAF0CF" stroke="none"/><path d="M-2 56C6 30 34 22 74 34v22z" fill="#B9D58C"/><path d="M2 52c20-14 44-16 70-12M24 40c2-6 6-9 11-11M42 37c4-5 9-7 15-8" opacity=".5"/>' +
      '<path d="M52 3c8-4 16-3 22 0-4 8-14 10-22 6 4-1 9-2 14-4-5 1-10 1-14-2z" fill="#9CC073"/>',
    body:
      '<path d="M8 46a8 8 0 0 1 10-13 9 9 0 0 1 13-2 9 9 0 0 1 11-3l4 17c-12 7-30 7-38 1z" fill="#C4DB8C"/><path d="M18 33c3 4 3 10 1 15M31 31c3 5 3 12 0 18M42 29c2 4 3 10 2 16"/>' +
      '<path d="M13 47l-1 4M22 49v4M31 49l1 4" stroke-width="2.2"/><path d="M37 25c0-9 6-14 13-14s14 5 14 14-6 15-14 15-13-6-13-15z" fill="#D5E7A2"/>' +
      '<path d="M45 12c-1-4-3-6-6-7M55 12c1-4 3-6 6-7"/><circle cx="38.5" cy="4.5" r="2" fill="#E98F5A"/><circle cx="61.5" cy="4.5" r="2" fill="#E98F5A"/>' +
      eye(45.5, 23, 2.8) +
      eye(56, 23, 2.8) +
      '<path d="M47.5 31c2 2.5 5 2.5 7 0"/>' +
      blush([41.5, 29], [60, 29]),
  },
  nezumi: {
    back: '<path d="M0 0h72v54H0z" fill="#F3E7CF" stroke="none"/><path d="M-2 44h76v12H-2z" fill="#E0CBA2"/><path d="M2 44c-1-9 3-14 10-14s11 5 10 14zM50 44c-1-9 3-14 10-14s11 5 10 14z" fill="#E7CF8E"/><path d="M3 38c6 3 12 3 18 0M51 38c6 3 12 3 18 0M12 30v14M60 30v14M10 30l2-4 2 4M58 30l2-4 2 4"/>',
    body:
      '<path d="M52 52c8 2 14-2 13-9" stroke="#B58C7A" stroke-width="2.6"/><path d="M19 54c-1-12 6-20 17-20s18 8 17 20z" fill="#CDBFAE"/>' +
      '<circle cx="22" cy="14" r="8.5" fill="#CDBFAE"/><circle cx="50" cy="14" r="8.5" fill="#CDBFAE"/><circle cx="22" cy="14" r="4.6" fill="#E8B9AC"/><circle cx="50" cy="14" r="4.6" fill="#E8B9AC"/>' +
      '<path d="M19 24c0-9 8-14 17-14s17 5 17 14c0 8-9 17-17 18-8-1-17-10-17-18z" fill="#E0D5C6"/>' +
      eye(29, 23, 2.3) +
      eye(43, 23, 2.3) +
      '<path d="M33.5 32h5L36 35.5z" fill="#C76A5A"/><path d="M36 35.5v2.5M33 40c1 1 2 1 3-1 1 2 2 2 3 1M17 30l8 2M17 35l8-1M55 30l-8 2M55 35l-8-1"/>' +
      blush([25.5, 29], [46.5, 29]) +
      '<path d="M28 47c2-3 4-3 6-1M44 47c-2-3-4-3-6-1"/><path d="M36 44c3 2 3 6 0 8-3-2-3-6 0-8z" fill="#FBF6EA"/>',
  },
  kitsune: {
    back:
      '<path d="M0 0h72v54H0z" fill="#F6DEC4" stroke="none"/><circle cx="57" cy="13" r="8" fill="#E9976A" stroke="none"/><path d="M-2 46c16-6 30 2 46-2s22-2 30 0v12H-2z" fill="#C9B98A"/>' +
      '<path d="M3 16c7 2 14 2 20 0l-1 4c-6 1-12 1-18 0zM6 20v27M20 20v27M4 26h18" stroke="#A8412B" stroke-width="2"/>',
    body:
      '<path d="M47 54c14 0 22-10 18-22-3 5-7 6-11 10-3 4-5 8-7 12zM25 54C14 54 6 46 8 36c3 5 7 5 10 9 3 3 5 6 7 9z" fill="#F0D3B4"/><path d="M65 32c-1 4-3 6-6 8M8 36c1 3 3 5 5 6"/>' +
      '<path d="M24 54c-1-9 4-16 12-16s13 7 12 16z" fill="#F0D3B4"/><path d="M30 54c0-6 2-9 6-9s6 3 6 9z" fill="#FCF8EF"/>' +
      '<path d="M18 5l11 9c5-2 9-2 14 0l11-9c2 10 0 19-4 25L36 43 22 30c-4-6-6-15-4-25z" fill="#F2CDA0"/><path d="M22 12l5 4M50 12l-5 4"/><path d="M22 30c5-3 10-1 14 5 4-6 9-8 14-5L36 43z" fill="#FCF8EF" stroke="none"/><path d="M22 30L36 43 50 30"/>' +
      '<path d="M25 24c3-3 6-2 8 1-3 1-6 1-8-1zM47 24c-3-3-6-2-8 1 3 1 6 1 8-1z" fill="#2B2722"/><path d="M36 15v6M32.5 16.5l1 4M39.5 16.5l-1 4" stroke="#C7452B" stroke-width="1.8"/><path d="M34.2 38.5h3.6L36 41z" fill="#2B2722"/>',
  },
  "shin-ookami": {
    back: '<path d="M0 0h72v54H0z" fill="#C9D3DC" stroke="none"/><circle cx="15" cy="14" r="9" fill="#FBF3DC" stroke="none"/><path d="M-2 54C8 42 14 30 20 30s8 10 14 12 14-18 22-18 12 16 18 22v8z" fill="#9AA9B4"/><path d="M20 30l-4 7 4-2 3 4 2-4zM56 24l-5 8 5-2 4 4 2-4z" fill="#FBF7EE" stroke="none"/>',
    body:
      '<path d="M14 56c-2-10 2-20 10-24h24c8 4 12 14 10 24z" fill="#A8AEB6"/><path d="M24 56c0-8 4-12 12-12s12 4 12 12z" fill="#E6E8EA"/>' +
      '<path d="M19 3l10 9c5-2 9-2 14 0l10-9 3 15 3 8-6 2 1 5-6 1-12 10-12-10-6-1 1-5-6-2 3-8z" fill="#B9BEC4"/><path d="M23 9l4 6M49 9l-4 6"/>' +
      '<path d="M24 29c4-5 9-5 12 2 3-7 8-7 12-2l-5 6-7 8-7-8z" fill="#EEF0F1"/><path d="M25 22l8 3.5c-3 2-7 1-8-3.5zM47 22l-8 3.5c3 2 7 1 8-3.5z" fill="#F2D58A"/><path d="M30 24h.01M42 24h.01" stroke-width="2.6"/>' +
      '<path d="M33 34h6l-3 3.6z" fill="#2B2722"/><path d="M36 37.6v3M32 41l4-1 4 1"/><path d="M36 12l-2 5 2 4 2-4z" fill="#7F99B4"/>',
  },
  "yama-uba": {
    back:
      '<path d="M0 0h72v54H0z" fill="#E6E0EC" stroke="none"/><path d="M-2 56C6 34 14 22 22 20c4 2 7 8 10 12 6-12 12-20 18-22 8 4 14 24 24 46z" fill="#BFB4CC"/><path d="M50 10l-5 8 5-2 4 4 2-5zM22 20l-4 6 4-1 3 3 1-4z" fill="#FBF7EE" stroke="none"/>' +
      '<path d="M56 44h12v10H56zM53 45c5-1 7-4 9-8 2 4 4 7 9 8z" fill="#A5886A"/>',
    body:
      '<path d="M12 56C8 36 10 8 36 8s28 28 24 48c-6-6-8-12-8-20H20c0 8-2 14-8 20z" fill="#EDEAE6"/><path d="M17 44c-1-10 0-20 4-26M55 44c1-10 0-20-4-26M14 52l3-8M58 52l-3-8" opacity=".55"/>' +
      '<path d="M22 56c0-9 5-14 14-14s14 5 14 14z" fill="#8672A0"/><path d="M30 43l6 9 6-9" fill="#F3EBDD"/>' +
      '<path d="M22 26c0-3 1-5 2-7 6 0 10-3 12-7 2 4 6 7 12 7 1 2 2 4 2 7 0 10-6 18-14 18s-14-8-14-18z" fill="#F0DCC8"/>' +
      '<path d="M26.5 27c2-2.5 5-2.5 7 0M38.5 27c2-2.5 5-2.5 7 0" stroke-width="1.8"/><path d="M26 23l6-1M46 23l-6-1M36 28c-1 3-2 4-2 5 1 1 3 1 4 0M29 36c4 4 10 4 14 0M26 32l-2 1M46 32l2 1"/>' +
      blush([26.5, 33], [45.5, 33]) +
      '<path d="M47 14c3-4 8-4 10-2-1 4-6 6-10 4z" fill="#C7553C"/>',
  },
};
