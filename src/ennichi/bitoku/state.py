"""What lies on the table in Bitoku: the main board, the player boards, and where the turn stands."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.game import Common, Event, Game, Header, Plain, Step, Words
from ennichi.kernel.random_source import RandomSource
from ennichi.kernel.text import Text

from . import events as happened
from .components import Layout, Printed
from .tengu_board import Tengu

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

# What has a short name.
SHORT_NAMES: Final = (
    "yokai", "bitoku", "building", "crystal", "mitama", "dragonfly", "path", "kodama", "in-region", "beside", "favour",
)  # fmt: skip

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


class Rules:
    """What the options fix for a whole game."""

    strict_forest: bool  # a forest action needs a die higher than all others in the region
    early_pass: bool  # one may pass with cards or dice left (Q1)
    copy_compares: bool  # a copied die must prevail in its region (Q31)
    copy_home: bool  # a die in the Home may be copied (Q28)
    vision_snapshot: bool  # visions look at the end of the last winter (Q89)
    memory_repeats: bool  # an icon with a number scores a memory crystal each time (Q55)
    harmonize_new: bool  # a crystal may be harmonized with the card that brought it (Q7)
    empty_visions_pay: bool  # an empty vision deck still gives the resource (Q80)

    # Against the Tengu: what makes it easier, what makes it harder, and rulings.
    tengu_no_dragonfly: bool  # it starts without a dragonfly
    tengu_no_yokai: bool  # it starts without its five yokai
    tengu_no_resources: bool  # it starts without resources
    tengu_kodama_behind: bool  # placing a die moves its kodama only where the player's is ahead
    tengu_no_spring: bool  # its crystals give no movement points in spring
    tengu_pilgrim: bool  # one of its pilgrims stands on the first space of the paths
    tengu_kodamas: bool  # its kodamas start one space further
    tengu_two_dragonflies: bool  # it starts with two dragonflies
    tengu_leads: bool  # it scores more for tracks where it is ahead at the ascension
    tengu_best_illumination: bool  # its pilgrims stop only on the best illumination of the board (T26)
    tengu_home_dice: bool  # high dice in the Home count for it (T18)
    tengu_wilds_match: bool  # its wild cards and tiles match the rock of their kind (T43)
    tengu_reselect: bool  # in the Glade a kodama that can move steps in for a blocked one (T41)
    tengu_tie_possible: bool  # tracks that can no longer be tied are left out (T48)
    tengu_neutral_shares: bool  # in a tie of three the neutral kodama is level with it (T44)

    def __init__(self, header: Header) -> None:
        self.strict_forest = header.chosen("strict_forest") is True
        self.early_pass = header.chosen("early_pass") is True
        self.copy_compares = header.chosen("copy_compares") is True
        self.copy_home = header.chosen("copy_home") is True
        self.vision_snapshot = header.chosen("vision_snapshot") is True
        self.memory_repeats = header.chosen("memory_repeats") is True
        self.harmonize_new = header.chosen("harmonize_new") is True
        self.empty_visions_pay = header.chosen("empty_visions_pay") is True
        self.tengu_no_dragonfly = header.chosen("tengu_no_dragonfly") is True
        self.tengu_no_yokai = header.chosen("tengu_no_yokai") is True
        self.tengu_no_resources = header.chosen("tengu_no_resources") is True
        self.tengu_kodama_behind = header.chosen("tengu_kodama_behind") is True
        self.tengu_no_spring = header.chosen("tengu_no_spring") is True
        self.tengu_pilgrim = header.chosen("tengu_pilgrim") is True
        self.tengu_kodamas = header.chosen("tengu_kodamas") is True
        self.tengu_two_dragonflies = header.chosen("tengu_two_dragonflies") is True
        self.tengu_leads = header.chosen("tengu_leads") is True
        self.tengu_best_illumination = header.chosen("tengu_best_illumination") is True
        self.tengu_home_dice = header.chosen("tengu_home_dice") is True
        self.tengu_wilds_match = header.chosen("tengu_wilds_match") is True
        self.tengu_reselect = header.chosen("tengu_reselect") is True
        self.tengu_tie_possible = header.chosen("tengu_tie_possible") is True
        self.tengu_neutral_shares = header.chosen("tengu_neutral_shares") is True


class Player:
    """One player's board and belongings."""

    earned: list[int]  # VP so far by where they came from, in the order of `EARNED`
    resources: list[int]  # wood, stone, jade, sake
    amulets: list[int]  # how many of +1, +2 and +3
    values: list[int]  # what the three dice show
    places: list[int]  # where each die is: LOCKED, UNLOCKED, or a space of the forest or the hills
    kodamas: list[int]  # the space of the kodama on each track, by region
    slots: tuple[int, ...]  # the yokai on each card space, or -1
    hand: tuple[int, ...]  # yokai with how they came here (FROM_DECK, SEEN, SECRET)
    aside: tuple[int, ...]  # chosen in spring and not shown to the others yet, marked like the hand
    deck: tuple[int, ...]  # the own pile of yokai, the next one first
    discard: tuple[int, ...]  # yokai on the own discard pile
    tucked: tuple[int, ...]  # yokai removed for their virtue
    returning: tuple[int, ...]  # dice in the order chosen in winter, not shown to the others yet
    awake: int  # pilgrims ready to leave
    gone: int  # pilgrims that left the game
    walkers: tuple[int, ...]  # spaces of the Paths of Wisdom where pilgrims are on their way
    forks: int  # a bit for each fork where a pilgrim has arrived
    sockets: tuple[int, ...]  # the crystal on each crystal place, or -1
    built: int  # how many buildings, which is also the next counter
    bitoku: tuple[int, ...]  # the cards of the bitoku path
    completed: int  # how far the counter is along the bitoku path
    rocks: tuple[int, ...]  # the rocks of the rock path
    seated: int  # a bit for each seat of the rock path with a pilgrim
    arriving: tuple[int, ...]  # mitamas whose action is being resolved
    mitamas: tuple[int, ...]  # mitamas waiting for a dragonfly
    dragonflies: tuple[int, ...]  # dragonflies waiting for a mitama
    freed: tuple[int, ...]  # combined mitamas
    guides: tuple[int, ...]  # the dragonflies combined with the freed mitamas
    visions: tuple[int, ...]  # vision cards
    items: tuple[int, ...]  # what counted for visions when the ascension began; empty before

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

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, earned: list[int], resources: list[int], amulets: list[int], values: list[int], places: list[int],
        kodamas: list[int], slots: tuple[int, ...], hand: tuple[int, ...], aside: tuple[int, ...],
        deck: tuple[int, ...], discard: tuple[int, ...], tucked: tuple[int, ...], returning: tuple[int, ...],
        awake: int, gone: int, walkers: tuple[int, ...], forks: int, sockets: tuple[int, ...], built: int,
        bitoku: tuple[int, ...], completed: int, rocks: tuple[int, ...], seated: int, arriving: tuple[int, ...],
        mitamas: tuple[int, ...], dragonflies: tuple[int, ...], freed: tuple[int, ...], guides: tuple[int, ...],
        visions: tuple[int, ...], items: tuple[int, ...],
    ) -> None:
        self.earned = earned; self.resources = resources; self.amulets = amulets; self.values = values
        self.places = places; self.kodamas = kodamas; self.slots = slots; self.hand = hand; self.aside = aside
        self.deck = deck; self.discard = discard; self.tucked = tucked; self.returning = returning; self.awake = awake
        self.gone = gone; self.walkers = walkers; self.forks = forks; self.sockets = sockets; self.built = built
        self.bitoku = bitoku; self.completed = completed; self.rocks = rocks; self.seated = seated
        self.arriving = arriving; self.mitamas = mitamas; self.dragonflies = dragonflies; self.freed = freed
        self.guides = guides; self.visions = visions; self.items = items

    def clone(self) -> Player:
        return Player(
            self.earned.copy(), self.resources.copy(), self.amulets.copy(), self.values.copy(), self.places.copy(),
            self.kodamas.copy(), self.slots, self.hand, self.aside, self.deck, self.discard, self.tucked,
            self.returning, self.awake, self.gone, self.walkers, self.forks, self.sockets, self.built, self.bitoku,
            self.completed, self.rocks, self.seated, self.arriving, self.mitamas, self.dragonflies, self.freed,
            self.guides, self.visions, self.items,
        )

    def pack(self) -> Plain:
        return {
            "earned": self.earned.copy(), "resources": self.resources.copy(), "amulets": self.amulets.copy(),
            "values": self.values.copy(), "places": self.places.copy(), "kodamas": self.kodamas.copy(),
            "slots": self.slots, "hand": self.hand, "aside": self.aside, "deck": self.deck, "discard": self.discard,
            "tucked": self.tucked, "returning": self.returning, "awake": self.awake, "gone": self.gone,
            "walkers": self.walkers, "forks": self.forks, "sockets": self.sockets, "built": self.built,
            "bitoku": self.bitoku, "completed": self.completed, "rocks": self.rocks, "seated": self.seated,
            "arriving": self.arriving, "mitamas": self.mitamas, "dragonflies": self.dragonflies, "freed": self.freed,
            "guides": self.guides, "visions": self.visions, "items": self.items,
        }

    @staticmethod
    def unpack(data: dict[str, Any]) -> Player:
        return Player(
            list(data["earned"]), list(data["resources"]), list(data["amulets"]), list(data["values"]),
            list(data["places"]), list(data["kodamas"]), tuple(data["slots"]), tuple(data["hand"]),
            tuple(data["aside"]), tuple(data["deck"]), tuple(data["discard"]), tuple(data["tucked"]),
            tuple(data["returning"]), data["awake"], data["gone"], tuple(data["walkers"]), data["forks"],
            tuple(data["sockets"]), data["built"], tuple(data["bitoku"]), data["completed"], tuple(data["rocks"]),
            data["seated"], tuple(data["arriving"]), tuple(data["mitamas"]), tuple(data["dragonflies"]),
            tuple(data["freed"]), tuple(data["guides"]), tuple(data["visions"]), tuple(data["items"]),
        )

    @staticmethod
    def blank() -> Player:
        return Player(
            [], [], [], [], [], [], (), (), (), (), (), (), (), 0, 0, (), 0, (), 0, (), 0, (), 0, (), (), (), (), (),
            (), (),
        )
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end


class Bitoku(Game):
    """A position of Bitoku.

    What changes seldom is kept in tuples, which copies of a position share.
    """

    printed: Printed  # shared: what is printed on the pieces
    layout: Layout  # shared: the board for this number of players
    rules: Rules  # shared: what the options fix
    players: list[Player]  # by seat, then the Tengu's board in the solo game
    order: tuple[int, ...]  # seats on the turn order track
    round: int  # 0 to 3
    phase: int  # SPRING to ASCENSION
    gates: tuple[int, ...]  # the gate tile at each fork, or -1
    lakes: tuple[int, ...]  # the lake treasure of each region
    shown: list[tuple[int, ...]]  # the tiles of each display by place, or -1
    stacks: list[tuple[int, ...]]  # the hidden tiles of each display, the next one first
    removed: list[tuple[int, ...]]  # tiles that left the game in winter
    garden: tuple[int, ...]  # rocks to take
    decks: list[tuple[int, ...]]  # common decks; each card with a bit for every seat that knows it lies there
    discards: list[tuple[int, ...]]  # the common discard piles of yokai and bitoku cards
    hill_bitoku: tuple[int, ...]  # the bitoku card of each hill, or -1
    hill_yokai: tuple[int, ...]  # the yokai of each hill, or -1
    covered: int  # a bit for each favour with a Hikaru marker
    sites: tuple[int, ...]  # the building on each space, or -1
    owners: tuple[int, ...]  # whose counter lies on each building, or -1
    sleepers: tuple[int, ...]  # whose pilgrim has arrived on each space of the Paths of Wisdom, or -1
    turn: int  # whose turn it is
    place: int  # that seat's place in the turn order; in other phases how many seats are done
    passed: int  # a bit for each seat that is out for this summer
    die: int  # the active seat's die in use
    here: int  # the region whose action is being done
    forest_open: bool  # the forest action of this die is still to do
    building_open: bool  # the building action of this die is still to do
    fresh: tuple[int, ...]  # buildings built this turn
    card: int  # the card being played
    slot: int  # the card space where it is played
    card_open: bool  # the card of this turn is still to activate
    crystal_open: bool  # the crystal beside that card is still to harmonize
    old_crystal: int  # what lay beside the space when the card was played
    tile: int  # the tile being bought
    spot: int  # where that tile goes
    copied: int  # the die whose forest action is copied: three of each seat, as touches
    walk_from: int  # where the pilgrim that is moving comes from, or -1 for a new one
    bill: list[int]  # still to pay: of wood, stone, jade, sake, of some, of any
    bill_of: tuple[int, ...]  # the resources that `some` means
    waive: int  # how many resources of the bill are waived
    drawn: tuple[int, ...]  # cards that the active seat is looking at
    picked: int  # a bit for each part of the third favour that was done; a set of dream crystals in spring
    repeated: bool  # what is being bought repeats an action of the same icon
    tengu: Tengu | None  # the opponent of the solo game, whose board is the last of `players`

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

    def subject(self, seat: int, text: Text) -> str:
        """Who does something, as within a sentence: a large first letter comes with its beginning."""
        return text("subject", seat=self.player(seat, text))

    def event_words(self, event: Event, text: Text) -> Words:
        """What a message about an event is filled with; some things are named shortly, and in full as `NAME-full`."""
        values = super().event_words(event, text)
        if event[0] == happened.SEASON:
            values["season"] = self.word("season", event[1], text)
            values["round"] = (event[1] + 3) // 4
        if event[0] not in happened.SHORTLY:
            return values
        sort = self.header.kind.events[event[0]]
        for i in range(len(sort.variables)):
            group = sort.sorts[i]
            if group in SHORT_NAMES:
                values[sort.variables[i] + "-full"] = values[sort.variables[i]]
                values[sort.variables[i]] = self.word(group + "-short", event[i + 1], text)
        if event[0] == happened.KODAMA_MOVED:
            where = self.word("in-region-short", event[2], text)
            values["region-full"] = values["region"]
            values["region"] = text("kodama-at", region=where, space=event[3])
        if event[0] == happened.VIRTUE:
            values["virtue"] = self.word("virtue", event[2], text)
        if event[0] == happened.BUILT:
            values["effect"] = self.word("building-effect", event[2], text)
        return values

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, header: Header, random: RandomSource, todo: list[Step[Any]], seat: int, offered: list[int],
        history: list[int], reveals: int, over: bool, printed: Printed, layout: Layout, rules: Rules,
        players: list[Player], order: tuple[int, ...], round: int, phase: int, gates: tuple[int, ...],
        lakes: tuple[int, ...], shown: list[tuple[int, ...]], stacks: list[tuple[int, ...]],
        removed: list[tuple[int, ...]], garden: tuple[int, ...], decks: list[tuple[int, ...]],
        discards: list[tuple[int, ...]], hill_bitoku: tuple[int, ...], hill_yokai: tuple[int, ...], covered: int,
        sites: tuple[int, ...], owners: tuple[int, ...], sleepers: tuple[int, ...], turn: int, place: int, passed: int,
        die: int, here: int, forest_open: bool, building_open: bool, fresh: tuple[int, ...], card: int, slot: int,
        card_open: bool, crystal_open: bool, old_crystal: int, tile: int, spot: int, copied: int, walk_from: int,
        bill: list[int], bill_of: tuple[int, ...], waive: int, drawn: tuple[int, ...], picked: int, repeated: bool,
        tengu: Tengu | None,
    ) -> None:
        super().__init__(header, random, todo, seat, offered, history, reveals, over)
        self.printed = printed; self.layout = layout; self.rules = rules; self.players = players; self.order = order
        self.round = round; self.phase = phase; self.gates = gates; self.lakes = lakes; self.shown = shown
        self.stacks = stacks; self.removed = removed; self.garden = garden; self.decks = decks; self.discards = discards
        self.hill_bitoku = hill_bitoku; self.hill_yokai = hill_yokai; self.covered = covered; self.sites = sites
        self.owners = owners; self.sleepers = sleepers; self.turn = turn; self.place = place; self.passed = passed
        self.die = die; self.here = here; self.forest_open = forest_open; self.building_open = building_open
        self.fresh = fresh; self.card = card; self.slot = slot; self.card_open = card_open
        self.crystal_open = crystal_open; self.old_crystal = old_crystal; self.tile = tile; self.spot = spot
        self.copied = copied; self.walk_from = walk_from; self.bill = bill; self.bill_of = bill_of; self.waive = waive
        self.drawn = drawn; self.picked = picked; self.repeated = repeated; self.tengu = tengu

    def clone(self) -> Bitoku:
        return Bitoku(
            self.header, self.random.clone(), self.todo.copy(), self.seat, self.offered, self.history.copy(),
            self.reveals, self.over, self.printed, self.layout, self.rules, [each.clone() for each in self.players],
            self.order, self.round, self.phase, self.gates, self.lakes, self.shown.copy(), self.stacks.copy(),
            self.removed.copy(), self.garden, self.decks.copy(), self.discards.copy(), self.hill_bitoku,
            self.hill_yokai, self.covered, self.sites, self.owners, self.sleepers, self.turn, self.place, self.passed,
            self.die, self.here, self.forest_open, self.building_open, self.fresh, self.card, self.slot, self.card_open,
            self.crystal_open, self.old_crystal, self.tile, self.spot, self.copied, self.walk_from, self.bill.copy(),
            self.bill_of, self.waive, self.drawn, self.picked, self.repeated,
            self.tengu.clone() if self.tengu is not None else None,
        )

    def become(self, other: Game) -> None:
        assert isinstance(other, Bitoku)
        self.header = other.header; self.random = other.random; self.todo = other.todo; self.seat = other.seat
        self.offered = other.offered; self.history = other.history; self.reveals = other.reveals; self.over = other.over
        self.printed = other.printed; self.layout = other.layout; self.rules = other.rules; self.players = other.players
        self.order = other.order; self.round = other.round; self.phase = other.phase; self.gates = other.gates
        self.lakes = other.lakes; self.shown = other.shown; self.stacks = other.stacks; self.removed = other.removed
        self.garden = other.garden; self.decks = other.decks; self.discards = other.discards
        self.hill_bitoku = other.hill_bitoku; self.hill_yokai = other.hill_yokai; self.covered = other.covered
        self.sites = other.sites; self.owners = other.owners; self.sleepers = other.sleepers; self.turn = other.turn
        self.place = other.place; self.passed = other.passed; self.die = other.die; self.here = other.here
        self.forest_open = other.forest_open; self.building_open = other.building_open; self.fresh = other.fresh
        self.card = other.card; self.slot = other.slot; self.card_open = other.card_open
        self.crystal_open = other.crystal_open; self.old_crystal = other.old_crystal; self.tile = other.tile
        self.spot = other.spot; self.copied = other.copied; self.walk_from = other.walk_from; self.bill = other.bill
        self.bill_of = other.bill_of; self.waive = other.waive; self.drawn = other.drawn; self.picked = other.picked
        self.repeated = other.repeated; self.tengu = other.tengu

    def pack(self) -> Plain:
        return {
            "players": [each.pack() for each in self.players], "order": self.order, "round": self.round,
            "phase": self.phase, "gates": self.gates, "lakes": self.lakes, "shown": self.shown.copy(),
            "stacks": self.stacks.copy(), "removed": self.removed.copy(), "garden": self.garden,
            "decks": self.decks.copy(), "discards": self.discards.copy(), "hill_bitoku": self.hill_bitoku,
            "hill_yokai": self.hill_yokai, "covered": self.covered, "sites": self.sites, "owners": self.owners,
            "sleepers": self.sleepers, "turn": self.turn, "place": self.place, "passed": self.passed, "die": self.die,
            "here": self.here, "forest_open": self.forest_open, "building_open": self.building_open,
            "fresh": self.fresh, "card": self.card, "slot": self.slot, "card_open": self.card_open,
            "crystal_open": self.crystal_open, "old_crystal": self.old_crystal, "tile": self.tile, "spot": self.spot,
            "copied": self.copied, "walk_from": self.walk_from, "bill": self.bill.copy(), "bill_of": self.bill_of,
            "waive": self.waive, "drawn": self.drawn, "picked": self.picked, "repeated": self.repeated,
            "tengu": self.tengu.pack() if self.tengu is not None else None,
        }

    @staticmethod
    def unpack(
        header: Header, printed: Printed, layout: Layout, rules: Rules, common: Common, data: dict[str, Any],
    ) -> Bitoku:
        return Bitoku(
            header, common.random, common.todo, common.seat, [], common.history, common.reveals, common.over, printed,
            layout, rules, [Player.unpack(each) for each in data["players"]], tuple(data["order"]), data["round"],
            data["phase"], tuple(data["gates"]), tuple(data["lakes"]), [tuple(row) for row in data["shown"]],
            [tuple(row) for row in data["stacks"]], [tuple(row) for row in data["removed"]], tuple(data["garden"]),
            [tuple(row) for row in data["decks"]], [tuple(row) for row in data["discards"]], tuple(data["hill_bitoku"]),
            tuple(data["hill_yokai"]), data["covered"], tuple(data["sites"]), tuple(data["owners"]),
            tuple(data["sleepers"]), data["turn"], data["place"], data["passed"], data["die"], data["here"],
            data["forest_open"], data["building_open"], tuple(data["fresh"]), data["card"], data["slot"],
            data["card_open"], data["crystal_open"], data["old_crystal"], data["tile"], data["spot"], data["copied"],
            data["walk_from"], list(data["bill"]), tuple(data["bill_of"]), data["waive"], tuple(data["drawn"]),
            data["picked"], data["repeated"], Tengu.unpack(data["tengu"]) if data["tengu"] is not None else None,
        )

    @staticmethod
    def blank(header: Header, random: RandomSource, printed: Printed, layout: Layout, rules: Rules) -> Bitoku:
        return Bitoku(
            header, random, [], 0, [], [], 0, False, printed, layout, rules, [], (), 0, 0, (), (), [], [], [], (), [],
            [], (), (), 0, (), (), (), 0, 0, 0, 0, 0, False, False, (), 0, 0, False, False, 0, 0, 0, 0, 0, [], (), 0,
            (), 0, False, None,
        )
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end
