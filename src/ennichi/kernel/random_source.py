"""The one source of chance in a position. The same numbers come out on every machine and in both builds.

Games by seed have a quick one, a 63-bit xorshift generator. Its state stays
below 2**63, and every left shift is masked first, so that no operation can
overflow a signed 64-bit integer. The shift triple was chosen by an exhaustive
order test for the full period 2**63 - 1. Who sees enough cards can work out
the others: it is for study, and for games in which nobody has to trust it.

Games by deal have a secret one, which nobody can foretell without the secret.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MASK_8: Final[i64] = 0x007F_FFFF_FFFF_FFFF  # what survives a left shift by 8
MASK_31: Final[i64] = 0x7FFF_FFFF
MASK_26: Final[i64] = 0x0000_001F_FFFF_FFFF  # what survives a left shift by 26

LARGEST: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF
WORDS: Final = 8  # numbers in a block of the secret source
BLOCK: Final = WORDS * 8  # bytes

DIGEST: Final = blake2b(digest_size=8, person=b"ennichi")  # of nothing yet; a copy is quicker than a new one


def state_from_seed(seed: int) -> int:
    """Spread a seed of any size over the generator's state, which must not be zero."""
    data = seed.to_bytes((seed.bit_length() + 8) // 8, "little", signed=True)
    digest = DIGEST.copy()
    digest.update(data)
    return int.from_bytes(digest.digest(), "little") & 0x7FFF_FFFF_FFFF_FFFF or 1


class RandomSource:
    """Draws numbers and shuffles lists."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def clone(self) -> RandomSource:
        return RandomSource(self.state)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is far below 2**32, so the bias cannot be noticed."""
        x: i64 = self.state
        x ^= (x & MASK_8) << 8
        x ^= x >> 17
        x ^= (x & MASK_26) << 26
        self.state = x
        return (x >> 31) % n

    def shuffle(self, items: list[int]) -> None:
        """Put the list in random order."""
        self.shuffle_part(items, 0, len(items))

    def shuffle_groups(self, items: list[int], size: i64) -> None:
        """Put each group of so many things in random order by itself."""
        first: i64 = 0
        left: i64 = len(items)
        while left > 0:
            self.shuffle_part(items, first, min(size, left))
            first += size
            left -= size

    def shuffle_part(self, items: list[int], first: i64, count: i64) -> None:
        """Put so many things in random order (Fisher and Yates). One step of the generator serves two exchanges."""
        x: i64 = self.state
        i: i64 = count - 1
        while i > 0:
            x ^= (x & MASK_8) << 8
            x ^= x >> 17
            x ^= (x & MASK_26) << 26
            at: i64 = first + i
            other: i64 = first + (x >> 31) % (i + 1)
            kept = items[at]
            items[at] = items[other]
            items[other] = kept
            other = first + (x & MASK_31) % i
            kept = items[at - 1]
            items[at - 1] = items[other]
            items[other] = kept
            i -= 2
        self.state = x


class SecretSource(RandomSource):
    """Draws numbers that only the secret foretells: a stream of BLAKE2b digests. `state` counts the numbers drawn."""

    def __init__(self, key: bytes, drawn: i64, words: list[int]) -> None:
        super().__init__(drawn)
        self.key = key
        self.words = words  # the block of the next number, unless that begins one; shared by clones, never changed

    def clone(self) -> RandomSource:
        return SecretSource(self.key, self.state, self.words)

    def draw(self) -> i64:
        """The next number of the stream, from 0 to 2**63 - 1."""
        at: i64 = self.state % WORDS
        if at == 0:
            self.words = block(self.key, self.state // WORDS)
        self.state += 1
        return self.words[at]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely: what would favour the small ones is drawn again."""
        most: i64 = LARGEST - (LARGEST % n + 1) % n
        x: i64 = self.draw()
        while x > most:
            x = self.draw()
        return x % n

    def shuffle_part(self, items: list[int], first: i64, count: i64) -> None:
        """Put so many things in random order (Fisher and Yates)."""
        i: i64 = count - 1
        while i > 0:
            at: i64 = first + i
            other: i64 = first + self.below(i + 1)
            kept = items[at]
            items[at] = items[other]
            items[other] = kept
            i -= 1


def block(key: bytes, number: int) -> list[int]:
    """Eight numbers of the stream of a key."""
    data = blake2b(number.to_bytes(8, "little"), key=key, digest_size=BLOCK, person=b"ennichi cards").digest()
    return [int.from_bytes(data[at : at + 8], "little") & 0x7FFF_FFFF_FFFF_FFFF for at in range(0, BLOCK, 8)]


def from_deal(deal: str, drawn: int) -> RandomSource:
    """The source of a deal (`deals.check_deal`) after so many numbers."""
    secret, _, salt = deal.partition(":")
    digest = blake2b(bytes.fromhex(salt), key=bytes.fromhex(secret), digest_size=32, person=b"ennichi deal")
    key = digest.digest()
    return SecretSource(key, drawn, block(key, drawn // WORDS) if drawn % WORDS else [])


def from_seed(seed: int) -> RandomSource:
    return RandomSource(state_from_seed(seed))
