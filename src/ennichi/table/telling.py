"""What the narrator says at a table: scenes in words, made once for each language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ennichi.kernel.course import Play
from ennichi.kernel.game import Game
from ennichi.kernel.narration import NOBODY, Beat, Scene, Story, befell, tell
from ennichi.kernel.text import Text

from . import shapes


class Telling:
    """The story of a table, and its words so far."""

    def __init__(self) -> None:
        self.story = Story()
        self.told: dict[str, list[shapes.Scene]] = {}  # by language; the newest scene is never kept: it may go on

    def follow(self, game: Game, plays: Sequence[Play]) -> Telling:
        """Go on to the newest of the plays. Where some were taken back, what was told before them is kept."""
        if self.story.fits(plays):
            self.story.follow(game, plays)
            return self
        telling = Telling()
        telling.story.follow(game, plays)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(self.story.plays, plays, strict=False)))
        kept = sum(scene.first <= same for scene in telling.story.scenes[1:])
        telling.told = {language: words[:kept] for language, words in self.told.items()}
        return telling

    def tell_next(self, game: Game, language: str) -> bool:
        """Put the next scene into words that is over; False when all are."""
        told = self.told.setdefault(language, [])
        if len(told) + 1 >= len(self.story.scenes):
            return False
        scene = self.story.scenes[len(told)]
        told.append(scene_words(game, scene, len(told), None, game.header.kind.text(language)))
        return True

    def scenes(self, game: Game, seat: int | None, language: str, start: int) -> list[shapes.Scene]:
        """The scenes from one on, as a viewer may know them."""
        while self.tell_next(game, language):
            pass
        told = self.told[language]
        text = game.header.kind.text(language)
        newest = -1 if game.over else len(self.story.scenes) - 1
        return [
            told[index]
            if index < len(told) and not has_private(game, scene)
            else scene_words(game, scene, index, seat, text, index == newest)
            for index, scene in enumerate(self.story.scenes[start:], start)
        ]

    def befell(self, game: Game, seat: int, language: str) -> list[shapes.Beat]:
        """What others, or the rules, did to a seat since its own last touch."""
        told = befell(game, self.story, seat, game.header.kind.text(language))
        return [{"seat": beat.seat, "text": beat.said, "things": []} for beat in told]

    def first_changed(self, number: int) -> int:
        """The first scene that whoever knows the game up to a touch does not know as it is now."""
        index = len(self.story.scenes)
        while index and self.story.scenes[index - 1].end >= number:
            index -= 1
        return index


def has_private(game: Game, scene: Scene) -> bool:
    sorts = game.header.kind.events
    return any(sorts[event[0]].private for event in scene.events)


def scene_words(
    game: Game, scene: Scene, index: int, seat: int | None, text: Text, goes_on: bool = False
) -> shapes.Scene:
    moment = scene.seat == NOBODY
    beats = beats_of(game, scene, tell(game, scene, seat, text, goes_on))
    summed = beats_of(game, scene, tell(game, scene, seat, text, summed=True)) if moment else beats
    return {
        "index": index,
        "first": scene.first,
        "end": scene.end,
        "seat": None if moment else scene.seat,
        "chapter": game.word("chapter", scene.chapter, text),
        "title": beats[0]["text"] if moment and beats else "",
        "beats": beats[1:] if moment else beats,
        "sum": summed[1:] if moment and summed != beats else [],
    }


def beats_of(game: Game, scene: Scene, told: list[Beat]) -> list[shapes.Beat]:
    return [
        {
            "seat": None if beat.seat == NOBODY else beat.seat,
            "text": beat.said,
            "things": things_in(game, scene, beat),
        }
        for beat in told
    ]


def things_in(game: Game, scene: Scene, beat: Beat) -> list[str]:
    """The names of the things that a sentence speaks of, each once."""
    return list(dict.fromkeys(thing for at in beat.events for thing in game.header.kind.things(game, scene.events[at])))
