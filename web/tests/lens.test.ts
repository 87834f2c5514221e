import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Lens } from "../src/lens";

const WIDTH = 1000;
const HEIGHT = 600;

let lens: Lens;
let view: HTMLElement;
let ground: HTMLElement;
let told: number;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

/** How much larger the ground is drawn. */
const drawn = () => Number(/scale\(([^)]+)\)/.exec(ground.style.transform)?.[1] ?? 1);

beforeEach(() => {
  document.body.innerHTML = `<main><div class="view"><div class="frame"><div class="ground">
    <section class="zone" id="z-river"><h2>River</h2><i data-touch="a" class="open"></i></section>
    <section class="zone" id="z-hill"><h2>Hill</h2><i data-touch="b" class="open"></i><i data-touch="c" class="open"></i>
      <button id="on-hill"></button></section>
    <section class="zone" id="z-plain"></section>
  </div></div></div></main>`;
  [view, ground] = [find(".view"), find(".ground")];
  // What a browser would lay out: the view at 20, 40, and the ground scrolled and scaled in it.
  const box = (left: number, top: number, width: number, height: number) => ({
    ...{ left, top, width, height, x: left, y: top },
    ...{ right: left + width, bottom: top + height },
  });
  Object.defineProperty(ground, "offsetWidth", { value: WIDTH });
  Object.defineProperty(ground, "offsetHeight", { value: HEIGHT });
  Object.assign(view, { getBoundingClientRect: () => box(20, 40, WIDTH, HEIGHT) });
  Object.assign(ground, {
    getBoundingClientRect: () => box(20 - view.scrollLeft, 40 - view.scrollTop, WIDTH * drawn(), HEIGHT * drawn()),
  });
  lens = new Lens();
  told = 0;
  lens.subscribe(() => told++);
  lens.attach(view, find(".frame"), ground);
});

test("one looks from nearer step by step, four times at most, and back to the whole", () => {
  assert.equal(lens.active, false);
  lens.nearer();
  assert.equal(lens.factor, 1.25);
  assert.equal(lens.active, true);
  for (let i = 0; i < 20; i++) lens.nearer();
  assert.equal(lens.factor, 4);
  for (let i = 0; i < 20; i++) lens.farther();
  assert.equal(lens.factor, 1);
  assert.equal(lens.active, false);
});

test("what changes nothing is not told", () => {
  lens.farther();
  assert.equal(told, 0);
  lens.zoomTo(9);
  lens.zoomTo(9);
  assert.equal(told, 1);
});

test("whatever lies under the pointer stays there while one comes nearer", () => {
  const at = { x: 320, y: 240 };
  lens.zoomTo(2, at);
  lens.place();
  assert.equal(drawn(), 2);
  assert.deepEqual([view.scrollLeft, view.scrollTop], [300, 200]); // 300, 200 on the ground is now twice as far
  lens.zoomTo(3, at);
  lens.place();
  assert.deepEqual([view.scrollLeft, view.scrollTop], [600, 400]);
});

test("a zone that is opened closes to its board, as near as that was", () => {
  lens.zoomTo(2);
  lens.open("z-hill");
  assert.equal(lens.zone, "z-hill");
  lens.nearer();
  lens.close();
  assert.equal(lens.zone, "");
  assert.equal(lens.factor, 2);
  lens.close();
  assert.equal(lens.active, false);
});

test("an opened zone is marked, and only that one", () => {
  lens.open("z-hill");
  lens.place();
  lens.open("z-river");
  lens.place();
  assert.deepEqual(
    [...document.querySelectorAll("[data-large]")].map((zone) => zone.id),
    ["z-river"],
  );
  lens.whole();
  lens.place();
  assert.equal(document.querySelector("[data-large]"), null);
  assert.equal(ground.getAttribute("style"), null);
});

test("it says how many things may be touched beside the opened zone", () => {
  assert.equal(lens.elsewhere(), 0);
  lens.open("z-river");
  assert.equal(lens.elsewhere(), 2);
  lens.open("z-hill");
  assert.equal(lens.elsewhere(), 1);
});

test("Z opens the zone in focus, else the first with something to touch, else the first; and closes it", () => {
  lens.toggle();
  assert.equal(lens.zone, "z-river");
  lens.toggle();
  assert.equal(lens.zone, "");
  find("#z-hill").dataset.lit = "";
  lens.toggle();
  assert.equal(lens.zone, "z-hill");
  lens.toggle();
  delete find("#z-hill").dataset.lit;
  find("#z-river").dataset.lit = "";
  find("#on-hill").focus();
  lens.toggle();
  assert.equal(lens.zone, "z-hill");
});

test("only zones with a title can be opened; a way to another leads to the whole board", () => {
  lens.open("z-river");
  lens.show("z-hill");
  assert.equal(lens.zone, "z-hill");
  lens.show("z-plain");
  assert.equal(lens.active, false);
});

test("when the opened zone is no longer drawn, the board is back", () => {
  lens.open("z-hill");
  find("#z-hill").remove();
  lens.place();
  assert.equal(lens.active, false);
});

test("arrows move the board only while it is larger than its place", () => {
  const moved: number[][] = [];
  Object.assign(view, { scrollBy: (x: number, y: number) => moved.push([x, y]) });
  assert.equal(lens.pan("ArrowLeft"), false);
  lens.nearer();
  assert.equal(lens.pan("ArrowLeft"), true);
  assert.equal(lens.pan("ArrowDown"), true);
  assert.deepEqual(moved, [
    [-90, 0],
    [0, 90],
  ]);
});

test("the wheel zooms with Ctrl, and scrolls without", () => {
  const roll = (ctrlKey: boolean) => {
    const event = new WheelEvent("wheel", { deltaY: -100, cancelable: true, bubbles: true });
    Object.defineProperty(event, "ctrlKey", { value: ctrlKey }); // a wheel of happy-dom knows no keys
    view.dispatchEvent(event);
    return event.defaultPrevented;
  };
  assert.equal(roll(false), false);
  assert.equal(lens.factor, 1);
  assert.equal(roll(true), true);
  assert.ok(lens.factor > 1.2 && lens.factor < 1.3);
});
