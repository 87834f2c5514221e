"""What lies on the table in Bitoku: the main board, the player boards, and where the turn stands."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.game import Common, Game, Header, Plain, Step
from ennichi.kernel.random_source import RandomSource

from . import events as happened
from .components import Layout, Printed
from .tengu_board import Tengu, unpack_tengu

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
ASCENSION: Final = 4

# Where VP come from before the ascension.
EARNED: Final = ("spirits", "bitoku", "paths", "memory", "property", "virtue", "effects")
BY_SPIRITS: Final = 0
BY_BITOKU: Final = 1
BY_PATHS: Final = 2
BY_MEMORY: Final = 3
BY_PROPERTY: Final = 4
BY_VIRTUE: Final = 5
BY_EFFECTS: Final = 6

# Where a die is. In the river regions and beyond the river the spaces of one place are alike.
LOCKED: Final = 0
UNLOCKED: Final = 1
IN_REGION: Final = 2  # and the number of the region
IN_HOME: Final = 8  # and the number of the space, from the highest
BEYOND: Final = 16  # the river, and the number of the area

# How a card came to a hand: from the player's own deck, seen by all, or unseen from the common deck.
CARD: Final = 63  # the bits of the card itself
FROM_DECK: Final = 0
SEEN: Final = 64
SECRET: Final = 128

# The displays and the common decks.
BUILDING_TILES: Final = 0
CRYSTAL_TILES: Final = 1
MITAMA_TILES: Final = 2
DRAGONFLY_TILES: Final = 3
YOKAI_CARDS: Final = 0
BITOKU_CARDS: Final = 1
VISION_CARDS: Final = 2


def total(numbers: list[int]) -> int:
    """Their sum; the built-in function is slow for a handful."""
    found = 0
    for number in numbers:
        found += number
    return found


class Player:
    """One player's board and belongings."""

    def __init__(
        self,
        earned: list[int],
        resources: list[int],
        amulets: list[int],
        values: list[int],
        places: list[int],
        kodamas: list[int],
        slots: tuple[int, ...],
        hand: tuple[int, ...],
        aside: tuple[int, ...],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        tucked: tuple[int, ...],
        returning: tuple[int, ...],
        awake: int,
        gone: int,
        walkers: tuple[int, ...],
        forks: int,
        sockets: tuple[int, ...],
        built: int,
        bitoku: tuple[int, ...],
        completed: int,
        rocks: tuple[int, ...],
        seated: int,
        arriving: tuple[int, ...],
        mitamas: tuple[int, ...],
        dragonflies: tuple[int, ...],
        freed: tuple[int, ...],
        guides: tuple[int, ...],
        visions: tuple[int, ...],
        items: tuple[int, ...],
    ) -> None:
        self.earned = earned  # VP so far by where they came from, in the order of `EARNED`
        self.resources = resources  # wood, stone, jade, sake
        self.amulets = amulets  # of +1, +2 and +3
        self.values = values  # the three dice
        self.places = places  # where each die is: LOCKED, UNLOCKED, or a space of the forest or the hills
        self.kodamas = kodamas  # the space of the kodama on each track, by region
        self.slots = slots  # the yokai on each card space, or -1
        self.hand = hand  # yokai with how they came here (FROM_DECK, SEEN, SECRET)
        self.aside = aside  # chosen in spring and not shown to the others yet, marked like the hand
        self.deck = deck  # the next one first
        self.discard = discard
        self.tucked = tucked  # removed for their virtue
        self.returning = returning  # dice in the order chosen in winter, not shown to the others yet
        self.awake = awake  # pilgrims ready to leave
        self.gone = gone  # pilgrims that left the game
        self.walkers = walkers  # spaces of the Paths of Wisdom where pilgrims are on their way
        self.forks = forks  # a bit for each fork where a pilgrim has arrived
        self.sockets = sockets  # the crystal on each crystal place, or -1
        self.built = built  # buildings, which is also the next counter
        self.bitoku = bitoku  # the bitoku path
        self.completed = completed  # how far the counter is along it
        self.rocks = rocks
        self.seated = seated  # a bit for each seat of the rock path with a pilgrim
        self.arriving = arriving  # mitamas whose action is being resolved
        self.mitamas = mitamas  # waiting for a dragonfly
        self.dragonflies = dragonflies  # waiting for a mitama
        self.freed = freed  # combined mitamas
        self.guides = guides  # the dragonflies combined with them
        self.visions = visions
        self.items = items  # what counted for visions when the ascension began; empty before

    def clone(self) -> Player:
        return Player(
            self.earned.copy(),
            self.resources.copy(),
            self.amulets.copy(),
            self.values.copy(),
            self.places.copy(),
            self.kodamas.copy(),
            self.slots,
            self.hand,
            self.aside,
            self.deck,
            self.discard,
            self.tucked,
            self.returning,
            self.awake,
            self.gone,
            self.walkers,
            self.forks,
            self.sockets,
            self.built,
            self.bitoku,
            self.completed,
            self.rocks,
            self.seated,
            self.arriving,
            self.mitamas,
            self.dragonflies,
            self.freed,
            self.guides,
            self.visions,
            self.items,
        )

    def pack(self) -> Plain:
        return {
            "earned": self.earned.copy(),
            "resources": self.resources.copy(),
            "amulets": self.amulets.copy(),
            "values": self.values.copy(),
            "places": self.places.copy(),
            "kodamas": self.kodamas.copy(),
            "slots": self.slots,
            "hand": self.hand,
            "aside": self.aside,
            "deck": self.deck,
            "discard": self.discard,
            "tucked": self.tucked,
            "returning": self.returning,
            "awake": self.awake,
            "gone": self.gone,
            "walkers": self.walkers,
            "forks": self.forks,
            "sockets": self.sockets,
            "built": self.built,
            "bitoku": self.bitoku,
            "completed": self.completed,
            "rocks": self.rocks,
            "seated": self.seated,
            "arriving": self.arriving,
            "mitamas": self.mitamas,
            "dragonflies": self.dragonflies,
            "freed": self.freed,
            "guides": self.guides,
            "visions": self.visions,
            "items": self.items,
        }

    def total(self) -> int:
        """VP on the track, before the ascension."""
        return total(self.earned)

    def cards(self) -> int:
        """Yokai that are still in use: deck, board, hand and discard pile."""
        played = 0
        for card in self.slots:
            if card >= 0:
                played += 1
        return len(self.deck) + len(self.hand) + len(self.aside) + len(self.discard) + played

    def crystals(self) -> int:
        found = 0
        for crystal in self.sockets:
            if crystal >= 0:
                found += 1
        return found


def unpack_player(data: dict[str, Any]) -> Player:
    return Player(
        list(data["earned"]),
        list(data["resources"]),
        list(data["amulets"]),
        list(data["values"]),
        list(data["places"]),
        list(data["kodamas"]),
        tuple(data["slots"]),
        tuple(data["hand"]),
        tuple(data["aside"]),
        tuple(data["deck"]),
        tuple(data["discard"]),
        tuple(data["tucked"]),
        tuple(data["returning"]),
        data["awake"],
        data["gone"],
        tuple(data["walkers"]),
        data["forks"],
        tuple(data["sockets"]),
        data["built"],
        tuple(data["bitoku"]),
        data["completed"],
        tuple(data["rocks"]),
        data["seated"],
        tuple(data["arriving"]),
        tuple(data["mitamas"]),
        tuple(data["dragonflies"]),
        tuple(data["freed"]),
        tuple(data["guides"]),
        tuple(data["visions"]),
        tuple(data["items"]),
    )


def as_tuples(rows: list[list[int]]) -> list[tuple[int, ...]]:
    return [tuple(row) for row in rows]


class Bitoku(Game):
    """A position of Bitoku.

    What changes seldom is kept in tuples, which copies of a position share.
    """

    def __init__(
        self,
        header: Header,
        random: RandomSource,
        todo: list[Step[Any]],
        seat: int,
        options: list[int],
        history: list[int],
        reveals: int,
        over: bool,
        printed: Printed,
        layout: Layout,
        strict_forest: bool,
        early_pass: bool,
        copy_compares: bool,
        copy_home: bool,
        vision_snapshot: bool,
        memory_repeats: bool,
        harmonize_new: bool,
        empty_visions_pay: bool,
        players: list[Player],
        order: tuple[int, ...],
        round: int,
        phase: int,
        gates: tuple[int, ...],
        lakes: tuple[int, ...],
        shown: list[tuple[int, ...]],
        stacks: list[tuple[int, ...]],
        removed: list[tuple[int, ...]],
        garden: tuple[int, ...],
        decks: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        hill_bitoku: tuple[int, ...],
        hill_yokai: tuple[int, ...],
        covered: int,
        sites: tuple[int, ...],
        owners: tuple[int, ...],
        sleepers: tuple[int, ...],
        turn: int,
        place: int,
        passed: int,
        die: int,
        here: int,
        forest_open: bool,
        building_open: bool,
        fresh: tuple[int, ...],
        card: int,
        slot: int,
        card_open: bool,
        crystal_open: bool,
        old_crystal: int,
        tile: int,
        spot: int,
        copied: int,
        walk_from: int,
        bill: list[int],
        bill_of: tuple[int, ...],
        waive: int,
        drawn: tuple[int, ...],
        picked: int,
        repeated: bool,
        tengu: Tengu | None,
    ) -> None:
        super().__init__(header, random, todo, seat, options, history, reveals, over)
        self.printed = printed
        self.layout = layout  # the board for this number of players
        self.strict_forest = strict_forest
        self.early_pass = early_pass
        self.copy_compares = copy_compares
        self.copy_home = copy_home
        self.vision_snapshot = vision_snapshot
        self.memory_repeats = memory_repeats
        self.harmonize_new = harmonize_new
        self.empty_visions_pay = empty_visions_pay
        self.players = players
        self.order = order  # seats on the turn order track
        self.round = round  # 0 to 3
        self.phase = phase  # SPRING to ASCENSION
        self.gates = gates  # the gate tile at each fork, or -1
        self.lakes = lakes  # the lake treasure of each region
        self.shown = shown  # the tiles of each display by place, or -1
        self.stacks = stacks  # the next one first
        self.removed = removed  # tiles that left the game in winter
        self.garden = garden  # rocks
        self.decks = decks  # common decks; each card with a bit for every seat that knows it lies there
        self.discards = discards
        self.hill_bitoku = hill_bitoku  # the card of each hill, or -1
        self.hill_yokai = hill_yokai
        self.covered = covered  # a bit for each favour with a Hikaru marker
        self.sites = sites  # the building on each space, or -1
        self.owners = owners  # and whose counter lies on it, or -1
        self.sleepers = sleepers  # whose pilgrim has arrived on each space of the Paths of Wisdom, or -1
        self.turn = turn  # whose turn it is
        self.place = place  # that seat's place in the turn order; in other phases how many seats are done
        self.passed = passed  # a bit for each seat that is out for this summer
        self.die = die  # of the active seat, in use
        self.here = here  # the region whose action is being done
        self.forest_open = forest_open  # the forest action of this die is still to do
        self.building_open = building_open  # and its building action
        self.fresh = fresh  # buildings built this turn
        self.card = card  # being played
        self.slot = slot  # where it is played
        self.card_open = card_open  # the card of this turn is still to activate
        self.crystal_open = crystal_open  # and its crystal to harmonize
        self.old_crystal = old_crystal  # what lay beside the space when the card was played
        self.tile = tile  # being bought
        self.spot = spot  # where it goes
        self.copied = copied  # the die whose forest action is copied: three of each seat, as touches
        self.walk_from = walk_from  # where the pilgrim that is moving comes from, or -1 for a new one
        self.bill = bill  # still to pay: of wood, stone, jade, sake, of some, of any
        self.bill_of = bill_of  # the resources that `some` means
        self.waive = waive  # how many resources of the bill are waived
        self.drawn = drawn  # cards that the active seat is looking at
        self.picked = picked  # a bit for each part of the third favour that was done; a set of dream crystals in spring
        self.repeated = repeated  # what is being bought repeats an action of the same icon
        self.tengu = tengu  # the opponent of the solo game, whose board is the last of `players`

    def clone(self) -> Bitoku:
        return Bitoku(
            self.header,
            self.random.clone(),
            self.todo.copy(),
            self.seat,
            self.options,
            self.history.copy(),
            self.reveals,
            self.over,
            self.printed,
            self.layout,
            self.strict_forest,
            self.early_pass,
            self.copy_compares,
            self.copy_home,
            self.vision_snapshot,
            self.memory_repeats,
            self.harmonize_new,
            self.empty_visions_pay,
            [player.clone() for player in self.players],
            self.order,
            self.round,
            self.phase,
            self.gates,
            self.lakes,
            self.shown.copy(),
            self.stacks.copy(),
            self.removed.copy(),
            self.garden,
            self.decks.copy(),
            self.discards.copy(),
            self.hill_bitoku,
            self.hill_yokai,
            self.covered,
            self.sites,
            self.owners,
            self.sleepers,
            self.turn,
            self.place,
            self.passed,
            self.die,
            self.here,
            self.forest_open,
            self.building_open,
            self.fresh,
            self.card,
            self.slot,
            self.card_open,
            self.crystal_open,
            self.old_crystal,
            self.tile,
            self.spot,
            self.copied,
            self.walk_from,
            self.bill.copy(),
            self.bill_of,
            self.waive,
            self.drawn,
            self.picked,
            self.repeated,
            self.tengu.clone() if self.tengu is not None else None,
        )

    def pack(self) -> Plain:
        return {
            "players": [player.pack() for player in self.players],
            "order": self.order,
            "round": self.round,
            "phase": self.phase,
            "gates": self.gates,
            "lakes": self.lakes,
            "shown": self.shown.copy(),
            "stacks": self.stacks.copy(),
            "removed": self.removed.copy(),
            "garden": self.garden,
            "decks": self.decks.copy(),
            "discards": self.discards.copy(),
            "hill_bitoku": self.hill_bitoku,
            "hill_yokai": self.hill_yokai,
            "covered": self.covered,
            "sites": self.sites,
            "owners": self.owners,
            "sleepers": self.sleepers,
            "turn": self.turn,
            "place": self.place,
            "passed": self.passed,
            "die": self.die,
            "here": self.here,
            "forest_open": self.forest_open,
            "building_open": self.building_open,
            "fresh": self.fresh,
            "card": self.card,
            "slot": self.slot,
            "card_open": self.card_open,
            "crystal_open": self.crystal_open,
            "old_crystal": self.old_crystal,
            "tile": self.tile,
            "spot": self.spot,
            "copied": self.copied,
            "walk_from": self.walk_from,
            "bill": self.bill.copy(),
            "bill_of": self.bill_of,
            "waive": self.waive,
            "drawn": self.drawn,
            "picked": self.picked,
            "repeated": self.repeated,
            "tengu": self.tengu.pack() if self.tengu is not None else None,
        }

    # Small things that several chapters need.

    def actor(self) -> Player:
        return self.players[self.seat]

    def chapter(self) -> int:
        """The number of the season in the record: 0 is the setup."""
        return 1 + 4 * self.round + self.phase

    def earn(self, seat: int, source: int, points: int) -> None:
        """VP on the track at once."""
        if points:
            self.players[seat].earned[source] += points
            if self.heard is not None:
                self.say(happened.VP_GAINED, seat, points, source)

    def gain_resource(self, seat: int, resource: int, count: int) -> None:
        """The supply never runs out (Q68)."""
        if count:
            self.players[seat].resources[resource] += count
            if self.heard is not None:
                self.say(happened.RESOURCE_GAINED, seat, count, resource)

    def gain_amulet(self, seat: int, value: int) -> None:
        """One amulet of +1, +2 or +3."""
        self.players[seat].amulets[value - 1] += 1
        if self.heard is not None:
            self.say(happened.AMULET_GAINED, seat, value)

    def remember(self, seat: int, trigger: int) -> None:
        """Memory crystals that lie on the board when their action is taken score for it (Q54)."""
        player = self.players[seat]
        for socket in range(len(player.sockets)):
            crystal = player.sockets[socket]
            if crystal >= 0 and self.printed.crystal_trigger[crystal] == trigger:
                self.earn(seat, BY_MEMORY, self.printed.crystal_vp[crystal])


def unpack_bitoku(header: Header, printed: Printed, common: Common, data: dict[str, Any]) -> Bitoku:
    return Bitoku(
        header,
        common.random,
        common.todo,
        common.seat,
        [],
        common.history,
        common.reveals,
        common.over,
        printed,
        printed.layout_for(header.seats),
        header.chosen("strict_forest") is True,
        header.chosen("early_pass") is True,
        header.chosen("copy_compares") is True,
        header.chosen("copy_home") is True,
        header.chosen("vision_snapshot") is True,
        header.chosen("memory_repeats") is True,
        header.chosen("harmonize_new") is True,
        header.chosen("empty_visions_pay") is True,
        [unpack_player(player) for player in data["players"]],
        tuple(data["order"]),
        data["round"],
        data["phase"],
        tuple(data["gates"]),
        tuple(data["lakes"]),
        as_tuples(data["shown"]),
        as_tuples(data["stacks"]),
        as_tuples(data["removed"]),
        tuple(data["garden"]),
        as_tuples(data["decks"]),
        as_tuples(data["discards"]),
        tuple(data["hill_bitoku"]),
        tuple(data["hill_yokai"]),
        data["covered"],
        tuple(data["sites"]),
        tuple(data["owners"]),
        tuple(data["sleepers"]),
        data["turn"],
        data["place"],
        data["passed"],
        data["die"],
        data["here"],
        data["forest_open"],
        data["building_open"],
        tuple(data["fresh"]),
        data["card"],
        data["slot"],
        data["card_open"],
        data["crystal_open"],
        data["old_crystal"],
        data["tile"],
        data["spot"],
        data["copied"],
        data["walk_from"],
        list(data["bill"]),
        tuple(data["bill_of"]),
        data["waive"],
        tuple(data["drawn"]),
        data["picked"],
        data["repeated"],
        unpack_tengu(data["tengu"]) if data["tengu"] is not None else None,
    )
