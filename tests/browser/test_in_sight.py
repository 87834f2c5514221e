"""Whole games on ordinary laptops: at every decision everything that matters is on the screen, and nothing scrolls.

On phones and tablets the page scrolls: there lanterns tell what is beyond its edges, and a finger hits everything.
"""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from ennichi.bitoku.state import Bitoku
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES
from tests.bitoku.given import ask, resolve, waiting

from .alone import Alone, Shown, decisions
from .conftest import HERE, Server, Visit
from .playing import PATIENCE, sit_at

LOOK = (HERE / "in_sight.js").read_text(encoding="utf-8")
LAPTOPS = ((1366, 768), (1280, 720), (1366, 650))  # the last: what a browser's own bars leave of the first
TOUCHED = ((390, 844), (844, 390), (1024, 768))  # a phone, held sideways, a tablet
PHONES = ((360, 740), (390, 844), (667, 375), (844, 390), (932, 430))
RUN = 5  # decisions in a window of one size
SETTLE = 150  # ms after a change of size, until what was moving comes to rest
MOUSE = {"target": 24, "type": 12, "deeds": 2}
FINGER = {"target": 40, "type": 12}


class Case(NamedTuple):
    """A table: with which options a game is played at so many seats, and in which language it is read."""

    game: str
    seats: int
    options: dict[str, Any]
    language: str


def cases(game: str) -> list[Case]:
    """Every seat count, with the options of the scene that has as many seats, and else of the first."""
    manifest = kind(game).manifest()
    options = {scene["seats"]: scene["options"] for scene in reversed(manifest["scenes"])}
    usual = manifest["scenes"][0]["options"]
    return [
        Case(game, seats, options.get(seats, usual), LANGUAGES[seats % len(LANGUAGES)]) for seats in manifest["seats"]
    ]


CASES = [case for game in built_in() for case in cases(game)]
LARGEST = [cases(game)[-1] for game in built_in()]


def play_and_look(
    page: Page, way: str, sizes: tuple[tuple[int, int], ...], how: dict[str, int], most: int = 10_000
) -> dict[str, str]:
    """Play so many decisions or to the end; the faults, each with the decision where it was first seen."""
    found: dict[str, str] = {}
    page.evaluate(LOOK)
    n, over = 0, False
    while n < most and not over:
        width, height = sizes[n // RUN % len(sizes)]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLE)
        told = page.evaluate(f"(given) => inSight.{way}(...given)", [n, RUN, 1000 * PATIENCE, how])
        for fault, where in told["found"]:
            found.setdefault(fault, f"{width}×{height}, {where}")
        n += told["played"]
        over = told["over"]
    assert n > 15
    return found


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game}-{case.seats}" for case in CASES])
def test_a_game_is_played_without_looking_for_anything(visit: Visit, server: Server, case: Case) -> None:
    page = visit(*LAPTOPS[0], settings={"language": case.language}).page
    sit_at(page, server, case.game, case.seats, **case.options)
    fewest, *_, most = kind(case.game).seats
    whole = case.seats in (fewest, most)  # between the smallest and the largest table, a good part of it does
    found = play_and_look(page, "laptop", LAPTOPS, MOUSE | {"seats": case.seats}, most=10_000 if whole else 12 * RUN)
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


@pytest.mark.parametrize("case", LARGEST, ids=[case.game for case in LARGEST])
def test_a_finger_hits_everything_and_is_led_to_it(visit: Visit, server: Server, case: Case) -> None:
    page = visit(*TOUCHED[0], settings={"language": case.language}, has_touch=True, is_mobile=True).page
    sit_at(page, server, case.game, case.seats, **case.options)
    found = play_and_look(page, "finger", TOUCHED, FINGER, most=6 * RUN)
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


HIDDEN = {
    "the question": "#asked { translate: -2000px }",
    "the line of a seat": ".strip:last-child { display: none }",
    "the seats tell different numbers": ".strip:last-child .nums > :nth-child(2) { display: none }",
    "px are seen": ".strip:last-child .nm { max-width: 12px }",
    "of the last deeds": ".deeds { flex: none; width: 30px }",
    "lies outside": ".open { translate: 0 -2000px }",
    "is covered": ".rail { position: fixed; inset: 0; z-index: 99 }",
    "is too small": ".open { scale: .1 }",
    "the page is": "body { height: 3000px }",
}
HIDE = """(rules) => {
  window.hiding ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(hiding)) document.adoptedStyleSheets = [hiding];
  hiding.replaceSync(rules);
}"""
OWN = """() => [...document.querySelectorAll(".ground > :last-child :is([data-touch], [data-about], [data-number])")]
  .filter((each) => each.getClientRects().length)
  .map((each) => each.dataset.touch ?? each.dataset.about ?? each.dataset.number)"""


@pytest.mark.parametrize("case", LARGEST, ids=[case.game for case in LARGEST])
def test_the_look_misses_nothing(visit: Visit, server: Server, case: Case) -> None:
    page = visit(*LAPTOPS[0]).page
    sit_at(page, server, case.game, case.seats, **case.options)
    how = MOUSE | {"seats": case.seats}
    assert not play_and_look(page, "laptop", LAPTOPS[:1], how, most=4 * RUN)
    page.evaluate("(patience) => inSight.next(patience)", 1000 * PATIENCE)
    for fault, rules in HIDDEN.items():
        page.evaluate(HIDE, rules)
        found = page.evaluate("(how) => inSight.faults(how)", how)
        assert any(fault in each for each in found), (fault, found)
    page.evaluate(HIDE, ".ground > :last-child { translate: 0 2000px }")
    found = page.evaluate("(how) => inSight.faults(how)", how)
    things = page.evaluate(OWN)
    assert len(things) > 10
    for thing in things:
        assert any(each.startswith(f"one's own {thing} lies outside") for each in found), thing


@pytest.mark.parametrize("mobile", [True, False])
def test_the_frame_of_a_phone_lies_within_its_window(visit: Visit, server: Server, mobile: bool) -> None:
    page = visit(*TOUCHED[0], has_touch=True, is_mobile=mobile).page
    sit_at(page, server, "iki", 4)
    page.evaluate(LOOK)
    page.evaluate("(patience) => inSight.arrive(patience)", 1000 * PATIENCE)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLE)
        assert page.evaluate("inSight.frame()") == [], (width, height)
        assert page.evaluate("inSight.wide()") == [], (width, height)


@pytest.mark.parametrize("size", [(1024, 768), (844, 390)])
def test_a_finger_hits_a_favour_at_the_edge_of_the_forest(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(*size, has_touch=True, is_mobile=True).page
    game = Alone("bitoku", 4, {})
    for _ in decisions(game):
        if any(game.room.game.name(touch) == "favour.forges.two" for touch in game.room.game.options):
            break
    Shown(page, server, game)
    page.evaluate(LOOK)
    page.evaluate("(patience) => inSight.arrive(patience)", 1000 * PATIENCE)
    assert page.locator('[data-touch="favour.forges.two"].open').count() == 1
    assert page.evaluate("(how) => inSight.reach(how)", FINGER) == []


# Three others' kodamas on a track of seven spaces: all the ways to stand near each other, at both ends of it. The first
# space cannot be left, the last holds one.
NEAR_EACH_OTHER = [
    spaces
    for spaces in product(range(2, 8), repeat=3)
    if max(spaces) - min(spaces) < 4 and (min(spaces) == 2 or max(spaces) == 7) and spaces.count(7) < 2
]
KODAMAS = """(how) => [...document.querySelectorAll("[data-touch^=kodama].open")].filter((one) => {
  one.scrollIntoView({block: "center", inline: "center"});
  return !inSight.broad(one, how.target);
}).map((one) => one.dataset.touch)"""


@pytest.mark.parametrize("size", [(1100, 768), (1180, 820), (1024, 768), (844, 390)])
def test_a_hand_hits_each_kodama_wherever_the_others_stand(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    finger = size != (1100, 768)
    page = visit(*size, has_touch=finger, is_mobile=finger).page
    game = Alone("bitoku", 4, {})
    g = game.room.game
    assert isinstance(g, Bitoku)
    for _ in decisions(game):
        if waiting(g) == "turn":
            break
    for player in g.players:
        player.kodamas = [3] * 5
    resolve(g, "push")
    shown = Shown(page, server, game)
    page.evaluate(LOOK)
    found = []
    for start in range(0, len(NEAR_EACH_OTHER), 5):
        for region, spaces in enumerate(NEAR_EACH_OTHER[start : start + 5]):
            for player, space in zip(g.players[1:], spaces, strict=True):
                player.kodamas[region] = space
        ask(g)
        game.room.stored.version += 1
        shown.show()
        page.wait_for_selector(f'.table-page[data-version="{game.room.stored.version}"]')
        assert page.locator("[data-touch^=kodama].open").count() == 15
        found += [
            (touch, NEAR_EACH_OTHER[start : start + 5]) for touch in page.evaluate(KODAMAS, FINGER if finger else MOUSE)
        ]
    assert not found, found


SCROLLED = (*TOUCHED, (900, 1100))


@pytest.mark.parametrize("size", SCROLLED)
def test_where_the_page_scrolls_an_opened_board_comes_to_the_eye(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = visit(*size, has_touch=True, is_mobile=True).page
    sit_at(page, server, "bitoku", 4)
    page.evaluate(LOOK)
    own = page.locator(".ground > :last-child [data-touch].open")
    for n in range(20):
        page.evaluate("(patience) => inSight.arrive(patience)", 1000 * PATIENCE)
        if own.count() > 2:
            break
        page.evaluate("(n) => inSight.touch(n)", n)
    choices = own.count()
    assert choices > 2
    page.wait_for_timeout(SETTLE)  # a new decision scrolls to its place
    page.evaluate("scrollTo(0, 40)")
    strip = page.locator("button.strip:not(.mine)").first
    was = page.evaluate("scrollY")
    high = page.evaluate(PROMPT_HIGH)
    strip.evaluate("(one) => one.click()")
    page.wait_for_timeout(SETTLE)
    top, above, below = page.evaluate(BOARD_AT)
    assert abs(top - above) < 20, (top, above)
    assert above < below / 2, (above, below)
    assert page.evaluate(PROMPT_HIGH) < high + 60
    lantern = page.locator(".choices .btn.open")
    assert str(choices) in lantern.inner_text()

    page.get_by_role("button", name="Back to yours").click()
    page.wait_for_function("(was) => Math.abs(scrollY - was) < 2", arg=was)

    strip.evaluate("(one) => one.click()")
    page.wait_for_timeout(SETTLE)
    lantern.click()
    page.wait_for_timeout(SETTLE)
    assert own.count() == choices
    assert page.evaluate("inSight.told()") == []
    box = own.first.bounding_box()
    assert box
    assert page.evaluate(PROMPT_HIGH) <= box["y"] < below


PROMPT_HIGH = "document.querySelector('.prompt').offsetHeight"

# Where the opened board begins, where what stays above it ends, and where the window does.
BOARD_AT = """() => [
  document.querySelector(".ground > :last-child").getBoundingClientRect().top,
  Math.max(...[...document.querySelectorAll(".prompt, .other-board")].map((one) => one.getBoundingClientRect().bottom)),
  document.documentElement.clientHeight,
]"""


# Every number of every line has as many digits as it ever gets.
MANY_DIGITS = """() => {
  for (const strip of document.querySelectorAll(".strip")) {
    for (const number of strip.querySelectorAll(".nums [data-number]"))
      if (/^\\d+$/.test(number.textContent)) number.textContent = `1${number.textContent.slice(-1)}`;
    for (const part of (strip.querySelector(".sc [data-number]") ?? strip.querySelector(".sc")).childNodes)
      if (part.nodeType === Node.TEXT_NODE) part.data = "128";
  }
}"""


@pytest.mark.parametrize("game", built_in())
def test_lines_of_seats_have_room_for_large_numbers(visit: Visit, server: Server, game: str) -> None:
    for seats in kind(game).seats[-2:]:
        alone = Alone(game, seats, {}, "fr")
        alone.play_others()
        page = visit(1100, 768, settings={"language": "fr"}).page
        Shown(page, server, alone)
        page.evaluate(LOOK)
        for width, height in ((1100, 768), *LAPTOPS):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLE)
            page.evaluate(MANY_DIGITS)
            faults = page.evaluate("(how) => inSight.faults(how)", MOUSE | {"seats": seats})
            lines = [each for each in faults if "number" in each or "px are seen" in each or "line of a seat" in each]
            assert not lines, (seats, width, lines)


# How much of what is open a lantern lies over, at points 4 px from each other.
COVERED = """() => [...document.querySelectorAll(".more-there")].map((lantern) => {
  const {left, top, right, bottom} = lantern.getBoundingClientRect();
  let covered = 0;
  for (let x = left + 2; x < right; x += 4)
    for (let y = top + 2; y < bottom; y += 4)
      if (document.elementsFromPoint(x, y).some((one) => one.matches(".open"))) covered++;
  return covered;
})"""


def test_a_lantern_keeps_off_what_is_open(visit: Visit, server: Server) -> None:
    page = visit(*TOUCHED[0], has_touch=True, is_mobile=True).page
    game = Alone("iki", 4, {"akebono": True})
    shown: Shown | None = None
    seen = 0
    for n in decisions(game):
        if "sandal" not in {game.room.game.name(touch) for touch in game.room.game.options}:
            continue
        if shown:
            shown.show()
        else:
            shown = Shown(page, server, game)
        page.wait_for_selector(f'.table-page[data-version="{game.room.stored.version}"] .ground [data-touch].open')
        for place in page.evaluate(HALF_SEEN):
            page.evaluate("(place) => scrollTo(0, place)", place)
            page.wait_for_timeout(2 * SETTLE)
            lanterns = page.evaluate(COVERED)
            if any(lanterns):  # a busy machine is late to hang them
                page.wait_for_timeout(10 * SETTLE)
                lanterns = page.evaluate(COVERED)
            seen += len(lanterns)
            assert not any(lanterns), (n, place, lanterns)
        if seen > 4:
            break
    assert seen


# Where the page is scrolled to when each open thing is half beyond the lower edge.
HALF_SEEN = """() => {
  const edge = document.querySelector(".tabs").getBoundingClientRect().top;
  return [...document.querySelectorAll(".ground [data-touch].open")].map((one) => {
    const {top, height} = one.getBoundingClientRect();
    return Math.max(0, scrollY + top + 0.45 * height - edge);
  });
}"""


# Where every board and the prompt lie, and where and how wholly it is told what cannot be taken back.
PLACES = """() => [...document.querySelectorAll(".prompt, .strip, .ground:not(.shade) > *, .tabs")].map((one) => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return [one.className, left, top, width, height].join(" ");
})"""
ASKED_TWICE = """() => {
  const box = document.querySelector("p.final").getBoundingClientRect();
  const told = document.querySelector("p.final span:not(.hidden)");
  const [yes, no] = [...document.querySelectorAll(":is(.confirm, .choices) .btn")].map((one) => one.offsetTop);
  const thing = document.querySelector(".ground [data-armed]").getBoundingClientRect();
  const sheet = document.querySelector(".confirm")?.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  return {
    text: told.textContent.trim(),
    whole: told.scrollWidth <= told.clientWidth + 1 && told.getBoundingClientRect().bottom <= box.bottom + 1,
    within: box.top >= 0 && box.left >= 0 && box.right <= clientWidth && box.bottom <= clientHeight
      && (sheet !== undefined || box.height <= 44),
    beside: Math.abs(yes - no) < 2,
    covers: sheet && thing.top < sheet.bottom && thing.bottom > sheet.top && thing.left < sheet.right,
  };
}"""


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_to_be_asked_twice_moves_nothing_and_says_all(visit: Visit, server: Server, language: str) -> None:
    page = visit(*LAPTOPS[0], settings={"language": language, "careful": True}).page
    sit_at(page, server, "bitoku", 1)
    page.evaluate(LOOK)
    page.evaluate("(patience) => inSight.arrive(patience)", 1000 * PATIENCE)
    for width, height in (*LAPTOPS[:2], *SCROLLED):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLE)
        card = page.locator(".ground [data-touch].open").nth(2)
        card.evaluate("(one) => one.scrollIntoView({block: 'center'})")
        before = page.evaluate(PLACES)
        card.evaluate("(one) => one.click()")
        page.wait_for_selector("p.final")
        page.wait_for_timeout(SETTLE)
        assert page.evaluate(PLACES) == before, (width, height)
        asked = page.evaluate(ASKED_TWICE)
        assert asked.pop("text").endswith("."), (width, height)
        assert asked == {"whole": True, "within": True, "beside": True, "covers": asked["covers"]}, (width, height)
        assert not asked["covers"], (width, height)
        page.keyboard.press("Escape")
        page.wait_for_selector("p.final", state="detached")


def test_what_waits_to_be_confirmed_has_no_tip(visit: Visit, server: Server) -> None:
    page = visit(*LAPTOPS[0], settings={"careful": True}).page
    sit_at(page, server, "bitoku", 1)
    card = page.locator(".ground [data-touch].open").first
    card.hover()
    page.wait_for_selector("#tip")
    card.click()
    page.wait_for_selector("[data-armed]")
    page.wait_for_selector("#tip", state="detached")
    page.mouse.move(2, 2)
    card.hover()
    page.wait_for_timeout(500)  # longer than a tip waits
    assert page.locator("#tip").count() == 0


def test_a_seat_tells_of_itself_by_mouse_keyboard_and_finger(visit: Visit, server: Server) -> None:
    page = visit(*LAPTOPS[0], has_touch=True).page
    sit_at(page, server, "bitoku", 2)
    strip = page.locator("button.strip:not(.mine)")
    strip.hover()
    told = page.locator("#tip").inner_text()
    assert "Show the board of Sable" in told
    assert "if the game ended now" in told
    page.mouse.move(2, 2)
    page.wait_for_selector("#tip", state="detached")
    page.keyboard.press("Tab")
    strip.focus()
    assert page.locator("#tip").inner_text() == told
    page.keyboard.press("Escape")
    box = strip.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 30, "y": box["y"] + 12}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    assert page.locator("#tip").inner_text() == told
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert page.locator(".other-board").count() == 0  # it was asked about, not touched


def test_the_keys_of_the_seats_go_on_to_the_opponent_that_the_rules_play(visit: Visit, server: Server) -> None:
    page = visit(*LAPTOPS[0]).page
    sit_at(page, server, "bitoku", 1)
    page.keyboard.press("2")
    page.wait_for_selector("#z-tengu [aria-expanded=true]")
