"""Bamboo in the browser: what is open says what touching it would do, wherever the pointer is on it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .playing import sit_at


def play_until_open(page: Page, group: str) -> None:
    """Touch the first thing at each decision until one of these is open."""
    for _ in range(12):
        page.wait_for_selector(".table-page:not(.busy) [data-touch].open")
        if page.locator(f'[data-touch^="{group}."].open').count():
            return
        version = page.locator(".table-page").get_attribute("data-version")
        page.locator("[data-touch].open").first.click()
        page.wait_for_selector(f'.table-page:not([data-version="{version}"])')
    raise AssertionError(f"no {group} was ever open")


def test_an_open_stock_and_a_section_laid_out_say_what_the_turn_would_be(visit: Visit, server: Server) -> None:
    page = visit().page
    sit_at(page, server, "bamboo", 2)
    tip = page.locator(".tip")

    play_until_open(page, "section")
    page.locator('[data-touch^="section."].open').first.hover()
    expect(tip).to_contain_text("for a turn in summer")

    play_until_open(page, "stock")
    stock = page.locator('[data-touch^="stock."].open').first
    for part in (stock.locator(".bb-sec").first, stock.locator(".bb-base")):
        page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
        part.hover()
        expect(tip).to_contain_text("from the grove")
        expect(tip.locator("h3")).to_contain_text("stock")

    play_until_open(page, "temple")
    page.locator('[data-touch^="temple."].open .bb-spirit').first.hover()
    expect(tip).to_contain_text("Lay a stick in the")
    expect(tip.locator("h3")).to_contain_text("temple")
