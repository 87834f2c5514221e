// What the boards explain themselves: cells, which differ from home to home, and what has no touch of its own ("@").

import type { Explain } from "../../game";
import { COLUMNS, piecesOf, tableOf, zoneOf } from "./types";
import { wordsOf } from "./words";

export const explain: Explain = (name, view, pieces, shown, language) => {
  const words = wordsOf(language);
  const { harmony_penalty, night_penalty, zones } = piecesOf(pieces);
  const harmony = words.aboutHarmony({ cost: harmony_penalty });
  if (name === "@harmony") return { title: words.harmony, text: harmony, anchor: "end" };
  if (name === "@sticks") return { title: words.temples, text: words.aboutSticks, anchor: "autumn" };
  if (name === "@ghost") return { title: words.ghost, text: words.aboutGhost, anchor: "two-players" };
  if (name === "@incense") return { title: words.incense, text: words.aboutIncense, anchor: "spring" };
  const [sort, row, column] = name.split(".");
  if (sort !== "cell") return null;
  const cell = (Number(row) - 1) * COLUMNS + Number(column) - 1;
  const zone = zoneOf(cell, zones);
  const only = tableOf(view).players[shown]?.night_cells[cell] ?? null;
  const told = [
    zone === "centre" ? words.aboutCell.centre : words.aboutCell[zone]({ harmony }),
    only === null ? "" : words.aboutNightCell({ kind: words.kinds[only], cost: night_penalty }),
  ];
  const title = words.cell({ row: Number(row), column: Number(column) });
  return { title, text: told.filter((each) => each !== "").join(" "), anchor: only === null ? "zones" : "night" };
};
