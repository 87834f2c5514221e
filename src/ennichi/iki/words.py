"""The things of IKI in words."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.effects import in_words, parse, term_in_words, text_join
from ennichi.kernel.text import Text

from .awards import LAST_FIRE, THINGS, Award, parse_award
from .components import (
    GOOD_NAMES,
    KINDS,
    MESSENGER,
    NAGAYAS,
    NO_TYPE,
    NOUNS,
    PASS,
    PLAIN,
    SEASONS,
    TRIGGERS,
    TYPE_IDS,
    Printed,
)
from .state import MESSENGER_WAITS, NEW_YEAR_MONTH, Iki
from .vocabulary import (
    BOAT,
    BUILDING,
    CELEBRITY,
    CHARACTER,
    COLUMN,
    DONE,
    IKIZAMA,
    PIPE,
    SPACE,
    SPECIAL,
    STALL,
    TICKET,
    TOKENS,
)

GOODS: Final = tuple(GOOD_NAMES.split())
# The groups of pieces with a name printed on them, and their first touches.
PRINTED: Final = {
    "space": SPACE, "special": SPECIAL, "ticket": TICKET, "character": CHARACTER, "building": BUILDING,
    "celebrity": CELEBRITY, "boat": BOAT,
}  # fmt: skip


def word(g: Iki, sort: str, value: int, text: Text) -> str:
    """The words for a thing: `sort` is a touch group or the sort of an event's field."""
    if sort in PRINTED:
        return printed_name(g.printed, sort, value, text)
    if sort in ("pipe", "pouch", "fish"):
        return token_words(g, sort, value, text)
    printed = g.printed
    if sort == "ikizama":
        return text("ikizama", name=printed.ikizama_ids[value])
    if sort == "stall":
        return text("stall", name=g.name(STALL + value).partition(".")[2])
    if sort == "column":
        return text("column", type=text(f"type-{TYPE_IDS[value]}"))
    if sort == "chapter":
        return chapter_words(value, text)
    if sort == "seat":
        return text(f"seat-{g.header.colours[value]}")
    if sort == "nagaya":
        return text("nagaya", name=NAGAYAS[value])
    if sort == "season":
        return text(f"season-{SEASONS[value]}")
    if sort == "tile":
        return effect_words(printed.tile_effects[value], text)
    if sort == "building-cost":
        return cost_words(printed.building_costs[value], text)
    if sort == "boat-cost":
        return cost_words(printed.boat_costs[value], text)
    if sort == "celebrity-effect":
        return effect_words(printed.celebrity_effects[value], text)
    return text(f"touch-{sort}")


def amount(good: int, count: int, text: Text) -> str:
    """So many of a good."""
    return text(f"effect-{GOODS[good]}", count=count)


def printed_name(printed: Printed, sort: str, value: int, text: Text) -> str:
    """The name on a piece; one that the texts do not know bears the name of its own row."""
    if sort == "character":
        return name_or_own(f"character-{printed.character_ids[value]}", printed.character_names[value], text)
    if sort == "building":
        return name_or_own(f"building-{printed.building_ids[value]}", printed.building_names[value], text)
    if sort == "space":
        return name_or_own(f"space-{printed.shop_ids[value]}", printed.shop_names[value], text)
    if sort == "celebrity":
        return printed.celebrity_names[value]
    if sort == "boat":
        return text("boat", name=text(f"boat-{printed.boat_number[value]}"), side=printed.boat_side[value] or "none")
    return text(printed.vocabulary.names[PRINTED[sort] + value].replace(".", "-"))


def name_or_own(message: str, own: dict[str, str], text: Text) -> str:
    return text(message) if text.has(message) else own.get(text.language, own["en"])


def all_names(printed: Printed, text: Text) -> dict[str, str]:
    """The names of all pieces that have one, by touch name; and of what stands on them without a touch."""
    names = printed.vocabulary.names
    found = {
        names[group.base + i]: printed_name(printed, group.name, i, text)
        for group in printed.vocabulary.groups
        if group.name in PRINTED
        for i in range(len(group.ids))
    }
    for kind in (*TYPE_IDS, "none"):
        found[f"type.{kind}"] = text(f"type-{kind}")
    for season in SEASONS:
        found[f"fish.{season}"] = text(f"fish-{season}")
    return found


def chapter_words(chapter: int, text: Text) -> str:
    if not chapter:
        return text("chapter-setup")
    return text("chapter-new-year") if chapter > NEW_YEAR_MONTH else text("chapter-month", number=chapter)


def token_words(g: Iki, kind: str, token: int, text: Text) -> str:
    """A pipe with its effect, a pouch with its award, a fish with its extra."""
    printed = g.printed
    if kind == "pipe":
        return text("pipe", effect=effect_words(printed.pipe_effects[token], text))
    if kind == "pouch":
        return text("pouch", award=award_words(printed.pouch_ends[token], text))
    now = effect_words(printed.fish_now[token], text) if printed.fish_now[token] else ""
    name = text(f"fish-{SEASONS[printed.token_season[2][token]]}")
    extra = printed.fish_extra[token]
    if now:
        return text("fish-now", name=name, effect=now)
    return text("fish-extra", name=name, extra=f"{extra:+}") if extra else name


def effect_words(effect: str, text: Text) -> str:
    """A printed effect in words."""
    return in_words(parse(effect, NOUNS), text)


def cost_words(cost: str, text: Text) -> str:
    terms = parse(cost, NOUNS).options[0].gain
    return text_join("effect-and", [term_in_words(term, text) for term in terms], text)


def award_words(award: str, text: Text) -> str:
    """An end award in words."""
    return text_join("effect-and", [part_words(part, text) for part in parse_award(award)], text)


def part_words(part: Award, text: Text) -> str:
    if part.thing >= 0:
        thing = text(f"thing-{THINGS[part.thing]}")
        if part.most >= 0:
            return text("award-per-max", points=part.points, each=part.each, thing=thing, most=part.most)
        return text("award-per", points=part.points, each=part.each, thing=thing)
    if not part.conditions:
        return text("award-plain", points=part.points)
    conditions = [condition_words(thing, number, at_most, text) for thing, number, at_most in part.conditions]
    return text("award-if", points=part.points, condition=text_join("effect-and", conditions, text))


def condition_words(thing: int, number: int, at_most: bool, text: Text) -> str:
    if thing == LAST_FIRE:
        return text("award-last-fire")
    message = "award-at-most" if at_most else "award-at-least"
    return text(message, count=number, thing=text(f"thing-{THINGS[thing]}"))


def label(g: Iki, touch: int, text: Text) -> str:
    """Cards and boats that can be touched now, with what they do."""
    if touch == DONE or touch not in g.options:
        return ""
    if touch >= BOAT:
        return text("touch-boat", boat=word(g, "boat", touch - BOAT, text), effect=boat_words(g, touch - BOAT, text))
    if BUILDING <= touch < CELEBRITY:
        name = word(g, "building", touch - BUILDING, text)
        return text("touch-building", building=name, cost=word(g, "building-cost", touch - BUILDING, text))
    return ""


def boat_words(g: Iki, boat: int, text: Text) -> str:
    return effect_words(g.printed.boat_actions[boat], text)


def tell(g: Iki, touch: int, text: Text) -> str:
    """What a thing is for, in one sentence."""
    if touch >= BOAT:
        return tell_boat(g, touch - BOAT, text)
    if touch >= CELEBRITY:
        return tell_celebrity(g, touch - CELEBRITY, text)
    if touch >= BUILDING:
        return tell_building(g, touch - BUILDING, text)
    if touch >= CHARACTER:
        return tell_character(g, touch - CHARACTER, text)
    if touch >= TICKET:
        said = text(g.name(touch).replace("ticket.", "tell-ticket-"))
        return f"{said} {text('tell-token-waits')}" if g.is_waiting(touch - TICKET) else said
    if touch >= SPECIAL:
        said = text(g.name(touch).replace("special.", "tell-special-"))
        waits = touch == SPECIAL + MESSENGER and g.is_waiting(MESSENGER_WAITS)
        return f"{said} {text('tell-token-waits')}" if waits else said
    if touch >= PIPE:
        kind, token = divmod(touch - PIPE, TOKENS)
        return text(f"tell-{KINDS[kind]}", price=g.printed.price[kind][token])
    if touch >= COLUMN:
        return text("tell-column")
    if touch >= STALL:
        stall = touch - STALL
        spaces = [word(g, "space", space, text) for space in g.rules.town.spaces_of[stall]]
        if not spaces:
            return ""
        return text("tell-stall", spaces=text_join("effect-and", spaces, text), extra=g.rules.town.extra[stall])
    if touch >= SPACE:
        return text("tell-shop", effect=effect_words(g.rules.shop_effects[touch - SPACE], text))
    if touch >= IKIZAMA:
        return text("tell-ikizama-free" if touch == IKIZAMA else "tell-ikizama")
    return ""


def tell_character(g: Iki, card: int, text: Text) -> str:
    printed = g.printed
    kind = printed.character_type[card]
    words: dict[str, Any] = {
        "type": text("type-none") if kind == NO_TYPE else text(f"type-{TYPE_IDS[kind]}"),
        "cost": printed.cost[card],
        "skill": effect_words(printed.skills[card], text),
        "steps": printed.xp_needed[card],
    }
    said = [text.fill("tell-character", words)]
    if printed.bonuses[card]:
        said.append(text("tell-bonus", effect=effect_words(printed.bonuses[card], text)))
    if printed.salaries[card]:
        levels = [plain_words(level, text) for level in g.rules.salary[card]]
        said.append(text("tell-salary", levels=" · ".join(levels)))
    else:
        said.append(text("tell-token", token=word(g, "special", printed.character_token[card], text)))
    return " ".join(said)


def plain_words(amounts: list[int], text: Text) -> str:
    """A plain gain in words; IKI may be negative."""
    if not amounts:
        return "–"
    parts: list[str] = []
    for i in range(0, len(amounts), 2):
        name = PLAIN[amounts[i]]
        if amounts[i + 1] < 0:
            parts.append(text("effect-loss", count=-amounts[i + 1]))
        else:
            parts.append(text(f"effect-{name}", count=amounts[i + 1]))
    return text_join("effect-and", parts, text)


def tell_building(g: Iki, building: int, text: Text) -> str:
    printed = g.printed
    said = [
        text(
            "tell-building",
            cost=cost_words(printed.building_costs[building], text),
            award=award_words(printed.building_ends[building], text),
        )
    ]
    if printed.building_trigger[building] >= 0:
        said.append(lasting_words(printed.building_trigger[building], printed.building_effects[building], text))
    if printed.building_trigger[building] == PASS and g.rules.two:
        said.append(text("tell-centre-pass"))
    if printed.building_now[building]:
        said.append(text("tell-now", effect=effect_words(printed.building_now[building], text)))
    return " ".join(said)


def tell_boat(g: Iki, boat: int, text: Text) -> str:
    effect = boat_words(g, boat, text)
    if g.printed.boat_neutral[boat]:
        return text("tell-tea-boat", effect=effect)
    return text(
        "tell-boat",
        cost=cost_words(g.printed.boat_costs[boat], text),
        trade=text("effect-trade", count=g.printed.boat_trade[boat]),
        effect=effect,
    )


def tell_celebrity(g: Iki, celebrity: int, text: Text) -> str:
    printed = g.printed
    kind = printed.celebrity_kind[celebrity]
    if kind == "end":
        return text("tell-celebrity-end", award=award_words(printed.celebrity_ends[celebrity], text))
    effect = printed.celebrity_effects[celebrity]
    if kind == "now":
        return text("tell-now", effect=effect_words(effect, text))
    return lasting_words(printed.celebrity_trigger[celebrity], effect, text)


def lasting_words(trigger: int, effect: str, text: Text) -> str:
    """A lasting ability: when it works, and what it gives."""
    return text(f"tell-when-{TRIGGERS[trigger]}", effect=effect_words(effect, text) if effect else "")
