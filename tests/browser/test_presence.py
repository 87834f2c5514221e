"""The live state of the table: who is here, what keeps it waiting, a line that breaks, and what the ear is told."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.forwarder import Forwarder

from .conftest import Server, Visit, descendants
from .playing import HURRY, PATIENCE, number_of, sit_at, table_of, until, wait_for_my_turn

# Notes what a screen reader would say by itself: what is added to places that are there to be listened to. Such a place
# that comes with its words is not heard reliably.
LISTEN = """() => {
  window.heard = [];
  window.unheard = [];
  const place = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])";
  const words = (node) => (node.innerText ?? node.textContent).replace(/\\s+/g, " ").trim();
  new MutationObserver((changes) => {
    for (const {target, addedNodes, type} of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(place);
      const said = type === "characterData" ? [target] : [...addedNodes];
      if (region) window.heard.push(...said.map((node) => words(region.ariaAtomic === "true" ? region : node)));
      else for (const node of said.filter((one) => one instanceof Element))
        for (const one of [node, ...node.querySelectorAll("*")])
          if (one.matches(place) && words(one)) window.unheard.push(words(one));
    }
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
STORY = """async (table) => {
  const state = await (await fetch(`/api/tables/${table}`)).json();
  const me = state.viewer;
  const playing = state.scenes.at(-1)?.seat === me ? state.scenes.at(-1) : null;
  // Of the player's own turns, what they did to others, and those in which nothing was asked.
  const isNews = (scene, beat) => scene.seat !== me || scene.first === scene.end || beat.seat !== me;
  return state.scenes.filter((scene) => scene !== playing).flatMap((scene) =>
    [scene.title, ...scene.beats.filter((beat) => isNews(scene, beat)).map((beat) => beat.text)].filter(Boolean));
}"""
# Notes all that stood in the prompt's place.
NOTE = """() => {
  window.asked = [];
  const note = () => window.asked.push(document.querySelector("#asked").innerText);
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def heard(page: Page) -> list[str]:
    """What was said since this was asked last."""
    page.wait_for_timeout(250)
    found: list[str] = page.evaluate("window.heard.splice(0)")
    return found


def touch_first(page: Page) -> None:
    page.evaluate("document.querySelector('.table [data-touch].open, .prompt [data-touch].open').click()")


def test_each_sentence_is_said_once_and_in_order(server: Server, visit: Visit) -> None:
    me, theo = visit(settings={"pace": "fast"}), visit()
    page = me.page
    seats: list[Any] = [{"kind": "me", "name": "Inês"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    made = page.context.request.post(
        f"{server.address}/api/tables", data={"game": "bamboo", "options": {}, "seats": seats, "language": "en"}
    ).json()
    theo.page.context.request.post(f"{server.address}/api/tables/{made['table']}/seats", data={"name": "Théo"})
    page.goto(server.address + made["link"])
    page.wait_for_selector("#asked")
    page.evaluate(LISTEN)
    strip = page.locator(".strip", has_text="Théo")
    expect(strip).to_contain_text("not here yet")
    theo.page.goto(f"{server.address}/t/{made['table']}")
    theo.page.wait_for_selector("#asked")
    expect(strip).not_to_contain_text("not here yet")
    page.wait_for_timeout(600)

    # Turns of others and moments, as they happen: the story, whole sentences, nothing twice.
    before = page.evaluate(STORY, made["table"])
    said = heard(page)
    assert said.count("Théo has come to the table.") == 1
    assert len(said) == len(set(said))  # that somebody came is no reason to ask again
    for one in (page, theo.page):
        one.evaluate(HURRY)
    until(page, lambda: bool(page.evaluate("window.heard.some((one) => one.startsWith('Winter'))")), PATIENCE)
    theo.page.evaluate("clearInterval(window.hurry)")
    page.evaluate("clearInterval(window.hurry)")
    for _ in range(60):  # to the player's own turn
        if page.evaluate(
            "!!document.querySelector('.prompt.mine [data-touch].open, .prompt.mine ~ * [data-touch].open')"
        ):
            break
        if theo.page.locator(".prompt.mine").count():
            touch_first(theo.page)
        page.keyboard.press("Shift+x")
        page.wait_for_timeout(150)
    wait_for_my_turn(page, server)
    said = [*said, *heard(page)]
    story = page.evaluate(STORY, made["table"])
    assert [one for one in said if one in story] == story[len([one for one in before if one not in said]) :]
    twice = [one for one, other in pairwise(said) if one == other]
    assert not [one for one in twice if not one.endswith(("choice", "choices"))]  # two decisions may ask the same
    question = page.locator("#asked").inner_text().split("\n")[0].strip()
    assert said[-1].startswith(question)
    assert re.search(r"\d+ choices?$", said[-1])

    # What is taken back, refused and advised.
    if page.get_by_role("button", name="Undo").is_enabled():
        page.keyboard.press("u")
        wait_for_my_turn(page, server)
        assert len(heard(page)) == 1
    while page.get_by_role("button", name="Undo").is_enabled():
        page.keyboard.press("u")
        page.wait_for_timeout(200)
    heard(page)
    page.keyboard.press("u")
    assert heard(page) == ["Nothing can be taken back at the moment."]
    page.keyboard.press("h")
    page.wait_for_selector(".hinted-bar .ways, .hinted-bar b")
    said = heard(page)
    assert [one for one in said if one.startswith("What a bot would do. ")] == said[-1:]

    # Who reloads the page was never away; who leaves is, and comes back.
    theo.page.reload()
    theo.page.wait_for_selector("#asked")
    page.wait_for_timeout(1000)
    assert heard(page) == []
    theo.page.goto(f"{server.address}/about")
    expect(strip).to_contain_text(re.compile(r"away \d+ s"))
    assert heard(page) == ["Théo has left the table."]
    theo.page.go_back()
    theo.page.wait_for_selector("#asked")
    expect(strip).to_contain_text("here")
    assert heard(page) == ["Théo is back."]
    assert page.evaluate("window.unheard") == []

    # The place itself is in the tree that screen readers get.
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    live = [
        node["name"]["value"]
        for node in tree["nodes"]
        if not node["ignored"] and node["role"]["value"] == "log" and "name" in node
    ]
    assert "What happens" in live


@pytest.fixture
def line(server: Server) -> Iterator[Forwarder]:
    line = Forwarder(server.port)
    yield line
    line.close()


def test_a_broken_line_is_told_and_nothing_is_sent_late(server: Server, visit: Visit, line: Forwarder) -> None:
    me = visit()
    page = me.page
    near = type("Near", (), {"address": f"http://127.0.0.1:{line.port}"})
    sit_at(page, near, "bamboo", 2)  # type: ignore[arg-type]
    wait_for_my_turn(page, server)
    page.evaluate(LISTEN)
    asked = page.locator("#asked")
    number = number_of(page, server)

    # The touch is swallowed without a word …
    line.fall_silent()
    touch_first(page)
    expect(page.get_by_text("did not arrive: please touch again")).to_be_visible()
    assert number_of(page, server) == number
    assert [one for one in heard(page) if "Connect" in one] == [
        "Connection lost.",
        "Connected again. Your last touch did not arrive: please touch again.",
    ]
    # … or only the answer is.
    line.silent.update(line.ends[1::2])
    touch_first(page)
    expect(page.get_by_text("Your last touch had arrived")).to_be_visible()
    wait_for_my_turn(page, server)
    number = number_of(page, server)
    assert number > 0

    # The browser itself is offline.
    me.context.set_offline(True)
    expect(asked).to_contain_text("Connection lost.")
    touch_first(page)
    expect(page.get_by_text("your touch was not sent")).to_be_visible()
    me.context.set_offline(False)
    expect(page.locator(".prompt.lost")).to_have_count(0)
    assert number_of(page, server) == number
    expect(page.get_by_text("your touch was not sent")).to_have_count(0)

    # The server is gone: it is told at once, and what is touched meanwhile is not sent.
    server.kill()
    expect(asked).to_contain_text("Connection lost.")
    touch_first(page)
    expect(page.get_by_text("your touch was not sent")).to_be_visible()
    expect(asked).to_contain_text(re.compile(r"Trying again in [3-9] s"))
    heard(page)
    server.start()
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".table-page")).not_to_have_class(re.compile(r"\blost\b"))
    assert number_of(page, server) == number
    said = heard(page)
    assert said[0] == "Connected again."
    assert len(said) == 2, "and what is asked"
    assert page.title().startswith("● Your turn.")
    assert page.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:")
    me.faults.clear()


def kill_workers(server: Server) -> None:
    for pid in descendants(server.process.pid):
        with suppress(OSError):
            if b"ennichi.table.worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(pid, signal.SIGKILL)


def test_a_bot_that_died_is_started_again_and_it_is_told(server: Server, visit: Visit) -> None:
    me = visit()
    page = me.page
    sit_at(page, server, "iki", 2, "level5")
    page.evaluate(NOTE)
    page.evaluate(HURRY)  # a bot may be done before it is hit: the game goes on until one was
    for _ in range(400):
        if page.evaluate("!!document.querySelector('.strip .presence .dots')"):
            kill_workers(server)
        page.wait_for_timeout(50)
        if page.evaluate("window.asked.some((one) => one.includes('had to be started again'))"):
            break
    else:
        raise AssertionError(f"it was not told at {table_of(page)}")
    page.evaluate("clearInterval(window.hurry)")
    wait_for_my_turn(page, server)
