"""Component files of one's own: what is refused and how it is said, and what a corrected file changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.bamboo.state import Bamboo
from ennichi.kernel.text import LANGUAGES

from .given import new_game, number, open_now, play, play_out, quiet

if TYPE_CHECKING:
    from pathlib import Path

FILES = ("balance", "boards", "food", "gifts", "homes", "market", "sections", "spirits", "temples")


def built_in(file: str) -> str:
    folder: Path = new_game().header.kind.folder
    return (folder / "components" / file).read_text(encoding="utf-8")


def put(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """A copy of a built-in file with some of its text replaced, each time where it first stands."""
    text = built_in(file)
    for old, new in changes:
        assert old in text, f"{old!r} does not stand in {file}"
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return str(folder)


def faults_of(folder: Path) -> list[str]:
    with pytest.raises(ennichi.BadComponents) as caught:
        ennichi.new("bamboo", components=str(folder))
    for fault in caught.value.faults:
        assert fault in str(caught.value)
        assert "\n" not in fault
    return caught.value.faults


def fault_of(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """The one fault of a changed file."""
    put(folder, file, *changes)
    faults = faults_of(folder)
    assert len(faults) == 1, faults
    return faults[0]


def game_with(folder: Path, file: str, *changes: tuple[str, str], seats: int = 2) -> Bamboo:
    g = ennichi.new("bamboo", seats=seats, seed=1, components=put(folder, file, *changes))
    assert isinstance(g, Bamboo)
    return g


# What is right.


def test_the_built_in_set_loads() -> None:
    g = new_game(seats=4)

    assert g.header.box.folder == ""
    assert len(g.header.box.fingerprint) == 12
    assert g.printed.start_happiness == 5


def test_a_copy_of_all_files_is_the_same_set(tmp_path: Path) -> None:
    for file in FILES:
        put(tmp_path, f"{file}.toml")
    g = ennichi.new("bamboo", seed=1, components=str(tmp_path))

    assert g.header.box.fingerprint == new_game().header.box.fingerprint
    assert g.dump() == new_game(seed=1).dump()


def test_files_may_lie_in_a_folder_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "bamboo").mkdir()
    put(tmp_path / "bamboo", "boards.toml", ("coins = 3", "coins = 7"))

    g = ennichi.new("bamboo", components=str(tmp_path))

    assert isinstance(g, Bamboo)
    assert g.players[0].coins == 7


# Fields.


def test_unknown_field(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "homes.toml", ("comfort = 1, two", "comfort = 1, roof = 2, two"))

    assert fault.startswith("homes.toml, home 1 (1D1): unknown field 'roof'")
    assert "comfort" in fault


def test_missing_field(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "homes.toml", ("comfort = 1, two", "two"))

    assert fault == "homes.toml, home 1 (1D1): comfort is missing"


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "expected"),
    [
        ("homes.toml", "comfort = 1", 'comfort = "1"', "home 1 (1D1), comfort", "whole number from 1 to 3"),
        ("homes.toml", "comfort = 1", "comfort = 1.0", "home 1 (1D1), comfort", "whole number"),
        ("homes.toml", "comfort = 1", "comfort = true", "home 1 (1D1), comfort", "whole number"),
        ("homes.toml", "removed = true", 'removed = "yes"', "home 1 (1D1), two_player_removed", "true or false"),
        ("homes.toml", 'kind = "D"', "kind = 4", "home 1 (1D1), kind", "one of D, F, G, Q"),
        ("homes.toml", 'D = "decoration"', "D = 1", "kinds", "texts by name"),
        ("balance.toml", 'pattern = ["D"]', 'pattern = "D"', "tile 1 (L01), pattern", "a list of texts"),
        ("balance.toml", 'pattern = ["D"]', "pattern = []", "tile 1 (L01), pattern", "a list of texts"),
        ("boards.toml", "left = [1, 2]", 'left = ["1"]', "[grid], left", "whole numbers"),
        ("spirits.toml", 'effect = "balance"', "effect = 3", "spirit 1 (kappa), effect", "an effect"),
    ],
)  # fmt: skip
def test_wrong_type(tmp_path: Path, file: str, old: str, new: str, where: str, expected: str) -> None:
    fault = fault_of(tmp_path, file, (old, new))

    assert fault.startswith(f"{file}, {where}: expected")
    assert expected in fault


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "expected"),
    [
        ("homes.toml", "comfort = 1", "comfort = 4", "home 1 (1D1), comfort", "from 1 to 3"),
        ("homes.toml", 'kind = "D"', 'kind = "X"', "home 1 (1D1), kind", "one of D, F, G, Q"),
        ("sections.toml", 'action = "balance"', 'action = "dance"', "section 1 (s1r), action", "income"),
        ("balance.toml", "points = 2", "points = 0", "tile 1 (L01), points", "from 1 to 20"),
        ("balance.toml", 'zone = "left"', 'zone = "up"', "tile 1 (L01), zone", "left, centre, right"),
        ("spirits.toml", 'window = "turn"', 'window = "always"', "spirit 1 (kappa), window", "turn, offer, feeding"),
        ("market.toml", "place = 4", "place = 5", "home_place 4, place", "from 1 to 4"),
        ("boards.toml", "columns = 5", "columns = 6", "[grid], columns", "from 5 to 5"),
        ("boards.toml", "right = [4, 5]", "right = [5, 6]", "[grid], right", "from 1 to 5"),
    ],
)  # fmt: skip
def test_wrong_value(tmp_path: Path, file: str, old: str, new: str, where: str, expected: str) -> None:
    put(tmp_path, file, (old, new))
    fault = faults_of(tmp_path)[0]

    assert fault.startswith(f"{file}, {where}: expected")
    assert expected in fault


# Rows.


def test_doubled_id(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "homes.toml", ('id = "1D2"', 'id = "1D1"'))

    assert fault == "homes.toml, home 2 (1D1): id '1D1' already stands in row 1"


def test_wrong_count(tmp_path: Path) -> None:
    row = '  { id = "L02", zone = "left", pattern = ["F"], points = 2, source = "reconstructed" },\n'
    put(tmp_path, "balance.toml", (row, ""))

    assert any("balance.toml, tile: the rulebook counts 68, the file has 67" in fault for fault in faults_of(tmp_path))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("balance.toml", 'id = "L02", zone = "left"', 'id = "L02", zone = "right"', "24 of left, the file has 23"),
        ("homes.toml", "level = 1", "level = 2", "32 of level 1, the file has 31"),
        ("food.toml", "count = 6", "count = 7", "6 of tea, the file has 7"),
        ("boards.toml", 'board = "brown", row = 1, column = 1', 'board = "black", row = 1, column = 2', "4 of black"),
    ],
)  # fmt: skip
def test_counts_of_the_rulebook(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    put(tmp_path, file, (old, new))

    assert any(said in fault and fault.startswith(file) for fault in faults_of(tmp_path))


def test_sections_by_set_and_hand(tmp_path: Path) -> None:
    put(tmp_path, "sections.toml", ('set = "start", hand = 1', 'set = "board"'))
    faults = faults_of(tmp_path)

    assert any("16 of start, the file has 15" in fault for fault in faults)
    assert any("12 of board, the file has 13" in fault for fault in faults)
    assert any("hand 1 must hold one start section of each colour" in fault for fault in faults)


def test_only_start_sections_have_a_hand(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "sections.toml", ('set = "board"', 'set = "board", hand = 1'))

    assert "only start sections belong to a hand" in fault


def test_colours_keep_their_order(tmp_path: Path) -> None:
    fault = fault_of(
        tmp_path,
        "sections.toml",
        ('{ id = "red", source = "rulebook" }', '{ id = "swap", source = "rulebook" }'),
        ('{ id = "green", source = "rulebook" }', '{ id = "red", source = "rulebook" }'),
        ('{ id = "swap", source = "rulebook" }', '{ id = "green", source = "rulebook" }'),
    )

    assert "red, green, blue, white" in fault


def test_each_place_of_the_market_once(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "market.toml", ("place = 2", "place = 1"))

    assert fault.startswith("market.toml, home_place: expected each place")


def test_two_players_need_homes(tmp_path: Path) -> None:
    text = built_in("homes.toml").replace("two_player_removed = false", "two_player_removed = true")
    (tmp_path / "homes.toml").write_text(text, encoding="utf-8")
    faults = faults_of(tmp_path)

    assert len(faults) == 2
    assert "two players need at least 4 tiles of level 1, 0 are left" in faults[0]


def test_ghost_sticks_add_up(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "temples.toml", ("sticks = 2", "sticks = 1"))

    assert fault == "temples.toml: the ghost has 8 sticks, the tiles lay 7"


def test_a_meal_belongs_to_feeding(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "spirits.toml", ('window = "feeding"', 'window = "turn"'))

    assert fault.startswith("spirits.toml, spirit (ookami)")


def test_gifts_are_called_by_their_action(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "gifts.toml", ('id = "gift-cook"', 'id = "gift-food"'))

    assert fault.startswith("gifts.toml, gift (gift-food)")


# Sources.


def test_no_source(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "food.toml", ('count = 6, source = "rulebook"', "count = 6"))

    assert fault == "food.toml, food 1 (tea): expected a source (rulebook, published, reconstructed), found none"


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("food.toml", 'count = 6, source = "rulebook"', 'count = 6, source = "guess"', "food 1 (tea)"),
        ("food.toml", 'shown_source = "rulebook"', 'shown_source = "guess"', "shown_source"),
        ("balance.toml", 'zone_source = "reconstructed"', 'zone_source = "guess"', "tile 1 (L01), zone_source"),
        ("boards.toml", 'cells_source = "reconstructed"', 'cells_source = "guess"', "[grove], cells_source"),
    ],
)
def test_illegal_source(tmp_path: Path, file: str, old: str, new: str, where: str) -> None:
    fault = fault_of(tmp_path, file, (old, new))

    assert fault == f"{file}, {where}: expected a source (rulebook, published, reconstructed), found 'guess'"


def test_a_table_without_a_source(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "boards.toml", ('hunger_penalty = 1\nsource = "rulebook"', "hunger_penalty = 1"))

    assert fault.startswith("boards.toml, [grid]: expected a source")


# Effects.


@pytest.mark.parametrize(
    ("effect", "column", "expected"),
    [
        ("balanse", 1, "a noun (balance, coin, cook"),
        ("cook + ", 8, "a noun"),
        ("cook cook", 6, "'/', '+', '>' or the end"),
        ("2 coin > (cook", 15, "')'"),
        ("balance > coin", 1, "something that can be paid before '>'"),
        ("coin & cook", 6, "a number, a noun or one of"),
        ("balance-1", 8, "no discount after 'balance'"),
        ("", 1, "an effect"),
    ],
)
def test_bad_effect(tmp_path: Path, effect: str, column: int, expected: str) -> None:
    fault = fault_of(tmp_path, "spirits.toml", ('effect = "home"', f'effect = "{effect}"'))

    assert fault.startswith(f"spirits.toml, spirit 2 (tanuki), effect, column {column}: expected {expected}")
    assert repr(effect) in fault


def test_an_effect_is_written_in_one_way(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "spirits.toml", ('effect = "home"', 'effect = "1 home"'))

    assert "write the effect as 'home', not '1 home'" in fault


def test_an_effect_with_more_options_than_touches_is_a_fault(tmp_path: Path) -> None:
    """There are two touches `option.1` and `option.2`."""
    fault = fault_of(tmp_path, "spirits.toml", ('effect = "home"', 'effect = "coin / happiness / cook"'))

    assert fault.startswith("spirits.toml, spirit 2 (tanuki), effect")


def test_an_effect_of_nothing_is_a_fault(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "spirits.toml", ('effect = "home"', 'effect = "0 home"'))

    assert fault.startswith("spirits.toml, spirit 2 (tanuki), effect")


# Patterns.


@pytest.mark.parametrize(
    "pattern",
    ['["X"]', '["D", "FG"]', '["d"]', '["D+", "F"]', '["++"]', '["*+"]', '["D F"]', '["+"]'],
)
def test_bad_pattern(tmp_path: Path, pattern: str) -> None:
    fault = fault_of(tmp_path, "balance.toml", ('pattern = ["D"]', f"pattern = {pattern}"))

    assert fault.startswith("balance.toml, tile 1 (L01), pattern: expected rows of equal length")


@pytest.mark.parametrize("pattern", ['["DFG"]', '["D", "F", "G", "Q"]', '["**G"]'])
def test_pattern_that_does_not_fit_its_zone(tmp_path: Path, pattern: str) -> None:
    fault = fault_of(tmp_path, "balance.toml", ('pattern = ["D"]', f"pattern = {pattern}"))

    assert fault == "balance.toml, tile 1 (L01), pattern: the block does not fit into the left zone"


def test_a_total_needs_a_comfort(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "balance.toml", ('pattern = ["D"]', 'pattern = ["D+"]'))

    assert fault.startswith("balance.toml, tile 1 (L01), pattern")
    assert "comfort" in fault


@pytest.mark.parametrize("pattern", ['[""]', '["."]', '["..", ".."]'])
def test_a_pattern_without_any_home_is_a_fault(tmp_path: Path, pattern: str) -> None:
    """It would always hold."""
    fault = fault_of(tmp_path, "balance.toml", ('pattern = ["D"]', f"pattern = {pattern}"))

    assert fault.startswith("balance.toml, tile 1 (L01), pattern")


# Files and folders.


def test_unknown_file(tmp_path: Path) -> None:
    (tmp_path / "dragons.toml").write_text("format = 1\n", encoding="utf-8")
    faults = faults_of(tmp_path)

    assert len(faults) == 1
    assert faults[0].startswith("dragons.toml: bamboo has no such file")
    assert "homes.toml" in faults[0]


def test_not_toml(tmp_path: Path) -> None:
    (tmp_path / "food.toml").write_text("format = = 1\n", encoding="utf-8")

    assert faults_of(tmp_path)[0].startswith("food.toml: not readable as TOML")


@pytest.mark.parametrize("file", FILES)
def test_each_file_that_is_not_toml_is_one_fault(tmp_path: Path, file: str) -> None:
    """The checks that look at several files do not stumble over one that could not be read."""
    (tmp_path / f"{file}.toml").write_text("format", encoding="utf-8")
    faults = faults_of(tmp_path)

    assert len(faults) == 1
    assert faults[0].startswith(f"{file}.toml: not readable as TOML")


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_has_faults(tmp_path: Path, file: str) -> None:
    (tmp_path / f"{file}.toml").write_text("format = 1", encoding="utf-8")

    assert all(fault.startswith(f"{file}.toml") for fault in faults_of(tmp_path))


def test_not_text(tmp_path: Path) -> None:
    (tmp_path / "food.toml").write_bytes(b"format = 1\n# \xff\xfe\n")

    assert faults_of(tmp_path)[0].startswith("food.toml: cannot be read")


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "food.toml").mkdir()

    assert faults_of(tmp_path)[0].startswith("food.toml: cannot be read")


def test_wrong_format(tmp_path: Path) -> None:
    assert fault_of(tmp_path, "food.toml", ("format = 1", "format = 2")) == "food.toml: format: expected 1, found 2"


def test_unknown_entry(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "food.toml", ("shown = 5", "shown = 5\nhidden = 3"))

    assert fault.startswith("food.toml: unknown entry 'hidden'")


def test_a_table_that_is_missing(tmp_path: Path) -> None:
    put(tmp_path, "gifts.toml", ("gift = [", "present = ["))
    faults = faults_of(tmp_path)

    assert "gifts.toml, gift: expected a list of rows" in faults
    assert any("unknown entry 'present'" in fault for fault in faults)


def test_a_value_in_place_of_a_table(tmp_path: Path) -> None:
    put(tmp_path, "food.toml", ("format = 1", "format = 1"))
    (tmp_path / "food.toml").write_text('format = 1\nshown = 5\nfood = "much"\n', encoding="utf-8")

    assert "food.toml, food: expected a list of rows" in faults_of(tmp_path)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    faults = faults_of(tmp_path / "nowhere")

    assert faults == [f"{tmp_path / 'nowhere'} is not a folder that can be read"]


def test_a_file_in_place_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "food").write_text("", encoding="utf-8")

    assert "is not a folder" in faults_of(tmp_path / "food")[0]


def test_an_empty_folder(tmp_path: Path) -> None:
    assert "holds no component file" in faults_of(tmp_path)[0]


# All at once.


def test_all_faults_of_several_files_at_once(tmp_path: Path) -> None:
    put(tmp_path, "homes.toml", ("comfort = 1", "comfort = 4"), ('id = "1D3"', 'id = "1D2"'))
    put(tmp_path, "spirits.toml", ('effect = "home"', 'effect = "hoem"'))
    put(tmp_path, "food.toml", ("count = 6,", "count = 6, taste = 1,"))
    (tmp_path / "market.toml").write_text("format", encoding="utf-8")
    (tmp_path / "dragons.toml").write_text("format = 1\n", encoding="utf-8")

    faults = faults_of(tmp_path)

    assert len(faults) == 6
    for beginning in (
        "homes.toml, home 1 (1D1), comfort",
        "homes.toml, home 3 (1D2): id",
        "spirits.toml, spirit 2 (tanuki), effect, column 1",
        "food.toml, food 1 (tea): unknown field",
        "market.toml: not readable",
        "dragons.toml",
    ):
        assert sum(fault.startswith(beginning) for fault in faults) == 1


def test_faults_of_rows_and_of_the_whole_at_once(tmp_path: Path) -> None:
    """A wrong field in one file must not hide a wrong pattern or a wrong count in another."""
    put(tmp_path, "homes.toml", ("comfort = 1", "comfort = 4"))
    put(tmp_path, "balance.toml", ('pattern = ["D"]', 'pattern = ["X"]'))
    put(tmp_path, "temples.toml", ("sticks = 2", "sticks = 1"))

    faults = faults_of(tmp_path)

    assert {fault.partition(",")[0].partition(":")[0] for fault in faults} == {
        "homes.toml",
        "balance.toml",
        "temples.toml",
    }


# Names.


@pytest.mark.parametrize("name", ["s 1r", "", "s#1r", "s\\t1"])
def test_an_id_that_could_not_stand_in_a_record_is_a_fault(tmp_path: Path, name: str) -> None:
    """Touches in a record are parted by blanks, and `#` begins a comment."""
    fault = fault_of(tmp_path, "sections.toml", ('id = "s1r"', f'id = "{name}"'))

    assert fault.startswith("sections.toml, section 1")


def test_night_cells_differ(tmp_path: Path) -> None:
    """The same cell twice would leave a board with three marked cells."""
    fault = fault_of(tmp_path, "boards.toml", ('"brown", row = 1, column = 5', '"brown", row = 1, column = 1'))

    assert fault.startswith("boards.toml, night_cell")


def test_a_stock_must_not_hold_all_six_sections(tmp_path: Path) -> None:
    """Otherwise the marker could stand on the only stock with sections: a player with sticks could not move."""
    fault = fault_of(tmp_path, "boards.toml", ("stock_size = 4", "stock_size = 6"))

    assert fault.startswith("boards.toml, [player_board], stock_size")


def test_food_and_spirits_are_called_by_their_row(tmp_path: Path) -> None:
    """In a file with the rows in another order each touch still has its own words, or the order is refused."""
    put(
        tmp_path,
        "food.toml",
        ('{ id = "tea", food = 1, count = 6,', '{ id = "swap", food = 2, count = 12,'),
        ('{ id = "rice", food = 2, count = 12,', '{ id = "tea", food = 1, count = 6,'),
        ('"swap"', '"rice"'),
    )
    put(
        tmp_path,
        "spirits.toml",
        ('{ id = "kappa", wake = 1, effect = "balance"', '{ id = "swap", wake = 1, effect = "home"'),
        ('{ id = "tanuki", wake = 1, effect = "home"', '{ id = "kappa", wake = 1, effect = "balance"'),
        ('"swap"', '"tanuki"'),
    )
    try:
        g = ennichi.new("bamboo", components=str(tmp_path))
    except ennichi.BadComponents:
        return

    usual = new_game()
    for name in ("food.tea", "food.rice", "spirit.kappa", "spirit.tanuki"):
        for language in LANGUAGES:
            assert g.words(g.touch(name), language) == usual.words(usual.touch(name), language)


def test_whatever_gift_is_accepted_can_be_named(tmp_path: Path) -> None:
    put(tmp_path, "gifts.toml", ('{ id = "gift-cook", effect = "cook"', '{ id = "gift-coin", effect = "coin"'))
    try:
        g = ennichi.new("bamboo", components=str(tmp_path))
    except ennichi.BadComponents:
        return

    for language in LANGUAGES:
        assert g.words(g.touch("gift.coin"), language)


# What a corrected file changes.


def test_a_corrected_number_changes_the_game(tmp_path: Path) -> None:
    g = game_with(tmp_path, "boards.toml", ("coins = 3", "coins = 5"), ("happiness = 5", "happiness = 8"))

    assert [(player.coins, player.happiness) for player in g.players] == [(5, 8), (5, 8)]
    assert g.scores() == [sum(lines.values()) for lines in g.breakdown()]
    assert g.header.box.fingerprint != new_game().header.box.fingerprint


def test_a_corrected_price_is_paid(tmp_path: Path) -> None:
    g = game_with(
        tmp_path,
        "market.toml",
        ("level = 1, place = 1, price = 1, happiness = 1", "level = 1, place = 1, price = 2, happiness = 7"),
    )
    while "coin" not in open_now(g) or not open_now(g, "home"):
        g.play(quiet(g) if not open_now(g, "gift") or "gift.home" not in open_now(g) else g.touch("gift.home"))
    seat = g.seat
    cheapest = g.name(g.touch("home.1D1") + g.shown[3][0])
    before = (g.players[seat].coins, g.players[seat].happiness)

    play(g, cheapest, "cell.1.1")

    assert (g.players[seat].coins, g.players[seat].happiness) == (before[0] - 2, before[1] + 7)


def test_a_corrected_pattern_is_what_counts(tmp_path: Path) -> None:
    g = game_with(tmp_path, "balance.toml", ('pattern = ["D"]', 'pattern = ["Q", "D"]'))
    tile = number(g, "balance", "L01")
    grid = [-1] * 15
    grid[5] = number(g, "home", "1D3")
    assert not g.printed.holds(tile, grid)

    grid[0] = number(g, "home", "1Q3")

    assert g.printed.holds(tile, grid)


def test_a_corrected_effect_is_carried_out(tmp_path: Path) -> None:
    cook, joker = (f'{{ id = "gift-{action}", effect = "{action}"' for action in ("cook", "joker"))
    g = game_with(tmp_path, "gifts.toml", (cook, joker))

    assert g.touch("gift.joker")
    play_out(g)
    assert g.audit() == []


def test_a_corrected_spirit_grants_something_else(tmp_path: Path) -> None:
    g = game_with(tmp_path, "spirits.toml", ('effect = "home"', 'effect = "2 coin > 3 happiness / income + cook"'))
    while g.season < 1:
        g.play(quiet(g))
    player = g.actor()
    player.wake(number(g, "spirit", "tanuki"))
    g.offered = g.todo[-1].legal(g)
    points, purse = player.happiness, player.coins
    poor, rich, other = g.clone(), g.clone(), g.clone()
    poor.actor().coins = 0

    play(poor, "spirit.tanuki")
    assert open_now(poor) == {"option.2", "forgo"}
    assert poor.why_not(poor.touch("option.1"))
    play(rich, "spirit.tanuki", "option.1")
    play(other, "spirit.tanuki", "option.2", "coin")

    assert (rich.actor().happiness, rich.actor().coins) == (points + 3, purse - 2)
    assert other.actor().coins == purse + 2
    assert open_now(other) == open_now(other, "food") or sum(other.actor().food) == 1


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("food.toml", 'count = 6, source = "rulebook"', 'count = 6, source = "published"'),
        ("food.toml", 'shown_source = "rulebook"', 'shown_source = "published"'),
        ("food.toml", 'count = 6, source = "rulebook"', 'count = 6, source = "rulebook", note = "my box"'),
        ("boards.toml", 'cells_source = "reconstructed"', 'cells_source = "published"'),
        ("balance.toml", 'note = "example 9"', 'note = "seen on the tile"'),
        ("homes.toml", "# Home tiles:", "# Tiles:"),
    ],
)
def test_sources_notes_and_comments_do_not_change_the_fingerprint(
    tmp_path: Path, file: str, old: str, new: str
) -> None:
    g = game_with(tmp_path, file, (old, new))

    assert g.header.box.fingerprint == new_game().header.box.fingerprint


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("homes.toml", 'id = "1D1"', 'id = "1Dx"'),
        ("homes.toml", "comfort = 1", "comfort = 2"),
        ("balance.toml", "points = 2", "points = 3"),
        ("boards.toml", "night_penalty = 1", "night_penalty = 2"),
        ("spirits.toml", "wake = 1", "wake = 2"),
        ("temples.toml", 'ghost_colour = "brown"', 'ghost_colour = "black"'),
        ("market.toml", "price = 1", "price = 2"),
        ("sections.toml", 'action = "joker"', 'action = "cook"'),
    ],
)
def test_what_is_printed_changes_the_fingerprint(tmp_path: Path, file: str, old: str, new: str) -> None:
    g = game_with(tmp_path, file, (old, new))

    assert g.header.box.fingerprint != new_game().header.box.fingerprint


def test_the_order_of_rows_changes_the_fingerprint(tmp_path: Path) -> None:
    """It decides what a shuffle deals."""
    g = game_with(
        tmp_path, "homes.toml", ('id = "1D1"', 'id = "swap"'), ('id = "1D2"', 'id = "1D1"'), ('"swap"', '"1D2"')
    )

    assert g.header.box.fingerprint != new_game().header.box.fingerprint


def test_whole_games_are_played_with_a_corrected_set(tmp_path: Path) -> None:
    for seats in (2, 3, 4):
        g = game_with(tmp_path, "boards.toml", ("coins = 3", "coins = 9"), seats=seats)
        play_out(g)
        assert g.over
        assert g.audit() == []


# Records and stored positions.


def test_a_record_made_with_other_components_is_refused(tmp_path: Path) -> None:
    g = game_with(tmp_path, "boards.toml", ("coins = 3", "coins = 5"))
    g.play(g.options[0])
    record = g.record()

    with pytest.raises(ennichi.BadRecord, match="other components") as caught:
        ennichi.replay(record)

    lines = record.splitlines()
    assert lines[caught.value.line - 1] == f"components: {g.header.box.fingerprint}"
    assert ennichi.replay(record, str(tmp_path)).dump() == g.dump()


def test_a_usual_record_is_refused_with_a_corrected_set(tmp_path: Path) -> None:
    folder = put(tmp_path, "boards.toml", ("coins = 3", "coins = 5"))

    with pytest.raises(ennichi.BadRecord, match="other components"):
        ennichi.replay(new_game().record(), folder)


def test_a_record_made_with_other_sources_is_not_refused(tmp_path: Path) -> None:
    g = game_with(tmp_path, "food.toml", ('count = 6, source = "rulebook"', 'count = 6, source = "published"'))

    assert ennichi.replay(g.record()).dump() == g.dump()


def test_a_stored_position_made_with_other_components_is_refused(tmp_path: Path) -> None:
    g = game_with(tmp_path, "boards.toml", ("coins = 3", "coins = 5"))

    with pytest.raises(ennichi.BadPosition, match="other components"):
        ennichi.load(g.dump())

    assert ennichi.load(g.dump(), str(tmp_path)).dump() == g.dump()
