"""B2, Business: the shop of the space and one character there, each once and in any order; on the bridge its own.

While nothing was done yet, the move can still be prolonged with sandals and the Ox Cart.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .boats import activate, label_activate, spend_ticket, usable_boats, why_not_activate
from .celebrities import meet
from .components import BRIDGE, MOVE_MORE, SANDAL, TICKET_CHARACTER, TICKET_SHOP
from .experience import add_experience
from .state import FIRST_BUILDING, Iki
from .street import space_ahead, walk
from .vocabulary import BOAT, BUILDING, CELEBRITY, CHARACTER, CHARACTERS, DONE, SPACE, SPECIAL, STALL, TICKET
from .vocabulary import SANDAL as SANDAL_TOUCH
from .words import effect_words


def shop_open(g: Iki, space: int) -> bool:
    """Whether something can be done in a shop now; the bridge has none."""
    return space != BRIDGE and g.rules.shop_parts[space].possible(g)


def usable_characters(g: Iki, space: int) -> list[int]:
    """Characters in the stalls of a space whose skill can be carried out (R12), as touches."""
    options: list[int] = []
    stalls = g.stalls
    for stall in g.rules.town.stalls_of[space]:
        card = stalls[stall]
        if 0 <= card < FIRST_BUILDING and g.printed.skill_parts[card].possible(g):
            options.append(CHARACTER + card)
    return options


def use_character(g: Iki, card: int) -> None:
    if g.heard is not None:
        g.say(happened.CHARACTER_USED, g.seat, card, g.owners[g.stall_of(card)])
    g.todo.append(AFTER_USE[card])
    g.todo.append(g.printed.skill_parts[card])


class Business(Step[Iki]):
    def legal(self, g: Iki) -> list[int]:
        player = g.players[g.seat]
        space = player.space
        options: list[int] = []
        if g.walking:
            if player.goods[SANDAL]:
                options.append(SANDAL_TOUCH)
            if not g.cart_used and player.specials and MOVE_MORE in player.specials:
                options.append(SPECIAL + MOVE_MORE)
        if space == BRIDGE:
            self.on_the_bridge(g, options)  # also after a run (R34)
        elif not g.closed:
            self.in_the_street(g, space, options)
        options.append(DONE)
        return options

    def in_the_street(self, g: Iki, space: int, options: list[int]) -> None:
        seat = g.seat
        if not g.shop_used:
            if shop_open(g, space):
                options.append(SPACE + space)
        elif g.tickets[TICKET_SHOP] == seat and not g.is_waiting(TICKET_SHOP) and shop_open(g, space):
            options.append(TICKET + TICKET_SHOP)
        if not g.character_used:
            options += usable_characters(g, space)
        elif g.tickets[TICKET_CHARACTER] == seat and not g.is_waiting(TICKET_CHARACTER) and usable_characters(g, space):
            options.append(TICKET + TICKET_CHARACTER)

    def on_the_bridge(self, g: Iki, options: list[int]) -> None:
        if not g.celebrity_used:
            options += [CELEBRITY + celebrity for celebrity in g.met_here]
        if not g.boat_used:
            options += usable_boats(g)

    def play(self, g: Iki, touch: int) -> None:
        if touch == DONE:
            return
        g.todo.append(self)
        player = g.players[g.seat]
        if touch == SANDAL_TOUCH:
            player.goods[SANDAL] -= 1
            g.say(happened.SANDAL_SPENT, g.seat)
            walk(g, 1)
            return
        if touch == SPECIAL + MOVE_MORE:
            g.cart_used = True
            g.say(happened.TOKEN_USED, g.seat, MOVE_MORE)
            walk(g, 1)
            return
        g.walking = False
        if touch == SPACE + player.space:
            g.shop_used = True
            self.enter_shop(g, player.space)
        elif touch == TICKET + TICKET_SHOP:
            spend_ticket(g, TICKET_SHOP)
            self.enter_shop(g, player.space)
        elif touch == TICKET + TICKET_CHARACTER:
            spend_ticket(g, TICKET_CHARACTER)
            g.todo.append(CHARACTER_AGAIN)
        elif touch >= BOAT:
            g.boat_used = True
            activate(g, touch - BOAT)
        elif touch >= CELEBRITY:
            g.celebrity_used = True
            meet(g, touch - CELEBRITY)
        else:
            g.character_used = True
            use_character(g, touch - CHARACTER)

    def enter_shop(self, g: Iki, space: int) -> None:
        g.say(happened.SHOP_USED, g.seat, space)
        g.todo.append(g.rules.shop_parts[space])

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("touch-end-turn")
        if touch not in g.offered:
            return ""
        if touch == SANDAL_TOUCH or touch == SPECIAL + MOVE_MORE:
            ahead = g.word("space", space_ahead(g, g.actor().space, 1), text)
            return text("touch-walk-sandal" if touch == SANDAL_TOUCH else "touch-walk-cart", space=ahead)
        if TICKET <= touch < CHARACTER:
            return self.label_ticket(g, touch - TICKET, text)
        if SPACE <= touch < STALL:
            effect = effect_words(g.rules.shop_effects[touch - SPACE], text)
            return text("touch-use-shop", shop=g.word("space", touch - SPACE, text), effect=effect)
        if CHARACTER <= touch < BUILDING:
            effect = effect_words(g.printed.skills[touch - CHARACTER], text)
            return text("touch-use-character", character=g.word("character", touch - CHARACTER, text), effect=effect)
        return label_activate(g, touch - BOAT, text) if touch >= BOAT else ""

    def label_ticket(self, g: Iki, ticket: int, text: Text) -> str:
        name = g.word("ticket", ticket, text)
        if ticket == TICKET_CHARACTER:
            return text("touch-character-again", ticket=name)
        space = g.actor().space
        effect = effect_words(g.rules.shop_effects[space], text)
        return text("touch-shop-again", ticket=name, shop=g.word("space", space, text), effect=effect)

    def prompt(self, g: Iki, text: Text) -> Words:
        """Only what is open is named."""
        walks = 0
        for touch in (SANDAL_TOUCH, SPECIAL + MOVE_MORE):
            if touch in g.offered:
                walks += 1
        named = "both" if walks else "business"
        if len(g.offered) == walks + 1:  # beside the end of the turn
            named = "walk" if walks else "nothing"
        return {"space": g.word("space", g.actor().space, text), "open": named}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if g.closed and g.actor().space != BRIDGE and (SPACE <= touch < STALL or TICKET <= touch < BUILDING):
            return text("why-closed")
        if touch == SANDAL_TOUCH or touch == SPECIAL + MOVE_MORE:
            return self.why_not_walk(g, touch, text)
        if SPACE <= touch < STALL:
            return self.why_not_shop(g, touch - SPACE, text)
        if touch == TICKET + TICKET_SHOP or touch == TICKET + TICKET_CHARACTER:
            return self.why_not_ticket(g, touch - TICKET, text)
        if CHARACTER <= touch < BUILDING:
            return why_not_character(g, touch - CHARACTER, g.character_used, text)
        if CELEBRITY <= touch < BOAT:
            there = g.actor().space == BRIDGE and not g.celebrity_used
            return text("why-celebrity-away" if there else "why-not-on-bridge")
        if touch >= BOAT:
            there = g.actor().space == BRIDGE and not g.boat_used
            return why_not_activate(g, touch, text) if there else text("why-not-on-bridge")
        return ""

    def why_not_walk(self, g: Iki, touch: int, text: Text) -> str:
        if not g.walking:
            return text("why-move-over")
        if touch == SANDAL_TOUCH:
            return text("why-no-sandal")
        return text("why-cart-used" if MOVE_MORE in g.actor().specials else "why-no-such-token")

    def why_not_shop(self, g: Iki, space: int, text: Text) -> str:
        if space != g.actor().space:
            return text("why-not-here")
        return text("why-shop-used" if g.shop_used else "why-shop-useless")

    def why_not_ticket(self, g: Iki, ticket: int, text: Text) -> str:
        if g.tickets[ticket] != g.seat:
            return text("why-no-such-token")
        if g.is_waiting(ticket):
            return text("why-token-waits")
        if g.actor().space == BRIDGE:
            return text("why-ticket-on-bridge")  # R35: a second time of nothing
        if not (g.shop_used if ticket == TICKET_SHOP else g.character_used):
            return text("why-ticket-first")
        return text("why-shop-useless" if ticket == TICKET_SHOP else "why-skill-useless")

    def source(self, g: Iki) -> int:
        return SPACE + g.actor().space if g.actor().space >= 0 else -1


def why_not_character(g: Iki, card: int, used: bool, text: Text) -> str:
    stall = g.stall_of(card)
    if stall < 0 or stall not in g.rules.town.stalls_of[g.actor().space]:
        return text("why-character-not-here")
    return text("why-character-used" if used else "why-skill-useless")


class CharacterAgain(Step[Iki]):
    """The boat token for a second character: the same, if it is still there, or another."""

    def legal(self, g: Iki) -> list[int]:
        return usable_characters(g, g.players[g.seat].space)

    def play(self, g: Iki, touch: int) -> None:
        use_character(g, touch - CHARACTER)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if CHARACTER <= touch < BUILDING:
            return why_not_character(g, touch - CHARACTER, False, text)
        return ""

    def source(self, g: Iki) -> int:
        return TICKET + TICKET_CHARACTER


class AfterUse(Step[Iki]):
    """A character was used: another player's gains experience, a neutral one leaves the game."""

    def __init__(self, card: int) -> None:
        super().__init__(f"after use {card}")
        self.card = card

    def run(self, g: Iki) -> bool:
        stall = g.stall_of(self.card)
        if stall < 0:
            return False
        owner = g.owners[stall]
        if owner < 0:
            g.remove_character(stall)
            g.say(happened.LEFT_GAME, self.card, g.turn)
        elif owner != g.turn:
            add_experience(g, stall)
        return False

    def source(self, g: Iki) -> int:
        return CHARACTER + self.card


BUSINESS: Final = Business("business", "ask-business", always=True)
CHARACTER_AGAIN: Final = CharacterAgain("character again", "ask-character-again")
AFTER_USE: Final = [AfterUse(card) for card in range(CHARACTERS)]

STEPS: Final = (BUSINESS, CHARACTER_AGAIN, *AFTER_USE)
