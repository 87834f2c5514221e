// IKI's words on the board. Names of things come with the pieces, sentences about them from the server.

import type { Language } from "../../protocol";
import { type Amount, type IkiPieces, idOf, PLAIN } from "./types";

export interface Words {
  tabs: { street: string; row: string; river: string; tracks: string; market: string; own: string };
  street: string;
  streetNote: string;
  streetNoteTwo: string;
  row: string;
  starters: string;
  fresh: string;
  kept: string;
  newcomer: string;
  inHand: string;
  rowEmpty: string;
  river: string;
  way: string;
  wayNote: string;
  wayOrder: string;
  firefighting: string;
  trade: string;
  buildings: string;
  celebrities: string;
  spares: string;
  bank: string;
  season: string;
  yours: string;
  retired: string;
  fish: string;
  tobacco: string;
  tokens: string;
  lap: string;
  lapMark: string;
  free: string;
  blocked: string;
  taken: string;
  bridge: string;
  teaBoat: string;
  neutral: string;
  sun: string;
  moon: string;
  over: string;
  cost: string;
  skill: string;
  bonus: string;
  salary: string;
  atEnd: string;
  permanent: string;
  now: string;
  oyakata: string;
  ikizama: string;
  grandMaster: string;
  payday: string;
  fire: string;
  newYear: string;
  fate: Record<string, string>;
  seasons: Record<string, string>;
  seatName: string[];
  nouns: Record<string, [string, string]>; // one, several: what is handed out or paid
  month: (month: number) => string;
  when: (month: number, season: string) => string;
  stall: (name: string, extra: number) => string;
  experience: (xp: number, of: number) => string;
  mons: (count: number) => string;
  kobunsFree: (count: number) => string;
  sailorsFree: (count: number) => string;
  types: (count: number) => string;
  feed: (count: number, short: number) => string;
  fireAt: (month: number, strength: number) => string;
  paydayIn: (month: number) => string;
  strength: (strength: number) => string;
  price: (mon: number) => string;
  harmony: (iki: number) => string;
  standing: (name: string) => string;
  points: (points: number) => string;
  strip: {
    mon: string;
    rice: string;
    sandal: string;
    wood: string;
    koban: string;
    kobuns: string;
    fire: string;
    trade: string;
  };
  fed: string;
  noLoss: string;
  fireTitle: (month: number, strength: number) => string;
  paydayTitle: (month: number) => string;
  whatFire: string;
  whatPayday: string;
}

const EN: Words = {
  tabs: { street: "Street", row: "Hire", river: "River", tracks: "Tracks", market: "Market", own: "Mine" },
  street: "Street",
  streetNote: "four nagayas; the four corner stalls are a group too",
  streetNoteTwo: "four nagayas; a middle stall serves both its shops",
  row: "For hire",
  starters: "To begin with",
  fresh: "fresh",
  kept: "kept",
  newcomer: "new",
  inHand: "looking for a stall",
  rowEmpty: "nobody for hire now",
  river: "Bridge and river",
  way: "Way of life",
  wayNote: "then actions from the left",
  wayOrder: "order of choice, by firefighting",
  firefighting: "Firefighting",
  trade: "Trade",
  buildings: "Buildings",
  celebrities: "Celebrities",
  spares: "Others of the season",
  bank: "Boats on the bank",
  season: "Season tokens",
  yours: "Goods",
  retired: "Retired",
  fish: "Fish",
  tobacco: "Tobacco",
  tokens: "Tokens and friends",
  lap: "lap",
  lapMark: "lap mark",
  free: "free",
  blocked: "blocked this month",
  taken: "taken by",
  bridge: "Nihonbashi",
  teaBoat: "tea",
  neutral: "neutral",
  sun: "Sun",
  moon: "Moon",
  over: "The year is over",
  cost: "costs",
  skill: "skill",
  bonus: "when hired",
  salary: "salary",
  atEnd: "at the end",
  permanent: "from then on",
  now: "at once",
  oyakata: "Oyakata",
  ikizama: "Ikizama",
  grandMaster: "Grand Master",
  payday: "payday",
  fire: "fire",
  newYear: "New Year’s Day",
  fate: { burns: "would burn", stops: "would stop the fire", saved: "could be saved", safe: "out of reach" },
  seasons: { spring: "spring", summer: "summer", autumn: "autumn", winter: "winter" },
  seatName: ["plum", "sky", "cinnabar", "celadon"],
  nouns: {
    mon: ["mon", "mon"],
    rice: ["rice", "rice"],
    sandal: ["sandal", "sandals"],
    wood: ["wood", "wood"],
    koban: ["koban", "koban"],
    iki: ["IKI", "IKI"],
    fire: ["firefighting step", "firefighting steps"],
    trade: ["trade step", "trade steps"],
    gift: ["mon for every other player", "mon for every other player"],
  },
  month: (month) => `Month ${month}`,
  when: (month, season) => `Month ${month} of 12, ${season}`,
  stall: (name, extra) => `Stall ${name}${extra ? `, ${extra} mon more` : ""}`,
  experience: (xp, of) => `experience ${xp} of ${of}`,
  mons: (count) => `${count} mon on it`,
  kobunsFree: (count) => (count === 1 ? "1 Kobun free" : `${count} Kobuns free`),
  sailorsFree: (count) => (count === 1 ? "1 Sailor free" : `${count} Sailors free`),
  types: (count) => (count === 1 ? "1 type with the street" : `${count} types with the street`),
  feed: (count, short) => `${count} to feed${short ? `, rice is short by ${short}` : ""}`,
  fireAt: (month, strength) => `fire of strength ${strength} at the end of month ${month}`,
  paydayIn: (month) => `payday at the end of month ${month}`,
  strength: (strength) => `strength ${strength}`,
  price: (mon) => `${mon} mon`,
  harmony: (iki) => `harmony ${iki} IKI`,
  standing: (name) => `stands on ${name}`,
  points: (points) => `${points} IKI`,
  strip: {
    mon: "mon",
    rice: "rice",
    sandal: "sandals",
    wood: "wood",
    koban: "koban",
    kobuns: "Kobuns free",
    fire: "firefighting",
    trade: "trade",
  },
  fed: "fed",
  noLoss: "nothing is lost",
  fireTitle: (month, strength) => `Month ${month}: a fire of strength ${strength}`,
  paydayTitle: (month) => `Payday of month ${month}`,
  whatFire: "What the next fire would do",
  whatPayday: "What the next payday would bring",
};

const FR: Words = {
  ...EN,
  tabs: { street: "Rue", row: "Recruter", river: "Rivière", tracks: "Pistes", market: "Marché", own: "À moi" },
  street: "La rue",
  streetNote: "quatre nagayas ; les quatre emplacements d’angle forment aussi un groupe",
  streetNoteTwo: "quatre nagayas ; un emplacement du milieu sert ses deux boutiques",
  row: "À recruter",
  starters: "Pour commencer",
  fresh: "arrivés",
  kept: "restés",
  newcomer: "nouveau",
  inHand: "cherche un emplacement",
  rowEmpty: "personne à recruter",
  river: "Pont et rivière",
  way: "Mode de vie",
  wayNote: "puis les actions depuis la gauche",
  wayOrder: "ordre du choix, selon la piste de Lutte contre les Incendies",
  firefighting: "Lutte contre les Incendies",
  trade: "Commerce",
  buildings: "Bâtiments",
  celebrities: "Célébrités",
  spares: "Autres de la saison",
  bank: "Bateaux sur la berge",
  season: "Jetons de saison",
  yours: "Biens",
  retired: "Retraités",
  fish: "Poissons",
  tobacco: "Tabac",
  tokens: "Jetons et amis",
  lap: "tour",
  lapMark: "marque de tour",
  free: "libre",
  blocked: "bloquée ce mois-ci",
  taken: "prise par",
  teaBoat: "thé",
  neutral: "neutre",
  sun: "Soleil",
  moon: "Lune",
  over: "L’année est finie",
  cost: "coûte",
  skill: "compétence",
  bonus: "au recrutement",
  salary: "salaire",
  atEnd: "à la fin",
  permanent: "désormais",
  now: "aussitôt",
  grandMaster: "Grand Maître",
  payday: "jour de paie",
  fire: "incendie",
  newYear: "Nouvel An",
  fate: { burns: "brûlerait", stops: "arrêterait l’incendie", saved: "pourrait être sauvé", safe: "hors d’atteinte" },
  seasons: { spring: "printemps", summer: "été", autumn: "automne", winter: "hiver" },
  seatName: ["prune", "ciel", "cinabre", "céladon"],
  nouns: {
    ...EN.nouns,
    mon: ["mon", "mons"],
    rice: ["riz", "riz"],
    sandal: ["sandale", "sandales"],
    wood: ["bois", "bois"],
    koban: ["koban", "kobans"],
    fire: ["case de Lutte contre les Incendies", "cases de Lutte contre les Incendies"],
    trade: ["case de Commerce", "cases de Commerce"],
    gift: ["mon pour chaque autre joueur", "mons pour chaque autre joueur"],
  },
  month: (month) => `Mois ${month}`,
  when: (month, season) => `Mois ${month} sur 12, ${season}`,
  stall: (name, extra) => `Emplacement ${name}${extra ? `, ${frenchMons(extra)} de plus` : ""}`,
  experience: (xp, of) => `expérience ${xp} sur ${of}`,
  mons: (count) => `${frenchMons(count)} dessus`,
  kobunsFree: (count) => (count < 2 ? `${count} Kobun libre` : `${count} Kobuns libres`),
  sailorsFree: (count) => (count < 2 ? `${count} Marin libre` : `${count} Marins libres`),
  types: (count) => (count < 2 ? `${count} type avec la rue` : `${count} types avec la rue`),
  feed: (count, short) => `${count} à nourrir${short ? `, il manque ${short} riz` : ""}`,
  fireAt: (month, strength) => `incendie de force ${strength} à la fin du mois ${month}`,
  paydayIn: (month) => `jour de paie à la fin du mois ${month}`,
  strength: (strength) => `force ${strength}`,
  price: (mon) => frenchMons(mon),
  harmony: (iki) => `harmonie ${iki} IKI`,
  standing: (name) => `se tient sur ${name}`,
  strip: {
    mon: "mons",
    rice: "riz",
    sandal: "sandales",
    wood: "bois",
    koban: "kobans",
    kobuns: "Kobuns libres",
    fire: "Lutte contre les Incendies",
    trade: "Commerce",
  },
  fed: "nourri",
  noLoss: "rien n’est perdu",
  fireTitle: (month, strength) => `Mois ${month} : incendie de force ${strength}`,
  paydayTitle: (month) => `Jour de paie du mois ${month}`,
  whatFire: "Ce que ferait le prochain incendie",
  whatPayday: "Ce que rapporterait le prochain jour de paie",
};

const PT: Words = {
  ...EN,
  tabs: { street: "Rua", row: "Contratar", river: "Rio", tracks: "Pistas", market: "Mercado", own: "Meus" },
  street: "A rua",
  streetNote: "quatro nagayas; as quatro bancas de esquina também formam um grupo",
  streetNoteTwo: "quatro nagayas; uma banca do meio serve as suas duas lojas",
  row: "Para contratar",
  starters: "Para começar",
  fresh: "recém-chegadas",
  kept: "que ficaram",
  newcomer: "nova",
  inHand: "procura uma banca",
  rowEmpty: "ninguém para contratar",
  river: "Ponte e rio",
  way: "Modo de vida",
  wayNote: "depois as ações, da esquerda",
  wayOrder: "ordem da escolha, pelo combate aos incêndios",
  firefighting: "Combate aos incêndios",
  trade: "Comércio",
  buildings: "Edifícios",
  celebrities: "Celebridades",
  spares: "Outras da estação",
  bank: "Barcos na margem",
  season: "Fichas da estação",
  yours: "Bens",
  retired: "Reformadas",
  fish: "Peixes",
  tobacco: "Tabaco",
  tokens: "Fichas e amigos",
  lap: "volta",
  lapMark: "marca da volta",
  free: "livre",
  blocked: "bloqueado este mês",
  taken: "ocupado por",
  teaBoat: "chá",
  neutral: "neutra",
  sun: "Sol",
  moon: "Lua",
  over: "O ano acabou",
  cost: "custa",
  skill: "habilidade",
  bonus: "ao contratar",
  salary: "salário",
  atEnd: "no fim",
  permanent: "daí em diante",
  now: "de imediato",
  grandMaster: "Grão-Mestre",
  payday: "dia de pagamento",
  fire: "incêndio",
  newYear: "Dia de Ano-Novo",
  fate: { burns: "arderia", stops: "deteria o incêndio", saved: "poderia ser salva", safe: "fora do alcance" },
  seasons: { spring: "primavera", summer: "verão", autumn: "outono", winter: "inverno" },
  seatName: ["ameixa", "céu", "cinábrio", "celadon"],
  nouns: {
    ...EN.nouns,
    mon: ["mon", "mons"],
    rice: ["arroz", "arroz"],
    sandal: ["sandália", "sandálias"],
    wood: ["madeira", "madeiras"],
    koban: ["koban", "kobans"],
    fire: ["passo no combate aos incêndios", "passos no combate aos incêndios"],
    trade: ["passo no comércio", "passos no comércio"],
    gift: ["mon para cada um dos outros jogadores", "mons para cada um dos outros jogadores"],
  },
  month: (month) => `Mês ${month}`,
  when: (month, season) => `Mês ${month} de 12, ${season}`,
  stall: (name, extra) => `Banca ${name}${extra ? `, mais ${portugueseMons(extra)}` : ""}`,
  experience: (xp, of) => `experiência ${xp} de ${of}`,
  mons: (count) => `${portugueseMons(count)} em cima`,
  kobunsFree: (count) => (count === 1 ? "1 Kobun livre" : `${count} Kobuns livres`),
  sailorsFree: (count) => (count === 1 ? "1 Marinheiro livre" : `${count} Marinheiros livres`),
  types: (count) => (count === 1 ? "1 tipo com a rua" : `${count} tipos com a rua`),
  feed: (count, short) => `${count} por alimentar${short ? `, falta ${short} arroz` : ""}`,
  fireAt: (month, strength) => `incêndio de força ${strength} no fim do mês ${month}`,
  paydayIn: (month) => `dia de pagamento no fim do mês ${month}`,
  strength: (strength) => `força ${strength}`,
  price: (mon) => portugueseMons(mon),
  harmony: (iki) => `harmonia ${iki} IKI`,
  standing: (name) => `está em ${name}`,
  strip: {
    mon: "mons",
    rice: "arroz",
    sandal: "sandálias",
    wood: "madeira",
    koban: "kobans",
    kobuns: "Kobuns livres",
    fire: "combate aos incêndios",
    trade: "comércio",
  },
  fed: "alimentada",
  noLoss: "nada se perde",
  fireTitle: (month, strength) => `Mês ${month}: incêndio de força ${strength}`,
  paydayTitle: (month) => `Dia de pagamento do mês ${month}`,
  whatFire: "O que faria o próximo incêndio",
  whatPayday: "O que traria o próximo dia de pagamento",
};

function frenchMons(count: number): string {
  return count < 2 ? `${count} mon` : `${count} mons`;
}

function portugueseMons(count: number): string {
  return count === 1 ? "1 mon" : `${count} mons`;
}

const ALL: Record<Language, Words> = { en: EN, fr: FR, pt: PT };

export function wordsOf(language: Language): Words {
  return ALL[language];
}

/** The name of a thing, by its touch name. */
export function nameOf(name: string, pieces: IkiPieces): string {
  return pieces.names[name] ?? idOf(name);
}

const LONG_WORD = 8;
const SHORTEST_PART = 3;
const SYLLABLE =
  /([aeiouyàâãáéèêíóôõúœ][bcçdfghjklmnpqrstvwxz]*?)(?=(?:[bcdfgptv][rl]|[cpst]h|[bcçdfghjklmnpqrstvwxz])[aeiouyàâãáéèêíóôõúœ])/gi;

/** The name as it is printed on a small card: long words may break, with a hyphen, between syllables. */
export function printedName(name: string, pieces: IkiPieces): string {
  return nameOf(name, pieces)
    .split(" ")
    .map((word) => (word.length < LONG_WORD ? word : softened(word)))
    .join(" ");
}

function softened(word: string): string {
  return word.replace(SYLLABLE, (part: string, _: string, at: number) => {
    const before = at + part.length;
    return before < SHORTEST_PART || word.length - before < SHORTEST_PART ? part : `${part}\u00AD`;
  });
}

/** What a heap of a good is called. */
export function goodName(words: Words, good: string): string {
  return good in words.strip ? words.strip[good as keyof Words["strip"]] : (words.nouns[good]?.[1] ?? good);
}

export function amountsWords(words: Words, amounts: Amount[]): string {
  return amounts
    .map(([what, count]) => `${count} ${words.nouns[PLAIN[what] ?? ""]?.[count === 1 ? 0 : 1] ?? ""}`)
    .join(", ");
}
