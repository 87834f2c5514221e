// What is printed on the boards and has no touch of its own: explained from the pieces and the view.

import type { Explain } from "../../game";
import type { Effect, GameView } from "../../protocol";
import { bonusWords } from "./draw";
import { type Fact, factsOf, saidOf } from "./tengu-facts";
import { type BitokuPieces, layoutOf, must, piecesOf, type Region, tableOf } from "./types";
import { nameWords, type Words, wordsOf } from "./words";

/** Where the rules page tells about what lies on the Tengu's board. */
const FACT_ANCHORS: Record<Fact, string> = {
  yokai: "tengu-count",
  path: "tengu-points",
  spirits: "tengu-points",
  pilgrims: "tengu-points",
  kodamas: "tengu-terms",
  crystals: "tengu-seasons",
  buildings: "tengu-places",
};

/** The displays by what lies there. */
const PLACES = { mitama: "mitamas", dragonfly: "dragonflies", crystal: "crystals" } as const;

export const explain: Explain = (name, view, pieces, shown, language) => {
  if (!name.startsWith("@")) return null;
  const said = explainPrinted(name.slice(1), view, pieces, shown, language);
  return said && { ...said, source: sourceOf(name.slice(1), view, piecesOf(pieces)) };
};

/** Where the value comes from, if it is a printed one. */
function sourceOf(name: string, view: GameView, { sources, forest }: BitokuPieces): string {
  const table = tableOf(view);
  const [sort = "", first = "", second = ""] = name.split(".");
  const key = {
    forest: `forest.${first}.${forest.find(({ region }) => region === first)?.min[Number(second)]}`,
    lake: `lake.${table.regions[first as Region]?.lake.replace("lake-", "")}`,
    gate: `gate.${first.replace("gate-", "")}`,
    counter: `counter.${Number(first) + 1}`,
    price: `price.${table.layout}.${first}.${Number(second) + 1}`,
    "tengu-card": `tengu.${first.replace("tengu-", "")}`,
  }[sort];
  return sources[key ?? ""] ?? "";
}

/** What the Tengu takes in a region: a piece, or nothing. */
function takenWords(takes: string, words: Words): string {
  return (words.tenguKinds as Record<string, string>)[takes] ?? "";
}

const explainPrinted: Explain = (name, view, pieces, shown, language) => {
  const words = wordsOf(language);
  const table = tableOf(view);
  const printed = piecesOf(pieces);
  const player = must(table.players[shown], `seat ${shown}`);
  const [sort = "", first = "", second = ""] = name.split(".");
  const types = (cards: string[]) =>
    cards.map((card) => nameWords(words, printed.yokai[card]?.type ?? printed.bitoku[card]?.type ?? card)).join(", ") ||
    words.nothing;
  const cardOf = (id: string) =>
    must(
      printed.tengu_cards.find((one) => one.id === id),
      id,
    );
  const placeOf = (id: string) => {
    const { location } = cardOf(id);
    return words.regionNames[location === "favourite" ? (table.tengu?.favourite ?? "home") : location];
  };
  const cardText = (id: string) => {
    const card = cardOf(id);
    const takes = [...card.gives.map((good) => words.resources[good]), takenWords(card.takes, words)].filter(Boolean);
    return [
      words.tenguCardTypes({ types: [...card.yokai, ...card.bitoku].map((type) => nameWords(words, type)).join(", ") }),
      words.tenguCardGoes({
        place: card.location === "favourite" ? words.tenguFavourite({ place: placeOf(id) }) : placeOf(id),
      }),
      takes.length > 0 ? words.tenguCardTakes({ things: takes.join(" + ") }) : "",
      words.tenguCardResource({ resource: card.resource ? words.resources[card.resource] : words.tenguNoResource }),
    ]
      .filter(Boolean)
      .join(" ");
  };
  switch (sort) {
    case "forest": {
      const action = printed.forest.find(({ region }) => region === first)?.effects[Number(second)];
      return { title: words.regionNames[first as Region], text: must(action, name).words, anchor: "forest" };
    }
    case "lake": {
      const worth = words.lakeText({ vp: table.regions[first as Region].vp.join(" / ") });
      const said = `${worth} ${table.tengu ? words.lakeTiesSolo : words.lakeTies}`;
      return { title: `${words.lake}, ${words.regionNames[first as Region]}`, text: said, anchor: "kodama" };
    }
    case "track":
      return { title: words.track, text: words.trackText, anchor: "kodama" };
    case "neutral":
      return { title: words.neutral, text: words.neutralText, anchor: "kodama" };
    case "river": {
      const { needs, loss, loss_from_six: six } = printed.crossing;
      const shared = layoutOf(table, printed).areas.some(({ hills }) => hills.length > 1);
      const text = words.riverText({ needs, loss, six });
      return { title: words.river, text: shared ? `${text} ${words.riverShared}` : text, anchor: "favour" };
    }
    case "site":
      return {
        title: words.areaFree({ kind: words.kinds[first as keyof typeof words.kinds] }),
        text: words.siteText,
        anchor: "building",
      };
    case "price": {
      const { cost, vp, gain }: { cost: Effect; vp?: number; gain?: Effect | null } = must(
        layoutOf(table, printed)[PLACES[first as "mitama"]][Number(second)],
        name,
      );
      const got = vp ? words.placeVp({ vp }) : gain?.words;
      const gives = got ? words.gains({ what: got }) : "";
      const title = `${words.rows[PLACES[first as "mitama"]]}, ${words.placeNumber({ number: Number(second) + 1 })}`;
      return { title, text: [cost.words, gives].filter(Boolean).join(", "), anchor: first };
    }
    case "bonus": {
      const building = must(printed.buildings[`building.${first}`], first);
      return { title: words.kinds[building.kind], text: bonusWords(building).join("; "), anchor: "building" };
    }
    case "order":
      return { title: words.order, text: words.orderText, anchor: "autumn" };
    case "gate": {
      const gate = printed.gates.find(({ id }) => id === first);
      return { title: words.gate, text: words.gateText({ does: must(gate, name).effect.words }), anchor: "path" };
    }
    case "illumination":
      return { title: words.illumination, text: words.illuminationText, anchor: "path" };
    case "counter": {
      const index = Number(first);
      const { cost, vp } = must(printed.counters[index], name);
      const text =
        index < player.built
          ? words.counterDone({ number: index + 1, vp })
          : words.counter({ number: index + 1, cost: cost.words, vp });
      return { title: words.counters, text, anchor: "building" };
    }
    case "deck": {
      if (first === "own")
        return {
          title: words.decks.own,
          text: words.deckText({ left: player.deck, discard: player.discard.length }),
          anchor: "yokai",
        };
      const { left, discard } = table.decks[first as "yokai" | "bitoku" | "visions"];
      const gone = discard.length > 0 ? ` ${words.discardList({ names: types(discard) })}` : "";
      return {
        title: words.decks[first as "yokai"],
        text: words.deckText({ left, discard: discard.length }) + gone,
        anchor: "draw",
      };
    }
    case "discard":
      return { title: words.discard, text: words.discardList({ names: types(player.discard) }), anchor: "yokai" };
    case "tucked":
      return { title: words.tucked, text: words.tuckedText({ names: types(player.tucked) }), anchor: "ask-virtue" };
    case "tengu-attitude":
      return { title: words.tenguAttitudeTitle, text: words.tenguAttitudeText, anchor: "tengu-steps" };
    case "tengu-deck": {
      const { deck = 0, discard = [], row = [] } = table.tengu ?? {};
      const left = printed.tengu_cards.map(({ id }) => id).filter((id) => !discard.includes(id) && !row.includes(id));
      const inDeck = left.length > 0 ? ` ${words.tenguInDeck({ cards: left.map(placeOf).join(", ") })}` : "";
      return {
        title: words.tenguRow,
        text: `${words.tenguPiles({ deck, discard: discard.length })}.${inDeck} ${words.tenguPilesText}`,
        anchor: "tengu-turn",
      };
    }
    case "tengu-step": {
      const does = words.tenguDoes[first.toLowerCase() as keyof Words["tenguDoes"]];
      return { title: words.tenguStep({ letter: first }), text: does, anchor: "tengu-steps" };
    }
    case "tengu-card":
      return { title: words.tenguCard({ place: placeOf(first) }), text: cardText(first), anchor: "tengu-turn" };
    case "tengu-fact": {
      const facts = factsOf(table, printed, view.settings);
      const fact = first as Fact;
      return (
        facts && {
          title: words.tenguFacts[fact],
          text: saidOf(fact, facts, table, printed, words),
          anchor: FACT_ANCHORS[fact],
        }
      );
    }
    case "bitoku-path":
      return {
        title: words.bitokuPath,
        text: words.bitokuPathText({ vp: player.breakdown.types ?? 0 }),
        anchor: "advance",
      };
    default:
      return null;
  }
};
