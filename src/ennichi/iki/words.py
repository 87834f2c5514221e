"""The things of IKI in words."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel import shapes
from ennichi.kernel.effects import Choice, Effect, Term, option_tree, parse, text_join, tree
from ennichi.kernel.game import Event, Words
from ennichi.kernel.text import Text

from .awards import LAST_FIRE, THINGS, Award, parse_award
from .components import (
    GOOD_NAMES,
    IKIZAMA_1_4,
    KINDS,
    MESSENGER,
    MON,
    NAGAYAS,
    NO_TYPE,
    NOUNS,
    PASS,
    PLAIN,
    PLAIN_NOUNS,
    SEASONS,
    TICKET_HIRE,
    TRIGGERS,
    TYPE_IDS,
    Printed,
)
from .events import defence_of, order_of, terms_of
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
HANDED_OUT: Final = (*PLAIN_NOUNS, "xp", "ticket", "doctor", "salary")  # gains without anything to do
# What an award counts because a player owns it; the other things say themselves whose they are.
OWNED: Final = ("boat", "building", "pipe", "pouch", "fish", "koban", "mon", "rice", "sandal")
# The groups of pieces with a name printed on them, and their first touches.
PRINTED: Final = {
    "space": SPACE, "special": SPECIAL, "ticket": TICKET, "character": CHARACTER, "building": BUILDING,
    "celebrity": CELEBRITY, "boat": BOAT,
}  # fmt: skip
# The things that have an article in a sentence, and what other forms of them the messages about events need.
FORMS: Final = {"character": ("of", "neutral"), "building": ("of",), "space": ("to",), "boat": ()}
VOWELS: Final = "aàâäáãeéèêëiîïíoôöóõōuûùüúūœæ"


def word(g: Iki, sort: str, value: int, text: Text) -> str:
    """The words for a thing: `sort` is a touch group or the sort of an event's field."""
    if sort in PRINTED:
        return printed_name(g.printed, sort, value, text)
    if sort in ("pipe", "pouch", "fish"):
        return token_words(g.printed, sort, value, text)
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
    if sort == "celebrity-effect":
        return effect_words(printed.celebrity_effects[value], text)
    if sort == "terms":
        price = terms_of(value)[0]
        return mons(price, text) if price else text("price-nothing")
    if sort == "order":
        seats = order_of(value)
        lanes = [lane for lane in range(len(seats)) if seats[lane] >= 0]
        ids = printed.ikizama_ids
        return listed([text("on-ikizama", seat=g.player(seats[lane], text), name=ids[lane]) for lane in lanes], text)
    if sort == "of-celebrity":
        return of_name(word(g, "celebrity", value, text), text)
    if sort == "visitors":
        return listed([g.player(seat, text) for seat in order_of(value) if seat >= 0], text)
    if sort.startswith("of-"):
        return named(g, sort.removeprefix("of-"), value, "of", text)
    if sort == "to-space":
        return named(g, "space", value, "to", text)
    if sort == "owner":
        return g.player(value, text) if 0 <= value < g.seats else ""
    if sort == "defence":
        return word(g, "owner", defence_of(value)[0], text)
    return text(f"touch-{sort}")


# What messages about events are filled with.


def event_words(g: Iki, event: Event, values: Words, text: Text) -> Words:
    """Things have the article that their language gives them, and whose they are where the event tells it."""
    sort = g.header.kind.events[event[0]]
    for i in range(len(sort.variables)):
        variable = sort.variables[i]
        kind = sort.sorts[i]
        value = event[1 + i]
        if kind in FORMS:
            values[variable] = named(g, kind, value, "the", text)
            for form in FORMS[kind]:
                values[f"{form}-{variable}"] = named(g, kind, value, form, text)
        elif kind == "fish":
            values["a-fish"] = named(g, kind, value, "a", text)
        elif kind == "pouch":
            values["worth"] = plain_worth(g.printed.pouch_end[value])
        elif kind == "celebrity":
            values["of-celebrity"] = of_name(g.word("celebrity", value, text), text)
        elif kind == "terms":
            values["place"] = g.name(STALL + terms_of(value)[1]).partition(".")[2]
        elif kind == "defence":
            values["power"], values["strength"] = defence_of(value)[1:]
            values["defended"] = "yes" if defence_of(value)[0] >= 0 else "no"
            lost = values[sort.variables[0]] if sort.sorts[0] in FORMS else ""
            values["lost"] = text("fire-reached", what=lost, power=values["power"], strength=values["strength"])
        elif kind == "owner":
            values[sort.variables[i - 1]] = whose(g, sort.sorts[i - 1], event[i], event[1], value, text)
    return values


def named(g: Iki, kind: str, value: int, form: str, text: Text) -> str:
    """A thing with the article, or what else its gender forms, in a sentence."""
    name = printed_fish(g.printed, value, text) if kind == "fish" else g.word(kind, value, text)
    return text(f"name-{form}", gender=gender(g.printed, kind, value, text), name=name)


def whose(g: Iki, kind: str, value: int, seat: int, owner: int, text: Text) -> str:
    """A thing as one seat meets it: its own, another player's, or nobody's."""
    if owner == seat:
        return named(g, kind, value, "own", text)
    if not 0 <= owner < g.seats:
        return named(g, kind, value, "neutral" if kind == "character" else "the", text)
    name = g.player(owner, text)
    bare = g.word(kind, value, text)
    return text("name-whose", the=named(g, kind, value, "the", text), name=bare, owner=name, of=of_name(name, text))


def plain_worth(award: list[Award]) -> int:
    """The points of an award that is a plain number; 0 for one that counts something."""
    return award[0].points if len(award) == 1 and award[0].thing < 0 and not award[0].conditions else 0


def of_name(name: str, text: Text) -> str:
    """`of Aiko`, for a name that has no article."""
    return text("of-name", name=name, vowel="yes" if name[:1].lower() in VOWELS else "no")


def gender(printed: Printed, kind: str, value: int, text: Text) -> str:
    """The gender that the texts give a name; `none` for one that they do not know."""
    message = name_message(printed, kind, value)
    if not text.has(message):
        return "none"
    given = text.bundle.get_message(message).attributes.get("gender")
    return "m" if given is None else str(text.bundle.format_pattern(given)[0])


def name_message(printed: Printed, kind: str, value: int) -> str:
    """Which message names a thing."""
    if kind == "character":
        return f"character-{printed.character_ids[value]}"
    if kind == "building":
        return f"building-{printed.building_ids[value]}"
    if kind == "space":
        return f"space-{printed.shop_ids[value]}"
    if kind == "boat":
        return f"boat-{printed.boat_number[value]}"
    return f"fish-{SEASONS[printed.token_season[2][value]]}"


def printed_fish(printed: Printed, token: int, text: Text) -> str:
    """The name of a fish alone."""
    return text(name_message(printed, "fish", token))


def amount(good: int, count: int, text: Text) -> str:
    """So many of a good."""
    return text(f"effect-{GOODS[good]}", count=count)


def mons(count: int, text: Text) -> str:
    return amount(MON, count, text)


def printed_name(printed: Printed, sort: str, value: int, text: Text) -> str:
    """The name on a piece; one that the texts do not know bears the name of its own row."""
    if sort == "character":
        return name_or_own(name_message(printed, sort, value), printed.character_names[value], text)
    if sort == "building":
        return name_or_own(name_message(printed, sort, value), printed.building_names[value], text)
    if sort == "space":
        return name_or_own(name_message(printed, sort, value), printed.shop_names[value], text)
    if sort == "celebrity":
        return printed.celebrity_names[value]
    if sort == "boat":
        name = text(name_message(printed, sort, value))
        return text("boat", name=name, side=printed.boat_side[value] or "none")
    return text(printed.vocabulary.names[PRINTED[sort] + value].replace(".", "-"))


def name_or_own(message: str, own: dict[str, str], text: Text) -> str:
    return text(message) if text.has(message) else own.get(text.language, own["en"])


def all_names(printed: Printed, text: Text) -> dict[str, str]:
    """The names of all pieces that have one, by touch name."""
    names = printed.vocabulary.names
    return {
        names[group.base + i]: printed_name(printed, group.name, i, text)
        for group in printed.vocabulary.groups
        if group.name in PRINTED
        for i in range(len(group.ids))
    }


def chapter_words(chapter: int, text: Text) -> str:
    if not chapter:
        return text("chapter-setup")
    return text("chapter-new-year") if chapter > NEW_YEAR_MONTH else text("chapter-month", number=chapter)


def token_words(printed: Printed, kind: str, token: int, text: Text) -> str:
    """A pipe with its effect, a pouch with its award, a fish with its extra."""
    if kind == "pipe":
        return text("pipe", effect=effect_words(printed.pipe_effects[token], text))
    if kind == "pouch":
        return text("pouch", award=award_words(printed.pouch_ends[token], text))
    now = effect_words(printed.fish_now[token], text) if printed.fish_now[token] else ""
    name = printed_fish(printed, token, text)
    extra = printed.fish_extra[token]
    if now:
        return text("fish-now", name=name, effect=now)
    return text("fish-extra", name=name, extra=signed(extra)) if extra else name


def signed(number: int) -> str:
    """A number with its sign, as it is printed."""
    return f"{number:+}".replace("-", "−")


def listed(parts: list[str], text: Text) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) == 1:
        return parts[0]
    return text("effect-and", first=", ".join(parts[:-1]), second=parts[-1])


def effect_words(effect: str, text: Text) -> str:
    """A printed effect in words."""
    return options_words(parse(effect, NOUNS), text)


def effect_piece(effect: str, text: Text) -> shapes.Effect:
    """A printed effect as its tree and its words."""
    parsed = parse(effect, NOUNS)
    return {"tree": effect_tree(parsed), "words": options_words(parsed, text)}


def cost_piece(cost: str, text: Text) -> shapes.Effect:
    """What a building or a boat costs."""
    return {"tree": tree(parse(cost, NOUNS)), "words": cost_words(cost, text)}


def effect_tree(effect: Effect) -> shapes.Tree:
    """An effect as it is printed: what differs in one thing only is drawn once."""
    options = effect.options
    most = exchange_most(options)
    if most:
        swap = option_tree(options[0].cost, options[0].gain)
        swap["swaps"] = most
        return [swap]
    both = one_or_both(options)
    if both:
        joined = option_tree((), both)
        joined["any"] = True
        return [joined]
    costs = {joined_text(option.cost) for option in options}
    gains = {joined_text(option.gain) for option in options}
    if len(options) > 1 and len(costs) == 1:
        return [option_tree(options[0].cost, one_of([option.gain for option in options]))]
    if len(options) > 1 and len(gains) == 1:
        return [option_tree(one_of([option.cost for option in options]), options[0].gain)]
    return tree(effect)


def joined_text(terms: tuple[Term, ...]) -> str:
    return " + ".join([term.text() for term in terms])


def one_of(sides: list[tuple[Term, ...]]) -> tuple[Term, ...]:
    return (Term(1, "", "", Effect(tuple([Choice((), side) for side in sides])), 0, ""),)


def options_words(effect: Effect, text: Text) -> str:
    options = effect.options
    most = exchange_most(options)
    if most:
        first, second = [text(f"thing-{term.noun}", count=most) for term in options[0].cost + options[0].gain]
        return text("effect-exchange", most=most, first=first, second=second)
    both = one_or_both(options)
    if both:
        return text("effect-both", first=term_words(both[0], text), second=term_words(both[1], text))
    return text_join("effect-or", [option_words(option, text) for option in options], text)


def exchange_most(options: tuple[Choice, ...]) -> int:
    """How many of `rice > sandal / 2 rice > 2 sandal / sandal > rice / …` go at most; 0 for anything else."""
    goods: set[str] = set()
    most = 0
    for option in options:
        if len(option.cost) != 1 or len(option.gain) != 1 or option.cost[0].count != option.gain[0].count:
            return 0
        goods |= {option.cost[0].noun, option.gain[0].noun}
        most = max(most, option.cost[0].count)
    return most if len(goods) == 2 and goods <= set(GOODS) and len(options) == 2 * most > 2 else 0


def one_or_both(options: tuple[Choice, ...]) -> tuple[Term, ...]:
    """The two things of `pipe / pouch / pipe + pouch`; nothing for anything else."""
    single = [option.gain[0] for option in options if not option.cost and len(option.gain) == 1]
    if len(single) != 2 or len(options) == 2 or not all([is_both(option, single) for option in options]):
        return ()
    return tuple(single)


def is_both(option: Choice, single: list[Term]) -> bool:
    """Whether an option is one of two things or both of them."""
    wanted = [term.text() for term in single]
    return not option.cost and all([term.text() in wanted for term in option.gain])


def option_words(option: Choice, text: Text) -> str:
    """What is handed out for a price is named first; what has to be done comes after it."""
    gain = gain_words(option.gain, text)
    if not option.cost:
        return gain
    handed_out = all([term.inner is None and term.noun in HANDED_OUT for term in option.gain])
    return text("effect-for" if handed_out else "effect-pay", cost=price_words(option.cost, text), gain=gain)


def gain_words(terms: tuple[Term, ...], text: Text) -> str:
    """Plain gains side by side are one list; what has to be done comes in the order printed."""
    parts: list[str] = []
    plain: list[str] = []
    for term in terms:
        if term.inner is None and term.noun in PLAIN_NOUNS:
            plain.append(term_words(term, text))
            continue
        if plain:
            parts.append(listed(plain, text))
            plain = []
        parts.append(term_words(term, text))
    if plain:
        parts.append(listed(plain, text))
    return text_join("effect-then", parts, text)


def term_words(term: Term, text: Text) -> str:
    if term.inner is not None:
        what = options_words(term.inner, text)
        return text("effect-times", count=term.count, what=what) if term.count > 1 else f"({what})"
    if term.discount:
        return text(f"effect-{term.noun}-less", less=text(f"effect-{term.discount_good}", count=term.discount))
    return text(f"effect-{term.noun}" + (f"-{term.word}" if term.word else ""), count=term.count)


def price_words(terms: tuple[Term, ...], text: Text) -> str:
    """What is paid. A pipe, a fish or experience that one gives is not one that one buys or gains."""
    parts: list[str] = []
    for term in terms:
        own = f"price-{term.noun}"
        if term.inner is None and text.has(own):
            parts.append(text(own, count=term.count))
        else:
            parts.append(term_words(term, text))
    return listed(parts, text)


def cost_words(cost: str, text: Text, less: str = "", extra: int = 0) -> str:
    """What a building or a boat costs, one of the good `less` being free, and so many mons for its stall."""
    terms: list[Term] = []
    for term in parse(cost, NOUNS).options[0].gain:
        count = term.count - 1 if term.noun == less else term.count
        if count:
            terms.append(Term(count, term.noun, term.word, term.inner, 0, ""))
    parts = [price_words((term,), text) for term in terms]
    if extra:
        parts.append(text("price-stall", count=extra))
    return listed(parts, text) if parts else text("price-nothing")


def award_piece(award: str, text: Text) -> shapes.Award:
    """An end award as its parts and its words."""
    return {"tree": [part_tree(parts) for parts in award_parts(award)], "words": award_words(award, text)}


def part_tree(parts: list[Award]) -> shapes.AwardPart:
    part = parts[0]
    shown: shapes.AwardPart = {"points": part.points}
    if part.thing >= 0:
        shown["each"] = part.each
        shown["things"] = [THINGS[each.thing] for each in parts]
    if part.most >= 0:
        shown["most"] = part.most
    if part.conditions:
        things = (*THINGS, "last-fire")
        shown["conditions"] = [
            {"count": number, "thing": things[thing], "at_most": at_most} for thing, number, at_most in part.conditions
        ]
    return shown


def award_words(award: str, text: Text) -> str:
    """An end award in words."""
    return listed([part_words(parts, text) for parts in award_parts(award)], text)


def award_parts(award: str) -> list[list[Award]]:
    """The parts of an award; those of the same height for several things belong together."""
    found: list[list[Award]] = []
    for part in parse_award(award):
        if found and said_together(found[-1][0], part):
            found[-1].append(part)
        else:
            found.append([part])
    return found


def said_together(one: Award, other: Award) -> bool:
    return one.thing >= 0 <= other.thing and (one.points, one.each, one.most) == (other.points, other.each, other.most)


def part_words(parts: list[Award], text: Text) -> str:
    part = parts[0]
    if part.thing >= 0:
        names = [THINGS[each.thing] for each in parts]
        thing = listed([text(f"thing-{name}", count=part.each) for name in names], text)
        if names[-1] in OWNED:
            thing = text("award-owned", thing=thing)
        message = "award-per" if part.most < 0 else "award-per-max"
        return text(message, points=part.points, each=part.each, thing=thing, most=part.most)
    if not part.conditions:
        return text("award-plain", points=part.points)
    return text("award-if", points=part.points, condition=conditions_words(part.conditions, text))


def conditions_words(conditions: list[tuple[int, int, bool]], text: Text) -> str:
    """`at least 1 pipe and 1 fish`, `at most 1 mon`, or the last place in firefighting."""
    said: list[str] = []
    for message, wanted in (("award-at-least", False), ("award-at-most", True)):
        things = [
            f"{number} {text(f'thing-{THINGS[thing]}', count=number)}"
            for thing, number, at_most in conditions
            if at_most == wanted and thing != LAST_FIRE
        ]
        if things:
            said.append(text(message, things=listed(things, text)))
    if LAST_FIRE in [thing for thing, _, _ in conditions]:
        said.append(text("award-last-fire"))
    return listed(said, text)


def label(g: Iki, touch: int, text: Text) -> str:
    """What can be touched now, with what it does, where the decision itself does not say it."""
    if touch == DONE or touch not in g.offered:
        return ""
    if touch >= BOAT:
        return text("touch-boat", boat=word(g, "boat", touch - BOAT, text), effect=boat_words(g, touch - BOAT, text))
    if CELEBRITY <= touch < BOAT:
        return meet_words(g, touch - CELEBRITY, text)
    if STALL <= touch < COLUMN:
        return stall_words(g, touch - STALL, 0, text)
    if IKIZAMA <= touch < SPACE:
        return ikizama_words(g, touch - IKIZAMA, text)
    return ""


def boat_words(g: Iki, boat: int, text: Text) -> str:
    return effect_words(g.printed.boat_actions[boat], text)


def meet_words(g: Iki, celebrity: int, text: Text) -> str:
    """Whom one would meet, and what that brings."""
    does = tell_celebrity(g, celebrity, text)
    return text("touch-meet", celebrity=word(g, "celebrity", celebrity, text), does=does)


def stall_words(g: Iki, stall: int, extra: int, text: Text) -> str:
    """A stall with the spaces it belongs to, and what it costs more."""
    spaces = listed([word(g, "space", space, text) for space in g.rules.town.spaces_of[stall]], text)
    return text("touch-stall", stall=word(g, "stall", stall, text), spaces=spaces, extra=extra)


def ikizama_words(g: Iki, space: int, text: Text) -> str:
    """An Ikizama space with what it lets one do."""
    name = word(g, "ikizama", space, text)
    steps = g.printed.ikizama_steps[space]
    if space == IKIZAMA_1_4:
        gain = plain_words(g.printed.ikizama_gain[space], text)
        return text("touch-ikizama-free", ikizama=name, gain=gain, first=steps[0], last=steps[-1])
    return text("touch-ikizama", ikizama=name, steps=steps[0])


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
        return tell_ticket(g, touch, text)
    if touch >= SPECIAL:
        return tell_special(g, touch, text)
    if touch >= PIPE:
        kind, token = divmod(touch - PIPE, TOKENS)
        return text(f"tell-{KINDS[kind]}", price=mons(g.printed.price[kind][token], text))
    if touch >= COLUMN:
        return text("tell-column")
    if touch >= STALL:
        stall = touch - STALL
        spaces = [word(g, "space", space, text) for space in g.rules.town.spaces_of[stall]]
        if not spaces:
            return ""
        return text("tell-stall", spaces=listed(spaces, text), extra=g.rules.town.extra[stall])
    if touch >= SPACE:
        return text("tell-shop", effect=effect_words(g.rules.shop_effects[touch - SPACE], text))
    if touch >= IKIZAMA:
        return tell_ikizama(g, touch - IKIZAMA, text)
    return ""


def tell_ticket(g: Iki, touch: int, text: Text) -> str:
    words: dict[str, Any] = {}
    if touch == TICKET + TICKET_HIRE:
        words["ikizama"] = word(g, "ikizama", IKIZAMA_1_4, text)
        words["effect"] = effect_words(g.printed.ticket_effects[TICKET_HIRE], text)
    said = text.fill(g.name(touch).replace("ticket.", "tell-ticket-"), words)
    return f"{said} {text('tell-token-waits')}" if g.is_waiting(touch - TICKET) else said


def tell_special(g: Iki, touch: int, text: Text) -> str:
    words: dict[str, Any] = {
        "extra": signed(g.printed.fisherman_extra),
        "award": award_words(g.printed.policeman_ends, text),
    }
    said = text.fill(g.name(touch).replace("special.", "tell-special-"), words)
    waits = touch == SPECIAL + MESSENGER and g.is_waiting(MESSENGER_WAITS)
    return f"{said} {text('tell-token-waits')}" if waits else said


def tell_ikizama(g: Iki, space: int, text: Text) -> str:
    if space != IKIZAMA_1_4:
        return text("tell-ikizama")
    steps = g.printed.ikizama_steps[space]
    gain = plain_words(g.printed.ikizama_gain[space], text)
    return text("tell-ikizama-free", gain=gain, first=steps[0], last=steps[-1])


def tell_character(g: Iki, card: int, text: Text) -> str:
    printed = g.printed
    kind = printed.character_type[card]
    type_name = text("type-none") if kind == NO_TYPE else text(f"type-{TYPE_IDS[kind]}")
    words: dict[str, Any] = {
        "type": type_name[:1].upper() + type_name[1:],
        "cost": mons(printed.cost[card], text),
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
        token = printed.character_token[card]
        does = tell_special(g, SPECIAL + token, text)
        said.append(text("tell-token", token=word(g, "special", token, text), does=does))
    lying = [g.row_mon[place] for place in range(len(g.row)) if g.row[place] == card and g.row_mon[place]]
    if lying:
        said.append(text("tell-lying", lying=mons(lying[0], text)))
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
    return listed(parts, text)


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
