"""Why a way is good: true to the position, in three languages, and nothing that the seat cannot know."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.bamboo.autumn import sticks_of
from ennichi.bamboo.state import Bamboo
from ennichi.bots.advice import way_on
from ennichi.bots.greedy import GreedyBot, begins_turn
from ennichi.bots.reasons import DENIES, GAINS, PREPARES, Reason, reasons, said
from ennichi.iki.state import Iki
from ennichi.iki.vocabulary import IKIZAMA
from ennichi.kernel.text import LANGUAGES

DEALS = [1, 2, 3, 4]
STARTS = {"en": ("Gains", "Prepares", "Denies", "Gives up"), "fr": ("Rapporte", "Prépare", "Prend", "Ne coûte")}


def facts(why: list[Reason]) -> list[tuple[str, int, float, str, int]]:
    return [(each.sort, each.seat, each.points, each.part[0], each.part[2]) for each in why]


@pytest.mark.parametrize(("name", "seats"), [("bamboo", 3), ("bitoku", 1), ("bitoku", 3), ("iki", 3)])
def test_ways_have_true_reasons_that_hang_on_what_the_seat_knows(name: str, seats: int) -> None:
    names = ("Ana", "Sable", "Tora")[:seats]
    g = ennichi.new(name, seats=seats, seed=6, names=names)
    players = [GreedyBot(seat) for seat in range(seats)]
    turns = silent = 0
    heard: set[str] = set()
    while not g.over:
        if len(g.options) > 1 and begins_turn(g):
            turns += 1
        if turns % 5 == 4 and len(g.options) > 1 and begins_turn(g):
            touches = way_on(g.redeal(g.seat, 5), players[g.seat].choose(g), None)
            why = reasons(g, touches, DEALS)
            assert facts(why) == facts(reasons(g.redeal(g.seat, 77), touches, DEALS)), "it saw what is hidden"
            for each in why:
                if each.sort == GAINS and len(touches) == 1:
                    check_gain(g, touches, each)
                if each.sort == DENIES and each.part[0] == "temple":
                    check_temple(g, touches, each.part[2])
                if each.sort == DENIES and each.part[0] == "ikizama":
                    check_ikizama(g, touches, each)
            sentences = [said(g, why, g.header.kind.text(language)) for language in LANGUAGES]
            assert len({bool(each) for each in sentences}) == 1
            silent += not sentences[0]
            if sentences[0]:
                assert sentences[0].endswith(".")
                assert sentences[0].startswith((*STARTS["en"], *names[1:], "The Tengu"))
                assert sentences[1].startswith((*STARTS["fr"], *names[1:], "Le Tengu"))
                heard |= {each.sort for each in why if each.sort in (GAINS, PREPARES, DENIES)}
        g.play(players[g.seat].choose(g))
    assert {GAINS, PREPARES} <= heard
    assert DENIES in heard or seats == 1, "there is ground to take"
    assert 5 * silent <= turns // 5 + 5, "most ways have a reason"


def check_gain(g: ennichi.Game, touches: list[int], reason: Reason) -> None:
    """In any deal, what is gained now is on the score now."""
    for deal in DEALS:
        after = g.redeal(g.seat, deal)
        before = after.scores(g.seat)[g.seat]
        after.play(touches[0])
        assert after.scores(g.seat)[g.seat] - before >= reason.points


def check_ikizama(g: ennichi.Game, touches: list[int], reason: Reason) -> None:
    """An Ikizama space is denied to who chooses later, by taking it, and whatever is left promises less."""
    assert isinstance(g, Iki)
    assert g.name(touches[0]) == g.name(IKIZAMA + reason.part[2])
    assert reason.seat in g.order[g.asked + 1 :]
    hoped = {each.thing: each.value for each in g.header.kind.chances(g, reason.seat)}
    taken = hoped.pop(reason.part[2])
    assert taken - max(hoped.values()) == pytest.approx(reason.points)
    assert reason.points > 0


def check_temple(g: ennichi.Game, touches: list[int], temple: int) -> None:
    """Ground at a temple is denied by a stick of one's own."""
    after = g.redeal(g.seat, DEALS[0])
    assert isinstance(g, Bamboo)
    assert isinstance(after, Bamboo)
    before = sticks_of(g.temples[temple], g.seat)
    most = before
    for touch in touches:
        after.play(touch)
        most = max(most, sticks_of(after.temples[temple], g.seat))
    assert most > before
