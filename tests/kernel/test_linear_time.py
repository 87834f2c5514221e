"""Whatever somebody hands in as a record or a component file is read in time that grows with its length, no faster."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import thread_time

import pytest

import ennichi
from ennichi.bamboo.components import NOUNS
from ennichi.kernel.effects import parse
from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.record import FORMAT
from ennichi.kernel.registry import kind
from tests.toy.game import KIND

ennichi.register(KIND)

SMALL, LARGE = 2_000, 64_000
UNNOTICED = 0.05  # seconds: what takes less is too short to tell one growth from another
TOO_LONG = 2.0  # seconds after which nobody waits for larger ones
HEAD = f"{FORMAT}\ngame: stalls\nrules: 3\ncomponents: toy\nseats: 2\n"


def seconds(work: Callable[[], object]) -> float:
    """The processor's time for something that fails or not; the best of three, as others may slow the machine down."""
    best = TOO_LONG * 1000
    for _ in range(3):
        begun = thread_time()
        with suppress(EnnichiError):
            work()
        best = min(best, thread_time() - begun)
        if not UNNOTICED < best < TOO_LONG:
            break
    return best


def check_growth(work: Callable[[int], Callable[[], object]]) -> None:
    """Eight times the size may take 24 times as long: a square would take 64 times."""
    taken: list[float] = []
    size = SMALL
    while size <= LARGE:
        taken.append(seconds(work(size)))
        allowed = max(UNNOTICED, 24 * taken[-4]) if len(taken) > 3 else TOO_LONG
        assert taken[-1] < min(allowed, TOO_LONG), f"{taken} s for {SMALL} signs, twice as many, and so on"
        size *= 2


RECORDS: dict[str, Callable[[int], str]] = {
    "a letter, spaces and no colon": lambda n: f"{FORMAT}\na{' ' * n}!",
    "a field, spaces and no colon": lambda n: f"{HEAD}seat{' ' * n}!",
    "letters and no colon": lambda n: f"{FORMAT}\n{'a' * n}!",
    "letters and spaces in turn": lambda n: f"{FORMAT}\n{'a ' * (n // 2)}!",
    "tabs": lambda n: f"{FORMAT}\na{chr(9) * n}!",
    "wide spaces": lambda n: f"{FORMAT}\na{chr(0x3000) * n}!",
    "only spaces": lambda n: f"{FORMAT}\n{' ' * n}",
    "spaces before a value": lambda n: f"{FORMAT}\ngame:{' ' * n}stalls\n",
    "colons": lambda n: f"{FORMAT}\na{':' * n}",
    "a long value": lambda n: f"{HEAD}seed: 1\nseat 1: {'x' * n}\n",
    "a long seed": lambda n: f"{HEAD}seed: {'9' * n}\n",
    "a long name of a game": lambda n: f"{FORMAT}\ngame: {'stall' * (n // 5)}\n",
    "a long option": lambda n: f"{HEAD}seed: 1\noption {'rich' * (n // 4)}: true\n",
    "many options": lambda n: HEAD + "".join(f"option a{i}: true\n" for i in range(n // 16)),
    "many seats": lambda n: HEAD + "".join(f"seat {i}: Aiko\n" for i in range(n // 12)),
    "many fields": lambda n: HEAD + "".join(f"a{i}: b\n" for i in range(n // 8)),
    "one field again and again": lambda n: HEAD + "seed: 1\n" * (n // 8),
    "hashes": lambda n: f"{HEAD}seed: 1\n1 card.1 {'#' * n}\nend 1 touches\n",
    "comments": lambda n: HEAD + "seed: 1\n" + "#\n" * (n // 2) + "end 0 touches\n",
    "a long comment": lambda n: f"{HEAD}seed: 1\n# {'a: ' * (n // 3)}\nend 0 touches\n",
    "blank lines": lambda n: HEAD + "\n" * n,
    "lines of seats": lambda n: HEAD + "seed: 1\n" + "1\n" * (n // 2) + "end 0 touches\n",
    "touches in one line": lambda n: f"{HEAD}seed: 1\n1{' coin' * (n // 5)}\nend {n // 5} touches\n",
    "touches in many lines": lambda n: HEAD + "seed: 1\n" + "1 coin\n" * (n // 7) + f"end {n // 7} touches\n",
    "a long touch": lambda n: f"{HEAD}seed: 1\n1 {'card.' * (n // 5)}\nend 1 touches\n",
    "a long seat": lambda n: f"{HEAD}seed: 1\n{'1' * n} coin\nend 1 touches\n",
    "ends": lambda n: HEAD + "seed: 1\n" + "end 0 touches\n" * (n // 14),
    "a long end": lambda n: f"{HEAD}seed: 1\nend {'0' * n} touches\n",
    "a long result": lambda n: f"{HEAD}seed: 1\nend 0 touches, result{' 1' * (n // 2)}!\n",
    "spaces in the end": lambda n: f"{HEAD}seed: 1\nend 0 touches, result{' ' * n}!\n",
    "a long secret": lambda n: f"{HEAD}secret: {'a' * n}\n",
    "a long first line": lambda n: FORMAT + " " * n + "!",
    "lines of another sort": lambda n: HEAD + "\u2028\x0b\x1c" * (n // 3),
}


@pytest.mark.parametrize("shape", RECORDS)
def test_records_are_read_in_linear_time(shape: str) -> None:
    check_growth(lambda size: read(RECORDS[shape](size)))


def read(text: str) -> Callable[[], object]:
    return lambda: ennichi.replay(text)


EFFECTS: dict[str, Callable[[int], str]] = {
    "spaces": lambda n: " " * n + "coin",
    "digits": lambda n: "9" * n + " coin",
    "brackets": lambda n: "(" * n + "coin" + ")" * n,
    "repeated brackets": lambda n: "9(" * (n // 2) + "coin" + ")" * (n // 2),
    "options": lambda n: "coin / " * (n // 7) + "coin",
    "terms": lambda n: "coin + " * (n // 7) + "coin",
    "prices": lambda n: "coin > " * (n // 7) + "coin",
    "a long word": lambda n: "c" * n,
}


@pytest.mark.parametrize("shape", EFFECTS)
def test_effects_are_read_in_linear_time(shape: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = EFFECTS[shape](size)
        return lambda: parse(text, NOUNS).text()

    check_growth(work)


FILES: dict[str, Callable[[int], str]] = {
    "a key of many parts": lambda n: "a." * (n // 2) + "a = 1\n",
    "many keys of many parts": lambda n: "".join("a." * 250 + f"a{i} = 1\n" for i in range(n // 500)),
    "tables in tables": lambda n: "".join(f"[a{'.a' * 250}.b{i}]\n" for i in range(n // 500)),
    "brackets in each other": lambda n: "a = " + "[\n" * (n // 2),
    "names": lambda n: "home = [\n" + "{ id = 'a-a-a-a-a!' },\n" * (n // 24) + "]\n",
    "a long name": lambda n: "home = [{ id = '" + "a-" * (n // 2) + "!' }]\n",
    "one line": lambda n: "home = [" + "{ id = 1 }, " * (n // 12) + "]\n",
    "unknown entries": lambda n: "".join(f"a{i} = 1\n" for i in range(n // 10)),
    "spaces": lambda n: "a" + " " * n + "!",
}


@pytest.mark.parametrize("shape", FILES)
def test_component_files_are_read_in_linear_time(tmp_path: Path, shape: str) -> None:
    def work(size: int) -> Callable[[], object]:
        (tmp_path / "homes.toml").write_text(FILES[shape](size))
        return lambda: kind("bamboo").read_components(str(tmp_path))

    check_growth(work)


def test_a_misspelt_name_is_compared_in_linear_time() -> None:
    g = ennichi.new("bamboo")
    check_growth(lambda size: lambda: g.touch("stock.red" * (size // 9)))
