import assert from "node:assert/strict";
import { test } from "node:test";
import { newWords } from "../src/said-once";

test("what the title or the text says already is left out", () => {
  assert.equal(newWords("Sandal shop (2 sandals for 2 mon)", "Sandal shop", "Here: 2 sandals for 2 mon."), "");
  assert.equal(newWords("take rice (2 food)", "rice (2 food)", "In winter it gives 2 food."), "take rice");
  assert.equal(newWords("call on Kappa: 1 balance action", "Kappa", "Once: 1 balance action."), "call on Kappa");
  assert.equal(newWords("meet Saikō Ema. Each lap: 1 mon.", "Saikō Ema", "Each lap: 1 mon."), "meet Saikō Ema");
});

test("what is new is said", () => {
  const tile = "left zone: garden, decoration from top to bottom; 4 happiness";
  assert.equal(newWords(`take a balance tile (${tile})`, tile, ""), "take a balance tile");
  assert.equal(
    newWords("stall A4 (Sandal shop), 2 mon more", "stall A4", "Belongs to: Sandal shop."),
    "stall A4 (Sandal shop), 2 mon more",
  );
  assert.equal(
    newWords("buy it for 1 coin (+1 happiness)", "garden home", "Its place says more."),
    "buy it for 1 coin (+1 happiness)",
  );
  assert.equal(newWords("", "done", ""), "");
});
