"""What lasts, as the page tells it: removed tables that come back, and rules that were changed meanwhile."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import expect

from .conftest import Server, Visit
from .playing import check_axe, check_width, table_of


@pytest.mark.parametrize("width", [1440, 390])
def test_a_removed_table_is_brought_back(server: Server, visit: Visit, width: int) -> None:
    me = visit(width=width)
    me.page.goto(server.address)
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_selector(".table-page")
    table = me.page.url.rpartition("/")[2]
    link = me.page.evaluate(f"fetch('/api/tables/{table}/link').then((answer) => answer.json())")["link"]
    # From the list of the first page …
    me.page.goto(server.address)
    for _ in range(2):  # it asks first
        me.page.get_by_role("button", name="Delete this table").first.click()
    me.page.get_by_text("Removed (1)").click()
    expect(me.page.get_by_text("It can be brought back until")).to_be_visible()
    check_axe(me.page)
    check_width(me.page, width)
    me.page.get_by_role("button", name="Bring it back").click()
    expect(me.page.get_by_text("Removed (1)")).to_have_count(0)
    # … and from its own address, on another device too, by the private link.
    for _ in range(2):
        me.page.get_by_role("button", name="Delete this table").first.click()
    expect(me.page.get_by_text("Removed (1)")).to_be_visible()
    other = visit(width=width)
    other.page.goto(server.address + link)
    expect(other.page.get_by_text("This table was removed on")).to_be_visible()
    check_axe(other.page)
    other.page.get_by_role("button", name="Bring it back").click()
    other.page.wait_for_selector(".table-page")
    other.faults.clear()  # Chromium itself reports the refused connection


def test_changed_rules_are_told_until_it_is_put_away(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(server.address)
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_selector(".table-page")
    server.kill()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as stored:
        stored.execute("UPDATE tables SET rules = rules - 1 WHERE id = ?", [table_of(me.page)])
    stored.close()
    server.start()
    me.page.reload()
    told = me.page.locator(".bar").get_by_text("The rules of this game were changed")
    expect(told).to_be_visible()
    check_axe(me.page)
    me.page.locator(".bar.notice").get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    me.page.reload()
    me.page.wait_for_selector(".table-page")
    expect(told).to_have_count(0)
    me.faults.clear()  # the server was away for a moment
