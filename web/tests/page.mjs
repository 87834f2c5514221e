// A page without a browser, for modules that need one: import this before them.

import { Window } from "happy-dom";

const page = new Window({ url: "http://127.0.0.1:8000/", width: 1440, height: 900 });

const PARTS = [
  "CSS",
  "DOMRect",
  "Element",
  "Event",
  "HTMLAnchorElement",
  "HTMLButtonElement",
  "HTMLElement",
  "KeyboardEvent",
  "MouseEvent",
  "Node",
  "PointerEvent",
  "WheelEvent",
  "document",
  "history",
  "innerHeight",
  "innerWidth",
  "localStorage",
  "location",
  "navigator",
];
const CALLS = [
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
  "getComputedStyle",
  "matchMedia",
  "requestAnimationFrame",
];

const put = (name, value) => Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
put("window", page);
for (const name of PARTS) put(name, page[name]);
for (const name of CALLS) put(name, page[name].bind(page));
put("requestAnimationFrame", (draw) => setTimeout(draw, 16)); // with the timers that a test may hold
put("scrollTo", () => undefined);
put("scrollY", 0);
put(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
