"""The table of Bamboo as text, drawn from a view and from what is printed on the pieces."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.drawing import Drawing
from ennichi.kernel.game import Game
from ennichi.kernel.text import Text

COLUMNS = 5


class BambooDrawing(Drawing):
    def lines(self) -> list[str]:
        table = self.table
        lines = [f"year {max(1, table['year'])} of {self.pieces['years']} · first: {self.seats[table['first']]}"]
        if table["laid_out"]:
            lines.append("laid out   " + self.words(table["laid_out"]))
        if table["gifts"]:
            lines.append("gifts      " + ", ".join(self.word(gift) for gift in table["gifts"]))
        for number, shoot in enumerate(table["shoots"], 1):
            lines.append(f"shoot {number}    {self.words(shoot)}")
        lines += [self.temple(temple) for temple in table["temples"]]
        for level in range(2):
            lines.append(f"homes {level + 1}    {self.market(level)}")
        for zone, column in zip(("left", "centre", "right"), table["balance"], strict=True):
            lines.append(f"{zone:<10} " + "   ".join(self.tile(tile) for tile in column["shown"]))
        lines.append("food       " + self.food(table["food"]["shown"]))
        for seat in range(len(self.seats)):
            lines += ["", *self.player(seat)]
        kinds = " · ".join(f"{kind} {self.text(f'kind-{kind}')}" for kind in "DFGQ")
        return [*lines, "", f"{kinds} · * {self.text('kind-any')} · tiles: rows/below, >=comfort, =happiness"]

    def temple(self, temple: dict[str, Any]) -> str:
        sticks = [self.text("ghost") if owner == "ghost" else self.seats[owner] for owner in temple["sticks"]]
        spirit = self.word(temple["spirit"]) if temple["spirit"] else "–"
        laid = ", ".join(sticks) or "–"
        return f"{self.word('temple.' + temple['colour'])}: {spirit} · {laid}"

    def home(self, name: str) -> str:
        home = self.pieces["homes"][name]
        return f"{home['kind']}{home['comfort']}"

    def market(self, level: int) -> str:
        places = zip(self.table["homes"][level]["shown"], self.pieces["market"][level], strict=False)
        return "   ".join(
            f"{self.home(name)} {at['price']}c +{at['happiness']}" if name else "–" for name, at in places
        )

    def tile(self, name: str | None) -> str:
        if not name:
            return "–"  # a free place below another tile
        tile = self.pieces["balance"][name]
        comfort = f">={tile['comfort']}" if tile["comfort"] else ""
        return f"{'/'.join(tile['pattern'])}{'+' if tile['total'] else ''}{comfort} ={tile['points']}"

    def food(self, counts: list[int]) -> str:
        names = self.table["food"]["names"]
        return (
            ", ".join(f"{count} x {self.word(name)}" for name, count in zip(names, counts, strict=True) if count) or "–"
        )

    def player(self, seat: int) -> list[str]:
        who = self.table["players"][seat]
        comfort = who["comfort"]
        beside = [
            f"{self.seats[seat]}: {who['happiness']} happiness · {who['coins']} coins · {who['reserve']} sticks"
            f" · food {self.food(who['food'])}",
            f"comfort left {comfort['left']}, right {comfort['right']} · spirits {self.spirits(who)}",
            "tiles "
            + ("   ".join(self.tile(h["tile"]) + (" ready" if h["holds"] else "") for h in who["held"]) or "–"),
        ]
        rows = [
            " ".join(self.cell(who, cell) for cell in range(row, row + COLUMNS))
            for row in range(0, len(who["grid"]), COLUMNS)
        ]
        lines = [f"  {row}   {said}" for row, said in zip(rows, beside, strict=True)]
        for stock in range(len(who["stocks"])):
            name = f"stock.{self.table['temples'][stock]['colour']}"
            mark = "x" if who["marker"] == name else " "
            lines.append(f"  {mark} {self.word(name)}: {self.words(who['stocks'][stock])}")
        return lines

    def cell(self, who: dict[str, Any], cell: int) -> str:
        if who["grid"][cell] is not None:
            return self.home(who["grid"][cell])
        marked = who["night_cells"][cell]
        return f"{marked.lower()}." if marked else ".."

    def spirits(self, who: dict[str, Any]) -> str:
        names = [name for name in self.g.header.box.vocabulary.names if name.startswith("spirit.")]
        awake = [self.word(name) for name, count in zip(names, who["awake"], strict=True) for _ in range(count)]
        asleep = [
            f"({self.word(name)})" for name, count in zip(names, who["asleep"], strict=True) for _ in range(count)
        ]
        return ", ".join(awake + asleep) or "–"


def draw(g: Game, seat: int, text: Text) -> list[str]:
    """The table as a seat sees it; sleeping spirits stand in brackets, the action marker is an x."""
    return BambooDrawing(g, seat, text).lines()
