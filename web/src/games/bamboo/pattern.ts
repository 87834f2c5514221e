// Where a balance tile could still be completed on a home grid. This is geometry for the eye: it lights cells and
// decides nothing; what may be scored the server says.

import { COLUMNS, ROWS } from "./types";
import type { BambooPieces, Kind, Player, PrintedBalance, ZoneName } from "./types";

export interface Completion {
  /** what is missing, by cell: kinds, or "*" for any home */
  missing: Map<number, Set<string>>;
  /** cells whose homes already count */
  present: Set<number>;
}

const COLUMNS_OF_ZONE: Record<ZoneName, readonly [first: number, last: number]> = {
  left: [0, 1],
  centre: [0, 4],
  right: [3, 4],
};
const NOTHING: Completion = { missing: new Map(), present: new Set() };

interface Cell {
  home: { kind: Kind; comfort: number } | null;
  only: Kind | null; // what a night cell asks for
}

/** The missing cells of all positions of the tile that are closest to complete. */
export function completion(tile: PrintedBalance, player: Player, pieces: BambooPieces): Completion {
  const cells = player.grid.map((name, i): Cell => {
    const home = name === null ? undefined : pieces.homes[name];
    return { home: home ?? null, only: player.night_cells[i] ?? null };
  });
  const [first = ""] = tile.pattern;
  if (first.endsWith("+")) return completionOfTotal(tile, first.charAt(0), cells);
  const most = Math.max(...Object.values(pieces.homes).map((home) => home.comfort));
  return closest(positions(tile).map((position) => look(position, tile.comfort, cells, most)));
}

interface Asked {
  cell: number;
  letter: string;
}

/** Every place of the block inside its zone, as the cells it asks for. */
function positions(tile: PrintedBalance): Asked[][] {
  const [firstColumn, lastColumn] = COLUMNS_OF_ZONE[tile.zone];
  const height = tile.pattern.length;
  const width = Math.max(...tile.pattern.map((row) => row.length));
  const found: Asked[][] = [];
  for (let top = 0; top + height <= ROWS; top++) {
    for (let left = firstColumn; left + width - 1 <= lastColumn; left++) found.push(block(tile.pattern, top, left));
  }
  return found;
}

function block(pattern: string[], top: number, left: number): Asked[] {
  const asked: Asked[] = [];
  pattern.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter !== ".") asked.push({ cell: (top + y) * COLUMNS + left + x, letter });
    }),
  );
  return asked;
}

interface Look {
  missing: Asked[];
  present: number[];
}

/** What one position still misses; null when a home or a night cell stands in its way, for homes never move. */
function look(position: Asked[], comfort: number, cells: Cell[], most: number): Look | null {
  const missing: Asked[] = [];
  const present: number[] = [];
  let reached = 0;
  for (const { cell, letter } of position) {
    const here = cells[cell];
    if (here === undefined) return null;
    if (here.home !== null) {
      if (letter !== "*" && here.home.kind !== letter) return null;
      present.push(cell);
      reached += here.home.comfort;
    } else {
      if (here.only !== null && letter !== "*" && here.only !== letter) return null;
      missing.push({ cell, letter: letter === "*" ? (here.only ?? letter) : letter });
    }
  }
  return reached + most * missing.length < comfort ? null : { missing, present };
}

function closest(looks: (Look | null)[]): Completion {
  const possible = looks.filter((one) => one !== null);
  if (possible.length === 0) return NOTHING;
  const least = Math.min(...possible.map((one) => one.missing.length));
  const missing = new Map<number, Set<string>>();
  const present = new Set<number>();
  for (const one of possible) {
    if (one.missing.length !== least) continue;
    for (const { cell, letter } of one.missing) {
      missing.set(cell, (missing.get(cell) ?? new Set()).add(letter));
    }
    for (const cell of one.present) present.add(cell);
  }
  return { missing, present };
}

/** "K+": all homes of a kind in the zone count, so every free cell there that takes the kind could help. */
function completionOfTotal(tile: PrintedBalance, kind: string, cells: Cell[]): Completion {
  const [firstColumn, lastColumn] = COLUMNS_OF_ZONE[tile.zone];
  const missing = new Map<number, Set<string>>();
  const present = new Set<number>();
  let reached = 0;
  cells.forEach((here, cell) => {
    const column = cell % COLUMNS;
    if (column < firstColumn || column > lastColumn) return;
    if (here.home?.kind === kind) {
      present.add(cell);
      reached += here.home.comfort;
    } else if (here.home === null && (here.only === null || here.only === kind)) {
      missing.set(cell, new Set([kind]));
    }
  });
  return reached >= tile.comfort ? { missing: new Map(), present } : { missing, present };
}
