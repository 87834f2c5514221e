// How IKI is played, with or without Akebono, in our own words.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "What it is about",
    paragraphs: [
      "You live a year in the streets of old Edo. You walk the street with your **Oyakata**, do business in shops and with other people’s characters, take on characters of your own and help them rise until they retire. What counts is **IKI**, living with style: whoever has most of it after New Year’s Day wins.",
      "The game lasts **12 months and New Year’s Day**. Three fires, four paydays and four seasons give the year its rhythm. Nothing is secret between players; only what lies face down is unknown, and to everybody.",
    ],
  },
  {
    id: "board",
    title: "What lies on the table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**The street**: a loop of eight shops, walked one way. The lap mark lies between the Exchange shop and the Sandal shop.",
          "**Four nagayas**, A to D, with four stalls each (three for two players). Place 1 is at the board edge, where a fire begins; the innermost place is a corner and costs 2 mon more. The four corners are a harmony group of their own.",
          "**The row**: people for hire. **Buildings**, and the season’s **pipes, pouches and fish**.",
          "**Tracks**: firefighting from 0 to 10, with markers in stacks, and the score.",
          "**Akebono** adds the Nihonbashi bridge as a ninth space, a river with boats, celebrities, a trade track, and a New Character every month.",
        ],
      },
      "Your own board holds your goods (mon, rice, sandals, wood, koban), four **kobun**, with Akebono two **sailors**, a column for retired characters of each type, and places for four fish.",
    ],
  },
  {
    id: "setup",
    title: "Setup",
    anchors: ["ask-starter", "ask-starter-stall", "ask-use-tile"],
    paragraphs: [
      "Everybody begins with 8 mon, 1 rice and 1 sandal. The last player in turn order chooses first: take a starting character and put it, free of charge, on place 1 of a free nagaya, with a kobun on its lowest level.",
      "With Akebono each starting character comes with a **start tile**, which may be used at once; the Shop boat tile lets you build boat 1 for its price, and takes its trade step.",
    ],
  },
  {
    id: "month",
    title: "A month",
    paragraphs: [
      {
        list: [
          "**Start**: four new characters come into the row, with Akebono also the New Character of the month.",
          "**Way of life**: everybody places the Ikizama.",
          "**Actions**: in the order of the Ikizama spaces everybody hires or takes income, walks, and does business.",
          "**End**: in months 5, 8 and 11 a fire, in months 3, 6, 9 and 12 a payday. In the other months 1 mon is put on each card left in the row.",
        ],
      },
      "With Akebono the row has four fresh places and two kept ones. At the end of a month without payday only the two rightmost fresh cards stay: they move to the kept places and get 1 mon each. All others, and the New Character, leave.",
    ],
  },
  {
    id: "way",
    title: "Way of life",
    anchors: ["ikizama", "ask-ikizama"],
    paragraphs: [
      "Whoever is strongest in firefighting chooses first; on the same space the higher marker of the stack. You **must** put your Ikizama on a free space: **1–4**, **1**, **2**, **3** or **4**. The number says how far you will walk. The spaces act from left to right.",
      "Two players: each month a blocking tile closes one of the spaces 1 to 4.",
    ],
  },
  {
    id: "hire",
    title: "Income or hire",
    anchors: ["income", "mon", "character", "stall", "ask-income-or-hire", "ask-spare-mon", "ask-hire", "ask-stall", "ask-owner"],
    paragraphs: [
      "On space **1–4** you gain 1 mon, and that is all before you walk. On the others take **4 mon** or **hire** one character.",
      {
        list: [
          "You need a free kobun and a free stall.",
          "The price is printed on the card, plus what the stall costs: 2 mon for a corner, for two players 1 mon for a centre stall. Discounts lower the card’s price only.",
          "Mons lying on the card are yours first, and may help to pay.",
          "The card goes to the stall with your kobun on its lowest level, and you gain its hiring bonus.",
        ],
      },
    ],
  },
  {
    id: "move",
    title: "Walking",
    anchors: ["space", "sandal", "ask-move", "ask-send", "ask-run"],
    paragraphs: [
      "Walk as many spaces as your Ikizama space says; on 1–4 any of 1 to 4. Each **sandal** you spend is one more step, decided step by step, also at the end of the walk.",
      "Each time you pass the **lap mark**, all your characters on the street gain 1 experience at once. Leaving the start area is no lap.",
    ],
  },
  {
    id: "business",
    title: "Business",
    anchors: ["done", "option", "ask-business", "ask-character-again", "ask-choice"],
    paragraphs: [
      "Where you stop you may, in any order and each once, use the **shop** and **one character** in a stall of that space: your own, another player’s or a neutral one.",
      "When you use another player’s character, it gains 1 experience. Your own gains none. A neutral one leaves the game. Only a skill that can be carried out may be used.",
      {
        list: [
          "**Sandal shop**: 2 mon for 2 sandals. **Rice shop**: 3 mon for 2 rice.",
          "**Fire tower**: 1 step of firefighting.",
          "**Tobacco shop**: buy a pipe, a pouch, or one of each.",
          "**Pawn shop**: 1 rice or 1 sandal for 4 mon.",
          "**Construction site**: 1 mon for 1 wood, or 1 mon and build.",
          "**Nihonbashi bridge** (Akebono): meet a celebrity, activate a boat, or both.",
          "**Fish market**: buy one fish, at most one a season.",
          "**Exchange shop**: 6 mon for 1 koban, 10 mon for 2, or gain 2 mon.",
        ],
      },
    ],
  },
  {
    id: "experience",
    title: "Experience and retirement",
    anchors: ["column", "ask-xp", "ask-lose-xp", "ask-salary", "ask-retire", "ask-column", "ask-swap", "ask-swap-with"],
    paragraphs: [
      "A character’s kobun climbs its ladder: through other players’ business, through your laps, through effects. At the top it **retires** at once: the card goes to the column of its type above your board, the kobun comes back, and it needs no more food. Its last salary is paid at every payday from then on.",
      "Some characters bring a **token** instead of a salary when they retire. A character without a type goes into a column of your choice.",
    ],
  },
  {
    id: "tokens",
    title: "Pipes, pouches, fish and other tokens",
    anchors: ["pipe", "pouch", "fish", "special", "ticket", "ask-buy", "ask-river", "ask-use-pipe", "ask-give-fish", "ask-ticket"],
    paragraphs: [
      {
        list: [
          "**Pipes** do something at once when bought.",
          "**Pouches** count at the end; all of them together double if you own a pipe then.",
          "**Fish** count as a set: 3, 6, 10 or 15 IKI for one to four, plus what is printed on each.",
          "**Tokens of retired characters**: Hire −1 and Ox Cart work always; Avoid fire and Doctor save a character once; Messenger puts your Oyakata on any space instead of walking; Owner lets you hire once more; Joker makes the Puppeteer any type at the end; Fisherman is a fish, Policeman a pouch.",
          "**Boat tokens** (boat 4A): income or hire on space 1–4, a second character, or the shop a second time.",
        ],
      },
      "At the end of a season what was not bought is removed and the next season’s tokens come out. With Akebono one of each kind drifts in the river and can be bought only with the Shop boat.",
    ],
  },
  {
    id: "buildings",
    title: "Buildings",
    anchors: ["building", "ask-build", "ask-building-stall"],
    paragraphs: [
      "Pay the printed goods, put the building on a free stall (with its extra cost) and a kobun on it; that kobun stays there. Nobody does business with a building; it is not fed and has no type. Most count at the end, some help you all the time. With Akebono a boat may be built instead of a building.",
    ],
  },
  {
    id: "boats",
    title: "Boats and trade (Akebono)",
    anchors: ["boat", "trade", "ask-boat", "ask-boat-bonus", "ask-one-more-boat"],
    paragraphs: [
      "Whoever may build can build a boat from the bank: pay its price, put a sailor on it and lay it in the river. At most two boats each. Then either take its trade steps or activate it at once.",
      "Activating means: choose any boat in the river and carry out its action. The owner of somebody else’s boat gains 1 trade.",
      "After each fire everybody gains what the trade track shows up to their marker: at 2 a mon, at 4 a sandal, at 6 rice, at 8 a koban, at 10 also 5 IKI.",
    ],
  },
  {
    id: "celebrities",
    title: "Celebrities (Akebono)",
    anchors: ["celebrity", "ask-celebrity", "ask-use-celebrity", "ask-relocate", "ask-relocate-to", "ask-relocated-skill"],
    paragraphs: [
      "Two are on the bridge each season. Whoever stops there may meet one and keeps the card: it works from then on, at once, or at the end of the game.",
    ],
  },
  {
    id: "fire",
    title: "Fire",
    anchors: ["ask-fire"],
    paragraphs: [
      "At the end of months 5, 8 and 11 a tile names the nagaya that burns. The fire has strength 5, 8 or 10 (for two players 4, 7, 9) at place 1 and loses 1 with each further place.",
      "It meets the cards one after the other. If the owner’s firefighting is at least as high as the fire’s strength there, the fire is out. Otherwise the card is lost and the kobun comes back, unless a token saves the character; then the fire goes on. Neutral cards burn.",
    ],
  },
  {
    id: "payday",
    title: "Payday",
    anchors: ["ask-food"],
    paragraphs: [
      {
        list: [
          "**Salary**: every character of yours pays, on the street what stands beside its kobun, retired ones their last salary.",
          "**Harmony**: in each nagaya, and among the four corners, look at types with two or more characters, whoever owns them: each of your characters of that type gains as many IKI as there are of it in the group.",
          "**Food**: 1 rice for each of your characters on the street. Who is short chooses whom to feed; the others leave the game.",
        ],
      },
      "The row is emptied, and the next season begins.",
    ],
  },
  {
    id: "two",
    title: "Two players",
    anchors: ["ask-neutral", "ask-neutral-stall"],
    paragraphs: [
      "Nagayas have three stalls, and the centre one serves both its shops. At the end of each month the Sun player (odd months) or the Moon player (even months) puts a card of the row on a free stall as a **neutral character**. Anybody may use it; then it leaves. It counts for harmony, and burns.",
      "With Akebono a **Grand Master** may walk against the stream, as far as the blocking tile says; players’ characters on his space gain experience.",
    ],
  },
  {
    id: "new-year",
    title: "New Year’s Day and the end",
    anchors: ["ask-visit"],
    paragraphs: [
      "After month 12 everybody, strongest in firefighting first, puts the Oyakata on any space and may do business there. Then your characters come home into their columns, and you count:",
      {
        list: [
          "your IKI on the track",
          "different types: 1, 4, 9, 16 or 25 for one to five",
          "fish, and tobacco",
          "buildings and celebrities",
          "3 per koban, 1 per wood, 1 per 4 mon",
        ],
      },
      "Ties go to the one higher in firefighting.",
    ],
  },
];
