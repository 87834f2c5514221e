// Written by tools/client_words.py from the Fluent files in en/; change those.

type Value = string | number;

export interface Words {
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
  tabs: {
    grove: string;
    temples: string;
    balance: string;
    homes: string;
    food: string;
    own: string;
  };
  toDraft: string;
  giftsShown: string;
  toPlace: (values: { count: Value }) => string;
  received: string;
  toResolve: (values: { actions: Value; count: Value }) => string;
  wild: string;
  resolvingNow: string;
  waiting: string;
  shoot: (values: { number: Value }) => string;
  incense: string;
  incensePlace: (values: { names: Value; year: Value }) => string;
  year: (values: { year: Value }) => string;
  oldestLeft: string;
  roam: string;
  visited: string;
  temple: (values: { colour: Value; left: Value; spirit: Value; sticks: Value }) => string;
  noSpirit: string;
  noStick: string;
  ghost: string;
  level: (values: { level: Value }) => string;
  dispenser: (values: { left: Value }) => string;
  supply: (values: { left: Value }) => string;
  facedown: (values: { count: Value }) => string;
  market: (values: { happiness: Value; price: Value }) => string;
  yourHome: string;
  homeOf: (values: { name: Value }) => string;
  comfortLine: (values: { harmony: Value; left: Value; right: Value }) => string;
  nightLine: (values: { cost: Value }) => string;
  perStock: (values: { count: Value }) => string;
  usedLast: string;
  stock: (values: { colour: Value; sections: Value }) => string;
  empty: string;
  cell: (values: { column: Value; row: Value }) => string;
  nightCell: (values: { cost: Value; kind: Value }) => string;
  heldPlace: (values: { zone: Value }) => string;
  holds: string;
  wouldComplete: (values: { kinds: Value }) => string;
  happiness: string;
  coins: string;
  sticks: string;
  foodFor: (values: { food: Value; homes: Value }) => string;
  stillToFeed: (values: { count: Value }) => string;
  noFood: string;
  awake: string;
  asleep: string;
  wakeFor: (values: { coins: Value }) => string;
  noSpirits: string;
  scoredLine: (values: { happiness: Value; tiles: Value }) => string;
  firstPlayer: string;
  passed: string;
  colours: {
    red: string;
    green: string;
    blue: string;
    white: string;
  };
  actions: {
    balance: string;
    home: string;
    income: string;
    cook: string;
    joker: string;
  };
  kinds: {
    D: string;
    F: string;
    G: string;
    Q: string;
  };
  anyKind: string;
  zones: {
    left: string;
    centre: string;
    right: string;
  };
  foods: {
    tea: string;
    rice: string;
    ramen: string;
  };
  section: (values: { action: Value; colour: Value }) => string;
  home: (values: { comfort: Value; kind: Value }) => string;
  gift: (values: { action: Value }) => string;
  seasons: {
    setup: string;
    spring: string;
    summer: string;
    autumn: string;
    winter: string;
  };
  when: (values: { season: Value; year: Value; years: Value }) => string;
  over: string;
  day: string;
  night: string;
  strip: {
    sticks: string;
    coins: string;
    homes: string;
    held: string;
    spirits: string;
  };
  aboutCell: {
    left: (values: { harmony: Value }) => string;
    right: (values: { harmony: Value }) => string;
    centre: string;
  };
  aboutNightCell: (values: { cost: Value; kind: Value }) => string;
  harmony: string;
  aboutHarmony: (values: { cost: Value }) => string;
  aboutIncense: string;
}
