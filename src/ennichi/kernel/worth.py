"""What a position is worth to a seat, part by part: the evaluation with names, for whoever must say why."""

from __future__ import annotations


class Worth:
    """One part of an evaluation. A thing is named where the part is about one: its sort and number, as for `word`."""

    def __init__(
        self, name: str, value: float, scored: float = 0.0, sort: str = "", thing: int = -1, amount: int = -1
    ) -> None:
        self.name = name  # its words are the message `part-NAME`; a part without words is never spoken of
        self.value = value  # points that the seat may hope for
        self.scored = scored  # those of them that the breakdown counts already
        self.sort = sort
        self.thing = thing
        self.amount = amount  # of what can be counted, such as food: the same may be worth more, and is no more

    def __repr__(self) -> str:
        about = f" {self.sort} {self.thing}" if self.sort else ""
        return f"Worth({self.name}{about}: {self.value:.2f})"
