"""Lessons clicked through from the first bubble to the last: with a mouse, by keyboard alone, and by finger on a phone.

Every lesson is played in one of these ways, the next lesson in the next. ENNICHI_LESSONS=all plays every lesson in
every way and language.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table.lessons import Lesson, lessons

from .conftest import Server, Visit
from .playing import check_axe, check_width

LESSONS = [lesson for game in built_in() for lesson in lessons(kind(game))]
WAYS = {
    "mouse": {"width": 1366, "height": 768},
    "keyboard": {"width": 1280, "height": 720},
    "finger": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
MOST = 200  # things to hit in a lesson
FAR = 320  # px that a page is moved

# The bubble once it has come to rest, and what is wrong with it as long as something is: no light, or a bubble that
# lies over its light, over the thing to touch, or out of the window.
LOOK = """async ([step, seen]) => {
  const ends = performance.now() + 8000;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const inside = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const look = () => {
    const page = document.querySelector(".table-page");
    const pill = document.querySelector("section.lesson-pill:not(.meanwhile)");
    if (!page || page.matches(".busy")) return {wrong: "busy"};
    if (pill) return {step: "", wrong: inside(pill.getBoundingClientRect()) ? "" : "the goal is out of sight"};
    const bubble = document.querySelector(".lesson .bubble");
    if (!bubble || bubble.style.visibility === "hidden") return {wrong: "no bubble"};
    const open = [...document.querySelectorAll(".table-page [data-touch].open")].filter((one) =>
      one.getClientRects().length && !one.closest(".shade"));
    const names = [...new Set(open.map((one) => one.dataset.touch))];
    const main = bubble.querySelector(".btn.primary");
    const {version} = page.dataset;
    const now = {step: bubble.dataset.step, names, version, main: Boolean(main), wrong: ""};
    if (now.step === step && (main || version === seen)) return {wrong: "the same as before"};
    if (!main && !names.length) return {wrong: "nothing to do"};
    const box = bubble.getBoundingClientRect();
    const lights = [...document.querySelectorAll(".lesson .ring")].map((one) => one.getBoundingClientRect());
    if (!lights.length) now.wrong = "no light";
    else if (main && document.querySelector(".bk-drawncards")?.checkVisibility()) now.wrong = "cards over the board";
    else if (!inside(box)) now.wrong = "the bubble is out of sight";
    else if (lights.some((one) => meet(box, one))) now.wrong = "the bubble covers its light";
    else if (!main) {
      const lit = open.find((one) => lights.some((light) => meet(light, one.getBoundingClientRect())));
      if (!lit) now.wrong = "what is to be touched lies in the dusk";
      else {
        const thing = lit.getBoundingClientRect();
        now.at = [thing.left + thing.width / 2, thing.top + thing.height / 2];
        if (!lit.contains(document.elementFromPoint(...now.at))) now.wrong = "something lies over what to touch";
      }
    }
    return now;
  };
  let now = look();
  let calm = 0;
  while (performance.now() < ends && calm < 2) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 8)));
    now = look();
    calm = now.wrong ? 0 : calm + 1;
  }
  return now;
}"""

# Something that the rules leave open and the lesson does not, and where it can be hit.
ELSEWHERE = """(names) => {
  for (const name of names) for (const one of document.querySelectorAll(`[data-touch="${CSS.escape(name)}"]`)) {
    const box = one.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width && one.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}"""


def cases() -> list[Any]:
    if os.environ.get("ENNICHI_LESSONS") == "all":
        chosen = [(one, way, language) for one in LESSONS for way in WAYS for language in LANGUAGES]
    else:
        chosen = [(one, list(WAYS)[i % len(WAYS)], LANGUAGES[i % len(LANGUAGES)]) for i, one in enumerate(LESSONS)]
        # However few lessons there are, each way is gone.
        chosen += [(LESSONS[0], list(WAYS)[i], LANGUAGES[i]) for i in range(len(LESSONS), len(WAYS))]
    return [pytest.param(*case, id=f"{case[0].game}-{case[0].name}-{case[1]}-{case[2]}") for case in chosen]


class Learner:
    """Somebody at the table of a lesson, who does what it says in one way."""

    def __init__(self, page: Page, server: Server, lesson: Lesson, way: str, language: str) -> None:
        self.page = page
        self.way = way
        self.language = language
        self.address = server.address
        made = page.context.request.post(
            f"{server.address}/api/lessons/{lesson.game}/{lesson.name}", data={"name": "Inês"}
        ).json()
        self.table = made["table"]
        page.goto(server.address + made["link"])
        self.seen: dict[str, Any] = {"step": ""}

    def state(self) -> dict[str, Any]:
        asked = f"{self.address}/api/tables/{self.table}?lang={self.language}"
        found: dict[str, Any] = self.page.context.request.get(asked).json()
        return found

    def look(self) -> dict[str, Any]:
        """The next bubble, which must be in order."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [self.seen["step"], self.seen.get("version", "")])
        assert not found["wrong"], f"{found['wrong']} after {self.seen['step']!r}: {found}"
        self.seen = found
        return found

    def go_on(self, now: dict[str, Any]) -> None:
        if self.way == "keyboard":
            wanted = ".lesson .btn.primary" if now["main"] else "[data-touch].open"
            there = f"Boolean(document.activeElement?.matches({wanted!r}))"
            if not self.page.evaluate(there):
                self.page.keyboard.press("Tab")  # what lies in the light is the first stop
            assert self.page.evaluate(there), f"the focus is not where {now['step']} wants it"
            self.page.keyboard.press("Enter")
        elif now["main"]:
            self.press(".lesson .btn.primary")
        elif self.way == "finger":
            self.page.touchscreen.tap(*now["at"])
        else:
            self.page.mouse.click(*now["at"])

    def press(self, button: str) -> None:
        found = self.page.locator(button)
        if self.way == "keyboard":
            found.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "finger":
            found.tap()
        else:
            found.click()


@pytest.mark.parametrize(("lesson", "way", "language"), cases())
def test_a_lesson_from_its_first_bubble_to_its_last(
    server: Server, visit: Visit, lesson: Lesson, way: str, language: str
) -> None:
    look = WAYS[way]
    visitor = visit(settings={"language": language}, **look)
    page = visitor.page
    learner = Learner(page, server, lesson, way, language)
    seen: list[str] = []
    refused = wandered = returned = False
    for _ in range(MOST):
        now = learner.look()
        if not now["step"]:  # the learner is alone
            learner.seen = {"step": "?"}
            learner.press(".lesson-pill .ways .tool:nth-last-child(2)")
            continue
        if now["step"] not in seen:
            seen.append(now["step"])
        if now["step"] == lesson.steps[-1].name:
            break
        if way == "mouse" and not refused and not now["main"]:
            refused = touch_something_else(learner, now)
        if way == "mouse" and not wandered and len(seen) == 4:
            wandered = True
            wander(learner, lesson, now)
            continue
        if way == "mouse" and not returned and follows_a_touch_after_talk(lesson, now["step"]):
            returned = True
            go_back(learner, lesson, now)
            continue
        learner.go_on(now)
    assert seen == [step.name for step in lesson.steps]
    check_axe(page)
    check_width(page, int(look["width"]))
    learner.press(".lesson .btn.primary")
    expect(page.locator(".lesson, .lesson-pill")).to_have_count(0)
    if learner.state()["view"]["over"]:
        expect(page.locator(".end[data-count=done]")).to_be_visible()
    else:
        assert page.locator("[data-touch].open").count() > 0, "the table is not the learner's own"
    page.goto(server.address)
    page.locator(f".plate[data-game={kind(lesson.game).manifest()['accent']}]").click()
    expect(page.locator(".lessons li.done")).to_have_count(1)


def test_on_a_phone_no_light_stays_behind_the_question(server: Server, visit: Visit) -> None:
    """When the page moves by itself, it comes back; a finger may move it."""
    page = visit(settings={"language": "fr"}, **WAYS["finger"]).page
    lesson = next(each for each in LESSONS if (each.game, each.name) == ("bamboo", "first"))
    learner = Learner(page, server, lesson, "finger", "fr")
    now = learner.look()
    while now["step"] != "wish":
        learner.go_on(now)
        now = learner.look()
    behind = """() => document.querySelector(".lesson .ring").getBoundingClientRect().top
      < document.querySelector(".prompt").getBoundingClientRect().bottom - 8"""
    away = f"scrollBy(0, {FAR})"
    page.evaluate(away)
    page.wait_for_function(f"() => !({behind})()", timeout=4000)
    page.evaluate(f"dispatchEvent(new Event('touchmove')); {away}")
    page.wait_for_timeout(500)
    assert page.evaluate(behind)


def touch_something_else(learner: Learner, now: dict[str, Any]) -> bool:
    """Answered in words, and nothing happens."""
    page, before = learner.page, learner.state()
    rules = [one["name"] for one in before["touches"]]
    open_ones = page.evaluate(ELSEWHERE, [name for name in rules if name not in now["names"]])
    all_names: list[str] = page.evaluate(
        "[...document.querySelectorAll('.table [data-touch]')].map((one) => one.dataset.touch)"
    )
    closed = page.evaluate(ELSEWHERE, [name for name in all_names if name not in rules])
    if open_ones is None or closed is None:
        return False
    said = page.locator(".lesson .bubble .not")
    for at in (closed, open_ones):
        page.evaluate("document.querySelector('.lesson .bubble .not')?.setAttribute('data-old', '')")
        page.mouse.click(*at)
        expect(said.and_(page.locator(":not([data-old])"))).to_be_visible()
    assert learner.state()["number"] == before["number"]
    return True


def wander(learner: Learner, lesson: Lesson, now: dict[str, Any]) -> None:
    """The same step after the page was loaded again; a step back and on; out of the lesson and in again."""
    page = learner.page
    bubble = page.locator(".lesson .bubble")
    page.reload()
    expect(bubble).to_have_attribute("data-step", now["step"])
    page.keyboard.press("Escape")
    names = [step.name for step in lesson.steps]
    expect(bubble).to_have_attribute("data-step", names[names.index(now["step"]) - 1])
    bubble.locator("button.tool:has-text('')").last.click()
    expect(bubble).to_have_count(0)
    assert page.locator("[data-touch].open").count() == len(learner.state()["touches"])
    page.locator(".lesson-pill.again").click()
    expect(bubble).to_be_visible()
    learner.seen = {"step": ""}


def follows_a_touch_after_talk(lesson: Lesson, name: str) -> bool:
    """Whether one touch led to this step, in a position that several steps spoke of."""
    here = next(i for i, step in enumerate(lesson.steps) if step.name == name)
    talk, touched = lesson.steps[max(0, here - 2)], lesson.steps[max(0, here - 1)]
    return touched.touches == 1 and talk.at == touched.at < lesson.steps[here].at and talk is not touched


def go_back(learner: Learner, lesson: Lesson, now: dict[str, Any]) -> None:
    """To the bubble before this one, not to the first one of its position; also after the page was loaded again."""
    page = learner.page
    bubble = page.locator(".lesson .bubble")
    before = lesson.steps[[step.name for step in lesson.steps].index(now["step"]) - 1]
    page.reload()
    expect(bubble).to_have_attribute("data-step", now["step"])
    page.keyboard.press("Escape")
    expect(bubble).not_to_have_attribute("data-step", now["step"])
    expect(bubble).to_have_attribute("data-step", before.name, timeout=3000)
    learner.seen = {"step": ""}


def test_at_reading_speed_the_lesson_never_leaves_the_learner_alone(server: Server, visit: Visit) -> None:
    """While others play, and while a card is to be read, a line says how it goes on, with a way out."""
    page = visit(1366, 768, settings={"pace": "normal"}).page
    lesson = next(each for each in LESSONS if (each.game, each.number) == ("bamboo", 1))
    learner = Learner(page, server, lesson, "mouse", "en")
    bubble, line = page.locator(".lesson .bubble"), page.locator(".lesson-pill.meanwhile")
    for name in [step.name for step in lesson.steps[: [step.name for step in lesson.steps].index("lay") + 1]]:
        expect(bubble).to_have_attribute("data-step", name)
        now = learner.look()
        if now["main"]:
            learner.press(".lesson .btn.primary")
        else:
            page.locator(f"[data-touch='{now['names'][0]}'].open").click()
    expect(line).to_contain_text("Kiku and Ren play, then we go on")
    line.get_by_role("button", name="Skip").click()
    card = page.get_by_role("region", name="What happens")
    expect(card).to_contain_text("Summer of year 1 begins")
    expect(bubble).to_have_count(0)
    expect(line).to_contain_text("Read what happened, then go on.")
    expect(line.get_by_role("button", name="Leave the lesson")).to_be_visible()
    card.get_by_role("button", name="Go on").click()
    expect(bubble).to_have_attribute("data-step", "paid")
    expect(line).to_have_count(0)
