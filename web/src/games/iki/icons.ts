// IKI's icons: SVG bodies on a 24-unit grid, stroke 1.5 in currentColor, at most one flat fill each.
// They are written by us and put into the page as they are, so nothing from outside may ever be added here.
// All names begin with "ik-": icons of all games share one shelf.

const bodies: Record<string, string> = {
  // goods and what is gained
  mon: '<circle cx="12" cy="12" r="8.5" fill="#C9A46A"/><rect x="9.2" y="9.2" width="5.6" height="5.6" fill="#FCF8EF"/>',
  rice: '<path d="M4 9c0-2 3.5-3.5 8-3.5S20 7 20 9v6c0 2-3.5 3.5-8 3.5S4 17 4 15z" fill="#E8D9A8"/><path d="M4 9c2 2 14 2 16 0M4 15c2 2 14 2 16 0M9 10.5v6M15 10.5v6"/>',
  sandal:
    '<path d="M6 4c3-1.5 5 1 5 5s-1 11-3.5 11S4 16 4 11c0-3 .5-6 2-7zM18 4c-3-1.5-5 1-5 5s1 11 3.5 11S20 16 20 11c0-3-.5-6-2-7z" fill="#E3CFA0"/><path d="M5 12l2.5-4 2.5 4M14 12l2.5-4 2.5 4" stroke="#A93A22"/>',
  wood: '<path d="M6 7.5h12a4 4.5 0 0 1 0 9H6z" fill="#B98A5E"/><ellipse cx="6" cy="12" rx="3" ry="4.5" fill="#E3C4A2"/><path d="M6 10.5a1 1.5 0 0 1 0 3M12 10.5h4M11 13.5h5"/>',
  koban: '<ellipse cx="12" cy="12" rx="6" ry="9" fill="#EBC65A"/><path d="M8.5 8h7M8.5 11h7M8.5 14h7"/>',
  iki: '<path d="M3 14c1.5-6 5-9.5 9-9.5s7.5 3.5 9 9.5l-6.5 2a3.5 3.5 0 0 0-5 0z" fill="#EBC7CE"/><path d="M12 17.5v-13M9.8 16L6 7M14.2 16L18 7M11 20.5l1-3 1 3"/>',
  loss: '<path d="M3 14c1.5-6 5-9.5 9-9.5s7.5 3.5 9 9.5l-6.5 2a3.5 3.5 0 0 0-5 0z" fill="#EBC7CE"/><path d="M12 15.5v-11M9.8 16L6 7M14.2 16L18 7"/><path d="M7 20.5h10" stroke="#A93A22" stroke-width="2.6"/>',
  fire: '<path d="M12 9v12.5M8.5 9h7M8 9l-1.5 5M16 9l1.5 5M10.5 9v4M13.5 9v4"/><path d="M8 9V5l4-2.5L16 5v4z" fill="#FCF8EF"/><circle cx="12" cy="6.3" r="1.3" fill="#A93A22"/>',
  trade:
    '<path d="M3.5 15h17l-2.5 5H6z" fill="#B98A5E"/><path d="M11 15V3.5M11 4.5c4 1 6.5 3.5 7 8h-7z" fill="#E9E4D6"/>',
  xp: '<path d="M4 20v-4h5v-4h5V8h5"/><path d="M19 12V4M15.5 7L19 3.5 22.5 7" stroke-width="1.8"/>',
  "xp-other":
    '<path d="M3 20v-4h4.5v-4H12V8h4"/><path d="M16.5 9.5V3.5M13.5 6l3-3 3 3" stroke-width="1.8"/><circle cx="19" cy="17.5" r="3" fill="#E9E4D6"/>',
  "xp-all":
    '<path d="M2.5 21v-4h4v-4h4V9h3"/><path d="M12.5 10V3.5M9.5 6l3-3 3 3M19 12V5.5M16 8l3-3 3 3M19 20v-4M17 18l2-2 2 2" stroke-width="1.7"/>',
  build: '<path d="M4 6.5h9V11H4z" fill="#B98A5E"/><path d="M13 7.5h3M8.5 11v9.5M14 20.5v-6l3-2.5 3 2.5v6z"/>',
  hire: '<circle cx="10" cy="8" r="3.5"/><path d="M3.5 20c.6-4 3.2-6 6.5-6 2 0 3.8.7 5 2.2M18.5 13.5v6M15.5 16.5h6"/>',
  boat: '<path d="M2.5 13.5c6 2 13 2 19 0-1 4-3 6-5 6h-9c-2 0-4-2-5-6z" fill="#B98A5E"/><path d="M7.5 14V8.5h9V14M6 8.5h12"/>',
  shopboat:
    '<path d="M2.5 13.5c6 2 13 2 19 0-1 4-3 6-5 6h-9c-2 0-4-2-5-6z" fill="#B98A5E"/><path d="M7 14V7h10v7M5 7h14M9 7v4M12 7v4M15 7v4"/>',
  river: '<path d="M3 8c3-2 6 2 9 0s6 2 9 0M3 13c3-2 6 2 9 0s6 2 9 0M3 18c3-2 6 2 9 0s6 2 9 0"/>',
  pipe: '<path d="M3 18.5L7.5 16" stroke-width="2.6"/><path d="M7 16.3L16 11" stroke-width="3.6"/><path d="M7.4 16L16 11" stroke="#D9B97A" stroke-width="1.6"/><path d="M15.2 9.6l3-1.8V5h4.3v3.3a4 4 0 0 1-5.8 3.5l-1 .6z" fill="#C9CDD2"/><path d="M20.3 3.5c-1.5-1 1-1.5 0-2.8" stroke-width="1.2"/>',
  pouch:
    '<path d="M4.3 11h15.4c1.6 4 1 9.8-1.5 10.3H5.8C3.3 20.8 2.7 15 4.3 11z" fill="#8E5A86"/><path d="M4.3 11C5.3 8.8 6.5 8 8 8h8c1.5 0 2.7.8 3.7 3-1.7 4-4.7 5-7.7 5s-6-1-7.7-5z" fill="#C9A0BC"/><circle cx="12" cy="15.5" r="1.6" fill="#EBC65A"/><path d="M12 8c0-3 1.5-4 4.5-4.5"/><circle cx="18.3" cy="3.6" r="1.9" fill="#E9E4D6"/>',
  fish: '<path d="M3 12c3-5 8-6.5 13-3l4.5-3c-.8 4-.8 8 0 12L16 15c-5 3.5-10 2-13-3z" fill="#A9C3D6"/><path d="M7 11.5h.01" stroke-width="2.4"/><path d="M10.5 9c1 2 1 4 0 6"/>',
  "fish-spring":
    '<path d="M2 7.5c4-2.6 10-2.6 15 0L21 6l-1 2 1 2.5-4-1.5c-5 2-11 1.5-15-1.5z" fill="#F6E3E4"/><path d="M3 16.5c4-2.6 10-2.6 15 0l4-1.5-1 2 1 2.5-4-1.5c-5 2-11 1.5-15-1.5z" fill="#F6E3E4"/><path d="M5.5 7.3h.01M6.5 16.3h.01" stroke-width="2.2"/>',
  "fish-summer":
    '<path d="M9 7.5l2.3-3.7L14.5 8z" fill="#4F6F93"/><path d="M2 12.3c3-5.5 9-7 14.5-3l5-4.5c-1.5 4.7-1.5 9.9 0 14.7l-5-4.5c-5.5 4-11.5 2.8-14.5-2.7z" fill="#8FB0CE"/><path d="M8.5 13.2c3-.6 5.5-.6 8-.2M9.5 15.5c2.3-.6 4.5-.6 6.5-.3"/><path d="M6 11.3h.01" stroke-width="2.6"/>',
  "fish-autumn":
    '<path d="M2 12c3-4.3 8.5-6 14-3l5-3.3c-.8 4.3-.8 8.3 0 12.6L16 15c-5.5 3-11 1.3-14-3z" fill="#E3B79A"/><path d="M9 7.6c1.3-2.6 3.5-3.3 6-2.9l-.8 3.5M10 9.3c1 1.7 1 3.7 0 5.4M13 10.5h.01M15 12.5h.01M13 14h.01"/><path d="M6 11.3h.01" stroke-width="2.4"/>',
  "fish-winter":
    '<path d="M7 7l1-3 2 1.7L11.8 3l1.7 2.5L16 5l-.5 4z" fill="#C7452B"/><path d="M2 12.8c1.5-6 8-8.5 14-3.3l5.5-4c-1 4.7-1 9.5 0 14L16 15.7c-5.5 4.3-12.5 2.6-14-2.9z" fill="#E58E7C"/><path d="M10.3 8.5c1.4 2.6 1.4 5.5 0 8M14 11.5h.01M13 14.5h.01"/><path d="M6.3 11.5h.01" stroke-width="2.6"/>',
  swap: '<path d="M5 8.5h12M13.5 5L17 8.5 13.5 12M19 15.5H7M10.5 12L7 15.5l3.5 3.5"/>',
  salary: '<path d="M6 4h12v17l-3-2-3 2-3-2-3 2z" fill="#FCF8EF"/><path d="M9 8.5h6M9 12.5h6"/>',
  run: '<circle cx="14.5" cy="4.8" r="2.3"/><path d="M6 10.5l4-2.5 3.5 1.5L11 14l3.5 2.5L13 21M11 14l-2 3.5H5M13.5 9.5L16 12h3"/>',
  relocate:
    '<path d="M4 20.5V13l4.5-4 4.5 4v7.5z" fill="#E9E4D6"/><path d="M12 6c3-3 7-1.5 7.5 3M22 6.5l-2.5 3-3-2.5"/>',
  retire: '<path d="M5 9h14v11.5H5z" fill="#E9E4D6"/><path d="M12 15V3M8 7l4-4 4 4"/>',
  gift: '<rect x="4.5" y="10" width="15" height="10" rx="1" fill="#E3C4A2"/><path d="M12 10v10M4.5 14h15M12 10c-5 0-5.5-5-3-5s3 3 3 5c0-2 .5-5 3-5s2 5-3 5z"/>',
  ticket:
    '<path d="M3.5 7.5h17v3a1.8 1.8 0 0 0 0 3.5v3h-17v-3a1.8 1.8 0 0 0 0-3.5z" fill="#E6D3A8"/><path d="M9 8v1.5M9 11.5V13M9 15v1.5"/>',
  "ticket-hire":
    '<path d="M2.5 6h19v3.5a2 2 0 0 0 0 4.5v4h-19v-4a2 2 0 0 0 0-4.5z" fill="#E6D3A8"/><circle cx="10" cy="10" r="2"/><path d="M6.5 16c.5-2.5 1.8-3.5 3.5-3.5s3 1 3.5 3.5M16.5 10v4M14.5 12h4"/>',
  "ticket-character":
    '<path d="M2.5 6h19v3.5a2 2 0 0 0 0 4.5v4h-19v-4a2 2 0 0 0 0-4.5z" fill="#E6D3A8"/><circle cx="9" cy="10" r="2"/><path d="M5.5 16c.5-2.5 1.8-3.5 3.5-3.5s3 1 3.5 3.5M15 9.5h3.5M17 8l1.5 1.5L17 11M18.5 14H15M16.5 12.5L15 14l1.5 1.5"/>',
  "ticket-shop":
    '<path d="M2.5 6h19v3.5a2 2 0 0 0 0 4.5v4h-19v-4a2 2 0 0 0 0-4.5z" fill="#E6D3A8"/><path d="M6 9h6M6 9v5M8 9v5M10 9v5M12 9v5M15 9.5h3.5M17 8l1.5 1.5L17 11M18.5 14H15M16.5 12.5L15 14l1.5 1.5"/>',
  celebrity: '<path d="M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.5 6.7 19.4l1.2-6L3.4 9.3l6-.7z" fill="#EBC65A"/>',
  "celebrity-spare":
    '<path d="M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.5 6.7 19.4l1.2-6L3.4 9.3l6-.7z" stroke-dasharray="2.5 2" fill="#F3E6BC"/>',
  doctor: '<path d="M9 3.5h6v5.5h5.5v6H15v5.5H9V15H3.5V9H9z" fill="#E5B7A2"/>',
  // types
  "t-peddler":
    '<path d="M3 7c6 2.5 12 2.5 18 0M5.5 8v5M18.5 8v5"/><path d="M2.5 13h6l-.8 6.5H3.3zM15.5 13h6l-.8 6.5h-4.4z" fill="#D9A93A"/>',
  "t-artisan":
    '<path d="M15 3.5l5.5 5.5-9 8-3.5-3.5z" fill="#B98A5E"/><path d="M8 13.5l3.5 3.5c-1 3-4 4-8 3.5 1.5-1.5 1-5 4.5-7z" fill="#4A4038"/>',
  "t-special":
    '<path d="M3 14c1.5-6 5-9.5 9-9.5s7.5 3.5 9 9.5l-6.5 2a3.5 3.5 0 0 0-5 0z" fill="#B9A3D6"/><path d="M12 17.5v-13M9.8 16L6 7M14.2 16L18 7M10.5 20.5h3"/>',
  "t-master": '<path d="M5 4h14v6H5z" fill="#D0745C"/><path d="M12 10v10.5M10 20.5h4"/>',
  "t-shop": '<path d="M4.5 5H9v12H4.5zM15 5h4.5v12H15z" fill="#8FB0D6"/><path d="M3 5h18M9 5v12h6V5"/>',
  "t-none": '<circle cx="12" cy="12" r="8" stroke-dasharray="3 2.5"/><path d="M8.5 15.5l7-7"/>',
  type: '<path d="M12 2.5l3.5 3.5L12 9.5 8.5 6z" fill="#D9A93A"/><path d="M18 8.5l3.5 3.5-3.5 3.5-3.5-3.5z" fill="#B9A3D6"/><path d="M12 14.5l3.5 3.5-3.5 3.5L8.5 18z" fill="#8FB0D6"/><path d="M6 8.5L9.5 12 6 15.5 2.5 12z" fill="#D0745C"/>',
  toptype:
    '<path d="M8 20.5V5h8v15.5z" fill="#D9CDB2"/><path d="M8 10h8M8 15h8M2.5 20.5v-4h4v4M17.5 20.5v-6h4v6M1.5 20.5h21"/>',
  person: '<circle cx="12" cy="8" r="3.8" fill="#F3E0CB"/><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6z"/>',
  newcomer:
    '<circle cx="10" cy="9" r="3.5" fill="#F3E0CB"/><path d="M3.5 20.5c.6-4 3.2-6 6.5-6s5.9 2 6.5 6zM18.5 3v6M15.5 6h6M16.5 4l4 4M20.5 4l-4 4" />',
  building:
    '<path d="M2.5 11.5C6 10.5 9.5 8 12 4c2.5 4 6 6.5 9.5 7.5z" fill="#B98A5E"/><path d="M5.5 11.5v8.5h13v-8.5M10 20v-5h4v5"/>',
  fishscore:
    '<path d="M2.5 10c3-4 7-5 11.5-2l4-2.5c-.7 3-.7 6 0 9L14 12.5c-4.5 3-8.5 1.5-11.5-2.5z" fill="#A9C3D6"/><path d="M6 9.5h.01" stroke-width="2.2"/><path d="M17 16.5v5.5M14.5 19.2h5"/>',
  "last-fire":
    '<path d="M9 8v11M6 8h6M6.5 8L6 12M11.5 8l.5 4"/><path d="M6.5 8V5L9 3l2.5 2v3z" fill="#FCF8EF"/><path d="M17.5 5v13M14 15l3.5 3.5L21 15"/>',
  // shops and the street
  "sandal-shop":
    '<path d="M6 4c3-1.5 5 1 5 5s-1 11-3.5 11S4 16 4 11c0-3 .5-6 2-7zM18 4c-3-1.5-5 1-5 5s1 11 3.5 11S20 16 20 11c0-3-.5-6-2-7z" fill="#E3CFA0"/><path d="M5 12l2.5-4 2.5 4M14 12l2.5-4 2.5 4" stroke="#A93A22"/>',
  "rice-shop":
    '<path d="M4 9c0-2 3.5-3.5 8-3.5S20 7 20 9v6c0 2-3.5 3.5-8 3.5S4 17 4 15z" fill="#E8D9A8"/><path d="M4 9c2 2 14 2 16 0M4 15c2 2 14 2 16 0M9 10.5v6M15 10.5v6"/>',
  "fire-tower": '<path d="M8 21L9.5 9h5L16 21M8.7 15h6.6M7 9h10M9 9V5.5h6V9M7.5 5.5L12 2.5l4.5 3z" fill="#E3C4A2"/>',
  "tobacco-shop":
    '<path d="M3 16.5L16.5 9" stroke-width="2"/><path d="M16 6.5h4.5v3a2.3 2.3 0 0 1-4.5 0z" fill="#C9A46A"/><path d="M18 4.5c-1-1 1-1.5 0-3"/>',
  "pawn-shop": '<path d="M4 20.5v-9l8-7 8 7v9z" fill="#E9E4D6"/><path d="M9 20.5v-6h6v6M9.5 10.5h5"/>',
  "construction-site":
    '<path d="M4 6.5h9V11H4z" fill="#B98A5E"/><path d="M13 7.5h3M8.5 11v9.5M14 20.5v-6l3-2.5 3 2.5v6z"/>',
  "nihonbashi-bridge":
    '<path d="M2.5 15c5-6 14-6 19 0v3.5c-5-5-14-5-19 0z" fill="#C7553C"/><path d="M6 12V8.5M12 10.5V7M18 12V8.5M5 9c4-2.5 10-2.5 14 0"/>',
  "fish-market":
    '<path d="M3 12c3-5 8-6.5 13-3l4.5-3c-.8 4-.8 8 0 12L16 15c-5 3.5-10 2-13-3z" fill="#A9C3D6"/><path d="M7 11.5h.01" stroke-width="2.4"/><path d="M10.5 9c1 2 1 4 0 6"/>',
  "exchange-shop":
    '<path d="M5 12h14M12 5v3M4 8h16M12 20.5V12M8.5 20.5h7"/><path d="M2.5 15L5 8.5 7.5 15a2.6 2.6 0 0 1-5 0zM16.5 15L19 8.5l2.5 6.5a2.6 2.6 0 0 1-5 0z" fill="#EBC65A"/>',
  oyakata:
    '<circle cx="12" cy="6.5" r="3.3"/><path d="M10.5 3.5h3M7 21l1.5-7.5h7L17 21M6 13.5c1.5-3 3.5-3.7 6-3.7s4.5.7 6 3.7"/>',
  ikizama: '<path d="M7 21V4h10v17l-5-3.5z" fill="#D9CDB2"/><path d="M10 8.5h4M10 12h4"/>',
  master:
    '<circle cx="12" cy="6" r="3.3" fill="#E9E4D6"/><path d="M5.5 21c0-6 2-10.5 6.5-10.5s6.5 4.5 6.5 10.5zM19.5 6v15M9 16h6"/>',
  lap: '<path d="M6 17.5A8 8 0 1 1 12 20"/><path d="M9 17l3 3-3 3"/><path d="M12 7.5v7" stroke="#A93A22" stroke-width="2"/>',
  // the year
  flame:
    '<path d="M12 2.5c1.2 4 6 5.5 6 11.5a6 6 0 0 1-12 0c0-2.5 1.2-4 2-5.5.5 1.3 1 2 1.8 2.5C11 9 10.5 6 12 2.5z" fill="#D9694A"/><path d="M12 20c-2 0-3-1.5-3-3.2 0-1.8 1.5-2.5 3-4.8 1.5 2.3 3 3 3 4.8 0 1.7-1 3.2-3 3.2z" fill="#F3D28A"/>',
  payday:
    '<rect x="4" y="5.5" width="16" height="15" rx="2"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/><circle cx="12" cy="15" r="2.6" fill="#C9A46A"/>',
  "new-year":
    '<path d="M7 20.5V7l2.5-2.5V20.5zM10.8 20.5V4l2.5-2.5v19zM14.5 20.5V8L17 5.5v15z" fill="#9DB873"/><path d="M5 20.5h14M5.5 16.5h13"/>',
  sunplayer:
    '<circle cx="12" cy="12" r="4.5" fill="#E9C25A"/><path d="M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M18.4 5.6l-1.6 1.6M7.2 16.8l-1.6 1.6"/>',
  moonplayer: '<path d="M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z" fill="#C9CFDC"/>',
  harmony:
    '<circle cx="8.5" cy="10" r="5" fill="#D9CDB2"/><circle cx="15.5" cy="10" r="5"/><path d="M5 19c4.5 2 9.5 2 14 0"/>',
  // tokens of retired characters
  "s-hire-less":
    '<circle cx="9.5" cy="8.5" r="3.5" fill="#F3E0CB"/><path d="M3 20.5c.6-4 3.2-6 6.5-6s5.9 2 6.5 6z"/><path d="M15 8.5h6" stroke="#A93A22" stroke-width="2.2"/>',
  "s-move-more":
    '<circle cx="8.5" cy="14.5" r="5.5" fill="#E3C4A2"/><path d="M8.5 9v11M3 14.5h11M14 12h5M18 4v6M15 7h6"/>',
  "s-avoid-fire":
    '<path d="M12 5c.8 3 4 4 4 8a4 4 0 0 1-8 0c0-2 .8-3 1.5-4 .3 1 .7 1.5 1.2 1.8C11.2 9 11 7 12 5z" fill="#D9694A"/><circle cx="12" cy="12" r="9.2"/><path d="M5.5 18.5l13-13" stroke-width="1.8"/>',
  "s-joker":
    '<path d="M5 13c0-6 3-9 7-9s7 3 7 9c0 4-3 7.5-7 7.5S5 17 5 13z" fill="#E2DAEE"/><path d="M9 11h.01M15 11h.01" stroke-width="2.4"/><path d="M9 15.5c2 1.5 4 1.5 6 0M12 4V1.5"/>',
  "s-doctor": '<path d="M9 3.5h6v5.5h5.5v6H15v5.5H9V15H3.5V9H9z" fill="#E5B7A2"/>',
  "s-messenger": '<path d="M3.5 7h17v11h-17z" fill="#FCF8EF"/><path d="M3.5 7l8.5 6.5L20.5 7"/>',
  "s-owner": '<circle cx="7.5" cy="12" r="4" fill="#E6C872"/><path d="M11.5 12h9.5v4M17.5 12v3"/>',
  "s-fisherman":
    '<path d="M4 3.5c8 0 13 4 14 10v4a2 2 0 0 1-4 0M4 3.5L2.5 20.5"/><path d="M6 15c1.5-2.5 4-3 6-1.5l2-1.5v5.5l-2-1.5c-2 1.5-4.5 1-6-1z" fill="#A9C3D6"/>',
  "s-policeman": '<path d="M12 2.5v19M9.5 21.5h5M12 13.5h4V10"/><path d="M9.5 16.5h5v5h-5z" fill="#A93A22"/>',
  // other
  income:
    '<circle cx="9" cy="9" r="5.5" fill="#C9A46A"/><rect x="7.2" y="7.2" width="3.6" height="3.6" fill="#FCF8EF"/><path d="M17.5 10v10M14 16.5l3.5 3.5 3.5-3.5"/>',
  corner: '<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4z" /><path d="M13 13h7v7h-7z" fill="#D9A93A"/>',
  decline: '<circle cx="12" cy="12" r="8.5"/><path d="M7.5 12h9"/>',
};

export const icons: Record<string, string> = Object.fromEntries(
  Object.entries(bodies).map(([name, body]) => [`ik-${name}`, body]),
);
