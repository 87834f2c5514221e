"""Pictures of every page, wide and phone, light and dark, into build/screenshots. Look at them."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, Server, Visitor  # noqa: E402
from tests.browser.test_play import play_with_the_mouse, sit_down  # noqa: E402

from tools.find_chromium import find  # noqa: E402

OUT = ROOT / "build" / "screenshots"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=OUT / f"{name}.png")
    print(OUT / f"{name}.png")


def main() -> int:
    if not find():
        print("ennichi: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp(prefix="ennichi-screenshots-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
            for size, (width, height) in SIZES.items():
                for theme in ("light", "dark"):
                    look = {"viewport": {"width": width, "height": height}, "color_scheme": theme}
                    context = browser.new_context(**look, reduced_motion="reduce")  # type: ignore[arg-type]
                    page = Visitor(context).page
                    for path in ("rules/bamboo", "keyboard", "about"):
                        page.goto(f"{server.address}/{path}")
                        shoot(page, f"{path.partition('/')[0]}-{size}-{theme}")
                    sit_down(page, server, seats=3)
                    for moment, touches in (("early", 3), ("middle", 60), ("late", 40)):
                        play_with_the_mouse(page, touches)
                        shoot(page, f"table-{moment}-{size}-{theme}")
                    page.goto(server.address)
                    shoot(page, f"lobby-{size}-{theme}")
                    context.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
