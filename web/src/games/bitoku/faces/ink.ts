// How faces are drawn: printed things, the same paper and ink by day and night.

export const INK = 'fill="none" stroke="#2B2722" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';

/** An eye with a light in it. */
export const eye = (x: number, y: number, r = 1.9) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#2B2722" stroke="none"/><circle cx="${x + r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.38}" fill="#fff" stroke="none"/>`;

export const blush = (...at: [number, number][]) =>
  at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="#D8775C" fill-opacity=".42" stroke="none"/>`).join("");
