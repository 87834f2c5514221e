lesson-title = The first year
lesson-blurb = A house, a wish, the grove and the temples: one year of the family, touch by touch.

welcome = Welcome to the bamboo forest. A family moves in, and for { $years } years you help it to live well: you tend the grove, greet the temples and furnish this house. Let us play the first year together. You may leave at any moment and simply play on.
goal = This is what you play for: happiness. Every family begins with { $start-happiness }, and whoever has the most after { $years } years wins. Coins, food and bamboo are only ways to get there.
house = Your house from above: a left wing and a right wing of tatami, and a wooden hall between them. Whatever you buy is laid on one of these { $cells } places and never moves again. So where you put a thing matters as much as what it is.
wish = This is why it matters. A balance tile is a wish, and this one reads: daily life (the kettle) directly left of a garden (the pine), somewhere in the left wing. Once fulfilled it is worth { $points } happiness. Let us fulfil it.
gift = The year begins with spring, when the forest has a gift for everybody. There are { $gifts } here: a visit to the market of homes, coins, or something to eat. You are first this year, so you choose first. Take the house.
buy = The lower the shelf, the cheaper: the prices hang beside them. This garden costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} of your { $coins } and brings { $gain } happiness at once. The number in its corner is its comfort, { $comfort }. Buy it.
lay = The wish wants the kettle on the left and the garden on its right, both within the left wing. That wing is only as wide as such a pair, so the garden belongs into its right column. Put it here, in the middle row.
paid = Your happiness has grown to { $happiness }, and yet the total beside your name says { $total }. The table counts as if the game ended today, and then a house with all its comfort on one side loses happiness. We shall mend that.
summer = Kiku took coins and Ren a bowl of ramen. Now it is summer, and summer is when you act. These { $sections } sections of bamboo are yours, and the picture on each is an action. In a turn you use one stock, all of it.
stock = The green stock holds a house and a pile of stones: you may buy a home, and then work with balance tiles. That is exactly what our wish needs, and both in the same turn. Choose green.
incense = First you greet a temple: an incense stick for every section of the stock, { $sections } this time, and each stick allows an action. In the temple of the stock’s colour they are free, elsewhere each costs { $stick-price ->
    [one] a coin
   *[other] { $stick-price } coins
}. Lay them here.
plant = Your { $sticks } sticks burn before { $spirit }. In autumn, whoever has the most sticks at a temple takes its spirit home. Now the bamboo goes back into the grove, section by section. Begin with the house.
shoot = You plant from below and the shoot grows: it pushes out its top section, and that one becomes yours. So look at the top before you plant. Here waits a green joker, which can be any action. Plant under this shoot.
swap = The stones go under the next shoot, because its top is a blue balance section. You always give as many as you receive: all year long you own { $own-sections } sections, but they get better.
kettle = Now they act, in the order you like. Touch the house first: when you bought the garden the shelves slid down, and now the kettle costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and brings { $gain } happiness. Buy it, and lay it left of the garden.
take = The wish is fulfilled; now you have to show it. The stones act: a balance action has { $balance-halves } parts, each of which takes a tile or scores one. Take our wish with the first of them.
score = It hangs beside your left wing, and the tick says that it is fulfilled: the kettle stands directly left of the garden. Use the other part of the action to score it.
done = That was worth { $points } happiness at once: you have { $happiness }, well done. Garden and kettle stay where they are, and may serve further wishes. This was a whole turn: stock, incense, planting, actions. End it.
second = Kiku and Ren have played their turns in the same way. You have { $sticks } sticks left this year. The pawn stands on green: no stock can be used twice in a row. White holds a pot and coins, and winter will ask for food. Choose white.
lead = Kiku has laid { $theirs ->
    [one] { $theirs } stick
   *[other] { $theirs } sticks
} before { $spirit }. Lay your { $yours } here and you are ahead: in autumn only the count matters, and a small lead is enough. Every stick is an action as well, so nothing is lost by it.
twice = Whoever plants twice under the same shoot pushes it twice. Choose the pot and plant it under this shoot, then the coins under the same one: you receive its house, and then the stones that lay below it.
cook = Let the pot act and take the rice. Tea feeds { $tea }, rice { $rice }, ramen { $ramen }. Each home eats once in winter, and you have { $homes } of them, so rice is just right and nothing is wasted.
coins = The coins are left: they act last and bring { $income-coins }. Take them and end your turn. Your sticks are all laid, so you watch the others finish their summer; then autumn, winter and the next spring follow by themselves.
autumn = The temples were counted. { $mine } has come home with you, because you had more sticks there than Kiku. At the green temple you and Ren had equally many: then the latest stick decides, and { $lost } went with Ren.
winter = In winter your { $homes } homes ate the rice, and nobody was hungry; every missing meal costs { $hunger } happiness. And here is { $spirit }: it helps when you call it, sleeps until you wake it, and at the end every different spirit is worth { $points-per-spirit } happiness.
harmony = Spring again, and your gift is the market. Remember the total? Your left wing has comfort { $left } and the right one nothing. Every point of difference costs { $penalty } happiness at the end, { $lost } in all. This vase has comfort { $comfort } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. Buy it.
right = Lay it into the right wing, anywhere in these columns: comfort counts wherever it stands. You will have { $left } on the left against { $comfort } on the right, and the others then play the first turns of their summer.
alone = Now a turn of your own. Your house has comfort { $left } on the left and { $right } on the right. Make both wings equal within this turn. A joker can be any action, and it lies in one of your stocks.
alone-goal = Make both wings equally comfortable: { $left } left, { $right } right.
alone-missed = The turn is over, and the wings are still not equal: { $left } on the left, { $right } on the right. That happens to every family. Look which stock can buy a home, and how much comfort is missing; then try again.
free = The house is level: your total has grown by { $gain } to { $total }. That is the whole game: choose a stock, lay incense, plant, act, for { $years } years. From here on the table is yours, and Kiku and Ren think for themselves.
