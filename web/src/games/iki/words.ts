// IKI's words on the board. Names of things come with the pieces, sentences about them from the server.

import type { Language } from "../../protocol";
import { type Award, awardsOf, dealsOf, type Term } from "./effects";
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
  deeds: Record<string, string>; // gains that are something to do
  things: Record<string, [string, string]>; // what awards count: one, several
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
  forPrice: (cost: string, gain: string) => string;
  payThen: (cost: string, deed: string) => string;
  per: (points: number, each: number, thing: string, most: number) => string;
  points: (points: number) => string;
  ifThere: (points: number, conditions: string) => string;
  atLeast: (count: number, thing: string) => string;
  atMost: (count: number, thing: string) => string;
  strip: { mon: string; rice: string; sandal: string; wood: string; koban: string; kobuns: string; fire: string; trade: string };
  and: string;
  or: string;
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
    mon: ["mon", "mon"], rice: ["rice", "rice"], sandal: ["sandal", "sandals"], wood: ["wood", "wood"],
    koban: ["koban", "koban"], iki: ["IKI", "IKI"], loss: ["IKI lost", "IKI lost"],
    fire: ["firefighting step", "firefighting steps"], trade: ["trade step", "trade steps"],
    gift: ["mon for every other player", "mon for every other player"],
    xp: ["experience on one of yours", "experience on one of yours"],
    "xp other": ["experience on another of yours", "experience on another of yours"],
    "xp all": ["experience on all of yours", "experience on all of yours"], pipe: ["pipe", "pipes"],
    pouch: ["tobacco pouch", "tobacco pouches"], fish: ["fish", "fish"], ticket: ["boat token", "boat tokens"],
    doctor: ["Doctor token", "Doctor tokens"],
  },
  deeds: {
    build: "build, paying the cost", hire: "hire, paying the price", boat: "activate a boat", pipe: "buy a pipe",
    pouch: "buy a tobacco pouch", fish: "buy a fish", river: "buy a token from the river", swap: "two characters change stalls",
    salary: "the last salary of one of yours", run: "go 1 or 2 spaces on", celebrity: "meet a celebrity",
    "celebrity spare": "meet another celebrity of the season", relocate: "move one of yours to a free stall",
    retire: "one of yours retires", shopboat: "build the Shop boat, paying its cost",
  },
  things: {
    type: ["different type", "different types"], toptype: ["character in your fullest column", "characters in your fullest column"],
    special: ["Special", "Specials"], artisan: ["Artisan", "Artisans"], character: ["character", "characters"],
    newcomer: ["New Character", "New Characters"], fire: ["firefighting step", "firefighting steps"],
    trade: ["trade step", "trade steps"], boat: ["boat of yours", "boats of yours"],
    building: ["building of yours", "buildings of yours"], celebrity: ["celebrity you met", "celebrities you met"],
    pipe: ["pipe", "pipes"], pouch: ["tobacco pouch", "tobacco pouches"], fish: ["fish", "fish"],
    fishscore: ["IKI of your fish", "IKI of your fish"], koban: ["koban", "koban"], mon: ["mon", "mon"],
    rice: ["rice", "rice"], sandal: ["sandal", "sandals"], "last fire": ["the last place in firefighting", ""],
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
  forPrice: (cost, gain) => `${gain} for ${cost}`,
  payThen: (cost, deed) => `pay ${cost}, then ${deed}`,
  per: (points, each, thing, most) => `${points} IKI per ${each > 1 ? `${each} ` : ""}${thing}${most ? `, at most ${most}` : ""}`,
  points: (points) => `${points} IKI`,
  ifThere: (points, conditions) => `${points} IKI with ${conditions}`,
  atLeast: (count, thing) => `at least ${count} ${thing}`,
  atMost: (count, thing) => `at most ${count} ${thing}`,
  strip: { mon: "mon", rice: "rice", sandal: "sandals", wood: "wood", koban: "koban", kobuns: "Kobuns free", fire: "firefighting", trade: "trade" },
  and: "and",
  or: "or",
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
    mon: ["mon", "mons"], rice: ["riz", "riz"], sandal: ["sandale", "sandales"], wood: ["bois", "bois"], koban: ["koban", "kobans"],
    loss: ["IKI perdu", "IKI perdus"], fire: ["case de Lutte contre les Incendies", "cases de Lutte contre les Incendies"],
    trade: ["case de Commerce", "cases de Commerce"], gift: ["mon pour chaque autre joueur", "mons pour chaque autre joueur"],
    xp: ["point d’expérience à un des vôtres", "points d’expérience à un des vôtres"],
    "xp other": ["point d’expérience à un autre des vôtres", "points d’expérience à un autre des vôtres"],
    "xp all": ["point d’expérience à tous les vôtres", "points d’expérience à tous les vôtres"], pipe: ["pipe", "pipes"],
    pouch: ["blague à tabac", "blagues à tabac"], fish: ["poisson", "poissons"], ticket: ["jeton Bateau", "jetons Bateau"],
    doctor: ["jeton Docteur", "jetons Docteur"],
  },
  deeds: {
    build: "construire en payant le coût", hire: "recruter en payant le prix", boat: "activer un bateau", pipe: "acheter une pipe",
    pouch: "acheter une blague à tabac", fish: "acheter un poisson", river: "acheter un jeton de la rivière",
    swap: "deux personnages échangent leurs emplacements", salary: "le dernier salaire d’un des vôtres",
    run: "avancer de 1 ou 2 cases", celebrity: "rencontrer une célébrité",
    "celebrity spare": "rencontrer une autre célébrité de la saison", relocate: "déplacer un des vôtres vers un emplacement libre",
    retire: "un des vôtres part à la retraite", shopboat: "construire le Bateau magasin en payant son coût",
  },
  things: {
    type: ["type différent", "types différents"], toptype: ["personnage de votre plus grande colonne", "personnages de votre plus grande colonne"],
    special: ["Spécial", "Spéciaux"], artisan: ["Artisan", "Artisans"], character: ["personnage", "personnages"],
    newcomer: ["Nouveau Personnage", "Nouveaux Personnages"], fire: ["case de Lutte contre les Incendies", "cases de Lutte contre les Incendies"],
    trade: ["case de Commerce", "cases de Commerce"], boat: ["bateau à vous", "bateaux à vous"],
    building: ["bâtiment à vous", "bâtiments à vous"], celebrity: ["célébrité rencontrée", "célébrités rencontrées"],
    pipe: ["pipe", "pipes"], pouch: ["blague à tabac", "blagues à tabac"], fish: ["poisson", "poissons"],
    fishscore: ["IKI de vos poissons", "IKI de vos poissons"], koban: ["koban", "kobans"], mon: ["mon", "mons"],
    rice: ["riz", "riz"], sandal: ["sandale", "sandales"], "last fire": ["la dernière place de Lutte contre les Incendies", ""],
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
  forPrice: (cost, gain) => `${gain} pour ${cost}`,
  payThen: (cost, deed) => `payer ${cost}, puis ${deed}`,
  per: (points, each, thing, most) => `${points} IKI par ${each > 1 ? `tranche de ${each} ` : ""}${thing}${most ? `, ${most} au plus` : ""}`,
  ifThere: (points, conditions) => `${points} IKI avec ${conditions}`,
  atLeast: (count, thing) => `au moins ${count} ${thing}`,
  atMost: (count, thing) => `au plus ${count} ${thing}`,
  strip: {
    mon: "mons", rice: "riz", sandal: "sandales", wood: "bois", koban: "kobans", kobuns: "Kobuns libres", fire: "Lutte contre les Incendies",
    trade: "Commerce",
  },
  and: "et",
  or: "ou",
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
    mon: ["mon", "mons"], rice: ["arroz", "arroz"], sandal: ["sandália", "sandálias"], wood: ["madeira", "madeiras"], koban: ["koban", "kobans"],
    loss: ["IKI perdido", "IKI perdidos"], fire: ["passo no combate aos incêndios", "passos no combate aos incêndios"],
    trade: ["passo no comércio", "passos no comércio"],
    gift: ["mon para cada um dos outros jogadores", "mons para cada um dos outros jogadores"],
    xp: ["de experiência numa das suas", "de experiência numa das suas"],
    "xp other": ["de experiência noutra das suas", "de experiência noutra das suas"],
    "xp all": ["de experiência em todas as suas", "de experiência em todas as suas"], pipe: ["cachimbo", "cachimbos"],
    pouch: ["bolsa de tabaco", "bolsas de tabaco"], fish: ["peixe", "peixes"], ticket: ["ficha de barco", "fichas de barco"],
    doctor: ["ficha Médico", "fichas Médico"],
  },
  deeds: {
    build: "construir, pagando o custo", hire: "contratar, pagando o preço", boat: "ativar um barco", pipe: "comprar um cachimbo",
    pouch: "comprar uma bolsa de tabaco", fish: "comprar um peixe", river: "comprar uma ficha do rio",
    swap: "duas personagens trocam de banca", salary: "o último salário de uma das suas", run: "avançar 1 ou 2 espaços",
    celebrity: "encontrar uma celebridade", "celebrity spare": "encontrar outra celebridade da estação",
    relocate: "mudar uma das suas para uma banca livre", retire: "uma das suas reforma-se",
    shopboat: "construir o Barco-loja, pagando o custo",
  },
  things: {
    type: ["tipo diferente", "tipos diferentes"], toptype: ["personagem da sua maior coluna", "personagens da sua maior coluna"],
    special: ["Especial", "Especiais"], artisan: ["Artesão", "Artesãos"], character: ["personagem", "personagens"],
    newcomer: ["Nova Personagem", "Novas Personagens"], fire: ["passo no combate aos incêndios", "passos no combate aos incêndios"],
    trade: ["passo no comércio", "passos no comércio"], boat: ["barco seu", "barcos seus"], building: ["edifício seu", "edifícios seus"],
    celebrity: ["celebridade que encontrou", "celebridades que encontrou"], pipe: ["cachimbo", "cachimbos"],
    pouch: ["bolsa de tabaco", "bolsas de tabaco"], fish: ["peixe", "peixes"], fishscore: ["IKI dos seus peixes", "IKI dos seus peixes"],
    koban: ["koban", "kobans"], mon: ["mon", "mons"], rice: ["arroz", "arroz"], sandal: ["sandália", "sandálias"],
    "last fire": ["o último lugar no combate aos incêndios", ""],
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
  forPrice: (cost, gain) => `${gain} por ${cost}`,
  payThen: (cost, deed) => `pagar ${cost}, depois ${deed}`,
  per: (points, each, thing, most) => `${points} IKI por cada ${each > 1 ? `${each} ` : ""}${thing}${most ? `, no máximo ${most}` : ""}`,
  ifThere: (points, conditions) => `${points} IKI com ${conditions}`,
  atLeast: (count, thing) => `pelo menos ${count} ${thing}`,
  atMost: (count, thing) => `no máximo ${count} ${thing}`,
  strip: {
    mon: "mons", rice: "arroz", sandal: "sandálias", wood: "madeira", koban: "kobans", kobuns: "Kobuns livres", fire: "combate aos incêndios",
    trade: "comércio",
  },
  and: "e",
  or: "ou",
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
export function nameOf(name: string, pieces: IkiPieces, language: Language): string {
  return pieces.names[language][name] ?? idOf(name);
}

const LONG_WORD = 8;
const SHORTEST_PART = 3;
const SYLLABLE = /([aeiouyàâãáéèêíóôõúœ][bcçdfghjklmnpqrstvwxz]*?)(?=(?:[bcdfgptv][rl]|[cpst]h|[bcçdfghjklmnpqrstvwxz])[aeiouyàâãáéèêíóôõúœ])/gi;

/** The name as it is printed on a small card: long words may break, with a hyphen, between syllables. */
export function printedName(name: string, pieces: IkiPieces, language: Language): string {
  return nameOf(name, pieces, language)
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

export function typeName(type: string, pieces: IkiPieces, language: Language): string {
  return nameOf(`type.${type}`, pieces, language);
}

/** What a heap of a good is called. */
export function goodName(words: Words, good: string): string {
  return good in words.strip ? words.strip[good as keyof Words["strip"]] : (words.nouns[good]?.[1] ?? good);
}

// Effects in a few words, for the ear; the whole sentence is the server's.

function counted(words: Record<string, [string, string]>, noun: string, count: number): string {
  const [one, several] = words[noun] ?? [noun, noun];
  return `${count} ${count === 1 ? one : several}`;
}

function termWords(words: Words, { count, noun, less }: Term, paid: boolean): string {
  const deed = paid ? undefined : words.deeds[noun];
  if (!deed) return counted(words.nouns, noun, count);
  return less ? `${deed} (−${counted(words.nouns, less.noun, less.count)})` : deed;
}

const said = new WeakMap<Words, Map<string, string>>(); // effects are printed: their words never change

export function effectWords(words: Words, effect: string): string {
  let known = said.get(words);
  if (!known) said.set(words, (known = new Map()));
  let text = known.get(effect);
  if (text === undefined) known.set(effect, (text = sayEffect(words, effect)));
  return text;
}

function sayEffect(words: Words, effect: string): string {
  const side = (terms: Term[], paid: boolean): string => terms.map((term) => termWords(words, term, paid)).join(` ${words.and} `);
  const deals = dealsOf(effect).map(({ cost, gain }) => {
    if (!cost.length) return side(gain, false);
    const deed = gain.some(({ noun }) => noun in words.deeds);
    return (deed ? words.payThen : words.forPrice)(side(cost, true), side(gain, false));
  });
  return deals.join(` ${words.or} `);
}

/** A cost: a pipe in it is given, not bought. */
export function costWords(words: Words, cost: string): string {
  return dealsOf(cost)
    .flatMap(({ gain }) => gain.map((term) => termWords(words, term, true)))
    .join(` ${words.and} `);
}

function oneAward(words: Words, award: Award): string {
  const thing = (name: string, count: number): string => words.things[name]?.[count === 1 ? 0 : 1] ?? name;
  if (award.thing) return words.per(award.points, award.each, thing(award.thing, award.each), award.most);
  if (!award.conditions.length) return words.points(award.points);
  const said = award.conditions.map(({ count, thing: name, atMost }) => {
    if (!count) return thing(name, 1);
    return (atMost ? words.atMost : words.atLeast)(count, thing(name, count));
  });
  return words.ifThere(award.points, said.join(` ${words.and} `));
}

export function awardWords(words: Words, award: string): string {
  return awardsOf(award).map((one) => oneAward(words, one)).join(` ${words.and} `);
}

export function amountsWords(words: Words, amounts: Amount[]): string {
  return amounts.map(([what, count]) => counted(words.nouns, PLAIN[what] ?? "", count)).join(", ");
}
