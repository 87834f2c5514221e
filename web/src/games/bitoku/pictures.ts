// What Bitoku's rules page shows of the boards.

import type { Pictures } from "../picture";

const zone = (id: string) => `[data-zone="z-${id}"]`;

export const pictures: Pictures = {
  table: {
    example: "table",
    show: ".ground > *",
    marks: ["forest", "paths", "displays", "slots", "hand", "board", "goods"].map(zone),
  },
  slot: {
    example: "turn",
    show: ".bk-slot",
    one: true,
    marks: [".bk-dieplace", ".bk-socket", ".bk-card"],
    largest: 1.6,
  },
  yokai: {
    example: "table",
    show: `${zone("hand")} .bk-yokai`,
    one: true,
    marks: [".bk-cd", ".bk-ce", ".bk-cv"],
    largest: 2.2,
  },
  region: {
    example: "table",
    show: ".bk-at-glade",
    marks: [".bk-spaces", ".bk-act", ".bk-kod", ".bk-lake", ".bk-area"],
    largest: 1.4,
  },
  home: { example: "table", show: ".bk-home", marks: [".bk-seat", ".bk-gives", ".bk-order"], largest: 1.4 },
  favours: {
    example: "turn",
    show: ".bk-at-stairs .bk-hill, .bk-at-stairs .bk-beyond",
    marks: [".bk-f-bitoku", ".bk-f-yokai", ".bk-f-two", ".bk-space"],
    largest: 1.6,
  },
  mitamas: {
    example: "table",
    show: ".bk-r-mitamas, .bk-r-dragonflies",
    marks: [".bk-price", ".bk-gain", ".bk-mit", ".bk-fly"],
    largest: 1.4,
  },
  crystals: { example: "table", show: ".bk-sockets", marks: [".bk-svp", ".bk-dream", ".bk-memory"], largest: 1.6 },
  building: {
    example: "table",
    show: ".bk-r-buildings .bk-dp:has(.bk-bt)",
    one: true,
    marks: [".bk-min", ".bk-effect", ".bk-bonus", ".bk-rent"],
    largest: 2.6,
  },
  counters: { example: "table", show: ".bk-counters", marks: [".bk-next", ".bk-cvp"], largest: 1.6 },
  kodama: { example: "table", show: ".bk-at-forges .bk-kod", marks: [".bk-kodama", ".bk-lake"], largest: 1.8 },
  paths: {
    example: "table",
    show: ".bk-map",
    marks: [".bk-start", ".bk-bridge", ".bk-gatetile", ".bk-bed"],
    largest: 1.4,
  },
  bitoku: { example: "table", show: ".bk-bpath", marks: [".bk-counterat", ".bk-bw", ".bk-be"], largest: 1.8 },
  rocks: { example: "late", show: ".bk-rockpath", marks: [".bk-rock", ".bk-pseat"], largest: 1.6 },
  vision: {
    example: "table",
    show: ".bk-vision",
    one: true,
    marks: [".bk-need", ".bk-pips", ".bk-worth"],
    largest: 2.4,
  },
  count: { example: "late", show: `${zone("board")}, ${zone("goods")}` },
  tengu: { example: "alone", show: zone("tengu"), beside: true },
};
