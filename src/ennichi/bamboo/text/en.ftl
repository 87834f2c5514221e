# Every name, prompt, reason and log line of Bamboo, in English.

## The game and its options

game-title = Bamboo
game-blurb = Tend the bamboo, honour the temples and furnish a home where everything finds its balance.
game-line = A home in the forest, four years
game-facts = day and night side

option-night = Board side
option-night-true = Night (advanced)
option-night-false = Day
option-night-help = On the night side some cells of each grid accept only one kind of home and cost happiness if they stay empty. All players use the same side ({ -our-ruling } R20).
option-night-first = Day. The night side only makes furnishing harder.

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
section-alike =
    { $section }, the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } of { $count } alike
colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[white] white
    }
stock = { colour } stock
temple = { colour } temple
shoot =
    { $number ->
        [1] first shoot
        [2] second shoot
        [3] third shoot
       *[other] fourth shoot
    } from the left

## Actions and gifts

action = { $action } action
gift = { $action } gift
action-balance = balance
action-home = home
action-income = income
action-cook = cooking
action-joker = joker

## Homes and balance tiles

home = { $kind } home (comfort { $comfort })
market =
    { $place ->
        [1] lowest place
        [2] second place
        [3] third place
       *[other] top place
    } of level { $level } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
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
    { $zone }: { $shape }{ $comfort ->
        [0] { "" }
       *[other] , with a total comfort of at least { $comfort }
    }; { $points } happiness
pattern-one = a { $kind } home
pattern-total = { $kind } homes anywhere in this zone
pattern-row = { $cells } from left to right
pattern-column = { $cells } from top to bottom
pattern-block = { $rows } (rows from the top)
pattern-diamond = a diamond with { $top } at the top, { $left } on the left, { $right } on the right, { $bottom } at the bottom
pattern-any = a full block of homes of any kind ({ $columns } wide, { $rows } high)

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
touch-stop = stop here
touch-forgo = forgo this action
touch-coin = take coins
touch-happiness = gain happiness
touch-option = one way of using a spirit
touch-choose-stock =
    choose the { $stock }: place { $sections ->
        [one] its only section
       *[other] its { $sections } sections
    } ({ $actions }), lay { $sticks ->
        [one] { $sticks } incense stick for { $sticks } action
       *[other] { $sticks } incense sticks for up to { $sticks } actions
    }, and receive { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } from the grove
touch-draft =
    take the { $section } into your { $stock }, which then holds { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } for a turn in summer
touch-shoot = under the { $shoot }, to receive the { $section }
touch-resolve =
    resolve the { $section } under the { $shoot }{ $place ->
        [near] , the upper one
        [far] , the lower one
       *[only] { "" }
    }
touch-store = put it into the { $stock }
touch-take-coins =
    { $count ->
        [one] take { $count } coin
       *[other] take { $count } coins
    }
touch-take-food = take { $food }
touch-spend-food = spend { $food }
touch-gain-happiness = gain { $count } happiness
touch-buy-home = buy the { $home } from the { $market } (+{ $happiness } happiness)
touch-take-balance = take a balance tile ({ $balance })
touch-score-balance = score a balance tile ({ $balance })
touch-lay-stick =
    { $price ->
        [0] lay a stick in the { $temple }, free of charge
        [one] lay a stick in the { $temple } for { $price } coin
       *[other] lay a stick in the { $temple } for { $price } coins
    }
touch-end-turn = end your turn
touch-leave-asleep = wake nobody
touch-leave-others-asleep = wake nobody else
touch-wake =
    { $price ->
        [0] wake { $spirit }, free of charge
        [one] wake { $spirit } for { $price } coin
       *[other] wake { $spirit } for { $price } coins
    }
touch-go-hungry = go hungry (−{ $count } happiness)
touch-use-spirit = call on { $spirit }: { $effect }

## Prompts

ask-draft = { $seat }: take one of the bamboo sections laid out.
ask-gift = { $seat }: choose a gift of the forest.
ask-stock =
    { $seat }: choose a stock, and with it the temple to visit{ $spirits ->
        [yes] , or call on a spirit.
       *[no] .
    }
ask-offer =
    { $seat }: lay an incense stick ({ $count } to lay), { $free ->
        [yes] free in any temple
       *[no] free in the { $temple }, for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } elsewhere
    }{ $spirits ->
        [yes] , or call on a spirit.
       *[no] .
    }
ask-place =
    { $seat }: choose the next section to place in the grove ({ $count } to place){ $spirits ->
        [yes] , or call on a spirit.
       *[no] .
    }
ask-shoot = { $seat }: choose the shoot under which to place the { $section }.
ask-resolve =
    { $seat }: choose the next section to resolve ({ $count ->
        [0] no actions left
        [one] { $count } action left
       *[other] { $count } actions left
    }){ $spirits ->
        [yes] , or call on a spirit.
       *[no] .
    }
ask-overflow = { $seat }: the stock of this colour is full; choose another one for the { $section }.
ask-end-turn =
    { $spirits ->
        [yes] { $seat }: call on a spirit, or end your turn.
       *[no] { $seat }: end your turn.
    }
ask-income =
    { $count ->
        [one] { $seat }: take { $count } coin or forgo the action.
       *[other] { $seat }: take { $count } coins or forgo the action.
    }
ask-cook = { $seat }: take one of the food tokens on the main board or forgo the action.
ask-cook-must = { $seat }: take one of the food tokens on the main board.
ask-home =
    { $count ->
        [one] { $seat }: take { $count } coin, buy a home or forgo the action.
       *[other] { $seat }: take { $count } coins, buy a home or forgo the action.
    }
ask-cell = { $seat }: choose a cell of your grid for the { $home }.
ask-balance = { $seat }: gain { $count } happiness, take or score up to two balance tiles, or forgo the action.
ask-balance-again = { $seat }: take or score one more balance tile, or stop here.
ask-joker = { $seat }: choose the action that the joker stands for.
ask-wake = { $seat }: choose a sleeping spirit to wake, or leave them asleep.
ask-feed = { $seat }: feed your family, which still needs { $count } food.

## Why a touch is closed

why-coins =
    { $price ->
        [one] costs { $price } coin
       *[other] costs { $price } coins
    }, you have { $coins ->
        [0] none
       *[other] { $coins }
    }
why-no-pass = with an incense stick left you must play, you cannot pass ({ -our-ruling } R4)
why-no-fewer-sticks = you must lay all sticks of this offering, { $count } more ({ -our-ruling } R5)
why-section-not-laid-out = not among the sections laid out
why-gift = not revealed this spring, or already taken
why-marker = your action marker stands on it: no stock twice in a row
why-marker-year = your action marker still stands on it from last year ({ -our-ruling } R6)
why-stock-empty = this stock is empty
why-stock-full = this stock is full
why-section-not-in-hand = not one of the sections you are placing
why-shoot-full = both places below this shoot are taken
why-section-not-placed = not one of your placed sections still to resolve
why-food-not-shown = no such token on the main board
why-no-food = there is no food token left to take ({ -our-ruling } R14)
why-home-not-shown = not on offer now
why-no-cell = no free cell of your grid accepts it
why-cell-taken = there is already a home here
why-night-cell = this cell accepts only a { $kind } home
why-balance-not-shown = not on offer now, and not on your board
why-zone-full = your places for tiles of the { $zone } are all taken
why-pattern = your grid does not show its pattern yet ({ $balance })
why-no-calm = you are already using this action for balance tiles
why-spirit-not-yours = you do not have this spirit
why-spirit-asleep = this spirit is asleep
why-spirit-awake = this spirit is already awake
why-spirit-feeding = this spirit helps only in winter, when you feed your family
why-spirit-summer = this spirit helps only during your summer turns
why-spirit-offer = too late, you have laid all your sticks of this turn
why-spirit-between = finish this first: spirits are used between sticks, placements and actions ({ -our-ruling } R10)
why-spirit-useless = this spirit would do nothing now ({ -our-ruling } R23)
why-must-feed = you must spend your food tokens as long as food is missing
why-no-such-food = you have no such food token

## The log: setup and spring

deed-drafted = takes the { $section }
log-season = { $chapter } begins.
deed-stick-back = takes an incense stick from the main board
log-gift-shown = The forest offers these gifts: { $gifts }.
deed-gift-taken = chooses the { $gift }

## The log: summer

deed-passed = has no incense left and passes
deed-stock-chosen = chooses the { $stock } and visits the temple of that colour
deed-stick-laid =
    { $price ->
        [0] lays an incense stick in the { $temple }
        [one] lays an incense stick in the { $temple } for { $price } coin
       *[other] lays an incense stick in the { $temple } for { $price } coins
    }
deed-placed = places the { $section } under the { $shoot }
deed-resolved =
    { $wild ->
        [0] resolves the { $section }
       *[other] resolves the { $section } as a joker
    }
log-sections-wild = The sections that { $seat } still resolves this turn count as jokers.
deed-joker-used = uses the joker for the { $action }
deed-pushed = has no action left and only pushes the { $section } up
deed-forgone = forgoes the { $given_up } action
deed-received = receives the { $section } into the { $stock }
deed-stocked = now has { $stocks }

## The log: actions

deed-coins-gained =
    { $count ->
        [one] takes { $count } coin
       *[other] takes { $count } coins
    }
deed-coins-paid =
    { $count ->
        [one] pays { $count } coin
       *[other] pays { $count } coins
    }
deed-calm = enjoys a calm moment and gains { $count } happiness
deed-cooked = takes { $food }
log-nothing-to-cook = There is no food token left for { $seat } to take ({ -our-ruling } R14).
deed-home-bought = buys the { $home } from the { $market }
deed-home-set = sets it in { $cell } and gains { $count } happiness
deed-balance-taken = takes a balance tile ({ $balance })
deed-balance-scored = scores a balance tile ({ $balance }) and gains { $count } happiness

## The log: displays

log-food-shown = A new food token is revealed: { $food }.
deed-food-cleared = discards all food from the main board
log-food-reshuffled = The spent food tokens are shuffled into a new supply.
log-home-shown = A new tile of level { $level } is revealed: { $home }.
log-home-returned = The { $home } goes to the bottom of its dispenser.
log-home-back = Its dispenser is empty: the { $home } comes back on the top place ({ -our-ruling } R13).
log-balance-shown = A new balance tile is revealed ({ $balance }).
log-balance-returned = A balance tile ({ $balance }) goes to the bottom of its dispenser.
log-balance-back = Its dispenser is empty: a balance tile ({ $balance }) comes back on the top place ({ -our-ruling } R13).
log-displays-renewed = The lowest tile of each column goes to the bottom of its dispenser, a new one appears on top, and the food places are filled.

## The log: spirits, autumn and winter

deed-spirit-used = calls on { $spirit }, who falls asleep
deed-spirit-won = wins { $spirit } in the { $temple } { with-sticks }{ $contest ->
        [tied] ; the stick laid last decides
       *[other] { "" }
    }
with-sticks =
    { $contest ->
        [alone] unopposed with { $count ->
            [one] { $count } stick
           *[other] { $count } sticks
        }
       *[other] with { $count ->
            [one] { $count } stick
           *[other] { $count } sticks
        } against { $rivals }
    }
spirit-at-temple =
    { $spirit } ({ $temple }, { $count ->
        [one] { $count } stick
       *[other] { $count } sticks
    })
sum-spirit-won = wins { $won }
sums-spirit-won = wins { $won }
# sticks of the winner and of the next one, on the temple
mark-spirit-won = { $contest ->
        [tied] { $count } = { $most }
       *[other] { $count } > { $most }
    }
mark-spirit-left = { $contest ->
        [tied] { $count } = { $most }
       *[other] { $count } > { $most }
    }
log-spirit-left = The ghost wins { $spirit } in the { $temple } { with-sticks }: the tile leaves the game.
log-spirit-unwanted = Nobody has laid a stick in the { $temple }: { $spirit } leaves the game ({ -our-ruling } R8).
log-ghost-sticks = The ghost lays { $sticks }.
deed-woken =
    { $price ->
        [0] wakes { $spirit }, free of charge
        [one] wakes { $spirit } for { $price } coin
       *[other] wakes { $spirit } for { $price } coins
    }
deed-fed = spends { $food } to feed the family
deed-nobody-to-feed = has built no home and needs no food
deed-hunger = is short of food and loses { $count } happiness
deed-first-player = becomes the first player
log-temples-offer = To be won in autumn: { $spirits }.

## The log: final count

log-final-count = The final count begins.
deed-final-track = comes to the final count with { $count } happiness
deed-final-spirits = scores { $count } happiness for different spirits
deed-final-harmony = loses { $count } happiness because left and right are not in harmony
deed-final-balance = scores { $count } happiness for balance tiles still held
deed-final-night = loses { $count } happiness for marked cells left empty
deed-final-score = ends the game with { $count } happiness
deed-victory = wins the game with { $count } happiness
deed-victory-by-comfort = wins the game: the tie at { $count } happiness is broken by a total comfort of { $comfort }
deed-victory-shared = shares the victory with { $count } happiness and a total comfort of { $comfort }

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
        [one] { $count } food token
       *[other] { $count } food tokens
    }
effect-joker =
    { $count ->
        [one] { $count } action of your choice
       *[other] { $count } actions of your choice
    }
effect-wild = the sections still to resolve this turn count as jokers
effect-roam = the incense sticks still to lay this turn go to any temple free of charge
effect-meal = { $count } food for your family in winter
effect-restock = an exchange of all food on the main board

## Scoring

score-start = Happiness at the start
score-homes = Homes bought
score-balance = Balance tiles scored
score-calm = Moments of calm
score-hunger = Missing food
score-spirits = Different spirits
score-harmony = Lack of harmony
score-leftover = Balance tiles still held
score-night = Marked cells left empty
score-total = Total

# What a turn brought on each line, said by the coach: “+4 for …”
brought-homes = for homes bought
brought-balance = for balance tiles scored
brought-calm = for calm moments
brought-hunger = for missing food
brought-spirits = for different spirits
brought-harmony = for harmony between the two sides
brought-leftover = for fulfilled balance tiles you hold
brought-night = for marked cells

# What a turn ends up with in each line, against another turn (puzzles)
ends-homes =
    { $side ->
        [more] homes bring you { $points } more
       *[less] homes bring you { $points } less
    }
ends-balance =
    { $side ->
        [more] balance tiles that you score bring you { $points } more
       *[less] balance tiles that you score bring you { $points } less
    }
ends-calm =
    { $side ->
        [more] moments of calm bring you { $points } more
       *[less] moments of calm bring you { $points } less
    }
ends-hunger =
    { $side ->
        [more] missing food costs you { $points } less
       *[less] missing food costs you { $points } more
    }
ends-spirits =
    { $side ->
        [more] your different spirits bring you { $points } more
       *[less] your different spirits bring you { $points } less
    }
ends-harmony =
    { $side ->
        [more] the lack of harmony costs you { $points } less
       *[less] the lack of harmony costs you { $points } more
    }
ends-leftover =
    { $side ->
        [more] balance tiles that you still hold bring you { $points } more
       *[less] balance tiles that you still hold bring you { $points } less
    }
ends-night =
    { $side ->
        [more] marked cells left empty cost you { $points } less
       *[less] marked cells left empty cost you { $points } more
    }

## What things are for

tell-income =
    { $count ->
        [one] Action: take { $count } coin.
       *[other] Action: take { $count } coins.
    }
tell-cook = Action: take one of the food tokens on the main board.
tell-home =
    { $count ->
        [one] Action: take { $count } coin, or buy one of the homes on the main board and set it in your grid.
       *[other] Action: take { $count } coins, or buy one of the homes on the main board and set it in your grid.
    }
tell-balance = Action: gain { $count } happiness, or take or score balance tiles, up to two in all and in any order.
tell-joker = Action: any one of the four others, chosen when the section is resolved.
tell-forgo = This action brings you nothing, and it does not come again.
tell-home-tile = Bought with the home action: its place says what it costs and how much happiness it gives. It never moves again, and every winter it needs { $food } food.
tell-balance-tile = Once you hold it, you can score it with the balance action as soon as your grid shows its pattern. Still held at the end, it gives { $half } happiness if the pattern is there.
tell-food = In winter it gives { $food } food; each of your homes needs { $need }.
tell-temple = In autumn whoever has the most sticks here wins the spirit on top; of equals, whoever laid a stick last. Without any stick the spirit leaves the game ({ -our-ruling } R8).
tell-temple-spirit = On top lies { $spirit }. { $told }
tell-stock = You place all its sections; you lay as many incense sticks, or all that you have left, and may do one action for each stick. At most { $size } sections; a stock cannot be chosen twice in a row.
tell-stock-open = It may not be chosen in your next turn, too.
tell-shoot = Each section placed below pushes the shoot up by one when it is resolved, and you receive the section on top.
tell-spirit =
    Once, when awake: { $effect }. { $wake ->
        [0] Waking it in winter is free.
        [one] Waking it in winter costs { $wake } coin.
       *[other] Waking it in winter costs { $wake } coins.
    } Each different spirit gives { $points } happiness at the end.

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-home-shown = A new home tile will be revealed.
light-balance-shown = A new balance tile will be revealed.
light-food-shown = New food will be revealed.
light-season = The season ends.

## Sentences of the narrator

amount-coins-paid =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
points-gained = +{ $count } happiness
points-lost = −{ $count } happiness

# A turn of summer
brief-stock-chosen =
    { $count ->
        [one] plays the only section of the { $stock }
       *[other] plays the { $count } sections of the { $stock }
    }
brief-stick-laid = lays { $offering }
offering =
    { $sticks }{ $price ->
        [0] { "" }
        [one] { " " }for { $price } coin
       *[other] { " " }for { $price } coins
    }
sticks-first =
    { $count ->
        [one] { $count } stick
       *[other] { $count } sticks
    } in the { temple }
sticks-more = { $count } in the { colour }
brief-placed = places { $planting }
planting-first =
    { $sections } under the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } shoot
planting-more =
    { $sections } under the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
planted-two = { $near } with { $far }
planted-other = the { $section }
sections-first =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    } in the { stock }
sections-more = { $count } in the { colour }
promised =
    { $spirit } in the { temple }{ $count ->
        [0] { "" }
        [one] { " " }({ $count } stick of the ghost)
       *[other] { " " }({ $count } sticks of the ghost)
    }
rival = { $name } ({ $count })
brief-spirit-used = calls on { $help }
deeds-spirit-used = calls on { $help }
help = { $spirit } ({ $effect })
help-kappa = { action-balance }
help-tanuki = { action-home }
help-rokurokubi = { action-income }
help-kitsune = jokers
help-ookami = food for the family
help-tengu = new food
help-bakeneko = free incense
deeds-forgone = forgoes actions ({ $given_up })
brief-passed = has no incense left for this summer

# Actions
brief-coins-gained =
    { $count ->
        [one] earns { $count } coin
       *[other] earns { $count } coins
    }
deeds-coins-gained = { brief-coins-gained }
brief-calm = enjoys a calm moment ({ points-gained })
deeds-calm = enjoys { $times } calm moments ({ points-gained })
deeds-cooked = takes { $dish }
dish-tea = tea
dish-rice = rice
dish-ramen = ramen
brief-home-set =
    buys the { $home } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, setting it in { $cell } ({ points-gained })
deeds-home-set = buys { $setting }
setting =
    the { $kind } home (comfort { $comfort }, { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }) for { $cell } ({ points-gained })
brief-balance-taken = takes the balance tile { $tile }
deeds-balance-taken = takes the balance tiles { $tile }
brief-balance-scored = scores the balance tile { $tile }
deeds-balance-scored = scores the balance tiles { $tile }
taken-tile =
    “{ $shape }” ({ $zone }{ $comfort ->
        [0] { "" }
       *[other] , comfort { $comfort }
    }, worth { $points })
scored-tile = “{ $shape }” ({ $zone }, +{ $points } happiness)
brief-total = { $kind } in all
brief-any = { $columns } × { $rows } homes
brief-diamond = diamond { $shape }
brief-zone-left = left
brief-zone-centre = centre
brief-zone-right = right
brief-free = any

# Winter
brief-woken =
    { $price ->
        [0] wakes { $spirit } free of charge
        [one] wakes { $spirit } for { $price } coin
       *[other] wakes { $spirit } for { $price } coins
    }
deeds-woken = { brief-woken }
brief-fed = feeds the family with { $food }
deeds-fed = feeds the family with { $dish }
brief-hunger = goes hungry for { $missing } food ({ points-lost })

# The final count
brief-final-track = brings { $count } happiness to the final count
brief-final-spirits =
    { $kinds ->
        [one] has { $kinds } spirit ({ points-gained })
       *[other] has { $kinds } different spirits ({ points-gained })
    }
brief-final-harmony = sets comfort { $left } on the left against { $right } on the right ({ points-lost })
brief-final-balance =
    { $tiles ->
        [one] fulfils { $tiles } balance tile still held ({ points-gained })
       *[other] fulfils { $tiles } balance tiles still held ({ points-gained })
    }
brief-final-night = leaves marked cells empty ({ points-lost })

# A very long turn is told in short; the log has the rest
short-placed = places { $planting_short }
short-planting-first = { $sections } (shoot { $number })
short-planting-more = { $sections } ({ $number })
short-spirit-used = calls on { $spirit }
short-home-set =
    buys { $times ->
        [one] a home
       *[other] { $times } homes
    } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } ({ points-gained })
short-balance-taken =
    takes { $times ->
        [one] a balance tile
       *[other] { $times } balance tiles
    }
short-balance-scored =
    scores { $times ->
        [one] a balance tile
       *[other] { $times } balance tiles
    } ({ points-gained })

# What a plan names before all else, in few words
plan-stock-chosen = plays the { $stock }
plan-placed = { "" }
plan-forgone = { "" }
plan-home-set = buys the { $home }

## Why a way is advised: what it prepares, and what it denies

means-coins = coins for homes
part-food = food for the winter
part-homes = homes for the balance tiles to come
part-harmony = harmony between the two sides
part-night = the marked cells
part-shown = balance tiles of the display
means-sections = sections for later turns
part-tile = the balance tile { $thing }
part-spirit = the use of { $thing }
part-temple = the spirit { $thing } in autumn
denied-temple = ground for the spirit { $thing }

## What is at stake, said by the coach at the start of a turn

stake-draft =
    A turn plays a whole stock, and each section in it is one action. What you take now joins the stock of its colour, so that its turn does more. { $left ->
        [one] This is the last section that you take.
       *[other] You take { $left } sections, one at a time.
    }
each-draft = One turn of your { $stock } then does this: { $actions }.
stake-hunger =
    Winter is coming: your homes need { $need } food and you have { $food ->
        [0] none
       *[other] { $food }
    }. What is missing costs { $lost } happiness{ $helper ->
        [yes] , unless a spirit that can feed the family helps.
       *[no] .
    }
stake-feed =
    Your family still needs { $need } food, and you have { $food ->
        [0] none
       *[other] { $food }
    }. { $lost ->
        [0] What you do not take stays for the years to come.
       *[other] With that alone you lose { $lost } happiness{ $helper ->
            [yes] , unless a spirit that can feed the family helps now.
           *[no] .
        }
    }
stake-harmony =
    Comfort { $left } on the left, { $right } on the right: as it stands, this costs { $lost } happiness at the end. Homes on the { $side ->
        [left] left
       *[right] right
    } would mend it.
stake-night =
    { $count ->
        [one] { $count } marked cell is
       *[other] { $count } marked cells are
    } still empty: that costs { $lost } happiness at the end.
stake-ready = One of your balance tiles is fulfilled ({ $tile }). A balance action scores it; if you still hold it at the end, it is worth only { $half }.
stake-near = One of your balance tiles ({ $tile }) lacks a single home: { $kind }.
stake-temple =
    One more stick in the { $temple } and you would be ahead there of { $rival }, who has { $theirs ->
        [one] { $theirs } stick
       *[other] { $theirs } sticks
    }: in autumn { $spirit } would be yours{ $points ->
        [0] { "" }
       *[other] , worth { $points } happiness at the end
    }.
stake-threat =
    You lead in the { $temple }, but one more stick of { $rival } would take { $spirit } from you{ $points ->
        [0] { "" }
       *[other] { " " }and the { $points } happiness it is worth at the end
    }.
stake-sticks =
    You have { $count ->
        [one] { $count } stick
       *[other] { $count } sticks
    } left this summer; each one you lay is one action.
stake-ghost = the ghost

## What comes up for the first time

first-overflow = Your { $stock } already holds { $count } sections, and more do not fit: this one goes into a stock of another colour.
first-asleep =
    { $spirit } is asleep, because a spirit helps once and then rests. In winter you may wake it { $price ->
        [0] free of charge
        [one] for { $price } coin
       *[other] for { $price } coins
    }.
first-few-sticks =
    Your { $stock } holds { $sections } sections, but you have only { $sticks ->
        [one] { $sticks } stick
       *[other] { $sticks } sticks
    }: all of them go into the grove, and only as many act as you lay sticks.
first-marker = Your marker stands on the { $stock }: the same stock is never used twice in a row.
first-ghost =
    With two players a ghost lays sticks, too ({ $count } now). Where it has most of them in autumn, nobody gets the spirit.
