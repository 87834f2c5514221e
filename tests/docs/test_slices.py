"""What counts of a slice of the benchmark's time."""

from __future__ import annotations

import pytest
from bench.workers import slices


def gauged(monkeypatch: pytest.MonkeyPatch, *speeds: float) -> None:
    coming = iter(speeds)
    monkeypatch.setattr(slices, "gauge", lambda: next(coming))


def test_a_batch_counts_when_the_core_was_fast_before_and_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    gauged(monkeypatch, 10, 10, 5, 10, 10)
    part = slices.Slice(2.0, pace=9.0)
    for decisions in (1, 10, 100, 1000):  # fast, fast to slow, slow to fast, fast
        assert part.going
        part.add(decisions=decisions, cpu=1.0)
    assert not part.going  # two seconds are counted
    assert part.answer() == {"decisions": 1001, "cpu": 2.0, "all": {"decisions": 1111, "cpu": 4.0}}


def test_without_calm_a_slice_gives_up_and_everything_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    gauged(monkeypatch, *[5.0] * 100)
    part = slices.Slice(1.0, pace=9.0)
    while part.going:
        part.add(decisions=1, cpu=0.5)
    assert part.answer()["cpu"] == slices.PATIENCE
    assert part.answer()["decisions"] == 2 * slices.PATIENCE
