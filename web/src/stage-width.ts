// Style sheets ask how wide the window is. While something stands beside the boards, they are asked about what is left:
// every width that a laptop's screen may have is moved by as much.

export const ONE_SCREEN = 1100; // px, from where a table is one screen
const WIDTH = /(?<![-\w])(\d+(?:\.\d+)?)px/g;

/** The window has no room for everything: the page scrolls. */
export function scrolls(): boolean {
  return matchMedia(`(width < ${ONE_SCREEN}px)`).matches;
}

/** A condition for a window that is so much wider; one that is not about widths of large windows stays as it is. */
export function moved(condition: string, by: number): string {
  return condition
    .split(/(\([^()]*\))/)
    .map((part) =>
      part.includes("width")
        ? part.replace(WIDTH, (all, px: string) => (Number(px) < ONE_SCREEN - 1 ? all : `${Number(px) + by}px`))
        : part,
    )
    .join("");
}

const asWritten = new Map<MediaList, string>();

/** Move the conditions of all style sheets, or with 0 put them back. */
export function moveWidths(by: number): void {
  for (const sheet of document.styleSheets) visit(sheet.cssRules, by);
}

function visit(rules: CSSRuleList, by: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = asWritten.get(rule.media) ?? rule.media.mediaText;
      asWritten.set(rule.media, written);
      const wanted = by ? moved(written, by) : written;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules, by);
  }
}
