"""What the seats of one game are shown, as arrays: of each row only what has changed since is written anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ennichi.kernel.game import Game
from ennichi.needs import need

need("numpy", "librt")

import numpy as np  # noqa: E402

from .loop import Watch  # noqa: E402
from .observation import Observer, memory_view  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Shown:
    """It follows a game, and the next one in its place; copied and pickled without its memory."""

    def __init__(self, observer: Observer, seats: int) -> None:
        self.observer = observer
        self.seats = seats
        touches = observer.touches
        self.watch = Watch(seats, touches, observer.encoder)
        self.rows: list[NDArray[np.int16]] = [memory_view(seen.rows, np.int16) for seen in self.watch.seen]
        self.mask: NDArray[np.int8] = memory_view(self.watch.mask, np.int8)
        self.closed, self.all_open = np.zeros(touches, np.int8), np.ones(touches, np.int8)
        # What is called at every decision, looked up once.
        self.look = self.watch.look
        self.copied_rows = [row.copy for row in self.rows]
        self.copied_mask = self.mask.copy

    def to(self, g: Game, seat: int) -> dict[str, Any]:
        """What this seat may know and touch, as new arrays. When the game is over everything is open, so that no policy
        meets a mask without an open touch."""
        if self.look(g, seat):
            return {"observation": self.copied_rows[seat](), "action_mask": self.copied_mask()}
        mask = self.all_open if g.over else self.closed
        return {"observation": self.copied_rows[seat](), "action_mask": mask.copy()}

    def write(self, g: Game, seat: int, row: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
        """The same into arrays that are there."""
        mask[:] = self.mask if self.look(g, seat) else self.all_open if g.over else self.closed
        row[:] = self.rows[seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return Shown, (self.observer, self.seats)
