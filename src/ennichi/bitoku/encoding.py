"""What a seat of Bitoku may know, as a row of numbers.

The other hands are told as far as everybody can follow them: cards taken from the hills, and which cards are in a
player's deck or came from it. The Tengu of the solo game has the place of the next player.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ennichi.kernel.encoding import (
    MOST_SEATS,
    WHO,
    Renewing,
    Seen,
    clear,
    flags,
    leave,
    leave_places,
    numbers,
    settle,
    settle_places,
)
from ennichi.kernel.game import Box, Game, Kind

from .components import NEEDS, STARTING, Printed
from .state import (
    BEYOND,
    BITOKU_CARDS,
    BUILDING_TILES,
    CARD,
    CRYSTAL_TILES,
    DRAGONFLY_TILES,
    EARNED,
    MITAMA_TILES,
    SECRET,
    SEEN,
    SUMMER,
    VISION_CARDS,
    YOKAI_CARDS,
    Bitoku,
    Player,
)
from .tengu_board import ROW, Tengu
from .view import knows, shows_card
from .vocabulary import BITOKU, HILLS, REGIONS, RESOURCES, VISION, YOKAI

DISPLAYS: Final = 4
DECKS: Final = 3
SITES: Final = 16
FAVOURS: Final = 12
DICE: Final = 3
SLOTS: Final = 3
BILL: Final = 6
PICKED: Final = 9  # bits
DIE_FACES: Final = 6
SOCKETS: Final = 8

# Where a yokai is: one of the common ones, or one of a player's starting cards, which are never in the first three.
ON_HILL: Final = 1
DISCARDED: Final = ON_HILL + len(HILLS)
DRAWN: Final = DISCARDED + 1
OF_PLAYER: Final = DRAWN + 1
# and then with a player:
HAND: Final = 0  # in hand, as far as this seat knows
ASIDE: Final = 1  # put aside in spring
DECK: Final = 2  # in the deck; of another player: there or in hand
DISCARD: Final = 3
TUCKED: Final = 4
SLOT: Final = 5
PLAYER_PLACES: Final = SLOT + SLOTS
YOKAI_PLACES: Final = OF_PLAYER + MOST_SEATS * PLAYER_PLACES - 1

# Where a vision is.
VISION_DRAWN: Final = 1
VISION_OF: Final = 2

# Where a rock is.
IN_GARDEN: Final = 1
LOST: Final = 2
ROCK_OF: Final = 3

OF_A_PLAYER: Final = "in hand, put aside, in the deck (of others: there or in hand), discarded, tucked, in slot 1, 2, 3"
DISPLAY: Final = "0 unseen, then its place in the display, then removed, then "


class SeenPlayer:
    """What was told of a player."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.own = False
        self.forks: i64 = 0
        self.seated: i64 = 0
        self.hand: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.slots: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        self.tucked: tuple[int, ...] = ()
        self.returning: tuple[int, ...] = ()
        self.walkers: tuple[int, ...] = ()
        self.items: tuple[int, ...] = ()
        self.bitoku: tuple[int, ...] = ()
        self.visions: tuple[int, ...] = ()
        self.rocks: tuple[int, ...] = ()
        self.sockets: tuple[int, ...] = ()
        self.mitamas: tuple[int, ...] = ()
        self.arriving: tuple[int, ...] = ()
        self.dragonflies: tuple[int, ...] = ()
        self.freed: tuple[int, ...] = ()
        self.guides: tuple[int, ...] = ()


class BitokuSeen(Seen):
    def __init__(self, rows: vec[i16], at: i64, size: i64) -> None:
        super().__init__(rows, at, size)
        self.players = [SeenPlayer() for _ in range(MOST_SEATS)]
        self.forget_parts()

    def forget(self) -> None:
        super().forget()
        for player in self.players:
            player.forget()
        self.forget_parts()

    def forget_parts(self) -> None:
        self.covered: i64 = 0
        self.picked: i64 = 0
        self.drawn_at: i64 = 0  # of which cards, and what is said of them
        self.drawn_as: i64 = 0
        self.order: tuple[int, ...] = ()
        self.gates: tuple[int, ...] = ()
        self.lakes: tuple[int, ...] = ()
        self.owners: tuple[int, ...] = ()
        self.sleepers: tuple[int, ...] = ()
        self.hill_yokai: tuple[int, ...] = ()
        self.hill_bitoku: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.sites: tuple[int, ...] = ()
        self.fresh: tuple[int, ...] = ()
        self.garden: tuple[int, ...] = ()
        self.bill_of: tuple[int, ...] = ()
        self.shown: list[tuple[int, ...]] = [()] * DISPLAYS
        self.removed: list[tuple[int, ...]] = [()] * DISPLAYS
        self.stacks: list[tuple[int, ...]] = [()] * DISPLAYS
        self.discards: list[tuple[int, ...]] = [(), ()]
        self.decks: list[tuple[int, ...]] = [()] * DECKS


class BitokuEncoder(Renewing):
    def __init__(self, kind: Kind[Any], box: Box) -> None:
        super().__init__(kind, box)
        assert isinstance(box, Printed)
        boards = box.layouts
        self.yokai: i64 = len(box.yokai_type)
        self.bitoku: i64 = len(box.bitoku_vp)
        self.visions: i64 = len(box.vision_vp)
        self.buildings: i64 = len(box.building_kind)
        self.crystals: i64 = len(box.crystal_colour)
        self.mitamas: i64 = len(box.mitama_type)
        self.dragonflies: i64 = len(box.dragonfly_effects)
        self.rocks: i64 = len(box.rock_family)
        self.nodes: i64 = len(box.nodes)
        self.beside: i64 = len(box.seat_beside)
        self.tengu_cards: i64 = len(box.tengu_ids)
        self.forks: i64 = max([len(board.forks) for board in boards])
        self.places: i64 = max([len(board.crystal_price) for board in boards])  # of the longest display
        for board in boards:
            longest = max(board.building_places, len(board.mitama_price), len(board.dragonfly_price))
            self.places = max(self.places, longest)
        self.gates = len(box.gate_ids)
        self.lakes = len(box.lake_ids)
        self.areas = max([len(board.area_names) for board in boards])
        self.add_table()
        self.add_turn()
        for place in range(MOST_SEATS):
            self.add_player(f"player.{place}.")
        layout = self.layout
        self.table: i64 = layout.field("round").offset
        self.display_left: i64 = layout.field("display.left").offset
        self.deck_left: i64 = layout.field("deck.left").offset
        self.rock_where: i64 = layout.field("rock.where").offset
        self.turn: i64 = layout.field("turn.place").offset
        self.boards: i64 = layout.field("player.0.present").offset
        self.board: i64 = layout.field("player.1.present").offset - self.boards
        tiles = ("building.where", "crystal.where", "mitama.where", "dragonfly.where")
        self.tile_where: vec[i64] = vec[i64]([layout.field(name).offset for name in tiles])

    def add_table(self) -> None:
        layout = self.layout
        shown = int(self.places)
        layout.number("round", 1, 1, 4, "1 to 4")
        layout.code("phase", 1, 4, "0 spring, 1 summer, 2 autumn, 3 winter, 4 the ascension")
        layout.code("order", MOST_SEATS, MOST_SEATS, "the turn order: " + WHO)
        layout.code("turn", 1, MOST_SEATS, "whose turn it is: " + WHO)
        layout.code("gates", int(self.forks), self.gates, "the gate tile at each fork, from 1; 0 without one")
        layout.code("lakes", len(REGIONS), self.lakes - 1, "the lake treasure of each region")
        layout.flag("covered", FAVOURS, "favours with a Hikaru marker, three of each hill")
        layout.code("site.owner", SITES, MOST_SEATS, "whose counter lies on each building space: " + WHO)
        layout.code("path.pilgrim", int(self.nodes), MOST_SEATS, "whose pilgrim has arrived on each path space: " + WHO)
        layout.number("display.left", DISPLAYS, 0, 40, "tiles left: buildings, crystals, mitamas, dragonflies")
        layout.number("deck.left", 3, 0, 40, "cards left in the common decks: yokai, bitoku, visions")
        layout.code(
            "yokai.where", int(self.yokai) - STARTING, YOKAI_PLACES,
            "where each yokai is (not the starting ones): 0 unseen, 1 to 4 in a hill, 5 on the common discard pile, "
            "6 drawn by this seat, then eight places of each player: " + OF_A_PLAYER,
        )  # fmt: skip
        layout.number(
            "yokai.depth", int(self.yokai) - STARTING, 0, 40, "place in the common deck where this seat put it"
        )
        layout.code(
            "bitoku.where", int(self.bitoku), OF_PLAYER + MOST_SEATS * int(self.bitoku) - 1,
            "where each bitoku is: as yokai up to 6, then its place on the path of each player",
        )  # fmt: skip
        layout.number("bitoku.depth", int(self.bitoku), 0, 40, "place in the common deck where this seat put it")
        layout.code(
            "vision.where",
            int(self.visions),
            VISION_OF + MOST_SEATS - 1,
            "0 unseen, 1 drawn by this seat, 2 to 5 of a player",
        )
        layout.number("vision.depth", int(self.visions), 0, 40, "place in the common deck where this seat put it")
        layout.code("building.where", int(self.buildings), shown + 1 + SITES, DISPLAY + "its space")
        layout.flag("building.fresh", int(self.buildings), "built this turn")
        layout.code(
            "crystal.where", int(self.crystals), shown + 1 + SOCKETS * MOST_SEATS,
            DISPLAY + "its crystal place, eight of each player",
        )  # fmt: skip
        layout.code(
            "mitama.where",
            int(self.mitamas),
            shown + 1 + 2 * MOST_SEATS,
            DISPLAY + "waiting with a player, then combined by a player",
        )
        layout.code(
            "mitama.guide", int(self.mitamas), int(self.dragonflies), "the dragonfly that it is combined with, from 1"
        )
        layout.code("dragonfly.where", int(self.dragonflies), shown + 1 + 2 * MOST_SEATS, "as mitamas")
        layout.code(
            "rock.where", int(self.rocks), ROCK_OF + MOST_SEATS * int(self.rocks) - 1,
            "where each rock is: 0 not in the game, 1 in the garden, 2 taken by a winter, then its place on a player's "
            "rock path",
        )  # fmt: skip
        layout.code(
            "tengu.where",
            int(self.tengu_cards),
            ROW + 1,
            "the Tengu's cards: 0 in its deck, 1 to 3 in the row, 4 discarded",
        )
        layout.flag("tengu.active", 1, "its attitude tile")
        layout.number("tengu.rolls", DIE_FACES, 0, 40, "how often its dice have shown each value since summer began")

    def add_turn(self) -> None:
        layout = self.layout
        layout.number("turn.place", 1, 0, MOST_SEATS, "its place in the order; in other phases how many seats are done")
        layout.number("turn.die", 1, 0, DICE - 1, "the die in use")
        layout.code("turn.here", 1, len(REGIONS) - 1, "the region whose action is done")
        layout.number("turn.bill", BILL, 0, 20, "still to pay: wood, stone, jade, sake, of some, of any")
        layout.flag("turn.some", len(RESOURCES), "the resources that `some` means")
        layout.number("turn.waive", 1, 0, 20, "resources of the bill that are waived")
        layout.code("turn.card", 1, int(self.yokai), "the yokai being played, from 1, once this seat may see it")
        layout.number("turn.slot", 1, 0, SLOTS - 1, "where it is played")
        most = max(self.buildings, self.crystals, self.mitamas, self.dragonflies)
        layout.code("turn.tile", 1, int(most), "the tile being bought, from 1 in its group")
        layout.code("turn.spot", 1, 40, "where it goes, from 1")
        layout.code("turn.crystal", 1, int(self.crystals), "what lay beside the slot when the card was played, from 1")
        layout.code(
            "turn.copied", 1, DICE * MOST_SEATS, "the die whose forest action is copied, three of each seat, from 1"
        )
        layout.code(
            "turn.from", 1, int(self.nodes), "where the pilgrim that is moving comes from, from 1; 0 for a new one"
        )
        layout.flag("turn.picked", PICKED, "parts of the third favour done; in spring crystals collected")
        layout.flag("turn.open", 4, "still to do: forest action, building action, card, crystal")
        layout.flag("turn.repeated", 1, "what is bought repeats an action of the same icon")

    def add_player(self, who: str) -> None:
        layout = self.layout
        layout.flag(who + "present", 1, "somebody sits here")
        layout.number(
            who + "earned",
            len(EARNED) + 1,
            -50,
            500,
            "VP so far by source: " + ", ".join(EARNED) + ", the Tengu's home",
        )
        layout.number(who + "resources", len(RESOURCES), 0, 60, "wood, stone, jade, sake")
        layout.number(who + "amulets", 3, 0, 40, "of +1, +2 and +3")
        layout.number(who + "dice", DICE, 0, 9, "values")
        layout.code(
            who + "places",
            DICE,
            BEYOND + self.areas - 1,
            "dice: 0 locked, 1 unlocked, 2 to 6 in a region, 8 on in the Home, 16 on in an area of the hills",
        )
        layout.number(who + "kodamas", len(REGIONS), 0, 9, "the space of the kodama on each track")
        layout.code(who + "slots", SLOTS, int(self.yokai), "the yokai on each card space, from 1")
        layout.code(who + "starting", STARTING, PLAYER_PLACES, "the starting yokai, from 1: " + OF_A_PLAYER)
        layout.number(who + "cards", 1, 0, 40, "cards in hand or put aside")
        layout.number(who + "deck", 1, 0, 40, "cards in the deck")
        layout.code(
            who + "returning",
            DICE,
            DICE,
            "the order of the dice chosen in winter, from 1; as far as this seat may know",
        )
        layout.number(who + "pilgrims", 2, 0, 12, "ready to leave; gone")
        layout.number(who + "walkers", int(self.nodes), 0, 6, "pilgrims on their way, on each path space")
        layout.flag(who + "forks", int(self.forks), "forks where a pilgrim has arrived")
        layout.number(who + "built", 1, 0, 8, "buildings")
        layout.number(who + "completed", 1, 0, 30, "how far the counter is along the bitoku path")
        layout.flag(who + "seated", int(self.beside), "pilgrims on the rock path")
        layout.flag(who + "passed", 1, "out for this summer")
        layout.number(who + "items", len(NEEDS), 0, 40, "what counted for visions when the ascension began; 0 before")

    def memory(self, rows: vec[i16], at: i64) -> BitokuSeen:
        return BitokuSeen(rows, at, self.layout.size)

    def renew(self, g: Game, seat: i64, seen: Seen) -> None:
        assert isinstance(g, Bitoku)
        assert isinstance(seen, BitokuSeen)
        players = g.players
        seats: i64 = len(players)
        self.renew_common(g, seat, seats, seen)
        rows = seen.rows
        at = seen.at
        i = at + self.table
        rows[i] = g.round + 1
        rows[i + 1] = g.phase
        rows[i + 2 + MOST_SEATS] = seen.codes[1 + g.turn]
        self.renew_board(g, seen, i + 2)
        self.renew_cards(g, seat, seen)
        self.renew_tiles(g, seen)
        rock_where = at + self.rock_where
        if g.garden is not seen.garden:
            leave(rows, rock_where, seen.garden, IN_GARDEN)
            settle(rows, rock_where, g.garden, IN_GARDEN)
            seen.garden = g.garden
        if g.tengu is not None:
            self.write_tengu(g.tengu, rows, rock_where)
        self.renew_turn(g, seat, seen, at + self.turn)
        other = seat
        place: i64 = 0
        i = at + self.boards
        while place < seats:
            self.renew_player(g, players[other], seen.players[place], place, other, seen, i)
            i += self.board
            place += 1
            other += 1
            if other == seats:
                other = 0

    def renew_board(self, g: Bitoku, seen: BitokuSeen, i: i64) -> None:
        """The turn order, gates and treasures, and what lies on spaces of the boards."""
        rows = seen.rows
        codes = seen.codes
        if g.order is not seen.order:
            seen.order = g.order
            clear(rows, i, MOST_SEATS)
            seat_codes(g.order, codes, rows, i)
        i += MOST_SEATS + 1
        if g.gates is not seen.gates:
            seen.gates = g.gates
            clear(rows, i, self.forks)
            from_one(g.gates, rows, i)
        i += self.forks
        if g.lakes is not seen.lakes:
            seen.lakes = g.lakes
            numbers_of(g.lakes, rows, i)
        i += len(REGIONS)
        if g.covered != seen.covered:
            seen.covered = g.covered
            flags(rows, i, seen.covered, FAVOURS)
        i += FAVOURS
        if g.owners is not seen.owners:
            seen.owners = g.owners
            seat_codes(g.owners, codes, rows, i)
        i += SITES
        if g.sleepers is not seen.sleepers:
            seen.sleepers = g.sleepers
            seat_codes(g.sleepers, codes, rows, i)

    def renew_cards(self, g: Bitoku, seat: i64, seen: BitokuSeen) -> None:
        """Yokai, bitoku and visions: where each is, and where this seat put it in a common deck.

        Those of players are told with the players, and so are the starting ones.
        """
        rows = seen.rows
        left: i64 = seen.at + self.deck_left
        yokai: i64 = left + DECKS - STARTING
        common: i64 = self.yokai - STARTING
        bitoku: i64 = left + DECKS + 2 * common
        visions: i64 = bitoku + 2 * self.bitoku
        if g.hill_yokai is not seen.hill_yokai:
            leave_places(rows, yokai, seen.hill_yokai, ON_HILL)
            settle_places(rows, yokai, g.hill_yokai, ON_HILL)
            seen.hill_yokai = g.hill_yokai
        if g.hill_bitoku is not seen.hill_bitoku:
            leave_places(rows, bitoku, seen.hill_bitoku, ON_HILL)
            settle_places(rows, bitoku, g.hill_bitoku, ON_HILL)
            seen.hill_bitoku = g.hill_bitoku
        if g.discards != seen.discards:
            for deck in (YOKAI_CARDS, BITOKU_CARDS):
                i = yokai if deck == YOKAI_CARDS else bitoku
                leave(rows, i, seen.discards[deck], DISCARDED)
                settle(rows, i, g.discards[deck], DISCARDED)
                seen.discards[deck] = g.discards[deck]
        if g.decks != seen.decks:
            for deck in range(DECKS):
                cards = g.decks[deck]
                if cards is not seen.decks[deck]:
                    i = yokai + common if deck == YOKAI_CARDS else bitoku + self.bitoku
                    if deck == VISION_CARDS:
                        i = visions + self.visions
                    rows[left + deck] = len(cards)
                    renew_depths(seen.decks[deck], cards, seat, rows, i)
                    seen.decks[deck] = cards
        if seen.drawn:
            for card in seen.drawn:
                if i64(rows[seen.drawn_at + (card & CARD)]) == seen.drawn_as:
                    rows[seen.drawn_at + (card & CARD)] = 0
            seen.drawn = ()
        if g.drawn and g.seat == seat and g.todo:
            drawn = g.todo[-1].drawn()
            if drawn < 0:
                return
            seen.drawn_as = VISION_DRAWN if drawn == VISION else DRAWN
            seen.drawn_at = yokai if drawn == YOKAI else bitoku if drawn == BITOKU else visions
            seen.drawn = g.drawn
            for card in seen.drawn:
                rows[seen.drawn_at + (card & CARD)] = i16(seen.drawn_as)

    def renew_tiles(self, g: Bitoku, seen: BitokuSeen) -> None:
        """Buildings, crystals, mitamas and dragonflies that no player has: where each is, and how many are left."""
        rows = seen.rows
        at = seen.at
        removed: i64 = self.places + 1
        if g.shown != seen.shown or g.removed != seen.removed or g.stacks != seen.stacks:
            for display in range(DISPLAYS):
                i = at + self.tile_where[display]
                tiles = g.shown[display]
                if tiles is not seen.shown[display]:
                    leave_places(rows, i, seen.shown[display], 1)
                    settle_places(rows, i, tiles, 1)
                    seen.shown[display] = tiles
                tiles = g.removed[display]
                if tiles is not seen.removed[display]:
                    leave(rows, i, seen.removed[display], removed)
                    settle(rows, i, tiles, removed)
                    seen.removed[display] = tiles
                tiles = g.stacks[display]
                rows[at + self.display_left + display] = len(tiles)
                seen.stacks[display] = tiles
        i = at + self.tile_where[BUILDING_TILES]
        if g.sites is not seen.sites:
            leave_places(rows, i, seen.sites, removed + 1)
            settle_places(rows, i, g.sites, removed + 1)
            seen.sites = g.sites
        if g.fresh is not seen.fresh:
            leave(rows, i + self.buildings, seen.fresh, 1)
            settle(rows, i + self.buildings, g.fresh, 1)
            seen.fresh = g.fresh

    def write_tengu(self, tengu: Tengu, rows: vec[i16], i: i64) -> None:
        for rock in tengu.lost_rocks:
            rows[i + rock] = LOST
        i += self.rocks
        clear(rows, i, self.tengu_cards + 1 + DIE_FACES)
        rolls: i64 = i + self.tengu_cards + 1
        for place in range(len(tengu.row)):
            rows[i + tengu.row[place]] = 1 + place
        for card in tengu.discard:
            rows[i + card] = ROW + 1
        rows[rolls - 1] = 1 if tengu.active else 0
        for value in tengu.rolls:
            rows[rolls + value - 1] += 1

    def renew_turn(self, g: Bitoku, seat: i64, seen: BitokuSeen, i: i64) -> None:
        rows = seen.rows
        rows[i] = g.place
        rows[i + 1] = g.die
        rows[i + 2] = g.here
        i = numbers(rows, i + 3, g.bill)
        if g.bill_of is not seen.bill_of:
            seen.bill_of = g.bill_of
            clear(rows, i, len(RESOURCES))
            settle(rows, i, g.bill_of, 1)
        i += len(RESOURCES)
        asks = g.todo[-1].asks if g.card >= 0 and g.todo else ""
        rows[i] = g.waive
        rows[i + 1] = g.card + 1 if g.card >= 0 and shows_card(g, asks, int(seat)) else 0
        rows[i + 2] = g.slot
        rows[i + 3] = g.tile + 1
        rows[i + 4] = g.spot + 1
        rows[i + 5] = g.old_crystal + 1
        rows[i + 6] = g.copied + 1
        rows[i + 7] = g.walk_from + 1
        i += 8
        if g.picked != seen.picked:
            seen.picked = g.picked
            flags(rows, i, seen.picked, PICKED)
        i += PICKED
        rows[i] = 1 if g.forest_open else 0
        rows[i + 1] = 1 if g.building_open else 0
        rows[i + 2] = 1 if g.card_open else 0
        rows[i + 3] = 1 if g.crystal_open else 0
        rows[i + 4] = 1 if g.repeated else 0

    def renew_player(
        self, g: Bitoku, player: Player, told: SeenPlayer, place: i64, seat: i64, seen: BitokuSeen, i: i64
    ) -> None:
        rows = seen.rows
        own = place == 0 or g.over
        rows[i] = 1
        numbers(rows, i + 1, player.earned)
        i = numbers(rows, i + 2 + len(EARNED), player.resources)
        i = numbers(rows, i, player.amulets)
        i = numbers(rows, i, player.values)
        i = numbers(rows, i, player.places)
        i = numbers(rows, i, player.kodamas)
        if (
            player.hand is not told.hand
            or player.deck is not told.deck
            or player.slots is not told.slots
            or player.discard is not told.discard
            or player.aside is not told.aside
            or player.tucked is not told.tucked
            or own != told.own
        ):
            self.renew_yokai(player, told, own, rows, seen.at + self.deck_left + DECKS - STARTING, i + SLOTS, place)
            from_one(player.slots, rows, i)
            rows[i + SLOTS + STARTING] = len(player.hand) + len(player.aside)
            rows[i + SLOTS + STARTING + 1] = len(player.deck)
        i += SLOTS + STARTING + 2
        returning = player.returning if own else ()
        if returning is not told.returning:
            told.returning = returning
            clear(rows, i, DICE)
            from_one(returning, rows, i)
        i += DICE
        rows[i] = player.awake
        rows[i + 1] = player.gone
        i += 2
        if player.walkers is not told.walkers:
            for node in told.walkers:
                rows[i + node] = 0
            told.walkers = player.walkers
            for node in player.walkers:
                rows[i + node] += 1
        i += self.nodes
        if player.forks != told.forks:
            told.forks = player.forks
            flags(rows, i, told.forks, self.forks)
        i += self.forks
        rows[i] = player.built
        rows[i + 1] = player.completed
        i += 2
        if player.seated != told.seated:
            told.seated = player.seated
            flags(rows, i, told.seated, self.beside)
        i += self.beside
        rows[i] = 1 if g.phase == SUMMER and g.passed >> seat & 1 else 0
        if player.items is not told.items:
            told.items = player.items
            clear(rows, i + 1, len(NEEDS))
            numbers_of(player.items, rows, i + 1)
        self.renew_belongings(player, told, place, seen)

    def renew_yokai(
        self, player: Player, told: SeenPlayer, own: bool, rows: vec[i16], i: i64, starting: i64, place: i64
    ) -> None:
        """Where the yokai of a player are; a hand that is not open tells only what everybody can follow."""
        first: i64 = OF_PLAYER + PLAYER_PLACES * place
        leave_cards(told.discard, rows, i, starting, first)
        leave_cards(told.tucked, rows, i, starting, first)
        leave_cards(told.slots, rows, i, starting, first)
        leave_cards(told.deck, rows, i, starting, first)
        leave_cards(told.hand, rows, i, starting, first)
        leave_cards(told.aside, rows, i, starting, first)
        for card in player.discard:
            put_card(card, DISCARD, rows, i, starting, first)
        for card in player.tucked:
            put_card(card, TUCKED, rows, i, starting, first)
        slot: i64 = SLOT
        for card in player.slots:
            if card >= 0:
                put_card(card, slot, rows, i, starting, first)
            slot += 1
        for card in player.deck:
            put_card(card, DECK, rows, i, starting, first)
        put_hand(player.hand, HAND, own, rows, i, starting, first)
        put_hand(player.aside, ASIDE if own else HAND, own, rows, i, starting, first)
        told.discard = player.discard
        told.tucked = player.tucked
        told.slots = player.slots
        told.deck = player.deck
        told.hand = player.hand
        told.aside = player.aside
        told.own = own

    def renew_belongings(self, player: Player, told: SeenPlayer, place: i64, seen: BitokuSeen) -> None:
        """Bitoku, visions, rocks, crystals, mitamas and dragonflies of a player."""
        rows = seen.rows
        at = seen.at
        bitoku: i64 = at + self.deck_left + DECKS + 2 * (self.yokai - STARTING)
        if player.bitoku is not told.bitoku:
            leave_places(rows, bitoku, told.bitoku, OF_PLAYER + self.bitoku * place)
            settle_places(rows, bitoku, player.bitoku, OF_PLAYER + self.bitoku * place)
            told.bitoku = player.bitoku
        if player.visions is not told.visions:
            leave(rows, bitoku + 2 * self.bitoku, told.visions, VISION_OF + place)
            settle(rows, bitoku + 2 * self.bitoku, player.visions, VISION_OF + place)
            told.visions = player.visions
        if player.rocks is not told.rocks:
            leave_places(rows, at + self.rock_where, told.rocks, ROCK_OF + self.rocks * place)
            settle_places(rows, at + self.rock_where, player.rocks, ROCK_OF + self.rocks * place)
            told.rocks = player.rocks
        first: i64 = self.places + 2  # the first place of a tile that is not common
        if player.sockets is not told.sockets:
            crystals = at + self.tile_where[CRYSTAL_TILES]
            self.leave_crystals(told.sockets, rows, crystals, first + SOCKETS * place)
            self.settle_crystals(player.sockets, rows, crystals, first + SOCKETS * place)
            told.sockets = player.sockets
        if (
            player.mitamas is not told.mitamas
            or player.arriving is not told.arriving
            or player.dragonflies is not told.dragonflies
            or player.freed is not told.freed
            or player.guides is not told.guides
        ):
            waiting = first + place
            freed = waiting + MOST_SEATS
            mitamas = at + self.tile_where[MITAMA_TILES]
            dragonflies = at + self.tile_where[DRAGONFLY_TILES]
            leave(rows, mitamas, told.mitamas, waiting)
            leave(rows, mitamas, told.arriving, waiting)
            leave(rows, mitamas, told.freed, freed)
            leave(rows, dragonflies, told.dragonflies, waiting)
            leave(rows, dragonflies, told.guides, freed)
            settle(rows, mitamas + self.mitamas, told.freed, 0)
            settle(rows, mitamas, player.mitamas, waiting)
            settle(rows, mitamas, player.arriving, waiting)
            settle(rows, dragonflies, player.dragonflies, waiting)
            settle(rows, mitamas, player.freed, freed)
            settle(rows, dragonflies, player.guides, freed)
            for k in range(len(player.freed)):
                rows[mitamas + self.mitamas + player.freed[k]] = player.guides[k] + 1
            told.mitamas = player.mitamas
            told.arriving = player.arriving
            told.dragonflies = player.dragonflies
            told.freed = player.freed
            told.guides = player.guides

    def leave_crystals(self, sockets: tuple[int, ...], rows: vec[i16], i: i64, code: i64) -> None:
        last = code + SOCKETS - 1
        for crystal in sockets:
            if crystal >= 0 and i64(rows[i + crystal]) == code:
                rows[i + crystal] = 0
            if code < last:
                code += 1

    def settle_crystals(self, sockets: tuple[int, ...], rows: vec[i16], i: i64, code: i64) -> None:
        last = code + SOCKETS - 1
        for crystal in sockets:
            if crystal >= 0:
                rows[i + crystal] = i16(code)
            if code < last:  # the Tengu's crystals have no places
                code += 1


def renew_depths(old: tuple[int, ...], deck: tuple[int, ...], seat: i64, rows: vec[i16], i: i64) -> None:
    """Cards whose place in a common deck this seat knows."""
    for card in old:
        if card > CARD:
            rows[i + (card & CARD)] = 0
    depth: i64 = 1
    for card in deck:
        if card > CARD and knows(card, int(seat)):
            rows[i + (card & CARD)] = i16(depth)
        depth += 1


def leave_cards(cards: tuple[int, ...], rows: vec[i16], i: i64, starting: i64, first: i64) -> None:
    """Yokai that a player had, unless they are said to be with nobody or somebody else by now."""
    for marked in cards:
        if marked >= 0:
            card: i64 = marked & CARD
            if card < STARTING:
                rows[starting + card] = 0
            elif first <= i64(rows[i + card]) < first + PLAYER_PLACES:
                rows[i + card] = 0


def put_card(card: i64, where: i64, rows: vec[i16], i: i64, starting: i64, first: i64) -> None:
    if card < STARTING:
        rows[starting + card] = i16(1 + where)
    else:
        rows[i + card] = i16(first + where)


def put_hand(cards: tuple[int, ...], where: i64, own: bool, rows: vec[i16], i: i64, starting: i64, first: i64) -> None:
    for marked in cards:
        if own or marked & SEEN:
            put_card(marked & CARD, where, rows, i, starting, first)
        elif not marked & SECRET:
            put_card(marked & CARD, DECK, rows, i, starting, first)


def seat_codes(seats: tuple[int, ...], codes: vec[i16], rows: vec[i16], at: i64) -> None:
    for seat in seats:
        rows[at] = codes[1 + seat]
        at += 1


def from_one(things: tuple[int, ...], rows: vec[i16], at: i64) -> None:
    """Things by number, from 1; 0 for -1, which is none."""
    for thing in things:
        rows[at] = thing + 1
        at += 1


def numbers_of(values: tuple[int, ...], rows: vec[i16], at: i64) -> None:
    for value in values:
        rows[at] = value
        at += 1


def encoder(kind: Kind[Any], box: Box) -> BitokuEncoder:
    return BitokuEncoder(kind, box)
