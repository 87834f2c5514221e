"""Compiles the kernel and the games with mypyc when the package is built.

ENNICHI_PLAIN=1 builds without compiling. Editable installs are always plain.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "bamboo", "iki", "bots")


def modules() -> list[str]:
    """The modules to compile: all of the kernel and of the games but their front doors."""
    found = [path for part in COMPILED for path in Path("src/ennichi", part).glob("*.py")]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def extensions() -> list[object]:
    plain = ("editable_wheel", "egg_info", "dist_info")
    if os.environ.get("ENNICHI_PLAIN") or any(command in sys.argv for command in plain):
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--config-file=pyproject.toml", *modules()], opt_level="3", debug_level="0"))


setup(ext_modules=extensions())
