"""The first page: whom one plays against, and what the list of one's tables tells."""

from __future__ import annotations

import json

from playwright.sync_api import APIRequestContext, expect

from .conftest import Server, Visit
from .playing import check_axe, check_width, sit_at, table_of

TOUCHES = 2000  # more than any game has


def test_a_single_player_chooses_how_hard_the_opponent_is(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    page.get_by_role("button", name="Bitoku").click()
    page.locator("#z-seats .ph").get_by_text("1", exact=True).click()
    expect(page.get_by_role("heading", name="Against the Tengu")).to_be_visible()
    expect(page.locator(".foe svg")).to_be_visible()
    difficulty = page.get_by_role("radiogroup", name="Difficulty")
    expect(difficulty.get_by_role("radio", name="As printed")).to_be_checked()
    difficulty.get_by_text("Harder").click()

    # A single option of another kind leaves the difficulty; one of its own makes it a mixture.
    page.get_by_text("Options (").click()
    expect(page.get_by_role("radiogroup", name="Harder: kodamas").get_by_text("One space ahead")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Harder: kodamas").get_by_role("radio").last).to_be_checked()
    page.get_by_role("radiogroup", name="Harder: kodamas").get_by_text("As usual").click()
    expect(page.locator(".against")).to_contain_text("Your own mixture")
    difficulty.get_by_text("Easier").click()
    with page.expect_request(lambda request: "/api/tables" in request.url and request.method == "POST") as asked:
        page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#asked")
    options: dict[str, object] = json.loads(asked.value.post_data or "")["options"]
    chosen = {name for name, value in options.items() if name.startswith("tengu_") and value is True}
    assert {"tengu_no_dragonfly", "tengu_no_yokai", "tengu_no_resources"} <= chosen
    assert not {"tengu_pilgrim", "tengu_kodamas", "tengu_two_dragonflies", "tengu_leads"} & chosen


def test_the_levels_of_bots_have_their_names_in_sight(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    level = page.get_by_role("radiogroup", name="Strength of the bot on seat 2")
    for name in ("Beginner", "Learner", "Keen", "Strong", "Master"):
        expect(level.get_by_text(name, exact=True)).to_be_visible()


def test_a_table_tells_who_plays_whose_turn_it_is_who_won_and_when(visit: Visit, server: Server) -> None:
    page = visit().page
    sit_at(page, server, "bamboo", seats=2, night=False)
    table = table_of(page)
    page.goto(server.address)
    line = page.locator(".tb").first
    expect(line).to_contain_text("Your turn.")
    for seen in ("Bamboo", "You", "Sable"):
        expect(line).to_contain_text(seen)
    expect(line.locator("time")).to_have_text("now")
    play_to_the_end(page.context.request, f"{server.address}/api/tables/{table}")
    page.reload()
    expect(line).to_contain_text(" to ")
    expect(line).to_contain_text("win")


def test_a_table_for_one_tells_against_whom(visit: Visit, server: Server) -> None:
    page = visit().page
    sit_at(page, server, "bitoku", seats=1)
    table = table_of(page)
    page.goto(server.address)
    seats = page.locator(".tb .wh").first
    expect(seats).to_contain_text("Tengu")
    play_to_the_end(page.context.request, f"{server.address}/api/tables/{table}")
    page.reload()
    expect(page.locator(".tb .ln").first).to_contain_text(" to ")
    expect(seats).to_contain_text("Tengu")


def play_to_the_end(requests: APIRequestContext, table: str) -> None:
    """Touches the first of what is open until the game is over."""
    for _ in range(TOUCHES):
        state = requests.get(table).json()
        if state["view"]["over"]:
            return
        if state["touches"]:
            wanted = {"type": "touch", "number": state["number"], "touch": state["touches"][0]["name"]}
            assert requests.post(f"{table}/touch", data=wanted).ok
    raise AssertionError("the game does not end")


def test_a_newcomer_is_asked_once_and_shown_the_first_lesson(visit: Visit, server: Server) -> None:
    page = visit(1366, 768, new=True).page
    page.goto(server.address)
    play = page.get_by_role("button", name="Play", exact=True)
    for game in ("Bitoku", "Bamboo", "IKI"):
        page.get_by_role("button", name=game).click()
        expect(play).to_be_in_viewport(ratio=1)
        expect(page.locator("#z-seats")).to_contain_text(f"New to {game}? Start with the first lesson")
    expect(page.get_by_role("radiogroup", name="Expansion").get_by_role("radio").last).to_be_checked()  # the base game
    expect(page.locator(".opt").first).to_contain_text("First game: Base game only.")
    check_axe(page)
    play.click()
    expect(page.get_by_role("dialog", name="Have you played IKI before?")).to_be_visible()
    check_axe(page)
    page.keyboard.press("Escape")
    with page.expect_request(lambda request: "/api/tables" in request.url and request.method == "POST") as asked:
        play.click()  # once is enough
    page.wait_for_selector("#asked")
    assert json.loads(asked.value.post_data or "")["options"]["akebono"] is False

    # from the card of a game, by keyboard
    page.goto(server.address)
    page.get_by_role("group", name="Ways into Bamboo").get_by_role("button", name="Play").focus()
    page.keyboard.press("Enter")
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Not yet: show me")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson .bubble")).to_contain_text("Welcome to the bamboo forest")


def test_the_first_page_remembers_the_game_the_lesson_and_that_nothing_was_played_yet(
    visit: Visit, server: Server
) -> None:
    page = visit(1366, 768, new=True).page
    page.goto(server.address)
    page.evaluate("localStorage['ennichi-lessons'] = JSON.stringify({done: ['iki/first']})")
    page.reload()
    ways = page.get_by_role("group", name="Ways into IKI")
    expect(ways).to_contain_text("Fire and harvest")  # the lesson that comes next
    ways.get_by_role("button", name="Learn").click()
    page.wait_for_selector(".lesson .bubble")

    page.goto(server.address)
    expect(page.get_by_role("heading", name="IKI")).to_be_visible()
    expect(page.locator(".tb").first).to_contain_text("lesson: Fire and harvest")
    expansion = page.get_by_role("radiogroup", name="Expansion")
    expect(expansion.get_by_role("radio", name="Base game only")).to_be_checked()  # a lesson is no first game
    expansion.get_by_text("Akebono", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#asked")
    page.goto(server.address)
    expect(expansion.get_by_role("radio", name="Akebono")).to_be_checked()


def test_who_knows_a_game_plays_at_once_and_finds_its_puzzles(visit: Visit, server: Server) -> None:
    page = visit(390, 844, new=True, color_scheme="dark").page
    page.goto(server.address)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Yes: to the table").click()
    page.wait_for_selector("#asked")
    page.goto(server.address)
    expect(page.locator("#z-seats")).to_contain_text("No account.")  # no word of lessons for newcomers
    expect(page.get_by_role("group", name="Ways into Bitoku")).to_contain_text(" min")
    check_axe(page)
    check_width(page, 390)
    page.get_by_role("group", name="Ways into Bitoku").get_by_role("link", name="Puzzle").click()
    expect(page.locator("#puzzles-bitoku")).to_be_in_viewport()
