"""What the view tells of a decision that is half made, and of visions."""

from __future__ import annotations

from typing import Any

import pytest

from ennichi.bitoku.state import BEYOND, Bitoku
from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES

from .given import (
    die,
    display,
    hand,
    new_game,
    pilgrims,
    play,
    play_on,
    resolve,
    resources,
    rocks,
    summer,
    top_of_deck,
    visions,
    waiting,
)


def turn_of(g: Any, viewer: int | None = None) -> dict[str, Any]:
    turn: dict[str, Any] = g.view(g.seat if viewer is None else viewer)["table"]["turn"]
    return turn


def redeals(g: Bitoku, viewer: int) -> list[Bitoku]:
    return [dealt for dealt in (g.redeal(viewer, seed) for seed in range(20)) if isinstance(dealt, Bitoku)]


def test_a_card_being_played_is_its_players_secret_until_it_lies_there() -> None:
    g = summer()
    hand(g, "kappa-start kitsune-start nezumi-start")
    play(g, "yokai.kitsune-start")
    assert turn_of(g)["card"] == "yokai.kitsune-start"
    assert turn_of(g, 1 - g.seat)["card"] is None
    play(g, "slot.1")
    assert waiting(g) == "played"
    assert turn_of(g, 1 - g.seat)["card"] == "yokai.kitsune-start"


def test_a_card_being_played_is_not_named_to_others_until_it_lies_there() -> None:
    """Neither the question nor the choice of another card, as far as others can tell, gives it away."""
    g = summer(seats=3)
    seat, other = g.order[0], g.order[1]
    hand(g, "kappa-start kitsune-start nezumi-start")
    assert g.todo[-1].hides(g, g.touch("yokai.kitsune-start"))
    assert not g.todo[-1].hides(g, g.touch("die.1.1"))
    play(g, "yokai.kitsune-start")
    for language in LANGUAGES:
        assert "Kitsune" in g.prompt(language, seat)
        assert "Kitsune" not in g.prompt(language, other)
        assert "Kitsune" not in g.prompt(language)
    assert len({dealt.card for dealt in redeals(g, other)}) > 2
    for dealt in redeals(g, other):
        dealt.play(dealt.options[0])
        assert dealt.audit() == []


def test_the_last_card_of_a_hand_is_not_played_unasked() -> None:
    """It would come to light by the touch that ends another's turn, and who takes that back would have peeked."""
    g = summer(seats=2)
    other = g.players[1 - g.seat]
    other.hand = other.hand[:1]
    other.places = [BEYOND, BEYOND, BEYOND]
    play_on(g, lambda g: waiting(g) == "end turn")
    play(g, "done")
    assert g.players[g.seat] is other
    assert waiting(g) == "turn"
    assert len(g.options) == 1
    assert other.slots == (-1, -1, -1)


def test_yokai_kept_in_secret_count_for_their_owner_alone() -> None:
    """Rock points of cards that nobody else has seen: not in the view, the count or the scores of others."""
    g = summer(seats=2)
    seat, other = g.seat, 1 - g.seat
    player = g.players[seat]
    rocks(g, "kitsune")
    player.seated = 1
    player.hand = tuple([card for card in player.hand if card & 63 < 6])
    public = g.breakdown()[seat]["rocks"]
    top_of_deck(g, "yokai", "kitsune-1 kappa-2")
    resolve(g, "yokai")
    play(g, "draw", "yokai.kitsune-1")
    assert g.breakdown(seat)[seat]["rocks"] == public + 1
    assert g.scores(seat)[seat] == g.scores()[seat] + 1
    for viewer in (other, None):
        assert g.breakdown(viewer)[seat]["rocks"] == public
        shown = g.view(viewer)["table"]["players"][seat]
        assert shown["breakdown"]["rocks"] == public
        assert sum(shown["count"]["rocks"]) == public
        assert shown["score"] == g.scores(viewer)[seat]
    mine = g.view(seat)["table"]["players"][seat]
    assert mine["breakdown"]["rocks"] == sum(mine["count"]["rocks"]) == public + 1
    g.over = True
    assert g.breakdown()[seat]["rocks"] == public + 1


def test_the_order_of_the_dice_in_winter_is_a_secret_until_all_have_chosen() -> None:
    """Not in the view, not as what was touched last, not in the log, and dealt anew for whoever cannot know it."""
    g = new_game(seats=3)
    play_on(g, lambda g: waiting(g) == "return dice")
    for player in g.players:
        player.values[:] = [3, 2, 1]
    g.offered = g.todo[-1].legal(g)
    first, second = g.order[0], g.order[1]
    shown = g.view(second)["table"]["players"][first]
    assert all(g.todo[-1].hides(g, touch) for touch in g.options)
    g.listen()
    play(g, "die.3", "die.1")
    assert g.seat == second
    assert [event for event in g.heard or [] if g.may_hear(event, second)] == []
    assert g.view(second)["table"]["players"][first] == shown
    assert shown["returning"] is None
    assert g.view(first)["table"]["players"][first]["returning"] == [2, 0, 1]
    orders = {tuple(dealt.players[first].returning) for dealt in redeals(g, second)}
    assert len(orders) > 1


def test_the_tile_being_bought() -> None:
    g = summer()
    display(g, "crystal", "dream-1 dream-2")
    resources(g, wood=2, jade=2)
    resolve(g, "crystal")
    assert turn_of(g)["tile"] is None
    play(g, "crystal.dream-2")
    assert waiting(g) == "choose socket"
    assert turn_of(g)["tile"] == "crystal.dream-2"
    play(g, "socket.dream-1")
    assert waiting(g) == "pay"
    assert turn_of(g)["tile"] == "crystal.dream-2"


def test_reach_of_a_die() -> None:
    """The comparison counts, and so does what can be done at all; a full region is not spoken of."""
    g = summer(seats=3)
    die(g, 1, 3, "unlocked")
    others = [seat for seat in range(3) if seat != g.seat]
    for seat in others:
        die(g, 1, 2, "glade", seat=seat)
    die(g, 2, 5, "forges", seat=others[0])
    play(g, "die.1")
    reach = turn_of(g)["reach"]
    assert reach["stairs"] == [1, 2, 3]
    assert reach["yomi"] == [1, 2, 3]  # the dragonflies cost nothing
    assert reach["forges"] == []  # lower than the 5
    assert "glade" not in reach
    assert "home" not in reach


def test_movement_points_left() -> None:
    g = summer(seats=3)
    pilgrims(g, walking="u1")
    resolve(g, "3 mp")
    assert turn_of(g)["moves"] == 3
    play(g, "pilgrim")
    assert turn_of(g)["moves"] == 2
    assert turn_of(g)["from"] is None
    play(g, "path.u0", "path.u1")
    assert turn_of(g)["moves"] == 1
    assert turn_of(g)["from"] == "path.u1"


def test_an_item_serves_one_vision() -> None:
    g = new_game()
    needs = kind("bitoku").pieces(g.header.box, kind("bitoku").text("en"))["visions"]
    both = [name for name, vision in needs.items() if "resource" in vision["needs"]][:2]
    visions(g, " ".join(name.removeprefix("vision.") for name in both), seat=0)
    resources(g, seat=0, wood=1)
    player = g.view(0)["table"]["players"][0]
    assert player["items"]["resource"] == 1
    given = [player["progress"][name]["resource"] for name in both]
    assert sum(given) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_path_spaces_have_names_that_are_seen_on_the_map(language: str, seats: int) -> None:
    g = new_game(seats)
    text = kind("bitoku").text(language)
    layout = g.layout
    nodes = [node for node in range(len(layout.node_kind)) if layout.node_kind[node] >= 0]
    names = [g.word("path", node, text) for node in nodes if layout.node_fork[node] < 0]
    assert len(set(names)) == len(names)
    for node in nodes:
        assert g.printed.nodes[node] not in g.word("path", node, text)
