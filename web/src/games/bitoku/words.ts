// Captions and labels of Bitoku's boards, in the terms of src/ennichi/bitoku/text/*.ftl. What a touch does and why it is
// closed comes from the server in words; printed effects come with their words. Here are captions.

import type { Language } from "../../protocol";
import { TENGU, type TenguWords } from "./tengu-words";
import type { BitokuPieces, Colour, HillName, Kind, Need, Phase, Region, Resource } from "./types";

export interface Words {
  // zones
  forest: string;
  paths: string;
  displays: string;
  guardians: string;
  guardiansPassed: string;
  hand: string;
  crystals: string;
  rockPath: string;
  counters: string;
  yours: string;
  bitokuPath: string;
  visions: string;
  spirits: string;
  tabs: { forest: string; paths: string; displays: string; cards: string; board: string; yours: string };

  // the forest
  regions: Record<Region, string>;
  regionNames: Record<Region, string>;
  hill: (hill: HillName) => string;
  space: string;
  freeSpaces: (count: number) => string;
  /** whose something is: the Tengu has its article */
  of: (name: string) => string;
  lake: string;
  lakeText: (vp: string, tengu: boolean) => string;
  lakeShort: (vp: string) => string;
  track: string;
  trackText: string;
  kodama: (name: string, region: string, space: number) => string;
  neutral: string;
  river: string;
  riverText: (crossing: BitokuPieces["crossing"]) => string;
  area: (region: string) => string;
  areaFree: (kind: string) => string;
  covered: string;
  homeSpace: (place: number, does: string) => string;
  order: string;
  orderText: string;
  round: (round: number, rounds: number) => string;
  seasons: Record<Phase, string>;
  where: (round: number, rounds: number, season: string) => string;
  over: string;
  turnOf: (name: string, place: number, dice: string) => string;
  passed: string;
  die: (name: string, value: number) => string;
  states: { locked: string; unlocked: string };
  used: string;
  favours: { bitoku: string; yokai: string; two: string };

  // paths
  start: string;
  step: string;
  bridge: (needs: number) => string;
  moves: (count: number) => string;
  lastMove: string;
  fork: (kind: string, vp: number, amulet: number, does: string) => string;
  gate: string;
  illumination: string;
  gateText: (does: string) => string;
  sleeps: (name: string) => string;
  walks: (names: string) => string;

  // displays
  rows: { mitamas: string; dragonflies: string; crystals: string; buildings: string; garden: string; decks: string };
  stack: (count: number) => string;
  gains: (what: string) => string;
  placeVp: (vp: number) => string;
  placeNumber: (number: number) => string;
  siteText: string;
  illuminationText: string;
  neutralText: string;
  kinds: Record<Kind, string>;
  colours: Record<Colour, string>;
  building: (kind: string, does: string) => string;
  ownedBy: (name: string) => string;
  decks: { yokai: string; bitoku: string; visions: string; own: string };
  deckText: (left: number, discard: number) => string;
  discardList: (names: string) => string;

  // own board
  discard: string;
  tucked: string;
  tuckedText: (names: string) => string;
  nothing: string;
  slot: (number: number) => string;
  socket: (colour: string, vp: number) => string;
  secret: string;
  cardsHidden: (count: number) => string;
  drawn: string;
  crystalLine: (free: number) => string;
  seat: (rocks: string, price: string) => string;
  rockNumber: (number: number) => string;
  rock: (types: string) => string;
  rockVp: (vp: number) => string;
  counter: (number: number, cost: string, vp: number) => string;
  counterDone: (number: number, vp: number) => string;
  pilgrims: (awake: number, asleep: number, walking: number) => string;
  awake: string;
  amulet: (value: number, count: number) => string;
  anyResource: string;
  bill: string;
  waive: (count: number) => string;
  typesLine: (vp: number) => string;
  counterAt: string;
  advance: string;
  completed: string;
  vision: (needs: string, vp: number, penalty: number) => string;
  have: (have: number, need: number, what: string) => string;
  needs: Record<Need, string>;
  visionDone: string;
  visionLine: (vp: string) => string;
  pair: string;
  red: (number: number) => string;
  resources: Record<Resource, string>;
  points: string;
  strip: {
    cards: string;
    resources: string;
    amulets: string;
    dice: string;
    buildings: string;
    crystals: string;
    mitamas: string;
    pilgrims: string;
  };

  // cards
  yokai: (type: string, does: string, virtue: string) => string;
  bitoku: (type: string, vp: number, does: string) => string;
  vp: (count: number) => string;
  names: Record<string, string>;

  tengu: TenguWords;
}

const NAMES: Record<string, string> = {
  kappa: "Kappa",
  imomushi: "Imomushi",
  nezumi: "Nezumi",
  kitsune: "Kitsune",
  "shin-ookami": "Shin Ookami",
  "yama-uba": "Yama-Uba",
  makoto: "Makoto",
  chuugi: "Chuugi",
  yu: "Yu",
  jin: "Jin",
  rei: "Rei",
  gi: "Gi",
  meijo: "Meijo",
  ara: "Ara",
  nigi: "Nigi",
  saki: "Saki",
  kushi: "Kushi",
  shinigami: "Shinigami",
};

const en: Words = {
  forest: "Hikaru Hills, river and Forest",
  paths: "Paths of Wisdom",
  displays: "Displays",
  guardians: "Guardians and Yōkai",
  guardiansPassed: "Guardians: passed",
  hand: "Hand",
  crystals: "Crystals",
  rockPath: "Rock path",
  counters: "Building counters",
  yours: "Belongings",
  bitokuPath: "Bitoku path",
  visions: "Visions",
  spirits: "Mitamas and dragonflies",
  tabs: { forest: "Forest", paths: "Paths", displays: "Displays", cards: "Cards", board: "Board", yours: "Mine" },
  regions: { yomi: "Yomi", stairs: "Stairs", home: "Great Spirit", glade: "Glade", forges: "Forges" },
  regionNames: {
    yomi: "Lands of Yomi",
    stairs: "Stairs of Knowledge",
    home: "Home of the Great Spirit",
    glade: "Glade of Jade",
    forges: "Forges",
  },
  hill: (hill) => `Hill of ${en.regionNames[hill]}`,
  space: "free space",
  freeSpaces: (count) => `${count} free ${count === 1 ? "space" : "spaces"}`,
  of: (name) => (name === TENGU.en.name ? "of the Tengu" : `of ${name}`),
  lake: "Treasure of the Lake",
  lakeText: (vp, tengu) =>
    `At the Ascension the first, second and third kodama of this track score ${vp} VP. ${tengu ? "Level with you, the Tengu counts as ahead (our ruling T44); other ties share." : "Ties share."}`,
  lakeShort: (vp) => `Treasure of the Lake: ${vp} VP`,
  track: "Kodama track",
  trackText: "Kodamas walk to the right. Only one at a time may stand on the last space.",
  kodama: (name, region, space) => `kodama ${en.of(name)}, ${region}, space ${space}`,
  neutral: "neutral kodama",
  river: "Space across the river",
  riverText: ({ needs, loss, loss_from_six: six }) =>
    `A die of ${needs} or more that stands below may cross the river: it loses ${loss} (a six loses ${six}) and claims one favor of the hill.`,
  area: (region) => `Inhabited area, ${region}`,
  areaFree: (kind) => `free for: ${kind}`,
  covered: "claimed this round",
  homeSpace: (place, does) => `space ${place} from the top; ${does}`,
  order: "Turn order",
  orderText:
    "From the first player on, with the guardians that have not left home: filled ones are unlocked, dashed ones are locked.",
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  seasons: { spring: "spring", summer: "summer", autumn: "autumn", winter: "winter", ascension: "Ascension" },
  where: (round, rounds, season) => `Round ${round} of ${rounds}, ${season}`,
  over: "The game is over",
  turnOf: (name, place, dice) => `${place}. ${name}; ${dice}`,
  passed: "passed",
  die: (name, value) => `die ${en.of(name)}, ${value}`,
  states: { locked: "locked", unlocked: "unlocked" },
  used: "placed",
  favours: { bitoku: "the Bitoku card", yokai: "the Yōkai card", two: "two different actions of four" },
  start: "start of the path",
  step: "path space",
  bridge: (needs) => `bridge: ${needs} completed Bitoku ${needs === 1 ? "card" : "cards"}`,
  moves: (count) => `${count} more movement ${count === 1 ? "point" : "points"}`,
  lastMove: "last point",
  fork: (kind, vp, amulet, does) => `${kind}: ${vp} VP${amulet ? `, +${amulet} amulet` : ""}${does ? `; ${does}` : ""}`,
  gate: "Torii gate",
  illumination: "Illumination",
  gateText: (does) => `Gate tile, for every pilgrim who arrives here: ${does}.`,
  sleeps: (name) => `pilgrim ${en.of(name)}`,
  walks: (names) => `pilgrims: ${names}`,
  rows: {
    mitamas: "Mitama",
    dragonflies: "Dragonfly",
    crystals: "Crystal",
    buildings: "Building",
    garden: "Garden",
    decks: "Decks",
  },
  stack: (count) => `${count} left in the stack`,
  gains: (what) => `and you receive ${what}`,
  placeVp: (vp) => `${vp} VP`,
  placeNumber: (number) => `place ${number}`,
  siteText:
    "A building of this kind may be constructed here. Whoever stands a die in the region above may then use it.",
  illuminationText:
    "Pilgrims who arrive on these spaces stay for good, one of each player, and take what the space shows.",
  neutralText: "It belongs to nobody and never moves, but it ranks like any other; what it wins, nobody gets.",
  kinds: { temple: "temple", onsen: "onsen", farm: "farm", ryokan: "ryokan", ancient: "ancient building" },
  colours: { dream: "Dream crystal", memory: "Memory crystal", ingenuity: "Ingenuity crystal" },
  building: (kind, does) => `${kind}; ${does}`,
  ownedBy: (name) => en.of(name),
  decks: { yokai: "Yōkai", bitoku: "Bitoku", visions: "Visions", own: "Your deck" },
  deckText: (left, discard) => `${left} in the deck, ${discard} discarded.`,
  discardList: (names) => `Discarded: ${names}.`,
  discard: "Discard pile",
  tucked: "Removed Yōkai",
  tuckedText: (names) => `They still count for the rocks: ${names}.`,
  nothing: "none",
  slot: (number) => `card space ${number}`,
  socket: (colour, vp) => `place for a ${colour}, ${vp} VP once covered; a pilgrim sleeps here`,
  secret: "only you see it",
  cardsHidden: (count) => `${count} face down`,
  drawn: "Drawn",
  crystalLine: (free) => `${free} pilgrims asleep`,
  seat: (rocks, price) => `pilgrim’s seat beside rock ${rocks}: ${price}`,
  rockNumber: (number) => `place ${number} of the rock path`,
  rock: (types) => `Iwakura rock: ${types}`,
  rockVp: (vp) => `${vp} VP now`,
  counter: (number, cost, vp) => `counter ${number}: the building ${cost}, uncovers ${vp} VP`,
  counterDone: (number, vp) => `counter ${number}: used, ${vp} VP`,
  pilgrims: (awake, asleep, walking) => `${awake} awake, ${asleep} asleep, ${walking} on the way`,
  awake: "Pilgrims awake",
  amulet: (value, count) => `+${value} amulet × ${count}`,
  anyResource: "any resource",
  bill: "to pay",
  waive: (count) => `${count} for free`,
  typesLine: (vp) => `types ${vp} VP`,
  counterAt: "your counter",
  advance: "next step of the Bitoku path",
  completed: "completed",
  vision: (needs, vp, penalty) => `vision: ${needs}; ${vp} VP, otherwise −${penalty}`,
  have: (have, need, what) => `${have} of ${need} ${what}`,
  needs: {
    resource: "resources",
    building: "buildings",
    crystal: "crystals",
    mitama: "mitamas",
    dragonfly: "combined dragonflies",
    illumination: "pilgrims on illuminations",
    gate: "pilgrims at gates",
    bitoku: "completed Bitoku cards",
  },
  visionDone: "complete",
  visionLine: (vp) => `now ${vp} VP`,
  pair: "combined",
  red: (number) => `red space ${number}`,
  resources: { wood: "wood", stone: "stone", jade: "jade", sake: "sake" },
  points: "VP",
  strip: {
    cards: "cards in hand",
    resources: "resources",
    amulets: "amulets",
    dice: "dice not yet placed",
    buildings: "buildings",
    crystals: "crystals",
    mitamas: "mitamas, combined or not",
    pilgrims: "pilgrims awake",
  },
  yokai: (type, does, virtue) => `${type}; played: ${does}; removed in winter: ${virtue}`,
  bitoku: (type, vp, does) => `${type}: ${vp} VP${does ? `, ${does}` : ""}`,
  vp: (count) => `${count} VP`,
  names: NAMES,
  tengu: TENGU.en,
};

const fr: Words = {
  ...en,
  forest: "Collines Hikaru, Rivière et Forêt",
  paths: "Chemins de la sagesse",
  displays: "Étals",
  guardians: "Gardiens et Yōkais",
  guardiansPassed: "Gardiens : passé",
  hand: "Main",
  crystals: "Cristaux",
  rockPath: "Sentier des Rochers",
  counters: "Pions Bâtiment",
  yours: "Biens",
  bitokuPath: "Chemin de Bitoku",
  visions: "Visions",
  spirits: "Mitamas et Libellules",
  tabs: { forest: "Forêt", paths: "Chemins", displays: "Étals", cards: "Cartes", board: "Plateau", yours: "À moi" },
  regions: { yomi: "Yomis", stairs: "Escaliers", home: "Grand esprit", glade: "Clairière", forges: "Forges" },
  regionNames: {
    yomi: "Terres des Yomis",
    stairs: "Escaliers de la connaissance",
    home: "Demeure du grand esprit",
    glade: "Clairière de jade",
    forges: "Forges",
  },
  hill: (hill) => `Colline face à : ${fr.regionNames[hill]}`,
  space: "case libre",
  freeSpaces: (count) => `${count} ${count > 1 ? "cases libres" : "case libre"}`,
  of: (name) => (name === TENGU.fr.name ? "du Tengu" : `de ${name}`),
  lake: "Trésor du lac",
  lakeText: (vp, tengu) =>
    `À l’ascension, les premier, deuxième et troisième Kodamas de cette piste rapportent ${vp} PV. ${tengu ? "À égalité avec vous, le Tengu est considéré devant (notre arbitrage T44) ; les autres égalités partagent." : "Les égalités partagent."}`,
  lakeShort: (vp) => `Trésor du lac : ${vp} PV`,
  track: "Piste Kodama",
  trackText: "Les Kodamas avancent vers la droite. La dernière case n’en accueille qu’un à la fois.",
  kodama: (name, region, space) => `Kodama ${fr.of(name)}, ${region}, case ${space}`,
  neutral: "Kodama neutre",
  river: "Case au-delà de la Rivière",
  riverText: ({ needs, loss, loss_from_six: six }) =>
    `Un dé de ${needs} ou plus placé en dessous peut traverser la Rivière : il perd ${loss} (un six perd ${six}) et obtient une faveur de la Colline.`,
  area: (region) => `Zone habitée, ${region}`,
  areaFree: (kind) => `libre pour : ${kind}`,
  covered: "déjà obtenue cette manche",
  homeSpace: (place, does) => `case ${place} depuis le haut ; ${does}`,
  order: "Ordre du tour",
  orderText:
    "À partir du premier joueur, avec les gardiens encore chez eux : pleins s’ils sont débloqués, en pointillé s’ils sont bloqués.",
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  seasons: { spring: "printemps", summer: "été", autumn: "automne", winter: "hiver", ascension: "ascension" },
  where: (round, rounds, season) => `Manche ${round} sur ${rounds}, ${season}`,
  over: "La partie est terminée",
  passed: "a passé",
  die: (name, value) => `dé ${fr.of(name)}, ${value}`,
  states: { locked: "bloqué", unlocked: "débloqué" },
  used: "placé",
  favours: { bitoku: "la carte Bitoku", yokai: "la carte Yōkai", two: "deux actions différentes sur quatre" },
  start: "départ du chemin",
  step: "case du chemin",
  bridge: (needs) => `Pont : ${needs} ${needs > 1 ? "cartes Bitoku accomplies" : "carte Bitoku accomplie"}`,
  moves: (count) => `encore ${count} ${count > 1 ? "Points" : "Point"} de Mouvement`,
  lastMove: "dernier point",
  tengu: TENGU.fr,
  fork: (kind, vp, amulet, does) =>
    `${kind} : ${vp} PV${amulet ? `, Amulette +${amulet}` : ""}${does ? ` ; ${does}` : ""}`,
  gate: "Portail",
  illumination: "Illumination",
  gateText: (does) => `Tuile Portail, pour chaque Pèlerin qui arrive ici : ${does}.`,
  sleeps: (name) => `Pèlerin ${fr.of(name)}`,
  walks: (names) => `Pèlerins : ${names}`,
  rows: {
    mitamas: "Mitama",
    dragonflies: "Libellule",
    crystals: "Cristal",
    buildings: "Bâtiment",
    garden: "Jardin",
    decks: "Paquets",
  },
  stack: (count) => `reste ${count} dans la pile`,
  gains: (what) => `et vous recevez ${what}`,
  placeVp: (vp) => `${vp} PV`,
  placeNumber: (number) => `place ${number}`,
  siteText:
    "Un Bâtiment de ce type peut être construit ici. Qui a un dé dans la région au-dessus peut ensuite l’utiliser.",
  illuminationText:
    "Les Pèlerins qui arrivent sur ces cases y restent, un par joueur, et prennent ce que montre la case.",
  neutralText:
    "Il n’est à personne et ne bouge jamais, mais il est classé comme les autres ; ce qu’il gagne, personne ne l’obtient.",
  kinds: { temple: "temple", onsen: "onsen", farm: "ferme", ryokan: "ryokan", ancient: "Bâtiment ancien" },
  colours: { dream: "Cristal onirique", memory: "Cristal mémoriel", ingenuity: "Cristal sensoriel" },
  building: (kind, does) => `${kind} ; ${does}`,
  ownedBy: (name) => fr.of(name),
  decks: { yokai: "Yōkai", bitoku: "Bitoku", visions: "Vision", own: "Votre paquet" },
  deckText: (left, discard) => `${left} dans le paquet, ${discard} dans la défausse.`,
  discardList: (names) => `Défausse : ${names}.`,
  discard: "Défausse",
  tucked: "Yōkais retirés",
  tuckedText: (names) => `Ils comptent encore pour les Rochers : ${names}.`,
  nothing: "aucune",
  slot: (number) => `emplacement de carte ${number}`,
  socket: (colour, vp) => `emplacement de ${colour}, ${vp} PV une fois occupé ; un Pèlerin y dort`,
  secret: "vous seul la voyez",
  cardsHidden: (count) => `${count} face cachée`,
  drawn: "Piochées",
  crystalLine: (free) => `${free} Pèlerins endormis`,
  seat: (rocks, price) => `place de Pèlerin près du Rocher ${rocks} : ${price}`,
  rockNumber: (number) => `place ${number} du Sentier des Rochers`,
  rock: (types) => `Rocher d’Iwakura : ${types}`,
  rockVp: (vp) => `${vp} PV actuellement`,
  counter: (number, cost, vp) => `pion ${number} : le Bâtiment ${cost}, découvre ${vp} PV`,
  counterDone: (number, vp) => `pion ${number} : utilisé, ${vp} PV`,
  pilgrims: (awake, asleep, walking) => `${awake} éveillés, ${asleep} endormis, ${walking} en route`,
  awake: "Pèlerins éveillés",
  amulet: (value, count) => `Amulette +${value} × ${count}`,
  anyResource: "ressource au choix",
  bill: "à payer",
  waive: (count) => `${count} gratuit`,
  typesLine: (vp) => `types ${vp} PV`,
  counterAt: "votre pion",
  advance: "étape suivante du Chemin de Bitoku",
  completed: "accomplie",
  vision: (needs, vp, penalty) => `Vision : ${needs} ; ${vp} PV, sinon −${penalty}`,
  have: (have, need, what) => `${have} sur ${need} ${what}`,
  needs: {
    resource: "ressources",
    building: "Bâtiments",
    crystal: "Cristaux",
    mitama: "Mitamas",
    dragonfly: "Libellules combinées",
    illumination: "Pèlerins sur des Illuminations",
    gate: "Pèlerins à des Portails",
    bitoku: "cartes Bitoku accomplies",
  },
  visionDone: "réalisée",
  visionLine: (vp) => `${vp} PV actuellement`,
  pair: "combinés",
  red: (number) => `case rouge ${number}`,
  resources: { wood: "bois", stone: "pierre", jade: "jade", sake: "saké" },
  points: "PV",
  strip: {
    cards: "cartes en main",
    resources: "ressources",
    amulets: "Amulettes",
    dice: "dés pas encore placés",
    buildings: "Bâtiments",
    crystals: "Cristaux",
    mitamas: "Mitamas, combinés ou non",
    pilgrims: "Pèlerins éveillés",
  },
  yokai: (type, does, virtue) => `${type} ; joué : ${does} ; retiré en hiver : ${virtue}`,
  bitoku: (type, vp, does) => `${type} : ${vp} PV${does ? `, ${does}` : ""}`,
  vp: (count) => `${count} PV`,
  names: { ...NAMES, "yama-uba": "Yama Uba" },
};

const pt: Words = {
  ...en,
  forest: "Colinas Hikaru, rio e Floresta",
  paths: "Caminhos da Sabedoria",
  displays: "Mostras",
  guardians: "Guardiões e Yōkai",
  guardiansPassed: "Guardiões: passou",
  hand: "Mão",
  crystals: "Cristais",
  rockPath: "Caminho das Rochas",
  counters: "Fichas de construção",
  yours: "Haveres",
  bitokuPath: "Caminho de Bitoku",
  visions: "Visões",
  spirits: "Mitamas e libelinhas",
  tabs: {
    forest: "Floresta",
    paths: "Caminhos",
    displays: "Mostras",
    cards: "Cartas",
    board: "Tabuleiro",
    yours: "Meu",
  },
  regions: { yomi: "Yomi", stairs: "Escadas", home: "Grande Espírito", glade: "Clareira", forges: "Forjas" },
  regionNames: {
    yomi: "Terras de Yomi",
    stairs: "Escadas do Conhecimento",
    home: "Casa do Grande Espírito",
    glade: "Clareira de Jade",
    forges: "Forjas",
  },
  hill: (hill) => `Colina em frente: ${pt.regionNames[hill]}`,
  space: "espaço livre",
  freeSpaces: (count) => `${count} ${count === 1 ? "espaço livre" : "espaços livres"}`,
  of: (name) => (name === TENGU.pt.name ? "do Tengu" : `de ${name}`),
  lake: "Tesouro do Lago",
  lakeText: (vp, tengu) =>
    `Na Ascensão, o primeiro, o segundo e o terceiro Kodama desta pista valem ${vp} PV. ${tengu ? "Empatado consigo, o Tengu conta como à frente (decisão nossa T44); os outros empates partilham." : "Os empates partilham."}`,
  lakeShort: (vp) => `Tesouro do Lago: ${vp} PV`,
  track: "Pista de Kodama",
  trackText: "Os Kodamas avançam para a direita. No último espaço só cabe um de cada vez.",
  kodama: (name, region, space) => `Kodama ${pt.of(name)}, ${region}, espaço ${space}`,
  neutral: "Kodama neutro",
  river: "Espaço do outro lado do rio",
  riverText: ({ needs, loss, loss_from_six: six }) =>
    `Um dado de ${needs} ou mais que esteja em baixo pode atravessar o rio: perde ${loss} (um seis perde ${six}) e obtém um favor da Colina.`,
  area: (region) => `Área habitada, ${region}`,
  areaFree: (kind) => `livre para: ${kind}`,
  covered: "já coberto nesta ronda",
  homeSpace: (place, does) => `espaço ${place} a contar de cima; ${does}`,
  order: "Ordem dos turnos",
  orderText:
    "A partir do primeiro jogador, com os guardiões ainda em casa: cheios se desbloqueados, a tracejado se bloqueados.",
  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  seasons: { spring: "primavera", summer: "verão", autumn: "outono", winter: "inverno", ascension: "Ascensão" },
  where: (round, rounds, season) => `Ronda ${round} de ${rounds}, ${season}`,
  over: "A partida terminou",
  passed: "passou",
  die: (name, value) => `dado ${pt.of(name)}, ${value}`,
  states: { locked: "bloqueado", unlocked: "desbloqueado" },
  used: "colocado",
  favours: { bitoku: "a carta Bitoku", yokai: "a carta Yōkai", two: "duas ações diferentes de quatro" },
  start: "início do caminho",
  step: "espaço do caminho",
  bridge: (needs) => `ponte: ${needs} ${needs === 1 ? "carta Bitoku completa" : "cartas Bitoku completas"}`,
  moves: (count) => `mais ${count} ${count === 1 ? "ponto" : "pontos"} de movimento`,
  lastMove: "último ponto",
  tengu: TENGU.pt,
  fork: (kind, vp, amulet, does) =>
    `${kind}: ${vp} PV${amulet ? `, amuleto +${amulet}` : ""}${does ? `; ${does}` : ""}`,
  gate: "Pórtico Torii",
  illumination: "Iluminação",
  gateText: (does) => `Peça de Pórtico, para cada peregrino que aqui chega: ${does}.`,
  sleeps: (name) => `peregrino ${pt.of(name)}`,
  walks: (names) => `peregrinos: ${names}`,
  rows: {
    mitamas: "Mitama",
    dragonflies: "Libelinha",
    crystals: "Cristal",
    buildings: "Edifício",
    garden: "Jardim",
    decks: "Baralhos",
  },
  stack: (count) => `restam ${count} na pilha`,
  gains: (what) => `e recebe ${what}`,
  placeVp: (vp) => `${vp} PV`,
  placeNumber: (number) => `lugar ${number}`,
  siteText: "Aqui pode construir-se um edifício deste tipo. Quem tem um dado na região por cima pode depois usá-lo.",
  illuminationText:
    "Os peregrinos que chegam a estes espaços ficam de vez, um por jogador, e recebem o que o espaço mostra.",
  neutralText: "Não é de ninguém e nunca anda, mas classifica-se como os outros; o que ganha, ninguém recebe.",
  kinds: { temple: "templo", onsen: "onsen", farm: "quinta", ryokan: "ryokan", ancient: "edifício milenar" },
  colours: { dream: "cristal de sonho", memory: "cristal de memória", ingenuity: "cristal de engenho" },
  building: (kind, does) => `${kind}; ${does}`,
  ownedBy: (name) => pt.of(name),
  decks: { yokai: "Yōkai", bitoku: "Bitoku", visions: "Visões", own: "O seu baralho" },
  deckText: (left, discard) => `${left} no baralho, ${discard} no descarte.`,
  discardList: (names) => `Descarte: ${names}.`,
  discard: "Descarte",
  tucked: "Yōkai removidos",
  tuckedText: (names) => `Ainda contam para as rochas: ${names}.`,
  nothing: "nenhuma",
  slot: (number) => `espaço de carta ${number}`,
  socket: (colour, vp) => `lugar de ${colour}, ${vp} PV depois de ocupado; um peregrino dorme aqui`,
  secret: "só visível para si",
  cardsHidden: (count) => `${count} viradas para baixo`,
  drawn: "Tiradas",
  crystalLine: (free) => `${free} peregrinos adormecidos`,
  seat: (rocks, price) => `assento de peregrino junto à rocha ${rocks}: ${price}`,
  rockNumber: (number) => `lugar ${number} do Caminho das Rochas`,
  rock: (types) => `rocha Iwakura: ${types}`,
  rockVp: (vp) => `${vp} PV agora`,
  counter: (number, cost, vp) => `ficha ${number}: o edifício ${cost}, descobre ${vp} PV`,
  counterDone: (number, vp) => `ficha ${number}: usada, ${vp} PV`,
  pilgrims: (awake, asleep, walking) => `${awake} despertos, ${asleep} adormecidos, ${walking} a caminho`,
  awake: "Peregrinos despertos",
  amulet: (value, count) => `amuleto +${value} × ${count}`,
  anyResource: "recurso à escolha",
  bill: "a pagar",
  waive: (count) => `${count} grátis`,
  typesLine: (vp) => `tipos ${vp} PV`,
  counterAt: "a sua ficha",
  advance: "próximo passo do Caminho de Bitoku",
  completed: "completa",
  vision: (needs, vp, penalty) => `visão: ${needs}; ${vp} PV, senão −${penalty}`,
  have: (have, need, what) => `${have} de ${need} ${what}`,
  needs: {
    resource: "recursos",
    building: "edifícios",
    crystal: "cristais",
    mitama: "Mitamas",
    dragonfly: "libelinhas combinadas",
    illumination: "peregrinos em iluminações",
    gate: "peregrinos em pórticos",
    bitoku: "cartas Bitoku completas",
  },
  visionDone: "completa",
  visionLine: (vp) => `agora ${vp} PV`,
  pair: "combinados",
  red: (number) => `espaço vermelho ${number}`,
  resources: { wood: "madeira", stone: "pedra", jade: "jade", sake: "saqué" },
  points: "PV",
  strip: {
    cards: "cartas na mão",
    resources: "recursos",
    amulets: "amuletos",
    dice: "dados por colocar",
    buildings: "edifícios",
    crystals: "cristais",
    mitamas: "Mitamas, combinados ou não",
    pilgrims: "peregrinos despertos",
  },
  yokai: (type, does, virtue) => `${type}; jogado: ${does}; removido no inverno: ${virtue}`,
  bitoku: (type, vp, does) => `${type}: ${vp} PV${does ? `, ${does}` : ""}`,
  vp: (count) => `${count} PV`,
  names: { ...NAMES, "shin-ookami": "Shin ookami", "yama-uba": "Yama-uba" },
};

const WORDS: Record<Language, Words> = { en, fr, pt };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}

export function nameWords(words: Words, type: string): string {
  return words.names[type] ?? type;
}

/** A difference with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
