"""`python -m ennichi` is the command `ennichi`."""

from .cli import run

run()
