"""The end of the game: the columns are set, then the final count with its breakdown, and who wins."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Event, Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .awards import LAST_FIRE, Award, total
from .components import FIRST_NEWCOMER, FISHERMAN, JOKER, KOBAN, MON, NO_TYPE, POLICEMAN, WOOD
from .deeds import fish_of
from .experience import choose_column
from .hiring import spend_special
from .state import FIRST_BUILDING, Iki, Player
from .vocabulary import CHARACTER, COLUMN, FISH, PIPE, POUCH, STALLS, TYPES
from .vocabulary import SPECIAL as SPECIAL_TOKEN

TRACK: Final = ("track",)
LINES: Final = (*TRACK, "types", "fish", "tobacco", "buildings", "goods", "celebrities")

ARTISAN: Final = 1
SPECIAL: Final = 2


def characters_of(g: Iki, seat: int) -> list[int]:
    """The characters above the board, those on the board included: at the end they come back."""
    stalls = g.stalls
    owners = g.owners
    cards = list(g.players[seat].retired)
    for stall in range(STALLS):
        if owners[stall] == seat and stalls[stall] < FIRST_BUILDING:
            cards.append(stalls[stall])
    return cards


def column_counts(g: Iki, seat: int, cards: list[int]) -> list[int]:
    """These characters of a player by columns. Before the owner has chosen, a free one (without a type, or the
    Puppeteer with his token) fills a gap, or else the fullest column.
    """
    columns = g.columns
    counts = [0] * (NO_TYPE + 1)
    for card in cards:
        counts[columns[card]] += 1
    free = counts.pop()
    specials = g.players[seat].specials
    if specials and JOKER in specials:
        free += 1
        counts[columns[g.printed.joker_card]] -= 1
    for _ in range(free):
        gap = counts.index(0) if 0 in counts else counts.index(max(counts))
        counts[gap] += 1
    return counts


def different_types(counts: list[int]) -> int:
    different = 0
    for count in counts:
        if count:
            different += 1
    return different


def fish_points(g: Iki, player: Player) -> int:
    """The set of fish, and the extra of each."""
    table = g.printed.fish_set
    points = table[min(fish_of(player), len(table) - 1)]
    for token in player.fish:
        points += g.printed.fish_extra[token]
    if FISHERMAN in player.specials:
        points += g.printed.fisherman_extra
    return points


def things_of(g: Iki, seat: int) -> list[int]:
    """How many of each thing that an award counts (in the order of THINGS), and whether last in firefighting."""
    player = g.players[seat]
    characters = characters_of(g, seat)
    columns = column_counts(g, seat, characters)
    counts = [0] * (LAST_FIRE + 1)
    counts[0] = different_types(columns)
    counts[1] = max(columns)
    counts[2] = columns[SPECIAL]
    counts[3] = columns[ARTISAN]
    counts[4] = len(characters)
    for card in characters:
        if card >= FIRST_NEWCOMER:
            counts[5] += 1
    counts[6] = player.fire
    counts[7] = player.trade
    counts[8] = g.boats_of(seat)
    counts[9] = player.buildings  # R38: those that stand
    counts[10] = len(player.celebrities)
    counts[11] = len(player.pipes)
    counts[12] = len(player.pouches) + (1 if POLICEMAN in player.specials else 0)
    counts[13] = fish_of(player)
    counts[14] = fish_points(g, player)
    counts[15] = player.goods[KOBAN]
    counts[16] = player.goods[MON]
    counts[17] = player.goods[1]
    counts[18] = player.goods[2]
    counts[LAST_FIRE] = 1 if g.power[-1] == seat else 0  # R21: the stack decides
    return counts


def tobacco_points(g: Iki, player: Player, counts: list[int]) -> int:
    """The pouches; doubled as a whole with a pipe at the end (R15)."""
    points = awards(g.printed.pouch_end, player.pouches, counts)
    if POLICEMAN in player.specials:
        points += total(g.printed.policeman_end, counts)
    return 2 * points if player.pipes and g.printed.pipe_doubles else points


def goods_points(g: Iki, player: Player) -> int:
    printed = g.printed
    return (
        printed.koban_points * player.goods[KOBAN]
        + printed.wood_points * player.goods[WOOD]
        + player.goods[MON] // printed.mon_per_iki
    )


def awards(parts: list[list[Award]], which: tuple[int, ...], counts: list[int]) -> int:
    points = 0
    for each in which:
        points += total(parts[each], counts)
    return points


def building_points(g: Iki, seat: int, counts: list[int]) -> int:
    if not g.players[seat].buildings:
        return 0
    return awards(g.printed.building_end, tuple(g.own_buildings(seat)), counts)


def breakdown(g: Iki) -> list[dict[str, int]]:
    lines: list[dict[str, int]] = []
    for seat, player in enumerate(g.players):
        counts = things_of(g, seat)
        lines.append(
            {
                "track": player.iki,
                "types": g.printed.type_set[counts[0]],
                "fish": counts[14],
                "tobacco": tobacco_points(g, player, counts),
                "buildings": building_points(g, seat, counts),
                "goods": goods_points(g, player),
                "celebrities": awards(g.printed.celebrity_end, player.celebrities, counts),
            }
        )
    return lines


def winners(g: Iki) -> list[int]:
    """Most IKI; then more firefighting; then higher in the stack. That is always decisive."""
    scores = g.scores()
    best = max(scores)
    tied = [seat for seat in g.power if scores[seat] == best]
    return tied[:1]


class FinalColumns(Step[Iki]):
    """Characters without a type come from the board into a column of choice, and the Puppeteer with his token."""

    def run(self, g: Iki) -> bool:
        for seat in g.power:
            cards = [card for card in characters_of(g, seat) if g.columns[card] == NO_TYPE]
            if JOKER in g.players[seat].specials:
                cards.append(g.printed.joker_card)
            if cards:
                g.chosen = cards[0]
                g.turn_to(seat)
                return True
        return False

    def legal(self, g: Iki) -> list[int]:
        return [COLUMN + column for column in range(TYPES)]

    def play(self, g: Iki, touch: int) -> None:
        if g.chosen == g.printed.joker_card:
            spend_special(g, g.seat, JOKER)
        choose_column(g, g.chosen, touch - COLUMN)
        g.chosen = -1
        g.todo.append(self)

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.chosen, text)}


class FinalCount(Step[Iki]):
    """Tells the final count; the points themselves are worked out whenever they are asked for."""

    def run(self, g: Iki) -> bool:
        if g.heard is None:
            return False
        g.say(happened.FINAL_COUNT)
        for seat, lines in enumerate(breakdown(g)):
            g.say(happened.FINAL_TRACK, seat, lines["track"])
            tell_line(g, happened.FINAL_TYPES, seat, lines["types"])
            tell_line(g, happened.FINAL_FISH, seat, lines["fish"])
            tell_line(g, happened.FINAL_TOBACCO, seat, lines["tobacco"])
            counts = things_of(g, seat)
            for building in g.own_buildings(seat):
                tell_award(g, happened.FINAL_BUILDING, seat, building, total(g.printed.building_end[building], counts))
            tell_line(g, happened.FINAL_GOODS, seat, lines["goods"])
            for celebrity in g.players[seat].celebrities:
                points = total(g.printed.celebrity_end[celebrity], counts)
                tell_award(g, happened.FINAL_CELEBRITY, seat, celebrity, points)
        scores = g.scores()
        for seat, score in enumerate(scores):
            g.say(happened.FINAL_SCORE, seat, score)
        for seat in winners(g):
            g.say(happened.WON, seat, scores.count(scores[seat]) - 1)
        return False


def tell_line(g: Iki, event: int, seat: int, points: int) -> None:
    """A line of the count; nobody needs to hear that there is nothing."""
    if points:
        g.say(event, seat, points)


def tell_award(g: Iki, event: int, seat: int, thing: int, points: int) -> None:
    if points:
        g.say(event, seat, thing, points)


def counted_things(g: Iki, event: Event) -> list[str]:
    """What a line of the count counts, where it does not name it itself."""
    names = g.header.box.vocabulary.names
    sort, seat = event[0], event[1] if len(event) > 1 else -1
    if sort == happened.FINAL_TRACK:
        return ["good.iki"]
    if sort == happened.FINAL_TYPES:
        return [names[CHARACTER + card] for card in characters_of(g, seat)]
    if sort == happened.FINAL_FISH:
        fisher = [names[SPECIAL_TOKEN + FISHERMAN]] if FISHERMAN in g.players[seat].specials else []
        return [names[FISH + token] for token in g.players[seat].fish] + fisher
    if sort == happened.FINAL_TOBACCO:
        player = g.players[seat]
        police = [names[SPECIAL_TOKEN + POLICEMAN]] if POLICEMAN in player.specials else []
        pouches = [names[POUCH + token] for token in player.pouches]
        return [names[PIPE + token] for token in player.pipes] + pouches + police
    if sort == happened.FINAL_GOODS:
        goods = g.players[seat].goods
        return [f"good.{name}" for good, name in ((KOBAN, "koban"), (WOOD, "wood"), (MON, "mon")) if goods[good]]
    return []


FINAL_COLUMNS: Final = FinalColumns("final columns", "ask-column")
FINAL_COUNT: Final = FinalCount("final count")

STEPS: Final = (FINAL_COLUMNS, FINAL_COUNT)
