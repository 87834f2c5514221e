// The common icons, on a 24-unit grid; a game adds its own. Bodies are our own constant drawings, never words from outside.

import { still } from "./still";

const bodies: Record<string, string> = {
  lantern:
    '<path d="M12 1.5v3M12 19.5v3"/><path d="M8.2 6.3h7.6c4.3 3.3 4.3 8.1 0 11.4H8.2c-4.3-3.3-4.3-8.1 0-11.4z" fill="#F2C05A"/><path d="M5.3 10h13.4M5.3 14h13.4" stroke="#A35F00" stroke-width="1"/><path d="M8.5 4.5h7v1.8h-7zM8.5 17.7h7v1.8h-7z" fill="#A93A22"/>',
  undo: '<path d="M8.5 5 4.5 9l4 4"/><path d="M4.5 9H14a5 5 0 0 1 0 10h-4"/>',
  restart: '<path d="M5 12.5a7 7 0 1 0 2.2-5.6L5 9"/><path d="M5 4.5V9h4.5"/>',
  hint: '<path d="M9.5 18.5h5M10.5 21.2h3"/><path d="M9 15.5c-2-1.3-3.2-3.2-3.2-5.5a6.2 6.2 0 0 1 12.4 0c0 2.3-1.2 4.2-3.2 5.5z"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11"/><path d="M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" stroke-width="2.6"/>',
  book: '<path d="M12 6.5c-2-1.3-5-2-8.5-2V18c3.5 0 6.5.7 8.5 2 2-1.3 5-2 8.5-2V4.5c-3.5 0-6.5.7-8.5 2zM12 6.5V20"/>',
  log: '<path d="M6 4h11.5v12.5M6 4a2 2 0 0 0-2 2v1.5h3M6 4c1 0 1.5.8 1.5 2v11.5a2.5 2.5 0 0 0 2.5 2.5h8.5a2.5 2.5 0 0 0 2.2-3.5H11"/><path d="M10.5 8h4M10.5 12h4"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.8.4l3-3a4 4 0 0 0-5.7-5.6L11.8 7"/><path d="M14 10a4 4 0 0 0-5.8-.4l-3 3a4 4 0 0 0 5.7 5.6l1.3-1.3"/>',
  person: '<circle cx="12" cy="8" r="3.8"/><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4.5M9.5 13v1.5M14.5 13v1.5"/><circle cx="12" cy="3.8" r="1"/>',
  lock: '<rect x="6" y="11" width="12" height="9" rx="2"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
  unlock: '<rect x="6" y="11" width="12" height="9" rx="2"/><path d="M8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2"/>',
  tick: '<path d="M5 12.5l4.5 4.5L19 7.5" stroke-width="2.4"/>',
  arrow: '<path d="M4 12h15M14 7l5 5-5 5"/>',
  up: '<path d="M12 20V5M7 10l5-5 5 5"/>',
  chev: '<path d="M9 6l6 6-6 6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  first: '<path d="M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0z" fill="#E5B7A2"/>',
  spring:
    '<g fill="#EBB9BE"><circle cx="12" cy="6.8" r="3.2"/><circle cx="17" cy="10.5" r="3.2"/><circle cx="15" cy="16.3" r="3.2"/><circle cx="9" cy="16.3" r="3.2"/><circle cx="7" cy="10.5" r="3.2"/></g><circle cx="12" cy="12" r="2" fill="#E9C25A"/>',
  summer:
    '<circle cx="12" cy="12" r="4.2" fill="#E9C25A"/><path d="M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M18.4 5.6l-1.6 1.6M7.2 16.8l-1.6 1.6"/>',
  autumn:
    '<path d="M12 3l1.8 4 3.2-1.5-.6 4 4.1.5-3 3 1.5 3.5-4.5-.5L12 18.5 9.5 16l-4.5.5L6.5 13l-3-3 4.1-.5-.6-4L10.2 7z" fill="#D98A5A"/><path d="M12 12v9.5"/>',
  winter: '<path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5"/>',
  film: '<rect x="3.5" y="5" width="17" height="14" rx="2"/><path d="M10 9l5 3-5 3z"/>',
  moon: '<path d="M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z"/>',
  cog: '<circle cx="12" cy="12" r="3"/><path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9L18 18M18 6l-2.1 2.1M8.1 15.9L6 18"/>',
  deck: '<rect x="7" y="4" width="11" height="15" rx="1.5" fill="#D9CDB2"/><path d="M5 6.5v13a1.5 1.5 0 0 0 1.5 1.5H15"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  more: '<path d="M6 12h.01M12 12h.01M18 12h.01" stroke-width="3"/>',
  pay: '<circle cx="12" cy="12" r="8.5" fill="#A93A22" stroke="none"/><path d="M8 12h8" stroke="#fff" stroke-width="2"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M18.4 5.6l-1.6 1.6M7.2 16.8l-1.6 1.6"/>',
  neutral:
    '<path d="M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2z"/><path d="M6 15.5l9.5-9.5M8.5 18.5l10-10M6 8.5l9.5 9.5M8.5 5.5l10 10" stroke-width="1"/>',
  chart:
    '<path d="M4 4v16h16"/><path d="M7.5 16.5v-4h3v4zM12.5 16.5v-9h3v9z" fill="#D9CDB2"/><path d="M18.5 16.5v-6"/>',
  discard:
    '<rect x="5" y="4" width="10" height="13" rx="1.5" fill="#D9CDB2"/><path d="M18 8v10.5a1.5 1.5 0 0 1-1.5 1.5H9M8 8.5l4 4M12 8.5l-4 4"/>',
  slash: '<path d="M9 20l6-16"/>',
  discount: '<circle cx="12" cy="12" r="8.5" stroke-dasharray="3 2.5"/><path d="M8.5 12h7"/>',
  play: '<path d="M8 5l11 7-11 7z"/>',
  pause: '<path d="M8.5 5.5v13M15.5 5.5v13" stroke-width="2.5"/>',
  start: '<path d="M6 5v14M19 5L9 12l10 7z"/>',
  finish: '<path d="M18 5v14M5 5l10 7-10 7z"/>',
  back: '<path d="M15 6l-6 6 6 6"/>',
  forth: '<path d="M9 6l6 6-6 6"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  eye: '<path d="M2.5 12c3-4.7 6-6.5 9.5-6.5s6.5 1.8 9.5 6.5c-3 4.7-6 6.5-9.5 6.5S5.5 16.7 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  download: '<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z"/>',
  flag: '<path d="M6 21V4h12l-3 4.5 3 4.5H6"/>',
  again: '<path d="M4.5 11a7.5 7.5 0 0 1 13-4.5L20 9M20 4.5V9h-4.5M19.5 13a7.5 7.5 0 0 1-13 4.5L4 15M4 19.5V15h4.5"/>',
  crown: '<path d="M4 18V8l4.5 4L12 5l3.5 7L20 8v10z" fill="#E6C872"/>',
  skip: '<path d="M5 6l6 6-6 6M12 6l6 6-6 6"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z"/><path d="M10 20.5a2 2 0 0 0 4 0M12 5V3.5"/>',
  keys: '<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8" stroke-width="2"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  enlarge: '<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>',
  shrink: '<path d="M13 5v6h6M20 4l-7 7M11 19v-6H5M4 20l7-7"/>',
  whole: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  steps:
    '<path d="M6 5v14" /><circle cx="6" cy="5.5" r="2"/><circle cx="6" cy="12" r="2"/><circle cx="6" cy="18.5" r="2"/><path d="M11.5 5.5H20M11.5 12H20M11.5 18.5H17"/>',
  puzzle: '<path d="M4 8h4.6a2.4 2.4 0 1 1 4.8 0H18v4.3a2.4 2.4 0 1 1 0 4.8V21H4z"/>',
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5.5 5.5"/>',
  printer: '<path d="M7 9V4h10v5M7 17H4V9.5h16V17h-3"/><path d="M7 14h10v6H7z"/>',
  warning: '<path d="M12 4l9 16H3z"/><path d="M12 10v4.5M12 17.3h.01" stroke-width="2"/>',
};

/** Make a game's icons known to `Icon`. */
export function registerIcons(icons: Record<string, string>): void {
  Object.assign(bodies, icons);
}

/** The body of an icon, for the few drawings that are made by hand. */
export function iconBody(name: string): string {
  return bodies[name] ?? "";
}

export interface IconProps {
  name: string;
  size?: number;
  class?: string;
  /** what it stands for, where no text beside it says so */
  label?: string;
}

export const Icon = still(({ name, size = 20, class: extra, label }: IconProps) => {
  const named = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg
      class={["i", name === "lantern" ? name : "", extra].filter(Boolean).join(" ")}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...named}
      dangerouslySetInnerHTML={{ __html: bodies[name] ?? "" }}
    />
  );
});
