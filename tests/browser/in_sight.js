// Plays in the page, and looks at each decision whether everything that matters is on the screen.
// What it finds wrong are sentences; `inSight.laptop` and `inSight.finger` give them with the decision.

window.inSight = (() => {
  const page = () => document.querySelector(".table-page");
  const openThings = () => [...document.querySelectorAll("[data-touch].open")];
  const shown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
  const at = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  const size = ({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`;

  /** The window, which innerWidth is not on a phone: there it grows with what sticks out of the page. */
  const edges = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return { width, height };
  };

  const inside = (box) => {
    const { width, height } = edges();
    return box.width > 0 && box.left > -1 && box.top > -1 && box.right < width + 1 && box.bottom < height + 1;
  };

  /** The page is no wider than the window, as a phone would show it, too. */
  function wide() {
    const { scrollWidth } = document.documentElement;
    return Math.max(scrollWidth, innerWidth) > edges().width + 1 ? [`the page is ${Math.max(scrollWidth, innerWidth)} wide`] : [];
  }

  /** No box around it that hides what is too much for it cuts it off. */
  function cut(element, box) {
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (getComputedStyle(one).overflow === "visible" || one.matches("html, body, svg *")) continue;
      const edge = one.getBoundingClientRect();
      if (box.left < edge.left - 2 || box.top < edge.top - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 2)
        return true;
    }
    return false;
  }

  const SPOTS = [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8]];
  const uncovered = (element, box) =>
    SPOTS.some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      return hit && (element.contains(hit) || hit.contains(element));
    });

  /** What is wrong with something that must be seen whole. */
  function wrong(element, what) {
    const box = element.getBoundingClientRect();
    if (!inside(box)) return [`${what} lies outside: ${at(box)}`];
    if (cut(element, box)) return [`${what} is cut off: ${at(box)}`];
    return uncovered(element, box) ? [] : [`${what} is covered: ${at(box)}`];
  }

  /** Whether a finger or pointer as wide as `least` has so much room on a thing, from its middle along both axes, whatever
   * is drawn of it; what is open has precedence over what only shows something. */
  function broad(element, least) {
    const box = element.getBoundingClientRect();
    if (Math.min(box.width, box.height) > least - 0.5) return true;
    const [x, y, far] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1];
    const hits = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit && (element.contains(hit) || (!element.matches(".open") && hit.closest(".open")));
    };
    const upTo = (dx, dy) => {
      let room = 0;
      while (room < least && hits(dx * (room + 1), dy * (room + 1))) room++;
      return room;
    };
    // beside another open thing it may reach farther to the other side
    return [[1, 0], [0, 1]].every(
      ([dx, dy]) => (hits(dx * far, dy * far) && hits(-dx * far, -dy * far)) || upTo(dx, dy) + upTo(-dx, -dy) > least - 2.5,
    );
  }

  const nameOf = (element) =>
    element.dataset.touch ?? element.dataset.about ?? element.dataset.number ??
    `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").replaceAll(" ", ".")} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 24)}”`;

  /** The numbers in sight on a seat's line, by their icons' words. */
  const numbersOf = (strip) =>
    [...strip.querySelectorAll(".sc, .estimate, .nums > span")]
      .filter((one) => shown(one) && !cut(one, one.getBoundingClientRect()))
      .map((one) => one.querySelector("[data-number]")?.dataset.number.split(".")[0] ?? one.className);

  const NAME = 60; // px of a name that is cut short

  /** The seats are called by more than two letters. */
  function called() {
    const found = [];
    const name = document.createRange();
    for (const element of page().querySelectorAll(".strip .nm")) {
      name.selectNodeContents(element.firstChild);
      const { right } = name.getBoundingClientRect();
      const seen = element.getBoundingClientRect();
      if (right > seen.right + 1 && seen.width < NAME) found.push(`of ${element.textContent} ${Math.round(seen.width)} px are seen`);
    }
    return found;
  }

  /** All that is written of it is to be read. */
  function readable(deed) {
    const words = deed.querySelector(":scope > span:last-child");
    return words.scrollHeight <= words.clientHeight + 2;
  }

  /** The frame and the decision on a window where nothing scrolls. */
  function faults({ target, seats, deeds }) {
    const found = [];
    const { scrollHeight } = document.documentElement;
    found.push(...wide());
    if (scrollHeight > edges().height + 1) found.push(`the page is ${scrollHeight} high`);
    for (const element of openThings()) {
      found.push(...wrong(element, element.dataset.touch));
      if (!broad(element, target)) found.push(`${element.dataset.touch} is too small: ${size(element.getBoundingClientRect())}`);
    }
    found.push(...wrong(document.querySelector("#asked"), "the question"));

    const strips = [...document.querySelectorAll(".strip")];
    if (strips.length !== seats) found.push(`${seats} seats have ${strips.length} lines`);
    for (const element of [...strips, ...document.querySelectorAll(".seats > *")])
      found.push(...wrong(element, `the line of a seat “${element.textContent.slice(0, 20)}”`));

    const numbers = strips.filter((strip) => !strip.matches(".other")).map((strip) => numbersOf(strip).join(", "));
    if (new Set(numbers).size > 1 || numbersOf(strips[0]).length < 5)
      found.push(`the seats tell different numbers, or too few: ${numbers.join(" | ")}`);

    found.push(...called());

    const own = document.querySelector(".ground > :last-child");
    const zones = [...own.querySelectorAll(".zone")];
    if (!zones.length) found.push("there is no board of one's own");
    for (const zone of zones) found.push(...wrong(zone, `#${zone.id}`));
    for (const element of own.querySelectorAll("[data-touch], [data-about], [data-number]"))
      if (shown(element)) found.push(...wrong(element, `one's own ${nameOf(element)}`));

    if (page().matches(".rail-stands")) return [...found, ...wrong(document.querySelector(".rail .log"), "the log")];
    const told = [...document.querySelectorAll(".ticker .deed")];
    const seen = told.map((deed) => [deed, deed.getBoundingClientRect()]).filter(
      ([deed, box]) => inside(box) && !cut(deed, box) && readable(deed),
    );
    if (seen.length < Math.min(deeds, told.length) || (Number(page().dataset.version) > 20 && told.length < deeds))
      found.push(`of the last deeds ${seen.length} are told`);
    const row = document.querySelector(".deeds").getBoundingClientRect();
    for (const deed of told)
      if (deed.getBoundingClientRect().top >= row.bottom) found.push(`a deed lies out of sight: ${deed.textContent.slice(0, 30)}`);
    return found;
  }

  const ICON = 16; // px

  /** Icons that are drawn too small, those within larger drawings, too; what cannot be used now is not measured. */
  function smallIcons() {
    const found = [];
    for (const icon of page().querySelectorAll("svg:is(.i, .seat), svg .sign")) {
      if (icon.closest(":disabled, [inert], .hidden") || !shown(icon)) continue;
      const { width, height } = icon.getBoundingClientRect();
      const least = icon.matches(".sign") ? 24 * icon.getScreenCTM().a : Math.min(width, height);
      if (least < ICON - 0.05) {
        const on = icon.closest("[data-touch], [data-about], [class]:not(svg, svg *)");
        found.push(`an icon on ${nameOf(on)} is drawn in ${least.toFixed(1)} px`);
      }
    }
    return found;
  }

  /** Words that are set, and icons that are drawn, too small. */
  function small(least) {
    const found = smallIcons();
    const texts = document.createTreeWalker(page(), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node, currentNode: { parentElement: element } } = texts;
      if (!node.data.trim() || element.closest(".hidden") || !shown(element)) continue;
      const drawing = element.closest("svg");
      const scale = drawing ? Math.abs(element.getScreenCTM().a) : 1;
      const type = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (type > 0 && type < least - 0.01) found.push(`“${node.data.trim().slice(0, 30)}” is set in ${type} px`);
    }
    for (const element of page().querySelectorAll("kbd[data-key]")) {
      const type = parseFloat(getComputedStyle(element).fontSize);
      if (shown(element) && type < least) found.push(`the key ${element.dataset.key} is set in ${type} px`);
    }
    return found;
  }

  /** While another board is shown, every choice is in sight, a button of the prompt, or counted by a lantern there. */
  async function away(how) {
    const other = [...document.querySelectorAll("button.strip:not(.mine)")].find(shown);
    if (!other) return [];
    const names = openThings().map((element) => element.dataset.touch);
    const hung = document.querySelector(".choices.sheet");
    other.click();
    await frames();
    const found = faults(how).map((fault) => `${fault}, while another board is open`);
    if (!document.querySelector(".other-board")) found.push("another board does not open");
    if (!hung && document.querySelector(".choices.sheet")) found.push("choices hang over the boards while another board is open");
    const there = new Set(openThings().map((element) => element.dataset.touch));
    const missing = names.filter((name) => !there.has(name));
    const lantern = [...document.querySelectorAll(".choices .open:not([data-touch])")].filter((one) => !wrong(one, "").length);
    const counted = Number(/\d+/.exec(lantern[0]?.textContent ?? "")?.[0] ?? 0);
    if (missing.length !== counted) found.push(`${missing.length} choices are out of reach while another board is open, ${counted} are counted`);
    document.querySelector(".other-board button")?.click();
    await frames();
    return found;
  }

  /** The version of the table in which something new can be touched, or "over". */
  async function decision(seen, patience) {
    for (const ends = performance.now() + patience; performance.now() < ends; await pause(5)) {
      if (document.querySelector(".verdict")) return "over";
      const { version } = page().dataset;
      if (version !== seen && openThings().some(shown) && !document.querySelector(".busy")) return version;
    }
    throw Error("nothing is asked any more");
  }

  /** Touches the nth of what is open, but does not pass as long as there is more to do. */
  function touch(n) {
    const open = openThings().filter(shown);
    const more = open.filter((each) => each.dataset.touch !== "pass");
    (more.length ? more[n % more.length] : open[0]).click();
  }

  let version = "";

  /** So many decisions from the nth on, or until the game is over: faults, where, and how many decisions. */
  async function play(from, most, patience, look) {
    const found = [];
    for (let n = from; n < from + most; n++) {
      version = await decision(version, patience);
      if (version === "over") return { found, played: n - from, over: true };
      await frames();
      const asked = document.querySelector("#asked p").textContent.trim();
      for (const fault of await look(n)) found.push([fault, `decision ${n}, ${asked}`]);
      touch(7 * n);
    }
    return { found, played: most, over: false };
  }

  /** As `play`, on a window where nothing scrolls. */
  const laptop = (from, most, patience, how) =>
    play(from, most, patience, async (n) => [
      ...faults(how),
      ...(n === from + most - 1 ? [...small(how.type), ...(await away(how))] : []),
    ]);

  /** Soon every open thing is seen between prompt and tabs, or counted by a lantern that says where they are. */
  async function told() {
    let faults = beyond();
    for (let tries = 0; faults.length && tries < 10; tries++) {
      await pause(40); // a new decision scrolls to its place, and lanterns follow what is scrolled
      faults = beyond();
    }
    return faults;
  }

  /** The open things in the part of the window between prompt and tabs, and beyond each of its edges. */
  function byPlace() {
    const top = document.querySelector(".prompt").getBoundingClientRect().bottom;
    const tabs = document.querySelector(".tabs").getBoundingClientRect();
    const bottom = tabs.height ? tabs.top : edges().height;
    return Object.groupBy(
      openThings().filter((element) => shown(element) && !element.closest(".prompt")),
      (element) => {
        const box = element.getBoundingClientRect();
        const middle = (box.top + box.bottom) / 2;
        const across = (box.left + box.right) / 2;
        if (middle < top) return "above";
        if (middle > bottom) return "below";
        return across < 0 ? "left" : across > edges().width ? "right" : "seen";
      },
    );
  }

  function beyond() {
    const { above = [], below = [], left = [], right = [] } = byPlace();
    const lanterns = [...document.querySelectorAll(".more-there")];
    const hangs = { above: "top", below: "bottom", left: "left", right: "right" };
    return Object.entries({ above, below, left, right }).flatMap(([side, { length: count }]) => {
      const aside = side === "left" || side === "right";
      const lantern = lanterns.find((one) => one.matches(".aside") === aside && one.style[hangs[side]] !== "");
      const says = Number(/\d+/.exec(lantern?.textContent ?? "")?.[0] ?? 0);
      if (says !== count) return [`${count} more lie ${side}, a lantern says ${says}`];
      return lantern ? wrong(lantern, `the lantern that leads ${side}`) : [];
    });
  }

  /** A lantern leads to something that was not seen before. */
  async function led() {
    for (const which of [".more-there", ".more-there.aside"]) {
      const lantern = document.querySelector(which);
      if (!lantern) continue;
      const { seen: before = [] } = byPlace();
      lantern.click();
      await frames();
      const { seen = [] } = byPlace();
      if (!seen.some((element) => !before.includes(element))) return [`“${lantern.textContent}” leads nowhere`];
    }
    return [];
  }

  /** On a phone: everything of the frame lies within the page, and the seats have names. */
  function frame() {
    const found = [];
    const { width, height } = edges();
    for (const element of page().querySelectorAll(".brand, .tools .tool, .prompt .tool, .strip, .strip :is(.sc, .estimate), .tabs a")) {
      const box = element.getBoundingClientRect();
      if (!shown(element) || element.closest(".hidden")) continue;
      if (box.left < -1 || box.right > width + 1) found.push(`${nameOf(element)} sticks out: ${at(box)}`);
      if (element.matches(".tabs a") && box.bottom > height + 1) found.push(`${nameOf(element)} is cut off at the foot`);
    }
    return [...found, ...called()];
  }

  /** What a finger needs, wherever it lies on a page that scrolls, and that a lantern tells what is not in sight. */
  async function reach({ target, type }) {
    const found = [...small(type), ...wide(), ...frame(), ...(await told()), ...(await led())];
    const place = scrollY;
    // A word in the question that is a link has the height of its line, and a zone opens large by a pinch, too.
    const things = [...openThings(), ...page().querySelectorAll(":is(button, a, select, input):not([data-touch])")].filter(
      (element) => shown(element) && !element.closest(".hidden, .learn, .enlarge") && !element.matches(":disabled"),
    );
    for (const element of new Set(things)) {
      if (broad(element, target)) continue;
      element.scrollIntoView({ block: "center", inline: "center" });
      if (!broad(element, target)) found.push(`${nameOf(element)} is too small: ${size(element.getBoundingClientRect())}`);
    }
    scrollTo(0, place);
    return found;
  }

  const finger = (from, most, patience, how) => play(from, most, patience, () => reach(how));

  /** When the decision after those that were played is open. */
  const next = (patience) => decision(version, patience);

  // Step by step, for a look at one decision in many windows.

  const arrive = async (patience) => {
    version = await decision(version, patience);
    if (version === "over") return "";
    await frames();
    return document.querySelector("#asked p").textContent.trim();
  };
  const still = async (how, wholly) => [...faults(how), ...(wholly ? [...small(how.type), ...(await away(how))] : [])];

  return { laptop, finger, faults, frame, wide, told, next, arrive, still, reach, touch, broad, small };
})();
