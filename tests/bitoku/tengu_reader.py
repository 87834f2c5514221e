"""Somebody who saw the table once and from then on only reads the log.

What the log says of the Tengu must be true, and enough to keep its board on paper. Nothing here asks the rules: what
is printed and what was told are all that counts.
"""

from __future__ import annotations

from ennichi.bitoku.components import STARTING
from ennichi.bitoku.state import BEYOND, IN_HOME, IN_REGION, LOCKED, UNLOCKED, Bitoku
from ennichi.bitoku.tengu_board import HUMAN, TENGU
from ennichi.bitoku.tengu_events import KINDS, STEPS, WHY

from .given import REGIONS

YOMI, STAIRS, HOME, GLADE, FORGES = range(5)
RIVER = (YOMI, STAIRS, GLADE, FORGES)
SIDE = {YOMI: 0, STAIRS: 0, GLADE: 1, FORGES: 1}  # which hills one crosses to on the board for two
SCARCE = ("wood", "jade", "stone", "sake")  # which of equally rare resources the Tengu takes first
BITOKU_FAVOUR, YOKAI_FAVOUR = 0, 1
MITAMA_ROCK = 1
PIECES = {"yokai", "bitoku", "building", "crystal", "mitama", "dragonfly"}  # named by what they would do for others

Line = tuple[str, dict[str, int], str]  # an event, its numbers, and how it reads


class Reader:
    def __init__(self, g: Bitoku) -> None:
        self.printed = g.printed
        self.options = g.header.options
        self.layout = g.layout
        table = g.view(None)["table"]
        it, human = table["players"][TENGU], table["players"][HUMAN]
        self.kodamas: list[list[int]] = [[who["kodamas"][region] for region in REGIONS] for who in (human, it)]
        self.award = [table["regions"][region]["vp"][0] for region in REGIONS]
        self.sites = {
            at: [self.kind(site["kind"]) for site in table["regions"][region]["sites"] if site["building"] is None]
            for at, region in enumerate(REGIONS)
            if "sites" in table["regions"][region]
        }
        self.resources = list(it["resources"].values())
        self.dice: dict[int, str] = {die["value"]: "locked" for die in it["dice"]}
        self.high: dict[str, int] = {}  # dice of the human by their place on this side of the river
        self.beyond = [0, 0]  # dice across the river, on either side
        self.crystals = 0
        self.awake: int = it["pilgrims"]["awake"]
        self.walking = list(g.players[TENGU].walkers)
        self.resting: list[int] = []  # pilgrims that have arrived, by space
        self.path: list[int] = []  # Bitoku cards
        self.completed = 0
        self.mitamas: list[int] = []
        self.flies = list(g.players[TENGU].dragonflies)
        self.pairs: list[tuple[int, int]] = []
        self.pile = list(g.players[TENGU].tucked)
        self.built = 0
        self.active = False
        self.row: list[int] = list(g.tengu.row) if g.tengu else []
        self.vp = 0
        self.hills = {hill: {0: g.hill_bitoku[hill], 1: g.hill_yokai[hill]} for hill in range(4)}
        self.covered: set[int] = set()
        self.order = list(table["order"])
        self.rocks = g.players[TENGU].rocks
        families = [g.printed.rock_family[rock] for rock in self.rocks]
        self.favourite = YOMI if MITAMA_ROCK in families else FORGES  # where its favourite cards send it
        self.card = -1  # the active one
        self.place = -1  # where it lies
        self.side = -1  # where it crossed last
        self.read: dict[str, int] = {}  # how many lines of each sort

    def kind(self, name: str) -> int:
        return ("temple", "onsen", "farm", "ryokan").index(name) if name != "ancient" else -1

    # Reading.

    def follow(self, lines: list[Line]) -> None:
        for at, (name, told, text) in enumerate(lines):
            self.read[name] = self.read.get(name, 0) + 1
            rest = lines[at + 1 :]
            self.check(name, told, text, lines[:at], rest)
            seat = told.get("seat", -1)
            if seat == TENGU or name.startswith("tengu-"):
                assert PIECES & told.keys() or "amulet" not in text.lower(), text  # it never has one
                self.note_tengu(name, told, rest)
            elif seat == HUMAN:
                self.note_human(name, told)
            if name in (
                "kodama-moved",
                "kodama-pushed",
                "built",
                "favour-taken",
                "favour-two",
                "favour-left",
                "hill-cards",
            ):
                self.note_board(name, told)
            elif name == "order":
                self.order[told["place"] - 1] = seat

    def note_tengu(self, name: str, told: dict[str, int], rest: list[Line]) -> None:
        if name == "tengu-card":
            self.card, self.place = told["card"], told["place"]
        elif name == "tengu-refilled":
            self.row = [told["card"], *[card for card in self.row if card != self.card]]
        elif name == "tengu-attitude":
            self.active = bool(told["side"])
        elif name == "unlocked":
            self.dice[told["value"]] = "unlocked"
        elif name == "die-placed":
            self.dice[told["value"]] = f"region.{told['region']}"
        elif name == "die-home":
            self.dice[told["value"]] = f"home.{told['home']}"
        elif name == "crossed":
            self.side = SIDE[told["region"]]
            self.dice[told["value"]] = f"hill.{self.side}"
            self.beyond[self.side] += 1
        elif name == "dice-home":
            self.dice = dict.fromkeys(self.dice, "locked")
            self.beyond = [0, 0]  # all dice go home in the same winter
        elif name == "resource-gained":
            self.resources[told["resource"]] += told["count"]
        elif name == "resource-paid":
            self.resources[told["resource"]] -= told["count"]
        elif name == "vp-gained":
            self.vp += told["count"]
        elif name == "tengu-crystal":
            self.crystals += 1
        elif name == "set-out":
            self.awake -= 1
            self.walking = sorted([*self.walking, told["path"]])
        elif name in ("walked", "arrived", "tengu-arrived"):
            self.note_walk(name, told["path"])
        elif name == "completed":
            assert self.path[self.completed] == told["bitoku"]
            self.completed += 1
        elif name == "bitoku-taken":
            self.path.append(told["bitoku"])
        elif name == "tengu-yokai":
            self.pile.append(told["yokai"])
        elif name == "mitama-taken":
            self.mitamas.append(told["mitama"])
        elif name == "dragonfly-taken":
            self.flies.append(told["dragonfly"])
        elif name == "combined":
            self.mitamas.remove(told["mitama"])
            self.flies.remove(told["dragonfly"])
            self.pairs.append((told["mitama"], told["dragonfly"]))
        elif name == "built":
            self.built += 1

    def note_walk(self, name: str, space: int) -> None:
        """The pilgrim on its way is the one from which this space can be reached."""
        moved = next(each for each in self.walking if space in self.layout.ahead[each])
        self.walking.remove(moved)
        if name == "walked":
            self.walking = sorted([*self.walking, space])
        else:
            self.resting.append(space)

    def note_human(self, name: str, told: dict[str, int]) -> None:
        if name == "die-placed":
            self.high[f"region.{told['region']}"] = told["value"]
        elif name in ("die-home", "die-lowered"):
            self.high[f"home.{told['home']}"] = told["value"]
        elif name == "crossed":
            del self.high[f"region.{told['region']}"]
            self.beyond[SIDE[told["region"]]] += 1
        elif name == "dice-home":
            self.high = {}
        elif name in ("yokai-taken", "bitoku-taken"):  # from wherever it lay
            sort, which = ("yokai", YOKAI_FAVOUR) if name == "yokai-taken" else ("bitoku", BITOKU_FAVOUR)
            for hill in self.hills.values():
                if hill[which] == told[sort]:
                    hill[which] = -1

    def note_board(self, name: str, told: dict[str, int]) -> None:
        if name == "kodama-moved":
            self.kodamas[told["seat"]][told["region"]] = told["space"]
        elif name == "kodama-pushed":
            seat, region = divmod(told["kodama"], 5)
            self.kodamas[seat][region] -= 1
            assert self.kodamas[seat][region] == told["space"]
        elif name == "built":
            self.sites[told["region"]].remove(self.printed.building_kind[told["building"]])
        elif name == "hill-cards":
            self.hills[told["hill"]] = {0: told["bitoku"], 1: told["yokai"]}
            self.covered -= {3 * told["hill"] + at for at in range(3)}
        else:
            self.covered.add(told["favour"])

    # Checking.

    def check(self, name: str, told: dict[str, int], text: str, before: list[Line], rest: list[Line]) -> None:
        if name == "tengu-skipped":
            assert self.holds(WHY[told["why"]], told["step"]), text
        elif name == "tengu-step":
            self.check_step(STEPS[told["step"]], text, rest)
        elif name == "tengu-compared":
            expected = self.candidates(rest)
            assert told["regions"] == sum(1 << region for region in expected[1 if told["why"] == 3 else 0]), text
        elif name == "tengu-competitive":
            self.check_competitive(told, text, rest)
        elif name == "tengu-points":
            self.check_points(told["count"], before, text)
        elif name in ("arrived", "tengu-arrived") and told.get("seat", TENGU) == TENGU:
            scored = rest[0]
            assert scored[0] == "vp-gained", text
            assert scored[1]["count"] == 2 * self.layout.node_vp[told["path"]], text
        elif name == "tengu-fewest":
            have = dict(zip(("wood", "stone", "jade", "sake"), self.resources, strict=True))
            fewest = min(SCARCE, key=lambda each: (have[each], SCARCE.index(each)))
            assert (told["resource"], told["count"]) == (list(have).index(fewest), have[fewest]), text
        elif name == "tengu-high-dice":
            where = ("region", "home") if self.options["tengu_home_dice"] else ("region",)
            high = [place for place, value in self.high.items() if value >= 5 and place.split(".")[0] in where]
            assert (told["count"], told["vp"]) == (len(high), 3 + 2 * len(high)), text
            assert ("Home" in text) == bool(self.options["tengu_home_dice"]), text
        elif name == "tengu-no-rarest":
            types = {self.printed.bitoku_type[card] for card in self.path}
            shown = {self.printed.bitoku_type[card] for card in self.across(BITOKU_FAVOUR, [self.side])}
            assert shown <= types, text
        elif name == "tengu-rarest":
            assert told["rarity"] == self.printed.bitoku_rarity[told["bitoku"]], text
        elif name.startswith("tengu-favourite-"):
            piece = name.removeprefix("tengu-favourite-")
            assert self.type_of(piece, told[piece]) in self.favourites(piece), text
        elif name == "tengu-not-shown" and KINDS[told["kind"]] in ("dragonfly", "mitama"):
            assert (KINDS[told["kind"]] == "dragonfly") == bool(self.mitamas), text
        elif name.startswith("tengu-final-"):
            self.check_count(name.removeprefix("tengu-final-"), told, text)

    def holds(self, why: str, step: int) -> bool:
        """Whether the reason for skipping a step is true."""
        location = self.location()
        taken = f"region.{location}" in {*self.dice.values(), *self.high}
        crossings = self.crossings()
        contested = [side for side in crossings if any(SIDE[r] == side for r in self.humans_by_the_river())]
        resource = self.printed.tengu_resource[self.card]
        full = {f"region.{region}" for region in RIVER} <= {*self.dice.values(), *self.high}
        home = [place for place in (*self.dice.values(), *self.high) if place.startswith("home")]
        truth = {
            "no-crossing": not crossings,
            "not-contested": bool(crossings) and not contested,
            "no-match": not self.matching(contested if STEPS[step] == "A" else crossings),
            "more-spaces": all(self.beyond[side] < 1 for side in contested),
            "location-taken": taken,
            "location-free": not taken,
            "has-unlocked": "unlocked" in self.dice.values(),
            "no-unlocked": "unlocked" not in self.dice.values(),
            "no-locked": "locked" not in self.dice.values(),
            "has-dice": bool({"locked", "unlocked"} & set(self.dice.values())),
            "attitude-active": self.active,
            "attitude-inactive": not self.active,
            "not-leftmost": self.place != 0,
            "no-resource": resource >= 0 and self.resources[resource] == 0,
            "in-home": any(place.startswith("home") for place in self.dice.values()),
            "home-full": len(home) == len(self.layout.home_space),
            "regions-full": full,
        }
        return truth[why]

    def location(self) -> int:
        """Where the active card sends it: a favourite goes by either of its rocks."""
        return self.printed.tengu_location[self.card] if self.printed.tengu_location[self.card] >= 0 else self.favourite

    def humans_by_the_river(self) -> list[int]:
        return [int(place.split(".")[1]) for place in self.high if place.startswith("region")]

    def crossings(self) -> list[int]:
        sides = {SIDE[int(place.split(".")[1])] for place in self.dice.values() if place.startswith("region")}
        return [side for side in sorted(sides) if self.beyond[side] < self.layout.area_spaces[side]]

    def across(self, which: int, sides: list[int]) -> list[int]:
        """The uncovered cards of one kind in the hills of these sides."""
        return [
            cards[which]
            for hill, cards in self.hills.items()
            if cards[which] >= 0 and 3 * hill + which not in self.covered and SIDE[RIVER[hill]] in sides
        ]

    def matching(self, sides: list[int]) -> bool:
        yokai = [self.printed.yokai_type[card] for card in self.across(YOKAI_FAVOUR, sides)]
        bitoku = [self.printed.bitoku_type[card] for card in self.across(BITOKU_FAVOUR, sides)]
        wanted = self.printed.tengu_yokai[self.card], self.printed.tengu_bitoku[self.card]
        return bool(set(yokai) & set(wanted[0]) or set(bitoku) & set(wanted[1]))

    def check_step(self, letter: str, text: str, rest: list[Line]) -> None:
        """A resource is spoken of where the card shows one, and only there."""
        resource = self.printed.tengu_resource[self.card]
        if letter == "D":
            paid = [told for name, told, _ in rest[:2] if name == "resource-paid"]
            assert bool(paid) == (resource >= 0)
            assert ("resource" in text) == (resource >= 0), text
        if letter in "GJ":
            assert ("associated resource" in text) == (resource >= 0), text

    def candidates(self, rest: list[Line]) -> tuple[list[int], list[int]]:
        """The tracks among which the most competitive kodama is sought, by what follows, and those that can be tied."""
        following = next((name, told) for name, told, _ in rest if name not in ("tengu-compared", "tengu-competitive"))
        if following[0] == "die-placed":
            taken = {*self.dice.values(), *self.high}
            found = [region for region in RIVER if f"region.{region}" not in taken]
        elif following[0] == "built":
            kind = self.printed.building_kind[following[1]["building"]]
            found = [region for region in RIVER if kind in self.sites[region]]
        else:
            assert following[0] in ("kodama-moved", "tengu-blocked")
            found = list(range(5))
            if self.options["tengu_reselect"]:
                found = [region for region in found if self.can_move(region)]
        last = self.printed.kodama_last
        level = [region for region in found if self.kodamas[HUMAN][region] < last]
        return found, level if level and self.options.get("tengu_tie_possible") else found

    def can_move(self, region: int) -> bool:
        last = self.printed.kodama_last
        mine, yours = self.kodamas[TENGU][region], self.kodamas[HUMAN][region]
        return mine < last - 1 or (mine == last - 1 and yours < last)

    def check_competitive(self, told: dict[str, int], text: str, rest: list[Line]) -> None:
        compared = self.candidates(rest)[1]
        gaps = [yours - mine for yours, mine in zip(*self.kodamas, strict=True)]
        behind = [region for region in compared if gaps[region] > 0]
        least = min([gaps[region] for region in behind], default=0)
        among = [region for region in behind if gaps[region] == least] or compared
        assert told["region"] == min(among, key=lambda region: (-self.award[region], region)), text
        assert told["award"] == self.award[told["region"]], text
        assert max(told["gap"], 0) == least, text
        assert ("none is behind" in text) == (max(gaps) <= 0), text

    def type_of(self, piece: str, number: int) -> int:
        types = {
            "yokai": self.printed.yokai_type,
            "mitama": self.printed.mitama_type,
            "building": self.printed.building_kind,
        }
        return types[piece][number]

    def favourites(self, piece: str) -> list[int]:
        """The types that its rocks show of one sort."""
        family = ("yokai", "mitama", "building").index(piece)
        rocks = [rock for rock in self.rocks if self.printed.rock_family[rock] == family]
        return [each for rock in rocks for each in self.printed.rock_types[rock]]

    def check_count(self, line: str, told: dict[str, int], text: str) -> None:
        """The count at the ascension, from what the reader has on paper."""
        if line == "tie":
            yours, mine = (kodamas[told["region"]] for kodamas in self.kodamas)
            shares = 2 if self.options["tengu_neutral_shares"] else 1
            assert (yours, told["neutral"]) == (mine, shares if mine == self.printed.kodama_neutral else 0), text
        elif line == "yokai":
            starting = len([card for card in self.pile if card < STARTING])
            advanced = len(self.pile) - starting
            assert told == {"starting": starting, "advanced": advanced, "count": 3 * starting + 6 * advanced}, text
        elif line == "resources":
            assert told["count"] == sum(self.resources), text
        elif line == "crystals":
            assert told["count"] == 2 * self.crystals, text
        elif line == "ahead":
            yours, mine = (kodamas[told["region"]] for kodamas in self.kodamas)
            assert mine > yours, text
            assert told["count"] == 3, text
        elif line == "rock":
            assert told["count"] == 3 * told["items"], text

    def check_points(self, count: int, before: list[Line], text: str) -> None:
        """Movement points come from the stairs, from a pair or from crystals, and the line before says so."""
        name, told, said = before[-1] if before else ("", {}, "")
        if name == "tengu-action":
            assert (told["region"], count) == (STAIRS, 3), text
        elif name == "combined":
            assert count == 2, text
        else:
            assert name == "tengu-spring", f"{text} Where do they come from?"
            assert told == {"crystals": self.crystals, "count": count}, said
            assert "crystal" in said
            assert count == self.crystals

    # What the reader has on paper, and what lies on the table.

    def compare(self, g: Bitoku) -> None:
        it = g.players[TENGU]
        places = {it.values[die]: self.place_words(g, it.places[die]) for die in range(3)}
        assert self.dice == places
        assert self.kodamas == [g.players[HUMAN].kodamas, it.kodamas]
        assert (self.resources, self.vp, self.crystals) == (it.resources, it.total(), it.crystals())
        assert (self.awake, self.walking) == (it.awake, sorted(it.walkers))
        assert sorted(self.resting) == [node for node, seat in enumerate(g.sleepers) if seat == TENGU]
        assert (self.path, self.completed) == (list(it.bitoku), it.completed)
        assert (self.mitamas, self.flies) == (list(it.mitamas), list(it.dragonflies))
        assert self.pairs == list(zip(it.freed, it.guides, strict=True))
        assert (self.pile, self.built) == (list(it.tucked), it.built)
        assert g.tengu is not None
        assert (self.active, self.row) == (g.tengu.active, list(g.tengu.row))

    def place_words(self, g: Bitoku, place: int) -> str:
        if place in (LOCKED, UNLOCKED):
            return "locked" if place == LOCKED else "unlocked"
        if place < IN_HOME:
            return f"region.{place - IN_REGION}"
        at = place - IN_HOME
        if at < len(g.layout.home_space):
            return f"home.{g.layout.home_space[at] - 1}"
        return f"hill.{place - BEYOND}"
