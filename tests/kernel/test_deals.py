"""Deals: the stream that a secret gives, what a commitment is, and what is said of those that do not fit."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from hashlib import blake2b, sha256
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ennichi
from ennichi.kernel.random_source import RandomSource, SecretSource, from_deal
from ennichi.kernel.registry import kind
from ennichi.kernel.store import FORMAT
from tests.toy.game import KIND

ennichi.register(KIND)

SECRET = "00112233445566778899aabbccddeeff" * 2
SALT = "c0ffee"
DEAL = f"{SECRET}:{SALT}"
COMMITMENT = sha256(f"ennichi {SECRET}".encode()).hexdigest()

# Records depend on them: if these change, every record of a game dealt by a secret changes its meaning.
KNOWN_NUMBERS = [565, 470, 3, 549, 139, 296, 541, 613, 898, 816]
KNOWN_SHUFFLE = [5, 8, 3, 0, 6, 9, 7, 4, 1, 2]

hexadecimal = st.text("0123456789abcdef", min_size=2, max_size=64).filter(lambda text: len(text) % 2 == 0)
secrets = st.text("0123456789abcdef", min_size=64, max_size=64)


def stream(secret: str, salt: str, count: int) -> list[int]:
    """The numbers of a deal as docs/deals.md tells it."""
    key = blake2b(bytes.fromhex(salt), key=bytes.fromhex(secret), digest_size=32, person=b"ennichi deal").digest()
    numbers: list[int] = []
    while len(numbers) < count:
        place = (len(numbers) // 8).to_bytes(8, "little")
        block = blake2b(place, key=key, digest_size=64, person=b"ennichi cards").digest()
        numbers += [int.from_bytes(block[i : i + 8], "little") % 2**63 for i in range(0, 64, 8)]
    return numbers[:count]


def drawn(source: RandomSource, count: int) -> list[int]:
    assert isinstance(source, SecretSource)
    return [int(source.draw()) for _ in range(count)]


# The stream.


def test_the_numbers_are_fixed_for_ever() -> None:
    source = from_deal(DEAL, 0)
    assert [int(source.below(1000)) for _ in range(10)] == KNOWN_NUMBERS
    cards = list(range(10))
    source.shuffle(cards)
    assert cards == KNOWN_SHUFFLE


@given(secrets, st.just("") | hexadecimal)
def test_the_stream_is_what_the_definition_says(secret: str, salt: str) -> None:
    deal = f"{secret}:{salt}" if salt else secret
    assert drawn(from_deal(deal, 0), 20) == stream(secret, salt, 20)


@given(st.integers(0, 40), st.integers(0, 20))
def test_a_source_goes_on_from_the_count_of_its_numbers(before: int, after: int) -> None:
    source = from_deal(DEAL, 0)
    drawn(source, before)
    assert source.state == before
    clone, restored = source.clone(), from_deal(DEAL, before)
    numbers = stream(SECRET, SALT, before + after)[before:]
    assert drawn(source, after) == drawn(clone, after) == drawn(restored, after) == numbers


def test_a_source_far_on_is_restored_as_quickly() -> None:
    far = 2**62
    key = blake2b(bytes.fromhex(SALT), key=bytes.fromhex(SECRET), digest_size=32, person=b"ennichi deal").digest()
    block = blake2b((far // 8).to_bytes(8, "little"), key=key, digest_size=64, person=b"ennichi cards").digest()
    assert drawn(from_deal(DEAL, far), 1) == [int.from_bytes(block[:8], "little") % 2**63]


@given(st.integers(1, 2**63 - 1))
def test_what_would_favour_small_numbers_is_drawn_again(n: int) -> None:
    """With n beyond 2**62 that is up to every second number."""
    fair = [x for x in stream(SECRET, SALT, 60) if x < 2**63 - 2**63 % n]
    source = from_deal(DEAL, 0)
    count = min(len(fair), 5)
    assert count
    assert [int(source.below(n)) for _ in range(count)] == [x % n for x in fair[:count]]


@given(st.integers(0, 40), st.integers(0, 9))
def test_a_shuffle_draws_one_number_for_each_exchange(size: int, first: int) -> None:
    cards, by_hand = list(range(first + size)), list(range(first + size))
    source = from_deal(DEAL, 0)
    source.shuffle_part(cards, first, size)
    numbers = stream(SECRET, SALT, 40)
    for number, i in zip(numbers, range(size - 1, 0, -1), strict=False):
        other = number % (i + 1)
        by_hand[first + i], by_hand[first + other] = by_hand[first + other], by_hand[first + i]
    assert cards == by_hand
    assert source.state == max(0, size - 1)


def test_groups_are_shuffled_by_themselves() -> None:
    cards = list(range(10))
    from_deal(DEAL, 0).shuffle_groups(cards, 4)
    assert [sorted(cards[i : i + 4]) for i in (0, 4, 8)] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]
    assert cards != list(range(10))


@pytest.mark.parametrize("size", [2, 3, 7, 26])
def test_numbers_are_evenly_spread(size: int) -> None:
    source = from_deal(SECRET, 0)
    counts = Counter(int(source.below(size)) for _ in range(1000 * size))
    assert set(counts) == set(range(size))
    assert all(abs(count - 1000) < 170 for count in counts.values())


def test_every_order_of_four_comes_up_equally_often() -> None:
    source = from_deal(SECRET, 0)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert all(abs(count - 500) < 120 for count in counts.values())


def test_a_single_digit_of_secret_or_salt_changes_everything() -> None:
    others = [SECRET, f"{SECRET}:00", f"{SECRET}:0000", f"{SECRET}:01", "1" + SECRET[1:], SECRET[:-1] + "0"]
    first = {tuple(drawn(from_deal(deal, 0), 4)) for deal in [DEAL, *others]}
    assert len(first) == 7


# Commitments.


def test_a_commitment_is_what_sha256sum_says() -> None:
    shell = f"printf 'ennichi %s' {SECRET} | sha256sum"
    said = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=True).stdout.split()[0]
    assert said == ennichi.commitment(SECRET) == ennichi.commitment(DEAL) == COMMITMENT


def test_a_game_tells_its_commitment_and_keeps_its_secret() -> None:
    g = ennichi.new("stalls", deal=DEAL)
    assert g.commitment == COMMITMENT
    assert ennichi.new("stalls", seed=3).commitment == ""
    assert g.redeal(0).commitment == ""


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("abc", "64 hexadecimal digits"),
        (SECRET[:-1], "64 hexadecimal digits"),
        (SECRET + "0", "64 hexadecimal digits"),
        (SECRET.upper(), "64 hexadecimal digits"),
        (SECRET[:-1] + "g", "64 hexadecimal digits"),
        (SECRET[:-1] + "٣", "64 hexadecimal digits"),
        (" " + SECRET, "64 hexadecimal digits"),
        (":" + SALT, "64 hexadecimal digits"),
        (SECRET + ":", "even number of hexadecimal digits"),
        (SECRET + ":abc", "even number of hexadecimal digits"),
        (SECRET + ":" + "ab" * 33, "at most 64"),
        (SECRET + ":xy", "even number of hexadecimal digits"),
        (SECRET + ":ab:cd", "even number of hexadecimal digits"),
    ],
)
def test_a_bad_deal_is_refused_in_words_that_do_not_repeat_it(deal: str, message: str) -> None:
    for refused in (lambda: ennichi.new("bamboo", deal=deal), lambda: ennichi.commitment(deal)):
        with pytest.raises(ennichi.BadSetting, match=message) as caught:
            refused()
        assert SECRET[:8] not in str(caught.value).lower()


def test_a_game_is_dealt_by_a_seed_or_by_a_secret() -> None:
    with pytest.raises(ennichi.BadSetting, match="by a seed or by a secret"):
        ennichi.new("bamboo", seed=1, deal=SECRET)
    with pytest.raises(ennichi.BadSetting, match="64 hexadecimal digits"):
        ennichi.commitment("")


# Records.


def finished(deal: str = DEAL) -> ennichi.Game:
    g = ennichi.new("stalls", seats=2, names=["Aiko", "Ben"], deal=deal)
    while not g.over:
        g.play(g.options[0])
    return g


def test_a_record_tells_the_secret_and_its_commitment_in_place_of_a_seed() -> None:
    head = finished().record().splitlines()[4:9]
    assert head == ["seats: 2", f"secret: {SECRET}", f"salt: {SALT}", f"commitment: {COMMITMENT}", "option rich: false"]
    bare = finished(SECRET).record().splitlines()[5:7]
    assert bare == [f"secret: {SECRET}", f"commitment: {COMMITMENT}"]


def test_the_record_of_a_game_that_goes_on_is_refused_unless_its_secret_is_open() -> None:
    g = ennichi.new("bamboo", deal=DEAL)
    g.play(g.options[0])
    with pytest.raises(ennichi.BadSetting, match="it can be had when the game is over") as caught:
        g.record()
    assert SECRET[:8] not in str(caught.value)
    assert ennichi.replay(g.record(open_secret=True)).dump() == g.dump()
    by_seed = ennichi.new("bamboo", seed=1)
    assert by_seed.record() == by_seed.record(open_secret=True)


def changed(*changes: tuple[str, str]) -> str:
    text = finished().record()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (changed(("secret: 0", "secret: 1")), 8, "not the one that was committed to: its commitment is "),
        (changed((COMMITMENT, "0" * 64)), 8, f"not the one that was committed to: its commitment is {COMMITMENT}"),
        (changed((COMMITMENT, "")), 8, "not the one that was committed to"),
        (changed((f"commitment: {COMMITMENT}\n", "")), 0, "no line 'commitment: …'"),
        (changed((SECRET, SECRET[1:])), 6, "64 hexadecimal digits"),
        (changed((SECRET, DEAL)), 6, "64 hexadecimal digits"),
        (changed((SALT, SALT[1:])), 7, "even number of hexadecimal digits"),
        (changed((f"secret: {SECRET}\n", "")), 6, "the field 'salt' belongs to a secret"),
        (changed((f"secret: {SECRET}\nsalt: {SALT}\n", "")), 6, "the field 'commitment' belongs to a secret"),
        (changed((f"secret: {SECRET}\nsalt: {SALT}\n", "seed: 1\n")), 7, "the field 'commitment' belongs to a secret"),
        (changed((f"secret: {SECRET}\n", f"secret: {SECRET}\nseed: 0\n")), 7, "by a seed or by a secret, not by both"),
        (changed((f"secret: {SECRET}\n", f"secret: {SECRET}\nsecret: {SECRET}\n")), 7, "stands twice"),
    ],
)
def test_a_record_whose_deal_does_not_fit_names_the_line(text: str, line: int, message: str) -> None:
    with pytest.raises(ennichi.BadRecord) as caught:
        ennichi.replay(text)
    assert message in str(caught.value)
    assert caught.value.line == line


def test_another_salt_makes_another_game() -> None:
    """The commitment does not fix the salt: the touches tell that it was another."""
    g = ennichi.new("bamboo", deal=DEAL)
    while not g.over:
        g.play(g.options[-1])
    with pytest.raises(ennichi.BadRecord):
        ennichi.replay(g.record().replace(f"salt: {SALT}", "salt: 00"))


# Stored positions.


def stored(**changes: Any) -> bytes:
    """A stored position with some entries changed (None: left out)."""
    body = json.loads(ennichi.new("stalls", seats=2, deal=DEAL).dump().partition(b"\n")[2])
    body |= changes
    text = json.dumps({key: value for key, value in body.items() if value is not None}).encode()
    return f"{FORMAT} {crc32(text):08x}\n".encode() + text


def test_a_stored_position_has_the_deal_and_how_many_numbers_were_drawn() -> None:
    g = ennichi.new("stalls", seats=2, deal=DEAL)
    body = json.loads(g.dump().partition(b"\n")[2])
    assert (body["deal"], body["drawn"]) == (DEAL, g.random.state)
    assert not {"seed", "random"} & set(body)
    loaded = ennichi.load(stored())
    assert loaded.dump() == g.dump()
    assert loaded.random.below(2**62) == g.random.below(2**62)


def test_a_position_by_seed_is_stored_as_ever() -> None:
    body = json.loads(ennichi.new("stalls", seats=2, seed=5).dump().partition(b"\n")[2])
    assert body["seed"] == 5
    assert body["random"] > 2**32
    assert not {"deal", "drawn"} & set(body)


@pytest.mark.parametrize(
    ("blob", "message"),
    [
        (stored(deal="abc"), "64 hexadecimal digits"),
        (stored(deal=None, seed=1), "incomplete: KeyError\\('random'\\)"),
        (stored(deal=7), "incomplete"),
        (stored(drawn=None), "incomplete"),
        (stored(drawn=-1), "'drawn' must be a whole number"),
        (stored(drawn=2**63), "'drawn' must be a whole number"),
        (stored(drawn="many"), "'drawn' must be a whole number"),
    ],
)
def test_a_position_whose_deal_does_not_fit_says_why(blob: bytes, message: str) -> None:
    with pytest.raises(ennichi.BadPosition, match=message):
        ennichi.load(blob)


def test_other_names_leave_the_deal_as_it_is() -> None:
    old = ennichi.new("stalls", seats=2, names=["Aiko", "Ben"], deal=DEAL).header
    new = old.renamed(("Chie", ""))
    assert (new.deal, new.names, new.options) == (DEAL, ("Chie", ""), old.options)


def test_a_deal_gives_every_game_other_cards_than_another_deal() -> None:
    for game in ("bamboo", "bitoku", "iki"):
        tables = {json.dumps(kind(game).show(ennichi.new(game, deal=f"{SECRET}:0{i}"), 0)) for i in range(4)}
        assert len(tables) == 4
