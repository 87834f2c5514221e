// How words and icons stand out from what really lies behind them, measured on two pictures of the page: one as it is, one
// without words and icons. Where they differ there is ink; what lies behind it is on the second.

window.contrast = (() => {
  const WORDS = 4.5;
  const LARGE_WORDS = 3;
  const ICONS = 3;
  const SMALLEST_ICON = 16; // px
  const ICON = "svg:is(.i, .seat), svg .sign";
  const WEAK = 0.05; // the share of a text's ink that may stand out less
  const FAINTEST = 24; // difference of red, green and blue together that is ink

  // The light of what may be touched falls for a moment on what is beside it: without it.
  const calm = new CSSStyleSheet();
  calm.replaceSync(".open, .open::before { box-shadow: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, calm];

  // Hides words and icons, and changes no place and no other colour.
  const bare = new CSSStyleSheet();
  bare.replaceSync(`
    *, *::before, *::after {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
    }
    svg text { fill: transparent !important }
    ${ICON} { visibility: hidden !important }
  `);
  const hide = () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, bare];
  };
  const show = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== bare);
  };

  /** Puts boards under another sky: attributes, and a class. Without any, under their own again. */
  const skies = new Map();
  function sky({ kind = "", ...wanted }) {
    for (const board of document.querySelectorAll(".board[data-season]")) {
      if (!skies.has(board)) skies.set(board, { kind: board.className, ...board.dataset });
      const { kind: own, ...attributes } = skies.get(board);
      board.className = `${own} ${kind}`;
      for (const name of ["season", "year", "night"]) {
        const value = wanted[name] ?? attributes[name];
        if (value === undefined) delete board.dataset[name];
        else board.dataset[name] = value;
      }
    }
  }

  // Colours.

  const linear = Float64Array.from({ length: 256 }, (_, part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (red, green, blue) => 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue];
  const between = (one, other) => (one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05));
  const ranked = (numbers, part) => numbers.sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))];
  const weakest = (numbers) => ranked(numbers, Math.max(WEAK, Math.min(1, 3 / numbers.length))); // three points are no letter

  const probe = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function rgba(colour) {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    return probe.getImageData(0, 0, 1, 1).data;
  }

  async function points(coded) {
    const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, width, height);
  }

  /** How much of an element's own colour is to be seen, and how bright. */
  function veil(element) {
    let [opacity, brightness] = [1, 1];
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      opacity *= Number(style.opacity);
      brightness *= Number(/brightness\(([\d.]+)\)/.exec(style.filter)?.[1] ?? 1);
    }
    return { opacity, brightness };
  }

  // Elements.

  const idle = (element) => element.closest(":disabled, [aria-disabled='true'], [inert], .hidden");
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  function nameOf(element) {
    if (!element) return "";
    const { touch, about } = element.dataset;
    const kind = (element.getAttribute("class") ?? "").trim().split(/\s+/).join(".");
    return touch ?? about ?? (element.id ? `#${element.id}` : kind ? `.${kind}` : element.tagName.toLowerCase());
  }

  function whereIs(element) {
    const around = element.parentElement.closest(".zone[id], .prompt, .strip, .ticker, .tools, .tabs, .board");
    return [nameOf(around), nameOf(element)].filter(Boolean).join(" ");
  }

  /** Whoever looks: both pictures, and the parts of them that an element takes. */
  function eye(front, back) {
    const scale = front.width / innerWidth;

    /** The part of a box that nothing cuts off, in points of the pictures. */
    function place(element, box) {
      let { left, top, right, bottom } = box;
      for (let one = element; one; one = one.parentElement) {
        if (getComputedStyle(one).overflow === "visible" || one.matches("html, body, svg *")) continue;
        const edge = one.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return [
        Math.max(0, Math.floor(left * scale)),
        Math.max(0, Math.floor(top * scale)),
        Math.min(front.width, Math.ceil(right * scale)),
        Math.min(front.height, Math.ceil(bottom * scale)),
      ];
    }

    /** Calls `act` with where each point of a place is, and whether there is ink. */
    function walk([left, top, right, bottom], act) {
      const [a, b] = [front.data, back.data];
      for (let row = top; row < bottom; row++) {
        const end = 4 * (row * front.width + right);
        for (let at = 4 * (row * front.width + left); at < end; at += 4) {
          const change = Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]);
          act(at, change > FAINTEST);
        }
      }
    }
    return { place, walk, front: front.data, back: back.data };
  }

  /** The contrast of a text that most of it reaches; nothing where something else lies over it. */
  function ofText(node, element, { place, walk, front, back }) {
    const style = getComputedStyle(element);
    const { opacity, brightness } = veil(element);
    const drawn = [];
    const [red, green, blue, alpha] = rgba(element.closest("svg") ? style.fill : style.color);
    const solid = (alpha / 255) * opacity;
    const mixed = (own, behind) => Math.round(Math.min(255, own * brightness) * solid + behind * (1 - solid));
    const [inked, whole] = [[], []];
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (Math.min(box.width, box.height) < 3) continue;
      walk(place(element, box), (at, ink) => {
        const [r, g, b] = [back[at], back[at + 1], back[at + 2]];
        const ratio = between(luminance(mixed(red, r), mixed(green, g), mixed(blue, b)), luminance(r, g, b));
        whole.push(ratio);
        if (!ink) return;
        inked.push(ratio);
        drawn.push(between(luminance(front[at], front[at + 1], front[at + 2]), luminance(r, g, b)));
      });
    }
    if (whole.length < 20) return null;
    // What is faint together with its ground does not mix with that ground: there the picture tells how strong the ink is.
    if (inked.length > 0.01 * whole.length)
      return Math.max(weakest(inked), opacity < 1 ? ranked(drawn, 0.9) : 0);
    // No ink: the words lie under something else, or have the colour of their ground.
    return ranked(whole, 0.5) > 1.3 ? null : ranked(whole, 0.5);
  }

  /** The contrast of the strongest ink of an icon; nothing where something else lies over it. */
  function ofIcon(icon, { place, walk, front, back }) {
    const inked = [];
    walk(place(icon, icon.getBoundingClientRect()), (at, ink) => {
      if (!ink) return;
      const here = luminance(front[at], front[at + 1], front[at + 2]);
      inked.push(between(here, luminance(back[at], back[at + 1], back[at + 2])));
    });
    return inked.length < 12 ? null : ranked(inked, 0.9);
  }

  function isLarge(element) {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 600);
  }

  /** What does not stand out, or is too small, in a part of the page: what it is, and the figures. */
  async function faults(shown, hidden, part) {
    const looks = eye(await points(shown), await points(hidden));
    const root = document.querySelector(part);
    const found = [];
    let measured = 0;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node, currentNode: { parentElement: element } } = texts;
      if (!node.data.trim() || idle(element) || !seen(element) || element.closest(ICON)) continue;
      const ratio = ofText(node, element, looks);
      const needed = isLarge(element) ? LARGE_WORDS : WORDS;
      if (ratio === null) continue;
      measured++;
      if (ratio < needed - 0.005)
        found.push(`“${node.data.trim().slice(0, 24)}” (${whereIs(element)}) has a contrast of ${ratio.toFixed(2)}, not ${needed}`);
    }
    for (const icon of root.querySelectorAll(ICON)) {
      if (idle(icon) || !seen(icon)) continue;
      const ratio = ofIcon(icon, looks);
      if (ratio === null) continue;
      measured++;
      const { width, height } = icon.getBoundingClientRect();
      const size = icon.matches(".sign") ? 24 * icon.getScreenCTM().a : Math.min(width, height);
      const what = `an icon (${whereIs(icon.parentElement)})`;
      if (size < SMALLEST_ICON - 0.05) found.push(`${what} is ${size.toFixed(1)} px small, not ${SMALLEST_ICON}`);
      if (ratio < ICONS - 0.005) found.push(`${what} has a contrast of ${ratio.toFixed(2)}, not ${ICONS}`);
    }
    return { found, measured };
  }

  return { hide, show, sky, faults };
})();
