// How near one looks at the boards: the whole ground larger, to be moved about, or one zone of it opened large.
//
// The boards stay where they are in the document and are only drawn larger, so that everything of them can be touched
// as before. `view` is the window through which one looks, `frame` has the size of what is to be seen, `ground` holds
// the boards.

const MOST = 4;
const STEP = 1.25; // of a key or a button
const WHEEL = 0.0022; // of a wheel's unit
const PAN = 90; // px of an arrow key
const SLIP = 6; // px after which a press becomes a pull
const MARGIN = 12; // around an opened zone, for rings and halos
const CONTROLS = 60; // px below it

/** An opened zone fills the view, but is at least so much larger and at most so much. */
const LEAST_LARGE = 1.15;
const LEAST_LARGE_NARROW = 1.6;
const MOST_LARGE = 3;
const NARROW = 700;

/** A place on the ground that shall come to lie at a place of the window. */
interface Anchor {
  ground: Point;
  window: Point;
}
interface Point {
  x: number;
  y: number;
}

export class Lens {
  /** the zone that is opened large, or nothing */
  zone = "";
  private boardFactor = 1;
  private zoneFactor = 1;
  private anchor: Anchor | null = null;
  private wasActive = false;
  private pageAt = 0;
  private large: HTMLElement | null = null;
  private listeners = new Set<() => void>();

  private view: HTMLElement | null = null;
  private frame: HTMLElement | null = null;
  private ground: HTMLElement | null = null;

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }

  get active(): boolean {
    return this.zone !== "" || this.boardFactor > 1;
  }

  get factor(): number {
    return this.zone ? this.zoneFactor : this.boardFactor;
  }

  // What the player does.

  /** Look from so near; the given point of the window, or its middle, keeps what it shows. */
  zoomTo(factor: number, at: Point = this.middle()): void {
    const next = factor < 1.04 ? 1 : Math.min(MOST, factor);
    if (next === this.factor) return;
    this.anchor = { ground: this.onGround(at), window: at };
    if (this.zone) this.zoneFactor = next;
    else this.boardFactor = next;
    this.changed();
  }

  nearer = (): void => this.zoomTo(this.factor * STEP);
  farther = (): void => this.zoomTo(this.factor / STEP);

  open(zone: string): void {
    this.zone = zone;
    this.zoneFactor = 1;
    this.changed();
  }

  /** While a zone is open, another part of the board: open too if it can be, else seen on its board. */
  show(id: string): void {
    if (this.zones().some((zone) => zone.id === id)) {
      this.open(id);
    } else {
      this.whole();
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: "start" }));
    }
  }

  /** The zone back to its board; without one, the whole board. */
  close = (): void => {
    if (!this.active) return;
    if (this.zone) this.zone = "";
    else this.boardFactor = 1;
    this.changed();
  };

  whole = (): void => {
    this.zone = "";
    this.boardFactor = 1;
    this.changed();
  };

  /** Open the zone under the pointer, else the one in focus, else the first with something to touch; or close it. */
  toggle = (): void => {
    if (this.zone) {
      this.close();
      return;
    }
    const zones = this.zones();
    const focused = document.activeElement?.closest(".zone");
    const found =
      zones.find((zone) => zone.matches(":hover")) ??
      zones.find((zone) => zone === focused) ??
      zones.find((zone) => "lit" in zone.dataset) ??
      zones[0];
    if (found) this.open(found.id);
  };

  /** Move what is seen in an arrow's direction; says whether there is anything to move. */
  pan(key: string): boolean {
    if (!this.active || !this.view) return false;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    this.view.scrollBy(dx * PAN, dy * PAN);
    return true;
  }

  /** The zones that have a title and so can be opened. */
  zones(): HTMLElement[] {
    return [...this.allZones()].filter((zone) => zone.id && titleOf(zone));
  }

  allZones(): Iterable<HTMLElement> {
    return this.ground?.querySelectorAll<HTMLElement>(".zone") ?? [];
  }

  /** How many things may be touched that the opened zone does not show. */
  elsewhere(): number {
    const zone = this.zone && document.getElementById(this.zone);
    if (!zone || !this.ground) return 0;
    return this.ground.querySelectorAll("[data-touch].open").length - zone.querySelectorAll("[data-touch].open").length;
  }

  // Where things are.

  /** What is in focus, or the middle of what is seen. */
  private middle(): Point {
    const focused = document.activeElement;
    const near = focused && focused !== this.ground && this.ground?.contains(focused) ? focused : this.view;
    const box = near?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const top = Math.max(box.top, 0);
    return { x: box.left + box.width / 2, y: (top + Math.min(box.bottom, innerHeight)) / 2 };
  }

  private scale(): number {
    return this.ground ? scaleOf(this.ground) : 1;
  }

  private onGround(at: Point): Point {
    const box = this.ground?.getBoundingClientRect();
    if (!box) return at;
    return { x: (at.x - box.left) / this.scale(), y: (at.y - box.top) / this.scale() };
  }

  /** Give frame and ground their places; after every drawing, because boards change their sizes. */
  place(): void {
    const { view, frame, ground } = this;
    const main = view?.parentElement;
    if (!view || !frame || !ground || !main) return;
    const zone = this.zone ? document.getElementById(this.zone) : null;
    if (this.zone && !zone) {
      this.close(); // another board is shown, without it
      return;
    }
    if (this.large && this.large !== zone) delete this.large.dataset.large;
    if (zone) zone.dataset.large = "";
    this.large = zone;
    this.keepPage();
    if (!this.active) {
      for (const element of [frame, ground]) element.removeAttribute("style");
      return;
    }
    const padding = getComputedStyle(main);
    ground.style.width = `${main.clientWidth - parseFloat(padding.paddingLeft) - parseFloat(padding.paddingRight)}px`;
    if (zone) this.placeZone(view, frame, ground, zone);
    else draw(frame, ground, this.boardFactor, { x: 0, y: 0 }, ground.offsetWidth, ground.offsetHeight);
    this.keepAnchor(view, ground);
  }

  private placeZone(view: HTMLElement, frame: HTMLElement, ground: HTMLElement, zone: HTMLElement): void {
    const now = this.scale();
    const box = zone.getBoundingClientRect();
    const { x, y } = this.onGround(box);
    const [width, height] = [box.width / now + 2 * MARGIN, box.height / now + 2 * MARGIN];
    const fits = Math.min((view.offsetWidth - 16) / width, (view.offsetHeight - 8 - CONTROLS) / height);
    const least = innerWidth < NARROW ? LEAST_LARGE_NARROW : LEAST_LARGE;
    const scale = Math.max(least, Math.min(MOST_LARGE, fits)) * this.zoneFactor;
    draw(frame, ground, scale, { x: x - MARGIN, y: y - MARGIN }, width, height);
  }

  private keepAnchor(view: HTMLElement, ground: HTMLElement): void {
    const anchor = this.anchor;
    this.anchor = null;
    if (!anchor) return;
    const box = ground.getBoundingClientRect();
    const scale = this.scale();
    view.scrollLeft += box.left + anchor.ground.x * scale - anchor.window.x;
    view.scrollTop += box.top + anchor.ground.y * scale - anchor.window.y;
  }

  /** The view covers the page; behind it the page stays where it was. */
  private keepPage(): void {
    if (this.active === this.wasActive) return;
    this.wasActive = this.active;
    if (this.active) {
      this.pageAt = scrollY;
      scrollTo(0, 0);
    } else {
      scrollTo(0, this.pageAt);
    }
  }

  // Wheel, fingers, mouse.

  /** Listen on these elements until told to stop. */
  attach(view: HTMLElement, frame: HTMLElement, ground: HTMLElement): () => void {
    Object.assign(this, { view, frame, ground });
    const stop = new AbortController();
    const { signal } = stop;
    view.addEventListener("wheel", this.onWheel, { passive: false, signal });
    view.addEventListener("pointerdown", (event) => this.onDown(view, event), { signal });
    this.listenToFingers(view, signal);
    const sizes = new ResizeObserver(() => this.place());
    for (const element of [view, ground, view.parentElement]) if (element) sizes.observe(element);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }

  /** With Ctrl, as browsers also report the pinch on a trackpad; the plain wheel scrolls as everywhere. */
  private onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.zoomTo(this.factor * Math.exp(-event.deltaY * unit * WHEEL), { x: event.clientX, y: event.clientY });
  };

  /** Pull the ground with the mouse; fingers scroll it by themselves. */
  private onDown(view: HTMLElement, down: PointerEvent): void {
    if (!this.active || down.pointerType !== "mouse" || down.button !== 0) return;
    const from = { x: down.clientX, y: down.clientY, left: view.scrollLeft, top: view.scrollTop };
    const stop = new AbortController();
    const { signal } = stop;
    let pulled = false;
    const move = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!pulled && Math.hypot(dx, dy) < SLIP) return;
      pulled = true;
      view.dataset.pulled = "";
      view.scrollTo(from.left - dx, from.top - dy);
    };
    const up = () => {
      stop.abort();
      delete view.dataset.pulled;
      if (!pulled) return;
      // The click that ends a pull is no touch.
      const swallow = (event: MouseEvent) => event.stopPropagation();
      view.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => view.removeEventListener("click", swallow, { capture: true }));
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
  }

  private listenToFingers(view: HTMLElement, signal: AbortSignal): void {
    let start: { distance: number; factor: number } | null = null;
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { distance: between(event.touches), factor: this.factor } : null;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const [one, other] = event.touches;
      const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      this.zoomTo((start.factor * between(event.touches)) / start.distance, at);
    };
    view.addEventListener("touchstart", begin, { passive: true, signal });
    view.addEventListener("touchmove", move, { passive: false, signal });
    view.addEventListener("touchend", begin, { passive: true, signal });
    view.addEventListener("touchcancel", begin, { passive: true, signal });
  }
}

function between(touches: TouchList): number {
  const [one, other] = touches;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

/** Show the part of the ground that begins at `from`, so many times larger. */
function draw(
  frame: HTMLElement,
  ground: HTMLElement,
  scale: number,
  from: Point,
  width: number,
  height: number,
): void {
  ground.style.transform = `scale(${scale}) translate(${-from.x}px, ${-from.y}px)`;
  frame.style.width = `${width * scale}px`;
  frame.style.height = `${height * scale}px`;
}

/** The title among its own children: a search would go through all that it holds. */
export function titleOf(zone: Element): Element | null {
  let child = zone.firstElementChild;
  while (child && child.localName !== "h2") child = child.nextElementSibling;
  return child;
}

/** How much larger than laid out an element is drawn. */
export function scaleOf(element: Element): number {
  const ground = element.closest<HTMLElement>(".ground");
  return ground?.offsetWidth ? ground.getBoundingClientRect().width / ground.offsetWidth : 1;
}
