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
    anchors: ["ask-any", "ask-pay", "ask-option", "option"],
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
    anchors: ["solo"],
    paragraphs: [
      "Alone you play against the Tengu. The rules play it: it never chooses. Every step of its turns stands beside the board and in the log, and from these sections you could play it by hand. **You win with more VP than the Tengu; with as many, it wins.**",
      "**The board** is that of the game for [two|tengu-board-for] players, with the neutral kodamas and the ancient buildings. You start as always; the Tengu is first in the turn order.",
      "**Its board.** Its dice show [2|tengu-die-low], [3|tengu-die-middle] and [4|tengu-die-high]; they start locked and never change their value. It has [11|tengu-pilgrims] awake pilgrims, [six|tengu-counters] building counters, its [five|tengu-starting-yokai] starting Yōkai on a pile, [one|tengu-dragonflies] dragonfly, and never a vision or an amulet.",
      "**Its rocks.** A random rock of the Rock Garden, whose place stays empty, and a random one of those that were not dealt: of its [two|tengu-rocks] rocks one shows Yōkai, the other mitamas or buildings. It starts with [1|tengu-wood] wood and, if a rock shows buildings, [1|tengu-second-resource] stone; if one shows mitamas, [1|tengu-second-resource] sake.",
      "**Its cards.** Its [ten|tengu-cards] action cards are shuffled, and [three|tengu-row] of them lie face up in a row. The Tengu Attitude tile starts inactive.",
      "**What it does not do.** It pays no prices. Its dice need no least value and are compared with none, but they count against yours. It draws, plays and removes no Yōkai and uses no building actions. Of a card or tile it gets only what is told here. When you use one of its buildings, it scores [1|tengu-property-vp] VP instead of a property bonus.",
    ],
  },
  {
    id: "tengu-turn",
    title: "A turn of the Tengu",
    paragraphs: [
      "[Two|tengu-will-dice] dice are rolled, the Will of the Tengu. The lower one chooses the active card of the row:",
      {
        list: [
          "[1|tengu-right-from] or [2|tengu-right-to]: the right card;",
          "[3|tengu-middle-from] or [4|tengu-middle-to]: the middle card;",
          "[5|tengu-left-from] or [6|tengu-left-to]: the left card.",
        ],
      },
      "**A card** shows above which types of Yōkai and Bitoku it wants across the river. Below it shows a location, and for the Lands of Yomi and the Forges what is taken there, for the Glade of Jade [two|tengu-glade-goods] resources; in the corner mostly an associated resource. [Two|tengu-favourite-cards] cards show its favorite instead of a location: if either of its rocks shows mitamas, they mean the Lands of Yomi and a mitama; if either shows buildings, the Forges and a building.",
      "**The steps A to L** are looked at in this order. The first one whose conditions all hold is carried out; then the turn is over.",
      "**At the end** the active card is discarded, even if the Tengu passed. The others slide to the right, and the top card of its deck comes on the left. If the deck is empty, the discarded cards are shuffled and become the new deck.",
    ],
  },
  {
    id: "tengu-terms",
    title: "What the words mean for the Tengu",
    paragraphs: [
      {
        list: [
          "**Location shown**: the region in the lower half of the active card. It is full when all its die spaces are taken, by whomever.",
          "**Crossing**: one of its dice is in a region by the river, and a space across it is free. The crossing is **contested** when you too have a die in a region from which one crosses to the same hills, whatever its value (our ruling T9).",
          "**Which die**: the lowest one is unlocked or placed first, the highest one crosses. It keeps its value.",
          "**Favorite**: what one of its rocks shows. Yama-Uba and Shinigami are on no rock, so they are no favorites.",
          "**Rarest Bitoku**: of the uncovered Bitoku cards across this crossing whose type the Tengu lacks, the one with the lowest rarity number; of equals the left one.",
          "**Associated resource**: the one in the corner of the active card. Where the card shows none, the Tengu spends nothing, and instead of gaining it, it gains what it has fewest of; of equals wood before jade, jade before stone, stone before sake.",
          "**Most competitive kodama**: the one that is behind yours by the fewest spaces. Of equals, or if none is behind, the one whose track has the highest first award, then the left one. Where only some tracks come into question, only those are compared. If that kodama cannot move, the step is lost (our ruling T41).",
          "**At random** between [two|=2] things: a die of [1|tengu-first-from] to [3|tengu-first-to] means the first or left one, of [4|tengu-second-from] to [6|tengu-second-to] the other.",
          "**At random from a display**: the die means a place, counted from the stack, which is from the cheapest on: [1|tengu-place-one-from] or [2|tengu-place-one-to] the first, [3|tengu-place-two-from] or [4|tengu-place-two-to] the second, [5|tengu-place-three-from] the third, [6|tengu-place-four-from] the fourth. If nothing there can be taken, it is the next place outward, and after the last one the first again. If there is nothing at all, the action is lost.",
        ],
      },
    ],
  },
  {
    id: "tengu-steps",
    title: "The steps of the Tengu",
    paragraphs: [
      {
        list: [
          "**A** If it is at a contested crossing and a type on its card is uncovered across it: the die crosses, and it takes that card. If a Yōkai and a Bitoku match, at random, the Yōkai being the first; if cards of both hills match, at random.",
          "**B** If the location shown is not full, it has a locked die and no unlocked one, its attitude is inactive and the active card lies on the left: it turns the attitude tile to active, unlocks a die, and goes on as in C.",
          "**C** If the location shown is not full and it has an unlocked die: it places the die there, its kodama of that region takes a step, and it does the action of the location.",
          "**D** If it has a locked die, and has the associated resource or the card shows none: it unlocks a die, spends the resource if there is one, and does the action of the location shown. No die is placed, and no kodama steps for it.",
          "**E** If it is at a contested crossing and only one space is free across it: the die crosses, and it takes the first of these that is uncovered there: its favorite Yōkai; the rarest Bitoku; a random Yōkai.",
          "**F** If it has placed no die in the Home of the Great Spirit this round and has an unlocked one: the die goes to the second highest space of the Home; if that is taken, to the third, then to the next lower one, then to the highest (our ruling T17). Its kodama of the Home takes a step. It scores [3|tengu-home-vp] VP, and [2|tengu-high-die-vp] more for each of your dice of [5|tengu-high-die] or [6|tengu-highest-die] that stands in a region by the river (our ruling T18).",
          "**G** If it has a locked die: it unlocks one and gains the associated resource.",
          "**H** If it is at any crossing and a type on its card is uncovered across it: as in A.",
          "**I** If the location shown is full and it has an unlocked die: of the other regions by the river with a free space it goes to the one where its kodama is most competitive (our ruling T19), and goes on as in C.",
          "**J** If its attitude is active and it has no die left on its board: it turns the attitude tile to inactive and gains the associated resource.",
          "**K** If it is at any crossing: as in E. It crosses even if it finds nothing to take (our ruling T12).",
          "**L** It passes, and is out until autumn.",
        ],
      },
    ],
  },
  {
    id: "tengu-places",
    title: "What the Tengu does in each place",
    paragraphs: [
      {
        list: [
          "**Lands of Yomi.** Dragonfly: a random one, without paying or receiving what its place says. Mitama: a favorite one, the cheapest of several; otherwise a random one. It scores the VP of the place; the effect of the tile is ignored. If the card does not show this place (step I): a dragonfly if one of its mitamas waits for a partner, otherwise a mitama.",
          "**Combining.** As soon as a mitama and a dragonfly of its own wait, it combines them and gains [2|tengu-combine-points] movement points; the effect of the dragonfly is ignored.",
          "**Stairs of Knowledge.** It gains [3|tengu-stairs-points] movement points.",
          "**Glade of Jade.** It gains the [two|tengu-glade-goods] resources that the card shows; if the card does not show the Glade (step I), the associated resource [two|tengu-glade-goods] times. Then its most competitive kodama takes a step; all tracks are compared.",
          "**Forges.** Crystal: a random one, of whatever sort. It has no place and no effect; it is only counted. Building: of those that can stand somewhere, a favorite one, the nearest to the stack; otherwise a random one. It goes to an area with a free place of its kind; of several, to the one where its kodama is most competitive. It marks it with its next counter, and its kodama there takes a single step, whatever the tile shows. Without a counter the action is lost. If the card does not show this place (step I): a building if it can build a favorite, otherwise a crystal.",
          "**Across the river.** A Yōkai goes onto its pile, a Bitoku to the end of its Bitoku path. The favor is covered until winter.",
        ],
      },
    ],
  },
  {
    id: "tengu-points",
    title: "Movement points of the Tengu",
    paragraphs: [
      "It spends them at once, one after the other, each for the first of these that is possible:",
      {
        list: [
          "Its counter moves onto the next card of its **Bitoku path**. It scores the VP of the card; its reward is ignored.",
          "Its **pilgrim on the way** moves: onto the free illumination space with the most VP that it can step onto (our ruling T26); otherwise onto the free gate space with the most VP, if it has no pilgrim at that gate; otherwise straight on. Bridges ask nothing of it. It has one pilgrim on a side path at most.",
          "A **new pilgrim** sets out, at the space beside the rightmost gate that it has reached, otherwise at the start of the path.",
          "Otherwise the point is lost.",
        ],
      },
      "A pilgrim that **arrives** on an illumination or at a gate stays there. It scores **twice** the VP of the space; everything else that is printed there is ignored.",
      "**At a gate** the Tengu also draws the top card of its deck and does the action of its location at once, as if it were the active card, but without a die and without the step that a placed die brings. Movement points of that action are spent before the rest (our ruling T23). Then the card is discarded.",
    ],
  },
  {
    id: "tengu-seasons",
    title: "The year of the Tengu",
    paragraphs: [
      {
        list: [
          "**Spring.** It draws nothing. When the fruits are reaped, it gains [1|tengu-spring-points] movement point for each of its crystals, whatever they show. At the ascension it does not reap again (our ruling T37).",
          "**Summer.** You and the Tengu take turns in turn order. When one has passed, the other goes on alone.",
          "**Autumn.** The turn order changes as always; its die in the Home counts.",
          "**Winter.** Its dice go home locked, and its Yōkai stay on their pile. Before the Great Spirit takes its step, a random rock leaves the Rock Garden for good.",
        ],
      },
    ],
  },
  {
    id: "tengu-count",
    title: "How the Tengu scores",
    paragraphs: [
      "To what it has scored during the game it adds at the ascension:",
      {
        list: [
          "**A** The VP uncovered by its building counters.",
          "**B** [3|tengu-rock-vp] VP for each of its Yōkai, mitamas (combined or not) and buildings that its rocks show. Yama-Uba matches a rock of Yōkai, Shinigami a rock of mitamas (our ruling T43).",
          "**C** [3|tengu-starting-yokai-vp] VP for each starting Yōkai and [6|tengu-advanced-yokai-vp] for each other one, also for those counted under B.",
          "**D** [1|tengu-resource-vp] VP for each resource.",
          "**E** [2|tengu-crystal-vp] VP for each crystal.",
          "**F** Different types on its Bitoku path, as you do.",
          "**G** The treasures of the lake, with the neutral kodama, as with [two|tengu-board-for] players. But **a tie with the Tengu is lost**: where you are level, it counts as ahead, and you do not share. If the neutral kodama is level too, you share the next awards with that one (our ruling T44).",
          "**H** [3|tengu-first-vp] VP if it is first in the turn order.",
          "**I** Nothing for its dice, and it has no visions.",
        ],
      },
    ],
  },
  {
    id: "tengu-options",
    title: "The Tengu: easier, harder, and open questions",
    paragraphs: [
      "The options of the table may be combined freely.",
      {
        list: [
          "**Easier**: it starts without a dragonfly, without Yōkai or without resources; its kodama steps for a placed die only where you are ahead; its crystals bring nothing in spring.",
          "**Harder**: a pilgrim stands on the first path space from the start; all its kodamas start one space further; it starts with [two|tengu-more-dragonflies] dragonflies; it scores [3|tengu-lead-vp] VP more for each track where it is ahead of you, not level, at the end.",
        ],
      },
      "**Where the book can be read in [two|=2] ways**, the table plays by our ruling unless you choose the other reading:",
      {
        list: [
          "**The best illumination that is available**: of those within reach; or the best free one of the whole board, and only if it is within reach (our ruling T26).",
          "**High dice in step F**: those in the [four|tengu-river-regions] regions by the river; or those in the Home as well (our ruling T18).",
          "**A track that can no longer be tied**, because your kodama holds the last space: it is compared like any other; or it is left out as long as another one comes into question (our ruling T48).",
          "**A tie with the neutral kodama as well**: the neutral one shares with you, and the Tengu has the best award alone; or it shares the best awards with the Tengu, and you have the third (our ruling T44).",
          "**Yama-Uba and Shinigami** at the end: they match the rock of their kind; or nothing (our ruling T43).",
          "**A blocked kodama in the Glade**: the step is lost; or the most competitive one of those that can move takes it (our ruling T41).",
        ],
      },
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
