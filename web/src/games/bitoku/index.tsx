// Bitoku for the client: its boards, its icons, and what the shared frame asks about it.

import type { ComponentChildren } from "preact";
import type { GameModule, StripNumber, WhereNow, Zone } from "../../game";
import { Icon } from "../../icons";
import type { GameView, Language, Seat } from "../../protocol";
import "./bitoku.css";
import { DieDrawing } from "./draw";
import { explain } from "./explain";
import { icons } from "./icons";
import { MainBoard } from "./main-board";
import { OwnBoard } from "./own-board";
import { Beside } from "./tengu";
import { must, piecesOf, tableOf } from "./types";
import { wordsOf } from "./words";

const BUTTON_ICONS: Record<string, string> = {
  done: "b-forgo",
  pass: "skip",
  draw: "b-draw",
  advance: "b-bitoku",
  pilgrim: "b-pilgrim",
  option: "b-two",
  "choice.vision": "b-vision",
  "choice.rock": "b-rock",
  "choice.pilgrim": "b-pilgrim",
  "choice.kodama": "b-kodama",
  resource: "b-any",
  amulet: "b-amulet",
  die: "b-die",
  region: "b-glade",
  home: "b-home",
  forest: "b-glade",
  favour: "b-hikaru",
  kodama: "b-kodama",
  path: "b-gate",
  socket: "b-crystal",
  beside: "b-pilgrim",
};

/** What is being asked, where no die is at work. */
const QUESTION_ICONS: Record<string, string> = {
  "ask-summon": "b-yokai",
  "ask-reap": "b-crystal",
  "ask-turn": "summer",
  "ask-slot": "b-yokai",
  "ask-played": "b-yokai",
  "ask-unlock": "unlock",
  "ask-end-turn": "tick",
  "ask-property": "b-use-building",
  "ask-copy": "b-copy",
  "ask-copy-action": "b-copy",
  "ask-two-of-four": "b-two",
  "ask-option": "b-two",
  "ask-order": "b-two",
  "ask-any": "b-any",
  "ask-pay": "pay",
  "ask-kodama": "b-kodama",
  "ask-push": "b-push",
  "ask-draw": "b-draw",
  "ask-obtain-yokai": "b-yokai",
  "ask-obtain-bitoku": "b-bitoku",
  "ask-keep-yokai": "b-yokai",
  "ask-keep-bitoku": "b-bitoku",
  "ask-vision": "b-vision",
  "ask-move": "b-mp",
  "ask-way": "b-mp",
  "ask-build": "b-build",
  "ask-site": "b-build",
  "ask-crystal": "b-crystal",
  "ask-socket": "b-crystal",
  "ask-mitama": "b-mitama",
  "ask-dragonfly": "b-dragonfly",
  "ask-combine-mitama": "b-combine",
  "ask-combine-dragonfly": "b-combine",
  "ask-rock": "b-rock",
  "ask-seat-pilgrim": "b-pilgrim",
  "ask-return-dice": "winter",
  "ask-virtue": "winter",
};
const DIE_QUESTIONS = ["ask-place-die", "ask-act", "ask-spend-amulet", "ask-favour", "ask-cover"];

function groupOf(touch: string): string {
  return touch.split(".", 1)[0] ?? touch;
}

function isIn(...groups: string[]): (touch: string) => boolean {
  return (touch) => groups.includes(groupOf(touch));
}

function zones(language: Language, view?: GameView): Zone[] {
  const { tabs, tenguName } = wordsOf(language);
  const solo = view !== undefined && tableOf(view).tengu !== null;
  return [
    { id: "z-forest", label: tabs.forest, icon: "b-glade" },
    { id: "z-paths", label: tabs.paths, icon: "b-gate" },
    { id: "z-displays", label: tabs.displays, icon: "b-crystal" },
    { id: "z-slots", also: ["z-hand", "z-spirits", "z-drawn"], label: tabs.cards, icon: "b-yokai" },
    { id: "z-board", label: tabs.board, icon: "b-rock" },
    { id: "z-goods", label: tabs.yours, icon: "b-any" },
    ...(solo ? [{ id: "z-tengu", label: tenguName, icon: "b-tengu" }] : []),
  ];
}

function where(view: GameView, pieces: unknown, language: Language): WhereNow {
  const words = wordsOf(language);
  const { round, phase } = tableOf(view);
  return {
    icon: phase === "ascension" ? "b-home" : phase,
    text: view.over
      ? words.over
      : words.where({ round, rounds: piecesOf(pieces).rounds, season: words.seasons[phase] }),
    note: "",
    anchor: phase,
  };
}

function strip(view: GameView, seat: Seat, language: Language): StripNumber[] {
  const words = wordsOf(language);
  const player = must(tableOf(view).players[seat], `seat ${seat}`);
  const atHome = player.dice.filter(({ place }) => place === "locked" || place === "unlocked").length;
  const filled = player.sockets.filter((crystal) => crystal !== null).length;
  const numbers: StripNumber[] = [
    { icon: "b-yokai", value: String(player.cards), label: words.strip.cards },
    { icon: "b-die", value: String(atHome), label: words.strip.dice },
    { icon: "b-any", value: String(sum(Object.values(player.resources))), label: words.strip.resources },
    { icon: "b-amulet", value: String(sum(player.amulets)), label: words.strip.amulets },
    { icon: "b-build", value: String(player.built), label: words.strip.buildings },
    { icon: "b-crystal", value: String(filled), label: words.strip.crystals },
  ];
  if (player.passed) numbers.push({ icon: "b-passed", value: "", label: words.passed });
  return numbers;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Choices that stand side by side have each its own sign: a resource, an amulet, a region, or a number. */
const OWN_ICONS: Record<string, (which: string) => string> = {
  resource: (resource) => `b-${resource}`,
  amulet: (value) => `b-amulet${value}`,
  region: (region) => `b-${region}`,
  option: (number) => `b-option${number}`,
};

function buttonIcon(touch: string, view: GameView): string {
  if (touch === "done" && view.asks === "ask-end-turn") return "tick"; // there is nothing to do without
  const [group = "", which = ""] = touch.split(".");
  const own = OWN_ICONS[group]?.(which) ?? "";
  return own in icons ? own : (BUTTON_ICONS[touch] ?? BUTTON_ICONS[group] ?? "tick");
}

function buttonNumber(touch: string): string {
  const [group, which = ""] = touch.split(".");
  return group === "option" ? which : "";
}

/** What concerns this table all the time; alone, how the Tengu is played. */
function topics(view: GameView): string[] {
  const tengu = ["tengu", "tengu-turn", "tengu-terms", "tengu-steps", "tengu-places", "tengu-points"];
  const alone = [...tengu, "tengu-seasons", "tengu-count", "tengu-options"];
  return [
    "goal",
    "board",
    "setup",
    "autumn",
    "ascension",
    ...(tableOf(view).tengu === null ? [] : alone),
    "variants",
    "icons",
  ];
}

/** The die at work, or the sort of question. */
function source(view: GameView): ComponentChildren {
  const { turn, players } = tableOf(view);
  const die = view.actor === null ? undefined : players[view.actor]?.dice[turn.die];
  if (view.actor !== null && die && DIE_QUESTIONS.includes(view.asks)) {
    return (
      <span class="die bk-source">
        <DieDrawing seat={view.actor} value={die.value} />
      </span>
    );
  }
  return <Icon name={QUESTION_ICONS[view.asks] ?? "b-glade"} size={32} />;
}

export const bitoku: GameModule = {
  MainBoard,
  OwnBoard,
  Beside,
  zones,
  where,
  earned: (view, seat) => ({ icon: "b-vp", points: tableOf(view).players[seat]?.vp ?? 0 }),
  strip,
  isButton: isIn("done", "pass", "option", "choice", "draw"),
  buttonIcon,
  leaves: isIn("done"),
  buttonNumber,
  source,
  topics,
  explain,
  sounds: {
    "card-played": "paper",
    "yokai-taken": "paper",
    "bitoku-taken": "paper",
    "vision-kept": "paper",
    "mitama-taken": "paper",
    "dragonfly-taken": "paper",
    "resource-gained": "coin",
  },
  legend: (language) => wordsOf(language).legend,
  icons,
};
