lesson-title = One thing leads to the next
lesson-blurb = Footprints, gates, crystals and pilgrims: how one turn sets off another, touch by touch.

again = The second summer goes on: the soul is free, and your { $best } is awake. So far we did one thing after the other. Today we forge a chain, in which every link brings the next one.
light = This is where it shall lead: to a stone lantern, called an illumination. A pilgrim who arrives there brings up to { $points } virtue and an amulet. It lies beyond the bridge, too far for a single turn.
paths = Pilgrims walk from left to right, a footprint for each space; any number may share one. They set out here, on the upper or the lower path. On the way they may turn off to a lantern or a gate, where they stay for good.
shortcut = This one did so last year, and it still helps: your new pilgrims may set out beside a gate that you have reached. So a gate is a prize and a shortcut.
bridge = This bridge lets you pass once you have completed { $needs ->
    [one] a card
   *[other] { $needs } cards
} of your Bitoku path. With Makoto you have: that footprint pays again. The other bridge will ask for { $second }.
crystal = The first link: you own one jade, and this crystal costs one resource of any kind. It is a drop, an Ingenuity crystal, and shows a footprint. Crystals are never used up.
mouse = The mouse builds, or buys crystals. Choose it, and lay it on the middle space: there it wakes your { $value }, and right beside it is a place for a drop.
drop = Let the mouse act, choose to buy a crystal, and take this drop. Your jade pays for it by itself.
sleeper = On each empty place a pilgrim of yours is asleep, { $asleep } in all. Put the drop beside the mouse: the pilgrim there wakes up, and at the end the place is worth { $points } virtue.
answer = { $awake } pilgrims are ready now. Whenever a card is played beside a drop, the crystal answers, and a new one answers at once. Touch the crystal for its footprint.
out = Send out a pilgrim. From where: the start, or beside your gate? Take the space beside the gate, which saves a footprint. Then end your turn.
colours = Ren and Kiku bought Dream crystals, the rounded ones, which bring something every spring. The shields are Memory crystals: they bring virtue whenever a certain thing happens. Here are your places for both.
fox = The fox is the next link. One space is left, so it goes there by itself and wakes your { $value }. Let it act, touch the pilgrim to move it on, and end your turn.
raise = Now { $steps } footprints are missing: onto the bridge, off it, and aside to the lantern. The Stairs give that many to a { $needs }, and yours is a { $value }. Take it, add one +{ $amulet-middle } amulet, and send it to the Stairs.
over = Choose the fourth row, touch the pilgrim, and lead it onto the bridge. The lantern above is nearer, but worth only { $points }, and the journey would end there.
behind = Makoto has opened the bridge. { $left } footprints are left: touch the pilgrim to cross it, and once more to see where it can turn.
turning = You could light the lantern now, for { $light } virtue. The gate brings { $gate }, but also { $goods } resources, and your next pilgrims may start here, beyond the bridge. The lantern can wait. Choose the gate.
goods = Any { $goods } resources: think of the next links. Sake buys the soul we want, jade often buys souls and dragonflies, stone your second building. Take one of each.
temple = In a region a die may take a row and use a building. This temple is yours, so nobody else profits. It gives a rock, which another lesson explains: take the one with Saki, and end your turn.
chuugi = Footprints need a Bitoku card to step onto. So let your { $value } cross the river: it becomes a { $after }, and Chuugi waits on the hill. Take him, and end your turn.
soul = Kiku’s { $mine } stands in the Lands of Yomi, but your { $mine } is as high, and equal is enough. Send it there, take the second row and a mitama, and choose Saki. The sake from the gate pays.
thanks = Saki thanks you with a footprint or an amulet. Take the footprint and step onto Chuugi: { $points } virtue and a +{ $amulet-middle } amulet. So much from a small { $mine }! Well done; end your turn.
ren = Ren forges chains, too: with amulets he sent a { $value } to the Stairs, completed a Bitoku card on the way, and got a vision for it. Mind that { $value }: it stands where you want to go.
alone = The last link is yours: light that lantern, and gain { $goal } virtue within this turn. A { $die } and both amulets are left, and there are { $ways } ways. Where could a pilgrim set out, and what gives it enough footprints?
alone-goal = Gain { $goal } virtue this turn: { $gained } so far.
alone-missed = The turn is over, with { $gained } virtue of { $goal }. From the gate beyond the bridge it takes a footprint to set out and another to arrive. The Stairs give them to a die not below Ren’s; so may a dragonfly that joins your waiting soul. Try again.
free = The lantern is lit: { $gain } virtue, and you have earned { $earned }. Ask of every turn what it sets off; that is the secret. The next lesson tells of visions, rocks and the last count. Or play on: the forest is yours.
