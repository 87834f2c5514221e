"""stub"""
from __future__ import annotations
from ennichi.kernel.text import Text
from .state import Bitoku
def word(g: Bitoku, sort: str, value: int, text: Text) -> str: return ''
def tell(g: Bitoku, touch: int, text: Text) -> str: return ''
def label(g: Bitoku, touch: int, text: Text) -> str: return ''
