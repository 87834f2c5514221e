"""The story of Bamboo as the narrator tells it: turns and moments by example, and whole games in every language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

import ennichi
from ennichi.bamboo.state import GHOST, Bamboo
from ennichi.kernel.course import Course
from ennichi.kernel.narration import NOBODY, Beat, Scene, befell, beyond, story_of, tell
from ennichi.kernel.text import LANGUAGES
from tests.conformance.players import chooser

from .given import (
    COLOURS,
    Stocks,
    acting,
    coins,
    display,
    end_of_summer,
    food,
    grove,
    happiness,
    held,
    homes,
    market,
    new_game,
    pile,
    reserve,
    resolving,
    spirits,
    spring,
    stocks,
    summer,
    temples,
)

SECTIONS: Stocks = {"red": "s1r s2r", "green": "s1g", "blue": "s1b", "white": "s1w pw1"}


def story(g: Bamboo, touches: str, language: str = "en") -> list[list[str]]:
    """What is told of these touches, scene by scene."""
    course = Course(g)
    for name in touches.split():
        course.play(course.game.touch(name))
    text = g.header.kind.text(language)
    scenes = [tell(course.game, scene, None, text) for scene in story_of(course.game, course.plays).scenes]
    return [[beat.said for beat in beats] for beats in scenes if beats]


def name_of(g: Bamboo, seat: int, language: str = "en") -> str:
    return g.player(seat, g.header.kind.text(language))


def turn(g: Bamboo, touches: str, language: str = "en") -> str:
    """The sentence about the turn that these touches end, without the name it begins with."""
    me = name_of(g, g.seat, language)
    said = story(g, touches, language)[0][0]
    assert said.startswith(me + " ")
    return said.removeprefix(me + " ")


def in_summer(coins_there: int = 3) -> Bamboo:
    """The first player has two sections in the red and the white stock, one in the others."""
    g = summer()
    stocks(g, **SECTIONS)
    coins(g, coins_there)
    return g


# A turn of summer.


def test_a_turn_is_one_sentence_and_then_the_stocks() -> None:
    g = in_summer()
    grove(g, shoot1="bg1")
    me = name_of(g, g.seat)
    assert story(g, "stock.blue temple.blue shoot.1 coin done")[0] == [
        f"{me} plays the only section of the blue stock, lays 1 stick in the blue temple, "
        "places income under the first shoot and earns 2 coins.",
        f"{me} now has 2 sections in the red stock, 2 in the green and 2 in the white.",
    ]


def test_the_sticks_of_a_turn_are_told_together_by_temple_and_with_their_price() -> None:
    g = in_summer()
    stocks(g, red="s1r s2r s3r pr1", green="s1g", blue="s1b", white="")
    reserve(g, 4)
    laid = "stock.red temple.blue temple.red temple.blue temple.white"
    assert turn(g, laid) == (
        "plays the 4 sections of the red stock "
        "and lays 1 stick in the red temple, 2 in the blue and 1 in the white for 3 coins."
    )
    assert turn(g, "stock.red temple.red temple.red") == (
        "plays the 4 sections of the red stock and lays 2 sticks in the red temple."
    )


PLANTED = {
    "en": "balance with home under the first shoot, the red section (income) under the third.",
    "fr": "Équilibre avec Aménagement sous la première pousse, la section rouge (Rémunération) sous la troisième.",
    "pt": "Equilíbrio com Lar por baixo do primeiro rebento, o segmento vermelho (Remuneração) por baixo do terceiro.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_placed_is_told_by_shoot_the_near_cell_first(language: str) -> None:
    g = summer()
    stocks(g, red="s1r", green="s1g", blue="bb2 pb1 pr1", white="s1w")
    reserve(g, 1)
    placed = "stock.blue temple.blue section.bb2 shoot.1 section.pr1 shoot.3 shoot.1"
    assert turn(g, placed, language).endswith(" " + PLANTED[language])


def test_sticks_laid_unasked_are_told_too() -> None:
    g = in_summer(coins_there=1)
    reserve(g, 2)
    said = turn(g, "stock.red temple.blue")  # without another coin, the second one has only one place to go
    assert said.endswith("lays 1 stick in the red temple and 1 in the blue for 1 coin.")


def test_bakeneko_makes_only_later_sticks_free() -> None:
    g = in_summer()
    reserve(g, 2)
    spirits(g, awake="bakeneko")
    assert turn(g, "stock.red temple.blue spirit.bakeneko temple.white") == (
        "plays the 2 sections of the red stock, calls on Bakeneko (free incense) "
        "and lays 1 stick in the blue temple and 1 in the white for 1 coin."
    )


def test_each_spirit_says_what_it_is_called_for() -> None:
    g = in_summer(coins_there=0)
    spirits(g, awake="kappa tanuki rokurokubi kitsune tengu")
    food(g, shown="rice rice tea ramen ramen", supply="tea tea tea tea tea")
    calls = "spirit.kappa happiness spirit.tanuki coin spirit.rokurokubi coin"
    assert turn(g, f"{calls} spirit.kitsune spirit.tengu option.1 food.rice") == (
        "calls on Kappa (balance), Tanuki (home), Rokurokubi (income), Kitsune (jokers) and Tengu (new food), "
        "enjoys a calm moment (+1 happiness), earns 3 coins and takes rice (2 food)."
    )


def test_without_incense_somebody_is_out_and_so_are_the_others() -> None:
    g = in_summer()
    reserve(g, 1)
    other = 1 - g.seat
    reserve(g, 0, seat=other)
    beats = story(g, "stock.blue temple.blue shoot.1 forgo done")[0]
    assert beats[0].endswith("forgoes the income action and has no incense left for this summer.")
    assert beats[2:] == [f"{name_of(g, other)} has no incense left for this summer."]


# Actions.


def test_a_home_is_bought_and_set_in_one_deed() -> None:
    g = acting("home")
    market(g, 2, "2D3 2F3 2G3 2Q3")
    coins(g, 9)
    assert turn(g, "home.2Q3 cell.1.2") == (
        "buys the daily life home (comfort 2) for 5 coins, setting it in row 1, column 2 (+3 happiness)."
    )
    assert turn(g, "home.2Q3 cell.1.2", "fr") == (
        "achète la tuile Quotidien (confort 2) pour 5 pièces, posée en ligne 1, colonne 2 (+3 bonheur)."
    )
    assert turn(g, "home.2Q3 cell.1.2", "pt") == (
        "compra a peça de Dia a dia (conforto 2) por 5 moedas, colocada na linha 1, coluna 2 (+3 felicidade)."
    )


def test_two_homes_of_a_turn_are_told_together() -> None:
    g = resolving("s1g s2g", sticks=2)
    market(g, 1, "1D3 1F3 1G3 1Q3")
    coins(g, 9)
    spirits(g, awake="kitsune")
    said = turn(g, "spirit.kitsune section.s1g action.home home.1D3 cell.1.1 action.home home.1F3 cell.1.2")
    assert said == (
        "calls on Kitsune (jokers) and buys the decoration home (comfort 1, 1 coin) for row 1, column 1 (+1 happiness) "
        "and the faith home (comfort 1, 1 coin) for row 1, column 2 (+1 happiness)."
    )


def test_a_balance_tile_is_named_by_its_pattern() -> None:
    g = acting("balance")
    display(g, "left", "L05 L16 L23")
    held(g)
    assert turn(g, "balance.L05 balance.L16") == (
        "takes the balance tiles “garden–faith” (left, worth 5) and “any/garden” (left, comfort 5, worth 4)."
    )
    assert turn(g, "balance.L23 done") == "takes the balance tile “2 × 2 homes” (left, comfort 9, worth 6)."


def test_scored_tiles_say_what_they_give() -> None:
    g = acting("balance")
    held(g, "L03", "R03", "C20")
    homes(g, {"1.1": "1G3", "1.5": "1G2"})
    assert turn(g, "balance.L03 balance.R03") == (
        "scores the balance tiles “garden” (left, +2 happiness) and “garden” (right, +2 happiness)."
    )
    assert turn(g, "balance.L03 done", "fr") == "décompte la tuile Équilibre «\u00a0Jardin\u00a0» (gauche, +2 bonheur)."


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("C01", "“diamond faith/daily life–garden/decoration” (centre, worth 10)"),
        ("C09", "“decoration–faith/garden–daily life” (centre, worth 9)"),
        ("C07", "“faith–any–any–any–faith” (centre, worth 8)"),
        ("C17", "“faith in all” (centre, comfort 7, worth 5)"),
    ],
)
def test_every_sort_of_pattern_has_few_words(tile: str, words: str) -> None:
    g = acting("balance")
    held(g)
    display(g, "centre", tile)
    assert turn(g, f"balance.{tile} done") == f"takes the balance tile {words}."


def test_what_is_done_several_times_is_told_once() -> None:
    g = resolving("s1b s2b pb1", sticks=3)
    spirits(g, awake="kitsune")
    food(g, shown="rice rice tea ramen ramen")
    calm = "spirit.kitsune section.s1b action.balance happiness section.s2b action.balance happiness"
    assert turn(g, calm) == "calls on Kitsune (jokers) and enjoys 2 calm moments (+2 happiness)."
    cooked = "spirit.kitsune section.s1b action.cook food.tea section.s2b action.cook food.ramen"
    assert turn(g, cooked) == "calls on Kitsune (jokers) and takes tea and ramen."
    alike = "spirit.kitsune section.s1b action.cook food.ramen section.s2b action.cook food.ramen"
    assert turn(g, alike) == "calls on Kitsune (jokers) and takes 2 × ramen."
    said = "active Kitsune (jokers) et prend des jetons Nourriture (2 × Râmen)."
    assert turn(g, alike, "fr") == said
    forgone = "spirit.kitsune section.s1b forgo section.s2b action.income forgo"
    assert turn(g, forgone) == "calls on Kitsune (jokers) and forgoes actions (joker and income)."


# Spring.


def test_spring_tells_the_gifts_and_each_choice() -> None:
    g = next(g for seed in range(50) if {0, 1} <= set((g := spring(seed=seed)).gifts))
    food(g, shown="tea rice ramen ramen ramen")
    first, second = name_of(g, g.seat), name_of(g, 1 - g.seat)
    scenes = story(g, "gift.income coin food.tea")
    assert scenes[:2] == [
        [f"{first} chooses the income gift and earns 2 coins."],
        [f"{second} chooses the cooking gift and takes tea (1 food)."],
    ]


def test_the_gifts_of_a_spring_are_one_line() -> None:
    g = ennichi.new("bamboo", seats=3, seed=4)
    assert isinstance(g, Bamboo)
    while len(g.laid_out) > 2:
        g.play(g.options[0])
    assert len(g.laid_out) == 2
    scenes = story(g, g.name(g.options[0]))
    assert re.fullmatch(r"The forest offers these gifts: \w+, \w+ and \w+\.", scenes[-1][1])
    assert scenes[-1][0] == "Spring of year 1 begins."


def test_summer_says_what_the_temples_hold() -> None:
    g = next(g for seed in range(50) if {0, 1} <= set((g := spring(seed=seed)).gifts))
    food(g, shown="tea rice ramen ramen ramen")
    pile(g, "red", "kappa")
    pile(g, "green", "tengu")
    pile(g, "blue", "ookami")
    pile(g, "white", "tanuki")
    temples(g, [(GHOST,) * 3, (), (GHOST,) * 3, (GHOST,) * 2])
    assert story(g, "gift.income coin food.tea")[2] == [
        "Summer of year 1 begins.",
        "To be won in autumn: Kappa in the red temple (3 sticks of the ghost), Tengu in the green temple, "
        "Ookami in the blue temple (3 sticks of the ghost) and Tanuki in the white temple (2 sticks of the ghost).",
    ]


# Autumn.


def autumn(g: Bamboo, rows: list[list[int]], language: str = "en") -> list[str]:
    """What is told of the temples, with these sticks from the lowest."""
    for temple, spirit in zip(COLOURS, ("kappa", "tanuki", "ookami", "tengu"), strict=True):
        pile(g, temple, spirit)
    temples(g, rows)
    scenes = story(g, "done", language)
    return next(scene for scene in scenes if len(scene) > 4)[1:]


def test_each_temple_tells_who_wins_with_how_many_sticks_against_whom() -> None:
    g = end_of_summer(seats=3)
    one, two, three = (name_of(g, seat) for seat in range(3))
    assert autumn(g, [[0, 0, 1], [2, 1, 0, 0], [1], []]) == [
        f"{one} wins Kappa in the red temple with 2 sticks against {two} (1).",
        f"{one} wins Tanuki in the green temple with 2 sticks against {two} (1) and {three} (1).",
        f"{two} wins Ookami in the blue temple unopposed with 1 stick.",
        "Nobody has laid a stick in the white temple: Tengu leaves the game (our ruling R8).",
    ]


def test_a_tie_is_told_with_what_decides_it() -> None:
    g = end_of_summer(seats=3)
    one, two, three = (name_of(g, seat) for seat in range(3))
    assert autumn(g, [[1, 0, 0, 1, 2], [0, 2], [1], [2]])[:2] == [
        f"{two} wins Kappa in the red temple with 2 sticks against {one} (2) and {three} (1); "
        "the stick laid last decides.",
        f"{three} wins Tanuki in the green temple with 1 stick against {one} (1); the stick laid last decides.",
    ]


def test_the_ghost_wins_and_lays_its_sticks_anew() -> None:
    g = end_of_summer()
    one, two = (name_of(g, seat) for seat in range(2))
    lines = autumn(g, [[GHOST] * 3, [GHOST] * 3 + [0], [GHOST] * 2 + [1, 1], []])
    assert lines[:4] == [
        "The ghost wins Kappa in the red temple unopposed with 3 sticks: the tile leaves the game.",
        f"The ghost wins Tanuki in the green temple with 3 sticks against {one} (1): the tile leaves the game.",
        f"{two} wins Ookami in the blue temple with 2 sticks against the ghost (2); the stick laid last decides.",
        "Nobody has laid a stick in the white temple: Tengu leaves the game (our ruling R8).",
    ]
    assert re.fullmatch(r"The ghost lays \d sticks in the \w+ temple, \d in the \w+ and \d in the \w+\.", lines[4])
    assert sum(map(int, re.findall(r"\d", lines[4]))) == sum(g.printed.temple_tiles)


def test_temples_are_told_in_every_language() -> None:
    rows = [[1, 0, 0, 1, 2], [0], [1], [2]]
    g = end_of_summer(seats=3)
    seats = [name_of(g, seat, "fr") for seat in range(3)]
    assert autumn(g, rows, "fr")[:2] == [
        f"{seats[1]} gagne Kappa dans le temple rouge avec 2 bâtons contre {seats[0]} (2) et {seats[2]} (1)\u00a0; "
        "le dernier bâton posé décide.",
        f"{seats[0]} gagne Tanuki dans le temple vert sans rival avec 1 bâton.",
    ]
    g = end_of_summer(seats=3)
    seats = [name_of(g, seat, "pt") for seat in range(3)]
    assert autumn(g, rows, "pt")[:2] == [
        f"{seats[1]} ganha Kappa no templo vermelho com 2 varetas contra {seats[0]} (2) e {seats[2]} (1); "
        "decide a última vareta colocada.",
        f"{seats[0]} ganha Tanuki no templo verde sem oposição com 1 vareta.",
    ]


# What was played for a player, and what befell him.


def unasked(course: Course, seat: int, language: str = "en") -> list[str]:
    text = course.game.header.kind.text(language)
    return [beat.said for beat in befell(course.game, story_of(course.game, course.plays), seat, text)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "With no other choice, {} chooses the cooking gift"),
        ("fr", "Sans autre choix possible, {} choisit"),
        ("pt", "Sem outra escolha, {} escolhe"),
    ],
)
def test_the_last_gift_is_taken_for_a_player_and_he_is_told_until_he_acts(language: str, said: str) -> None:
    g = spring()
    course = Course(g)
    first = g.seat
    while course.game.seat == first:
        course.play(course.game.options[0])
    last = 1 - first
    assert unasked(course, last, language)[0].startswith(said.format(name_of(g, last, language)))
    assert not any("chooses" in told for told in unasked(course, first))
    course.play(course.game.options[0])
    assert not any("chooses" in told for told in unasked(course, last))


def test_the_last_section_is_taken_for_a_player_and_he_is_told() -> None:
    g = new_game()
    course = Course(g)
    while course.game.todo[-1].asks == "ask-draft":
        course.play(course.game.options[0])
    last = 1 - course.plays[-1].seat
    assert unasked(course, last)[0].startswith(f"With no other choice, {name_of(g, last)} takes the ")


def test_hunger_is_told_as_what_befalls_its_player_not_as_his_deed() -> None:
    g = end_of_summer()
    first = g.first
    homes(g, {"1.1": "1G3", "1.2": "1G2", "1.3": "1F3", "1.4": "1D3", "1.5": "1Q3"}, seat=first)
    food(g, mine="tea rice", seat=first)
    course = Course(g)
    for name in ("done", "food.tea"):
        course.play(course.game.touch(name))
    assert f"{name_of(g, first)} goes hungry for 2 food (−2 happiness)." in unasked(course, first)
    story_told = story_of(course.game, course.plays)
    places = story_told.places[-1]
    at = beyond(course.game, course.plays[-1], places)
    assert g.header.kind.events[course.plays[-1].events[at][0]].name == "hunger"


# Winter.


def test_winter_tells_waking_feeding_and_hunger_one_line_a_player() -> None:
    g = end_of_summer()
    first, second = g.first, 1 - g.first
    spirits(g, asleep="kitsune kappa", seat=first)
    coins(g, 1, seat=first)
    spirits(g, awake="ookami", seat=second)
    homes(g, {"1.1": "1G3", "1.2": "1G2", "1.3": "1F3", "1.4": "1D3", "1.5": "1Q3"}, seat=first)
    food(g, mine="tea rice", seat=first)
    homes(g, {"1.1": "1D2", "1.2": "1Q2", "1.3": "1F2"}, seat=second)
    scenes = story(g, "done spirit.kappa spirit.kitsune food.tea spirit.ookami")
    at = scenes.index(["Winter of year 1 begins."])
    assert scenes[at + 1 : at + 4] == [
        [f"{name_of(g, first)} wakes Kappa and Kitsune for 1 coin."],
        [f"{name_of(g, first)} feeds the family with tea and rice and goes hungry for 2 food (−2 happiness)."],
        [
            f"{name_of(g, second)} calls on Ookami (food for the family).",
            f"{name_of(g, second)} becomes the first player.",
            "The lowest tile of each column goes to the bottom of its dispenser, a new one appears on top, and the "
            "food places are filled.",
        ],
    ]


def test_what_is_free_costs_nothing_in_words_either() -> None:
    g = end_of_summer()
    spirits(g, asleep="kitsune", seat=g.first)
    coins(g, 0, seat=g.first)
    assert [f"{name_of(g, g.first)} wakes Kitsune free of charge."] in story(g, "done spirit.kitsune")


# The final count.


def final(g: Bamboo) -> list[str]:
    """What is told of the end, when nobody needs any food."""
    scenes = story(g, "done")
    assert scenes[-1][0] == "The final count begins."
    return scenes[-1][1:]


def test_the_final_count_is_one_line_a_player_and_who_wins() -> None:
    g = end_of_summer(year=4)
    temples(g, [(), (), (), ()])
    one, two = (name_of(g, seat) for seat in range(2))
    spirits(g, awake="kappa", asleep="tanuki kappa", seat=0)
    homes(g, {"1.1": "1G3", "1.3": "1F3"}, seat=0)
    held(g, "L03", "L04", seat=0)
    food(g, mine="ramen", seat=0)
    happiness(g, 20, seat=0)
    happiness(g, 7, seat=1)
    coins(g, 0, seat=0)
    assert final(g) == [
        f"{one} brings 20 happiness to the final count, has 2 different spirits (+4 happiness), "
        "sets comfort 1 on the left against 0 on the right (−2 happiness), "
        "fulfils 1 balance tile still held (+1 happiness) and ends the game with 23 happiness.",
        f"{two} brings 7 happiness to the final count and ends the game with 7 happiness.",
        f"{one} wins the game with 23 happiness.",
    ]


def test_marked_cells_count_on_the_night_side() -> None:
    g = end_of_summer(year=4, night=True)
    assert "leaves marked cells empty (−4 happiness) and ends the game with" in final(g)[0]


def test_a_tie_is_broken_by_comfort_or_shared() -> None:
    g = end_of_summer(year=4)
    temples(g, [(), (), (), ()])
    one, two = (name_of(g, seat) for seat in range(2))
    for seat in range(2):
        happiness(g, 9, seat=seat)
    assert final(g)[2:] == [
        f"{one} shares the victory with 9 happiness and a total comfort of 0.",
        f"{two} shares the victory with 9 happiness and a total comfort of 0.",
    ]
    homes(g, {"1.3": "1F3"}, seat=1)
    food(g, mine="tea", seat=1)
    assert final(g)[2:] == [f"{two} wins the game: the tie at 9 happiness is broken by a total comfort of 1."]


# Whole games.

GAMES = [
    (2, False, "greedy"),
    (2, True, "random"),
    (3, True, "greedy"),
    (3, False, "random"),
    (4, False, "greedy"),
    (4, True, "random"),
]
JUNK = re.compile(r"  |\( |\(\)| \)|,,|, ,|\.\.|\{|\}|None| [,.]")
ONCE = (
    "plays",
    "calls on",
    "lays",
    "earns",
    "enjoys",
    "buys",
    "takes the balance",
    "scores",
    "forgoes",
    "wakes",
    "feeds",
)
LONG = 320


@cache
def whole(seats: int, night: bool, way: str) -> tuple[Course, list[Scene]]:
    course = Course(ennichi.new("bamboo", seats=seats, seed=40 + seats, night=night))
    choose = chooser(way, seed=seats)
    while not course.game.over:
        course.play(choose(course.game))
    return course, story_of(course.game, course.plays).scenes


def told(course: Course, scene: Scene, language: str = "en") -> list[Beat]:
    return tell(course.game, scene, None, course.game.header.kind.text(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "night", "way"), GAMES)
def test_the_sentences_of_a_whole_game_are_in_order(seats: int, night: bool, way: str, language: str) -> None:
    course, scenes = whole(seats, night, way)
    said = [beat.said for scene in scenes for beat in told(course, scene, language)]
    assert [line for line in said if JUNK.search(line)] == []
    assert [line for line in said if line[0] != line[0].upper() or line[-1] != "."] == []
    sentences = [sentence for line in said for sentence in line.split(". ")]
    long = [sentence for sentence in sentences if len(sentence) > LONG]
    assert len(long) <= 0.02 * len(sentences), "only a turn in which three or four homes are bought, or a night's count"
    assert max(map(len, sentences)) < 420
    turns = [beat.said for scene in scenes if scene.seat != NOBODY for beat in told(course, scene, language)]
    assert max(map(len, turns)) <= 420, "a very long turn is told in short"


@pytest.mark.parametrize(("seats", "night", "way"), GAMES)
def test_no_clause_stands_twice_in_a_sentence(seats: int, night: bool, way: str) -> None:
    course, scenes = whole(seats, night, way)
    for scene in scenes:
        for beat in told(course, scene):
            for clause in ONCE:
                assert len(re.findall(rf"\b{clause}\b", beat.said)) <= 1, beat.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "night", "way"), GAMES)
def test_every_point_is_told_where_it_is_gained_or_lost(seats: int, night: bool, way: str, language: str) -> None:
    course, scenes = whole(seats, night, way)
    start = course.start
    assert isinstance(start, Bamboo)
    points = [player.happiness for player in start.players]
    for number, scene in enumerate(scenes):
        for beat in told(course, scene, language):
            for sign, count in re.findall(r"([+−])(\d+) (?:happiness|bonheur|felicidade)\)", beat.said):
                points[beat.seat] += int(count) if sign == "+" else -int(count)
        if number + 1 < len(scenes) and scenes[number + 1].end > scene.end:
            after = position(course, scene.end)
            assert points == [player.happiness for player in after.players], scene
    assert points == course.game.scores()


@pytest.mark.parametrize(("seats", "night", "way"), GAMES)
def test_every_coin_is_told(seats: int, night: bool, way: str) -> None:
    course, scenes = whole(seats, night, way)
    start = course.start
    assert isinstance(start, Bamboo)
    purses = [player.coins for player in start.players]
    for number, scene in enumerate(scenes):
        for beat in told(course, scene):
            earned = re.findall(r"earns (\d+) coin", beat.said)
            paid = re.findall(r"(?:for|comfort \d,) (\d+) coin", beat.said)
            if earned or paid:
                purses[beat.seat] += sum(map(int, earned)) - sum(map(int, paid))
        if number + 1 < len(scenes) and scenes[number + 1].end > scene.end:
            assert purses == [player.coins for player in position(course, scene.end).players], scene


def position(course: Course, number: int) -> Bamboo:
    """The position after so many touches, remembered for the next test."""
    return positions(course)[number]


@cache
def positions(course: Course) -> list[Bamboo]:
    g = course.start.clone()
    found: list[Bamboo] = []
    for play in [None, *course.plays]:
        if play:
            g.play(g.touch(play.touch))
        copy = g.clone()
        assert isinstance(copy, Bamboo)
        found.append(copy)
    return found


@pytest.mark.parametrize(("seats", "night", "way"), GAMES)
def test_the_sticks_told_in_summer_are_those_that_decide_in_autumn(seats: int, night: bool, way: str) -> None:
    course, scenes = whole(seats, night, way)
    names = {course.game.player(seat, course.game.header.kind.text("en")): seat for seat in range(seats)}
    names["the ghost"] = names["The ghost"] = GHOST
    laid: Counter[tuple[int, str]] = Counter()
    decided = 0
    for scene in scenes:
        for beat in told(course, scene):
            if beat.said.startswith("To be won in autumn"):
                laid = Counter()
                for temple, count in re.findall(r"in the (\w+) temple \((\d) stick", beat.said):
                    laid[GHOST, temple] = int(count)
            elif offering := re.search(r"lays ((?:\d (?:sticks? )?in the \w+(?: temple)?(?:, | and )?)+)", beat.said):
                if beat.seat >= 0:
                    for count, temple in re.findall(r"(\d) (?:sticks? )?in the (\w+)", offering[1]):
                        laid[beat.seat, temple] += int(count)
            elif won := re.match(r"(.+?) wins \w+ in the (\w+) temple (?:unopposed )?with (\d) sticks?", beat.said):
                counts = {names[won[1]]: int(won[3])}
                for name, count in re.findall(r"(?:against|,|and) ([\w ]+?) \((\d)\)", beat.said):
                    counts[names[name]] = int(count)
                assert counts == {owner: count for (owner, temple), count in laid.items() if temple == won[2]}
                decided += 1
    assert decided > 8


@pytest.mark.parametrize(("seats", "night", "way"), GAMES)
def test_the_stocks_are_told_after_every_turn(seats: int, night: bool, way: str) -> None:
    course, scenes = whole(seats, night, way)
    turns = 0
    for scene in scenes:
        for beat in told(course, scene):
            if " now has " not in beat.said:
                continue
            turns += 1
            counts = {
                colour: int(count) for count, colour in re.findall(r"(\d)(?: sections?)? in the (\w+)", beat.said)
            }
            there = position(course, scene.end).players[beat.seat].stocks
            assert counts == {COLOURS[at]: len(stock) for at, stock in enumerate(there) if stock}
    assert turns > 20
