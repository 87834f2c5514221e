"""Why a way is good: true to the position, in three languages, and nothing that the seat cannot know."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.bamboo.autumn import sticks_of
from ennichi.bamboo.state import Bamboo
from ennichi.bots.advice import way_on
from ennichi.bots.greedy import GreedyBot, begins_turn
from ennichi.bots.reasons import (
    COUNT,
    DENIES,
    GAINS,
    KEEPS,
    PREPARES,
    SCORE,
    Key,
    Reason,
    by_key,
    denials,
    reasons,
    said,
    walked,
    why_better,
)
from ennichi.iki.state import Iki
from ennichi.iki.vocabulary import IKIZAMA
from ennichi.kernel.text import LANGUAGES

DEALS = [1, 2, 3, 4]
STARTS = {
    "en": ("Gains", "Would bring", "Prepares", "Keeps", "Loses", "Spares", "Denies"),
    "fr": ("Rapporte", "Prépare", "Garde", "Fait perdre", "Évite", "Prend"),
}


def facts(why: list[Reason]) -> list[tuple[str, int, float, str, int]]:
    return [(each.sort, each.seat, each.points, each.part[0], each.part[2]) for each in why]


@pytest.mark.parametrize(("name", "seats"), [("bamboo", 3), ("bitoku", 1), ("bitoku", 3), ("iki", 3)])
def test_ways_have_true_reasons_that_hang_on_what_the_seat_knows(name: str, seats: int) -> None:
    names = ("Ana", "Sable", "Tora")[:seats]
    g = ennichi.new(name, seats=seats, seed=6, names=names)
    players = [GreedyBot(seat) for seat in range(seats)]
    turns = silent = 0
    heard: set[str] = set()
    points: set[Key] = set()
    while not g.over:
        if len(g.options) > 1 and begins_turn(g):
            turns += 1
        if turns % 5 == 4 and len(g.options) > 1 and begins_turn(g):
            deal = g.redeal(g.seat, 5)
            firsts = list(dict.fromkeys([players[g.seat].choose(g), *g.options]))[:3]
            touches, *others = [way_on(deal, first, None) for first in firsts]
            why = reasons(g, touches, DEALS, others)
            assert facts(why) == facts(reasons(g.redeal(g.seat, 77), touches, DEALS, others)), "it saw what is hidden"
            for each in why:
                if each.sort == GAINS:
                    check_gain(g, touches, each)
                    points.add(each.part)
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
    assert points == {SCORE, COUNT}
    assert DENIES in heard or seats == 1, "there is ground to take"
    assert 2 * silent <= turns // 5 + 2, "most ways have a reason"


def check_gain(g: ennichi.Game, touches: list[int], reason: Reason) -> None:
    """In any deal, what is gained now is on the track now; what only the last count would give is said to be that."""
    track = g.header.kind.track
    assert set(track) < set(g.header.kind.scoring)
    for deal in DEALS:
        before = g.redeal(g.seat, deal)
        after, _, _ = walked(before, touches)
        old, new = (each.breakdown(g.seat)[g.seat] for each in (before, after))
        lines = track if reason.part == SCORE else new.keys()
        assert sum(new.get(line, 0) - old.get(line, 0) for line in lines) >= reason.points


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


def test_what_only_the_last_count_gives_is_not_called_scored() -> None:
    """In IKI's first month a second type of character is worth points at the end; the track stays where it is."""
    g = ennichi.new("iki", seats=3, seed=6)
    player = GreedyBot(0)
    while not any(g.name(touch).startswith("character.") for touch in g.options):
        g.play(player.choose(g))
    hire = next(touch for touch in g.options if g.name(touch).startswith("character."))
    why = reasons(g, way_on(g.redeal(g.seat, 1), hire, None), DEALS)
    en, fr, pt = (said(g, why, g.header.kind.text(language)) for language in LANGUAGES)
    assert "if the game ended now" in en
    assert "points now" not in en
    assert "si la partie s’arrêtait maintenant" in fr
    assert "se o jogo acabasse agora" in pt


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
def test_a_reason_for_one_way_beside_another_holds_for_that_one_alone(name: str) -> None:
    g = ennichi.new(name, seats=2, seed=3)
    player = GreedyBot(0)
    told: set[str] = set()
    for _ in range(60):
        if g.over:
            break
        ways = [way_on(g.redeal(g.seat, 5), touch, None) for touch in g.options[:3]] if begins_turn(g) else []
        for way in ways[1:]:
            text = g.header.kind.text("en")
            one = why_better(g, ways[0], way, DEALS, text)
            assert not one or one != why_better(g, way, ways[0], DEALS, text)
            assert not why_better(g, way, way, DEALS, text)
            told.add(one)
        g.play(player.choose(g))
    assert len(told - {""}) > 1


@pytest.mark.parametrize(("name", "seats"), [("bamboo", 2), ("bitoku", 1), ("bitoku", 2), ("iki", 2)])
def test_what_a_way_prepares_or_keeps_is_more_than_after_the_other_ways(name: str, seats: int) -> None:
    """In well-played games: never what all ways have alike, what only got dearer, or what a chapter's end changes."""
    g = ennichi.new(name, seats=seats, seed=8)
    players = [GreedyBot(seat) for seat in range(seats)]
    told: set[str] = set()
    asked = 0
    while not g.over:
        touch = players[g.seat].choose(g)
        asked += len(g.options) > 1
        if len(g.options) > 1 and asked % 4 == 0:
            firsts = list(dict.fromkeys([touch, *g.options]))[:3]
            ways = [way_on(g.redeal(g.seat, 5), first, None) for first in firsts]
            for way in ways:
                others = [other for other in ways if other is not way]
                for reason in reasons(g, way, DEALS, others):
                    if reason.sort in (PREPARES, KEEPS):
                        check_hope(g, way, others, reason)
                        told.add(reason.sort)
        g.play(touch)
    assert told == {PREPARES, KEEPS}


def check_hope(g: ennichi.Game, way: list[int], others: list[list[int]], reason: Reason) -> None:
    kind = g.header.kind
    for seed in DEALS:
        deal = g.redeal(g.seat, seed)
        before = by_key(kind.parts(deal, g.seat)).get(reason.part)
        after, _, ended = walked(deal, way)
        own = by_key(kind.parts(after, g.seat)).get(reason.part)
        assert own is not None, "there is something of it"
        had = before.value if before else 0.0
        if reason.sort == PREPARES:
            assert (own.value > had) or ended
            assert own.amount < 0 or own.amount > (before.amount if before else 0), "more of it, not only dearer"
        for other in others:
            rival, _, rival_ended = walked(deal, other)
            if rival_ended != ended:
                assert not ended, "what a moment brings is nobody's merit"
                continue
            there = by_key(kind.parts(rival, g.seat)).get(reason.part)
            assert own.value > (there.value if there else 0.0) - 1e-9, reason
            if own.amount >= 0:
                assert own.amount > (there.amount if there else 0), reason


def test_what_several_others_lose_is_said_once() -> None:
    g = ennichi.new("bamboo", seats=3, seed=1, names=["Inês", "Sable", "Tora"])
    text = g.header.kind.text("en")
    part = ("temple", "prize", 0)
    why = [Reason(DENIES, seat, 2.0, part) for seat in (1, 2)]
    said = denials(g, why, text)
    assert len(said) == 1
    assert said[0].startswith("denies Sable and Tora ground for the spirit ")
    faint = Reason(DENIES, 2, 0.3, part)
    assert denials(g, [why[0], faint], text) == denials(g, [why[0]], text)
