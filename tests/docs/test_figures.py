"""Published speeds come from bench/results.json and from nowhere else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import figures
from bench.figures import API, COMPILED, PAGES, ROOT, BadResults, Pair, Row, Run


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_what_the_kept_run_found(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    again = figures.renewed(page, text, figures.load())
    assert text == again, f"{page}: `python3 bench/figures.py --write` writes its figures anew"


def test_a_kept_run_is_whole_and_survives_its_file(tmp_path: Path) -> None:
    runs = figures.load()
    path = tmp_path / "results.json"
    figures.write_file(path, figures.stored(runs))
    assert figures.load(path) == runs
    run = figures.last_whole(runs)
    ours = {(row.game, row.seats) for row in run.rows if row.engine == COMPILED and row.loop == API and row.measured}
    alone = {(game, 1) for game in figures.OURS if figures.solo(game)}
    assert ours == {(game, seats) for game in figures.OURS for seats in figures.SEATS} | alone


def run_of(*rows: Row, pairs: list[Pair] | None = None) -> Run:
    machine = {
        "cpu": "a processor", "cores": 2, "core": 1, "system": "a system", "load": 1.0, "load_after": 1.0,
        "waiting": 0.0, "python": "3.11", "date": "2026-01-01T00:00:00", "sources": "", "revision": "",
    }  # fmt: skip
    return Run(machine, {"rounds": 3, "seconds": 1.0, "only": ""}, list(rows), pairs or [])


def ours(seats: int, decisions: list[float], games: list[float]) -> Row:
    return Row(COMPILED, "iki", seats, API, "ennichi 1", 1.0, games, decisions, [2.0], "clone", 2048.0)


def test_ratios_are_taken_round_by_round() -> None:
    mine = ours(2, [900e3, 100e3, 800e3], [1.0])
    theirs = Row("catanatron", "catan", 2, API, "catanatron 1", 1.0, [1.0], [9e3, 10e3, 10e3], [80.0], "clone", 4096.0)
    assert figures.times(mine.decisions, theirs.decisions) == 80  # the medians alone would say 80e3 / 10e3 = 80
    theirs.decisions = theirs.all_decisions = [9e3, 1e3, 10e3]
    assert figures.times(mine.decisions, theirs.decisions) == 100  # of 100, 100 and 80
    table = figures.peers_table(run_of(mine, theirs))
    assert "| catanatron 1, catan | 2 | 9.00 k | 1 | 80 µs | 4 KiB | 100 × |" in table
    theirs.all_decisions = [18e3, 2e3, 20e3]  # what is not counted of the rates is not left out of the ratio
    assert "| 9.00 k | 1 | 80 µs | 4 KiB | 50 × |" in figures.peers_table(run_of(mine, theirs))


def test_cost_by_seats_is_level_when_a_game_costs_as_much_more_as_it_has_seats() -> None:
    run = run_of(*[ours(seats, [600e3], [1200 / seats]) for seats in figures.SEATS])
    assert figures.growth(run, COMPILED, "iki", API) == pytest.approx(1.0)
    slow = run_of(*[ours(seats, [600e3], [1200 / seats**2]) for seats in figures.SEATS])
    assert figures.growth(slow, COMPILED, "iki", API) == pytest.approx(2.0)


def test_two_processes_are_told_against_one() -> None:
    pair = Pair(ours(2, [1.0], [1.0]).key, [100.0, 100.0, 50.0], [190.0, 150.0, 95.0], [100.0] * 3, [200.0] * 3)
    run = run_of(ours(2, [600e3], [100.0]), pairs=[pair])
    assert "1.90" in figures.pairs_table(run)
    assert "| two processes on two cores against one | – | – | 1.90 |" in figures.our_table(run)


def test_a_disturbed_run_says_so_and_a_missing_contender_is_named() -> None:
    run = run_of(ours(2, [600e3], [100.0]), Row("rlcard", "uno", 2, "env", trouble="it cannot be installed"))
    assert "quiet" not in figures.report(run)
    assert "Left out: rlcard/uno/2/env: it cannot be installed" in figures.report(run)
    run.machine["load_after"] = 5.0
    assert "run it again on a quiet machine" in figures.report(run)
    assert "busy with other work" in figures.speed([run])
    assert "rlcard/uno/2/env" in figures.speed([run])


def catan(decisions: float) -> Row:
    return Row("catanatron", "catan", 2, API, "catanatron 1", 1.0, [1.0], [decisions], [80.0], "clone", 4096.0)


def test_a_sentence_gives_the_range_over_all_runs_and_tables_the_last_whole_one(tmp_path: Path) -> None:
    quiet = run_of(ours(2, [600e3], [1.0]), catan(10e3))
    busy = run_of(ours(2, [300e3], [1.0]), catan(6e3))
    busy.machine.update(load=9.0, date="2026-02-03T00:00:00")
    part = run_of(ours(2, [500e3], [1.0]), catan(20e3))
    part.settings["only"] = "compiled,catanatron"
    alone = run_of(ours(2, [999e3], [1.0]))  # nothing to compare with
    runs = [quiet, busy, part, alone]
    path = tmp_path / "results.json"
    figures.write_file(path, figures.stored(runs))
    assert figures.load(path) == runs
    said = " ".join(figures.readme(runs).split())
    assert "make 300 to 600 k decisions a second on one core, 25 to 60 × as many as catanatron" in said
    assert said.endswith("in 3 runs on 2 days, the machine quiet or busy.")
    assert figures.readme([quiet]).endswith("as many as catanatron.")
    assert figures.last_whole(runs) is alone
    assert figures.last_whole([busy, part]) is busy
    with pytest.raises(BadResults, match="no whole run"):
        figures.last_whole([part])
    assert "| 2026-02-03, busy | a processor, 2 cores | 9.0, 1.0 | 300 k | 6.00 k | 50 × |" in figures.runs_table(runs)


def test_a_file_with_a_single_run_is_still_read(tmp_path: Path) -> None:
    run = run_of(ours(2, [600e3], [1.0]))
    path = tmp_path / "results.json"
    path.write_text(json.dumps({"format": 2, **json.loads(figures.stored_run(run))}))
    assert figures.load(path) == [run]


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", json.dumps({"format": 1}), '{"format": 2, "machine": {}, "settings": {}, "rows": [{"x": 1}]}'],
)
def test_a_broken_file_of_results_is_refused_with_the_way_out(tmp_path: Path, content: str) -> None:
    path = tmp_path / "results.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadResults, match="make bench-write"):
        figures.load(path)
    with pytest.raises(BadResults, match="make bench-write"):
        figures.load(tmp_path / "missing.json")


def test_a_page_without_its_marks_is_not_written() -> None:
    with pytest.raises(BadResults, match=r"README\.md has lost"):
        figures.renewed("README.md", "no marks here", [run_of()])
