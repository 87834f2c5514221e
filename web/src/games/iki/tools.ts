// What the people of Edo hold: everybody something that nobody else has. Drawn by us.

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
  "devil-mask":
    '<path d="M6 6c0-3 2-4 2-4s1 2 4 2 4-2 4-2 2 1 2 4c1 7-2 13-6 15-4-2-7-8-6-15z" fill="#C7452B"/><path d="M8 10l3 1.5M16 10l-3 1.5M8.5 16c2-1.5 5-1.5 7 0" stroke="#FCF8EF"/><path d="M17 15l5 5" stroke-width="2.4"/>',
  plectrum: '<path d="M9 21V11L4 4h16l-5 7v10z" fill="#EBD9B4"/><path d="M9 16h6"/>',
  brushes:
    '<path d="M5 14h14l-1.5 7h-11z" fill="#D9B97A"/><path d="M8 14V5M12 14V3M16 14V6" stroke-width="2"/><path d="M8 5c-1.5-2 1.5-2 0-4M12 3c-1.5-1.5 1.5-1.5 0-3M16 6c-1.5-2 1.5-2 0-4" stroke-width="2.4"/>',
  drum: '<path d="M5 4c5 3 9 3 14 0l-3 8 3 8c-5-3-9-3-14 0l3-8z" fill="#C7452B"/><path d="M5 4l11 8M19 4L8 12M5 20l11-8M19 20L8 12" stroke="#E6B94A"/>',
  sheets:
    '<path d="M4 7h12v14H4z" fill="#EBC7CE"/><path d="M7 4h13v14H7z" fill="#FFFDF6"/><path d="M10 15c1-5 3-6 7-7M11 8.5h3"/>',
  sack: '<path d="M8 8c-5 4-6 12 0 13h8c6-1 5-9 0-13z" fill="#6B5A86"/><path d="M8 8c2 1 6 1 8 0M9 8L7 4h10l-2 4"/><ellipse cx="12" cy="15" rx="3" ry="4" fill="#EBC65A"/><path d="M12 12.5v5"/>',
  scroll:
    '<path d="M6 5h12v14H6z" fill="#FFFDF6"/><path d="M4 5h16M4 19h16" stroke-width="3"/><path d="M15 8v8M12 8v6M9 8v7" stroke-width="1"/>',
  letters:
    '<path d="M3 6c3-1.5 6-1.5 9 0 3-1.5 6-1.5 9 0v13c-3-1.5-6-1.5-9 0-3-1.5-6-1.5-9 0z" fill="#FFFDF6"/><path d="M12 6v13M5.5 15l1.7-5 1.8 5M6 13.5h2.5M15 10v5h1.500c2 0 2-2.5 0-2.5 1.5 0 1.5-2.5 0-2.5z" stroke-width="1"/>',
  north: '<path d="M2 20l6-11 3 4 3-6 8 13z" fill="#D8E6EC"/><path d="M14 7V2l5 2-5 2M8 9l-1.5 4M14 7l1.5 5"/>',
  rain: '<path d="M4 3h16v18H4z" fill="#CFE0E8"/><path d="M4 16c5-5 11-5 16 0" stroke="#8A5A3B" stroke-width="2"/><path d="M8 5l-2 6M12 5l-3 8M16 5l-2 6M19 6l-2 6" stroke-width=".9"/>',
  wave: '<path d="M3 4h18v16H3z" fill="#F3EBD8"/><path d="M3 20v-8c3-6 9-6 11-2-3-1-4 1-3 3 2 3 6 3 10 3v4z" fill="#4A7FA5"/><path d="M15 16l2.5-4 2.5 4" fill="#FFFDF6"/>',
  poem: '<path d="M8 2h9v20H8z" fill="#EBC7CE"/><path d="M14 5v9M11 6v7"/><path d="M8 18c3-2 6 2 9 0" stroke="#C7452B"/>',
  bamboo:
    '<path d="M4 3h16v18H4z" fill="#FFFDF6"/><path d="M10 21V3M15 21V8" stroke="#4D7355" stroke-width="2"/><path d="M10 9l5-3M10 13l-4 2M15 12l3-2" stroke="#4D7355"/>',
  staves:
    '<path d="M4 21L20 3M20 21L4 3" stroke-width="4"/><path d="M4 21L20 3M20 21L4 3" stroke="#D9B97A" stroke-width="2"/>',
  bones:
    '<path d="M4 4h16v16H4z" fill="#E9E4D6"/><path d="M12 6.5v11M8.5 9c2 1.5 5 1.5 7 0M8 12c2.5 1.5 5.5 1.5 8 0M8.5 15c2 1.5 5 1.5 7 0"/>',
  travel:
    '<path d="M5 22L18 2" stroke-width="2"/><path d="M14 8c4-1 7 1 7 4s-4 4-7 3-3-6 0-7z" fill="#5A74B0"/><path d="M17.5 10h.01M19 12.500h.01M16 13h.01" stroke="#FCF8EF" stroke-width="2"/>',
  hydrangea:
    '<path d="M12 14v8M12 19c-3-3-5-3-7-2M12 19c3-3 5-3 7-2" stroke="#4D7355" stroke-width="1.8"/><circle cx="12" cy="8" r="6" fill="#8FA6E0"/><path d="M9 6h.01M12 5h.01M15 6.500h.01M9.5 9.500h.01M13 9h.01M12 11.500h.01" stroke="#FCF8EF" stroke-width="2.2"/>',
  ball: '<circle cx="12" cy="12" r="8.5" fill="#D9694A"/><path d="M3.5 12c6-4 11-4 17 0-6 4-11 4-17 0M12 3.500c-4 6-4 11 0 17 4-6 4-11 0-17" stroke="#FCF8EF"/>',
  map: '<path d="M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2z" fill="#EBD9B4"/><path d="M9 3v16M15 5v16" stroke-width=".9"/><path d="M5 14c3-4 5 1 8-3s4-1 6-5" stroke="#C7452B" stroke-width="1.8"/>',
  spark:
    '<path d="M4 12h16v9H4z" fill="#C8674F"/><circle cx="8" cy="8" r="3" fill="#D8E6EC"/><path d="M4 16h16M14 12V7"/><path d="M18 2l-3 4h4l-3 4" stroke="#E9A820" stroke-width="2"/>',
  frog: '<path d="M4 18c0-6 3-10 8-10s8 4 8 10c-3 2-13 2-16 0z" fill="#7E9A52"/><circle cx="8" cy="8" r="2.6" fill="#FFFDF6"/><circle cx="16" cy="8" r="2.6" fill="#FFFDF6"/><path d="M8 8h.01M16 8h.01" stroke-width="2"/><path d="M8.5 14c2 1.5 5 1.5 7 0"/>',
  portrait:
    '<path d="M5 3h14v15H5z" fill="#FFFDF6"/><circle cx="12" cy="9" r="2.8" fill="#F3E0CB"/><path d="M7.5 17c0-5 9-5 9 0M8 18l-3 4M16 18l3 4"/>',
  telescope:
    '<path d="M3 17l12-9 3 4-13 8z" fill="#C9A46A"/><path d="M15 8l4-4 4 5-5 3z" fill="#EBC65A"/><path d="M10 17v5M10 18l-4 4M10 18l4 4"/>',
  lamp: '<path d="M6 5h12v14H6z" fill="#F2C05A"/><path d="M12 5v14M6 12h12M8 19v3M16 19v3M12 2v3M5 5h14M5 19h14"/>',
};

const TOOL_OF: Record<string, string> = {
  brush: "brushes",
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
  geisha: "drum",
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
  "mask-crafter": "devil-mask",
  fisherman: "rod",
  "nagaya-owner": "key",
  "papier-mache": "daruma",
  repairman: "mallet",
  boatman: "oar",
  swordsmith: "anvil",
  ceramic: "pot",
  policeman: "jitte",
  "shamisen-master": "plectrum",
  "mounted-samurai": "horse",
  "rice-broker": "abacus",
  // celebrities
  "juzaburo-tsutaya": "sheets",
  "nezumi-kozo": "sack",
  "sanyo-rai": "scroll",
  "ryotaku-maeno": "letters",
  "tokunai-mogami": "north",
  "hiroshige-utagawa": "rain",
  "katsushika-hokusai": "wave",
  "nanpo-ota": "poem",
  "saiko-ema": "bamboo",
  "shusaku-chiba": "staves",
  "genpaku-sugita": "bones",
  "ikku-jippensha": "travel",
  "philipp-franz-von-siebold": "hydrangea",
  ryokan: "ball",
  "tadataka-ino": "map",
  "gennai-hiraga": "spark",
  "issa-kobayashi": "frog",
  "kazan-watanabe": "portrait",
  "kokan-shiba": "telescope",
  "oi-katsushika": "lamp",
};

const TOOL_OF_TYPE: Record<string, string> = {
  peddler: "bucket",
  artisan: "brush",
  special: "fan",
  master: "mallet",
  shop: "cloth",
  none: "abacus",
};

/** What somebody holds; those of other component sets hold the sign of their type. */
export function toolOf(id: string, type: string): string {
  return TOOLS[TOOL_OF[id] ?? id] ?? TOOLS[TOOL_OF_TYPE[type] ?? ""] ?? "";
}
