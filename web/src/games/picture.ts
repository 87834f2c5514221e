// The pictures of a game's rules page, by the names that the page calls them. What they mean is said on the page.

export interface Picture {
  /** a moment that the game's manifest names under [examples] */
  example: string;
  /** CSS: what is cut out of the boards, as the smallest part that holds all of it; a zone by [data-zone="z-…"] */
  show: string;
  /** only the first that is found */
  one?: true;
  /** it lies beside the seats, as an opponent does that the rules play */
  beside?: true;
  /** CSS: what gets a number, in the order of the words below the picture */
  marks?: string[];
  /** how much larger than on the boards it may be drawn */
  largest?: number;
}

export type Pictures = Record<string, Picture>;
