// Bamboo for the client: its boards, its icons, and what the shared frame asks about it.

import type { ComponentChildren } from "preact";
import type { GameModule, StripNumber, WhereNow, Zone } from "../../game";
import { Icon } from "../../icons";
import type { GameView, Language, Seat } from "../../protocol";
import "./bamboo.css";
import { SectionDrawing } from "./draw";
import { explain } from "./explain";
import { icons } from "./icons";
import { MainBoard } from "./main-board";
import { OwnBoard } from "./own-board";
import { must, piecesOf, tableOf } from "./types";
import { wordsOf } from "./words";

/** What the touches of the prompt's buttons look like; `option.1` and the like go by their group. */
const BUTTON_ICONS: Record<string, string> = {
  done: "tick",
  forgo: "forgo",
  coin: "coin",
  happiness: "happy",
  option: "cook",
  "action.balance": "balance",
  "action.home": "home",
  "action.income": "income",
  "action.cook": "cook",
};

/** What is being asked, where no section is being resolved. */
const QUESTION_ICONS: Record<string, string> = {
  "ask-draft": "section",
  "ask-gift": "gift",
  "ask-stock": "section",
  "ask-offer": "stick",
  "ask-place": "section",
  "ask-shoot": "section",
  "ask-resolve": "section",
  "ask-overflow": "section",
  "ask-end-turn": "tick",
  "ask-income": "income",
  "ask-cook": "cook",
  "ask-cook-must": "cook",
  "ask-option": "tengu",
  "ask-home": "home",
  "ask-cell": "home",
  "ask-balance": "balance",
  "ask-balance-again": "balance",
  "ask-joker": "joker",
  "ask-wake": "sleep",
  "ask-feed": "ramen",
};

function groupOf(touch: string): string {
  return touch.split(".", 1)[0] ?? touch;
}

function isIn(...groups: string[]): (touch: string) => boolean {
  return (touch) => groups.includes(groupOf(touch));
}

function zones(language: Language): Zone[] {
  const { tabs } = wordsOf(language);
  return [
    { id: "z-grove", label: tabs.grove, icon: "section" },
    { id: "z-temples", label: tabs.temples, icon: "temple" },
    { id: "z-balance", label: tabs.balance, icon: "balance" },
    { id: "z-homes", label: tabs.homes, icon: "home" },
    { id: "z-food", label: tabs.food, icon: "ramen" },
    { id: "z-own", label: tabs.own, icon: "comfort" },
  ];
}

function where(view: GameView, pieces: unknown, language: Language): WhereNow {
  const words = wordsOf(language);
  const { year, season, night } = tableOf(view);
  return {
    icon: season === "setup" ? "leaf" : season,
    text: view.over ? words.over : words.when({ year, years: piecesOf(pieces).years, season: words.seasons[season] }),
    note: night ? words.night : words.day,
    anchor: "year",
  };
}

function strip(view: GameView, seat: Seat, language: Language): StripNumber[] {
  const words = wordsOf(language);
  const table = tableOf(view);
  const player = must(table.players[seat], `seat ${seat}`);
  const awake = sum(player.awake);
  const numbers: StripNumber[] = [
    { icon: "stick", value: String(player.reserve), label: words.strip.sticks },
    { icon: "coin", value: String(player.coins), label: words.strip.coins },
    { icon: "home", value: String(player.grid.filter((home) => home !== null).length), label: words.strip.homes },
    { icon: "balance", value: String(player.held.length), label: words.strip.held },
    { icon: "kappa", value: `${awake}/${awake + sum(player.asleep)}`, label: words.strip.spirits },
  ];
  if (table.first === seat) numbers.push({ icon: "first", value: "", label: words.firstPlayer });
  if (player.passed) numbers.push({ icon: "passed", value: "", label: words.passed });
  return numbers;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function buttonIcon(touch: string): string {
  return BUTTON_ICONS[touch] ?? BUTTON_ICONS[groupOf(touch)] ?? "tick";
}

/** What concerns this table all the time, and what the season brings. */
function topics(view: GameView): string[] {
  const { night, players, season } = tableOf(view);
  return [
    "goal",
    "board",
    "year",
    ...(season === "summer" ? ["autumn"] : []),
    ...(players.length === 2 ? ["two-players"] : []),
    ...(night ? ["night"] : []),
    "end",
    "icons",
  ];
}

/** The section at work, or the sort of question. */
function source(view: GameView, pieces: unknown): ComponentChildren {
  const { section } = tableOf(view).turn;
  const shown = section === null ? undefined : piecesOf(pieces).sections[section];
  if (shown !== undefined) {
    return (
      <span class="sec bb-sec bb-source">
        <SectionDrawing section={shown} />
      </span>
    );
  }
  return <Icon name={QUESTION_ICONS[view.asks] ?? "leaf"} size={32} />;
}

export const bamboo: GameModule = {
  MainBoard,
  OwnBoard,
  zones,
  where,
  earned: (view, seat) => ({ icon: "happy", points: tableOf(view).players[seat]?.happiness ?? 0 }),
  strip,
  isButton: isIn("done", "forgo", "coin", "happiness", "option", "action"),
  buttonIcon,
  leaves: isIn("done", "forgo"),
  source,
  topics,
  previews: (name) => name.startsWith("balance."),
  explain,
  sounds: {
    "coins-gained": "coin",
    "coins-paid": "coin",
    "home-bought": "wood",
    cooked: "paper",
    "balance-taken": "paper",
    "gift-taken": "paper",
  },
  legend: (language) => wordsOf(language).legend,
  icons,
};
