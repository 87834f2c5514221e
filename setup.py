"""Compiles the kernel, the games, the bots and the laboratory's inner loop with mypyc when the package is built, and
puts the browser client into it where that is built (`make web`).

ENNICHI_PLAIN=1 builds without compiling, and so does a machine without a C compiler, after one sentence that says so;
ENNICHI_PLAIN=0 insists on compiling. Editable installs are always plain.
The project's addresses on the web stand in pyproject.toml; tools/addresses.py puts them into metadata and README.
With GCC, ENNICHI_PROFILE=write makes a build that notes how it is used, and ENNICHI_PROFILE=read one that is optimised
for what was noted; `make compiled` does both.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from tools.addresses import known  # noqa: E402
from tools.can_compile import can_compile  # noqa: E402
from tools.docstrings import keep_docstrings  # noqa: E402

GAMES = sorted(path.parent.name for path in Path("src/ennichi").glob("*/game.toml"))
COMPILED = ("kernel", *GAMES, "bots")
LOOPS = ("loop.py", "rewards.py")  # of the laboratory, whose other modules deal with foreign libraries
PROFILE = Path("build/profile").absolute()
CLIENT = Path("web/dist")
NO_COMPILER = """
ennichi is built without compiling, because this machine has no C compiler or no Python headers: everything works, and
games run about five times slower. With both of them installed (on Debian: apt install gcc python3-dev), build it again.
"""


class WithClient(build_py):  # type: ignore[misc]  # setuptools has no types
    """The package, and in it the browser client."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode and (CLIENT / "index.html").is_file():
            inside = Path(self.build_lib, "ennichi", "table", "client")
            shutil.rmtree(inside, ignore_errors=True)
            shutil.copytree(CLIENT, inside)


def modules(part: str) -> list[str]:
    """The modules of one part, but its front door."""
    return sorted(str(path) for path in Path("src/ennichi", part).glob("*.py") if path.name != "__init__.py")


def profiling() -> list[str]:
    """What the compiler is told about profiles."""
    asked = os.environ.get("ENNICHI_PROFILE", "")
    if asked == "write":
        return [f"-fprofile-generate={PROFILE}", "-fprofile-update=single"]
    if asked == "read":
        # What nobody used while it was noted is not made small and slow for that.
        return [f"-fprofile-use={PROFILE}", "-fprofile-partial-training", "-Wno-missing-profile"]
    if asked:
        raise SystemExit(f"ENNICHI_PROFILE is {asked!r}; it can be write or read, or be left out")
    return []


def extensions() -> list[object]:
    plain = ("editable_wheel", "egg_info", "dist_info")
    asked = os.environ.get("ENNICHI_PLAIN", "")
    if asked not in ("", "0") or any(command in sys.argv for command in plain):
        return []
    profile = profiling()  # before anything that takes long
    if not asked and not can_compile():
        print(NO_COMPILER, file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # One library for each part, so that the parts are compiled side by side.
    parts: list[tuple[list[str], str | None]] = [(modules(part), f"ennichi_{part}") for part in COMPILED]
    parts.append(([f"src/ennichi/lab/{name}" for name in LOOPS], "ennichi_lab"))
    files = [module for names, _ in parts for module in names]
    level = os.environ.get("ENNICHI_OPT", "3")
    made = list(mypycify(["--config-file=pyproject.toml", *files], opt_level=level, debug_level="0", separate=parts))
    written = sorted({source for extension in made for source in extension.sources})
    keep_docstrings(files, written)
    if sys.platform != "win32":
        for extension in made:
            # What other libraries cannot see, the compiler may inline; what Python offers is called without a detour.
            hints = ["-fvisibility=hidden", "-fno-plt", *profile]
            extension.extra_compile_args = [*extension.extra_compile_args, *hints]
            extension.extra_link_args = [*extension.extra_link_args, *profile]
    return made


setup(
    long_description=known().readme(Path("README.md").read_text(encoding="utf-8")),
    long_description_content_type="text/markdown",
    project_urls=known().urls(),
    cmdclass={"build_py": WithClient},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
