"""What things are called and what they are for, in three languages, with the official terms."""

from __future__ import annotations

import pytest

from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES

from .given import crystals, die, display, hand, new_game, play, resolve, resources, summer

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


def test_a_thing_says_what_it_does() -> None:
    g = new_game()
    text = kind("bitoku").text("en")

    def tell(name: str) -> str:
        return kind("bitoku").tell(g, g.touch(name), text)

    assert tell("yokai.nezumi-1").endswith("Removed in winter: 2 VP per building, at most 12.")
    assert "2 buildings" in tell("vision.1")
    assert "otherwise -2 VP" in tell("vision.1")
    assert "1 VP, or a +1 amulet" in tell("building.ryokan-1")
    assert "2 VP each time you construct a building" in tell("crystal.memory-1")
    assert tell("mitama.ara-1").startswith("When obtained: 1 resource of any type, or a +1 amulet")


def test_open_touches_say_what_they_do_now() -> None:
    g = summer()
    hand(g, "kappa-start kitsune-start nezumi-start")
    die(g, 1, 3, "unlocked")
    seat = g.seat + 1
    assert g.words(g.touch("yokai.kappa-start"), "en") == "play starting Kappa: 1 jade, or 1 sake"
    assert g.words(g.touch(f"die.{seat}.1"), "en") == "use your die of 3"
    assert g.words(g.touch(f"die.{seat}.2"), "en") == "discard a pilgrim to use your locked die of 2"
    play(g, "die.1")
    assert g.words(g.touch("home.1"), "en") == "space 1 of the Home: a +2 amulet"
    play(g, "region.glade")
    assert g.words(g.touch("forest.2"), "en") == "forest action 2: 1 wood, or 1 jade"


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
    assert g.why_not(g.touch("crystal.memory-3")) == "you have no empty place of this colour"
    resources(g)
    assert g.why_not(g.touch("crystal.dream-1")) == "you lack 1 resource"
