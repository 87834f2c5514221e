"""Positions from one list of fields: what is written from it is fresh, right, and refuses what it cannot use."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest
from tools.state_fields import BEGIN, END, ROOT, main, renewed

import ennichi

GAME = '''
    class Tile:
        """A tile."""

        up: bool  # lies face up

        # from the fields above by tools/state_fields.py: begin
        # from the fields above by tools/state_fields.py: end


    class Table(Game):
        """A position."""

        printed: Printed  # shared: what is printed on the tiles
        rules: Rules  # shared, storing harder: what the options fix
        coins: list[int]  # of each seat
        rows: list[tuple[int, ...]]  # of the board
        tiles: list[Tile]  # on the table
        last: Tile | None  # the one turned last
        later: int  # since rules 2: came with a ruling

        def turned(self) -> int:
            return sum(tile.up for tile in self.tiles)

        # from the fields above by tools/state_fields.py: begin
        # from the fields above by tools/state_fields.py: end
'''
FIELDS = (
    *("header", "random", "todo", "seat", "offered", "history", "reveals", "over"),
    *("printed", "rules", "coins", "rows", "tiles", "last", "later"),
)


def folder_with(tmp_path: Path, source: str) -> Path:
    """A source tree with one game; gives the file of its position."""
    path = tmp_path / "src" / "ennichi" / "fair" / "state.py"
    path.parent.mkdir(parents=True)
    path.write_text(dedent(source), encoding="utf-8")
    return path


def methods(path: Path, name: str) -> dict[str, str]:
    """The methods of a class, each on one line."""
    classes = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    node = next(node for node in classes if node.name == name)
    return {each.name: ast.unparse(each) for each in node.body if isinstance(each, ast.FunctionDef)}


def test_what_is_checked_in_is_fresh() -> None:
    assert main(["--check"]) == 0
    files = {str(path.relative_to(ROOT)) for path in renewed(ROOT)}
    assert files >= {f"src/ennichi/{game}/state.py" for game in ("bamboo", "bitoku", "iki")}


def test_the_type_says_how_a_field_is_copied_stored_and_read(tmp_path: Path) -> None:
    path = folder_with(tmp_path, GAME)

    assert main([], tmp_path) == 0

    table = methods(path, "Table")
    assert set(table) == {"turned", "__init__", "clone", "become", "pack", "unpack", "blank"}
    assert "super().__init__(header, random, todo, seat, offered, history, reveals, over)" in table["__init__"]
    assert table["clone"].endswith(
        "return Table(self.header, self.random.clone(), self.todo.copy(), self.seat, self.offered, "
        "self.history.copy(), self.reveals, self.over, self.printed, self.rules, self.coins.copy(), "
        "self.rows.copy(), [each.clone() for each in self.tiles], "
        "self.last.clone() if self.last is not None else None, self.later)"
    )
    assert table["become"].startswith("def become(self, other: Game) -> None:\n    assert isinstance(other, Table)\n")
    taken = [f"self.{name} = other.{name}" for name in FIELDS]
    assert [line.strip() for line in table["become"].splitlines()[2:]] == taken
    assert table["pack"].endswith(
        "return {'harder': self.rules.harder, 'coins': self.coins.copy(), 'rows': self.rows.copy(), "
        "'tiles': [each.pack() for each in self.tiles], "
        "'last': self.last.pack() if self.last is not None else None, 'later': self.later}"
    )
    assert "def unpack(header: Header, printed: Printed, rules: Rules, common: Common, data: dict" in table["unpack"]
    assert table["unpack"].endswith(
        "return Table(header, common.random, common.todo, common.seat, [], common.history, common.reveals, "
        "common.over, printed, rules, list(data['coins']), "
        "[tuple(row) for row in data['rows']], [Tile.unpack(each) for each in data['tiles']], "
        "Tile.unpack(data['last']) if data['last'] is not None else None, data.get('later', 0))"
    )
    assert "def blank(header: Header, random: RandomSource, printed: Printed, rules: Rules)" in table["blank"]
    assert table["blank"].endswith(
        "return Table(header, random, [], 0, [], [], 0, False, printed, rules, [], [], [], None, 0)"
    )
    assert main(["--check"], tmp_path) == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("up: bool  # lies face up\n", "up: bool  # lies face up\n    worth: int  # printed on it\n"),
        ("self.up = up", "self.up = not up"),
        ("self.rows.copy()", "self.rows"),
    ],
)
def test_a_stale_block_is_noticed_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    path = folder_with(tmp_path, GAME)
    main([], tmp_path)
    fresh = path.read_text(encoding="utf-8")
    assert old in fresh
    path.write_text(fresh.replace(old, new), encoding="utf-8")

    assert main(["--check"], tmp_path) == 1
    assert "src/ennichi/fair/state.py is out of date" in capsys.readouterr().err
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0


@pytest.mark.parametrize(
    ("field", "says"),
    [
        ("price: int", "say in a comment behind the field price what it means"),
        ("price: int  # shared:", "say in a comment behind the field price what it means"),
        ("prices: dict[int, int]  # of everything", "it is not known how to copy the field prices of"),
        ("prices: dict[int, int]  # of everything", "mark it 'shared:' if all copies may have the same object"),
        ("price: int = 3  # of everything", "the field price has a value"),
        ("up: bool  # once more", "the field up is there already"),
    ],
)
def test_a_field_that_cannot_be_used_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], field: str, says: str
) -> None:
    path = folder_with(tmp_path, GAME.replace("# lies face up\n", f"# lies face up\n        {field}\n"))
    before = path.read_text(encoding="utf-8")

    assert main([], tmp_path) == 2

    told = capsys.readouterr().err
    assert told.startswith("src/ennichi/fair/state.py:6: ")
    assert says in told
    assert path.read_text(encoding="utf-8") == before


def test_a_field_of_the_kernel_is_not_declared_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder_with(tmp_path, GAME.replace("coins: list[int]  # of each seat", "seat: int  # who acts"))

    assert main([], tmp_path) == 2
    assert "the field seat is there already" in capsys.readouterr().err


def test_a_mark_without_its_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder_with(tmp_path, GAME.replace("    " + END, "", 1))

    assert main([], tmp_path) == 2
    assert "each class has one line" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_no_order_of_fields_is_relied_on_by_hand(game: str) -> None:
    """Positions and their parts are made by the written methods only, never by a constructor with a list of values."""
    folders = (ROOT / "src" / "ennichi" / game, ROOT / "tests" / game)
    files = [path for folder in folders for path in sorted(folder.glob("*.py"))]
    names = set()
    calls = []
    for path in files:
        source = path.read_text(encoding="utf-8")
        inside = False
        written = set()
        for number, line in enumerate(source.splitlines(keepends=True), 1):
            inside = line == BEGIN or (inside and line != END)
            if inside:
                written.add(number)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef) and written & set(range(node.lineno, (node.end_lineno or 0) + 1)):
                names.add(node.name)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.lineno not in written:
                calls.append((node.func.id, f"{path.name}:{node.lineno}"))
    assert len(names) >= 2
    assert [where for name, where in calls if name in names] == []


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_a_copy_has_every_field_and_shares_no_list_that_changes(game: str) -> None:
    g = ennichi.new(game, seats=2, seed=5)
    while len(g.touches()) < 40:
        g.play(g.options[len(g.history) % len(g.options)])
    copy = g.clone()

    assert copy.dump() == g.dump()
    assert copy.rules is g.rules  # type: ignore[attr-defined]
    for ours, theirs in [(g, copy), *zip(g.players, copy.players, strict=True)]:  # type: ignore[attr-defined]
        assert ours is not theirs
        fields = [name for name in ours.pack() if hasattr(ours, name)]  # what `rules` stores is no field
        assert len(fields) > 10
        for name in fields:
            mine, other = getattr(ours, name), getattr(theirs, name)
            assert not isinstance(mine, list) or mine is not other, name
