"""Summer: players take turns until nobody has a stick left.

A turn: choose a stock, make the offering, place the stock's sections under the
shoots, resolve them one by one, and receive a section for each.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words, flow
from ennichi.kernel.history import is_mark
from ennichi.kernel.text import Text

from . import events as happened
from .autumn import sticks_of
from .components import OFFER_WINDOW
from .packing import FEW, MANY, pack
from .spirits import add_spirits, spirits_open, use_spirit
from .state import CHOOSING, ENDING, GHOST, OFFERING, PLACING, RESOLVING, Bamboo
from .vocabulary import ACTIONS, CELL, DONE, HOME, JOKER_ACTION, SECTION, SHOOT, SPIRIT, STOCK, TEMPLE
from .words import section_among

CELLS_PER_SHOOT: Final = 3
ROOM_PER_SHOOT: Final = 5  # with the two free cells below
STICK_PRICE: Final = 1  # in coins, for a stick in another temple than the visited one


class Summer(Step[Bamboo]):
    def run(self, g: Bamboo) -> bool:
        g.season = 1
        g.passed = 0
        g.turn = g.first - 1
        g.say(happened.SEASON, g.chapter())
        if g.heard is not None:
            ghost = [sticks_of(temple, GHOST) for temple in g.temples]
            g.say(happened.TEMPLES_OFFER, pack([pile[0] for pile in g.piles] + ghost, FEW))
        g.todo.append(NEXT_TURN)
        return False


class NextTurn(Step[Bamboo]):
    """The next player with a stick has a turn, and must play (R4); without one a player passes.

    A pass is no turn: no spirit can be used with it (R9).
    """

    def run(self, g: Bamboo) -> bool:
        seats = len(g.players)
        for i in range(1, seats + 1):
            seat = (g.turn + i) % seats
            if g.players[seat].reserve:
                self.begin_turn(g, seat)
                return False
            if not g.passed >> seat & 1:
                g.passed |= 1 << seat
                g.say(happened.PASSED, seat)
        return False

    def begin_turn(self, g: Bamboo, seat: int) -> None:
        g.turn = seat
        g.seat = seat
        g.stage = CHOOSING
        g.begin(seat, g.chapter())
        g.todo += TURN


class ChooseStock(Step[Bamboo]):
    """A stock with sections, but not the one with the action marker; the ban outlasts the year (R6)."""

    def legal(self, g: Bamboo) -> list[int]:
        player = g.players[g.seat]
        options = [STOCK + stock for stock in range(4) if player.stocks[stock] and stock != player.marker]
        add_spirits(g, options)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch >= SPIRIT:
            g.todo.append(self)
            use_spirit(g, touch)
            return
        stock = touch - STOCK
        player = g.players[g.seat]
        player.marker = stock
        g.visited = stock
        g.sticks = min(len(player.stocks[stock]), player.reserve)  # R5: never fewer on purpose
        g.actions = g.sticks
        g.say(happened.STOCK_CHOSEN, g.seat, stock, len(player.stocks[stock]))

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if not STOCK <= touch < TEMPLE or touch not in g.offered:
            return ""
        player = g.players[g.seat]
        sections = player.stocks[touch - STOCK]
        return text(
            "touch-choose-stock",
            stock=g.word("stock", touch - STOCK, text),
            sections=len(sections),
            actions=", ".join([text(f"action-{ACTIONS[g.printed.section_action[each]]}") for each in sections]),
            sticks=min(len(sections), player.reserve),
        )

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"spirits": spirits_open(g)}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("why-no-pass")
        if not STOCK <= touch < TEMPLE:
            return ""
        if not g.players[g.seat].stocks[touch - STOCK]:
            return text("why-stock-empty")
        laid = sum([sticks_of(temple, g.seat) for temple in g.temples])
        return text("why-marker" if laid else "why-marker-year")  # the first turn of a year, or a later one


class Offer(Step[Bamboo]):
    """One stick at a time, with spirits in between (R10); those outside the visited temple cost a coin each.

    Temples have no limit (R7).
    """

    def run(self, g: Bamboo) -> bool:
        g.stage = OFFERING
        return True

    def legal(self, g: Bamboo) -> list[int]:
        if g.roam or g.players[g.seat].coins >= STICK_PRICE:
            options = [TEMPLE, TEMPLE + 1, TEMPLE + 2, TEMPLE + 3]
        else:
            options = [TEMPLE + g.visited]
        add_spirits(g, options)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch >= SPIRIT:
            g.todo.append(self)
            use_spirit(g, touch)
            return
        temple = touch - TEMPLE
        player = g.players[g.seat]
        g.temples[temple] += (g.seat,)
        player.reserve -= 1
        g.sticks -= 1
        price = 0 if g.roam or temple == g.visited else STICK_PRICE
        player.coins -= price
        if g.heard is not None:
            g.say(happened.STICK_LAID, g.seat, temple, offering_so_far(g, price))
        if g.sticks:
            g.todo.append(self)
        else:
            g.hand = [SECTION + section for section in player.stocks[g.visited]]
            player.stocks[g.visited] = ()

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if TEMPLE <= touch < SHOOT and touch in g.offered:
            price = 0 if g.roam or touch - TEMPLE == g.visited else STICK_PRICE
            return text("touch-lay-stick", temple=g.word("temple", touch - TEMPLE, text), price=price)
        return ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {
            "count": g.sticks,
            "temple": g.word("temple", g.visited, text),
            "price": STICK_PRICE,
            "free": "yes" if g.roam else "no",
            "spirits": spirits_open(g),
        }

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("why-no-fewer-sticks", count=g.sticks)
        if TEMPLE <= touch < SHOOT:
            return text("why-coins", price=STICK_PRICE, coins=g.players[g.seat].coins)
        return ""


def offering_so_far(g: Bamboo, price: int) -> int:
    """For the story: the price of the last stick, that of all sticks of this turn, and how many lie in each temple.

    Sticks that were laid unasked are not in the history: they could lie in the visited temple only.
    """
    begun = len(g.history) - 1
    while not is_mark(g.history[begun]):
        begun -= 1
    laid = [0, 0, 0, 0]
    paid = 0
    free = False
    for touch in g.history[begun + 1 :]:
        if TEMPLE <= touch < SHOOT:
            laid[touch - TEMPLE] += 1
            if not free and touch - TEMPLE != g.visited:
                paid += STICK_PRICE
        elif touch >= SPIRIT and g.printed.spirit_window[touch - SPIRIT] == OFFER_WINDOW:
            free = True
    laid[g.visited] += g.actions - g.sticks - sum(laid)
    return pack([price, paid, *laid], FEW)


class Place(Step[Bamboo]):
    """Which of the stock's sections goes next under a shoot; between two of them spirits may be used (R10)."""

    def run(self, g: Bamboo) -> bool:
        g.stage = PLACING
        return True

    def legal(self, g: Bamboo) -> list[int]:
        options = g.hand.copy()
        add_spirits(g, options)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch >= SPIRIT:
            g.todo.append(self)
            use_spirit(g, touch)
        else:
            g.section = touch - SECTION
            g.hand.remove(touch)
            g.todo.append(CHOOSE_SHOOT)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        return section_among(g, touch, g.hand, text) if touch in g.hand else ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"count": len(g.hand), "spirits": spirits_open(g)}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-section-not-in-hand") if SECTION <= touch < HOME else ""


class ChooseShoot(Step[Bamboo]):
    """Under which shoot: the first one there is the near cell, the second the far one."""

    def legal(self, g: Bamboo) -> list[int]:
        return [SHOOT + shoot for shoot in range(4) if len(g.shoots[shoot]) < ROOM_PER_SHOOT]

    def play(self, g: Bamboo, touch: int) -> None:
        section = g.section
        g.shoots[touch - SHOOT] += (section,)
        g.unresolved.append(SECTION + section)
        g.section = -1
        if g.heard is not None:
            g.say(happened.PLACED, g.seat, section, planting_so_far(g, touch - SHOOT))
        if g.hand:
            g.todo.append(PLACE)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if not SHOOT <= touch < CELL or touch not in g.offered:
            return ""
        sections = g.shoots[touch - SHOOT]
        received = g.word("section", sections[len(sections) - CELLS_PER_SHOOT], text)
        return text("touch-shoot", shoot=g.word("shoot", touch - SHOOT, text), section=received)

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"section": g.word("section", g.section, text)}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-shoot-full") if SHOOT <= touch < CELL else ""


def planting_so_far(g: Bamboo, shoot: int) -> int:
    """For the story: the newest shoot, the stock that is played, and the sections below each shoot in their cells."""
    packed = [shoot, g.visited]
    for sections in g.shoots:
        below = [section + 1 for section in sections[CELLS_PER_SHOOT:]]
        packed += below + [0] * (ROOM_PER_SHOOT - CELLS_PER_SHOOT - len(below))
    return pack(packed, MANY)


class Resolve(Step[Bamboo]):
    """Which placed section is resolved next."""

    def run(self, g: Bamboo) -> bool:
        g.stage = RESOLVING
        return True

    def legal(self, g: Bamboo) -> list[int]:
        options = g.unresolved.copy()
        add_spirits(g, options)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch >= SPIRIT:
            g.todo.append(self)
            use_spirit(g, touch)
            return
        section = touch - SECTION
        g.section = section
        g.unresolved.remove(touch)
        if g.heard is not None:
            if g.actions:
                turned = g.wild and g.printed.section_action[section] != JOKER_ACTION
                g.say(happened.RESOLVED, g.seat, section, 1 if turned else 0)
            else:
                g.say(happened.PUSHED, g.seat, section)
        g.forgone = False
        g.todo.append(RECEIVE)
        if g.actions:
            g.actions -= 1
            action = JOKER_ACTION if g.wild else g.printed.section_action[section]
            g.todo.append(g.printed.action_parts[action])

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        """A section and where it lies, for that decides what is received."""
        if touch not in g.unresolved:
            return ""
        section = touch - SECTION
        for shoot, sections in enumerate(g.shoots):
            if section in sections:
                both = [each for each in sections if SECTION + each in g.unresolved]
                place = "only"
                if len(both) > 1:
                    place = "near" if both[0] == section else "far"
                return text(
                    "touch-resolve",
                    section=g.word("section", section, text),
                    shoot=g.word("shoot", shoot, text),
                    place=place,
                )
        return ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"count": g.actions, "spirits": spirits_open(g)}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-section-not-placed") if SECTION <= touch < HOME else ""


class Receive(Step[Bamboo]):
    """Push the shoot up by one: the section on top is received at once.

    With two new sections the shoot is pushed twice and the near one ends above the far one (R19).
    """

    def run(self, g: Bamboo) -> bool:
        if g.forgone:
            g.actions += 1  # a forgone action uses up nothing
            g.forgone = False
        for shoot, sections in enumerate(g.shoots):
            if g.section in sections:
                g.shoots[shoot] = sections[1:]
                g.section = sections[0]
                break
        stock = g.printed.section_colour[g.section]
        if len(g.players[g.seat].stocks[stock]) < g.printed.stock_size:
            store(g, stock)
            return False
        return True

    def legal(self, g: Bamboo) -> list[int]:
        stocks = g.players[g.seat].stocks
        return [STOCK + stock for stock in range(4) if len(stocks[stock]) < g.printed.stock_size]

    def play(self, g: Bamboo, touch: int) -> None:
        store(g, touch - STOCK)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if STOCK <= touch < TEMPLE and touch in g.offered:
            return text("touch-store", stock=g.word("stock", touch - STOCK, text))
        return ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"section": g.word("section", g.section, text)}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-stock-full") if STOCK <= touch < TEMPLE else ""


def store(g: Bamboo, stock: int) -> None:
    """Put the received section into a stock, and go on with the next one."""
    g.players[g.seat].stocks[stock] += (g.section,)
    if g.heard is not None:
        g.say(happened.RECEIVED, g.seat, g.section, stock)
    g.section = -1
    if g.unresolved:
        g.todo.append(RESOLVE)


class EndTurn(Step[Bamboo]):
    """Asked always, so that a player sees what happened, and may still use a spirit."""

    def run(self, g: Bamboo) -> bool:
        g.stage = ENDING
        return True

    def legal(self, g: Bamboo) -> list[int]:
        options = [DONE]
        add_spirits(g, options)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch >= SPIRIT:
            g.todo.append(self)
            use_spirit(g, touch)
        else:
            g.wild = False
            g.roam = False
            if g.heard is not None:
                g.say(happened.STOCKED, g.seat, pack([len(stock) for stock in g.actor().stocks], FEW))

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("touch-end-turn") if touch == DONE else ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"spirits": spirits_open(g)}


SUMMER: Final = Summer("summer")
NEXT_TURN: Final = NextTurn("next turn")
CHOOSE_STOCK: Final = ChooseStock("choose stock", "ask-stock")
OFFER: Final = Offer("offer", "ask-offer")
PLACE: Final = Place("place", "ask-place")
CHOOSE_SHOOT: Final = ChooseShoot("choose shoot", "ask-shoot")
RESOLVE: Final = Resolve("resolve", "ask-resolve")
RECEIVE: Final = Receive("receive", "ask-overflow")
END_TURN: Final = EndTurn("end turn", "ask-end-turn", always=True)

TURN: Final = flow(CHOOSE_STOCK, OFFER, PLACE, RESOLVE, END_TURN, NEXT_TURN)
STEPS: Final = (SUMMER, NEXT_TURN, CHOOSE_STOCK, OFFER, PLACE, CHOOSE_SHOOT, RESOLVE, RECEIVE, END_TURN)
