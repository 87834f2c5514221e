"""Why something is closed: for each decision, what a player would look at; and effects of one's own component set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.iki.state import Iki
from ennichi.kernel.text import LANGUAGES

from .given import (
    boat,
    business,
    celebrities,
    good,
    goods,
    number,
    open_now,
    play,
    power,
    put,
    retired,
    row,
    shown,
    stand,
    started,
    ticket,
    tokens,
    turn,
    waiting,
    xp_of,
)
from .test_components import put as put_file
from .test_examples import burn

if TYPE_CHECKING:
    from pathlib import Path

ME, OTHER = 0, 1


def why(g: Iki, name: str) -> str:
    """The reason in English; it exists in the other languages too."""
    for language in LANGUAGES:
        assert g.why_not(g.touch(name), language)
    return g.why_not(g.touch(name))


def test_hiring() -> None:
    g = started()
    row(g, "water", "kabuki")
    goods(g, ME, mon=3)
    turn(g, ME, "1")
    assert why(g, "character.kabuki") == "costs 7 mon, you have 3"
    assert why(g, "character.monk") == "not among the characters that can be hired"
    play(g, "character.water")
    assert why(g, "character.monk").startswith("“Monk” is not asked for now")
    assert "stall.A4" in open_now(g)
    put(g, "salt", "A1", OTHER)
    g.offered = g.todo[-1].legal(g)
    assert why(g, "stall.A1") == "this stall is taken"
    g = started()
    row(g, "water", "watermelon")
    tokens(g, ME, "owner")
    turn(g, ME, "1")
    play(g, "character.water", "stall.A1")
    g.players[ME].kobuns = 0
    assert why(g, "character.monk") == "not among the characters that can be hired"
    assert g.todo[-1].why_not(g, g.touch("character.watermelon"), g.header.kind.text("en")) == (
        "you have no unused Kobun"
    )
    g.players[ME].kobuns = 1
    for stall in g.rules.town.stalls:
        g.stalls[stall] = 40
    assert g.todo[-1].why_not(g, g.touch("character.watermelon"), g.header.kind.text("en")) == "no stall is free"


def test_two_players_have_twelve_stalls() -> None:
    g = started(seats=2)
    row(g, "water")
    turn(g, ME, "1")
    play(g, "character.water")
    assert why(g, "stall.A4") == "with two players there is no such stall"


def test_moving() -> None:
    g = started()
    row(g)
    stand(g, ME, "sandal-shop")
    turn(g, ME, "1-4")
    assert why(g, "space.sandal-shop") == "you walk 1 to 4 spaces; this is none of them"
    assert why(g, "special.messenger") == "you do not have this token"
    play(g, "space.rice-shop")
    goods(g, ME)
    g.offered = g.todo[-1].legal(g)
    assert why(g, "sandal") == "you have no sandal"
    assert why(g, "special.move-more") == "you do not have this token"
    assert why(g, "space.fish-market") == "your Oyakata does not stand there"
    assert why(g, "space.rice-shop") == "nothing can be done in this shop now"
    assert why(g, "character.salt") == "not in a stall of your space"
    assert why(g, "celebrity.ryokan") == "only on the bridge, and once a visit"
    assert why(g, "boat.tea") == "only on the bridge, and once a visit"


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "you walk exactly 3 spaces; this is not the third"),
        ("fr", "vous avancez d’exactement 3 cases\N{NO-BREAK SPACE}; ce n’est pas la troisième"),
        ("pt", "avança exatamente 3 espaços; este não é o terceiro"),
    ],
)
def test_who_walks_an_exact_number_of_spaces_reads_it(language: str, reason: str) -> None:
    g = started()
    row(g)
    stand(g, ME, "sandal-shop")
    tokens(g, ME, "messenger")
    turn(g, ME, "3")
    assert g.why_not(g.touch("space.rice-shop"), language) == reason
    assert g.why_not(g.touch("space.tobacco-shop"), language) == ""


def test_the_messenger_finds_no_bridge_in_the_base_game() -> None:
    g = started()
    row(g)
    tokens(g, ME, "messenger")
    turn(g, ME, "1")
    play(g, "special.messenger")
    assert why(g, "space.nihonbashi-bridge") == "without Akebono there is no bridge"


def test_running() -> None:
    g = started(akebono=True)
    put(g, "messenger", "A1", OTHER)
    business(g, ME, "rice-shop")
    play(g, "character.messenger")
    assert open_now(g) == {"space.fire-tower", "space.tobacco-shop"}
    assert why(g, "space.pawn-shop") == "you walk 1 to 2 spaces; this is none of them"


def test_tokens_for_sale() -> None:
    g = started()
    goods(g, ME, mon=2)
    g.market = [0, 1, 0, 1, 0, 1, -1, -1, -1]
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop", "option.2")
    assert why(g, "pouch.winter-a") == "not for sale here"
    assert why(g, "pipe.spring-a") == "not for sale here"
    play(g, "pouch.spring-a")
    g = started(akebono=True)
    boat(g, "1", OTHER)
    goods(g, ME, mon=2)
    g.players[ME].fished = 1
    g.market = [0, 1, 0, 1, 0, 1, 0, 0, 2]
    business(g, ME, "nihonbashi-bridge")
    play(g, "boat.1")
    one = "one fish a season, wherever it is bought (our ruling R16), and only with a free fish place"
    assert why(g, "fish.spring-c") == one
    assert why(g, "fish.spring-a") == "not for sale here"


def test_a_pair_of_tokens_leaves_money_for_the_second() -> None:
    g = started()
    goods(g, ME, mon=3)
    g.market = [0, 1, 0, 1, 0, 1, -1, -1, -1]  # pipes for 2 and 3, pouches for 1 and 2
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop", "option.3")
    assert waiting(g) == "business"  # only the cheap pipe and the cheap pouch can be paid together
    assert good(g, ME, "mon") == 0
    assert (len(g.players[ME].pipes), len(g.players[ME].pouches)) == (1, 1)


def test_building() -> None:
    g = started(akebono=True)
    shown(g, "inn", "temple")
    for name in ("2A", "3A", "5A", "6A"):
        boat(g, name)
    boat(g, "4A", OTHER)
    goods(g, ME, mon=9, wood=1, koban=1)
    business(g, ME, "construction-site")
    play(g, "space.construction-site", "option.2")
    assert why(g, "building.temple") == "you cannot pay 1 wood and 3 koban"
    assert why(g, "building.well") == "not among the buildings on offer"
    assert why(g, "boat.4A") == "this boat does not lie on the bank"
    assert why(g, "boat.6A") == "you cannot pay 2 wood and 2 mon"
    assert why(g, "boat.tea") == "this boat does not lie on the bank"
    text = g.header.kind.text("en")
    g.players[ME].kobuns = 0
    assert g.todo[-1].why_not(g, g.touch("building.temple"), text) == "you have no unused Kobun"
    g.players[ME].sailors = 0
    assert g.todo[-1].why_not(g, g.touch("boat.6A"), text) == "you have no Sailor left for a boat"


def test_a_new_boat_that_can_do_nothing() -> None:
    g = started(akebono=True)
    shown(g)
    boat(g, "4A", OTHER)
    boat(g, "3B", OTHER)
    goods(g, ME, sandal=1)
    business(g, ME, "nihonbashi-bridge")
    play(g, "boat.4A")
    assert why(g, "pipe.spring-a").startswith("“pipe")
    play(g, "ticket.shop")
    goods(g, ME, sandal=1)
    business(g, ME, "nihonbashi-bridge")
    assert why(g, "boat.3B") == "what this boat does cannot be carried out now"
    assert why(g, "boat.2A") in ("this boat is not in the river", "what this boat does cannot be carried out now")
    play(g, "boat.4A")
    assert why(g, "ticket.shop") == "not beside the boat"


def test_experience_and_swaps() -> None:
    g = started(akebono=True)
    put(g, "policeman", "A1", OTHER)
    put(g, "soba", "B1", ME, xp=1)
    put(g, "dice", "B2", ME, xp=2)
    put(g, "kite", "B3", ME)
    business(g, ME, "rice-shop")
    play(g, "character.policeman")
    assert why(g, "character.kite") == "it has no experience to lose"
    assert why(g, "character.policeman") == "not one of your characters on the board"
    play(g, "character.dice")
    assert xp_of(g, "dice") == 1
    business(g, ME, "tobacco-shop")
    play(g, "character.kite")
    assert why(g, "character.monk") == "not in a stall"
    play(g, "character.soba")
    assert why(g, "character.soba") == "choose another card"
    assert why(g, "character.monk") == "not in a stall"
    play(g, "character.dice")
    put(g, "mask-crafter", "A2", OTHER)
    retired(g, ME, "monk", "cotton")
    goods(g, ME, mon=2)
    business(g, ME, "rice-shop")
    play(g, "character.mask-crafter")
    assert "character.cotton" in open_now(g)
    assert why(g, "character.monk") == "not one of your characters with a salary"
    play(g, "character.cotton")
    assert (good(g, ME, "mon"), good(g, ME, "sandal")) == (1, 1)


def test_xp_other() -> None:
    g = started(akebono=True)
    put(g, "soba", "B1", ME)
    put(g, "dice", "B2", ME)
    row(g, "boatman")
    goods(g, ME, mon=9)
    turn(g, ME, "1")
    play(g, "character.boatman", "stall.A1")
    assert open_now(g) == {"character.soba", "character.dice"}
    assert why(g, "character.boatman") == "it must be another one than the character just hired"
    assert why(g, "character.monk") == "not one of your characters on the board"


def test_the_boat_token_and_a_second_character() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "character")
    put(g, "salt", "A1", OTHER)
    put(g, "soba", "A2", OTHER)
    goods(g, ME)
    business(g, ME, "rice-shop")
    play(g, "character.salt", "ticket.character")
    assert waiting(g) == "business"  # only the Salt Peddler was possible
    assert xp_of(g, "salt") == 2
    row(g)
    stand(g, ME, "rice-shop")
    ticket(g, ME, "hire")
    turn(g, ME, "1-4")
    assert waiting(g) == "spare mon"
    assert why(g, "ticket.shop").startswith("“boat token")


def test_fire_and_food() -> None:
    g = started()
    power(g, 0, 0, 0)
    tokens(g, ME, "avoid-fire")
    put(g, "soba", "A1", ME)
    burn(g, "A")
    assert why(g, "special.doctor") == "you do not have this token"


def test_celebrities() -> None:
    g = started(akebono=True)
    celebrities(g, "sanyo-rai", "nezumi-kozo")
    business(g, ME, "nihonbashi-bridge")
    assert why(g, "celebrity.ryokan") == "not among the celebrities there"


# A component set of one's own may use every noun wherever effects stand.


def game_with_skill(folder: Path, skill: str) -> Iki:
    put_file(folder, "characters.toml", ('skill = "mon + sandal"', f'skill = "{skill}"'))
    g = ennichi.new("iki", seats=3, seed=1, components=str(folder))
    assert isinstance(g, Iki)
    while g.month < 0:
        g.play(g.touch("done") if g.touch("done") in g.options else g.options[0])
    for stall in range(16):
        g.clear_stall(stall)
    for player in g.players:
        player.kobuns = 4
    put(g, "cotton", "A1", OTHER)
    put(g, "dice", "B1", ME)
    return g


def test_a_skill_that_meets_a_celebrity(tmp_path: Path) -> None:
    g = game_with_skill(tmp_path, "celebrity")
    celebrities(g, "sanyo-rai", "nezumi-kozo")
    business(g, ME, "rice-shop")
    play(g, "character.cotton")
    assert open_now(g) == {"celebrity.sanyo-rai", "celebrity.nezumi-kozo"}
    assert why(g, "celebrity.ryokan") == "not among the celebrities there"
    play(g, "celebrity.sanyo-rai")
    assert g.players[ME].celebrities == (number(g, "celebrity", "sanyo-rai"),)


def test_a_skill_with_a_choice_inside(tmp_path: Path) -> None:
    g = game_with_skill(tmp_path, "mon > 2 (rice / xp) + loss")
    goods(g, ME, mon=1)
    g.players[ME].iki = 5
    business(g, ME, "rice-shop")
    play(g, "character.cotton", "option.1", "option.2")
    assert (good(g, ME, "rice"), xp_of(g, "dice"), g.players[ME].iki) == (1, 1, 4)


def test_a_skill_that_gives_experience_twice(tmp_path: Path) -> None:
    g = game_with_skill(tmp_path, "2 xp")
    put(g, "soba", "B2", ME)
    business(g, ME, "rice-shop")
    play(g, "character.cotton", "character.dice", "character.soba")
    assert (xp_of(g, "dice"), xp_of(g, "soba")) == (1, 1)


@pytest.mark.parametrize("skill", ["pouch > mon", "fish > mon", "hire > mon"])
def test_what_cannot_be_paid_is_refused(tmp_path: Path, skill: str) -> None:
    with pytest.raises(ennichi.BadComponents, match="something that can be paid"):
        game_with_skill(tmp_path, skill)
