"""What a referee counts: every piece of IKI is in exactly one place, and no track or purse is impossible."""

from __future__ import annotations

from .components import FIRST_NEWCOMER, JOKER, KINDS, MONTHS, NO_TYPE, START_CHARACTERS
from .deeds import fish_of
from .month_end import NEUTRAL_STALL
from .setup import PLACE_STARTER
from .state import FIRST_BUILDING, FRESH, NEUTRAL_BOAT, NOT_USED, RIVER, Iki
from .vocabulary import BOATS, BUILDINGS

BETWEEN = (PLACE_STARTER, NEUTRAL_STALL)  # a card is in somebody's hand


def audit(g: Iki) -> list[str]:
    faults: list[str] = []
    for check in (audit_characters, audit_stalls, audit_tokens, audit_buildings, audit_boats, audit_players):
        faults += check(g)
    return faults


def expect(what: str, found: object, wanted: object) -> list[str]:
    return [] if found == wanted else [f"{what}: {found}, not {wanted}"]


def audit_characters(g: Iki) -> list[str]:
    """No character in two places, and all that came to light still lie somewhere or have left the game."""
    lying = [card for card in g.row if card >= 0] + list(g.starters)
    lying += [card for card in g.stalls if 0 <= card < FIRST_BUILDING]
    for player in g.players:
        lying += player.retired
    if g.chosen >= 0 and g.todo and g.todo[-1] in BETWEEN:
        lying.append(g.chosen)
    faults = expect("different characters", len(set(lying)), len(lying))
    months = min(g.month + 1, MONTHS)
    revealed = [card for month in range(months) for card in month_cards(g, month)]
    started = [card for card in lying if card < START_CHARACTERS]
    shown = (4 if not g.rules.akebono else len(g.players) + 1) if g.month < 0 else len(g.players)
    if g.month < 0:
        faults += expect("starting characters", len(started), shown)
    others = [card for card in lying if card >= START_CHARACTERS]
    if not set(others) <= set(revealed):
        faults.append("a character lies on the table that was never revealed")
    gone = len(revealed) + shown - len(lying)
    return faults + expect("characters that left the game", g.gone, gone)


def month_cards(g: Iki, month: int) -> list[int]:
    first = 14 * (month // 3) + FRESH * (month % 3)
    cards = list(g.deck[first : first + FRESH])
    if g.rules.akebono:
        cards.append(g.newcomers[2 * month])
    return cards


def audit_stalls(g: Iki) -> list[str]:
    faults: list[str] = []
    for stall in range(len(g.stalls)):
        card = g.stalls[stall]
        if card < 0 and (g.owners[stall] >= 0 or g.xp[stall]):
            faults.append(f"the empty stall {stall} has an owner or experience")
        if card >= 0 and stall not in g.rules.town.stalls:
            faults.append(f"there is no stall {stall} with so many players")
        if card >= 0 and g.owners[stall] < 0 and not g.rules.two:
            faults.append(f"a neutral card in stall {stall}")
        if 0 <= card < FIRST_BUILDING and not 0 <= g.xp[stall] < g.printed.xp_needed[card]:
            faults.append(f"the character in stall {stall} has experience {g.xp[stall]}")
    for seat, player in enumerate(g.players):
        faults += expect(f"buildings of seat {seat}", player.buildings, len(g.own_buildings(seat)))
        faults += expect(f"Kobuns of seat {seat}", player.kobuns + g.owners.count(seat), g.printed.kobuns)
    return faults


def audit_tokens(g: Iki) -> list[str]:
    """Each token with one player at most, and not also on the board; tokens of retired characters are counted."""
    faults: list[str] = []
    for kind in range(len(KINDS)):
        held: list[int] = []
        for player in g.players:
            held += (player.pipes, player.pouches, player.fish)[kind]
        lying = [g.market[2 * kind], g.market[2 * kind + 1], g.market[RIVER + kind]]
        held += [token for token in lying if token >= 0]
        faults += expect(f"different tokens ({KINDS[kind]})", len(set(held)), len(held))
        for token in held:
            if g.printed.token_akebono[kind][token] and not g.rules.akebono:
                faults.append(f"a token of Akebono ({KINDS[kind]} {token}) in the base game")
            if g.printed.token_season[kind][token] > g.season:
                faults.append(f"a token of a later season ({KINDS[kind]} {token})")
    for token, count in enumerate(g.printed.special_count):
        found = sum([player.specials.count(token) for player in g.players])
        if found > count:
            faults.append(f"{found} special tokens {token}, there are {count}")
    return faults


def audit_buildings(g: Iki) -> list[str]:
    there = list(g.shown) + [card - FIRST_BUILDING for card in g.stalls if card >= FIRST_BUILDING]
    faults = expect("different buildings", len(set(there)), len(there))
    last = BUILDINGS if g.rules.akebono else BUILDINGS // 2
    if len(there) > g.printed.buildings_shown or max(there + [0]) >= last:
        faults.append(f"these buildings cannot be in the game: {there}")
    if g.rules.akebono and len([each for each in there if g.printed.permanent[each]]) > g.printed.most_permanent:
        faults.append("too many buildings with a lasting ability")
    return faults


def audit_boats(g: Iki) -> list[str]:
    used = [boat for boat in range(BOATS) if g.boats[boat] != NOT_USED]
    faults = expect("boats in the game", len(used), 7 if g.rules.akebono else 0)
    faults += expect("numbers of the boats", len({g.printed.boat_number[boat] for boat in used}), len(used))
    faults += expect("Tea boats", g.boats.count(NEUTRAL_BOAT), 1 if g.rules.akebono else 0)
    for seat, player in enumerate(g.players):
        faults += expect(f"Sailors of seat {seat}", player.sailors + g.boats_of(seat), g.printed.sailors)
        if g.boats_of(seat) > g.printed.boats_per_player:
            faults.append(f"seat {seat} has {g.boats_of(seat)} boats")
    tokens_used = g.boats[g.printed.ticket_boat] != NOT_USED
    if any([(state == NOT_USED) == tokens_used or state < NOT_USED for state in g.tickets]):
        faults.append(f"boat tokens without their boat: {g.tickets}")
    return faults


def audit_players(g: Iki) -> list[str]:
    faults: list[str] = []
    met: list[int] = list(g.met_here)
    for seat, player in enumerate(g.players):
        met += player.celebrities
        if min(player.goods) < 0 or player.iki < 0:
            faults.append(f"seat {seat} has goods {player.goods} and {player.iki} IKI")
        if not 0 <= player.fire <= g.printed.fire_max or not 0 <= player.trade <= g.printed.trade_max:
            faults.append(f"seat {seat} stands on firefighting {player.fire} and trade {player.trade}")
        if fish_of(player) > g.printed.fish_places:
            faults.append(f"seat {seat} has {fish_of(player)} fish")
        if player.space >= 0 and player.space not in g.rules.town.street:
            faults.append(f"the Oyakata of seat {seat} stands beside the street")
        for card in player.retired:
            if g.columns[card] == NO_TYPE and card not in g.homeless:
                faults.append(f"the retired character {card} of seat {seat} is in no column")
        if JOKER in player.specials and g.printed.joker_card not in player.retired:
            faults.append(f"seat {seat} has the joker without its Puppeteer")
        if not g.rules.akebono and (player.celebrities or player.trade):
            faults.append(f"seat {seat} has something of Akebono")
        if not g.rules.akebono and max((*player.retired, 0)) >= FIRST_NEWCOMER:
            faults.append(f"seat {seat} has a New Character in the base game")
    faults += expect("different celebrities", len(set(met)), len(met))
    faults += expect("seats by firefighting", sorted(g.power), list(range(len(g.players))))
    powers = [g.players[seat].fire for seat in g.power]
    faults += expect("order by firefighting", powers, sorted(powers, reverse=True))
    return faults
