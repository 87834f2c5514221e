"""Pictures of the real table for README and docs, into docs/pictures: `make pictures`. Look at them afterwards.

Each game is shown at the moment that its game.toml names (`portrait`): a kept game of tests/records, continued after so
many touches. So the same command takes the same pictures again, and bots have played what is to be seen.

`figures` takes those that the table draws on its rules pages, for the docs site.
"""

from __future__ import annotations

import re
import sys
from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import Server, Visitor, server_and_browser  # noqa: E402

from ennichi.kernel.registry import built_in, kind  # noqa: E402
from tools.find_chromium import find  # noqa: E402

OUT = ROOT / "docs" / "pictures"
SETTLE, FIGURE_SETTLES = 1200, 250  # ms
# Name, size, theme, and how many points of the picture make one of the window.
LOOKS: dict[str, tuple[int, int, str, float]] = {
    "": (1440, 900, "light", 2),
    "-night": (1440, 900, "dark", 1.5),
    "-phone": (390, 844, "light", 2),
    "-phone-night": (390, 844, "dark", 2),
}
THEMES = {"": "light", "-night": "dark"}
# What a rules page asks for, in the order of the page: `![caption](picture:NAME)`, `film:NAME` or `count:NAME`.
ASKED = re.compile(r"^!\[.*\]\((?:picture|film|count):([\w-]+)\)$", re.MULTILINE)
# A figure is drawn when it comes near the window; where it then is on the page, or nothing as yet.
DRAWN = """(n) => {
  const figure = document.querySelectorAll("figure.picture")[n];
  figure?.scrollIntoView({block: "center"});
  const part = figure?.querySelector(".cut-edge, .film-ground, table");
  const {x, y, width, height} = (part?.closest(".cut") ?? part)?.getBoundingClientRect() ?? {};
  return height > 30 && {x: x + scrollX, y: y + scrollY, width, height};
}"""
AS_WEBP = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const {width, height} = picture;
  const canvas = Object.assign(document.createElement("canvas"), {width, height});
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.82);
}"""
NO_CHROMIUM = "ennichi: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path"


def look(browser: Browser, size: tuple[int, int], theme: str, scale: float) -> Visitor:
    """A browser of somebody who knows the games."""
    finger = size[0] < 700
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,  # type: ignore[arg-type]
        device_scale_factor=scale,
        reduced_motion="reduce",
        has_touch=finger,
        is_mobile=finger,
    )
    return Visitor(context)


def keep(page: Page, path: Path, clip: FloatRect | None = None) -> None:
    """The page, or a part of it, as WebP: Playwright writes none, but a browser does."""
    taken = page.screenshot(clip=clip, full_page=clip is not None)
    paper = page.context.new_page()
    made = paper.evaluate(AS_WEBP, b64encode(taken).decode())
    paper.close()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b64decode(made.partition(",")[2]))
    print(f"{path}  {path.stat().st_size / 1024:.0f} KiB", flush=True)


def portrait(page: Page, server: Server, game: str) -> None:
    """Sit down in the moment that the game has chosen."""
    chosen = kind(game).manifest()["portrait"]
    text = (ROOT / "tests" / "records" / game / f"{chosen['kept']}.kifu").read_text(encoding="utf-8")
    ask = page.context.request
    opened = ask.post(f"{server.address}/api/records", data={"text": text}).json()
    wanted = {"at": chosen["after"], "name": "Inês"}
    seated = ask.post(f"{server.address}/api/tables/{opened['table']}/continue", data=wanted).json()
    page.goto(server.address + seated["link"])
    page.wait_for_selector("#asked")
    page.wait_for_selector("[data-touch].open")
    page.mouse.move(2, 2)
    page.wait_for_timeout(SETTLE)


def figures(out: Path) -> None:
    """What is drawn on the English rules pages, by day and by night: GAME/NAME.webp and GAME/NAME-night.webp."""
    with server_and_browser("figures") as (server, browser):
        for ending, theme in THEMES.items():
            page = look(browser, (1100, 900), theme, 1.5).page
            for game in built_in():
                rules = ROOT / "web" / "src" / "games" / game / "text" / "en" / "rules.md"
                page.goto(f"{server.address}/rules/{game}")
                page.wait_for_selector("figure.picture")
                for n, name in enumerate(ASKED.findall(rules.read_text(encoding="utf-8"))):
                    page.wait_for_function(DRAWN, arg=n)
                    page.wait_for_timeout(FIGURE_SETTLES)
                    keep(page, out / game / f"{name}{ending}.webp", page.evaluate(DRAWN, n))
            page.context.close()


def main() -> int:
    if not find():
        print(NO_CHROMIUM, file=sys.stderr)
        return 2
    games = sys.argv[1:] or list(built_in())
    with server_and_browser("pictures") as (server, browser):
        for name, (width, height, theme, scale) in LOOKS.items():
            for game in games:
                visitor = look(browser, (width, height), theme, scale)
                portrait(visitor.page, server, game)
                keep(visitor.page, OUT / f"{game}{name}.webp")
                visitor.context.close()
        visitor = look(browser, (1440, 900), "light", 1)
        visitor.page.goto(server.address)
        visitor.page.wait_for_selector("#z-seats")
        visitor.page.wait_for_timeout(SETTLE)
        keep(visitor.page, OUT / "lobby.webp")
    return 0


if __name__ == "__main__":
    sys.exit(main())
