import assert from "node:assert/strict";
import { test } from "node:test";
import { foreseen, type Lying, type Picture } from "../src/foresight";

const WINDOW = { width: 40, height: 60 };
const BOARD = { x: 0, y: 0, width: 1000, height: 500 };

/** A piece at a place of the window, which nothing but its own place holds there. */
function at(x: number, y: number, over: Partial<Lying<string>> = {}): Lying<string> {
  return {
    element: "piece",
    box: { x, y, ...WINDOW },
    zone: { name: "board", box: BOARD },
    holder: "board",
    flows: () => false,
    drawn: () => "a crane",
    ...over,
  };
}

function picture(pieces: Record<string, Lying<string>[]>, numbers: Record<string, number> = {}): Picture<string> {
  return { pieces: new Map(Object.entries(pieces)), numbers: new Map(Object.entries(numbers)) };
}

function elements(pieces: Lying<string>[]): string[] {
  return pieces.map(({ element }) => element);
}

test("what lies elsewhere comes there and leaves its place", () => {
  const now = picture({ card: [at(0, 0, { element: "old" })], die: [at(50, 50)] });
  const { comes, leaves } = foreseen(now, [picture({ card: [at(300, 0, { element: "new" })], die: [at(50, 50)] })]);
  assert.deepEqual([elements(comes), elements(leaves)], [["new"], ["old"]]);
});

test("of several of one name only those that move are told", () => {
  const now = picture({ cube: [at(0, 0), at(50, 0, { element: "paid" })] });
  const { comes, leaves } = foreseen(now, [picture({ cube: [at(0, 0), at(400, 90, { element: "there" })] })]);
  assert.deepEqual([elements(comes), elements(leaves)], [["there"], ["paid"]]);
});

test("what only closes the gap that another left does not move", () => {
  const flows = () => true;
  const now = picture({ first: [at(0, 0, { flows })], second: [at(50, 0, { flows })] });
  const then = picture({ second: [at(0, 0, { flows })] });
  const { comes, leaves } = foreseen(now, [then]);
  assert.deepEqual([elements(comes), elements(leaves)], [[], ["piece"]]);
  const elsewhere = picture({ first: [at(0, 0)], second: [at(300, 0, { flows, holder: "hand" })] });
  assert.equal(foreseen(now, [elsewhere]).comes.length, 1, "in another's row it has moved");
});

test("what lies in a part of the board that moves or grows stays with it", () => {
  const zone = { name: "board", box: { x: 0, y: 40, width: 2000, height: 1000 } };
  const now = picture({ card: [at(100, 100)] });
  assert.deepEqual(foreseen(now, [picture({ card: [at(200, 240, { zone })] })]).comes, []);
  assert.equal(foreseen(now, [picture({ card: [at(240, 240, { zone })] })]).comes.length, 1);
});

test("only what all pictures have in common is sure", () => {
  const now = picture({ deck: [at(0, 0)] }, { coins: 5, points: 3, rice: 1 });
  const drawn = (name: string) => ({ [name]: [at(200, 0)] });
  const ahead = [
    picture({ taken: [at(90, 0)], ...drawn("crane"), die: [at(0, 90, { drawn: () => "2" })] }, { coins: 3, points: 4 }),
    picture({ taken: [at(90, 0)], ...drawn("fox"), die: [at(0, 90, { drawn: () => "5" })] }, { coins: 3, points: 6 }),
  ];
  const { comes, leaves, numbers } = foreseen(now, ahead);
  assert.deepEqual(comes, [ahead[0].pieces.get("taken")?.[0]].filter(Boolean));
  assert.equal(leaves.length, 1);
  assert.deepEqual([...numbers], [["coins", -2]]);
  const stays = picture({ deck: [at(0, 0)] });
  assert.deepEqual(foreseen(now, [...ahead, stays]).leaves, [], "it may stay");
});

test("when nearly everything lies elsewhere single pieces tell nothing", () => {
  const many = (count: number) =>
    picture(Object.fromEntries(Array.from({ length: count }, (_, i) => [`card.${i}`, [at(20 * i, 0)]])));
  assert.equal(foreseen(picture({}), [many(24)]).comes.length, 24);
  assert.equal(foreseen(picture({}), [many(25)]).comes.length, 0);
  assert.equal(foreseen(many(25), [picture({})]).leaves.length, 0);
});

test("a touch that is not open changes nothing", () => {
  assert.deepEqual(foreseen(picture({ card: [at(0, 0)] }, { coins: 5 }), []), {
    comes: [],
    leaves: [],
    numbers: new Map(),
  });
});
