// How the scenes are drawn: ink over flat colour, the colour a little beside its line, as on a print. Every colour is a
// variable of style/palette.css, so that seasons and night change nothing but these.

export const n = (value: number) => Math.round(value * 10) / 10;

/** A shape: flat colour, then its line, a little apart. */
export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="var(--sc-${fill})" stroke="none" transform="translate(1.3 .9)"/><path d="${d}" ${more}/>`;
}
export const flat = (d: string, fill: string, more = "") =>
  `<path d="${d}" fill="var(--sc-${fill})" stroke="none" ${more}/>`;
export const line = (d: string, more = "") => `<path d="${d}" ${more}/>`;
export const at = (x: number, y: number, s: number, body: string, flip = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s * flip * 100) / 100} ${s})">${body}</g>`;
export const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
/** The same scatter each time. */
export const odd = (i: number, k = 1) => (((Math.sin(i * 12.9898 * k + 4.1) * 43758.5453) % 1) + 1) % 1;

export const INK =
  'fill="none" stroke="var(--sc-ink)" stroke-width="1.15" stroke-linejoin="round" stroke-linecap="round"';
