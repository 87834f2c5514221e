"""Pictures of every page and of the board in every state, wide and phone, light and dark, into build/screenshots.

Look at them. Words on the command line choose among them: `tools/screenshots.py wide dark`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, Server, Visitor  # noqa: E402
from tests.browser.playing import play_with_the_mouse, sit_down, table_of  # noqa: E402

from tools.find_chromium import find  # noqa: E402

OUT = ROOT / "build" / "screenshots"
SIZES = {"wide": (1440, 900), "laptop": (1280, 800), "tablet": (900, 1100), "phone": (390, 844)}
THEMES = ("light", "dark")
SETTLE = 500  # ms


class Album:
    """All pictures of one size and theme."""

    def __init__(self, browser: Browser, server: Server, size: str, theme: str) -> None:
        self.browser, self.server, self.size, self.theme = browser, server, size, theme
        self.page = self.visitor()

    def visitor(self) -> Page:
        width, height = SIZES[self.size]
        mobile = self.size in ("phone", "tablet")
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=self.theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=mobile,
            is_mobile=mobile,
        )
        return Visitor(context).page

    def shoot(self, name: str, page: Page | None = None, whole: bool = False) -> None:
        shown = page or self.page
        shown.wait_for_timeout(SETTLE)
        path = OUT / f"{name}-{self.size}-{self.theme}.png"
        shown.screenshot(path=path, full_page=whole)
        print(path.relative_to(ROOT), flush=True)

    def texts(self) -> None:
        for path in ("rules/bamboo", "rules/bamboo#ask-home", "keyboard", "about", "nowhere"):
            self.page.goto(f"{self.server.address}/{path}")
            self.page.wait_for_selector("h1")
            self.shoot(path.replace("/bamboo", "").replace("#", "-"))
        self.page.goto(self.server.address)
        self.page.wait_for_selector("#z-seats")
        self.shoot("lobby-empty")

    def table(self) -> None:
        page = self.page
        sit_down(page, self.server, seats=3)
        play_with_the_mouse(page, 2)
        self.shoot("table-early")
        self.other_views()
        play_with_the_mouse(page, 40)
        self.shoot("table-middle")
        self.shoot("table-middle-whole", whole=True)
        self.explained()
        play_with_the_mouse(page, 50)
        self.shoot("table-late")
        play_with_the_mouse(page)
        page.wait_for_selector('[data-count="done"]')
        page.evaluate("scrollTo(0, 0)")
        self.shoot("table-end")
        self.shoot("table-end-whole", whole=True)

    def explained(self) -> None:
        """A thing explains itself; what can I do; a hint; the settings; somebody else's board."""
        page = self.page
        page.evaluate("document.querySelector('.bb-bal[data-touch]')?.scrollIntoView({block: 'center'})")
        if self.size in ("phone", "tablet"):
            page.locator(".bb-bal[data-touch]").first.dispatch_event("click")
        else:
            page.locator(".bb-bal[data-touch]").nth(4).hover(force=True)
        page.wait_for_timeout(600)
        self.shoot("tooltip")
        page.mouse.move(2, 2)
        page.keyboard.press("Escape")
        page.evaluate("scrollTo(0, 0)")
        page.keyboard.press("?")
        self.shoot("what-can-i-do")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Settings").click()
        self.shoot("settings")
        page.keyboard.press("Escape")
        page.keyboard.press("c")
        self.shoot("count-so-far")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.wait_for_selector(".hinted-bar")
        self.shoot("hint")
        page.keyboard.press("Escape")
        page.keyboard.press("2")
        self.shoot("other-board", whole=self.size == "phone")
        page.keyboard.press("Escape")

    def other_views(self) -> None:
        """Somebody who watches, and a table that waits for a friend."""
        watcher = self.visitor()
        watcher.goto(f"{self.server.address}/t/{table_of(self.page)}")
        watcher.wait_for_selector("#asked")
        self.shoot("spectator", watcher)
        watcher.goto(self.server.address)
        watcher.get_by_label("Who sits on seat 2").select_option("open")
        watcher.get_by_role("button", name="Play", exact=True).click()
        watcher.wait_for_selector("#asked")
        self.shoot("waiting-for-a-friend", watcher)
        watcher.context.close()

    def replay(self) -> None:
        page = self.page
        page.goto(f"{self.server.address}/t/{table_of(page)}/replay#60")
        page.wait_for_selector(".shell")
        self.shoot("replay")
        page.keyboard.press("End")
        self.shoot("replay-end")
        page.goto(self.server.address)
        page.wait_for_selector(".tb")
        self.shoot("lobby")
        self.shoot("lobby-whole", whole=True)

    def make(self) -> None:
        if self.size in ("wide", "phone"):
            self.texts()
            self.table()
            self.replay()
        else:
            sit_down(self.page, self.server, seats=4)
            play_with_the_mouse(self.page, 40)
            self.shoot("table-middle")
            self.shoot("table-middle-whole", whole=True)
        self.page.context.close()


def main() -> int:
    if not find():
        print("ennichi: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    sizes = [size for size in SIZES if size in wanted or not wanted & set(SIZES)]
    themes = [theme for theme in THEMES if theme in wanted or not wanted & set(THEMES)]
    server = Server(Path(tempfile.mkdtemp(prefix="ennichi-screenshots-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
            for size in sizes:
                for theme in themes:
                    Album(browser, server, size, theme).make()
            browser.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
