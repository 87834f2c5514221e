"""The table of Bitoku as text, drawn from a view and from what is printed on the pieces."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.drawing import Drawing
from ennichi.kernel.game import Game
from ennichi.kernel.text import Text

DISPLAYS = (("buildings", "building"), ("crystals", "crystal"), ("mitamas", "mitama"), ("dragonflies", "dragonfly"))


class BitokuDrawing(Drawing):
    def __init__(self, g: Game, seat: int, text: Text) -> None:
        super().__init__(g, seat, text)
        self.seat = seat
        self.layout: dict[str, Any] = next(
            each for each in self.pieces["layouts"] if each["id"] == self.table["layout"]
        )

    def lines(self) -> list[str]:
        table = self.table
        order = ", ".join(self.seats[seat] for seat in table["order"])
        lines = [f"round {table['round']}, {table['phase']} · order: {order}"]
        lines += [self.region(name) for name in table["regions"]]
        for name, group in DISPLAYS:
            shown = table[name]["shown"]
            lines.append(f"{name:<12} " + "   ".join(self.place(name, group, i) for i in range(len(shown))))
        lines.append("rocks        " + self.words(table["garden"]))
        if table["drawn"]:
            lines.append("drawn        " + self.full(table["drawn"]))
        for seat in range(len(self.seats)):
            lines += ["", *self.player(seat)]
        return lines + self.tengu()

    def full(self, names: list[str]) -> str:
        return "; ".join(self.word(name, "-full") for name in names) or "–"

    def region(self, name: str) -> str:
        """A region: its treasure, its dice, its buildings and the cards of its hill."""
        region = self.table["regions"][name]
        dice = [
            f"{self.seats[seat]} {die['value']}" + (f" ({die['place']})" if name == "home" else "")
            for seat, who in enumerate(self.table["players"])
            for die in who["dice"]
            if die["place"] == f"region.{name}" or (name == "home" and die["place"].startswith("home."))
        ]
        said = [
            f"{self.word(f'region.{name}')}: {'/'.join(map(str, region['vp']))}",
            "dice " + (", ".join(dice) or "–"),
        ]
        for site in region.get("sites", []):
            if site["building"]:
                owner = f" ({self.seats[site['owner']]})" if site["owner"] is not None else ""
                said.append(self.word(site["building"], "-full") + owner)
        hill = self.table["hills"].get(name)
        if hill:
            cards = [card for card in (hill["bitoku"], hill["yokai"]) if card]
            said.append("hill " + self.full(cards) + (f" · covered {len(hill['covered'])}" if hill["covered"] else ""))
        return " · ".join(said)

    def place(self, name: str, group: str, place: int) -> str:
        """A place of a display with its price."""
        tile = self.table[name]["shown"][place]
        if tile is None:
            return "–"
        if group == "building":
            return self.word(tile, "-full")
        printed = self.layout[name][place]
        price = printed["cost"]["words"]
        if printed.get("vp"):
            price += f", +{printed['vp']} VP"
        elif printed.get("gain"):
            price += f", gives {printed['gain']['words']}"
        return f"[{price}] {self.word(tile, '-full')}"

    def player(self, seat: int) -> list[str]:
        who = self.table["players"][seat]
        goods = ", ".join(self.text(f"effect-{name}", count=count) for name, count in who["resources"].items())
        amulets = ", ".join(f"{count}x+{i}" for i, count in enumerate(who["amulets"], 1) if count) or "–"
        dice = ", ".join(f"{die['value']} {die['place']}" for die in who["dice"])
        pilgrims = who["pilgrims"]
        slots = [card for card in who["slots"] if card]
        crystals = [crystal for crystal in who["sockets"] if crystal]
        kodamas = " ".join(f"{name} {space}" for name, space in who["kodamas"].items())
        lines = [
            f"{self.seats[seat]}: {who['vp']} VP ({who['score']} if it ended now) · {goods} · amulets {amulets}",
            f"  dice {dice} · kodamas {kodamas} · {who['built']} buildings",
            f"  pilgrims {pilgrims['awake']} awake, walking {self.words(pilgrims['walking'])}",
            f"  bitoku ({who['completed']} completed) {self.words(who['bitoku'])} · rocks {self.words(who['rocks'])}"
            f" · {len(who['seated'])} pilgrims beside them",
            f"  mitamas {self.words(who['mitamas'])} · dragonflies {self.words(who['dragonflies'])}"
            f" · {len(who['combined'])} combined",
            f"  crystals {self.full(crystals)}",
            f"  visions {self.full(who['visions'])}",
            f"  played {self.words(slots)} · deck {who['deck']} · discard {self.words(who['discard'])}",
        ]
        if who["hand"] is not None:
            lines.append(f"  hand {self.full(who['hand'])}")
        return lines

    def tengu(self) -> list[str]:
        """The Yōkai and the action cards of the solo game's opponent."""
        tengu = self.table["tengu"]
        if tengu is None:
            return []
        ids = [card["id"] for card in self.pieces["tengu_cards"]]
        row = " | ".join(self.g.word("tengu-card", ids.index(card), self.text) for card in tengu["row"])
        side = self.text("tengu-attitude-active" if tengu["active"] else "tengu-attitude-inactive")
        pile = self.words(self.table["players"][tengu["player"]]["tucked"])
        return [f"  pile {pile}", f"  attitude {side} · row {row} · deck {tengu['deck']}"]


def draw(g: Game, seat: int, text: Text) -> list[str]:
    """The table as a seat sees it."""
    return BitokuDrawing(g, seat, text).lines()
