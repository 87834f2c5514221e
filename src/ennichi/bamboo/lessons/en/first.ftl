lesson-title = The first year
lesson-blurb = A house, a wish, the grove and the temples: one year of the family, touch by touch.

welcome = Welcome to the bamboo forest. For { $years } years you help a family to live well here. Let us play the first of them together. You may leave at any moment and simply play on.
goal = This is what you play for: happiness. Every family begins with { $start-happiness }, and whoever has the most after { $years } years wins.
house = Your house from above: a left and a right wing of tatami, and a wooden hall between them. What you buy is laid on one of these { $cells } places and stays there.
wish = So the place matters. This balance tile is a wish: daily life (the kettle) directly left of a garden (the pine), in the left wing. Fulfilled, it is worth { $points } happiness.
gift = Spring begins the year with a gift for everybody, one of { $gifts }: the market of homes, coins, or a meal. You choose first. Touch the house: it leads to the market.
buy = The lower the shelf, the cheaper. This garden costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} of your { $coins } and brings { $gain } happiness at once. The number in its corner is its comfort. Buy it.
lay = The kettle is to stand left of the garden, and the wing is just as wide as this pair. So put the garden here, into the right column.
paid = You have { $happiness } happiness, but if the game ended today, you would be left with { $total }: comfort on one side alone costs happiness. We shall mend that.
summer = Now it is summer, and you act. These { $sections } sections of bamboo are yours, sorted into stocks by colour, and each picture is an action. A turn uses one whole stock.
stock = The green stock holds a house, which buys a home, and stones, which work with balance tiles: just what our wish needs. Choose green.
incense = First you greet a temple with { $sections } sticks of incense, one for each section, and each stick allows an action. Here, at the temple of the stock’s colour, they are free, elsewhere each costs { $stick-price ->
    [one] a coin
   *[other] { $stick-price } coins
}: lay them.
plant = In autumn { $spirit }, the spirit of this temple, follows whoever has the most sticks here. You have laid { $sticks }. Now the bamboo goes back into the grove. Begin with the house.
shoot = You plant from below, and the section at the top becomes yours. Here that is a green joker, which can be any action. Plant under this shoot.
swap = The stones go under the next shoot, with a blue balance section at its top. You get as many as you give: all year you own { $own-sections } sections.
kettle = Now your sections act, in any order. Touch the house first. The shelves have slid down: the kettle costs only { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and brings { $gain } happiness. Buy it, and lay it left of the garden.
take = Fulfilled! But a wish counts only once it is scored. The stones have { $balance-halves } parts, and each takes a tile or scores one. Take our wish, then touch it again to score it.
done = That was worth { $points } happiness: you have { $happiness }, well done! Garden and kettle stay, and may serve further wishes. This was a whole turn: stock, incense, planting, actions. End it.
second = You have { $sticks } sticks left this year. The pawn stands on green: no stock may be used twice in a row. White holds a pot and coins, and winter will ask for food. Choose white.
lead = Kiku has laid { $theirs ->
    [one] { $theirs } stick
   *[other] { $theirs } sticks
} before { $spirit }. With your { $yours } you are ahead, and a small lead is enough. Lay them here.
twice = Touch the pot, then this shoot, and once more for the coins. Planting twice pushes it twice: you get its house, then the stones below it.
cook = Let the pot act, and take the rice. Tea feeds { $tea }, rice { $rice }, ramen { $ramen }, and in winter each of your { $homes } homes eats once. Then take { $income-coins } coins and end your turn. The others finish their summer; autumn, winter and spring follow.
autumn = In autumn { $mine } came home with you: you had more sticks there than Kiku. At the green temple you and Ren had equally many; then the stick laid last decides, and { $lost } went with Ren.
winter = In winter your { $homes } homes ate the rice; a missing meal costs { $hunger } happiness. { $spirit } helps when you call it, then sleeps until you wake it. At the end each different spirit is worth { $points-per-spirit } happiness.
harmony = Spring, and this year Kiku goes first: it passes on every winter. Your left wing has comfort { $left }, the right one none. Each point of difference costs { $penalty } happiness at the end, { $lost } in all. This vase has comfort { $comfort } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. Buy it.
right = Lay it into the right wing, on any of these places: comfort counts everywhere. Then it is { $left } against { $comfort }, and the others begin their summer.
alone = Now a turn of your own. Your comfort is { $left } on the left and { $right } on the right: buy a home that makes both wings equal. A joker can be any action, and one lies in your stocks.
alone-goal = Make both wings equally comfortable: { $left } left, { $right } right.
alone-missed = The turn is over, and the wings are not equal: { $left } on the left, { $right } on the right. That happens to every family. Which stock can buy a home, and how much comfort is missing? Try again.
free = The house is level: your total has grown by { $gain } to { $total }. You know a year now; a game has { $years }. The next lesson makes plans here, or play a first game with “Teach me while we play”.
