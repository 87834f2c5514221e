"""Buying pipes, tobacco pouches and fish, on the main board and from the river."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .at_work import set_to_work
from .components import FISHERMAN, KINDS, MON
from .deeds import NOTHING, Deed, Gain, cannot_be_declined, fish_of
from .hiring import spend_special
from .state import RIVER, Iki
from .vocabulary import DONE, FISH, PIPE, SPECIAL, TOKENS
from .words import effect_words, mons

PIPE_KIND: Final = 0
POUCH_KIND: Final = 1
FISH_KIND: Final = 2


def touch_of(kind: int, token: int) -> int:
    return PIPE + TOKENS * kind + token


def may_buy(g: Iki, kind: int) -> bool:
    """One fish a season and player, the river included (R16), and only with a free fish place."""
    if kind != FISH_KIND:
        return True
    player = g.players[g.seat]
    return not player.fished >> g.season & 1 and fish_of(player) < g.printed.fish_places


def for_sale(g: Iki, kind: int, river: bool, mon: int) -> list[int]:
    """Tokens of a kind that can be bought for so many mons, as touches."""
    options: list[int] = []
    if not may_buy(g, kind):
        return options
    prices = g.printed.price[kind]
    first = RIVER + kind if river else 2 * kind
    for place in range(first, first + (1 if river else 2)):
        token = g.market[place]
        if token >= 0 and prices[token] <= mon:
            options.append(touch_of(kind, token))
    return options


def cheapest(g: Iki, kind: int) -> int:
    """The lowest price of a kind on the main board, or -1 when none can be bought."""
    best = -1
    if may_buy(g, kind):
        prices = g.printed.price[kind]
        for place in range(2 * kind, 2 * kind + 2):
            token = g.market[place]
            if token >= 0 and (best < 0 or prices[token] < best):
                best = prices[token]
    return best


def buy(g: Iki, touch: int) -> None:
    """Pay for a token, take it, and carry out what it gives at once."""
    kind = (touch - PIPE) // TOKENS
    token = (touch - PIPE) % TOKENS
    player = g.players[g.seat]
    g.pay(g.seat, MON, g.printed.price[kind][token])
    for place in (2 * kind, 2 * kind + 1, RIVER + kind):
        if g.market[place] == token:
            g.market[place] = -1
    if kind == PIPE_KIND:
        player.pipes += (token,)
        g.say(happened.PIPE_BOUGHT, g.seat, token)
        effect = g.printed.pipe_parts[token]
        if isinstance(effect, Gain):
            g.give(g.seat, effect.amounts)
        elif cannot_be_declined(effect):
            set_to_work(g, PIPE + token, effect)
        else:
            g.todo.append(USE_PIPE[token])
    elif kind == POUCH_KIND:
        player.pouches += (token,)
        g.say(happened.POUCH_BOUGHT, g.seat, token)
    else:
        player.fish += (token,)
        player.fished |= 1 << g.season
        g.say(happened.FISH_BOUGHT, g.seat, token)
        g.give(g.seat, g.printed.fish_gain[token])


def label_token(g: Iki, touch: int, text: Text) -> str:
    """A token with its price, and where it lies."""
    if not PIPE <= touch < SPECIAL or touch not in g.offered:
        return ""
    kind = (touch - PIPE) // TOKENS
    token = (touch - PIPE) % TOKENS
    message = "touch-buy-river" if token == g.market[RIVER + kind] else "touch-buy"
    price = mons(g.printed.price[kind][token], text)
    return text(message, token=g.word(KINDS[kind], token, text), price=price)


def why_not_token(g: Iki, touch: int, river: bool, kinds: tuple[int, ...], text: Text) -> str:
    if not PIPE <= touch < SPECIAL:
        return ""
    kind = (touch - PIPE) // TOKENS
    token = (touch - PIPE) % TOKENS
    lying = g.market[RIVER:] if river else g.market[:RIVER]
    if kind not in kinds or token not in lying[(kind if river else 2 * kind) :][: 1 if river else 2]:
        return text("why-token-not-here")
    if not may_buy(g, kind):
        return text("why-one-fish")
    return text("why-mon", price=mons(g.printed.price[kind][token], text), mon=g.actor().goods[MON])


class Buy(Deed):
    """`pipe`, `pouch`, `fish`: buy one of those on the main board."""

    def __init__(self, key: str, kind: int) -> None:
        super().__init__(key, "ask-buy")
        self.kind = kind

    def has_price(self) -> bool:
        return True

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return 0 <= cheapest(g, self.kind) <= g.players[g.seat].goods[MON] - spent[MON]

    def run(self, g: Iki) -> bool:
        return self.possible_after(g, NOTHING)

    def legal(self, g: Iki) -> list[int]:
        return for_sale(g, self.kind, False, g.players[g.seat].goods[MON])

    def play(self, g: Iki, touch: int) -> None:
        buy(g, touch)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return label_token(g, touch, text)

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"kind": KINDS[self.kind]}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_token(g, touch, False, (self.kind,), text)


class BuyFirst(Buy):
    """`pipe` in a shop that also sells `pipe + pouch`: who cannot pay for both, and earns the mons with the pipe, may
    still buy the pouch (R29).
    """

    def __init__(self, key: str, kind: int, second: int) -> None:
        super().__init__(key, kind)
        self.second = second

    def play(self, g: Iki, touch: int) -> None:
        price = g.printed.price[self.kind][(touch - PIPE) % TOKENS]
        then = cheapest(g, self.second)
        if then >= 0 and price + then > g.players[g.seat].goods[MON]:
            g.todo.append(BUY_TOO[self.second])
        buy(g, touch)


class BuyToo(Step[Iki]):
    """The second token of a shop, with mons that the first one brought; or not."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"{KINDS[kind]} too", "ask-buy")
        self.kind = kind

    def run(self, g: Iki) -> bool:
        return 0 <= cheapest(g, self.kind) <= g.players[g.seat].goods[MON]

    def legal(self, g: Iki) -> list[int]:
        return for_sale(g, self.kind, False, g.players[g.seat].goods[MON]) + [DONE]

    def play(self, g: Iki, touch: int) -> None:
        if touch != DONE:
            buy(g, touch)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return text("touch-decline") if touch == DONE else label_token(g, touch, text)

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"kind": "too"}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_token(g, touch, False, (self.kind,), text)


class BuyPair(Buy):
    """`pipe + pouch`: one of each. The pipe is paid and takes effect, then the pouch is paid from what is left."""

    def __init__(self, key: str, kind: int, second: Buy) -> None:
        super().__init__(key, kind)
        self.second = second

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        first = cheapest(g, self.kind)
        then = cheapest(g, self.second.kind)
        return first >= 0 and then >= 0 and first + then <= g.players[g.seat].goods[MON] - spent[MON]

    def legal(self, g: Iki) -> list[int]:
        then = cheapest(g, self.second.kind)
        return for_sale(g, self.kind, False, g.players[g.seat].goods[MON] - then)

    def play(self, g: Iki, touch: int) -> None:
        g.todo.append(self.second)
        buy(g, touch)


class River(Deed):
    """`river`: buy one of the tokens lying in the river."""

    def has_price(self) -> bool:
        return True

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return bool(self.offers(g, spent))

    def offers(self, g: Iki, spent: list[int]) -> list[int]:
        mon = g.players[g.seat].goods[MON] - spent[MON]
        return (
            for_sale(g, PIPE_KIND, True, mon) + for_sale(g, POUCH_KIND, True, mon) + for_sale(g, FISH_KIND, True, mon)
        )

    def run(self, g: Iki) -> bool:
        return bool(self.offers(g, NOTHING))

    def legal(self, g: Iki) -> list[int]:
        return self.offers(g, NOTHING)

    def play(self, g: Iki, touch: int) -> None:
        buy(g, touch)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return label_token(g, touch, text)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_token(g, touch, True, (PIPE_KIND, POUCH_KIND, FISH_KIND), text)


class UsePipe(Step[Iki]):
    """What a pipe does when bought, where it has a price (R31); what cannot be carried out is lost."""

    def __init__(self, token: int) -> None:
        super().__init__(f"use pipe {token}", "ask-use-pipe")
        self.token = token

    def effect(self, g: Iki) -> Part[Any]:
        return g.printed.pipe_parts[self.token]

    def run(self, g: Iki) -> bool:
        return self.effect(g).possible(g)

    def legal(self, g: Iki) -> list[int]:
        return [PIPE + self.token, DONE]

    def play(self, g: Iki, touch: int) -> None:
        if touch != DONE:
            set_to_work(g, PIPE + self.token, self.effect(g))

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == PIPE + self.token:
            return text("touch-use", effect=effect_words(g.printed.pipe_effects[self.token], text))
        return text("touch-decline") if touch == DONE else ""

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"pipe": g.word("pipe", self.token, text)}

    def source(self, g: Iki) -> int:
        return PIPE + self.token


class GiveFish(Step[Iki]):
    """Which fish goes to the box; the season stays counted as bought. The Fisherman's token is a fish too (R40)."""

    def legal(self, g: Iki) -> list[int]:
        player = g.players[g.seat]
        options = [FISH + token for token in player.fish]
        if FISHERMAN in player.specials:
            options.append(SPECIAL + FISHERMAN)
        return options

    def play(self, g: Iki, touch: int) -> None:
        player = g.players[g.seat]
        if touch == SPECIAL + FISHERMAN:
            spend_special(g, g.seat, FISHERMAN)
        else:
            player.fish = tuple([token for token in player.fish if FISH + token != touch])
            g.say(happened.FISH_GIVEN, g.seat, touch - FISH)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-not-your-fish") if FISH <= touch < SPECIAL else ""


BUY_PIPE: Final = Buy("pipe", PIPE_KIND)
BUY_POUCH: Final = Buy("pouch", POUCH_KIND)
BUY_FISH: Final = Buy("fish", FISH_KIND)
BUY: Final = (BUY_PIPE, BUY_POUCH, BUY_FISH)
BUY_TOO: Final = [BuyToo(kind) for kind in range(len(KINDS))]
BUY_RIVER: Final = River("river", "ask-river")
USE_PIPE: Final = [UsePipe(token) for token in range(TOKENS)]
GIVE_FISH: Final = GiveFish("give fish", "ask-give-fish")

STEPS: Final = (BUY_PIPE, BUY_POUCH, BUY_FISH, BUY_RIVER, GIVE_FISH, *BUY_TOO, *USE_PIPE)
