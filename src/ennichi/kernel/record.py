"""Records: a game as text that people read and machines replay (`.kifu`).

    ennichi record 1
    game: bamboo
    rules: 1
    components: 4d1f0c2a9b7e
    seats: 2
    seed: 7
    option night: false
    seat 1: Aiko
    colour 1: black

    # year 1, spring
    1 gift.income coin
    2 …

    end 214 touches

A game that was dealt by a secret has in place of `seed` the lines `secret`, `salt`
(where there is one) and `commitment`, which must fit the secret.
A colour stands there only where somebody chose another than the usual one.
A line of play is the number of the seat, counted from 1, and its touches. A line
that begins with `#` is a comment, and so is what follows a `#` in a line of play.
The last line tells a whole file from a torn one.

Records come from anywhere: every line is read once, by plain string methods, and
everything that can be long has a limit.
"""

from __future__ import annotations

from typing import Final

from .deals import check_salt, check_secret, commitment, salt_of, secret_of
from .errors import BadRecord, BadSetting, IllegalTouch, quoted
from .game import Event, Game, OptionValue, option_text
from .registry import check_name, kind, new
from .store import other_components, rules_changed

FORMAT = "ennichi record 1"
WIDTH = 100

# Far more than any game needs, and its readers' comments.
MOST_LINES: Final = 100_000
LONGEST_LINE: Final = 10_000
MOST_TOUCHES: Final = 50_000
LONGEST_TOUCH: Final = 200
LONGEST_FIELD: Final = 60
PLAIN_FIELDS: Final = ("game", "rules", "components", "seats", "seed", "secret", "salt", "commitment")
FIRST_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyz")
FIELD_SIGNS: Final = FIRST_SIGNS | frozenset("0123456789_ ")


def write_record(game: Game) -> str:
    head = game.header
    if not head.dealt:
        raise BadSetting("a position with hidden things dealt anew has no record: it is not what the deal gave")
    lines = [
        FORMAT,
        f"game: {head.kind.name}",
        f"rules: {head.kind.rules}",
        f"components: {head.box.fingerprint}",
        f"seats: {head.seats}",
    ]
    lines += deal_lines(game)
    lines += [f"option {name}: {option_text(value)}" for name, value in head.options.items()]
    lines += [f"seat {seat + 1}: {name}" for seat, name in enumerate(head.names) if name]
    lines += [f"colour {seat + 1}: {colour}" for seat, colour in enumerate(head.chosen_colours())]
    lines += play_lines(game)
    lines += ["", f"end {len(game.touches())} touches"]
    if game.over:
        lines[-1] += ", result " + " ".join(map(str, game.scores()))
    return "\n".join(lines) + "\n"


def deal_lines(game: Game) -> list[str]:
    """What the cards came from."""
    deal = game.header.deal
    if not deal:
        return [f"seed: {game.header.seed}"]
    salt = [f"salt: {salt_of(deal)}"] if salt_of(deal) else []
    return [f"secret: {secret_of(deal)}", *salt, f"commitment: {game.commitment}"]


def play_lines(game: Game) -> list[str]:
    """One line a turn (continued where it is long), under a comment that names the chapter."""
    text = game.header.kind.text("en")
    lines: list[str] = []
    chapter = -1
    for turn in game.turns():
        if turn.chapter != chapter:
            chapter = turn.chapter
            lines += ["", f"# {game.word('chapter', chapter, text)}"]
        lines.append(f"{turn.seat + 1}")
        for touch in turn.touches:
            name = " " + game.name(touch)
            if len(lines[-1]) + len(name) > WIDTH:
                lines.append(f"{turn.seat + 1}")
            lines[-1] += name
    return [line for line in lines if not line.isdigit()]


class Cursor:
    """The lines of a record that say something, with their numbers."""

    def __init__(self, text: str) -> None:
        self.lines: list[tuple[int, str]] = []
        for number, line in enumerate(text.splitlines(), 1):
            if number > MOST_LINES:
                raise BadRecord(number, f"a record has at most {MOST_LINES} lines")
            if len(line) > LONGEST_LINE:
                raise BadRecord(number, f"a line has at most {LONGEST_LINE} signs, and this one {len(line)}")
            said = line.strip()
            if said and not said.startswith("#"):
                self.lines.append((number, said))


def read_header(cursor: Cursor) -> tuple[dict[str, tuple[int, str]], int]:
    """The header fields with their lines, and the index of the first line after them."""
    if not cursor.lines or cursor.lines[0][1] != FORMAT:
        line = cursor.lines[0][0] if cursor.lines else 0
        raise BadRecord(line, f"a record begins with the line {FORMAT!r}; this file does not")
    fields: dict[str, tuple[int, str]] = {}
    at = 1
    while at < len(cursor.lines):
        number, said = cursor.lines[at]
        before, colon, value = said.partition(":")
        name = before.rstrip()
        if not colon or not is_field(name):
            break
        if len(name) > LONGEST_FIELD:
            raise BadRecord(number, f"the name of a field has at most {LONGEST_FIELD} signs, and this one {len(name)}")
        if name in fields:
            raise BadRecord(number, f"the field {name!r} stands twice")
        fields[name] = (number, value.lstrip())
        at += 1
    return fields, at


def is_field(name: str) -> bool:
    """Whether this can be the name of a field: a letter, then letters, digits, spaces and '_'; all of them small."""
    return name[:1] in FIRST_SIGNS and FIELD_SIGNS.issuperset(name)


def is_digits(text: str, most: int) -> bool:
    """Whether a text is a number of at most so many digits."""
    return 0 < len(text) <= most and text.isascii() and text.isdigit()


def whole_number(fields: dict[str, tuple[int, str]], name: str) -> int:
    line, value = field(fields, name)
    if not is_digits(value.removeprefix("-"), 20):
        raise BadRecord(line, f"the field {name!r} must be a whole number, not {quoted(value)}")
    return int(value)


def field(fields: dict[str, tuple[int, str]], name: str) -> tuple[int, str]:
    if name not in fields:
        raise BadRecord(0, f"the record has no line {name + ': …'!r} in its header")
    return fields[name]


def start_of(fields: dict[str, tuple[int, str]], components: str) -> Game:
    """The first position of the recorded game."""
    line, name = field(fields, "game")
    try:
        chosen = kind(name)
        rules = whole_number(fields, "rules")
        if rules != chosen.rules:
            raise BadRecord(fields["rules"][0], rules_changed(name, rules, chosen.rules))
        seats = whole_number(fields, "seats")
        chosen.check_seats(seats)
        names = [""] * seats
        colours = [""] * seats
        options: dict[str, OptionValue] = {}
        for key, (where, value) in fields.items():
            line = where
            if key.startswith("option "):
                options[key[7:]] = chosen.option(key[7:]).parse(value)
            elif key.startswith("seat "):
                names[seat_number(key[5:], seats, where)] = check_name(value)
            elif key.startswith("colour "):
                colours[seat_number(key[7:], seats, where)] = value
            elif key not in PLAIN_FIELDS:
                raise BadRecord(where, f"unknown field {key!r}")
        box = chosen.box(components)
        line, fingerprint = field(fields, "components")
        if fingerprint != box.fingerprint:
            raise BadRecord(line, other_components(fingerprint, box.fingerprint))
        deal = read_deal(fields)
        seed = 0 if deal else whole_number(fields, "seed")
        return new(
            name, seats=seats, seed=seed, deal=deal, names=names, colours=colours, components=components, **options
        )
    except BadSetting as fault:
        raise BadRecord(line, str(fault)) from None


def read_deal(fields: dict[str, tuple[int, str]]) -> str:
    """The deal of a game that was dealt by a secret, which must fit its commitment; empty for a game by seed."""
    if "secret" not in fields:
        for name in ("salt", "commitment"):
            if name in fields:
                raise BadRecord(fields[name][0], f"the field {name!r} belongs to a secret, and there is none")
        return ""
    if "seed" in fields:
        raise BadRecord(fields["seed"][0], "a game is dealt by a seed or by a secret, not by both")
    line, secret = fields["secret"]
    try:
        deal = check_secret(secret)
        if "salt" in fields:
            line, salt = fields["salt"]
            deal += ":" + check_salt(salt)
    except BadSetting as fault:
        raise BadRecord(line, str(fault)) from None
    line, promised = field(fields, "commitment")
    if promised != commitment(deal):
        raise BadRecord(line, f"the secret is not the one that was committed to: its commitment is {commitment(deal)}")
    return deal


def seat_number(text: str, seats: int, line: int) -> int:
    """A seat from its number in the record, where counting starts at 1."""
    if not is_digits(text, 2) or not 1 <= int(text) <= seats:
        raise BadRecord(line, f"expected the number of a seat, 1 to {seats}, and found {quoted(text)}")
    return int(text) - 1


class Replay:
    """A record being replayed, touch by touch; `game` is the position reached."""

    def __init__(self, text: str, components: str = "") -> None:
        self.cursor = Cursor(text)
        fields, self.at = read_header(self.cursor)
        self.game = start_of(fields, components)
        self.pending: list[tuple[int, int, str]] = []  # line, seat, touch name
        self.read_play()
        self.next = 0

    def read_play(self) -> None:
        """Check the shape of all lines of play before a single touch is played."""
        seats = self.game.header.seats
        ended = False
        for number, said in self.cursor.lines[self.at :]:
            if ended:
                raise BadRecord(number, "nothing may follow the line that begins with 'end'")
            words = said.partition("#")[0].split()
            if words[0] == "end":
                self.read_end(number, words)
                ended = True
            else:
                self.read_turn(number, seat_number(words[0], seats, number), words[1:])
        if not ended:
            raise BadRecord(0, "the record is cut off: its last line ('end … touches') is missing")

    def read_turn(self, number: int, seat: int, names: list[str]) -> None:
        for name in names:
            if len(name) > LONGEST_TOUCH:
                raise BadRecord(number, f"there is nothing called {quoted(name)}: no name is so long")
            self.pending.append((number, seat, name))
        if len(self.pending) > MOST_TOUCHES:
            raise BadRecord(number, f"a record has at most {MOST_TOUCHES} touches")

    def read_end(self, number: int, words: list[str]) -> None:
        """The last line: `end N touches`, with `, result …` when the game is over."""
        points = words[4:]
        shaped = words[2:] == ["touches"] or (words[2:4] == ["touches,", "result"] and len(points) > 0)
        numbers = words[1:2] + [each.removeprefix("-") for each in points]
        if not shaped or not all([is_digits(each, 9) for each in numbers]):
            raise BadRecord(number, "expected 'end N touches', with ', result …' when the game is over")
        if int(words[1]) != len(self.pending):
            raise BadRecord(number, f"the record names {words[1]} touches and holds {len(self.pending)}")
        self.end_line = number
        self.result = [int(each) for each in points]

    def step(self) -> bool:
        """Play the next touch; False when none is left."""
        if self.next == len(self.pending):
            self.check_result()
            return False
        line, seat, name = self.pending[self.next]
        game = self.game
        if game.over:
            raise BadRecord(line, f"the game is over, but {name} follows")
        if seat != game.seat:
            raise BadRecord(line, f"seat {game.seat + 1} must act here, not seat {seat + 1}")
        try:
            game.play(game.touch(name))
        except (BadSetting, IllegalTouch) as fault:
            raise BadRecord(line, str(fault)) from None
        self.next += 1
        return True

    def check_result(self) -> None:
        game = self.game
        if self.result and not game.over:
            raise BadRecord(self.end_line, "the record gives a result, but its touches do not end the game")
        if self.result and self.result != game.scores():
            scores = " ".join(map(str, game.scores()))
            raise BadRecord(self.end_line, f"the record's result is not what its touches give: {scores}")


def replay(text: str, components: str = "") -> Game:
    """The position at the end of a record.

    >>> g = ennichi.new("bamboo", seed=7)
    >>> g.play(g.touch("section.pr1"))
    >>> again = ennichi.replay(g.record())
    >>> again.touches() == g.touches(), again.view(0) == g.view(0)
    (True, True)
    """
    running = Replay(text, components)
    while running.step():
        pass
    return running.game


def replay_events(text: str, components: str = "") -> tuple[Game, list[Event]]:
    """The position at the end of a record, and all that happened on the way."""
    running = Replay(text, components)
    running.game.listen()
    while running.step():
        pass
    return running.game, running.game.heard or []
