// The plain board: for any game that the server offers and that has no folder here.

import type { GameModule } from "../../game";
import { Icon } from "../../icons";
import { MainBoard, OwnBoard } from "./board";
import "./plain.css";
import { shapeOf } from "./shape";
import { wordsOf } from "./words";

export const plain: GameModule = {
  MainBoard,
  OwnBoard,
  zones: (language, view) => {
    const words = wordsOf(language);
    const found = [{ id: "z-plain-choices", label: words.choices, icon: "lantern" }];
    if (!view) return found;
    const { players, common } = shapeOf(view);
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
