import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { byKeyboard, type Keys, press } from "../src/keyboard";
import { firstOpen, nearest } from "../src/touchables";

let done: string[] = [];

function keys(over: Partial<Keys> = {}): Keys {
  return {
    root: () => document.querySelector<HTMLElement>(".table-page"),
    actions: { u: () => done.push("undo"), escape: () => done.push("escape") },
    looks: { z: () => done.push("lens") },
    any: () => done.push("skip"),
    ...over,
  };
}

/** Presses a key on an element; whether the browser was kept from doing what it does with it. */
function hit(key: string, on: Element = document.body, with_: KeyboardEventInit = {}, what = keys()): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...with_ });
  on.addEventListener("keydown", (heard) => press(heard as KeyboardEvent, what), { once: true });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Things on the page, each with its place. */
function lay(...laid: { name: string; x: number; y: number; state?: string }[]): void {
  document.body.innerHTML = `<div class="table-page">${laid
    .map(({ name, state = "open" }) => `<div data-touch="${name}" class="${state}" tabindex="0"></div>`)
    .join("")}<input id="field"><div role="log"><p id="line" tabindex="0"></p></div></div>`;
  for (const { name, x, y } of laid) {
    const box = { left: x - 10, top: y - 10, width: 20, height: 20 };
    Object.assign(thing(name), { getBoundingClientRect: () => box, getClientRects: () => [box], scrollIntoView() {} });
  }
}

function thing(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-touch="${name}"]`);
  if (!found) throw new Error(name);
  return found;
}

const focused = () => (document.activeElement as HTMLElement).dataset.touch ?? document.activeElement?.id;

beforeEach(() => {
  done = [];
  lay();
});

test("the nearest thing in a direction is the next, and what lies aside is farther than what lies ahead", () => {
  const start = { x: 100, y: 100 };
  const points = [
    { x: 160, y: 100 },
    { x: 130, y: 150 },
    { x: 40, y: 100 },
    { x: 100, y: 300 },
  ];
  assert.equal(nearest(start, points, [1, 0]), 0);
  assert.equal(nearest(start, points, [-1, 0]), 2);
  assert.equal(nearest(start, points, [0, 1]), 1);
  assert.equal(nearest(start, points, [0, -1]), -1);
  assert.equal(nearest(start, [{ x: 103, y: 100 }], [1, 0]), -1, "the same column is no direction");
});

test("an arrow goes from thing to thing, and stays at the edge", () => {
  lay({ name: "a", x: 0, y: 0 }, { name: "b", x: 100, y: 0 }, { name: "c", x: 100, y: 100 });
  hit("ArrowDown");
  assert.equal(focused(), "a", "from nowhere to the first");
  assert.equal(hit("ArrowRight", thing("a")), true);
  assert.equal(focused(), "b");
  hit("ArrowDown", thing("b"));
  assert.equal(focused(), "c");
  hit("ArrowRight", thing("c"));
  assert.equal(focused(), "c");
});

test("the focus begins on the boards, and only where nothing else is open with what gives something up", () => {
  const begin = (prompt: string[], board: string[]) => {
    lay(...[...prompt, ...board].map((name) => ({ name, x: 0, y: 0 })));
    const page = document.querySelector<HTMLElement>(".table-page") as HTMLElement;
    const bar = document.createElement("div");
    bar.className = "prompt";
    bar.append(...prompt.map(thing));
    page.prepend(bar);
    return firstOpen(page)?.dataset.touch;
  };
  assert.equal(begin(["done"], ["yokai.kappa", "crystal.1"]), "yokai.kappa");
  assert.equal(begin(["pass", "option.1", "done"], []), "option.1");
  assert.equal(begin(["forgo", "coin"], []), "coin");
  assert.equal(begin(["done"], []), "done");
  hit("ArrowDown");
  assert.equal(focused(), "done");
});

test("only with Shift an arrow comes to what cannot be touched now", () => {
  lay({ name: "a", x: 0, y: 0 }, { name: "shut", x: 50, y: 0, state: "closed" }, { name: "b", x: 100, y: 0 });
  thing("a").focus();
  hit("ArrowRight", thing("a"));
  assert.equal(focused(), "b");
  thing("a").focus();
  hit("ArrowRight", thing("a"), { shiftKey: true });
  assert.equal(focused(), "shut");
});

test("an arrow moves the board where it leads to no thing, and before there is a focus", () => {
  lay({ name: "a", x: 0, y: 0 });
  const panned: string[] = [];
  const moving = keys({ pan: (key) => panned.push(key) > 0 });
  assert.equal(hit("ArrowLeft", document.body, {}, moving), true);
  thing("a").focus();
  hit("ArrowUp", thing("a"), {}, moving);
  assert.deepEqual(panned, ["ArrowLeft", "ArrowUp"]);
  assert.equal(focused(), "a");
});

test("a key does what it is for, once as long as it is held", () => {
  assert.equal(hit("u"), true);
  assert.equal(hit("U"), true);
  hit("u", document.body, { repeat: true });
  assert.deepEqual(
    done.filter((one) => one !== "skip"),
    ["undo", "undo"],
  );
  assert.equal(hit("x"), false, "a key without a meaning is the browser's");
});

test("any key hurries what is shown, except those that only change the view or the focus", () => {
  hit("x");
  assert.deepEqual(done, ["skip"]);
  done = [];
  hit("z");
  hit("Tab");
  hit("Shift");
  assert.deepEqual(done, ["lens"]);
});

test("keys rest while somebody types, in a dialog, and with Ctrl, Alt or Meta", () => {
  const field = document.getElementById("field") as HTMLElement;
  assert.equal(hit("u", field), false);
  document.body.insertAdjacentHTML("beforeend", '<dialog><button id="in-dialog"></button></dialog>');
  hit("u", document.getElementById("in-dialog") as HTMLElement);
  for (const held of ["ctrlKey", "altKey", "metaKey", "isComposing"]) hit("u", document.body, { [held]: true });
  assert.deepEqual(done, []);
});

test("in the log the arrows are the log's", () => {
  lay({ name: "a", x: 0, y: 0 });
  const line = document.getElementById("line") as HTMLElement;
  line.focus();
  assert.equal(hit("ArrowUp", line), false);
  assert.equal(focused(), "line");
});

test("the last of keyboard and pointer that was used counts", () => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  assert.equal(byKeyboard(), true);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  assert.equal(byKeyboard(), false);
});
