"""What the narrator says of Bitoku: turns, seasons, the count and the Tengu in sentences."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import ennichi
from ennichi import bots
from ennichi.bitoku.events import EVENTS
from ennichi.bitoku.kind import KIND
from ennichi.bitoku.state import Bitoku
from ennichi.bitoku.tengu import TENGU_TURN
from ennichi.bitoku.tengu_board import TENGU
from ennichi.kernel.course import Course, Play
from ennichi.kernel.narration import Scene, story_of, tell
from ennichi.kernel.text import LANGUAGES

from .given import (
    amulets,
    bitoku_path,
    building,
    crystals,
    die,
    display,
    full,
    hand,
    kodamas,
    pilgrims,
    play_on,
    resources,
    rocks,
    spirits,
    summer,
    top_of_deck,
    visions,
    vp,
    waiting,
)
from .tengu_given import WILL, put_card, rolls, solo, tengu
from .test_examples import ascension, copying, crossing, scoring_example

if TYPE_CHECKING:
    from collections.abc import Callable

EN = KIND.text("en")


def told(course: Course, language: str = "en") -> list[str]:
    """All lines of a course."""
    scenes = story_of(course.game, course.plays).scenes
    return [beat.said for scene in scenes for beat in tell(course.game, scene, None, KIND.text(language))]


def narrated(g: Bitoku, *names: str) -> list[str]:
    """What is said of these touches."""
    course = Course(g)
    for name in names:
        course.play(course.game.touch(full(now(course), name)))
    return told(course)


def now(course: Course) -> Bitoku:
    assert isinstance(course.game, Bitoku)
    return course.game


def quietly(g: Bitoku, until: Callable[[Bitoku], bool]) -> list[str]:
    """What is said while all do as little as they can."""
    copy = g.clone()
    before = len(copy.touches())
    play_on(copy, until)
    course = Course(g)
    for touch in copy.touches()[before:]:
        course.play(touch)
    return told(course)


# Turns.


def test_a_card_is_told_with_the_die_it_unlocks_and_what_it_gives() -> None:
    g = summer()
    hand(g, "kappa-start nezumi-start imomushi-start")
    assert narrated(g, "yokai.kappa-start", "slot.1", "yokai.kappa-start", "resource.jade", "done") == [
        "Purple plays the starting Kappa on card space 1 and unlocks a die of 3 (+1 jade)."
    ]
    assert narrated(g, "yokai.kappa-start", "slot.1", "done", "done") == [
        "Purple plays the starting Kappa on card space 1, unlocks a die of 3 and does not activate the card."
    ]


def test_a_die_is_told_with_its_value_and_the_amulets_that_raised_it() -> None:
    g = summer()
    amulets(g, ones=2)
    die(g, 1, 3, "unlocked")
    assert narrated(g, "die.1", "amulet.1", "region.glade", "forest.1", "done", "done") == [
        "Purple places a 4 in the Glade of Jade and moves the kodama in the Glade to space 2 (−1 amulet of +1)."
    ]


def test_a_locked_die_and_the_building_of_another_player() -> None:
    g = summer(seats=4)
    amulets(g, ones=2)
    building(g, "yomi", "temple-1", seat=g.order[1])
    touches = ("die.2", "amulet.1", "amulet.1", "region.yomi", "building.temple-1", "rock.kappa", "done", "done")
    assert narrated(g, *touches) == [
        "Green discards a pilgrim to unlock a die of 2, places a 4 in the Lands of Yomi, uses the temple and takes "
        "the Iwakura rock (Kappa) (−2 amulets of +1).",
        "Yellow gets the property bonus for the temple (+1 VP).",
    ]


def test_a_bonus_that_is_chosen_is_told_between_the_two_halves_of_the_turn() -> None:
    g = summer(seats=4)
    building(g, "yomi", "ryokan-1", seat=g.order[1])
    die(g, 1, 4, "unlocked")
    assert narrated(g, "die.1", "region.yomi", "building.ryokan-1", "option.2", "kodama.glade", "done", "done") == [
        "Green places a 4 in the Lands of Yomi and uses the ryokan.",
        "Yellow gets the property bonus for the ryokan (+1 amulet of +1).",
        "Green goes on with the ryokan and moves the kodama in the Glade to space 2.",
    ]


def test_the_copy_space() -> None:
    g = copying()
    assert narrated(g, "die.1", "home.6", f"die.{2 - g.seat}.2", "forest.1", "done") == [
        "Purple places a 3 on space 4 of the Home, lowers the die to 2, copies the 4 of Yellow in the Lands of Yomi "
        "and moves the kodama in Yomi to space 2."
    ]


def test_crossing_the_river_and_what_is_claimed() -> None:
    shown = "Green crosses the river from the Lands of Yomi with a die that now shows 3"
    assert narrated(crossing(4), "die.1", "favour.yomi.bitoku", "done") == [
        f"{shown} and adds Makoto (3 VP, any resource) to the Bitoku path."
    ]
    assert narrated(crossing(6), "die.1", "favour.yomi.yokai", "done") == [
        f"{shown} and takes Kappa (2 × jade/sake) into the hand."
    ]
    assert narrated(crossing(4), "die.1", "done", "favour.yomi.two", "done") == [
        f"{shown} and covers the third favor of the Lands of Yomi without taking it."
    ]
    two = ("favour.yomi.two", "choice.rock", "rock.kappa", "choice.kodama", "kodama.stairs")
    assert narrated(crossing(4), "die.1", *two, "done") == [
        f"{shown}, takes two of four actions, takes the Iwakura rock (Kappa) and moves the kodama on the Stairs to "
        "space 2."
    ]


def test_pilgrims_set_out_walk_and_arrive_in_the_sentence_of_their_player() -> None:
    g = summer()
    die(g, 1, 4, "unlocked")
    touches = ("die.1", "region.stairs", "forest.4", "pilgrim", "path.u0", "path.u1", "path.a-upper-1", "done", "done")
    assert narrated(g, *touches) == [
        "Purple places a 4 in the Stairs of Knowledge, sends out a pilgrim from the start, moves a pilgrim on to "
        "space 1 and brings a pilgrim to the torii gate at space 1 (+2 VP)."
    ]
    pilgrims(g, walking="u0")
    walk = ("die.1", "region.stairs", "forest.4", "path.u0", "path.u1", "path.u2", "path.u2", "path.i-upper-2")
    assert narrated(g, *walk)[0].startswith(
        "Purple places a 4 in the Stairs of Knowledge, walks on over space 1 and space 2 and brings a pilgrim to the "
        "illumination at space 2 (+"
    )


def test_kodamas_that_are_moved_and_pushed() -> None:
    g = summer(seats=4)
    other = g.order[1]
    kodamas(g, seat=other, yomi=4)
    bitoku_path(g, "yu-3")
    die(g, 1, 3, "unlocked")
    pushed = f"kodama.{other + 1}.yomi"
    touches = ("die.1", "region.stairs", "forest.3", "advance", "kodama.glade", pushed, pushed, "done", "done")
    assert narrated(g, *touches) == [
        "Green places a 3 in the Stairs of Knowledge, completes Yu, moves the kodama in the Glade to space 2 and "
        "pushes the kodama of Yellow in Yomi back to space 2 (+3 VP)."
    ]


def test_a_building_is_told_with_what_it_does_and_its_price() -> None:
    g = summer()
    resources(g, wood=1)
    die(g, 1, 5, "unlocked")
    display(g, "building", "farm-1")
    touches = ("die.1", "region.forges", "forest.3", "option.2", "building.farm-1", "region.glade", "done", "done")
    assert narrated(g, *touches) == [
        "Purple places a 5 in the Forges, constructs the farm (1 wood) in the Glade and moves the kodama in the Glade "
        "to space 2 (−1 wood, +1 amulet of +1)."
    ]


def test_a_mitama_is_told_with_the_dragonfly_that_guides_it() -> None:
    g = summer()
    resources(g, jade=2, sake=2)
    die(g, 1, 5, "unlocked")
    display(g, "mitama", "nigi-1 ara-1")
    spirits(g, flies="1")
    touches = (
        "die.1",
        "region.yomi",
        "forest.3",
        "option.1",
        "mitama.ara-1",
        "option.1",
        "resource.wood",
        "dragonfly.1",
    )
    assert narrated(g, *touches, "rock.nigi", "done", "done") == [
        "Purple places a 5 in the Lands of Yomi, obtains Ara, combines Ara with a dragonfly and takes the Iwakura rock "
        "(Nigi) (+3 VP, +1 wood)."
    ]


def test_visions_are_open_and_pilgrims_sit_down_beside_rocks() -> None:
    g = summer()
    rocks(g, "kappa")
    die(g, 1, 4, "yomi")
    top_of_deck(g, "vision", "3 15")
    touches = ("die.1", "favour.yomi.two", "choice.vision", "vision.3", "choice.pilgrim", "beside.1", "done")
    assert narrated(g, *touches) == [
        "Purple crosses the river from the Lands of Yomi with a die that now shows 3, takes two of four actions, keeps "
        "the vision (1 building, 1 mitama, 2 completed Bitoku cards) and seats a pilgrim beside rock 1."
    ]


# Seasons.


def test_autumn_says_why_the_order_is_as_it_is() -> None:
    g = summer(seats=3, early_pass=True)
    g.order = (0, 2, 1)
    die(g, 1, 3, "home.1", seat=1)
    lines = quietly(g, lambda g: g.phase == 3)
    assert lines[lines.index("Autumn of round 1 begins.") : -1] == [
        "Autumn of round 1 begins.",
        "Yellow is number 1 in the turn order, with a die on space 1 of the Home.",
        "Purple is number 2 in the turn order, without a die in the Home.",
        "Brown is number 3 in the turn order, without a die in the Home.",
    ]


def test_winter_brings_the_guardians_home_and_new_cards_to_the_hills() -> None:
    g = summer(early_pass=True)
    lines = quietly(g, lambda g: g.round == 1 and g.phase == 1)
    winter = lines[lines.index("Winter of round 1 begins.") : lines.index("Spring of round 2 begins.")]
    assert winter[:5] == [
        "Winter of round 1 begins.",
        "The guardians return home.",
        "Purple brings home guardians of 1, 2 and 3.",
        "Yellow brings home guardians of 1, 2 and 3.",
        "Snow in the forest: new cards on the hills.",
    ]
    assert all(line.startswith("New on the Hikaru Hill of the ") for line in winter[5:9])
    shown = ("building", "crystal", "mitama", "dragonfl")
    assert len(winter) == 13
    for line, sort in zip(winter[9:], shown, strict=True):
        assert sort in line.partition(":")[0]


def test_a_card_removed_in_winter_says_what_its_virtue_counts() -> None:
    g = summer(seats=4)
    seat = g.seat
    hand(g, "nezumi-1 kappa-start nezumi-start")
    play_on(g, lambda g: waiting(g) == "virtue" and g.seat == seat)
    g.players[seat].built = 3
    who = g.player(seat, EN)
    assert narrated(g, "yokai.nezumi-1")[0] == (
        f"{who} removes Nezumi for its virtue of 2 VP per building, at most 12 VP (+6 VP)."
    )
    assert narrated(g, "done")[0] == f"{who} removes no card."
    assert narrated(g, "yokai.kappa-start")[0] == f"{who} removes the starting Kappa for its virtue (+3 VP)."


def test_spring_draws_cards_and_collects_crystals() -> None:
    g = summer(early_pass=True)
    crystals(g, seat=0, dream_1="dream-2", dream_2="dream-3")
    lines = quietly(g, lambda g: g.round == 1 and g.phase == 1)
    assert lines[lines.index("Spring of round 2 begins.") :] == [
        "Spring of round 2 begins.",
        "Purple draws 1 card.",
        "Yellow draws 1 card.",
        "The three cards for this round are chosen.",
        "Purple discards the starting Shin Ookami and uses 2 crystals (+1 amulet of +1, +1 sake).",
        "Yellow discards the starting Kappa.",
        "Summer of round 2 begins.",
    ]


def test_nothing_is_told_of_a_choice_that_is_still_secret() -> None:
    g = summer(seats=3, early_pass=True)
    play_on(g, lambda g: waiting(g) == "return dice")
    course = Course(g)
    while waiting(now(course)) == "return dice":
        assert told(course) == []
        course.play(course.game.options[0])
    assert told(course)[0] == "The guardians return home."


# The count.


def test_the_count_is_one_sentence_for_each_player_and_the_winner() -> None:
    lines = quietly(scoring_example(), lambda g: g.over)
    count = lines[lines.index("The final count.") :]
    assert count[1] == (
        "Purple ends the game with 103 VP (−1 VP for visions not completed, +67 VP from the four rounds, +3 VP as "
        "first in the turn order, +4 VP for 3 types of Bitoku, +8 VP for the treasures of the lake, +7 VP for "
        "Iwakura rocks, +3 VP for dice and resources, +6 VP for completed visions, +6 VP uncovered on the board)."
    )
    assert len(count) == 6
    assert count[-1] == "Purple wins with 103 VP."


def level(g: Bitoku) -> Bitoku:
    """Both players will have 60 points at the end."""
    end = g.clone()
    play_on(end, lambda g: g.over)
    for seat, points in enumerate(end.scores()):
        vp(g, 60 - points, seat=seat)
    return g


def test_the_last_line_says_what_decides_between_equals() -> None:
    g = ascension(seats=2)
    g.order = (0, 1)
    assert quietly(level(g), lambda g: g.over)[-1] == (
        "Purple wins with 60 VP, thanks to the better place in the turn order."
    )
    visions(g, "3", seat=1)
    building(g, "yomi", "temple-1", seat=1)
    spirits(g, waiting="ara-1", seat=1)
    bitoku_path(g, "makoto-1 makoto-2", completed=2, seat=1)
    for player in g.players:
        player.earned[:] = [0] * 7
    assert quietly(level(g), lambda g: g.over)[-1] == ("Yellow wins with 60 VP, thanks to more completed visions.")


# The Tengu.


def tengu_turn(g: Bitoku, card: str, *faces: int, place: str = "right") -> list[str]:
    """What is said of a turn with this card; `faces` are rolled after the choice of the card."""
    put_card(g, card, place)
    rolls(g, *WILL[place], *faces)
    g.listen()
    TENGU_TURN.run(g)
    scenes = story_of(g, [Play(0, "done", g.heard or [], [], 0, 0, False)]).scenes
    assert [scene.seat for scene in scenes] == [0, TENGU]
    return [beat.said for scene in scenes for beat in tell(g, scene, None, EN)]


def test_a_turn_of_the_tengu_is_one_sentence() -> None:
    g = solo()
    assert tengu_turn(g, "tengu-2") == [
        "The Tengu rolls 2 and 5 for its right card, takes step G and unlocks a die of 2 (+1 sake)."
    ]
    assert tengu_turn(g, "tengu-2") == [
        "The Tengu rolls 2 and 5 for its right card, takes step C, places a 2 in the Lands of Yomi, moves the kodama "
        "in Yomi to space 2, obtains Nigi, combines Nigi with a dragonfly, sends out a pilgrim from the start and "
        "moves a pilgrim on to space 1 (+1 VP)."
    ]
    for at in range(3):
        tengu(g).places[at] = 16
    assert tengu_turn(g, "tengu-2", place="left") == [
        "The Tengu rolls 5 and 6 for its left card, takes step L and passes."
    ]


def test_a_long_turn_of_the_tengu_is_told_in_two_sentences() -> None:
    g = solo()
    die(g, 1, 2, "unlocked", seat=TENGU)
    assert tengu_turn(g, "tengu-3") == [
        "The Tengu rolls 2 and 5 for its right card, takes step C, places a 2 in the Stairs of Knowledge, sends out a "
        "pilgrim from the start and moves a pilgrim on to space 1. Then the Tengu brings a pilgrim to the torii gate "
        "at space 1, draws a card there, constructs the onsen (unlock a die) on the Stairs and moves the kodama on the "
        "Stairs to space 3 (+4 VP)."
    ]


def test_the_tengu_gets_its_bonus_in_the_turn_of_the_human() -> None:
    g = solo()
    play_on(g, lambda g: waiting(g) == "turn")
    building(g, "yomi", "temple-1", seat=TENGU)
    die(g, 1, 4, "unlocked")
    assert narrated(g, "die.1", "region.yomi", "building.temple-1", "done", "done")[1] == (
        "The Tengu gets the property bonus for the temple (+1 VP)."
    )


# Whole games.

LONGEST = 330  # letters of a sentence
SEATS_AND_BOTS = [(seats, bot) for seats in (1, 2, 3, 4) for bot in ("greedy", "random")]
CASES = [(seats, bot, seed) for seed, (seats, bot) in enumerate(SEATS_AND_BOTS)]


@cache
def whole_game(seats: int, bot: str, seed: int) -> tuple[Course, list[list[int]]]:
    """A game of bots, every other one with a strict forest, and the points of everybody after each touch."""
    options: dict[str, Any] = {"strict_forest": True} if seed % 2 else {}
    course = Course(ennichi.new("bitoku", seats=seats, seed=seed, **options))
    player = bots.make(bot, seed)
    totals = [[each.total() for each in now(course).players]]
    while not course.game.over:
        course.play(player.choose(course.game))
        totals.append([each.total() for each in now(course).players])
    return course, totals


@pytest.mark.parametrize(("seats", "bot", "seed"), CASES)
def test_the_points_that_are_told_are_those_that_were_earned(seats: int, bot: str, seed: int) -> None:
    course, totals = whole_game(seats, bot, seed)
    story = story_of(course.game, course.plays)
    told_so_far = list(totals[0])
    reached = 0  # the last scene that a touch so far belongs to
    done = 0  # scenes whose points were added
    for touch, places in enumerate(story.places, 1):
        reached = max([reached, *places])
        later = [each[0] for each in story.places[touch:] if each][:1]
        if later and later[0] <= reached:
            continue  # the scene goes on
        for scene in story.scenes[done : reached + 1]:
            if is_count(scene):
                continue
            for beat in tell(course.game, scene, None, EN):
                for points in re.findall(r"\+(\d+) VP", beat.said):
                    told_so_far[beat.seat] += int(points)
        done = reached + 1
        assert told_so_far == totals[touch], touch
    assert done == len(story.scenes)


@pytest.mark.parametrize(("seats", "bot", "seed"), CASES)
def test_every_line_of_a_whole_game_reads_well(seats: int, bot: str, seed: int) -> None:
    course, _ = whole_game(seats, bot, seed)
    scenes = story_of(course.game, course.plays).scenes
    for language in LANGUAGES:
        text = KIND.text(language)
        beats = [beat for scene in scenes for beat in tell(course.game, scene, None, text)]
        for beat in beats:
            parts = re.split(r", (?![^(]*\))", beat.said)
            assert len(parts) == len(set(parts)), beat.said
            for sentence in re.split(r"(?<=\.) (?=[A-Z])", beat.said):
                assert len(sentence) <= LONGEST, sentence
    for scene in scenes:
        assert_count_adds_up(course, scene)


def is_count(scene: Scene) -> bool:
    return len(scene.events) > 0 and EVENTS[scene.events[0][0]].name == "final-count"


def assert_count_adds_up(course: Course, scene: Scene) -> None:
    if not is_count(scene):
        return
    beats = tell(course.game, scene, None, EN)
    counted = {}
    for beat in beats[1:-1]:
        score, *points = [int(each) for each in re.findall(r"([-+]?\d+) VP", beat.said.replace("−", "-"))]
        assert sum(points) == score, beat.said
        counted[beat.seat] = score
    assert counted == dict(enumerate(course.game.scores()))
