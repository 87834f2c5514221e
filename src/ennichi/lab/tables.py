"""Tables of played games in Parquet files: their columns, and a folder that is filled part by part.

A folder holds `selfplay.json` (how the games were played), `games/part-NNNNNNNNN.parquet` and, if wanted, the same
under `positions/`; NNN… is the number of the first game. A part appears under its name only when it is whole, its
positions before its games, so that whatever is there can be trusted after any interruption.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import ennichi
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Box, Kind
from ennichi.lock import hold
from ennichi.needs import need

from .played import Played, observer_of

need("numpy", "librt", "pyarrow", extra="scale")

import numpy as np  # noqa: E402
import pyarrow as pa  # noqa: E402
from pyarrow import parquet  # noqa: E402

FORMAT = 2  # 2: with the turns that the clock cut off
GAMES = "games"
POSITIONS = "positions"
SETTING = "selfplay.json"
ROWS = 8192  # decisions that are gathered before they are written
Setting = dict[str, Any]


def column(name: str, sort: Any, meaning: str) -> Any:
    return pa.field(name, sort, nullable=False, metadata={"meaning": meaning})


def many(sort: Any, size: int = -1) -> Any:
    """A list; nothing in it is null, and who says so saves half of the writing."""
    return pa.list_(pa.field("element", sort, nullable=False), size)


def games_schema(kind: Kind[Any]) -> Any:
    steps = pa.struct([pa.field(line, pa.int32()) for line in kind.scoring])
    label = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            column("number", pa.int64(), "the number of the game in this folder, from 0"),
            column("game", label, "which game"),
            column("rules", pa.int32(), "the version of its rules"),
            column("components", label, "the fingerprint of its components"),
            column("seats", pa.uint8(), "how many seats"),
            column("options", label, "the options of the game, as JSON"),
            column("seed", pa.int64(), "the seed of the deal"),
            column("bots", many(pa.string()), "the bot at each seat"),
            column("scores", many(pa.int32()), "points by seat; after the seats, opponents that the rules play"),
            column("breakdown", many(steps), "points by scoring step, in the order of scores; null: not scored"),
            column("winners", many(pa.uint8()), "who won, as places in scores"),
            column("decisions", pa.int32(), "how many touches were played"),
            column("touches", many(pa.uint16()), "the touches, in order: seed, options and these are the game"),
            column("cut", many(pa.int32()), "by seat: turns in which the clock cut off a search"),
        ]
    )


def positions_schema(size: int) -> Any:
    return pa.schema(
        [
            column("number", pa.int64(), "the number of the game"),
            column("decision", pa.int32(), "the number of the decision in its game, from 0"),
            column("seat", pa.uint8(), "who decides"),
            column("observation", many(pa.int16(), size), "what this seat knows; the fields are in the metadata"),
            column("open", many(pa.uint16()), "the touches to choose from"),
            column("touch", pa.uint16(), "the touch that was played"),
            column("score", pa.int32(), "the points of this seat at the end of the game"),
            column("margin", pa.float32(), "its points less those of the best of the others"),
            column("rank", pa.float32(), "1 for the first place to -1 for the last one"),
            column("win", pa.float32(), "1 for the only winner, a share for one of several, 0 for the others"),
        ]
    )


class Tables:
    """The two tables of one setting: their schemas, and rows made of played games."""

    def __init__(self, kind: Kind[Any], box: Box, setting: Setting) -> None:
        self.setting = setting
        metadata = {
            "ennichi": ennichi.__version__,
            "ennichi.setting": json.dumps(setting),
            "ennichi.touches": json.dumps(box.vocabulary.names),
        }
        self.games = games_schema(kind).with_metadata(metadata)
        self.positions: Any = None
        if setting["positions"]:
            layout = observer_of(kind.name, box.folder).layout
            fields = [
                {"name": each.name, "offset": each.offset, "length": each.length, "sort": each.sort}
                | {"low": each.low, "high": each.high, "meaning": each.meaning}
                for each in layout.fields
            ]
            metadata["ennichi.observation"] = json.dumps(fields)
            self.positions = positions_schema(layout.size).with_metadata(metadata)

    def rows_of_games(self, played: list[Played]) -> Any:
        same = {name: self.setting[name] for name in ("game", "rules", "components", "seats")}
        same["options"] = json.dumps(self.setting["options"])
        rows = [
            same
            | {"number": each.number, "seed": each.seed, "bots": each.bots, "scores": each.scores}
            | {"breakdown": each.breakdown, "winners": each.winners}
            | {"decisions": len(each.touches), "touches": each.touches, "cut": each.cut}
            for each in played
        ]
        return pa.Table.from_pylist(rows, schema=self.games)

    def rows_of_positions(self, played: list[Played]) -> Any:
        wanted = [(each, each.positions) for each in played if each.positions is not None]
        counts = [len(each.touches) for each, _ in wanted]
        ends = np.cumsum(np.concatenate([[0], *[seen.choices for _, seen in wanted]]), dtype=np.int32)
        observations = np.concatenate([seen.observations for _, seen in wanted])
        final = {
            name: np.concatenate([np.array(seen.rewards[name], np.float32)[seen.seats] for _, seen in wanted])
            for name in ("margin", "rank", "win")
        }
        columns = {
            "number": np.repeat(np.array([each.number for each, _ in wanted], np.int64), counts),
            "decision": np.concatenate([np.arange(count, dtype=np.int32) for count in counts]),
            "seat": np.concatenate([seen.seats for _, seen in wanted]),
            "observation": pa.FixedSizeListArray.from_arrays(
                observations.reshape(-1), type=self.positions.field("observation").type
            ),
            "open": pa.ListArray.from_arrays(
                ends, np.concatenate([seen.open for _, seen in wanted]), type=self.positions.field("open").type
            ),
            "touch": np.concatenate([np.array(each.touches, np.uint16) for each, _ in wanted]),
            "score": np.concatenate([np.array(each.scores, np.int32)[seen.seats] for each, seen in wanted]),
            **final,
        }
        return pa.Table.from_pydict(columns, schema=self.positions)


class Part:
    """Games that go into one file of each table. Decisions are written as they come, games at the end."""

    def __init__(self, folder: Path, first: int, tables: Tables) -> None:
        self.folder = folder
        self.name = f"part-{first:09}.parquet"
        self.tables = tables
        self.games: list[Played] = []
        self.gathered: list[Played] = []  # games whose decisions are not written yet
        self.decisions = 0  # in those
        self.writer: Any = self.writer_of(POSITIONS, tables.positions) if tables.positions else None

    def writer_of(self, table: str, schema: Any) -> Any:
        """Dictionaries and statistics are of use for plain columns only, and dear for the others."""
        plain = [field.name for field in schema if not pa.types.is_nested(field.type)]
        return parquet.ParquetWriter(
            self.unfinished(table), schema, compression="zstd", use_dictionary=plain, write_statistics=plain
        )

    def unfinished(self, table: str) -> Path:
        """Readers of a folder leave out names that begin with a point."""
        return self.folder / table / f".{self.name}.unfinished"

    def add(self, played: Played) -> None:
        self.games.append(played)
        if self.writer:
            self.gathered.append(played)
            self.decisions += len(played.touches)
            if self.decisions >= ROWS:
                self.write_positions()

    def write_positions(self) -> None:
        self.writer.write_table(self.tables.rows_of_positions(self.gathered))
        for played in self.gathered:
            played.positions = None
        self.gathered = []
        self.decisions = 0

    def finish(self) -> None:
        """Everything to the disk, then the names."""
        if not self.games:
            return
        if self.writer:
            if self.gathered:
                self.write_positions()
            self.writer.close()
            self.publish(POSITIONS)
        with self.writer_of(GAMES, self.tables.games) as writer:
            writer.write_table(self.tables.rows_of_games(self.games))
        self.publish(GAMES)

    def publish(self, table: str) -> None:
        with self.unfinished(table).open("rb+") as file:
            os.fsync(file.fileno())
        self.unfinished(table).replace(self.folder / table / self.name)


class Folder:
    """Where the parts are. It belongs to one setting, and to one command at a time."""

    def __init__(self, path: Path, tables: Tables) -> None:
        self.path = path
        self.tables = tables
        self.check_setting()
        path.mkdir(parents=True, exist_ok=True)
        self.lock = lock(path / ".lock")
        if not (path / SETTING).exists():
            unfinished = path / f".{SETTING}.unfinished"
            unfinished.write_text(json.dumps(tables.setting, indent=1) + "\n", encoding="utf-8")
            unfinished.replace(path / SETTING)
        for table in (GAMES, POSITIONS) if tables.positions else (GAMES,):
            (path / table).mkdir(exist_ok=True)
        for leftover in path.glob("*/.part-*.unfinished"):
            leftover.unlink()
        self.parts = [(int(file.stem.removeprefix("part-")), self.count(file)) for file in self.files()]

    def check_setting(self) -> None:
        """Nothing is touched in a folder of something else."""
        file = self.path / SETTING
        if not file.exists():
            if self.path.exists() and any(not each.name.startswith(".") for each in self.path.iterdir()):
                raise BadSetting(f"{self.path} is not empty and has no {SETTING}; choose another folder with --out")
            return
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadSetting(f"{file} is not a setting of selfplay; choose another folder with --out")
        differs = [name for name, value in self.tables.setting.items() if found.get(name) != value]
        if differs:
            raise BadSetting(
                f"{self.path} holds games played with another {', '.join(differs)}; choose another folder with --out"
            )

    def files(self) -> list[Path]:
        return sorted((self.path / GAMES).glob("part-*.parquet"))

    def count(self, file: Path) -> int:
        """How many games a part has."""
        try:
            metadata = parquet.read_metadata(file)
            setting = json.loads(metadata.metadata[b"ennichi.setting"])
        except (pa.ArrowException, KeyError, TypeError, ValueError):
            setting = None
        if setting != self.tables.setting:
            raise BadSetting(f"{file} was not written by these games; remove it, and they are played again")
        return int(metadata.num_rows)

    def missing(self, games: int, size: int) -> Iterator[range]:
        """The games that are not there yet, cut into parts."""
        first = 0
        for begins, count in [*self.parts, (games, 0)]:
            ends = min(begins, games)
            while first < ends:
                part = range(first, min(first - first % size + size, ends))
                yield part
                first = part.stop
            first = max(first, begins + count)

    def close(self) -> None:
        self.lock.close()


def lock(path: Path) -> IO[str]:
    """The file, held until it is closed."""
    file = path.open("a", encoding="utf-8")
    if not hold(file):
        file.close()
        raise BadSetting(f"another command is writing into {path.parent}; wait for it, or choose another")
    return file
