# Every name, prompt, reason and log line of Bitoku, in English.

## The game and its options

game-title = Bitoku
game-blurb = Guide Yōkai, pilgrims and lost souls through four years of the forest, and become its new Great Spirit.
game-line = The path of the Great Spirit
game-facts = four rounds of four seasons

alone-opponent = the Tengu
difficulty-easier = Easier
difficulty-easier-help = The Tengu starts with nothing, gets no crystals’ movement in spring and moves its kodamas only where you are ahead.
difficulty-printed = As printed
difficulty-printed-help = The Tengu as the rulebook sets it up.
difficulty-harder = Harder
difficulty-harder-help = The Tengu starts ahead, with two dragonflies and a pilgrim on its way, and scores more where its kodamas lead.

-first-easier = The easier value leaves you room to learn; the difficulty “Easier” sets all of these at once.
-first-harder = Leave it: it makes the Tengu stronger.
-first-rare = Leave it: it settles a question that seldom comes up.

option-strict_forest = Strict forest
option-strict_forest-true = Strict
option-strict_forest-false = Normal
option-strict_forest-help = Strict: a forest action needs a die higher than all others in the region; against a six it also takes an amulet.
option-strict_forest-first = Normal. Strict leaves low dice fewer places to go.
option-early_pass = Passing early
option-early_pass-true = Allowed
option-early_pass-false = Not allowed
option-early_pass-help = Whether you may pass although you could still play a card or place a die ({ -our-ruling } Q1).
option-early_pass-first = Leave it: passing early hardly ever helps you.
option-copy_compares = Copied die is compared
option-copy_compares-true = Yes
option-copy_compares-false = No
option-copy_compares-help = With one or two players: whether a die must stand up to the other dice of its region before its forest action can be copied ({ -our-ruling } Q31).
option-copy_compares-first = Leave it: it concerns a single space.
option-copy_home = Copying dice in the Home
option-copy_home-true = Allowed
option-copy_home-false = Not allowed
option-copy_home-help = With one or two players: whether the copy space may also copy a die that stands in the Home of the Great Spirit ({ -our-ruling } Q28).
option-copy_home-first = Leave it: it concerns a single space.
option-vision_snapshot = Visions look at
option-vision_snapshot-true = The end of the last winter
option-vision_snapshot-false = The end of the Ascension
option-vision_snapshot-help = Whether what you gain at the Ascension still counts for your visions ({ -our-ruling } Q89).
option-vision_snapshot-first = Leave it: it matters in the last count only.
option-memory_repeats = Memory crystals
option-memory_repeats-true = Score each repetition
option-memory_repeats-false = Score once an icon
option-memory_repeats-help = Whether an icon that grants an action several times scores a memory crystal each time ({ -our-ruling } Q55).
option-memory_repeats-first = Leave it: it matters once you collect crystals.
option-harmonize_new = Crystal that has just come
option-harmonize_new-true = May be harmonized at once
option-harmonize_new-false = Only from the next card on
option-harmonize_new-help = Whether a crystal obtained with a card may be harmonized with that same card ({ -our-ruling } Q7).
option-harmonize_new-first = Leave it: it matters once you collect crystals.
option-empty_visions_pay = Empty vision deck
option-empty_visions_pay-true = Gives a resource
option-empty_visions_pay-false = Gives nothing
option-empty_visions_pay-help = What a vision action gives when no vision card is left ({ -our-ruling } Q80).
option-empty_visions_pay-first = { -first-rare }

## Players

seat-purple = Purple
seat-yellow = Yellow
seat-brown = Brown
seat-green = Green

# The Tengu has its article; everybody else is called by name.
the-seat =
    { $seat ->
        [Tengu] The Tengu
       *[other] { $seat }
    }
subject =
    { $seat ->
        [Tengu] the Tengu
       *[other] { $seat }
    }
of-seat =
    { $seat ->
        [Tengu] of the Tengu
       *[other] of { $seat }
    }
for-seat =
    { $seat ->
        [Tengu] for the Tengu
       *[other] for { $seat }
    }
the-winner =
    { $winner ->
        [Tengu] The Tengu
       *[other] { $winner }
    }

## The rounds

chapter-setup = Setup
chapter-season = { $season } of round { $round }
chapter-ascension = The Ascension
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

## Resources, amulets, dice

resource-wood = wood
resource-stone = stone
resource-jade = jade
resource-sake = sake
amulet = +{ $value } amulet
die =
    { $value ->
        [0] { $place } die { of-seat }
       *[other] { $place } die { of-seat } (value { $value })
    }
place-left = left
place-middle = middle
place-right = right
told-apart = { $what } (the { $place } one)
die-least =
    { $value ->
        [6] die of { $value }
       *[other] die of { $value } or more
    }
three = { $first }, { $second } and { $third }
one-of = { $what } ({ $number } of { $count })
slot = card space { $number }

## The board

region-yomi = the Lands of Yomi
region-stairs = the Stairs of Knowledge
region-home = the Home of the Great Spirit
region-glade = the Glade of Jade
region-forges = the Forges
in-yomi = in the Lands of Yomi
in-stairs = in the Stairs of Knowledge
in-home = in the Home of the Great Spirit
in-glade = in the Glade of Jade
in-forges = in the Forges
there-yomi = in Yomi
there-stairs = on the Stairs
there-home = in the Home
there-glade = in the Glade
there-forges = in the Forges
from-yomi = from the Lands of Yomi
from-stairs = from the Stairs of Knowledge
from-home = from the Home of the Great Spirit
from-glade = from the Glade of Jade
from-forges = from the Forges
of-yomi = of the Lands of Yomi
of-stairs = of the Stairs of Knowledge
of-home = of the Home of the Great Spirit
of-glade = of the Glade of Jade
of-forges = of the Forges
hill = the Hikaru Hill { $region }
home = space { $number } of the Home
home-copies = die −1, then copy the forest action of another player’s die
forest =
    { $value ->
        [1] forest action for any die
       *[other] forest action for a { die-least }
    }
forest-does = forest action: { $effect }
favour-bitoku = the Bitoku card { $region }
favour-yokai = the Yōkai card { $region }
favour-third = the third favor { $region }
favour-two = the third favor { $region }: two actions of four
choice-vision = draw visions
choice-rock = take an Iwakura rock
choice-pilgrim = place a pilgrim beside a rock
choice-kodama = move one of your kodamas
kodama = kodama { of-seat } { $region }
kodama-at = { $region } to space { $space }
deck-yokai = common Yōkai deck
deck-bitoku = Bitoku deck
deck-vision = vision deck
path-start =
    { $lane ->
        [upper] start of the upper path
        [lower] start of the lower path
       *[only] start of the path
    }
path-step =
    { $lane ->
        [upper] space { $number } of the upper path
        [lower] space { $number } of the lower path
        [bridge] path space behind bridge { $number }
       *[only] space { $number } of the path
    }
way-start =
    { $lane ->
        [upper] the upper start
        [lower] the lower start
       *[only] the start
    }
way-step =
    { $lane ->
        [upper] upper space { $number }
        [lower] lower space { $number }
        [bridge] the space behind bridge { $number }
       *[only] space { $number }
    }
way-bridge = bridge { $number }
way-illumination =
    { $lane ->
        [bridge] the illumination behind bridge { $number }
       *[other] the illumination at { $place }
    }
way-gate =
    { $lane ->
        [bridge] the torii gate behind bridge { $number }
       *[other] the torii gate at { $place }
    }
path-bridge =
    { $needs ->
        [one] bridge { $number } ({ $needs } completed Bitoku card)
       *[other] bridge { $number } ({ $needs } completed Bitoku cards)
    }
path-illumination = illumination beside { $place }
path-gate = torii gate beside { $place }
path-space =
    { $amulet ->
        [0] { $name }, { $vp } VP
       *[other] { $name }, { $vp } VP and a +{ $amulet } amulet
    }

## The player board

socket =
    { $slot ->
        [0] { $colour } place { $number } ({ $vp } VP)
       *[other] place beside card space { $slot } ({ $vp } VP)
    }
rock-seat =
    { $count ->
        [one] seat beside the rock on place { $first }
       *[other] seat between the rocks on places { $first } and { $last }
    }
beside-rocks =
    { $count ->
        [one] beside rock { $first }
       *[other] between rocks { $first } and { $last }
    }
price-free = free
price-costs = costs { $price }
price-less = costs { $price }, less { $count }
price-gives = you get { $gain }
price-scores = { $terms }, gives { $vp } VP

## Cards and tiles

name-and-effect = { $name }: { $effect }
named = { $name } ({ $effect })
yokai-kappa = Kappa
yokai-imomushi = Imomushi
yokai-nezumi = Nezumi
yokai-kitsune = Kitsune
yokai-shin-ookami = Shin Ookami
yokai-yama-uba = Yama-Uba
yokai-start = the starting { $type }
bitoku-makoto = Makoto
bitoku-chuugi = Chuugi
bitoku-yu = Yu
bitoku-jin = Jin
bitoku-rei = Rei
bitoku-gi = Gi
bitoku-meijo = Meijo
vision = vision
vision-does = { $needs }: { $vp } VP, otherwise −{ $penalty } VP
vision-for = { $vision }: { $vp } VP, otherwise −{ $penalty } VP
kind-temple = temple
kind-onsen = onsen
kind-farm = farm
kind-ryokan = ryokan
kind-ancient = ancient building
the-temple = the temple
the-onsen = the onsen
the-farm = the farm
the-ryokan = the ryokan
the-ancient = the ancient building
building-does = with a { die-least }, { $effect }
building-for = { $building }, { die-least }
least-does =
    { $value ->
        [1] any die: { $effect }
       *[other] { die-least }: { $effect }
    }
building-builder =
    { $amulet ->
        [0] whoever constructs it: own kodama there +{ $kodama }
       *[other] whoever constructs it: own kodama there +{ $kodama } and a +1 amulet
    }
building-owner = its owner, when others use it: { $bonus }
crystal-dream = Dream crystal
crystal-memory = Memory crystal
crystal-ingenuity = Ingenuity crystal
memory-does = { $vp } VP each time you { $trigger }
trigger-build = construct a building
trigger-mitama = obtain a mitama
trigger-combine = combine a mitama with a dragonfly
trigger-cross = cross the river
trigger-arrive = bring a pilgrim to an illumination or a gate
trigger-complete = complete a Bitoku card
trigger-building-action = use a building action
trigger-vision = keep a vision
mitama-ara = Ara
mitama-nigi = Nigi
mitama-saki = Saki
mitama-kushi = Kushi
mitama-shinigami = Shinigami
dragonfly = dragonfly
rock = Iwakura rock ({ $types })
need-resource =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
need-building =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
need-crystal =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
need-mitama =
    { $count ->
        [one] { $count } mitama
       *[other] { $count } mitamas
    }
need-dragonfly =
    { $count ->
        [one] { $count } combined dragonfly
       *[other] { $count } combined dragonflies
    }
need-illumination =
    { $count ->
        [one] { $count } pilgrim on an illumination
       *[other] { $count } pilgrims on illuminations
    }
need-gate =
    { $count ->
        [one] { $count } pilgrim at a gate
       *[other] { $count } pilgrims at gates
    }
need-bitoku =
    { $count ->
        [one] { $count } completed Bitoku card
       *[other] { $count } completed Bitoku cards
    }
virtue-per = { $rate } VP per { $thing }, at most { $cap } VP
thing-building = building
thing-crystal = crystal
thing-mitama = mitama
thing-combined = combined pair
thing-illumination = pilgrim on an illumination
thing-gate = pilgrim at a gate
thing-rock = Iwakura rock
thing-rock-pilgrim = pilgrim beside a rock
thing-bitoku-type = different Bitoku type
thing-completed = completed Bitoku card
thing-vision = vision
thing-amulet = amulet
thing-resource = resource
thing-lake-lead = kodama track that you lead alone
thing-pip-of-two-dice = pip on your two best dice

## Other touches

touch-done = do without
touch-done-die = finish with this die
touch-done-card = leave it
touch-done-move = move no further (points left over are lost)
touch-done-reap = collect no more
touch-done-wait = let it wait
touch-pass = pass
touch-draw = draw
touch-advance = advance on your Bitoku path
touch-pilgrim = start a new pilgrimage
touch-option = one of the options
touch-end-turn = end your turn
touch-draw-own = draw a card from your deck
touch-draw-two = look at the top two cards of the { $deck }
touch-refuse-visions = keep no vision, take { $resource }
touch-walk-from = move the pilgrim from { $path }
touch-advance-to = advance on your Bitoku path to { $bitoku }
touch-decline-favour = take no favor (one is covered all the same)
touch-cross = cross the river with the { $value } { $region }
touch-use-die = use your die of { $value }
touch-use-locked = discard a pilgrim to use your locked die of { $value }
touch-reinforce = spend a +{ $amulet } amulet: die of { $value }
touch-return-die = die of { $value }
touch-copy-die = the { $value } { of-seat } { $region }
touch-buy = { $what }, place { $place }: { $terms }
touch-play-card = play { $yokai }
touch-slot =
    { $locked ->
        [yes] card space { $number } (unlocks the die of { $value })
       *[no] card space { $number }
    }
touch-activate = activate { $yokai }
touch-harmonize = harmonize { $crystal }
touch-unlock = unlock the die of { $value }
touch-discard = discard { $yokai }
touch-virtue = remove { $yokai } for { $count } VP
touch-keep-cards = remove no card

## Prompts

ask-summon =
    { $count ->
        [one] { $seat }: discard a card, to keep three.
       *[other] { $seat }: discard { $count } cards, to keep three.
    }
ask-reap = { $seat }: choose the next Dream crystal to collect.
ask-turn =
    { $count ->
        [0] { $seat }: { $last }.
        [one] { $seat }: { $first } or { $last }.
       *[other] { $seat }: { $first }, or { $last }.
    }
turn-card = play a card
turn-die = use a die
turn-cross = cross the river
turn-pass = pass
ask-slot = { $seat }: choose a card space for { $yokai }.
ask-slot-others = { $seat }: choose a card space for the card.
ask-played =
    { $open ->
        [card] { $seat }: activate { $yokai }, or leave it.
        [crystal] { $seat }: harmonize { $crystal }, or leave it.
       *[both] { $seat }: activate { $yokai } and harmonize { $crystal }, in either order.
    }
ask-unlock = { $seat }: choose a locked die to unlock.
ask-end-turn = { $seat }: end your turn.
ask-place-die = { $seat }: reinforce the guardian of { $value }, or choose its space in the forest.
ask-act =
    { $open ->
        [forest] { $seat }: choose a forest action { $region } (die of { $value }).
        [building] { $seat }: choose a building action { $region } (die of { $value }).
       *[both] { $seat }: choose a forest action or a building action { $region } (die of { $value }).
    }
ask-spend-amulet = { $seat }: spend an amulet to prevail over a six.
ask-property = { $seat }: your building was used; choose your property bonus.
ask-copy = { $seat }: choose another player’s die in the forest to copy.
ask-copy-action = { $seat }: choose a forest action { $region } for a die of { $value }.
ask-favour =
    { $shared ->
        [yes] { $seat }: choose a favor of either hill on this side of the board.
       *[no] { $seat }: choose a favor of the forest.
    }
ask-cover = { $seat }: choose the favor that is covered without being taken.
ask-two-of-four =
    { $first ->
        [yes] { $seat }: choose the first of two different actions.
       *[no] { $seat }: choose the second action, a different one.
    }
ask-order = { $seat }: choose what comes first: { $effect }.
ask-any = { $seat }: choose a resource to take.
ask-pay =
    { $waive ->
        [0] { $seat }: choose a resource to pay.
       *[other] { $seat }: choose a resource of the price that you do not pay.
    }
ask-kodama = { $seat }: choose one of your kodamas to move forward.
ask-push =
    { $region ->
        [none] { $seat }: choose a kodama of another player to push back.
       *[other] { $seat }: choose a kodama of another player to push back { $region }.
    }
ask-draw = { $seat }: draw a card from your deck, or leave it.
ask-obtain-yokai = { $seat }: look at the top two Yōkai and keep one, or leave it.
ask-obtain-bitoku = { $seat }: look at the top two Bitoku and keep one, or leave it.
ask-keep-yokai = { $seat }: choose the Yōkai to keep; the other goes under the deck.
ask-keep-bitoku = { $seat }: choose the Bitoku for your path; the other goes under the deck.
ask-vision = { $seat }: keep one of the visions, or take a resource instead.
ask-move =
    { $count ->
        [one] { $seat }: spend { $count } movement point.
       *[other] { $seat }: spend a movement point ({ $count } left).
    }
ask-way =
    { $path ->
        [none] { $seat }: choose where the new pilgrimage starts.
       *[other] { $seat }: choose where the pilgrim from { $path } goes.
    }
ask-build =
    { $discount ->
        [0] { $seat }: choose a building to construct.
       *[other] { $seat }: choose a building to construct for { $discount } less.
    }
ask-site = { $seat }: choose the inhabited area for the { $building }.
ask-crystal =
    { $discount ->
        [0] { $seat }: choose a crystal to obtain.
       *[other] { $seat }: choose a crystal to obtain for { $discount } less.
    }
ask-socket = { $seat }: choose the place for the { $crystal }.
ask-mitama =
    { $discount ->
        [0] { $seat }: choose a mitama to obtain.
       *[other] { $seat }: choose a mitama to obtain for { $discount } less.
    }
ask-dragonfly =
    { $discount ->
        [0] { $seat }: choose a dragonfly to obtain.
       *[other] { $seat }: choose a dragonfly to obtain for { $discount } less.
    }
ask-combine-mitama = { $seat }: combine { $mitama } with a dragonfly, or let it wait.
ask-combine-dragonfly = { $seat }: combine the { $dragonfly } with a mitama, or let it wait.
ask-rock = { $seat }: choose an Iwakura rock.
ask-seat-pilgrim = { $seat }: choose where a pilgrim sits down beside your rocks.
ask-return-dice = { $seat }: choose the die for the red space above card space { $number }.
ask-virtue = { $seat }: you may remove one of your played cards for its virtue.

## Why a touch is closed

why-activated = this card has been activated
why-harmonized = a crystal has been harmonized with this card
why-not-connected = this crystal is not connected to the card you played
why-bridge =
    { $needs ->
        [one] the bridge asks for { $needs } completed Bitoku card
       *[other] the bridge asks for { $needs } completed Bitoku cards
    }
why-building-done = you have used a building with this die
why-cannot-copy = this die is not in the forest, or nothing of it can be copied
why-copy-own = only the dice of other players can be copied
why-cannot-cross = a die of 1 cannot cross the river
why-hill-full = there is no empty space across the river
why-home-die = a die in the Home cannot cross the river
why-crossed = this die has already crossed the river
why-cannot-pay = you cannot pay with this resource
why-not-in-price = this resource is not part of the price
why-choose-home-space = choose one of the spaces of the Home
why-comparison = your die does not prevail: another die here shows { $best }
why-forest-done = you have done a forest action with this die
why-die-alike = this die is the same as the other die of this value; touch that one
why-die-chosen = this die is already placed
why-die-six = the die shows a six already
why-favour-covered = this favor has been claimed this round
why-other-hill = this favor belongs to another hill
why-same-choice = the two actions must be different
why-first-space = this kodama stands on the first space ({ -our-ruling } Q40)
why-last-space = the last space is taken, or this kodama stands on it
why-not-your-kodama = not one of your kodamas
why-own-kodama = only kodamas of other players are pushed back
why-other-region = only in the region of this action
why-forest-full = no space of the forest is open to this die
why-region-full = all spaces of this region are taken
why-space-taken = this space is taken
why-space-not-here = this space does not exist with this number of players
why-value = needs a { die-least }
why-locked = this die is locked, and you have no pilgrim to discard
why-not-locked = this die is not locked
why-not-your-die = not one of your dice
why-no-amulet = you have no such amulet
why-fresh = this building was built this turn
why-building-useless = nothing of its action can be done now ({ -our-ruling } Q20)
why-not-built-here = this building does not stand in this region
why-not-shown = not on display
why-lacking =
    { $count ->
        [one] you lack { $count } resource
       *[other] you lack { $count } resources
    }
why-no-counter = you have used all your building counters
why-no-site = no inhabited area has an empty space of this kind
why-no-site-here = there is no empty space of this kind here
why-no-socket = you have no empty place of this color
why-socket-taken = there is a crystal on this place
why-socket-colour = this place is for crystals of another color ({ -our-ruling } D11)
why-not-waiting = not one of the tiles that wait on your board
why-no-bitoku = there is no further card on your Bitoku path
why-no-pilgrim = you have no pilgrim available
why-no-walker = you have no pilgrim on its way there
why-way-closed = every way ahead of this pilgrim is closed to you
why-not-ahead = not a space where this pilgrim can go
why-fork-yours = you have a pilgrim on this side path
why-path-taken = there is a pilgrim on this space
why-not-in-garden = not in the Rock Garden
why-rock-path-full = your rock path is full
why-seat-taken = a pilgrim sits there
why-no-rock-there = there is no rock beside it
why-not-drawn = not one of the cards you drew
why-not-in-hand = not in your hand
why-on-hill = it lies on a hill; a guardian that crosses the river may claim it
why-slots-full = your three card spaces are full
why-slot-taken = there is a card on this space
why-not-played = not one of the cards you played this round
why-not-dream = only Dream crystals are collected
why-reaped = already collected, or it came only now and gives from the next spring on ({ -our-ruling } Q56)
why-not-your-crystal = this crystal does not lie on your board
why-pass = you can still play a card or place a die ({ -our-ruling } Q1)

## The log

log-season =
    { $season ->
        [spring] Spring of round { $round } begins.
        [summer] Summer of round { $round } begins.
        [autumn] Autumn of round { $round } begins.
        [winter] Winter of round { $round } begins.
       *[ascension] The Ascension begins.
    }
deed-drew =
    { $count ->
        [one] draws { $count } card
       *[other] draws { $count } cards
    }
deed-discarded = discards { $yokai }
deed-vp-gained = gains { $count } VP ({ $source })
deed-resource-gained = takes { $resource }
log-resource-paid =
    { $seat ->
        [Tengu] The Tengu spends { $resource }.
       *[other] { $seat } pays { $resource }.
    }
deed-amulet-gained = takes a +{ $amulet } amulet
deed-amulet-spent = spends a +{ $amulet } amulet; the die shows { $value }
deed-card-played = plays { $yokai-full } on { $slot }
deed-activated = activates { $yokai }
deed-not-activated = does not activate { $yokai-full }
deed-unlocked = unlocks a die of { $value }
deed-pilgrim-gone = discards a pilgrim to unlock a die of { $value }
deed-die-placed = places a { $value } { $region }
deed-die-home = places a { $value } on { $home }
deed-die-lowered = lowers the die on { $home } to { $value }
deed-forest-action = does a forest action { $region }: { $action }
deed-building-action = uses the { $building-full }
deed-copied = copies { $die }
deed-crossed = crosses the river { $region }; the die shows { $value }
deed-favour-taken = claims { $favour }
deed-favour-two = claims { $favour }
deed-favour-left = covers { $favour-full } without taking it
deed-passed = passes
deed-kodama-moved = moves the kodama { $region-full }
deed-kodama-pushed = pushes the { $kodama-full } back to space { $space }
deed-bitoku-taken = adds { $bitoku } to the Bitoku path
deed-yokai-taken = takes { $yokai } into the hand
deed-yokai-kept = keeps one of two Yōkai
deed-vision-kept = keeps the { $vision }
deed-visions-refused = keeps no vision
deed-rock-taken = takes the { $rock }
deed-rock-pilgrim = gives a pilgrim the { $beside-full }
deed-built = constructs the { $building-full } { $region-full }
deed-property = gets the property bonus of the { $building-full }
deed-resumed = goes on with the { $building-full }
deed-crystal-taken = obtains the { $crystal }, and a pilgrim wakes
deed-crystal-used = uses the { $crystal-full }
deed-mitama-taken = obtains { $mitama }
deed-dragonfly-taken = obtains the { $dragonfly }
deed-combined = combines { $mitama-full } with the { $dragonfly-full }
deed-completed = completes { $bitoku-full }
deed-set-out = sends out a pilgrim: { $path-full }
deed-walked = moves a pilgrim on: { $path-full }
deed-arrived = brings a pilgrim to its goal: { $path-full }
deed-order =
    { $space ->
        [0] is number { $place } in the turn order, without a die in the Home
       *[other] is number { $place } in the turn order, with a die on space { $space } of the Home
    }
deed-dice-home = brings home guardians of { $dice }
log-guardians = The guardians return home.
log-summoned = The three cards for this round are chosen.
log-snow = Snow in the forest: new cards on the hills.
log-final-count = The final count.
deed-virtue = removes { $yokai-full } for { $count } VP
deed-virtue-kept = removes no card
log-hill-cards = New on { $hill }: { $bitoku } and { $yokai }.
log-building-shown = A building is revealed: { $building }.
logs-building-shown = New buildings on display: { $building }.
log-crystal-shown = A crystal is revealed: { $crystal }.
logs-crystal-shown = New crystals on display: { $crystal }.
log-mitama-shown = A mitama is revealed: { $mitama }.
logs-mitama-shown = New mitamas on display: { $mitama }.
log-dragonfly-shown = A dragonfly is revealed: { $dragonfly }.
logs-dragonfly-shown = New dragonflies on display: { $dragonfly }.
deed-reshuffled = shuffles the discard pile into a new deck
log-deck-reshuffled = The discard pile becomes the new { $deck }.
deed-final-earned = has { $count } VP before the count
deed-final-first = is first in the turn order: { $count } VP
deed-final-types =
    { $types ->
        [0] has no Bitoku
        [one] has { $types } type of Bitoku: { $count } VP
       *[other] has { $types } different types of Bitoku: { $count } VP
    }
deed-final-treasure = has { $count } VP for the treasure { $region }
deeds-final-treasure = has { $count } VP for the treasures { $region }
log-final-wild-yokai = The Yama-Uba { of-seat } count as { $yokai-type }.
log-final-wild-mitama = The Shinigami { of-seat } count as { $mitama-type }.
deed-final-rock = has { $count } VP for the { $rock }
deed-final-homage = has { $count } VP for the homage of the guardians (pips of the dice and resources)
deed-final-vision = has completed the { $vision }: { $count } VP
deed-final-vision-lost = has not completed the { $vision }: −{ $count } VP
deed-final-fate = has { $count } VP for fate accomplished (VP uncovered on the board)
deed-final-score = ends the game with { $count } VP
log-won =
    { $why ->
        [points] { $winner } wins with { $count } VP.
        [visions] { $winner } wins with { $count } VP, thanks to more completed visions.
       *[order] { $winner } wins with { $count } VP, thanks to the better place in the turn order.
    }

## Effects in words

effect-wood = { $count } wood
effect-stone = { $count } stone
effect-jade = { $count } jade
effect-sake = { $count } sake
effect-any =
    { $count ->
        [one] { $count } resource of any type
       *[other] { $count } resources of any type
    }
effect-amulet1 =
    { $count ->
        [one] a +1 amulet
       *[other] { $count } +1 amulets
    }
effect-amulet2 =
    { $count ->
        [one] a +2 amulet
       *[other] { $count } +2 amulets
    }
effect-amulet3 =
    { $count ->
        [one] a +3 amulet
       *[other] { $count } +3 amulets
    }
effect-joined = { $first } and { $second }
effect-both = { $first } and { $second }, in either order, one of them for 1 resource less
effect-vp = { $count } VP
effect-mp =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
effect-unlock =
    { $count ->
        [one] unlock a die
       *[other] unlock { $count } dice
    }
effect-draw =
    { $count ->
        [one] draw a Yōkai from your deck
       *[other] draw { $count } Yōkai from your deck
    }
effect-yokai =
    { $count ->
        [one] obtain a Yōkai card
       *[other] obtain { $count } Yōkai cards
    }
effect-bitoku =
    { $count ->
        [one] obtain a Bitoku card
       *[other] obtain { $count } Bitoku cards
    }
effect-vision =
    { $count ->
        [one] draw a vision
       *[other] draw { $count } visions
    }
effect-rock =
    { $count ->
        [one] take an Iwakura rock
       *[other] take { $count } Iwakura rocks
    }
effect-pilgrim =
    { $count ->
        [one] place a pilgrim beside a rock
       *[other] place { $count } pilgrims beside rocks
    }
effect-build =
    { $count ->
        [one] construct a building for its price
       *[other] construct { $count } buildings for their price
    }
effect-build-less =
    { $count ->
        [one] construct a building for { $less } less
       *[other] construct { $count } buildings for { $less } less
    }
effect-crystal =
    { $count ->
        [one] buy a crystal
       *[other] buy { $count } crystals
    }
effect-mitama =
    { $count ->
        [one] buy a mitama
       *[other] buy { $count } mitamas
    }
effect-dragonfly =
    { $count ->
        [one] buy a dragonfly
       *[other] buy { $count } dragonflies
    }
effect-kodama =
    { $count ->
        [one] move one of your kodamas 1 space
       *[other] move your kodamas { $count } spaces in all
    }
effect-kodama-here =
    { $count ->
        [one] move your kodama here 1 space
       *[other] move your kodama here { $count } spaces
    }
effect-push =
    { $count ->
        [one] push another player’s kodama back 1 space
       *[other] push other players’ kodamas back { $count } spaces in all
    }
effect-push-here =
    { $count ->
        [one] push another player’s kodama here back 1 space
       *[other] push other players’ kodamas here back { $count } spaces in all
    }
effect-discount =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }

## Effects in few words, for names and buttons

brief-or = { $first } or { $second }
brief-pay = { $gain } for { $cost }
brief-less = { $what } −{ $count }
brief-both = { $first } and { $second }, one of them −1
brief-memory = { $vp } VP per { $trigger }
brief-any =
    { $count ->
        [one] any resource
       *[other] { $count } resources
    }
brief-mp = { $count } MP
brief-unlock =
    { $count ->
        [one] unlock a die
       *[other] unlock { $count } dice
    }
brief-draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
brief-yokai =
    { $count ->
        [one] Yōkai card
       *[other] { $count } Yōkai cards
    }
brief-bitoku =
    { $count ->
        [one] Bitoku card
       *[other] { $count } Bitoku cards
    }
brief-vision =
    { $count ->
        [one] vision
       *[other] { $count } visions
    }
brief-rock =
    { $count ->
        [one] rock
       *[other] { $count } rocks
    }
brief-pilgrim =
    { $count ->
        [one] pilgrim beside a rock
       *[other] { $count } pilgrims beside rocks
    }
brief-build =
    { $count ->
        [one] build
       *[other] build { $count } times
    }
brief-crystal =
    { $count ->
        [one] buy a crystal
       *[other] buy { $count } crystals
    }
brief-mitama =
    { $count ->
        [one] buy a mitama
       *[other] buy { $count } mitamas
    }
brief-dragonfly =
    { $count ->
        [one] buy a dragonfly
       *[other] buy { $count } dragonflies
    }
brief-kodama = kodama +{ $count }
brief-kodama-here = kodama here +{ $count }
brief-push = rival kodama −{ $count }
brief-push-here = rival kodama here −{ $count }
brief-trigger-build = building built
brief-trigger-mitama = mitama
brief-trigger-combine = combination
brief-trigger-cross = river crossing
brief-trigger-arrive = pilgrim that arrives
brief-trigger-complete = Bitoku completed
brief-trigger-building-action = building used
brief-trigger-vision = vision kept

## What things are for

tell-yokai = Played: { $effect }. Removed in winter: { $virtue }.
tell-bitoku = When your counter moves onto it: { $effect }. Different types score at the Ascension.
tell-building =
    { $amulet ->
        [0] Action: { $effect }. Whoever constructs it moves their kodama of the region { $kodama } on. Its owner gets, when others use it: { $bonus }.
       *[other] Action: { $effect }. Whoever constructs it moves their kodama of the region { $kodama } on and takes a +1 amulet. Its owner gets, when others use it: { $bonus }.
    }
tell-ancient = Action: { $effect }. It has no owner.
tell-mitama = When obtained: { $effect }. It may then be combined with a dragonfly.
tell-dragonfly = When combined with a mitama: { $effect }.
tell-shown = On display, place { $place }: { $terms }.
tell-shown-building = On display: the next building { of-seat } { $terms }.
tell-rock =
    { $family ->
        [yokai] At the Ascension each pilgrim beside it scores 1 VP for every { $types } card that you own.
        [mitama] At the Ascension each pilgrim beside it scores 1 VP for every { $types } that you own.
       *[building] At the Ascension each pilgrim beside it scores 1 VP for every { $types } that you have built.
    }
tell-tengu-rock = A rock of the Tengu: at the Ascension it scores { $vp } VP for each thing of the Tengu that the rock shows.
tell-socket = A crystal placed here wakes the pilgrim, and the VP are yours at the Ascension.
tell-crystal-dream = Every spring and at the Ascension: { $effect }. Placing it wakes a pilgrim and uncovers VP.
tell-crystal-memory = { $effect }. Placing it wakes a pilgrim and uncovers VP.
tell-crystal-ingenuity = When you play a Yōkai on the card space beside it: { $effect }. Placing it wakes a pilgrim and uncovers VP.
tell-beside = A pilgrim sits down here for good ({ $price }). It scores for the rocks beside it.
tell-resource = Pays prices. At the Ascension the pips of your dice and your resources, added up, score 1 VP for every { $divisor }.
tell-amulet = Before you place a guardian you may spend it: the die rises by { $value }, up to six.
tell-die-locked = Locked. A Yōkai played on the card space below it unlocks it; or its player discards an awake pilgrim and uses it at once.
tell-die-unlocked = Unlocked: it may be placed in the forest.
tell-die-forest =
    { $shared ->
        [yes] It stands { $region }. With { $needs } or more it may cross the river and claim a favor of either hill on this side of the board ({ -our-ruling } D31).
       *[no] It stands { $region }. With { $needs } or more it may cross the river and claim a favor.
    }
tell-die-home = It stands in the Home of the Great Spirit until winter. In autumn the highest space there on which a player has a die decides that player’s place in the turn order.
tell-die-hill = It has crossed the river and rests until winter.
tell-tengu-die-locked = Locked. The steps B, D and G of the Tengu unlock the lowest of its locked dice.
tell-tengu-die-unlocked = Unlocked. In the steps C, F and I the Tengu places the lowest of its unlocked dice.
tell-tengu-die-forest = It stands { $region }. In the steps A, E, H and K it may cross the river and keeps its value; of the Tengu’s dice that could, the highest one crosses.
tell-slot = A Yōkai played here unlocks the die above it; then the card and the crystal beside it may be used.
tell-region =
    { $strict ->
        [yes] { $region } One forest action, for a die higher than all others here; before or after it, one action of a building below.
       *[no] { $region } One forest action, for a die that no other die here exceeds; before or after it, one action of a building below.
    }
tell-region-yomi = Mitamas and dragonflies are bought here.
tell-region-stairs = Movement points are gained here, for pilgrims and for your Bitoku path.
tell-region-glade = Resources are taken here.
tell-region-forges = Crystals are bought and buildings constructed here.
tell-region-home = Dice are not compared here ({ -our-ruling } Q15). Each space has an action of its own. In autumn the players with dice here come first in the turn order, from the highest space down ({ -our-ruling } Q84).
tell-home =
    { $value ->
        [1] Space { $place } from the top: in autumn who stands on a higher space goes before who stands lower. Action: { $effect }.
       *[other] Space { $place } from the top, for a die of { $value } or more: in autumn who stands on a higher space goes before who stands lower. Action: { $effect }.
    }
tell-favour-for =
    { $shared ->
        [yes] For a guardian that crosses the river on this side of the board, to either of its hills ({ -our-ruling } D31), once a round
       *[no] For a guardian that crosses the river to this hill, once a round
    }
tell-favour-bitoku = { $who }: the card goes to the end of your Bitoku path.
tell-favour-yokai = { $who }: the card goes to your hand.
tell-favour-two = { $who }: two different ones of four actions ({ $actions }).
tell-choice-vision = You look at two visions and keep one, or take a resource instead.
tell-choice-rock = A rock of the garden goes to the next place of your rock path.
tell-choice-pilgrim = An awake pilgrim sits down beside one of your rocks; some seats have a price.
tell-choice-kodama = One of your kodamas moves one space on.
tell-kodama = It stands on space { $space } of { $last }. At the Ascension the first, second and third kodama of the track score { $awards } VP; ties share.
tell-tengu-kodama = It stands on space { $space } of { $last }. At the Ascension the first, second and third kodama of the track score { $awards } VP. Level with you, the Tengu counts as ahead ({ -our-ruling } T44); other ties share.
tell-path-start = New pilgrimages begin here; setting out takes 1 movement point.
tell-path-step = Pilgrims walk from space to space for 1 movement point each, and turn off to the side paths.
tell-path-bridge =
    { $needs ->
        [one] Only pilgrims whose player has completed { $needs } Bitoku card may enter.
       *[other] Only pilgrims whose player has completed { $needs } Bitoku cards may enter.
    }
tell-path-illumination = A pilgrim who arrives here stays for good and takes what the space shows. Each player may have only one pilgrim on this side path.
tell-path-gate = A pilgrim who arrives here stays for good and takes what the space shows, then: { $effect }. Later pilgrimages of the player may begin beside it.
tell-pilgrim = An awake pilgrim sets out on the Paths of Wisdom for 1 movement point. Pilgrims wake when crystals are placed.
tell-advance = Your counter moves onto the next card of your Bitoku path for 1 movement point: you take its VP and its action.
tell-draw = From the top of the deck. What is drawn cannot be put back.
tell-pass = You do nothing more this summer.
tell-done = You give up what is offered here; it is not offered again this turn.
tell-done-card =
    { $count ->
        [one] You do not get what is left: { $what }.
       *[other] You get neither of the two: { $what }.
    }
tell-done-die =
    { $open ->
        [forest] You do no forest action with this die.
        [building] You do no building action with this die.
       *[both] You do neither a forest action nor a building action any more with this die.
    }
tell-done-wait = It stays on your board; you may combine it when you obtain another tile for it.
tell-done-reap = The crystals that you leave give nothing until the next spring.

## The count

score-spirits = Places of mitamas
score-bitoku = Completed Bitoku
score-paths = Paths of Wisdom
score-memory = Memory crystals
score-property = Property bonuses
score-virtue = The Spirit’s Virtue
score-effects = Cards, tiles and crystals
score-first = First Among Many (first in the turn order)
score-types = The Bitoku Bow Before You
score-treasures = Treasures of the Lake
score-rocks = Iwakura Rocks Resonate
score-homage = Guardians Pay Homage (pips of the dice and resources)
score-visions = Visions Revealed
score-fate = Fate Accomplished (VP uncovered by buildings and crystals)
score-total = Total

# What a turn brought on each line, said by the coach: “+4 for …”
brought-spirits = for the places of mitamas
brought-bitoku = for completed Bitoku
brought-paths = on the Paths of Wisdom
brought-memory = from Memory crystals
brought-property = in property bonuses
brought-virtue = for a virtue
brought-effects = from cards, tiles and crystals
brought-first = for the first place in the turn order
brought-types = for different Bitoku at the end
brought-treasures = in the treasures of the lake
brought-rocks = for your rocks
brought-homage = for dice and resources, as they count at the end
brought-visions = for your visions
brought-fate = uncovered on your board

# What a turn ends up with in each line, against another turn (puzzles)
ends-spirits =
    { $side ->
        [more] the places of mitamas bring you { $points } more
       *[less] the places of mitamas bring you { $points } less
    }
ends-bitoku =
    { $side ->
        [more] completed Bitoku bring you { $points } more
       *[less] completed Bitoku bring you { $points } less
    }
ends-paths =
    { $side ->
        [more] the Paths of Wisdom bring you { $points } more
       *[less] the Paths of Wisdom bring you { $points } less
    }
ends-memory =
    { $side ->
        [more] memory crystals bring you { $points } more
       *[less] memory crystals bring you { $points } less
    }
ends-property =
    { $side ->
        [more] property bonuses bring you { $points } more
       *[less] property bonuses bring you { $points } less
    }
ends-virtue =
    { $side ->
        [more] the Spirit’s Virtue brings you { $points } more
       *[less] the Spirit’s Virtue brings you { $points } less
    }
ends-effects =
    { $side ->
        [more] cards, tiles and crystals bring you { $points } more
       *[less] cards, tiles and crystals bring you { $points } less
    }
ends-first =
    { $side ->
        [more] the first place in the turn order brings you { $points } more
       *[less] the first place in the turn order brings you { $points } less
    }
ends-types =
    { $side ->
        [more] the Bitoku that bow before you bring you { $points } more
       *[less] the Bitoku that bow before you bring you { $points } less
    }
ends-treasures =
    { $side ->
        [more] the treasures of the lake bring you { $points } more
       *[less] the treasures of the lake bring you { $points } less
    }
ends-rocks =
    { $side ->
        [more] the Iwakura rocks bring you { $points } more
       *[less] the Iwakura rocks bring you { $points } less
    }
ends-homage =
    { $side ->
        [more] the pips of the dice and your resources bring you { $points } more
       *[less] the pips of the dice and your resources bring you { $points } less
    }
ends-visions =
    { $side ->
        [more] the visions bring you { $points } more
       *[less] the visions bring you { $points } less
    }
ends-fate =
    { $side ->
        [more] the VP that buildings and crystals uncover bring you { $points } more
       *[less] the VP that buildings and crystals uncover bring you { $points } less
    }

## The Tengu: options of the solo game

option-tengu_no_dragonfly = Easier: starting dragonfly
option-tengu_no_dragonfly-true = None
option-tengu_no_dragonfly-false = As usual
option-tengu_no_dragonfly-help = Whether the Tengu starts without a dragonfly. Together with the harder option on dragonflies it starts with one.
option-tengu_no_dragonfly-first = { -first-easier }
option-tengu_no_yokai = Easier: starting Yōkai
option-tengu_no_yokai-true = None
option-tengu_no_yokai-false = As usual
option-tengu_no_yokai-help = Whether the Tengu starts without its five starting Yōkai cards, which score 3 VP each.
option-tengu_no_yokai-first = { -first-easier }
option-tengu_no_resources = Easier: starting resources
option-tengu_no_resources-true = None
option-tengu_no_resources-false = As usual
option-tengu_no_resources-help = Whether the Tengu starts without resources.
option-tengu_no_resources-first = { -first-easier }
option-tengu_kodama_behind = Easier: kodama of a placed die
option-tengu_kodama_behind-true = Only where you are ahead
option-tengu_kodama_behind-false = As usual
option-tengu_kodama_behind-help = Whether placing a die moves the Tengu’s kodama only where yours is ahead of it.
option-tengu_kodama_behind-first = { -first-easier }
option-tengu_no_spring = Easier: crystals in spring
option-tengu_no_spring-true = No movement points
option-tengu_no_spring-false = As usual
option-tengu_no_spring-help = Whether the Tengu gets no movement points for its crystals in spring.
option-tengu_no_spring-first = { -first-easier }
option-tengu_pilgrim = Harder: pilgrim on its way
option-tengu_pilgrim-true = Yes
option-tengu_pilgrim-false = No
option-tengu_pilgrim-help = Whether a pilgrim of the Tengu stands on the first path space from the start.
option-tengu_pilgrim-first = { -first-harder }
option-tengu_kodamas = Harder: kodamas
option-tengu_kodamas-true = One space ahead
option-tengu_kodamas-false = As usual
option-tengu_kodamas-help = Whether all kodamas of the Tengu start one space further.
option-tengu_kodamas-first = { -first-harder }
option-tengu_two_dragonflies = Harder: dragonflies
option-tengu_two_dragonflies-true = Two
option-tengu_two_dragonflies-false = As usual
option-tengu_two_dragonflies-help = Whether the Tengu starts with two dragonflies.
option-tengu_two_dragonflies-first = { -first-harder }
option-tengu_leads = Harder: tracks where it is ahead
option-tengu_leads-true = 3 VP each
option-tengu_leads-false = As usual
option-tengu_leads-help = Whether the Tengu scores 3 VP more for each kodama track where it is ahead of you at the Ascension.
option-tengu_leads-first = { -first-harder }
option-tengu_best_illumination = Ruling: illuminations of the Tengu
option-tengu_best_illumination-true = Only the best on the board
option-tengu_best_illumination-false = The best within reach
option-tengu_best_illumination-help = The book sends a pilgrim of the Tengu to the highest illumination that is “available”. Within reach: it stops on the best free one that it can step onto. Only the best on the board: it stops there only if no free illumination on another side path is worth more; otherwise it goes on ({ -our-ruling } T26).
option-tengu_best_illumination-first = { -first-rare }
option-tengu_home_dice = Ruling: high dice in the Home
option-tengu_home_dice-true = Count
option-tengu_home_dice-false = Do not count
option-tengu_home_dice-help = In step F the Tengu scores for your dice of 5 or 6 “below the river”. Do not count: only those in the four regions by the river. Count: those in the Home of the Great Spirit as well ({ -our-ruling } T18).
option-tengu_home_dice-first = { -first-rare }
option-tengu_wilds_match = Ruling: wild cards and tiles of the Tengu
option-tengu_wilds_match-true = Match its rocks
option-tengu_wilds_match-false = Match nothing
option-tengu_wilds_match-help = Whether Yama-Uba and Shinigami of the Tengu match the rock of their kind at the Ascension ({ -our-ruling } T43).
option-tengu_wilds_match-first = { -first-rare }
option-tengu_reselect = Ruling: blocked kodama in the Glade
option-tengu_reselect-true = Another one moves
option-tengu_reselect-false = The step is lost
option-tengu_reselect-help = What happens in the Glade of Jade when the most competitive kodama of the Tengu cannot move: its step is lost, or the most competitive one of those that can move takes it ({ -our-ruling } T41).
option-tengu_reselect-first = { -first-rare }
option-tengu_tie_possible = Ruling: tracks that can no longer be tied
option-tengu_tie_possible-true = Left out
option-tengu_tie_possible-false = Compared as well
option-tengu_tie_possible-help = The last space holds one kodama: once yours stands there, the Tengu cannot draw level on that track. Its most competitive kodama is the one with the fewest steps to a tie. Compared as well: the distance counts all the same. Left out: such a track is chosen only if no other comes into question ({ -our-ruling } T48).
option-tengu_tie_possible-first = { -first-rare }
option-tengu_neutral_shares = Ruling: a tie of three kodamas
option-tengu_neutral_shares-true = Neutral with the Tengu
option-tengu_neutral_shares-false = Neutral with you
option-tengu_neutral_shares-help = Level with you, the Tengu counts as ahead; the book does not say which of you the neutral kodama is level with then. Neutral with you: the Tengu has the best award alone, you share the next two. Neutral with the Tengu: those two share the two best awards, and you have the third ({ -our-ruling } T44).
option-tengu_neutral_shares-first = { -first-rare }

## The Tengu: words

seat-tengu = Tengu
tengu-card =
    { $count ->
        [0] { $where }; wants { $types }; resource: { $resource }
       *[other] { $where } ({ $goods }); wants { $types }; resource: { $resource }
    }
tengu-favourite-place = its favorite, { $region }
tengu-no-resource = none
tengu-place-left = on the left
tengu-place-middle = in the middle
tengu-place-right = on the right
tengu-attitude-active = active
tengu-attitude-inactive = inactive
tengu-kind-dragonfly = dragonfly
tengu-kind-mitama = mitama
tengu-kind-crystal = crystal
tengu-kind-building = building
tengu-kind-yokai = Yōkai
tengu-kind-bitoku = Bitoku
tengu-does-a = cross the river at a contested crossing for a card shown
tengu-does-b = flip the attitude tile, unlock a die and place it on the location shown
tengu-does-c = place an unlocked die on the location shown
tengu-does-d = unlock a die, spend the associated resource and take the action shown
tengu-does-d-free = unlock a die and take the action shown; there is nothing to spend
tengu-does-e = cross the river at a contested crossing, to the last free space
tengu-does-f = place a die in the Home of the Great Spirit
tengu-does-g = unlock a die and take the associated resource
tengu-does-g-free = unlock a die and take what it has fewest of
tengu-does-h = cross the river for a card shown
tengu-does-i = place a die where its kodama is most competitive
tengu-does-j = flip the attitude tile back and take the associated resource
tengu-does-j-free = flip the attitude tile back and take what it has fewest of
tengu-does-k = cross the river
tengu-does-l = pass
tengu-why-no-crossing = none of its dice is at a crossing
tengu-why-not-contested = its crossing is not contested
tengu-why-no-match = no card of the types shown is available there
tengu-why-more-spaces = more than one space is free across the river
tengu-why-location-taken = the location shown is full
tengu-why-has-unlocked = it has an unlocked die
tengu-why-no-locked = it has no locked die
tengu-why-no-unlocked = it has no unlocked die
tengu-why-attitude-active = the attitude tile is active
tengu-why-attitude-inactive = the attitude tile is inactive
tengu-why-not-leftmost = the card is not the leftmost one
tengu-why-no-resource = it does not have the associated resource
tengu-why-in-home = it has a die in the Home this round
tengu-why-home-full = the Home is full
tengu-why-location-free = the location shown is not full
tengu-why-regions-full = all four locations are full
tengu-why-has-dice = it still has dice on its board
tengu-compared-space = with a free space for its die
tengu-compared-site = with a free place for the building
tengu-compared-move = where its kodama can move on
tengu-compared-tie = where it can still draw level, { -our-ruling } T48
tengu-instead-dragonfly = a mitama of its own waits, so it takes a dragonfly
tengu-instead-mitama = no mitama of its own waits, so it takes one
tengu-instead-crystal = it can build no favorite, so it takes a crystal
tengu-instead-building = it can build a favorite, so it does

## The Tengu: the log

deed-tengu-rolled =
    { $lower ->
        [1] rolls { $first } and { $second } for its right card
        [2] rolls { $first } and { $second } for its right card
        [3] rolls { $first } and { $second } for its middle card
        [4] rolls { $first } and { $second } for its middle card
       *[other] rolls { $first } and { $second } for its left card
    }
log-tengu-card = Active Tengu card, { $place }: { $card }.
log-tengu-skipped = Step { $step } is skipped: { $why }.
logs-tengu-skipped = Steps { $step } are skipped.
deed-tengu-step = takes step { $step }: { $does }
deed-tengu-attitude = turns its Attitude tile, now { $side }
log-tengu-kind-roll = Both match: a roll of { $roll } means { $kind }.
log-tengu-hill-roll = Two cards come into question: a roll of { $roll } means { $hill }.
log-tengu-place-roll = A roll of { $roll } means place { $place } of the display.
log-tengu-place-next = Place { $wanted } is not open to it, so it takes place { $place }.
log-tengu-path-roll = Two ways: a roll of { $roll } means { $path }.
log-tengu-favourite-yokai = Its favorite Yōkai is there: { $yokai }.
log-tengu-favourite-mitama = Its favorite mitama, on place { $place }: { $mitama }.
log-tengu-favourite-building = Its favorite building, on place { $place }: { $building }.
log-tengu-no-favourite = No favorite ({ $kind }) is there.
log-tengu-rarest = The rarest Bitoku of a type that it lacks (rarity { $rarity }): { $bitoku }.
log-tengu-no-rarest = No Bitoku of a type that it lacks is there.
deed-tengu-nothing = finds nothing to take
deed-tengu-yokai = adds { $yokai } to its pile
log-tengu-compared =
    { $count ->
        [one] Only one track comes into question, { $why }: { $regions }.
       *[other] Only these tracks come into question, { $why }: { $regions }.
    }
log-tengu-competitive =
    { $gap ->
        [0] Most competitive kodama (none is behind the human’s; first award { $award } VP): { $region }.
        [-1] Most competitive kodama (none of these is behind the human’s; first award { $award } VP): { $region }.
       *[other] Most competitive kodama ({ $gap } behind the human’s; first award { $award } VP): { $region }.
    }
log-tengu-blocked = Its kodama cannot move on, the step is lost: { $region }.
log-tengu-held = Its kodama is not behind, so it stays: { $region }.
log-tengu-fewest = The card shows no resource: it takes what it has fewest of, { $resource } ({ $count }).
log-tengu-action = The Tengu takes the action of { $region }.
log-tengu-not-shown = The card does not show this place: { $kind }.
deed-tengu-lost = can take none ({ $kind }): the action is lost
deed-tengu-spring =
    { $count ->
        [one] gains { $count } movement point for its crystals ({ $crystals })
       *[other] gains { $count } movement points for its crystals ({ $crystals })
    }
log-tengu-points =
    { $count ->
        [one] The Tengu spends { $count } movement point.
       *[other] The Tengu spends { $count } movement points.
    }
deed-tengu-point-lost = loses a movement point: nothing of it can move, and no pilgrim is left
deed-tengu-arrived = brings a pilgrim to its goal: { $where }; it scores twice the { $vp } VP printed there and ignores the rest
deed-tengu-gate-card = draws a card at the gate: { $card }
deed-tengu-high-dice =
    { $home ->
        [0] scores { $vp } VP; human dice of 5 or 6 by the river: { $count }
       *[other] scores { $vp } VP; human dice of 5 or 6 by the river or in the Home: { $count }
    }
deed-tengu-crystal = takes the { $crystal }
log-tengu-refilled = New in the row: { $card }.
log-tengu-reshuffled = The Tengu’s { $count } discarded cards become its new deck.
log-tengu-rock-gone = The { $rock } leaves the Rock Garden.
deed-tengu-final-rock = has { $count } VP for the { $rock }: { $items } matching
deed-tengu-final-yokai = has { $count } VP for its Yōkai: { $starting } starting and { $advanced } advanced
deed-tengu-final-resources = has { $count } VP for resources
deed-tengu-final-crystals = has { $count } VP for crystals
log-tengu-final-tie =
    { $neutral ->
        [0] Level with the human, the Tengu counts as ahead: { $region }.
        [1] Level with the human, the Tengu counts as ahead; the neutral kodama shares with the human ({ -our-ruling } T44): { $region }.
       *[other] Level with the human, the Tengu counts as ahead; the neutral kodama shares with the Tengu ({ -our-ruling } T44): { $region }.
    }
deed-tengu-final-ahead = has { $count } VP for being ahead of the human: { $region }
log-tengu-result = { the-winner } wins (with equal VP it is the Tengu).

score-home = Tengu in the Home
score-yokai = Tengu: Yōkai
score-resources = Tengu: resources
score-crystals = Tengu: crystals
score-ahead = Tengu: tracks where it is ahead

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-drew = A card from your deck will be drawn.
light-looked-at-yokai =
    { $count ->
        [1] You will see a new Yōkai card.
        [2] You will see two new Yōkai cards.
       *[other] You will see { $count } new Yōkai cards.
    }
light-looked-at-bitoku =
    { $count ->
        [1] You will see a new Bitoku card.
        [2] You will see two new Bitoku cards.
       *[other] You will see { $count } new Bitoku cards.
    }
light-looked-at-vision =
    { $count ->
        [1] You will see a new vision.
        [2] You will see two new visions.
       *[other] You will see { $count } new visions.
    }
light-guardians =
    { $seats ->
        [1] The guardians return home, and winter goes on.
       *[other] All guardians return home, and everybody sees where.
    }
light-summoned =
    { $seats ->
        [1] The card is discarded, and summer begins.
       *[other] All show what they discard, and summer begins.
    }
light-snow = The round ends: new hill cards and tiles will be revealed.
light-final-count = The game ends: all cards will be shown.
light-tengu-rolled = The Tengu will roll and turn over a new card.
light-tengu-rock-gone = A rock chosen by chance will leave the garden.
light-tengu-spring = The Tengu will collect what its crystals give.

## Sentences of the narrator

amount-vp-gained = { effect-vp }
amount-amulet-gained =
    { $count ->
        [one] { $count } amulet of +{ $amulet }
       *[other] { $count } amulets of +{ $amulet }
    }
amount-amulet-spent = { amount-amulet-gained }
deeds-drew = { deed-drew }
deeds-discarded = { deed-discarded }
brief-card-played = plays { $yokai } on { $slot }
brief-not-activated = does not activate the card
deeds-unlocked = unlocks dice of { $value }
brief-die-lowered = lowers the die to { $value }
brief-building-action = uses { $building }
brief-property = gets the property bonus for { $building }
brief-resumed = goes on with { $building }
brief-crossed =
    { $seat ->
        [Tengu] crosses the river { $region } with a { $value }
       *[other] crosses the river { $region } with a die that now shows { $value }
    }
brief-favour-left = covers { $favour } without taking it
brief-favour-two = takes two of four actions
deeds-yokai-kept = keeps one of two Yōkai { $times } times
brief-kodama-moved = moves the kodama { $region }
deeds-kodama-moved = moves kodamas { $region }
brief-kodama-pushed = pushes the { $kodama } back to space { $space }
brief-crystal-taken = obtains the { $crystal }
brief-crystal-used = uses the { $crystal }
deeds-crystal-used = uses { $times } crystals
deeds-mitama-taken = { deed-mitama-taken }
brief-combined = combines { $mitama } with a dragonfly
deeds-combined = combines { $mitama } with dragonflies
brief-completed = completes { $bitoku }
deeds-completed = { brief-completed }
brief-built = constructs { $building } ({ $effect }) { $region }
brief-rock-pilgrim = seats a pilgrim { $beside }
deeds-rock-pilgrim = seats { $times } pilgrims { $beside }
brief-set-out = sends out a pilgrim from { $path }
deeds-set-out = sends out pilgrims from { $path }
brief-walked = moves a pilgrim on to { $path }
deeds-walked = walks on over { $path }
brief-arrived = brings a pilgrim to { $path }
deeds-arrived = brings { $times } pilgrims to { $path }
brief-virtue =
    { $virtue ->
        [none] removes { $yokai } for its virtue
       *[other] removes { $yokai } for its virtue of { $virtue }
    }

# A very long turn is told in short; the log has the rest
short-kodama-pushed =
    { $times ->
        [one] pushes back a rival kodama
       *[other] pushes back { $times } rival kodamas
    }
short-bitoku-taken =
    { $times ->
        [one] adds a card to the Bitoku path
       *[other] adds { $times } cards to the Bitoku path
    }
short-vision-kept =
    { $times ->
        [one] keeps a vision
       *[other] keeps { $times } visions
    }
short-rock-taken =
    { $times ->
        [one] obtains an Iwakura rock
       *[other] obtains { $times } Iwakura rocks
    }
short-dragonfly-taken =
    { $times ->
        [one] obtains a dragonfly
       *[other] obtains { $times } dragonflies
    }
short-set-out =
    { $times ->
        [one] sends out a pilgrim
       *[other] sends out { $times } pilgrims
    }
short-walked = walks on along the Paths of Wisdom

# The count of a seat: what it ends the game with, and in brackets what of that it has of what.

amount-final-earned = { $count } VP from the four rounds
amount-final-first = { $count } VP as first in the turn order
amount-final-types =
    { $types ->
        [one] { $count } VP for { $types } type of Bitoku
       *[other] { $count } VP for { $types } types of Bitoku
    }
amount-final-treasure = { $count } VP for the treasures of the lake
amount-final-rock = { $count } VP for Iwakura rocks
amount-final-homage = { $count } VP for dice and resources
amount-final-vision = { $count } VP for completed visions
amount-final-vision-lost = { $count } VP for visions not completed
amount-final-fate = { $count } VP uncovered on the board
amount-tengu-final-rock = { amount-final-rock }
amount-tengu-final-yokai = { $count } VP for Yōkai
amount-tengu-final-resources = { $count } VP for resources
amount-tengu-final-crystals = { $count } VP for crystals
amount-tengu-final-ahead = { $count } VP where it is ahead

brief-tengu-step = takes step { $step }
brief-tengu-lost = finds nothing to take
brief-tengu-point-lost = loses a movement point
deeds-tengu-point-lost = loses { $times } movement points
brief-tengu-gate-card = draws a card there
deeds-tengu-gate-card = draws { $times } cards there
brief-tengu-high-dice =
    { $count ->
        [0] finds no human die of 5 or 6
        [one] scores for { $count } human die of 5 or 6
       *[other] scores for { $count } human dice of 5 or 6
    }
brief-tengu-spring =
    { $count ->
        [one] gets { $count } movement point for its crystals
       *[other] gets { $count } movement points for its crystals
    }
brief-tengu-arrived = { brief-arrived }
deeds-tengu-arrived = { deeds-arrived }

# What a plan names before all else, in few words
plan-card-played = plays { $yokai }
plan-crossed = crosses the river { $region }

## Why a way is advised: what it prepares, and what it denies

means-resources = resources to pay with
means-amulets = amulets for the dice
part-strength = stronger dice
part-deck = stronger yōkai for the rounds to come
part-virtues = a virtue in winter
part-paths = the pilgrims’ way
part-bitoku = the Bitoku cards
part-spirits = mitamas and dragonflies
part-rocks = the rocks
part-visions = the visions
part-buildings = the owner’s bonus of buildings
part-order = the first place in the turn order
part-crystal = the uses of the { $thing }
part-treasure = the treasure { $thing }
denied-order = the first place in the turn order

## What is at stake, said by the coach at the start of a turn

stake-summon = The { $kept } Yōkai that you keep are for this round. Each is played once, on a space of your board: it wakes the guardian above that space, which is a die, and does what is printed on it.
stake-vision = One of your visions still lacks { $what }. Completed it brings { $points } VP at the Ascension, otherwise it costs { $penalty }.
stake-lake = One more step of your kodama { $region } would raise your share of that treasure from { $now } to { $then } VP.
stake-rival = One more step of { $rival } { $region } would cut your share of that treasure from { $now } to { $then } VP.
stake-rock =
    You have { $pilgrims ->
        [one] { $pilgrims } pilgrim
       *[other] { $pilgrims } pilgrims
    } awake: one of them beside your rocks would be worth { $points } VP, as things stand.
stake-types =
    { $types ->
        [0] You have no Bitoku card on your path yet: the first type
        [one] Your Bitoku cards are of { $types } type: { $now } VP. One more type
       *[other] Your Bitoku cards are of { $types } types: { $now } VP. One more type
    } makes it { $then } VP.
stake-tengu = If it ended now, the Tengu would have { $theirs } VP, and you { $mine }, with all that is only counted at the end. You must have more.
each-lake = One more step there raises your share of that treasure from { $now } to { $then } VP.
each-rock =
    A pilgrim seated there is worth { $points } VP, as things stand.
each-virtue =
    Its virtue brings { $points } VP now, and { $count ->
        [one] your only card leaves the game
       *[other] one of your { $count } cards leaves the game
    }.
stake-guardians = Round { $round } of { $rounds }. Guardians ready to be placed: { $ready }, still locked: { $locked }; cards in your hand: { $cards }.

## What comes up for the first time

first-locked =
    { $count ->
        [one] { $count } of your guardians is
       *[other] { $count } of your guardians are
    } still locked. A Yōkai that is played on the space below wakes it; then the die can be placed.
first-crossing = Your guardian of { $value } by the river may cross it, as a turn of its own: it loses { $loss } and claims a favor of the hill over there.
first-virtue = Once a winter one of your played Yōkai may leave the game for its virtue: VP now, and one card fewer in the rounds to come.
first-neutral = With few players a neutral kodama stands on space { $space } of every track. It takes part in the ranking, and what it wins, nobody gets.
