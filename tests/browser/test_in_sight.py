"""Whole games on ordinary laptops: at every decision everything that matters is on the screen, and nothing scrolls."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from ennichi.kernel.registry import built_in, kind

from .conftest import Server, Visit
from .playing import PATIENCE, sit_at

SIZES = ((1366, 768), (1280, 720), (1366, 650))  # the last: what a browser's own bars leave of the first
RUN = 5  # decisions in a window of one size
SMALLEST_TARGET = 24
SMALLEST_TYPE = 12

# What is wrong with the picture: things of the decision and of the frame that are not to be seen whole and uncovered.
FAULTS = """([target, type, walk]) => {
  const faults = [];
  const inside = (box) => box.width > 0 && box.left > -1 && box.top > -1
    && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
  const uncovered = (element, box) => [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8]].some(([x, y]) => {
    const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return hit && (element.contains(hit) || hit.contains(element));
  });
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    faults.push(`the page is ${page.scrollWidth} × ${page.scrollHeight}`);
  for (const element of document.querySelectorAll("[data-touch].open")) {
    const box = element.getBoundingClientRect();
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
    if (!inside(box)) faults.push(`${element.dataset.touch} lies outside: ${at}`);
    else if (!uncovered(element, box)) faults.push(`${element.dataset.touch} is covered: ${at}`);
    if (Math.min(box.width, box.height) < target - .5) faults.push(`${element.dataset.touch} is too small: ${at}`);
  }
  const own = ".ground > :last-child";
  for (const selector of ["#asked", ".strip", own, `${own} .zone`, ".ticker .deed:first-child"]) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width && !inside(box))
        faults.push(`${selector} ${element.id} lies outside: ${Math.round(box.right)} ${Math.round(box.bottom)}`);
    }
  }
  if (Number(document.querySelector(".table-page").dataset.version) > 20
      && document.querySelectorAll(".ticker .deed").length < 2) faults.push("the last deeds are not told");
  if (walk) {
    const texts = document.createTreeWalker(document.querySelector(".table-page"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {parentElement: element} = texts.currentNode;
      if (!texts.currentNode.data.trim() || element.closest("svg, .hidden, .tabs, .rail-body")) continue;
      if (!element.getClientRects().length || getComputedStyle(element).visibility === "hidden") continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const words = texts.currentNode.data.trim().slice(0, 30);
      if (size > 0 && size < type - .01) faults.push(`“${words}” is set in ${size} px`);
    }
  }
  return [...new Set(faults)];
}"""

# Touches the nth of what is open, but does not pass as long as there is more to do.
TOUCH = """(n) => {
  const open = [...document.querySelectorAll("[data-touch].open")];
  const more = open.filter((each) => each.dataset.touch !== "pass");
  (more.length ? more[n % more.length] : open[0])?.click();
}"""
READY = """() => document.querySelector(".verdict") ? "over"
  : document.querySelector("[data-touch].open") && !document.querySelector(".busy")
  ? document.querySelector(".table-page").dataset.version : "" """


def next_decision(page: Page, seen: str) -> str:
    """The version of the table in which something new can be touched, or "over"."""
    ends = time.monotonic() + PATIENCE
    while True:
        ready = str(page.evaluate(READY))
        if ready and ready != seen:
            return ready
        assert time.monotonic() < ends, "nothing is asked any more"
        page.wait_for_timeout(15)


def play_and_look(page: Page) -> dict[str, str]:
    """Play to the end; the faults, each with the decision where it was first seen."""
    found: dict[str, str] = {}
    version, n = "", 0
    while (version := next_decision(page, version)) != "over":
        width, height = SIZES[n // RUN % len(SIZES)]
        if n % RUN == 0:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(300)  # what was moving comes to rest
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        asked = page.locator("#asked p").first.inner_text()
        for fault in page.evaluate(FAULTS, [SMALLEST_TARGET, SMALLEST_TYPE, n % RUN == RUN - 1]):
            found.setdefault(fault, f"{width}×{height}, decision {n}, {asked}")
        page.evaluate(TOUCH, 7 * n)
        n += 1
    assert n > 15
    return found


SCENES = [(game, scene) for game in built_in() for scene in kind(game).manifest()["scenes"]]


@pytest.mark.parametrize(("game", "scene"), SCENES, ids=[scene["name"] for _, scene in SCENES])
def test_a_whole_game_is_played_without_looking_for_anything(
    visit: Visit, server: Server, game: str, scene: dict[str, Any]
) -> None:
    page = visit(*SIZES[0]).page
    sit_at(page, server, game, scene["seats"], **scene["options"])
    found = play_and_look(page)
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())
