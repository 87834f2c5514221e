"""The first page: whom one plays against, and what the list of one's tables tells."""

from __future__ import annotations

import json

from playwright.sync_api import APIRequestContext, expect

from .conftest import Server, Visit
from .playing import sit_at, table_of

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
