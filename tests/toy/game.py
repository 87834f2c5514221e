"""Stalls: a toy game that exercises the kernel where Bamboo does not.

Each player has a secret hand of cards; a card is an effect text with prices,
choices, repetitions and declining. Three cards are played, then stars count.
In a wild game everybody first wishes for a coin or a star, in secret.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ennichi.kernel.compile import AllOrNothing, Compiler, Part, PricesDeclined, WholeEffectAsked
from ennichi.kernel.effects import Noun, Term, noun_table
from ennichi.kernel.game import (
    DEED,
    Box,
    Common,
    EventSort,
    Game,
    Header,
    Kind,
    Option,
    Plain,
    Step,
    by_key,
)
from ennichi.kernel.manifest import seats_of
from ennichi.kernel.random_source import RandomSource
from ennichi.kernel.sorts import Sort, told
from ennichi.kernel.text import Text
from ennichi.kernel.vocabulary import Vocabulary

NOUNS = noun_table(
    Noun("coin", cost=True), Noun("star", cost=True), Noun("peek"), Noun("draw", words=("two",), discount="number")
)
CARDS = [
    "2 coin",
    "coin > star",
    "coin / star",
    "2 (coin / star)",
    "2 coin + star > 4 star / coin",
    "star > 3 coin / coin > star",
    "draw + coin",
    "(coin / star) > 3 coin",
    "peek + star",
    "2 coin > (star + draw)",
]
LABELS = ("coins", "stars", "hand", "wish", "deck", "pile", "card", "option")  # of the view and of groups of touches
FOLDER = Path(__file__).parent
DECLINE, OPTION, COIN, STAR, CARD = 0, 1, 4, 5, 6
PLAYED, DREW, TOOK, WISHED = 0, 1, 2, 3


class Stalls(Game):
    coins: list[int]  # of each seat
    stars: list[int]  # of each seat
    hands: list[list[int]]  # the cards of each seat
    deck: list[int]  # cards to draw, the next one last
    pile: list[int]  # cards played
    wishes: list[int]  # what each seat wished for so far, as touches

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, header: Header, random: RandomSource, todo: list[Step[Any]], seat: int, offered: list[int],
        history: list[int], reveals: int, over: bool, coins: list[int], stars: list[int], hands: list[list[int]],
        deck: list[int], pile: list[int], wishes: list[int],
    ) -> None:
        super().__init__(header, random, todo, seat, offered, history, reveals, over)
        self.coins = coins; self.stars = stars; self.hands = hands; self.deck = deck; self.pile = pile
        self.wishes = wishes

    def clone(self) -> Stalls:
        return Stalls(
            self.header, self.random.clone(), self.todo.copy(), self.seat, self.offered, self.history.copy(),
            self.reveals, self.over, self.coins.copy(), self.stars.copy(), [row.copy() for row in self.hands],
            self.deck.copy(), self.pile.copy(), self.wishes.copy(),
        )

    def become(self, other: Game) -> None:
        assert isinstance(other, Stalls)
        self.header = other.header; self.random = other.random; self.todo = other.todo; self.seat = other.seat
        self.offered = other.offered; self.history = other.history; self.reveals = other.reveals; self.over = other.over
        self.coins = other.coins; self.stars = other.stars; self.hands = other.hands; self.deck = other.deck
        self.pile = other.pile; self.wishes = other.wishes

    def pack(self) -> Plain:
        return {
            "coins": self.coins.copy(), "stars": self.stars.copy(), "hands": [row.copy() for row in self.hands],
            "deck": self.deck.copy(), "pile": self.pile.copy(), "wishes": self.wishes.copy(),
        }

    @staticmethod
    def unpack(header: Header, common: Common, data: dict[str, Any]) -> Stalls:
        return Stalls(
            header, common.random, common.todo, common.seat, [], common.history, common.reveals, common.over,
            list(data["coins"]), list(data["stars"]), [list(row) for row in data["hands"]], list(data["deck"]),
            list(data["pile"]), list(data["wishes"]),
        )

    @staticmethod
    def blank(header: Header, random: RandomSource) -> Stalls:
        return Stalls(header, random, [], 0, [], [], 0, False, [], [], [], [], [], [])
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end


class Goods(Part[Stalls]):
    def __init__(self, key: str, coins: int, stars: int) -> None:
        super().__init__(key)
        self.coins = coins
        self.stars = stars

    def possible(self, g: Stalls) -> bool:
        return g.coins[g.seat] + self.coins >= 0 and g.stars[g.seat] + self.stars >= 0

    def run(self, g: Stalls) -> bool:
        g.coins[g.seat] += self.coins
        g.stars[g.seat] += self.stars
        return False


class PayEither(Part[Stalls]):
    """The price `(coin / star)`: the player says which."""

    def possible(self, g: Stalls) -> bool:
        return g.coins[g.seat] > 0 or g.stars[g.seat] > 0

    def legal(self, g: Stalls) -> list[int]:
        return [touch for touch, stock in ((COIN, g.coins), (STAR, g.stars)) if stock[g.seat]]

    def play(self, g: Stalls, touch: int) -> None:
        (g.coins if touch == COIN else g.stars)[g.seat] -= 1

    def why_not(self, g: Stalls, touch: int, text: Text) -> str:
        return text("why-none-left") if touch in (COIN, STAR) else ""


class Draw(Part[Stalls]):
    def possible(self, g: Stalls) -> bool:
        return bool(g.deck)

    def run(self, g: Stalls) -> bool:
        if g.deck:
            g.hands[g.seat].append(g.deck.pop())
            g.reveals += 1
            g.say(DREW, g.seat)
            g.say(TOOK, g.seat, g.hands[g.seat][-1])
        return False


class Wish(Step[Stalls]):
    """One seat after the other, but nobody sees the others' wishes before all are made."""

    def run(self, g: Stalls) -> bool:
        g.seat = len(g.wishes)
        if g.seat < g.seats:
            g.begin(g.seat, 0)
            return True
        for seat, wish in enumerate(g.wishes):
            (g.coins if wish == COIN else g.stars)[seat] += 1
            g.say(WISHED, seat, wish)
        g.seat = 0
        return False

    def legal(self, g: Stalls) -> list[int]:
        return [COIN, STAR]

    def play(self, g: Stalls, touch: int) -> None:
        g.wishes.append(touch)
        g.reveals += len(g.wishes) == g.seats
        g.todo.append(self)


class Nothing(Part[Stalls]):
    def run(self, g: Stalls) -> bool:
        return False


class PlayCard(Step[Stalls]):
    def run(self, g: Stalls) -> bool:
        turn = len(g.pile)
        if turn == 3 * g.seats:
            return False
        g.seat = turn % g.seats
        g.begin(g.seat, turn // g.seats)
        return True

    def legal(self, g: Stalls) -> list[int]:
        return [CARD + card for card in g.hands[g.seat]]

    def play(self, g: Stalls, touch: int) -> None:
        card = touch - CARD
        g.hands[g.seat].remove(card)
        g.pile.append(card)
        g.reveals += 1
        g.say(PLAYED, g.seat, card)
        g.todo += [self, g.header.box.steps[f"card {card}"]]


class Card(Step[Stalls]):
    def __init__(self, key: str, part: Part[Any]) -> None:
        super().__init__(key)
        self.part = part

    def run(self, g: Stalls) -> bool:
        g.todo.append(self.part)
        return False


class StallsCompiler(Compiler):
    def __init__(self) -> None:
        options = (OPTION, OPTION + 1, OPTION + 2)
        super().__init__(NOUNS, options, PricesDeclined(DECLINE), AllOrNothing(), WholeEffectAsked())

    def gain(self, term: Term, alone: bool) -> Part[Any]:
        if term.noun == "draw":
            return Draw("draw")
        if term.noun == "peek":
            return Nothing("peek")
        coins = term.count if term.noun == "coin" else 0
        return Goods(term.text(), coins, term.count - coins)

    def pay(self, cost: tuple[Term, ...]) -> Part[Any]:
        if cost[0].inner is not None:
            return PayEither("pay either", "ask-pay")
        coins = sum(term.count for term in cost if term.noun == "coin")
        stars = sum(term.count for term in cost if term.noun == "star")
        return Goods("pay " + " + ".join(term.text() for term in cost), -coins, -stars)

    def touch_of(self, term: Term) -> int:
        return {"coin": COIN, "star": STAR}.get(term.noun, -1) if term.count == 1 else -1


class StallsKind(Kind[Stalls]):
    def sorts(self) -> tuple[Sort, ...]:
        return (Sort("card", "card", "Cards played", told("played")),)

    def evaluate(self, g: Stalls, seat: int) -> float:
        return g.scores()[seat]

    def open_box(self, folder: str) -> Box:
        vocabulary = Vocabulary(
            [
                ("decline", ("",)),
                ("option", ("1", "2", "3")),
                ("coin", ("",)),
                ("star", ("",)),
                ("card", tuple(str(i) for i in range(len(CARDS)))),
            ]
        )
        compiler = StallsCompiler()
        cards = [Card(f"card {i}", compiler.compile(text)) for i, text in enumerate(CARDS)]
        steps = by_key([PLAY_CARD, WISH, *cards, *compiler.parts.values()])
        return Box(folder, "toy", vocabulary, steps)

    def start(self, header: Header, random: RandomSource) -> Stalls:
        deck = list(range(len(CARDS)))
        random.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(header.seats)]
        g = Stalls.blank(header, random)
        g.todo = [PLAY_CARD, WISH] if header.options["mood"] == "wild" else [PLAY_CARD]
        g.coins = [2 if header.options["rich"] else 1] * header.seats
        g.stars = [0] * header.seats
        g.hands = hands
        g.deck = deck
        return g

    def unpack(self, header: Header, common: Common, table: Plain) -> Stalls:
        return Stalls.unpack(header, common, table)

    def breakdown(self, g: Stalls, viewer: int) -> list[dict[str, int]]:
        return [{"stars": 2 * g.stars[seat], "coins": g.coins[seat]} for seat in range(g.seats)]

    def winners(self, g: Stalls) -> list[int]:
        scores = g.scores()
        return [seat for seat in range(g.seats) if scores[seat] == max(scores)]

    def show(self, g: Stalls, seat: int) -> Plain:
        players: list[Plain] = [
            {
                "coins": g.coins[owner],
                "stars": g.stars[owner],
                "hand": named(sorted(hand)) if owner == seat else len(hand),
                "wish": shown_wish(g, owner, seat),
            }
            for owner, hand in enumerate(g.hands)
        ]
        return {"players": players, "deck": len(g.deck), "pile": named(g.pile)}

    def pieces(self, box: Box, text: Text) -> Plain:
        labels = {key: text(f"label-{key}") for key in LABELS}
        labels |= {"coin": text("touch-coin"), "star": text("touch-star")}
        labels |= {f"card.{i}": text("card", number=i + 1) for i in range(len(CARDS))}
        return {"labels": labels, "cards": {f"card.{i}": printed for i, printed in enumerate(CARDS)}}

    def shuffle_unknown(self, g: Stalls, seat: int) -> None:
        unknown = list(g.deck)
        for owner in range(g.seats):
            if owner != seat:
                unknown += g.hands[owner]
        unknown.sort()
        g.random.shuffle(unknown)
        for owner in range(g.seats):
            if owner != seat:
                g.hands[owner] = [unknown.pop() for _ in g.hands[owner]]
        g.deck = unknown
        for wisher in range(0 if all_wished(g) else len(g.wishes)):
            if wisher != seat:
                g.wishes[wisher] = (COIN, STAR)[g.random.below(2)]

    def word(self, g: Stalls, sort: str, value: int, text: Text) -> str:
        if sort in ("card", "seat", "chapter"):
            return text(sort, number=value + 1)
        if sort == "wish":
            return text("touch-coin" if value == COIN else "touch-star")
        return text(f"touch-{sort}")

    def audit(self, g: Stalls) -> list[str]:
        cards = sorted([*g.deck, *g.pile, *(card for hand in g.hands for card in hand)])
        faults = [] if cards == list(range(len(CARDS))) else [f"cards: {cards}"]
        return faults + [f"below zero: {goods}" for goods in (g.coins, g.stars) if min(goods) < 0]


def named(cards: list[int]) -> list[Plain]:
    return [f"card.{card}" for card in cards]


def shown_wish(g: Stalls, wisher: int, seat: int) -> Plain:
    """What somebody wished for, as a seat may know it."""
    if wisher >= len(g.wishes) or not (wisher == seat or all_wished(g)):
        return None
    return "coin" if g.wishes[wisher] == COIN else "star"


def all_wished(g: Stalls) -> bool:
    return len(g.wishes) == g.seats


PLAY_CARD = PlayCard("play card", "ask-card")
WISH = Wish("wish", "ask-wish", secret=True)

KIND = StallsKind(
    name="stalls",
    rules=3,
    seats=seats_of(FOLDER),
    options=(Option("rich", False, (False, True)), Option("mood", "calm", ("calm", "wild"))),
    folder=FOLDER,
    events=(
        EventSort("played", "seat", "card", told=DEED),
        EventSort("drew", "seat"),
        EventSort("took", "seat", "card", private=True, told=DEED),
        EventSort("wished", "seat", "wish"),
    ),
    scoring=("stars", "coins"),
)
