import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { inShort } from "../src/in-short";

const LONG =
  "Sable plays the 2 sections of the white stock, takes ramen (3 food, the last) and tea, and buys a garden.";

test("a sentence that fits is told whole", () => {
  assert.equal(inShort(LONG, LONG.length), LONG);
});

test("a longer one ends with a clause or before brackets, and not within them", () => {
  assert.equal(
    inShort(LONG, 100),
    "Sable plays the 2 sections of the white stock, takes ramen (3 food, the last) and tea …",
  );
  assert.equal(inShort(LONG, 55), "Sable plays the 2 sections of the white stock …");
  assert.equal(inShort(LONG, 75), "Sable plays the 2 sections of the white stock, takes ramen …");
});

test("where no clause ends early enough it ends with a word", () => {
  assert.equal(inShort(LONG, 40), "Sable plays the 2 sections of the white …");
});
