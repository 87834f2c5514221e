"""Deals: the secret that a game is dealt by, and the commitment that shows afterwards that nobody changed it.

A deal is a text: 64 hexadecimal digits of secret, then, where the players had a part in it, a colon and their salt.
docs/deals.md tells people how to check one.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from .errors import BadSetting

SECRET_DIGITS: Final = 64
MOST_SALT: Final = 64
DIGITS: Final = frozenset("0123456789abcdef")


def check_secret(secret: str) -> str:
    """A secret as a deal has it. What is wrong is said without repeating it: messages are shown and logged."""
    if len(secret) != SECRET_DIGITS or not DIGITS.issuperset(secret):
        raise BadSetting(f"the secret of a deal is {SECRET_DIGITS} hexadecimal digits (0-9, a-f)")
    return secret


def check_salt(salt: str) -> str:
    """The players' part of a deal."""
    if not 0 < len(salt) <= MOST_SALT or len(salt) % 2 or not DIGITS.issuperset(salt):
        raise BadSetting(f"the salt of a deal is an even number of hexadecimal digits (0-9, a-f), at most {MOST_SALT}")
    return salt


def check_deal(deal: str) -> str:
    """A secret, or a secret, a colon and a salt."""
    secret, colon, salt = deal.partition(":")
    check_secret(secret)
    if colon:
        check_salt(salt)
    return deal


def secret_of(deal: str) -> str:
    return deal.partition(":")[0]


def salt_of(deal: str) -> str:
    """The players' part of a deal; empty where they had none."""
    return deal.partition(":")[2]


def commitment(deal: str) -> str:
    """What may be shown before a game: it fits this secret alone and does not tell it. The salt does not count.

    The same as `printf 'ennichi %s' SECRET | sha256sum`.

    >>> ennichi.commitment("0" * 64)
    '86567e8311b3f784b4e04962d5f07c08cb0e1fe4653a2959ac9dce89f5d6552c'
    """
    return sha256(("ennichi " + secret_of(check_deal(deal))).encode()).hexdigest()
