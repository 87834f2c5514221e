// How Bamboo is played, in our own words.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "What it is about",
    paragraphs: [
      "Each of you furnishes a home in a bamboo forest. Over **[four|years] years** you send bamboo into the grove, burn incense in the temples, buy things for your home and arrange them so that they please the eye. What counts is **happiness**: whoever has most of it after the last winter wins.",
      "Nothing is secret between players. Only the order of what lies face down is unknown to everybody.",
    ],
  },
  {
    id: "board",
    title: "What lies on the table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**The grove**: [four|shoots] shoots of [three|shoot-sections] bamboo sections each, with [two|shoot-free] free cells in the ground below each shoot.",
          "**[Four|temples] temples**, one of each colour. In each lie a pile of forest spirits, of which only the top one is known (our ruling R18), and a row of incense sticks, the oldest first.",
          "**Balance tiles**: [three|balance-shown] on show for each zone of a home: left, centre and right.",
          "**Homes**: [two|levels] columns of [four|home-places] places, one for each level. Homes of the first level cost [1|price-first-low] to [4|price-first-top] coins, those of the second level [2|price-second-low] to [5|price-second-top], and most of these have more comfort. Price and happiness are printed beside the place and not on the tile, so a tile gets cheaper as it slides down.",
          "**Dispensers**: the closed stacks from which tiles come, one for each zone of balance tiles and one for each level of homes. When a tile is taken, those above it slide down and a new one comes to the top place. From an empty dispenser nothing comes, and the place stays free.",
          "**Food**: [five|food-shown] tokens on show. Tea is worth [one|tea] food, rice [two|rice], ramen [three|ramen].",
        ],
      },
      "Your own board holds [four|stocks] **stocks**, one a colour, with room for [four|stock-size] sections each; a **grid** of [five|columns] columns and [three|rows] rows for your homes; and [two|balance-places] places for balance tiles in each zone. The left zone is columns [1|left-first] and [2|left-last], the right zone columns [4|right-first] and [5|right-last]. The centre zone is all [five|columns] columns, so the middle column serves centre tiles only.",
    ],
  },
  {
    id: "setup",
    title: "Setup",
    anchors: ["ask-draft"],
    paragraphs: [
      "You begin with [3|start-coins] coins, [5|start-happiness] happiness, [3|start-sticks] incense sticks in your reserve and [4|later-sticks] more that wait on the main board, one for each year. You get a balance tile of the centre zone at random (our ruling R1) and a hand of [four|start-sections] sections, one of each colour and one of each action (our ruling R2).",
      "Then [two|draft-sections] sections a player are laid out. In turn order everybody takes one, and then once more in the same order (our ruling R3). From now on you own **[six|own-sections] sections** between turns, never more and never fewer.",
    ],
  },
  {
    id: "year",
    title: "The year, and the turn order",
    paragraphs: [
      "A year is spring, summer, autumn, winter. Nearly all decisions fall in summer; the other seasons give, reward and take.",
      "**Turn order** means clockwise round the table, beginning with whoever has the first-player marker. It is drawn at random for the first year and goes one seat further each winter.",
    ],
  },
  {
    id: "spring",
    title: "Spring",
    anchors: ["ask-gift", "gift"],
    paragraphs: [
      "Everybody takes one of the sticks that wait on the main board. So you play with [four|sticks-first-year] sticks in the first year and with [seven|sticks-last-year] in the last.",
      "There are [four|gifts] **gifts** of the forest, one for each action: income, cooking, home and balance. They are shuffled, and as many are turned up as there are players. In turn order each of you chooses one and may do its action at once; the gifts all come back the next spring. Awake spirits cannot help in spring.",
    ],
  },
  {
    id: "stock",
    title: "Summer: choose a stock",
    anchors: ["ask-stock"],
    paragraphs: [
      "In summer you take turns until nobody has a stick left. **Without a stick you pass** and are out until autumn; with one you must play (our ruling R4).",
      "Begin by choosing a stock that holds at least one section. The one you used last, where your action marker stands, is not allowed, not even in the first turn of a new year (our ruling R6). The colour of the stock names the temple you visit.",
    ],
  },
  {
    id: "offering",
    title: "Summer: the offering",
    anchors: ["ask-offer", "temple"],
    paragraphs: [
      "Lay as many sticks as the chosen stock has sections, or all you have left if these are fewer. You cannot keep some back on purpose (our ruling R5). In the temple you visit they are free. **Each stick in another temple costs [1|stick-price] coin.** New sticks go on top of the row, and there is always room (our ruling R7).",
      "The number of sticks laid is also the number of actions you may do this turn.",
    ],
  },
  {
    id: "placing",
    title: "Summer: placing bamboo",
    anchors: ["ask-place", "ask-shoot", "shoot", "section"],
    paragraphs: [
      "Take **all** sections of the stock, even if you laid fewer sticks, and put them, one after the other, into the free cells below the shoots, at most [two|shoot-free] under the same shoot. Look at the top of each shoot while you do it: that is what you will receive.",
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
          "You may do its **action**, as long as you have done fewer actions this turn than you laid sticks. You may also forgo it; that uses up nothing (our ruling R21).",
          "Then the shoot is pushed up by one. The section on top leaves the grove and is yours: it goes to the stock of its colour, and will act in a later turn.",
          "If that stock already holds [four|stock-size], choose another one with room. There the section counts as part of that stock, whatever its colour.",
        ],
      },
      "When everything is resolved your turn ends, with as many sections as before.",
    ],
  },
  {
    id: "income",
    title: "Action: income",
    anchors: ["ask-income", "coin"],
    paragraphs: ["Take [2|income-coins] coins."],
  },
  {
    id: "cooking",
    title: "Action: cooking",
    anchors: ["ask-cook", "ask-cook-must", "food"],
    paragraphs: [
      "Take one of the food tokens on show. Its place stays empty until winter; only when the last token is taken are [five|food-shown] new ones turned up at once. You will need food in winter: [one|food-per-home] for each home in your grid.",
      "There are [26|food-tokens] tokens. When the face-down supply runs out, the spent tokens are shuffled and become the new supply. Should all of them be with players, there is nothing to take (our ruling R14).",
    ],
  },
  {
    id: "home",
    title: "Action: home",
    anchors: ["ask-home", "ask-cell", "cell"],
    paragraphs: [
      "**Either** take [1|home-coins] coin **or** buy one home: pay the price of its place, gain the happiness printed there, and put the tile on any free cell of your grid. It stays there for good. The tiles above it slide down and a new one appears on top.",
      "There are [four|kinds] kinds: decoration, faith, garden and daily life. Each home has a comfort of [1|comfort-least] to [3|comfort-most].",
    ],
  },
  {
    id: "balance",
    title: "Action: balance",
    anchors: ["ask-balance", "ask-balance-again", "happiness"],
    paragraphs: [
      "**Either** enjoy a calm moment for [1|calm] happiness **or** do up to [two|balance-halves] of the following, in any mix and order:",
      {
        list: [
          "**Take** a tile on show, if its zone has a free place on your board.",
          "**Score** a tile you hold, if your grid shows its pattern now. You gain its points and the place is free again. You may score a tile that you have just taken.",
        ],
      },
      "A pattern may lie anywhere in its zone, but it is never turned or mirrored. A drawn kind asks for that kind, an empty square for any home. Some tiles also ask for a least sum of comfort. A stack of one kind means all homes of that kind in the zone, whether they touch or not. Homes are not used up: the same home can serve any number of tiles.",
    ],
  },
  {
    id: "joker",
    title: "Action: joker",
    anchors: ["ask-joker", "action"],
    paragraphs: ["Choose one of the [four|actions] other actions when you resolve the section."],
  },
  {
    id: "spirits",
    title: "Forest spirits",
    anchors: ["spirit", "option", "ask-option"],
    paragraphs: [
      "There are [seven|spirit-kinds] kinds of spirits, [three|spirit-copies] tiles of each. Of these [21|spirits] tiles [16|spirits-used] take part, [four|spirit-pile] in each temple; the other [five|spirits-unused] leave the game unseen.",
      "A spirit you win is awake. **In your own summer turn you may use any number of awake spirits, at any moment**: before you choose a stock, between sticks, between the sections that you place or resolve, and before your turn ends. Only an action or a placement that has begun is finished first (our ruling R10). A used spirit falls asleep. What spirits give needs no stick. Who passes cannot use any (our ruling R9).",
      {
        list: [
          "**Kappa**: a balance action. **Tanuki**: a home action. **Rokurokubi**: an income action.",
          "**Kitsune**: all sections still to resolve this turn act as jokers (our ruling R22).",
          "**Tengu**: all food on show is exchanged, and you take one token, before or after that.",
          "**Bakeneko**: all sticks still to lay this turn may go to any temples without paying (our ruling R22).",
          "**Ookami**: worth [4|ookami] food when you feed your family in winter.",
        ],
      },
    ],
  },
  {
    id: "autumn",
    title: "Autumn",
    paragraphs: [
      "In every temple the player with the **most sticks** wins the spirit on top of the pile. Among equals the one whose stick lies highest, and so came last, is ahead. A temple without any stick loses its spirit, which nobody gets (our ruling R8). All sticks go back to their owners.",
    ],
  },
  {
    id: "winter",
    title: "Winter",
    anchors: ["ask-wake", "ask-feed"],
    paragraphs: [
      {
        list: [
          "**Wake.** You may pay to wake sleeping spirits: Kitsune is free, Ookami costs [2|wake-ookami] coins, every other one [1|wake-other].",
          "**Feed.** You need [one|food-per-home] food for each home. While food is missing you must spend tokens, one by one, of your choice (our ruling R12); an awake Ookami may help, but need not (our ruling R11). Each missing food costs [1|hunger] happiness, even below zero (our ruling R15). What is too much is lost, but unspent tokens stay with you.",
          "**Renew.** The first-player marker goes one seat further. In each column of homes and balance tiles the lowest tile goes to the bottom of its dispenser, the others slide down and a new one comes to the top. Out of an empty dispenser the same tile comes back, on the top place (our ruling R13). Empty food places are filled.",
        ],
      },
      "The last winter ends after feeding (our ruling R17).",
    ],
  },
  {
    id: "two-players",
    title: "The ghost, for a pair of players",
    paragraphs: [
      "With [two|seats-least] players a **ghost** burns incense too. At the start and after each autumn but the last it lays its [8|ghost-sticks] sticks: [0|ghost-none], [2|ghost-some], [3|ghost-most] and [3|ghost-most] in the [four|temples] temples, dealt at random. They are the lowest, so the ghost loses every tie. A spirit that it wins leaves the game. [24|homes-removed] of the [64|homes] homes are left out.",
    ],
  },
  {
    id: "night",
    title: "The night side",
    anchors: ["option-night"],
    paragraphs: [
      "For those who know the game, and for all of them or nobody (our ruling R20): [four|night-cells] cells of each grid are marked with a kind and accept only a home of that kind. Every marked cell still empty at the end costs [1|night-penalty] happiness. Which kind goes where differs from colour to colour.",
    ],
  },
  {
    id: "end",
    title: "The end, and the count",
    anchors: ["scoring"],
    paragraphs: [
      "After the last winter each player adds:",
      {
        list: [
          "**+[2|points-per-spirit]** for each different kind of spirit, awake or asleep.",
          "**−[2|harmony]** for each point of difference between the comfort in the left zone and in the right zone. The middle column does not count here.",
          "**Half the points**, rounded up, of each balance tile still held whose pattern is there.",
          "On the night side **−[1|night-penalty]** for each marked cell without a home.",
        ],
      },
      "Most happiness wins. If that is equal, more comfort in the whole grid decides; if that is equal too, you share the victory. Coins, food and sticks are worth nothing.",
    ],
  },
];
