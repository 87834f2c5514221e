// What is printed on the boards and has no touch of its own: explained from the pieces and the view.

import type { Explained } from "../../game";
import type { GameView, Language, Seat } from "../../protocol";
import type { Good, IkiPieces } from "./types";
import { firesOf, MONTHS, piecesOf, tableOf } from "./types";
import { goodName, type Words, wordsOf } from "./words";

interface Said {
  plainMonth: string;
  fireMonth: (strength: number) => string;
  tradeAfterFire: string;
  paydayMonth: string;
  newYear: string;
  firefighting: string;
  trade: (income: string) => string;
  noIncome: string;
  mon: (perIki: number) => string;
  rice: string;
  sandal: string;
  wood: (points: number) => string;
  koban: (points: number) => string;
  iki: string;
  kobun: string;
  sailor: string;
  lap: string;
  order: string;
  startTile: string;
}

const SAID: Record<Language, Said> = {
  en: {
    plainMonth: "Neither a fire nor a payday ends this month.",
    fireMonth: (strength) =>
      `A fire of strength ${strength} ends this month. A tile drawn by lot names a nagaya; the fire goes from its board edge to the crossroads and loses 1 with each stall. It stops at the first player whose firefighting is at least as strong; cards it has reached before are lost.`,
    tradeAfterFire: "After it everybody gains all incomes reached on the trade track.",
    paydayMonth:
      "A payday ends this month: salaries, then IKI for harmony, then 1 rice for each of your characters on the board. Who is not fed leaves the game.",
    newYear: "After month 12, in the order of firefighting, every Oyakata makes one last visit, to any space.",
    firefighting:
      "Whoever is further on chooses the way of life earlier; of a stack the top one. A fire stops at your cards when it is not stronger than this number.",
    trade: (income) => `After each fire, whoever has come this far gains ${income}.`,
    noIncome: "After each fire you gain all incomes that you have reached on this track.",
    mon: (perIki) => `Money for hires, shops, tokens and boats. At the end every ${perIki} mon are worth 1 IKI.`,
    rice: "Feeds your characters at payday, 1 for each on the board. Some shops, boats and characters take it in payment.",
    sandal: "After your move, before business: each sandal spent takes your Oyakata one space further.",
    wood: (points) => `For buildings and boats. At the end each wood is worth ${points} IKI.`,
    koban: (points) => `Gold, for the finest buildings. At the end each koban is worth ${points} IKI.`,
    iki: "IKI on the track so far. Types, fish, tobacco, buildings, goods and celebrities are counted at the end.",
    kobun:
      "A free Kobun: it can stand on a character that you hire, or on a building. It comes back when the character retires or leaves, or when the building burns.",
    sailor: "A free Sailor: every boat that you build needs one.",
    lap: "When your Oyakata passes it, each of your characters on the board gains 1 experience.",
    order: "The order in which the way of life is chosen. Turns are then taken from the left.",
    startTile: "The start tile of whoever takes this character.",
  },
  fr: {
    plainMonth: "Ce mois ne se termine ni par un incendie ni par un jour de paie.",
    fireMonth: (strength) =>
      `Ce mois se termine par un incendie de force ${strength}. Une tuile tirée au sort désigne un nagaya ; le feu va du bord du plateau vers le carrefour et perd 1 à chaque emplacement. Il s’arrête au premier joueur au moins aussi fort sur la piste de Lutte contre les Incendies ; les cartes atteintes avant sont perdues.`,
    tradeAfterFire: "Après lui, chacun gagne tous les revenus atteints sur la piste de Commerce.",
    paydayMonth:
      "Ce mois se termine par un jour de paie : les salaires, puis l’IKI d’harmonie, puis 1 riz pour chacun de vos personnages sur le plateau. Qui n’est pas nourri quitte la partie.",
    newYear:
      "Après le mois 12, dans l’ordre de la piste de Lutte contre les Incendies, chaque Oyakata fait une dernière visite, sur n’importe quelle case.",
    firefighting:
      "Qui est plus avancé choisit plus tôt son mode de vie ; dans une pile, celui du dessus. Un incendie s’arrête à vos cartes s’il n’est pas plus fort que ce nombre.",
    trade: (income) => `Après chaque incendie, qui est arrivé jusqu’ici gagne ${income}.`,
    noIncome: "Après chaque incendie, vous gagnez tous les revenus atteints sur cette piste.",
    mon: (perIki) =>
      `L’argent des recrutements, des boutiques, des jetons et des bateaux. À la fin, ${perIki} mons valent 1 IKI.`,
    rice: "Nourrit vos personnages au jour de paie, 1 pour chacun sur le plateau. Des boutiques, des bateaux et des personnages l’acceptent en paiement.",
    sandal:
      "Après votre déplacement, avant les transactions : chaque sandale dépensée mène votre Oyakata une case plus loin.",
    wood: (points) => `Pour les bâtiments et les bateaux. À la fin, chaque bois vaut ${points} IKI.`,
    koban: (points) => `De l’or, pour les plus beaux bâtiments. À la fin, chaque koban vaut ${points} IKI.`,
    iki: "L’IKI de la piste jusqu’ici. Types, poissons, tabac, bâtiments, biens et célébrités sont comptés à la fin.",
    kobun:
      "Un Kobun libre : il peut se tenir sur un personnage recruté ou sur un bâtiment. Il revient quand le personnage part à la retraite ou quitte la partie, ou quand le bâtiment brûle.",
    sailor: "Un Marin libre : chaque bateau construit en demande un.",
    lap: "Quand votre Oyakata la passe, chacun de vos personnages sur le plateau gagne 1 point d’expérience.",
    order: "L’ordre dans lequel on choisit le mode de vie. Les tours se jouent ensuite depuis la gauche.",
    startTile: "La tuile Départ de qui prend ce personnage.",
  },
  pt: {
    plainMonth: "Este mês não termina com incêndio nem com dia de pagamento.",
    fireMonth: (strength) =>
      `Este mês termina com um incêndio de força ${strength}. Uma peça tirada à sorte indica uma nagaya; o fogo vai da borda do tabuleiro até ao cruzamento e perde 1 em cada banca. Para no primeiro jogador pelo menos tão forte no combate aos incêndios; as cartas atingidas antes perdem-se.`,
    tradeAfterFire: "Depois dele, todos ganham todos os rendimentos alcançados na pista de comércio.",
    paydayMonth:
      "Este mês termina com um dia de pagamento: os salários, depois o IKI de harmonia, depois 1 arroz por cada personagem sua no tabuleiro. Quem não é alimentada sai do jogo.",
    newYear:
      "Depois do mês 12, pela ordem do combate aos incêndios, cada Oyakata faz uma última visita, a qualquer espaço.",
    firefighting:
      "Quem está mais à frente escolhe mais cedo o modo de vida; numa pilha, o de cima. Um incêndio para nas suas cartas se não for mais forte do que este número.",
    trade: (income) => `Depois de cada incêndio, quem chegou até aqui ganha ${income}.`,
    noIncome: "Depois de cada incêndio, ganha todos os rendimentos que alcançou nesta pista.",
    mon: (perIki) => `Dinheiro para contratações, lojas, fichas e barcos. No fim, cada ${perIki} mons valem 1 IKI.`,
    rice: "Alimenta as suas personagens no dia de pagamento, 1 por cada uma no tabuleiro. Há lojas, barcos e personagens que o aceitam em pagamento.",
    sandal: "Depois do seu movimento, antes dos negócios: cada sandália gasta leva o seu Oyakata um espaço mais longe.",
    wood: (points) => `Para edifícios e barcos. No fim, cada madeira vale ${points} IKI.`,
    koban: (points) => `Ouro, para os melhores edifícios. No fim, cada koban vale ${points} IKI.`,
    iki: "O IKI da pista até agora. Tipos, peixes, tabaco, edifícios, bens e celebridades contam-se no fim.",
    kobun:
      "Um Kobun livre: pode ficar sobre uma personagem contratada ou sobre um edifício. Volta quando a personagem se reforma ou sai, ou quando o edifício arde.",
    sailor: "Um Marinheiro livre: cada barco construído precisa de um.",
    lap: "Quando o seu Oyakata passa por ela, cada personagem sua no tabuleiro ganha 1 de experiência.",
    order: "A ordem em que se escolhe o modo de vida. Depois joga-se a partir da esquerda.",
    startTile: "A peça inicial de quem fica com esta personagem.",
  },
};

export function explain(
  name: string,
  view: GameView,
  pieces: unknown,
  _shown: Seat,
  language: Language,
): Explained | null {
  if (!name.startsWith("@")) return null;
  const words = wordsOf(language);
  const said = SAID[language];
  const printed = piecesOf(pieces);
  const [sort = "", which = ""] = name.slice(1).split(".");
  switch (sort) {
    case "month":
      return explainMonth(Number(which), view, printed, words, said);
    case "fire":
      return { title: `${words.firefighting} ${which}`, text: said.firefighting, anchor: "fire" };
    case "trade": {
      const income = printed.trade_income[Number(which)];
      const text = income ? said.trade(income.words) : said.noIncome;
      return { title: `${words.trade} ${which}`, text, anchor: "boats" };
    }
    case "good":
      return {
        title: goodName(words, which),
        text: explainGood(which as Good | "iki", printed, said),
        anchor: "board",
      };
    case "kobun":
      return { title: words.kobunsFree(1), text: said.kobun, anchor: "hire" };
    case "sailor":
      return { title: words.sailorsFree(1), text: said.sailor, anchor: "boats" };
    case "lap":
      return { title: words.lapMark, text: said.lap, anchor: "experience" };
    case "order":
      return { title: words.way, text: said.order, anchor: "way" };
    case "tile": {
      const effect = printed.tiles.find(({ tile }) => tile === which)?.effect;
      return { title: effect?.words ?? "", text: said.startTile, anchor: "setup" };
    }
    default:
      return null;
  }
}

function explainMonth(month: number, view: GameView, pieces: IkiPieces, words: Words, said: Said): Explained {
  if (month > MONTHS) return { title: words.newYear, text: said.newYear, anchor: "new-year" };
  const table = tableOf(view);
  const title = words.month(month);
  const fire = firesOf(table, pieces)[month - 1] ?? 0;
  if (fire > 0) {
    const text = said.fireMonth(fire) + (table.akebono ? ` ${said.tradeAfterFire}` : "");
    return { title: `${title}, ${words.fire}`, text, anchor: "fire" };
  }
  if (pieces.paydays[month - 1])
    return { title: `${title}, ${words.payday}`, text: said.paydayMonth, anchor: "payday" };
  return { title, text: said.plainMonth, anchor: "month" };
}

function explainGood(good: Good | "iki", { scoring }: IkiPieces, said: Said): string {
  if (good === "mon") return said.mon(scoring.mon_per_iki);
  if (good === "wood") return said.wood(scoring.wood);
  if (good === "koban") return said.koban(scoring.koban);
  return said[good];
}
