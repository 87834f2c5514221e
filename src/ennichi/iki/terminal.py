"""The table of IKI as text, drawn from a view and from what is printed on the pieces."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.drawing import Drawing
from ennichi.kernel.game import Game
from ennichi.kernel.text import Text


class IkiDrawing(Drawing):
    def lines(self) -> list[str]:
        table = self.table
        order = ", ".join(self.seats[seat] for seat in table["power"])
        lines = [f"{self.g.word('chapter', table['month'], self.text)} · firefighting: {order}"]
        lines.append("ikizama    " + "   ".join(self.ikizama(each) for each in table["ikizama"]))
        if table["starters"]:
            lines.append("start      " + ", ".join(self.word(each["character"]) for each in table["starters"]))
        lines.append("row        " + ("   ".join(self.card(each) for each in table["row"] if each) or "–"))
        for space in table["street"]:
            lines.append(self.space(space))
        lines.append("tokens     " + self.tokens(table["pipes"] + table["pouches"] + table["fish"]))
        if table["river"]:
            lines.append("river      " + self.tokens(table["river"]))
        lines.append("buildings  " + self.words(table["buildings"]))
        if table["akebono"]:
            lines.append("boats      " + ", ".join(self.boat(each) for each in table["boats"]))
            lines.append("on bridge  " + self.words(table["celebrities"]))
        if table["master"]:
            lines.append("Grand Master: " + self.word(table["master"]))
        for seat in range(len(self.seats)):
            lines += ["", *self.player(seat)]
        return lines

    def ikizama(self, each: dict[str, Any]) -> str:
        number = each["space"].partition(".")[2]
        if each["blocked"]:
            return f"[{number}] x"
        return f"[{number}] {self.seats[each['seat']] if each['seat'] is not None else '·'}"

    def card(self, each: dict[str, Any]) -> str:
        """A card of the row: its name, its cost, and the mons on it."""
        cost = self.pieces["characters"][each["character"]]["cost"]
        lying = f" (+{each['mon']})" if each["mon"] else ""
        return f"{self.word(each['character'])} {cost}{lying}"

    def space(self, space: str) -> str:
        stalls = [each for each in self.table["stalls"] if space in each["spaces"]]
        here = [self.seats[i] for i, who in enumerate(self.table["players"]) if who["space"] == space]
        walkers = f" <{', '.join(here)}>" if here else ""
        return f"{self.word(space)}{walkers}: " + " · ".join(self.stall(each) for each in stalls)

    def stall(self, each: dict[str, Any]) -> str:
        name = each["stall"].partition(".")[2]
        if each["card"] is None:
            return f"{name} –"
        owner = self.seats[each["owner"]] if each["owner"] is not None else "neutral"
        steps = f" {each['xp']}/{self.pieces['characters'][each['card']]['xp']}" if "character" in each["card"] else ""
        return f"{name} {self.word(each['card'])} ({owner}{steps})"

    def tokens(self, names: list[str]) -> str:
        prices = [self.pieces["tokens"][name]["price"] for name in names]
        return ", ".join(f"{self.word(name)} {price}" for name, price in zip(names, prices, strict=True)) or "–"

    def boat(self, each: dict[str, Any]) -> str:
        owner = each["owner"]
        if owner is None:
            return f"({self.word(each['boat'])})"
        return self.word(each["boat"]) + (f" [{self.seats[owner]}]" if owner != "tea" else "")

    def player(self, seat: int) -> list[str]:
        who = self.table["players"][seat]
        goods = " · ".join(self.text(f"effect-{good}", count=count) for good, count in who["goods"].items())
        tracks = f"firefighting {who['fire']}" + (f" · trade {who['trade']}" if self.table["akebono"] else "")
        filled = {self.text(f"type-{kind}"): cards for kind, cards in who["columns"].items() if cards}
        columns = [f"{kind}: {self.words(cards)}" for kind, cards in filled.items()]
        owned = [*who["pipes"], *who["pouches"], *who["fish"], *who["specials"], *who["tickets"], *who["celebrities"]]
        return [
            f"{self.seats[seat]}: {who['iki']} IKI · {goods} · {tracks} · {who['kobuns']} Kobun",
            "  retired  " + ("; ".join(columns) or "–"),
            "  holds    " + self.words(owned),
        ]


def draw(g: Game, seat: int, text: Text) -> list[str]:
    """The table as a seat sees it: space by space with its stalls, boats on the bank in brackets."""
    return IkiDrawing(g, seat, text).lines()
