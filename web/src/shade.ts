// A copy of boards as they may be, to be measured on the page: whatever of it is as on the table is an empty box of the
// same size, so that little has to be styled and laid out.

import type { Box } from "./moves";

/** What only tells how a thing stands: whether it may be touched, and what has just happened to it. */
const STANDS = new Set([
  "role",
  "tabindex",
  "aria-label",
  "aria-disabled",
  ...["lit", "large", "pressed", "armed", "hinted", "told", "mark", "moved", "travels", "leaves"].map(
    (it) => `data-${it}`,
  ),
]);
const STANDING = new Set(["open", "closed"]); // the same as classes

/** Something as on the table, and the empty box in its place. */
interface Held {
  there: Element; // on the table
  drawn: Element; // as it may be
  box: Element;
  by?: { x: number; y: number }; // how far from its place on the table the box lies
}

export class Shade {
  /** the copies, by what they are copies of */
  readonly copies = new Map<Element, Element>();
  private held = new Map<Element, Held>();
  private compared = new WeakMap<Node, { there: Node; same: boolean }>();

  /** Draw boards as they may be on a second ground, over the one of the table. */
  constructor(
    private readonly ground: HTMLElement,
    private readonly drawn: HTMLElement,
    readonly element: HTMLElement,
    private readonly scale: number,
  ) {
    const [boards, twins] = [[...ground.children], [...drawn.children]];
    for (const [i, twin] of twins.entries()) this.copy(boards[i] ?? null, twin, element);
    // On a phone the board that may be touched comes first: they shall lie as they do now.
    boards.forEach((board, i) => {
      const { order } = getComputedStyle(board);
      const twin = element.children[i];
      if (order !== "0" && twin instanceof HTMLElement) twin.style.order = order;
    });
    ground.after(element); // not before: measuring the table would lay out all of it anew each time
  }

  /** What holds a thing of the table that is drawn as an empty box, if it is. */
  around(there: Element): Held | undefined {
    for (let one: Element | null = there; one && one !== this.ground; one = one.parentElement) {
      const found = this.held.get(one);
      if (found) return found;
    }
    return undefined;
  }

  /** How far something in a box has gone with it. */
  shift(held: Held): { x: number; y: number } {
    if (!held.by) {
      const [from, to] = [held.there.getBoundingClientRect(), held.box.getBoundingClientRect()];
      held.by = { x: to.x - from.x, y: to.y - from.y };
    }
    return held.by;
  }

  /** The thing as it may be: itself, or for one of the table what stands in its place. */
  drawnFor(thing: Element): Element | null {
    if (this.drawn.contains(thing)) return thing;
    const held = this.around(thing);
    if (!held) return null;
    const path: number[] = [];
    for (let one: Node = thing; one !== held.there; one = one.parentNode as Node)
      path.unshift(nodesOf(one.parentNode as Node).indexOf(one as ChildNode));
    const found = path.reduce<Node | undefined>((one, i) => one && nodesOf(one)[i], held.drawn);
    return found instanceof Element ? found : null;
  }

  /** The copy of a thing with all that belongs to it, to be seen. */
  whole(drawn: Element): Element | null {
    const own = this.copies.get(drawn);
    if (own) return replaced(own, drawn.cloneNode(true) as Element);
    const held = [...this.held.values()].find((one) => one.drawn.contains(drawn));
    if (!held) return null;
    const { drawn: source } = held;
    const full = source.cloneNode(true) as Element;
    const things = [source, ...source.querySelectorAll("*")];
    const parts = [full, ...full.querySelectorAll("*")];
    for (const [i, thing] of things.entries()) this.copies.set(thing, parts[i]);
    replaced(held.box, full);
    return parts[things.indexOf(drawn)] ?? null;
  }

  /** In a close row everything makes room for its neighbours: there only drawings are empty, whose size is their own. */
  private copy(there: Element | null, drawn: Element, into: Element, close = false): void {
    const clone = drawn.cloneNode(false) as Element;
    into.append(clone);
    if (there && this.same(there, drawn) && this.hold(there, drawn, clone, close)) return;
    this.copies.set(drawn, clone);
    const [nodes, twins] = [nodesOf(drawn), there ? this.twins(there, drawn) : []];
    const near = close || (there !== null && (nodesOf(there).length !== nodes.length || isSmall(drawn)));
    nodes.forEach((node, i) => {
      const twin = twins[i];
      if (!(node instanceof Element)) clone.append(node.cloneNode());
      else this.copy(twin instanceof Element ? twin : null, node, clone, near);
    });
  }

  /** Make the copy an empty box; an inline thing cannot be one. */
  private hold(there: Element, drawn: Element, box: Element, close: boolean): boolean {
    if (!there.childElementCount) return false;
    if (there instanceof SVGSVGElement) {
      this.held.set(there, { there, drawn, box });
      return true;
    }
    if (close || !(box instanceof HTMLElement)) return false;
    const style = getComputedStyle(there);
    if (/^(inline|contents|table-.*)$/.test(style.display)) return false;
    const { width, height } = there.getBoundingClientRect();
    const inner = (size: number, ...edges: string[]) =>
      Math.max(
        0,
        edges.reduce((left, edge) => left - parseFloat(edge), size / this.scale),
      );
    const wide = inner(width, style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth);
    const high = inner(height, style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
    box.style.contain = "size";
    box.style.containIntrinsicSize = `${wide}px ${high}px`;
    this.held.set(there, { there, drawn, box });
    return true;
  }

  /** For each part of what is drawn its twin on the table; where some are added or gone, of those before and after. */
  private twins(there: Element, drawn: Element): (ChildNode | undefined)[] {
    const [old, fresh] = [nodesOf(there), nodesOf(drawn)];
    if (old.length === fresh.length) return old;
    const most = Math.min(old.length, fresh.length);
    let [before, after] = [0, 0];
    while (before < most && this.same(old[before], fresh[before])) before++;
    while (after < most - before && this.same(old[old.length - 1 - after], fresh[fresh.length - 1 - after])) after++;
    return fresh.map((_, i) => {
      if (i < before) return old[i];
      return i >= fresh.length - after ? old[i + old.length - fresh.length] : undefined;
    });
  }

  private same(there: Node, drawn: Node): boolean {
    const known = this.compared.get(drawn);
    if (known?.there === there) return known.same;
    const same = there.isEqualNode(drawn) || this.sameBut(there, drawn);
    this.compared.set(drawn, { there, same });
    return same;
  }

  private sameBut(there: Node, drawn: Node): boolean {
    if (!(there instanceof Element && drawn instanceof Element) || !alike(there, drawn)) return false;
    const [old, fresh] = [nodesOf(there), nodesOf(drawn)];
    return old.length === fresh.length && old.every((one, i) => this.same(one, fresh[i]));
  }
}

const FEW = 120; // elements that are quickly laid out

function isSmall(element: Element): boolean {
  return element.querySelectorAll("*").length - element.querySelectorAll("svg *").length < FEW;
}

function replaced(old: Element, fresh: Element): Element {
  old.replaceWith(fresh);
  return fresh;
}

/** Its parts, without the buttons that the page itself has put there. */
function nodesOf(node: Node): ChildNode[] {
  return [...node.childNodes].filter((one) => !(one instanceof HTMLButtonElement && one.className === "enlarge"));
}

/** Whether two elements are the same but for what may be touched. */
function alike(one: Element, other: Element): boolean {
  return one.localName === other.localName && attributesOf(one) === attributesOf(other);
}

function attributesOf(element: Element): string {
  const found: string[] = [];
  for (const { name, value } of element.attributes) {
    const kept =
      name === "class"
        ? value
            .split(/\s+/)
            .filter((one) => one && !STANDING.has(one))
            .join(" ")
        : value;
    if (!STANDS.has(name) && kept) found.push(`${name}=${kept}`);
  }
  return found.sort().join("\n");
}

export function shifted({ x, y, width, height }: Box, by: { x: number; y: number }): Box {
  return { x: x + by.x, y: y + by.y, width, height };
}
