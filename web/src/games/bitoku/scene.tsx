// The place where it happens, drawn once: hills, river, five regions, lakes, villages, and the mountains of the Paths.
// Each strip keeps its width, so that it stays with its region, and is cut in height; style/scene.css says where each lies.

import type { VNode } from "preact";
import { still } from "../../still";
import { DEEP } from "./scene/deep";
import { FLOW, RIVER, SKY } from "./scene/hills";
import { INK } from "./scene/ink";
import { MOUNTAINS } from "./scene/mountains";
import { FAR, FORGES, GLADE, GROUND, STAIRS, TREE, YOMI } from "./scene/regions";
import { LAKE, VILLAGE } from "./scene/shore";
import { falling } from "./scene/things";

function strip(name: string, height: number, keep: string, body: string): string {
  return `<svg class="bk-sc bk-sc-${name}" viewBox="0 0 1000 ${height}" preserveAspectRatio="${keep}" ${INK}>${body}</svg>`;
}

const FOREST_SCENE =
  strip("sky", 130, "xMidYMax slice", SKY) +
  `<span class="bk-sc-wood">${
    strip("ground", 260, "none", GROUND) +
    strip("far", 260, "xMidYMin", FAR + DEEP) +
    strip("near", 264, "xMidYMax", YOMI + STAIRS + TREE + GLADE + FORGES + falling(40, 1000, 264, 23))
  }</span>` +
  strip("lake", 70, "xMidYMin slice", LAKE) +
  strip("village", 60, "xMidYMin slice", VILLAGE) +
  strip("river", 40, "xMidYMid slice", RIVER) +
  `<span class="bk-flow"><svg viewBox="0 0 2000 21" preserveAspectRatio="xMinYMid slice" ${INK}>${FLOW}</svg></span>`;
const PATH_SCENE = strip("path", 200, "xMidYMax slice", MOUNTAINS);

export const ForestScene = still((): VNode => <Scene drawn={FOREST_SCENE} />);
export const PathScene = still((): VNode => <Scene drawn={PATH_SCENE} />);

function Scene({ drawn }: { drawn: string }): VNode {
  return <div class="scene bk-scene bk-land" aria-hidden dangerouslySetInnerHTML={{ __html: drawn }} />;
}
