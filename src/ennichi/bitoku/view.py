"""stub"""
from __future__ import annotations
from ennichi.kernel.game import Plain
from .components import Printed
from .state import Bitoku
def show(g: Bitoku, seat: int) -> Plain: return {}
def pieces(p: Printed) -> Plain: return {}
def shuffle_unknown(g: Bitoku, seat: int) -> None: pass
