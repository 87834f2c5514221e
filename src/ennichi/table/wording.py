"""What a viewer is told: everything that leaves the server about a position goes through here.

A seat gets its own `view`, a spectator the public one, and all words come in the viewer's language.
"""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import Any

from ennichi import bots, commitment
from ennichi.kernel.course import Course, Play
from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.game import Event, Game, Kind, dealt_colours
from ennichi.kernel.registry import kind, kinds
from ennichi.kernel.shapes import OptionValue
from ennichi.kernel.text import Text

from . import foresight, pictures, printed, puzzling, shapes, teaching
from .database import DAY, StoredSeat, StoredTable
from .keys import Keys
from .lag import Slices
from .lessons import LEARNER
from .own_bots import STAND_IN, OwnBots
from .refusals import Refused, dated, service_text
from .replays import frame
from .rooms import Lines, Room, first_position
from .settings import Settings


def game_infos(language: str, own: OwnBots, components: str = "") -> list[shapes.GameInfo]:
    return [game_info(of, language, own, of.own_set(components)) for of in kinds()]


def game_info(of: Kind[Any], language: str, own: OwnBots, components: str = "") -> shapes.GameInfo:
    text = of.text(language)
    told = of.manifest()
    first: dict[str, OptionValue] = told.get("first", {})
    asked = {
        option.name: [seats for seats in of.seats if of.offers(option, seats, components)] for option in of.options
    }
    return {
        "name": of.name,
        "title": text("game-title"),
        "blurb": text("game-blurb"),
        "line": said_if_any(text, "game-line"),
        "facts": said_if_any(text, "game-facts"),
        "minutes": told.get("minutes", []),
        "weight": told.get("weight", 0),
        "accent": told.get("accent", "red"),
        "seats": list(of.seats),
        "options": [
            {
                "name": option.name,
                "label": text(f"option-{option.name}"),
                "help": text(f"option-{option.name}-help"),
                "default": option.default,
                "first": first.get(option.name, option.default),
                "firstHelp": said_if_any(text, f"option-{option.name}-first"),
                "seats": asked[option.name],
                "values": [
                    {"value": value, "label": text(f"option-{option.name}-{str(value).lower()}")}
                    for value in option.values
                ],
            }
            for option in of.options
            if asked[option.name]
        ],
        "alone": alone_info(of, text),
        "optionLabels": {option.name: text(f"option-{option.name}") for option in of.options},
        "colours": colour_infos(of, text, components),
        "bots": bot_infos(of.name, language, own),
        "scoring": [{"id": line, "label": text(f"score-{line}")} for line in of.scoring],
        "lessons": teaching.infos(of, language),
        "puzzles": puzzling.count(of),
    }


def said_if_any(text: Text, message: str) -> str:
    return text(message) if text.has(message) else ""


def alone_info(of: Kind[Any], text: Text) -> shapes.Alone | None:
    """Whom a single player meets: the game's manifest bundles the options that make it easier or harder."""
    bundles: dict[str, dict[str, OptionValue]] = of.manifest().get("difficulties", {})
    if not bundles:
        return None
    return {
        "opponent": text("alone-opponent"),
        "difficulties": [
            {
                "name": name,
                "label": text(f"difficulty-{name}"),
                "help": text(f"difficulty-{name}-help"),
                "options": options,
            }
            for name, options in bundles.items()
        ],
    }


# What the looks of seats come closest to, in the order of LOOKS in web/src/seats.tsx: plum, sky, cinnabar, celadon.
HUES = ("purple", "blue", "red", "green")


def looks(of: Kind[Any]) -> dict[str, int]:
    """The look of each of the players' colours, whatever components are in use: the one of its hue, or what is left.

    The colours come in the order in which seats get them.
    """
    colours = of.colours(of.box(), max(of.seats))
    left = [look for look, hue in enumerate(HUES) if hue not in colours]
    return {colour: HUES.index(colour) if colour in HUES else left.pop(0) for colour in colours}


def colour_infos(of: Kind[Any], text: Text, components: str) -> list[shapes.ColourInfo]:
    """The players' colours, how each looks, and the numbers of seats at which it can be had."""
    box = of.box(components)
    open_at = {seats: of.colours(box, seats) for seats in of.seats}
    return [
        {
            "name": colour,
            "label": text(f"seat-{colour}"),
            "look": look,
            "seats": [seats for seats in of.seats if colour in open_at[seats]],
        }
        for colour, look in looks(of).items()
    ]


def look_of(stored: StoredTable, seat: int) -> int:
    """Which of the looks of seats a seat has, by its colour; at tables from before these were kept, the usual one."""
    of = kind(stored.game)
    usual = dealt_colours(of.colours(of.box(), len(stored.seats)), (), len(stored.seats))
    return looks(of).get(stored.seats[seat].colour or usual[seat], seat)


def bot_infos(game: str, language: str, own: OwnBots) -> list[shapes.BotInfo]:
    """The levels, then the server's own bots, which have no level."""
    text = service_text(language)
    infos: list[shapes.BotInfo] = []
    for level, name in enumerate(bots.levels(), 1):
        help_text = text(f"bot-{name}-help")
        infos.append({"name": name, "label": bot_label(name, language), "help": help_text, "level": level})
    for name in own.of(game):
        help_text = text("bot-code-help" if own.is_code(name) else "bot-own-help")
        infos.append({"name": name, "label": name, "help": help_text, "level": None})
    return infos


def bot_label(name: str, language: str) -> str:
    text = service_text(language)
    return text(f"bot-{name}") if text.has(f"bot-{name}") else name


def label_of(seat: StoredSeat, number: int, room: Room | None, language: str) -> str:
    """What the bot of a seat is called, and who plays for it where it has failed."""
    if not seat.bot:
        return ""
    label = bot_label(seat.bot, language)
    replaced = room is not None and (number, seat.bot) in room.replaced
    return f"{label} ({bot_label(STAND_IN, language)})" if replaced else label


def seat_infos(stored: StoredTable, room: Room | None, language: str) -> list[shapes.SeatInfo]:
    """Who sits where; who is here and who thinks is known of rooms in memory only."""
    infos: list[shapes.SeatInfo] = []
    for i, seat in enumerate(stored.seats):
        here = room is not None and room.presence.is_here(i, time.time())
        thinking = room is not None and room.thinking == i
        infos.append(
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "look": look_of(stored, i),
                "botLabel": label_of(seat, i, room, language),
                "here": here,
                "wishesEnd": seat.wishes_end,
                "thinking": thinking,
                "trouble": room.trouble if room is not None and thinking else "",
                "since": room.thinking_since if room is not None and thinking else away_since(seat, i, room, here),
                "again": room.again if room is not None and thinking else None,
            }
        )
    return infos


def away_since(seat: StoredSeat, number: int, room: Room | None, here: bool) -> float | None:
    """When whoever holds a seat was last here."""
    if here or seat.kind != "human":
        return None
    left = room.presence.left.get(number) if room is not None else None
    return left if left is not None else seat.seen


def presence(room: Room, language: str) -> shapes.Presence:
    """Who is here and who thinks, and how many watch."""
    return {"type": "presence", "seats": seat_infos(room.stored, room, language), "watching": watching(room)}


def watching(room: Room) -> int:
    """How many look on without a seat, by way of any process."""
    return room.own_watching() + room.presence.watching_elsewhere


def pulse() -> shapes.Pulse:
    return {"type": "pulse", "now": time.time()}


def gone(by: str, language: str) -> shapes.Gone:
    """A game was deleted, by whom if that is known."""
    text = service_text(language)
    return {"type": "gone", "message": text("gone-by", name=by) if by else text("gone")}


# The log.


def log_lines(room: Room, language: str) -> list[Lines]:
    """The lines of each touch, 0 being the setup; made once for each language. With each, the only seat that may
    read it, or None."""
    while make_next_lines(room, language):
        pass
    return room.lines[language]


async def prepare_log(room: Room, language: str) -> None:
    """Make the lines of a long game in slices, so that nobody else has to wait while a viewer comes."""
    slices = Slices()
    while make_next_lines(room, language) or room.telling_now.tell_next(room.game, language):
        await slices.pause()


def make_next_lines(room: Room, language: str) -> bool:
    """The lines of the next touch; False when all are made."""
    made = room.lines.setdefault(language, [[]])
    number = len(made)
    if number > room.number:
        return False
    made.append(lines_of(room, number, language))
    return True


def lines_of(room: Room, number: int, language: str) -> Lines:
    """The lines of one touch."""
    game = room.game
    text = game.header.kind.text(language)
    events = game.header.kind.events
    places = room.telling_now.story.places[number - 1]
    return [
        (event[1] if events[event[0]].private else None, line_of(game, event, number, scene, language, text))
        for event, scene in zip(room.plays[number - 1].events, places, strict=True)
    ]


def lines_for(seat: int | None, lines: Lines) -> list[shapes.LogLine]:
    """What a viewer may read of them."""
    return [line for only, line in lines if only is None or only == seat]


def line_of(game: Game, event: Event, number: int, scene: int, language: str, text: Text) -> shapes.LogLine:
    sort = game.header.kind.events[event[0]]
    chapter = sort.field("chapter")
    seat = sort.field("seat")
    return {
        "number": number,
        "scene": scene,
        "seat": event[1 + seat] if seat >= 0 else None,
        "text": game.log_line(event, language),
        "things": game.header.kind.things(game, event),
        "chapter": game.word("chapter", event[1 + chapter], text) if chapter >= 0 else "",
        "event": sort.name,
        "fields": {variable: event[i + 1] for i, variable in enumerate(sort.variables)},
    }


def other_names(game: Game, language: str) -> list[str]:
    """Opponents that the rules play, such as the Tengu: their scores come after those of the seats.

    They are called as at the beginning of a sentence, with their article where the game's words give them one.
    """
    text = game.header.kind.text(language)
    names = [game.player(number, text) for number in range(game.seats, len(game.scores()))]
    return [text("the-seat", seat=name) if text.has("the-seat") else name for name in names]


# The state of a table, as one viewer may know it.


def state(room: Room, seat: int | None, language: str, keys: Keys, log_from: int) -> shapes.State:
    game = room.game
    acting = not game.over and seat == game.seat and not room.read_only
    lines = log_lines(room, language)
    last = room.plays[-1] if room.plays else None
    breakdown = game.breakdown(seat)
    scenes_from = room.telling_now.first_changed(log_from)
    return {
        "type": "state",
        "table": room.id,
        "number": room.number,
        "version": room.stored.version,
        "viewer": seat,
        "game": room.stored.game,
        "components": printed.address(room.game.header.kind, room.game.header.box),
        "componentsNote": room.components,
        "seats": seat_infos(room.stored, room, language),
        "watching": watching(room),
        "view": game.view(seat),
        "prompt": prompt(room, seat, language),
        "ask": "" if game.over else game.todo[-1].asks,
        "touches": touches(game, language) if acting else [],
        "canUndo": room.undo_limit(seat) < room.number,
        "canRestart": room.turn_start(seat) < room.number - 1,
        "undoLimit": room.undo_limit(seat),
        "log": [line for number in lines[log_from + 1 :] for line in lines_for(seat, number)],
        "logFrom": log_from,
        "scenes": room.telling_now.scenes(game, seat, language, scenes_from),
        "scenesFrom": scenes_from,
        "steps": steps(room, seat, language) if last and log_from == room.number - 1 else [],
        "befell": befell(room, seat, language),
        "last": last_touch(last, seat) if last else None,
        "scores": [sum(lines.values()) for lines in breakdown],
        "breakdown": breakdown,
        "others": other_names(game, language),
        "winners": game.winners() if game.over else [],
        "rematch": rematch_link(room, seat, keys),
        "deal": deal_info(room),
        "notice": notice(room, language),
        "readOnly": room.read_only,
        "lesson": teaching.told(room, language) if seat == LEARNER else None,
        "puzzle": puzzling.now(room, seat, language),
    }


def steps(room: Room, seat: int | None, language: str) -> list[shapes.Step]:
    """What the last touch brought about, for those who watch it happen."""
    return pictures.steps(room.course, room.game, room.telling_now.story, room.number, seat, language)


def befell(room: Room, seat: int | None, language: str) -> list[shapes.Beat]:
    """What others, or the rules, did to a viewer since its last touch."""
    return [] if seat is None or room.game.over else room.telling_now.befell(room.game, seat, language)


def deal_info(room: Room) -> shapes.Deal | None:
    """What everybody may know of the secret that deals the cards; nothing at tables dealt by a seed."""
    deal = room.stored.deal
    if not deal:
        return None
    secret, _, salt = deal.partition(":")
    return {"commitment": commitment(deal), "salt": salt, "secret": secret if room.open_now else ""}


def prompt(room: Room, seat: int | None, language: str) -> str:
    """What is asked; nothing is, where nobody can go on."""
    if room.read_only and not room.game.over:
        return service_text(language)("refused-read-only")
    return room.game.prompt(language, seat)


def notice(room: Room, language: str) -> str:
    """What whoever plays here should know about a change of the rules."""
    told = room.stored.notice
    if not told:
        return ""
    text = service_text(language)
    back = told["of"] - told["number"]
    if room.read_only:
        newer = told["from"] > told["to"]
        return text("notice-newer-rules") if newer else text("notice-read-only", number=told["number"], of=told["of"])
    if back:
        return text("notice-taken-back", back=back)
    if told["first"] < told["number"] or not told["number"]:
        return text("notice-same-so-far")
    return text("notice-finished" if room.stored.over and told["number"] == room.number else "notice-goes-on")


def last_touch(play: Play, seat: int | None) -> shapes.LastTouch:
    """Who touched what; what was touched in secret stays so."""
    return {"seat": play.seat, "touch": "" if play.secret and play.seat != seat else play.touch}


def without(words: str, brief: str) -> str:
    """A name, or what a touch does, without what is told in full beside it."""
    if not brief:
        return words
    left = words.replace(f" ({brief})", "")
    return left.removesuffix(brief).rstrip(" \u00a0:") if left.endswith((f": {brief}", f"\u00a0: {brief}")) else left


def touches(game: Game, language: str) -> list[shapes.Touch]:
    """What is open, in words."""
    return [{"name": game.name(touch), "words": game.words(touch, language)} for touch in game.options]


def is_final(game: Game, touch: int) -> bool:
    """Whether an open touch brings something hidden to light, and so cannot be taken back, where there is a choice."""
    if len(game.options) == 1:
        return False  # the end of a turn, which is itself the question
    tried = game.clone()
    tried.play(touch)
    return tried.reveals != game.reveals


def comes_to_light(game: Game, touch: int, text: Text) -> str:
    """Why a touch is final, in words: what it brings to light, as far as the seat that acts can know that itself."""
    tried = game.redeal(game.seat)
    tried.listen()
    tried.play(touch)
    kind = game.header.kind
    own = kind.comes_to_light(game, tried, text)
    falls = [event for event in tried.heard or [] if befalls(game, event)]
    lost = [tried.log_line(event, text.language) for event in falls]
    named = (f"light-{kind.events[event[0]].name}" for event in tried.heard or [])
    found = next((message for message in named if text.has(message)), "light-hidden")
    return " ".join([*lost, own or text(found, seats=game.seats)])


def befalls(game: Game, event: Event) -> bool:
    """Whether this befalls the seat that acts: what it loses by a touch is told before what comes to light."""
    return game.header.kind.events[event[0]].befalls and game.event_seat(event) == game.seat


def rematch_link(room: Room, seat: int | None, keys: Keys) -> str:
    table = room.stored.rematch
    if not table:
        return ""
    # The seats moved round by one: see Service.rematch.
    return link(table, None if seat is None else (seat - 1) % len(room.stored.seats), keys)


def link(table: str, seat: int | None, keys: Keys) -> str:
    """A table's address; the secret of a seat comes behind the sign that browsers keep to themselves."""
    return f"/t/{table}" if seat is None else f"/t/{table}#{keys.seat_secret(table, seat)}"


def about(room: Room, seat: int | None, name: str, language: str) -> shapes.About:
    """What a thing is and does, and for the acting seat why it is closed, or whether it cannot be taken back."""
    return about_in(room.game, seat, name, language)


def about_in(game: Game, seat: int | None, name: str, language: str) -> shapes.About:
    text = game.header.kind.text(language)
    touch = game.touch(name)
    group = game.header.box.vocabulary.group_of[touch]
    acting = not game.over and seat == game.seat
    is_open = acting and touch in game.options
    closed = acting and not is_open
    final = is_open and is_final(game, touch)
    told = game.header.kind.tell(game, touch, text)
    brief = game.header.kind.brief(game, touch, text) if told else ""
    return {
        "type": "about",
        "touch": name,
        "title": without(game.word(group.name, touch - group.base, text), brief),
        "text": told,
        "does": without(game.words(touch, language), brief) if is_open else "",
        "final": final,
        "why": comes_to_light(game, touch, text) if final else "",
        "reason": game.why_not(touch, language) if closed else "",
        "notAsked": closed and not game.own_reason(touch, text),
        "source": game.header.box.sources.get(name, ""),
        "anchor": group.name,
    }


def ahead(room: Room, seat: int | None, name: str) -> shapes.Ahead:
    """What an open touch would lead to, as far as its seat can know."""
    game = room.game
    touch = game.touch(name)
    is_open = not game.over and seat == game.seat and touch in game.options and not room.read_only
    positions = foresight.positions(game, touch) if is_open else []
    return {"type": "ahead", "touch": name, "version": room.stored.version, "positions": positions}


def table_line(
    stored: StoredTable, seats: list[shapes.SeatInfo], seat: int, language: str, browser: str, settings: Settings
) -> shapes.TableLine:
    """One of "my tables"."""
    return {
        "table": stored.id,
        "game": stored.game,
        "seat": seat,
        "link": f"/t/{stored.id}",  # without a secret: this browser holds the seat
        "made": stored.maker == browser,
        "seats": seats,
        "over": stored.over,
        "yourTurn": not stored.over and stored.actor == seat and seats[seat]["kind"] != "bot",
        "actor": None if stored.over else stored.actor,
        "where": chapter_words(stored, language),
        "scores": stored.scores,
        "updated": datetime.fromtimestamp(stored.updated, UTC).isoformat(),
        "notice": removal(stored, language, settings),
        "removed": stored.removed is not None,
    }


def chapter_words(stored: StoredTable, language: str) -> str:
    """Where a game stands; nothing when today's rules cannot set it up any more."""
    try:
        return first_position(stored, "").word("chapter", stored.chapter, kind(stored.game).text(language))
    except EnnichiError:
        return ""


def removal(stored: StoredTable, language: str, settings: Settings) -> str:
    """When a table goes, or went, and what can be done about it."""
    if stored.removed is not None:
        return dated("table-removed", language, until=stored.removed + settings.restore_days * DAY)
    if stored.marked is not None:
        return dated("table-marked", language, day=stored.marked + settings.grace_days * DAY)
    return ""


# The film of a game.


def film(room: Room, language: str, frames: str) -> str:
    """A film as JSON: who played, and all frames, which are JSON already (`replays.film`)."""
    head: shapes.FilmHead = {
        "game": room.stored.game,
        "components": printed.address(room.game.header.kind, room.game.header.box),
        "seats": seat_infos(room.stored, room, language),
        "others": other_names(room.game, language),
        "over": room.game.over,
        "open": room.open_now,
        "winners": room.game.winners() if room.game.over else [],
        "notice": notice(room, language),
        "scenes": room.telling_now.scenes(room.game, None, language, 0),
    }
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "frames": {frames}}}'


async def frame_about(room: Room, number: int, name: str, language: str) -> shapes.About:
    """What a thing is and does at a moment of a game. A film is looked at from outside: nothing is open or closed."""
    return about_in(await room.position_after(number), None, name, language)


async def frame_view(room: Room, seat: int | None, number: int, language: str) -> shapes.FrameView:
    """One moment of a game, as this viewer may see it, with what happened on the way there."""
    if number == room.first:
        lines = lines_of(room, number, language) if number else []
        return position_view(await room.position_after(number), seat, number, lines, language)
    play = room.plays[number - 1]
    before = await room.position_after(number - 1)
    if number > room.number or room.plays[number - 1] is not play:  # it was taken back meanwhile
        raise Refused("no-frame", number=number)
    game = before.clone()
    game.play(game.touch(play.touch))
    shown = position_view(game, seat, number, lines_of(room, number, language), language)
    story = room.telling_now.story
    shown["own"], shown["steps"] = pictures.filmed(room.course, before, game, story, number, seat, language)
    return shown


def position_view(game: Game, seat: int | None, number: int, lines: Lines, language: str) -> shapes.FrameView:
    return {
        "number": number,
        "view": game.view(seat),
        "prompt": game.prompt(language, seat),
        "log": lines_for(seat, lines),
        "breakdown": game.breakdown(seat),
        "own": None,
        "steps": [],
    }


async def side_line(room: Room, seat: int | None, number: int, touches: list[str], language: str) -> shapes.SideLine:
    """What could have been: the frames after each of other touches from a moment on."""
    game = await room.position_after(number)
    text = game.header.kind.text(language)
    course = Course(game)
    slices = Slices()
    frames: list[shapes.SideFrame] = []
    sorts = game.header.kind.events
    for at, name in enumerate(touches, number + 1):
        touch = open_touch(course.game, name)
        words = course.game.words(touch, language)
        play = course.play(touch)
        lines: Lines = []
        for event in play.events:
            only = event[1] if sorts[event[0]].private else None
            lines.append((only, line_of(course.game, event, at, 0, language, text)))
        shown = position_view(course.game, seat, at, lines, language)
        frames.append({**frame(course.game, at, play.seat, words, text), "shown": shown})
        await slices.pause()
    return {"number": number, "frames": frames}


def open_touch(game: Game, name: str) -> int:
    """The touch of that name, which must be open."""
    try:
        touch = game.touch(name)
    except EnnichiError as wrong:
        raise Refused("bad-setting", reason=str(wrong)) from None
    if game.over or touch not in game.options:
        raise Refused("bad-setting", reason=name)
    return touch
