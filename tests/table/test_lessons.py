"""Every lesson of every game, played by itself: each touch is open, each claim true, all of it in three languages."""

from __future__ import annotations

import random
import re
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from fluent.syntax import FluentParser, ast, visitor

from ennichi.kernel.history import begun
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table import lessons as timing
from ennichi.table import teaching
from ennichi.table.claims import Known
from ennichi.table.lessons import (
    FOLDER,
    LEARNER,
    BadLesson,
    Lesson,
    find_lesson,
    is_lost,
    lessons,
    read_lesson,
    standing,
)
from ennichi.table.rehearsal import Rehearsal
from tests.conformance.test_rules_pages import WORDS

from .player import Player, secret_of, sit

FILES = [file for game in built_in() for file in sorted((kind(game).folder / FOLDER).glob("*.lesson"))]
FEWEST, MOST = 20, 30  # steps
SHORT, LONG = 10, 50  # words of a bubble
TERSE = 15  # words of a goal
SLACK = 12  # more words than in English, in other languages
LONGEST = 8 * 60  # seconds
CLIENT = Path(__file__).parent.parent.parent / "web" / "src"


def label(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


@pytest.fixture(params=FILES, ids=label)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read_lesson(request.param)


def test_a_lesson_can_be_played_and_says_nothing_false(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson)
    assert rehearsal.run() == []
    assert FEWEST <= len(lesson.steps) <= MOST
    assert lesson.task is not None, "a lesson ends with something that the learner does alone"
    for language in LANGUAGES:
        for step in lesson.steps:
            for message in step.messages:
                count = len(rehearsal.said[language, message].split())
                most = TERSE if message.endswith("-goal") else LONG
                least = 0 if message.endswith("-goal") else SHORT
                assert least <= count <= most + (0 if language == "en" else SLACK), f"{language} {message}: {count}"
    facts = import_module(f"tests.{lesson.game}.facts").facts()
    for step in lesson.steps:
        for name, value in step.rules.items():
            assert facts[name] == value, f"{step.name}: {name}"


def test_this_shoot_lies_in_the_light_from_the_first_touch_of_its_step(lesson: Lesson) -> None:
    """Also while what is touched before it is lit."""
    for step in lesson.steps:
        values: dict[str, str | int] = dict.fromkeys([*step.facts, *step.rules, "ways"], 1)
        if "this shoot" in lesson.text("en").fill(step.name, values):
            for move in lesson.moves[step.at : step.at + step.touches]:
                lit = {name for light in teaching.lights(step, list(move.touches)) for name in light}
                assert any(name.startswith("shoot.") for name in lit), f"{step.name}: {move.touches}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_at_most_eight_minutes(lesson: Lesson, language: str) -> None:
    assert timing.seconds(lesson, language) <= LONGEST


def test_more_words_and_touches_take_longer(tmp_path: Path) -> None:
    original = kind("bamboo").folder / FOLDER / "first.lesson"
    before = timing.seconds(read_lesson(original), "en")
    (tmp_path / "first.lesson").write_text(original.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "en").mkdir()
    words = (original.parent / "en" / "first.ftl").read_text(encoding="utf-8")
    (tmp_path / "en" / "first.ftl").write_text(words.replace("goal =", "goal =" + " more" * 23, 1), encoding="utf-8")
    assert timing.seconds(read_lesson(tmp_path / "first.lesson"), "en") == pytest.approx(before + 6)
    touched, harder, watched = (read_lesson(original) for _ in range(3))
    touched.steps[0].touches += 2
    assert timing.seconds(touched, "en") == pytest.approx(before + 5)
    assert harder.task
    assert harder.task.task
    harder.task.task.ways[0] += ["done", "done"]
    assert timing.seconds(harder, "en") == pytest.approx(before + 15)
    watched.steps[0].at = len(watched.moves)  # as if all of it had been played before the first step
    assert 30 < before - timing.seconds(watched, "en") < 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_tells_how_long_each_lesson_takes(language: str) -> None:
    for game in built_in():
        told = {info["name"]: info["minutes"] for info in teaching.infos(kind(game), language)}
        assert told == {one.name: round(timing.seconds(one, language) / 60) for one in lessons(kind(game))}


def test_what_is_watched_takes_as_long_as_the_page_lets_it_stand() -> None:
    live, story = ((CLIENT / name).read_text(encoding="utf-8") for name in ("live.ts", "story.ts"))
    for source, pattern, value in [
        (live, r"PAUSE\b.*\bnormal: (\d+)", timing.PAUSE * 1000),
        (live, r"const GLANCE = ([\d.]+);", timing.GLANCE),
        (live, r"const CROWD = (\d+);", timing.CROWD),
        (story, r"const READING = (\d+);", timing.LETTER * 1000),
        (story, r"const SHORTEST = (\d+);", timing.SHORTEST * 1000),
        (story, r"const AUTOMA = ([\d.]+);", timing.AUTOMA),
        (story, r"const SPEED = .*\bnormal: (\d+)", 1),
    ]:
        found = re.search(pattern, source)
        assert found, pattern
        assert float(found[1]) == pytest.approx(value), pattern


class Spoken(visitor.Visitor):
    """Collects the plain text of a file, and the variables of each message."""

    def __init__(self) -> None:
        self.plain: list[str] = []
        self.variables: dict[str, set[str]] = {}
        self.message = ""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 (as the parser names it)
        self.message = node.id.name
        self.variables[self.message] = set()
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables[self.message].add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_a_lesson_comes_from_the_position(lesson: Lesson, language: str) -> None:
    """A number that says nothing about the game stands in quotes: { "two" }."""
    spoken = Spoken()
    file = lesson.file.parent / language / f"{lesson.name}.ftl"
    spoken.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    words = "|".join(sorted(re.split(r"[\s|]+", WORDS[language]), key=len, reverse=True))
    bare = re.compile(rf"\d+|\b(?:{words})\b", re.IGNORECASE)
    for plain in spoken.plain:
        assert not bare.search(plain), f"{bare.search(plain)} in: {plain}"
    wanted = {message for step in lesson.steps for message in step.messages}
    assert set(spoken.variables) == wanted | {"lesson-title", "lesson-blurb"}
    for step in lesson.steps:
        known = {*step.facts, *step.rules, *(["ways"] if step.task else [])}
        used = set.union(*[spoken.variables[message] for message in step.messages])
        assert used <= known, step.name
        assert set(step.facts) <= used, f"{step.name}: a fact that nobody is told"


def test_every_built_in_game_finds_its_lessons() -> None:
    for game in built_in():
        names = [file.stem for file in FILES if file.parent.parent.name == game]
        assert sorted(lesson.name for lesson in lessons(kind(game))) == names


# Faulty files.

HEAD = "ennichi lesson 1\ngame: bamboo\nseats: 2\nseed: 1\n"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("a shopping list", 1, "a lesson begins with the line"),
        (HEAD + "colour: red", 5, "unknown field 'colour'"),
        ("ennichi lesson 1\ngame: bambo", 2, "unknown game 'bambo'"),
        (HEAD + "seats: 7", 5, "played with 2, 3, 4 seats"),
        (HEAD + "step a\nfly away", 6, "'fly' is no word of a lesson"),
        (HEAD + "touch coin", 5, "none has begun"),
        (HEAD + "teaches home", 5, "none has begun"),
        (HEAD + "step a\nstep a", 6, "a name of its own"),
        (HEAD + "step a\nfact n = import os", 6, "is no expression"),
        (HEAD + "step a\nfact n = [x for x in open]", 6, "ListComp has no place"),
        (HEAD + "step a\nrule n = many", 6, "expected a whole number"),
        (HEAD + "step a\nplay 2 coin\ntouch coin", 7, "comes before what the others play"),
        (HEAD + "step a\nplay 3 coin", 6, "there is no seat 3"),
        (HEAD + "step a\nplay 2 *", 6, "tools/lesson.py"),
        (HEAD + "step a\ntask 1 == 1\nsolve coin\nstep b\ntouch coin", 9, "only speaks"),
        (HEAD + "step a\nsolve coin", 6, "belongs to a task"),
        (HEAD + "step a\ntask 1 == 1\nstep b", 0, "at least one way"),
        (HEAD + "step a\ntouch coin", 0, "ends with a step that only speaks"),
        (HEAD, 0, "has steps"),
    ],
)
def test_a_faulty_file_is_told_with_its_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    file = tmp_path / "bad.lesson"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson, match=re.escape(says)) as found:
        read_lesson(file)
    assert found.value.line == line


@pytest.mark.parametrize(
    ("change", "to", "says"),
    [
        ("touch gift.home", "touch gift.balance", "gift.balance is not open now"),
        ("check first == 0", "check first == 1", "first == 1 is not so"),
        ("fact total = scores[0]\nfact happiness", "fact total = scores[9]\nfact happiness", "cannot be asked here"),
        ("fact total = scores[0]\nfact happiness", "fact happiness", "paid in en"),
        ("any cell.2.4 cell.1.4", "any cell.2.4 cell.2.1", "cell.2.1 is not open now"),
        ("home.1Q3 cell.3.5", "home.1Q3 cell.3.3", "does not solve it"),
        ("play 2 gift.income coin\nplay 3 food.ramen", "play 2 gift.income coin", "seat 3 must act here, not seat 1"),
    ],
)
def test_a_lesson_that_no_longer_fits_is_noticed(tmp_path: Path, change: str, to: str, says: str) -> None:
    """The same file with one thing changed: that is what a change of rules or components does to it."""
    original = kind("bamboo").folder / FOLDER / "first.lesson"
    text = original.read_text(encoding="utf-8")
    assert text.count(change) == 1
    file = tmp_path / "first.lesson"
    file.write_text(text.replace(change, to), encoding="utf-8")
    for language in LANGUAGES:
        (tmp_path / language).symlink_to(original.parent / language)
    faults = Rehearsal(read_lesson(file)).run()
    assert any(says in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("change", "to"), [("touch gift.home", "touch gift.balance"), ("step wish", "step nobody-has-words-for")]
)
def test_a_lesson_that_cannot_be_played_is_not_offered(tmp_path: Path, change: str, to: str) -> None:
    original = kind("bamboo").folder / FOLDER
    (tmp_path / FOLDER).mkdir()
    for name in (*LANGUAGES, "plans.lesson"):
        (tmp_path / FOLDER / name).symlink_to(original / name)
    text = (original / "first.lesson").read_text(encoding="utf-8")
    (tmp_path / FOLDER / "first.lesson").write_text(text.replace(change, to), encoding="utf-8")

    class Elsewhere:
        folder = tmp_path

    of: Any = Elsewhere()
    assert [lesson.name for lesson in lessons(of)] == ["plans"]


TOY = """ennichi lesson 1
game: bamboo
seats: 2
seed: 7
step alone
task len(you.stocks[0]) + len(you.stocks[1]) > len(before.you.stocks[0]) + len(before.you.stocks[1])
WAYS
ways by section
step end
"""


def test_the_ways_of_a_task_are_counted(tmp_path: Path) -> None:
    """The first of two sections is drafted, and the task is that it be red or green."""
    game = read(tmp_path, "solve coin").start()
    pieces = game.header.kind.pieces(game.header.box, game.header.kind.text("en"))["sections"]
    ways = [name for name in map(game.name, game.options) if pieces[name]["colour"] in ("red", "green")]
    assert 1 < len(ways) < len(game.options)
    for given, missing in [(ways, []), (ways[1:], ways[:1])]:
        rehearsal = Rehearsal(read(tmp_path, "\n".join(f"solve {way}" for way in given)))
        assert [fault for fault in rehearsal.run() if "one more way" in fault] == [
            f"toy.lesson, line 6: there is one more way: {way}" for way in missing
        ]


def read(folder: Path, ways: str) -> Lesson:
    (folder / "toy.lesson").write_text(TOY.replace("WAYS", ways), encoding="utf-8")
    return read_lesson(folder / "toy.lesson")


# At a table.

pytest_database = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def learner(client: TestClient) -> AbstractContextManager[Player]:
    made = client.post("/api/lessons/bamboo/first", json={"name": "Inês"}).json()
    return sit(client, made["table"], secret_of(made))


def now(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.state["lesson"]
    return found


def first() -> Lesson:
    found = find_lesson(kind("bamboo"), "first")
    assert found is not None
    return found


@pytest_database
def test_a_lesson_is_played_at_a_table(client: TestClient) -> None:
    """Touch by touch, with the bots playing their parts, back over their moves, another way and the task."""
    lesson = first()
    with learner(client) as player:
        assert [step["name"] for step in now(player)["steps"]] == ["welcome", "goal", "house", "wish", "gift"]
        assert now(player)["steps"][1]["words"].startswith("This is what you play for: happiness. Every family begins")
        assert now(player)["back"] is None
        for name in ("gift.home", "home.1G7", "cell.2.2"):
            assert now(player)["steps"][-1]["touches"] == [name]
            player.touch(name)
            player.wait_for_turn()
        assert [step["name"] for step in now(player)["steps"]] == ["paid", "summer", "stock"]
        assert player.state["number"] == 11
        # Back over what Kiku and Ren have played: to a moment of one's own, and to no other.
        player.ask(type="undo", version=player.state["version"], to=9)
        assert player.receive("refused", "state")["type"] == "refused"
        player.ask(type="undo", version=player.state["version"], to=now(player)["back"])
        player.receive("state")
        assert (player.state["number"], now(player)["steps"][0]["name"]) == (7, "lay")
        # Skipped to the end: the bots play what the lesson says.
        while now(player)["task"] == "":
            assert player.state["number"] == next(
                number for number in range(player.state["number"], 116) if number in own_moments(lesson)
            )
            player.ask(type="skip", number=player.state["number"])
            player.receive("state")
            player.wait_for_turn()
        assert [step["name"] for step in now(player)["steps"]] == ["alone"]
        assert (now(player)["task"], player.state["number"]) == ("open", 115)
        player.touch("stock.red")
        player.wait_for_turn()
        assert now(player)["task"] == "open"
        player.ask(type="skip", number=player.state["number"])
        player.receive("state")
        while now(player)["task"] != "solved":
            player.receive("state")
        assert [step["name"] for step in now(player)["steps"]] == ["free"]
        assert "has grown by 3 to 16" in now(player)["steps"][0]["words"]


def own_moments(lesson: Lesson) -> set[int]:
    return {number for number, move in enumerate(lesson.moves) if move.seat == LEARNER} | {len(lesson.moves)}


@pytest_database
def test_who_goes_another_way_has_left_the_lesson(client: TestClient) -> None:
    with learner(client) as player:
        assert now(player) is not None
        player.touch("gift.cook")
        assert player.state["lesson"] is None
        player.ask(type="skip", number=player.state["number"])
        assert player.receive("refused")["code"] == "late"
        player.ask(type="undo", version=player.state["version"])
        while player.state["number"] > 5:
            player.receive("state")
        assert now(player)["number"] == 1


@pytest_database
def test_only_the_learner_is_taught_and_only_at_a_table_of_a_lesson(client: TestClient) -> None:
    assert client.post("/api/lessons/bamboo/nothing", json={"name": "Inês"}).status_code == 404
    assert client.post("/api/lessons/chess/first", json={"name": "Inês"}).status_code == 404
    made = client.post("/api/lessons/bamboo/first", json={"name": "Inês"}).json()
    client.cookies.clear()
    with sit(client, made["table"]) as onlooker:
        assert onlooker.state["lesson"] is None
        onlooker.ask(type="undo", version=onlooker.state["version"], to=5)
        assert onlooker.receive("refused")["code"] == "not-your-seat"


def test_a_missed_task_can_be_tried_again() -> None:
    lesson = first()
    touches = [(move.seat, move.touches[0]) for move in lesson.moves]
    way = ["stock.green", "temple.green", "section.bg1", "shoot.4", "section.bg1", "action.income", "coin", "done"]
    game = lesson.start()
    for _, touch in touches:
        game.play(game.touch(touch))
    for touch in way:
        reached = standing(lesson, touches)
        assert reached is not None
        assert reached.task == "open"
        game.play(game.touch(touch))
        touches.append((LEARNER, touch))
    touches.append((game.seat, game.name(game.options[0])))
    missed = standing(lesson, touches)
    assert missed is not None
    assert missed.task == "missed"
    assert missed.back == len(lesson.moves)


def test_what_is_called_lost_is_lost_and_what_can_be_done_is_not(lesson: Lesson) -> None:
    """Turns played at random: once it is said that the task cannot be done, it never is; and the ways shown are not."""
    assert lesson.task is not None
    task = lesson.task.task
    assert task is not None
    if not task.lost:
        assert (lesson.game, lesson.name) != ("bamboo", "first")
        return
    start = lesson.start()
    for move in lesson.moves[: lesson.task.at]:
        start.play(start.touch(move.touches[0]))
    text = start.header.kind.text("en")
    before = Known(start, lesson.players, text)
    chance = random.Random(1)
    said = 0
    for attempt in range(30):
        g, lost, solved = start.clone(), False, False
        way = list(task.ways[attempt]) if attempt < len(task.ways) else []
        while begun(g.history) == begun(start.history) and not solved:
            g.play(g.touch(way.pop(0)) if way else chance.choice(g.options))
            solved = task.claim.of(Known(g, lesson.players, text, before))
            assert not (lost and solved), g.history[lesson.task.at :]
            lost = begun(g.history) == begun(start.history) and is_lost(lesson, g, start)
            said += lost
        assert attempt >= len(task.ways) or solved
    assert said > 5
