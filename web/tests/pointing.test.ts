import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { type Pointed, useTouchables } from "../src/touchables";

let asked: { pointed: Pointed | null };
const nameAsked = () => asked.pointed?.name ?? "";

function Table() {
  const root = { current: document.body };
  useTouchables(root, {
    current: {
      touch: () => undefined,
      point: (now) => {
        asked.pointed = now;
      },
    },
  });
  return h("div", {}, h("i", { "data-about": "crane" }), h("i", { "data-about": "turtle" }));
}

function mouse(type: string, name: string, x: number, y: number): void {
  const thing = document.querySelector(`[data-about="${name}"]`);
  const event = new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerType: "mouse" });
  thing?.dispatchEvent(event);
}

/** The mouse comes to a thing: browsers tell first that it is over it, then that it has moved. */
function comes(name: string, x: number, y: number): void {
  mouse("pointerover", name, x, y);
  mouse("pointermove", name, x, y);
}

beforeEach(() => {
  render(null, document.body);
  asked = { pointed: null };
  act(() => render(h(Table, {}), document.body));
});

test("a mouse that comes to a thing asks about it", () => {
  comes("crane", 50, 50);
  assert.equal(nameAsked(), "crane");
});

test("what comes under a resting mouse is not asked about until the mouse has really moved", () => {
  comes("crane", 50, 50);
  mouse("pointerover", "turtle", 50, 50); // the boards were drawn anew
  assert.equal(nameAsked(), "");
  mouse("pointermove", "turtle", 52, 51);
  assert.equal(nameAsked(), "", "a hand trembles");
  mouse("pointermove", "turtle", 56, 50);
  assert.equal(nameAsked(), "turtle");
});

test("after a press nothing is asked about until the mouse has really moved", () => {
  comes("crane", 50, 50);
  mouse("pointerdown", "crane", 50, 50);
  asked.pointed = null;
  mouse("pointerover", "turtle", 51, 50);
  mouse("pointermove", "turtle", 51, 50);
  assert.equal(nameAsked(), "");
  comes("crane", 58, 50);
  assert.equal(nameAsked(), "crane");
});

test("a thing that rises under the mouse is still asked about", () => {
  comes("crane", 50, 50);
  mouse("pointerover", "crane", 50, 50); // another part of it
  assert.equal(nameAsked(), "crane");
});
