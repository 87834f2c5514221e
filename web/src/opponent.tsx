// The face of an opponent that the rules play.

import { loadOpponent } from "./games/index";
import { useLoaded } from "./useful";

export function Opponent({ game }: { game: string }) {
  const { value } = useLoaded(async () => ({ Picture: await loadOpponent(game) }), [game]);
  return <span class="foe">{value?.Picture && <value.Picture />}</span>;
}
