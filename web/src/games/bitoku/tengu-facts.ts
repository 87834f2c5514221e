// What lies on the Tengu's board, said in words: for labels and for explanations.

import type { OptionValue } from "../../protocol";
import { printed } from "./draw";
import { type BitokuPieces, type BitokuTable, must, type Player, REGIONS, type Region, type Tengu } from "./types";
import { nameWords, type Words } from "./words";

export type Fact = "yokai" | "path" | "spirits" | "pilgrims" | "kodamas" | "crystals" | "buildings";

export interface TenguFacts {
  tengu: Tengu;
  player: Player;
  arrived: number;
  /** how far its kodamas are behind those of the human; below zero where they are ahead */
  behind: Record<Region, number>;
  /** movement points of its crystals in spring */
  springPoints: number;
  /** VP that its building counters have uncovered */
  countersVp: number;
}

export function factsOf(
  table: BitokuTable,
  pieces: BitokuPieces,
  settings: Record<string, OptionValue>,
): TenguFacts | null {
  const { tengu } = table;
  if (tengu === null) return null;
  const player = must(table.players[tengu.player], "the Tengu");
  const human = must(table.players[0], "the human");
  return {
    tengu,
    player,
    arrived: Object.values(table.pilgrims).filter((seat) => seat === tengu.player).length,
    behind: Object.fromEntries(
      REGIONS.map((region) => [region, human.kodamas[region] - player.kodamas[region]]),
    ) as Record<Region, number>,
    springPoints: settings.tengu_no_spring === true ? 0 : tengu.crystals * pieces.tengu_rates.spring_mp_per_crystal,
    countersVp: pieces.tengu_counters.slice(0, player.built).reduce((sum, vp) => sum + vp, 0),
  };
}

/** A fact as one sentence or two. */
export function saidOf(fact: Fact, facts: TenguFacts, table: BitokuTable, pieces: BitokuPieces, words: Words): string {
  const { tengu, player } = facts;
  const rates = pieces.tengu_rates;
  const mitamas = (names: string[]) =>
    counted(
      names.map((name) => printed(pieces.mitamas, name).type),
      words,
    );
  switch (fact) {
    case "yokai":
      return words.tenguPile({
        names:
          counted(
            player.tucked.map((card) => printed(pieces.yokai, card).type),
            words,
          ) || words.tenguNone,
        starting: rates.starting_yokai_vp,
        advanced: rates.advanced_yokai_vp,
      });
    case "path": {
      const cards = player.bitoku.map((card, i) => {
        const { type, vp } = printed(pieces.bitoku, card);
        const state = i < player.completed ? "done" : i === player.completed ? "next" : "later";
        return words.tenguPathCard[state]({ type: nameWords(words, type), vp });
      });
      return cards.join(", ") || words.tenguNone;
    }
    case "spirits":
      return words.tenguSpirits({
        mitamas: mitamas(player.mitamas) || words.tenguNone,
        dragonflies: player.dragonflies.length,
        pairs: mitamas(player.combined.map(([mitama]) => mitama)) || words.tenguNone,
        points: rates.combine_mp,
      });
    case "pilgrims":
      return words.tenguPilgrims({
        left: player.pilgrims.awake,
        walking: player.pilgrims.walking.length,
        arrived: facts.arrived,
      });
    case "kodamas": {
      const tracks = REGIONS.map((region) => {
        const behind = facts.behind[region];
        const say = words.tenguKodama[behind > 0 ? "behind" : behind < 0 ? "ahead" : "level"];
        return say({
          region: words.regions[region],
          count: Math.abs(behind),
          award: table.regions[region].vp[0] ?? 0,
        });
      });
      return words.tenguKodamas({ tracks: tracks.join(", "), competitive: words.regionNames[tengu.competitive] });
    }
    case "crystals":
      return words.tenguCrystals({
        count: tengu.crystals,
        points: facts.springPoints,
        vp: tengu.crystals * rates.crystal_vp,
      });
    case "buildings":
      return words.tenguBuildings({ built: player.built, all: pieces.tengu_counters.length, vp: facts.countersVp });
  }
}

/** Types, each with how many there are. */
export function countsOf(types: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

function counted(types: string[], words: Words): string {
  return countsOf(types)
    .map(([type, count]) => nameWords(words, type) + (count > 1 ? ` × ${count}` : ""))
    .join(", ");
}
