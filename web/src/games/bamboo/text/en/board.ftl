# What is printed on Bamboo's boards, in English, in the terms of src/ennichi/bamboo/text. What a touch does and why it is
# closed comes from the server in words.

## Zones

grove = Grove
temples = Temples
balance = Balance
homes = Homes
food = Food
gifts = Gifts
stocks = Stocks
spirits = Spirits
scored = Scored
belongings = Belongings
tabs =
    .grove = Grove
    .temples = Temples
    .balance = Balance
    .homes = Homes
    .food = Food
    .own = Mine

## Grove and incense

to-draft = Laid out, take one
gifts-shown = Gifts of the forest
to-place = { $count ->
    [one] { $count } section
   *[other] { $count } sections
} to place
received = received
to-resolve = { $count } to resolve · { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left
wild = acts as a joker
resolving-now = being resolved
waiting = still to resolve
shoot = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} shoot from the left
incense = Incense still on the board
incense-place = Year { $year }: { $names }
year = year { $year }

## Temples

oldest-left = oldest left
ghost-short = ghost
roam = any temple, free of charge
visited = visited
temple = { $colour } temple; { $spirit }, { $left } in the pile; sticks from the oldest: { $sticks }
no-spirit = no spirit
no-stick = none
ghost = ghost

## Displays

level = Level { $level }
dispenser = { $left } left in the dispenser
supply = { $left } left in the supply
facedown = { $count } face down
market = costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, gives { $happiness } happiness

## A player's board

your-home = Your home
home-of = Home · { $name }
comfort-line = comfort left { $left } · right { $right } · harmony
night-line = {" "}· night { $cost }
per-stock = at most { $count } each
used-last = used last
stock = { $colour } stock: { $sections }
empty = empty
cell = row { $row }, column { $column }
night-cell = accepts only a { $kind } home, −{ $cost } happiness if it stays empty
held-place = free place for a balance tile: { $zone }
holds = pattern complete
would-complete = would help: { $kinds }
happiness = happiness
coins = coins
sticks = sticks
food-for = { $food } food for { $homes ->
    [one] { $homes } home
   *[other] { $homes } homes
}
still-to-feed = { $count } food still missing
no-food = none yet
awake = awake
asleep = asleep
wake-for = { $coins ->
    [0] wakes free of charge
    [one] wakes for { $coins } coin
   *[other] wakes for { $coins } coins
}
no-spirits = none yet
scored-line = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $happiness } happiness
first-player = first player
passed = passed

## Pieces

colours =
    .red = red
    .green = green
    .blue = blue
    .white = white
actions =
    .balance = balance
    .home = home
    .income = income
    .cook = cooking
    .joker = joker
kinds =
    .D = decoration
    .F = faith
    .G = garden
    .Q = daily life
any-kind = any kind
zones =
    .left = Left
    .centre = Centre
    .right = Right
foods =
    .tea = tea
    .rice = rice
    .ramen = ramen
section = { $colour } section ({ $action })
home = { $kind } home (comfort { $comfort })
gift = { $action } gift

## Where we are, and the lines of the seats

seasons =
    .setup = setup
    .spring = spring
    .summer = summer
    .autumn = autumn
    .winter = winter
when = { $year ->
    [0] Setup
   *[other] Year { $year } of { $years }, { $season }
}
over = The game is over
day = day side
night = night side
strip =
    .sticks = sticks left
    .coins = coins
    .homes = homes
    .held = balance tiles held
    .spirits = spirits awake, of all

## What the boards explain themselves

about-cell =
    .left = In the left zone: its comfort counts on that side, and balance tiles of the left and of the centre look at it. { $harmony }
    .right = In the right zone: its comfort counts on that side, and balance tiles of the right and of the centre look at it. { $harmony }
    .centre = In the middle column: its comfort counts on neither side, and only balance tiles of the centre look at it.
about-night-cell = Only a { $kind } home may lie here. Still empty at the end of the game, the cell costs { $cost } happiness.
harmony = Harmony
about-harmony = At the end each point of difference between the comfort on the left and on the right costs { $cost } happiness.
about-incense = In spring every player takes the stick of the year back and can lay it in the temples from then on.
about-sticks = In autumn whoever has most sticks at a temple takes its spirit; among equals the latest stick decides.
about-ghost = The grey sticks are the ghost’s. It wins spirits like a player, and they leave the game; it loses every tie.
