"""Says what to install when a library that a part of ennichi needs is missing."""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = {"pyspiel": "open_spiel"}  # where a library is not called as its package


class MissingLibrary(ImportError):
    """A library that an extra of ennichi brings is not installed."""


def lacking(*modules: str) -> list[str]:
    return [module for module in modules if find_spec(module) is None]


def said(missing: list[str]) -> str:
    return f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing"


def need(*modules: str, extra: str = "lab") -> None:
    missing = lacking(*modules)
    if missing:
        packages = " ".join(PACKAGES.get(module, module) for module in missing)
        raise MissingLibrary(
            f"{said(missing)}; this part of ennichi needs the extra {extra!r}, which brings "
            f"{'it' if len(missing) == 1 else 'them'}: pip install {packages}"
        )


def need_server() -> None:
    """The engine alone (ennichi-engine) comes without what serves tables."""
    missing = lacking("aiosqlite", "alembic", "fastapi", "sqlalchemy", "uvicorn", "websockets")
    if missing:
        raise MissingLibrary(
            f"{said(missing)}: this is the engine alone, without the table. The table comes with the package ennichi, "
            "which takes the place of ennichi-engine"
        )
