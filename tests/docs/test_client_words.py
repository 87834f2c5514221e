"""The words of the client: every message in every language, with the same variables, and none that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.client_words import CLIENT, camel_case, messages, patterns, rooms, types, variables
from tools.generated import Fault

from ennichi.kernel.registry import built_in
from ennichi.kernel.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ROOMS = rooms(CLIENT)


def test_every_game_and_the_shell_have_their_words() -> None:
    assert {room.parent.name for room in ROOMS} >= {*built_in(), "src", "plain"}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_every_message_is_there_in_every_language_with_the_same_variables(room: Path) -> None:
    assert {folder.name for folder in room.iterdir() if folder.is_dir()} == set(LANGUAGES)
    english = {name: variables(pattern) for name, pattern in patterns(room / "en").items()}
    for language in LANGUAGES:
        assert {name: variables(pattern) for name, pattern in patterns(room / language).items()} == english, language


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_no_message_is_without_use(room: Path) -> None:
    sources = [file for file in room.parent.rglob("*.ts*") if not file.name.endswith(".gen.ts")]
    said = set(re.findall(r"\w+", "\n".join(file.read_text(encoding="utf-8") for file in sources)))
    assert [message.id.name for message in messages(room / "en") if camel_case(message.id.name) not in said] == []


def test_a_message_that_is_missing_or_has_other_variables_is_noticed(tmp_path: Path) -> None:
    for language, text in {"en": "a = { $n } trees\nb =\n    .c = one", "fr": "a = { $m } arbres"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text + "\n", encoding="utf-8")
    english, french = patterns(tmp_path / "en"), patterns(tmp_path / "fr")
    assert english.keys() - french.keys() == {"b.c"}
    assert variables(english["a"]) != variables(french["a"])


@pytest.mark.parametrize("text", ["a = 1\na = 2\n", "a = 1\n    .b = 2\n", "a b c\n"], ids=["twice", "both", "junk"])
def test_what_the_client_could_not_read_is_refused_with_its_place(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(Fault, match=r"x\.ftl"):
        list(messages(tmp_path))


def test_the_types_say_what_a_message_takes(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    text = "close = Close\nseat-of = Seat { $n }\nthemes =\n    .dark = Dark\n"
    (tmp_path / "en" / "x.ftl").write_text(text, encoding="utf-8")
    written = types(tmp_path)
    assert "  close: string;" in written
    assert "  seatOf: (values: { n: Value }) => string;" in written
    assert "  themes: {\n    dark: string;\n  };" in written


def test_french_punctuation_is_never_torn_from_its_word() -> None:
    """Before : ; ! ? and inside « », the space does not break."""
    files = [
        file
        for place in ("src/ennichi", "web/src")
        for pattern in ("fr.ftl", "fr/*.ftl", "fr/*.md")
        for file in sorted((ROOT / place).rglob(pattern))
    ]
    assert len(files) > 20
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if file.suffix == ".md" or not line.startswith("#"):
                torn = re.search(r"(?<=\S) [:;!?»]|« ", line)
                assert torn is None, f"{file.relative_to(ROOT)}, line {number}: {line[: torn.end()]}"
