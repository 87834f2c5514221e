"""Experience and retirement (rules, section 5), and the effects that deal with them."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import FISHERMAN, MESSENGER, NO_TYPE, RETIRE
from .deeds import Deed, fish_of
from .state import FIRST_BUILDING, MESSENGER_WAITS, Iki
from .vocabulary import BUILDING, CHARACTER, COLUMN, DONE, TYPES


def add_experience(g: Iki, stall: int, event: int = happened.EXPERIENCE) -> None:
    """One step up, told by this event; who reaches the end of the track retires at once."""
    card = g.stalls[stall]
    xp = g.xp[stall] + 1
    full = xp >= g.printed.xp_needed[card]
    if not full:
        g.xp[stall] = xp
    if g.heard is not None:
        g.say(happened.FULL_EXPERIENCE if full else event, g.owners[stall], card, xp)
    if full:
        retire(g, stall)


def experience_for_all(g: Iki, seat: int, event: int = happened.EXPERIENCE) -> None:
    for stall in g.own_characters(seat):
        add_experience(g, stall, event)


def retire(g: Iki, stall: int) -> None:
    """The card goes above the owner's board, the Kobun comes back, the token is taken."""
    card = g.stalls[stall]
    owner = g.owners[stall]
    player = g.players[owner]
    g.clear_stall(stall)
    player.retired += (card,)
    g.say(happened.RETIRED, owner, card)
    token = g.printed.character_token[card]
    if token >= 0 and (token != FISHERMAN or fish_of(player) < g.printed.fish_places):
        player.specials += (token,)
        g.say(happened.TOKEN_TAKEN, owner, token)
        if token == MESSENGER and owner == g.turn:
            g.waiting |= 1 << MESSENGER_WAITS
    g.trigger(owner, RETIRE)
    if g.columns[card] == NO_TYPE:
        g.homeless += (card,)
        g.todo.append(CHOOSE_COLUMN)


class ChooseColumn(Step[Iki]):
    """A character without a type retired: its owner puts it into a column for good."""

    def run(self, g: Iki) -> bool:
        owner = owner_above(g, g.homeless[0])
        if g.seat != owner or g.turn < 0:
            g.turn_to(owner)
        return True

    def legal(self, g: Iki) -> list[int]:
        return [COLUMN + column for column in range(TYPES)]

    def play(self, g: Iki, touch: int) -> None:
        if 0 <= g.turn != g.seat:
            g.todo.append(BACK_TO_TURN)
        choose_column(g, g.homeless[0], touch - COLUMN)
        g.homeless = g.homeless[1:]

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.homeless[0], text)}

    def source(self, g: Iki) -> int:
        return CHARACTER + g.homeless[0]


class BackToTurn(Step[Iki]):
    """The player whose turn it is goes on."""

    def run(self, g: Iki) -> bool:
        g.turn_to(g.turn)
        return False


def choose_column(g: Iki, card: int, column: int) -> None:
    columns = list(g.columns)
    columns[card] = column
    g.columns = tuple(columns)
    g.say(happened.COLUMN_CHOSEN, g.seat, card, column)


def owner_above(g: Iki, card: int) -> int:
    """The player above whose board a character lies."""
    for seat, player in enumerate(g.players):
        if card in player.retired:
            return seat
    return -1


def why_not_own(g: Iki, touch: int, text: Text) -> str:
    """Why a character is not one of one's own on the board."""
    return text("why-not-own-character") if CHARACTER <= touch < BUILDING else ""


class OwnCharacter(Deed):
    """Something for one of one's own characters on the board."""

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return g.has_own_character(g.seat)

    def run(self, g: Iki) -> bool:
        return g.has_own_character(g.seat)

    def legal(self, g: Iki) -> list[int]:
        stalls = g.stalls
        return [CHARACTER + stalls[stall] for stall in g.own_characters(g.seat)]

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_own(g, touch, text)


class Experience(OwnCharacter):
    """`xp`: +1 on one of one's own characters on the board; the one just used too (R13)."""

    def play(self, g: Iki, touch: int) -> None:
        add_experience(g, g.stall_of(touch - CHARACTER))


class ExperienceOther(Deed):
    """`xp other`: on another character than the one just hired; without one it is lost."""

    def run(self, g: Iki) -> bool:
        return len(g.own_characters(g.seat)) > 1

    def legal(self, g: Iki) -> list[int]:
        newest = g.newest
        stalls = g.stalls
        return [CHARACTER + stalls[stall] for stall in g.own_characters(g.seat) if stalls[stall] != newest]

    def play(self, g: Iki, touch: int) -> None:
        add_experience(g, g.stall_of(touch - CHARACTER))

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if touch == CHARACTER + g.newest:
            return text("why-just-hired")
        return why_not_own(g, touch, text)


class ExperienceAll(Deed):
    """`xp all`: +1 on every character of one's own on the board."""

    def run(self, g: Iki) -> bool:
        experience_for_all(g, g.seat)
        return False


class LoseExperience(Deed):
    """`xp` in a price: -1 on a character that has some."""

    def legal(self, g: Iki) -> list[int]:
        stalls = g.stalls
        return [CHARACTER + stalls[stall] for stall in g.own_characters(g.seat) if g.xp[stall]]

    def play(self, g: Iki, touch: int) -> None:
        stall = g.stall_of(touch - CHARACTER)
        g.xp[stall] -= 1
        g.say(happened.EXPERIENCE_LOST, g.seat, touch - CHARACTER, g.xp[stall])

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if CHARACTER <= touch < BUILDING and g.stall_of(touch - CHARACTER) in g.own_characters(g.seat):
            return text("why-no-experience")
        return why_not_own(g, touch, text)


class Salary(Deed):
    """`salary`: the last salary of one of one's own characters, on the board or retired."""

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return bool(self.legal(g))

    def run(self, g: Iki) -> bool:
        return bool(self.legal(g))

    def legal(self, g: Iki) -> list[int]:
        cards = [g.stalls[stall] for stall in g.own_characters(g.seat)] + list(g.players[g.seat].retired)
        return [CHARACTER + card for card in cards if g.rules.salary[card]]

    def play(self, g: Iki, touch: int) -> None:
        card = touch - CHARACTER
        g.say(happened.SALARY_USED, g.seat, card)
        g.give(g.seat, g.rules.salary[card][-1])

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-no-salary") if CHARACTER <= touch < BUILDING else ""


class RetireOne(OwnCharacter):
    """`retire`: one of one's own characters on the board retires."""

    def play(self, g: Iki, touch: int) -> None:
        retire(g, g.stall_of(touch - CHARACTER))

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-must-do") if touch == DONE else super().why_not(g, touch, text)


class Swap(Deed):
    """`swap`: two character cards, of whomever, change stalls; Kobuns and experience go with them."""

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return len(characters_in_stalls(g)) > 1

    def run(self, g: Iki) -> bool:
        return len(characters_in_stalls(g)) > 1

    def legal(self, g: Iki) -> list[int]:
        return [CHARACTER + g.stalls[stall] for stall in characters_in_stalls(g)]

    def play(self, g: Iki, touch: int) -> None:
        g.chosen = touch - CHARACTER
        g.todo.append(SWAP_WITH)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-not-in-a-stall") if CHARACTER <= touch < BUILDING else ""


class SwapWith(Deed):
    """The second card of an exchange."""

    def legal(self, g: Iki) -> list[int]:
        first = g.chosen
        return [CHARACTER + g.stalls[stall] for stall in characters_in_stalls(g) if g.stalls[stall] != first]

    def play(self, g: Iki, touch: int) -> None:
        exchange(g, g.stall_of(g.chosen), g.stall_of(touch - CHARACTER))
        g.say(happened.SWAPPED, g.seat, g.chosen, touch - CHARACTER)
        g.chosen = -1

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.chosen, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if touch == CHARACTER + g.chosen:
            return text("why-same-card")
        return text("why-not-in-a-stall") if CHARACTER <= touch < BUILDING else ""


def characters_in_stalls(g: Iki) -> list[int]:
    stalls = g.stalls
    return [stall for stall in g.rules.town.stalls if 0 <= stalls[stall] < FIRST_BUILDING]


def exchange(g: Iki, a: int, b: int) -> None:
    """Everything in two stalls changes places."""
    for lot in (g.stalls, g.owners, g.xp):
        kept = lot[a]
        lot[a] = lot[b]
        lot[b] = kept


CHOOSE_COLUMN: Final = ChooseColumn("choose column", "ask-column")
BACK_TO_TURN: Final = BackToTurn("back to turn")
EXPERIENCE: Final = Experience("xp", "ask-xp")
EXPERIENCE_OTHER: Final = ExperienceOther("xp other", "ask-xp")
EXPERIENCE_ALL: Final = ExperienceAll("xp all")
LOSE_EXPERIENCE: Final = LoseExperience("lose xp", "ask-lose-xp")
SALARY: Final = Salary("salary", "ask-salary")
RETIRE_ONE: Final = RetireOne("retire", "ask-retire")
SWAP: Final = Swap("swap", "ask-swap")
SWAP_WITH: Final = SwapWith("swap with", "ask-swap-with")

STEPS: Final = (
    CHOOSE_COLUMN, BACK_TO_TURN, EXPERIENCE, EXPERIENCE_OTHER, EXPERIENCE_ALL, LOSE_EXPERIENCE, SALARY, RETIRE_ONE,
    SWAP, SWAP_WITH,
)  # fmt: skip
