# Every name, prompt, reason and log line of Bamboo, in English.

## The game and its options

game-title = Bamboo
game-blurb = Tend the bamboo, honour the temples and furnish a home where everything finds its balance.

option-night = Board side
option-night-true = Night (advanced)
option-night-false = Day
option-night-help = The night side marks some cells of the grid: each accepts only one kind of home and costs happiness if it stays empty.

## Players

seat-brown = Brown
seat-yellow = Yellow
seat-purple = Purple
seat-black = Black
ghost = the ghost

## The year

chapter-setup = Setup
chapter-season = { $season } of year { $year }
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

## Bamboo and temples

section =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[white] white
    } section ({ $action })
stock =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[white] white
    } stock
temple =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[white] white
    } temple
shoot = shoot { $number }

## Actions and gifts

action = { $action } action
gift = { $action } gift
action-balance = balance
action-home = home
action-income = income
action-cook = cooking
action-joker = joker

## Homes and balance tiles

home = { $kind }, comfort { $comfort }
cell = row { $row }, column { $column }
kind-D = decoration
kind-F = faith
kind-G = garden
kind-Q = daily life
kind-any = any kind
zone-left = left zone
zone-centre = centre zone
zone-right = right zone
balance =
    { $zone }, { $shape }{ $comfort ->
        [0] { "" }
       *[other] ; total comfort at least { $comfort }
    }; { $points } happiness
pattern-one = one home: { $kind }
pattern-total = all { $kind } homes, wherever they lie
pattern-row = from left to right: { $cells }
pattern-column = from top to bottom: { $cells }
pattern-block = rows from the top: { $rows }
pattern-diamond = diamond: { $top } at the top, { $left } on the left, { $right } on the right, { $bottom } at the bottom
pattern-any = any homes in a block of { $columns } by { $rows }

## Food and spirits

food-tea = tea ({ $food } food)
food-rice = rice ({ $food } food)
food-ramen = ramen ({ $food } food)
spirit-kappa = Kappa
spirit-tanuki = Tanuki
spirit-rokurokubi = Rokurokubi
spirit-kitsune = Kitsune
spirit-ookami = Ookami
spirit-tengu = Tengu
spirit-bakeneko = Bakeneko

## Other touches

touch-done = done
touch-forgo = forgo this action
touch-coin = take coins
touch-happiness = gain happiness
touch-option = one way of using a spirit
touch-take-coins =
    { $count ->
        [one] take { $count } coin
       *[other] take { $count } coins
    }
touch-gain-happiness = gain { $count } happiness
touch-buy-home =
    buy { $home } ({ $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, +{ $happiness } happiness)
touch-take-balance = take: { $balance }
touch-score-balance = score: { $balance }
touch-lay-stick =
    { $price ->
        [0] lay a stick in the { $temple }, free of charge
       *[other] lay a stick in the { $temple } for { $price } coin
    }
touch-end-turn = end your turn
touch-leave-asleep = wake nobody else
touch-wake =
    { $price ->
        [0] wake { $spirit }, free of charge
        [one] wake { $spirit } for { $price } coin
       *[other] wake { $spirit } for { $price } coins
    }
touch-go-hungry = go hungry (-{ $count } happiness)
touch-use-spirit = call on { $spirit }: { $effect }

## Prompts

ask-draft = { $seat }: take one of the bamboo sections laid out.
ask-gift = { $seat }: choose a gift of the forest.
ask-stock = { $seat }: choose a stock, and with it the temple to visit.
ask-offer =
    { $free ->
        [yes] { $seat }: lay an incense stick in any temple, free of charge ({ $count } to lay).
       *[no] { $seat }: lay an incense stick, free in the { $temple }, for 1 coin elsewhere ({ $count } to lay).
    }
ask-place = { $seat }: choose the next section to place in the grove.
ask-shoot = { $seat }: choose the shoot under which to place the { $section }.
ask-resolve =
    { $seat }: choose the next section to resolve ({ $count ->
        [0] no actions left
        [one] { $count } action left
       *[other] { $count } actions left
    }).
ask-overflow = { $seat }: the stock of this colour is full; choose another one for the { $section }.
ask-end-turn =
    { $spirits ->
        [yes] { $seat }: use an awake spirit, or end your turn.
       *[no] { $seat }: end your turn.
    }
ask-income = { $seat }: take 2 coins or forgo the action.
ask-cook = { $seat }: take one of the food tokens on the main board or forgo the action.
ask-cook-must = { $seat }: take one of the food tokens on the main board.
ask-home = { $seat }: take 1 coin or buy a home.
ask-cell = { $seat }: choose the cell for your new home ({ $home }).
ask-balance = { $seat }: gain 1 happiness, or take or score up to two balance tiles.
ask-balance-again = { $seat }: take or score one more balance tile, or stop here.
ask-joker = { $seat }: choose the action that the joker stands for.
ask-wake = { $seat }: choose a sleeping spirit to wake, or leave them asleep.
ask-feed = { $seat }: feed your family, which still needs { $count } food.

## Why a touch is closed

why-coins =
    { $price ->
        [one] costs { $price } coin, you have { $coins }
       *[other] costs { $price } coins, you have { $coins }
    }
why-section-not-laid-out = not among the sections laid out
why-gift = not revealed this spring, or already taken
why-marker = your action marker stands on it
why-stock-empty = this stock is empty
why-stock-full = this stock is full
why-section-not-in-hand = not one of the sections you are placing
why-shoot-full = both places below this shoot are taken
why-section-not-placed = not one of your placed sections still to resolve
why-food-not-shown = no such token on the main board
why-no-food = there is no food token on the main board
why-home-not-shown = not on offer now
why-no-cell = no free cell of your grid accepts it
why-cell-taken = there is already a home here
why-night-cell = this cell accepts only a home of the kind { $kind }
why-balance-not-shown = not on offer now, and not on your board
why-zone-full = your places for tiles of the { $zone } are all taken
why-pattern = your grid does not show its pattern yet ({ $balance })
why-no-calm = you are already using this action for balance tiles
why-spirit-not-yours = you do not have this spirit
why-spirit-asleep = this spirit is asleep
why-spirit-awake = this spirit is already awake
why-spirit-feeding = this spirit helps only in winter, when you feed your family
why-spirit-summer = this spirit helps only during your summer turns
why-spirit-offer = too late, this spirit must be used before the offering
why-spirit-between = finish this step first, spirits are used between two steps
why-spirit-useless = this spirit would do nothing now
why-must-feed = you must spend your food tokens as long as food is missing
why-no-such-food = you have no such food token

## The log: setup and spring

log-drafted = { $seat } takes the { $section }.
log-season = { $chapter } begins.
log-stick-back = { $seat } takes an incense stick from the main board.
log-gift-shown = The { $gift } is revealed.
log-gift-taken = { $seat } chooses the { $gift }.

## The log: summer

log-passed = { $seat } has no incense left and passes.
log-stock-chosen = { $seat } chooses the { $stock } and visits the temple of that colour.
log-stick-laid = { $seat } lays an incense stick in the { $temple }.
log-placed = { $seat } places the { $section } under { $shoot }.
log-resolved = { $seat } resolves the { $section }.
log-forgone = { $seat } forgoes the action.
log-received = { $seat } receives the { $section } into the { $stock }.

## The log: actions

log-coins-gained =
    { $count ->
        [one] { $seat } takes { $count } coin.
       *[other] { $seat } takes { $count } coins.
    }
log-coins-paid =
    { $count ->
        [one] { $seat } pays { $count } coin.
       *[other] { $seat } pays { $count } coins.
    }
log-calm = { $seat } enjoys a calm moment and gains 1 happiness.
log-cooked = { $seat } takes { $food }.
log-home-bought = { $seat } buys a home ({ $home }) and sets it in { $cell }.
log-home-points = { $seat } gains { $count } happiness with the home.
log-balance-taken = { $seat } takes a balance tile ({ $balance }).
log-balance-scored = { $seat } scores a balance tile ({ $balance }) and gains { $count } happiness.

## The log: displays

log-food-shown = A new food token is revealed: { $food }.
log-food-cleared = { $seat } discards all food from the main board.
log-food-reshuffled = The spent food tokens are shuffled into a new supply.
log-home-shown = A new home is revealed ({ $home }).
log-home-returned = A home ({ $home }) goes to the bottom of its dispenser.
log-balance-shown = A new balance tile is revealed ({ $balance }).
log-balance-returned = A balance tile ({ $balance }) goes to the bottom of its dispenser.

## The log: spirits, autumn and winter

log-spirit-used = { $seat } calls on { $spirit }, who falls asleep.
log-spirit-won = { $seat } wins { $spirit } in the { $temple }.
log-spirit-left = { $spirit } leaves the { $temple } and the game.
log-ghost-sticks =
    { $count ->
        [0] The ghost lays no incense stick in the { $temple }.
        [one] The ghost lays { $count } incense stick in the { $temple }.
       *[other] The ghost lays { $count } incense sticks in the { $temple }.
    }
log-woken = { $seat } wakes { $spirit }.
log-fed = { $seat } spends { $food } to feed the family.
log-hunger = { $seat } is short of food and loses { $count } happiness.
log-first-player = { $seat } becomes the first player.

## The log: final count

log-final-spirits =
    { $count ->
        [0] { $seat } scores nothing for spirits.
       *[other] { $seat } scores { $count } happiness for different spirits.
    }
log-final-harmony =
    { $count ->
        [0] { $seat } loses nothing, the home is in harmony.
       *[other] { $seat } loses { $count } happiness for the harmony of the home.
    }
log-final-balance =
    { $count ->
        [0] { $seat } scores nothing for leftover balance tiles.
       *[other] { $seat } scores { $count } happiness for leftover balance tiles.
    }
log-final-night =
    { $count ->
        [0] { $seat } loses nothing, all marked cells are covered.
       *[other] { $seat } loses { $count } happiness for marked cells left empty.
    }
log-final-score = { $seat } ends the game with { $count } happiness.

## Effects in words

effect-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
effect-happiness = { $count } happiness
effect-balance =
    { $count ->
        [one] { $count } balance action
       *[other] { $count } balance actions
    }
effect-home =
    { $count ->
        [one] { $count } home action
       *[other] { $count } home actions
    }
effect-income =
    { $count ->
        [one] { $count } income action
       *[other] { $count } income actions
    }
effect-cook =
    { $count ->
        [one] { $count } cooking action
       *[other] { $count } cooking actions
    }
effect-joker =
    { $count ->
        [one] { $count } action of your choice
       *[other] { $count } actions of your choice
    }
effect-wild = this turn, sections not yet resolved count as jokers
effect-roam = this turn, incense sticks go to any temple free of charge
effect-meal = { $count } food for your family in winter
effect-restock = an exchange of all shown food

## Scoring

score-start = Happiness at the start
score-homes = Homes bought
score-balance = Balance tiles scored
score-calm = Moments of calm
score-hunger = Missing food
score-spirits = Different spirits
score-harmony = Harmony of left and right
score-leftover = Balance tiles left over
score-night = Marked cells left empty
score-total = Total

## What things are for

tell-income = Action: take 2 coins.
tell-cook = Action: take one of the food tokens on the main board.
tell-home = Action: take 1 coin, or buy one of the homes on offer and set it in your grid.
tell-balance = Action: gain 1 happiness, or take or score balance tiles, two in all.
tell-joker = Action: any one of the four others.
tell-home-tile = Bought with the home action at the price of its place; it never moves again, and each winter it must be fed.
tell-balance-tile = Held, it can be scored with the balance action as soon as your grid shows its pattern; if it is still held at the end and holds, it gives { $half }.
tell-food = Feeds { $food } in winter.
tell-temple = In autumn whoever has the most sticks here wins the spirit on top; of equals, the one with the highest stick.
tell-stock = At most { $size } sections; a stock cannot be chosen twice in a row.
tell-spirit =
    Once, when awake: { $effect }. { $wake ->
        [0] Waking it in winter is free.
        [one] Waking it in winter costs { $wake } coin.
       *[other] Waking it in winter costs { $wake } coins.
    } Each different spirit gives { $points } happiness at the end.
