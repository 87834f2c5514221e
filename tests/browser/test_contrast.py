"""Words and icons stand out from what lies behind them, measured on pictures: under every sky, by day and by night."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from ennichi.kernel.registry import built_in, kind

from .conftest import HERE, ROOT, Server, Visit

MEASURE = (HERE / "contrast.js").read_text(encoding="utf-8")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LAPTOP: dict[str, Any] = {"width": 1366, "height": 768}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
LATE = 0.7  # of a game
LEAST_MEASURED = 150  # words and icons of a table
SKY = re.compile(r'(?:\.([\w-]+))?((?:\[data-(?:season|year|night)(?:="\w+")?\])+)')
PART = re.compile(r'data-(\w+)(?:="(\w+)")?')

Sky = dict[str, str]
OWN_SKY: Sky = {}


def skies(game: str) -> list[Sky]:
    """All that the style sheets of a game know: attributes of its boards, and a class."""
    found: list[Sky] = [OWN_SKY]
    for sheet in sorted((ROOT / "web" / "src" / "games" / game / "style").glob("*.css")):
        for name, attributes in SKY.findall(sheet.read_text(encoding="utf-8")):
            sky = {part: value for part, value in PART.findall(attributes) if value or part == "night"}
            if "season" not in sky and "night" not in sky:
                sky["kind"] = name
            if sky not in found:
                found.append(sky)
    return found


def kept_game(game: str, seats: int) -> str:
    """The last of the kept games with so many seats."""
    number = max(i for i, kept in enumerate(kind(game).manifest()["kept"], 1) if len(kept["bots"]) == seats)
    return (ROOT / "tests" / "records" / game / f"{number:02}.kifu").read_text(encoding="utf-8")


def sit_late(page: Page, server: Server, game: str, seats: int) -> None:
    """At a table late in a kept game; the whole page is in the window."""
    ask = page.context.request
    table = ask.post(f"{server.address}/api/records", data={"text": kept_game(game, seats)}).json()["table"]
    at = int(LATE * server.ask(f"/api/tables/{table}")["number"])
    made = ask.post(f"{server.address}/api/tables/{table}/continue", data={"at": at, "name": "Inês"}).json()
    page.goto(server.address + made["link"])
    page.wait_for_selector("#asked")
    page.wait_for_load_state("networkidle")
    width, height = page.evaluate("[innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight)]")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(MEASURE)
    page.wait_for_timeout(200)  # what was moving comes to rest


def faults(page: Page, part: str = ".table-page") -> dict[str, Any]:
    """What does not stand out in a part of the page, and how many words and icons were measured."""
    camera = page.context.new_cdp_session(page)
    pictures = []
    for prepare in ("contrast.show()", "contrast.hide()"):
        page.evaluate(prepare)
        pictures.append(camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"])
    page.evaluate("contrast.show()")
    camera.detach()
    found: dict[str, Any] = page.evaluate("(given) => contrast.faults(...given)", [*pictures, part])
    return found


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_words_and_icons_stand_out_under_every_sky(
    visit: Visit, server: Server, game: str, device: dict[str, Any]
) -> None:
    page = visit(**device).page
    sit_late(page, server, game, max(kind(game).manifest()["seats"]))
    found: dict[str, str] = {}
    known = skies(game)
    assert len(known) > 4
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for sky in known:
            page.evaluate("(sky) => contrast.sky(sky)", sky)
            seen = faults(page, ".table-page" if sky is OWN_SKY else ".ground")
            assert sky is not OWN_SKY or seen["measured"] > LEAST_MEASURED
            for fault in seen["found"]:
                found.setdefault(fault, f"{theme}, {sky or 'its own sky'}")
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


@pytest.mark.parametrize("game", built_in())
def test_words_and_icons_stand_out_at_the_smallest_table(visit: Visit, server: Server, game: str) -> None:
    page = visit(**LAPTOP).page
    sit_late(page, server, game, min(kind(game).manifest()["seats"]))
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found += [f"{fault} ({theme})" for fault in faults(page)["found"]]
    assert not found, "\n".join(found)


SPOILT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .strip.mine .nm { color: var(--line) }
    #asked p { color: var(--sheet) }
    .tools .i { color: var(--line) }
    .ticker .seat { width: 12px; height: 12px }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


def test_the_measure_sees_what_is_faint_or_small(visit: Visit, server: Server) -> None:
    page = visit(**LAPTOP).page
    sit_late(page, server, "bamboo", 2)
    page.evaluate(SPOILT)
    found = faults(page)["found"]
    assert any(".nm) has a contrast of 1." in fault for fault in found), found
    assert any("(.prompt" in fault and "has a contrast of 1.00" in fault for fault in found), found
    assert any("an icon (.tools" in fault and "contrast" in fault for fault in found), found
    assert any("an icon (.ticker" in fault and "is 12.0 px small" in fault for fault in found), found
