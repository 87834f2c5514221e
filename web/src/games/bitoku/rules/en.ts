// How Bitoku is played, in our own words.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "What it is about",
    paragraphs: [
      "The Great Spirit of the forest sets out on its last journey. Over **[four|rounds] rounds** of [four|seasons] seasons each you send your guardians into the forest, call Yōkai, guide lost souls and pilgrims, and build. Whoever has the most **virtue points (VP)** after the Ascension becomes the new Great Spirit.",
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
          "**The forest** with [five|regions] regions: the Lands of Yomi, the Stairs of Knowledge, the Home of the Great Spirit, the Glade of Jade and the Forges. With [two|players-few] players each region by the river has [one|forest-spaces-few] space for a die, with [three|players-some] it has [two|forest-spaces-some], with [four|players-many] it has [three|forest-spaces-many]; the Home always has [four|home-spaces]. A row with a number is a forest action, and the number is the least value of the die.",
          "**Across the river** lie the [four|hills] Hikaru Hills, one opposite each region but the Home: at each a Bitoku card, a Yōkai card and a third favor.",
          "Below each region runs a **kodama track** with a treasure of the lake, and below all but the Home lie the **inhabited areas** for buildings.",
          "**The Paths of Wisdom**, where pilgrims walk from the start to illuminations and torii gates.",
          "**[Four|displays] displays**: mitamas, dragonflies, crystals and buildings, each a row that leads away from its stack. Mitamas, dragonflies and crystals cost what their **place** says, and the farther from the stack, the dearer: a tile that slides in winter becomes dearer. A building costs what your **next building counter** says, on whatever place it lies. Nothing is refilled before winter.",
          "**The Rock Garden** with [six|garden-few], [seven|garden-some] or [eight|garden-many] Iwakura rocks for [two|players-few], [three|players-some] or [four|players-many] players. It is **never refilled**.",
          "[Three|common-decks] common decks: Yōkai, Bitoku and visions.",
        ],
      },
      "Your own board holds [three|dice] guardians (dice): locked, they lie on the red spaces, one above each of the [three|card-spaces] card spaces. It also holds [eight|crystal-places] places for crystals on which pilgrims sleep, a rock path of [four|rock-places] places, [six|counters] building counters, your Bitoku path, your visions, and resting mitamas and dragonflies.",
    ],
  },
  {
    id: "setup",
    title: "Setup",
    paragraphs: [
      "You begin with dice of [3|die-left], [2|die-middle] and [1|die-right], all locked; [five|starting-yokai] starting Yōkai, one of each type; [1|start-wood] wood, [1|start-jade] jade and a [+1|amulet-small] amulet; a dragonfly, a vision and a rock; [three|pilgrims-awake] pilgrims awake and [eight|crystal-places] asleep on the crystal places. Your kodamas stand on the first space of each track. The first turn order is drawn by lot.",
      "With [two|players-few] players or alone, a **neutral kodama** stands on space [4|neutral-space] of every track, and each of the [four|ancient-few] areas has an **ancient building**, which belongs to nobody. With [three|players-some] there are [two|ancient-some] ancient buildings and no neutral kodamas, with [four|players-many] neither.",
    ],
  },
  {
    id: "spring",
    title: "Spring: the awakening of the forest",
    anchors: ["ask-summon", "ask-reap"],
    paragraphs: [
      "**Summon the Yōkai.** Everybody draws up to [four|hand-drawn] cards and discards down to [three|hand-kept], in secret and at the same time. Whoever holds as many already draws none. An empty deck is made anew from the discard pile.",
      "**Reap the fruits.** In turn order, collect what your Dream crystals give, in any order you like. A card drawn now stays in your hand.",
    ],
  },
  {
    id: "summer",
    title: "Summer: the call of the guardians",
    anchors: ["ask-turn", "ask-end-turn", "pass", "done"],
    paragraphs: [
      "In turn order, again and again, each player does **one thing**: play a card, use a die, cross the river, or pass. You may pass only when you can neither play a card nor place an unlocked die (our ruling Q1); nobody has to cross. Whoever has passed is out until autumn, while the others play on.",
    ],
  },
  {
    id: "yokai",
    title: "Playing a card",
    anchors: ["ask-slot", "ask-played", "ask-unlock", "slot"],
    paragraphs: [
      "Put a Yōkai from your hand on an empty card space. If the die above that space is still locked, it is **unlocked**. Then, in either order and both only if you like: **activate** the card (its effect) and **harmonize** the Ingenuity crystal beside the space. The card stays until winter. With [three|card-spaces] spaces you can play [three|card-spaces] cards a round; further cards wait in your hand.",
    ],
  },
  {
    id: "die",
    title: "Using a die",
    anchors: ["ask-place-die", "ask-spend-amulet", "amulet", "region"],
    paragraphs: [
      "Take an unlocked die; or discard an awake pilgrim, who leaves the game, to use a locked one at once. You may first **reinforce** it with any number of amulets ([+1|amulet-small], [+2|amulet-middle], [+3|amulet-large]; never above [6|highest], what goes beyond is lost). Amulets serve at no other time and give no change. Then place the die on an empty space of the forest. It keeps its new value, in later rounds too.",
      "In a region by the river you may now do **one forest action** and **one building action**, in either order, or only one of them, or none.",
    ],
  },
  {
    id: "forest",
    title: "Forest actions and building actions",
    anchors: ["ask-act", "ask-property"],
    paragraphs: [
      "A **forest action** is open to you only if no other die in the region is higher than yours. Equal is enough; your own dice count too, dice that have crossed the river do not. Choose one row whose number your die reaches.",
      {
        list: [
          "**Every region by the river**: with any die, your kodama there moves one space.",
          "**Lands of Yomi**: buy a mitama or a dragonfly; with a higher die for one resource less; with a [6|row-last] one of each, one of them for one resource less.",
          "**Stairs of Knowledge**: from [one|stairs-least] movement point with a [2|row-second] to [four|stairs-most] with a [6|row-last].",
          "**Glade of Jade**: wood or jade with a [2|row-second], any resource with a [3|row-third], [two|glade-fourth] with a [4|row-fourth], [three|glade-most] with a [6|row-last].",
          "**Forges**: construct a building with a [2|row-second], a building or buy a crystal with a [3|row-third], for one resource less with a [4|row-fourth]; with a [6|row-last] both, one of them for one resource less.",
        ],
      },
      "A **building action** asks for no comparison, only for the least value printed on a building in the area below. If the building belongs to somebody else, its owner gets a property bonus from the supply: one VP, one VP or a [+1|amulet-small] amulet, or both. Your own and the ancient ones bring nobody a bonus. A building put up this turn cannot be used yet.",
    ],
  },
  {
    id: "home",
    title: "The Home of the Great Spirit",
    anchors: ["ask-copy", "ask-copy-action"],
    paragraphs: [
      "Each space takes one die, of any value and without a comparison (our ruling Q15), and gives what is printed beside it. There are no buildings here, and **a die in the Home cannot cross the river**. In autumn the dice here make the new turn order. Only the heights count: the number beside a space says how far it is from the top, not which place you will have.",
      "With [two|players-few] players or alone, the lowest space **copies**. It needs a die of [2|copy-needs] or more, after amulets; the die drops by [1|copy-drop]. Then you may do a forest action that another player’s die could do where it stands, with the value of that die and without a comparison (our ruling Q31). Dice that have crossed cannot be copied, and there is no building action.",
    ],
  },
  {
    id: "favour",
    title: "Crossing the river",
    anchors: ["ask-favour", "ask-cover", "ask-two-of-four", "choice"],
    paragraphs: [
      "Touch one of your dice that stands in a region by the river. It needs a value of [2|crossing-needs] or more and an empty space across. It loses [1|crossing-loss], a [six|highest] loses [3|crossing-loss-six], and **the space it leaves is free** again at once. A die crosses once a round, as a turn of its own.",
      "Then claim one **favor** of that hill, whatever the value of the die: the Bitoku card (to the end of your path), the Yōkai card (to your hand), or [two|favour-picks] different ones of **vision, rock, pilgrim, kodama**. A claimed favor is covered for everybody until winter. If you want none, you still choose one that is covered. With [two|players-few] players or alone, the [two|hills-shared] hills on each side share their spaces and favors.",
    ],
  },
  {
    id: "resource",
    title: "Effects, resources and prices",
    anchors: ["ask-any", "ask-pay", "ask-option", "ask-order", "option"],
    paragraphs: [
      "Wood, stone, jade and sake are unlimited, and so are amulets. [Four|resources] little squares mean **any resource**. A slash is a choice, a number repeats, a red minus means **pay**, and a dashed minus is a discount: you choose which resource you do not pay. A discount never pays out.",
      "Effects happen at once, and each is finished, with all it sets off, before the next begins. **Joined effects** may be done in any order (our ruling Q8). What cannot be done is lost (our ruling Q10). You may decline nearly everything (our ruling Q9), but nothing can be kept for later.",
    ],
  },
  {
    id: "mitama",
    title: "Mitamas and dragonflies",
    anchors: ["ask-mitama", "ask-dragonfly", "ask-combine-mitama", "ask-combine-dragonfly", "dragonfly"],
    paragraphs: [
      "Buy a **mitama** from its display: pay the price of the place, from [1|mitama-price-least] to [3|mitama-price-most] jade and sake, score the VP of the place, from [1|mitama-vp-least] to [4|mitama-vp-most], and do the effect of the tile at once. A **dragonfly** beside the stack even brings you a resource; at the far end it costs [1|dragonfly-price-most].",
      "Whenever one of them arrives and a partner waits on your board, you may **combine** the new tile with one that waits, now only: the dragonfly’s effect happens, and the pair leaves your board. A tile without a partner waits for a later purchase.",
    ],
  },
  {
    id: "crystal",
    title: "Crystals",
    anchors: ["ask-crystal", "ask-socket", "socket"],
    paragraphs: [
      "A crystal is free beside the stack and costs up to [2|crystal-price-most] resources of your choice farther away. It goes on an empty place of its color and stays there for good; without such a place you cannot take it. The pilgrim who slept there **wakes**, and the VP of the place are yours at the end.",
      "**Dream** crystals (rounded) work every spring, from the next one on, and at the Ascension. **Memory** crystals (shields) score whenever their event happens, but not for what brought them. **Ingenuity** crystals (drops) are harmonized when a card is played on the space beside them.",
    ],
  },
  {
    id: "building",
    title: "Buildings",
    anchors: ["ask-build", "ask-site"],
    paragraphs: [
      "Choose a building of the display and pay what your leftmost building counter shows: from [1|counter-price-first] resource for the first building to [4|counter-price-last] for the last, in wood and stone. It goes on an empty place of its kind in any inhabited area; your counter marks it and uncovers VP for the end. Your kodama of that region moves as many spaces as the tile shows, and some tiles give a [+1|amulet-small] amulet. You can build [six|counters] times.",
    ],
  },
  {
    id: "kodama",
    title: "Kodamas and the treasures of the lake",
    anchors: ["ask-kodama", "ask-push"],
    paragraphs: [
      "Each player has a kodama on every track of [seven|track-spaces] spaces. They walk to the right; a **push** moves another player’s kodama one space back, but never below the first space. Several steps may be shared out among your kodamas, several pushes among players and tracks. A green arrow limits the effect to the region of the action. The last space holds one kodama at a time: if it is taken, yours stays before it, and a step that could go nowhere else is lost.",
      "At the Ascension every track has **[three|lake-awards] awards**, for the first, the second and the third kodama. Tied kodamas add up the awards of their ranks and share them, rounded down. The **neutral kodama ranks** like any other, and what it wins, nobody gets; it never moves and cannot be pushed.",
    ],
  },
  {
    id: "path",
    title: "Movement points, pilgrims and the Bitoku path",
    anchors: ["ask-move", "ask-way", "pilgrim", "advance"],
    paragraphs: [
      "Movement points (MP) are spent at once, one by one; **what you do not spend is lost**. Each point does one thing: start a **pilgrimage** with an awake pilgrim, **move** a pilgrim one space, or **advance** your counter to the next card of your Bitoku path, which completes it: its VP and its reward are yours.",
      "Any number of pilgrims may stand on a path space, and nobody walks back. The first **bridge** asks for [1|bridge-first] completed Bitoku card, the second for [2|bridge-second]. From a path space a pilgrim may turn off to an **illumination** or a **torii gate**: choose any free space there, always for one point, take its VP and amulet, and at a gate do the effect of the gate tile. The pilgrim sleeps there for good, only one of yours on each side path. With a pilgrim at a gate, later pilgrimages may start beside it, also beyond a bridge.",
    ],
  },
  {
    id: "rock",
    title: "Iwakura rocks",
    anchors: ["ask-rock", "ask-seat-pilgrim", "beside"],
    paragraphs: [
      "A rock goes on the next place of your rock path, which holds [four|rock-places]. An awake pilgrim may sit down beside a rock, or between [two|seat-rocks] for [1|seat-price] resource; there it counts for both, also for a rock that comes later (our ruling Q65). Pilgrims stay for good.",
      "At the Ascension every pilgrim beside a rock scores one VP for each thing of yours that the rock shows: Yōkai (wherever they are: deck, hand, discard pile or removed), mitamas (combined or not) or buildings. The same thing counts again for another rock. Each Yama-Uba and each Shinigami counts as one type, which is chosen for the most VP.",
    ],
  },
  {
    id: "draw",
    title: "Cards, Bitoku and visions",
    anchors: [
      "ask-draw",
      "ask-obtain-yokai",
      "ask-obtain-bitoku",
      "ask-keep-yokai",
      "ask-keep-bitoku",
      "ask-vision",
      "bitoku",
      "vision",
    ],
    paragraphs: [
      "**Draw** takes a card of your own deck. **Obtain** a Yōkai (to your hand) or a Bitoku (to the end of your path): look at the top [two|cards-seen] of the common deck, keep one, put the other under it. **Vision**: look at [two|cards-seen], keep one, or refuse both and take any resource.",
      "A **vision** asks for a set of things that you have **before the Ascension** (our ruling Q89). A thing serves one vision only, but of a combined pair the mitama and the dragonfly are counted apart, and resources used here still count elsewhere. A completed vision scores its VP, another costs its penalty of [1|penalty-least] or [2|penalty-most]; what serves which vision is chosen for the most VP. The dots below each icon show what you have.",
    ],
  },
  {
    id: "autumn",
    title: "Autumn: the reverence",
    paragraphs: [
      "The new turn order: first the players with dice in the Home, from the highest space down; of several dice only your highest one counts. The others follow in their old order. Without any die in the Home nothing changes.",
    ],
  },
  {
    id: "winter",
    title: "Winter: the repose of the forest",
    anchors: ["ask-return-dice", "ask-virtue"],
    paragraphs: [
      {
        list: [
          "**Guardians return home**: your dice go to the red spaces, in the order you like, and keep their values. All are locked again.",
          "**The Spirit’s Virtue**, in the **new turn order**: with [five|virtue-cards] cards or more (deck, hand, discard pile and board) you may remove one of those you played, for the VP at its foot, at most [12|virtue-most]. It still counts for your rocks.",
          "**The Yōkai say farewell**: played cards go to the discard pile. You keep your hand.",
          "**Snow in the forest**: new cards in the hills, and all favors are open again. The tile farthest from the stack leaves every display, the others slide away from the stack, and new ones come. After the last winter the Ascension follows instead.",
        ],
      },
    ],
  },
  {
    id: "ascension",
    title: "The Ascension",
    anchors: ["score"],
    paragraphs: [
      {
        list: [
          "Reap the fruits once more.",
          "[3|first-vp] VP for the first in the turn order.",
          "Different types on your Bitoku path, completed or not: [1|types-1], [2|types-2], [4|types-3], [7|types-4], [11|types-5], [16|types-6] or [22|types-7] VP for one to [seven|bitoku-types] types.",
          "The treasures of the lake.",
          "Your rocks: pilgrims times things.",
          "All pips of your dice and all resources together, divided by [four|homage-divisor] and rounded down.",
          "Visions, with their penalties; what the Ascension itself has brought does not help them.",
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
      "**What it does not do.** It pays no prices; only step D makes it spend a resource. Its dice need no least value and are compared with none, but they count against yours. It draws, plays and removes no Yōkai and uses no building actions. Of a card or tile it gets only what is told here. When you use one of its buildings, it scores [1|tengu-property-vp] VP instead of a property bonus.",
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
          "Its **pilgrim on the way** moves: onto the free illumination space with the most VP that it can step onto (our ruling T26); otherwise onto the free gate space with the most VP, if it has no pilgrim at that gate; otherwise straight on. Bridges ask nothing of it. It has one pilgrim at most on each side path.",
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
          "**Spring.** It draws nothing. When the fruits are reaped, it gains [1|tengu-spring-points] movement point for each of its crystals, whatever they show. At the Ascension it does not reap again (our ruling T37).",
          "**Summer.** You and the Tengu take turns in turn order. When one has passed, the other goes on alone.",
          "**Autumn.** The turn order changes as always; its die in the Home counts.",
          "**Winter.** Its dice go home locked, and its Yōkai stay on their pile. Before the next round begins, a random rock leaves the Rock Garden for good.",
        ],
      },
    ],
  },
  {
    id: "tengu-count",
    title: "How the Tengu scores",
    paragraphs: [
      "To what it has scored during the game it adds at the Ascension:",
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
      "**Strict forest**: a forest action needs a die higher than all others; against a [six|highest] you need a [six|highest] and an amulet. **Passing early** allows passing although you could still act. The others settle points that the books leave open or tell differently; their help stands beside them. A table is asked only about what can make a difference with its number of players.",
    ],
  },
];
