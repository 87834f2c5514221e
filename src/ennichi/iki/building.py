"""Building: a building on a free stall, or with Akebono a boat from the bank (rules, sections 9.3 and 10)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .at_work import set_to_work
from .boats import activate, boat_possible, label_activate
from .components import GOODS, MON, PLAIN, SHOP_BOAT
from .deeds import NOTHING, Deed, fish_of, give_pipe
from .hiring import cheapest_extra, extra_cost, label_stall, why_not_stall
from .purchases import GIVE_FISH
from .state import FIRST_BUILDING, ON_BANK, Iki, Player
from .vocabulary import BOAT, BOATS, BUILDING, CELEBRITY, STALL, TRADE
from .words import cost_words


def affordable(player: Player, cost: list[int], less: int, extra: int, spent: list[int]) -> bool:
    """Whether the goods suffice, one of `less` being free (a discount never pays out)."""
    goods = player.goods
    for good in range(GOODS):
        price = cost[good]
        if price and good == less:
            price -= 1
        if good == MON:
            price += extra
        if price and goods[good] - spent[good] < price:
            return False
    return True


def pay_cost(g: Iki, cost: list[int], less: int) -> None:
    for good in range(GOODS):
        price = cost[good]
        if price and good == less:
            price -= 1
        g.pay(g.seat, good, price)


def can_build(g: Iki, building: int, less: int, extra: int, spent: list[int]) -> bool:
    """Whether goods, pipes and fish suffice for a building, on a stall of this extra cost."""
    player = g.players[g.seat]
    if not affordable(player, g.printed.building_cost[building], less, extra, spent):
        return False
    if len(player.pipes) < g.printed.building_pipe[building]:
        return False
    wanted = g.printed.building_fish[building]
    return not wanted or fish_of(player) >= wanted


def can_build_boat(g: Iki, boat: int, less: int, spent: list[int]) -> bool:
    player = g.players[g.seat]
    return (
        g.boats[boat] == ON_BANK
        and player.sailors > 0
        and affordable(player, g.printed.boat_cost[boat], less, 0, spent)
        and g.boats_of(g.seat) < g.printed.boats_per_player
    )


def can_build_any(g: Iki, less: int, spent: list[int]) -> bool:
    return bool(buildable(g, less, spent, just_one=True))


def buildable(g: Iki, less: int, spent: list[int], just_one: bool = False) -> list[int]:
    """Buildings and boats that can be built now, as touches; the first of them is enough to know that there are any."""
    options: list[int] = []
    player = g.players[g.seat]
    if player.kobuns and g.shown:
        extra = cheapest_extra(g, g.seat)
        if extra >= 0:
            for building in g.shown:
                if can_build(g, building, less, extra, spent):
                    options.append(BUILDING + building)
                    if just_one:
                        return options
    if player.sailors and g.rules.akebono:
        for boat in range(BOATS):
            if g.boats[boat] == ON_BANK and can_build_boat(g, boat, less, spent):
                options.append(BOAT + boat)
                if just_one:
                    return options
    return options


class Build(Deed):
    """`build`, `build-wood`: build a building or a boat at its price, or for one good less."""

    def __init__(self, key: str, less: int) -> None:
        super().__init__(key, "ask-build")
        self.less = less  # the good, or -1

    def has_price(self) -> bool:
        return True

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return can_build_any(g, self.less, spent)

    def run(self, g: Iki) -> bool:
        return can_build_any(g, self.less, NOTHING)

    def legal(self, g: Iki) -> list[int]:
        return buildable(g, self.less, NOTHING)

    def play(self, g: Iki, touch: int) -> None:
        if touch >= BOAT:
            g.chosen = touch - BOAT
            build_boat(g, g.chosen, self.less)
            g.todo.append(BOAT_BONUS)
        else:
            g.chosen = touch - BUILDING
            g.less = self.less
            g.todo.append(PLACE_BUILDING)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch not in g.offered:
            return ""
        if touch >= BOAT:
            cost = boat_cost_words(g, touch - BOAT, self.less, text)
            return text("touch-build-boat", boat=g.word("boat", touch - BOAT, text), cost=cost)
        cost = building_cost_words(g, touch - BUILDING, self.less, 0, text)
        return text("touch-building", building=g.word("building", touch - BUILDING, text), cost=cost)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if BUILDING <= touch < CELEBRITY:
            return why_not_building(g, touch - BUILDING, self.less, text)
        if touch >= BOAT:
            return why_not_boat(g, touch - BOAT, self.less, text)
        return ""


def building_cost_words(g: Iki, building: int, less: int, extra: int, text: Text) -> str:
    """What a building costs now: less the discount, and with the stall where that costs too."""
    return cost_words(g.printed.building_costs[building], text, PLAIN[less] if less >= 0 else "", extra)


def boat_cost_words(g: Iki, boat: int, less: int, text: Text) -> str:
    return cost_words(g.printed.boat_costs[boat], text, PLAIN[less] if less >= 0 else "")


def why_not_building(g: Iki, building: int, less: int, text: Text) -> str:
    if building not in g.shown:
        return text("why-building-not-shown")
    if not g.actor().kobuns:
        return text("why-no-kobun")
    if not g.has_free_stall():
        return text("why-no-stall")
    extra = cheapest_extra(g, g.seat)
    return text("why-building-price", cost=building_cost_words(g, building, less, extra, text))


def why_not_boat(g: Iki, boat: int, less: int, text: Text) -> str:
    if g.boats[boat] != ON_BANK:
        return text("why-boat-not-on-bank")
    if not g.actor().sailors or g.boats_of(g.seat) >= g.printed.boats_per_player:
        return text("why-no-sailor")
    return text("why-building-price", cost=boat_cost_words(g, boat, less, text))


class PlaceBuilding(Step[Iki]):
    """The stall of a new building; then it is paid, and a Kobun stands on it to the end."""

    def legal(self, g: Iki) -> list[int]:
        return [
            STALL + stall
            for stall in g.free_stalls()
            if can_build(g, g.chosen, g.less, extra_cost(g, g.seat, stall), NOTHING)
        ]

    def play(self, g: Iki, touch: int) -> None:
        player = g.players[g.seat]
        building = g.chosen
        stall = touch - STALL
        pay_cost(g, g.printed.building_cost[building], g.less)
        g.pay(g.seat, MON, extra_cost(g, g.seat, stall))
        for _ in range(g.printed.building_pipe[building]):
            give_pipe(g, player)
        g.shown = tuple([other for other in g.shown if other != building])
        player.kobuns -= 1
        player.buildings += 1
        g.stalls[stall] = FIRST_BUILDING + building
        g.owners[stall] = g.seat
        g.chosen = -1
        g.say(happened.BUILT, g.seat, building, stall)
        now = g.printed.now_parts[building]
        if now is not None:
            set_to_work(g, BUILDING + building, now)
        for _ in range(g.printed.building_fish[building]):
            set_to_work(g, BUILDING + building, GIVE_FISH)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return label_stall(g, touch, text)

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"building": g.word("building", g.chosen, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_stall(g, touch, g.actor().goods[MON], text)

    def about(self, g: Iki) -> int:
        return BUILDING + g.chosen


def build_boat(g: Iki, boat: int, less: int) -> None:
    """Pay for a boat, put a Sailor on it and lay it in the river; waves never run out (R37)."""
    pay_cost(g, g.printed.boat_cost[boat], less)
    g.players[g.seat].sailors -= 1
    boats = list(g.boats)
    boats[boat] = g.seat
    g.boats = tuple(boats)
    g.say(happened.BOAT_BUILT, g.seat, boat)


class BoatBonus(Step[Iki]):
    """A new boat: its trade steps, or activate it at once."""

    def legal(self, g: Iki) -> list[int]:
        options = [TRADE]
        if boat_possible(g, g.chosen):
            options.append(BOAT + g.chosen)
        return options

    def play(self, g: Iki, touch: int) -> None:
        boat = g.chosen
        g.chosen = -1
        if touch == TRADE:
            g.trade_up(g.seat, g.printed.boat_trade[boat])
        else:
            activate(g, boat)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == TRADE:
            return text("touch-trade-steps", count=g.printed.boat_trade[g.chosen])
        return label_activate(g, g.chosen, text) if touch == BOAT + g.chosen else ""

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"boat": g.word("boat", g.chosen, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-boat-useless") if touch == BOAT + g.chosen else ""

    def about(self, g: Iki) -> int:
        return BOAT + g.chosen


class ShopBoat(Deed):
    """`shopboat`: build boat 1 at its price; its trade step is compulsory."""

    def has_price(self) -> bool:
        return True

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return can_build_boat(g, SHOP_BOAT, -1, spent)

    def run(self, g: Iki) -> bool:
        if self.possible(g):
            build_boat(g, SHOP_BOAT, -1)
            g.trade_up(g.seat, g.printed.boat_trade[SHOP_BOAT])
        return False


BUILD: Final = Build("build", -1)
PLACE_BUILDING: Final = PlaceBuilding("place building", "ask-building-stall")
BOAT_BONUS: Final = BoatBonus("boat bonus", "ask-boat-bonus")
SHOP_BOAT_PART: Final = ShopBoat("shopboat")

STEPS: Final = (BUILD, PLACE_BUILDING, BOAT_BONUS, SHOP_BOAT_PART)
