"""The worked examples I1 to I50 of the rules, each under its number. Chloé is seat 0, Ulric 1, Dominique 2."""
# ruff: noqa: N802

from __future__ import annotations

from ennichi.iki.components import MON
from ennichi.iki.fire import SPREAD
from ennichi.iki.month_end import slide_row
from ennichi.iki.payday import FOOD, harmony_gains, salary_of
from ennichi.iki.state import Iki

from .given import (
    boat,
    business,
    card_at,
    celebrities,
    erect,
    good,
    goods,
    is_retired,
    month_end,
    new_game,
    new_year,
    number,
    on_board,
    open_now,
    play,
    play_on,
    power,
    put,
    retired,
    row,
    row_names,
    shown,
    space_of,
    stand,
    started,
    tokens,
    turn,
    waiting,
    way_of_life,
    xp_of,
)

CHLOE, ULRIC, DOMINIQUE = 0, 1, 2


def burn(g: Iki, nagaya: str, month: int = 5) -> None:
    """A fire of this month breaks out in a nagaya."""
    g.month = month - 1
    g.turn = -1
    g.nagaya = "ABCD".index(nagaya)
    g.place = 0
    g.todo = [SPREAD]
    g.advance()


def test_I1_order_of_the_way_of_life() -> None:
    g = started()
    power(g, 4, 2, 2, order=(ULRIC, DOMINIQUE, CHLOE))
    way_of_life(g, month=5)
    seats = []
    for _ in range(3):
        seats.append(g.seat)
        g.play(g.options[0])
    assert seats == [CHLOE, ULRIC, DOMINIQUE]


def test_I2_the_monk_on_a_corner() -> None:
    g = started()
    goods(g, CHLOE, mon=5)
    row(g, "monk", mon=1)
    turn(g, CHLOE, "2")
    play(g, "character.monk", "stall.A4")
    assert good(g, CHLOE, "mon") == 0
    assert g.players[CHLOE].fire == 1
    assert card_at(g, "A4") == "monk"
    assert xp_of(g, "monk") == 0
    assert g.players[CHLOE].kobuns == 3


def test_I3_a_lap_with_a_sandal() -> None:
    g = started()
    goods(g, CHLOE, mon=3, sandal=1)
    stand(g, CHLOE, "exchange-shop")
    put(g, "monk", "B1", CHLOE, xp=0)
    put(g, "cloth-dyer", "B2", CHLOE, xp=2)
    put(g, "boiled-egg", "A1", DOMINIQUE, xp=0)
    row(g)
    turn(g, CHLOE, "1")
    assert space_of(g, CHLOE) == "sandal-shop"
    assert xp_of(g, "monk") == 1
    assert is_retired(g, CHLOE, "cloth-dyer")
    assert g.players[CHLOE].kobuns == 3
    goods(g, CHLOE, mon=3, sandal=1)  # the income that could not be refused is put back
    play(g, "sandal")
    assert space_of(g, CHLOE) == "rice-shop"
    play(g, "space.rice-shop")
    assert (good(g, CHLOE, "mon"), good(g, CHLOE, "rice")) == (0, 2)
    play(g, "character.boiled-egg")
    assert good(g, CHLOE, "rice") == 3
    assert xp_of(g, "boiled-egg") == 1


def test_I4_an_own_character_gains_nothing() -> None:
    g = started()
    put(g, "salt", "A1", CHLOE, xp=1)
    business(g, CHLOE, "rice-shop")
    play(g, "character.salt")
    assert xp_of(g, "salt") == 1


def test_I5_only_income_without_a_kobun_a_stall_or_mon() -> None:
    g = started()
    g.players[CHLOE].kobuns = 0
    row(g, "water")
    turn(g, CHLOE, "2")
    assert waiting(g) == "business"  # the income was taken without asking
    assert good(g, CHLOE, "mon") == 12
    g = started()
    goods(g, CHLOE, mon=0)
    row(g, "monk")
    turn(g, CHLOE, "2")
    assert good(g, CHLOE, "mon") == 4
    g = started(seats=2)
    for i, stall in enumerate(g.rules.town.stalls):
        g.stalls[stall] = 20 + i
    row(g, "water")
    turn(g, CHLOE, "2")
    assert good(g, CHLOE, "mon") == 12


def test_I6_the_space_1_4() -> None:
    g = started()
    row(g, "water")
    stand(g, CHLOE, "rice-shop")
    g.ikizama = [CHLOE, ULRIC, -1, -1, -1]
    g.lane = -1
    turn(g, CHLOE, "1-4")
    assert waiting(g) == "move"
    assert good(g, CHLOE, "mon") == 9
    assert open_now(g) == {"space.fire-tower", "space.tobacco-shop", "space.pawn-shop", "space.construction-site"}


def test_I7_harmony() -> None:
    g = started()
    put(g, "dice", "A1", DOMINIQUE)
    put(g, "seamstress", "A4", DOMINIQUE)
    put(g, "salt", "B1", CHLOE)
    put(g, "soba", "C1", CHLOE)
    put(g, "engraver", "C4", CHLOE)
    put(g, "carpenter", "D1", ULRIC)
    put(g, "kite", "D2", DOMINIQUE)
    put(g, "printer", "D4", CHLOE)
    assert harmony_gains(g) == [6, 2, 9]


def test_I8_salary() -> None:
    g = started()
    retired(g, DOMINIQUE, "cotton")
    put(g, "seamstress", "A1", DOMINIQUE, xp=2)
    put(g, "soba", "A2", DOMINIQUE, xp=1)
    pay = salary_of(g, DOMINIQUE)
    assert dict(zip(pay[::2], pay[1::2], strict=True)) == {0: 4, 2: 1, 5: 3}  # mon, sandal, IKI


def test_I9_food() -> None:
    g = started()
    power(g, 0, 4, 0)
    goods(g, CHLOE)
    goods(g, DOMINIQUE)
    goods(g, ULRIC, rice=2)
    for card, stall in (("yamabushi", "A1"), ("soba", "A2"), ("dice", "A3")):
        put(g, card, stall, ULRIC)
    g.turn = -1
    g.asked = 0
    g.todo = [FOOD]
    g.advance()
    assert g.seat == ULRIC
    assert "done" not in open_now(g)
    play(g, "character.soba", "character.dice")
    assert not on_board(g, "yamabushi")
    assert on_board(g, "soba")
    assert g.players[ULRIC].kobuns == 2
    assert g.players[ULRIC].fire == 4
    assert g.gone == 1


def test_I10_the_fire_gets_weaker() -> None:
    g = started()
    power(g, 0, 3, 2)
    put(g, "soba", "A1", DOMINIQUE)
    put(g, "dice", "A3", ULRIC)
    put(g, "kite", "A4", CHLOE)
    burn(g, "A")
    assert card_at(g, "A1") == ""
    assert card_at(g, "A3") == "dice"
    assert card_at(g, "A4") == "kite"
    assert g.players[DOMINIQUE].kobuns == 4


def test_I11_a_neutral_card_burns() -> None:
    g = started(seats=2)
    power(g, 0, 2)
    put(g, "soba", "A1", CHLOE)
    put(g, "dice", "A2")
    put(g, "kite", "A3", ULRIC)
    burn(g, "A")
    assert [card_at(g, stall) for stall in ("A1", "A2", "A3")] == ["", "", "kite"]


def test_I12_avoid_fire() -> None:
    g = started()
    power(g, 0, 0, 0)
    tokens(g, CHLOE, "avoid-fire")
    put(g, "soba", "A1", CHLOE)
    put(g, "dice", "A2", ULRIC)
    burn(g, "A")
    assert g.seat == CHLOE
    assert open_now(g) == {"special.avoid-fire", "done"}
    play(g, "special.avoid-fire")
    assert card_at(g, "A1") == "soba"
    assert card_at(g, "A2") == ""
    assert g.players[CHLOE].specials == ()
    g = started()
    tokens(g, CHLOE, "avoid-fire")
    erect(g, "inn", "A1", CHLOE)
    burn(g, "A")
    assert card_at(g, "A1") == ""
    assert g.players[CHLOE].specials != ()


def test_I13_build_the_inn() -> None:
    g = started()
    shown(g, "inn")
    goods(g, ULRIC, mon=1, wood=1, koban=1)
    business(g, ULRIC, "construction-site")
    play(g, "space.construction-site", "option.2")
    assert waiting(g) == "place building"
    assert "stall.C4" not in open_now(g)
    assert "costs 2 mon" in g.why_not(g.touch("stall.C4"))
    play(g, "stall.C1")
    assert card_at(g, "C1") == "inn"
    assert sum(g.players[ULRIC].goods) == 0
    g = started()
    shown(g, "inn")
    goods(g, ULRIC, mon=3, wood=1, koban=1)
    business(g, ULRIC, "construction-site")
    play(g, "space.construction-site", "option.2", "stall.C4")
    assert card_at(g, "C4") == "inn"
    assert good(g, ULRIC, "mon") == 0


def test_I14_the_carpenter() -> None:
    g = started()
    shown(g, "inn")
    goods(g, CHLOE, koban=1)
    put(g, "carpenter", "C1", CHLOE)
    business(g, CHLOE, "construction-site")
    play(g, "character.carpenter", "stall.C2")
    assert card_at(g, "C2") == "inn"
    assert sum(g.players[CHLOE].goods) == 0


def test_I15_new_year() -> None:
    g = started()
    power(g, 3, 1, 2)
    shown(g, "inn")
    goods(g, CHLOE, mon=1, wood=1, koban=1)
    put(g, "kabuki", "C1", CHLOE)
    new_year(g)
    assert g.seat == CHLOE
    play(g, "space.construction-site", "space.construction-site", "option.2", "stall.A1")
    play(g, "character.kabuki")
    assert g.players[CHLOE].iki == 3
    play(g, "done")
    assert g.seat == DOMINIQUE
    play(g, "space.fire-tower", "done")
    assert g.seat == ULRIC


def test_I16_final_count() -> None:
    g = started()
    player = g.players[CHLOE]
    player.iki = 28
    retired(g, CHLOE, "cotton", "dice", "soba", "puppeteer")
    tokens(g, CHLOE, "joker")
    player.fish = tuple(number(g, "fish", name) for name in ("spring-b", "summer-b", "autumn-a"))
    player.pouches = tuple(number(g, "pouch", name) for name in ("spring-b", "winter-a"))
    player.pipes = (0,)
    erect(g, "restaurant", "A1", CHLOE)
    goods(g, CHLOE, mon=5, koban=1)
    g.turn = -1
    new_year(g)
    play_on(g, lambda g: waiting(g) == "final columns")
    assert g.seat == CHLOE
    assert open_now(g) == {"column.peddler", "column.artisan", "column.special", "column.master", "column.shop"}
    goods(g, CHLOE, mon=5, koban=1)
    play(g, "column.master")
    assert g.over
    assert g.breakdown()[CHLOE] == {
        "track": 28, "types": 16, "fish": 18, "tobacco": 16, "buildings": 18, "goods": 4, "celebrities": 0,
    }  # fmt: skip
    assert g.scores()[CHLOE] == 100


def test_I17_most_fish() -> None:
    g = started()
    names = ("spring-b", "summer-b", "autumn-b", "winter-b")
    g.players[CHLOE].fish = tuple(number(g, "fish", name) for name in names)
    assert g.breakdown()[CHLOE]["fish"] == 31


def test_I18_exchange_shop() -> None:
    for option, mon, koban in (("option.1", 4, 1), ("option.2", 0, 2), ("option.3", 12, 0)):
        g = started()
        goods(g, CHLOE, mon=10)
        business(g, CHLOE, "exchange-shop")
        play(g, "space.exchange-shop", option)
        assert (good(g, CHLOE, "mon"), good(g, CHLOE, "koban")) == (mon, koban)
        assert "space.exchange-shop" not in open_now(g)


def test_I19_one_fish_a_season() -> None:
    g = started()
    goods(g, CHLOE, mon=20)
    business(g, CHLOE, "fish-market")
    play(g, "space.fish-market", "fish.spring-a")
    business(g, CHLOE, "fish-market")
    assert "space.fish-market" not in open_now(g)
    g.row = [-1] * len(g.row)
    play(g, "done")
    month_end(g, 3)
    goods(g, CHLOE, mon=20)
    business(g, CHLOE, "fish-market")
    assert "space.fish-market" in open_now(g)


def test_I20_the_day_laborer() -> None:
    g = started()
    g.players[CHLOE].iki = 1
    put(g, "day-laborer", "A1", CHLOE)
    g.give(CHLOE, salary_of(g, CHLOE))
    assert g.players[CHLOE].iki == 0
    put(g, "dice", "A2", CHLOE, xp=2)  # 3 IKI
    g.give(CHLOE, salary_of(g, CHLOE))
    assert g.players[CHLOE].iki == 1


def test_I21_nothing_to_lose() -> None:
    g = started()
    put(g, "ukiyo-e", "A1", CHLOE)
    business(g, CHLOE, "rice-shop")
    assert "character.ukiyo-e" not in open_now(g)
    g.players[CHLOE].iki = 1
    business(g, CHLOE, "rice-shop")
    play(g, "character.ukiyo-e")
    assert (g.players[CHLOE].iki, good(g, CHLOE, "mon")) == (0, 12)


def test_I22_firefighting_at_its_end() -> None:
    g = started()
    power(g, 10, 10, 0, order=(ULRIC, CHLOE, DOMINIQUE))
    g.fire_up(CHLOE, 1)
    assert g.power == [CHLOE, ULRIC, DOMINIQUE]
    assert g.players[CHLOE].fire == 10


def test_I23_the_monk_retired() -> None:
    g = started()
    tokens(g, CHLOE, "hire-less")
    row(g, "water")
    goods(g, CHLOE, mon=2)
    turn(g, CHLOE, "2")
    play(g, "character.water", "stall.A4")
    assert good(g, CHLOE, "mon") == 0
    row(g, "watermelon")
    turn(g, CHLOE, "2")
    play(g, "character.watermelon")
    assert "stall.B4" not in open_now(g)


def test_I24_the_kite_maker() -> None:
    g = started()
    put(g, "kite", "C1", CHLOE)
    put(g, "soba", "A4", ULRIC, xp=2)
    put(g, "dice", "B1", CHLOE, xp=1)
    before = [list(player.goods) for player in g.players]
    business(g, CHLOE, "construction-site")
    play(g, "character.kite", "character.soba", "character.dice")
    assert (card_at(g, "A4"), card_at(g, "B1")) == ("dice", "soba")
    assert (xp_of(g, "soba"), xp_of(g, "dice")) == (2, 1)
    assert g.owners[number(g, "stall", "B1")] == ULRIC
    assert [list(player.goods) for player in g.players] == before


def test_I25_the_fireworks_maker() -> None:
    g = started()
    put(g, "fireworks", "A1", ULRIC)
    business(g, CHLOE, "rice-shop")
    play(g, "character.fireworks")
    assert g.players[CHLOE].iki == 4
    assert [player.goods[MON] for player in g.players] == [8, 10, 10]


def test_I26_a_blocked_space() -> None:
    g = started(seats=2)
    g.blocking = (4,) * 12
    way_of_life(g)
    assert open_now(g) == {"ikizama.1-4", "ikizama.1", "ikizama.2", "ikizama.3"}
    assert (
        g.why_not(g.touch("ikizama.4"))
        == "with two players one space is blocked each month: a tile drawn by chance says which"
    )


def test_I27_the_moon_player() -> None:
    g = started(seats=2)
    row(g, "kabuki", mon=1)
    moon = 1 - g.first
    mon = good(g, moon, "mon")
    month_end(g, 4)
    assert (g.seat, waiting(g)) == (moon, "neutral stall")  # one card only: it was taken without asking
    play(g, "stall.A2")
    assert card_at(g, "A2") == "kabuki"
    assert g.owners[number(g, "stall", "A2")] == -1
    assert good(g, moon, "mon") == mon
    assert g.players[moon].kobuns == 4


def test_I28_a_neutral_character_leaves() -> None:
    g = started(seats=2)
    put(g, "kabuki", "A2")
    business(g, CHLOE, "sandal-shop")
    play(g, "character.kabuki")
    assert g.players[CHLOE].iki == 3
    assert not on_board(g, "kabuki")
    assert g.gone == 1


def test_I29_a_centre_stall_belongs_to_two_spaces() -> None:
    g = started(seats=2)
    put(g, "salt", "A1", ULRIC)
    put(g, "cotton", "A2", ULRIC)
    put(g, "eyeglass", "A3", ULRIC)
    business(g, CHLOE, "rice-shop")
    assert open_now(g, "character") == {"character.salt", "character.cotton"}
    business(g, CHLOE, "sandal-shop")
    assert open_now(g, "character") == {"character.cotton", "character.eyeglass"}


def test_I30_neutral_characters_count_for_harmony() -> None:
    g = started(seats=2)
    put(g, "dice", "A1", CHLOE)
    put(g, "seamstress", "A2", CHLOE)
    put(g, "engraver", "A3")
    assert harmony_gains(g) == [6, 0]


def test_I31_one_fresh_card_is_left() -> None:
    g = started(akebono=True)
    row(g, "", "dice", "", "", "", "", "calendar")
    slide_row(g)
    assert row_names(g) == ["", "", "", "", "", "dice", ""]
    assert g.row_mon == [0, 0, 0, 0, 0, 1, 0]


def test_I32_three_fresh_cards_are_left() -> None:
    g = started(akebono=True)
    row(g, "soba", "", "kite", "monk", "", "dice", "")
    g.row_mon[5] = 1
    slide_row(g)
    assert row_names(g) == ["", "", "", "", "kite", "monk", ""]
    assert g.row_mon == [0, 0, 0, 0, 1, 1, 0]
    assert g.gone == 2


def test_I33_a_boat() -> None:
    g = started(akebono=True)
    shown(g)
    boat(g, "4B")
    goods(g, ULRIC, mon=1, wood=2)
    g.players[ULRIC].pipes = (0,)
    business(g, ULRIC, "construction-site")
    play(g, "space.construction-site", "option.2", "boat.4B")
    assert open_now(g) == {"trade", "boat.4B"}
    play(g, "trade")
    assert g.players[ULRIC].trade == 2
    assert g.players[ULRIC].sailors == 1
    assert sum(g.players[ULRIC].goods) == 0


def test_I34_the_bridge_is_a_space() -> None:
    g = started(akebono=True)
    row(g)
    stand(g, CHLOE, "construction-site")
    turn(g, CHLOE, "2")
    assert space_of(g, CHLOE) == "fish-market"
    stand(g, CHLOE, "nihonbashi-bridge")
    turn(g, CHLOE, "1")
    assert space_of(g, CHLOE) == "fish-market"


def test_I35_business_on_the_bridge() -> None:
    g = started(akebono=True)
    celebrities(g, "saiko-ema", "nanpo-ota")
    boat(g, "3B", DOMINIQUE)
    goods(g, ULRIC, mon=3)
    business(g, ULRIC, "nihonbashi-bridge")
    play(g, "celebrity.saiko-ema", "boat.3B")
    assert good(g, ULRIC, "mon") == 0
    assert g.players[ULRIC].fire == 2
    assert g.players[DOMINIQUE].trade == 1
    assert open_now(g) == {"done"}


def test_I36_trade_income() -> None:
    for level, wanted in ((0, {}), (2, {"mon": 1}), (3, {"mon": 1}), (6, {"mon": 1, "sandal": 1, "rice": 1}),
                          (10, {"mon": 1, "sandal": 1, "rice": 1, "koban": 1})):  # fmt: skip
        g = started(akebono=True)
        row(g)
        for seat in range(3):
            goods(g, seat)
        g.players[CHLOE].trade = level
        month_end(g, 5)
        assert {name: good(g, CHLOE, name) for name in ("mon", "rice", "sandal", "wood", "koban")} == {
            "mon": 0, "rice": 0, "sandal": 0, "wood": 0, "koban": 0, **wanted,
        }  # fmt: skip
        assert g.players[CHLOE].iki == (5 if level == 10 else 0)


def test_I37_the_grand_master() -> None:
    g = started(seats=2, akebono=True, grandmaster=True)
    row(g)
    g.blocking = (1,) * 12
    g.master = number(g, "space", "exchange-shop")
    put(g, "salt", "D1", CHLOE)
    put(g, "cotton", "D2")
    put(g, "eyeglass", "D3", ULRIC)
    month_end(g, 1)
    assert g.master == number(g, "space", "fish-market")
    assert (xp_of(g, "salt"), xp_of(g, "cotton"), xp_of(g, "eyeglass")) == (1, 0, 0)


def test_I38_the_grand_master_on_the_bridge() -> None:
    g = started(seats=2, akebono=True, grandmaster=True)
    row(g)
    g.blocking = (3,) * 12
    boat(g, "2A", ULRIC)
    month_end(g, 1)
    assert g.master == number(g, "space", "nihonbashi-bridge")
    assert [player.trade for player in g.players] == [0, 1]


def test_I39_the_doctor_in_a_fire() -> None:
    g = started(akebono=True)
    tokens(g, CHLOE, "doctor")
    put(g, "monk", "A1", CHLOE)
    put(g, "soba", "A2", ULRIC)
    burn(g, "A")
    play(g, "special.doctor")
    assert is_retired(g, CHLOE, "monk")
    assert [g.printed.vocabulary.names[82 + token] for token in g.players[CHLOE].specials] == ["special.hire-less"]
    assert g.players[CHLOE].kobuns == 4
    assert card_at(g, "A2") == ""


def test_I40_at_most_two_permanent_buildings() -> None:
    seen = set()
    for seed in range(60):
        g = new_game(seed=seed, akebono=True)
        lasting = sum(g.printed.permanent[each] for each in g.shown)
        assert len(g.shown) == 6
        seen.add(lasting)
    assert seen == {0, 1, 2}


def test_I41_the_start_tile_with_a_boat() -> None:
    for seed in range(20):
        g = new_game(seed=seed, akebono=True)
        tile = g.printed.tile_ids.index("start-boat")
        if tile in g.start_tiles:
            break
    seat = g.seat
    card = g.starters[g.start_tiles.index(tile)]
    play(g, f"character.{g.printed.character_ids[card]}")
    player = g.players[seat]
    assert (player.goods[MON], player.trade, player.sailors) == (5, 1, 1)
    assert g.boats[0] == seat
    assert waiting(g) == "place starter"


def test_I42_the_swordsmith() -> None:
    g = started(akebono=True)
    for name in ("2A", "3A", "4A", "5A", "6A", "1"):
        boat(g, name, -2)
    shown(g, "shipping")
    goods(g, CHLOE, wood=1, sandal=3)
    put(g, "swordsmith", "A1", CHLOE)
    business(g, CHLOE, "rice-shop")
    play(g, "character.swordsmith", "stall.A2")  # the rice option is impossible
    assert card_at(g, "A2") == "shipping"
    assert sum(g.players[CHLOE].goods) == 0
    g = started(akebono=True)
    for name in ("2A", "3A", "4A", "5A", "6A", "1"):
        boat(g, name, -2)
    shown(g, "shipping")
    goods(g, CHLOE, wood=1, sandal=4)
    put(g, "swordsmith", "A1", CHLOE)
    business(g, CHLOE, "rice-shop")
    play(g, "character.swordsmith", "option.1", "stall.A2")
    assert sum(g.players[CHLOE].goods) == 0


def test_I43_the_messenger_token() -> None:
    g = started(akebono=True)
    row(g)
    tokens(g, CHLOE, "messenger")
    put(g, "soba", "B1", CHLOE)
    stand(g, CHLOE, "exchange-shop")
    goods(g, CHLOE, mon=4, sandal=2)
    turn(g, CHLOE, "3")
    play(g, "special.messenger", "space.sandal-shop")
    assert xp_of(g, "soba") == 0
    assert "sandal" not in open_now(g)
    assert "space.sandal-shop" in open_now(g)
    assert g.players[CHLOE].specials == ()


def test_I44_the_express_messenger() -> None:
    g = started(akebono=True)
    put(g, "messenger", "D3", ULRIC)
    put(g, "soba", "A4", CHLOE)
    put(g, "salt", "A3", ULRIC)
    business(g, CHLOE, "exchange-shop")
    play(g, "character.messenger", "space.sandal-shop")
    assert xp_of(g, "soba") == 1
    assert xp_of(g, "messenger") == 1
    assert open_now(g) == {"done"}


def test_I45_nanpo_ota_and_the_hire_token() -> None:
    g = started(akebono=True)
    tokens(g, CHLOE, "hire-less")
    celebrities(g, "nanpo-ota")
    row(g, "kite")
    goods(g, CHLOE, mon=2)
    business(g, CHLOE, "nihonbashi-bridge")
    play(g, "celebrity.nanpo-ota", "celebrity.nanpo-ota", "stall.A1")
    assert card_at(g, "A1") == "kite"
    assert good(g, CHLOE, "mon") == 0


def test_I46_no_third_boat() -> None:
    g = started(akebono=True)
    shown(g)
    boat(g, "2A", CHLOE)
    boat(g, "3A", CHLOE)
    goods(g, CHLOE, mon=9, wood=9)
    business(g, CHLOE, "construction-site")
    play(g, "space.construction-site")
    assert waiting(g) == "business"  # only wood was for sale
    assert good(g, CHLOE, "wood") == 10


def test_I47_no_pipe_at_the_end() -> None:
    g = started(akebono=True)
    boat(g, "4B", ULRIC)
    player = g.players[CHLOE]
    player.pipes = (0,)
    player.pouches = tuple(number(g, "pouch", name) for name in ("spring-a", "summer-a"))
    assert g.breakdown()[CHLOE]["tobacco"] == 12
    business(g, CHLOE, "nihonbashi-bridge")
    play(g, "boat.4B")
    assert g.breakdown()[CHLOE]["tobacco"] == 6
    assert good(g, CHLOE, "koban") == 1


def test_I48_the_policeman() -> None:
    g = started(akebono=True)
    put(g, "policeman", "A1", ULRIC)
    put(g, "soba", "B1", CHLOE, xp=0)
    put(g, "dice", "B2", CHLOE, xp=0)
    business(g, CHLOE, "rice-shop")
    assert "character.policeman" not in open_now(g)
    g.xp[number(g, "stall", "B1")] = 2
    business(g, CHLOE, "rice-shop")
    play(g, "character.policeman")
    assert xp_of(g, "soba") == 1
    assert g.players[CHLOE].iki == 4


def test_I49_the_mounted_samurai() -> None:
    g = started(akebono=True)
    put(g, "mounted-samurai", "A1", CHLOE, xp=1)
    put(g, "samurai", "A2", CHLOE)
    put(g, "rice-broker", "A3", CHLOE)
    assert harmony_gains(g) == [0, 0, 0]
    put(g, "seamstress", "B1", CHLOE)
    goods(g, CHLOE, mon=1)
    business(g, CHLOE, "fire-tower")
    play(g, "character.seamstress", "character.mounted-samurai", "column.master")
    assert is_retired(g, CHLOE, "mounted-samurai")
    assert g.columns[number(g, "character", "mounted-samurai")] == 3
    assert g.seat == CHLOE


def test_I50_the_inn_for_sailors() -> None:
    g = started(akebono=True)
    erect(g, "sailors-inn", "A1", CHLOE)
    boat(g, "2A", ULRIC)
    goods(g, CHLOE, wood=2)
    business(g, CHLOE, "nihonbashi-bridge")
    play(g, "boat.2A")
    assert open_now(g) == {"boat.tea", "done"}
    assert g.players[ULRIC].trade == 1
    play(g, "boat.tea", "option.1")
    assert (good(g, CHLOE, "rice"), good(g, CHLOE, "sandal")) == (1, 1)
    assert g.players[ULRIC].trade == 1
    assert "boat.2A" not in open_now(g)
