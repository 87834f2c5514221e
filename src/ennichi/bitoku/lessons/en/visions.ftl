lesson-title = Visions, rocks and the last count
lesson-blurb = The last turns of a close game: what counts only at the end, and how a winner is found.

welcome = Another forest, in the last summer of its { $years } years. Your board is full of crystals, rocks and counters. We play the last turns together, and then see, line by line, how a game is counted.
standing = You have earned { $earned } virtue. If the game ended now, you would have { $total }, and Kiku { $kiku }: in between lies everything that is counted only at the end. There this game will be won.
visions = Here are your { $visions } visions. The dots below the pictures say what you have, and every dot is filled: together they bring { $points } virtue. A vision that is not fulfilled at the end costs its small red number instead.
once = But no thing may serve { "two" } visions. This one wants { $souls } souls and { $goods } resources. You own { $all } souls, so { $rest } are free for another vision. Of your { $have } resources, one belongs to another vision already.
rocks = And these are your rocks, with a wolf and a fox. At the end every pilgrim beside a rock brings one virtue for each such Yōkai that you own, also for those who have left you. You own { $wolves } wolves and { $foxes } foxes.
seat = One pilgrim sits beside the wolf and brings { $points }. Between the rocks a pilgrim counts for both, { $both } in all, but that seat costs { $seat-price ->
    [one] a resource
   *[other] { $seat-price } resources
}. One more pilgrim is awake: somebody only has to take it there.
guide = This dragonfly would: joined with a soul, it brings { $points } virtue and leads a pilgrim to a rock. Souls wait on your board. But it costs a sake, and you have none. So we need a row with a discount.
six = The fourth row of Yomi has it, for a { $needs }. But Kiku’s { $theirs } stands there, and no lower die receives a gift. Take your { $mine }, add a +{ $amulet-small } and a +{ $amulet-middle } amulet, and send it there: equal is enough.
buy = Choose the fourth row and the dragonfly, which now costs nothing. Then give it one of the waiting souls, whichever you like: joined or not, each counts for your visions.
between = Now the pilgrim. At the edge, beside the fox, it would bring { $single }; between the rocks it brings { $both }. That is worth a resource. Take the seat in the middle and pay with wood; we still need the stone.
bath = The same die may use a building. This onsen is yours: { $points } virtue and an amulet, and your shield, a Memory crystal, adds { $more } whenever you use a building. Touch the onsen, and end your turn.
forge = Your rocks bring { $rocks } now: with { $total } you are just ahead of Kiku’s { $kiku }. Your last die, the { $mine }, is already in your hand. Ren’s { $theirs } stands in the Forges: add small amulets until yours is a { $theirs } as well, and send it there.
crystal = The last row gives a crystal and a building. Take the crystal with the discount, the rounded one, and put it on the place that is worth { $points }. Pay with wood. Under it a pilgrim wakes up, just in time.
glade = Then the building: this ryokan costs your stone and moves a kodama by { $steps }. In the Glade yours passes both of the others, and who is ahead alone gets the whole treasure, { $treasure } virtue. Build it there, and end your turn.
price = Everything has its price: this vision wanted { $goods } resources, and you have spent them, so now it costs { $penalty }. The rest brought more: you would have { $total }, Kiku { $kiku }. And the souls of this vision are free again.
cross = One crossing is left. A { $six } loses { $loss } in the river, which hardly matters now. The third favor is made of pictures: { $favour-picks } different ones of vision, rock, pilgrim and kodama. Let the die cross and take that one.
pilgrim = First the pilgrim, the one that has just woken up. Beside the fox there is a seat that costs nothing, and it brings { $foxes } virtue more. Choose the pilgrim and seat it there.
eye = Now the eye. You look at { $cards-seen } visions and keep one of them, or you refuse them and take a resource instead. So late, only a vision that you fulfil at once is of any use. Let us see what there is.
keep = We are lucky: either would be fulfilled at once. This one wants a building, crystals and souls, and the souls have just become free. It brings { $points }, the other { $other }. Keep this one, and end your turn.
autumn = Everybody has passed. Only Ren has a die in the Home, so Ren is first in the order now, and you are last. The guardians come home once more; only their pips will count. Put them back.
alone = Ren and Kiku have let a Yōkai go: Kiku would have { $kiku } now, you { $total }. The last word is yours. Let one of your played Yōkai go, and finish ahead of Kiku. At its foot is a number, or a picture that is counted.
alone-goal = Let a Yōkai go, and finish ahead of Kiku.
alone-missed = It is { $total } to { $kiku }: not ahead of Kiku. If you are level, the fulfilled visions decide, but there is a clear win to be had. Look at the fox: every stone lantern that your pilgrims have reached is worth something at its foot. Try again.
won = { $total } to { $kiku }: you are the new Great Spirit! For your { $lanterns } pilgrims at stone lanterns the fox brought { $points } virtue, and that decided it. Now let us read the count.
earned = All these lines you had before the end: souls, Bitoku, paths, crystals, cards, { $earned } together, more than half of it. What follows is counted at the end alone.
order = Ren is first in the order and gets { $first } for it. Then the Bitoku path: what counts is how many sorts lie on it, reached or not. You have { $kinds }, which is { $points }; one more would have made it { $more }.
treasures = The treasures of the lake. In the Glade you are ahead alone: { $glade }. In the Forges all are level, so the awards are added up, { $all }, and shared: { $share } each. With the other tracks that makes { $points }.
stones = The rocks: { $wolf } from the wolf and { $fox } from the fox, { $points } in all, because the pilgrim in the middle counted for both. Take rocks early, and collect what they show.
homage = Your guardians bow: { $pips } pips, and { $goods } resources with them. Every { $homage-divisor } of that are one virtue, { $points } in all, and the rest is lost. So spend your resources: whatever they buy is nearly always worth more.
fulfilled = The visions: { $done } fulfilled, one missed, { $points } in all. The last one made up for the one you gave away. And had you been level with Kiku, who fulfilled { $kiku }, the number of visions would have decided.
fate = And finally your own board: under every crystal and every building counter a number was hidden, { $points } together. So a crystal works while you play, and counts at the end.
free = { $total } virtue, and the forest bows to you. Think of the end from the first spring on: a rock and what it shows, visions that share nothing, a chain for every summer. Now play a game of your own, with “Teach me while we play”.
