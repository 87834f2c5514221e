// How IKI is played, with or without Akebono, in our own words.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "What it is about",
    paragraphs: [
      "You live a year in the streets of old Edo. You walk the street with your **Oyakata**, do business in shops and with other people’s characters, hire characters of your own and help them rise until they retire. What counts is **IKI**, living with style: whoever has most of it after New Year’s Day wins.",
      "The game lasts **[12|months] months and New Year’s Day**. [Three|fires] fires, [four|paydays] paydays and [four|seasons] seasons give the year its rhythm. Nothing is secret between players; only what lies face down is unknown, and to everybody. No good ever runs out, not even wood (our ruling R5).",
    ],
  },
  {
    id: "board",
    title: "What lies on the table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**The street**: a loop of [eight|street] shops, walked one way. The lap mark lies between the Exchange shop and the Sandal shop. Everybody begins on the start area, just before the Sandal shop.",
          "**[Four|nagayas] nagayas**, A to D, with [four|stalls] stalls each, and behind every shop [two|stalls-a-shop] of them. A fire begins at the board edge; the innermost stall is a **corner**, and a card put there costs [2|corner-cost] mon more. For a pair of players the stalls are different: see the end of this page.",
          "**The row**: characters for hire. Each has one of [five|types] types: **Street Peddler, Artisan, Special, Master Craftsman, Shop Seller**.",
          "**Buildings**: [six|buildings-shown] are on show; what has been built is not replaced. And the season’s **tokens**: [two|tokens-shown] pipes, [two|tokens-shown] tobacco pouches and [two|tokens-shown] fish.",
          "**Firefighting**, a track of [10|fire-max] steps. Markers on the same space form a stack: whoever arrives goes on top, and the top of a stack is ahead of the rest. At the beginning the first player is on top and the last one at the bottom. Who is at the end of the track and gains a step still goes on top of the stack.",
          "**The score**: your IKI. It never falls below [0|iki-min].",
          "**Akebono** adds the Nihonbashi bridge, between the Construction site and the Fish market, which makes [nine|street-akebono] spaces; a river with boats; celebrities; a trade track; and a New Character every month.",
        ],
      },
      "Your own board holds your goods (mon, rice, sandals, wood, koban), [four|kobuns] **Kobuns**, with Akebono [two|sailors] **Sailors**, a column for the retired characters of each type, and places for [four|fish-places] fish.",
    ],
  },
  {
    id: "setup",
    title: "Setup",
    anchors: ["ask-starter", "ask-starter-stall"],
    paragraphs: [
      "Everybody begins with [8|start-mon] mon, [1|start-rice] rice and [1|start-sandal] sandal. The first player is drawn by lot. The **last** player in turn order chooses first: take one of the [four|starters] starting characters and put it, free of charge, on the board edge of a nagaya whose edge is free, with a Kobun on its lowest level. Characters that nobody takes leave the game.",
      "With Akebono there are [five|starters-akebono] starting characters; one more of them is shown than there are players, each with a **start tile** whose effect happens at once: [1|tile-rice] rice, [2|tile-sandal] sandals, [1|tile-wood] wood, [1|tile-trade] trade step, or the Shop boat: you build it for its [3|shop-boat-cost] mon and take its trade step.",
      "The buildings on show are drawn from [10|buildings-base]; with Akebono from [20|buildings-akebono], at most [two|permanent-max] of them with a lasting ability. Of each season [12|season-cards] characters come into play.",
    ],
  },
  {
    id: "month",
    title: "A month",
    paragraphs: [
      {
        list: [
          "**Start**: [four|row-fresh] new characters of the season come into the row, with Akebono also the New Character of the month.",
          "**Way of life**: everybody places the Ikizama.",
          "**Actions**: in the order of the Ikizama spaces everybody takes the income or hires, walks, and does business.",
          "**End**: at the end of months [5|fire-month-1], [8|fire-month-2] and [11|fire-month-3] there is a **fire**, and with Akebono the income of the trade track after it; at the end of months [3|payday-month-1], [6|payday-month-2], [9|payday-month-3] and [12|payday-month-4] there is a **payday**. In every month without a payday, those with a fire too, [1|row-mon] mon is put on each card left in the row.",
        ],
      },
      "With Akebono the row has [four|row-fresh] fresh places and [two|row-kept] kept ones. At the end of a month without a payday the cards on the kept places leave, and so does the New Character that nobody hired. Of the fresh cards the [two|row-kept] furthest to the right move to the kept places (our ruling R18) and get [1|row-mon] mon each; the others leave.",
    ],
  },
  {
    id: "way",
    title: "Way of life",
    anchors: ["ikizama", "ask-ikizama"],
    paragraphs: [
      "Whoever is furthest in firefighting chooses first, on the same space the higher marker of the stack; this order holds for the whole phase. You **must** put your Ikizama on a free space: **[1|free-first]–[4|free-last]**, **[1|lane-1]**, **[2|lane-2]**, **[3|lane-3]** or **[4|lane-4]**. The number says how far you will walk.",
      "Then everybody acts in the order of the spaces from the left, [1|free-first]–[4|free-last] first. A player finishes the whole turn before the next one begins.",
    ],
  },
  {
    id: "hire",
    title: "Income or hire",
    anchors: [
      "income",
      "mon",
      "character",
      "stall",
      "ask-income-or-hire",
      "ask-spare-mon",
      "ask-hire",
      "ask-stall",
      "ask-owner",
    ],
    paragraphs: [
      "On space **[1|free-first]–[4|free-last]** you gain [1|free-mon] mon, and that is all before you walk. On the others take the income of **[4|income] mon** or **hire** one character. Who cannot complete any hire takes the income.",
      {
        list: [
          "You need an unused Kobun and a free stall.",
          "The price is printed on the card, plus what the stall costs. Discounts lower the card’s price only, not the stall’s (our ruling R11).",
          "Mon lying on the card are yours first, and may help to pay.",
          "The card goes into the stall with your Kobun on its lowest level, and you gain its hiring bonus. Experience for another character is lost if you have no other on the board.",
          "With Akebono the New Character of the month can be hired like those of the row.",
        ],
      },
    ],
  },
  {
    id: "move",
    title: "Walking",
    anchors: ["space", "sandal", "ask-move", "ask-send", "ask-run"],
    paragraphs: [
      "Walk exactly as many spaces as your Ikizama space says; on [1|free-first]–[4|free-last] choose how many. After that each **sandal** you spend is one more space, as many as you like, and the **Ox Cart token** one more in each of your turns; you can decide on each step when you have seen the last one, but not after business. Oyakatas may share a space.",
      "Each time you pass the **lap mark**, all your characters on the board gain a step of experience at once. Who retires by that gives back the Kobun at once, and a sandal or an Ox Cart token gained in this way can still prolong the same walk. Leaving the start area is no lap.",
    ],
  },
  {
    id: "business",
    title: "Business",
    anchors: ["done", "option", "ask-business", "ask-character-again", "ask-choice"],
    paragraphs: [
      "Where you stop you may, in any order and each once, use the **shop** and **one character** in a stall of that space: your own, another player’s or a neutral one. A skill must be carried out in full, with whatever it costs; a character whose skill cannot be carried out cannot be used (our ruling R12).",
      "Another player’s character gains a step of experience when you have used it. Your own gains none. A neutral one leaves the game.",
      {
        list: [
          "**Sandal shop**: [2|sandal-shop-gain] sandals for [2|sandal-shop-cost] mon. **Rice shop**: [2|rice-shop-gain] rice for [3|rice-shop-cost] mon.",
          "**Fire tower**: [1|fire-tower] firefighting step.",
          "**Tobacco shop**: buy a pipe, a tobacco pouch, or one of each, at the printed prices.",
          "**Pawn shop**: [4|pawn-gain] mon for [1|pawn-rice] rice or for [1|pawn-sandal] sandal.",
          "**Construction site**: [1|site-wood] wood for [1|site-cost] mon (our ruling R1), or pay [1|site-build] mon and build.",
          "**Nihonbashi bridge** (Akebono): no shop and no stalls; see below.",
          "**Fish market**: buy a fish.",
          "**Exchange shop**: [1|change-one] koban for [6|change-cost] mon, [2|change-two] koban for [10|change-cost-two] mon, or simply [2|change-mon] mon.",
        ],
      },
    ],
  },
  {
    id: "experience",
    title: "Experience and retirement",
    anchors: ["column", "ask-xp", "ask-lose-xp", "ask-salary", "ask-retire", "ask-column", "ask-swap", "ask-swap-with"],
    paragraphs: [
      "A character’s Kobun climbs its ladder step by step: through other players’ business, through your laps, through effects. At the top the character **retires** at once: the card goes to the column of its type above your board, the Kobun comes back and is free again, and it needs no more food. Its last salary is paid at every payday from then on.",
      "Some characters have no salary: they bring a **token** when they retire. A character without a type is put into a column of your choice, for good; until then it counts for no harmony.",
    ],
  },
  {
    id: "tokens",
    title: "Pipes, tobacco pouches, fish and other tokens",
    anchors: [
      "pipe",
      "pouch",
      "fish",
      "special",
      "ticket",
      "ask-buy",
      "ask-river",
      "ask-use-pipe",
      "ask-give-fish",
      "ask-ticket",
    ],
    paragraphs: [
      {
        list: [
          "**Pipes** do something at once when bought. What costs nothing is done, if it can be; what has a price may be declined (our ruling R31).",
          "**Tobacco pouches** count at the end; all of them together count double if you own at least one pipe then (our ruling R15).",
          "**Fish**: every player may buy one a season, wherever it lies (our ruling R16), and needs a free fish place. At the end they count as a set: [3|fish-1], [6|fish-2], [10|fish-3] or [15|fish-4] IKI for one to [four|fish-places], plus or minus what is printed on each.",
          "**Monk token**: every hire costs [1|monk-less] mon less. **Ox Cart token**: one space further in each turn. **Avoid-fire token**: once, a character stays although the fire reaches it. **Doctor token**: once, a character that would leave through fire or hunger retires. **Messenger token**: once, in a later turn than the one you got it in, put your Oyakata on any space instead of walking. **Owner token**: once, directly after a hire, hire one more at its price. **Joker token**: at the end the Puppeteer counts as the type you choose. The **Fisherman token** counts as a fish with [1|fisherman] IKI more, if a fish place is free; the **Policeman token** as a pouch.",
          "**Boat tokens** (Akebono, Yanebune side A): “income or hire” gives either of them on Ikizama space [1|free-first]–[4|free-last], in place of its mon; “character” is business with one more character, or the same again; “shop” is the shop a second time. “Character” and “shop” work only in a later turn of yours than the one in which you took them (our ruling R27). After use a boat token goes back beside its boat.",
        ],
      },
      "When a season ends, what was not bought is removed and the next season’s tokens come out. With Akebono a third token of each kind lies in the river and can be bought only with the Shop boat.",
    ],
  },
  {
    id: "buildings",
    title: "Buildings",
    anchors: ["building", "ask-build", "ask-building-stall"],
    paragraphs: [
      "Pay the printed goods, put the building into a free stall (with the stall’s extra cost) and an unused Kobun on it; that Kobun stays there to the end, unless the building burns. A pipe or a fish in the price is one of yours, and goes back to the box. Nobody does business with a building; it is not fed and has no type. All count at the end, and some help you at once or all the time. With Akebono a boat may be built instead.",
    ],
  },
  {
    id: "boats",
    title: "The bridge, boats and trade (Akebono)",
    anchors: ["boat", "trade", "ask-boat", "ask-boat-bonus", "ask-one-more-boat"],
    paragraphs: [
      "Who stops on the **Nihonbashi bridge** may meet one celebrity and activate one boat, in any order, or do only one of these.",
      "Whenever you may build, you can build a **boat** from the bank: pay its price, put a Sailor on it and lay it in the river. It needs neither a Kobun nor a stall. At most [two|boats-max] boats each. Then either take its trade steps or activate it at once.",
      "**Activating** means: choose any boat in the river, your own or not, and carry out its action once, paying what it costs. The owner of somebody else’s boat gains a trade step. A boat whose action cannot be carried out cannot be chosen.",
      {
        list: [
          "**Tea boat**: in the river from the beginning, nobody’s. Changes rice into sandals or sandals into rice.",
          "**Shop boat**: buy one of the tokens in the river.",
          "**Urourobune**: wood into rice (side A) or into mon (side B). **Chokibune**: mon into experience (A) or into firefighting (B). **Yanebune**: a sandal into a boat token (A), a pipe into a koban (B). **Watashibune**: hire at the price (A), or meet, for rice, a celebrity of the season who is not in play (B). **Yakatabune**: rice and mon into IKI (A), a koban into IKI (B). Which sides are used is drawn by lot, or chosen when the table is opened (our ruling R17).",
        ],
      },
      "**Trade** is a track of [10|trade-max] steps; what goes beyond is lost (our ruling R26). After each fire everybody gains all that their marker has reached: [1|trade-mon] mon at [2|trade-at-1], [1|trade-sandal] sandal at [4|trade-at-2], [1|trade-rice] rice at [6|trade-at-3], [1|trade-koban] koban at [8|trade-at-4], and [5|trade-iki] IKI at [10|trade-at-5].",
    ],
  },
  {
    id: "celebrities",
    title: "Celebrities (Akebono)",
    anchors: [
      "celebrity",
      "ask-celebrity",
      "ask-use-celebrity",
      "ask-relocate",
      "ask-relocate-to",
      "ask-relocated-skill",
    ],
    paragraphs: [
      "[Two|celebrities-shown] celebrities are on the bridge in each season. Whoever meets one keeps the card: it works at once, from then on, or at the end of the game. What happens at once is done if it costs nothing; what has a price may be declined (our ruling R31). Those met are not replaced during the season; at the end of the season those left go home and the next [two|celebrities-shown] come. The last ones stay for New Year’s Day.",
    ],
  },
  {
    id: "fire",
    title: "Fire",
    anchors: ["ask-fire"],
    paragraphs: [
      "At the end of months [5|fire-month-1], [8|fire-month-2] and [11|fire-month-3] a tile drawn by lot names the nagaya that burns. The fire has strength [5|fire-strength-1], [8|fire-strength-2] or [10|fire-strength-3] at the board edge and loses [1|fire-per-place] with each further stall, an empty one too.",
      "It meets the cards one after the other. If the owner’s firefighting is at least as high as the fire’s strength there, the fire is out, and the cards behind are safe. Otherwise the card leaves the game and its Kobun comes back, unless a token saves the character; either way the fire goes on. A neutral card always burns. Your firefighting is not used up.",
    ],
  },
  {
    id: "payday",
    title: "Payday",
    anchors: ["ask-food"],
    paragraphs: [
      "First the season ends: the row is emptied, and the next season’s tokens and celebrities come out, except after month [12|payday-month-4]. Then:",
      {
        list: [
          "**Salary**: every character of yours pays: on the board the salary of the level its Kobun has reached, retired ones their last salary. Gains and losses of IKI are taken together (our ruling R8).",
          "**Harmony**: look at each nagaya, and at the [four|corners] corner stalls as a group of their own. For each type of which there are at least [two|harmony-least] in the group, whoever owns the cards, each of your characters of that type brings you as many IKI as there are of it in the group. A corner card counts in both its groups; buildings count nowhere.",
          "**Food**: a rice for each of your characters on the board. You must feed as many as you can; who is short chooses whom. The others leave the game, and their Kobuns come back.",
        ],
      },
    ],
  },
  {
    id: "two",
    title: "Head to head",
    anchors: ["ask-neutral", "ask-neutral-stall"],
    paragraphs: [
      "With **[two|seats-least] players** some things are different:",
      {
        list: [
          "Nagayas have [three|stalls-two] stalls. The one at the board edge belongs to the outer shop, the innermost to the inner shop, and the **middle** stall to both: its card can be used from either space, and putting a card there costs [1|middle-cost] mon more. There is no corner price, and the corners are no group: harmony is counted in the [four|groups-two] nagayas only.",
          "Fires are weaker by [1|fire-weaker-two]: [4|fire-two-1], [7|fire-two-2] and [9|fire-two-3].",
          "Each month begins with a **blocking tile**, which closes one of the Ikizama spaces [1|lane-1] to [4|lane-4] for that month.",
          "One player is the **Sun**, who also goes first, the other the **Moon**. At the end of odd months the Sun, at the end of even months the Moon (our ruling R7) puts a card of the row, or the New Character, into a free stall as a **neutral character**: without cost, Kobun and bonus; mon lying on it go back to the supply. This is a must, except for a New Character that is left alone (our ruling R28). If no stall is free, the chosen card leaves the game.",
          "Anybody may do business with a neutral character; then it leaves the game. It gains no experience, is not fed, counts in harmony for the cards beside it, and burns without resistance.",
        ],
      },
      "With Akebono you can play with the **Grand Master**. He begins on the start area. At the end of each month, before the neutral character is placed, he walks **against** the direction of the Oyakatas, as many spaces as the blocking tile says. Characters of players in the stalls of his space gain a step of experience; neutral ones and buildings do not. On the bridge, every player with at least one boat gains a trade step.",
    ],
  },
  {
    id: "new-year",
    title: "New Year’s Day and the end",
    anchors: ["ask-visit"],
    paragraphs: [
      "After the payday of month [12|payday-month-4] all Oyakatas leave the street. In the order of firefighting everybody puts the Oyakata on any space, the bridge too, and may do business there as usual; other players’ characters gain experience by it and may retire. There is no Ikizama, no income and no walk: no sandals, no laps. The row is empty, so nobody can be hired; what is left of the winter’s tokens and celebrities is still there. The boat tokens “character” and “shop” can be used (our ruling R36).",
      "Then your characters come home from the board into their columns. They count there like retired ones, but they have not retired and bring no token. Count:",
      {
        list: [
          "your IKI on the track",
          "different types: [1|types-1], [4|types-2], [9|types-3], [16|types-4] or [25|types-5] IKI for one to [five|types]",
          "fish, and tobacco",
          "buildings and celebrities",
          "[3|koban-iki] per koban, [1|wood-iki] per wood, one per [4|mon-per-iki] mon",
        ],
      },
      "Ties go to the one further in firefighting, on the same space to the higher in the stack.",
    ],
  },
];
