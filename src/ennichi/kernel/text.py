"""Words: Fluent files of the kernel and of a game, as one callable per language."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from .errors import BadSetting, quoted

HERE = Path(__file__).parent / "text"
LANGUAGES = tuple(sorted(file.stem for file in HERE.glob("*.ftl")))


class Text:
    """The messages of one game in one language: `text("ask-stock", seat="Aiko")`."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def __call__(self, message: str, **values: str | int) -> str:
        return self.fill(message, dict(values))

    def fill(self, message: str, values: dict[str, str | int]) -> str:
        """The message with its variables filled in. A gap in the text files is a fault, never an empty line."""
        if not self.bundle.has_message(message):
            raise LookupError(f"no text for {message!r} in {self.language}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the text for {message!r} in {self.language} is empty")
        words, faults = self.bundle.format_pattern(pattern, values)
        if faults:
            raise LookupError(f"the text for {message!r} in {self.language} is at fault: {faults[0]}")
        return str(words)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadSetting(f"unknown language {quoted(language)}; there are {', '.join(LANGUAGES)}")
    return language


def load_text(language: str, folder: Path) -> Text:
    """The kernel's and a game's words in one language."""
    return Text(check_language(language), [each / f"{language}.ftl" for each in (HERE, folder)])
