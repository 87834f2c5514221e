import assert from "node:assert/strict";
import { test } from "node:test";
import { clausesOf, differing, type Part } from "../src/differing";

const shown = (parts: Part[]) => parts.map(({ text, differs }) => (differs ? `*${text}*` : text)).join("");

test("whole clauses that differ stand out, and the others read on", () => {
  assert.equal(
    shown(
      differing(
        "Sable pays 3 mon and 2 wood, builds the Kabuki in stall C4 and goes to the Rice shop (+1 rice).",
        "Sable pays 3 mon and 2 wood, builds the Kabuki in stall B2 and goes to the Rice shop (+1 rice).",
      ),
    ),
    "Sable pays 3 mon and 2 wood, *builds the Kabuki in stall C4* and goes to the Rice shop (+1 rice).",
  );
});

test("no word stands out alone, and no figure apart from its thing", () => {
  const played =
    "Sable plays the 3 sections of the green stock, lays 1 stick in the red temple and 2 in the green for 1 coin and earns 2 coins. Then Sable takes rice (2 food), scores the balance tile “daily life, faith” and enjoys a calm moment.";
  const better =
    "Sable plays the 3 sections of the white stock, lays 2 sticks in the red temple and 1 in the white for 2 coins, scores the balance tile “daily life, faith” and enjoys a calm moment.";
  assert.equal(
    shown(differing(played, better)),
    "*Sable plays the 3 sections of the green stock, lays 1 stick in the red temple and 2 in the green for 1 coin and earns 2 coins. Then Sable takes rice (2 food)*, scores the balance tile “daily life, faith” …",
  );
  assert.equal(
    shown(differing(better, played)),
    "*Sable plays the 3 sections of the white stock, lays 2 sticks in the red temple and 1 in the white for 2 coins*, scores the balance tile “daily life, faith” …",
  );
});

test("of much that both have, the clauses beside what differs are left", () => {
  const both = "Mika hires the Monk, pays 4 mon, walks to the bridge, meets the painter there, spends a sandal";
  assert.equal(
    shown(differing(`${both} and takes rice.`, `${both} and takes wood.`)),
    "Mika hires the Monk … spends a sandal and *takes rice.*",
  );
});

test("clauses are found in three languages, and not in brackets or names", () => {
  const words = (text: string) => clausesOf(text).map((clause) => clause.words);
  assert.deepEqual(words("pose 2 bâtons (1 vert, 1 rouge) et achète « un jardin, un foyer »"), [
    "pose 2 bâtons (1 vert, 1 rouge)",
    "achète « un jardin, un foyer »",
  ]);
  assert.deepEqual(words("paga 3 mon e vai à ponte; depois descansa"), [
    "paga 3 mon",
    "vai à ponte",
    "depois descansa",
  ]);
});

test("sentences that have nothing in common, or all, are told whole", () => {
  assert.deepEqual(differing("took a coin", "build temples"), [{ text: "took a coin", differs: true }]);
  const same = "Sable pays 3 mon and 2 wood, builds the Kabuki in stall B2 and goes to the Rice shop (+1 rice).";
  assert.deepEqual(differing(same, same), [{ text: same, differs: false }]);
});
