// Mitamas are small flames, each with its temper; 36 by 32. The Tengu, 64 by 64.

import { blush, eye } from "./ink";

const flame = (fill: string, inner: string, wild = false) =>
  `<path d="${wild ? "M18 1c1 4 4 5 6 8 1-2 1-4 1-6 5 4 8 10 8 16 0 8-7 12-15 12S3 27 3 19c0-6 3-11 7-14 0 3 0 5 2 7 3-3 5-6 6-11z" : "M19 1c2 6 13 9 13 19 0 7-6 11-14 11S4 27 4 20c0-6 4-9 7-13 1 4 2 5 4 6 2-4 2-8 4-12z"}" fill="${fill}"/>` +
  `<path d="M18 30c-6 0-9-3-9-8 0-3 2-5 4-7 1 2 2 3 4 3 1-2 2-4 3-6 4 3 7 6 7 10 0 5-3 8-9 8z" fill="${inner}" stroke="none"/>`;
export const MITAMA: Record<string, string> = {
  ara:
    flame("#DE7B5C", "#F4B99A", true) +
    '<path d="M10 17l5 3M26 17l-5 3" stroke-width="2"/>' +
    eye(13.5, 21.5, 1.7) +
    eye(22.5, 21.5, 1.7) +
    '<path d="M13.5 27l2-1.5 2.5 1.5 2.5-1.5 2 1.5"/>',
  nigi:
    flame("#8DB9D4", "#CFE5EF") +
    '<path d="M11 20.5c1.5 2 3.5 2 5 0M20 20.5c1.5 2 3.5 2 5 0" stroke-width="1.8"/><path d="M16.5 26.5h3"/>' +
    blush([10.5, 24.5], [25.5, 24.5]),
  saki:
    flame("#9DC07E", "#D8E8BE") +
    eye(13.5, 20.5) +
    eye(22.5, 20.5) +
    '<path d="M14 25c2 3 6 3 8 0z" fill="#fff"/>' +
    blush([10, 24.5], [26, 24.5]) +
    '<path d="M27 9c2-3 5-2 5 0s-2 3-5 1c2 2 2 5 0 5s-3-2-2-5c-2 2-5 1-5-1s3-2 5 0c-2-2-1-5 1-5s2 3 1 5z" fill="#F3C3CB" stroke-width="1"/>',
  kushi:
    flame("#A78FC4", "#DDD0EA") +
    '<circle cx="18" cy="20.5" r="5" fill="#FCF8EF"/><path d="M18.2 20.8a1.2 1.2 0 1 1 1.4-1.3c0 2-1.7 3.1-3.3 2.7-1.8-.5-2.6-2.3-1.8-4" stroke-width="1.3"/><path d="M15.5 28.3h5"/>',
  shinigami:
    '<path d="M18 1c9 2 13 10 13 18 0 5-2 9-4 12H9c-2-3-4-7-4-12C5 11 9 3 18 1z" fill="#6E6862"/><path d="M10.5 19c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5c0 3-2 4-2.5 5v3H13v-3c-.5-1-2.5-2-2.5-5z" fill="#F5F1E6"/><path d="M13.5 18.5h.01M22.5 18.5h.01" stroke-width="4.4"/><path d="M18 21.5v1.5M15.5 24.5v2M18 24.5v2M20.5 24.5v2"/>',
};
export const DRAGONFLY =
  '<path d="M20 12C12 2 5 0 2 3s4 9 17 11M20 12C24 2 31-1 34 2s-2 9-13 12" fill="#D3E8E6" fill-opacity=".9"/><path d="M19 15C9 15 4 19 5 22s9 2 14-5M21 15c9-1 14 3 13 6s-9 2-13-4" fill="#E6F1EE"/>' +
  '<path d="M20 13c-3 6-5 10-11 15" stroke-width="5.4"/><path d="M20 13c-3 6-5 10-11 15" stroke="#5FA58A" stroke-width="2.8"/><path d="M17.3 17l2.4 1.4M14.6 21.2l2.3 1.6"/>' +
  '<circle cx="20.5" cy="10.5" r="4.2" fill="#7FB79B"/><circle cx="18.2" cy="8.6" r="2.3" fill="#D0624A"/><circle cx="23" cy="8.8" r="2.3" fill="#D0624A"/>';

export const TENGU =
  '<path d="M0 0h64v64H0z" fill="#F3DCCB" stroke="none"/><path d="M-2 66C4 40 12 26 20 28s6 10 10 12 10-22 18-22 12 28 18 48z" fill="#D9B49A" stroke="none"/>' +
  '<path d="M2 62c-2-14 0-24 8-30l10 14zM62 62c2-14 0-24-8-30L44 46z" fill="#4F4A52"/><path d="M4 50l8-6M6 58l9-6M60 50l-8-6M58 58l-9-6" stroke="#8A838C"/>' +
  '<path d="M10 66c2-10 10-16 22-16s20 6 22 16z" fill="#F5EFE2"/><path d="M24 51l8 10 8-10" fill="#C7553C"/>' +
  '<path d="M14 22c0-12 8-18 18-18s18 6 18 18c0 16-8 30-18 31-10-1-18-15-18-31z" fill="#D0624A"/><path d="M13 20c-4-6 0-13 6-14 2-5 10-6 13-2 3-4 11-3 13 2 6 1 10 8 6 14-2-5-6-8-10-9-6 3-12 3-18 0-4 1-8 4-10 9z" fill="#F1EDE4"/>' +
  '<path d="M26 3h12l-2 6h-8z" fill="#2B2722"/><path d="M18 21c4-4 8-3 11 1M46 21c-4-4-8-3-11 1" stroke-width="3"/><circle cx="24" cy="26" r="3.4" fill="#F6E2A2"/><circle cx="40" cy="26" r="3.4" fill="#F6E2A2"/><path d="M24.5 26h.01M39.5 26h.01" stroke-width="3.2"/>' +
  '<path d="M29 26c-1 6-1 10 1 14 1 3 5 3 6-1 1-5-1-8-1-13z" fill="#E58A70"/><path d="M20 40c6-3 9-1 12 2 3-3 6-5 12-2-3 7-8 12-12 14-4-2-9-7-12-14z" fill="#F1EDE4"/><path d="M27 43c3 2 7 2 10 0"/>';
