"""IKI in the browser: whole games by mouse, finger and keyboard, forecasts, explanations, accessibility."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ennichi import bots
from ennichi.kernel.registry import kind, new
from ennichi.kernel.text import LANGUAGES

from .conftest import Server, Visit
from .playing import (
    check_axe,
    check_width,
    play_with_a_finger,
    play_with_the_keyboard,
    play_with_the_mouse,
    sit_at,
    table_of,
)

# Prints every name on a card of a sort (one whose effects have a line each), and says what does not fit: a portrait
# without room, a word that is cut off, or one that breaks where no hyphen is.
PRINT = """([cards, face, least]) => {
  const names = [[]];
  for (const span of document.querySelector(`${cards} .ik-nm`).querySelectorAll("span"))
    if (span.textContent === "|") names.push([]); else names.at(-1).push(span.textContent);
  const tight = (words) => words.join(" ").replaceAll("\u00ad", "").length > 18;
  const print = (place, words) => {
    place.replaceChildren(...words.flatMap((word) => {
      const span = document.createElement("span");
      span.textContent = word;
      return [span, " "];
    }));
    place.className = tight(words) ? "ik-nm ik-tight" : "ik-nm";
  };
  const all = [...document.querySelectorAll(cards)];
  for (const card of all) print(card.querySelector(".ik-nm"), names[0]);
  const heightOf = (card) => card.querySelector(face).getBoundingClientRect().height;
  const card = all.sort((one, other) => heightOf(other) - heightOf(one))[0];
  const place = card.querySelector(".ik-nm"), style = getComputedStyle(place);
  const room = place.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 0.5;
  const faults = [];
  for (const words of names) {
    print(place, words);
    const told = words.join(" ").replaceAll("\u00ad", "·");
    const height = heightOf(card);
    if (height < least) faults.push(`${told}: a portrait of ${Math.round(height)} px`);
    if (place.scrollHeight > place.clientHeight + 1) faults.push(`${told}: cut off`);
    const wide = (text) => {
      print(place, [text]);
      place.classList.toggle("ik-tight", tight(words));
      place.firstChild.style.cssText = "max-width: none; white-space: nowrap";
      return place.firstChild.getBoundingClientRect().width;
    };
    for (const word of words) {
      if (wide(word.replaceAll("\u00ad", "")) <= room) continue;
      for (const part of word.replaceAll("\u00ad", "-\u00ad").split(/\u00ad|(?<=-)/))
        if (wide(part) > room) faults.push(`${told}: ${part} is too long`);
    }
  }
  for (const each of all) print(each.querySelector(".ik-nm"), names.flatMap((words) => [...words, "|"]).slice(0, -1));
  return [names.length, faults];
}"""

BUTTONS = {"done", "income", "mon", "trade", "option"}
# Touches that only the prompt offers, though the board should have drawn them.
UNDRAWN = "[...document.querySelectorAll('.choices [data-touch]')].map((each) => each.dataset.touch.split('.')[0])"


def record(seats: int, seed: int = 11, **options: Any) -> str:
    """A whole game between bots."""
    game = new("iki", seats=seats, seed=seed, **options)
    players = [bots.make("random", seed=seat) for seat in range(seats)]
    while not game.over:
        game.play(players[game.seat].choose(game))
    return game.record()


def is_over(page: Page) -> bool:
    return page.locator(".verdict").count() > 0


def check_buttons(page: Page) -> None:
    """Only what lies nowhere on the board is offered by the prompt."""
    assert set(page.evaluate(UNDRAWN)) <= BUTTONS


def check_end(page: Page, server: Server) -> None:
    """The count tells of every scoring step, and its sums are the server's."""
    assert is_over(page)
    state = server.ask(f"/api/tables/{table_of(page)}")
    assert len(state["breakdown"][0]) == 7
    for score in state["scores"]:
        expect(page.locator("main")).to_contain_text(str(score))
    check_axe(page)


def test_a_whole_game_of_four_with_the_mouse(visit: Visit, server: Server) -> None:
    page = visit().page
    sit_at(page, server, "iki", 4, akebono=True)
    for _ in range(60):
        if is_over(page):
            break
        play_with_the_mouse(page, 8)
        check_buttons(page)
    check_end(page, server)
    check_width(page, 1440)


def test_a_whole_game_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit(color_scheme="dark").page
    sit_at(page, server, "iki", 2, akebono=True, grandmaster=True)
    assert play_with_the_keyboard(page) > 40
    check_end(page, server)


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True).page
    sit_at(page, server, "iki", 3, akebono=True)
    for _ in range(60):
        if is_over(page):
            break
        play_with_a_finger(page, 8)
        check_buttons(page)
        check_width(page, 390)
    check_end(page, server)


def test_the_base_game(visit: Visit, server: Server) -> None:
    page = visit().page
    sit_at(page, server, "iki", 3, akebono=False)
    assert page.locator("#z-river, .ik-celebrity").count() == 0
    for _ in range(3):
        play_with_the_mouse(page, 10)
        check_buttons(page)


@pytest.mark.parametrize(("theme", "akebono", "width"), [("light", False, 1440), ("dark", True, 820)])
def test_no_barriers(visit: Visit, server: Server, theme: str, akebono: bool, width: int) -> None:
    page = visit(width, color_scheme=theme).page
    sit_at(page, server, "iki", 3, akebono=akebono)
    for _ in range(2):
        play_with_the_mouse(page, 10)
        check_axe(page)
        check_width(page, width)
    assert page.evaluate(CROWDED) == []


# Somebody goes to every shop: which shops no longer show their whole name and offer?
CROWDED = """() => {
  const walker = document.querySelector(".ik-walker");
  for (const space of document.querySelectorAll(".ik-lane .ik-space")) {
    space.querySelector(".ik-walkers")?.remove();
    const walkers = document.createElement("span");
    walkers.className = "ik-walkers";
    walkers.append(walker.cloneNode(true));
    space.append(walkers);
  }
  return [...document.querySelectorAll(".ik-lane .ik-shop")].filter((shop) => {
    const offer = shop.querySelector(".ik-effect").getBoundingClientRect();
    return shop.querySelector(".ik-shopname").offsetHeight < 12 || offer.bottom > shop.getBoundingClientRect().bottom;
  }).map((shop) => shop.textContent);
}"""


# Forecasts.


def test_the_calendar_looks_ahead(visit: Visit, server: Server) -> None:
    """By hover, by touch, and by focus: on the stalls, and for everybody beside the calendar."""
    page = visit().page
    sit_at(page, server, "iki", 3, akebono=True)
    play_with_the_mouse(page, 4)
    ahead = page.locator(".ik-ahead")
    expect(ahead).to_have_count(2)  # the next payday and the next fire
    payday, fire = ahead.first, ahead.last
    payday.hover()
    expect(page.locator(".ik-outlook li")).to_have_count(3)  # one line a player
    expect(page.locator(".ik-look.ik-pays").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".ik-outlook, .ik-look")).to_have_count(0)
    fire.click()
    page.mouse.move(2, 2)
    expect(page.locator(".ik-outlook li")).to_have_count(4)  # one line a nagaya
    expect(page.locator(".ik-fate").first).to_be_visible()
    check_axe(page)
    fire.click()
    page.mouse.move(2, 2)
    expect(page.locator(".ik-outlook")).to_have_count(0)
    page.keyboard.press("Tab")
    payday.focus()
    expect(page.locator(".ik-outlook li")).to_have_count(3)


# Explanations.


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            {"[data-about='@lap']": "against the clock", ".ik-building": "Costs", "[data-about='@good.wood']": "IKI"},
        ),
        ("fr", {".ik-shop": "Ici", "[data-about='@month.2']": "paie", ".ik-lane-of-life": "pas"}),
        ("pt", {".ik-token": "Custa", "[data-about='@trade.2']": "incêndio", ".ik-stall": "Pertence"}),
    ],
)
def test_things_explain_themselves(visit: Visit, server: Server, language: str, said: dict[str, str]) -> None:
    page = visit(settings={"language": language}).page
    sit_at(page, server, "iki", 3, akebono=True)
    for thing, words in said.items():
        page.mouse.move(2, 2)
        page.locator(thing).first.hover()
        expect(page.locator(".tip")).to_contain_text(words)


def test_a_celebrity_tells_what_meeting_brings(visit: Visit, server: Server) -> None:
    page = visit().page
    sit_at(page, server, "iki", 3, akebono=True)
    famous = page.locator(".ik-celebrity").first
    game = new("iki", seats=3, seed=1, akebono=True)
    brings = game.header.kind.tell(game, game.touch(famous.get_attribute("data-touch") or ""), kind("iki").text("en"))
    assert len(brings) > 10
    famous.hover()
    expect(page.locator(".tip p").first).to_have_text(brings)


def test_a_reconstructed_value_has_its_sign_and_a_sure_one_has_none(visit: Visit, server: Server) -> None:
    page = visit().page
    sit_at(page, server, "iki", 3, akebono=True)
    sources = new("iki", seats=3, seed=1).header.box.sources
    things = page.locator(".ik-main [data-touch]")
    names = [str(name) for name in things.evaluate_all("(all) => all.map((each) => each.dataset.touch)")]
    for source, signs in (("reconstructed", 1), ("rulebook", 0)):
        name = next(name for name in names if sources.get(name) == source)
        page.mouse.move(2, 2)
        expect(page.locator(".tip")).to_have_count(0)
        page.locator(f".ik-main [data-touch='{name}']").hover()
        expect(page.locator(".tip .meta")).to_be_attached()
        expect(page.locator(".tip .source")).to_have_count(signs)


def test_a_misprint_is_drawn_as_the_table_plays_it(visit: Visit, server: Server) -> None:
    """The Construction site sells wood, or rice where an option plays what the book prints."""
    page = visit().page
    offers = []
    for construction in ("wood", "rice"):
        sit_at(page, server, "iki", 3, akebono=True, construction=construction)
        offers.append(page.locator(".ik-construction-site .ik-effect").inner_html())
        said = page.locator(".ik-construction-site .hidden").inner_text()
        assert construction in said
    assert offers[0] != offers[1]


def test_things_explain_themselves_in_a_film(visit: Visit, server: Server) -> None:
    page = visit(settings={"language": "fr"}).page
    page.goto(server.address)
    made = page.context.request.post(f"{server.address}/api/records", data={"text": record(3)}).json()
    page.goto(f"{server.address}/t/{made['table']}/replay#60")
    page.locator(".ik-shop").first.hover()
    expect(page.locator(".tip")).to_contain_text("Ici")
    page.mouse.move(2, 2)
    page.locator("[data-about='@good.mon']").hover()
    expect(page.locator(".tip")).to_contain_text("IKI")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_card(visit: Visit, server: Server, language: str) -> None:
    page = visit(1280, 720, settings={"language": language}).page

    def print_all(route: Route) -> None:
        """Every card bears all the names, and so the words as the client prints them."""
        pieces = route.fetch().json()
        names = pieces["names"]
        for group in ("character.", "celebrity."):
            ours = [name for name in names if name.startswith(group)]
            names.update(dict.fromkeys(ours, " | ".join([names[name] for name in ours])))
        route.fulfill(json=pieces)

    page.route("**/pieces/**", print_all)
    sit_at(page, server, "iki", 4, akebono=True)
    for width, height in ((1280, 720), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for cards, face, least, count in ((".ik-hire", ".ik-mid", 18, 85), (".ik-celebrity", ".ik-star", 18, 20)):
            assert page.evaluate(PRINT, [cards, face, least]) == [count, []], (width, cards)
