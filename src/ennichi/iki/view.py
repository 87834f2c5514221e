"""What a seat of IKI may see. All players know the same (R39): hidden is only what lies face down."""

from __future__ import annotations

from typing import Final, get_args

from ennichi.kernel.shapes import Effect
from ennichi.kernel.text import Text

from . import shapes
from .celebrities import spares
from .components import (
    ALL_TYPES,
    KINDS,
    MONTHS,
    NO_TYPE,
    PER_SEASON,
    SEASONS,
    SPECIAL_IDS,
    TRIGGERS,
    TYPE_IDS,
    Printed,
)
from .doing import show_doing
from .forecast import forecast
from .lifestyle import blocked_space
from .payday import salary_of
from .scoring import characters_of, column_counts
from .state import FIRST_BUILDING, FRESH, NEUTRAL_BOAT, NOT_USED, RIVER, Iki, Player
from .vocabulary import (
    BOAT,
    BUILDING,
    CELEBRITY,
    CHARACTER,
    FISH,
    IKIZAMA,
    PIPE,
    POUCH,
    SPACE,
    SPECIAL,
    STALL,
    TICKET,
    TOKENS,
)
from .words import all_names, award_piece, cost_piece, effect_piece, token_words

TOKENS_PER_SEASON: Final = 3
CELEBRITIES_PER_SEASON: Final = 5
GOODS_SHOWN: Final[tuple[shapes.Good, ...]] = get_args(shapes.Good)


def show(g: Iki) -> shapes.IkiTable:
    """The table as JSON-ready data, with the names of the touches."""
    names = g.header.box.vocabulary.names
    lines = g.breakdown()
    blocked = blocked_space(g) if 0 <= g.month < MONTHS else -1
    return {
        "akebono": g.rules.akebono,
        "two": g.rules.two,
        "as_printed": g.rules.as_printed,
        "month": g.month + 1,
        "season": SEASONS[g.season],
        "first": g.first,
        "power": g.power.copy(),
        "turn": g.turn if g.turn >= 0 else None,
        "street": [names[SPACE + space] for space in g.rules.town.street],
        "ikizama": [
            {
                "space": names[IKIZAMA + space],
                "seat": g.ikizama[space] if g.ikizama[space] >= 0 else None,
                "blocked": space == blocked,
            }
            for space in range(len(g.ikizama))
        ],
        "starters": [
            {
                "character": names[CHARACTER + card],
                "tile": g.printed.tile_ids[g.start_tiles[i]] if g.start_tiles else None,
            }
            for i, card in enumerate(g.starters)
        ],
        "row": [
            {"character": names[CHARACTER + card], "mon": g.row_mon[place]} if card >= 0 else None
            for place, card in enumerate(g.row)
        ],
        "stalls": [show_stall(g, names, stall) for stall in g.rules.town.stalls],
        "pipes": shown_tokens(g, names, 0),
        "pouches": shown_tokens(g, names, 1),
        "fish": shown_tokens(g, names, 2),
        "river": [
            names[PIPE + TOKENS * kind + g.market[RIVER + kind]]
            for kind in range(len(KINDS))
            if g.market[RIVER + kind] >= 0
        ],
        "buildings": [names[BUILDING + building] for building in g.shown],
        "boats": [
            {"boat": names[BOAT + boat], "owner": None if owner < 0 else "tea" if owner == NEUTRAL_BOAT else owner}
            for boat, owner in enumerate(g.boats)
            if owner != NOT_USED
        ],
        "tickets": [
            {"ticket": names[TICKET + ticket], "owner": owner if owner >= 0 else None}
            for ticket, owner in enumerate(g.tickets)
            if owner != NOT_USED
        ],
        "celebrities": [names[CELEBRITY + celebrity] for celebrity in g.met_here],
        "spare_celebrities": [names[CELEBRITY + celebrity] for celebrity in sorted(spares(g))],
        "master": names[SPACE + g.master] if g.rules.grand_master and g.master >= 0 else None,
        "grand_master": g.rules.grand_master,
        "doing": show_doing(g, names),
        "forecast": forecast(g),
        "players": [show_player(g, names, seat, lines[seat]) for seat in range(len(g.players))],
    }


def show_stall(g: Iki, names: list[str], stall: int) -> shapes.Stall:
    card = g.stalls[stall]
    shown: shapes.Stall = {
        "stall": names[STALL + stall],
        "spaces": [names[SPACE + space] for space in g.rules.town.spaces_of[stall]],
        "extra": g.rules.town.extra[stall],
        "card": None,
        "owner": g.owners[stall] if g.owners[stall] >= 0 else None,
        "xp": g.xp[stall],
    }
    if card >= FIRST_BUILDING:
        shown["card"] = names[BUILDING + card - FIRST_BUILDING]
    elif card >= 0:
        shown["card"] = names[CHARACTER + card]
    return shown


def shown_tokens(g: Iki, names: list[str], kind: int) -> list[str]:
    return [names[PIPE + TOKENS * kind + g.market[place]] for place in (2 * kind, 2 * kind + 1) if g.market[place] >= 0]


def show_player(g: Iki, names: list[str], seat: int, lines: dict[str, int]) -> shapes.Player:
    player: Player = g.players[seat]
    salary = salary_of(g, seat)
    return {
        "colour": g.header.colours[seat],
        "goods": {GOODS_SHOWN[good]: player.goods[good] for good in range(len(GOODS_SHOWN))},
        "iki": player.iki,
        "fire": player.fire,
        "trade": player.trade,
        "kobuns": player.kobuns,
        "sailors": player.sailors,
        "space": names[SPACE + player.space] if player.space >= 0 else None,
        "columns": {
            TYPE_IDS[column]: [names[CHARACTER + card] for card in player.retired if g.columns[card] == column]
            for column in range(NO_TYPE)
        },
        "types": column_counts(g, seat, characters_of(g, seat)),
        "pipes": [names[PIPE + token] for token in player.pipes],
        "pouches": [names[POUCH + token] for token in player.pouches],
        "fish": [names[FISH + token] for token in player.fish],
        "fish_bought": [SEASONS[season] for season in range(4) if player.fished >> season & 1],
        "specials": [names[SPECIAL + token] for token in player.specials],
        "tickets": [names[TICKET + ticket] for ticket in range(len(g.tickets)) if g.tickets[ticket] == seat],
        "celebrities": [names[CELEBRITY + celebrity] for celebrity in player.celebrities],
        "salary": [[salary[i], salary[i + 1]] for i in range(0, len(salary), 2)],
        "score": sum(lines.values()),
        "breakdown": lines,
    }


def pieces(printed: Printed, text: Text) -> shapes.IkiPieces:
    """What is printed on the pieces, for those who draw them; with their names."""
    names = printed.vocabulary.names
    return {
        "names": all_names(printed, text),
        "types": {kind: text(f"type-{kind}") for kind in ALL_TYPES},
        "characters": {names[CHARACTER + i]: character_piece(printed, i, text) for i in range(len(printed.cost))},
        "buildings": {
            names[BUILDING + i]: {
                "cost": cost_piece(printed.building_costs[i], text),
                "end": award_piece(printed.building_ends[i], text),
                "permanent": printed.permanent[i],
                "trigger": trigger_name(printed.building_trigger[i]),
                "effect": effect_or_none(printed.building_effects[i] or printed.building_now[i], text),
            }
            for i in range(len(printed.building_costs))
        },
        "boats": {
            names[BOAT + i]: {
                "cost": cost_piece(printed.boat_costs[i], text) if printed.boat_costs[i] else None,
                "trade": text("effect-trade", count=printed.boat_trade[i]),
                "action": effect_piece(printed.boat_actions[i], text),
            }
            for i in range(len(printed.boat_costs))
        },
        "celebrities": {
            names[CELEBRITY + i]: {
                "season": SEASONS[printed.celebrity_season[i]],
                "kind": printed.celebrity_kind[i],
                "trigger": trigger_name(printed.celebrity_trigger[i]),
                "effect": effect_or_none(printed.celebrity_effects[i], text),
                "end": award_piece(printed.celebrity_ends[i], text) if printed.celebrity_ends[i] else None,
            }
            for i in range(len(printed.celebrity_kind))
        },
        "tokens": {
            names[PIPE + TOKENS * kind + i]: token_piece(printed, kind, i, text)
            for kind in range(len(KINDS))
            for i in range(TOKENS)
        },
        "shops": {names[SPACE + i]: shop_piece(printed, i, text) for i in range(len(printed.shop_effects))},
        "tiles": [
            {"tile": printed.tile_ids[i], "effect": effect_piece(printed.tile_effects[i], text)}
            for i in range(len(printed.tile_ids))
        ],
        "fires": printed.fire_strength,
        "fires_for_two": printed.fire_strength_two,
        "tracks": {"fire": printed.fire_max, "trade": printed.trade_max},
        "trade_income": {
            str(space): effect_piece(printed.trade_effects[i], text) for i, space in enumerate(printed.trade_spaces)
        },
        "fish_places": printed.fish_places,
        "paydays": printed.paydays,
        "scoring": {
            "koban": printed.koban_points,
            "wood": printed.wood_points,
            "mon_per_iki": printed.mon_per_iki,
        },
    }


def character_piece(printed: Printed, card: int, text: Text) -> shapes.PrintedCharacter:
    token = printed.character_token[card]
    piece: shapes.PrintedCharacter = {
        "type": ALL_TYPES[printed.character_type[card]],
        "cost": printed.cost[card],
        "bonus": effect_or_none(printed.bonuses[card], text),
        "skill": effect_piece(printed.skills[card], text),
        "salary": [effect_piece(level, text) for level in printed.salaries[card]],
        "xp": printed.xp_needed[card],
        "token": SPECIAL_IDS[token] if token >= 0 else None,
    }
    if printed.salaries_printed[card] != printed.salaries[card]:
        piece["salary_printed"] = [effect_piece(level, text) for level in printed.salaries_printed[card]]
    return piece


def shop_piece(printed: Printed, space: int, text: Text) -> shapes.PrintedShop:
    piece: shapes.PrintedShop = {"effect": effect_piece(printed.shop_effects[space], text)}
    if printed.shop_effects_printed[space] != printed.shop_effects[space]:
        piece["effect_printed"] = effect_piece(printed.shop_effects_printed[space], text)
    return piece


def token_piece(printed: Printed, kind: int, token: int, text: Text) -> shapes.PrintedToken:
    """A pipe with its effect, a pouch with its award, or a fish."""
    piece: shapes.PrintedToken = {
        "price": printed.price[kind][token],
        "season": SEASONS[printed.token_season[kind][token]],
        "words": token_words(printed, KINDS[kind], token, text),
    }
    if KINDS[kind] == "pipe":
        piece["effect"] = effect_piece(printed.pipe_effects[token], text)
    elif KINDS[kind] == "pouch":
        piece["end"] = award_piece(printed.pouch_ends[token], text)
    else:
        piece["effect"] = effect_or_none(printed.fish_now[token], text)
        piece["extra"] = printed.fish_extra[token]
    return piece


def effect_or_none(effect: str, text: Text) -> Effect | None:
    return effect_piece(effect, text) if effect else None


def trigger_name(trigger: int) -> shapes.Trigger | None:
    """When a lasting ability works."""
    return TRIGGERS[trigger] if trigger >= 0 else None


def shuffle_unknown(g: Iki) -> None:
    """Deal anew what no player has seen: the decks, and what later months and seasons bring.

    All is sorted first, so that the deal depends on the seed and on what is visible, and on nothing else.
    """
    begun = g.month + 1  # months
    season = g.season
    deck = list(g.deck)
    for each in range(len(SEASONS)):
        seen = FRESH * min(max(begun - 3 * each, 0), 3)
        deal(g, deck, PER_SEASON * each + seen, PER_SEASON * (each + 1))
    g.deck = tuple(deck)
    blocking = list(g.blocking)
    deal(g, blocking, min(begun, len(blocking)), len(blocking))
    g.blocking = tuple(blocking)
    if not g.rules.akebono:
        return
    newcomers = list(g.newcomers)
    for month in range(begun, MONTHS):
        deal(g, newcomers, 2 * month, 2 * month + 2)
    g.newcomers = tuple(newcomers)
    famous = list(g.famous)
    tokens = list(g.tokens)
    for each in range(season + 1, len(SEASONS)):
        deal(g, famous, CELEBRITIES_PER_SEASON * each, CELEBRITIES_PER_SEASON * (each + 1))
        for kind in range(len(KINDS)):
            first = TOKENS * kind + TOKENS_PER_SEASON * each
            deal(g, tokens, first, first + TOKENS_PER_SEASON)
    g.famous = tuple(famous)
    g.tokens = tuple(tokens)


def deal(g: Iki, things: list[int], first: int, end: int) -> None:
    """Shuffle a part of a list in place."""
    hidden = sorted(things[first:end])
    g.random.shuffle(hidden)
    things[first:end] = hidden
