// How Bitoku is played, in our own words.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "What it is about",
    paragraphs: [
      "The Great Spirit of the forest sets out on its last journey. Over **four rounds** you send your guardians into the forest, call yōkai, guide lost souls and pilgrims, and build. Whoever has the most **virtue points (VP)** after the ascension becomes the new Great Spirit.",
      "Hands, decks and face-down stacks are secret; everything else is public.",
    ],
  },
  {
    id: "board",
    title: "What lies on the table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**The forest** with five regions: the Lands of Yomi, the Stairs of Knowledge, the Home of the Great Spirit, the Glade of Jade and the Forges. Each has spaces for dice; a row with a number is a forest action, and the number is the least value of the die.",
          "**Across the river** lie the Hikaru Hills: at each hill a Bitoku card, a Yōkai card and a third favor.",
          "Below each region runs a **kodama track** with a treasure of the lake, and below four of them lie the **inhabited areas** for buildings.",
          "**The Paths of Wisdom**, where pilgrims walk from the starting gates to illuminations and torii gates.",
          "**Four displays**: mitamas, dragonflies, crystals and buildings. The price is printed on the place, so tiles get cheaper as they slide.",
          "**The Rock Garden** with the Iwakura rocks, and three common decks: Yōkai, Bitoku and Visions.",
        ],
      },
      "Your own board holds three guardians (dice) and three card spaces, places for crystals on which pilgrims sleep, a rock path, six building counters, your Bitoku path, your visions, and resting mitamas and dragonflies.",
    ],
  },
  {
    id: "setup",
    title: "Setup",
    paragraphs: [
      "You begin with dice of 3, 2 and 1, all locked; five starting yōkai; 1 wood, 1 jade and a +1 amulet; a dragonfly, a vision and a rock; three pilgrims awake and eight asleep on the crystal places. With two players a neutral kodama stands on every track, and ancient buildings, which belong to nobody, fill some of the areas; with three players there are two of them.",
    ],
  },
  {
    id: "spring",
    title: "Spring: the awakening of the forest",
    anchors: ["ask-summon", "ask-reap"],
    paragraphs: [
      "**Summon the yōkai.** Everybody draws up to four cards and discards down to three, in secret and at the same time. An empty deck is made anew from the discard pile.",
      "**Reap the fruits.** In turn order, collect what your Dream crystals give, in any order you like.",
    ],
  },
  {
    id: "summer",
    title: "Summer: the call of the guardians",
    anchors: ["ask-turn", "ask-end-turn", "pass", "done"],
    paragraphs: [
      "In turn order, again and again, each player does **one** of four things: play a card, use a die, cross the river, or pass. You may pass only when no card and no unlocked die can be used any more; whoever has passed is out until autumn.",
    ],
  },
  {
    id: "yokai",
    title: "Playing a card",
    anchors: ["ask-slot", "ask-played", "ask-unlock", "slot"],
    paragraphs: [
      "Put a yōkai from your hand on an empty card space. The die above that space is **unlocked**. Then, in either order and both only if you like: **activate** the card (its effect) and **harmonize** the Ingenuity crystal beside the space. The card stays until winter.",
    ],
  },
  {
    id: "die",
    title: "Using a die",
    anchors: ["ask-place-die", "ask-spend-amulet", "amulet", "region"],
    paragraphs: [
      "Take an unlocked die; or discard an awake pilgrim to use a locked one. You may first **reinforce** it with any number of amulets (+1, +2, +3; never above 6). Then place it on an empty space of the forest.",
      "In a region you may now do **one forest action** and **one building action**, in either order.",
    ],
  },
  {
    id: "forest",
    title: "Forest actions and building actions",
    anchors: ["ask-act", "ask-property"],
    paragraphs: [
      "A **forest action** is open to you only if no other die in the region is higher than yours. Choose one row whose number your die reaches.",
      "A **building action** does not ask for a comparison, only for the least value printed on a building of the area below. If it belongs to somebody else, the owner gets a property bonus from the supply. A building put up this turn cannot be used at once.",
    ],
  },
  {
    id: "home",
    title: "The Home of the Great Spirit",
    anchors: ["ask-copy", "ask-copy-action"],
    paragraphs: [
      "Each space takes one die, compares nothing, gives what is printed below it, and decides about the next turn order: the number beside the space is your place. With two players one space copies: your die drops by 1, and you do a forest action that another player’s die could do where it stands.",
    ],
  },
  {
    id: "favour",
    title: "Crossing the river",
    anchors: ["ask-favour", "ask-cover", "ask-two-of-four", "choice"],
    paragraphs: [
      "Touch one of your dice that stands in a region beside the river. It needs a value of 2 or more and an empty space across. It loses 1, a six loses 3, and you claim one **favor** of that hill: the Bitoku card, the Yōkai card (to your hand), or two different ones of **vision, rock, pilgrim, kodama**. A claimed favor is covered until winter. If you take none, one is covered all the same. With two players the two hills on each side share their spaces and favors.",
    ],
  },
  {
    id: "resource",
    title: "Resources and prices",
    anchors: ["ask-any", "ask-pay", "ask-option", "ask-order", "option"],
    paragraphs: [
      "Wood, stone, jade and sake are unlimited. Four little squares mean **any resource**. A slash is a choice, a number repeats, a red minus means **pay**, and a dashed −1 is a discount: you choose which resource you do not pay. A discount never pays out.",
    ],
  },
  {
    id: "mitama",
    title: "Mitamas and dragonflies",
    anchors: ["ask-mitama", "ask-dragonfly", "ask-combine-mitama", "ask-combine-dragonfly", "dragonfly"],
    paragraphs: [
      "Take a **mitama** from its display: pay the price of the place, score its VP and do the effect of the tile at once. Take a **dragonfly**: pay, or receive, what its place says. Whenever one of them arrives and a partner waits on your board, you may **combine** them, now only: the dragonfly’s effect happens.",
    ],
  },
  {
    id: "crystal",
    title: "Crystals",
    anchors: ["ask-crystal", "ask-socket", "socket"],
    paragraphs: [
      "A crystal goes on an empty place of its colour. The pilgrim who slept there wakes, and the VP of the place are yours at the end. **Dream** crystals (rounded) work every spring, **Memory** crystals (shields) score whenever their event happens, **Ingenuity** crystals (drops) are harmonized when a card is played on their space.",
    ],
  },
  {
    id: "building",
    title: "Buildings",
    anchors: ["ask-build", "ask-site"],
    paragraphs: [
      "Choose a building of the display and pay what your leftmost building counter shows. It goes on an empty place of its kind in any inhabited area; your counter marks it and uncovers VP. Your kodama of that region moves as many spaces as the tile shows, and some give a +1 amulet. You can build six times.",
    ],
  },
  {
    id: "kodama",
    title: "Kodamas and the treasures of the lake",
    anchors: ["ask-kodama", "ask-push"],
    paragraphs: [
      "Each player has a kodama on every track. They walk to the right; a **push** moves another player’s kodama one space back. A green arrow limits the effect to the region of the action. The last space holds one kodama at a time. At the end the kodamas in front score the treasure; ties share and round down.",
    ],
  },
  {
    id: "path",
    title: "Movement points, pilgrims and the Bitoku path",
    anchors: ["ask-move", "ask-way", "pilgrim", "advance"],
    paragraphs: [
      "Each movement point does one thing: start a **pilgrimage** with an awake pilgrim, **move** a pilgrim one space, or **advance** your counter to the next card of your Bitoku path, which completes it: its VP and its reward are yours.",
      "A **bridge** asks for completed Bitoku cards. From a path space a pilgrim may turn off to an **illumination** or a **torii gate**: choose a free space, score its VP and amulet, and at a gate do the effect of the gate tile. The pilgrim sleeps there for good; one of yours a fork. With a pilgrim at a gate, later pilgrims may start beside it.",
    ],
  },
  {
    id: "rock",
    title: "Iwakura rocks",
    anchors: ["ask-rock", "ask-seat-pilgrim", "beside"],
    paragraphs: [
      "A rock goes on the next place of your rock path. A pilgrim may sit beside a rock, or between two for the printed price. At the end every pilgrim beside a rock scores 1 VP for each thing of yours that the rock shows: yōkai, mitamas or buildings. Yama-Uba and Shinigami count as any one type.",
    ],
  },
  {
    id: "draw",
    title: "Cards, Bitoku and visions",
    anchors: ["ask-draw", "ask-obtain-yokai", "ask-obtain-bitoku", "ask-keep-yokai", "ask-keep-bitoku", "ask-vision", "bitoku", "vision"],
    paragraphs: [
      "**Draw** takes a card of your own deck. **Obtain** a Yōkai or a Bitoku: look at the top two of the common deck, keep one, put the other under it. **Vision**: look at two, keep one, or refuse both and take a resource.",
      "A **vision** asks for a set of things. At the end a thing serves one vision only; a completed vision scores, an incomplete one costs its penalty. The dots below each icon show what you have.",
    ],
  },
  {
    id: "autumn",
    title: "Autumn: the reverence",
    paragraphs: ["The new turn order: players with a die in the Home, by the place of their best space; the others follow in their old order."],
  },
  {
    id: "winter",
    title: "Winter: the repose of the forest",
    anchors: ["ask-return-dice", "ask-virtue"],
    paragraphs: [
      {
        list: [
          "**Guardians return home**: your dice go to the red spaces, in the order you like, and keep their values.",
          "**The Spirit’s Virtue**: with five cards or more you may remove one of those you played, for the VP at its foot (at most 12). It still counts for your rocks.",
          "**The yōkai say farewell**: played cards go to the discard pile.",
          "**Snow in the forest**: new cards in the hills, the last tile of every display goes, the rest slides, new ones come. After the fourth winter the ascension follows instead.",
        ],
      },
    ],
  },
  {
    id: "ascension",
    title: "The ascension",
    anchors: ["score"],
    paragraphs: [
      {
        list: [
          "Reap the fruits once more.",
          "3 VP for the first in the turn order.",
          "Different types on your Bitoku path, completed or not: 1, 2, 4, 7, 11, 16 or 22 VP.",
          "The treasures of the lake.",
          "Your rocks: pilgrims times things.",
          "All pips of your dice and all resources together, divided by four and rounded down.",
          "Visions, with their penalties.",
          "The VP uncovered by buildings and crystals.",
        ],
      },
      "In a tie the player with more completed visions wins, then the one who is earlier in the turn order.",
    ],
  },
  {
    id: "tengu",
    title: "Alone: the Tengu",
    anchors: ["solo", "tengu-turn"],
    paragraphs: [
      "Alone you play against the Tengu. The rules play it: it never chooses, and each of its turns can be checked step by step beside the board. You win with more VP than the Tengu; with as many, it wins.",
      "**Its turn.** Two dice are rolled, its Will. The lower one chooses a card of its row: 5 or 6 the left one, 3 or 4 the middle one, 1 or 2 the right one. Then the steps A to L are looked at from the top, and the first one that is possible is carried out. At the end the card is discarded, the others slide to the right, and a new card comes on the left.",
      "**Its cards** show above which yōkai and Bitoku it wants across the river, and below a location, what it takes there, and a resource. The favorite location depends on its second rock: where the mitamas or the buildings of that rock are obtained.",
      "**Its board.** It needs no values on its dice and compares nothing, but its dice count against yours. It pays no prices. Its rocks are its favorites: each yōkai, mitama or building that they show scores for it.",
    ],
  },
  {
    id: "tengu-steps",
    title: "The steps of the Tengu",
    paragraphs: [
      "A crossing is contested when you too have a die from which one crosses to the same hills.",
      {
        list: [
          "**A** It crosses the river at a contested crossing, if a card that its own card shows lies there.",
          "**B** If its attitude is inactive, the card is the left one and it has no unlocked die: it turns the attitude tile, unlocks a die and places it on the location.",
          "**C** It places an unlocked die on the location of the card.",
          "**D** It unlocks a die, spends the resource of the card and takes the action of the location.",
          "**E** It crosses at a contested crossing, if one space is left there.",
          "**F** It places a die in the Home, once a round, and scores for your high dice by the river.",
          "**G** It unlocks a die and takes the resource of the card.",
          "**H** It crosses the river, if a card that its own card shows lies there.",
          "**I** If the location is full, it places a die where its kodama is most competitive.",
          "**J** If its attitude is active and it has no dice left, it turns the tile back and takes the resource of the card.",
          "**K** It crosses the river.",
          "**L** It passes.",
        ],
      },
      "**Most competitive** is the kodama that is behind yours by the fewest spaces; if none is behind, the one with the highest treasure. When the Tengu places a die by the river or in the Home, its kodama there takes a step.",
      "**Across the river** it takes what its card shows or, at E and K, its favorite yōkai or the rarest Bitoku of a type that it lacks.",
      "**Harder or easier.** The options of the table change what it starts with, what it gets in spring, and what it scores. They may be combined freely.",
    ],
  },
  {
    id: "variants",
    title: "Switches of a table",
    anchors: ["options"],
    paragraphs: [
      "**Strict forest**: a forest action needs a die higher than all others; against a six you need a six and an amulet. **Passing early** allows passing although you could still act. The others settle points on which the editions differ; their help text stands beside them.",
    ],
  },
];
