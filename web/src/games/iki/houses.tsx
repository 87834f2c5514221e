// The houses of Edo: five bodies, and one thing that only this house has. Drawn by us.

import { still } from "../../still";
import { art } from "./art";

const W = "#FBF6EA";
const PARTS: Record<string, string> = {
  plain: `<path d="M8 18h32v16H8z" fill="${W}"/><path d="M2 19c9-2 15-7 22-15 7 8 13 13 22 15z" fill="#5A6480"/>`,
  long: `<path d="M7 18h34v16H7z" fill="#D9B97A"/><path d="M2 19c5-1 8-5 10-11h24c2 6 5 10 10 11z" fill="#5A6480"/>`,
  thatch: `<path d="M9 20h30v14H9z" fill="#E3C4A2"/><path d="M3 21C10 19 14 10 18 6h12c4 4 8 13 15 15z" fill="#C9A46A"/><path d="M18 6c4 2 8 2 12 0" fill="none"/>`,
  tall: `<path d="M12 22h24v12H12z" fill="#E3C4A2"/><path d="M7 23c4-1 6-3 8-6h18c2 3 4 5 8 6z" fill="#5A6480"/><path d="M15 10h18v7H15z" fill="${W}"/><path d="M9 11c6-1 11-5 15-9 4 4 9 8 15 9z" fill="#5A6480"/>`,
  kura: `<path d="M10 12h28v22H10z" fill="${W}"/><path d="M10 27h28v7H10z" fill="#5B5F68"/><path d="M10 34l7-7M17 34l7-7M24 34l7-7M31 34l7-7" stroke="${W}" stroke-width=".8"/><path d="M5 13l19-9 19 9z" fill="#5A6480"/>`,
};
const HOUSES: Record<string, [keyof typeof PARTS | "", string]> = {
  inn: ["tall", '<path d="M19 34V25h10v9" fill="#31477F"/><path d="M18 12.5h12M24 12v5"/>'],
  farmhouse: ["thatch", '<path d="M20 34v-8h8v8M12 24h4v4h-4zM32 24h4v4h-4z" fill="#FBF6EA"/>'],
  watchtower: [
    "",
    '<path d="M17 34l3-18h8l3 18M18 28h12M19 22h10" fill="none"/><path d="M17 10h14v7H17z" fill="#B98A5E"/><path d="M14 11l10-8 10 8z" fill="#5A6480"/><path d="M22 15c0-3 4-3 4 0z" fill="#EBC65A"/>',
  ],
  villa: [
    "long",
    '<path d="M12 22h7v8h-7zM20.5 22h7v8h-7zM29 22h7v8h-7z" fill="#FBF6EA"/><path d="M40 34c-2-6 1-9 4-12M42 26c2-3 5-3 6-2" fill="none" stroke="#2C6049"/>',
  ],
  theater: [
    "long",
    '<path d="M11 21h6v13h-6z" fill="#C7452B"/><path d="M17 21h6v13h-6z" fill="#2C6049"/><path d="M23 21h6v13h-6z" fill="#2B2722"/><path d="M29 21h8v13h-8z" fill="#C7452B"/><path d="M20 8V2h8v6z" fill="#FBF6EA"/>',
  ],
  "merchant-house": [
    "tall",
    '<path d="M14 25h20v5H14z" fill="#31477F"/><path d="M20.5 25v5M27 25v5" stroke="#FBF6EA"/>',
  ],
  restaurant: [
    "plain",
    '<path d="M12 20h24v6H12z" fill="#A93A22"/><path d="M18 20v6M24 20v6M30 20v6" stroke="#FBF6EA"/><ellipse cx="41" cy="26" rx="3" ry="4" fill="#E9A820"/>',
  ],
  shrine: [
    "",
    '<path d="M13 34V13M35 34V13" stroke="#A93A22" stroke-width="3.6"/><path d="M7 9c11 2 23 2 34 0M11 17h26" stroke="#A93A22" stroke-width="3.2" fill="none"/><path d="M24 11v5"/>',
  ],
  storehouse: ["kura", '<path d="M20 26v-8h8v8z" fill="#5B5F68"/><path d="M24 18v8" stroke="#FBF6EA"/>'],
  well: [
    "",
    '<path d="M13 34V24h22v10z" fill="#9AA0A6"/><path d="M13 29h22M20 24v5M28 29v5M15 24V12M33 24V12" /><path d="M9 13c6-1 11-4 15-8 4 4 9 7 15 8z" fill="#C9A46A"/><path d="M24 12v7M21 19h6l-1 5h-4z" fill="#D9B97A"/>',
  ],
  "sailors-inn": [
    "tall",
    '<path d="M8 34c10-3 22-3 32 0" stroke="#4A7FA5" stroke-width="2"/><path d="M18 26h12l-2 5h-8z" fill="#B98A5E"/>',
  ],
  kimono: ["plain", '<path d="M18 21l-5 3v4h3v6h16v-6h3v-4l-5-3-6 4z" fill="#B98FA8"/><path d="M24 25v9"/>'],
  "picture-books": [
    "plain",
    '<path d="M13 22h9v11h-9z" fill="#8FB0D6"/><path d="M26 22h9v11h-9z" fill="#EBC7CE"/><path d="M14 31c2-5 4-5 7 0M28 30c2-4 3-4 5 0" fill="none"/>',
  ],
  pub: [
    "plain",
    '<path d="M13 20h22v4H13z" fill="#31477F"/><path d="M22 26h4v3c2 1 2 3 2 5h-8c0-2 0-4 2-5z" fill="#E9E4D6"/><circle cx="40" cy="13" r="4" fill="#B98A5E"/>',
  ],
  bathhouse: [
    "long",
    '<path d="M14 21h20v7H14z" fill="#31477F"/><path d="M20.5 21v7M27 21v7" stroke="#FBF6EA"/><path d="M20 5c-2-2 2-3 0-5M26 5c-2-2 2-3 0-5" fill="none"/>',
  ],
  school: [
    "plain",
    '<path d="M15 30h18v4H15z" fill="#B98A5E"/><path d="M17 30c2-4 5-3 7-1 2-2 5-3 7 1" fill="#FBF6EA"/>',
  ],
  storyteller: [
    "plain",
    '<path d="M24 34V25M17 25h14" /><path d="M16 26c2-5 5-7 8-7s6 2 8 7l-5 2c-2-1-4-1-6 0z" fill="#EBC7CE"/>',
  ],
  "tea-house": [
    "thatch",
    '<path d="M20 25h8v4c0 4-8 4-8 0z" fill="#7E9A52"/><path d="M22 22c-1-2 1-2 0-4M26 22c-1-2 1-2 0-4M14 34h20" fill="none"/>',
  ],
  temple: [
    "",
    '<path d="M18 34V25h12v9z" fill="#A93A22"/><path d="M8 25c6-1 10-4 12-7h8c2 3 6 6 12 7z" fill="#5A6480"/><path d="M19 18v-4h10v4z" fill="#A93A22"/><path d="M11 14c5-1 9-3 11-6h4c2 3 6 5 11 6z" fill="#5A6480"/><path d="M24 8V0"/>',
  ],
  shipping: [
    "kura",
    '<path d="M16 18h16l-3 6h-10z" fill="#B98A5E"/><path d="M24 18v-5c3 1 4 2 4 4h-4" fill="#FBF6EA"/>',
  ],
};

export const HouseArt = still(({ id }: { id: string }) => {
  const [base, own] = HOUSES[id] ?? ["plain", ""];
  return art(
    "ik-houseart",
    "0 0 48 36",
    "xMidYMax meet",
    `<g fill="none" stroke="#2B2722" stroke-width="1.2" stroke-linejoin="round">${PARTS[base] ?? ""}${own}<path d="M3 34.5h42" stroke-width="1.4"/></g>`,
  );
});
