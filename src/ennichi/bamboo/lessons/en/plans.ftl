lesson-title = { "Two" } plans
lesson-blurb = A quick wish and a great one, spirits that help, food for winter: how to think a year ahead.

again = The second summer, in the house that you know. Its wings are level, { $left } against { $right }, and { $sticks } sticks are left for this year. So far we followed a single wish. Now we look farther, and lay out plans that help one another.
quick = Here is a quick wish: decorations in the right wing, with a comfort of at least { $wanted } together. Your vase stands there already and has { $vase }. So a single decoration more would fulfil it, and that is worth { $points } happiness.
great = And here is a great one, worth { $points }: in the left wing a decoration, a garden and daily life, one below the other. The garden is in its place, but what belongs above and below it is missing. No single turn can do all that, and so it takes a plan.
both = Which is better? Both, in a good order. Each needs a decoration, and these are the cheapest. Comfort that is added to a single wing costs { $penalty } happiness a point in the end; with a purchase in each wing the house stays level.
call = First think of winter: { $homes } homes will be hungry, and the kitchen is empty. { $spirit } helps with that, at any moment of your turn between actions, and it costs nothing. There is no ramen to be had, so let it bring new food first, then take some.
meal = Fresh food has been laid out, and there is ramen among it, which feeds { $ramen }. Take it. { $spirit } then falls asleep; in winter it can be woken for coins, and asleep or awake it counts in the end.
blue = The plans need coins, and the wishes themselves before somebody else takes them. The blue stock holds just that: coins and stones, an income and a balance action in one turn. Choose blue.
ahead = { $spirit } waits here, and Ren has laid { $theirs ->
    [one] a single stick
   *[other] { $theirs } sticks
}. With your { $yours } you overtake him, free of charge, because it is the temple of your stock. A turn can serve the house and the temples at once. Lay them here.
green = Plant with a view to the turns that come. On top of this shoot is a green income, and your green stock is empty: there it will lie ready for next year. Take the coins first and plant them under this shoot.
pot = The stones go under the last shoot, because a white pot lies on top of it. Together with the house that your white stock holds already, it makes a turn that buys and cooks. That will be our next one.
reserve = Let the coins act: { $income-coins } of them. Then the stones, which have { $balance-halves } parts: this time take both wishes. Whatever hangs beside your house nobody can take away; every zone has room for { $places } such tiles.
end = Neither wish is fulfilled as yet, and that does no harm: a tile that hangs there costs nothing while it waits. Now both plans are yours, and the others know it. End your turn.
white = Kiku and Ren have played. You have { $sticks } sticks left, just enough for white with its house and its pot: a decoration for the quick wish, and food for winter. Choose white.
behind = Ren has { $theirs } sticks here, more than you can lay. Never mind: a stick is an action first of all, and here it costs nothing, elsewhere { $stick-price ->
    [one] a coin
   *[other] { $stick-price } coins
} that you need for the house. Lay both here.
stones = Plant the house under this shoot and the pot under the last one. Each of them has stones on top, green here and blue there. With these you will be able to score wishes next year, whichever colour is free.
vase = Let the house act and buy the decoration for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. Lay it into the right wing, wherever you like: its comfort of { $comfort } and that of the vase are what the quick wish asks for.
rice = The quick wish is fulfilled. Now the pot: you have ramen for { $ramen }, and rice feeds { $rice } more, just enough for { $homes } homes. Take it and end your turn; autumn and winter follow.
winter = In autumn { $won } has come to you from the blue temple. Winter asks whether { $spirit } should be woken for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. You have { $coins }, and in spring the house will need every one of them. Let it sleep, and go on.
feed = Now the family eats, and you decide what is put on the table. With { $homes } homes nothing will be left over this time, so it does not matter where you begin. Take the rice; the rest follows by itself.
gift = Nobody was hungry. It is spring, and the market is among the gifts again. Your wings are at { $left } and { $right }, because the quick wish lies on the right. So the next purchase belongs to the left: you have { $coins } coins. Take the house.
level = The first piece of the great wish: this decoration costs { $price } and brings { $gain } happiness. It belongs directly above the garden, in the left wing, and its comfort of { $comfort } makes both wings level again. Both plans fit together.
half = Summer, and the house is level. Look at the quick wish: it is fulfilled, but you have not scored it. At the end of the game such a tile counts only half, { $leftover } instead of { $points }. So score it while you can.
turn = The green stock has what you planned last year: coins and stones. Play it as you know it: both sticks into the green temple, the coins under the third shoot from the left and the stones under the last one.
count = Let the coins act, which bring { $income-coins }, and score the quick wish with the stones. You have { $before } happiness now. There is nothing to take with the other part of the action: stop there and end your turn.
alone = Now the great wish, worth { $points }, and you play alone: gain { $goal } happiness within this turn. You have { $coins } coins. Look what is missing below the garden, which stock can buy and score, and what else would bring happiness.
alone-goal = Gain { $goal } happiness this turn: { $gained } so far.
alone-missed = The turn is over, with { $gained } happiness of the { $goal } that were asked for. It is a hard one. One stock can buy and score in the same turn: daily life belongs below the garden, and the wish has to be scored. Try again.
free = That brought { $gained } happiness in a single turn. Your total grew by { $total }: the wings are at { $left } and { $right } now, and there is the next plan. Think like this every year: a wish, food, and a level house. The table is yours.
