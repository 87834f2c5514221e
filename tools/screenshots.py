"""Pictures of every page and of every game in every state, in all sizes, themes and languages, into build/screenshots.

Look at them. Words on the command line choose among them, by game, size, theme and language:
`tools/screenshots.py bitoku wide dark`, `tools/screenshots.py pages phone fr`. What is asked and explained is shown in
English alone; boards and pages in every language.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import Server, Visitor, server_and_browser  # noqa: E402
from tests.browser.playing import hurry, play_with_the_mouse, sit_at, table_of  # noqa: E402

from ennichi.kernel.registry import built_in, kind  # noqa: E402
from ennichi.kernel.text import LANGUAGES  # noqa: E402
from tools.find_chromium import find  # noqa: E402

OUT = ROOT / "build" / "screenshots"
SIZES = {
    "large": (1920, 1080),
    "wide": (1440, 900),
    "laptop": (1366, 768),
    "small": (1280, 720),
    "low": (1366, 650),  # a laptop with the browser's own bars
    "upright": (1024, 768),
    "tablet": (900, 1100),
    "sideways": (844, 390),
    "phone": (390, 844),
}
THEMES = ("light", "dark")
SETTLE = 350  # ms
GAME_ENDS = 240_000  # ms

# The nth of the things that are not to be touched now, and so explain themselves; it gets a mark, and says its name.
QUIET_THING = """(n) => {
  const things = [...document.querySelectorAll(".ground :is(.card, .tile, .sec)")].filter((each) =>
    each.matches("[data-touch], [data-about]") && !each.closest(".open") && each.getClientRects().length);
  const thing = things[Math.floor(things.length / 3) + n];
  document.querySelector("[data-picture]")?.removeAttribute("data-picture");
  thing?.scrollIntoView({block: "center", inline: "center"});
  thing?.setAttribute("data-picture", "");
  return thing ? thing.dataset.touch ?? thing.dataset.about : "";
}"""


@dataclass
class Scene:
    """A game as it is played for the pictures: who sits there, and after how many touches it is looked at."""

    game: str
    seats: int
    middle: int
    late: int
    options: dict[str, Any] = field(default_factory=dict)


SCENES = {
    scene["name"]: Scene(game, scene["seats"], scene["middle"], scene["late"], scene["options"])
    for game in built_in()
    for scene in kind(game).manifest()["scenes"]
}


class Camera:
    """A browser of one size, theme and language."""

    def __init__(self, browser: Browser, address: str, size: str, theme: str, language: str) -> None:
        self.browser, self.address, self.size, self.theme, self.language = browser, address, size, theme, language
        self.finger = size in ("phone", "sideways", "tablet")
        self.page = self.new_page()

    def new_page(self) -> Page:
        width, height = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=self.theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=self.finger,
            is_mobile=self.finger,
        )
        return Visitor(context, language=self.language).page

    def go(self, path: str, wanted: str) -> None:
        self.leave()  # a new page, even where only what follows the # differs
        self.page.goto(self.address + path)
        self.page.wait_for_selector(wanted)

    def leave(self) -> None:
        """Nobody stays at a table who does not look at it: an address has so many connections and no more."""
        self.page.goto("about:blank")

    def shoot(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(SETTLE)
        path = OUT / f"{name}-{self.size}-{self.theme}-{self.language}.png"
        self.page.screenshot(path=path, full_page=whole)
        print(path.relative_to(ROOT), flush=True)

    # The states of a table.

    def table(self, name: str, link: str) -> None:
        """The board as it is now."""
        self.go(link, "#asked")
        self.page.mouse.move(2, 2)
        self.shoot(name)
        if self.finger:
            self.shoot(f"{name}-whole", whole=True)
        self.leave()

    def explained(self, name: str) -> None:
        """A thing explains itself; a zone opened large; the board nearer."""
        page = self.page
        for n in range(3):
            thing = page.evaluate(QUIET_THING, n)
            if self.finger:
                page.locator("[data-picture]").first.dispatch_event("click")
            else:
                page.locator("[data-picture]").first.hover(force=True)
            try:
                page.wait_for_selector(".tip", timeout=5000)
            except TimeoutError:
                print(f"ennichi: {thing} does not explain itself", file=sys.stderr)
            else:
                self.shoot(f"{name}-tooltip")
                break
        page.mouse.move(2, 2)
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        page.keyboard.press("z")
        self.shoot(f"{name}-zone-large")
        page.keyboard.press("Escape")
        page.keyboard.press("+")
        page.keyboard.press("+")
        self.shoot(f"{name}-nearer")
        page.keyboard.press("0")

    def dialogs(self, name: str) -> None:
        """What can I do; the settings; the count; a hint; this turn; somebody else's board."""
        page = self.page
        for key, what in (("?", "what-can-i-do"), ("c", "count-so-far")):
            page.keyboard.press(key)
            self.shoot(f"{name}-{what}")
            page.keyboard.press("Escape")
        page.get_by_role("button", name="Settings").click()
        self.shoot(f"{name}-settings")
        page.keyboard.press("Escape")
        if page.locator(".verdict").count():
            return
        page.keyboard.press("h")
        page.wait_for_selector(".hinted-bar")
        self.shoot(f"{name}-hint")
        page.keyboard.press("Escape")
        if page.get_by_role("button", name="This turn so far").is_enabled():
            page.keyboard.press("t")
            self.shoot(f"{name}-this-turn")
            page.keyboard.press("Escape")
        page.keyboard.press("2")
        self.shoot(f"{name}-other-board", whole=self.finger)

    def end(self, name: str, link: str) -> None:
        self.go(link, '[data-count="done"]')
        self.shoot(f"{name}-end")
        self.shoot(f"{name}-end-whole", whole=True)

    def replay(self, name: str, table: str) -> None:
        self.go(f"/t/{table}/replay#60", ".shell")
        self.shoot(f"{name}-replay")
        self.page.keyboard.press("End")
        self.page.wait_for_selector(".verdict")
        self.shoot(f"{name}-replay-end")

    def spectator(self, name: str, table: str) -> None:
        mine, self.page = self.page, self.new_page()  # without the cookie of the seat
        self.go(f"/t/{table}", "#asked")
        self.shoot(f"{name}-spectator")
        self.page.context.close()
        self.page = mine

    def texts(self) -> None:
        for path in (
            *[f"rules/{game}" for game in built_in()],
            "rules/bamboo#ask-home",
            "keyboard",
            "about",
            "nowhere",
        ):
            self.go(f"/{path}", "h1")
            self.shoot(path.replace("/", "-").replace("#", "-"))
        self.go("/", "#z-seats")
        self.page.wait_for_load_state("networkidle")
        self.shoot("lobby-empty")
        self.shoot("lobby-whole", whole=True)
        if self.language != "en":
            return
        self.page.get_by_label("Who sits on seat 2").select_option("open")
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_selector("#asked")
        self.shoot("waiting-for-a-friend")
        self.go("/", ".tb")
        self.shoot("lobby")


def show(browser: Browser, server: Server, name: str, scene: Scene, cameras: list[Camera]) -> None:
    """Play one game, and let every camera look at it now and then."""
    player = Visitor(browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"))
    page = player.page
    sit_at(page, server, scene.game, scene.seats, **scene.options)
    table = table_of(page)
    speaking = [camera for camera in cameras if camera.language == "en"]
    link = page.context.request.get(f"{server.address}/api/tables/{table}/link").json()["link"]
    for camera in cameras:  # they are all one browser: a seat is held by so many and no more
        camera.page.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    played = play_with_the_mouse(page, 2)
    for camera in cameras:
        camera.table(f"{name}-early", link)
    for camera in speaking:
        camera.spectator(name, table)
    played += play_with_the_mouse(page, scene.middle - played)
    page.wait_for_selector("[data-touch].open:not([data-pressed]), .verdict")
    for camera in cameras:
        camera.table(f"{name}-middle", link)
    for camera in speaking:
        camera.go(link, "#asked")
        camera.explained(name)
        camera.dialogs(name)
        camera.leave()
    play_with_the_mouse(page, scene.late - played)
    for camera in cameras:
        camera.table(f"{name}-late", link)
    hurry(page)
    page.wait_for_selector(".verdict", timeout=GAME_ENDS)
    for camera in speaking:
        camera.end(name, link)
        camera.replay(name, table)
        camera.leave()
    player.context.close()


def chosen(names: list[str], wanted: list[str]) -> list[str]:
    """Those that a word on the command line names, or begins; all where no word speaks of them."""
    found = [name for name in names if any(name == word or name.startswith(f"{word}-") for word in wanted)]
    return found or names


def main() -> int:
    if not find():
        print("ennichi: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path", file=sys.stderr)
        return 2
    wanted = sys.argv[1:]
    whats = chosen(["pages", *SCENES], wanted)
    looks = [*SIZES, *THEMES, *LANGUAGES]
    unknown = [word for word in wanted if chosen(["", *whats, *looks], [word])[0] == ""]
    if unknown:
        known = ", ".join(["pages", *SCENES, *looks])
        print(f"ennichi: {', '.join(unknown)}: not known; there are {known}", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    with server_and_browser("screenshots") as (server, browser):
        ways = product(*(chosen(list(each), wanted) for each in (SIZES, THEMES, LANGUAGES)))
        cameras = [Camera(browser, server.address, *way) for way in ways]
        for what in whats:
            if what == "pages":
                for camera in cameras:
                    camera.texts()
            else:
                show(browser, server, what, SCENES[what], cameras)
    return 0


if __name__ == "__main__":
    sys.exit(main())
