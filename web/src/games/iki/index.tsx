// IKI for the client: its boards, its icons, and what the shared frame asks about it.

import type { ComponentChildren } from "preact";
import type { GameModule, StripNumber, WhereNow, Zone } from "../../game";
import { Icon } from "../../icons";
import type { GameView, Language, Option, Seat, Term } from "../../protocol";
import { termIcon } from "./draw";
import { explain } from "./explain";
import { icons } from "./icons";
import "./iki.css";
import { MainBoard } from "./main-board";
import { OwnBoard } from "./own-board";
import { Bust } from "./people";
import { firesOf, groupOf, idOf, MONTHS, must, piecesOf, tableOf } from "./types";
import { wordsOf } from "./words";

/** What the touches of the prompt's buttons look like. */
const BUTTON_ICONS: Record<string, string> = {
  done: "tick",
  income: "ik-income",
  mon: "ik-mon",
  sandal: "ik-sandal",
  trade: "ik-trade",
  option: "chev",
  celebrity: "ik-celebrity",
  boat: "ik-boat",
  building: "ik-building",
  character: "ik-person",
  column: "ik-toptype",
};

/** What is being asked, where no card is in hand. */
const QUESTION_ICONS: Record<string, string> = {
  "ask-ikizama": "ik-ikizama",
  "ask-income-or-hire": "ik-hire",
  "ask-spare-mon": "ik-mon",
  "ask-hire": "ik-hire",
  "ask-owner": "ik-s-owner",
  "ask-starter": "ik-hire",
  "ask-move": "ik-oyakata",
  "ask-send": "ik-s-messenger",
  "ask-run": "ik-run",
  "ask-visit": "ik-new-year",
  "ask-character-again": "ik-ticket-character",
  "ask-buy": "ik-pouch",
  "ask-river": "ik-river",
  "ask-use-pipe": "ik-pipe",
  "ask-give-fish": "ik-fish",
  "ask-build": "ik-build",
  "ask-boat": "ik-boat",
  "ask-one-more-boat": "ik-boat",
  "ask-ticket": "ik-ticket",
  "ask-celebrity": "ik-celebrity",
  "ask-use-celebrity": "ik-celebrity",
  "ask-relocate": "ik-relocate",
  "ask-xp": "ik-xp",
  "ask-lose-xp": "ik-xp",
  "ask-salary": "ik-salary",
  "ask-retire": "ik-retire",
  "ask-swap": "ik-swap",
  "ask-swap-with": "ik-swap",
  "ask-fire": "ik-flame",
  "ask-food": "ik-rice",
  "ask-neutral": "ik-hire",
};

function isIn(...groups: string[]): (touch: string) => boolean {
  return (touch) => groups.includes(groupOf(touch));
}

function zones(language: Language, view?: GameView): Zone[] {
  const { tabs } = wordsOf(language);
  const river = { id: "z-river", label: tabs.river, icon: "ik-boat" };
  return [
    { id: "z-street", label: tabs.street, icon: "ik-fire-tower" },
    ...(view === undefined || tableOf(view).akebono ? [river] : []),
    { id: "z-row", label: tabs.row, icon: "ik-hire" },
    { id: "z-tracks", label: tabs.tracks, icon: "ik-fire" },
    { id: "z-market", also: ["z-tokens"], label: tabs.market, icon: "ik-building" },
    { id: "z-own", label: tabs.own, icon: "ik-mon" },
  ];
}

function where(view: GameView, pieces: unknown, language: Language): WhereNow {
  const words = wordsOf(language);
  const table = tableOf(view);
  const { month } = table;
  if (view.over) return { icon: "winter", text: words.over, note: "", anchor: "scoring" };
  if (month > MONTHS) return { icon: "ik-new-year", text: words.newYear, note: "", anchor: "new-year" };
  const now = Math.max(1, month);
  const printed = piecesOf(pieces);
  const fire = firesOf(table, printed)[now - 1] ?? 0;
  const note = fire ? words.fireNow({ strength: fire }) : printed.paydays[now - 1] ? words.payday : "";
  const text = words.when({ month: now, season: words.seasons[table.season] });
  return { icon: table.season, text, note, anchor: "month" };
}

function strip(view: GameView, seat: Seat, language: Language): StripNumber[] {
  const words = wordsOf(language).strip;
  const table = tableOf(view);
  const player = must(table.players[seat], `seat ${seat}`);
  return [
    { icon: "ik-mon", value: String(player.goods.mon), label: words.mon },
    { icon: "ik-rice", value: String(player.goods.rice), label: words.rice },
    { icon: "ik-sandal", value: String(player.goods.sandal), label: words.sandal },
    { icon: "ik-wood", value: String(player.goods.wood), label: words.wood },
    { icon: "ik-fire", value: String(player.fire), label: words.fire },
    { icon: "ik-person", value: String(player.kobuns), label: words.kobuns },
  ];
}

function buttonIcon(touch: string, view: GameView): string {
  const group = groupOf(touch);
  if (group === "option") return optionIcon(tableOf(view).doing.options, touch);
  if (group === "special") return `ik-s-${idOf(touch)}`;
  if (group === "ticket") return `ik-ticket-${idOf(touch)}`;
  if (group === "pipe" || group === "pouch" || group === "fish") return `ik-${group}`;
  if (group === "space") return `ik-${idOf(touch)}`;
  return BUTTON_ICONS[group] ?? "tick";
}

/** An option of an effect looks like the first thing it gives; where all give the same, like what it takes. */
function optionIcon(options: Record<string, Option>, touch: string): string {
  const icon = (term?: Term): string => (term ? termIcon(term.noun ?? "", term.word ?? "") : "");
  const alike = new Set(Object.values(options).map(({ gain }) => icon(gain[0]))).size === 1;
  const option = options[touch];
  const found = icon((alike ? option?.cost[0] : undefined) ?? option?.gain[0]);
  return found in icons ? found : "chev";
}

/** What concerns this table all the time, for a pair of players too, and with Akebono. */
function topics(view: GameView): string[] {
  const { akebono, players } = tableOf(view);
  return [
    "goal",
    "board",
    "month",
    "fire",
    "payday",
    ...(akebono ? ["boats", "celebrities"] : []),
    ...(players.length === 2 ? ["two"] : []),
    "new-year",
    "icons",
  ];
}

/** The card in hand, or the thing whose effect is being carried out, or the sort of question. */
function source(view: GameView, pieces: unknown): ComponentChildren {
  const { doing } = tableOf(view);
  const name = doing.chosen ?? doing.source;
  const character = name === null ? undefined : piecesOf(pieces).characters[name];
  if (name !== null && character !== undefined) {
    return (
      <span class="ik-source printed">
        <Bust id={idOf(name)} type={character.type} />
      </span>
    );
  }
  return <Icon name={name === null ? (QUESTION_ICONS[view.asks] ?? "ik-oyakata") : buttonIcon(name, view)} size={32} />;
}

export const iki: GameModule = {
  MainBoard,
  OwnBoard,
  zones,
  where,
  earned: (view, seat) => ({ icon: "ik-iki", points: tableOf(view).players[seat]?.iki ?? 0 }),
  strip,
  previews: isIn("ikizama"),
  isButton: isIn("done", "income", "mon", "trade", "option"),
  buttonIcon,
  leaves: isIn("done"),
  source,
  topics,
  explain,
  sounds: {
    "fire-breaks-out": "fire",
    gained: "coin",
    paid: "coin",
    "income-taken": "coin",
    hired: "paper",
    met: "paper",
  },
  legend: (language) => wordsOf(language).legend,
  icons,
};
