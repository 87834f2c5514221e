"""Names and secrets: of tables, of browsers, and of seats. Secrets are signed, so that none needs to be stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time

PROMISE_SECONDS = 600  # within which a promised deal must be used

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


def new_table_id() -> str:
    return secrets.token_urlsafe(8)


def is_table_id(text: str) -> bool:
    """Whether a table could be called so: what is not is never looked for."""
    return TABLE_ID.fullmatch(text) is not None


def new_browser() -> str:
    return secrets.token_hex(12)


class Keys:
    """Signs with the server's key, which all processes on one database share."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, *parts: str) -> str:
        digest = hmac.new(self.key, "\n".join(parts).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def seat_secret(self, table: str, seat: int) -> str:
        """What the private link of a seat carries: whoever shows it holds the seat."""
        return f"{seat}{self.sign('seat', table, str(seat))}"

    def seat_of(self, table: str, secret: str) -> int | None:
        """The seat that a secret belongs to, or None when it is no secret of this table."""
        if not secret[:1].isdecimal():
            return None
        seat = int(secret[0])
        return seat if hmac.compare_digest(self.seat_secret(table, seat).encode(), secret.encode()) else None

    # Deals: a promise names one before anybody knows it; its secret follows from the server's key.

    def new_promise(self) -> str:
        made = f"{int(time.time()):x}.{secrets.token_hex(8)}"
        return f"{made}.{self.sign('promise', made)}"

    def keeps(self, promise: str) -> bool:
        """Whether a promise was made here, a short while ago: an old one may be known by now."""
        made, _, signature = promise.rpartition(".")
        if not hmac.compare_digest(self.sign("promise", made).encode(), signature.encode()):
            return False
        return abs(time.time() - int(made.partition(".")[0], 16)) <= PROMISE_SECONDS

    def deal_secret(self, promise: str) -> str:
        """The secret of a promised deal, as `ennichi.new(deal=…)` has it."""
        return hmac.new(self.key, f"deal\n{promise}".encode(), hashlib.sha256).hexdigest()

    # Messages to players.

    def target(self, channel: str, address: str) -> str:
        """By what an address is found again without being told."""
        return hmac.new(self.key, f"target\n{channel}\n{address}".encode(), hashlib.sha256).hexdigest()[:40]

    def token(self, deed: str, name: str) -> str:
        """What a link in a message carries: whoever shows it may do this deed, and nothing else."""
        return f"{name}.{self.sign(deed, name)}"

    def name_in(self, deed: str, token: str) -> str | None:
        """What a token names, or None when it was not made here for this deed."""
        name = token.partition(".")[0]
        return name if hmac.compare_digest(self.token(deed, name).encode(), token.encode()) else None

    def cookie(self, browser: str) -> str:
        return f"{browser}.{self.sign('browser', browser)}"

    def browser_of(self, cookie: str | None) -> str | None:
        """The browser that a cookie names, or None when it is not ours."""
        if not cookie:
            return None
        browser = cookie.partition(".")[0]
        return browser if hmac.compare_digest(self.cookie(browser).encode(), cookie.encode()) else None
