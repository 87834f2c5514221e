"""What things are called and what they are for, in three languages, with the official terms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ennichi
from ennichi import bots
from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table.wording import about_in, is_final

from .given import (
    amulets,
    crystals,
    die,
    display,
    hand,
    hill,
    new_game,
    play,
    resolve,
    resources,
    spirits,
    summer,
)  # fmt: skip

ROOT = Path(__file__).resolve().parents[2]

TERMS = {
    "en": ["Dream crystal", "Iwakura rock", "the Glade of Jade", "Shin Ookami", "ryokan"],
    "fr": ["Cristal onirique", "Rocher d’Iwakura", "la Clairière de jade", "Shin Ookami", "ryokan"],
    "pt": ["cristal de sonho", "rocha Iwakura", "a Clareira de Jade", "Shin ookami", "ryokan"],
}
TOUCHES = ["crystal.dream-1", "rock.ara", "region.glade", "yokai.shin-ookami-1", "building.ryokan-1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_official_terms(language: str) -> None:
    g = new_game()
    for touch, term in zip(TOUCHES, TERMS[language], strict=True):
        assert term in g.words(g.touch(touch), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_can_be_told(language: str, seats: int) -> None:
    g = new_game(seats)
    text = kind("bitoku").text(language)
    told = [kind("bitoku").tell(g, touch, text) for touch in range(len(g.header.box.vocabulary))]
    assert len([said for said in told if said]) > 200


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_has_a_name_whoever_sits_there(seats: int) -> None:
    g = new_game(seats)
    for language in LANGUAGES:
        assert all(g.words(touch, language) for touch in range(len(g.header.box.vocabulary)))


def test_a_thing_says_what_it_does() -> None:
    g = new_game()
    text = kind("bitoku").text("en")

    def tell(name: str) -> str:
        return kind("bitoku").tell(g, g.touch(name), text)

    assert tell("yokai.nezumi-1").endswith("Removed in winter: 2 VP per building, at most 12 VP.")
    assert "2 buildings" in tell("vision.1")
    assert "otherwise −2 VP" in tell("vision.1")
    assert "1 VP, or a +1 amulet" in tell("building.ryokan-1")
    assert "2 VP each time you construct a building" in tell("crystal.memory-1")
    assert tell("mitama.ara-1").startswith("When obtained: 1 resource of any type, or a +1 amulet")


def test_open_touches_say_what_they_do_now() -> None:
    g = summer()
    hand(g, "kappa-start kitsune-start nezumi-start")
    die(g, 1, 3, "unlocked")
    seat = g.seat + 1
    assert g.words(g.touch("yokai.kappa-start"), "en") == "play the starting Kappa (1 jade or 1 sake)"
    assert g.words(g.touch(f"die.{seat}.1"), "en") == "use your die of 3"
    assert g.words(g.touch(f"die.{seat}.2"), "en") == "discard a pilgrim to use your locked die of 2"
    play(g, "die.1")
    assert g.words(g.touch("home.1"), "en") == "space 1 of the Home: +2 amulet"
    play(g, "region.glade")
    assert g.words(g.touch("forest.2"), "en") == "forest action: 1 wood or 1 jade"


def test_reasons() -> None:
    g = summer(seats=4)
    hand(g, "kappa-start kitsune-start nezumi-start")
    assert g.why_not(g.touch("yokai.kappa-1")) == "not in your hand"
    assert g.why_not(g.touch(f"die.{g.order[1] + 1}.1")) == "not one of your dice"
    display(g, "mitama", "ara-1 ara-2 ara-3")
    resources(g, jade=1)
    resolve(g, "mitama")
    assert g.why_not(g.touch("mitama.ara-3")) == "you lack 1 resource"
    assert g.why_not(g.touch("mitama.nigi-1")) == "not on display"
    play(g, "done")
    crystals(g, memory_1="memory-1", memory_2="memory-2")
    display(g, "crystal", "memory-3 dream-1")
    resources(g, jade=2)
    resolve(g, "crystal")
    assert g.why_not(g.touch("crystal.memory-3")) == "you have no empty place of this color"
    resources(g)
    assert g.why_not(g.touch("crystal.dream-1")) == "you lack 1 resource"


# Names.

PIECES = ("yokai", "bitoku", "vision", "building", "crystal", "mitama", "dragonfly")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_is_called_by_a_bare_number(language: str) -> None:
    g = new_game()
    for group in g.header.box.vocabulary.groups:
        if group.name in PIECES:
            for touch in range(group.base, group.base + len(group.ids)):
                name = g.words(touch, language)
                assert not re.search(r"\d", name.partition(" (")[0]), name


NAMES = {
    "dragonfly.26": [
        "dragonfly (1 VP, 1 MP, +1 amulet)",
        "Libellule (1 PV, 1 PM, Amulette +1)",
        "libelinha (1 PV, 1 PM, amuleto +1)",
    ],
    "crystal.dream-1": [
        "Dream crystal (draw a card)",
        "Cristal onirique (piocher une carte)",
        "cristal de sonho (tirar uma carta)",
    ],
    "crystal.memory-4": [
        "Memory crystal (1 VP per river crossing)",
        "Cristal mémoriel (1 PV par traversée de la Rivière)",
        "cristal de memória (1 PV por travessia do rio)",
    ],
    "building.onsen-2": ["onsen (unlock a die)", "onsen (débloquer un dé)", "onsen (desbloquear um dado)"],
    "building.ryokan-2": [
        "ryokan (kodama here +1, rival kodama here −1)",
        "ryokan (Kodama ici +1, Kodama adverse ici −1)",
        "ryokan (Kodama aqui +1, Kodama adversário aqui −1)",
    ],
    "yokai.nezumi-1": [
        "Nezumi (kodama +1, build/buy a crystal)",
        "Nezumi (Kodama +1, construire/acheter un Cristal)",
        "Nezumi (Kodama +1, construir/comprar um cristal)",
    ],
    "yokai.kappa-5": [
        "Kappa (4 VP for jade/sake or 2 × jade/sake)",
        "Kappa (4 PV contre jade/saké ou 2 × jade/saké)",
        "Kappa (4 PV por jade/saqué ou 2 × jade/saqué)",
    ],
    "yokai.kappa-start": ["the starting Kappa", "le Kappa de départ", "o Kappa inicial"],
    "bitoku.makoto-5": ["Makoto (5 VP)", "Makoto (5 PV)", "Makoto (5 PV)"],
    "vision.1": [
        "vision (1 resource, 2 buildings, 1 combined dragonfly)",
        "Vision (1 ressource, 2 Bâtiments, 1 Libellule combinée)",
        "visão (1 recurso, 2 edifícios, 1 libelinha combinada)",
    ],
    "mitama.ara-3": ["Ara", "Ara", "Ara"],
    "mitama.shinigami-2": ["Shinigami (1 MP)", "Shinigami (1 PM)", "Shinigami (1 PM)"],
}


@pytest.mark.parametrize("name", NAMES)
def test_pieces_are_named_by_what_they_do(name: str) -> None:
    g = new_game()
    group = g.header.box.vocabulary.group_of[g.touch(name)]
    piece = g.touch(name) - group.base
    assert [g.word(group.name, piece, kind("bitoku").text(language)) for language in LANGUAGES] == NAMES[name]


def test_the_log_names_things_by_what_they_do() -> None:
    g = summer()
    g.listen()
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "region.glade", "forest.2", "resource.jade")
    said = [g.log_line(event, "en") for event in g.heard or []]
    assert [line for line in said if line.endswith(" does a forest action in the Glade of Jade: 1 wood or 1 jade.")]


# Choices.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_choices_read_the_same(seats: int) -> None:
    """In one quick game; tests/conformance/test_choices.py plays well, too."""
    g = ennichi.new("bitoku", seats=seats, seed=seats)
    player = bots.make("random", seed=seats)
    while not g.over:
        for language in LANGUAGES:
            said = [g.words(touch, language) for touch in g.options]
            assert len(set(said)) == len(said), (g.prompt(language), said)
        g.play(player.choose(g))


def test_dice_that_show_the_same_are_told_apart_by_their_place() -> None:
    g = summer(seats=4)
    die(g, 1, 2, "unlocked")
    die(g, 2, 2, "unlocked")
    die(g, 3, 2, "locked")
    own = f"die.{g.seat + 1}"
    assert g.words(g.touch(f"{own}.1"), "en") == "use your die of 2 (the left one)"
    assert g.words(g.touch(f"{own}.2"), "fr") == "utiliser votre dé de 2 (celui du milieu)"
    assert g.words(g.touch(f"{own}.3"), "pt") == "descartar um peregrino para usar o seu dado bloqueado de 2"
    die(g, 1, 2, "yomi")
    die(g, 2, 2, "yomi")
    assert g.words(g.touch(f"{own}.2"), "en") == "cross the river with the 2 from the Lands of Yomi (the middle one)"
    die(g, 1, 1, "locked")
    die(g, 2, 3, "locked")
    die(g, 3, 1, "locked")
    resolve(g, "unlock")
    assert g.words(g.touch(f"{own}.2"), "en") == "unlock the die of 3"
    assert g.words(g.touch(f"{own}.3"), "en") == "unlock the die of 1 (the right one)"


def test_tiles_that_are_alike_are_counted() -> None:
    g = summer()
    spirits(g, waiting="ara-1 ara-2 shinigami-2")
    display(g, "dragonfly", "4 1")
    resolve(g, "dragonfly")
    play(g, "dragonfly.4")
    assert g.words(g.touch("mitama.ara-1"), "en") == "Ara (any resource or +1 amulet) (1 of 2)"
    assert g.words(g.touch("mitama.ara-2"), "fr") == "Ara (ressource au choix ou Amulette +1) (2 sur 2)"
    assert g.words(g.touch("mitama.shinigami-2"), "pt") == "Shinigami (1 PM)"


def test_dream_crystals_that_are_alike_are_counted() -> None:
    g = new_game()
    crystals(g, dream_1="dream-7", dream_2="dream-12", dream_3="dream-8")
    play(g, *[g.name(g.options[0])])
    while g.todo[-1].asks != "ask-reap":
        play(g, g.name(g.options[0]))
    said = [g.words(touch, "en") for touch in g.options]
    assert said == [
        "Dream crystal (kodama +1) (1 of 2)", "Dream crystal (kodama +1) (2 of 2)", "Dream crystal (1 MP)",
        "collect no more",
    ]  # fmt: skip


def test_a_purchase_says_its_place_and_its_price() -> None:
    g = summer(seats=4)
    resources(g, wood=3, stone=3, jade=3, sake=3)
    display(g, "mitama", "ara-1 ara-2 nigi-1 nigi-2 saki-1 saki-2")
    resolve(g, "mitama")
    said = "Ara (any resource or +1 amulet), place 1: costs 1 jade, gives 1 VP"
    assert g.words(g.touch("mitama.ara-1"), "en") == said
    said = "Saki (1 PM ou amuleto +1), lugar 6: custa 1 jade e 2 saqués, vale 4 PV"
    assert g.words(g.touch("mitama.saki-2"), "pt") == said
    play(g, "done")
    resolve(g, "mitama-1")
    assert g.words(g.touch("mitama.ara-1"), "en").endswith("place 1: free, gives 1 VP")
    assert g.words(g.touch("mitama.nigi-1"), "en").endswith("place 3: costs 1 jade, gives 2 VP")
    assert g.words(g.touch("mitama.saki-2"), "fr").endswith(": coûte 1 jade et 2 sakés, moins 1, rapporte 4 PV")
    play(g, "done")
    display(g, "dragonfly", "4 20 1 2 3")
    resolve(g, "dragonfly-1")
    assert g.words(g.touch("dragonfly.4"), "en") == "dragonfly (4 VP), place 1: you get 1 jade"
    assert g.words(g.touch("dragonfly.20"), "fr") == "Libellule (4 PV), place 2\xa0: vous recevez 1 bois"
    assert g.words(g.touch("dragonfly.1"), "pt") == "libelinha (2 PV, rocha), lugar 3: grátis"
    play(g, "done")
    display(g, "crystal", "dream-1 dream-2 dream-11 memory-1")
    resolve(g, "crystal")
    assert g.words(g.touch("crystal.dream-11"), "en") == "Dream crystal (+1 amulet), place 3: costs 1 resource"
    play(g, "done")
    display(g, "building", "onsen-2 farm-6")
    resolve(g, "build")
    assert g.words(g.touch("building.farm-6"), "en") == "farm (2 resources), place 2: costs 1 wood"


def test_a_favour_says_which_card_it_gives() -> None:
    g = summer(seats=4)
    hill(g, "yomi", bitoku="yu-1", yokai="kappa-1")
    die(g, 1, 3, "yomi")
    play(g, "die.1")
    assert g.words(g.touch("favour.yomi.bitoku"), "en") == "the Bitoku card of the Lands of Yomi: Yu (3 VP, kodama +2)"
    assert g.words(g.touch("favour.yomi.yokai"), "en") == "the Yōkai card of the Lands of Yomi: Kappa (2 × jade/sake)"


def test_an_amulet_says_what_the_die_will_show() -> None:
    g = summer()
    amulets(g, ones=1, threes=1)
    die(g, 1, 4, "unlocked")
    play(g, "die.1")
    assert g.words(g.touch("amulet.1"), "en") == "spend a +1 amulet: die of 5"
    assert g.words(g.touch("amulet.3"), "en") == "spend a +3 amulet: die of 6"


def test_an_order_that_is_chosen_is_said() -> None:
    g = summer()
    resources(g, jade=3, sake=3)
    die(g, 1, 6, "unlocked")
    play(g, "die.1", "region.yomi", "forest.5")
    assert g.prompt("en").endswith(
        "choose one: buy a mitama and buy a dragonfly, in either order, one of them for 1 resource less."
    )
    assert g.words(g.touch("option.2"), "en") == "buy a dragonfly and then buy a mitama for 1 resource less"


def test_a_part_that_may_come_first_is_said_by_itself() -> None:
    g = summer()
    resources(g, jade=1, sake=1)
    resolve(g, "(jade / sake) + mitama")
    said = [g.words(touch, "en") for touch in g.options]
    assert said == ["1 jade, or 1 sake", "buy a mitama"]


# What is open.


def test_the_question_of_a_turn_names_only_what_is_open() -> None:
    g = summer()
    hand(g, "")
    die(g, 1, 3, "yomi")
    die(g, 2, 3, "home.1")
    die(g, 3, 3, "home.2")
    assert g.prompt("en").endswith(": cross the river or pass.")
    assert g.prompt("fr").endswith("\xa0: traversez la Rivière ou passez.")
    die(g, 3, 3, "unlocked")
    assert g.prompt("pt").endswith(": use um dado ou atravesse o rio.")
    hand(g, "kappa-start")
    assert g.prompt("en").endswith(": play a card, use a die, or cross the river.")


def test_the_question_of_a_die_names_only_what_is_open() -> None:
    g = summer(seats=4)
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "region.glade")
    assert g.prompt("en").endswith(": choose a forest action in the Glade of Jade (die of 3).")
    assert g.prompt("pt").endswith(": escolha uma ação de floresta na Clareira de Jade (dado de 3).")


def test_a_forest_action_is_named_by_the_die_that_it_needs() -> None:
    g = summer()
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "region.yomi")
    assert g.words(g.touch("forest.5"), "en") == "forest action for a die of 6"
    assert g.words(g.touch("forest.4"), "fr") == "action Forêt pour un dé de 4 ou plus"
    assert g.why_not(g.touch("forest.5")) == "needs a die of 6"


def test_a_copied_die_is_told_as_it_was_chosen() -> None:
    g = summer()
    g.listen()
    die(g, 1, 4, "glade", seat=g.order[1])
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "home.6")
    touch = g.touch(f"die.{g.order[1] + 1}.1")
    chosen = g.words(touch, "en")
    assert chosen == f"the 4 of {g.player(g.order[1], kind('bitoku').text('en'))} in the Glade of Jade"
    g.play(touch)
    assert [
        line for line in [g.log_line(event, "en") for event in g.heard or []] if line.endswith(f" copies {chosen}.")
    ]


# What would mislead.


def test_one_step_is_for_one_kodama_and_purchases_do_not_sound_free() -> None:
    g = new_game()
    text = kind("bitoku").text("en")

    def tell(name: str) -> str:
        return kind("bitoku").tell(g, g.touch(name), text)

    assert "move one of your kodamas 1 space" in tell("crystal.dream-7")
    assert "move your kodamas 2 spaces in all" in tell("bitoku.yu-1")
    assert "construct a building for its price, or buy a crystal" in tell("yokai.nezumi-start")
    assert "construct a building for 1 resource less, or buy a crystal for 1 resource less" in tell("yokai.nezumi-2")
    assert "and then" not in tell("dragonfly.8")  # joined effects come in any order


def test_a_space_of_the_home_promises_no_number_in_the_turn_order() -> None:
    g = new_game()
    said = kind("bitoku").tell(g, g.touch("home.5"), kind("bitoku").text("en"))
    assert said.startswith("Space 3 from the top: in autumn who stands on a higher space goes before")


# One word for each thing, the official one: these are not used, in any file that speaks to players.

AVOIDED = {
    "en": r"\b[Yy]okai|\bbitoku|[Cc]olour|[Ff]avour|armonise|\bascension",
    "fr": r"jeton|Visions? (est )?accompli|accompli la Vision|l’Ascension|marqueur",
    "pt": r"[Aa]corda|[Tt]apad|[Dd]estap|[Ee]xpositor|[Oo]rdem de (jogo|turno)|Espíritos? Mitama|lateral|ascensão",
}


def spoken(language: str) -> list[str]:
    """What the game, its boards and its rules page say in one language."""
    boards = sorted((ROOT / f"web/src/games/bitoku/text/{language}").glob("*.ftl"))
    found = []
    for file in (ROOT / f"src/ennichi/bitoku/text/{language}.ftl", *boards):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                found.append(re.sub(r"\{ *\$[^}]*\}?|\{ *[\w.-]+ *\}|^ *\.?[\w-]+ =|^ *\*?\[\w+\]", "", line).strip())
    page = (ROOT / f"web/src/games/bitoku/text/{language}/rules.md").read_text(encoding="utf-8")
    found += re.sub(r"\[([^\[\]|]+)\|[^\[\]]+\]|\{#[^}]*\}|\]\([a-z]+:[\w-]+\)", r"\1", page).splitlines()
    return [said for said in found if not re.fullmatch(r"[a-z-]*", said)]  # ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_one_name(language: str) -> None:
    said = spoken(language)
    assert len(said) > 500
    assert [line for line in said if re.search(AVOIDED[language], line)] == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_cannot_be_taken_back_says_what_will_be_seen_and_never_what_it_is(seats: int) -> None:
    g = ennichi.new("bitoku", seats=seats, seed=5)
    bot = bots.make("random", seed=5)
    texts = {language: kind("bitoku").text(language) for language in LANGUAGES}
    told = set()
    while not g.over:
        for touch in [touch for touch in g.options if is_final(g, touch)]:
            for language, text in texts.items():
                why = about_in(g, g.seat, g.name(touch), language)["why"]
                assert why != text("light-hidden"), g.name(touch)
                if language == "en":
                    told.add(why)
        g.play(bot.choose(g))
    said = " ".join(told)
    names = {g.word(sort, value, texts["en"]) for sort in ("yokai", "bitoku") for value in range(20)}
    assert not [name for name in names if name in said]
    assert "You will see two new visions." in told
    assert ("The Tengu will roll and turn over a new card." in said) == (seats == 1)
