"""The traits of Bitoku: what a seat has, and in which round, that may turn into points.

The parts of the evaluation are among them, as amounts of points; beside them stand the single cards, tiles and places,
so that what each is truly worth can be learnt. Against the Tengu its board is the table's: what is learnt there is by
how much the player will be ahead.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Box
from ennichi.kernel.traits import FINE, Eye, Traits

from .buildings import buildings_of
from .components import Printed
from .evaluation import (
    action_worth,
    amulet_worth,
    bitoku_worth,
    card_worths,
    crystal_worth,
    goal_of,
    kodama_worth,
    one_crystal_worth,
    order_worth,
    path_worth,
    pending_worth,
    resource_worth,
    rock_worth,
    share_of_round_left,
    spirit_worth,
    strength_worth,
    vision_worth,
)
from .holdings import bitoku_types
from .scoring import fate, lines_of, treasures
from .state import BEYOND, CARD, IN_HOME, IN_REGION, LOCKED, SUMMER, Bitoku, Player, total
from .tengu_board import HUMAN, TENGU
from .vocabulary import (
    BITOKU,
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    MITAMA,
    PATH,
    ROCK,
    SIZE,
    SOCKET,
    VISION,
    YOKAI,
)

# The parts of the evaluation, one trait each.
PARTS: Final = (
    "track", "resources", "amulets", "strength", "actions", "deck", "hand", "virtues", "crystals", "paths", "bitoku",
    "spirits", "kodamas", "rocks", "visions", "buildings", "order", "pending",
)  # fmt: skip
ROUNDS: Final = 4
CHAPTERS: Final = 22  # the setup, five seasons a round, and the end
PARTS_OF_ROUND: Final = 6  # the time that is left of one
RESOURCES: Final = 4
MOST_OF_RESOURCE: Final = 6
MOST_RESOURCES: Final = 10
AMULETS: Final = 3
MOST_AMULETS: Final = 4
MOST_PIPS: Final = 18
PLACES: Final = 5  # locked, unlocked, in the forest, in the Home, beyond the river
FACES: Final = 7
REGIONS: Final = 5
MOST_STEPS: Final = 14
MOST_LEADS: Final = 7  # three behind to three ahead
MOST_THINGS: Final = 8
MOST_WALKERS: Final = 4
MOST_TYPES: Final = 6
SEATS: Final = 5
CARDS: Final = BITOKU - YOKAI
BITOKU_CARDS: Final = VISION - BITOKU
VISIONS: Final = BUILDING - VISION
BUILDINGS: Final = CRYSTAL - BUILDING
CRYSTALS: Final = MITAMA - CRYSTAL
MITAMAS: Final = DRAGONFLY - MITAMA
DRAGONFLIES: Final = SIZE - DRAGONFLY
ROCKS: Final = YOKAI - ROCK
NODES: Final = SOCKET - PATH


def eye(box: Box) -> Eye:
    return BitokuEye(box)


class BitokuEye(Eye):
    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, Printed)
        own = self.own
        self.one = own.group("one", 1)
        self.hand = own.group("hand", len(PARTS))
        self.judged = own.group("judged", CHAPTERS)
        self.resources = own.group("resources", RESOURCES * MOST_OF_RESOURCE)
        self.stored = own.group("stored", ROUNDS * MOST_RESOURCES)
        self.amulets = own.group("amulets", AMULETS * MOST_AMULETS)
        self.pips = own.group("pips", ROUNDS * MOST_PIPS)
        self.dice = own.group("dice", PLACES * FACES)
        self.steps = own.group("steps", REGIONS * MOST_STEPS)
        self.leads = own.group("leads", REGIONS * MOST_LEADS)
        self.cards = own.group("cards", CARDS)
        self.in_hand = own.group("in-hand", CARDS)
        self.tucked = own.group("tucked", CARDS)
        self.thin = own.group("thin", ROUNDS * MOST_THINGS)
        self.free = own.group("free", 4)
        self.crystal = own.group("crystal", CRYSTALS)
        self.dream = own.group("crystal-later", ROUNDS)
        self.crystals = own.group("crystals", MOST_THINGS)
        self.building = own.group("building", BUILDINGS)
        self.buildings = own.group("buildings", ROUNDS * MOST_THINGS)
        self.kept = own.group("kept", BITOKU_CARDS)
        self.completed = own.group("completed", BITOKU_CARDS)
        self.types = own.group("types", ROUNDS * MOST_TYPES)
        self.rock = own.group("rock", ROCKS)
        self.rocks = own.group("rocks", ROUNDS * MOST_THINGS)
        self.seated = own.group("seated", ROUNDS * MOST_THINGS)
        self.mitama = own.group("mitama", MITAMAS)
        self.freed = own.group("freed", MITAMAS)
        self.fly = own.group("dragonfly", DRAGONFLIES)
        self.guide = own.group("guide", DRAGONFLIES)
        self.waiting = own.group("waiting", 2 * MOST_WALKERS)
        self.vision = own.group("vision", VISIONS)
        self.visions = own.group("visions", ROUNDS * MOST_THINGS)
        self.awake = own.group("awake", ROUNDS * MOST_THINGS)
        self.walker = own.group("walker", NODES)
        self.walkers = own.group("walkers", ROUNDS * MOST_WALKERS)
        self.goal = own.group("goal", 1)
        self.treasures = own.group("treasures", 1)
        self.forks = own.group("forks", MOST_THINGS)
        self.order = own.group("order", ROUNDS * SEATS)
        self.turn = own.group("turn", 3)
        self.chapter = self.common.group("chapter", CHAPTERS)
        self.tengu = self.common.group("tengu", CHAPTERS)
        self.tengu_steps = self.common.group("tengu-steps", REGIONS * MOST_STEPS)
        self.tengu_has = self.common.group("tengu-has", 6)

    def left(self, g: Bitoku) -> int:
        """Sixths of rounds, in the mean of all seats."""
        share = 0.0
        for seat in range(g.seats):
            share += share_of_round_left(g, g.players[seat])
        return PARTS_OF_ROUND * (g.printed.rounds - 1 - g.round) + int(PARTS_OF_ROUND * share / g.seats)

    def look(self, g: Bitoku, seat: int, found: Traits) -> None:
        player = g.players[seat]
        found.put(self.one)
        self.look_at_parts(g, seat, player, found)
        self.look_at_goods(g, seat, player, found)
        self.look_at_cards(g, player, found)
        self.look_at_tiles(g, seat, player, found)
        self.look_at_way(g, player, found)
        place = g.order.index(seat) if seat in g.order else SEATS - 1
        found.put(self.order + SEATS * g.round + place)
        if g.turn == seat:
            found.put(self.turn)
        if g.seat == seat:
            found.put(self.turn + 1)
        if g.phase == SUMMER and g.passed >> seat & 1:
            found.put(self.turn + 2)

    def look_at_parts(self, g: Bitoku, seat: int, player: Player, found: Traits) -> None:
        """The evaluation by parts, and as a whole in each season."""
        later = float(g.printed.rounds - 1 - g.round)
        time = later + share_of_round_left(g, player)
        deck, hand, virtues = card_worths(g, seat, player, later)
        track = float(player.total() + fate(g, player))
        worths = [
            track,
            resource_worth(player, time),
            amulet_worth(player, time),
            strength_worth(player, later),
            action_worth(g, player),
            deck,
            hand,
            virtues,
            crystal_worth(g, player, later),
            path_worth(g, player, time),
            bitoku_worth(g, player, time),
            spirit_worth(g, player, time),
            kodama_worth(g, seat, time),
            rock_worth(g, seat, player, time),
            vision_worth(g, player, time),
            player.built * time,
            order_worth(g, seat),
            pending_worth(g) if g.turn == seat and not g.over else 0.0,
        ]
        self.put_parts(worths, self.hand, self.judged + min(g.chapter(), CHAPTERS - 1), found)

    def look_at_goods(self, g: Bitoku, seat: int, player: Player, found: Traits) -> None:
        for resource in range(RESOURCES):
            at = self.resources + MOST_OF_RESOURCE * resource
            found.steps(at, player.resources[resource], MOST_OF_RESOURCE)
        found.steps(self.stored + MOST_RESOURCES * g.round, total(player.resources), MOST_RESOURCES)
        for amulet in range(AMULETS):
            found.steps(self.amulets + MOST_AMULETS * amulet, player.amulets[amulet], MOST_AMULETS)
        found.steps(self.pips + MOST_PIPS * g.round, total(player.values), MOST_PIPS)
        for die in range(len(player.places)):
            found.put(self.dice + FACES * place_of(player.places[die]) + min(player.values[die], FACES - 1))
        found.amount(self.treasures, FINE * treasures(g, seat))
        for region in range(REGIONS):
            mine = player.kodamas[region]
            found.steps(self.steps + MOST_STEPS * region, mine, MOST_STEPS)
            best = 0
            for other in range(len(g.players)):
                if other != seat:
                    best = max(best, g.players[other].kodamas[region])
            found.put(self.leads + MOST_LEADS * region + min(3, max(-3, mine - best)) + MOST_LEADS // 2)

    def look_at_cards(self, g: Bitoku, player: Player, found: Traits) -> None:
        for card in player.deck:
            found.put(self.cards + card)
        for card in player.discard:
            found.put(self.cards + card)
        for held in player.hand:
            found.put(self.cards + (held & CARD))
            found.put(self.in_hand + (held & CARD))
        for held in player.aside:
            found.put(self.cards + (held & CARD))
            found.put(self.in_hand + (held & CARD))
        free = 0
        for card in player.slots:
            if card >= 0:
                found.put(self.cards + card)
            else:
                free += 1
        for card in player.tucked:
            found.put(self.tucked + card)
        found.steps(self.thin + MOST_THINGS * g.round, len(player.tucked), MOST_THINGS)
        found.one_of(self.free, free, 4)
        for at in range(len(player.bitoku)):
            found.put((self.completed if at < player.completed else self.kept) + player.bitoku[at])
        found.steps(self.types + MOST_TYPES * g.round, bitoku_types(g, player), MOST_TYPES)
        for vision in player.visions:
            found.put(self.vision + vision)
        found.steps(self.visions + MOST_THINGS * g.round, len(player.visions), MOST_THINGS)

    def look_at_tiles(self, g: Bitoku, seat: int, player: Player, found: Traits) -> None:
        later = float(g.printed.rounds - 1 - g.round)
        crystals = 0
        for socket in range(len(player.sockets)):
            crystal = player.sockets[socket]
            if crystal >= 0:
                crystals += 1
                found.put(self.crystal + crystal)
                found.points(self.dream + g.round, one_crystal_worth(g, player, socket, later))
        found.steps(self.crystals, crystals, MOST_THINGS)
        for building in buildings_of(g, seat):
            found.put(self.building + building)
        found.steps(self.buildings + MOST_THINGS * g.round, player.built, MOST_THINGS)
        for rock in player.rocks:
            found.put(self.rock + rock)
        found.steps(self.rocks + MOST_THINGS * g.round, len(player.rocks), MOST_THINGS)
        found.steps(self.seated + MOST_THINGS * g.round, player.seated.bit_count(), MOST_THINGS)
        for mitama in player.mitamas:
            found.put(self.mitama + mitama)
        for mitama in player.freed:
            found.put(self.freed + mitama)
        for fly in player.dragonflies:
            found.put(self.fly + fly)
        for fly in player.guides:
            found.put(self.guide + fly)
        found.steps(self.waiting, len(player.mitamas), MOST_WALKERS)
        found.steps(self.waiting + MOST_WALKERS, len(player.dragonflies), MOST_WALKERS)

    def look_at_way(self, g: Bitoku, player: Player, found: Traits) -> None:
        time = float(g.printed.rounds - 1 - g.round) + share_of_round_left(g, player)
        found.steps(self.awake + MOST_THINGS * g.round, player.awake, MOST_THINGS)
        for node in player.walkers:
            found.put(self.walker + node)
            found.points(self.goal, goal_of(g, player, node, time))
        found.steps(self.walkers + MOST_WALKERS * g.round, len(player.walkers), MOST_WALKERS)
        found.steps(self.forks, player.forks.bit_count(), MOST_THINGS)

    def look_round(self, g: Bitoku, found: Traits) -> None:
        found.put(self.chapter + min(g.chapter(), CHAPTERS - 1))
        if g.tengu is None:
            return
        points = 0
        for count in lines_of(g, TENGU, HUMAN).values():
            points += count
        found.amount(self.tengu + min(g.chapter(), CHAPTERS - 1), FINE * points)
        board = g.players[TENGU]
        for region in range(REGIONS):
            found.steps(self.tengu_steps + MOST_STEPS * region, board.kodamas[region], MOST_STEPS)
        found.amount(self.tengu_has, board.built)
        found.amount(self.tengu_has + 1, board.crystals())
        found.amount(self.tengu_has + 2, len(board.rocks))
        found.amount(self.tengu_has + 3, len(board.tucked))
        found.amount(self.tengu_has + 4, total(board.resources))
        found.amount(self.tengu_has + 5, len(board.bitoku))


def place_of(place: int) -> int:
    """Where a die is, roughly."""
    if place == LOCKED:
        return 0
    if place < IN_REGION:
        return 1
    if place < IN_HOME:
        return 2
    return 3 if place < BEYOND else 4
