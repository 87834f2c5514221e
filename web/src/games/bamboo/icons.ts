// Bamboo's icons: SVG bodies on a 24-unit grid, stroke 1.5 in currentColor, at most one flat fill each.
// They are written by us and put into the page as they are, so nothing from outside may ever be added here.

export const icons: Record<string, string> = {
  // what is gained and paid, and the five actions
  coin: '<circle cx="12" cy="12" r="8.5" fill="#E6C872"/><rect x="9.3" y="9.3" width="5.4" height="5.4" fill="#FCF8EF"/>',
  happy:
    '<circle cx="12" cy="12" r="8.5" fill="#F1C3B0"/><path d="M7.8 10.6c.7-.9 1.9-.9 2.6 0M13.6 10.6c.7-.9 1.9-.9 2.6 0M8.8 14.2c1.7 1.9 4.7 1.9 6.4 0"/>',
  income:
    '<path d="M5 7v10c0 1.7 3.1 3 7 3s7-1.3 7-3V7" fill="#E6C872"/><ellipse cx="12" cy="7" rx="7" ry="3" fill="#F3DFA3"/><path d="M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3"/>',
  cook: '<path d="M3.5 12h17c0 4.2-3 7-5.5 7.7H9C6.5 19 3.5 16.2 3.5 12z" fill="#D79A78"/><path d="M9 9c-1.2-1.5 1.2-2.5 0-4.5M14 9c-1.2-1.5 1.2-2.5 0-4.5"/>',
  home: '<path d="M2.5 11.5C6 10.5 9.5 8 12 4c2.5 4 6 6.5 9.5 7.5z" fill="#9DB873"/><path d="M5.5 11.5v8.3h13v-8.3M10 19.8v-5h4v5"/>',
  balance:
    '<ellipse cx="12" cy="18" rx="8" ry="3" fill="#B8AE9A"/><ellipse cx="12.5" cy="12.3" rx="5.6" ry="2.7" fill="#CFC6B2"/><ellipse cx="11.5" cy="7" rx="3.4" ry="2.4" fill="#E4DCCB"/>',
  joker:
    '<circle cx="12" cy="12" r="8.5" fill="#FCF8EF"/><path d="M12 3.5A8.5 8.5 0 0 1 20.5 12H12z" fill="#E6C872"/><path d="M12 20.5A8.5 8.5 0 0 1 3.5 12H12z" fill="#9DB873"/><path d="M12 3.5A8.5 8.5 0 0 0 3.5 12H12z" fill="#D79A78"/><path d="M12 3.5v17M3.5 12h17"/>',
  stick: '<path d="M12 21.5V9.5" stroke-width="2"/><path d="M12 9.5c-3-2 2-3.5.3-7"/>',
  temple:
    '<path d="M12 2.5v2M3 10c3.5-.5 7-2.5 9-5.5 2 3 5.5 5 9 5.5M6 10v3.5M18 10v3.5M2.5 16c3.5-.2 5.5-1 6.5-2.5h6c1 1.5 3 2.3 6.5 2.5M6.5 16v4.5h11V16M10.5 20.5v-3h3v3"/>',
  "k-D":
    '<path d="M8.5 11h7l1.3 4.5c.7 2.8-1.3 5-4.8 5s-5.5-2.2-4.8-5z" fill="#CF97AC"/><path d="M12 11c0-3.5 1.3-5.5 4-7M12 8.5C11 6.8 9.7 6 8 5.8"/><circle cx="16.8" cy="3.8" r="1.3" fill="#EBB9BE"/><circle cx="7.3" cy="5.6" r="1.3" fill="#EBB9BE"/>',
  "k-F":
    '<path d="M2.5 4.5c6.3 1.4 12.7 1.4 19 0l-.9 3.2c-5.7 1-11.5 1-17.2 0z" fill="#D0745C"/><path d="M5 12h14M7.5 8.2v12.3M16.5 8.2v12.3M12 8.5V12"/>',
  "k-G":
    '<path d="M12 20.5c.5-3 .3-5-.2-7M12 17l-3-3M12 14.5l3-3.5M7 20.5h10"/><ellipse cx="7.5" cy="12" rx="4.5" ry="2.5" fill="#93B57E"/><ellipse cx="16.3" cy="9.7" rx="4.5" ry="2.5" fill="#93B57E"/><ellipse cx="11" cy="5.7" rx="4" ry="2.4" fill="#AECB97"/>',
  "k-Q":
    '<path d="M6 11h11v4.5a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4z" fill="#A6B9CE"/><path d="M17 13.5c2.7.3 4-.8 4.5-3.5M6 15c-2.3 0-3.5-1-3.5-3.5M8 11c0-4.8 7-4.8 7 0M11.5 7V5"/>',
  "k-any": '<rect x="5" y="5" width="14" height="14" rx="3" stroke-dasharray="2.5 2.5"/><path d="M12 9v6M9 12h6"/>',
  comfort: '<path d="M4 7c3 1 13 1 16 0-1 3.3-1 6.7 0 10-3-1-13-1-16 0 1-3.3 1-6.7 0-10z" fill="#E3C4A2"/>',
  tea: '<path d="M6 9h12l-1.2 8.5a3 3 0 0 1-3 2.5h-3.6a3 3 0 0 1-3-2.5z" fill="#A9C08B"/><path d="M10 6c-1-1.2 1-2 0-3.5M14 6c-1-1.2 1-2 0-3.5"/>',
  rice: '<path d="M12 4c1.5 0 2.5 1 3.5 2.5l4.3 8c1.2 2.5.2 5-2.3 5h-11c-2.5 0-3.5-2.5-2.3-5l4.3-8C9.5 5 10.5 4 12 4z" fill="#FFFDF6"/><path d="M8.8 19.5v-5h6.4v5z" fill="#4B5A45"/>',
  ramen:
    '<path d="M3.5 12.5h17c0 4-3 6.5-5.5 7.2H9c-2.5-.7-5.5-3.2-5.5-7.2z" fill="#C8674F"/><path d="M6 12.5c0-3 3-4 6-4s6 1 6 4" fill="#F3DFA3"/><path d="M10 9L20 3.5M13 8.7l8-2.7"/>',
  flame:
    '<path d="M12 3c1 3.5 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 1.5-4.5.5 1 1 1.5 1.5 2C11 8.5 10.5 6 12 3z" fill="currentColor" stroke="none"/>',
  leaf: '<path d="M5 19C4 11 9 5 20 4c0 10-5 15-13 14M5 20l8-8" fill="none"/><path d="M5.5 18C5 11 10 5.5 20 4c-.3 10-6 15-14.5 14z" fill="currentColor" stroke="none"/>',
  wave: '<path d="M2.5 14c3 0 3-4 6.5-4s3 4 6 4 3-4 6.5-4M2.5 19c3 0 3-3 6.5-3s3 3 6 3 3-3 6.5-3" stroke-width="2.2"/>',
  cloud: '<path d="M7 18a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.5-1 4.5 4.5 0 0 1 0 9z" fill="currentColor" stroke="none"/>',
  kappa:
    '<path d="M6 9c0 7 2.5 11 6 11s6-4 6-11z" fill="#9DB873"/><ellipse cx="12" cy="8" rx="7.5" ry="2.6" fill="#CFE0E8"/><path d="M5 8C4 6.5 4 5.5 5.5 4.5M19 8c1-1.5 1-2.5-.5-3.5M9 12.5h.01M15 12.5h.01" /><path d="M9.5 15.5L12 14.5l2.5 1L12 17.8z" fill="#E6C872"/>',
  tanuki:
    '<path d="M5.5 9L5 4.5l4 2c2-.7 4-.7 6 0l4-2L18.5 9c1.5 5-1.5 11-6.5 11S4 14 5.5 9z" fill="#C9A27C"/><path d="M6 12c1.5-2 4-1.5 5 .8M18 12c-1.5-2-4-1.5-5 .8" stroke-width="2.6" stroke="#5A4433"/><path d="M9 12.5h.01M15 12.5h.01M12 15.5v1M10 18c1.3.8 2.7.8 4 0"/>',
  rokurokubi:
    '<path d="M6.5 8c0-3.5 2.5-5.5 5.5-5.5S17.5 4.5 17.5 8 15 12.5 12 12.5 6.5 11 6.5 8z" fill="#F3E0D0"/><path d="M6.3 9C5.5 4 8.5 1.8 12 1.8S18.5 4 17.7 9c-1.2-2.5-3-3.5-5.7-3.5S7.5 6.5 6.3 9z" fill="#4A4038"/><path d="M10 9h.01M14 9h.01M11.2 11h1.6M11 12.5c-.3 3-4.5 3-4 6 .4 2.3 4 2.2 6.5 1.5s5-.3 6.5 1.5M13.2 12.5c-.2 4-4.2 3.8-3.8 5.5"/>',
  kitsune:
    '<path d="M4.5 3.5l4.5 4c2-.6 4-.6 6 0l4.5-4c.8 5.5 0 9.5-1.8 12L12 20.5 6.3 15.5c-1.8-2.5-2.6-6.5-1.8-12z" fill="#F0D3B4"/><path d="M8 11.5l2.5 1.2M16 11.5l-2.5 1.2M11 17.5h2"/><path d="M12 6.8v3" stroke="#C7452B"/>',
  ookami:
    '<path d="M5 3l3.5 4c2.3-.7 4.7-.7 7 0L19 3l.5 9-3 5-4.5 4-4.5-4-3-5z" fill="#B9BEC4"/><path d="M8 11.5l2.5 1M16 11.5l-2.5 1M10.5 16.5h3L12 18.3z"/><path d="M4.7 13.5l3 .5M19.3 13.5l-3 .5"/>',
  tengu:
    '<path d="M6 8c0-3.5 2.5-5.5 6-5.5S18 4.5 18 8v4c0 5-2.5 9-6 9s-6-4-6-9z" fill="#D0745C"/><path d="M8 8.5l2.5 1M16 8.5l-2.5 1M9 11h.01M15 11h.01M10 17.5c1.3.6 2.7.6 4 0"/><path d="M11 10.5h2l1.2 4.5c0 1-1 1.3-2.2 1.3s-2.2-.3-2.2-1.3z" fill="#E08F78"/><path d="M9.5 2.8L12 .8l2.5 2" fill="#2B2722"/>',
  bakeneko:
    '<path d="M5 4l4.3 3c1.8-.5 3.6-.5 5.4 0L19 4c.8 4 .8 7.5-.2 10-1.1 3.3-3.6 5.5-6.8 5.5S6.3 17.3 5.2 14C4.2 11.5 4.2 8 5 4z" fill="#E4D2A8"/><path d="M9 10v2.5M15 10v2.5M12 14v1.2M12 15.2c-.7 1-1.8 1-2.5.3M12 15.2c.7 1 1.8 1 2.5.3M2.5 13l4 .5M2.5 16l4-.8M21.5 13l-4 .5M21.5 16l-4-.8"/>',
  sleep: '<path d="M5 8h5l-5 6h5M13 12h4l-4 5h4"/>',
  gift: '<rect x="4.5" y="10" width="15" height="10" rx="1" fill="#E3C4A2"/><path d="M12 10v10M4.5 14h15M12 10c-5 0-5.5-5-3-5s3 3 3 5c0-2 .5-5 3-5s2 5-3 5z"/>',

  // not in the mockups: drawn for the client
  section:
    '<path d="M7.5 6h9c-.6 4-.6 8 0 12h-9c.6-4 .6-8 0-12z" fill="#9DB873"/><rect x="5" y="3" width="14" height="3.6" rx="1.8" fill="#9DB873"/><rect x="5" y="17.4" width="14" height="3.6" rx="1.8" fill="#9DB873"/>',
  ghost:
    '<path d="M5.5 20.5V11a6.5 6.5 0 0 1 13 0v9.5l-2.2-2-2.1 2-2.2-2-2.2 2-2.1-2z" fill="#E4DCCB"/><path d="M9.5 11h.01M14.5 11h.01" stroke-width="2.6"/>',
  marker:
    '<path d="M6.5 20.5h11c-2.3-2.5-3.3-5.5-3.5-9h-4c-.2 3.5-1.2 6.5-3.5 9z" fill="#D9B97A"/><circle cx="12" cy="7.5" r="4" fill="#D9B97A"/>',
  night:
    '<rect x="3" y="3" width="18" height="18" rx="3" stroke-dasharray="3 2.5"/><path d="M16.5 13.8a5.5 5.5 0 0 1-6.3-6.3 5.5 5.5 0 1 0 6.3 6.3z" fill="#B9B2C6"/>',
  forgo: '<circle cx="12" cy="12" r="8.5"/><path d="M7.5 12h9"/>',
  passed: '<path d="M12 21.5V10.5" stroke-width="2"/><path d="M9 3.5l6 4M15 3.5l-6 4"/>',
};
