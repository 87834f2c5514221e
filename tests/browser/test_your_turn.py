"""Tell me when it is my turn: the dialog, the links of a mail, and a message that the browser shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.table.receivers import MailServer, Subscriber, mail_server, receiver

from .conftest import ROOT, Server, Visit
from .playing import check_axe, until

# The push service that Chromium would ask is not reached from here: what it would answer, the test says.
PUSH_SERVICE = """(address) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ ...address, expirationTime: null }) });
}"""


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[Server]:
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("the browser client is not built; run: make web")
    options = ["--origin", "ADDRESS", "--smtp", mails.url, "--mail-from", "table@games.example"]
    running = Server(tmp_path_factory.mktemp("server"), *options, "--webhooks", "--private-webhooks")
    yield running
    running.stop()


def test_somebody_chooses_how_to_be_told(server: Server, mails: MailServer, visit: Visit) -> None:
    me = visit(width=390, height=780, color_scheme="dark")
    page = me.page
    me.context.grant_permissions(["notifications"])
    page.goto(server.address)
    body = {"game": "bamboo", "seats": [{"kind": "me", "name": "Inês"}, {"kind": "open"}]}
    made = page.request.post(f"{server.address}/api/tables", data=body).json()
    page.goto(f"{server.address}/t/{made['table']}")
    with receiver() as far:
        page.evaluate(PUSH_SERVICE, Subscriber(f"{far.url}/push").address)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Choose how").click()
        dialog = page.get_by_role("dialog", name="Tell me when it is my turn")

        # By mail: only after whoever reads it has agreed.
        dialog.get_by_label("Mail").fill("ines@example.org")
        page.keyboard.press("Enter")
        way = dialog.locator(".told-way", has_text="i…@example.org")
        expect(way).to_contain_text("open the link in the mail")
        until(page, lambda: len(mails.mails) == 1)
        link = re.search(r"http\S+/notices/confirm/\S+", mails.mails[0].get_content())
        assert link
        reading = me.context.new_page()
        reading.goto(link[0])
        reading.get_by_role("button", name="Yes, tell me").click()
        expect(reading.get_by_role("status").filter(has_text="from now on")).to_be_visible()

        # By a chat room: tried at once.
        dialog.get_by_label("Chat room").fill(f"{far.url}/room")
        page.keyboard.press("Enter")
        room = dialog.locator(".told-way", has_text="127.0.0.1")
        room.get_by_role("button", name="Send me one now").click()
        until(page, lambda: any(path == "/room" for path, _, _ in far.got))
        expect(way).not_to_contain_text("open the link")

        # By this browser, whose worker shows what comes.
        dialog.get_by_role("button", name="Tell me here").first.click()
        browser = dialog.locator(".told-way", has_text="This browser")
        browser.get_by_role("button", name="Send me one now").click()
        until(page, lambda: any(path == "/push" for path, _, _ in far.got))
        line = me.context.new_cdp_session(page)
        found: list[str] = []
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
        )
        line.send("ServiceWorker.enable")
        until(page, lambda: bool(found))
        told = {"title": "Your turn: Bamboo", "body": "Théo waits.", "url": f"/t/{made['table']}", "tag": "turn"}
        pushed = {"origin": server.address, "registrationId": found[0], "data": json.dumps(told)}
        line.send("ServiceWorker.deliverPushMessage", pushed)
        shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map(({ title, body, data }) => ({ title, body, url: data }))"""
        until(page, lambda: page.evaluate(shown) == [{key: told[key] for key in ("title", "body", "url")}])

        # When not, and at which tables; all of it is there again.
        dialog.get_by_role("radiogroup", name="Quiet hours").get_by_text("Yes").click()
        dialog.get_by_label("Quiet from").fill("21:30")
        dialog.get_by_label("Quiet from").blur()
        room.get_by_text("All my tables").click()
        expect(room.get_by_label("All my tables")).to_be_checked()
        check_axe(page)
        assert page.evaluate(
            "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
        )
        page.reload()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Choose how").click()
        expect(dialog.get_by_label("Quiet from")).to_have_value("21:30")
        expect(room.get_by_label("All my tables")).to_be_checked()
        room.get_by_text("Off").click()
        expect(room).to_have_count(0)

    # One click in a mail ends all of them, whoever opens it.
    way.get_by_role("button", name="Send me one now").click()
    until(page, lambda: len(mails.mails) == 2)
    stranger = visit()
    stranger.page.goto(mails.mails[1]["List-Unsubscribe"].strip("<>"))
    expect(stranger.page.get_by_role("status").filter(has_text="no more messages")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Choose how").click()
    expect(browser).to_be_visible()
    expect(way).to_have_count(0)
