"""Winter: wake spirits, feed the family, pass the first-player marker, renew the displays."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words, flow
from ennichi.kernel.history import begins_turn
from ennichi.kernel.text import Text

from . import events as happened
from .components import FEEDING
from .display import fill_food, renew_tiles
from .spirits import use_spirit
from .state import Bamboo
from .vocabulary import DONE, FOOD, GIFT, SPIRIT


class Winter(Step[Bamboo]):
    def run(self, g: Bamboo) -> bool:
        g.season = 3
        g.turn = -1
        g.asked = 0
        g.say(happened.SEASON, g.chapter())
        g.todo += WINTER_STEPS
        return False


def next_seat(g: Bamboo) -> bool:
    """Turn to the next player in order who has not been asked; True when it is somebody new."""
    g.seat = g.in_order(g.asked)
    if g.turn == g.seat:
        return False
    g.turn = g.seat
    g.begin(g.seat, g.chapter())
    return True


def leave_seat(g: Bamboo) -> None:
    g.need = 0
    g.asked += 1
    g.turn = -1


class Wake(Step[Bamboo]):
    """In turn order, each player may pay to wake sleeping spirits."""

    def run(self, g: Bamboo) -> bool:
        while g.asked < len(g.players):
            next_seat(g)
            if wakeable(g):
                return True
            leave_seat(g)
        g.asked = 0
        return False

    def legal(self, g: Bamboo) -> list[int]:
        return [*wakeable(g), DONE]

    def play(self, g: Bamboo, touch: int) -> None:
        g.todo.append(self)
        if touch == DONE:
            leave_seat(g)
            return
        spirit = touch - SPIRIT
        price = g.printed.spirit_wake[spirit]
        player = g.actor()
        player.asleep[spirit] -= 1
        player.wake(spirit)
        player.coins -= price
        g.say(happened.WOKEN, g.seat, spirit, price)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("touch-leave-asleep" if begins_turn(g.history) else "touch-leave-others-asleep")
        if touch not in g.offered:
            return ""
        spirit = touch - SPIRIT
        return text("touch-wake", spirit=g.word("spirit", spirit, text), price=g.printed.spirit_wake[spirit])

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch < SPIRIT:
            return ""
        spirit = touch - SPIRIT
        player = g.actor()
        if not player.asleep[spirit]:
            return text("why-spirit-awake" if player.awake[spirit] else "why-spirit-not-yours")
        return text("why-coins", price=g.printed.spirit_wake[spirit], coins=player.coins)


def wakeable(g: Bamboo) -> list[int]:
    player = g.actor()
    if not any(player.asleep):
        return []
    costs = g.printed.spirit_wake
    return [SPIRIT + spirit for spirit in range(7) if player.asleep[spirit] and costs[spirit] <= player.coins]


class Feed(Step[Bamboo]):
    """In turn order, each player needs one food a home.

    Tokens must be spent while food is missing, which ones is free (R12); Ookami may help (R11).
    """

    def run(self, g: Bamboo) -> bool:
        while g.asked < len(g.players):
            if next_seat(g):
                g.need = g.printed.food_per_home * g.actor().homes
                if not g.need:
                    g.say(happened.NOBODY_TO_FEED, g.seat)
            if g.need > 0:
                if any(g.actor().food) or helpers(g):
                    return True
                go_hungry(g)
            leave_seat(g)
        return False

    def legal(self, g: Bamboo) -> list[int]:
        food = g.actor().food
        options = [FOOD + sort for sort in range(3) if food[sort]]
        if not options:
            options.append(DONE)
        return options + helpers(g)

    def play(self, g: Bamboo, touch: int) -> None:
        g.todo.append(self)
        if touch == DONE:
            go_hungry(g)
            leave_seat(g)
        elif touch >= SPIRIT:
            use_spirit(g, touch)
        else:
            food = touch - FOOD
            g.actor().food[food] -= 1
            g.food_spent[food] += 1
            g.need -= g.printed.food_value[food]
            g.say(happened.FED, g.seat, food, food)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("touch-go-hungry", count=g.printed.hunger_penalty * g.need)
        if FOOD <= touch < GIFT and touch in g.offered:
            return text("touch-spend-food", food=g.word("food", touch - FOOD, text))
        return ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"count": g.need}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("why-must-feed")
        if FOOD <= touch < GIFT:
            return text("why-no-such-food")
        return ""


def helpers(g: Bamboo) -> list[int]:
    """Awake spirits that count as food."""
    awake = g.actor().awake
    return [SPIRIT + spirit for spirit in range(7) if awake[spirit] and g.printed.spirit_window[spirit] == FEEDING]


def go_hungry(g: Bamboo) -> None:
    """Happiness may fall below zero (R15)."""
    lost = g.printed.hunger_penalty * g.need
    g.actor().happiness -= lost
    g.actor().from_hunger -= lost
    g.say(happened.HUNGER, g.seat, lost, g.need)
    g.need = 0


class CloseYear(Step[Bamboo]):
    """Steps 3 to 5; after the last year they no longer matter and are left out (R17)."""

    def run(self, g: Bamboo) -> bool:
        if g.year < g.printed.years - 1:
            g.first = g.in_order(1)
            g.say(happened.FIRST_PLAYER, g.first)
            renew_tiles(g)
            fill_food(g)
            g.say(happened.DISPLAYS_RENEWED)
        return False


WINTER: Final = Winter("winter")
WAKE: Final = Wake("wake", "ask-wake")
FEED: Final = Feed("feed", "ask-feed")
CLOSE_YEAR: Final = CloseYear("close year")

WINTER_STEPS: Final = flow(WAKE, FEED, CLOSE_YEAR)
STEPS: Final = (WINTER, WAKE, FEED, CLOSE_YEAR)
