// What is printed on the boards and has no touch of its own: explained from the pieces and the view.

import type { Explained } from "../../game";
import type { GameView, Language, Seat } from "../../protocol";
import { must, piecesOf, type Region, tableOf } from "./types";
import { effectWords, nameWords, wordsOf } from "./words";

export function explain(name: string, view: GameView, pieces: unknown, shown: Seat, language: Language): Explained | null {
  if (!name.startsWith("@")) return null;
  const words = wordsOf(language);
  const table = tableOf(view);
  const printed = piecesOf(pieces);
  const player = must(table.players[shown], `seat ${shown}`);
  const [sort = "", first = "", second = ""] = name.slice(1).split(".");
  const types = (cards: string[]) =>
    cards.map((card) => nameWords(words, printed.yokai[card]?.type ?? printed.bitoku[card]?.type ?? card)).join(", ") || words.nothing;
  switch (sort) {
    case "forest": {
      const row = printed.forest.find(({ region }) => region === first);
      const index = Number(second);
      const does = effectWords(words, row?.effects[index] ?? "");
      return { title: words.regionNames[first as Region], text: words.action(row?.min[index] ?? 0, does), anchor: "forest" };
    }
    case "lake": {
      const { vp } = table.regions[first as Region];
      return { title: `${words.lake}, ${words.regionNames[first as Region]}`, text: words.lakeText(vp.join(" / ")), anchor: "kodama" };
    }
    case "track":
      return { title: words.track, text: words.trackText, anchor: "kodama" };
    case "neutral":
      return { title: words.neutral, text: words.trackText, anchor: "kodama" };
    case "river":
      return { title: words.river, text: words.riverText, anchor: "favour" };
    case "site":
      return { title: words.areaFree(words.kinds[first as keyof typeof words.kinds]), text: "", anchor: "building" };
    case "order":
      return { title: words.order, text: words.orderText, anchor: "home" };
    case "gate": {
      const gate = printed.gates.find(({ id }) => id === first);
      return { title: words.gate, text: words.gateText(effectWords(words, gate?.effect ?? "")), anchor: "path" };
    }
    case "illumination":
      return { title: words.illumination, text: "", anchor: "path" };
    case "counter": {
      const index = Number(first);
      const { cost, vp } = must(printed.counters[index], name);
      const text = index < player.built ? words.counterDone(index + 1, vp) : words.counter(index + 1, effectWords(words, cost), vp);
      return { title: words.counters, text, anchor: "building" };
    }
    case "deck": {
      if (first === "own") return { title: words.decks.own, text: words.deckText(player.deck, player.discard.length), anchor: "yokai" };
      const { left, discard } = table.decks[first as "yokai" | "bitoku" | "visions"];
      const gone = discard.length > 0 ? ` ${words.discardList(types(discard))}` : "";
      return { title: words.decks[first as "yokai"], text: words.deckText(left, discard.length) + gone, anchor: "draw" };
    }
    case "discard":
      return { title: words.discard, text: words.discardList(types(player.discard)), anchor: "yokai" };
    case "tucked":
      return { title: words.tucked, text: words.tuckedText(types(player.tucked)), anchor: "ask-virtue" };
    case "bitoku-path":
      return { title: words.bitokuPath, text: words.typesLine(player.breakdown["types"] ?? 0), anchor: "advance" };
    default:
      return null;
  }
}
