"""Seats in the browser: private links, deleting a game together, and how many watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .playing import check_axe, table_of


def private_link(page: Page) -> str:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show the link").click()
    link = page.get_by_label("Your private link").input_value()
    page.keyboard.press("Escape")
    return link


def open_table(page: Page, server: Server) -> None:
    """A table for two, with one seat free."""
    seats = [{"kind": "me", "name": "Inês"}, {"kind": "open"}]
    made = page.context.request.post(f"{server.address}/api/tables", data={"game": "bamboo", "seats": seats}).json()
    page.goto(server.address + made["invite"])
    page.wait_for_selector("#asked")


@pytest.mark.parametrize("form", ["{table}#{secret}", "{table}/{secret}"])
def test_a_private_link_opens_the_seat_and_leaves_the_address(server: Server, visit: Visit, form: str) -> None:
    ines = visit()
    open_table(ines.page, server)
    link = private_link(ines.page)
    table, _, secret = link.partition("#")
    assert re.fullmatch(r"\d[\w-]{24}", secret)
    phone = visit(390, 844)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.on("websocket", lambda socket: asked.append(socket.url))
    phone.page.goto(form.format(table=table, secret=secret))
    phone.page.wait_for_selector("#asked")
    expect(phone.page.get_by_text("You are watching.")).to_have_count(0)
    expect(phone.page).to_have_url(table)
    if "#" in form:
        assert [url for url in asked if secret in url.partition("#")[0]] == []
    phone.page.reload()
    phone.page.wait_for_selector("#asked")
    expect(phone.page.get_by_text("You are watching.")).to_have_count(0)
    phone.page.goto("about:blank")
    phone.page.goto(f"{table}#0{'a' * 24}")  # a wrong one is refused in words
    expect(phone.page.get_by_text("You do not hold a seat at this table.")).to_be_visible()
    expect(phone.page).to_have_url(table)
    phone.faults.clear()  # Chromium itself reports the refusal


def test_a_game_is_deleted_by_agreement_or_by_who_set_it_up(server: Server, visit: Visit) -> None:
    ines, theo, watcher = visit(), visit(settings={"name": "Théo"}), visit(390, 844)
    open_table(ines.page, server)
    address = f"{server.address}/t/{table_of(ines.page)}"
    theo.page.goto(address)
    theo.page.get_by_role("button", name="Take the seat").click()
    expect(theo.page.get_by_text("You are watching.")).to_have_count(0)
    watcher.page.goto(address)
    expect(watcher.page.get_by_text("1 watching")).to_be_visible()
    expect(ines.page.get_by_text("1 watching")).to_be_visible()

    theo.page.get_by_role("button", name="Settings").click()
    theo.page.get_by_role("button", name="Delete this table").click()
    theo.page.get_by_role("button", name="Delete this table").click()
    wish = "Théo would like to delete this game (1 of 2)."
    for person in (ines, theo, watcher):
        expect(person.page.locator(".bar").get_by_text(wish)).to_be_visible()
    check_axe(ines.page)
    expect(watcher.page.get_by_role("button", name="Agree")).to_have_count(0)
    theo.page.get_by_role("button", name="Keep it after all").click()
    expect(ines.page.locator(".bar").get_by_text(wish)).to_have_count(0)

    theo.page.goto(server.address)  # from the lobby it is the same
    theo.page.get_by_role("button", name="Delete this table").click()
    theo.page.get_by_role("button", name="Delete this table").click()
    expect(theo.page.get_by_text("1 of 2 would like to delete it")).to_be_visible()
    expect(theo.page.get_by_role("button", name="Keep it after all")).to_be_visible()
    ines.page.get_by_role("button", name="Agree").click()
    for person in (ines, watcher):
        expect(person.page.get_by_text("This game was deleted by Inês")).to_be_visible()
        check_axe(person.page)
    ines.page.get_by_role("link", name="Back to the lobby").click()
    expect(ines.page.get_by_text("No table yet.")).to_be_visible()
