// What a folder here tells of its game in entry.ts: how its parts are loaded. The build finds the folders by that file;
// their names are the server's names of the games. Titles, colours and all words of a game come from the server.

import type { FunctionComponent } from "preact";
import type { GameModule } from "../game";
import type { Pictures } from "./picture";

export interface Entry {
  board: () => Promise<GameModule>;
  /** the picture on its card: small, and loaded without the rest of the game */
  picture: () => Promise<FunctionComponent>;
  /** whom a single player meets: likewise */
  opponent?: () => Promise<FunctionComponent>;
  /** what the rules page shows of the boards; a page need not have pictures */
  pictures?: () => Promise<Pictures>;
  /** the register of rulings, as it stands in docs; not every game has one */
  rulings?: () => Promise<{ default: string }>;
}
