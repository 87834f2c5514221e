// What IKI's rules page shows of the boards.

import type { Pictures } from "../picture";

const zone = (id: string) => `[data-zone="z-${id}"]`;

export const pictures: Pictures = {
  table: {
    example: "table",
    show: ".ground > *",
    marks: ["street", "river", "row", "tokens", "tracks", "market", "goods", "crew", "columns", "things"].map(zone),
  },
  way: { example: "table", show: ".ik-way", marks: [".ik-lane-of-life", ".ik-held"], largest: 1.6 },
  character: {
    example: "table",
    show: ".ik-hire:has(.ik-bonus)",
    one: true,
    marks: [".ik-cost", ".ik-mid > svg", ".ik-bonus", ".ik-skill", ".ik-sal"],
    largest: 2.4,
  },
  street: { example: "table", show: ".ik-town", marks: [".ik-walker", ".ik-lap", ".ik-more", ".ik-shop"] },
  stall: {
    example: "table",
    show: ".ik-char:has(.ik-ladder)",
    one: true,
    marks: [".ik-ladder .ik-at", ".ik-body > svg:last-child", ".ik-skill"],
    largest: 2.4,
  },
  shop: { example: "table", show: ".ik-rice-shop", one: true, marks: [".ik-shopname", ".ik-effect"], largest: 2 },
  retired: { example: "late", show: zone("columns"), marks: [".ik-past-life", ".ik-coltype"], largest: 1.6 },
  tokens: { example: "table", show: zone("tokens"), marks: [".ik-tokendoes", ".ik-price"], largest: 1.6 },
  building: {
    example: "table",
    show: ".ik-building",
    one: true,
    marks: [".ik-cost2", ".ik-award", ".ik-lasting"],
    largest: 2.4,
  },
  river: { example: "table", show: zone("river"), marks: [".ik-boat", ".ik-bridge", ".ik-drift > *"] },
  celebrity: { example: "turn", show: ".ik-celebrity", one: true, marks: [".ik-fame", ".ik-gives"], largest: 2.4 },
  fire: { example: "table", show: ".ik-track", one: true, marks: [".ik-stack"], largest: 1.6 },
  payday: { example: "late", show: zone("crew"), marks: [".ik-pay", ".ik-kobuns"], largest: 1.6 },
  pair: { example: "two", show: zone("street"), marks: [".ik-more"] },
  count: { example: "late", show: `${zone("goods")}, ${zone("crew")}, ${zone("columns")}, ${zone("things")}` },
};
