"""What a referee counts of the Tengu: its cards, its dice, its rocks, and what it must never hold."""

from __future__ import annotations

from .components import STARTING
from .state import SPRING, Bitoku
from .tengu_board import ROW, TENGU, Tengu
from .tengu_terms import YOKAI_ROCKS


def audit_tengu(g: Bitoku, tengu: Tengu, rocks: list[int]) -> list[str]:
    """`rocks` are those in the garden and with the players."""
    faults: list[str] = []
    player = g.players[TENGU]
    cards = sorted(tengu.row + tengu.deck + tengu.discard)
    if cards != list(range(len(g.printed.tengu_ids))) or len(tengu.row) != ROW:
        faults.append(f"Tengu cards: {tengu.row}, {tengu.deck}, {tengu.discard}")
    if player.values != g.printed.tengu_board["dice"]:
        faults.append(f"the Tengu has dice of {player.values}")
    held = player.hand + player.aside + player.deck + player.discard + player.visions + player.arriving
    if sum(player.amulets) or held or player.slots.count(-1) < 3 or player.seated or player.gone:
        faults.append("the Tengu holds what it never has")
    if tengu.active and g.phase == SPRING:
        faults.append("the attitude tile is active at the start of a round")
    starting = [card for card in player.tucked if card < STARTING]
    if len(starting) != (0 if g.rules.tengu_no_yokai else STARTING):
        faults.append(f"the Tengu has starting yokai {starting}")
    families = [g.printed.rock_family[rock] for rock in player.rocks]
    if len(families) != 2 or families.count(YOKAI_ROCKS) != 1:
        faults.append(f"the Tengu has rocks {player.rocks}")
    in_play = rocks + list(tengu.lost_rocks)
    if len(set(in_play)) != len(in_play) or len(in_play) not in (g.layout.garden + 1, g.layout.garden + 2):  # T1
        faults.append(f"rocks in play: {in_play}")
    if len(tengu.lost_rocks) > g.round + 1:
        faults.append(f"the winters took {len(tengu.lost_rocks)} rocks")
    return faults
