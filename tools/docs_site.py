"""Builds the pages of `docs`, the rules pages and what lies beside them into a site that can be searched: `make docs`.

The files are laid out in build/site-source as in the checkout, so that their links hold, and Sphinx makes build/site of
them, with what docs/requirements.lock pins, in an environment of its own (.venv-docs).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"
ENVIRONMENT = ROOT / ".venv-docs"
LOCK = ROOT / "docs" / "requirements.lock"
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "bench/README.md")
# The order of the pages, by what a reader wants; whatever is not named here fails the build.
CHAPTERS = {
    "Play": ["docs/table", "rules/*", "docs/learning-to-play", "docs/tengu", "docs/transcripts/*", "docs/rulings/*"],
    "Study": ["docs/glance", "docs/tutorial", "docs/api", "docs/command-line", "docs/lab", "docs/learning", "docs/bots",
              "docs/balance", "docs/reproduce", "docs/speed", "bench/README"],
    "Build": ["docs/architecture", "docs/effects", "docs/components", "docs/bitoku", "docs/deals", "docs/look",
              "docs/releasing", "CONTRIBUTING", "CHANGELOG", "SECURITY"],
}  # fmt: skip
CONFIGURATION = """\
project = "ennichi"
copyright = "the ennichi authors"
extensions = ["myst_parser"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = "ennichi"
html_favicon = "icon.svg"
html_show_sphinx = False
exclude_patterns = ["LICENSE"]
suppress_warnings = ["myst.header"]
"""


def rules_page(text: str, title: str) -> str:
    """A rules page for readers without a table: its numbers plain, and its headings without names for links.

    The pictures are drawn by the table from its own pieces, and so are only there.
    """
    lines = [line for line in text.splitlines() if not re.match(r"(!\[|\+ )", line)]
    plain = re.sub(r"\[([^\]|]+)\|[\w-]+\]", r"\1", "\n".join(lines))
    plain = re.sub(r"^(#+ .*?) *\{#[^}]*\}$", r"\1", plain, flags=re.MULTILINE)
    note = "At the table the same page has pictures, films and a legend of the icons."
    return f"# {title}: the rules\n\n{note}\n\n{plain}\n"


def contents() -> str:
    """The table of contents, as Sphinx wants it below the first page."""
    made: list[str] = []
    for chapter, pages in CHAPTERS.items():
        entries = "\n".join(pages)
        made.append(f"```{{toctree}}\n:hidden:\n:glob:\n:caption: {chapter}\n\n{entries}\n```\n")
    return "\n".join(made)


def lay_out() -> None:
    """Everything that becomes a page, under the names that links give it."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE / "docs", ignore=shutil.ignore_patterns("requirements.*"))
    for name in BESIDE:
        (SOURCE / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, SOURCE / name)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (SOURCE / "index.md").write_text(f"{readme}\n{contents()}", encoding="utf-8")
    (SOURCE / "rules").mkdir()
    for page in sorted((ROOT / "web" / "src" / "games").glob("*/text/en/rules.md")):
        game = page.parts[-4]
        title = re.search(r"^game-title = (.+)$", words_of(game), re.MULTILINE)
        text = rules_page(page.read_text(encoding="utf-8"), title[1] if title else game)
        (SOURCE / "rules" / f"{game}.md").write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "web" / "src" / "icon.svg", SOURCE / "icon.svg")
    (SOURCE / "conf.py").write_text(CONFIGURATION, encoding="utf-8")


def words_of(game: str) -> str:
    path = ROOT / "src" / "ennichi" / game / "text" / "en.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def sphinx() -> str:
    """Where the generator is; what it needs is installed first."""
    program = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = ENVIRONMENT / ".ready"
    if not ready.exists() or ready.stat().st_mtime < LOCK.stat().st_mtime:
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
        install = [str(program), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*install, "-r", str(LOCK)], check=True)
        ready.touch()
    return str(program)


def main() -> int:
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    # A warning is a link that leads nowhere, or a page that no chapter names.
    made = subprocess.run([sphinx(), "-m", "sphinx", "-q", "-W", "--keep-going", str(SOURCE), str(SITE)], check=False)
    if made.returncode == 0:
        print(f"{SITE / 'index.html'}")
    return made.returncode


if __name__ == "__main__":
    sys.exit(main())
