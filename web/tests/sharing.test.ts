import assert from "node:assert/strict";
import { test } from "node:test";
import { continued, sharing } from "../src/sharing";

test("what equals the old value is the old value", () => {
  const old = { seats: [{ name: "Inês" }, { name: "Haru" }], number: 3 };
  const fresh = sharing(old, { seats: [{ name: "Inês" }, { name: "Haru" }], number: 3 });
  assert.equal(fresh, old);
});

test("a change makes everything around it new, and nothing beside it", () => {
  const old = { seats: [{ name: "Inês" }, { name: "Haru" }], log: ["a", "b"] };
  const fresh = sharing(old, { seats: [{ name: "Inês" }, { name: "Sora" }], log: ["a", "b"] });
  assert.notEqual(fresh, old);
  assert.notEqual(fresh.seats, old.seats);
  assert.notEqual(fresh.seats[1], old.seats[1]);
  assert.equal(fresh.seats[0], old.seats[0]);
  assert.equal(fresh.log, old.log);
  assert.deepEqual(fresh, { seats: [{ name: "Inês" }, { name: "Sora" }], log: ["a", "b"] });
});

test("a key or an element that is gone is a change", () => {
  const old: Record<string, unknown> = { a: 1, b: undefined };
  assert.deepEqual(Object.keys(sharing(old, { a: 1 })), ["a"]);
  const list = [{ n: 1 }, { n: 2 }];
  const shorter = sharing(list, [{ n: 1 }]);
  assert.equal(shorter.length, 1);
  assert.equal(shorter[0], list[0]);
  assert.equal(sharing(list, [{ n: 1 }, { n: 2 }, { n: 3 }]).length, 3);
});

test("a list is no object with the same keys, and null is no object", () => {
  assert.deepEqual(sharing({ 0: "a" }, ["a"]), ["a"]);
  assert.deepEqual(sharing(["a"], { 0: "a" }), { 0: "a" });
  assert.equal(sharing({ a: 1 }, null), null);
  assert.deepEqual(sharing(null, { a: 1 }), { a: 1 });
  assert.deepEqual(sharing(undefined, { a: [] }), { a: [] });
});

test("a list that goes on keeps its first parts, and is the same list where nothing is new", () => {
  const old = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const longer = continued(old, 2, [{ n: 3 }, { n: 4 }]);
  assert.deepEqual(longer, [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
  assert.ok([0, 1, 2].every((i) => longer[i] === old[i]));
  assert.equal(continued(old, 1, [{ n: 2 }, { n: 3 }]), old);
  assert.deepEqual(continued(old, 1, []), [{ n: 1 }]);
  assert.deepEqual(continued([], 0, old), old);
});
