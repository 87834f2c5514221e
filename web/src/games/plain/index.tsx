// The plain board: for any game that the server offers and that has no folder here.

import type { GameModule, Zone } from "../../game";
import { Icon } from "../../icons";
import { chooses, MainBoard, OwnBoard } from "./board";
import "./plain.css";
import { shapeOf } from "./shape";
import { wordsOf } from "./words";

export const plain: GameModule = {
  MainBoard,
  OwnBoard,
  zones: (language, view) => {
    if (!view) return [];
    const words = wordsOf(language);
    const { players, common } = shapeOf(view);
    const found: Zone[] = [];
    if (chooses(view)) found.push({ id: "z-plain-choices", label: words.choices, icon: "lantern" });
    if (common.length > 0) found.push({ id: "z-plain-common", label: words.table, icon: "list" });
    if (players.length > 0) found.push({ id: "z-plain-players", label: words.players, icon: "person" });
    return found;
  },
  where: (view, _, language) => ({ icon: "lantern", text: view.over ? wordsOf(language).over : "", note: "" }),
  strip: () => [],
  isButton: () => false,
  buttonIcon: () => "tick",
  source: () => <Icon name="lantern" size={32} />,
  icons: {},
};
