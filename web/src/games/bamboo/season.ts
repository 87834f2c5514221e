// Which sky stands over the boards.

import type { BambooTable, Season } from "./types";

interface Sky {
  "data-season": Season;
  "data-night": "" | undefined;
}

/** That of the season; where one is told step by step, each of its steps is in it. */
export function skyOf(table: BambooTable): Sky {
  const { season, night } = table;
  return { "data-season": season === "setup" ? "spring" : season, "data-night": night ? "" : undefined };
}
