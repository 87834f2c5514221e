"""The balance report: what is counted is what happened, the figures can be counted again in another way, the page is
whole, and nothing is lost or overwritten."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from itertools import zip_longest
from pathlib import Path

import numpy as np
import pytest

import ennichi
from ennichi import bots
from ennichi.bamboo.state import Bamboo
from ennichi.bitoku.events import DRAGONFLY_TAKEN, MITAMA_TAKEN
from ennichi.bitoku.state import Bitoku
from ennichi.cli import main
from ennichi.iki.state import Iki
from ennichi.kernel.registry import kind
from ennichi.lab.balance.clusters import k_means, silhouette
from ennichi.lab.balance.figures import Component, Effect, Figures, figures_of, within_games
from ennichi.lab.balance.labels import Labels
from ennichi.lab.balance.report import Chapter
from ennichi.lab.balance.tally import Facts, Tally, catalogue
from ennichi.lab.seeds import seat_seed

GAMES = {"bamboo": (["--seats", "2,3"], 150), "bitoku": (["--seats", "1,2"], 30), "iki": (["--seats", "2"], 40)}


class Page(HTMLParser):
    """Checks that everything that is opened is closed, and gathers what a reader sees."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.words: set[str] = set()
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [each for name in ("href", "src", "action", "data") if (each := given.get(name))]
        if "id" in given:
            self.ids.append(given["id"] or "")
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Drawn parts are closed where they are opened."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("span", "td", "th"):
            self.words.update(re.split(r"[,:]? ", data.strip()))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Reports on random games, which are quick, of all three games."""
    folder = tmp_path_factory.mktemp("reports")
    for game in GAMES:
        assert main(command(folder, game)) == 0
    return folder


def command(folder: Path, game: str) -> list[str]:
    seats, games = GAMES[game]
    files = ["--out", str(folder / f"{game}.html"), "--results", str(folder / f"{game}.jsonl")]
    return ["report", game, *seats, "--games", str(games), "--bots", "random", *files]


def facts_of(folder: Path, game: str, seats: int) -> list[Facts]:
    lines = [json.loads(line) for line in (folder / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[1:]]
    found = [Facts(**line["facts"]) for line in lines if line["seats"] == seats]
    for facts in found:
        facts.had = [{int(row): count for row, count in seat.items()} for seat in facts.had]
    return found


def figures(folder: Path, game: str, seats: int) -> Figures:
    rows = catalogue(game, "")[0]
    return figures_of(facts_of(folder, game, seats), rows, ["random"] * seats, kind(game).scoring)


def component(found: Figures, sort: str, name: str) -> Component:
    return next(each for each in found.components if each.row.sort.key == sort and name in each.row.names)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_whole_and_needs_nothing_else(folder: Path, game: str) -> None:
    text = (folder / f"{game}.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.links
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert not re.search(r"https?:|//[a-z]|url\(|@import", re.sub(r"^// .*$", "", text, flags=re.MULTILINE))
    assert not re.search(r"\bnan\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_of_the_box_has_its_place_and_its_source(folder: Path, game: str) -> None:
    page = Page((folder / f"{game}.html").read_text(encoding="utf-8"))
    sources = kind(game).box().sources
    assert [name for name in sources if name.partition(".")[2] not in page.words] == []
    assert set(sources.values()) <= page.words
    assert "unknown" not in page.words


@pytest.mark.parametrize("game", GAMES)
def test_tables_scroll_from_the_keyboard_and_every_drawing_has_a_scale(folder: Path, game: str) -> None:
    text = (folder / f"{game}.html").read_text(encoding="utf-8")
    regions = re.findall(r'<div class="scroll" role="region" tabindex="0" aria-label="([^"]+)">', text)
    assert len(regions) == len(set(regions)) == text.count("<table>")
    for table in re.findall(r"<table>.*?</table>", text, re.DOTALL):
        columns = [at for at, head in enumerate(re.findall(r"<th scope=\"col\".*?</th>", table)) if "scale" in head]
        assert columns == ([1] if "<svg" in table else [])  # beside the name, where a phone shows it
        cells = table.partition("</thead>")[2].count('<td class="drawn">')
        assert cells == (table.count("<tr") - 1 if columns else 0)


def test_in_a_game_of_one_seat_games_are_compared(folder: Path) -> None:
    text = (folder / "bitoku.html").read_text(encoding="utf-8")
    solo, _, two = text.partition('<section id="seats-1"')[2].partition('<section id="seats-2"')
    assert "seats" not in re.sub(r"<summary>.*?</summary>|aria-label=\"[^\"]*\"|class=\"[^\"]*\"", "", solo)
    assert "no component was there in 50 games and missing in 50" in solo
    assert "Points of all seats" in two


@pytest.mark.parametrize(
    ("adjusted", "raw", "said"),
    [
        ([], [], "no component differs between the seats of 50 games, so nothing is said about any."),
        ([], [1.0, 2.0], "no effect could be adjusted. Of 2 raw differences none lies beyond three."),
        (
            [1.0],
            [4.0],
            "the only adjusted effect lies within two standard errors. The only raw difference lies beyond three.",
        ),
        (
            [1.0, -2.5],
            [1.0, -3.5],
            "of 2 adjusted effects 1 lies beyond two standard errors and none beyond three; chance alone would give "
            "fewer than one. Of 2 raw differences 1 lies beyond three.",
        ),
        (
            [0.0] * 90 + [2.5] * 8 + [4.0] * 2,
            [0.0] * 95 + [4.0] * 5,
            "of 100 adjusted effects 10 lie beyond two standard errors and 2 beyond three; chance alone would give "
            "about 5 and 0.3. Of 100 raw differences 5 lie beyond three.",
        ),
    ],
)
def test_what_chance_would_give_is_said_of_few_effects_and_of_many(
    folder: Path, adjusted: list[float], raw: list[float], said: str
) -> None:
    found = figures(folder, "bamboo", 2)
    some = found.components[0]
    found.components = [
        replace(some, raw=Effect(one, 1.0), adjusted=None if other is None else Effect(other, 1.0))
        for one, other in zip_longest(raw, adjusted)
    ]
    assert Chapter(found, [], 0.0, Labels("bamboo", "", 2), []).by_chance() == said


def test_the_page_says_how_to_make_it_again(folder: Path) -> None:
    text = (folder / "bamboo.html").read_text(encoding="utf-8")
    assert "ennichi report bamboo --games 150 --seats 2,3 --bots random --seed 1" in text
    assert kind("bamboo").box().fingerprint in text


@pytest.mark.parametrize(("game", "seats"), [("bamboo", 3), ("bitoku", 2), ("bitoku", 1), ("iki", 4)])
def test_what_is_counted_is_what_lies_on_the_table(game: str, seats: int) -> None:
    """Most holdings are told by events, some by the position; here each is checked by the other."""
    g = ennichi.new(game, seats=seats, seed=5)
    tally = Tally(g)
    bot = bots.make("random", 5)
    while not g.over:
        g.play(bot.choose(g))
    facts = tally.facts(list(range(seats)))
    rows = catalogue(game, "")[0]
    assert sum(facts.decisions) == len(g.touches())
    assert sorted(facts.order) == list(range(seats))
    assert sum(facts.wins) == pytest.approx(1)
    for seat in range(seats):
        counted = dict.fromkeys(("spirit", "crystal", "mitama", "dragonfly", "building", "retired", "boat", "fish"), 0)
        for row, count in facts.had[seat].items():
            if rows[row].sort.key in counted:
                counted[rows[row].sort.key] += count
        if isinstance(g, Bamboo):
            assert counted["spirit"] == sum(g.players[seat].awake) + sum(g.players[seat].asleep)
        if isinstance(g, Bitoku):
            player = g.players[seat]
            assert counted["crystal"] == player.crystals()
            assert counted["mitama"] == sum(event[0] == MITAMA_TAKEN and event[1] == seat for event in g.heard or [])
            assert counted["dragonfly"] == 1 + sum(
                event[0] == DRAGONFLY_TAKEN and event[1] == seat for event in g.heard or []
            )
            assert counted["building"] == player.built
        if isinstance(g, Iki):
            assert counted["retired"] == len(g.players[seat].retired)
            assert counted["fish"] >= len(g.players[seat].fish)
            assert counted["boat"] == g.boats.count(seat)


def test_a_figure_counted_again_from_what_a_spectator_sees(folder: Path) -> None:
    """Who has the Kappa at the end, from the views of the same games played again."""
    with_it: list[float] = []
    without: list[float] = []
    begun: list[float] = []
    for number in range(150):
        g = ennichi.new("bamboo", seats=2, seed=1 + number)
        assert isinstance(g, Bamboo)
        first = g.first
        players = [bots.make("random", seat_seed(1 + number, seat)) for seat in range(2)]
        while not g.over:
            g.play(players[g.seat].choose(g))
        have = [player["awake"][0] + player["asleep"][0] > 0 for player in g.view()["table"]["players"]]
        won = [(seat in g.winners()) / len(g.winners()) for seat in range(2)]
        begun.append(won[first])
        if have[0] != have[1]:
            with_it.append(won[have.index(True)])
            without.append(won[have.index(False)])
    found = figures(folder, "bamboo", 2)
    kappa = component(found, "spirit", "spirit.kappa")
    assert kappa.having is not None
    assert kappa.lacking is not None
    assert kappa.having.count == len(with_it)
    assert kappa.having.share == pytest.approx(np.mean(with_it))
    assert kappa.lacking.share == pytest.approx(np.mean(without))
    assert found.places[0].share == pytest.approx(np.mean(begun))


def test_with_two_seats_the_effect_is_the_mean_difference_and_its_error() -> None:
    chance = np.random.default_rng(3)
    had = np.array([[1.0, 0.0]] * 60 + [[0.0, 1.0]] * 40 + [[1.0, 1.0]] * 30)
    winner = chance.integers(2, size=130)
    won = np.stack([winner == 0, winner == 1], axis=1).astype(float)
    effect = within_games(had, won, [])
    assert effect is not None
    differences = ((had - had[:, ::-1]) * won).sum(axis=1)[:100]
    assert effect.size == pytest.approx(differences.mean())
    assert effect.error == pytest.approx(differences.std() / np.sqrt(100))


def test_the_adjusted_effect_takes_out_how_much_a_seat_had() -> None:
    """Here only the number of things helps to win, and one thing in particular does nothing."""
    chance = np.random.default_rng(4)
    things = (chance.random((20, 4000, 2)) < 0.3).astype(float)
    number = things.sum(axis=0)
    better = 1 / (1 + np.exp(number[:, 1] - number[:, 0]))
    winner = chance.random(4000) < better
    won = np.stack([winner, ~winner], axis=1).astype(float)
    raw = within_games(things[0], won, [])
    adjusted = within_games(things[0], won, [number, number**2])
    assert raw is not None
    assert adjusted is not None
    assert raw.sigmas > 3
    assert abs(adjusted.sigmas) < 3
    strong = within_games(things[0], np.stack([things[0, :, 0] > 0, things[0, :, 0] == 0], 1) * 1.0, [number])
    assert strong is not None
    assert strong.sigmas > 3


def test_groups_that_are_apart_are_found() -> None:
    chance = np.random.default_rng(5)
    centres = np.array([[0, 0, 0], [6, 0, 0], [0, 6, 6]])
    truth = np.repeat(np.arange(3), 60)
    points = centres[truth] + chance.normal(size=(180, 3))
    found = k_means(points, 3, chance)
    assert len({(int(a), int(b)) for a, b in zip(truth, found, strict=True)}) == 3
    assert silhouette(points, found) > max(0.5, silhouette(points, k_means(points, 5, chance)))


def test_an_interrupted_report_goes_on_and_two_processes_make_the_same_page(folder: Path, tmp_path: Path) -> None:
    lines = (folder / "iki.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "iki.jsonl").write_text("".join(lines[:30]) + lines[30][:25], encoding="utf-8")  # killed while writing
    assert main([*command(tmp_path, "iki"), "--jobs", "2"]) == 0
    assert (tmp_path / "iki.html").read_bytes() == (folder / "iki.html").read_bytes()


def test_the_figures_in_a_markdown_file_are_renewed_and_the_rest_is_kept(folder: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    files = ["--results", str(folder / "bamboo.jsonl"), "--markdown", str(notes), "--bots", "random"]
    notes.write_text("# Mine\n\nKeep this.\n", encoding="utf-8")
    assert main(["report", "bamboo", "--games", "60", *files, "--out", str(tmp_path / "a.html")]) == 0
    assert main(["report", "bamboo", "--games", "100", *files, "--out", str(tmp_path / "b.html")]) == 0
    text = notes.read_text(encoding="utf-8")
    assert text.startswith("# Mine\n\nKeep this.\n")
    assert text.count("## Bamboo: two players") == 1
    assert "100 games" in text
    assert "60 games" not in text
    notes.write_text(text.replace("<!-- end bamboo 2 -->", ""), encoding="utf-8")
    assert main(["report", "bamboo", "--games", "60", *files, "--out", str(tmp_path / "c.html")]) == 2


def test_one_game_is_enough_for_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["report", "bamboo", "--games", "1", "--bots", "greedy,random"]) == 0
    assert "Too few games" in (tmp_path / "report-bamboo.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["chess"], "chess"),
        (["bamboo", "--seats", "1"], "2, 3, 4 seats, not 1"),
        (["bamboo", "--seats", "two"], "several with commas, or all"),
        (["bamboo", "--seats", "all", "--bots", "greedy,random"], "one for each seat"),
        (["bamboo", "--bots", "gready"], "did you mean 'greedy'"),
        (["bamboo", "--option", "moon=true"], "moon"),
        (["bamboo", "--components", "nowhere"], "nowhere"),
        (["bamboo", "--out", "there.html"], "there.html already exists"),
        (["bamboo", "--results", "there.html"], "not a results file of the report"),
        (["bamboo", "--results", "other.jsonl"], "another game"),
    ],
)
def test_bad_input_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.html").write_text("mine\n", encoding="utf-8")
    (tmp_path / "other.jsonl").write_text('{"report": 1, "game": "iki"}\n', encoding="utf-8")
    assert main(["report", *given]) == 2
    assert said in capsys.readouterr().err
    assert (tmp_path / "there.html").read_text(encoding="utf-8") == "mine\n"


def test_without_numpy_the_message_says_what_to_install(tmp_path: Path) -> None:
    without = "import ennichi.needs as n; n.find_spec = lambda name: None; "
    run = "from ennichi.cli import main; raise SystemExit(main(['report', 'bamboo', '--games', '1']))"
    done = subprocess.run(
        [sys.executable, "-c", without + run], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == (
        "ennichi: numpy is missing; this part of ennichi needs the extra 'lab', which brings it: pip install numpy\n"
    )
    assert list(tmp_path.iterdir()) == []
