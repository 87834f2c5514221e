import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "../src/games/bamboo/explain";
import { skyOf } from "../src/games/bamboo/season";
import type { BambooPieces, BambooTable, Kind, Season } from "../src/games/bamboo/types";
import type { GameView } from "../src/protocol";
import { loadWords } from "../src/words";

function table(season: Season, night = false, ...sticks: number[]): BambooTable {
  return { season, night, players: sticks.map((reserve) => ({ reserve })) } as BambooTable;
}

test("the sky is that of the season, and spring before the first year", () => {
  for (const season of ["spring", "summer", "autumn", "winter"] as const) {
    assert.equal(skyOf(table(season))["data-season"], season);
  }
  assert.equal(skyOf(table("setup"))["data-season"], "spring");
});

test("autumn does not show before it is there, though somebody has no stick left", () => {
  assert.equal(skyOf(table("summer", false, 2, 0))["data-season"], "summer");
});

test("the night side has its own sky", () => {
  assert.equal(skyOf(table("summer", true))["data-night"], "");
  assert.equal(skyOf(table("summer"))["data-night"], undefined);
});

test("a cell tells its zone, and on the night side what it accepts and costs, of the board that is shown", async () => {
  await loadWords("bamboo", "en");
  const zones = {
    left: [0, 1, 5, 6, 10, 11],
    centre: Array.from({ length: 15 }, (_, i) => i),
    right: [3, 4, 8, 9, 13, 14],
  };
  const pieces = { zones, harmony_penalty: 2, night_penalty: 1 } as BambooPieces;
  const marked = (kind: Kind | null) => ({ night_cells: [kind, ...Array<null>(14).fill(null)] });
  const view = { table: { players: [marked("G"), marked(null)] } } as unknown as GameView;
  const told = (name: string, seat: number) => explain(name, view, pieces, seat, "en")?.text ?? "";

  assert.match(told("cell.1.1", 0), /left zone.*costs 2 happiness.*Only a garden home.*costs 1 happiness/);
  assert.ok(!told("cell.1.1", 1).includes("Only"));
  assert.match(told("cell.2.3", 0), /middle column/);
  assert.match(told("cell.3.5", 0), /right zone/);
  assert.match(told("@harmony", 0), /costs 2 happiness/);
  assert.equal(explain("home.1D3", view, pieces, 0, "en"), null);
});
