"""What a seat of Bitoku may know, as a row of numbers.

The other hands are told as far as everybody can follow them: cards taken from the hills, and which cards are in a
player's deck or came from it. The Tengu of the solo game has the place of the next player.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ennichi.kernel.encoding import MOST_SEATS, WHO, Encoder, clear, numbers, who
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
from .tengu_board import ROW
from .view import knows, shows_card
from .vocabulary import BITOKU, HILLS, REGIONS, RESOURCES, VISION, YOKAI

DISPLAYS: Final = 4
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


class BitokuEncoder(Encoder):
    def __init__(self, kind: Kind[Any], box: Box) -> None:
        super().__init__(kind, box)
        assert isinstance(box, Printed)
        layouts = box.layouts
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
        self.forks: i64 = max([len(layout.forks) for layout in layouts])
        self.places: i64 = max([len(layout.crystal_price) for layout in layouts])  # of the longest display
        for layout in layouts:
            longest = max(layout.building_places, len(layout.mitama_price), len(layout.dragonfly_price))
            self.places = max(self.places, longest)
        self.gates = len(box.gate_ids)
        self.lakes = len(box.lake_ids)
        self.areas = max([len(layout.area_names) for layout in layouts])
        self.add_table()
        self.add_turn()
        for place in range(MOST_SEATS):
            self.add_player(f"player.{place}.")

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

    def write(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> None:
        assert isinstance(g, Bitoku)
        i = self.write_common(g, seat, rows, at)
        seats: i64 = len(g.players)
        rows[i] = g.round + 1
        rows[i + 1] = g.phase
        i += 2
        clear(rows, i, MOST_SEATS)
        for k in range(len(g.order)):
            rows[i + k] = i16(who(g.order[k], seat, seats))
        i += MOST_SEATS
        rows[i] = i16(who(g.turn, seat, seats))
        i += 1
        clear(rows, i, self.forks)
        for k in range(len(g.gates)):
            rows[i + k] = g.gates[k] + 1
        i += self.forks
        for lake in g.lakes:
            rows[i] = lake
            i += 1
        for favour in range(FAVOURS):
            rows[i] = g.covered >> favour & 1
            i += 1
        for owner in g.owners:
            rows[i] = i16(who(owner, seat, seats))
            i += 1
        for owner in g.sleepers:
            rows[i] = i16(who(owner, seat, seats))
            i += 1
        for stack in g.stacks:
            rows[i] = len(stack)
            i += 1
        for deck in g.decks:
            rows[i] = len(deck)
            i += 1
        i = self.write_cards(g, seat, rows, i)
        i = self.write_tiles(g, seat, rows, i)
        i = self.write_rocks(g, seat, rows, i)
        i = self.write_tengu(g, rows, i)
        i = self.write_turn(g, seat, rows, i)
        for place in range(seats):
            i = self.write_player(g, seat, (seat + place) % seats, rows, i)
        clear(rows, i, at + self.layout.size - i)

    def write_cards(self, g: Bitoku, seat: i64, rows: vec[i16], i: i64) -> i64:
        """Yokai, bitoku and visions: where each is, and where this seat put it in a common deck."""
        seats: i64 = len(g.players)
        yokai: i64 = i - STARTING  # the starting ones are told with each player
        common: i64 = self.yokai - STARTING
        bitoku: i64 = i + 2 * common
        visions: i64 = bitoku + 2 * self.bitoku
        end: i64 = visions + 2 * self.visions
        clear(rows, i, end - i)
        for hill in range(len(g.hill_yokai)):
            if g.hill_yokai[hill] >= 0:
                rows[yokai + g.hill_yokai[hill]] = ON_HILL + hill
            if g.hill_bitoku[hill] >= 0:
                rows[bitoku + g.hill_bitoku[hill]] = ON_HILL + hill
        for card in g.discards[YOKAI_CARDS]:
            rows[yokai + card] = DISCARDED
        for card in g.discards[BITOKU_CARDS]:
            rows[bitoku + card] = DISCARDED
        self.write_depths(g.decks[YOKAI_CARDS], seat, rows, yokai + common)
        self.write_depths(g.decks[BITOKU_CARDS], seat, rows, bitoku + self.bitoku)
        self.write_depths(g.decks[VISION_CARDS], seat, rows, visions + self.visions)
        if g.drawn and g.seat == seat and g.todo:
            drawn = g.todo[-1].drawn()
            for card in g.drawn:
                if drawn == YOKAI:
                    rows[yokai + (card & CARD)] = DRAWN
                elif drawn == BITOKU:
                    rows[bitoku + (card & CARD)] = DRAWN
                elif drawn == VISION:
                    rows[visions + (card & CARD)] = VISION_DRAWN
        for other in range(seats):
            player = g.players[other]
            relative: i64 = who(other, seat, seats) - 1
            place: i64 = OF_PLAYER + PLAYER_PLACES * relative
            self.write_yokai(player, other == seat or g.over, rows, yokai, place, STARTING, self.yokai)
            place = OF_PLAYER + self.bitoku * relative
            for card in player.bitoku:
                rows[bitoku + card] = i16(place)
                place += 1
            for card in player.visions:
                rows[visions + card] = i16(VISION_OF + relative)
        return end

    def write_depths(self, deck: tuple[int, ...], seat: i64, rows: vec[i16], i: i64) -> None:
        """Cards whose place in a common deck this seat knows."""
        depth: i64 = 1
        for card in deck:
            if card > CARD and knows(card, int(seat)):
                rows[i + (card & CARD)] = i16(depth)
            depth += 1

    def write_yokai(
        self, player: Player, open_hand: bool, rows: vec[i16], i: i64, place: i64, low: i64, high: i64
    ) -> None:
        """The yokai of a player within some numbers; a hand that is not open tells only what everybody can follow."""
        for card in player.discard:
            if low <= card < high:
                rows[i + card] = i16(place + DISCARD)
        for card in player.tucked:
            if low <= card < high:
                rows[i + card] = i16(place + TUCKED)
        for slot in range(len(player.slots)):
            if low <= player.slots[slot] < high:
                rows[i + player.slots[slot]] = i16(place + SLOT + slot)
        for card in player.deck:
            if low <= card < high:
                rows[i + card] = i16(place + DECK)
        for marked in player.hand:
            if low <= marked & CARD < high:
                self.write_held(marked, open_hand, rows, i, place + HAND, place)
        for marked in player.aside:
            if low <= marked & CARD < high:
                self.write_held(marked, open_hand, rows, i, place + (ASIDE if open_hand else HAND), place)

    def write_held(self, marked: int, open_hand: bool, rows: vec[i16], i: i64, where: i64, place: i64) -> None:
        if open_hand or marked & SEEN:
            rows[i + (marked & CARD)] = i16(where)
        elif not marked & SECRET:
            rows[i + (marked & CARD)] = i16(place + DECK)

    def write_tiles(self, g: Bitoku, seat: i64, rows: vec[i16], i: i64) -> i64:
        """Buildings, crystals, mitamas and dragonflies: where each is."""
        seats: i64 = len(g.players)
        removed: i64 = self.places + 1
        first: i64 = removed + 1  # the first place that is not common
        fresh: i64 = i + self.buildings
        crystals: i64 = fresh + self.buildings
        mitamas: i64 = crystals + self.crystals
        guides: i64 = mitamas + self.mitamas
        dragonflies: i64 = guides + self.mitamas
        end: i64 = dragonflies + self.dragonflies
        clear(rows, i, end - i)
        self.write_display(g, BUILDING_TILES, removed, rows, i)
        self.write_display(g, CRYSTAL_TILES, removed, rows, crystals)
        self.write_display(g, MITAMA_TILES, removed, rows, mitamas)
        self.write_display(g, DRAGONFLY_TILES, removed, rows, dragonflies)
        for site in range(SITES):
            if g.sites[site] >= 0:
                rows[i + g.sites[site]] = i16(first + site)
        for building in g.fresh:
            rows[fresh + building] = 1
        for other in range(seats):
            player = g.players[other]
            relative: i64 = who(other, seat, seats) - 1
            socket: i64 = 0
            for crystal in player.sockets:
                if crystal >= 0:
                    rows[crystals + crystal] = i16(first + SOCKETS * relative + socket)
                if socket < SOCKETS - 1:  # the Tengu's crystals have no places
                    socket += 1
            waiting: i64 = first + relative
            for tile in player.mitamas:
                rows[mitamas + tile] = i16(waiting)
            for tile in player.arriving:
                rows[mitamas + tile] = i16(waiting)
            for tile in player.dragonflies:
                rows[dragonflies + tile] = i16(waiting)
            for k in range(len(player.freed)):
                rows[mitamas + player.freed[k]] = i16(waiting + MOST_SEATS)
                rows[guides + player.freed[k]] = player.guides[k] + 1
                rows[dragonflies + player.guides[k]] = i16(waiting + MOST_SEATS)
        return end

    def write_display(self, g: Bitoku, display: int, removed: i64, rows: vec[i16], i: i64) -> None:
        place: i64 = 1
        for tile in g.shown[display]:
            if tile >= 0:
                rows[i + tile] = i16(place)
            place += 1
        for tile in g.removed[display]:
            rows[i + tile] = i16(removed)

    def write_rocks(self, g: Bitoku, seat: i64, rows: vec[i16], i: i64) -> i64:
        seats: i64 = len(g.players)
        clear(rows, i, self.rocks)
        for rock in g.garden:
            rows[i + rock] = IN_GARDEN
        if g.tengu is not None:
            for rock in g.tengu.lost_rocks:
                rows[i + rock] = LOST
        for other in range(seats):
            place: i64 = ROCK_OF + self.rocks * (who(other, seat, seats) - 1)
            for rock in g.players[other].rocks:
                rows[i + rock] = i16(place)
                place += 1
        return i + self.rocks

    def write_tengu(self, g: Bitoku, rows: vec[i16], i: i64) -> i64:
        clear(rows, i, self.tengu_cards + 1 + DIE_FACES)
        rolls: i64 = i + self.tengu_cards + 1
        tengu = g.tengu
        if tengu is not None:
            for place in range(len(tengu.row)):
                rows[i + tengu.row[place]] = 1 + place
            for card in tengu.discard:
                rows[i + card] = ROW + 1
            rows[rolls - 1] = 1 if tengu.active else 0
            for value in tengu.rolls:
                rows[rolls + value - 1] += 1
        return rolls + DIE_FACES

    def write_turn(self, g: Bitoku, seat: i64, rows: vec[i16], i: i64) -> i64:
        rows[i] = g.place
        rows[i + 1] = g.die
        rows[i + 2] = g.here
        i = numbers(rows, i + 3, g.bill)
        clear(rows, i, len(RESOURCES))
        for resource in g.bill_of:
            rows[i + resource] = 1
        i += len(RESOURCES)
        asks = g.todo[-1].asks if g.todo else ""
        rows[i] = g.waive
        rows[i + 1] = g.card + 1 if shows_card(g, asks, int(seat)) else 0
        rows[i + 2] = g.slot
        rows[i + 3] = g.tile + 1
        rows[i + 4] = g.spot + 1
        rows[i + 5] = g.old_crystal + 1
        rows[i + 6] = g.copied + 1
        rows[i + 7] = g.walk_from + 1
        i += 8
        for bit in range(PICKED):
            rows[i] = g.picked >> bit & 1
            i += 1
        rows[i] = 1 if g.forest_open else 0
        rows[i + 1] = 1 if g.building_open else 0
        rows[i + 2] = 1 if g.card_open else 0
        rows[i + 3] = 1 if g.crystal_open else 0
        rows[i + 4] = 1 if g.repeated else 0
        return i + 5

    def write_player(self, g: Bitoku, viewer: i64, seat: i64, rows: vec[i16], i: i64) -> i64:
        player = g.players[seat]
        own = seat == viewer or g.over
        rows[i] = 1
        rows[i + 1 + len(EARNED)] = 0
        numbers(rows, i + 1, player.earned)
        i = numbers(rows, i + 2 + len(EARNED), player.resources)
        i = numbers(rows, i, player.amulets)
        i = numbers(rows, i, player.values)
        i = numbers(rows, i, player.places)
        i = numbers(rows, i, player.kodamas)
        for card in player.slots:
            rows[i] = card + 1
            i += 1
        clear(rows, i, STARTING)
        self.write_yokai(player, own, rows, i, 1, 0, STARTING)
        i += STARTING
        rows[i] = len(player.hand) + len(player.aside)
        rows[i + 1] = len(player.deck)
        i += 2
        clear(rows, i, DICE)
        if own:
            for k in range(len(player.returning)):
                rows[i + k] = player.returning[k] + 1
        i += DICE
        rows[i] = player.awake
        rows[i + 1] = player.gone
        i += 2
        clear(rows, i, self.nodes)
        for node in player.walkers:
            rows[i + node] += 1
        i += self.nodes
        for fork in range(self.forks):
            rows[i] = i16(player.forks >> fork & 1)
            i += 1
        rows[i] = player.built
        rows[i + 1] = player.completed
        i += 2
        for beside in range(self.beside):
            rows[i] = i16(player.seated >> beside & 1)
            i += 1
        rows[i] = 1 if g.phase == SUMMER and g.passed >> seat & 1 else 0
        i += 1
        clear(rows, i, len(NEEDS))
        for k in range(len(player.items)):
            rows[i + k] = player.items[k]
        return i + len(NEEDS)


def encoder(kind: Kind[Any], box: Box) -> BitokuEncoder:
    return BitokuEncoder(kind, box)
