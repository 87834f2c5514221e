// What is printed on the boards and has no touch of its own: explained from the pieces and the view.

import type { Explain, Explained } from "../../game";
import type { GameView } from "../../protocol";
import type { Good, IkiPieces } from "./types";
import { firesOf, MONTHS, piecesOf, tableOf } from "./types";
import { type Words, wordsOf } from "./words";

export const explain: Explain = (name, view, pieces, _shown, language) => {
  if (!name.startsWith("@")) return null;
  const words = wordsOf(language);
  const printed = piecesOf(pieces);
  const [sort = "", which = ""] = name.slice(1).split(".");
  switch (sort) {
    case "month":
      return explainMonth(Number(which), view, printed, words);
    case "fire":
      return { title: `${words.firefighting} ${which}`, text: words.aboutFirefighting, anchor: "fire" };
    case "trade": {
      const income = printed.trade_income[Number(which)];
      const text = income ? words.aboutTrade({ income: income.words }) : words.aboutNoIncome;
      return { title: `${words.trade} ${which}`, text, anchor: "boats" };
    }
    case "good":
      return {
        title: words.strip[which as Good | "iki"],
        text: explainGood(which as Good | "iki", printed, words),
        anchor: "board",
      };
    case "kobun":
      return { title: words.kobunsFree({ count: 1 }), text: words.aboutKobun, anchor: "hire" };
    case "sailor":
      return { title: words.sailorsFree({ count: 1 }), text: words.aboutSailor, anchor: "boats" };
    case "lap":
      return { title: words.lapMark, text: words.aboutLap, anchor: "experience" };
    case "order": {
      const signs = tableOf(view).two ? ` ${words.aboutSigns}` : "";
      return { title: words.way, text: words.aboutOrder + signs, anchor: "way" };
    }
    case "row": {
      const group = which as "fresh" | "kept" | "newcomer";
      return { title: words.rowPart[group], text: words.aboutRow[group], anchor: "month" };
    }
    case "tile": {
      const effect = printed.tiles.find(({ tile }) => tile === which)?.effect;
      return { title: effect?.words ?? "", text: words.aboutStartTile, anchor: "setup" };
    }
    default:
      return null;
  }
};

function explainMonth(month: number, view: GameView, pieces: IkiPieces, words: Words): Explained {
  if (month > MONTHS) return { title: words.newYear, text: words.aboutNewYear, anchor: "new-year" };
  const table = tableOf(view);
  const title = words.month({ month });
  const fire = firesOf(table, pieces)[month - 1] ?? 0;
  if (fire > 0) {
    const text = words.aboutFireMonth({ strength: fire }) + (table.akebono ? ` ${words.aboutTradeAfterFire}` : "");
    return { title: `${title}, ${words.fire}`, text, anchor: "fire" };
  }
  if (pieces.paydays[month - 1])
    return { title: `${title}, ${words.payday}`, text: words.aboutPaydayMonth, anchor: "payday" };
  return { title, text: words.aboutPlainMonth, anchor: "month" };
}

function explainGood(good: Good | "iki", { scoring }: IkiPieces, words: Words): string {
  if (good === "mon") return words.aboutMon({ rate: scoring.mon_per_iki });
  if (good === "wood") return words.aboutWood({ points: scoring.wood });
  if (good === "koban") return words.aboutKoban({ points: scoring.koban });
  if (good === "rice") return words.aboutRice;
  return good === "sandal" ? words.aboutSandal : words.aboutIki;
}
