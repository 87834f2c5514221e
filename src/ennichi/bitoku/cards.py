"""The decks: one's own yokai, and the common decks of yokai, bitoku and visions.

A card that a player puts under a common deck stays known to that player: every card in such a deck carries a bit for
each seat that knows it lies there.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.text import Text

from . import events as happened
from .components import ON_VISION
from .goods import ANY_RESOURCE
from .state import BITOKU_CARDS, CARD, FROM_DECK, SECRET, SEEN, VISION_CARDS, YOKAI_CARDS, Bitoku, Player
from .vocabulary import AMULET, BITOKU, BUILDING, DONE, DRAW, RESOURCE, VISION, YOKAI

KNOWN: Final = 64  # the bit of seat 0 on a card of a common deck
LOOKED_AT: Final = 2  # cards of a common deck, of which one may be kept


def draw_own(g: Bitoku, seat: int, count: int) -> None:
    """Draw from one's own deck; when it is empty, the discard pile is shuffled into a new one (Q77)."""
    player = g.players[seat]
    drawn = 0
    for _ in range(count):
        if not player.deck:
            if not player.discard:
                break
            cards = list(player.discard)
            g.random.shuffle(cards)
            player.deck = tuple(cards)
            player.discard = ()
            g.say(happened.RESHUFFLED, seat)
        player.hand += (player.deck[0] + FROM_DECK,)
        player.deck = player.deck[1:]
        drawn += 1
    if drawn:
        g.reveals += 1
        g.say(happened.DREW, seat, drawn)


def in_hand(player: Player, card: int) -> int:
    """The card as it lies in the hand, with its mark."""
    for held in player.hand:
        if held & CARD == card:
            return held
    return -1


def why_not_in_hand(g: Bitoku, card: int, text: Text) -> str:
    """Why a card cannot be played or discarded that who acts does not hold; empty for one in the hand."""
    if in_hand(g.actor(), card) >= 0:
        return ""
    return text("why-on-hill" if card in g.hill_yokai else "why-not-in-hand")


def leave_hand(player: Player, card: int) -> int:
    """Take a card out of the hand; what is returned still carries its mark."""
    held = in_hand(player, card)
    player.hand = tuple([each for each in player.hand if each != held])
    return held


def draw_common(g: Bitoku, deck: int, count: int) -> tuple[int, ...]:
    """The top cards of a common deck with who knows them, its discard pile shuffled under it if need be (Q78)."""
    pile = g.decks[deck]
    if len(pile) >= count:
        g.decks[deck] = pile[count:]
        g.reveals += count
        return pile[:count]
    drawn: list[int] = []
    for _ in range(count):
        if not g.decks[deck]:
            if deck == VISION_CARDS or not g.discards[deck]:
                break
            cards = list(g.discards[deck])
            g.random.shuffle(cards)
            g.decks[deck] = tuple(cards)
            g.discards[deck] = ()
            g.say(happened.DECK_RESHUFFLED, deck)
        drawn.append(g.decks[deck][0])
        g.decks[deck] = g.decks[deck][1:]
        g.reveals += 1
    return tuple(drawn)


def put_under(g: Bitoku, deck: int, card: int) -> None:
    """Under the deck, in the order drawn; only this seat knows what lies there (Q81).

    Who knew the card before can tell that it is back, where the card that was kept is seen by all.
    """
    if deck == YOKAI_CARDS:
        card &= CARD
    g.decks[deck] += (card | KNOWN << g.seat,)


class Draw(Part[Bitoku]):
    """Draw a card from one's own deck, or leave it."""

    def possible(self, g: Bitoku) -> bool:
        player = g.players[g.seat]
        return len(player.deck) + len(player.discard) > 0

    def legal(self, g: Bitoku) -> list[int]:
        return [DRAW, DONE] if self.possible(g) else [DONE]

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DRAW:
            draw_own(g, g.seat, 1)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("touch-draw-own") if touch == DRAW else ""


class Obtain(Part[Bitoku]):
    """Take the top two cards of a common deck and keep one, or leave it."""

    def __init__(self, key: str, asks: str, deck: int) -> None:
        super().__init__(key, asks)
        self.deck = deck

    def possible(self, g: Bitoku) -> bool:
        return len(g.decks[self.deck]) + len(g.discards[self.deck]) > 0

    def legal(self, g: Bitoku) -> list[int]:
        return [DRAW, DONE] if self.possible(g) else [DONE]

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DRAW:
            g.drawn = draw_common(g, self.deck, LOOKED_AT)
            if self.deck == YOKAI_CARDS:
                g.todo.append(KEEP_YOKAI)
            else:
                g.todo.append(KEEP_BITOKU)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("touch-draw-two", deck=g.word("deck", self.deck, text)) if touch == DRAW else ""


class KeepYokai(Part[Bitoku]):
    """Which of the drawn yokai is kept in hand; nobody else sees them (Q82)."""

    def legal(self, g: Bitoku) -> list[int]:
        return [YOKAI + (card & CARD) for card in g.drawn]

    def play(self, g: Bitoku, touch: int) -> None:
        for card in g.drawn:
            if card & CARD == touch - YOKAI:
                g.players[g.seat].hand += ((card & CARD) + SECRET,)
            else:
                put_under(g, YOKAI_CARDS, card)
        g.drawn = ()
        g.say(happened.YOKAI_KEPT, g.seat)

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-not-drawn") if YOKAI <= touch < BITOKU else ""

    def drawn(self) -> int:
        return YOKAI


class KeepBitoku(Part[Bitoku]):
    """Which of the drawn bitoku extends the bitoku path."""

    def legal(self, g: Bitoku) -> list[int]:
        return [BITOKU + (card & CARD) for card in g.drawn]

    def play(self, g: Bitoku, touch: int) -> None:
        for card in g.drawn:
            if card & CARD == touch - BITOKU:
                g.players[g.seat].bitoku += (card & CARD,)
            else:
                put_under(g, BITOKU_CARDS, card)
        g.drawn = ()
        g.say(happened.BITOKU_TAKEN, g.seat, touch - BITOKU)

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-not-drawn") if BITOKU <= touch < VISION else ""

    def drawn(self) -> int:
        return BITOKU


class SeeVisions(Part[Bitoku]):
    """Draw two visions: keep one, or put both under the deck and take a resource."""

    def possible(self, g: Bitoku) -> bool:
        return g.rules.empty_visions_pay or len(g.decks[VISION_CARDS]) > 0

    def run(self, g: Bitoku) -> bool:
        g.drawn = draw_common(g, VISION_CARDS, LOOKED_AT)
        if g.drawn:
            return True
        if g.rules.empty_visions_pay:  # Q80
            g.todo.append(ANY_RESOURCE)
        return False

    def legal(self, g: Bitoku) -> list[int]:
        options = [VISION + (card & CARD) for card in g.drawn]
        options += [RESOURCE, RESOURCE + 1, RESOURCE + 2, RESOURCE + 3]
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        for card in g.drawn:
            if card & CARD == touch - VISION:
                g.players[g.seat].visions += (card & CARD,)
                g.say(happened.VISION_KEPT, g.seat, card & CARD)
            else:
                put_under(g, VISION_CARDS, card)
        g.drawn = ()
        if touch < AMULET:
            g.say(happened.VISIONS_REFUSED, g.seat)
            g.gain_resource(g.seat, touch - RESOURCE, 1)
        else:
            g.remember(g.seat, ON_VISION)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if RESOURCE <= touch < AMULET:
            return text("touch-refuse-visions", resource=g.word("resource", touch - RESOURCE, text))
        return ""

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-not-drawn") if VISION <= touch < BUILDING else ""

    def drawn(self) -> int:
        return VISION


def take_hill_yokai(g: Bitoku, hill: int) -> None:
    """The yokai of a hill, which everybody has seen, to the hand."""
    card = g.hill_yokai[hill]
    if card >= 0:
        g.hill_yokai = without(g.hill_yokai, hill)
        g.players[g.seat].hand += (card + SEEN,)
        g.say(happened.YOKAI_TAKEN, g.seat, card)


def take_hill_bitoku(g: Bitoku, hill: int) -> None:
    """The bitoku of a hill to the bitoku path."""
    card = g.hill_bitoku[hill]
    if card >= 0:
        g.hill_bitoku = without(g.hill_bitoku, hill)
        g.players[g.seat].bitoku += (card,)
        g.say(happened.BITOKU_TAKEN, g.seat, card)


def without(row: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The row with nothing at this place."""
    return row[:place] + (-1,) + row[place + 1 :]


def remove_shown(g: Bitoku, display: int, tile: int) -> int:
    """Take a tile out of a display; the place where it lay."""
    place = g.shown[display].index(tile)
    g.shown[display] = without(g.shown[display], place)
    return place


def with_at(row: tuple[int, ...], place: int, thing: int) -> tuple[int, ...]:
    """The row with this thing at this place."""
    return row[:place] + (thing,) + row[place + 1 :]


DRAW_OWN: Final = Draw("draw", "ask-draw")
OBTAIN_YOKAI: Final = Obtain("yokai", "ask-obtain-yokai", YOKAI_CARDS)
OBTAIN_BITOKU: Final = Obtain("bitoku", "ask-obtain-bitoku", BITOKU_CARDS)
KEEP_YOKAI: Final = KeepYokai("keep yokai", "ask-keep-yokai", secret=True)
KEEP_BITOKU: Final = KeepBitoku("keep bitoku", "ask-keep-bitoku")
SEE_VISIONS: Final = SeeVisions("vision", "ask-vision")

STEPS: Final = (DRAW_OWN, OBTAIN_YOKAI, OBTAIN_BITOKU, KEEP_YOKAI, KEEP_BITOKU, SEE_VISIONS)
