"""A contract for `lint-imports`: every game stands by itself."""

from __future__ import annotations

from pathlib import Path

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

PACKAGE = "ennichi"
SOURCES = Path(__file__).resolve().parent.parent / "src" / PACKAGE


class GamesContract(Contract):
    """A game, which is a folder with a manifest, imports the kernel alone; nothing outside its folder imports it."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        games = [f"{PACKAGE}.{path.parent.name}" for path in SOURCES.glob("*/game.toml")]
        wrong = [
            f"{importer} imports {imported}"
            for importer in sorted(graph.modules)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            for mine, other in [(part_of(importer), part_of(imported))]
            if mine != other
            and (other in games or (mine in games and other.startswith(PACKAGE) and other != f"{PACKAGE}.kernel"))
        ]
        return ContractCheck(kept=bool(games) and not wrong, metadata={"wrong": wrong or ["no game was found"]})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["wrong"]:
            output.print_error(line)


def part_of(module: str) -> str:
    """The part of the package that a module belongs to: `ennichi.iki` of `ennichi.iki.state`."""
    return ".".join(module.split(".")[:2])
