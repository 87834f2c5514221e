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
  start: string;
  free: string;
  corner: string;
  blocked: string;
  taken: string;
  bridge: string;
  teaBoat: string;
  boats: string;
  nobody: string;
  neutral: string;
  ox: string;
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
  nouns: Record<string, [string, string]>; // one, several
  things: Record<string, string>;
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
  per: (points: number, each: number, thing: string, most: number) => string;
  points: (points: number) => string;
  ifThere: (points: number, conditions: string) => string;
  atMost: (count: number, thing: string) => string;
  strip: { mon: string; rice: string; sandal: string; wood: string; koban: string; kobuns: string; fire: string; trade: string };
  firstPlayer: string;
  and: string;
  or: string;
  others: string;
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
  streetNote: "four nagayas, and the four inner stalls are a group too",
  streetNoteTwo: "four nagayas; a centre stall serves both its shops",
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
  start: "start",
  free: "free",
  corner: "corner stall",
  blocked: "blocked this month",
  taken: "taken by",
  bridge: "Nihonbashi",
  teaBoat: "tea",
  boats: "boats",
  nobody: "nobody’s",
  neutral: "neutral",
  ox: "one step further",
  sun: "Sun",
  moon: "Moon",
  over: "The year is over",
  cost: "cost",
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
    koban: ["koban", "koban"], iki: ["IKI", "IKI"], loss: ["IKI lost", "IKI lost"], fire: ["firefighting", "firefighting"],
    trade: ["trade step", "trade steps"], gift: ["mon for each other player", "mon for each other player"],
    xp: ["experience", "experience"], "xp other": ["experience on another", "experience on another"],
    "xp all": ["experience on all", "experience on all"], build: ["build", "builds"], hire: ["hire", "hires"],
    boat: ["boat", "boats"], shopboat: ["Shop boat", "Shop boat"], river: ["token from the river", "tokens from the river"],
    pipe: ["pipe", "pipes"], pouch: ["pouch", "pouches"], fish: ["fish", "fish"], swap: ["swap two cards", "swaps"],
    salary: ["last salary of one of yours", "salaries"], run: ["run 1 or 2 spaces", "runs"], celebrity: ["celebrity", "celebrities"],
    "celebrity spare": ["another celebrity of the season", "celebrities"], ticket: ["boat token", "boat tokens"],
    doctor: ["Doctor token", "Doctor tokens"], relocate: ["move a character", "moves"], retire: ["retire a character", "retirements"],
  },
  things: {
    type: "different type", toptype: "character in your fullest column", special: "Special", artisan: "Artisan",
    character: "character", newcomer: "New Character", fire: "firefighting", trade: "trade", boat: "boat",
    building: "building", celebrity: "celebrity", pipe: "pipe", pouch: "pouch", fish: "fish", fishscore: "IKI of your fish",
    koban: "koban", mon: "mon", rice: "rice", sandal: "sandal", "last fire": "last in firefighting",
  },
  month: (month) => `Month ${month}`,
  when: (month, season) => `Month ${month} of 12, ${season}`,
  stall: (name, extra) => `Stall ${name}${extra ? `, ${extra} mon more` : ""}`,
  experience: (xp, of) => `experience ${xp} of ${of}`,
  mons: (count) => `${count} mon on it`,
  kobunsFree: (count) => (count === 1 ? "1 kobun free" : `${count} kobun free`),
  sailorsFree: (count) => (count === 1 ? "1 sailor free" : `${count} sailors free`),
  types: (count) => (count === 1 ? "1 type with the street" : `${count} types with the street`),
  feed: (count, short) => `${count} to feed${short ? `, rice is short by ${short}` : ""}`,
  fireAt: (month, strength) => `fire of strength ${strength} at the end of month ${month}`,
  paydayIn: (month) => `payday at the end of month ${month}`,
  strength: (strength) => `strength ${strength}`,
  price: (mon) => `${mon} mon`,
  harmony: (iki) => `harmony ${iki} IKI`,
  standing: (name) => `stands on ${name}`,
  per: (points, each, thing, most) => `${points} per ${each > 1 ? `${each} ` : ""}${thing}${most ? `, at most ${most}` : ""}`,
  points: (points) => `${points} IKI`,
  ifThere: (points, conditions) => `${points} IKI with ${conditions}`,
  atMost: (count, thing) => `at most ${count} ${thing}`,
  strip: { mon: "mon", rice: "rice", sandal: "sandals", wood: "wood", koban: "koban", kobuns: "kobun free", fire: "firefighting", trade: "trade" },
  firstPlayer: "first player",
  and: "and",
  or: "or",
  others: "for the others",
  fed: "fed",
  noLoss: "nothing is lost",
  fireTitle: (month, strength) => `Month ${month}: a fire of strength ${strength}`,
  paydayTitle: (month) => `Payday of month ${month}`,
  whatFire: "What the next fire would do",
  whatPayday: "What the next payday would bring",
};

const FR: Words = {
  ...EN,
  tabs: { street: "Rue", row: "Embauche", river: "Rivière", tracks: "Pistes", market: "Marché", own: "À moi" },
  street: "La rue",
  streetNote: "quatre nagayas ; les quatre coins forment aussi un groupe",
  streetNoteTwo: "quatre nagayas ; l’emplacement central sert ses deux boutiques",
  row: "À embaucher",
  starters: "Pour commencer",
  fresh: "arrivés",
  kept: "restés",
  newcomer: "nouveau",
  inHand: "cherche sa place",
  rowEmpty: "personne à embaucher",
  river: "Pont et rivière",
  way: "Mode de vie",
  wayNote: "puis les actions depuis la gauche",
  wayOrder: "ordre du choix, par la piste Incendie",
  firefighting: "Incendie",
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
  start: "départ",
  free: "libre",
  corner: "emplacement d’angle",
  blocked: "bloqué ce mois-ci",
  taken: "pris par",
  teaBoat: "thé",
  boats: "bateaux",
  nobody: "à personne",
  neutral: "neutre",
  ox: "un pas de plus",
  sun: "Soleil",
  moon: "Lune",
  over: "L’année est finie",
  cost: "coût",
  skill: "talent",
  bonus: "à l’embauche",
  salary: "salaire",
  atEnd: "à la fin",
  permanent: "désormais",
  now: "aussitôt",
  grandMaster: "Grand Maître",
  payday: "jour de paie",
  fire: "incendie",
  newYear: "Jour de l’An",
  fate: { burns: "brûlerait", stops: "arrêterait le feu", saved: "peut être sauvé", safe: "hors d’atteinte" },
  seasons: { spring: "printemps", summer: "été", autumn: "automne", winter: "hiver" },
  seatName: ["prune", "ciel", "cinabre", "céladon"],
  nouns: {
    ...EN.nouns,
    rice: ["riz", "riz"], sandal: ["sandale", "sandales"], wood: ["bois", "bois"], loss: ["IKI perdu", "IKI perdus"],
    fire: ["pas contre l’incendie", "pas contre l’incendie"], trade: ["pas de commerce", "pas de commerce"], gift: ["mon à chaque adversaire", "mon à chaque adversaire"],
    xp: ["expérience", "expérience"], "xp other": ["expérience sur un autre", "expérience sur un autre"],
    "xp all": ["expérience sur tous", "expérience sur tous"], build: ["construire", "constructions"], hire: ["embaucher", "embauches"],
    boat: ["bateau", "bateaux"], shopboat: ["Bateau magasin", "Bateau magasin"], river: ["jeton de la rivière", "jetons de la rivière"],
    pipe: ["pipe", "pipes"], pouch: ["blague à tabac", "blagues à tabac"], fish: ["poisson", "poissons"],
    swap: ["échanger deux cartes", "échanges"], salary: ["dernier salaire d’un des vôtres", "salaires"],
    run: ["courir de 1 ou 2 cases", "courses"], celebrity: ["célébrité", "célébrités"],
    "celebrity spare": ["autre célébrité de la saison", "célébrités"], ticket: ["jeton de bateau", "jetons de bateau"],
    doctor: ["jeton Docteur", "jetons Docteur"], relocate: ["déplacer un personnage", "déplacements"],
    retire: ["mettre à la retraite", "retraites"],
  },
  things: {
    type: "type différent", toptype: "personnage de la plus grande colonne", special: "Spécial", artisan: "Artisan",
    character: "personnage", newcomer: "Nouveau Personnage", fire: "pas contre l’incendie", trade: "commerce", boat: "bateau",
    building: "bâtiment", celebrity: "célébrité", pipe: "pipe", pouch: "blague", fish: "poisson", fishscore: "IKI de poissons",
    koban: "koban", mon: "mon", rice: "riz", sandal: "sandale", "last fire": "dernier contre l’incendie",
  },
  month: (month) => `Mois ${month}`,
  when: (month, season) => `Mois ${month} sur 12, ${season}`,
  stall: (name, extra) => `Emplacement ${name}${extra ? `, ${extra} mon de plus` : ""}`,
  experience: (xp, of) => `expérience ${xp} sur ${of}`,
  mons: (count) => `${count} mon dessus`,
  kobunsFree: (count) => (count < 2 ? `${count} kobun libre` : `${count} kobun libres`),
  sailorsFree: (count) => (count < 2 ? `${count} marin libre` : `${count} marins libres`),
  types: (count) => (count < 2 ? `${count} type avec la rue` : `${count} types avec la rue`),
  feed: (count, short) => `${count} à nourrir${short ? `, il manque ${short} riz` : ""}`,
  fireAt: (month, strength) => `incendie de force ${strength} à la fin du mois ${month}`,
  paydayIn: (month) => `paie à la fin du mois ${month}`,
  strength: (strength) => `force ${strength}`,
  harmony: (iki) => `harmonie ${iki} IKI`,
  standing: (name) => `se tient sur ${name}`,
  per: (points, each, thing, most) => `${points} par ${each > 1 ? `${each} ` : ""}${thing}${most ? `, au plus ${most}` : ""}`,
  ifThere: (points, conditions) => `${points} IKI avec ${conditions}`,
  atMost: (count, thing) => `au plus ${count} ${thing}`,
  strip: { mon: "mon", rice: "riz", sandal: "sandales", wood: "bois", koban: "koban", kobuns: "kobun libres", fire: "incendie", trade: "commerce" },
  firstPlayer: "premier joueur",
  and: "et",
  or: "ou",
  others: "aux autres",
  fed: "nourri",
  noLoss: "rien n’est perdu",
  fireTitle: (month, strength) => `Mois ${month} : incendie de force ${strength}`,
  paydayTitle: (month) => `Paie du mois ${month}`,
  whatFire: "Ce que ferait le prochain incendie",
  whatPayday: "Ce que rapporterait la prochaine paie",
};

const PT: Words = {
  ...EN,
  tabs: { street: "Rua", row: "Contratar", river: "Rio", tracks: "Trilhas", market: "Mercado", own: "Meus" },
  street: "A rua",
  streetNote: "quatro nagayas; as quatro esquinas também formam um grupo",
  streetNoteTwo: "quatro nagayas; a banca do meio serve às duas lojas",
  row: "Para contratar",
  starters: "Para começar",
  fresh: "recém-chegados",
  kept: "que ficaram",
  newcomer: "novo",
  inHand: "procura uma banca",
  rowEmpty: "ninguém para contratar",
  river: "Ponte e rio",
  way: "Modo de vida",
  wayNote: "depois as ações, da esquerda",
  wayOrder: "ordem da escolha, pela trilha de incêndio",
  firefighting: "Incêndio",
  trade: "Comércio",
  buildings: "Edifícios",
  celebrities: "Celebridades",
  spares: "Outras da estação",
  bank: "Barcos na margem",
  season: "Fichas da estação",
  yours: "Bens",
  retired: "Aposentados",
  fish: "Peixes",
  tobacco: "Tabaco",
  tokens: "Fichas e amigos",
  lap: "volta",
  start: "início",
  free: "livre",
  corner: "banca de esquina",
  blocked: "bloqueado neste mês",
  taken: "de",
  teaBoat: "chá",
  boats: "barcos",
  nobody: "de ninguém",
  neutral: "neutro",
  ox: "um passo a mais",
  sun: "Sol",
  moon: "Lua",
  over: "O ano acabou",
  cost: "custo",
  skill: "habilidade",
  bonus: "ao contratar",
  salary: "salário",
  atEnd: "no fim",
  permanent: "daí em diante",
  now: "na hora",
  grandMaster: "Grão-Mestre",
  payday: "dia de pagamento",
  fire: "incêndio",
  newYear: "Dia de Ano-Novo",
  fate: { burns: "queimaria", stops: "deteria o fogo", saved: "pode ser salvo", safe: "fora do alcance" },
  seasons: { spring: "primavera", summer: "verão", autumn: "outono", winter: "inverno" },
  seatName: ["ameixa", "céu", "cinábrio", "celadon"],
  nouns: {
    ...EN.nouns,
    rice: ["arroz", "arroz"], sandal: ["sandália", "sandálias"], wood: ["madeira", "madeira"], loss: ["IKI perdido", "IKI perdidos"],
    fire: ["passo contra incêndios", "passos contra incêndios"], trade: ["passo de comércio", "passos de comércio"],
    gift: ["mon para cada outro jogador", "mon para cada outro jogador"], xp: ["experiência", "experiência"],
    "xp other": ["experiência em outro", "experiência em outro"], "xp all": ["experiência em todos", "experiência em todos"],
    build: ["construir", "construções"], hire: ["contratar", "contratações"], boat: ["barco", "barcos"],
    shopboat: ["Barco-loja", "Barco-loja"], river: ["ficha do rio", "fichas do rio"], pipe: ["cachimbo", "cachimbos"],
    pouch: ["bolsa de tabaco", "bolsas de tabaco"], fish: ["peixe", "peixes"], swap: ["trocar duas cartas", "trocas"],
    salary: ["último salário de um dos seus", "salários"], run: ["correr 1 ou 2 casas", "corridas"],
    celebrity: ["celebridade", "celebridades"], "celebrity spare": ["outra celebridade da estação", "celebridades"],
    ticket: ["ficha de barco", "fichas de barco"], doctor: ["ficha Médico", "fichas Médico"],
    relocate: ["mudar um personagem", "mudanças"], retire: ["aposentar um personagem", "aposentadorias"],
  },
  things: {
    type: "tipo diferente", toptype: "personagem da maior coluna", special: "Especial", artisan: "Artesão",
    character: "personagem", newcomer: "Novo Personagem", fire: "passo contra incêndios", trade: "comércio", boat: "barco",
    building: "edifício", celebrity: "celebridade", pipe: "cachimbo", pouch: "bolsa", fish: "peixe", fishscore: "IKI dos peixes",
    koban: "koban", mon: "mon", rice: "arroz", sandal: "sandália", "last fire": "último contra incêndios",
  },
  month: (month) => `Mês ${month}`,
  when: (month, season) => `Mês ${month} de 12, ${season}`,
  stall: (name, extra) => `Banca ${name}${extra ? `, ${extra} mon a mais` : ""}`,
  experience: (xp, of) => `experiência ${xp} de ${of}`,
  mons: (count) => `${count} mon em cima`,
  kobunsFree: (count) => (count === 1 ? "1 kobun livre" : `${count} kobun livres`),
  sailorsFree: (count) => (count === 1 ? "1 marinheiro livre" : `${count} marinheiros livres`),
  types: (count) => (count === 1 ? "1 tipo com a rua" : `${count} tipos com a rua`),
  feed: (count, short) => `${count} a alimentar${short ? `, falta ${short} arroz` : ""}`,
  fireAt: (month, strength) => `incêndio de força ${strength} no fim do mês ${month}`,
  paydayIn: (month) => `pagamento no fim do mês ${month}`,
  strength: (strength) => `força ${strength}`,
  harmony: (iki) => `harmonia ${iki} IKI`,
  standing: (name) => `está em ${name}`,
  per: (points, each, thing, most) => `${points} por ${each > 1 ? `${each} ` : ""}${thing}${most ? `, no máximo ${most}` : ""}`,
  ifThere: (points, conditions) => `${points} IKI com ${conditions}`,
  atMost: (count, thing) => `no máximo ${count} ${thing}`,
  strip: { mon: "mon", rice: "arroz", sandal: "sandálias", wood: "madeira", koban: "koban", kobuns: "kobun livres", fire: "contra incêndios", trade: "comércio" },
  firstPlayer: "primeiro jogador",
  and: "e",
  or: "ou",
  others: "para os outros",
  fed: "alimentado",
  noLoss: "nada se perde",
  fireTitle: (month, strength) => `Mês ${month}: incêndio de força ${strength}`,
  paydayTitle: (month) => `Pagamento do mês ${month}`,
  whatFire: "O que faria o próximo incêndio",
  whatPayday: "O que traria o próximo pagamento",
};

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

// Effects in a few words, for the ear; the whole sentence is the server's.

function termWords(words: Words, { count, noun, less }: Term): string {
  const [one, several] = words.nouns[noun] ?? [noun, noun];
  const said = `${count === 1 ? one : `${count} ${several}`}`;
  return less ? `${said} (−${less.count} ${words.nouns[less.noun]?.[0] ?? less.noun})` : said;
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
  const side = (terms: Term[]): string => terms.map((term) => termWords(words, term)).join(` ${words.and} `);
  const deals = dealsOf(effect).map(({ cost, gain }) => (cost.length ? `${side(cost)} → ${side(gain)}` : side(gain)));
  return deals.join(` ${words.or} `);
}

function oneAward(words: Words, award: Award): string {
  if (award.thing) return words.per(award.points, award.each, words.things[award.thing] ?? award.thing, award.most);
  if (!award.conditions.length) return words.points(award.points);
  const said = award.conditions.map(({ count, thing, atMost }) => {
    const name = words.things[thing] ?? thing;
    return atMost ? words.atMost(count, name) : count ? `${count} ${name}` : name;
  });
  return words.ifThere(award.points, said.join(` ${words.and} `));
}

export function awardWords(words: Words, award: string): string {
  return awardsOf(award).map((one) => oneAward(words, one)).join(` ${words.and} `);
}

export function amountsWords(words: Words, amounts: Amount[]): string {
  return amounts.map(([what, count]) => `${count} ${words.nouns[PLAIN[what] ?? ""]?.[1] ?? ""}`).join(", ");
}
