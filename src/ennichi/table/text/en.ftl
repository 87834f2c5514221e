# What the web service says, in English.

## Bots

bot-random = Wanderer
bot-random-help = Plays at random, but by the rules. Good for a first look.
bot-greedy = Keen
bot-greedy-help = Takes what looks best at once and plans little. Like every bot it sees only what its seat may see.
bot-level1 = Beginner
bot-level1-help = Makes many mistakes: for your first games.
bot-level2 = Learner
bot-level2-help = Sees what is good, and errs now and then.
bot-level3 = Keen
bot-level3-help = Takes what looks best this turn, and plans no further.
bot-level4 = Strong
bot-level4-help = Searches: looks at many ways for the turn to go on, and at the answers.
bot-level5 = Master
bot-level5-help = Looks at many more ways, for up to three seconds a turn. Takes a good player to beat.
bot-own-help = Learnt this game from games played.
bot-code-help = A bot that whoever runs this server brought along.

## Refusals

refused-unknown-page = There is nothing at this address.
refused-unknown-table = There is no such table. It may have been removed because nobody played there for a long time.
refused-unknown-game = There is no game called “{ $name }”.
refused-bad-request = This request was not understood: { $reason }.
refused-bad-setting = { $reason }
refused-bad-record = This record cannot be opened: { $reason }
refused-too-large = This is too large; at most { $bytes } bytes are accepted.
refused-too-fast = That was too fast. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 } and try again.
refused-too-many-new-tables = Many tables were set up from here lately. The next one is possible in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
refused-foreign-origin = This was asked for by a page of another site ({ $origin }), which may not act here. Open this server’s own page; whoever runs the server can allow others with --origin.
refused-promise-broken = The cards of this table were promised too long ago, or to another table. Please set it up once more.
refused-too-many-devices = This seat is held by too many browsers already.
refused-too-much = You have asked for a lot at once. Please wait until some of it is done.
refused-too-long = This takes too long to play through: at most a few seconds are spent on a game. Is it a whole record, as it was saved?
refused-not-your-seat = You do not hold a seat at this table.
refused-not-your-turn = It is not your turn now.
refused-late = The table has moved on meanwhile; here is how it stands now.
refused-illegal = { $reason }
refused-no-undo = There is nothing of yours to take back: somebody else has acted, or something hidden came to light.
refused-no-open-seat = All seats at this table are taken. You can watch.
refused-not-over = This is possible only when the game is over: before, it would give away what is hidden.
refused-over = The game is over.
refused-bad-name = A name has 1 to 40 characters on one line.
refused-too-many-tables = You have too many tables. Delete some of the old ones first.
refused-no-hint = A hint can be had only when it is your turn.
refused-not-played = The turn of this puzzle is not played to its end yet.
refused-no-frame = This game has no moment { $number }.
refused-busy = The server is busy. Please try again.
refused-other-rules = This game was played by other rules than this server has: it cannot be replayed from its beginning.
refused-other-components = This game was played with other component files than this server has.
refused-not-offered = This server does not send messages in this way.
refused-unknown-way = There is no such way to tell you; it may have been given up meanwhile. Please open this page anew.
refused-unknown-zone = The time zone “{ $zone }” is not known here.
refused-bad-mail = This is not a mail address.
refused-bad-address = This is not an address that messages could be sent to; it begins with https://.
refused-not-https = Messages go only to addresses that begin with https://, at the usual port.
refused-private-address = This address leads into a private network, where this server sends nothing.
refused-bad-link = This link is not complete, or it was not made here. Copy all of it from the message.
refused-old-link = This link is too old, or was used up: ask for a new one at the table.
refused-too-many-subscriptions = You have asked to be told in too many ways. Give up some of them first.
refused-too-many-mails = This address got several mails today that nobody there has asked for. Please try again tomorrow.

## Changed rules, and tables that go

notice-same-so-far = The rules of this game were changed since it began. It goes on by the new rules; nothing that was played is different by them.
notice-goes-on = The rules of this game were changed while it was being played. It goes on from where it stood, by the new rules; what was played before cannot be taken back or looked at again.
notice-taken-back =
    { $back ->
        [one] The rules of this game were changed while it was being played, and they do not know the position that it had. The last move was taken back; it goes on from there by the new rules.
       *[other] The rules of this game were changed while it was being played, and they do not know the position that it had. The last { $back } moves were taken back; it goes on from there by the new rules.
    }
notice-finished = The rules of this game were changed since it was played. Its end is kept as it was; how it came about cannot be looked at by the new rules.
notice-read-only = The rules of this game were changed while it was being played, and by the new rules it cannot go on. It can be looked at as far as they still fit: { $number } of its { $of } moves.
notice-newer-rules = This game was played by newer rules than this server has. It can be looked at here; a newer server goes on with it.
table-marked = Nobody played here for a long time. It will be removed on { $day } unless somebody who plays here opens it.
table-removed = Removed. It can be brought back until { $until }.
refused-removed = This table was removed on { $when }. Whoever holds a seat there can bring it back until { $until }.
refused-read-only = This game can only be looked at: it was played by other rules than this server has.

## Messages

gone = This game was deleted.
gone-by = This game was deleted by { $name }.

## Telling somebody that it is their turn

tell-turn-title = Your turn: { $game }
tell-turns-title =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
tell-turn-with = { $game } with { $others }: it is your turn.
tell-turn-alone = { $game }: it is your turn.
tell-turn-chat = { $player }, it is your turn in { $game } ({ $others }).
tell-more =
    { $count ->
        [one] One more table waits for you.
       *[other] { $count } more tables wait for you.
    }
tell-private = These links are yours alone: whoever has one plays in your seat.
tell-stop = No more of these messages, with one click:
tell-test-title = A trial from the table
tell-test = This is how you will be told that it is your turn.
tell-confirm-title = May we tell you when it is your turn?
tell-confirm = Somebody, we hope it was you, wants to be told at this address when it is their turn at a table. If you agree, open this link and confirm:
tell-confirm-not = If it was not you, do nothing: nothing else will be sent to you.
told-stop = Done: no more messages will be sent to this address. It is forgotten here.
told-confirm = Thank you: from now on you are told here when it is your turn.
