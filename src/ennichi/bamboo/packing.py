"""Several small numbers in one: an event holds three, and some have more to tell."""

from __future__ import annotations

from typing import Final

FEW: Final = 8  # more than there are sticks of one colour, spirits, temples, sections in a stock or market places
MANY: Final = 64  # as many as there are homes, and more than there are sections


def pack(numbers: list[int], base: int) -> int:
    """Numbers below the base as one, the first one lowest."""
    packed = 0
    for number in reversed(numbers):
        packed = packed * base + number
    return packed


def unpack(packed: int, count: int, base: int) -> list[int]:
    """So many numbers out of one."""
    numbers: list[int] = []
    for _ in range(count):
        numbers.append(packed % base)
        packed //= base
    return numbers
