"""The leaderboard: the same deals for everybody, from every seat, kept and gone on with, and a page that tells them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tools import leaderboard as tool

from ennichi.cli import main
from ennichi.kernel.registry import built_in, kind
from ennichi.lab.leaderboard import (
    BASELINES,
    FIRST,
    QUICK,
    Board,
    Dealt,
    Order,
    Track,
    play_deal,
    setting_of,
    standing,
    tracks_of,
)
from ennichi.lab.places import Here


def test_there_is_a_track_for_few_for_many_and_for_one_alone() -> None:
    assert [track.name for track in tracks_of(kind("bamboo"))] == ["2 greedy", "2 search12x2", "4 greedy"]
    assert tracks_of(kind("bitoku"))[-1] == Track(1, "")


def test_a_deal_is_played_from_every_seat_by_the_formula() -> None:
    jobs = list(Order("iki", Track(4, QUICK), "random", 7).jobs())
    assert [job.seed for job in jobs] == [FIRST + 7] * 4
    assert [job.seated for job in jobs] == [
        ["random" if seat == own else "greedy" for seat in range(4)] for own in range(4)
    ]


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_an_interrupted_entry_goes_on_and_gives_the_same_lines(tmp_path: Path) -> None:
    path = tmp_path / "entry.jsonl"

    def play() -> list[int]:
        """The deals that were missing, and are played now."""
        with Board(path, "bamboo", ["random"]) as board:
            orders = [order for order in board.missing("random", 2) if order.track == tracks_of(board.kind)[0]]
            return [order.deal for order in board.play(orders, Here())]

    assert play() == [0, 1]
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])  # cut off in the middle of a line
    assert play() == [1]
    assert path.read_bytes() == whole
    assert play() == []


def test_what_is_no_entry_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"arena": 2}\n')
    damaged = tmp_path / "damaged.jsonl"
    with Board(damaged, "bamboo", ["random"]):
        pass
    with damaged.open("a") as file:
        file.write('{"track": "2 greedy", "player": "random", "deal": 0, "points": [2, 0], "leads": [1, 2]}\n')
    changed = tmp_path / "changed.jsonl"
    changed.write_text(damaged.read_text().splitlines()[0].replace('"rules": 2', '"rules": 1') + "\n")
    network = f"net:{Path(__file__).parents[2] / 'examples' / 'bamboo.npz'}"
    for path, player, said in (
        (other, "random", "is not a results file of the leaderboard"),
        (damaged, "random", "line 2 is damaged"),
        (changed, "random", "holds games played with other rules (1, not 2)"),
        (tmp_path / "new.jsonl", "brilliant", "unknown bot 'brilliant'"),
    ):
        assert main(["leaderboard", "bamboo", "--players", player, "--deals", "1", "--results", str(path)]) == 2
        assert said in capsys.readouterr().err
    assert main(["leaderboard", "iki", "--players", network, "--results", str(tmp_path / "iki.jsonl")]) == 2
    assert "plays bamboo, not iki" in capsys.readouterr().err


def test_a_network_plays_the_tracks_that_it_learnt(tmp_path: Path) -> None:
    network = f"net:{Path(__file__).parents[2] / 'examples' / 'bamboo.npz'}"
    with Board(tmp_path / "net.jsonl", "bamboo", [network]) as board:
        assert {order.track.seats for order in board.missing(network, 1)} == {2}


def test_a_deal_counts_once_whatever_it_was_played_from() -> None:
    """The intervals of ten deals from two seats are those of ten, not of twenty."""
    alike = standing("x", {deal: Dealt([1.0, 0.0], [3.0, -3.0]) for deal in range(10)})
    assert (alike.deals, alike.games, alike.won, alike.lead, alike.spread) == (10, 20, 0.5, 0.0, 0.0)
    assert alike.won_to - alike.won_from > 0.5
    apart = standing("x", {deal: Dealt([deal % 2] * 2, [deal, deal]) for deal in range(10)})
    assert apart.won == 0.5
    assert apart.spread == pytest.approx(1.96 * 3.0277 / 10**0.5, rel=1e-3)


@pytest.mark.parametrize("game", built_in())
def test_what_is_published_can_be_measured_again(game: str) -> None:
    """Of the quick baselines the first deal against the quick field: the very lines of the kept file."""
    head, *found = lines(tool.FOLDER / f"{game}.jsonl")
    if head != setting_of(kind(game), []):
        pytest.skip("rules, components or weights have changed since, and the page says so")
    kept = {(line["track"], line["player"], line["deal"]): line for line in found if "track" in line}
    track = tracks_of(kind(game))[0]
    for player in BASELINES[:4]:
        _, dealt = play_deal(Order(game, track, player, 0))
        line = kept[track.name, player, 0]
        assert (dealt.points, dealt.leads) == (line["points"], line["leads"]), f"{player}: make leaderboard"


def test_the_page_tells_what_is_kept() -> None:
    assert tool.main(["--check"]) == 0
    text = tool.PAGE.read_text(encoding="utf-8")
    assert [found[1] for found in tool.MARKED.findall(text)] == built_in()
    assert f"{FIRST:,} + n" in text
