// The Tengu beside the seats, in words. What happens in its turns comes from the server as lines of the log.

import type { Language } from "../../protocol";
import type { Fact } from "./tengu-facts";

export interface TenguWords {
  name: string;
  title: string;
  estimate: string;
  attitude: { active: string; inactive: string };
  attitudeTitle: string;
  attitudeText: string;
  row: string;
  piles: (deck: number, discard: number) => string;
  pilesText: string;
  places: [string, string, string];
  placeText: (faces: string) => string;
  card: (place: string) => string;
  cardTypes: (types: string) => string;
  cardGoes: (place: string) => string;
  cardTakes: (things: string) => string;
  cardResource: (resource: string) => string;
  noResource: string;
  favourite: (place: string) => string;
  inDeck: (cards: string) => string;
  kinds: Record<string, string>;
  turn: (number: number, turns: number) => string;
  noTurn: string;
  none: string; // of Yōkai, Bitoku and mitamas
  older: string;
  newer: string;
  skip: string;
  will: (first: number, second: number) => string;
  steps: string;
  step: (letter: string) => string;
  skipped: string;
  taken: string;
  rest: string;
  does: string[]; // of the steps A to L
  rocks: (count: number) => string;
  gone: string;
  facts: Record<Fact, string>;
  pile: (names: string, starting: number, advanced: number) => string;
  pathCard: (type: string, vp: number, state: "done" | "next" | "later") => string;
  spirits: (mitamas: string, dragonflies: number, pairs: string, points: number) => string;
  pilgrims: (left: number, walking: number, arrived: number) => string;
  kodama: (region: string, behind: number, award: number) => string;
  kodamas: (tracks: string, competitive: string) => string;
  crystals: (count: number, points: number, vp: number) => string;
  buildings: (built: number, all: number, vp: number) => string;
}

const en: TenguWords = {
  name: "Tengu",
  title: "The Tengu",
  estimate: "VP if it ended now",
  attitude: { active: "active", inactive: "inactive" },
  attitudeTitle: "Attitude of the Tengu",
  attitudeText:
    "Inactive: a card on the left may make it place a die at once (step B). Active: with no dice left it turns back (step J).",
  row: "Its cards",
  piles: (deck, discard) => `${deck} in its deck, ${discard} discarded`,
  pilesText:
    "After each turn the used card is discarded, the others slide to the right, and a new one comes on the left.",
  places: ["left", "middle", "right"],
  placeText: (faces) => `used when the lower of its two dice shows ${faces}`,
  card: (place) => `Tengu card: ${place}`,
  cardTypes: (types) => `It wants across the river: ${types}.`,
  cardGoes: (place) => `It goes to: ${place}.`,
  cardTakes: (things) => `There it takes: ${things}.`,
  cardResource: (resource) => `Associated resource: ${resource}.`,
  noResource: "none: nothing to spend, and it gains what it has fewest of",
  favourite: (place) => `where its favorite is obtained: ${place}`,
  inDeck: (cards) => `In its deck, in an order nobody knows: ${cards}.`,
  kinds: { dragonfly: "dragonfly", mitama: "mitama", crystal: "crystal", building: "building" },
  turn: (number, turns) => `Turn ${number} of ${turns}`,
  noTurn: "The Tengu has not had a turn yet.",
  none: "none",
  older: "Earlier turn of the Tengu",
  newer: "Later turn of the Tengu",
  skip: "Show all",
  will: (first, second) => `Will of the Tengu: ${first} and ${second}; the lower one counts`,
  steps: "Steps A to L",
  step: (letter) => `Step ${letter}`,
  skipped: "skipped",
  taken: "done",
  rest: "no longer looked at",
  does: [
    "cross the river at a contested crossing for a card shown",
    "turn the attitude tile, unlock a die and place it on the location shown",
    "place an unlocked die on the location shown",
    "unlock a die, spend the associated resource, if the card shows one, and take the action shown",
    "cross the river at a contested crossing, to the last free space",
    "place a die in the Home of the Great Spirit",
    "unlock a die and take the associated resource; without one, what it has fewest of",
    "cross the river for a card shown",
    "place a die where its kodama is most competitive",
    "turn the attitude tile back and take the associated resource; without one, what it has fewest of",
    "cross the river",
    "pass",
  ],
  rocks: (count) => `${count} matching`,
  gone: "placed",
  facts: {
    yokai: "Yōkai",
    path: "Bitoku",
    spirits: "Mitamas",
    pilgrims: "Pilgrims",
    kodamas: "Kodamas",
    crystals: "Crystals",
    buildings: "Buildings",
  },
  pile: (names, starting, advanced) =>
    `${names}. At the Ascension ${starting} VP for a starting one, ${advanced} for any other; and its rocks count them.`,
  pathCard: (type, vp, state) =>
    state === "done" ? `${type}, completed` : state === "next" ? `${type}, next: ${vp} VP` : `${type}, ${vp} VP`,
  spirits: (mitamas, dragonflies, pairs, points) =>
    `mitamas waiting: ${mitamas}; dragonflies waiting: ${dragonflies}; combined: ${pairs}. It combines at once, for ${points} movement points.`,
  pilgrims: (left, walking, arrived) => `${left} left, ${walking} on the way, ${arrived} arrived`,
  kodama: (region, behind, award) =>
    `${region} ${behind > 0 ? `${behind} behind` : behind < 0 ? `${-behind} ahead` : "level"} (${award} VP)`,
  kodamas: (tracks, competitive) =>
    `against yours, with the first award: ${tracks}. Most competitive of all: ${competitive}.`,
  crystals: (count, points, vp) =>
    `${count}; in spring they bring it ${points} movement points, at the Ascension ${vp} VP`,
  buildings: (built, all, vp) => `${built} of ${all} counters used, which uncovers ${vp} VP`,
};

const fr: TenguWords = {
  name: "Tengu",
  title: "Le Tengu",
  estimate: "PV si la partie finissait maintenant",
  attitude: { active: "active", inactive: "inactive" },
  attitudeTitle: "Attitude du Tengu",
  attitudeText:
    "Inactive : une carte à gauche peut lui faire placer un dé aussitôt (étape B). Active : sans dés, elle se retourne (étape J).",
  row: "Ses cartes",
  piles: (deck, discard) => `${deck} dans son paquet, ${discard} en défausse`,
  pilesText:
    "Après chaque tour, la carte utilisée est défaussée, les autres glissent à droite, et une nouvelle arrive à gauche.",
  places: ["gauche", "milieu", "droite"],
  placeText: (faces) => `utilisée quand le plus petit de ses deux dés montre ${faces}`,
  card: (place) => `carte Tengu : ${place}`,
  cardTypes: (types) => `Au-delà de la Rivière, il veut : ${types}.`,
  cardGoes: (place) => `Il va à : ${place}.`,
  cardTakes: (things) => `Il y prend : ${things}.`,
  cardResource: (resource) => `Ressource associée : ${resource}.`,
  noResource: "aucune : rien à dépenser, et il reçoit celle qu’il a le moins",
  favourite: (place) => `là où s’obtient son préféré : ${place}`,
  inDeck: (cards) => `Dans son paquet, dans un ordre inconnu : ${cards}.`,
  kinds: { dragonfly: "Libellule", mitama: "Mitama", crystal: "Cristal", building: "Bâtiment" },
  turn: (number, turns) => `Tour ${number} sur ${turns}`,
  noTurn: "Le Tengu n’a pas encore joué.",
  none: "aucun",
  older: "Tour précédent du Tengu",
  newer: "Tour suivant du Tengu",
  skip: "Tout montrer",
  will: (first, second) => `Volonté du Tengu : ${first} et ${second} ; le plus petit compte`,
  steps: "Étapes A à L",
  step: (letter) => `Étape ${letter}`,
  skipped: "ignorée",
  taken: "faite",
  rest: "plus examinée",
  does: [
    "traverser la Rivière à une traversée contestée pour une carte indiquée",
    "retourner la tuile Attitude, débloquer un dé et le placer dans le lieu indiqué",
    "placer un dé débloqué dans le lieu indiqué",
    "débloquer un dé, dépenser la ressource associée, si la carte en montre une, et faire l’action indiquée",
    "traverser la Rivière à une traversée contestée, vers la dernière case libre",
    "placer un dé dans la Demeure du grand esprit",
    "débloquer un dé et prendre la ressource associée ; sans elle, celle qu’il a le moins",
    "traverser la Rivière pour une carte indiquée",
    "placer un dé là où son Kodama est le plus compétitif",
    "remettre la tuile Attitude et prendre la ressource associée ; sans elle, celle qu’il a le moins",
    "traverser la Rivière",
    "passer",
  ],
  rocks: (count) => `${count} qui correspondent`,
  gone: "placé",
  facts: {
    yokai: "Yōkais",
    path: "Bitokus",
    spirits: "Mitamas",
    pilgrims: "Pèlerins",
    kodamas: "Kodamas",
    crystals: "Cristaux",
    buildings: "Bâtiments",
  },
  pile: (names, starting, advanced) =>
    `${names}. À l’ascension, ${starting} PV pour un Yōkai de départ, ${advanced} pour tout autre ; et ses Rochers les comptent.`,
  pathCard: (type, vp, state) =>
    state === "done" ? `${type}, accompli` : state === "next" ? `${type}, le prochain : ${vp} PV` : `${type}, ${vp} PV`,
  spirits: (mitamas, dragonflies, pairs, points) =>
    `Mitamas en attente : ${mitamas} ; Libellules en attente : ${dragonflies} ; combinés : ${pairs}. Il combine aussitôt, pour ${points} Points de Mouvement.`,
  pilgrims: (left, walking, arrived) => `${left} en réserve, ${walking} en route, ${arrived} arrivés`,
  kodama: (region, behind, award) =>
    `${region} ${behind > 0 ? `${behind} derrière` : behind < 0 ? `${-behind} devant` : "à égalité"} (${award} PV)`,
  kodamas: (tracks, competitive) =>
    `face aux vôtres, avec le premier gain : ${tracks}. Le plus compétitif de tous : ${competitive}.`,
  crystals: (count, points, vp) =>
    `${count} ; au printemps ils lui rapportent ${points} Points de Mouvement, à l’ascension ${vp} PV`,
  buildings: (built, all, vp) => `${built} pions sur ${all} utilisés, ce qui découvre ${vp} PV`,
};

const pt: TenguWords = {
  name: "Tengu",
  title: "O Tengu",
  estimate: "PV se acabasse agora",
  attitude: { active: "ativa", inactive: "inativa" },
  attitudeTitle: "Atitude do Tengu",
  attitudeText:
    "Inativa: uma carta à esquerda pode fazê-lo colocar logo um dado (passo B). Ativa: sem dados, vira-se de novo (passo J).",
  row: "Cartas do Tengu",
  piles: (deck, discard) => `${deck} no baralho, ${discard} descartadas`,
  pilesText:
    "Depois de cada turno a carta usada é descartada, as outras deslizam para a direita, e vem uma nova à esquerda.",
  places: ["esquerda", "meio", "direita"],
  placeText: (faces) => `usada quando o menor dos dois dados do Tengu mostra ${faces}`,
  card: (place) => `carta do Tengu: ${place}`,
  cardTypes: (types) => `Do outro lado do rio quer: ${types}.`,
  cardGoes: (place) => `Vai para: ${place}.`,
  cardTakes: (things) => `Lá obtém: ${things}.`,
  cardResource: (resource) => `Recurso associado: ${resource}.`,
  noResource: "nenhum: nada a gastar, e recebe aquele de que tem menos",
  favourite: (place) => `onde se obtém o favorito do Tengu: ${place}`,
  inDeck: (cards) => `No baralho do Tengu, por ordem desconhecida: ${cards}.`,
  kinds: { dragonfly: "libelinha", mitama: "Mitama", crystal: "cristal", building: "edifício" },
  turn: (number, turns) => `Turno ${number} de ${turns}`,
  noTurn: "O Tengu ainda não jogou.",
  none: "nenhum",
  older: "Turno anterior do Tengu",
  newer: "Turno seguinte do Tengu",
  skip: "Mostrar tudo",
  will: (first, second) => `Vontade do Tengu: ${first} e ${second}; conta o menor`,
  steps: "Passos A a L",
  step: (letter) => `Passo ${letter}`,
  skipped: "saltado",
  taken: "feito",
  rest: "já não visto",
  does: [
    "atravessar o rio num vau contestado por uma carta indicada",
    "virar a peça de Atitude, desbloquear um dado e colocá-lo no local indicado",
    "colocar um dado desbloqueado no local indicado",
    "desbloquear um dado, gastar o recurso associado, se a carta o mostra, e fazer a ação indicada",
    "atravessar o rio num vau contestado, para o último espaço livre",
    "colocar um dado na Casa do Grande Espírito",
    "desbloquear um dado e receber o recurso associado; sem ele, aquele de que tem menos",
    "atravessar o rio por uma carta indicada",
    "colocar um dado onde o Kodama do Tengu é mais competitivo",
    "virar de novo a peça de Atitude e receber o recurso associado; sem ele, aquele de que tem menos",
    "atravessar o rio",
    "passar",
  ],
  rocks: (count) => `${count} a combinar`,
  gone: "colocado",
  facts: {
    yokai: "Yōkai",
    path: "Bitoku",
    spirits: "Mitamas",
    pilgrims: "Peregrinos",
    kodamas: "Kodamas",
    crystals: "Cristais",
    buildings: "Edifícios",
  },
  pile: (names, starting, advanced) =>
    `${names}. Na Ascensão, ${starting} PV por cada um inicial, ${advanced} por qualquer outro; e as rochas do Tengu contam-nos.`,
  pathCard: (type, vp, state) =>
    state === "done" ? `${type}, completo` : state === "next" ? `${type}, o próximo: ${vp} PV` : `${type}, ${vp} PV`,
  spirits: (mitamas, dragonflies, pairs, points) =>
    `Mitamas à espera: ${mitamas}; libelinhas à espera: ${dragonflies}; combinados: ${pairs}. Combina logo, por ${points} pontos de movimento.`,
  pilgrims: (left, walking, arrived) => `${left} por sair, ${walking} a caminho, ${arrived} chegados`,
  kodama: (region, behind, award) =>
    `${region} ${behind > 0 ? `${behind} atrás` : behind < 0 ? `${-behind} à frente` : "empatado"} (${award} PV)`,
  kodamas: (tracks, competitive) =>
    `face aos do jogador, com o primeiro prémio: ${tracks}. O mais competitivo de todos: ${competitive}.`,
  crystals: (count, points, vp) => `${count}; na primavera dão-lhe ${points} pontos de movimento, na Ascensão ${vp} PV`,
  buildings: (built, all, vp) => `${built} de ${all} fichas usadas, o que descobre ${vp} PV`,
};

export const TENGU: Record<Language, TenguWords> = { en, fr, pt };
