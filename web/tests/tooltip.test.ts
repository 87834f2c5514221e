import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { saysMore, withoutTitle } from "../src/said-once";

test("what is said under a title does not begin with it", () => {
  assert.equal(withoutTitle("Stall B4 (Tobacco shop), 2 mon more", "Stall B4"), "Tobacco shop, 2 mon more");
  assert.equal(withoutTitle("ikizama space 2: income or a hire", "Ikizama space 2"), "income or a hire");
  assert.equal(withoutTitle("Kappa", "Kappa"), "");
});

test("a sentence that only begins alike stays whole", () => {
  assert.equal(withoutTitle("Kappa swims and gives a coin.", "Kappa"), "Kappa swims and gives a coin.");
  assert.equal(withoutTitle("Take the crane", "Crane"), "Take the crane");
  assert.equal(withoutTitle("Take the crane", ""), "Take the crane");
});

test("what stands on a button already is nothing more", () => {
  assert.equal(saysMore(["Stop here", "", ""], "Stop here"), false);
  assert.equal(saysMore(["Take 1 coin", "", "take 1 coin."], " Take 1 coin "), false);
  assert.equal(saysMore(["Stop here", "", "end your turn"], "Stop here"), true);
  assert.equal(saysMore(["Buy a crystal for 1 resource less", "", ""], "Buy a crystal for 1 resource less"), false);
});
