// The Tengu beside the seats, in words. What happens in its turns comes from the server as lines of the log.

import type { Language } from "../../protocol";

export interface TenguWords {
  name: string;
  estimate: string;
  attitude: { active: string; inactive: string };
  attitudeTitle: string;
  attitudeText: string;
  row: string;
  piles: (deck: number, discard: number) => string;
  pilesText: string;
  places: [string, string, string];
  placeText: (faces: string) => string;
  card: (number: string) => string;
  cardTypes: (types: string) => string;
  cardGoes: (place: string) => string;
  cardTakes: (things: string) => string;
  cardResource: (resource: string) => string;
  noResource: string;
  favourite: string;
  kinds: Record<string, string>;
  turn: (number: number, turns: number) => string;
  noTurn: string;
  older: string;
  newer: string;
  skip: string;
  will: (first: number, second: number) => string;
  step: (letter: string) => string;
  skipped: string;
  taken: string;
  rest: string;
  does: string[]; // of the steps A to L
  pile: (names: string) => string;
  pileTitle: string;
  rocks: (count: number) => string;
  gone: string;
  bitoku: string;
  pilgrims: string;
}

const en: TenguWords = {
  name: "Tengu",
  estimate: "VP if it ended now",
  attitude: { active: "active", inactive: "inactive" },
  attitudeTitle: "Attitude of the Tengu",
  attitudeText: "Inactive: a card on the left may make it place a die at once (step B). Active: with no dice left it turns back (step J).",
  row: "Its cards",
  piles: (deck, discard) => `${deck} in its deck, ${discard} discarded`,
  pilesText: "After each turn the used card is discarded, the others slide to the right, and a new one comes on the left.",
  places: ["left", "middle", "right"],
  placeText: (faces) => `used when the lower of its two dice shows ${faces}`,
  card: (number) => `Tengu card ${number}`,
  cardTypes: (types) => `It wants across the river: ${types}.`,
  cardGoes: (place) => `It goes to: ${place}.`,
  cardTakes: (things) => `There it takes: ${things}.`,
  cardResource: (resource) => `Its resource: ${resource}.`,
  noResource: "none, so what it has fewest of",
  favourite: "where its favorite mitama or building is obtained",
  kinds: { dragonfly: "dragonfly", mitama: "mitama", crystal: "crystal", building: "building" },
  turn: (number, turns) => `Turn ${number} of ${turns}`,
  noTurn: "The Tengu has not had a turn yet.",
  older: "Earlier turn of the Tengu",
  newer: "Later turn of the Tengu",
  skip: "Show all",
  will: (first, second) => `Will of the Tengu: ${first} and ${second}; the lower one counts`,
  step: (letter) => `Step ${letter}`,
  skipped: "skipped",
  taken: "done",
  rest: "no longer looked at",
  does: [
    "cross the river at a contested crossing for a card shown",
    "turn the attitude tile, unlock a die and place it on the location shown",
    "place an unlocked die on the location shown",
    "unlock a die, spend the resource of the card and take its action",
    "cross the river at a contested crossing, to the last free space",
    "place a die in the Home of the Great Spirit",
    "unlock a die and take the resource of the card",
    "cross the river for a card shown",
    "place a die where its kodama is most competitive",
    "turn the attitude tile back and take the resource of the card",
    "cross the river",
    "pass",
  ],
  pile: (names) => `Each of them scores at the ascension, and matches its rocks: ${names}.`,
  pileTitle: "Yōkai of the Tengu",
  rocks: (count) => `${count} matching`,
  gone: "placed",
  bitoku: "Bitoku cards",
  pilgrims: "pilgrims that have arrived",
};

const fr: TenguWords = {
  name: "Tengu",
  estimate: "PV si la partie finissait maintenant",
  attitude: { active: "active", inactive: "inactive" },
  attitudeTitle: "Attitude du Tengu",
  attitudeText: "Inactive : une carte à gauche peut lui faire placer un dé aussitôt (étape B). Active : sans dés, elle se retourne (étape J).",
  row: "Ses cartes",
  piles: (deck, discard) => `${deck} dans son paquet, ${discard} en défausse`,
  pilesText: "Après chaque tour, la carte utilisée est défaussée, les autres glissent à droite, et une nouvelle arrive à gauche.",
  places: ["gauche", "milieu", "droite"],
  placeText: (faces) => `utilisée quand le plus petit de ses deux dés montre ${faces}`,
  card: (number) => `carte Tengu ${number}`,
  cardTypes: (types) => `Au-delà de la Rivière, il veut : ${types}.`,
  cardGoes: (place) => `Il va à : ${place}.`,
  cardTakes: (things) => `Il y prend : ${things}.`,
  cardResource: (resource) => `Sa ressource : ${resource}.`,
  noResource: "aucune, donc celle dont il a le moins",
  favourite: "là où s’obtient son Mitama ou Bâtiment favori",
  kinds: { dragonfly: "Libellule", mitama: "Mitama", crystal: "Cristal", building: "Bâtiment" },
  turn: (number, turns) => `Tour ${number} sur ${turns}`,
  noTurn: "Le Tengu n’a pas encore joué.",
  older: "Tour précédent du Tengu",
  newer: "Tour suivant du Tengu",
  skip: "Tout montrer",
  will: (first, second) => `Volonté du Tengu : ${first} et ${second} ; le plus petit compte`,
  step: (letter) => `Étape ${letter}`,
  skipped: "ignorée",
  taken: "faite",
  rest: "plus examinées",
  does: [
    "traverser la Rivière à une traversée contestée pour une carte indiquée",
    "retourner la tuile Attitude, débloquer un dé et le placer dans le lieu indiqué",
    "placer un dé débloqué dans le lieu indiqué",
    "débloquer un dé, dépenser la ressource de la carte et faire son action",
    "traverser la Rivière à une traversée contestée, vers la dernière case libre",
    "placer un dé dans la Demeure du grand esprit",
    "débloquer un dé et prendre la ressource de la carte",
    "traverser la Rivière pour une carte indiquée",
    "placer un dé là où son Kodama est le plus compétitif",
    "remettre la tuile Attitude et prendre la ressource de la carte",
    "traverser la Rivière",
    "passer",
  ],
  pile: (names) => `Chacun rapporte à l’Ascension et correspond à ses Rochers : ${names}.`,
  pileTitle: "Yōkais du Tengu",
  rocks: (count) => `${count} qui correspondent`,
  gone: "placé",
  bitoku: "cartes Bitoku",
  pilgrims: "Pèlerins arrivés",
};

const pt: TenguWords = {
  name: "Tengu",
  estimate: "PV se acabasse agora",
  attitude: { active: "ativa", inactive: "inativa" },
  attitudeTitle: "Atitude do Tengu",
  attitudeText: "Inativa: uma carta à esquerda pode fazê-lo colocar logo um dado (passo B). Ativa: sem dados, vira-se de novo (passo J).",
  row: "As suas cartas",
  piles: (deck, discard) => `${deck} no baralho, ${discard} descartadas`,
  pilesText: "Depois de cada turno a carta usada é descartada, as outras deslizam para a direita, e vem uma nova à esquerda.",
  places: ["esquerda", "meio", "direita"],
  placeText: (faces) => `usada quando o menor dos seus dois dados mostra ${faces}`,
  card: (number) => `carta do Tengu ${number}`,
  cardTypes: (types) => `Do outro lado do rio quer: ${types}.`,
  cardGoes: (place) => `Vai para: ${place}.`,
  cardTakes: (things) => `Lá toma: ${things}.`,
  cardResource: (resource) => `O seu recurso: ${resource}.`,
  noResource: "nenhum, portanto o de que tem menos",
  favourite: "onde se obtém o seu Mitama ou edifício favorito",
  kinds: { dragonfly: "libelinha", mitama: "Espírito Mitama", crystal: "cristal", building: "edifício" },
  turn: (number, turns) => `Turno ${number} de ${turns}`,
  noTurn: "O Tengu ainda não jogou.",
  older: "Turno anterior do Tengu",
  newer: "Turno seguinte do Tengu",
  skip: "Mostrar tudo",
  will: (first, second) => `Vontade do Tengu: ${first} e ${second}; conta o menor`,
  step: (letter) => `Passo ${letter}`,
  skipped: "saltado",
  taken: "feito",
  rest: "já não vistos",
  does: [
    "atravessar o rio num vau contestado por uma carta indicada",
    "virar a peça de Atitude, desbloquear um dado e colocá-lo no local indicado",
    "colocar um dado desbloqueado no local indicado",
    "desbloquear um dado, gastar o recurso da carta e fazer a sua ação",
    "atravessar o rio num vau contestado, para o último espaço livre",
    "colocar um dado na Casa do Grande Espírito",
    "desbloquear um dado e tomar o recurso da carta",
    "atravessar o rio por uma carta indicada",
    "colocar um dado onde o seu Kodama é mais competitivo",
    "virar de novo a peça de Atitude e tomar o recurso da carta",
    "atravessar o rio",
    "passar",
  ],
  pile: (names) => `Cada um pontua na Ascensão e combina com as suas rochas: ${names}.`,
  pileTitle: "Yōkai do Tengu",
  rocks: (count) => `${count} a combinar`,
  gone: "colocado",
  bitoku: "cartas Bitoku",
  pilgrims: "peregrinos que chegaram",
};

export const TENGU: Record<Language, TenguWords> = { en, fr, pt };
