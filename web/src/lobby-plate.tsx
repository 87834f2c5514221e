// The card of a game on the first page: a picture, a sentence, how long and how heavy, and three ways into it.

import { hasRules } from "./games/index";
import { Icon } from "./icons";
import { Learn, nextLesson } from "./lobby-lessons";
import { Print } from "./prints";
import type { GameInfo } from "./protocol";
import { span, useWords } from "./words";

interface PlateProps {
  game: GameInfo;
  chosen: boolean;
  /** nobody has played it here as yet: then learning is the first of the ways */
  fresh: boolean;
  choose: () => void;
  /** to where it is set up */
  toPlay: () => void;
}

export function Plate({ game, chosen, fresh, choose, toPlay }: PlateProps) {
  const w = useWords();
  return (
    <div class={chosen ? "plate chosen" : "plate"} data-game={game.accent}>
      <button type="button" class="pick" aria-pressed={chosen} onClick={choose}>
        <span class="art">
          <Print game={game.name} />
        </span>
        <span class="pt">
          <span class="pn">{game.title}</span>
          <span class="ps">{game.line}</span>
          <span class="pb">{game.blurb}</span>
          <Facts game={game} />
        </span>
      </button>
      <div class={fresh ? "ways fresh" : "ways"} role="group" aria-label={w.waysInto({ game: game.title })}>
        <LearnWay game={game} />
        <button type="button" class="enter to-play" aria-label={w.toPlay} onClick={toPlay}>
          <Icon name="person" size={18} />
          {w.play}
        </button>
        {game.puzzles > 0 && (
          <a class="enter" href={`/puzzles#${game.name}`}>
            <Icon name="puzzle" size={18} />
            {w.puzzle}
          </a>
        )}
      </div>
    </div>
  );
}

/** Into the next lesson; once all are finished, or where there is none, to the rules. */
function LearnWay({ game }: { game: GameInfo }) {
  const w = useWords();
  const lesson = nextLesson(game);
  if (lesson) return <Learn game={game} lesson={lesson} class="enter to-learn" timed />;
  if (!hasRules(game.name)) return null;
  return (
    <a class="enter" href={`/rules/${game.name}`}>
      <Icon name="book" size={18} />
      {w.rules}
    </a>
  );
}

const HEAVIEST = 5;

/** How many play, how long, how heavy: in words, and as stones. */
function Facts({ game }: { game: GameInfo }) {
  const w = useWords();
  const [least, most = least] = game.minutes;
  const weight = Math.min(game.weight, HEAVIEST) as 0 | 1 | 2 | 3 | 4 | 5;
  return (
    <span class="pf">
      <span>{w.playersCount({ seats: span(game.seats) })}</span>
      {least !== undefined && (
        <span title={w.playTimeNote}>{w.minutes({ n: least === most ? least : `${least}–${most}` })}</span>
      )}
      {weight > 0 && (
        <span class="weight" title={w.weightNote}>
          <Stones of={weight} />
          {w.weights[`w${weight as 1 | 2 | 3 | 4 | 5}`]}
        </span>
      )}
      {game.facts && <span class="pe">{game.facts}</span>}
    </span>
  );
}

/** A pile of stones on a line, as many as the game is heavy. */
function Stones({ of }: { of: number }) {
  return (
    <svg class="stones" viewBox="0 0 52 12" width="52" height="12" aria-hidden="true">
      {Array.from({ length: HEAVIEST }, (_, i) => (
        <ellipse key={i} cx={5.5 + i * 10.2} cy={7.2 - i * 0.55} rx={4.3} ry={2.6 + i * 0.55} data-on={i < of} />
      ))}
    </svg>
  );
}

/** A card as high as it will be, while the list of games is on its way. */
export function BlankPlate({ game }: { game: string }) {
  return (
    <div class="plate" aria-hidden="true">
      <span class="pick">
        <span class="art">
          <Print game={game} />
        </span>
        <span class="pt">
          <span class="pn">&nbsp;</span>
          <span class="ps">&nbsp;</span>
          <span class="pb">&nbsp;</span>
          <span class="pf">&nbsp;</span>
        </span>
      </span>
      <div class="ways" />
    </div>
  );
}
