import "./page.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { newSalt, note, verdict } from "../src/fair";
import type { Deal } from "../src/protocol";

const SECRET = "0123456789abcdef";
const COMMITMENT = await sha256(`ennichi ${SECRET}`);

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function deal(over: Partial<Deal> = {}): Deal {
  return { commitment: COMMITMENT, salt: "5a17", secret: SECRET, ...over } as Deal;
}

beforeEach(() => localStorage.clear());

test("a secret fits the commitment that was made with it", async () => {
  assert.equal(await verdict("one", deal()), "fits");
  assert.equal(await verdict("two", deal({ secret: "another" })), "broken");
});

test("nothing is known before the secret is told", async () => {
  assert.equal(await verdict("one", deal({ secret: "" })), "unknown");
});

test("a commitment cannot be replaced by a later one, nor the players' salt", async () => {
  note("one", COMMITMENT, "5a17");
  const other = await sha256("ennichi other");
  assert.equal(await verdict("one", deal({ commitment: other, secret: "other" })), "broken");
  assert.equal(await verdict("one", deal({ salt: "0000" })), "broken");
  assert.equal(await verdict("one", deal()), "fits");
});

test("what was noted first stays, for each table", () => {
  note("one", "c1", "s1");
  assert.deepEqual(note("one", "c2", "s2"), { table: "one", commitment: "c1", salt: "s1" });
  assert.deepEqual(note("two", "c2", "s2"), { table: "two", commitment: "c2", salt: "s2" });
});

test("two hundred tables are remembered, the newest", () => {
  for (let i = 0; i <= 200; i++) note(`table ${i}`, `c${i}`, "s");
  assert.equal(note("table 200", "later", "s").commitment, "c200");
  assert.equal(note("table 1", "later", "s").commitment, "c1");
  assert.equal(note("table 0", "later", "s").commitment, "later");
});

test("spoilt storage is as good as none", async () => {
  for (const spoilt of ["{", "{}", "null", "[null, 3]", '"text"']) {
    localStorage.setItem("ennichi.deals", spoilt);
    assert.equal(await verdict("one", deal()), "fits", spoilt);
  }
});

test("the players' salt is new every time", () => {
  assert.match(newSalt(), /^[0-9a-f]{32}$/);
  assert.notEqual(newSalt(), newSalt());
});
