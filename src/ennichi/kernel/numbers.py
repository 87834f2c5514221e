"""Numbers as they are handed in, whichever library they are of."""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex

from .errors import BadSetting


def whole(what: str, given: SupportsIndex) -> int:
    """A whole number of any library, such as NumPy's, as one of Python's own: compiled code takes no other."""
    if isinstance(given, int):
        return given
    try:
        return index(given)
    except TypeError:
        raise BadSetting(f"{what} must be a whole number, not {given!r}") from None


def own_value(given: Any) -> Any:
    """The value of an option as one of Python's own: `numpy.True_` is True."""
    if isinstance(given, str | int) or not hasattr(given, "item"):
        return given
    return given.item()
