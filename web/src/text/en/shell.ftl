# What the pages of the table say themselves, in English. Words of a game come from the game.

tagline = Games from one fair day. Sit down in ten seconds.
skip-to-content = Skip to the content
unreachable = The server cannot be reached. Please try again.
loading = One moment…
close = Close
cancel = Cancel
retry = Try again
to-lobby = Back to the lobby
copied = Copied

## Lobby

games = Games
players = players
players-count = { $seats } players
seat-of = Seat { $n }
colour-of = Colour of seat { $n }
looks =
    .plum = plum
    .sky = sky
    .cinnabar = cinnabar
    .celadon = celadon
box-colour = { $look } (in the box: { $colour })
who-sits = Who sits on seat { $n }
me = Me
friend = Friend
bot = Bot
your-name = Your name
on-this-device = you, on this device
waiting-for-friend = A friend
friend-note = you get a link to share; the seat is theirs when they open it
bot-level = Strength of the bot on seat { $n }
against = against { $opponent }
difficulty = Difficulty
own-mixture = Your own mixture of the options below.
play = Play
play-note = No account. The link brings your seat back on any device.
watch-bots = Nobody sits here for you: you will watch.
ways-into = Ways into { $game }
to-play = Play: set up a table
puzzle = Puzzle
play-time-note = A game among people; against bots it is quicker.
weight-note = How much there is to think about
weights =
    .w1 = very light
    .w2 = light
    .w3 = medium
    .w4 = demanding
    .w5 = heavy
first-game = First game:
new-here = New to { $game }? Start with the first lesson: { $n } minutes on the real board.
played-before = Have you played { $game } before?
played-before-note = If not, a lesson plays with you on the real board, touch by touch, for about { $n } minutes. You may leave it at any moment and simply play on.
show-me = Not yet: show me
know-it = Yes: to the table
your-tables = Your tables
no-tables = No table yet. Yours will wait here, on this browser.
your-turn = Your turn.
turn-of = { $name } is thinking.
open-seats = { $n ->
    [one] 1 seat is free.
   *[other] { $n } seats are free.
}
finished = { $who }, { $scores }
level = { $names } are level
score-join = {" "}to{" "}
learn = Learn and look back
learn-rules = The rules of { $game }
learn-note = with pictures, an example turn and a page to print
watch-finished = Watch a finished game
watch-note = step by step, with scores over time
watch-empty = once one of your tables is finished
open-record = Open a record
open-record-note = choose a .kifu file or drop it here
drop-here = Drop the record here
record-too-large = This file is too large for a record.
forget = Delete this table
bring-back = Bring it back
removed-tables = Removed ({ $count })
delete-ask = Whoever set it up deletes it for everybody. Anybody else asks the others, and it goes when all agree.
others-asked = The others at this table are asked: { $wishes } of { $of } would like to delete it.
wish-delete = { $names } would like to delete this game ({ $count } of { $of }).
agree-delete = Agree
keep-game = Keep it after all
show-link = Show the link
fair-cards = How the cards were dealt
fair-cards-note = Nobody chose the cards: the server settled on the deal before the game and cannot change it any more. At the end everybody can check that.
commitment = Commitment
deal-salt = Salt of the players
deal-secret = Secret of the server
deal-promised = Before the first card the server settled on a secret and showed this commitment; then the browser that set up the table mixed in a salt of its own. At the end the secret is shown, and everybody can check that no card was dealt by choice.
deal-fits = Checked: the secret is the one that the server committed to before the first card.
deal-broken = This does not fit what the server committed to. Somebody may have changed the deal.
deal-check = This page cannot check it here. Compare the commitment with the SHA-256 of the word ennichi, a space and the secret.
watching-now = { $count } watching
footer = Rules enforced, drawings our own, nothing sent to third parties.
about = About
keyboard = Keyboard
language = Language
theme = Theme
themes =
    .auto = As the system
    .light = Light
    .dark = Dark
to-dark = Dark
to-light = Light
show-more = Show all

## Table

rules = Rules
what-can-i-do = What can I do?
hint = Hint
settings = Settings
menu = Menu
undo = Undo
undo-to-here = Take back this and all after it
zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
whole-board = Whole board
open-large = Open large
back-to-board = Back to the board
more-elsewhere = More to touch on the board
more-above = { $n ->
    [one] 1 more above
   *[other] { $n } more above
}
more-below = { $n ->
    [one] 1 more below
   *[other] { $n } more below
}
more-left = { $n } more to the left
more-right = { $n } more to the right
this-turn-so-far = This turn so far
turn-start = Start
turn-now = now
turn-fixed = can no longer be taken back
count-so-far = The count so far
count-so-far-note = As if the game ended now.
if-ended-short = if it ended now
restart-turn = Restart turn
pace = Pace of the others’ moves
paces =
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .off = At once
options = Options ({ $count })
careful = Ask before what cannot be taken back
sound = Sound
yes = Yes
no = No
invite-link = Link to invite and to watch
private-link = Your private link, for your other devices
copy = Copy
record = Record
download-record = Download the record
record-when-over = The record can be downloaded when the game is over: before, it would give away what is hidden.
resign = Leave your seat to a bot
resign-ask = A bot plays on in your place. This cannot be taken back.
resign-to = Leave it to { $bot }
thinking = { $name } is thinking…
bot-thinking = { $name } is choosing…
away = { $name } is not here at the moment. The table waits.
away-for = away { $time }
here = here
never-came = not here yet
away-since = { $name } has been away for { $time }. The table waits.
not-yet-here = { $name } has not come yet. The table waits.
has-left = { $name } has left the table.
has-come = { $name } has come to the table.
is-back = { $name } is back.
thinks-for = has been choosing for { $time }
bot-died = { $name } had to be started again, and thinks anew…
bot-failed = { $name } could not choose, and tries again…
again-in = in { $time }
lost-title = Connection lost.
lost-again = Trying again in { $time }
lost-trying = Trying again…
try-now = Try now
connected-again = Connected again.
touch-arrived = Connected again. Your last touch had arrived.
touch-lost = Connected again. Your last touch did not arrive: please touch again.
undo-arrived = Connected again. It had been taken back.
undo-lost = Connected again. Nothing was taken back: please try again.
seconds = { $n } s
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
skip = Skip ahead
you = You
spectator = You are watching.
spectator-free = You are watching. A seat is free:
take-seat = Take the seat
take-seat-as = Play as
free-seat = Free seat
waiting-for-seats = { $n ->
    [one] Waiting for one more player.
   *[other] Waiting for { $n } more players.
}
invite-note = Send this link; whoever opens it can take a free seat.
reconnecting = Connection lost. Reconnecting…
connecting = Taking a seat…
not-sent = Not connected right now; your touch was not sent.
log = Log
whole-log = The whole log
log-empty = Nothing happened yet.
seats = Seats
points = points
points-earned = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
if-ended-now = { $points } points if the game ended now
this-turn = on turn
open-board = Show the board of { $name }
board-of = Board of { $name }
back-to-yours = Back to yours
zones = Parts of the table
prompt = What is asked
news = About this table
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
choices-on-yours = { $n ->
    [one] 1 choice on your board
   *[other] { $n } choices on your board
}
hint-thinks = A bot is thinking it over…
hint-says = What a bot would do
do-it = Do it
nothing-to-do = Nothing to do for you at the moment.
nothing-to-undo = Nothing can be taken back at the moment.
final = This cannot be taken back.
# for the ear, after that
final-again = Choosing it again does it, Escape leaves it.
foreseen = It would change: { $changes }
# by how much a touch changes somebody's numbers
would-change = { $name }: { $changes }.
# The verb before a price, as the server's texts use it.
costs = costs
rules-about = In the rules
sources =
    .reconstructed = value reconstructed by us
    .short = our value

## End

game-over = The game is over
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
you-win = You win
count = The count
total = Total
show-all = Show all
point-sources = Where the points came from
over-time = Score over time
over-time-note = as if the game had ended there
rematch = Play again
go-to-rematch = To the next table
watch-replay = Watch the replay

## Replay

replay = Replay
moment = Touch { $n } of { $all }
setup = After the setup
to-start = To the start
step-back = One touch back
step-on = One touch on
to-end = To the end
play-film = Play
pause-film = Pause
continue-here = Continue from here
continue-note = opens a new table that starts with this position
to-table = To the table
analyse = Analyse
analysis = Analysis
analysing = A bot has looked closely at { $done } of { $of } turns
first-estimate = A first estimate of the chance to win, which a closer look improves turn by turn
estimate-at = { $turn }, at first sight
chances = Chance to win, turn by turn
swings = Where it was decided
swings-so-far = What cost most so far
swing =
    { $name }, { $turn }: { $cost ->
        [little] a little was lost
        [some] a good deal was lost
       *[much] very much was lost
    }
show-way = Show it on the board
could-be = What could have been: { $name }, { $turn }
could-be-start = As it stood when the turn began
back-to-game = Back to the game
played = Played:
better = A bot:
no-swings = No turn cost anybody much.

## Pages

rules-of = { $game }: the rules
contents = Contents
rulings-of = Our rulings for { $game }
rulings-note = What we decided where the rulebook leaves a question open or its icons are lost.
rules-note = In our own words. The game belongs to its author and publisher; please buy it.
no-rules = This game brings no rules page.
no-rulings = This game brings no register of rulings.
table-help-title = At this table
table-help =
    .touch = **Touch what glows.** Everything else says what it is, and why it is closed, on hover, on a long press or in focus.
    .look = **Look nearer.** The sign beside a title, or Z, opens that part of the board large; it can be played there, and Esc closes it. Ctrl and the wheel, two fingers, or + and − bring the whole board nearer; pull it about, and 0 shows all of it again.
    .undo = **Take back.** U takes back one touch, R the turn. “This turn so far” (T) lists what you did, and leads back to any point of it. What cannot be taken back asks first.
    .ask = **Ask.** “What can I do?” lists your choices in words, “Hint” shows what a bot would do, C counts the points so far.
    .keys = **Keys.** Everything can be done with the keyboard; the page about it is in the settings.
keyboard-title = Playing with the keyboard
keyboard-intro = Everything at the table can be done without a mouse.
key-names =
    .shift = Shift
    .enter = Enter
    .space = Space
    .escape = Esc
    .home = Home
    .end = End
keys =
    .tab = to the next or previous thing you may touch
    .arrows = to the nearest thing you may touch in that direction
    .any-thing = to the nearest thing of any sort, to read about it or to learn why it is closed
    .touch = touch it
    .undo = take back your last touch
    .restart = restart your turn
    .hint = what a bot would do
    .coach = call the coach, or send it away
    .why = whether the thing under the pointer or in focus is good, and why
    .what = what it is for
    .can-do = list of everything you can do
    .rules = the rules about what is asked, beside the table; on a rules page, the search
    .count = the count so far
    .log = to the log; ↑ and ↓ move in it and show its things on the board
    .board = the board of that seat
    .option = where choices are numbered: the choice with that number
    .turn = what you did this turn; Enter goes back to a point of it
    .zone = open the part under the pointer or in focus large, and close it again
    .zoom = nearer, farther, the whole board; with the wheel, Ctrl brings nearer
    .pan = when nearer and nothing is in focus: move the board; with the mouse, pull it
    .escape = close, or back to your own board
    .film-step = in a replay: step, start, end
    .film-play = in a replay: play or pause
about-title = About ennichi
about-text =
    .fair = Ennichi are the days when a Japanese temple holds a fair. Here three board games set in Japan stand side by side: Bamboo, Bitoku and IKI.
    .rules = The rules are enforced by the server; this page only draws what your seat may see. Bots see no more than a player on their seat would.
    .drawings = All drawings and all words are our own. No picture, logo or text of the publishers is used. Most numbers printed on the pieces are published nowhere; those were reconstructed, and the table says so where you ask about a piece. The games belong to their authors and publishers: if you like them, please buy them.
    .privacy = There are no accounts and no tracking. One cookie remembers which seats are yours; language, theme and name stay in this browser. Nothing is ever requested from a third party.
not-found = There is nothing at this address.

## The narrator

what-happens = What happens
since-last-turn = Since your last turn
so-far = What happened so far
as-film = Watch it as a film
for-you = For you:
go-on = Go on
every-step = Every step
steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
earlier-turns = { $count ->
    [one] 1 earlier turn
   *[other] { $count } earlier turns
}
film-by = Go on by
film-units =
    .touch = touch
    .turn = turn
    .round = round
film-speed = Speed

## Lessons

lessons = Learn by playing
lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lesson-at = lesson: { $title }
lesson-begin = Learn
lesson-resume = Go on with the lesson
lesson-go-on = Go on
lesson-once-more = Once more
lesson-done = done
lesson-step = { $n } of { $of }
lesson-label = Lesson, step { $n } of { $of }
lesson-leave = Leave the lesson
lesson-back = Back
lesson-skip = Do it for me
lesson-not-yet = Not yet: first what lies in the light.
lesson-only-read = Nothing to touch here: read, then go on.
lesson-try = I will try
lesson-again = Try again
lesson-show-me = Show me a way
lesson-play-on = Play on
lesson-close = To the result
lesson-to-lobby = To the first page
lesson-lost = This turn no longer leads there: what it takes has been used for something else, or was left out.
lesson-read-on = Read what happened, then go on.
lesson-happens = See what happens, then we go on.
lesson-others-play = { $names } { $n ->
    [one] plays
   *[other] play
}, then we go on.
lesson-hurry = Skip

## Puzzles

puzzles = Puzzles
puzzles-note = One turn is clearly the best: find it
puzzles-intro = Moments of real games in which one turn is clearly better than every other. Play it on the board; then you read what it brings in the end, and why.
puzzles-none = There are no puzzles here yet.
puzzles-progress = { $n } of { $of } solved
puzzles-game = Game
puzzles-difficulty = Difficulty
puzzles-which = Which
puzzles-all-games = All games
puzzles-all-levels = All levels
puzzles-all = All
puzzles-open = Unsolved
puzzles-all-solved = All of these are solved. Well played!
puzzles-go-on = Go on with puzzle { $n }
puzzles-begin = Begin with puzzle { $n }
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-once-more = Once more
puzzle-solved = solved
puzzle-number = Puzzle { $n }
puzzle-seats = { $n ->
    [one] alone
   *[other] { $n } players
}
puzzle-levels =
    .l1 = easy
    .l2 = medium
    .l3 = hard
puzzle-asks = Find the best way to go on with this turn.
puzzle-judging = Your turn is being weighed …
puzzle-showing = This is the best turn.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-right = Right: nothing is better
puzzle-wrong = There is a better turn
puzzle-solution = The solution
puzzle-yours = Your turn:
puzzle-best = The best turn:
puzzle-tempting = What tempts, and is worse
puzzle-like = Much like it
puzzle-other = A tempting other way
puzzle-played = The turn of the puzzle is played.
puzzle-measured = Every turn was played on many times, over the same cards that might lie hidden.

## The coach, who teaches while one plays

coach = Coach
coach-teach = Teach me while we play
coach-teach-help = At the start of your turns a coach says what is at stake and names two or three sensible plans; afterwards, what the turn brought. It grows silent as you learn.
coach-call = Call the coach
coach-dismiss = Send the coach away
coach-fold = Fold the coach
coach-unfold = Unfold the coach
coach-hidden = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
coach-stakes = At stake
coach-plans = Sensible plans
coach-thinks = Thinking of plans…
coach-weighs = Weighing it…
coach-waits = When it is your turn, I say what is at stake.
coach-quiet = Nothing new this turn. Ask whenever you like.
coach-less = You know some of this by now, so I say less from here on. “Explain it all again” brings it back.
coach-again = Explain it all again
coach-plans-now = Plans from here
coach-how = Point at a thing: W says whether it is good, Q what it is for.
coach-how-by-finger = Hold a thing with your finger: there you can ask whether it is good, and what it is for.
coach-why = Is this good?
coach-what = What is this for?
coach-best = looks best
coach-about-as-good = about as good
coach-a-little-less = a little less
coach-clearly-less = clearly less
coach-following = your way so far
coach-point-first = First point at a thing on the board.
coach-not-open = You cannot touch this now.
verdict =
    .only = It is all you can do now.
    .best = Nothing that I can think of is better.
    .alike = It is about as good as the best I can think of, not better.
    .worse = There is something better.
coach-better-would = I would rather:
coach-leads-to = It leads to this:
coach-turn = Your last turn
coach-brought = { $total }: { $lines }.
coach-brought-line = { $points } { $label }
coach-missed = Next time, perhaps:
coach-plan-n = Plan { $n }, { $words }
coach-next = Now: { $words }
coach-is-plan = Plan { $n } below begins with it.
coach-in-plan = Plan { $n } uses it.
coach-rules = In the rules: { $heading }
