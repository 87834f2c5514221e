lesson-title = A spring in Edo
lesson-blurb = The street, the people you hire, how they learn, a payday, and a fire that is on its way.

welcome = Welcome to old Edo. This small figure is you, an Oyakata: a master whose people sell salt, carve dice or dye cloth. A year has { $months } months; let us live the first { $payday-month-1 } together. You may leave at any moment and simply play on.
goal = This is what you play for: IKI, the reputation of somebody who lives with style. Nobody has any yet. Whoever has the most after { $months } months and New Year’s Day wins.
street = The street is a ring of { $shops } shops, and everybody walks it in the same direction. Behind it stand { $nagayas } long houses, the nagayas, with stalls for people. Where you stop you may do business with the shop, and with one person behind it.
people = One person works for you already: the Salt Peddler, behind the Construction site. A helper of yours, a Kobun, stands on the card, and { $free } more are free. Kiku and Ren have a peddler each. You may visit theirs, and they yours.
way = A month begins with your Ikizama: how far will you walk? Lower numbers act earlier, and a taken one is gone. On { $free-first }–{ $free-last } you would act first of all, but hire nobody. The Fire tower is { $lane-3 } steps away. Take { $lane-3 }.
ren = Kiku chose { $lane-4 } and Ren { $lane-2 }, so Ren has already played: he hired somebody, walked to the Rice shop, bought { $rice } rice and visited his own peddler. Your turn has the same parts: hire, walk, do business.
hire = First you either take { $income } mon, the coins of Edo, as income, or hire somebody. You have { $mon } mon. The Dice Maker costs { $price } and earns you IKI on payday. Hire the Dice Maker.
stall = People become better when others visit them, so choose a place where others stop. Kiku will walk { $lane-4 } steps, to the Tobacco shop, and this stall is right behind it. Put the Dice Maker here.
tower = You have walked to the Fire tower. Wooden houses burn, and firefighting protects the people in them. Hiring the Dice Maker has brought you { $steps ->
    [one] a step
   *[other] { $steps } steps
} of it; the tower gives { $fire-tower } more, for nothing. Use the tower.
visit = Behind the tower sits Kiku’s Eyeglass Peddler, who has { $gain } mon for every visitor. You get the money, and the peddler learns by it: both of you gain. That is the heart of this game. Pay a visit.
end = You have { $mon } mon now, and Kiku’s peddler { $xp ->
    [one] a first step
   *[other] { $xp } steps
} of experience. That was a whole turn: income or a hire, the walk, then the shop and one person. End it.
again = Kiku’s pipe taught her some firefighting. That track decides who chooses first each month, and you lead it, { $mine } to { $theirs }. From here { $lane-3 } steps lead to the Construction site and your own Salt Peddler. Take { $lane-3 } again.
learnt = Somebody came! Ren stopped at the Tobacco shop and bought wood from your Dice Maker, whose Kobun climbed to step { $xp }. On payday that is worth { $now } IKI to you instead of { $before-it }: you chose a good place.
neighbours = Kiku has given you a neighbour: the Sandal Maker is an Artisan like your Dice Maker, in the same nagaya. That is harmony, and on payday it brings { $each } IKI for each of them. So look at the neighbours before you choose a stall.
second = Your turn, this time in one go. The Yamabushi, a hermit, asks for only { $price } mon, and leaves a charm against fire when he retires. Hire him, then give him the stall that lights up, behind the Fish market.
short = But we have made a mistake. On payday, in month { $payday-month-1 }, each person in a stall eats a rice. That is { $mouths } rice, and you own { $rice }: { $missing } are missing, and who gets nothing leaves the game. Let us mend that.
own = Your own people work for you, too: the Salt Peddler has { $gain } rice for every visitor. Only, they learn nothing from their own master’s visit. Visit your Salt Peddler.
mended = You have { $rice } rice, and { $missing } is still missing. You could buy it; or somebody retires, for the retired eat nothing. Watch the Salt Peddler next month. Building can wait, so end your turn.
third = Month { $month } ends with payday. You and Kiku have { $steps } steps of firefighting each, and who came later is ahead: Kiku chose first. Beyond the Exchange shop is the lap mark, where all your people learn. Take { $lane-3 } to cross it.
income = Kiku and Ren came for rice, so your Salt Peddler has { $xp } of { $needs } steps of experience. A new person would be one more mouth, just before payday. So take the income of { $income } mon, and you walk on, over the lap mark.
lap = At the lap mark all your people learned a step, and for the Salt Peddler it was the last one: retired! The retired eat nothing, are paid on every payday, and give their Kobun back. So no rice is missing any more. Well done.
dyer = You stand at the Sandal shop, and behind it Kiku has just placed the Cloth Dyer, who turns { $price } mon into { $gain } IKI. Her dyer learns by it, but so much IKI for so little is worth it. Visit the Cloth Dyer.
sandals = Your first { $iki } IKI! Now the shop: { $sandal-shop-cost } mon for { $sandal-shop-gain } sandals. Each one you spend carries you a step beyond your number, so that you stop where you like. Buy them, and end the turn: payday is here.
salary = Payday begins with salaries. Your Dice Maker brought { $dice } IKI; the retired Salt Peddler sent { $rice } rice, as on every payday from now on. The Yamabushi has no salary: he will leave his charm.
harmony = Then harmony: { $each } IKI for your Dice Maker, and { $each } for the Yamabushi, because Ren’s Monk, a Special like him, has moved in next door. So you have { $mine } IKI, Ren { $ren } and Kiku { $kiku }.
rice = Last, the rice. Your { $mouths } people in the stalls have eaten, and { $left } is left. Kiku had too little: the Eyeglass Peddler, whom you visited, went hungry and left. The next payday comes in month { $next }.
fire = Before that, at the end of month { $month }, a fire breaks out in one of the nagayas. Its strength is { $strength } at the edge of the board and { $fire-per-place } less at each further stall: { $here } at your Dice Maker. Your firefighting is only { $mine }.
plan = So we make plans. Ren has taken { $lane-4 } and Kiku { $lane-3 }. From the Sandal shop { $lane-2 } steps lead to the Fire tower, and that number is free. Take { $lane-2 }; you will even act first.
alone = Now a turn of your own: make your Dice Maker and your Yamabushi safe from the fire. That asks for firefighting { $dice } at the one and { $yamabushi } at the other; you have { $mine }. Remember everything that has raised it so far.
alone-goal = Protect them from the fire ({ $dice } and { $yamabushi }): you have { $mine }.
alone-missed = The turn is over, and with firefighting { $mine } the fire could still take one of them. No harm is done: it is not burning yet. The tower alone is not enough; look which cards in the row bring firefighting as well, and try again.
free = With firefighting { $mine } the fire goes out at your people. So goes each of the { $months } months: choose a distance, hire or earn, walk, do business. The next lesson has a fire and the last count; or play a first game with “Teach me while we play”.
