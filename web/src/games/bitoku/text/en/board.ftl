# The captions of Bitoku's boards, in English, in the terms of src/ennichi/bitoku/text/en.ftl. What a touch does
# and why it is closed comes from the server in words; printed effects come with their words.

## Zones

forest = Hikaru Hills, river and Forest
paths = Paths of Wisdom
displays = Displays
guardians = Guardians
guardians-passed = Guardians: passed
hand = Hand
crystals = Crystals
rock-path = Rock path
counters = Building counters
yours = Belongings
bitoku-path = Bitoku path
visions = Visions
spirits = Mitamas and dragonflies
tabs =
    .forest = Forest
    .paths = Paths
    .displays = Displays
    .cards = Cards
    .board = Board
    .yours = Mine

## The forest

regions =
    .yomi = Yomi
    .stairs = Stairs
    .home = Great Spirit
    .glade = Glade
    .forges = Forges
region-names =
    .yomi = Lands of Yomi
    .stairs = Stairs of Knowledge
    .home = Home of the Great Spirit
    .glade = Glade of Jade
    .forges = Forges
hill = Hill of { $region }
free-spaces = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
of = { $name ->
    [Tengu] of the Tengu
   *[other] of { $name }
}
lake = Treasure of the Lake
lake-text = At the Ascension the first, second and third kodama of this track score { $vp } VP.
lake-ties = Ties share.
lake-ties-solo = Level with you, the Tengu counts as ahead (our ruling T44); other ties share.
lake-short = Treasure of the Lake: { $vp } VP
track = Kodama track
track-text = Kodamas walk to the right. Only one at a time may stand on the last space.
kodama = kodama { $whose }, { $region }, space { $space }
neutral = neutral kodama
river = Space across the river
river-text = A die of { $needs } or more that stands below may cross the river: it loses { $loss } (a six loses { $six }) and claims one favor of the hill.
river-shared = With one or two players both hills on a side of the board share their places, and a die reaches the favors of both.
area = Inhabited area, { $region }
area-free = free for: { $kind }
covered = claimed this round
home-space = space { $place } from the top; { $does }
order = Turn order
order-short = Turn
order-text = From the first player on, with the guardians that have not left home: filled ones are unlocked, dashed ones are locked.
seasons =
    .spring = spring
    .summer = summer
    .autumn = autumn
    .winter = winter
    .ascension = Ascension
where = Round { $round } of { $rounds }, { $season }
over = The game is over
turn-of = { $place }. { $name }; { $dice }
passed = passed
die = die { $whose }, { $value }
states =
    .locked = locked
    .unlocked = unlocked
used = placed
favours =
    .bitoku = the Bitoku card
    .yokai = the Yōkai card
    .two = two different actions of four

## Paths

start = start of the path
step = path space
bridge = { $needs ->
    [one] bridge: { $needs } completed Bitoku card
   *[other] bridge: { $needs } completed Bitoku cards
}
moves = { $count ->
    [one] { $count } more movement point
   *[other] { $count } more movement points
}
last-move = last point
fork = { $kind }: { $vp } VP
fork-amulet = +{ $amulet } amulet
gate = Torii gate
illumination = Illumination
gate-text = Gate tile, for every pilgrim who arrives here: { $does }.
sleeps = pilgrim { $whose }
walks = pilgrims: { $names }

## Displays

rows =
    .mitamas = Mitama
    .dragonflies = Dragonfly
    .crystals = Crystal
    .buildings = Building
    .garden = Garden
    .decks = Decks
stack = { $count } left in the stack
gains = and you receive { $what }
place-vp = { $vp } VP
place-number = place { $number }
site-text = A building of this kind may be constructed here. Whoever stands a die in the region above may then use it.
illumination-text = Pilgrims who arrive on these spaces stay for good, one of each player, and take what the space shows.
neutral-text = It belongs to nobody and never moves, but it ranks like any other; what it wins, nobody gets.
kinds =
    .temple = temple
    .onsen = onsen
    .farm = farm
    .ryokan = ryokan
    .ancient = ancient building
colours =
    .dream = Dream crystal
    .memory = Memory crystal
    .ingenuity = Ingenuity crystal
building = { $kind }; { $does }
decks =
    .yokai = Yōkai
    .bitoku = Bitoku
    .visions = Visions
    .own = Your deck
deck-text = { $left } in the deck, { $discard } discarded.
discard-list = Discarded: { $names }.

## The own board

discard = Discard pile
tucked = Removed Yōkai
tucked-text = They still count for the rocks: { $names }.
nothing = none
slot = card space { $number }
socket = place for a { $colour }, { $vp } VP once covered; a pilgrim sleeps here
secret = only you see it
cards-hidden = { $count } face down
drawn = Drawn
hand-secret = Hand, only you see it
fold = See the board
unfold = Show the cards
crystal-line = { $free ->
    [one] { $free } pilgrim asleep
   *[other] { $free } pilgrims asleep
}
seat = pilgrim’s seat beside rock { $rocks }: { $price }
rock-number = place { $number } of the rock path
rock = Iwakura rock: { $types }
rock-vp = { $vp } VP now
counter = counter { $number }: the building { $cost }, uncovers { $vp } VP
counter-done = counter { $number }: used, { $vp } VP
pilgrims = { $awake } awake, { $asleep } asleep, { $walking } on the way
awake = Pilgrims awake
amulet = +{ $value } amulet × { $count }
any-resource = any resource
bill = to pay
waive = { $count } for free
bitoku-path-text = Your counter completes the cards from left to right, and each gives what it shows. Different types score at the Ascension: { $vp } VP now.
types-line = types { $vp } VP
counter-at = your counter
advance = next step of the Bitoku path
completed = completed
vision = vision: { $needs }; { $vp } VP, otherwise −{ $penalty }
have = { $have } of { $need } { $what }
needs =
    .resource = resources
    .building = buildings
    .crystal = crystals
    .mitama = mitamas
    .dragonfly = combined dragonflies
    .illumination = pilgrims on illuminations
    .gate = pilgrims at gates
    .bitoku = completed Bitoku cards
vision-done = complete
vision-line = now { $vp } VP
pair = combined
red = red space { $number }
resources =
    .wood = wood
    .stone = stone
    .jade = jade
    .sake = sake
strip =
    .cards = cards in hand
    .resources = resources
    .amulets = amulets
    .dice = dice not yet placed
    .buildings = buildings
    .crystals = crystals
    .mitamas = mitamas, combined or not
    .pilgrims = pilgrims awake

## Cards

yokai = { $type }; played: { $does }; removed in winter: { $virtue }
bitoku = { $type }: { $vp } VP
vp = { $count } VP
names =
    .kappa = Kappa
    .imomushi = Imomushi
    .nezumi = Nezumi
    .kitsune = Kitsune
    .shin-ookami = Shin Ookami
    .yama-uba = Yama-Uba
    .makoto = Makoto
    .chuugi = Chuugi
    .yu = Yu
    .jin = Jin
    .rei = Rei
    .gi = Gi
    .meijo = Meijo
    .ara = Ara
    .nigi = Nigi
    .saki = Saki
    .kushi = Kushi
    .shinigami = Shinigami
