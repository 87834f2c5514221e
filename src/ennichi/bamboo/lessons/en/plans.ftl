lesson-title = { "Two" } plans
lesson-blurb = A quick wish and a great one, spirits that help, food for winter: how to think a year ahead.

again = The second summer in your house. Its wings are level, { $left } to { $right }, and { $sticks } sticks are left this year. Let us make plans.
quick = Here is a quick wish: decorations in the right wing, with a comfort of at least { $wanted } together. Your vase there has { $vase }, so one decoration more will do, for { $points } happiness.
great = And a great one, worth { $points }: in the left wing decoration, garden and daily life, one below the other. Only the garden is there. That takes a plan.
both = We want both. Each needs a decoration, and these are the cheapest. Uneven wings cost { $penalty } happiness a point at the end, so we shall buy one for each wing.
call = Winter will find { $homes } hungry homes, and you have no food. { $spirit } helps for nothing, whenever no action is going on. There is no ramen: touch { $spirit } and let it bring new food first.
meal = Now there is ramen, which feeds { $ramen }. Take it. { $spirit } then falls asleep; in winter it can be woken for coins. Asleep or awake, it counts in the end.
blue = Our plans need coins, and the wishes before somebody else takes them. Blue holds coins and stones: both in one turn. Choose blue.
ahead = { $spirit } waits here, and Ren has laid { $theirs ->
    [one] a single stick
   *[other] { $theirs } sticks
}. With your { $yours } you overtake him, for nothing: it is the temple of your stock. Lay them here.
green = Plant with later turns in mind. On top of this shoot is a green income, and your green stock is empty: there it will lie ready. Touch the coins, then this shoot.
pot = The stones go under the last shoot, with a white pot on top. White holds a house already: together, a turn that buys and cooks.
reserve = Let the coins act, for { $income-coins } more. Then take a wish with each of the { $balance-halves } parts of the stones: now nobody else can have them, and waiting costs nothing. A zone has room for { $places } tiles. End your turn.
white = You have { $sticks } sticks left, just enough for white with its house and its pot: a decoration for the quick wish, and food for winter. Choose white.
behind = Ren has { $theirs } sticks here, more than you can lay. Never mind: a stick is an action first of all, free here, for { $stick-price ->
    [one] a coin
   *[other] { $stick-price } coins
} elsewhere. Lay both here.
stones = Touch the house, then this shoot; the pot goes under the last one. Both have stones on top, green and blue: next year you can score wishes with either colour.
vase = Let the house act, and buy this decoration for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. Lay it anywhere in the right wing: with its comfort of { $comfort } the quick wish is fulfilled.
rice = Now the pot. Rice feeds { $rice }, and with the ramen for { $ramen } that is just enough for { $homes } homes. Take it, and end your turn.
winter = In autumn { $won } came to you from the blue temple. Now it is winter, and { $spirit } could be woken for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. You have { $coins }, and spring will need them all. Let it sleep, and go on.
feed = The family eats, and you decide what comes to the table. Touch the rice; the rest follows.
gift = Nobody was hungry. It is spring: the market again. Your wings are at { $left } and { $right }, so we buy something for the left. Touch the house.
level = The first piece of the great wish: this decoration costs { $price } and brings { $gain } happiness. Lay it directly above the garden. Its comfort, { $comfort }, makes the wings level again.
half = The quick wish is fulfilled, but not scored. At the end of the game that counts only half, { $leftover } instead of { $points }. So score it while you can.
turn = Green holds coins and stones. Play it as you know it, following the light. Score the quick wish with the stones; there is nothing else to take, so end your turn.
red = Now the great wish, worth { $points }. Red holds a house and stones, so it buys and scores in one turn. Choose red, lay its sticks into the red temple, and plant where the light is.
alone = The rest of this turn is yours: gain { $goal } happiness. You have { $coins } coins. What belongs below the garden, and what has to happen to the wish then?
alone-goal = Gain { $goal } happiness this turn: { $gained } so far.
alone-missed = The turn is over, with { $gained } happiness of { $goal }. Let the house act first: daily life belongs directly below the garden. Then score the great wish with the stones. Try again.
free = { $gained } happiness in one turn, and { $total } more in total, with wings at { $left } and { $right }: your next plan. A wish, food, a level house: think like this every year. Now play a first game, with “Teach me while we play”.
