// Captions and labels of Bamboo's boards. What a touch does and why it is closed comes from the server in words;
// here is only what is printed on the boards, in the terms of src/ennichi/bamboo/text/*.ftl.

import type { Language } from "../../protocol";
import type { Action, Colour, Kind, PrintedHome, PrintedSection, Season, ZoneName } from "./types";

export interface Words {
  // zones
  grove: string;
  temples: string;
  balance: string;
  homes: string;
  food: string;
  gifts: string;
  stocks: string;
  spirits: string;
  scored: string;
  belongings: string;
  /** short names for the tabs of a phone */
  tabs: { grove: string; temples: string; balance: string; homes: string; food: string; own: string };

  // grove and incense
  toDraft: string;
  giftsShown: string;
  toPlace: (count: number) => string;
  received: string;
  toResolve: (count: number, actions: number) => string;
  wild: string;
  resolvingNow: string;
  waiting: string;
  shoot: (number: number) => string;
  incense: string;
  incensePlace: (year: number, names: string) => string;
  year: (year: number) => string;

  // temples
  oldestLeft: string;
  roam: string;
  visited: string;
  temple: (colour: string, spirit: string, left: number, sticks: string) => string;
  noSpirit: string;
  noStick: string;
  ghost: string;

  // displays
  level: (level: number) => string;
  dispenser: (left: number) => string;
  supply: (left: number) => string;
  facedown: (count: number) => string;
  market: (price: number, happiness: number) => string;

  // the own board
  yourHome: string;
  homeOf: (name: string) => string;
  comfortLine: (left: number, right: number, harmony: string) => string;
  nightLine: (cost: string) => string;
  perStock: (count: number) => string;
  usedLast: string;
  stock: (colour: string, sections: string) => string;
  empty: string;
  cell: (row: number, column: number) => string;
  nightCell: (kind: string, cost: number) => string;
  heldPlace: (zone: string) => string;
  holds: string;
  wouldComplete: (kinds: string) => string;
  happiness: string;
  coins: string;
  sticks: string;
  foodFor: (food: number, homes: number) => string;
  stillToFeed: (count: number) => string;
  noFood: string;
  awake: string;
  asleep: string;
  wakeFor: (coins: number) => string;
  noSpirits: string;
  scoredLine: (tiles: number, happiness: number) => string;
  firstPlayer: string;
  passed: string;

  // pieces
  colours: Record<Colour, string>;
  actions: Record<Action, string>;
  kinds: Record<Kind, string>;
  anyKind: string;
  zones: Record<ZoneName, string>;
  foods: Record<string, string>;
  section: (colour: Colour, action: string) => string;
  home: (kind: string, comfort: number) => string;
  gift: (action: string) => string;

  // top bar and folded seats
  seasons: Record<Season, string>;
  when: (year: number, years: number, season: string) => string;
  over: string;
  day: string;
  night: string;
  strip: { sticks: string; coins: string; homes: string; held: string; spirits: string };
}

const en: Words = {
  grove: "Grove",
  temples: "Temples",
  balance: "Balance",
  homes: "Homes",
  food: "Food",
  gifts: "Gifts",
  stocks: "Stocks",
  spirits: "Spirits",
  scored: "Scored",
  belongings: "Belongings",
  tabs: { grove: "Grove", temples: "Temples", balance: "Balance", homes: "Homes", food: "Food", own: "Mine" },
  toDraft: "Laid out, take one",
  giftsShown: "Gifts of the forest",
  toPlace: (count) => `${count} ${count === 1 ? "section" : "sections"} to place`,
  received: "received",
  toResolve: (count, actions) =>
    `${count} ${count === 1 ? "section" : "sections"} to resolve · ${actions} ${actions === 1 ? "action" : "actions"} left`,
  wild: "acts as a joker",
  resolvingNow: "being resolved",
  waiting: "still to resolve",
  shoot: (number) => `${["first", "second", "third", "fourth"][number - 1] ?? ""} shoot from the left`,
  incense: "Incense still on the board",
  incensePlace: (year, names) => `Year ${year}: ${names}`,
  year: (year) => `year ${year}`,
  oldestLeft: "oldest stick left",
  roam: "any temple, free of charge",
  visited: "visited",
  temple: (colour, spirit, left, sticks) =>
    `${colour} temple; ${spirit}, ${left} in the pile; sticks from the oldest: ${sticks}`,
  noSpirit: "no spirit",
  noStick: "none",
  ghost: "ghost",
  level: (level) => `Level ${level}`,
  dispenser: (left) => `${left} left in the dispenser`,
  supply: (left) => `${left} left in the supply`,
  facedown: (count) => `${count} face down`,
  market: (price, happiness) => `costs ${price} ${price === 1 ? "coin" : "coins"}, gives ${happiness} happiness`,
  yourHome: "Your home",
  homeOf: (name) => `Home · ${name}`,
  comfortLine: (left, right, harmony) => `comfort left ${left} · right ${right} · harmony ${harmony}`,
  nightLine: (cost) => ` · night ${cost}`,
  perStock: (count) => `at most ${count} each`,
  usedLast: "used last",
  stock: (colour, sections) => `${colour} stock: ${sections}`,
  empty: "empty",
  cell: (row, column) => `row ${row}, column ${column}`,
  nightCell: (kind, cost) => `accepts only a ${kind} home, −${cost} happiness if it stays empty`,
  heldPlace: (zone) => `free place for a balance tile: ${zone}`,
  holds: "pattern complete",
  wouldComplete: (kinds) => `would help: ${kinds}`,
  happiness: "happiness",
  coins: "coins",
  sticks: "sticks",
  foodFor: (food, homes) => `${food} food for ${homes} ${homes === 1 ? "home" : "homes"}`,
  stillToFeed: (count) => `${count} food still missing`,
  noFood: "none yet",
  awake: "awake",
  asleep: "asleep",
  wakeFor: (coins) => (coins === 0 ? "wakes free of charge" : `wakes for ${coins} ${coins === 1 ? "coin" : "coins"}`),
  noSpirits: "none yet",
  scoredLine: (tiles, happiness) => `${tiles} ${tiles === 1 ? "tile" : "tiles"}, ${happiness} happiness`,
  firstPlayer: "first player",
  passed: "passed",
  colours: { red: "red", green: "green", blue: "blue", white: "white" },
  actions: { balance: "balance", home: "home", income: "income", cook: "cooking", joker: "joker" },
  kinds: { D: "decoration", F: "faith", G: "garden", Q: "daily life" },
  anyKind: "any kind",
  zones: { left: "Left", centre: "Centre", right: "Right" },
  foods: { tea: "tea", rice: "rice", ramen: "ramen" },
  section: (colour, action) => `${colour} section (${action})`,
  home: (kind, comfort) => `${kind} home (comfort ${comfort})`,
  gift: (action) => `${action} gift`,
  seasons: { setup: "setup", spring: "spring", summer: "summer", autumn: "autumn", winter: "winter" },
  when: (year, years, season) => (year ? `Year ${year} of ${years}, ${season}` : "Setup"),
  over: "The game is over",
  day: "day side",
  night: "night side",
  strip: {
    sticks: "sticks left",
    coins: "coins",
    homes: "homes",
    held: "balance tiles held",
    spirits: "spirits awake, of all",
  },
};

const fr: Words = {
  grove: "Bambouseraie",
  temples: "Temples",
  balance: "Équilibre",
  homes: "Demeure",
  food: "Nourriture",
  gifts: "Cadeaux",
  stocks: "Stocks",
  spirits: "Esprits",
  scored: "Décomptées",
  belongings: "Biens",
  tabs: { grove: "Bambous", temples: "Temples", balance: "Équilibre", homes: "Demeure", food: "Repas", own: "À moi" },
  toDraft: "Sections étalées, prenez-en une",
  giftsShown: "Cadeaux de la forêt",
  toPlace: (count) => `${count} ${count > 1 ? "sections" : "section"} à placer`,
  received: "reçue",
  toResolve: (count, actions) =>
    `${count} ${count > 1 ? "sections" : "section"} à résoudre · encore ${actions} ${actions > 1 ? "actions" : "action"}`,
  wild: "compte comme joker",
  resolvingNow: "en cours de résolution",
  waiting: "encore à résoudre",
  shoot: (number) =>
    `${["première", "deuxième", "troisième", "quatrième"][number - 1] ?? ""} pousse en partant de la gauche`,
  incense: "Encens encore sur le plateau",
  incensePlace: (year, names) => `Année ${year} : ${names}`,
  year: (year) => `année ${year}`,
  oldestLeft: "le plus ancien à gauche",
  roam: "n’importe quel temple, gratuitement",
  visited: "visité",
  temple: (colour, spirit, left, sticks) =>
    `temple ${colour} ; ${spirit}, ${left} dans la pile ; bâtons du plus ancien au plus récent : ${sticks}`,
  noSpirit: "aucun esprit",
  noStick: "aucun",
  ghost: "joueur fantôme",
  level: (level) => `Niveau ${level}`,
  dispenser: (left) => `reste ${left} dans le casier`,
  supply: (left) => `reste ${left} dans la réserve`,
  facedown: (count) => `${count} face cachée`,
  market: (price, happiness) =>
    `coûte ${price} ${price > 1 ? "pièces" : "pièce"}, rapporte ${happiness} ${happiness > 1 ? "points" : "point"} de bonheur`,
  yourHome: "Votre demeure",
  homeOf: (name) => `Demeure · ${name}`,
  comfortLine: (left, right, harmony) => `confort gauche ${left} · droite ${right} · harmonie ${harmony}`,
  nightLine: (cost) => ` · nuit ${cost}`,
  perStock: (count) => `${count} au plus chacun`,
  usedLast: "dernier utilisé",
  stock: (colour, sections) => `stock ${colour} : ${sections}`,
  empty: "vide",
  cell: (row, column) => `ligne ${row}, colonne ${column}`,
  nightCell: (kind, cost) =>
    `n’accepte qu’une tuile ${kind}, −${cost} ${cost > 1 ? "points" : "point"} de bonheur si elle reste vide`,
  heldPlace: (zone) => `emplacement libre pour une tuile Équilibre : ${zone}`,
  holds: "motif achevé",
  wouldComplete: (kinds) => `aiderait : ${kinds}`,
  happiness: "bonheur",
  coins: "pièces",
  sticks: "bâtons",
  foodFor: (food, homes) =>
    `${food} ${food > 1 ? "nourritures" : "nourriture"} pour ${homes} ${homes > 1 ? "tuiles" : "tuile"}`,
  stillToFeed: (count) => `encore ${count} ${count > 1 ? "nourritures" : "nourriture"} à fournir`,
  noFood: "aucune pour l’instant",
  awake: "éveillé",
  asleep: "endormi",
  wakeFor: (coins) =>
    coins === 0 ? "se réveille gratuitement" : `se réveille pour ${coins} ${coins > 1 ? "pièces" : "pièce"}`,
  noSpirits: "aucun pour l’instant",
  scoredLine: (tiles, happiness) =>
    `${tiles} ${tiles > 1 ? "tuiles" : "tuile"}, ${happiness} ${happiness > 1 ? "points" : "point"} de bonheur`,
  firstPlayer: "premier joueur",
  passed: "a passé",
  colours: { red: "rouge", green: "vert", blue: "bleu", white: "blanc" },
  actions: { balance: "Équilibre", home: "Aménagement", income: "Rémunération", cook: "Cuisine", joker: "Joker" },
  kinds: { D: "Décoration", F: "Foi", G: "Jardin", Q: "Quotidien" },
  anyKind: "tout type",
  zones: { left: "Gauche", centre: "Centre", right: "Droite" },
  foods: { tea: "thé", rice: "riz", ramen: "râmen" },
  section: (colour, action) =>
    `section ${{ red: "rouge", green: "verte", blue: "bleue", white: "blanche" }[colour]} (${action})`,
  home: (kind, comfort) => `tuile ${kind} (confort ${comfort})`,
  gift: (action) => `cadeau ${action}`,
  seasons: { setup: "mise en place", spring: "printemps", summer: "été", autumn: "automne", winter: "hiver" },
  when: (year, years, season) => (year ? `Année ${year} sur ${years}, ${season}` : "Mise en place"),
  over: "La partie est terminée",
  day: "face Jour",
  night: "face Nuit",
  strip: {
    sticks: "bâtons restants",
    coins: "pièces",
    homes: "tuiles Demeure",
    held: "tuiles Équilibre en cours",
    spirits: "esprits éveillés, sur le total",
  },
};

const pt: Words = {
  grove: "Bambuzal",
  temples: "Templos",
  balance: "Equilíbrio",
  homes: "Lar",
  food: "Alimentos",
  gifts: "Presentes",
  stocks: "Depósitos",
  spirits: "Espíritos",
  scored: "Pontuadas",
  belongings: "Haveres",
  tabs: { grove: "Bambus", temples: "Templos", balance: "Equilíbrio", homes: "Lar", food: "Alimentos", own: "Meu" },
  toDraft: "Segmentos disponíveis, escolha um",
  giftsShown: "Presentes da floresta",
  toPlace: (count) => `${count} ${count === 1 ? "segmento" : "segmentos"} por colocar`,
  received: "recebido",
  toResolve: (count, actions) =>
    `${count} ${count === 1 ? "segmento" : "segmentos"} por resolver · ainda ${actions} ${actions === 1 ? "ação" : "ações"}`,
  wild: "vale como Joker",
  resolvingNow: "a ser resolvido",
  waiting: "ainda por resolver",
  shoot: (number) => `${["primeiro", "segundo", "terceiro", "quarto"][number - 1] ?? ""} rebento a contar da esquerda`,
  incense: "Incenso ainda no tabuleiro",
  incensePlace: (year, names) => `Ano ${year}: ${names}`,
  year: (year) => `ano ${year}`,
  oldestLeft: "a mais antiga à esquerda",
  roam: "qualquer templo, grátis",
  visited: "visitado",
  temple: (colour, spirit, left, sticks) =>
    `templo ${colour}; ${spirit}, ${left} na pilha; varetas da mais antiga à mais recente: ${sticks}`,
  noSpirit: "nenhum espírito",
  noStick: "nenhuma",
  ghost: "jogador fantasma",
  level: (level) => `Nível ${level}`,
  dispenser: (left) => `restam ${left} no dispensador`,
  supply: (left) => `restam ${left} na reserva`,
  facedown: (count) => `${count} virados para baixo`,
  market: (price, happiness) =>
    `custa ${price} ${price === 1 ? "moeda" : "moedas"}, dá ${happiness} ${happiness === 1 ? "ponto" : "pontos"} de felicidade`,
  yourHome: "O seu lar",
  homeOf: (name) => `Lar · ${name}`,
  comfortLine: (left, right, harmony) => `conforto esquerda ${left} · direita ${right} · harmonia ${harmony}`,
  nightLine: (cost) => ` · noite ${cost}`,
  perStock: (count) => `no máximo ${count} cada`,
  usedLast: "último usado",
  stock: (colour, sections) => `depósito ${colour}: ${sections}`,
  empty: "vazio",
  cell: (row, column) => `linha ${row}, coluna ${column}`,
  nightCell: (kind, cost) =>
    `só aceita uma peça de ${kind}, −${cost} ${cost === 1 ? "ponto" : "pontos"} de felicidade se ficar vazia`,
  heldPlace: (zone) => `espaço livre para uma peça de Equilíbrio: ${zone}`,
  holds: "padrão completo",
  wouldComplete: (kinds) => `ajudaria: ${kinds}`,
  happiness: "felicidade",
  coins: "moedas",
  sticks: "varetas",
  foodFor: (food, homes) =>
    `${food} ${food === 1 ? "alimento" : "alimentos"} para ${homes} ${homes === 1 ? "peça" : "peças"}`,
  stillToFeed: (count) =>
    `${count === 1 ? "falta" : "faltam"} ainda ${count} ${count === 1 ? "alimento" : "alimentos"}`,
  noFood: "ainda nenhuma",
  awake: "acordado",
  asleep: "adormecido",
  wakeFor: (coins) => (coins === 0 ? "acorda grátis" : `acorda por ${coins} ${coins === 1 ? "moeda" : "moedas"}`),
  noSpirits: "ainda nenhum",
  scoredLine: (tiles, happiness) =>
    `${tiles} ${tiles === 1 ? "peça" : "peças"}, ${happiness} ${happiness === 1 ? "ponto" : "pontos"} de felicidade`,
  firstPlayer: "primeiro jogador",
  passed: "passou",
  colours: { red: "vermelho", green: "verde", blue: "azul", white: "branco" },
  actions: { balance: "Equilíbrio", home: "Lar", income: "Remuneração", cook: "Cozinha", joker: "Joker" },
  kinds: { D: "Decoração", F: "Fé", G: "Jardim", Q: "Dia a dia" },
  anyKind: "qualquer tipo",
  zones: { left: "Esquerda", centre: "Centro", right: "Direita" },
  foods: { tea: "chá", rice: "arroz", ramen: "ramen" },
  section: (colour, action) =>
    `segmento ${{ red: "vermelho", green: "verde", blue: "azul", white: "branco" }[colour]} (${action})`,
  home: (kind, comfort) => `peça de ${kind} (conforto ${comfort})`,
  gift: (action) => `presente de ${action}`,
  seasons: { setup: "preparação", spring: "primavera", summer: "verão", autumn: "outono", winter: "inverno" },
  when: (year, years, season) => (year ? `Ano ${year} de ${years}, ${season}` : "Preparação"),
  over: "A partida terminou",
  day: "lado do dia",
  night: "lado da noite",
  strip: {
    sticks: "varetas restantes",
    coins: "moedas",
    homes: "peças de Lar",
    held: "peças de Equilíbrio em curso",
    spirits: "espíritos acordados, do total",
  },
};

const WORDS: Record<Language, Words> = { en, fr, pt };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}

export function sectionWords(words: Words, section: PrintedSection): string {
  return words.section(section.colour, words.actions[section.action]);
}

export function homeWords(words: Words, home: PrintedHome): string {
  return words.home(words.kinds[home.kind], home.comfort);
}

export function kindWords(words: Words, letter: string): string {
  if (letter === "D" || letter === "F" || letter === "G" || letter === "Q") return words.kinds[letter];
  return letter === "*" ? words.anyKind : "–";
}

/** Spirits have the same name in all our languages. */
export function spiritWords(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** A gift is named after its action; other component sets may have others. */
export function giftWords(words: Words, id: string): string {
  return id in words.actions ? words.gift(words.actions[id as Action]) : words.gift(id);
}

/** A difference with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
