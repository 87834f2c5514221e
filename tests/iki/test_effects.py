"""What effects do that no printed card has: a component set of one's own may use every noun wherever effects stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ennichi.iki import events as happened
from ennichi.iki.components import SPECIAL_IDS
from ennichi.iki.state import RIVER

from .given import (
    boat,
    business,
    card_at,
    erect,
    good,
    goods,
    met,
    number,
    open_now,
    play,
    put,
    row,
    shown,
    started,
    turn,
    waiting,
    xp_of,
)
from .test_components import put as put_file
from .test_edges import fill, fire_in

if TYPE_CHECKING:
    from pathlib import Path

    from ennichi.iki.state import Iki

ME, OTHER = 0, 1
KINDS = ("pipe", "pouch", "fish")


def game_with(folder: Path, file: str, *changes: tuple[str, str]) -> Iki:
    """A started game whose component file says something else."""
    return started(akebono=True, components=put_file(folder, file, *changes))


def game_with_skill(folder: Path, skill: str) -> Iki:
    """The Cotton Peddler, another player's in the first stall, has this skill."""
    g = game_with(folder, "characters.toml", ('skill = "mon + sandal"', f'skill = "{skill}"'))
    put(g, "cotton", "A1", OTHER)
    return g


def game_with_pipe(folder: Path, effect: str) -> Iki:
    """The first pipe of spring, for 2 mon, does this when it is bought."""
    return game_with(folder, "tokens.toml", ('price = 2, effect = "fire"', f'price = 2, effect = "{effect}"'))


def on_sale(g: Iki, pipe: str = "", pouch: str = "", fish: str = "", *, river: bool = False) -> None:
    """One token of each of these kinds lies there, and no other."""
    g.market = [-1] * len(g.market)
    for kind, name in enumerate((pipe, pouch, fish)):
        if name:
            g.market[RIVER + kind if river else 2 * kind] = number(g, KINDS[kind], name)


@pytest.mark.parametrize(
    ("skill", "price"),
    [
        ("pipe", 2), ("pouch", 1), ("fish", 2), ("pipe + pouch", 2 + 1), ("river", 1), ("hire", 3), ("hire-2mon", 1),
        ("build", 2), ("shopboat", 3),
    ],
)  # fmt: skip
def test_a_mon_that_is_paid_for_a_skill_does_not_pay_for_what_it_brings(tmp_path: Path, skill: str, price: int) -> None:
    """Who has the price of both may use it; who lacks one mon may not."""
    g = game_with_skill(tmp_path, f"2 mon > {skill}")
    on_sale(g, "spring-a", "spring-a", "spring-a")
    if skill == "river":
        on_sale(g, pouch="spring-a", river=True)
    row(g, "sandal-maker")  # 3 mon
    shown(g, "school")  # 2 sandals and 2 mon
    for mon, able in ((2 + price - 1, False), (2 + price, True)):
        goods(g, ME, mon=mon, sandal=2)
        business(g, ME, "rice-shop")
        assert ("character.cotton" in open_now(g)) == able

    play(g, "character.cotton")
    while waiting(g) != "business":
        g.play(g.options[0])

    assert good(g, ME, "mon") == 0


@pytest.mark.parametrize(("wood", "able"), [(1, False), (2, True)])
def test_wood_that_is_paid_for_a_skill_does_not_build(tmp_path: Path, wood: int, able: bool) -> None:
    g = game_with_skill(tmp_path, "wood > build")
    shown(g, "inn")
    goods(g, ME, wood=wood, koban=1)

    business(g, ME, "rice-shop")

    assert ("character.cotton" in open_now(g)) == able


def test_every_gain_comes_once_and_in_the_order_printed(tmp_path: Path) -> None:
    g = game_with_skill(tmp_path, "rice + mon + xp + 2 sandal + doctor + trade")
    put(g, "sake", "B1", ME)
    goods(g, ME)
    business(g, ME, "rice-shop")
    g.listen()

    play(g, "character.cotton")

    assert [good(g, ME, name) for name in ("rice", "mon", "sandal")] == [1, 1, 2]
    assert (xp_of(g, "sake"), g.players[ME].trade) == (1, 1)
    assert g.players[ME].specials == (SPECIAL_IDS.index("doctor"),)
    told = [event[0] for event in g.heard or []]
    assert told[: told.index(happened.TRADE_STEPS) + 1] == [
        happened.CHARACTER_USED, happened.GAINED, happened.GAINED, happened.EXPERIENCE, happened.GAINED,
        happened.TOKEN_TAKEN, happened.TRADE_STEPS,
    ]  # fmt: skip


def test_one_of_several_gains_without_a_price_is_carried_out_in_full(tmp_path: Path) -> None:
    g = game_with_skill(tmp_path, "rice + xp / sandal + xp + doctor")
    put(g, "sake", "B1", ME)
    goods(g, ME)
    business(g, ME, "rice-shop")

    play(g, "character.cotton", "option.2")

    assert (good(g, ME, "rice"), good(g, ME, "sandal"), xp_of(g, "sake")) == (0, 1, 1)
    assert g.players[ME].specials == (SPECIAL_IDS.index("doctor"),)


@pytest.mark.parametrize(
    ("skill", "bought"),
    [
        ("rice + pouch", "pouch"), ("pouch + rice", "pouch"), ("pipe + pouch", "pipe pouch"),
        ("pouch + pipe", "pipe pouch"), ("pouch + pouch", "pouch pouch"), ("fish + pouch", "pouch fish"),
        ("pipe + pouch + fish", "pipe pouch fish"), ("hire + fish", "fish"),
    ],
)  # fmt: skip
def test_every_token_that_a_skill_sells_is_bought(tmp_path: Path, skill: str, bought: str) -> None:
    g = game_with_skill(tmp_path, skill)
    on_sale(g, "spring-a", "spring-a", "spring-a")
    g.market[3] = number(g, "pouch", "spring-b")
    row(g, "water")
    goods(g, ME, mon=20)
    business(g, ME, "rice-shop")

    play(g, "character.cotton")
    while waiting(g) != "business":
        g.play(g.options[0])

    player = g.players[ME]
    assert "pipe " * len(player.pipes) + "pouch " * len(player.pouches) + "fish " * len(player.fish) == f"{bought} "
    assert good(g, ME, "rice") == (1 if "rice" in skill else 0)
    assert ("water" in (card_at(g, "A2"), card_at(g, "A3"))) == ("hire" in skill)


@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        ("xp", False), ("2 xp", False), ("xp + doctor", False), ("rice + xp", False), ("doctor + xp all", False),
        ("mon > xp", True), ("mon > rice", True), ("xp + (rice / mon > wood)", True), ("xp + hire", True),
        ("build", True), ("build-wood", True),
        ("hire", True), ("hire-2mon", True), ("boat", True), ("river", True), ("pouch", True), ("pouch + fish", True),
        ("shopboat", True),
    ],
)  # fmt: skip
def test_what_a_pipe_does_for_a_price_may_be_declined_and_nothing_else(
    tmp_path: Path, effect: str, asked: bool
) -> None:
    """R31."""
    g = game_with_pipe(tmp_path, effect)
    on_sale(g, "spring-a", "spring-a", "spring-a")
    g.market[RIVER + 1] = number(g, "pouch", "spring-b")
    put(g, "samurai", "B1", ME)
    boat(g, "2B", OTHER)
    row(g, "water")
    shown(g, "inn")
    goods(g, ME, mon=12, rice=1, wood=1, koban=1)
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop", "option.1")

    assert (open_now(g) == {"pipe.spring-a", "done"}) == asked
    if asked:
        before = (g.players[ME].goods.copy(), g.players[ME].specials)
        play(g, "done")
        assert (g.players[ME].goods, g.players[ME].specials) == before
        assert xp_of(g, "samurai") == 0
    assert waiting(g) == "business"


def test_tokens_that_cost_nothing_are_sold_to_who_has_nothing(tmp_path: Path) -> None:
    first = 'spring-a", set = "base", season = "spring", price = '
    free = [(f'"{kind}-{first}{price}', f'"{kind}-{first}0') for kind, price in zip(KINDS, (2, 1, 2), strict=True)]
    g = game_with(tmp_path, "tokens.toml", *free)
    on_sale(g, "spring-a", "spring-a", "spring-a")
    g.market[1], g.market[3] = number(g, "pipe", "spring-b"), number(g, "pouch", "spring-b")
    goods(g, ME)
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop")
    assert open_now(g) == {"option.1", "option.2", "option.3"}
    play(g, "option.3")
    assert (len(g.players[ME].pipes), len(g.players[ME].pouches)) == (1, 1)

    business(g, ME, "fish-market")
    play(g, "space.fish-market")
    assert len(g.players[ME].fish) == 1


@pytest.mark.parametrize(("dear", "cheap"), [("A4", "D4"), ("D4", "A4")])
def test_the_cheapest_free_stall_decides_whether_somebody_can_be_hired(tmp_path: Path, dear: str, cheap: str) -> None:
    """Where corners cost different extras."""
    shop = {"A4": "sandal-shop", "D4": "exchange-shop"}[dear]
    text = f'{{ id = "{dear}", nagaya = "{dear[0]}", place = 4, shops = ["{shop}"], extra_cost = '
    g = game_with(tmp_path, "board.toml", (f"{text}2", f"{text}5"))
    fill(g, dear, cheap)
    row(g, "water")
    for mon, able in ((2, False), (3, True)):
        goods(g, ME, mon=mon)
        turn(g, ME, "1")
        assert (waiting(g) == "income or hire") == able

    play(g, "character.water")

    assert (card_at(g, cheap), good(g, ME, "mon")) == ("water", 0)


def game_with_ability(folder: Path, trigger: str) -> Iki:
    """The first celebrity of the list has this ability, and somebody has met him."""
    g = game_with(folder, "celebrities.toml", ('trigger = "meet"\neffect = "2 mon"', f'trigger = "{trigger}"'))
    met(g, ME, "juzaburo-tsutaya")
    return g


def test_the_first_celebrity_of_the_list_can_spare_the_extra_of_stalls(tmp_path: Path) -> None:
    g = game_with_ability(tmp_path, "place")
    fill(g, "A4")
    row(g, "water")
    goods(g, ME, mon=1)
    turn(g, ME, "1")

    play(g, "character.water")

    assert (card_at(g, "A4"), good(g, ME, "mon")) == ("water", 0)


def test_the_first_celebrity_of_the_list_can_save_buildings(tmp_path: Path) -> None:
    g = game_with_ability(tmp_path, "fire")
    erect(g, "inn", "A1", ME)
    erect(g, "well", "A2", OTHER)

    fire_in(g, "A")

    assert (card_at(g, "A1"), card_at(g, "A2")) == ("inn", "")


def test_a_fifth_fish_adds_nothing_to_the_set(tmp_path: Path) -> None:
    """Where a player board has more places than the set has fish."""
    g = game_with(tmp_path, "board.toml", ("fish_places = 4", "fish_places = 5"))
    points = g.printed.fish_set
    for count in range(6):
        g.players[ME].fish = (0, 3, 6, 6, 9)[:count]  # the second of autumn is worth no more than the first
        extra = sum(g.printed.fish_extra[token] for token in g.players[ME].fish)
        assert g.breakdown()[ME]["fish"] == points[min(count, 4)] + extra
