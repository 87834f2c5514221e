"""Positions and turns of the Tengu for its tests: which card is active and what its dice show is set by hand."""

from __future__ import annotations

from collections.abc import Callable

from ennichi.bitoku.events import EVENTS
from ennichi.bitoku.state import SUMMER, Bitoku, Player
from ennichi.bitoku.tengu import TENGU_TURN
from ennichi.bitoku.tengu_board import TENGU, Tengu
from ennichi.bitoku.tengu_events import STEPS, WHY
from ennichi.kernel.random_source import RandomSource, from_seed

from .given import new_game, numbers, resources, rocks, take_card

PLACES = ("left", "middle", "right")
WILL = {"left": (5, 6), "middle": (6, 3), "right": (2, 5)}  # what the two dice show for each place of the row

Told = list[tuple[str, dict[str, int]]]


def solo(seed: int = 1, **options: bool) -> Bitoku:
    """A solo game before the first turn of its first summer; nobody has resources."""
    g = new_game(1, seed, **options)
    g.phase = SUMMER
    resources(g, seat=0)
    resources(g, seat=TENGU)
    return g


def tengu(g: Bitoku) -> Player:
    return g.players[TENGU]


def cards(g: Bitoku) -> Tengu:
    assert g.tengu is not None
    return g.tengu


def source(*faces: int) -> RandomSource:
    """A source of chance whose next dice show these faces."""
    seed = 0
    while True:
        found = from_seed(seed)
        state = found.clone()
        if all(found.below(6) + 1 == face for face in faces):
            return state
        seed += 1


def rolls(g: Bitoku, *faces: int) -> None:
    g.random = source(*faces)


def card_number(g: Bitoku, name: str) -> int:
    return g.printed.tengu_ids.index(name)


def put_card(g: Bitoku, name: str, place: str) -> None:
    """A card to a place of the row; the card that lay there goes where it came from."""
    pile = cards(g)
    card = card_number(g, name)
    old = pile.row[PLACES.index(place)]
    exchange = {card: old, old: card}
    pile.row = tuple(exchange.get(each, each) for each in pile.row)
    pile.deck = tuple(exchange.get(each, each) for each in pile.deck)
    pile.discard = tuple(exchange.get(each, each) for each in pile.discard)


def next_card(g: Bitoku, name: str) -> None:
    """The card on top of the Tengu's deck."""
    pile = cards(g)
    card = card_number(g, name)
    old = pile.deck[0]
    exchange = {card: old, old: card}
    pile.row = tuple(exchange.get(each, each) for each in pile.row)
    pile.deck = tuple(exchange.get(each, each) for each in pile.deck)
    pile.discard = tuple(exchange.get(each, each) for each in pile.discard)


def turn(g: Bitoku, name: str, *faces: int, place: str = "right") -> Told:
    """One turn with this card active; `faces` are what is rolled after the choice of the card."""
    put_card(g, name, place)
    rolls(g, *WILL[place], *faces)
    return listen(g, lambda: TENGU_TURN.run(g))


def listen(g: Bitoku, do: Callable[[], object]) -> Told:
    """What is told while something is done: names of events and their fields."""
    g.listen()
    do()
    heard = g.heard or []
    g.heard = None
    return [(EVENTS[event[0]].name, dict(zip(EVENTS[event[0]].variables, event[1:], strict=False))) for event in heard]


def step(told: Told) -> str:
    """The letter of the step that was taken."""
    return next(STEPS[fields["step"]] for name, fields in told if name == "tengu-step")


def skipped(told: Told) -> dict[str, str]:
    """The letters of the steps that were looked at before it, and why each was skipped."""
    return {STEPS[fields["step"]]: WHY[fields["why"]] for name, fields in told if name == "tengu-skipped"}


def names(told: Told) -> list[str]:
    return [name for name, _ in told]


def fields(told: Told, wanted: str) -> dict[str, int]:
    return next(found for name, found in told if name == wanted)


def pile(g: Bitoku, yokai: str) -> None:
    """Advanced yokai on the Tengu's pile, beside those it has."""
    for name in yokai.split():
        take_card(g, "yokai", name)
    tengu(g).tucked += tuple(numbers(g, "yokai", yokai))


def tengu_rocks(g: Bitoku, wanted: str) -> None:
    """The two rocks of the Tengu; one that the human has is exchanged first."""
    human = g.players[0]
    if human.rocks[0] in numbers(g, "rock", wanted):
        rock = next(each for each in g.garden if each not in numbers(g, "rock", wanted))
        g.garden = tuple(sorted([human.rocks[0], *(each for each in g.garden if each != rock)]))
        human.rocks = (rock,)
    rocks(g, wanted, seat=TENGU)
