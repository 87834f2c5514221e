"""The shapes of what the server tells, beside those of the kernel and of each game. All words come ready in the
viewer's language.

tools/wire_types.py writes the page's types from them: a docstring or a comment here is a comment there.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ennichi.kernel.shapes import GameView, OptionValue, Seat


class GameInfo(TypedDict):
    """GET /api/games?lang="""

    name: str  # "bamboo"
    title: str
    blurb: str
    line: str  # what it is about, in a few words; a game need not say it
    facts: str  # what else there is to know about it, in a few words; likewise
    minutes: list[int]  # a game among people takes from so long to so long; empty where it is not told
    weight: int  # how much there is to think about, from 1 (light) to 5 (heavy); 0 where it is not told
    accent: str  # the colour that its pages wear: [data-game] in style.css
    seats: list[int]
    options: list[OptionInfo]
    alone: Alone | None  # whom a single player meets, where the rules play an opponent
    optionLabels: dict[str, str]  # by name; also of options that no table with these components is asked about
    colours: list[ColourInfo]  # of the players, in the order in which seats get them
    bots: list[BotInfo]
    scoring: list[ScoreLine]  # the lines of the breakdown, in order
    lessons: list[LessonInfo]  # by which it can be learnt, in order
    puzzles: int  # how many there are of it


class LessonInfo(TypedDict):
    name: str  # "first"
    title: str
    blurb: str
    minutes: int  # about so long it takes


class OptionInfo(TypedDict):
    name: str
    label: str
    help: str
    default: OptionValue
    first: OptionValue  # with which a first game begins
    firstHelp: str  # what to do with it in a first game, in a sentence; a game need not say it
    seats: list[int]  # the numbers of seats that it is for
    values: list[OptionChoice]


class OptionChoice(TypedDict):
    value: OptionValue
    label: str


class Alone(TypedDict):
    opponent: str  # "the Tengu", as in "against the Tengu"
    difficulties: list[Difficulty]  # from the easiest


class Difficulty(TypedDict):
    """A bundle of options by its name."""

    name: str  # "easier"
    label: str
    help: str
    options: dict[str, OptionValue]  # those that differ from their defaults


class ColourInfo(TypedDict):
    name: str  # "purple"
    label: str
    look: int  # how a seat of this colour looks
    seats: list[int]  # the numbers of seats at which it can be had


class BotInfo(TypedDict):
    name: str  # "greedy"
    label: str
    help: str
    level: int | None  # null: a bot of this server's own


class ScoreLine(TypedDict):
    id: str
    label: str


class TableLine(TypedDict):
    """GET /api/tables: one of the tables of this browser, newest first."""

    table: str
    game: str
    seat: Seat | None
    link: str
    made: bool  # this browser set it up
    seats: list[SeatInfo]
    over: bool
    yourTurn: bool
    actor: Seat | None  # whose turn it is
    where: str  # "Summer of year 3"
    scores: list[int]  # opponents that the rules play come after the seats
    updated: str  # ISO time
    notice: str  # when it will be removed, or until when it can be brought back
    removed: bool


SeatKind = Literal["human", "open", "bot"]
Trouble = Literal["", "died", "failed"]


class SeatInfo(TypedDict):
    kind: SeatKind
    name: str  # shown name; for an open seat empty
    bot: str  # level, for a bot
    look: int  # which colour and shape it has
    botLabel: str
    here: bool  # connected now
    wishesEnd: bool  # would like the game to be deleted
    thinking: bool  # a bot that is choosing
    trouble: Trouble  # its process ended, or it failed otherwise; it tries again
    since: float | None  # when a bot began to think, or a person was last here; null also where nobody ever was
    again: float | None  # when a bot that failed tries again


class Touch(TypedDict):
    """One touch in words."""

    name: str  # "home.1D3"
    words: str  # what touching it does now


class Beat(TypedDict):
    """A sentence of the narrator."""

    seat: Seat | None  # whom it is about
    text: str
    things: list[str]  # touch names that it speaks of


class Scene(TypedDict):
    """A turn, or a moment that concerns everybody, told by the narrator."""

    index: int  # its place among the scenes of the game
    first: int  # how many touches came before it
    end: int  # how many had been played when it ended, as far as it has come
    seat: Seat | None  # whose turn it is; null: a moment, such as a season
    chapter: str  # where the game stood
    title: str  # of a moment
    beats: list[Beat]
    sum: list[Beat]  # of a moment: one line a player, where that is less than what is told


class Step(TypedDict):
    """A sentence about what happens beyond a player's own turn, such as a season, as it is told step by step."""

    scene: int  # the index of its scene
    title: bool  # it names the scene
    seat: Seat | None  # whom it is about
    text: str
    things: list[str]  # touch names that it speaks of
    event: str  # what happened first of all, as in a line of the log
    mark: str  # what stands on the first of the things meanwhile, such as "3 < 4"
    changes: dict[str, Any]  # the view's table at this step: values by path, which differ from those at the next step
    scores: list[int]  # as in a state


class Own(TypedDict):
    """The table in a film before what a touch brings about is told step by step: what the turn itself has come to."""

    acts: bool  # the touch did something itself
    changes: dict[str, Any]  # as in a step
    scores: list[int]  # as in a state


class LogLine(TypedDict):
    number: int  # the touch that caused it, counted from 1; 0 is the setup
    scene: int  # the index of its scene
    seat: Seat | None  # whose doing it was
    text: str
    things: list[str]  # touch names that the line speaks of
    chapter: str  # set on a line that opens a new season
    event: str  # the same as data: what happened ("die-placed")
    fields: dict[str, int]  # and its numbers by name


class LastTouch(TypedDict):
    seat: Seat
    touch: str  # empty where it is secret


class Deal(TypedDict):
    """What everybody may know of the secret that deals the cards; it is told when the game is over."""

    commitment: str
    salt: str
    secret: str


class State(TypedDict):
    """Sent on every change, and once on connecting."""

    type: Literal["state"]
    table: str
    number: int  # touches played so far
    version: int  # grows with every change, undo included
    viewer: Seat | None
    game: str
    components: str  # the component set and its words, as the address of its pieces
    componentsNote: str  # named on the table when it is not the built-in set
    seats: list[SeatInfo]
    watching: int  # how many look on without a seat
    view: GameView
    prompt: str  # what is being asked, for whoever must act
    ask: str  # id of the question ("ask-home"): anchor of the rules page
    touches: list[Touch]  # open to the viewer now, in reading order
    canUndo: bool
    canRestart: bool
    undoLimit: int  # touches after this many may be taken back
    log: list[LogLine]  # only the lines after `logFrom`
    logFrom: int  # keep older lines up to this touch number, drop newer ones (undo)
    scenes: list[Scene]  # only those from `scenesFrom` on
    scenesFrom: int  # keep older scenes before this index, drop the others
    steps: list[Step]  # what the last touch brought about beyond its seat's own turn; the last step leads to `view`
    befell: list[Beat]  # what others, or the rules, did to the viewer since its last touch
    last: LastTouch | None  # the touch that led here
    scores: list[int]  # as if it ended now
    breakdown: list[dict[str, int]]  # the same line by line, for each seat
    others: list[str]  # opponents that the rules play, such as the Tengu: counted after the seats
    winners: list[Seat]  # when over
    rematch: str  # link to the next table, when somebody asked for one
    deal: Deal | None  # null where a seed deals the cards
    notice: str  # what to know about rules that were changed in the middle of the game
    readOnly: bool  # it can only be looked at: these rules cannot go on with it
    lesson: LessonNow | None  # where the learner stands, at the table of a lesson that still follows it
    puzzle: PuzzleNow | None  # for who solves a puzzle at this table


class LessonNow(TypedDict):
    """Where a table stands in its lesson: that follows from its touches alone."""

    name: str
    at: int  # the number of touches at which these steps begin; it tells one such group from another
    number: int  # the place of the first of them in the lesson, counted from 1
    of: int  # steps of the lesson
    steps: list[LessonStep]  # that speak here, one after the other; none while others play
    back: int | None  # the touches that stay when one goes back to the learner's last own one
    task: TaskProgress


TaskProgress = Literal["", "open", "solved", "missed"]  # empty: no task has begun


class LessonStep(TypedDict):
    name: str
    words: str
    goal: str  # of a task, in short
    missed: str  # of a task: what is said when the turn ended without it
    show: list[list[str]]  # lights, each around all its things
    touches: list[str]  # that are open while it speaks; none where it only speaks, or is a task
    task: bool  # the learner plays alone
    lost: bool  # in this turn the task can no longer be done


class PuzzleNow(TypedDict):
    """Where a table stands in its puzzle."""

    id: str
    name: str  # within its game
    number: int  # its place among the puzzles of the game, counted from 1
    of: int
    difficulty: int  # 1 to 3
    start: int  # the touches that lead to it
    over: bool  # its turn is played, and can be judged
    variant: str  # "Night", where it is of a variant of the game; otherwise empty
    next: str  # the name of the puzzle after it


class Presence(TypedDict):
    type: Literal["presence"]
    seats: list[SeatInfo]
    watching: int


class Pulse(TypedDict):
    """Sent on connecting, and whenever it is asked for: the line is alive. All times of seats are by this clock."""

    type: Literal["pulse"]
    now: float  # seconds


class Gone(TypedDict):
    """The game was deleted; the socket closes."""

    type: Literal["gone"]
    message: str


class Hint(TypedDict):
    type: Literal["hint"]
    touch: str
    words: str
    lines: list[HintLine]


class HintLine(TypedDict):
    """One way to go on with this turn: its touches, and what they do and bring, in a sentence."""

    touches: list[str]
    words: str
    brief: str  # what it begins with and what counts most
    whole: str  # the same with all that it does
    why: str  # what it gains now, prepares and denies, or leads to, in a sentence; empty where nothing is worth saying
    less: float  # points than the best of these ways, as far as a short search can tell
    lacks: str  # what it lacks beside the best, where that is clearly better, in a sentence


class CoachNow(TypedDict):
    """What the coach has to say about a position, before it thinks."""

    type: Literal["coach"]
    version: int  # of the table that it speaks of
    turn: int  # how many touches had been played when the turn at hand began
    begins: bool  # nothing was touched in it yet
    stakes: list[Stake]  # what costs most first
    last: int  # how many touches had been played when the viewer's last own turn was over; -1 before the first
    thinks: bool  # plans will follow


class Stake(TypedDict):
    """A fact of the position that is worth a sentence."""

    topic: str  # who has understood a topic needs to hear of it no more
    first: bool  # it explains what has come up, to whoever meets it for the first time
    words: str
    things: list[str]  # touches that stand for what it speaks of
    anchor: str  # part of the rules page


class CoachPlans(TypedDict):
    """Sensible ways to play this turn, the best first."""

    type: Literal["plans"]
    version: int
    turn: int
    plans: list[HintLine]


Verdict = Literal["only", "best", "alike", "worse"]


class CoachWhy(TypedDict):
    """Whether an open touch is good, and why."""

    type: Literal["why"]
    touch: str
    version: int
    verdict: Verdict  # beside the best way that a search finds
    words: str  # where it leads in this turn, in short
    why: str  # what speaks for it, as in a hint
    better: BetterWay | None  # where that is clearly better


class CoachTurn(TypedDict):
    """What the viewer's last own turn brought."""

    type: Literal["turn"]
    end: int  # how many touches had been played when it was over
    words: str  # what it did, cost and brought, in short; empty where it was only a choice for later
    lines: list[BroughtLine]  # of the count, those that changed
    settled: list[str]  # topics of what was at stake that it took care of
    missed: BetterWay | None  # a plan that was clearly better
    sure: bool  # it was compared with plans


class BetterWay(TypedDict):
    words: str  # what it does, in short
    why: str  # by how many points it is better, and by what, in a sentence


class BroughtLine(TypedDict):
    label: str
    points: int


class About(TypedDict):
    """What a thing is and does, and why it is closed."""

    type: Literal["about"]
    touch: str
    title: str
    text: str  # one sentence: what it does, from its effect
    does: str  # what touching it does now; empty when closed
    final: bool  # touching it reveals something hidden and so cannot be taken back; the client asks first
    why: str  # what it would bring to light; empty where it is not final
    reason: str  # why it is closed; empty when open
    notAsked: bool  # the reason is only that the question is another one
    source: str  # "rulebook", "published" or "reconstructed"; empty where nothing is printed
    anchor: str  # part of the rules page


class Ahead(TypedDict):
    """What an open touch would lead to. Whatever hangs on chance or on hidden things is dealt anew in each of these
    positions, so only what is the same in all of them is sure; a single one is sure altogether."""

    type: Literal["ahead"]
    touch: str
    version: int  # of the table that was asked about
    positions: list[Imagined]  # none for a touch that is not open to the viewer


class Imagined(TypedDict):
    view: GameView
    scores: list[int]  # as in a state


class Told(TypedDict):
    """A refusal, as it is said on a socket."""

    type: Literal["refused"]
    code: str
    message: str


# From the server, on the socket.
Message = State | Presence | Pulse | Gone | Hint | About | Ahead | Told | CoachNow | CoachPlans | CoachWhy | CoachTurn


class FilmHead(TypedDict):
    """A film without its frames, which are kept as JSON."""

    game: str
    components: str  # so that a replay finds its pieces
    seats: list[SeatInfo]
    others: list[str]  # as in a state
    over: bool
    open: bool  # nothing of it is a secret any more: its record can be had, and one can go on from any moment
    winners: list[Seat]  # when over
    notice: str  # as in a state
    scenes: list[Scene]  # all of them, as an onlooker may know them


class Film(FilmHead):
    """GET /api/tables/T/frames?lang= : a game as a film."""

    frames: list[Frame]  # the first is the position after setup, or where today's rules took over


class Frame(TypedDict):
    number: int
    seat: Seat | None
    words: str  # what was touched
    scores: list[int]
    chapter: str


class FrameView(TypedDict):
    """GET /api/tables/T/frames/N?lang= : one frame, as the viewer may see it."""

    number: int
    view: GameView
    prompt: str
    log: list[LogLine]
    breakdown: list[dict[str, int]]
    own: Own | None  # where there are steps
    steps: list[Step]  # what the touch brought about beyond its seat's own turn


class Puzzles(TypedDict):
    """GET /api/puzzles?lang= : all of them, and which is the one of the day."""

    today: str  # its id; empty where there is none
    puzzles: list[PuzzleLine]  # game by game, the easy ones first


class PuzzleLine(TypedDict):
    id: str  # "bamboo-1004"
    game: str
    name: str  # within its game
    number: int  # its place among the puzzles of the game, counted from 1
    difficulty: int  # 1 to 3
    seats: int
    where: str  # "Summer of year 3"
    variant: str  # "Night", where it is of a variant of the game; otherwise empty


class PuzzleAnswer(TypedDict):
    """GET /api/tables/T/puzzle?lang= : what was played is judged; with solution=true, the answer is told."""

    right: bool
    yours: PuzzleWay
    best: PuzzleWay | None  # for who has found it, or has given up
    wrong: list[PuzzleWay]  # that tempt; before the answer is told, only one that is like what was played


class PuzzleWay(TypedDict):
    """A turn, and what it brings."""

    touches: list[str]
    words: str  # the narrator's sentences
    points: float  # that the seat may expect in the end
    less: float  # than the best turn brings
    gains: str  # what it gains now, prepares and denies; may be empty
    ends: str  # what it brings in the end against the best turn, and where; of the best itself: against the wrong ones


class Example(TypedDict):
    """GET /api/games/GAME/examples/NAME?lang= : a moment of a game for its rules page, or a turn step by step."""

    components: str  # so that the page finds its pieces
    seat: Seat  # whose eyes look
    breakdown: list[dict[str, int]]  # as in a state, at the end of it
    steps: list[ExampleStep]  # the position, and after each touch of the turn the next one


class ExampleStep(TypedDict):
    view: GameView
    prompt: str
    touch: str  # that led here; empty in the first
    words: str  # what it was, likewise
    said: list[str]  # what the narrator tells of the turn so far


class SideFrame(Frame):
    """One moment of what could have been."""

    shown: FrameView


class SideLine(TypedDict):
    """GET /api/tables/T/frames/N/line?touch=A&touch=B&lang= : other touches from frame N on."""

    number: int
    frames: list[SideFrame]  # after each of the touches


class Analysis(TypedDict):
    """GET /api/tables/T/analysis?lang= : what a bot thinks of a finished game; with 202, as far as it has come."""

    done: int  # turns that were judged
    of: int  # all of them; 0 before they were counted
    turns: list[AnalysedTurn]  # all of them, as soon as they were counted
    swings: list[Swing]  # the biggest first


class AnalysedTurn(TypedDict):
    number: int  # the touch with which the turn begins
    seat: Seat
    words: str  # "summer of year 2, turn 3"
    expected: list[float]  # chance to win, for each seat
    scores: list[float]  # expected final scores
    sure: bool  # judged by a search; otherwise at first sight


class Swing(TypedDict):
    number: int  # the touch with which the turn begins
    end: int  # and how many had been played when it was over
    seat: Seat
    words: str  # as of the turn
    loss: float  # points of the expected final score
    played: str
    better: str
    why: str  # what it gains or prepares more; empty where nothing stands out
    touches: list[str]  # of the better way


class WayToTell(TypedDict):
    """A way to be told of one's turn, as whoever asked for it sees it."""

    id: str
    channel: Literal["push", "mail", "webhook"]
    shown: str  # so much of the address that it is known again; empty for this browser
    confirmed: bool  # a mail address that is not gets nothing but the question
    here: bool  # asked for at this table
    everywhere: bool  # at all tables where this browser has a seat
    fault: str  # why the last message did not arrive, in a word; or empty


class WaysToTell(TypedDict):
    """GET /api/tables/ID/notices"""

    push: str  # the key by which browsers know this server; empty where it sends nothing to browsers
    mail: bool
    webhook: bool
    ways: list[WayToTell]
    quietFrom: int | None  # minutes of the day
    quietTo: int | None
