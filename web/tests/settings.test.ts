import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { change, dress, isDark, load, onChange, settings } from "../src/settings";

const KEY = "ennichi";

beforeEach(() => localStorage.clear());

test("what was chosen is there after the page is loaded anew", () => {
  change({ language: "pt", theme: "dark", pace: "fast", careful: false, sound: true, name: "Inês" });
  assert.deepEqual(load(), { language: "pt", theme: "dark", pace: "fast", careful: false, sound: true, name: "Inês" });
});

test("spoilt storage gives the usual settings", () => {
  const usual = load();
  assert.equal(usual.theme, "auto");
  assert.equal(usual.pace, "normal");
  assert.equal(usual.careful, true);
  for (const spoilt of ["{", "null", "3", "[]", '"text"', '{"theme": 7, "pace": null, "careful": "no", "name": {}}']) {
    localStorage.setItem(KEY, spoilt);
    assert.deepEqual(load(), usual, spoilt);
  }
});

test("of storage that is partly spoilt the rest counts", () => {
  localStorage.setItem(KEY, '{"language": "fr", "theme": "pink", "pace": "slow", "name": 5}');
  const { language, theme, pace, name } = load();
  assert.deepEqual([language, theme, pace, name], ["fr", "auto", "slow", ""]);
});

test("a name has an end", () => {
  localStorage.setItem(KEY, JSON.stringify({ name: "a".repeat(1000) }));
  assert.equal(load().name.length, 40);
});

test("without storage a change holds for this visit", () => {
  const kept = globalThis.localStorage;
  const forbidden = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  };
  Object.assign(globalThis, { localStorage: forbidden });
  try {
    change({ name: "Rui" });
    assert.equal(settings().name, "Rui");
    assert.equal(load().name, "");
  } finally {
    Object.assign(globalThis, { localStorage: kept });
  }
});

test("the page wears language and theme, and nothing for a theme that follows the device", () => {
  const page = document.documentElement;
  change({ language: "fr", theme: "dark" });
  assert.equal(page.lang, "fr");
  assert.equal(page.dataset.theme, "dark");
  assert.equal(isDark(), true);
  change({ theme: "light" });
  assert.equal(page.dataset.theme, "light");
  assert.equal(isDark(), false);
  change({ theme: "auto" });
  dress();
  assert.equal("theme" in page.dataset, false);
});

test("whoever asked hears of a change until he no longer wants to", () => {
  let heard = 0;
  const forget = onChange(() => heard++);
  change({ name: "a" });
  forget();
  change({ name: "b" });
  assert.equal(heard, 1);
});
