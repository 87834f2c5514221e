"""A walk over every card, tile and token: each does what its text says.

What to expect is read from the component files by a few lines here, not by the effect compiler: plain goods by
counting, everything else by a scripted answer and its known outcome.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from ennichi.iki.components import FOLDER, GOOD_NAMES
from ennichi.iki.payday import SALARIES

from .given import (
    boat,
    business,
    card_at,
    celebrities,
    erect,
    good,
    goods,
    is_retired,
    number,
    on_board,
    open_now,
    play,
    put,
    row,
    shown,
    stand,
    started,
    turn,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.iki.state import Iki

ME, OTHER = 0, 1
PLENTY = 20
GOODS = GOOD_NAMES.split()


def rows(file: str, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / "components" / file).read_text(encoding="utf-8"))[table]
    return found


CHARACTERS = rows("characters.toml", "character")
BUILDINGS = rows("buildings.toml", "building")
BOATS = rows("boats.toml", "boat")
CELEBRITIES = rows("celebrities.toml", "celebrity")

# What is not plain: the answers to give, and what then changes.
SCRIPT: dict[str, tuple[list[str], dict[str, int]]] = {
    "xp": (["character.dice"], {"xp": 1}),
    "xp other": (["character.dice"], {"xp": 1}),
    "xp all": ([], {"xp": 2}),
    "build": (["building.inn", "stall.D1"], {"wood": -1, "koban": -1, "buildings": 1}),
    "build-wood": (["building.inn", "stall.D1"], {"koban": -1, "buildings": 1}),
    "build-koban": (["building.inn", "stall.D1"], {"wood": -1, "buildings": 1}),
    "build-rice": (["building.farmhouse", "stall.D1"], {"wood": -2, "buildings": 1}),
    "build-sandal": (["building.storehouse", "stall.D1"], {"wood": -2, "buildings": 1}),
    "boat": (["boat.3B"], {"mon": -3, "fire": 2}),
    "salary": (["character.dice"], {"iki": 3}),
    "swap": (["character.dice", "character.salt"], {}),
    "run": (["space.fire-tower"], {}),
    "hire": (["character.water", "stall.D1"], {"mon": -1, "staff": 1}),
    "hire-2mon": (["character.monk", "stall.D1"], {"mon": -2, "fire": 1, "staff": 1}),
    "river": (["pouch.spring-a"], {"mon": -1, "pouches": 1}),
    "ticket": (["ticket.shop"], {"tickets": 1}),
    "celebrity spare": (["celebrity.ryokan"], {"met": 1}),
    "relocate": (["character.dice", "stall.D1", "done"], {}),
    "retire": (["character.dice"], {"staff": -1, "retired": 1, "xp": -1}),
    "doctor": ([], {"specials": 1}),
    "fish": (["fish.spring-a"], {"mon": -2, "fish": 1}),
    "pipe": (["pipe.spring-a"], {"mon": -2, "fire": 1, "pipes": 1}),
    "pouch": (["pouch.spring-b"], {"mon": -2, "pouches": 1}),
}
PRICE = {"xp": (["character.dice"], {"xp": -1}), "pipe": ([], {"pipes": -1})}


def terms(text: str) -> list[tuple[int, str]]:
    """`2 mon + rice` as (2, mon), (1, rice)."""
    found = []
    for part in text.split(" + "):
        first, _, rest = part.partition(" ")
        found.append((int(first), rest) if first.isdigit() else (1, part))
    return found


def expected(option: str) -> tuple[list[str], dict[str, int]]:
    """The answers to an option and what changes, by the text alone."""
    cost, paid, gain = option.rpartition(" > ")
    answers: list[str] = []
    change: dict[str, int] = {}
    lists = [(terms(cost) if paid else [], -1, PRICE), (terms(gain), 1, SCRIPT)]
    for found, sign, script in lists:
        for count, noun in found:
            if noun == "loss":
                change["iki"] = change.get("iki", 0) - count
            elif noun in (*GOODS, "iki", "fire", "trade", "gift"):
                change[noun] = change.get(noun, 0) + sign * count
            else:
                for _ in range(count):
                    answers += script[noun][0]
                    for what, many in script[noun][1].items():
                        change[what] = change.get(what, 0) + many
    return answers, {what: many for what, many in change.items() if many}


def rich(akebono: bool = True) -> Iki:
    """Everything is possible: goods, two own characters with experience, boats, celebrities, tokens, a row."""
    g = started(akebono=akebono)
    goods(g, ME, **dict.fromkeys(GOODS, PLENTY))
    player = g.players[ME]
    player.iki = PLENTY
    player.pipes = (number(g, "pipe", "winter-a"), number(g, "pipe", "winter-b"))
    put(g, "dice", "C1", ME, xp=1)
    put(g, "salt", "C2", ME, xp=1)
    put(g, "eyeglass", "C3", OTHER)
    row(g, "water", "monk")
    shown(g, "inn", "farmhouse", "storehouse")
    player.kobuns = 4
    if akebono:
        boat(g, "3B", OTHER)
        boat(g, "4A", OTHER)
        celebrities(g, "sanyo-rai")
        g.tokens = tuple([*range(12)] * 3)
        g.market = [0, 2, 1, 2, 0, 1, 1, 0, 2]  # in the river: pipe b, pouch a, fish c
        g.season = 0
    return g


def state(g: Iki) -> dict[str, int]:
    player = g.players[ME]
    mine = g.own_characters(ME)
    return {
        **dict(zip(GOODS, player.goods, strict=True)),
        "iki": player.iki,
        "fire": player.fire,
        "trade": player.trade,
        "xp": sum(g.xp[stall] for stall in mine),
        "staff": len(mine),
        "retired": len(player.retired),
        "buildings": len(g.own_buildings(ME)),
        "pipes": len(player.pipes),
        "pouches": len(player.pouches),
        "fish": len(player.fish),
        "tickets": g.tickets.count(ME),
        "specials": len(player.specials),
        "met": len(player.celebrities),
        "gift": g.players[2].goods[0],
    }


def changes(before: dict[str, int], g: Iki) -> dict[str, int]:
    now = state(g)
    return {what: now[what] - before[what] for what in now if now[what] != before[what]}


def follow(g: Iki, answers: list[str], until: str = "business") -> None:
    """Give the scripted answers; those that the kernel gave itself are left out."""
    for answer in answers:
        if waiting(g) != until and g.touch(answer) in g.options:
            play(g, answer)
    assert waiting(g) == until, (waiting(g), open_now(g))


def ids(row: dict[str, Any]) -> str:
    return str(row["id"])


# Characters.


@pytest.mark.parametrize("card", CHARACTERS, ids=ids)
def test_every_skill(card: dict[str, Any]) -> None:
    for choice, option in enumerate(card["skill"].split(" / "), 1):
        g = rich()
        put(g, card["id"], "A1", OTHER)
        before = state(g)
        answers, change = expected(option)
        business(g, ME, "rice-shop")
        play(g, f"character.{card['id']}")
        several = " / " in card["skill"]
        follow(g, [f"option.{choice}", *answers] if several else answers)
        assert changes(before, g) == change, option
        if "swap" in option:
            assert (card_at(g, "C1"), card_at(g, "C2")) == ("salt", "dice")
        assert g.xp[number(g, "stall", "A1")] == 1  # the owner's character learned
        assert g.character_used


@pytest.mark.parametrize("card", CHARACTERS, ids=ids)
def test_every_skill_with_a_price_needs_it(card: dict[str, Any]) -> None:
    options = card["skill"].split(" / ")
    if not all(" > " in option for option in options):
        return
    g = rich()
    put(g, card["id"], "A1", OTHER)
    goods(g, ME)
    g.players[ME].iki = 0
    g.players[ME].pipes = ()
    g.xp = [0] * len(g.xp)
    business(g, ME, "rice-shop")
    assert f"character.{card['id']}" not in open_now(g)
    assert g.why_not(g.touch(f"character.{card['id']}")) == "its skill cannot be carried out now (our ruling R12)"


@pytest.mark.parametrize("card", [card for card in CHARACTERS if card["set"] != "start"], ids=ids)
def test_every_hire(card: dict[str, Any]) -> None:
    g = rich()
    row(g, card["id"])
    before = state(g)
    answers, change = expected(card["bonus"]) if "bonus" in card else ([], {})
    change = {**change, "staff": 1}
    if card["cost"]:
        change["mon"] = change.get("mon", 0) - card["cost"]
    stand(g, ME, "pawn-shop")
    turn(g, ME, "1")
    play(g, f"character.{card['id']}", "stall.A1")
    follow(g, answers)
    assert card_at(g, "A1") == card["id"]
    assert changes(before, g) == change
    assert g.players[ME].kobuns == 3


@pytest.mark.parametrize("card", CHARACTERS, ids=ids)
def test_every_salary(card: dict[str, Any]) -> None:
    levels = card.get("salary", [])
    for level in range(card["xp"] + 1):
        g = started(akebono=True)
        g.players[ME].iki = PLENTY
        if level == card["xp"]:
            g.players[ME].retired = (number(g, "character", card["id"]),)
            g.columns = (0,) * len(g.columns)
        else:
            put(g, card["id"], "A1", ME, xp=level)
        before = state(g)
        wanted = expected(levels[min(level, card["xp"] - 1)])[1] if levels else {}
        SALARIES.run(g)
        assert changes(before, g) == wanted


@pytest.mark.parametrize("card", CHARACTERS, ids=ids)
def test_every_retirement(card: dict[str, Any]) -> None:
    """After as many steps as the card has, no sooner; the Kobun comes back, the token is taken."""
    g = started(akebono=True)
    put(g, card["id"], "A1", ME)
    put(g, "salt" if card["id"] != "salt" else "cotton", "C1", OTHER)
    stand(g, ME, "exchange-shop")
    for step in range(1, card["xp"] + 1):
        assert on_board(g, card["id"])
        row(g)
        stand(g, ME, "exchange-shop")
        turn(g, ME, "1")
        if step == card["xp"] and card["type"] == "none":
            play(g, "column.special")
    assert is_retired(g, ME, card["id"])
    assert g.players[ME].kobuns == 4
    held = [g.name(82 + token) for token in g.players[ME].specials]
    assert held == ([f"special.{card['token']}"] if "token" in card else [])


# Shops.


@pytest.mark.parametrize("shop", rows("board.toml", "shop"), ids=ids)
def test_every_shop(shop: dict[str, Any]) -> None:
    if shop["id"] == "nihonbashi-bridge":
        return  # its two offers are touched directly; see the examples and the boats
    options = shop["effect"].split(" / ")
    for choice, option in enumerate(options, 1):
        g = rich(akebono=False)
        before = state(g)
        answers, change = expected(option)
        business(g, ME, shop["id"])
        play(g, f"space.{shop['id']}")
        follow(g, [f"option.{choice}", *answers] if len(options) > 1 else answers)
        assert changes(before, g) == change, option
        assert f"space.{shop['id']}" not in open_now(g)


def test_the_construction_site_as_printed() -> None:
    g = started(construction="rice")
    shown(g)
    goods(g, ME, mon=1)
    business(g, ME, "construction-site")
    play(g, "space.construction-site")
    assert good(g, ME, "rice") == 1


def test_the_tempura_stand_as_printed() -> None:
    g = started(tempura="printed")
    card = number(g, "character", "tempura")
    assert g.rules.salary[card] == [[0, 4], [0, 3], [0, 4]]
    assert started().rules.salary[card] == [[0, 3], [0, 3], [0, 4]]


# Buildings.


def cost_of(text: str) -> dict[str, int]:
    return {noun: count for count, noun in terms(text)}


@pytest.mark.parametrize("building", BUILDINGS, ids=ids)
def test_every_building_costs_what_it_says(building: dict[str, Any]) -> None:
    cost = cost_of(building["cost"])
    for missing in ("", *cost):
        g = started(akebono=True)
        for name in ("1", "2A", "3A", "4A", "5A", "6A"):
            boat(g, name, -2)
        shown(g, building["id"])
        have = {name: count - (1 if name == missing else 0) for name, count in cost.items()}
        goods(g, ME, **{name: count for name, count in have.items() if name in GOODS})
        player = g.players[ME]
        player.goods[0] += 1  # for the Construction site
        player.pipes = (0,) * have.get("pipe", 0)
        player.fish = (0,) * have.get("fish", 0)
        business(g, ME, "construction-site")
        play(g, *(["space.construction-site"] if "space.construction-site" in open_now(g) else []))
        if missing:
            assert waiting(g) == "business"
            assert card_at(g, "A1") == ""
            continue
        follow(g, ["option.2", f"building.{building['id']}", "stall.A1"])
        assert card_at(g, "A1") == building["id"]
        assert sum(player.goods) == 0
        assert (player.pipes, player.fish) == ((), ())
        assert player.kobuns == 3
        assert g.shown == ()


END_AWARDS = {
    "inn": 12,
    "farmhouse": 2,
    "watchtower": 3,
    "villa": 4,
    "theater": 26,
    "merchant-house": 21,
    "restaurant": 12,
    "shrine": 22,
    "storehouse": 20,
    "well": 12,
    "sailors-inn": 4,
    "kimono": 16,
    "picture-books": 14,
    "pub": 10,
    "bathhouse": 2,
    "school": 6,
    "storyteller": 12,
    "tea-house": 2,
    "temple": 30,
    "shipping": 10,
}


def at_the_end() -> Iki:
    """7 sandals, 5 rice, power 6, trade 5, 2 boats, 4 types with 2 of one, 2 pipes, 2 pouches, fish for 12 IKI."""
    g = started(akebono=True)
    goods(g, ME, sandal=7, rice=5, mon=9, koban=2)
    player = g.players[ME]
    player.fire, player.trade = 6, 5
    g.power = [ME, 1, 2]
    boat(g, "2A", ME)
    boat(g, "3A", ME)
    player.retired = tuple(number(g, "character", card) for card in ("cotton", "dice", "seamstress", "monk"))
    put(g, "soba", "A1", ME)
    player.pipes = (0, 1)
    player.pouches = tuple(number(g, "pouch", name) for name in ("spring-a", "spring-b"))
    player.fish = tuple(number(g, "fish", name) for name in ("spring-b", "autumn-b", "summer-a"))
    player.fished = 7
    player.celebrities = tuple(number(g, "celebrity", name) for name in ("saiko-ema", "nanpo-ota", "sanyo-rai"))
    return g


@pytest.mark.parametrize("building", BUILDINGS, ids=ids)
def test_every_building_at_the_end(building: dict[str, Any]) -> None:
    g = at_the_end()
    erect(g, building["id"], "B1", ME)
    assert g.breakdown()[ME]["fish"] == 12
    assert g.breakdown()[ME]["buildings"] == END_AWARDS[building["id"]]


def test_awards_have_their_limits() -> None:
    g = at_the_end()
    goods(g, ME, sandal=15, rice=15)
    erect(g, "merchant-house", "B1", ME)
    assert g.breakdown()[ME]["buildings"] == 30
    erect(g, "storehouse", "B1", ME)
    assert g.breakdown()[ME]["buildings"] == 32
    erect(g, "storyteller", "B1", ME)
    g.players[ME].celebrities = (1, 2, 3, 4, 5)
    assert g.breakdown()[ME]["buildings"] == 16


def test_the_private_school_teaches_at_once() -> None:
    g = started(akebono=True)
    shown(g, "school")
    put(g, "soba", "B1", ME)
    goods(g, ME, mon=4, sandal=2)
    for name in ("1", "2A", "3A", "4A", "5A", "6A"):
        boat(g, name, -2)
    business(g, ME, "construction-site")
    play(g, "space.construction-site", "option.2", "stall.A1")
    assert g.xp[number(g, "stall", "B1")] == 1


# Boats.


@pytest.mark.parametrize("each", [each for each in BOATS if "cost" in each], ids=ids)
def test_every_boat_is_built_for_its_price(each: dict[str, Any]) -> None:
    cost = cost_of(each["cost"])
    for missing in ("", *cost):
        g = started(akebono=True)
        for name in ("1", "2A", "3A", "4A", "5A", "6A"):
            boat(g, name, -2)
        boat(g, each["id"])
        shown(g)
        row(g)
        goods(g, ME, **{name: count - (1 if name == missing else 0) for name, count in cost.items()})
        g.players[ME].goods[0] += 1
        business(g, ME, "construction-site")
        play(g, "space.construction-site")
        if missing:
            assert g.boats_of(ME) == 0
            continue
        follow(g, ["option.2", f"boat.{each['id']}", "trade"])
        assert g.players[ME].trade == each["trade"]
        assert sum(g.players[ME].goods) == 0
        assert g.players[ME].sailors == 1


@pytest.mark.parametrize("each", BOATS, ids=ids)
def test_every_boat_is_activated(each: dict[str, Any]) -> None:
    for choice, option in enumerate(each["action"].split(" / "), 1):
        g = rich()
        if each["id"] != "tea":
            boat(g, each["id"], OTHER)
        g.season = 2
        g.famous = tuple(range(10)) + tuple(number(g, "celebrity", name) for name in (
            "genpaku-sugita", "tadataka-ino", "ikku-jippensha", "philipp-franz-von-siebold", "ryokan",
        )) + tuple(range(15, 20))  # fmt: skip
        before = state(g)
        answers, change = expected(option)
        business(g, ME, "nihonbashi-bridge")
        play(g, f"boat.{each['id']}")
        several = " / " in each["action"]
        follow(g, [f"option.{choice}", *answers] if several else answers)
        assert changes(before, g) == change, option
        assert g.players[OTHER].trade == (0 if each["id"] == "tea" else 1)


# Celebrities.


@pytest.mark.parametrize("who", [who for who in CELEBRITIES if who["kind"] == "now"], ids=ids)
def test_every_celebrity_who_acts_at_once(who: dict[str, Any]) -> None:
    g = rich()
    celebrities(g, who["id"])
    before = state(g)
    answers, change = expected(who["effect"])
    business(g, ME, "nihonbashi-bridge")
    play(g, f"celebrity.{who['id']}")
    follow(g, [f"celebrity.{who['id']}", *answers])
    assert changes(before, g) == {**change, "met": 1}
    assert "celebrity" not in {name.partition(".")[0] for name in open_now(g)}


PRICED = ("nanpo-ota", "philipp-franz-von-siebold")


@pytest.mark.parametrize("who", PRICED)
def test_what_has_a_price_can_be_declined(who: str) -> None:
    g = rich()
    celebrities(g, who)
    before = state(g)
    business(g, ME, "nihonbashi-bridge")
    play(g, f"celebrity.{who}", "done")
    assert changes(before, g) == {"met": 1}


END_CELEBRITIES = {
    "hiroshige-utagawa": (7, "artisans"),
    "ikku-jippensha": (6, "poor"),
    "ryokan": (6, "last"),
    "tadataka-ino": (5, "many"),
    "gennai-hiraga": (5, "pipes"),
    "issa-kobayashi": (5, "newcomers"),
    "kazan-watanabe": (6, "builder"),
    "kokan-shiba": (7, "collector"),
}


@pytest.mark.parametrize("who", [who for who in CELEBRITIES if who["kind"] == "end"], ids=ids)
def test_every_celebrity_at_the_end(who: dict[str, Any]) -> None:
    points, case = END_CELEBRITIES[who["id"]]
    g = started(akebono=True)
    player = g.players[ME]
    player.celebrities = (number(g, "celebrity", who["id"]),)
    g.power = [ME, 1, 2]
    assert g.breakdown()[ME]["celebrities"] == 0
    if case == "artisans":
        put(g, "dice", "A1", ME)
        put(g, "seamstress", "A2", ME)
        assert g.breakdown()[ME]["celebrities"] == 0
        put(g, "engraver", "A3", ME)
    elif case == "poor":
        goods(g, ME, mon=2)
        assert g.breakdown()[ME]["celebrities"] == 0
        goods(g, ME, mon=1)
    elif case == "last":
        g.power = [1, 2, ME]
    elif case == "many":
        player.retired = tuple(range(5, 12))
        assert g.breakdown()[ME]["celebrities"] == 0
        put(g, "kabuki", "A1", ME)
    elif case == "pipes":
        player.pipes = (0,)
        assert g.breakdown()[ME]["celebrities"] == 0
        player.pipes = (0, 1)
    elif case == "newcomers":
        put(g, "calendar", "A1", ME)
        player.retired = (number(g, "character", "doctor"),)
    elif case == "builder":
        boat(g, "2A", ME)
        boat(g, "3A", ME)
        erect(g, "inn", "A1", ME)
    else:
        player.pipes, player.pouches, player.fish = (0,), (0,), (0,)
        assert g.breakdown()[ME]["celebrities"] == 0
        boat(g, "1", ME)
    assert g.breakdown()[ME]["celebrities"] == points


# Pipes, pouches and fish.

PIPE_SCRIPT = {"build": ["building.inn", "stall.D1"], "boat": ["boat.3B"], "xp": ["character.dice"]}


@pytest.mark.parametrize("pipe", rows("tokens.toml", "pipe"), ids=ids)
def test_every_pipe(pipe: dict[str, Any]) -> None:
    g = rich()
    token = number(g, "pipe", pipe["id"].removeprefix("pipe-"))
    g.players[ME].pipes = ()
    g.market = [token, -1, -1, -1, -1, -1, -1, -1, -1]
    before = state(g)
    answers, change = expected(pipe["effect"])
    change["mon"] = change.get("mon", 0) - pipe["price"]
    change["pipes"] = 1
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop")
    name = pipe["id"].replace("pipe-", "pipe.")
    follow(g, [name, *answers])
    assert changes(before, g) == change


POUCHES = {
    "spring-a": 2,
    "spring-b": 3,
    "spring-c": 3,
    "summer-a": 4,
    "summer-b": 3,
    "summer-c": 2,
    "autumn-a": 4,
    "autumn-b": 2,
    "autumn-c": 2,
    "winter-a": 5,
    "winter-b": 2,
    "winter-c": 6,
}


@pytest.mark.parametrize("name", POUCHES)
def test_every_pouch(name: str) -> None:
    g = at_the_end()
    g.players[ME].pouches = (number(g, "pouch", name),)
    assert g.breakdown()[ME]["tobacco"] == 2 * POUCHES[name]
    g.players[ME].pipes = ()
    assert g.breakdown()[ME]["tobacco"] == POUCHES[name]


@pytest.mark.parametrize("fish", rows("tokens.toml", "fish"), ids=ids)
def test_every_fish(fish: dict[str, Any]) -> None:
    g = rich()
    name = fish["id"].removeprefix("fish-")
    g.market = [-1, -1, -1, -1, number(g, "fish", name), -1, -1, -1, -1]
    before = state(g)
    _, change = expected(fish["now"]) if "now" in fish else ([], {})
    business(g, ME, "fish-market")
    play(g, "space.fish-market")
    assert changes(before, g) == {**change, "mon": -fish["price"], "fish": 1}
    assert g.breakdown()[ME]["fish"] == 3 + fish["extra"]


@pytest.mark.parametrize("kind", ["pipe", "pouch", "fish"])
def test_every_token_can_be_bought_from_the_river(kind: str) -> None:
    g = rich()
    boat(g, "1", OTHER)
    g.market = [-1] * 6 + [0, 0, 0]
    business(g, ME, "nihonbashi-bridge")
    play(g, "boat.1", f"{kind}.spring-a")
    player = g.players[ME]
    assert {"pipe": len(player.pipes) == 3, "pouch": len(player.pouches) == 1, "fish": len(player.fish) == 1}[kind]
    assert g.players[OTHER].trade == 1


# Start tiles.


@pytest.mark.parametrize("tile", rows("tokens.toml", "start_tile"), ids=ids)
def test_every_start_tile(tile: dict[str, Any]) -> None:
    g = started(akebono=True)
    before = state(g)
    part = g.printed.tile_parts[g.printed.tile_ids.index(tile["id"])]
    g.seat = ME
    part.run(g)
    wanted = {"mon": -3, "trade": 1} if tile["effect"] == "shopboat" else expected(tile["effect"])[1]
    assert changes(before, g) == wanted


def test_every_special_token_is_named_by_its_character() -> None:
    specials = {each["id"]: each["from"] for each in rows("tokens.toml", "special")}
    givers = {card["id"]: card["token"] for card in CHARACTERS if "token" in card}
    for card, token in givers.items():
        assert card in specials[token]
