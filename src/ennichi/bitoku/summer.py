"""Summer, the call of the guardians: turns of one basic action each, until everybody has passed."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Step, Words, flow
from ennichi.kernel.text import Text

from . import events as happened
from .cards import leave_hand, why_not_in_hand, with_at
from .forest import PLACE_DIE, may_be_placed
from .river import cross, may_cross
from .state import CARD, IN_HOME, IN_REGION, LOCKED, SUMMER, UNLOCKED, Bitoku, Player
from .tengu import TENGU_TURN
from .vocabulary import BITOKU, CRYSTAL, DIE, DONE, MITAMA, PASS, REGION, SLOT, YOKAI
from .words import place_words


class Summer(Step[Bitoku]):
    def run(self, g: Bitoku) -> bool:
        g.phase = SUMMER
        g.passed = 0
        g.place = -1
        if g.tengu is not None:
            g.tengu.rolls = ()
        g.say(happened.SEASON, g.chapter())
        g.todo.append(NEXT_TURN)
        return False


class NextTurn(Step[Bitoku]):
    """The next player on the turn order track who has not passed (Q3)."""

    def run(self, g: Bitoku) -> bool:
        seats = len(g.order)
        for _ in range(seats):
            g.place = (g.place + 1) % seats
            seat = g.order[g.place]
            if not g.passed >> seat & 1:
                if seat >= g.seats:  # the Tengu, whom nobody asks
                    g.todo += TENGU_STEPS
                    return False
                g.turn = seat
                g.seat = seat
                g.fresh = ()
                g.begin(seat, g.chapter())
                g.todo += TURN_STEPS
                return False
        return False


class Turn(Step[Bitoku]):
    """One of the four basic actions: play a card, use a die, cross the river, pass."""

    def legal(self, g: Bitoku) -> list[int]:
        player = g.players[g.seat]
        options: list[int] = []
        slots = player.slots
        if slots[0] < 0 or slots[1] < 0 or slots[2] < 0:
            for card in player.hand:
                options.append(YOKAI + (card & CARD))
        busy = len(options) > 0
        places = player.places
        for die in range(3):
            place = places[die]
            if place == UNLOCKED:
                if may_be_placed(g, die):
                    options.append(DIE + 3 * g.seat + die)
                    busy = True
            elif place == LOCKED:
                if player.awake and may_be_placed(g, die):  # Q21: a pilgrim leaves for it
                    options.append(DIE + 3 * g.seat + die)
            elif may_cross(g, die):
                options.append(DIE + 3 * g.seat + die)
        if g.rules.early_pass or not busy:  # Q1
            options.append(PASS)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        player = g.players[g.seat]
        if touch == PASS:
            g.passed |= 1 << g.seat
            g.say(happened.PASSED, g.seat)
        elif touch >= YOKAI:
            g.card = touch - YOKAI
            g.todo.append(CHOOSE_SLOT)
        else:
            die = (touch - DIE) % 3
            if player.places[die] >= IN_REGION:
                cross(g, die)
                return
            if player.places[die] == LOCKED:
                player.awake -= 1
                player.gone += 1
                player.places[die] = UNLOCKED
                g.say(happened.PILGRIM_GONE, g.seat, player.values[die])
            g.die = die
            g.todo.append(PLACE_DIE)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        """Only what is open; all of it can be seen by everybody."""
        places = g.actor().places
        dice = [places[(touch - DIE) % 3] for touch in g.offered if DIE <= touch < SLOT]
        actions: list[str] = []
        if [touch for touch in g.offered if touch >= YOKAI]:
            actions.append(text("turn-card"))
        if [place for place in dice if place < IN_REGION]:
            actions.append(text("turn-die"))
        if [place for place in dice if place >= IN_REGION]:
            actions.append(text("turn-cross"))
        if PASS in g.offered:
            actions.append(text("turn-pass"))
        last = actions.pop()
        return {"count": len(actions), "first": ", ".join(actions), "last": last}

    def hides(self, g: Bitoku, touch: int) -> bool:
        """A card is seen once it lies on its space; until then it can go back to the hand."""
        return YOKAI <= touch < BITOKU

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if touch not in g.offered:
            return ""
        if DIE <= touch < SLOT:
            return told_apart(g, touch, "", text)
        if YOKAI <= touch < BITOKU:
            return text("touch-play-card", yokai=g.word("yokai-full", touch - YOKAI, text))
        return ""

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        player = g.actor()
        if touch == PASS:
            return text("why-pass")
        if YOKAI <= touch < BITOKU:
            return why_not_in_hand(g, touch - YOKAI, text) or text("why-slots-full")
        if DIE <= touch < SLOT:
            if (touch - DIE) // 3 != g.seat:
                return text("why-not-your-die")
            return why_not_die(g, player, (touch - DIE) % 3, text)
        return ""


def say_die(g: Bitoku, touch: int, message: str, text: Text) -> str:
    """What is done with one's die: what the message says, or in one's turn what its place allows."""
    player = g.actor()
    die = (touch - DIE) % 3
    place = player.places[die]
    value = player.values[die]
    if message:
        return text(message, value=value)
    if place >= IN_REGION:
        return text("touch-cross", value=value, region=g.word("from-region", place - IN_REGION, text))
    return text("touch-use-locked" if place == LOCKED else "touch-use-die", value=value)


def told_apart(g: Bitoku, touch: int, message: str, text: Text) -> str:
    """Where two dice would be said with the same words, their place on the player's board is said too."""
    said = say_die(g, touch, message, text)
    for other in g.offered:
        if other != touch and DIE <= other < SLOT and say_die(g, other, message, text) == said:
            return text("told-apart", what=said, place=place_words((touch - DIE) % 3, text))
    return said


def why_not_die(g: Bitoku, player: Player, die: int, text: Text) -> str:
    place = player.places[die]
    if place == LOCKED and not player.awake:
        return text("why-locked")
    if place <= UNLOCKED:
        return text("why-forest-full")
    if IN_REGION <= place < IN_HOME:
        return text("why-cannot-cross" if player.values[die] < g.printed.crossing_needs else "why-hill-full")
    return text("why-home-die" if place < IN_HOME + len(g.layout.home_space) else "why-crossed")


class ChooseSlot(Step[Bitoku]):
    """On which empty card space the card goes: its die is unlocked, then the card and the crystal may be used."""

    def legal(self, g: Bitoku) -> list[int]:
        slots = g.players[g.seat].slots
        return [SLOT + slot for slot in range(3) if slots[slot] < 0]

    def play(self, g: Bitoku, touch: int) -> None:
        player = g.players[g.seat]
        slot = touch - SLOT
        leave_hand(player, g.card)
        player.slots = with_at(player.slots, slot, g.card)
        g.say(happened.CARD_PLAYED, g.seat, g.card, slot)
        unlock(g, slot)
        g.slot = slot
        g.card_open = True
        g.crystal_open = True
        g.old_crystal = player.sockets[g.printed.socket_of_slot[slot]]
        g.todo.append(PLAYED)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if SLOT <= touch < REGION and touch in g.offered:
            player = g.actor()
            slot = touch - SLOT
            locked = "yes" if player.places[slot] == LOCKED else "no"
            return text("touch-slot", number=slot + 1, locked=locked, value=player.values[slot])
        return ""

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"yokai": g.word("yokai", g.card, text)}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-slot-taken") if SLOT <= touch < REGION else ""


def unlock(g: Bitoku, die: int) -> None:
    """Move a locked die to its green space."""
    player = g.players[g.seat]
    if player.places[die] == LOCKED:
        player.places[die] = UNLOCKED
        g.say(happened.UNLOCKED, g.seat, player.values[die])


def connected_crystal(g: Bitoku) -> int:
    """The crystal beside the card that was played, or -1; it may have come only now (Q7)."""
    crystal = g.players[g.seat].sockets[g.printed.socket_of_slot[g.slot]]
    if crystal >= 0 and (g.rules.harmonize_new or crystal == g.old_crystal):
        return crystal
    return -1


class Played(Step[Bitoku]):
    """Activate the card and harmonize its crystal, in either order, both optional (Q6)."""

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        if g.card_open and g.printed.yokai_parts[g.card].possible(g):
            options.append(YOKAI + g.card)
        if g.crystal_open:
            crystal = connected_crystal(g)
            if crystal >= 0 and g.printed.crystal_parts[crystal].possible(g):
                options.append(CRYSTAL + crystal)
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            if g.card_open:
                g.say(happened.NOT_ACTIVATED, g.seat, g.card)
            return
        g.todo.append(self)
        if touch >= CRYSTAL:
            g.crystal_open = False
            g.say(happened.CRYSTAL_USED, g.seat, touch - CRYSTAL)
            g.todo.append(g.printed.crystal_parts[touch - CRYSTAL])
        else:
            g.card_open = False
            g.say(happened.ACTIVATED, g.seat, g.card)
            g.todo.append(g.printed.yokai_parts[g.card])

    def prompt(self, g: Bitoku, text: Text) -> Words:
        crystal = connected_crystal(g)
        card = YOKAI + g.card in g.offered
        both = card and crystal >= 0 and CRYSTAL + crystal in g.offered
        return {
            "open": "both" if both else "card" if card else "crystal",
            "yokai": g.word("yokai", g.card, text),
            "crystal": g.word("crystal", crystal, text),
        }

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if touch not in g.offered:
            return ""
        if CRYSTAL <= touch < MITAMA:
            return text("touch-harmonize", crystal=g.word("crystal-full", touch - CRYSTAL, text))
        if YOKAI <= touch < BITOKU:
            return text("touch-activate", yokai=g.word("yokai-full", touch - YOKAI, text))
        return ""

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if touch == YOKAI + g.card:
            return text("why-activated" if not g.card_open else "why-not-possible", what=g.word("yokai", g.card, text))
        if CRYSTAL <= touch < MITAMA:
            crystal = touch - CRYSTAL
            if crystal != connected_crystal(g):
                return text("why-not-connected")
            what = g.word("crystal", crystal, text)
            return text("why-harmonized" if not g.crystal_open else "why-not-possible", what=what)
        return ""


class Unlock(Part[Bitoku]):
    """Unlock one locked die. Nobody loses by it, so it is not asked when there is one (Q23)."""

    def possible(self, g: Bitoku) -> bool:
        return LOCKED in g.players[g.seat].places

    def run(self, g: Bitoku) -> bool:
        return LOCKED in g.players[g.seat].places

    def legal(self, g: Bitoku) -> list[int]:
        places = g.players[g.seat].places
        return [DIE + 3 * g.seat + die for die in range(3) if places[die] == LOCKED]

    def play(self, g: Bitoku, touch: int) -> None:
        unlock(g, (touch - DIE) % 3)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if DIE <= touch < SLOT and touch in g.offered:
            return told_apart(g, touch, "touch-unlock", text)
        return ""

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not DIE <= touch < SLOT:
            return ""
        return text("why-not-your-die" if (touch - DIE) // 3 != g.seat else "why-not-locked")


class EndTurn(Step[Bitoku]):
    """Asked always, so that a player sees what happened. A pass needs no second word."""

    def run(self, g: Bitoku) -> bool:
        return not g.passed >> g.turn & 1

    def legal(self, g: Bitoku) -> list[int]:
        return [DONE]

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("touch-end-turn") if touch == DONE else ""


SUMMER_PHASE: Final = Summer("summer")
NEXT_TURN: Final = NextTurn("next turn")
TURN: Final = Turn("turn", "ask-turn")
CHOOSE_SLOT: Final = ChooseSlot("choose slot", "ask-slot", asks_others="ask-slot-others")
PLAYED: Final = Played("played", "ask-played")
UNLOCK: Final = Unlock("unlock", "ask-unlock")
END_TURN: Final = EndTurn("end turn", "ask-end-turn", always=True)

TURN_STEPS: Final = flow(TURN, END_TURN, NEXT_TURN)
TENGU_STEPS: Final = flow(TENGU_TURN, NEXT_TURN)
STEPS: Final = (SUMMER_PHASE, NEXT_TURN, TURN, CHOOSE_SLOT, PLAYED, UNLOCK, END_TURN)
