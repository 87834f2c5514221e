import assert from "node:assert/strict";
import { test } from "node:test";
import { type Hint, hintAfter, rankOf, waysOf } from "../src/hinted";
import type { HintLine, Touch } from "../src/protocol";
import { resembles } from "../src/solved";

const way = (less: number, ...touches: string[]): HintLine => ({
  touches,
  words: "",
  brief: "",
  whole: "",
  why: "",
  less,
  lacks: "",
});
const open = (...names: string[]) => names.map((name) => ({ name, words: name.toUpperCase() })) as unknown as Touch[];
const hint: Hint = { touch: "a", words: "A", lines: [way(0, "a", "b"), way(1.9, "c"), way(3, "d", "e")], begun: false };

test("whoever follows a way of a hint keeps that way, with the touch that comes next", () => {
  const left = hintAfter(hint, "d", open("e", "f"));
  assert.deepEqual(left, { touch: "e", words: "E", lines: [way(3, "e")], begun: true });
  assert.equal(hintAfter(hint, "x", open("b")), null, "another way");
  assert.equal(hintAfter(hint, "a", open("f")), null, "the table is not as it was thought");
  assert.equal(hintAfter(hint, "c", open("f")), null, "it is done");
});

test("ways are ranked as the coach ranks its plans", () => {
  assert.deepEqual(
    waysOf({ ...hint, lines: [...hint.lines, way(9)] }).map((line, i) => rankOf(line, i)),
    ["best", "as-good", "less"],
  );
  assert.equal(rankOf(way(6.1, "g"), 2), "far");
});

test("a wrong way of a puzzle is much like one's own only if most of it is the same", () => {
  assert.equal(resembles(["a", "b", "c"], ["a", "b", "d"]), true);
  assert.equal(resembles(["a", "b", "c"], ["b", "a", "c"]), false, "another beginning");
  assert.equal(resembles(["a"], ["a", "b", "c"]), false);
  assert.equal(resembles(["done"], ["home.1"]), false);
});
