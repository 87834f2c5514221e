# Every name, prompt, reason and log line of IKI, in English.

## The game and its options

game-title = IKI
game-blurb = Walk the streets of Edo, take on pupils, trade with the whole quarter and live a year with style.
game-line = A year in the streets of Edo
game-facts = with or without Akebono

-first-boat = Leave it to chance; without Akebono it changes nothing.
-first-print = Leave it: it concerns a single piece.

option-akebono = Expansion
option-akebono-true = Akebono
option-akebono-false = Base game only
option-akebono-help = Akebono adds the Nihonbashi bridge with its boats and celebrities, a trade track, New Characters and more buildings.
option-akebono-first = Base game only. The street and its people come first; Akebono can wait for your second game.
option-grandmaster = Grand Master
option-grandmaster-true = With the Grand Master
option-grandmaster-false = Without
option-grandmaster-help = For two players with Akebono: at the end of each month a Grand Master walks against the current and teaches the characters that he meets. Without effect otherwise.
option-grandmaster-first = Without: that is one thing less to watch.
option-boat2 = Side of the Urourobune (boat 2)
option-boat2-random = Random
option-boat2-a = Side A
option-boat2-b = Side B
option-boat2-help = With Akebono: side A turns wood into rice, side B into mon.
option-boat2-first = { -first-boat }
option-boat3 = Side of the Chokibune (boat 3)
option-boat3-random = Random
option-boat3-a = Side A
option-boat3-b = Side B
option-boat3-help = With Akebono: side A sells experience, side B firefighting steps.
option-boat3-first = { -first-boat }
option-boat4 = Side of the Yanebune (boat 4)
option-boat4-random = Random
option-boat4-a = Side A
option-boat4-b = Side B
option-boat4-help = With Akebono: side A turns a sandal into a boat token, side B a pipe into a koban.
option-boat4-first = { -first-boat }
option-boat5 = Side of the Watashibune (boat 5)
option-boat5-random = Random
option-boat5-a = Side A
option-boat5-b = Side B
option-boat5-help = With Akebono: side A lets you hire, side B meet a celebrity of the season who is not in play.
option-boat5-first = { -first-boat }
option-boat6 = Side of the Yakatabune (boat 6)
option-boat6-random = Random
option-boat6-a = Side A
option-boat6-b = Side B
option-boat6-help = With Akebono: side A turns rice and mon into IKI, side B a koban.
option-boat6-first = { -first-boat }
option-construction = Construction site
option-construction-wood = Sells wood
option-construction-rice = Sells rice, as printed
option-construction-help = The English rulebook prints rice where everything else speaks for wood ({ -our-ruling } R1).
option-construction-first = { -first-print }
option-tempura = Tempura Stand
option-tempura-even = 3, 3, 4 mon
option-tempura-printed = 4, 3, 4 mon, as printed
option-tempura-help = The rulebook prints a salary that falls; that is unique and looks like a misprint ({ -our-ruling } R2).
option-tempura-first = { -first-print }
option-sun = Sun player
option-sun-odd = Odd months
option-sun-even = Even months
option-sun-help = For two players: in which months the Sun player places the neutral character ({ -our-ruling } R7).
option-sun-first = Leave it: it only changes who begins.

## Characters

character-boiled-egg = Boiled Egg Peddler
character-cotton = Cotton Peddler
character-eyeglass = Eyeglass Peddler
character-salt = Salt Peddler
character-wood-seller = Wood Seller
character-book-lender = Book Lender
character-sake = Sake Peddler
character-soap-bubble = Soap Bubble Man
character-dice = Dice Maker
character-sandal-maker = Sandal Maker
character-seamstress = Seamstress
character-ukiyo-e = Ukiyo-e Artist
character-monk = Monk
character-ox-cart = Ox Cart
character-yamabushi = Yamabushi
character-carpenter = Carpenter
character-kite = Kite Maker
character-cloth-dyer = Cloth Dyer
character-soba = Soba Stand
character-dumpling = Dumpling Peddler
character-used-clothes = Used Clothes Peddler
character-water = Water Peddler
character-watermelon = Watermelon Peddler
character-engraver = Engraver
character-lantern = Lantern Maker
character-umbrella = Umbrella Maker
character-day-laborer = Day Laborer
character-firefighter = Firefighter
character-shrine-maiden = Shrine Maiden
character-fireworks = Fireworks Maker
character-plasterer = Plasterer
character-eel = Eel Stand
character-greengrocer = Greengrocer
character-firewood = Firewood Peddler
character-fish-peddler = Fish Peddler
character-mask-seller = Mask Seller
character-clocksmith = Clocksmith
character-hairdresser = Hairdresser
character-printer = Printer
character-shamisen-player = Shamisen Player
character-construction-worker = Construction Worker
character-puppeteer = Puppeteer
character-geisha = Tatsumi Geisha
character-puppet-maker = Puppet Maker
character-tatami = Tatami Maker
character-sushi = Sushi Stand
character-tempura = Tempura Stand
character-charcoal = Charcoal Peddler
character-chili = Chili Peddler
character-candy-peddlers = Trumpet Candy Peddlers
character-candy-maker = Candy Maker
character-fan = Folding Fan Maker
character-glassblower = Glassblower
character-brush = Writing Brush Maker
character-kabuki = Kabuki Actor
character-samurai = Samurai
character-sumo = Sumo Wrestler
character-sculptor = Buddhist Sculptor
character-karuta = Karuta Maker
character-stone-cutter = Stone Cutter
character-incense = Incense Shop
character-calendar = Calendar Seller
character-taiko = Taiko Seller
character-doctor = Doctor
character-messenger = Express Messenger
character-ship-carpenter = Ship Carpenter
character-water-wheel = Water Wheel Carpenter
character-drug-store = Drug Store
character-tofu = Tofu Stand
character-cabinet = Cabinet Maker
character-mask-crafter = Mask Crafter
character-goldfish = Goldfish Seller
character-flower = Flower Seller
character-fisherman = Fisherman
character-nagaya-owner = Nagaya Owner
character-papier-mache = Papier-mâché Artist
character-repairman = Repairman
character-boatman = Boatman
character-swordsmith = Swordsmith
character-ceramic = Ceramic Seller
character-seaweed = Seaweed Shop
character-policeman = Policeman
character-shamisen-master = Shamisen Master
character-mounted-samurai = Mounted Samurai
character-rice-broker = Rice Broker

## Buildings and boats

building-inn = Inn
building-farmhouse = Farmhouse
building-watchtower = Fire Watchtower
building-villa = Imperial Villa
building-theater = Kabuki Theater
building-merchant-house = Merchant House
building-restaurant = Restaurant
building-shrine = Shrine
building-storehouse = Storehouse
building-well = Well
building-sailors-inn = Inn for Sailors
building-kimono = Kimono Shop
building-picture-books = Picture Book Shop
building-pub = Pub
building-bathhouse = Public Bathhouse
building-school = Private School
building-storyteller = Storyteller’s Theater
building-tea-house = Tea House
building-temple = Temple
building-shipping = Wholesale Shipping Agency
boat-0 = Tea boat
boat-1 = Shop boat
boat-2 = Urourobune
boat-3 = Chokibune
boat-4 = Yanebune
boat-5 = Watashibune
boat-6 = Yakatabune

## The street

space-sandal-shop = Sandal shop
space-rice-shop = Rice shop
space-fire-tower = Fire tower
space-tobacco-shop = Tobacco shop
space-pawn-shop = Pawn shop
space-construction-site = Construction site
space-nihonbashi-bridge = Nihonbashi bridge
space-fish-market = Fish market
space-exchange-shop = Exchange shop

## Tokens

special-hire-less = Monk token
special-move-more = Ox Cart token
special-avoid-fire = Avoid-fire token
special-joker = Joker token
special-doctor = Doctor token
special-messenger = Messenger token
special-owner = Owner token
special-fisherman = Fisherman token
special-policeman = Policeman token
ticket-hire = boat token “income or hire”
ticket-character = boat token “character”
ticket-shop = boat token “shop”
fish-spring = whitebait
fish-summer = bonito
fish-autumn = sea bass
fish-winter = sea bream

## Types, seasons, players

type-peddler = Street Peddler
type-artisan = Artisan
type-special = Special
type-master = Master Craftsman
type-shop = Shop Seller
type-none = no type
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
seat-purple = Purple
seat-blue = Blue
seat-yellow = Yellow
seat-red = Red

## Other things

chapter-setup = Setup
chapter-month = Month { $number }
chapter-new-year = New Year’s Day
ikizama = Ikizama space { $name }
stall = stall { $name }
nagaya = nagaya { $name }
column = { $type } column
boat =
    { $side ->
        [none] { $name }
       *[other] { $name } { $side }
    }
pipe = pipe ({ $effect })
pouch = tobacco pouch ({ $award })
fish-extra = { $name } ({ $extra } IKI at the end)
fish-now = { $name } ({ $effect } at once)
new-character = { $character } (New Character)

## Touches

touch-done = done
touch-income = take the income
touch-mon = take the mon of this space
touch-sandal = spend a sandal and go one space further
touch-trade = take the trade steps
touch-option = one of the options
touch-end-turn = end your turn
touch-decline = decline
touch-keep-token = keep the token
touch-let-burn = let the { $character } burn
touch-let-starve = let the others go
touch-no-neutral = place nobody
touch-feed = feed the { $character }
touch-cure = spend your Doctor token: the { $character } retires
touch-avoid-fire = spend your Avoid-fire token: the { $character } stays
touch-take = take { $gain }
touch-take-income = income: { effect-mon }
touch-ikizama-free = { $ikizama }: { $gain }, then { $first } to { $last } spaces
touch-ikizama =
    { $steps ->
        [one] { $ikizama }: income or a hire, then { $steps } space
       *[other] { $ikizama }: income or a hire, then { $steps } spaces
    }
touch-ikizama-free-to = { $ikizama }: { $gain }, then { $first } to { $last } spaces ({ $way })
touch-ikizama-to = { $ikizama }: income or a hire, then { $way }
touch-ikizama-further =
    { $count ->
        [one] { $way }; with a sandal on to the { $spaces }
       *[other] { $way }; with a sandal each on to: { $spaces }
    }
touch-hire =
    { $lying ->
        [0] hire the { $character } for { $price }
       *[other] hire the { $character } for { $price }, after taking the { $lying } mon from the card
    }
touch-stall =
    { $extra ->
        [0] { $stall } ({ $spaces })
       *[other] { $stall } ({ $spaces }), { $extra } mon more
    }
touch-buy = { $token } for { $price }, from the board
touch-buy-river = { $token } for { $price }, from the river
touch-trade-steps =
    { $count ->
        [one] { $count } trade step
       *[other] { $count } trade steps
    }
touch-walk =
    { $count ->
        [one] { $count } space, to the { $space }
       *[other] { $count } spaces, to the { $space }
    }
touch-walk-sandal = spend a sandal and go on to the { $space }
touch-walk-cart = go on to the { $space } with your Ox Cart token
touch-send = spend your Messenger token and go to any space
touch-activate = activate the { $boat } ({ $effect })
touch-use-shop = { $shop } ({ $effect })
touch-use-character = do business with the { $character } ({ $effect })
touch-shop-again = spend your { $ticket }: { $shop } once more ({ $effect })
touch-character-again = spend your { $ticket }: business with one more character here
touch-use-ticket = spend your { $ticket }: { $effect }
touch-use = use it: { $effect }
touch-meet = meet { $celebrity }. { $does }
touch-boat = { $boat } ({ $effect })
touch-building = { $building } for { $cost }
touch-build-boat = { $boat }, from the bank, for { $cost }
touch-starter = { $character }, with the start tile ({ $tile })

## Prompts

ask-starter = { $seat }: take a starting character.
ask-starter-stall = { $seat }: choose a stall at the board edge for the { $character }.
ask-ikizama = { $seat }: put your Ikizama on a free space.
ask-income-or-hire = { $seat }: take the income or hire a character.
ask-spare-mon = { $seat }: take the mon of the space or use your boat token.
ask-hire = { $seat }: choose a character to hire.
ask-stall = { $seat }: choose a stall for the { $character }.
ask-owner = { $seat }: hire one more character with your Owner token, or keep the token.
ask-move = { $seat }: move your Oyakata.
ask-send = { $seat }: put your Oyakata on any space of the street.
ask-run = { $seat }: move your Oyakata 1 or 2 spaces on.
ask-business =
    { $open ->
        [both] { $seat }: { $space }. Walk further, do business, or end your turn.
        [walk] { $seat }: { $space }. Walk further, or end your turn.
        [business] { $seat }: { $space }. Do business, or end your turn.
       *[nothing] { $seat }: { $space }. Nothing more to do here: end your turn.
    }
ask-choice =
    { $source ->
        [none] { $seat }: choose one of the options.
       *[other] { $seat }: { $source }. Choose one of the options.
    }
ask-character-again = { $seat }: choose the character for your boat token.
ask-buy =
    { $kind ->
        [pipe] { $seat }: choose a pipe to buy.
        [pouch] { $seat }: choose a tobacco pouch to buy.
        [too] { $seat }: now you can pay for a second token as well; choose it or decline ({ -our-ruling } R29).
       *[fish] { $seat }: choose a fish to buy.
    }
ask-river = { $seat }: choose a token from the river to buy.
ask-use-pipe = { $seat }: use your new { $pipe } or decline.
ask-give-fish = { $seat }: choose the fish to give back.
ask-build = { $seat }: choose what to build.
ask-building-stall = { $seat }: choose a stall for the { $building }.
ask-boat-bonus = { $seat }: take the trade steps of your new boat or activate it ({ $boat }).
ask-boat = { $seat }: choose a boat to activate.
ask-one-more-boat = { $seat }: activate another boat than the { $boat }, or decline.
ask-ticket = { $seat }: take a boat token.
ask-celebrity = { $seat }: choose a celebrity to meet.
ask-use-celebrity = { $seat }: use what { $celebrity } offers or decline: { $effect }.
ask-relocate = { $seat }: choose one of your characters to move to another stall.
ask-relocate-to = { $seat }: choose a free stall for the { $character }.
ask-relocated-skill = { $seat }: use the skill of the { $character } or decline.
ask-xp = { $seat }: choose one of your characters to gain experience.
ask-lose-xp = { $seat }: choose one of your characters to lose experience.
ask-salary = { $seat }: choose one of your characters; its last salary is paid.
ask-retire = { $seat }: choose one of your characters to retire.
ask-swap = { $seat }: choose the first of two characters to change stalls.
ask-swap-with = { $seat }: choose the character that changes stalls with the { $character }.
ask-column = { $seat }: choose a column for the { $character }.
ask-fire = { $seat }: the fire (strength { $strength }) reaches the { $character }; use a token or let it burn.
ask-food =
    { $rice ->
        [0] { $seat }: no rice is left; save a character with your Doctor token or let them go.
       *[other] { $seat }: choose whom to feed ({ $rice } rice for { $count } characters).
    }
ask-neutral =
    { $alone ->
        [yes] { $seat }: place the New Character as neutral character, or nobody ({ -our-ruling } R28).
       *[no] { $seat }: choose a card of the row as neutral character.
    }
ask-neutral-stall = { $seat }: choose a stall for the neutral { $character }.
ask-visit = { $seat }: put your Oyakata on any space of the street for New Year’s Day.

## Why a touch is closed

why-mon = costs { $price }, you have { $mon }
why-not-a-starter = not one of the starting characters to take
why-not-at-the-edge = starting characters begin at the board edge
why-stall-taken = this stall is taken
why-no-such-stall = with two players there is no such stall
why-no-stall = no stall is free
why-no-kobun = you have no unused Kobun
why-blocked = with two players one space is blocked each month: a tile drawn by chance says which
why-ikizama-taken = another Ikizama stands there
why-not-in-row = not among the characters that can be hired
why-too-far = you walk { $first } to { $last } spaces; this is none of them
why-not-so-far =
    { $count ->
        [1] you walk exactly 1 space; this is not the next one
        [2] you walk exactly 2 spaces; this is not the second
        [3] you walk exactly 3 spaces; this is not the third
        [4] you walk exactly 4 spaces; this is not the fourth
       *[other] you walk exactly { $count } spaces, no more and no fewer
    }
why-no-bridge = without Akebono there is no bridge
why-no-such-token = you do not have this token
why-closed = after this run no business with shops and characters this turn; boats and celebrities stay open ({ -our-ruling } R34)
why-token-waits = you took it this turn; it serves only in a later one
why-move-over = your move is over
why-no-sandal = you have no sandal
why-cart-used = the Ox Cart was already used this turn
why-not-here = your Oyakata does not stand there
why-shop-used = you have already been in this shop this month
why-shop-useless = nothing can be done in this shop now
why-character-not-here = not in a stall of your space
why-character-used = you have already done business with a character
why-skill-useless = its skill cannot be carried out now ({ -our-ruling } R12)
why-ticket-on-bridge = the bridge has neither a shop nor characters ({ -our-ruling } R35)
why-ticket-first = first do this business without the token
why-not-on-bridge = only on the bridge, and once a visit
why-token-not-here = not for sale here
why-one-fish = one fish a season, wherever it is bought ({ -our-ruling } R16), and only with a free fish place
why-not-your-fish = not one of your fish
why-building-not-shown = not among the buildings on offer
why-building-price = you cannot pay { $cost }
why-boat-not-on-bank = this boat does not lie on the bank
why-boat-not-built = this boat is not in the river
why-boat-useless = what this boat does cannot be carried out now
why-same-boat = it must be a different boat
why-no-sailor = you have no Sailor left for a boat
why-ticket-away = not beside the boat
why-celebrity-away = not among the celebrities there
why-not-own-character = not one of your characters on the board
why-just-hired = it must be another one than the character just hired
why-no-experience = it has no experience to lose
why-no-salary = not one of your characters with a salary
why-not-in-a-stall = not in a stall
why-same-card = choose another card
why-must-feed = you must feed as many as you have rice for
why-not-hungry = not one of your hungry characters
why-must-do = this costs nothing and cannot be declined ({ -our-ruling } R31)
why-must-place = a card of the row must be placed; only a New Character that is left alone need not be ({ -our-ruling } R28)

## Names in a sentence

name-the = the { $name }
name-of = of the { $name }
name-to = to the { $name }
name-a = a { $name }
name-own = their own { $name }
name-neutral = the neutral { $name }
name-whose = { $owner }’s { $name }
of-name = of { $name }

## The log: setup and months

log-month = { $chapter } begins.
log-blocked = { $ikizama } is blocked this month (two players).
log-row-shown = New in the row: { $character }.
logs-row-shown = New in the row: { $character }.
log-newcomer-shown = New Character of the month: { $character }.
log-celebrity-shown = { $celebrity } comes to the bridge.
logs-celebrity-shown = { $celebrity } come to the bridge.
deed-started = begins with { $character } in { $stall }
deed-tile-taken = takes the start tile: { $tile }
brief-tile-taken = takes a start tile
deed-ikizama-chosen = chooses { $ikizama }
log-order = Ikizama, in turn order: { $order }.
on-ikizama = { $seat } on { $name }
log-season = New tokens, before the payday: { $season }.

## The log: actions

deed-income-taken = takes the income of { effect-mon }
deed-card-mon = takes { effect-mon } lying on { $character }
brief-card-mon = takes { effect-mon } from the card
deed-hired = hires { $character } for { $price }
brief-hired = hires { $character } for { $price } in stall { $place }
log-placed = { $character } moves into { $stall }.
deed-gained = gains { $good }
deed-paid = pays { $good }
deed-fire-steps =
    { $count ->
        [one] advances { $count } step in firefighting
       *[other] advances { $count } steps in firefighting
    }
deed-trade-steps =
    { $count ->
        [one] advances { $count } step in trade
       *[other] advances { $count } steps in trade
    }
deed-iki-gained = gains { $count } IKI
deed-iki-lost = loses { $count } IKI
deed-moved = goes { $to-space }
deed-lap-done = passes the lap mark
brief-lap-done =
    { $count ->
        [0] { deed-lap-done }
        [one] { deed-lap-done } with experience for { $count } character
       *[other] { deed-lap-done } with experience for { $count } characters
    }
deed-sandal-spent = spends a sandal
deeds-sandal-spent = spends { $times } sandals
deed-token-used = uses the { $special }
deed-token-taken = gets the { $special }
deed-ticket-taken = takes the { $ticket }
deed-ticket-used = uses the { $ticket }
deed-shop-used = visits { $space }
brief-shop-used = uses the shop
deeds-shop-used = uses the shop { $times } times
deed-character-used = does business with { $character }
deed-experience = gains experience with { $character } (now { $count })
deed-full-experience = { deed-experience }
deed-lap-experience = { deed-experience }
brief-experience = gains experience with { $character }
deeds-experience =
    { $times ->
        [2] gains experience with { $character }
       *[other] gains experience with { $times } characters
    }
deed-experience-lost = gives up experience { $of-character } (now { $count })
brief-experience-lost = gives up experience { $of-character }
deed-retired = retires { $character }
deeds-retired = { deed-retired }
deed-column-chosen = puts { $character } into the { $column }
deed-salary-used = receives the last salary { $of-character }
deed-swapped = swaps { $character } with { $other }
deed-relocated = moves { $character } to { $stall }
deed-gift = gives every other player { effect-mon }
log-left-game = { $neutral-character } leaves the game.

## The log: tokens, buildings, boats, celebrities

deed-pipe-bought = buys a { $pipe }
brief-pipe-bought = buys a pipe
deeds-pipe-bought = buys { $times } pipes
deed-pouch-bought = buys a { $pouch }
brief-pouch-bought =
    { $worth ->
        [0] buys a tobacco pouch
       *[other] buys a tobacco pouch worth { $worth } IKI
    }
deeds-pouch-bought = buys { $times } tobacco pouches
deed-fish-bought = buys a fish: { $fish }
brief-fish-bought = buys { $a-fish }
deed-pipe-given = gives back a { $pipe }
brief-pipe-given = gives back a pipe
deeds-pipe-given = gives back { $times } pipes
deed-fish-given = gives back a fish: { $fish }
brief-fish-given = gives back { $a-fish }
deed-built = builds { $building } in { $stall }
deed-boat-built = builds { $boat }
deed-boat-used = activates { $boat }
deeds-boat-used = { deed-boat-used }
deed-met = meets { $celebrity }
deed-ability-building = profits from { $building }
deed-ability-celebrity = profits from { $celebrity }

# A very long turn is told in short; the log has the rest
short-lap-done = { deed-lap-done }
short-retired =
    { $times ->
        [one] { deed-retired }
       *[other] retires { $times } characters
    }
short-swapped = swaps two characters

## The log: end of the month

log-fire-breaks-out = Fire in { $nagaya }, strength { $count }!
# against the fire, on the stall that it has reached
mark-fire-stopped = { $power } ≥ { $strength }
mark-burned = { $power } < { $strength }
mark-building-burned = { $power } < { $strength }
mark-building-saved = { $power } < { $strength }
mark-saved = { $power } < { $strength }
log-fire-stopped = { $stall }, strength { $strength }: { $seat } defends with { $power } and stops the fire.
log-fire-over = The fire in { $nagaya } dies out.
log-burned =
    { $defended ->
        [no] { $stall }, strength { $strength }: nobody defends { $neutral-character }, lost in the fire.
       *[yes] { $stall }, strength { $strength }: { $defence } defends with { $power } and loses { $character }.
    }
log-building-burned = { $stall }, strength { $strength }: { $defence } defends with { $power } and loses { $building }.
fire-reached = { $what } ({ $power } against { $strength })
sum-burned = loses { $lost }
sums-burned = loses { $lost }
sum-building-burned = loses { $lost }
sums-building-burned = loses { $lost }
sum-fire-stopped = stops the fire in { $stall } ({ $power } against { $strength })
sum-building-saved = keeps { $building }, which cannot burn
deed-saved = saves { $character } from the fire (firefighting { $power }, strength { $strength })
brief-saved = saves { $character } from the fire of strength { $strength }
deed-cured = saves { $character } ({ $special })
log-building-saved = { $stall }, strength { $strength }: { $defence } defends with { $power }, and { $building } cannot burn.
log-trade-begins = Trade income.
deed-trade-income = receives trade income
log-master-moved = The Grand Master walks { $to-space }.
deed-neutral-placed = puts { $character } as neutral character into { $stall }
deed-neutral-lost = finds no stall for { $character }, who leaves the game
deed-no-neutral = places no neutral character
log-payday-begins = Payday: salaries, harmony and food.
deed-payday =
    { $count ->
        [0] collects no salary
        [one] collects { $count } salary
       *[other] collects { $count } salaries
    }
deed-harmony = is rewarded for harmony
brief-harmony = earns { $count } IKI by harmony
step-harmony = { deed-harmony }
deed-fed =
    { $count ->
        [one] feeds { $count } character with { effect-rice }
       *[other] feeds { $count } characters with { effect-rice }
    }
deed-starved = loses { $character } to hunger
deeds-starved = { deed-starved }
log-new-year = One last visit for everybody, in the order of firefighting: { $visitors }.

## The log: final count

deed-final-types = scores { $count } IKI for different types
deed-final-fish = scores { $count } IKI for fish
deed-final-tobacco = scores { $count } IKI for tobacco
deed-final-building = scores { $count } IKI for { $building }
deed-final-goods = scores { $count } IKI for goods
deed-final-celebrity = scores { $count } IKI for { $celebrity }
deed-final-score = ends the game with { $count } IKI
log-final-count = The final count.
deed-final-track = has { $count } IKI on the track
brief-final-track = counts { $count } IKI on the track
brief-final-types = { $count } for different types
brief-final-fish = { $count } for fish
brief-final-tobacco = { $count } for tobacco
brief-final-building = { $count } for { $building }
brief-final-goods = { $count } for goods
brief-final-celebrity = { $count } for { $celebrity }
brief-final-score = ends with { $count } IKI
log-won =
    { $tied ->
        [0] { $seat } wins the game.
       *[other] { $seat } wins the game: of those with as many IKI, nobody is better in firefighting.
    }

## Effects in words

effect-mon = { $count } mon
effect-rice = { $count } rice
effect-sandal =
    { $count ->
        [one] { $count } sandal
       *[other] { $count } sandals
    }
effect-wood = { $count } wood
effect-koban = { $count } koban
effect-iki = { $count } IKI
effect-loss = lose { $count } IKI
effect-gift = { $count } mon for every other player
effect-fire =
    { $count ->
        [one] { $count } firefighting step
       *[other] { $count } firefighting steps
    }
effect-trade =
    { $count ->
        [one] { $count } trade step
       *[other] { $count } trade steps
    }
effect-xp = { $count } experience on one of your characters
effect-xp-other = { $count } experience on another of your characters
effect-xp-all = { $count } experience on all your characters on the board
effect-build = build, paying the cost
effect-build-less = build, paying { $less } less
effect-hire = hire a character, paying its price
effect-hire-less = hire a character, paying { $less } less
effect-boat = activate a boat
effect-pipe = buy a pipe
effect-pouch = buy a tobacco pouch
effect-fish = buy a fish
effect-river = buy a token from the river
effect-swap = two characters change stalls
effect-salary = the last salary of one of your characters
effect-run = go 1 or 2 spaces on, then no more business with shops and characters
effect-celebrity = meet a celebrity
effect-celebrity-spare = meet a celebrity of the season who is not in play
effect-ticket = a boat token
effect-doctor = a Doctor token
effect-relocate = move one of your characters to a free stall without extra cost; you may use its skill
effect-retire = one of your characters retires
effect-shopboat = build the { boat-1 }, paying its cost, and take its trade step
effect-both = { $first }, { $second }, or both
effect-exchange = up to { $most } { $first } for { $second }, one for one, or the other way round
effect-for = { $gain } for { $cost }
price-pipe = { $count } of your pipes
price-fish = { $count } of your fish
price-xp = { $count } experience of one of your characters
price-stall = { effect-mon } for the stall
price-nothing = nothing

award-plain = { $points } IKI
award-per =
    { $each ->
        [one] { $points } IKI for each { $thing }
       *[other] { $points } IKI for every { $each } { $thing }
    }
award-per-max = { award-per }, at most { $most } IKI
award-if = { $points } IKI with { $condition }
award-owned = { $thing } you own
award-at-least = at least { $things }
award-at-most = at most { $things }
award-last-fire = the last place in firefighting
thing-type =
    { $count ->
        [one] different type
       *[other] different types
    }
thing-toptype =
    { $count ->
        [one] character in your fullest column
       *[other] characters in your fullest column
    }
thing-special =
    { $count ->
        [one] Special above your board
       *[other] Specials above your board
    }
thing-artisan =
    { $count ->
        [one] Artisan above your board
       *[other] Artisans above your board
    }
thing-character =
    { $count ->
        [one] character above your board
       *[other] characters above your board
    }
thing-newcomer =
    { $count ->
        [one] New Character above your board
       *[other] New Characters above your board
    }
thing-fire =
    { $count ->
        [one] firefighting step
       *[other] firefighting steps
    }
thing-trade =
    { $count ->
        [one] trade step
       *[other] trade steps
    }
thing-boat =
    { $count ->
        [one] boat
       *[other] boats
    }
thing-building =
    { $count ->
        [one] building
       *[other] buildings
    }
thing-celebrity =
    { $count ->
        [one] celebrity you met
       *[other] celebrities you met
    }
thing-pipe =
    { $count ->
        [one] pipe
       *[other] pipes
    }
thing-pouch =
    { $count ->
        [one] tobacco pouch
       *[other] tobacco pouches
    }
thing-fish = fish
thing-fishscore = IKI that your fish bring
thing-koban = koban
thing-mon = mon
thing-rice = rice
thing-sandal =
    { $count ->
        [one] sandal
       *[other] sandals
    }
thing-wood = wood

## Scoring

score-track = IKI on the track
score-types = Different types
score-fish = Fish
score-tobacco = Tobacco
score-buildings = Buildings
score-goods = Goods
score-celebrities = Celebrities
score-total = Total

# What a turn brought on each line, said by the coach: “+4 for …”
brought-track = on the IKI track
brought-types = for different types at the end
brought-fish = for fish at the end
brought-tobacco = for tobacco at the end
brought-buildings = for buildings at the end
brought-goods = in what your goods are worth at the end
brought-celebrities = for celebrities at the end

# What a turn ends up with in each line, against another turn (puzzles)
ends-track =
    { $side ->
        [more] what you earn on the IKI track brings you { $points } more
       *[less] what you earn on the IKI track brings you { $points } less
    }
ends-types =
    { $side ->
        [more] different types bring you { $points } more
       *[less] different types bring you { $points } less
    }
ends-fish =
    { $side ->
        [more] fish brings you { $points } more
       *[less] fish brings you { $points } less
    }
ends-tobacco =
    { $side ->
        [more] tobacco brings you { $points } more
       *[less] tobacco brings you { $points } less
    }
ends-buildings =
    { $side ->
        [more] your buildings bring you { $points } more
       *[less] your buildings bring you { $points } less
    }
ends-goods =
    { $side ->
        [more] the goods that you keep bring you { $points } more
       *[less] the goods that you keep bring you { $points } less
    }
ends-celebrities =
    { $side ->
        [more] celebrities bring you { $points } more
       *[less] celebrities bring you { $points } less
    }

## What things are for

tell-character = { $type }, costs { $cost }. Skill: { $skill }. Retires after { $steps } steps of experience.
tell-bonus = When hired: { $effect }.
tell-salary = Salary by experience: { $levels }.
tell-token = On retirement: { $token }. { $does }
tell-lying = On the card: { $lying }, for whoever hires it.
tell-building = Costs { $cost }. At the end: { $award }.
tell-now = At once: { $effect }.
tell-when-fed = At each payday for every character you fed: { $effect }.
tell-when-hire-fire = For each hire with a firefighting bonus, at the end of the track too ({ -our-ruling } R14): { $effect }.
tell-when-payday = At each payday for every character of your most frequent type, on the board and retired ({ -our-ruling } R10): { $effect }.
tell-when-boat = Each time you activate a boat you may activate a second, different one.
tell-when-harmony = Your harmony gains are doubled.
tell-when-pass = Each time your Oyakata reaches or passes the space of this building: { $effect }.
tell-centre-pass = In a middle stall its two spaces together are passed once ({ -our-ruling } R32).
tell-boat = Costs { $cost }. When built: { $trade }, or activate it. Action: { $effect }.
tell-tea-boat = Belongs to nobody. Action: { $effect }.
tell-celebrity-end = At the end: { $award }.
tell-when-meet = For each celebrity you meet, this one included: { $effect }.
tell-when-no-hire = At the end of each of your turns without a hire: { $effect }.
tell-when-retire = Each time one of your characters retires: { $effect }.
tell-when-hire-special = Each time you hire a Special: { $effect }.
tell-when-lap = Each time you pass the lap mark: { $effect }.
tell-when-fire = Your buildings cannot burn; the fire goes on.
tell-when-place = You never pay the extra cost of a stall.
tell-special-hire-less = Every hire costs you 1 mon less.
tell-special-move-more = In each of your turns you may go one space further.
tell-special-avoid-fire = Once: saves one of your characters from a fire; the fire goes on.
tell-special-joker = At the end the Puppeteer counts as the type you choose.
tell-special-doctor = Once: a character that would leave through fire or hunger retires instead.
tell-special-messenger = Once, in a later turn than the one in which you receive it: instead of walking, put your Oyakata on any space of the street.
tell-special-owner = Once: directly after a hire, hire one more at its price.
tell-special-fisherman = Counts as a fish with { $extra } IKI at the end, also where a fish is to be given ({ -our-ruling } R40).
tell-special-policeman = Counts as a tobacco pouch: { $award }.
tell-ticket-hire = On { $ikizama }, in place of its mon: { $effect }. Then it goes back beside its boat.
tell-ticket-character = In a later turn than the one in which you take it, after business with a character: business with one more, or with the same again, paying for it as usual. Then it goes back beside its boat.
tell-ticket-shop = In a later turn than the one in which you take it: use the shop of your space a second time, paying for it as usual. Then it goes back beside its boat.
tell-token-waits = You took it this turn: it waits for a later one.
tell-fish = Costs { $price }. One a season; different fish make a set at the end.
tell-pouch = Costs { $price }. Counts at the end; all tobacco pouches count double with at least one pipe.
tell-pipe = Costs { $price }. Has an effect at once, and doubles your tobacco pouches at the end.
tell-column = Your retired characters of this type. At every payday each pays its last salary and needs no rice; different types make a set at the end.
tell-stall =
    { $extra ->
        [0] Belongs to: { $spaces }.
       *[other] Belongs to: { $spaces }. Costs { $extra } mon more.
    }
tell-shop = Here: { $effect }.
tell-ikizama-free = Plays first: { $gain }, no hire, { $first } to { $last } spaces.
tell-ikizama = As many spaces as its number; before that the income or a hire.

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-fire-breaks-out = A fire will break out, in a nagaya drawn by lot.
light-month = The month ends: new characters will be revealed.
light-season = The season ends: new pipes, pouches and fish will be revealed.

## Sentences of the narrator

amount-iki-gained = { effect-iki }
amount-iki-lost = { effect-iki }
amount-fire-steps = { effect-fire }
amount-trade-steps = { effect-trade }

# What a plan names before all else, in few words
plan-moved = { deed-moved }
plan-sandal-spent = { deed-sandal-spent }
plan-hired = hires { $character }

## Why a way is advised: what it prepares, and what it denies

means-mon = money
part-rice = rice for the next payday
means-sandal = sandals to go further
means-wood = wood to build with
means-koban = koban
part-types = one more type
part-fire = the fight against the fires
part-trade = income from trade
part-harmony = harmony at the next payday
means-tokens = tokens for later
part-character = the work { $thing }
part-building = the use { $thing }
part-celebrity = the favour { $thing }
part-lane = a visit { $thing }
denied-harmony = harmony at the next payday
denied-ikizama = { $thing }

## What is at stake, said by the coach at the start of a turn

stake-starter = Your first character will stand in a stall. Whoever stops there may use its skill; when somebody else does, it gains experience, and with it a better salary at paydays, the first of them in month { $month }.
stake-starter-stall = Who stops at a space may use its shop and one of the characters beside it. Beside a shop that many need, others use yours more often ({ $character }), and it gains experience.
each-starter = Its skill, for whoever stops there: { $skill }.
stake-feed =
    { $rice ->
        [0] There is no rice left for { $mouths } of your characters, and your Doctor token may still save one
       *[other] Your { $rice } rice { $rice ->
            [one] is
           *[other] are
        } for { $mouths } characters
    }: { $rice ->
        [0] the others leave
       *[other] { $short ->
            [one] { $short } gets none, and leaves
           *[other] { $short } get none, and leave
        }
    } the street for good, with their experience. Who is close to retiring, or your only one of a type, is worth the rice.
each-feed = { $steps ->
        [0] It retires
        [one] It lacks { $steps } experience to retire
       *[other] It lacks { $steps } experience to retire
    }{ $lost ->
        [0] .
       *[other] , and is your only one of its type: without it you would have { $lost } IKI less at the end.
    }
stake-rice =
    Payday in month { $month }: your { $mouths ->
        [one] character wants a rice
       *[other] { $mouths } characters want a rice each
    }, and with the salaries there is rice for { $rice ->
        [0] none of them
       *[other] { $rice }
    }. { $short ->
        [one] { $short } of them
       *[other] { $short } of them
    } would leave the street{ $helper ->
        [yes] , unless your Doctor token saves somebody.
       *[no] .
    }
stake-harmony =
    { $points ->
        [0] Payday in month { $month }: your people bring no IKI for harmony yet. They do where two of a type stand in one group, whoever owns them.
       *[other] Payday in month { $month }: as the street stands, harmony brings you { $points } IKI. More of the same type in the same group would add to it.
    }
stake-fire =
    The fire of month { $month } has strength { $strength }, your firefighting is { $fire }: depending on where it breaks out, it could cost you: { $who }.
stake-retires = One more experience and { $character } retires: the Kobun comes back to you, and no rice is needed any more.
stake-types =
    You have { $types ->
        [one] { $types } type
       *[other] { $types } types
    } of character out of { $all }: { $now } IKI at the end. One more type makes it { $then }.
stake-pipe = Your tobacco pouches are worth { $points } IKI at the end; with a pipe they count double.
stake-celebrity =
    On the bridge { $count ->
        [one] one celebrity waits
       *[other] celebrities wait
    } to be met: { $who }.
stake-trade =
    Your trade stands at { $trade }. { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } more, and each fire, the next in month { $month }, also brings you: { $gain }.

## What comes up for the first time

first-payday =
    This month ends with a payday: your characters are paid, harmony is counted, and then { $mouths ->
        [one] your character
       *[other] each of your { $mouths } characters
    } on the street eats a rice. Who gets none, leaves.
first-fire = This month ends with a fire, in a nagaya that is drawn by lot. It begins at the board’s edge with strength { $strength } and grows weaker with every stall. Whoever’s firefighting is at least as high stops it; yours is { $fire }.
first-retired =
    { $character } has retired and stays above your board, counts for its type and needs no more rice{ $salary ->
        [yes] ; its last salary is paid at every payday.
       *[no] .
    }
