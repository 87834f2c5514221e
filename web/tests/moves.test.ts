import assert from "node:assert/strict";
import { test } from "node:test";
import { differences, type Ground, gone, moves, type Place, type Places } from "../src/moves";

const ZONE: Ground<string> = { element: "zone", box: { x: 100, y: 50, width: 400, height: 300 } };
const OTHER: Ground<string> = { element: "other", box: { x: 600, y: 50, width: 400, height: 300 } };

function at(x: number, y: number, ground = ZONE, element = "piece"): Place<string> {
  return { element, ground, x, y, width: 40, height: 60 };
}

function places(of: Record<string, Place<string>[]>): Places<string> {
  return new Map(Object.entries(of));
}

test("a piece that lies elsewhere moved from where it was in the window to where it is", () => {
  const found = moves(places({ "card.1": [at(0, 0)] }), places({ "card.1": [at(90, 10, ZONE, "drawn anew")] }));
  assert.deepEqual(found, [
    {
      from: { x: 100, y: 50, width: 40, height: 60 },
      to: { x: 190, y: 60, width: 40, height: 60 },
      element: "drawn anew",
    },
  ]);
});

test("from one zone to another it moves even if it lies at the same place in both", () => {
  const [found] = moves(places({ "card.1": [at(5, 5)] }), places({ "card.1": [at(5, 5, OTHER)] }));
  assert.equal(found.to.x - found.from.x, 500);
});

test("what moved with its zone did not move, nor did what shifted by a few pixels", () => {
  const lower: Ground<string> = { element: "zone", box: { ...ZONE.box, y: 250 } };
  assert.deepEqual(moves(places({ "card.1": [at(0, 0)] }), places({ "card.1": [at(0, 0, lower)] })), []);
  assert.deepEqual(moves(places({ "card.1": [at(0, 0)] }), places({ "card.1": [at(5, 5)] })), []);
  assert.equal(moves(places({ "card.1": [at(0, 0)] }), places({ "card.1": [at(8, 0)] })).length, 1);
});

test("of several pieces with one name nobody can tell which moved", () => {
  const one = [at(0, 0)];
  const two = [at(0, 0), at(200, 0)];
  assert.deepEqual(moves(places({ coin: two }), places({ coin: [at(90, 0)] })), []);
  assert.deepEqual(moves(places({ coin: one }), places({ coin: [at(90, 0), at(0, 90)] })), []);
  assert.deepEqual(moves(places({}), places({ coin: one })), []);
});

test("when nearly everything lies elsewhere it is a new picture, and nothing moves", () => {
  const many = (count: number, x: number) =>
    places(Object.fromEntries(Array.from({ length: count }, (_, i) => [`card.${i}`, [at(x, 10 * i)]])));
  assert.equal(moves(many(24, 0), many(24, 200)).length, 24);
  assert.equal(moves(many(25, 0), many(25, 200)).length, 0);
});

test("what is nowhere any more is gone, if it was one of its name, and if few are", () => {
  const before = places({ "card.1": [at(0, 0)], "card.2": [at(50, 0)], coin: [at(0, 90), at(0, 99)] });
  assert.deepEqual(gone(before, places({ "card.2": [at(50, 0)] })), [at(0, 0)]);
  assert.deepEqual(gone(before, before), []);
  const five = Array.from({ length: 5 }, (_, i): [string, Place<string>[]] => [`card.${i}`, [at(9 * i, 0)]]);
  assert.equal(gone(new Map(five), places({})).length, 0);
  assert.equal(gone(new Map(five.slice(1)), places({})).length, 4);
});

test("a number says by how much it changed; one that is new says nothing", () => {
  const before = [
    { key: "0.coins", element: "a", value: 5 },
    { key: "1.coins", element: "b", value: 3 },
    { key: "score", element: "c", value: 10 },
  ];
  const after = [
    { key: "0.coins", element: "a2", value: 3 },
    { key: "1.coins", element: "b2", value: 3 },
    { key: "score", element: "c2", value: 14 },
    { key: "fresh", element: "d2", value: 1 },
  ];
  assert.deepEqual(differences(before, after), [
    { element: "a2", by: -2 },
    { element: "c2", by: 4 },
  ]);
});
