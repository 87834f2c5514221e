"""Rules pages: pictures, the example turn, the search, the aid on one page, and the rules beside a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ennichi.kernel.registry import built_in

from .conftest import Server, Visit
from .playing import check_axe, check_width, sit_at

# Scrolls from picture to picture; says of each how many numbers are on it, and of how many the words speak.
LOOK = """async () => {
  const found = [];
  for (const figure of document.querySelectorAll("figure[data-picture]")) {
    const name = figure.dataset.picture, words = figure.querySelectorAll("figcaption li").length;
    const state = () => {
      const {offsetWidth: width = 0, offsetHeight: height = 0} = figure.querySelector("div.cut") ?? {};
      return {name, words, marks: figure.querySelectorAll(".cut-mark").length, width, height};
    };
    figure.scrollIntoView({block: "center"});
    for (let tries = 0; tries < 150; tries++) {
      if (state().height > 20 && state().marks === words) break;
      await new Promise((done) => setTimeout(done, 40));
    }
    found.push(state());
  }
  return found;
}"""


@pytest.mark.parametrize(("game", "width"), [("bamboo", 1366), ("bitoku", 390), ("iki", 1366)])
def test_every_picture_is_drawn_with_all_its_numbers(server: Server, visit: Visit, game: str, width: int) -> None:
    me = visit(width, color_scheme="dark" if width < 500 else "light")
    me.page.goto(f"{server.address}/rules/{game}")
    me.page.wait_for_selector("figure[data-picture]")
    drawn = me.page.evaluate(LOOK)
    assert len(drawn) > 10
    for picture in drawn:
        assert picture["marks"] == picture["words"], picture
        assert 40 < picture["width"] <= width, picture
        assert picture["height"] > 20, picture
    check_width(me.page, width)
    if game == "bamboo":  # the pages are made alike, and this takes a while
        check_axe(me.page)


def test_the_example_turn_goes_step_by_step(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(f"{server.address}/rules/bamboo")
    film = me.page.locator(".small-film[data-step]")
    film.scroll_into_view_if_needed()
    says = film.locator(".film-says")
    expect(says).to_contain_text("Next: choose the white stock")
    film.get_by_role("button", name="Play").click()  # less motion is wanted: a step
    expect(film).to_have_attribute("data-step", "1")
    me.page.keyboard.press("ArrowRight")
    expect(film).to_have_attribute("data-step", "2")
    expect(film.locator("[data-hinted]").first).to_have_attribute("data-touch", "temple.blue")
    me.page.keyboard.press("End")
    expect(says).to_contain_text("Ren")
    expect(says).not_to_contain_text("Next:")
    expect(film.locator("[data-zone=z-house] .bb-gridcell .bb-home")).to_have_count(1)


def test_rules_and_rulings_are_searched(server: Server, visit: Visit) -> None:
    me = visit(settings={"language": "fr"})
    me.page.goto(f"{server.address}/rules/bitoku")
    me.page.wait_for_selector("search input")
    me.page.keyboard.press("/")
    me.page.keyboard.type("batiment")
    expect(me.page.locator(".found mark").first).to_have_text("Bâtiment")
    me.page.keyboard.press("ArrowDown")
    first = me.page.evaluate("document.activeElement.hash")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".found")).to_have_count(0)
    expect(me.page.locator(f"section{first}")).to_be_in_viewport()
    me.page.keyboard.press("/")
    me.page.keyboard.type("Q65")
    expect(me.page.locator(".found a").first).to_have_attribute("href", "/rulings/bitoku#Q65")


@pytest.mark.parametrize("game", built_in())
def test_the_aid_is_one_printed_page(server: Server, visit: Visit, game: str) -> None:
    me = visit(color_scheme="dark")
    me.page.goto(f"{server.address}/rules/{game}/aid")
    for language in ("fr", "pt", "en"):
        title = me.page.locator("h1").inner_text()
        me.page.locator(".top select").select_option(language)
        if language != "en":
            expect(me.page.locator("h1")).not_to_have_text(title)
        me.page.wait_for_selector(".aid-sheet .i")
        assert pages(me.page, "A4") == pages(me.page, "Letter") == 1, language
    check_axe(me.page)


def pages(page: Page, paper: str) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper)))


def test_the_rules_open_beside_the_table(server: Server, visit: Visit) -> None:
    me = visit()
    sit_at(me.page, server, "bamboo", 2)
    me.page.wait_for_selector(".prompt.mine")
    me.page.locator(".prompt .learn").click()
    panel = me.page.locator(".rules-panel")
    expect(panel.locator("h2").first).to_have_text("Setup")
    assert "/t/" in me.page.url
    assert len(me.context.pages) == 1
    check_axe(me.page)
    panel.get_by_role("link", name="The ghost, for a pair of players").click()
    expect(panel.locator("[data-picture=ghost] div.cut")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    me.page.keyboard.press("/")
    expect(panel.locator("h2").first).to_have_text("Setup")
    me.page.keyboard.press("u")  # the table's keys rest in it
    me.page.keyboard.press("/")
    me.page.keyboard.type("count")
    me.page.keyboard.press("Enter")
    expect(panel.locator("h2").first).to_have_text("The end, and the count")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    # a thing on the board explains itself, and leads to its section
    me.page.locator("#z-temples [data-touch]").first.hover()
    me.page.get_by_role("tooltip").get_by_role("link", name="In the rules").click()
    expect(panel.locator("h2").first).to_have_text("Summer: the offering")


def test_the_bar_and_the_dialogs_of_a_table_lead_to_the_rules(server: Server, visit: Visit) -> None:
    me = visit()
    sit_at(me.page, server, "bamboo", 2)
    me.page.wait_for_selector(".prompt.mine")
    panel = me.page.locator(".rules-panel")
    me.page.locator("a.where").click()
    expect(panel.locator("h2").first).to_have_text("The year, and the turn order")
    panel.get_by_role("button", name="Close").click()
    me.page.keyboard.press("?")
    me.page.get_by_role("dialog").get_by_role("link", name="What the icons mean").click()
    expect(panel.locator("h2").first).to_have_text("What the icons mean")
    expect(me.page.get_by_role("dialog", name="What can I do?")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()
    me.page.keyboard.press("c")
    check_axe(me.page)
    me.page.get_by_role("dialog").get_by_role("link", name="In the rules").click()
    expect(panel.locator("h2").first).to_have_text("The end, and the count")
    panel.get_by_role("button", name="Close").click()
    # what is only printed explains itself as well
    me.page.locator("[data-about='@ghost']").hover()
    me.page.get_by_role("tooltip").get_by_role("link", name="In the rules").click()
    expect(panel.locator("h2").first).to_have_text("The ghost, for a pair of players")


def test_a_section_lists_its_rulings_and_a_ruling_leads_back(server: Server, visit: Visit) -> None:
    me = visit(390, 844, settings={"language": "fr"})
    me.page.goto(f"{server.address}/rules/bitoku#crystal")
    rulings = me.page.locator("section#crystal .rulings-here")
    rulings.locator("summary").click()
    expect(rulings.get_by_role("link")).to_contain_text(["Q7:", "Q52: A crystal without a place"])
    check_width(me.page, 390)
    me.page.goto(f"{server.address}/rulings/bitoku#Q52")
    me.page.locator("section#Q52").get_by_role("link", name="Dans les règles").click()
    expect(me.page.locator("section#crystal")).to_be_in_viewport()
