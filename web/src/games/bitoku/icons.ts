// Bitoku's icons on a 24-unit grid, drawn for this project. Names begin with "b-".

export const icons: Record<string, string> = {
  "b-wood":
    '<path d="M6 7.5h12a4 4.5 0 0 1 0 9H6z" fill="#B98A5E"/><ellipse cx="6" cy="12" rx="3" ry="4.5" fill="#E3C4A2"/><path d="M6 10.5a1 1.5 0 0 1 0 3M12 10.5h4M11 13.5h5"/>',
  "b-stone":
    '<path d="M4 15l2-6 5-3.5 6 1.5 3.5 6-2 5.5H6.5z" fill="#B4B5B3"/><path d="M8 10.5l3.5 1.5 5-1.5M11.5 12l.5 6"/>',
  "b-jade":
    '<path d="M8 4.5c5-2.5 11 1 11 7.5 0 5-4 9-9.5 8.5 3-1 4.5-3 4-5.5-.4-2-2-2.5-4-2.5C6 12.5 4.5 10.5 5 8c.3-1.5 1.5-2.8 3-3.5z" fill="#7FB79B"/><circle cx="9.3" cy="8.5" r="1.3" fill="#FCF8EF"/>',
  "b-sake":
    '<path d="M10 3.5h4v3.5c3 1.5 4 4 4 7 0 3.5-1.5 6.5-3 6.5H9c-1.5 0-3-3-3-6.5 0-3 1-5.5 4-7z" fill="#E9E4D6"/><path d="M6.3 12.5c4 1.5 7.4 1.5 11.4 0M9.5 3.5h5"/>',
  "b-any":
    '<rect x="3.8" y="3.8" width="7" height="7" rx="1.5" fill="#B98A5E"/><rect x="13.2" y="3.8" width="7" height="7" rx="1.5" fill="#B4B5B3"/><rect x="3.8" y="13.2" width="7" height="7" rx="1.5" fill="#7FB79B"/><rect x="13.2" y="13.2" width="7" height="7" rx="1.5" fill="#E9E4D6"/>',
  "b-vp":
    '<path d="M12 3.5c3.5 3.5 3.8 8 0 12.5-3.8-4.5-3.5-9 0-12.5z" fill="#EBC7CE"/><path d="M12 16c-5.5.5-9-2-9.5-7 3-.3 5 .5 6.8 2M12 16c5.5.5 9-2 9.5-7-3-.3-5 .5-6.8 2M5 19.5c4.5 1.3 9.5 1.3 14 0"/>',
  "b-mp":
    '<path d="M8 3c2.5 0 3 2.5 2.7 5-.3 2.2-.7 3-2.7 3S5.5 10 5.3 8C5 5.5 5.5 3 8 3zM5.8 13h4.5c.2 2-.6 3.2-2.2 3.2S5.6 15 5.8 13zM16.5 7.5c2.5 0 2.7 2.5 2.5 4.7-.3 2-.7 2.8-2.6 2.8s-2.4-.9-2.6-2.8c-.2-2.5.3-4.7 2.7-4.7zM14.2 17.2h4.5c.1 2-.7 3.2-2.3 3.2s-2.4-1.2-2.2-3.2z" fill="#D9CDB2"/>',
  "b-draw":
    '<rect x="4" y="5" width="10" height="14" rx="1.5" fill="#D9CDB2"/><path d="M16.5 8l3.5 10.5M12 12h8M17 9l3.5 3-3.5 3"/>',
  "b-vision":
    '<path d="M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7z" fill="#E2DAEE"/><circle cx="12" cy="12" r="3.6" fill="#8672B8"/><path d="M12 12h.01" stroke="#fff" stroke-width="2.2"/>',
  "b-rock":
    '<path d="M4 20c-1-6 1-12 5-15 3-2 7-1 9 3 1.8 4 2.3 8 2 12z" fill="#B4B5B3"/><path d="M3.7 13c5 2 11.5 2 16.3 0M8 14.5l-1 3.5M12 15v3.5M16 14.5l1 3.5" stroke="#8A6A2E"/>',
  "b-pilgrim":
    '<path d="M3.5 9.5L12 3.5l8.5 6z" fill="#D9B97A"/><path d="M9 9.5c0 4 6 4 6 0M7 21c0-5 1.5-8 5-8s5 3 5 8z" fill="#FCF8EF"/><path d="M19.5 8v13"/>',
  "b-build":
    '<path d="M2.5 11.5C6 10.5 9.5 8 12 4c2.5 4 6 6.5 9.5 7.5z" fill="#B98A5E"/><path d="M5.5 11.5v8.3h13v-8.3M5.5 15.5h13M12 11.5v8.3"/>',
  "b-crystal":
    '<path d="M12 2.5l6 6-2.5 12h-7L6 8.5z" fill="#B6A7DA"/><path d="M6 8.5l4.5 2 3 0 4.5-2M10.5 10.5l-2 10M13.5 10.5l2 10"/>',
  "b-mitama":
    '<path d="M12 2.5c1 3 6 5.5 6 11a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-6 .5 1.5 1 2 1.8 2.5C10.5 7.5 10.3 5 12 2.5z" fill="#A9C9DC"/><circle cx="12" cy="14.5" r="2.5" fill="#FCF8EF"/>',
  "b-dragonfly":
    '<path d="M12 8v13M12 10C8 7 4.5 6.5 2.5 8c1.5 2.5 5 3.5 9.5 3M12 10c4-3 7.5-3.5 9.5-2-1.5 2.5-5 3.5-9.5 3M12 12.5c-3.5.5-6 2-6.5 4.5 2.5.5 5-1 6.5-3.5M12 12.5c3.5.5 6 2 6.5 4.5-2.5.5-5-1-6.5-3.5" fill="#C7DDD2"/><circle cx="12" cy="5.5" r="2.3" fill="#7FB79B"/>',
  "b-kodama":
    '<path d="M6.5 10c0-4 2.5-6.5 5.5-6.5s5.5 2.5 5.5 6.5c0 2.5-1 4-2 5l1 5.5h-9l1-5.5c-1-1-2-2.5-2-5z" fill="#FCF8EF"/><path d="M9.5 9.5h.01M14.5 10h.01" stroke-width="2.6"/><ellipse cx="12" cy="13" rx="1" ry="1.3" fill="#2B2722"/><path d="M12 3.5c0-1.5 1-2 2.5-2"/>',
  "b-push":
    '<path d="M9.5 10c0-4 2.3-6.5 5-6.5S19.5 6 19.5 10c0 2.5-1 4-2 5l1 5.5h-8l1-5.5c-1-1-2-2.5-2-5z" fill="#CFC6B2"/><path d="M12.8 9.5h.01M16.5 9.5h.01" stroke-width="2.2"/><path d="M8 13H2.5M5 10l-3 3 3 3" stroke="#A93A22" stroke-width="2"/>',
  "b-yokai":
    '<rect x="5" y="3" width="14" height="18" rx="2" fill="#E4DCCB"/><path d="M8.5 8l2 1.5M15.5 8l-2 1.5M9 12.5c2 2.5 4 2.5 6 0M10.5 14v1.5M13.5 14v1.5"/>',
  "b-bitoku": '<rect x="5" y="3" width="14" height="18" rx="2" fill="#DCE7DC"/><path d="M12 6.5v11M8 8.5h8M8.5 13h7"/>',
  "b-gate":
    '<path d="M2.5 4.5c6.3 1.4 12.7 1.4 19 0l-.9 3.2c-5.7 1-11.5 1-17.2 0z" fill="#C7553C"/><path d="M5 12h14M7.5 8.2v12.3M16.5 8.2v12.3"/>',
  "b-light":
    '<path d="M9 9h6v8H9zM7.5 17h9v3.5h-9zM5.5 9L12 4l6.5 5z" fill="#E6DFC9"/><circle cx="12" cy="12.8" r="1.6" fill="#E9A820"/>',
  "b-bridge":
    '<path d="M2.5 15c5-6 14-6 19 0v3.5c-5-5-14-5-19 0z" fill="#C7553C"/><path d="M6 12V8.5M12 10.5V7M18 12V8.5M5 9c4-2.5 10-2.5 14 0"/>',
  "b-lake": '<path d="M3 8c3-2 6 2 9 0s6 2 9 0M3 13c3-2 6 2 9 0s6 2 9 0M3 18c3-2 6 2 9 0s6 2 9 0"/>',
  "b-yomi":
    '<path d="M3 20c0-6 4-14 9-14s9 8 9 14z" fill="#B9B2C6"/><path d="M9 20c0-4 1-7 3-7s3 3 3 7z" fill="#3B3540"/>',
  "b-stairs": '<path d="M3.5 20.5v-4h4.5v-4h4.5v-4H17v-4h3.5v16z" fill="#CFC6B2"/>',
  "b-home":
    '<path d="M12 2.5c5 3 8 6.5 8 11a8 8 0 0 1-16 0c0-4.5 3-8 8-11z" fill="#BFD3BF"/><path d="M9 12h.01M15 12h.01" stroke-width="2.6"/><path d="M9.5 16c1.6 1 3.4 1 5 0"/>',
  "b-glade":
    '<path d="M12 21v-8M6 21c0-4 2-6 6-6M18 21c0-3-2-5-6-5"/><path d="M12 13c-4-1-6-4-5.5-8.5C10 5 12 7.5 12 13zM12 13c4-1 6-4 5.5-8.5C14 5 12 7.5 12 13z" fill="#7FB79B"/>',
  "b-forges":
    '<path d="M3 9h13c2 0 3.5-.5 5-1.5-.3 4-2.5 6-6 6v2.5l2 3.5H6l2-3.5V13.5C5 13.5 3.3 12 3 9z" fill="#9A9C9F"/><path d="M9 5.5l2 1M14 4l-1 2M11.5 3v1"/>',
  "b-temple":
    '<path d="M12 2.5v2M3.5 10c3.5-.5 6.5-2.5 8.5-5.5 2 3 5 5 8.5 5.5z" fill="#D0745C"/><path d="M6 10v10.5h12V10M12 10v10.5M6 15h12"/>',
  "b-onsen":
    '<path d="M4 13.5c-2 4 2 7 8 7s10-3 8-7c-1.5-2.5-4.5-3.5-8-3.5s-6.5 1-8 3.5z" fill="#B9D3E0"/><path d="M8 12c-1.5-2.5 1.5-4 0-7.5M12 11c-1.5-2.5 1.5-4.5 0-8M16 12c-1.5-2.5 1.5-4 0-7.5"/>',
  "b-farm":
    '<path d="M3.5 20.5h17M6 20.5c0-5 1.5-8 3-10M12 20.5v-11M18 20.5c0-5-1.5-8-3-10"/><path d="M9 10.5c-1.5-2-1.5-4 0-6 1.5 2 1.5 4 0 6zM12 9.5c-1.5-2-1.5-5 0-7 1.5 2 1.5 5 0 7zM15 10.5c-1.5-2-1.5-4 0-6 1.5 2 1.5 4 0 6z" fill="#E3C872"/>',
  "b-ryokan":
    '<path d="M2.5 9.5C6 9 9 7 10.5 4h3C15 7 18 9 21.5 9.5z" fill="#8FA6BF"/><path d="M5 9.5v11h14v-11M8.5 20.5v-6h7v6M12 14.5v6"/>',
  "b-ancient": '<path d="M4 20.5V9l8-5 8 5v11.5zM4 12.5h16M9 12.5v8M15 12.5v8" stroke-dasharray="2.5 2"/>',
  "b-nezumi":
    '<circle cx="6.5" cy="7" r="3.5" fill="#CDBFAE"/><circle cx="17.5" cy="7" r="3.5" fill="#CDBFAE"/><path d="M5.5 12c0-4 3-6 6.5-6s6.5 2 6.5 6c0 3.5-3.5 8-6.5 8.5-3-.5-6.5-5-6.5-8.5z" fill="#DDD2C3"/><path d="M9 12h.01M15 12h.01" stroke-width="2.2"/><path d="M10.8 17.5h2.4L12 19zM3 15.5l4 .5M21 15.5l-4 .5"/>',
  "b-imomushi":
    '<path d="M5 18c-2-3 0-6 3-5.5C7 9 10 7 12.5 9c1-4 6-4.5 7 0 .8 4-2 5.5-4 5 .5 4-4 6-6 4-1 1.5-3.5 1.5-4.5 0z" fill="#AECB7F"/><path d="M16 8.5h.01M17 5L18.5 2.5M8 12.5c1 .5 1.6 1.5 1.5 3M12.5 9c1 1 1.5 3 1 5"/>',
  "b-kappa":
    '<path d="M6 9c0 7 2.5 11 6 11s6-4 6-11z" fill="#9DB873"/><ellipse cx="12" cy="8" rx="7.5" ry="2.6" fill="#CFE0E8"/><path d="M5 8C4 6.5 4 5.5 5.5 4.5M19 8c1-1.5 1-2.5-.5-3.5M9 12.5h.01M15 12.5h.01" /><path d="M9.5 15.5L12 14.5l2.5 1L12 17.8z" fill="#E6C872"/>',
  "b-kitsune":
    '<path d="M4.5 3.5l4.5 4c2-.6 4-.6 6 0l4.5-4c.8 5.5 0 9.5-1.8 12L12 20.5 6.3 15.5c-1.8-2.5-2.6-6.5-1.8-12z" fill="#F0D3B4"/><path d="M8 11.5l2.5 1.2M16 11.5l-2.5 1.2M11 17.5h2"/><path d="M12 6.8v3" stroke="#C7452B"/>',
  "b-shin-ookami":
    '<path d="M5 3l3.5 4c2.3-.7 4.7-.7 7 0L19 3l.5 9-3 5-4.5 4-4.5-4-3-5z" fill="#B9BEC4"/><path d="M8 11.5l2.5 1M16 11.5l-2.5 1M10.5 16.5h3L12 18.3z"/><path d="M4.7 13.5l3 .5M19.3 13.5l-3 .5"/>',
  "b-yama-uba":
    '<path d="M4 21C3 11 6 3 12 3s9 8 8 18c-2-2-3-5-3-8H7c0 3-1 6-3 8z" fill="#DAD7D2"/><path d="M7 11c0 5 2.5 8 5 8s5-3 5-8c-3-1-4-3-5-5-1 2-2 4-5 5z" fill="#F0DCC8"/><path d="M9.5 12.5h1.5M13 12.5h1.5M10.5 16c1 .6 2 .6 3 0"/>',
  "b-amulet":
    '<path d="M7 8h10l1 13H6z" fill="#E7B9AE"/><path d="M7 8l2.5-3h5L17 8M12 5V2.5"/><path d="M10 12h4M10 16h4"/>',
  "b-amulet1":
    '<path d="M4.5 7h15l1.2 15.5H3.3z" fill="#E7B9AE"/><path d="M4.5 7l4-3.5h7l4 3.5M12 3.5V1.5"/><text x="12" y="21.3" text-anchor="middle" font-size="18" font-weight="700" stroke="none" fill="currentColor" fill-opacity="1">1</text>',
  "b-amulet2":
    '<path d="M4.5 7h15l1.2 15.5H3.3z" fill="#E7B9AE"/><path d="M4.5 7l4-3.5h7l4 3.5M12 3.5V1.5"/><text x="12" y="21.3" text-anchor="middle" font-size="18" font-weight="700" stroke="none" fill="currentColor" fill-opacity="1">2</text>',
  "b-amulet3":
    '<path d="M4.5 7h15l1.2 15.5H3.3z" fill="#E7B9AE"/><path d="M4.5 7l4-3.5h7l4 3.5M12 3.5V1.5"/><text x="12" y="21.3" text-anchor="middle" font-size="18" font-weight="700" stroke="none" fill="currentColor" fill-opacity="1">3</text>',
  "b-ara":
    '<path d="M12 2.5l2.6 4.3 3.9-2.3c-.8 3.2 1 5 1 8.8a7.5 7.5 0 0 1-15 0c0-3.8 1.8-5.6 1-8.8l3.9 2.3z" fill="#E0957C"/><path d="M8.8 11.8l2.4 1.4M15.2 11.8l-2.4 1.4M10 16.5h4"/>',
  "b-nigi":
    '<path d="M12 2.5c2.5 4 6.3 7 6.3 11.5a6.3 6.3 0 0 1-12.6 0C5.7 9.5 9.5 6.5 12 2.5z" fill="#A9C9DC"/><path d="M8.6 13c.8 1 1.6 1 2.4 0M13 13c.8 1 1.6 1 2.4 0M11 16.5h2"/>',
  "b-saki":
    '<path d="M12 8c4.2 0 6.5 2.6 6.5 6a6.5 6.5 0 0 1-13 0c0-3.4 2.3-6 6.5-6z" fill="#B9CF9A"/><path d="M9.7 12.5h.01M14.3 12.5h.01" stroke-width="2.2"/><path d="M9.3 15.2c1.6 1.8 3.8 1.8 5.4 0"/><path d="M12 8C9 8.2 7 6.2 6.7 3.2 9.7 3.4 11.7 5.2 12 8zM12 8c3 .2 5-1.8 5.3-4.8C14.3 3.4 12.3 5.2 12 8z" fill="#7FA65C"/>',
  "b-kushi":
    '<path d="M17.8 5C17 2 12.5 1.6 11 4.2 9.6 6.7 6 8.8 6 13.5a6 6 0 0 0 12 0c0-3-1.6-4.7-3.2-6C16.5 7.6 17.7 6.6 17.8 5z" fill="#C9B6DC"/><path d="M12.2 14.2a1 1 0 1 1 1.2-1.1c0 1.7-1.4 2.7-2.8 2.4-1.6-.4-2.3-2-1.6-3.5"/>',
  "b-shinigami":
    '<path d="M12 2.5c5 1.5 7 6 7 11 0 3-1 6-2.5 7.5h-9C6 19.5 5 16.5 5 13.5c0-5 2-9.5 7-11z" fill="#7C7670"/><path d="M8.3 13c0-2.7 1.5-4.2 3.7-4.2s3.7 1.5 3.7 4.2-1.5 5-3.7 5-3.7-2.3-3.7-5z" fill="#F0ECE2"/><path d="M10.4 12.8h.01M13.6 12.8h.01" stroke-width="2.2"/>',
  "b-makoto":
    '<circle cx="12" cy="12" r="8.5" fill="#E8CF97"/><path d="M12 6v12M7 9.5c3 1.5 7 1.5 10 0M7.5 15c3-1.5 6-1.5 9 0"/>',
  "b-chuugi":
    '<path d="M7.5 8a4 4 0 1 1 4.5 4 4 4 0 1 0 4.5 4" fill="none"/><path d="M16.5 8a4 4 0 1 0-4.5 4 4 4 0 1 1-4.5 4" fill="none"/><circle cx="12" cy="12" r="2" fill="#D98A6A"/>',
  "b-yu": '<path d="M2.5 19.5L9.5 6l3.5 6 2-3 6.5 10.5z" fill="#B9A9D0"/><path d="M7.5 10l2 1.5 2-1.5"/>',
  "b-jin":
    '<path d="M12 20c-6-3.5-8.5-7-8.5-10.5C3.5 6.5 5.5 5 7.5 5c2 0 3.5 1 4.5 3 1-2 2.5-3 4.5-3s4 1.5 4 4.5C20.5 13 18 16.5 12 20z" fill="#A9CDB0"/>',
  "b-rei":
    '<circle cx="8" cy="7" r="3" fill="#A9C9DC"/><path d="M4 20v-4c0-3 2-5 5-5h6c3 0 5 2 5.5 5M9 20h11M12 11v4"/>',
  "b-gi":
    '<path d="M12 3.5v17M8 20.5h8M4.5 7h15"/><path d="M2.5 14l2-7 2 7a2 2 0 0 1-4 0zM17.5 14l2-7 2 7a2 2 0 0 1-4 0z" fill="#C3D3A0"/>',
  "b-meijo":
    '<g fill="#EBC65A"><circle cx="12" cy="6.5" r="3"/><circle cx="17" cy="10.3" r="3"/><circle cx="15" cy="16" r="3"/><circle cx="9" cy="16" r="3"/><circle cx="7" cy="10.3" r="3"/></g><circle cx="12" cy="12" r="2.6" fill="#FCF8EF"/>',
  "b-types":
    '<rect x="3.5" y="5" width="9" height="13" rx="1.5" fill="#E6E0EC"/><rect x="8" y="6.5" width="9" height="13" rx="1.5" fill="#EFE4CF"/><rect x="12.5" y="8" width="8" height="12.5" rx="1.5" fill="#DCE7DC"/>',
  "b-complete":
    '<rect x="4" y="3" width="13" height="18" rx="2" fill="#DCE7DC"/><path d="M7.5 7h6M7.5 11h4"/><path d="M11.5 16l3 3 6-7" stroke-width="2.2"/>',
  "b-combine":
    '<path d="M8 3.5c.7 2.3 4.3 4 4.3 8a4.3 4.3 0 0 1-8.6 0c0-2 1-3.2 1.7-4.3.4 1 .8 1.5 1.3 1.8C7 7 6.8 5.2 8 3.5z" fill="#A9C9DC"/><path d="M16.5 11v10M16.5 13c-2-1.8-4-2-5.3-1 .8 1.6 2.8 2.1 5.3 1.8M16.5 13c2-1.8 4-2 5.3-1-.8 1.6-2.8 2.1-5.3 1.8" fill="#C7DDD2"/><circle cx="16.5" cy="9.3" r="1.6" fill="#7FB79B"/>',
  "b-die":
    '<rect x="4" y="4" width="16" height="16" rx="3.5" fill="#E4DCCB"/><path d="M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" stroke-width="2.6"/>',
  "b-copy":
    '<rect x="3" y="8" width="12" height="12" rx="3" fill="#E4DCCB"/><path d="M9 14h.01" stroke-width="2.8"/><path d="M8.5 4.5H17A3 3 0 0 1 20 7.5V16"/><path d="M17.5 13.5L20 16l2-2.5"/>',
  "b-cross":
    '<path d="M3 11c3-2 6 2 9 0s6 2 9 0M3 15.5c3-2 6 2 9 0s6 2 9 0" stroke="#5E8CA0"/><path d="M12 21V3.5M8 7.5l4-4 4 4"/>',
  "b-use-building":
    '<path d="M2.5 10.5C6 9.5 9.5 7.5 12 4c2.5 3.5 6 5.5 9.5 6.5z" fill="#B98A5E"/><path d="M5.5 10.5v9h13v-9"/><path d="M11.5 12.5l-1.8 3.5h4.6l-1.8 3.5" />',
  "b-arrive":
    '<path d="M3 9l6-4.5L15 9z" fill="#D9B97A"/><path d="M5.5 20c0-5 1-7.5 3.5-7.5s3.5 2.5 3.5 7.5z" fill="#FCF8EF"/><path d="M15 14.5h6M18.5 11.5l3 3-3 3"/>',
  "b-hikaru":
    '<circle cx="12" cy="12" r="4.2" fill="#F2D58A"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"/>',
  "b-two":
    '<path d="M12 21v-6c0-4-6-3-6-8M12 15c0-4 6-3 6-8"/><path d="M3 8l3-4.5L9 8zM15 8l3-4.5L21 8z" fill="#E4DCCB"/><circle cx="12" cy="20" r="1.8" fill="#E4DCCB"/>',
  "b-option1":
    '<path d="M11 22.5v-5" stroke-width="2"/><path d="M2.5 2h15L22 9.7l-4.5 7.6h-15z" fill="#E4DCCB"/><text x="10.5" y="15.5" text-anchor="middle" font-size="16.5" font-weight="700" stroke="none" fill="currentColor" fill-opacity="1">1</text>',
  "b-option2":
    '<path d="M11 22.5v-5" stroke-width="2"/><path d="M2.5 2h15L22 9.7l-4.5 7.6h-15z" fill="#E4DCCB"/><text x="10.5" y="15.5" text-anchor="middle" font-size="16.5" font-weight="700" stroke="none" fill="currentColor" fill-opacity="1">2</text>',
  "b-option3":
    '<path d="M11 22.5v-5" stroke-width="2"/><path d="M2.5 2h15L22 9.7l-4.5 7.6h-15z" fill="#E4DCCB"/><text x="10.5" y="15.5" text-anchor="middle" font-size="16.5" font-weight="700" stroke="none" fill="currentColor" fill-opacity="1">3</text>',
  "b-option4":
    '<path d="M11 22.5v-5" stroke-width="2"/><path d="M2.5 2h15L22 9.7l-4.5 7.6h-15z" fill="#E4DCCB"/><text x="10.5" y="15.5" text-anchor="middle" font-size="16.5" font-weight="700" stroke="none" fill="currentColor" fill-opacity="1">4</text>',
  "b-order": '<path d="M5 20.5V14M12 20.5V9M19 20.5V4"/><path d="M3 20.5h18"/>',
  "b-asleep":
    '<path d="M2.5 12.5L9.5 7l7 5.5z" fill="#CFC6B2"/><path d="M5.5 21c0-5 1.5-7 4-7s4 2 4 7z" fill="#EDE7DA"/><path d="M17 3.5h4l-4 5h4M15.5 11.5h2.5"/>',
  "b-passed": '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  "b-forgo": '<circle cx="12" cy="12" r="8.5"/><path d="M7.5 12h9"/>',
  "b-start":
    '<path d="M12 21.5c4-5 6.5-8.3 6.5-11.5a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.5 6.5 11.5z" fill="#C7553C"/><circle cx="12" cy="10" r="2.4" fill="#FCF8EF"/>',
  "b-tengu":
    '<path d="M5 4.5c2.2 1.4 4.5 2 7 2s4.8-.6 7-2c1.4 6.5.2 15.5-7 17-7.2-1.5-8.4-10.5-7-17z" fill="#D0624A"/><path d="M7.8 10.8l3 .9M16.2 10.8l-3 .9M9.5 18c1.6.9 3.4.9 5 0"/><path d="M10.8 11.5c-.6 2.2-.6 3.6 1.2 3.6s1.8-1.4 1.2-3.6z" fill="#E98B72"/>',
};
