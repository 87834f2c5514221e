"""Payday, in months 3, 6, 9 and 12: salaries, harmony, food (rules, section 7)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words, flow
from ennichi.kernel.text import Text

from . import events as happened
from .components import DOCTOR, FED, HARMONY, MONTHS, NO_TYPE, PAYDAY, PLAIN, RICE
from .experience import retire
from .hiring import spend_special
from .state import FIRST_BUILDING, RIVER, Iki
from .vocabulary import BUILDING, CHARACTER, DONE, TYPES

PER_SEASON: Final = 3  # tokens of a kind
FAMOUS_PER_SEASON: Final = 5
FAMOUS_USED: Final = 2


def put_out_tokens(g: Iki) -> None:
    """A season's pipes, pouches and fish: two of each on the board, with Akebono the third in the river."""
    for kind in range(3):
        first = 12 * kind + PER_SEASON * g.season
        g.market[2 * kind] = g.tokens[first]
        g.market[2 * kind + 1] = g.tokens[first + 1]
        g.market[RIVER + kind] = g.tokens[first + 2] if g.rules.akebono else -1


def show_celebrities(g: Iki) -> None:
    if g.rules.akebono:
        first = FAMOUS_PER_SEASON * g.season
        g.met_here = g.famous[first : first + FAMOUS_USED]
        for celebrity in g.met_here:
            g.say(happened.CELEBRITY_SHOWN, celebrity)


def discard_place(g: Iki, place: int) -> None:
    """A card of the row leaves the game; mons on it go to the bank."""
    if g.row[place] >= 0:
        g.row[place] = -1
        g.gone += 1
    g.row_mon[place] = 0


class ChangeSeason(Step[Iki]):
    """The row is emptied; tokens and celebrities change, except at the last payday, when the Oyakatas leave."""

    def run(self, g: Iki) -> bool:
        for place in range(len(g.row)):
            discard_place(g, place)
        if g.month == MONTHS - 1:
            for player in g.players:
                player.space = -1
        else:
            g.season += 1
            put_out_tokens(g)
            g.say(happened.SEASON, g.season)
            show_celebrities(g)
            g.reveals += 1
        return False


class Salaries(Step[Iki]):
    """Each player's characters pay as one sum (R8), then the Imperial Villa (R9)."""

    def run(self, g: Iki) -> bool:
        g.say(happened.PAYDAY_BEGINS)
        for seat in g.power.copy():
            if g.heard is not None:
                g.say(happened.PAYDAY, seat, salaries_paid(g, seat))
            g.give(seat, salary_of(g, seat))
            if g.building_with(seat, PAYDAY) >= 0:
                g.trigger(seat, PAYDAY, fullest_type(g, seat))
        return False


def salary_of(g: Iki, seat: int) -> list[int]:
    """The salaries of all characters of a player, as one plain gain."""
    total = [0] * len(PLAIN)
    salaries = g.rules.salary
    for stall in g.own_characters(seat):
        levels = salaries[g.stalls[stall]]
        if levels:
            add_amounts(total, levels[g.xp[stall]])
    for card in g.players[seat].retired:
        levels = salaries[card]
        if levels:
            add_amounts(total, levels[-1])
    amounts: list[int] = []
    for what in range(len(PLAIN)):
        if total[what]:
            amounts.append(what)
            amounts.append(total[what])
    return amounts


def salaries_paid(g: Iki, seat: int) -> int:
    """How many characters of a player bring a salary now."""
    salaries = g.rules.salary
    now = [salaries[g.stalls[stall]][g.xp[stall]] for stall in g.own_characters(seat) if salaries[g.stalls[stall]]]
    now += [salaries[card][-1] for card in g.players[seat].retired if salaries[card]]
    return len([amounts for amounts in now if any(amounts[1::2])])


def add_amounts(total: list[int], amounts: list[int]) -> None:
    i = 0
    while i < len(amounts):
        total[amounts[i]] += amounts[i + 1]
        i += 2


def fullest_type(g: Iki, seat: int) -> int:
    """Characters of a player's most frequent type, on the board and in the columns (R10)."""
    counts = [0] * (NO_TYPE + 1)
    for stall in g.own_characters(seat):
        counts[g.printed.character_type[g.stalls[stall]]] += 1
    for card in g.players[seat].retired:
        counts[g.columns[card]] += 1
    return max(counts[:NO_TYPE])


class Harmony(Step[Iki]):
    """For each group and type: one's own characters times all of that type there, if there are two or more."""

    def run(self, g: Iki) -> bool:
        gains = harmony_gains(g)
        for seat in range(len(gains)):
            gain = gains[seat]
            if gain:
                if g.building_with(seat, HARMONY) >= 0:
                    gain *= 2
                g.say(happened.HARMONY, seat, gain)
                g.score(seat, gain)
        return False


def harmony_gains(g: Iki) -> list[int]:
    by_stall = harmony_by_stall(g)
    gains = [0] * len(g.players)
    for stall in range(len(by_stall)):
        if by_stall[stall]:
            gains[g.owners[stall]] += by_stall[stall]
    return gains


def harmony_by_stall(g: Iki) -> list[int]:
    """What the card in each stall earns its owner."""
    types = g.printed.character_type
    stalls = g.stalls
    gains = [0] * len(stalls)
    for group in g.rules.town.groups:
        everybody = 0  # how many of each type, four bits a type
        for stall in group:
            card = stalls[stall]
            if 0 <= card < FIRST_BUILDING:
                everybody += 1 << 4 * types[card]
        for stall in group:
            card = stalls[stall]
            if 0 <= card < FIRST_BUILDING and g.owners[stall] >= 0 and types[card] < TYPES:
                alike = everybody >> 4 * types[card] & 15
                if alike > 1:
                    gains[stall] += alike
    return gains


class Food(Step[Iki]):
    """1 rice for each character on the board; who is short chooses whom to feed, the others leave the game."""

    def run(self, g: Iki) -> bool:
        while g.asked < len(g.players):
            seat = g.power[g.asked]
            player = g.players[seat]
            hungry = unfed(g, seat)
            if player.goods[RICE] >= len(hungry):
                feed(g, seat, hungry)
                self.close(g, seat)
            elif player.goods[RICE] or (player.specials and DOCTOR in player.specials):
                self.ask(g, seat)
                return True
            else:
                starve(g, seat)
                self.close(g, seat)
        return False

    def ask(self, g: Iki, seat: int) -> None:
        if g.turn != seat:
            g.turn = seat
            g.turn_to(seat)

    def close(self, g: Iki, seat: int) -> None:
        """Everybody of this player is fed, retired or gone."""
        meals = bits(g.fed)
        if meals:
            g.say(happened.FED, seat, meals)
            if g.building_with(seat, FED) >= 0:
                g.trigger(seat, FED, meals)
        g.fed = 0
        g.end_turn()
        g.asked += 1

    def legal(self, g: Iki) -> list[int]:
        options = [CHARACTER + g.stalls[stall] for stall in unfed(g, g.seat)]
        if not g.players[g.seat].goods[RICE]:
            options.append(DONE)
        return options

    def play(self, g: Iki, touch: int) -> None:
        g.todo.append(self)
        player = g.players[g.seat]
        if touch == DONE:
            starve(g, g.seat)
        elif player.goods[RICE]:
            feed(g, g.seat, [g.stall_of(touch - CHARACTER)])
        else:
            stall = g.stall_of(touch - CHARACTER)
            spend_special(g, g.seat, DOCTOR)
            g.say(happened.CURED, g.seat, touch - CHARACTER, DOCTOR)
            retire(g, stall)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("touch-let-starve")
        if touch not in g.offered:
            return ""
        message = "touch-feed" if g.actor().goods[RICE] else "touch-cure"
        return text(message, character=g.word("character", touch - CHARACTER, text))

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"rice": g.actor().goods[RICE], "count": len(unfed(g, g.seat))}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("why-must-feed")
        return text("why-not-hungry") if CHARACTER <= touch < BUILDING else ""


def unfed(g: Iki, seat: int) -> list[int]:
    own = g.own_characters(seat)
    return [stall for stall in own if not g.fed >> stall & 1] if g.fed else own


def starve(g: Iki, seat: int) -> None:
    """Whoever was not fed leaves the game."""
    for stall in unfed(g, seat):
        card = g.stalls[stall]
        g.remove_character(stall)
        g.say(happened.STARVED, seat, card)


def feed(g: Iki, seat: int, stalls: list[int]) -> None:
    g.players[seat].goods[RICE] -= len(stalls)
    for stall in stalls:
        g.fed |= 1 << stall


def bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


class Payday(Step[Iki]):
    def run(self, g: Iki) -> bool:
        g.asked = 0
        g.todo += PAYDAY_STEPS
        return False


PAYDAY_STEP: Final = Payday("payday")
CHANGE_SEASON: Final = ChangeSeason("change season")
SALARIES: Final = Salaries("salaries")
HARMONY_STEP: Final = Harmony("harmony")
FOOD: Final = Food("food", "ask-food")

PAYDAY_STEPS: Final = flow(CHANGE_SEASON, SALARIES, HARMONY_STEP, FOOD)
STEPS: Final = (PAYDAY_STEP, CHANGE_SEASON, SALARIES, HARMONY_STEP, FOOD)
