lesson-title = One thing leads to the next
lesson-blurb = Footprints, gates, crystals and pilgrims: how one turn sets off another, touch by touch.

again = The second summer goes on. The soul is free, the wolf lies on its space, and your { $best } is awake. So far we did one thing after the other. Today we forge a chain, in which every link brings the next one.
light = This is where it shall lead: a stone lantern on the Paths of Wisdom, called an illumination. A pilgrim who arrives there brings up to { $points } virtue, and an amulet. It lies beyond the bridge, too far for a single turn. A chain will get us there.
paths = Pilgrims walk from left to right, a footprint for each space, and any number of them may stand together. They set out here, on the upper or on the lower path. On the way they can turn off to a lantern or a gate, and there they stay for good.
shortcut = This one did so last year. It sleeps in the gate, and it still helps you: new pilgrims need not begin at the start any more, they may set out beside a gate that you have reached. So a gate is a prize and a shortcut.
bridge = And this is the first bridge. It lets you pass once you have completed { $needs ->
    [one] a card
   *[other] { $needs } cards
} of your Bitoku path. Makoto is completed, so the footprint that took you to him pays again. The other bridge will ask for { $second }.
crystal = Now the first link. You own a single jade, and this crystal costs one resource of any kind. It is a drop, an Ingenuity crystal, and shows a footprint. A crystal is never used up: it will work again in years to come.
mouse = The mouse builds, or buys crystals. Choose it, and lay it on the middle space: there it wakes your { $value }, and right beside that space is a place for a drop. That it lies just there will matter in a moment.
drop = Let the mouse act, choose to buy a crystal, and take the drop with the footprint. Your jade pays for it by itself; a better use for it would be hard to find.
sleeper = On each empty place a pilgrim of yours is asleep, { $asleep } in all. Put the drop beside the mouse. The pilgrim there wakes up and is ready to travel, and in the final count the place is worth { $points } virtue.
answer = { $awake } pilgrims are ready now. And the chain goes on: whenever a card is played beside a drop, the crystal answers, and a new one answers at once. The mouse lies beside it. Touch the crystal for its footprint.
out = Send out a pilgrim, and you are asked where: at the start, or beside the gate you have reached? Take the space beside the gate; that is one footprint saved. Then end your turn, and watch Ren and Kiku.
colours = Ren and Kiku bought crystals, too: Dream crystals, the rounded ones, which bring something every spring. The shields are Memory crystals; they bring virtue whenever a certain thing happens. For both sorts you have places here, and under each of them somebody sleeps.
fox = The fox is the next link. A single space is left for cards, so it goes there by itself and wakes your { $value }. Let it act, and give its footprint to the pilgrim: touch the pilgrim, then end your turn.
raise = Now { $steps } footprints are missing: onto the bridge, off it, and aside to the lantern. The Stairs give that many to a { $needs }, and yours is a { $value }. Take it, add a single +{ $amulet-middle } amulet, and send it to the Stairs. The other amulet is for later.
over = Choose the fourth row. Then touch the pilgrim and lead it onto the bridge. The lantern above it would be nearer, but it is worth only { $points }, and there the journey would be over.
behind = Makoto has opened the bridge for you. { $left } footprints are left: touch the pilgrim, and it walks on to the other side. Touch it again, and it asks where to turn.
turning = You could go into the light now, for { $light } virtue. The gate brings { $gate }, but also { $goods } resources of your choice, and your next pilgrims will start behind the bridge. The lantern does not run away. Choose the gate: it sets off more.
goods = { $goods } resources, whichever you like, so think of the next links. Sake: the soul that we want costs just that. Jade: souls and dragonflies often cost it. Stone: the price of your second building. Take one of each.
temple = A die may do { "two" } things in a region: take a row, and use a building there. The temple is your own, so nobody else profits. It gives a rock: take the one with Saki on it, and end your turn. What rocks are for comes in another lesson.
chuugi = Another link: your footprints need a Bitoku card to step onto. So let your { $value } cross the river. It becomes a { $after }, and on the hill Chuugi is waiting. Take him, and end your turn.
soul = Kiku’s { $mine } stands in the Lands of Yomi, but your { $mine } is just as high, and equal is enough. Send it there, take the second row and a mitama, and choose Saki. You pay with the sake from the gate.
thanks = Saki thanks you with a footprint or an amulet. Take the footprint and step onto Chuugi: { $points } virtue, and he hands you a +{ $amulet-middle } amulet. Soul, footprint, Bitoku, amulet, all of it from a small { $mine }. Well done; end your turn.
ren = Ren forges chains as well. With amulets he made a { $value } of his die and climbed the Stairs. On his way he completed a Bitoku card, and it brought him a vision. Keep an eye on that { $value }: it stands where you want to go.
alone = The last link is yours. A { $die } is left, both amulets lie ready, pilgrims are awake, and that lantern is still dark. Gain { $goal } virtue within this turn: there are { $ways } ways. Think from the end: where could a pilgrim set out, and what gives it enough footprints?
alone-goal = Gain { $goal } virtue this turn: { $gained } so far.
alone-missed = The turn is over, and the lantern is still dark; you have gained { $gained } of { $goal }. From the gate beyond the bridge it takes a footprint to set out and another to arrive. The Stairs give them to a die that is not below Ren’s; a dragonfly that finds a waiting soul may give them, too. Try again.
free = The lantern is lit, for { $gain } virtue, and you have earned { $earned }. It began with a mouse that bought a drop. In every turn ask what it sets off: that is the whole secret. The summer goes on, and the forest is yours.
