# What IKI's boards say themselves, in English. Names of things come with the pieces, sentences about them from the server.

tabs =
    .street = Street
    .row = Hire
    .river = River
    .tracks = Tracks
    .market = Market
    .own = Mine

## Street and river

street = Street
street-note = four nagayas; the four corner stalls are a group too
street-note-two = four nagayas; a middle stall serves both its shops
row = For hire
starters = To begin with
fresh = fresh
kept = kept
newcomer = new
in-hand = Looking for a stall
row-empty = nobody for hire now
river = Bridge and river

## Tracks

way = Ikizama
way-note = then actions from the left
way-order = order of choice, by firefighting
firefighting = Firefighting
trade = Trade

## Market

buildings = Buildings
celebrities = Celebrities
spares = Others of the season
bank = On the bank
tickets = tokens
season = Season tokens

## A player's board

yours = Goods
retired = Retired
short-types =
    .peddler = Peddler
    .artisan = Artisan
    .special = Special
    .master = Master
    .shop = Shop
fish = Fish
tobacco = Tobacco
tokens = Tokens and friends
lap = lap
lap-mark = lap mark
free = free
blocked = blocked this month
taken = taken by { $seat }
bridge = Nihonbashi
tea-boat = tea
neutral = neutral

## What things are

sun = Sun
moon = Moon
over = The year is over
cost = costs { $price }
costs = costs
skill = skill
bonus = when hired
salary = salary
at-end = at the end
permanent = from then on
now = at once
oyakata = Oyakata
ikizama = Ikizama
grand-master = Grand Master
payday = payday
fire = fire
new-year = New Year’s Day
fate =
    .burns = would burn
    .stops = would stop the fire
    .saved = could be saved
    .safe = out of reach
seasons =
    .spring = spring
    .summer = summer
    .autumn = autumn
    .winter = winter
seat-name =
    .plum = plum
    .sky = sky
    .cinnabar = cinnabar
    .celadon = celadon
amounts =
    .mon = { $count } mon
    .rice = { $count } rice
    .sandal = { $count ->
        [one] { $count } sandal
       *[other] { $count } sandals
    }
    .wood = { $count } wood
    .koban = { $count } koban
    .iki = { $count } IKI
    .fire = { $count ->
        [one] { $count } firefighting step
       *[other] { $count } firefighting steps
    }
    .trade = { $count ->
        [one] { $count } trade step
       *[other] { $count } trade steps
    }
    .gift = { $count } mon for every other player

## Sentences

month = Month { $month }
when = Month { $month } of 12, { $season }
stall = Stall { $name }
stall-extra = Stall { $name }, { $extra } mon more
experience = experience { $xp } of { $of }
mons = { $count } mon on it
kobuns-free = { $count ->
    [one] { $count } Kobun free
   *[other] { $count } Kobuns free
}
sailors-free = { $count ->
    [one] { $count } Sailor free
   *[other] { $count } Sailors free
}
types = { $count ->
    [one] { $count } type here and in the street
   *[other] { $count } types here and in the street
}
feed = { $count } to feed
feed-short = { $count } to feed, rice is short by { $short }
fire-now = fire of strength { $strength }
fire-at = fire of strength { $strength } at the end of month { $month }
payday-in = payday at the end of month { $month }
strength = strength { $strength }
price = { $mon } mon
harmony = harmony { $iki } IKI
standing = stands on { $name }
points = { $points } IKI

## Numbers of a seat

strip =
    .mon = mon
    .rice = rice
    .sandal = sandals
    .wood = wood
    .koban = koban
    .kobuns = Kobuns free
    .fire = firefighting
    .iki = IKI

## What is ahead

fed = fed
no-loss = nothing is lost
fire-title = Month { $month }: a fire of strength { $strength }
payday-title = Payday of month { $month }
what-fire = What the next fire would do
what-payday = What the next payday would bring

## Explanations

about-plain-month = Neither a fire nor a payday ends this month.
about-fire-month = A fire of strength { $strength } ends this month. A tile drawn by lot names a nagaya; the fire goes from its board edge to the crossroads and loses 1 with each stall. It stops at the first player whose firefighting is at least as strong; cards it has reached before are lost.
about-trade-after-fire = After it everybody gains all incomes reached on the trade track.
about-payday-month = A payday ends this month: salaries, then IKI for harmony, then 1 rice for each of your characters on the board. Who is not fed leaves the game.
about-new-year = After month 12, in the order of firefighting, every Oyakata makes one last visit, to any space.
about-firefighting = Whoever is further on chooses the way of life earlier; of a stack the top one. A fire stops at your cards when it is not stronger than this number.
about-trade = After each fire, whoever has come this far gains { $income }.
about-no-income = After each fire you gain all incomes that you have reached on this track.
about-mon = Money for hires, shops, tokens and boats. At the end every { $rate } mon are worth 1 IKI.
about-rice = Feeds your characters at payday, 1 for each on the board. Some shops, boats and characters take it in payment.
about-sandal = After your move, before business: each sandal spent takes your Oyakata one space further.
about-wood = For buildings and boats. At the end each wood is worth { $points } IKI.
about-koban = Gold, for the finest buildings. At the end each koban is worth { $points } IKI.
about-iki = IKI on the track so far. Types, fish, tobacco, buildings, goods and celebrities are counted at the end.
about-kobun = A free Kobun: it can stand on a character that you hire, or on a building. It comes back when the character retires or leaves, or when the building burns.
about-sailor = A free Sailor: every boat that you build needs one.
about-lap = A round of the street ends here. The Oyakatas walk against the clock: to the left along the upper shops, to the right along the lower ones. When yours passes the sign, each of your characters on the board gains 1 experience.
about-order = The order in which the way of life is chosen. Turns are then taken from the left.
about-signs = Sun and moon say who is which of the two: at the end of each month they take turns to put a neutral character into a stall. The crossed-out space is closed: a tile drawn by chance closes one space each month.
row-part =
    .fresh = Fresh places
    .kept = Kept places
    .newcomer = New Character
about-row =
    .fresh = Who has come this month. At its end the two furthest to the right move on to the kept places, with 1 mon on each; the others leave. With a payday everybody leaves.
    .kept = Who has stayed from the month before, with a mon for whoever hires them. They leave when the month ends.
    .newcomer = The New Character of this month. Unless somebody hires it, it leaves when the month ends.
about-start-tile = The start tile of whoever takes this character.

## Names

# where long words of names break on a card that is too narrow for them
breaks = Book·binder Con·struction Clock·smith Farm·house Fire·fighter Fisher·man Glass·blower Green·grocer Hair·dresser Katsu·shika Messen·ger Police·man Puppet·eer Repair·man Restau·rant Seam·stress Store·house Story·teller’s Sword·smith Watch·tower Water·melon Yama·bushi Bath·house Whole·sale Musa·shi Utaga·wa
