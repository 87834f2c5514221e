"""Hiring a character (rules, section 4)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import FIRST_NEWCOMER, HIRE_FIRE, HIRE_LESS, HIRE_SPECIAL, MON, OWNER, PLACE, SPECIAL_TYPE
from .deeds import NOTHING, Deed
from .state import Iki, Player
from .vocabulary import BUILDING, CHARACTER, COLUMN, DONE, SPECIAL, STALL
from .words import mons, stall_words

TOKEN_DISCOUNT: Final = 1  # of the Hire -1 token


def price_of(g: Iki, player: Player, card: int, less: int) -> int:
    """What a character costs without its stall; discounts never lower the stall's cost (R11)."""
    if player.specials and HIRE_LESS in player.specials:
        less += TOKEN_DISCOUNT
    return max(0, g.printed.cost[card] - less)


def extra_cost(g: Iki, seat: int, stall: int) -> int:
    """What a card costs more because of its stall."""
    extra = g.rules.town.extra[stall]
    return 0 if extra and pays_no_extra(g, seat) else extra


def pays_no_extra(g: Iki, seat: int) -> bool:
    """Whether a celebrity lets the player set cards anywhere at their price."""
    return bool(g.players[seat].celebrities) and g.met_with(seat, PLACE) >= 0


def cheapest_extra(g: Iki, seat: int) -> int:
    """The lowest extra cost of a free stall, or -1 when none is free."""
    stalls = g.stalls
    extras = g.rules.town.extra
    best = -1
    for stall in g.rules.town.stalls:
        if stalls[stall] < 0:
            if not extras[stall]:
                return 0
            if best < 0 or extras[stall] < best:
                best = extras[stall]
    if best > 0 and pays_no_extra(g, seat):
        return 0
    return best


def add_hireable(g: Iki, seat: int, less: int, spent: list[int], options: list[int]) -> None:
    """The cards of the row that a player can hire now, as touches."""
    player = g.players[seat]
    if not player.kobuns:
        return
    extra = cheapest_extra(g, seat)
    if extra < 0:
        return
    mon = player.goods[MON] - spent[MON] - extra
    if player.specials and HIRE_LESS in player.specials:
        less += TOKEN_DISCOUNT
    costs = g.printed.cost
    row = g.row
    row_mon = g.row_mon
    for i in range(len(row)):
        card = row[i]
        if card >= 0:
            price = costs[card] - less
            if (price if price > 0 else 0) <= mon + row_mon[i]:
                options.append(CHARACTER + card)


def hireable(g: Iki, seat: int, less: int, spent: list[int]) -> list[int]:
    options: list[int] = []
    add_hireable(g, seat, less, spent, options)
    return options


def can_hire(g: Iki, seat: int, less: int, spent: list[int]) -> bool:
    return bool(hireable(g, seat, less, spent))


def begin_hire(g: Iki, touch: int, less: int) -> None:
    g.chosen = touch - CHARACTER
    g.less = less
    g.todo.append(PLACE_HIRE)


def place_in_row(g: Iki, card: int) -> int:
    row = g.row
    place = 0
    while row[place] != card:
        place += 1
    return place


def take_from_row(g: Iki, card: int) -> int:
    """Take a card off the row; the mons that lay on it."""
    place = place_in_row(g, card)
    mons = g.row_mon[place]
    g.row[place] = -1
    g.row_mon[place] = 0
    return mons


def label_hire(g: Iki, touch: int, less: int, text: Text) -> str:
    """`Monk for 4 mon`, with what lies on the card."""
    if not CHARACTER <= touch < BUILDING or touch not in g.offered:
        return ""
    card = touch - CHARACTER
    lying = g.row_mon[g.row.index(card)]
    name = g.word("character", card, text)
    if card >= FIRST_NEWCOMER:
        name = text("new-character", character=name)
    return text("touch-hire", character=name, price=mons(price_of(g, g.actor(), card, less), text), lying=lying)


def why_not_hire(g: Iki, touch: int, less: int, text: Text) -> str:
    if not CHARACTER <= touch < BUILDING:
        return ""
    card = touch - CHARACTER
    player = g.actor()
    if card not in g.row:
        return text("why-not-in-row")
    if not player.kobuns:
        return text("why-no-kobun")
    if not g.free_stalls():
        return text("why-no-stall")
    price = price_of(g, player, card, less) + cheapest_extra(g, g.seat)
    return text("why-mon", price=mons(price, text), mon=player.goods[MON] + g.row_mon[g.row.index(card)])


class Hire(Deed):
    """`hire`, `hire-2mon`: recruit a character at its price, or for less."""

    def __init__(self, key: str, less: int) -> None:
        super().__init__(key, "ask-hire")
        self.less = less

    def has_price(self) -> bool:
        return True

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return can_hire(g, g.seat, self.less, spent)

    def run(self, g: Iki) -> bool:
        return can_hire(g, g.seat, self.less, NOTHING)

    def legal(self, g: Iki) -> list[int]:
        return hireable(g, g.seat, self.less, NOTHING)

    def play(self, g: Iki, touch: int) -> None:
        begin_hire(g, touch, self.less)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return label_hire(g, touch, self.less, text)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_hire(g, touch, self.less, text)


class PlaceHire(Step[Iki]):
    """The stall of a hired character; then it is paid and gives its bonus."""

    def legal(self, g: Iki) -> list[int]:
        left = self.left(g)
        free = pays_no_extra(g, g.seat)
        stalls = g.stalls
        extras = g.rules.town.extra
        options: list[int] = []
        for stall in g.rules.town.stalls:
            if stalls[stall] < 0 and (free or extras[stall] <= left):
                options.append(STALL + stall)
        return options

    def left(self, g: Iki) -> int:
        """The mons that are left for the stall."""
        player = g.players[g.seat]
        lying = g.row_mon[place_in_row(g, g.chosen)]
        return player.goods[MON] + lying - price_of(g, player, g.chosen, g.less)

    def play(self, g: Iki, touch: int) -> None:
        seat = g.seat
        player = g.players[seat]
        card = g.chosen
        stall = touch - STALL
        price = price_of(g, player, card, g.less) + extra_cost(g, seat, stall)
        lying = take_from_row(g, card)
        if g.heard is not None:
            g.say(happened.HIRED, seat, card, happened.terms(price, stall))
            g.say(happened.PLACED, card, stall)
            if lying:
                g.say(happened.CARD_MON, seat, card, lying)
        player.goods[MON] += lying - price
        player.kobuns -= 1
        g.stalls[stall] = card
        g.owners[stall] = seat
        g.newest = card
        g.hired = True
        g.chosen = -1
        g.todo.append(AFTER_HIRE)
        bonus = g.printed.bonus_parts[card]
        if bonus is not None:
            g.todo.append(bonus)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return label_stall(g, touch, text)

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.chosen, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_stall(g, touch, self.left(g), text)


def label_stall(g: Iki, touch: int, text: Text) -> str:
    """A stall with what it costs more."""
    if not STALL <= touch < COLUMN or touch not in g.offered:
        return ""
    return stall_words(g, touch - STALL, extra_cost(g, g.seat, touch - STALL), text)


def why_not_stall(g: Iki, touch: int, left: int, text: Text) -> str:
    if not STALL <= touch < COLUMN:
        return ""
    stall = touch - STALL
    if stall not in g.rules.town.stalls:
        return text("why-no-such-stall")
    if g.stalls[stall] >= 0:
        return text("why-stall-taken")
    return text("why-mon", price=mons(extra_cost(g, g.seat, stall), text), mon=max(0, left))


class AfterHire(Step[Iki]):
    """What buildings and celebrities give for a hire, then the Owner token."""

    def run(self, g: Iki) -> bool:
        card = g.newest
        if g.printed.bonus_has_fire[card]:
            g.trigger(g.seat, HIRE_FIRE)  # at the end of the track too (R14)
        if g.printed.character_type[card] == SPECIAL_TYPE:
            g.trigger(g.seat, HIRE_SPECIAL)
        specials = g.players[g.seat].specials
        if specials and OWNER in specials:
            g.todo.append(OWNER_HIRE)
        return False

    def source(self, g: Iki) -> int:
        return CHARACTER + g.newest


class OwnerHire(Step[Iki]):
    """The Owner token: directly after a hire, with boat 5A too (R23), one more at the normal price."""

    def run(self, g: Iki) -> bool:
        return can_hire(g, g.seat, 0, NOTHING)

    def legal(self, g: Iki) -> list[int]:
        options = hireable(g, g.seat, 0, NOTHING)
        options.append(DONE)
        return options

    def play(self, g: Iki, touch: int) -> None:
        if touch != DONE:
            spend_special(g, g.seat, OWNER)
            begin_hire(g, touch, 0)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return text("touch-keep-token") if touch == DONE else label_hire(g, touch, 0, text)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_hire(g, touch, 0, text)

    def source(self, g: Iki) -> int:
        return SPECIAL + OWNER


def spend_special(g: Iki, seat: int, token: int) -> None:
    """A token of a retired character is used up."""
    player = g.players[seat]
    at = player.specials.index(token)
    player.specials = player.specials[:at] + player.specials[at + 1 :]
    g.say(happened.TOKEN_USED, seat, token)


PLACE_HIRE: Final = PlaceHire("place hire", "ask-stall")
AFTER_HIRE: Final = AfterHire("after hire")
OWNER_HIRE: Final = OwnerHire("owner hire", "ask-owner")
HIRE: Final = Hire("hire", 0)

STEPS: Final = (PLACE_HIRE, AFTER_HIRE, OWNER_HIRE, HIRE)
