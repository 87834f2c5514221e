import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../src/router";

test("every page has its address", () => {
  assert.deepEqual(parse("/"), { page: "lobby" });
  assert.deepEqual(parse("/t/abc"), { page: "table", table: "abc", secret: "" });
  assert.deepEqual(parse("/t/abc/"), { page: "table", table: "abc", secret: "" });
  assert.deepEqual(parse("/t/abc/replay"), { page: "replay", table: "abc" });
  assert.deepEqual(parse("/rules/iki", "#fire"), { page: "rules", game: "iki", anchor: "fire" });
  assert.deepEqual(parse("/rulings/iki", "#R7"), { page: "rulings", game: "iki", anchor: "R7" });
  assert.deepEqual(parse("/keyboard"), { page: "keyboard" });
  assert.deepEqual(parse("/about"), { page: "about" });
  assert.deepEqual(parse("/notices/stop/a.b-_"), { page: "notice", deed: "stop", token: "a.b-_" });
});

test("a private link carries a seat's secret behind its #, and nothing else does", () => {
  const secret = `1${"a-_Z".repeat(6)}`;
  assert.deepEqual(parse("/t/abc", `#${secret}`), { page: "table", table: "abc", secret });
  for (const other of ["#z-log", `#${secret}x`, `#${secret.slice(1)}a`, `#x${secret.slice(1)}`, "#"]) {
    assert.deepEqual(parse("/t/abc", other), { page: "table", table: "abc", secret: "" }, other);
  }
});

test("what leads nowhere says so", () => {
  for (const path of [
    "/nowhere",
    "/t",
    "/t/a/b/c",
    "/rules",
    "/rules/iki/more",
    "/about/us",
    "/notices/x/y",
    "/keyboard/x",
  ]) {
    assert.deepEqual(parse(path), { page: "unknown" }, path);
  }
});

test("names are decoded, and a malformed one stands for itself", () => {
  assert.deepEqual(parse("/rules/mon%20jeu"), { page: "rules", game: "mon jeu", anchor: "" });
  assert.deepEqual(parse("/rules/%E0%A4%A"), { page: "rules", game: "%E0%A4%A", anchor: "" });
});
