// What Bamboo's rules page shows of the boards.

import type { Pictures } from "../picture";

const zone = (id: string) => `[data-zone="z-${id}"]`;

export const pictures: Pictures = {
  table: {
    example: "table",
    show: ".ground > *",
    marks: ["grove", "temples", "balance", "homes", "food", "stocks", "house", "goods"].map(zone),
  },
  incense: { example: "table", show: ".bb-incense", marks: [".bb-this"], largest: 1.6 },
  stocks: { example: "table", show: zone("stocks"), marks: [".bb-stock:has(.bb-sec)", ".bb-pawn"], largest: 1.4 },
  temple: {
    example: "table",
    show: ".bb-temple",
    one: true,
    marks: [".bb-crest", ".bb-spirit", ".bb-pile", ".bb-bowl"],
    largest: 2,
  },
  shoot: { example: "table", show: ".bb-shoot", one: true, marks: [".bb-sec", ".bb-below"], largest: 1.4 },
  section: {
    example: "table",
    show: ".bb-shoot .bb-sec",
    one: true,
    marks: [".bb-bamboo .sign", ".bb-bamboo circle"],
    largest: 3,
  },
  food: { example: "table", show: zone("food"), marks: [".bb-count", ".bb-food"], largest: 1.4 },
  home: {
    example: "table",
    show: ".bb-market",
    one: true,
    marks: [".bb-terms > span", ".bb-gain", ".bb-home > svg", ".bb-comfort"],
    largest: 2.4,
  },
  balance: {
    example: "table",
    show: ".bb-shelf .bb-asks",
    one: true,
    marks: [".bb-pattern svg", ".bb-points", ".bb-least"],
    largest: 2.4,
  },
  spirits: { example: "late", show: ".bb-owned", marks: [".bb-spirit:not(.bb-asleep)", ".bb-asleep"], largest: 1.8 },
  ghost: { example: "night", show: zone("temples"), largest: 1.4 },
  night: { example: "night", show: zone("house"), marks: [".bb-marked .bb-night", ".bb-nightcost"], largest: 1.4 },
  count: {
    example: "late",
    show: `${zone("house")}, ${zone("goods")}`,
    marks: ['[data-about="@harmony"]', ".bb-held .bb-bal.tile", ".bb-spirits"],
  },
};
