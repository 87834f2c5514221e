"""Winter, the repose of the forest: dice home, a virtue, cards to the discard pile, and snow on the displays."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words, flow
from ennichi.kernel.text import Text

from . import events as happened
from .display import deal_hills, renew_tiles
from .holdings import virtue_points
from .scoring import ASCEND
from .spring import turn_to
from .state import BY_VIRTUE, LOCKED, WINTER, Bitoku, Player
from .tengu import lose_rock
from .vocabulary import BITOKU, DIE, DONE, SLOT, YOKAI

CARDS_FOR_VIRTUE: Final = 5
NO_CARDS: Final[tuple[int, ...]] = (-1, -1, -1)  # on the board


class Winter(Step[Bitoku]):
    def run(self, g: Bitoku) -> bool:
        g.phase = WINTER
        g.place = 0
        g.turn = -1
        g.say(happened.SEASON, g.chapter())
        g.todo += WINTER_STEPS
        return False


class ReturnDice(Step[Bitoku]):
    """Guardians return home: the dice go to the red spaces in any order, chosen in secret by all (Q11, Q85)."""

    def run(self, g: Bitoku) -> bool:
        while g.place < len(g.order):
            seat = g.order[g.place]
            player = g.players[seat]
            if seat >= g.seats:  # the dice of the Tengu keep their places
                g.place += 1
            elif nothing_to_choose(player, g.seats > 1):
                player.returning += tuple(dice_left(player))
                g.place += 1
            else:
                turn_to(g, seat)
                return True
        return False

    def legal(self, g: Bitoku) -> list[int]:
        values = g.players[g.seat].values
        found: list[int] = []
        seen = 0
        for die in dice_left(g.players[g.seat]):
            if not seen >> values[die] & 1:  # dice that look alike are one choice
                seen |= 1 << values[die]
                found.append(DIE + 3 * g.seat + die)
        return found

    def play(self, g: Bitoku, touch: int) -> None:
        g.players[g.seat].returning += ((touch - DIE) % 3,)
        g.todo.append(self)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"number": len(g.actor().returning) + 1}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not DIE <= touch < SLOT:
            return ""
        if (touch - DIE) // 3 != g.seat:
            return text("why-not-your-die")
        return text("why-die-chosen" if (touch - DIE) % 3 in g.actor().returning else "why-die-alike")


def nothing_to_choose(player: Player, watched: bool) -> bool:
    """Whether the dice that are left look alike. Where others watch, who has begun is asked twice in any case (Q11):
    otherwise they could tell from the second question which dice went first."""
    rest = dice_left(player)
    if watched and len(rest) == len(player.values) - 1:
        return False
    for die in rest:
        if player.values[die] != player.values[rest[0]]:
            return False
    return True


def dice_left(player: Player) -> list[int]:
    """The dice whose red space was not chosen yet."""
    returning = player.returning
    return [die for die in range(3) if die not in returning] if returning else [0, 1, 2]


class ShowDice(Step[Bitoku]):
    """The dice stand on the red spaces, with the values they had."""

    def run(self, g: Bitoku) -> bool:
        g.say(happened.GUARDIANS)
        for seat in g.order:
            player = g.players[seat]
            if seat < g.seats:
                player.values = [player.values[die] for die in player.returning]
            player.places = [LOCKED, LOCKED, LOCKED]
            player.returning = ()
            g.say(happened.DICE_HOME, seat, 100 * player.values[0] + 10 * player.values[1] + player.values[2])
        g.reveals += 1
        g.place = 0
        g.turn = -1
        return False


class SpiritsVirtue(Step[Bitoku]):
    """In the new turn order, who has five cards or more may remove one of those played, for its VP (Q86)."""

    def run(self, g: Bitoku) -> bool:
        while g.place < len(g.order):
            seat = g.order[g.place]
            g.place += 1
            player = g.players[seat]
            if player.slots != NO_CARDS and player.cards() >= CARDS_FOR_VIRTUE:
                turn_to(g, seat)
                return True
        return False

    def legal(self, g: Bitoku) -> list[int]:
        options = [YOKAI + card for card in g.players[g.seat].slots if card >= 0]
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        g.todo.append(self)
        if touch == DONE:
            g.say(happened.VIRTUE_KEPT, g.seat)
            return
        player = g.players[g.seat]
        card = touch - YOKAI
        player.slots = tuple([-1 if each == card else each for each in player.slots])
        points = virtue_points(g, g.seat, card)
        player.tucked += (card,)
        g.say(happened.VIRTUE, g.seat, card, points)
        g.earn(g.seat, BY_VIRTUE, points)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if YOKAI <= touch < BITOKU and touch in g.offered:
            card = touch - YOKAI
            return text("touch-virtue", yokai=g.word("yokai", card, text), count=virtue_points(g, g.seat, card))
        return text("touch-keep-cards") if touch == DONE else ""

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-not-played") if YOKAI <= touch < BITOKU else ""


class Farewell(Step[Bitoku]):
    """The yokai say farewell and the Great Spirit takes a step: the next spring, or the ascension (Q88)."""

    def run(self, g: Bitoku) -> bool:
        for player in g.players:
            player.discard += tuple([card for card in player.slots if card >= 0])
            player.slots = NO_CARDS
        if g.tengu is not None:
            lose_rock(g)
        if g.round + 1 < g.printed.rounds:
            g.todo.append(SNOW)
        else:
            g.todo.append(ASCEND)
        return False


class Snow(Step[Bitoku]):
    """Snow in the forest: new cards in the hills, and every display loses its last tile."""

    def run(self, g: Bitoku) -> bool:
        g.covered = 0
        g.say(happened.SNOW)
        deal_hills(g)
        renew_tiles(g)
        g.round += 1  # what is told of the snow is still told of this winter
        return False


WINTER_PHASE: Final = Winter("winter")
RETURN_DICE: Final = ReturnDice("return dice", "ask-return-dice", always=True, secret=True)
SHOW_DICE: Final = ShowDice("show dice")
SPIRITS_VIRTUE: Final = SpiritsVirtue("virtue", "ask-virtue")
FAREWELL: Final = Farewell("farewell")
SNOW: Final = Snow("snow")

WINTER_STEPS: Final = flow(RETURN_DICE, SHOW_DICE, SPIRITS_VIRTUE, FAREWELL)
STEPS: Final = (WINTER_PHASE, RETURN_DICE, SHOW_DICE, SPIRITS_VIRTUE, FAREWELL, SNOW)
