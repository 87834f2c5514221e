// A single player: whom the game is against, and how hard it shall be.

import { Choice } from "./controls";
import { AloneDoor } from "./doors";
import { Opponent } from "./opponent";
import type { Alone, OptionInfo, OptionValue } from "./protocol";
import { sentence, useWords } from "./words";

type Values = Record<string, OptionValue>;

interface AgainstProps {
  game: string;
  alone: Alone;
  options: OptionInfo[];
  values: Values;
  choose: (values: Values) => void;
}

/** The opponent with its picture, and its difficulties: each is a bundle of single options. */
export function Against({ game, alone, options, values, choose }: AgainstProps) {
  const w = useWords();
  const bundles = alone.difficulties.map((one) => ({ ...one, values: bundle(alone, one.options, options) }));
  const chosen = bundles.find((one) => Object.entries(one.values).every(([name, value]) => values[name] === value));
  return (
    <div class="against">
      <Opponent game={game} />
      <div>
        <h3>
          {sentence(w.against({ opponent: alone.opponent }))} <AloneDoor game={game} />
        </h3>
        <Choice
          label={w.difficulty}
          value={chosen?.name ?? ""}
          values={bundles.map(({ name, label }) => ({ value: name, label }))}
          choose={(name) => choose(bundles.find((one) => one.name === name)?.values ?? {})}
        />
        <p class="sub">{chosen?.help ?? w.ownMixture}</p>
      </div>
    </div>
  );
}

/** What every option that a difficulty speaks of is in this one. */
function bundle({ difficulties }: Alone, wanted: Values, options: OptionInfo[]): Values {
  const names = new Set(difficulties.flatMap((one) => Object.keys(one.options)));
  const spoken = options.filter(({ name }) => names.has(name));
  return Object.fromEntries(spoken.map((option) => [option.name, wanted[option.name] ?? option.default]));
}
