// The first page offers the coach: prominently to whoever has not yet played a game to its end in this browser.

import { useState } from "preact/hooks";
import { isFinished, isWanted, want } from "./coach-memory";
import { Icon } from "./icons";
import "./lobby-coach.css";
import type { GameInfo } from "./protocol";
import { useWords } from "./words";

export function CoachChoice({ game }: { game: GameInfo }) {
  const w = useWords();
  const [wanted, set] = useState(() => isWanted(game.name));
  const choose = (value: boolean) => {
    want(game.name, value);
    set(value);
  };
  return (
    <label class={isFinished(game.name) ? "coach-choice" : "coach-choice first"} title={w.coachTeachHelp}>
      <input
        type="checkbox"
        checked={wanted}
        aria-describedby="coach-help"
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <Icon name="lantern" size={22} />
      <b>{w.coachTeach}</b>
      <span id="coach-help" class="hidden">
        {w.coachTeachHelp}
      </span>
    </label>
  );
}
