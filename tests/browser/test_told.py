"""What happens is told: deeds of others in the prompt's place, moments step by step, and what happened meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ennichi.kernel.registry import built_in

from .conftest import Server, Visit
from .playing import HURRY, PATIENCE, check_axe, sit_at, until

# Notes what the page shows, from now on: sentences in the prompt's place, and moments with what was told of them.
NOTE = """() => {
  window.seen = {deeds: [], waits: [], moments: {}, steps: 0, held: []};
  const look = () => {
    const page = document.querySelector(".table-page");
    const asked = document.querySelector("#asked");
    const said = asked?.querySelector(".deeds-so-far");
    if (said) window.seen.deeds.push(said.innerText);
    else if (asked && !document.querySelector(".prompt.mine")) window.seen.waits.push(asked.innerText);
    const card = document.querySelector(".told-card");
    const title = card?.querySelector("h3")?.innerText;
    if (!title) return;
    const told = [...card.querySelectorAll("li")].map((line) => line.innerText);
    if (told.length >= (window.seen.moments[title]?.length ?? 0)) window.seen.moments[title] = told;
    if (card.querySelector("li.now")) {
      window.seen.steps += 1;
      window.seen.held.push(page.dataset.version);
    }
  };
  const all = {subtree: true, childList: true, characterData: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
}"""


def moments(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate("window.seen.moments")
    return found


@pytest.mark.parametrize("game", built_in())
def test_turns_of_others_are_sentences_and_moments_are_told_step_by_step(
    server: Server, visit: Visit, game: str
) -> None:
    me = visit(settings={"pace": "fast"})
    page = me.page
    sit_at(page, server, game, 2, "greedy")
    page.evaluate(NOTE)
    page.evaluate(HURRY)
    until(page, lambda: bool(page.evaluate("window.seen.steps > 1")), PATIENCE)
    page.evaluate("clearInterval(window.hurry)")
    card = page.locator(".told-card")
    expect(card).to_be_visible()
    expect(card.locator("li.now")).to_have_count(0)  # all is told, and the table has gone on
    assert page.evaluate("new Set(window.seen.held).size") <= page.evaluate("Object.keys(window.seen.moments).length")
    told = moments(page)
    assert any(lines for lines in told.values())
    check_axe(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.evaluate(HURRY)
    until(page, lambda: bool(page.evaluate("window.seen.deeds.length")), PATIENCE)
    page.evaluate("clearInterval(window.hurry)")
    assert not [said for said in page.evaluate("window.seen.waits") if said and re.search(r"[?]|choose a|:", said)]
    page.keyboard.press("l")
    log = page.locator(".log")
    for title in told:
        expect(log).to_contain_text(title.rstrip("."))


def test_a_key_skips_what_is_told_and_leaves_it_to_be_read(server: Server, visit: Visit) -> None:
    me = visit(settings={"pace": "slow"})
    page = me.page
    sit_at(page, server, "bamboo", 2, "greedy")
    page.evaluate(NOTE)
    page.evaluate(HURRY)
    for _ in range(400):
        page.keyboard.press("Shift+x")
        if moments(page):
            break
        page.wait_for_timeout(50)
    page.evaluate("clearInterval(window.hurry)")
    page.keyboard.press("Shift+x")
    expect(page.get_by_role("button", name="Show the newest")).to_have_count(0)
    card = page.locator(".told-card")
    if card.count():  # the next touch of the hurry may have put it away
        expect(card.locator("li")).not_to_have_count(0)
        card.get_by_role("button", name="Go on").click()
        expect(card).to_have_count(0)
    assert moments(page)


@pytest.mark.parametrize(("language", "title"), [("en", "Since your last turn"), ("fr", "Depuis votre dernier tour")])
def test_who_comes_back_reads_what_happened(server: Server, visit: Visit, language: str, title: str) -> None:
    me = visit(settings={"pace": "fast", "language": language})
    page = me.page
    sit_at(page, server, "iki", 3, "greedy")
    page.evaluate(HURRY)
    until(page, lambda: bool(page.evaluate("document.querySelector('.deeds-so-far')")), PATIENCE)
    page.evaluate("clearInterval(window.hurry)")
    # The others go on while nobody looks, until it is the player's turn again.
    page.goto(f"{server.address}/rules/iki")
    page.wait_for_timeout(1500)
    page.go_back()
    card = page.get_by_role("region", name=title)
    expect(card).to_be_visible()
    expect(card.locator("li").first).to_contain_text(re.compile(r"\w+ \w+"))
    film = card.get_by_role("link")
    expect(film).to_have_attribute("href", re.compile(r"/replay#\d+$"))
    check_axe(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
