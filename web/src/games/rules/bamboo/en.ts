// How Bamboo is played, in our own words.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "What it is about",
    paragraphs: [
      "Each of you furnishes a home in a bamboo forest. Over **four years** you send bamboo into the grove, burn incense in the temples, buy things for your home and arrange them so that they please the eye. What counts is **happiness**: whoever has most of it after the fourth winter wins.",
      "Nothing is secret between players. Only the order of the face-down tiles is unknown to everybody.",
    ],
  },
  {
    id: "board",
    title: "What lies on the table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**The grove**: four shoots of three bamboo sections, with two free cells in the ground below each.",
          "**Four temples**, one of each colour, each with a pile of forest spirits (only the top one is known) and a row of incense sticks, the oldest first.",
          "**Balance tiles**: three on show for each zone of a home, left, centre and right.",
          "**Homes**: two columns of four. The printed price and happiness belong to the place, so a tile gets cheaper as it slides down.",
          "**Food**: five tokens. Tea feeds one home, rice two, ramen three.",
        ],
      },
      "Your own board holds four **stocks**, one a colour, with room for four sections each; a **grid** of five columns and three rows for your homes; and two places for balance tiles in each zone. The left zone is columns 1 and 2, the right zone columns 4 and 5. The centre zone is all five columns, so the middle column serves centre tiles only.",
    ],
  },
  {
    id: "setup",
    title: "Setup",
    anchors: ["ask-draft"],
    paragraphs: [
      "You begin with 3 coins, 5 happiness, 3 incense sticks in your reserve and 4 more that wait on the main board, one for each year. You get a centre balance tile at random and a hand of four sections, one of each colour.",
      "Then two sections a player are laid out. In turn order everybody takes one, and then once more in the same order. From now on you always own **six sections** between turns.",
    ],
  },
  {
    id: "year",
    title: "The year",
    paragraphs: [
      "A year is spring, summer, autumn, winter. Nearly all decisions fall in summer; the other seasons give, reward and take.",
    ],
  },
  {
    id: "spring",
    title: "Spring",
    anchors: ["ask-gift", "gift"],
    paragraphs: [
      "Everybody takes one of the sticks that wait on the main board. So you play with four sticks in the first year and with seven in the last.",
      "Then as many **gifts** of the forest are turned up as there are players. In turn order each of you chooses one and may do its action at once. Spirits sleep through spring: none can be used now.",
    ],
  },
  {
    id: "stock",
    title: "Summer: choose a stock",
    anchors: ["ask-stock"],
    paragraphs: [
      "In summer you take turns until nobody has a stick left. **Without a stick you pass** and are out until autumn; with one you must play.",
      "Begin by choosing a stock that holds at least one section. The one you used last, where your action marker stands, is not allowed, not even in the first turn of a new year. The colour of the stock names the temple you visit.",
    ],
  },
  {
    id: "offering",
    title: "Summer: the offering",
    anchors: ["ask-offer", "temple"],
    paragraphs: [
      "Lay as many sticks as the chosen stock has sections, or all you have left if these are fewer. In the temple you visit they are free. **Each stick in another temple costs 1 coin.** New sticks go on top of the row.",
      "The number of sticks laid is also the number of actions you may do this turn.",
    ],
  },
  {
    id: "placing",
    title: "Summer: placing bamboo",
    anchors: ["ask-place", "ask-shoot", "shoot", "section"],
    paragraphs: [
      "Take **all** sections of the stock and put them, one after the other, into the free cells below the shoots, at most two under the same shoot. Look at the top of each shoot while you do it: that is what you will receive.",
    ],
  },
  {
    id: "resolving",
    title: "Summer: resolving",
    anchors: ["ask-resolve", "ask-overflow", "ask-end-turn", "done", "forgo"],
    paragraphs: [
      "Resolve the placed sections in any order. For each of them:",
      {
        list: [
          "You may do its **action**, as long as you have done fewer actions this turn than you laid sticks. You may also forgo it; that uses up nothing.",
          "Then the shoot is pushed up by one. The section on top leaves the grove and is yours: it goes to the stock of its colour, and will act in a later turn.",
          "If that stock already holds four, choose another one with room. There the section counts as part of that stock, whatever its colour.",
        ],
      },
      "When everything is resolved your turn ends, with as many sections as before.",
    ],
  },
  {
    id: "income",
    title: "Action: income",
    anchors: ["ask-income", "coin"],
    paragraphs: ["Take 2 coins."],
  },
  {
    id: "cooking",
    title: "Action: cooking",
    anchors: ["ask-cook", "ask-cook-must", "food"],
    paragraphs: [
      "Take one of the food tokens on show. The empty place stays empty. Only when the last token is taken are five new ones turned up. You will need food in winter: one for each home in your grid.",
    ],
  },
  {
    id: "home",
    title: "Action: home",
    anchors: ["ask-home", "ask-cell", "cell"],
    paragraphs: [
      "**Either** take 1 coin **or** buy one home: pay the price of its place, gain the happiness printed there, and put the tile on any free cell of your grid. It stays there for good. The tiles above it slide down and a new one appears on top.",
      "There are four kinds: decoration, faith, garden and daily life. Each home has a comfort of 1 to 3.",
    ],
  },
  {
    id: "balance",
    title: "Action: balance",
    anchors: ["ask-balance", "ask-balance-again", "happiness"],
    paragraphs: [
      "**Either** enjoy a calm moment for 1 happiness **or** do one or two of the following, in any mix and order:",
      {
        list: [
          "**Take** a tile on show, if its zone has a free place on your board.",
          "**Score** a tile you hold, if your grid shows its pattern now. You gain its points and the place is free again. You may score a tile that you have just taken.",
        ],
      },
      "A pattern may lie anywhere in its zone, but it is never turned or mirrored. A drawn kind asks for that kind, an empty square for any home. Some tiles also ask for a least sum of comfort. A stack of one kind means all homes of that kind in the zone, wherever they lie. Homes are not used up: the same home can serve any number of tiles.",
    ],
  },
  {
    id: "joker",
    title: "Action: joker",
    anchors: ["ask-joker", "action"],
    paragraphs: ["Choose one of the four actions when you resolve the section."],
  },
  {
    id: "spirits",
    title: "Forest spirits",
    anchors: ["spirit", "option", "ask-option"],
    paragraphs: [
      "A spirit you win is awake. In your own summer turn you may use any number of awake spirits, before the first step, between two steps or between two sections, but never in the middle of an action. A used spirit falls asleep. What spirits give needs no stick.",
      {
        list: [
          "**Kappa**: a balance action. **Tanuki**: a home action. **Rokurokubi**: an income action.",
          "**Kitsune**: all sections still to resolve this turn act as jokers.",
          "**Tengu**: all food on show is exchanged, and you take one token, before or after that.",
          "**Bakeneko**: used before the offering, it lets your sticks go to any temples without paying.",
          "**Ookami**: worth 4 food when you feed your family in winter.",
        ],
      },
    ],
  },
  {
    id: "autumn",
    title: "Autumn",
    paragraphs: [
      "In every temple the player with the **most sticks** wins the spirit on top of the pile. Among equals the one whose stick lies highest, and so came last, is ahead. A temple without any stick loses its spirit to nobody. All sticks go back to their owners.",
    ],
  },
  {
    id: "winter",
    title: "Winter",
    anchors: ["ask-wake", "ask-feed"],
    paragraphs: [
      {
        list: [
          "**Wake.** You may pay to wake sleeping spirits: Kitsune is free, Ookami costs 2 coins, every other one 1.",
          "**Feed.** You need one food for each home. While food is missing you must spend tokens, one by one, of your choice; an awake Ookami may help. Each missing food costs 1 happiness. What is too much is lost, but unspent tokens stay with you.",
          "**Renew.** The first player changes. In each column of homes and balance tiles the lowest tile leaves and a new one comes. Empty food places are filled.",
        ],
      },
      "The fourth winter ends after feeding.",
    ],
  },
  {
    id: "two-players",
    title: "With two players",
    paragraphs: [
      "A **ghost** burns incense too. At the start and after each autumn but the last it lays 0, 2, 3 and 3 sticks in the four temples, dealt at random. They are the lowest, so the ghost loses every tie. A spirit that it wins leaves the game. Some of the homes are left out.",
    ],
  },
  {
    id: "night",
    title: "The night side",
    anchors: ["option-night"],
    paragraphs: [
      "For those who know the game: four cells of each grid are marked with a kind and accept only a home of that kind. Every marked cell still empty at the end costs 1 happiness.",
    ],
  },
  {
    id: "end",
    title: "The end, and the count",
    anchors: ["scoring"],
    paragraphs: [
      "After the fourth winter each player adds:",
      {
        list: [
          "**+2** for each different kind of spirit, awake or asleep.",
          "**−2** for each point of difference between the comfort in the left zone and in the right zone. The middle column does not count here.",
          "**Half the points**, rounded up, of each balance tile still held whose pattern is there.",
          "On the night side **−1** for each marked cell without a home.",
        ],
      },
      "Most happiness wins. If that is equal, more comfort in the whole grid decides; if that is equal too, you share the victory. Coins, food and sticks are worth nothing.",
    ],
  },
];
