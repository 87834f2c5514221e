"""Mutants: which mistakes are tried, and that the same ones are tried again."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from tools.mutation import Mutant, mutants_of, mutated, sample

RULES = '''
    """A chapter."""

    from ennichi.kernel.text import Text

    ROOM: Final = 5


    def fits(g: Game, price: int) -> bool:
        """Whether there is room."""
        if price < g.coins and not g.full:
            g.coins -= price
            g.say(1, price)
            if g.heard is not None:
                g.say(2, price + 1)
        return min(price, ROOM) >= 2


    def why_not(g: Game, text: Text) -> str:
        return text("why") if g.coins > 3 else ""


    def clone(g: Game) -> Game:
        return Game(g.coins + 0)
'''


def written(folder: Path, source: str = RULES) -> list[Mutant]:
    path = folder / "rules.py"
    path.write_text(dedent(source), encoding="utf-8")
    return mutants_of(path, "game/rules.py")


def test_mistakes_of_each_sort_are_made_where_rules_are(tmp_path: Path) -> None:
    condition = "if price < g.coins and not g.full:"
    changes = {(mutant.before, mutant.after) for mutant in written(tmp_path)}

    assert changes == {
        ("ROOM: Final = 5", "ROOM: Final = 6"),
        ("ROOM: Final = 5", "ROOM: Final = 4"),
        (condition, "if price < g.coins or not g.full:"),
        (condition, "if not g.full:"),
        (condition, "if price < g.coins:"),
        (condition, "if price <= g.coins and not g.full:"),
        (condition, "if price < g.coins and g.full:"),
        (condition, "if True:"),
        (condition, "if False:"),
        ("g.coins -= price", "g.coins += price"),
        ("g.coins -= price", "pass"),
        ("return min(price, ROOM) >= 2", "return min(price, ROOM) > 2"),
        ("return min(price, ROOM) >= 2", "return max(price, ROOM) >= 2"),
        ("return min(price, ROOM) >= 2", "return min(price, ROOM) >= 3"),
        ("return min(price, ROOM) >= 2", "return min(price, ROOM) >= 1"),
    }


def test_a_mutant_names_its_line_and_its_function(tmp_path: Path) -> None:
    found = next(mutant for mutant in written(tmp_path) if mutant.after == "g.coins += price")

    assert (found.file, found.line, found.where) == ("game/rules.py", 12, "fits")


def test_every_mutant_can_be_compiled_and_differs(tmp_path: Path) -> None:
    mutants = written(tmp_path)
    path = tmp_path / "rules.py"

    codes = {mutated(path, mutant) for mutant in mutants}

    assert len(codes) == len(mutants)
    assert mutated(path, None) not in codes


def test_a_mutant_does_what_it_says(tmp_path: Path) -> None:
    source = "def most(n):\n    return n if n > 3 else 3\n"
    mutants = written(tmp_path, source)
    always = next(mutant for mutant in mutants if mutant.after == "return n if True else 3")

    names: dict[str, object] = {}
    exec(mutated(tmp_path / "rules.py", always), names)

    most = names["most"]
    assert callable(most)
    assert most(1) == 1


def test_a_sample_depends_on_its_seed_and_on_nothing_elsewhere(tmp_path: Path) -> None:
    def drawn(seed: int, source: str = RULES) -> list[str]:
        return [mutant.after for mutant in sample(written(tmp_path, source), seed, 6)]

    more = RULES.replace("from ennichi.kernel.text import Text", "from ennichi.kernel.text import LANGUAGES, Text\n")

    assert drawn(1) == drawn(1) == drawn(1, more)
    assert len({tuple(drawn(seed)) for seed in range(8)}) > 4
    assert len(sample(written(tmp_path), 1, 0)) == len(written(tmp_path))
