"""Says what to install when a library that the laboratory needs is missing."""

from __future__ import annotations

from importlib.util import find_spec


class MissingLibrary(ImportError):
    """A library that an extra of ennichi brings is not installed."""


def need(*modules: str, extra: str = "lab") -> None:
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingLibrary(
            f"{', '.join(missing)} is missing; this part of ennichi needs the extra {extra!r}: "
            f"pip install 'ennichi[{extra}]'"
        )
