"""Words over the picture of Edo can be read: by day, by night, and in every season."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
STYLE = CLIENT / "games" / "iki" / "style"
LEAST = 4.5
HOURS = ("day", "night")
SEASONS = ("spring", "summer", "autumn", "winter")

# What stands on the picture and on pieces: the colour of the words, and of what lies below them.
ON_THE_PICTURE = [
    ("--ink", "--k-road"),  # offers of the shops
    ("--ink-2", "--k-soil"),  # titles of the near ground
    ("--ink-3", "--k-soil"),  # notes beside them
    ("--ink-2", "--k-room"),  # names of stalls, what they cost more
    ("--red", "--k-room"),  # what is paid there
    ("--red", "--lit-soft"),
    ("--ink-2", "--lit-soft"),
]
ON_PIECES = [
    ("--print", "--card"),
    ("--print", "--band"),
    ("--print", "--plank"),
    ("--print", "--gold"),
    ("--print-2", "--card"),
    ("--print-3", "--card"),
    ("--pay", "--card"),
    ("--pay", "--plank"),
]


def declared(text: str) -> dict[str, str]:
    """The custom properties of a block of rules."""
    return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", text))


def rules(file: Path, selector: str) -> str:
    found = re.search(
        rf"^{re.escape(selector)} \{{(.*?)^\}}", file.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert found, selector
    return found[1]


def colours(season: str, hour: str) -> dict[str, tuple[int, int, int]]:
    """The colours as they are then."""
    place = STYLE / "place.css"
    said = declared(rules(CLIENT / "style" / "tokens.css", ":root")) | declared(rules(place, ".iki"))
    said |= declared(rules(STYLE / "pieces.css", ".iki"))
    if season != "spring":  # the colours of spring are the first ones
        said |= declared(rules(place, f'[data-season="{season}"]'))
    shown = {}
    for name, value in said.items():
        both = re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", value)
        one = both[1 + HOURS.index(hour)] if both else value
        if re.fullmatch(r"#(?:\w{3}|\w{6})", one):
            shown[name] = rgb(one)
    return shown


def rgb(colour: str) -> tuple[int, int, int]:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return red, green, blue


def luminance(colour: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_strongest_contrast() -> None:
    assert contrast(rgb("#fff"), rgb("#000000")) == pytest.approx(21)


@pytest.mark.parametrize("hour", HOURS)
@pytest.mark.parametrize("season", SEASONS)
def test_words_on_the_picture_can_be_read(season: str, hour: str) -> None:
    shown = colours(season, hour)
    for words, ground in ON_THE_PICTURE + ON_PIECES:
        assert contrast(shown[words], shown[ground]) >= LEAST, (words, ground)


def test_white_words_on_cloth_can_be_read() -> None:
    cloths = re.findall(r"--cloth: (#\w+);", (STYLE / "street.css").read_text(encoding="utf-8"))
    assert len(cloths) == 8  # a shop each
    for cloth in cloths:
        assert contrast(rgb("#ffffff"), rgb(cloth)) >= LEAST, cloth


def test_the_months_can_be_read() -> None:
    quarters = re.findall(r"\.ik-q\d \{ background: (#\w+); \}", (STYLE / "year.css").read_text(encoding="utf-8"))
    assert len(quarters) == 4
    for quarter in quarters:
        assert contrast(colours("spring", "day")["--print-2"], rgb(quarter)) >= LEAST, quarter
