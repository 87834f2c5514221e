// The ways into the rules that every table has, whatever the game. Questions and things bring their own.

import { hasRules, loadRules } from "./games/index";
import { useSettings } from "./settings";
import { useLoaded } from "./useful";
import { useWords } from "./words";

/** From "What can I do?": what one may have missed at the beginning. */
const BEGINNINGS = ["goal", "board", "setup", "icons", "at-this-table"];
/** From the count so far. */
const COUNT = "scoring";
/** From the opponent of a single player. */
const ALONE = "solo";

/** From an option of the lobby. */
export function optionDoor(game: string, option: string): string {
  return hasRules(game) ? `/rules/${game}#option-${option}` : "";
}

interface DoorProps {
  game: string;
  /** what lies above the table and would hide the rules */
  close?: () => void;
}

export function CountDoor(props: DoorProps) {
  return <Door {...props} anchor={COUNT} />;
}

export function AloneDoor(props: DoorProps) {
  return <Door {...props} anchor={ALONE} />;
}

function Door({ game, anchor, close }: DoorProps & { anchor: string }) {
  const w = useWords();
  if (!hasRules(game)) return null;
  return (
    <a class="door" href={`/rules/${game}#${anchor}`} target="_blank" rel="noopener" onClick={close}>
      {w.rulesAbout}
    </a>
  );
}

export function BeginningDoors({ game, close }: DoorProps) {
  const w = useWords();
  const { language } = useSettings();
  const { value: chapters } = useLoaded(() => loadRules(game, language), [game, language]);
  if (!chapters?.length) return null;
  const ours: Record<string, string> = { icons: w.legendTitle, "at-this-table": w.tableHelpTitle };
  const titleOf = (id: string) => ours[id] ?? chapters.find((section) => section.id === id)?.title;
  return (
    <p class="doors">
      <b>{w.rules}</b>
      {BEGINNINGS.filter(titleOf).map((id) => (
        <a key={id} href={`/rules/${game}#${id}`} target="_blank" rel="noopener" onClick={close}>
          {titleOf(id)}
        </a>
      ))}
    </p>
  );
}
