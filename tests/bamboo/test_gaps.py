"""A free place below a tile, which an empty dispenser leaves in winter: nobody takes it for a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennichi.bamboo import evaluation
from ennichi.bamboo.terminal import draw
from ennichi.lab.observation import Observer, named

from .given import acting, ask, coins, food, held, homes, open_now

if TYPE_CHECKING:
    from ennichi.bamboo.state import Bamboo

RIGHT = 2
LEVEL_1 = 3
LEVEL_2 = 4


def empty(g: Bamboo, column: int) -> tuple[int, ...]:
    """The dispenser is used up; its tiles lie with the second player, who is not asked."""
    gone, g.stacks[column] = g.stacks[column], ()
    g.known[column] = 0
    if column < 3:
        g.players[1 - g.seat].scored += gone
    return g.shown[column]


def test_a_free_place_is_no_home_on_offer() -> None:
    g = acting("home", seats=3)
    coins(g, 20)
    first, second, third, top = empty(g, LEVEL_2)
    g.shown[LEVEL_2] = (first, -1, -1, top)
    ask(g)

    names = open_now(g, "home")

    assert len(names) == 4 + 2
    assert open_now(g) == {"coin", *names, "forgo"}
    assert {g.name(g.touch("home.1D1") + home) for home in (first, top)} <= names
    assert not {g.name(g.touch("home.1D1") + home) for home in (second, third)} & names
    top_name = g.name(g.touch("home.1D1") + top)
    assert "from the top place of level 2 for 5 coins" in g.words(g.touch(top_name), "en")


def test_a_free_place_is_no_balance_tile_on_offer() -> None:
    g = acting("balance", seats=3)
    held(g)
    first, _, top = empty(g, RIGHT)
    g.shown[RIGHT] = (first, -1, top)
    ask(g)

    assert len(open_now(g, "balance")) == 3 + 3 + 2


def test_the_terminal_draws_a_free_place() -> None:
    g = acting("home", seats=3)
    first, _, _, top = empty(g, LEVEL_2)
    g.shown[LEVEL_2] = (first, -1, -1, top)
    left, _, right = empty(g, RIGHT)
    g.shown[RIGHT] = (left, -1, right)

    lines = draw(g, 0, g.header.kind.text("en"))

    assert next(line for line in lines if line.startswith("homes 2")).count("–") == 2
    assert "   –   " in next(line for line in lines if line.startswith("right"))


def test_an_observation_knows_the_place_above_a_free_one() -> None:
    g = acting("home", seats=3)
    first, _, _, top = empty(g, LEVEL_2)
    g.shown[LEVEL_2] = (first, -1, -1, top)
    seen = Observer(g.header.kind, g.header.box)

    where = named(seen.observe(g, 0), seen.layout)["home.where"]

    assert (where[first], where[top]) == (1, 4)
    assert sum(1 for place in where[32:] if 1 <= place <= 4) == 2


def test_bots_do_not_judge_a_free_place_as_a_tile() -> None:
    """Read as a number, -1 would be the last tile of all: four homes of comfort 10 on the right, which stand here."""
    g = acting("balance", seats=3)
    homes(g, {"1.4": "2D5", "1.5": "2D6", "2.4": "2D7", "2.5": "2D8"})
    last = len(g.printed.balance_zone) - 1
    first, _, top = empty(g, RIGHT)
    assert g.printed.holds(last, g.actor().grid)
    assert last not in (first, top)

    g.shown[RIGHT] = (first, top)
    plain = evaluation.evaluate(g, g.seat)
    g.shown[RIGHT] = (first, -1, top)

    assert evaluation.evaluate(g, g.seat) == plain


def test_bots_see_no_bargain_on_a_free_place() -> None:
    g = acting("home", seats=3)
    food(g, mine="rice rice ramen ramen ramen ramen")  # so that a home is worth its coins
    top = empty(g, LEVEL_2)[3]
    g.shown[LEVEL_1] = g.shown[LEVEL_2] = ()
    a_coin = evaluation.buying_worth(g, g.seat, 0, 4, 20)

    g.shown[LEVEL_2] = (top,)
    assert evaluation.buying_worth(g, g.seat, 0, 4, 20) > a_coin + 1
    g.shown[LEVEL_2] = (-1, -1, -1, top)

    assert evaluation.buying_worth(g, g.seat, 0, 4, 20) == a_coin, "the top place costs more than 4 coins"
