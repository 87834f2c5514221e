"""What is at stake for a seat of IKI: rice and harmony at the next payday, the next fire, who is about to retire, sets
for the end; with Akebono the bridge and trade. All of it lies open on the table; the forecasts are the board's."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.stakes import Stake, by_points
from ennichi.kernel.text import Text

from .components import DOCTOR, RICE
from .forecast import fire_ahead, payday_ahead
from .payday import FOOD, unfed
from .scoring import characters_of, column_counts, different_types, things_of, tobacco_points
from .shapes import FireAhead, PaydayAhead
from .state import FIRST_BUILDING, Iki
from .vocabulary import BUILDING, CELEBRITY, CHARACTER, STALL, TYPES
from .words import effect_words, listed

FIRST_OF_ALL: Final = 20.0  # what a decision at hand is about
LEAVING: Final = 3.0  # points that a character is worth, roughly
BURNING: Final = 0.25  # the share of it that a fire in one of the nagayas may take
SETS: Final = 0.3  # the share of a set that hangs on the turn at hand
LATE: Final = 9  # months from which on sets for the end matter more


def stakes(g: Iki, seat: int, text: Text) -> list[Stake]:
    """The most expensive first."""
    if g.month < 0:
        return starter_stakes(g, seat, text)
    names = g.header.box.vocabulary.names
    found = feeding_stakes(g, seat) + experience_stakes(g, seat, text) + set_stakes(g, seat)
    payday = payday_ahead(g, names)
    if payday is not None:
        found += payday_stakes(g, seat, payday)
    fire = fire_ahead(g, names)
    if fire is not None:
        found += fire_stakes(g, seat, fire, text)
    if g.rules.akebono:
        found += bridge_stakes(g, seat, fire, text)
    return by_points(found)


# The start.


def starter_stakes(g: Iki, seat: int, text: Text) -> list[Stake]:
    """What the first character is for, and its stall."""
    if g.seat != seat:
        return []
    asks = g.todo[-1].asks
    if asks == "ask-starter":
        each: dict[int, dict[str, str | int]] = {}
        for card in g.starters:
            each[CHARACTER + card] = {"skill": effect_words(g.printed.skills[card], text)}
        payday: dict[str, str | int] = {"month": g.printed.paydays.index(True) + 1}
        return [Stake("starter", 1.0, payday, list(each), "setup", each=each)]
    if asks == "ask-starter-stall":
        words: dict[str, str | int] = {"character": g.word("character", g.chosen, text)}
        return [Stake("starter-stall", 1.0, words, list(g.options), "business")]
    return []


# Payday.


def feeding_stakes(g: Iki, seat: int) -> list[Stake]:
    """Whom the rice will do for, and what goes with each who gets none."""
    if g.over or g.seat != seat or g.todo[-1] is not FOOD:
        return []
    hungry = unfed(g, seat)
    rice = g.players[seat].goods[RICE]
    words: dict[str, str | int] = {"mouths": len(hungry), "rice": rice, "short": len(hungry) - rice}
    staff = characters_of(g, seat)
    types = different_types(column_counts(g, seat, staff))
    each: dict[int, dict[str, str | int]] = {}
    for stall in hungry:
        card = g.stalls[stall]
        left = different_types(column_counts(g, seat, [other for other in staff if other != card]))
        each[CHARACTER + card] = {
            "steps": max(0, g.printed.xp_needed[card] - g.xp[stall]),
            "lost": g.printed.type_set[types] - g.printed.type_set[left],
        }
    return [Stake("feed", FIRST_OF_ALL, words, list(each), "payday", each=each)]


def payday_stakes(g: Iki, seat: int, payday: PaydayAhead) -> list[Stake]:
    """Rice that will be missing, and harmony."""
    pay = payday["players"][seat]
    own = [CHARACTER + g.stalls[stall] for stall in g.own_characters(seat)]
    soon = payday["month"] == g.month + 1
    found: list[Stake] = []
    if not own:
        return found
    if pay["short"] and FOOD not in g.todo:  # what is about to be eaten is not there at the next payday
        words: dict[str, str | int] = {
            "month": payday["month"],
            "mouths": pay["rice"],
            "rice": pay["rice"] - pay["short"],
            "short": pay["short"],
            "helper": "yes" if DOCTOR in g.players[seat].specials else "no",
        }
        found.append(Stake("rice", LEAVING * pay["short"], words, own, "payday"))
    earns: dict[str, str | int] = {"month": payday["month"], "points": pay["harmony"]}
    found.append(Stake("harmony", 1.0 if soon or not pay["harmony"] else 0.4, earns, own, "payday"))
    if soon:
        this: dict[str, str | int] = {"month": payday["month"], "mouths": pay["rice"]}
        found.append(Stake("payday", 5.0, this, own, "payday", first=True))
    return found


# Fire.


def fire_stakes(g: Iki, seat: int, fire: FireAhead, text: Text) -> list[Stake]:
    """Whom the next fire would take, should it break out where they stand."""
    names = g.header.box.vocabulary.names
    burning: list[int] = []
    for stall in g.rules.town.stalls:
        told = fire["stalls"].get(names[STALL + stall])
        if g.owners[stall] == seat and told is not None and told["fate"] == "burns":
            burning.append(stall)
    found: list[Stake] = []
    if burning:
        words: dict[str, str | int] = {
            "month": fire["month"],
            "strength": fire["strength"],
            "fire": g.players[seat].fire,
            "who": listed([card_words(g, stall, text) for stall in burning], text),
        }
        things = [card_touch(g, stall) for stall in burning]
        near = 2.0 if fire["month"] == g.month + 1 else 1.0
        found.append(Stake("fire", near * BURNING * LEAVING * len(burning), words, things, "fire"))
    if fire["month"] == g.month + 1:
        this: dict[str, str | int] = {"strength": fire["strength"], "fire": g.players[seat].fire}
        found.append(Stake("fire", 6.0, this, [], "fire", first=True))
    return found


def card_words(g: Iki, stall: int, text: Text) -> str:
    card = g.stalls[stall]
    if card >= FIRST_BUILDING:
        return g.word("building", card - FIRST_BUILDING, text)
    return g.word("character", card, text)


def card_touch(g: Iki, stall: int) -> int:
    card = g.stalls[stall]
    return BUILDING + card - FIRST_BUILDING if card >= FIRST_BUILDING else CHARACTER + card


# Experience, and sets for the end.


def experience_stakes(g: Iki, seat: int, text: Text) -> list[Stake]:
    """Whoever lacks one experience to retire, and what it means that somebody has."""
    found: list[Stake] = []
    for stall in g.own_characters(seat):
        card = g.stalls[stall]
        if g.xp[stall] + 1 == g.printed.xp_needed[card]:
            words: dict[str, str | int] = {"character": g.word("character", card, text)}
            found.append(Stake("retires", 1.5, words, [CHARACTER + card], "experience"))
    retired = g.players[seat].retired
    if retired:
        paid = g.rules.salary[retired[0]]
        this: dict[str, str | int] = {
            "character": g.word("character", retired[0], text),
            "salary": "yes" if paid and any(paid[-1][1::2]) else "no",
        }
        found.append(Stake("retired", 4.0, this, [CHARACTER + retired[0]], "experience", first=True))
    return found


def set_stakes(g: Iki, seat: int) -> list[Stake]:
    """One more type, one more fish, a pipe for the pouches: what it would add at the end."""
    player = g.players[seat]
    share = 1.0 if g.month >= LATE else SETS
    found: list[Stake] = []
    types = different_types(column_counts(g, seat, characters_of(g, seat)))
    if types < TYPES:
        now = g.printed.type_set[types]
        then = g.printed.type_set[types + 1]
        words: dict[str, str | int] = {"types": types, "all": TYPES, "now": now, "then": then}
        found.append(Stake("types", share * (then - now), words, [], "new-year"))
    if player.pouches and not player.pipes and g.printed.pipe_doubles:
        points = tobacco_points(g, player, things_of(g, seat))
        if points > 0:
            found.append(Stake("pipe", share * points, {"points": points}, [], "tokens"))
    return found


# Akebono: the bridge, and trade.


def bridge_stakes(g: Iki, seat: int, fire: FireAhead | None, text: Text) -> list[Stake]:
    found: list[Stake] = []
    if g.met_here:
        who = listed([g.word("celebrity", each, text) for each in g.met_here], text)
        things = [CELEBRITY + each for each in g.met_here]
        met: dict[str, str | int] = {"who": who, "count": len(g.met_here)}
        found.append(Stake("celebrity", 0.9, met, things, "celebrities"))
    trade = g.players[seat].trade
    ahead = [at for at in range(len(g.printed.trade_spaces)) if g.printed.trade_spaces[at] > trade]
    if ahead and fire is not None and g.printed.trade_months[fire["month"] - 1]:
        words: dict[str, str | int] = {
            "trade": trade,
            "steps": g.printed.trade_spaces[ahead[0]] - trade,
            "gain": effect_words(g.printed.trade_effects[ahead[0]], text),
            "month": fire["month"],
        }
        found.append(Stake("trade", 0.5, words, [], "boats"))
    return found
