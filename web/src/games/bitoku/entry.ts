// Where the parts of this game's folder are. Each loads on demand.

import type { Entry } from "../entry";

export const entry: Entry = {
  board: () => import("./index").then((module) => module.bitoku),
  picture: () => import("./picture").then((module) => module.Picture),
  opponent: () => import("./opponent").then((module) => module.Opponent),
  pictures: () => import("./pictures").then((module) => module.pictures),
  rulings: () => import("../../../../docs/rulings/bitoku.md"),
};
