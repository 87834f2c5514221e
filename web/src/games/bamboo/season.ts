// Which sky stands over the boards.

import type { BambooTable, Season } from "./types";

interface Sky {
  "data-season": Season;
  "data-night": "" | undefined;
}

export function skyOf(table: BambooTable): Sky {
  return { "data-season": seen(table), "data-night": table.night ? "" : undefined };
}

/** Nobody decides anything in autumn. It shows as summer ends: when at most one player has incense left. */
function seen({ season, players }: BambooTable): Season {
  if (season === "setup") return "spring";
  const burning = players.filter(({ reserve }) => reserve > 0).length;
  return season === "summer" && burning <= 1 ? "autumn" : season;
}
