"""The narrator of IKI: the sentences of each kind of turn and moment, and whole games told without a gap."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ennichi import bots
from ennichi.iki.business import BUSINESS
from ennichi.iki.components import BURN
from ennichi.iki.fire import SPREAD
from ennichi.iki.setup import MONTH
from ennichi.iki.state import Iki
from ennichi.kernel.course import Course
from ennichi.kernel.game import flow
from ennichi.kernel.narration import befell, beyond, story_of, tell, tell_steps
from ennichi.kernel.text import LANGUAGES
from ennichi.table.wording import comes_to_light

from .given import (
    boat,
    business,
    celebrities,
    erect,
    goods,
    new_game,
    number,
    power,
    put,
    retired,
    row,
    shown,
    stand,
    started,
    ticket,
    tokens,
    turn,
    way_of_life,
)

ME, OTHER, THIRD = 0, 1, 2  # Purple, Blue, Yellow


def scenes(g: Iki, *touches: str, language: str = "en") -> list[list[str]]:
    """What is told of these touches, scene by scene."""
    course = Course(g)
    for touch in touches:
        course.play(course.game.touch(touch))
    text = g.header.kind.text(language)
    told = [tell(course.game, scene, None, text) for scene in story_of(course.game, course.plays).scenes]
    return [[beat.said for beat in beats] for beats in told if beats]


def lines(g: Iki, *touches: str, language: str = "en") -> list[str]:
    """The lines of the first scene."""
    return scenes(g, *touches, language=language)[0]


def before_the_end(g: Iki, month: int) -> None:
    """One more `done`, and the month ends; nobody has anything to do business with."""
    g.month = month - 1
    g.season = (month - 1) // 3
    business(g, ME, "")


# Turns.


def test_a_hire_is_one_deed_with_its_price_and_its_stall() -> None:
    g = started()
    goods(g, ME, mon=9)
    row(g, "monk", mon=2)
    turn(g, ME, "2")
    touches = ("character.monk", "stall.A4", "done")
    assert lines(g, *touches) == [
        "Purple hires the Monk for 6 mon in stall A4, takes 2 mon from the card and goes to the Rice shop "
        "(+1 firefighting step)."
    ]
    assert lines(g, *touches, language="fr") == [
        "Violet recrute le Moine pour 6 mons en A4, prend 2 mons sur la carte et va chez le Vendeur de Riz "
        "(+1 en Lutte contre les Incendies)."
    ]
    assert lines(g, *touches, language="pt") == [
        "Roxo contrata o Monge por 6 mons na banca A4, tira 2 mons da carta e vai à Loja de Arroz "
        "(+1 no combate aos incêndios)."
    ]


def test_a_hire_that_costs_nothing() -> None:
    g = started()
    row(g, "watermelon")
    tokens(g, ME, "hire-less")
    turn(g, ME, "2")
    assert lines(g, "character.watermelon", "stall.A1", "done")[0].startswith(
        "Purple hires the Watermelon Peddler for nothing in stall A1"
    )


def test_a_walk_is_told_by_its_end_and_sandals_are_counted_once() -> None:
    g = started()
    goods(g, ME, sandal=4, mon=9)
    row(g, "monk")
    stand(g, ME, "rice-shop")
    turn(g, ME, "2")
    assert lines(g, "income", "sandal", "space.pawn-shop", "done") == [
        "Purple takes the income of 4 mon, spends a sandal, goes to the Pawn shop "
        "and uses the shop (−1 sandal, +4 mon)."
    ]
    stand(g, ME, "sandal-shop")
    turn(g, ME, "2")
    assert lines(g, "income", "sandal", "sandal", "done") == [
        "Purple takes the income of 4 mon, spends 2 sandals and goes to the Pawn shop."
    ]


def test_a_lap_teaches_everybody() -> None:
    g = started()
    put(g, "salt", "A1", ME)
    put(g, "monk", "A2", ME)
    stand(g, ME, "exchange-shop")
    turn(g, ME, "1")
    assert lines(g, "income", "done") == [
        "Purple takes the income of 4 mon, passes the lap mark with experience for 2 characters "
        "and goes to the Sandal shop."
    ]
    g.xp[g.stall_of(number(g, "character", "salt"))] = g.printed.xp_needed[number(g, "character", "salt")] - 1
    assert lines(g, "income", "done") == [
        "Purple takes the income of 4 mon, passes the lap mark with experience for 2 characters, "
        "retires the Salt Peddler and goes to the Sandal shop."
    ]


def test_business_says_whose_character_it_is_and_what_it_did_to_its_owner() -> None:
    g = started()
    put(g, "eyeglass", "A1", OTHER)
    business(g, ME, "rice-shop")
    touches = ("character.eyeglass", "done")
    assert lines(g, *touches) == [
        "Purple does business with Blue’s Eyeglass Peddler (+2 mon).",
        "Blue gains experience with the Eyeglass Peddler.",
    ]
    assert lines(g, *touches, language="fr") == [
        "Violet effectue une transaction avec le Vendeur de Lunettes de Bleu (+2 mons).",
        "Bleu gagne de l’expérience avec le Vendeur de Lunettes.",
    ]
    assert lines(g, *touches, language="pt") == [
        "Roxo faz negócio com o Vendedor de Óculos de Azul (+2 mons).",
        "Azul ganha experiência com o Vendedor de Óculos.",
    ]
    put(g, "eyeglass", "A1", ME)
    assert lines(g, *touches) == ["Purple does business with their own Eyeglass Peddler (+2 mon)."]
    put(g, "eyeglass", "A1")
    assert lines(g, *touches) == [
        "Purple does business with the neutral Eyeglass Peddler (+2 mon).",
        "The neutral Eyeglass Peddler leaves the game.",
    ]


def test_whoever_retires_is_told_once_with_the_token() -> None:
    g = started()
    put(g, "monk", "A1", OTHER)
    g.xp[g.stall_of(number(g, "character", "monk"))] = g.printed.xp_needed[number(g, "character", "monk")] - 1
    goods(g, ME, mon=9, rice=3)
    business(g, ME, "rice-shop")
    assert lines(g, "character.monk", "done")[1] == "Blue retires the Monk and gets the Monk token."


def test_purchases() -> None:
    g = started()
    g.market = [0, 1, 0, 1, 0, 1, -1, -1, -1]
    goods(g, ME, mon=20)
    business(g, ME, "tobacco-shop")
    assert lines(g, "space.tobacco-shop", "option.3", "pipe.spring-a", "pouch.spring-b", "done") == [
        "Purple uses the shop, buys a pipe and buys a tobacco pouch worth 3 IKI (−4 mon, +1 firefighting step)."
    ]
    business(g, ME, "fish-market")
    assert lines(g, "space.fish-market", "fish.spring-a", "done", language="fr")[0].startswith(
        "Violet utilise la boutique et achète une blanchaille (−"
    )


def test_buildings() -> None:
    g = started()
    shown(g, "inn", "shrine", "well")
    goods(g, ME, wood=9, koban=9, mon=9, sandal=9, rice=9)
    put(g, "carpenter", "A1", ME)
    business(g, ME, "rice-shop")
    touches = ("character.carpenter", "building.inn", "stall.B2", "done")
    assert lines(g, *touches)[0].startswith(
        "Purple does business with their own Carpenter and builds the Inn in stall B2 (−"
    )
    assert lines(g, *touches, language="fr")[0].startswith(
        "Violet effectue une transaction avec son Charpentier et construit l’Auberge à l’emplacement B2 (−"
    )
    assert lines(g, *touches, language="pt")[0].startswith(
        "Roxo faz negócio com o seu Carpinteiro e constrói a Estalagem na banca B2 (−"
    )


def test_the_bridge_with_boats_and_celebrities() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    celebrities(g, "nezumi-kozo")
    goods(g, ME, sandal=2)
    business(g, ME, "nihonbashi-bridge")
    assert lines(g, "celebrity.nezumi-kozo", "boat.4A", "ticket.shop", "done") == [
        "Purple meets Nezumi Kozō, activates Blue’s Yanebune A, takes the boat token “shop” "
        "and profits from Nezumi Kozō (−1 sandal, +1 mon).",
        "Blue: +1 trade step.",
    ]


def test_tokens_are_used() -> None:
    g = started(akebono=True)
    put(g, "salt", "A1", OTHER)
    put(g, "eyeglass", "A2", OTHER)
    ticket(g, ME, "character")
    business(g, ME, "rice-shop")
    assert lines(g, "character.salt", "ticket.character", "character.eyeglass", "done")[0].startswith(
        "Purple does business with Blue’s Salt Peddler, uses the boat token “character” "
        "and does business with Blue’s Eyeglass Peddler ("
    )
    tokens(g, ME, "messenger")
    turn(g, ME, "1")
    assert lines(g, "income", "special.messenger", "space.fish-market", "done") == [
        "Purple takes the income of 4 mon, uses the Messenger token and goes to the Fish market."
    ]


def test_a_gift_is_explained_to_those_who_get_it() -> None:
    g = started()
    put(g, "fireworks", "A1", ME)
    goods(g, ME, mon=9, rice=9, sandal=9, wood=9, koban=9)
    business(g, ME, "rice-shop")
    assert lines(g, "character.fireworks", "done") == [
        "Purple does business with their own Fireworks Maker and gives every other player 2 mon (+4 IKI).",
        "Blue: +2 mon.",
        "Yellow: +2 mon.",
    ]


# Months and their moments.


def test_whoever_chooses_an_ikizama_is_told_with_it() -> None:
    g = started()
    power(g, 3, 2, 1)
    way_of_life(g, month=2)
    touches = ("ikizama.3", "ikizama.4", "ikizama.2")
    assert scenes(g, *touches) == [
        ["Purple chooses Ikizama space 3."],
        ["Blue chooses Ikizama space 4."],
        ["Yellow chooses Ikizama space 2."],
    ]
    assert scenes(g, *touches, language="fr")[1] == ["Bleu choisit la case Ikizama 4."]
    assert scenes(g, *touches, language="pt")[2] == ["Amarelo escolhe o espaço de Ikizama 2."]


def burning(g: Iki, nagaya: str) -> None:
    """The fire of month 5 is about to go on in a nagaya, after a touch of the first player."""
    g.month = 4
    business(g, ME, "")
    g.nagaya = "ABCD".index(nagaya)
    g.place = 0
    g.todo = [*flow(BUSINESS, SPREAD, BUSINESS)]
    g.advance()


def test_a_fire_is_told_stall_by_stall() -> None:
    g = started()
    power(g, 2, 4, 0)
    put(g, "cotton", "B1", ME)
    put(g, "monk", "B2")
    erect(g, "inn", "B3", THIRD)
    put(g, "salt", "B4", OTHER)
    burning(g, "B")
    assert lines(g, "done") == [
        "Stall B1, strength 5: Purple defends with 2 and loses the Cotton Peddler.",
        "Stall B2, strength 4: nobody defends the neutral Monk, lost in the fire.",
        "Stall B3, strength 3: Yellow defends with 0 and loses the Inn.",
        "Stall B4, strength 2: Blue defends with 4 and stops the fire.",
    ]
    assert lines(g, "done", language="fr")[:3] == [
        "Emplacement B1, force 5\N{NO-BREAK SPACE}: Violet se défend avec 2 et perd le Vendeur de Coton.",
        "Emplacement B2, force 4\N{NO-BREAK SPACE}: personne ne défend le Moine neutre, victime de l’incendie.",
        "Emplacement B3, force 3\N{NO-BREAK SPACE}: Jaune se défend avec 0 et perd l’Auberge.",
    ]
    assert lines(g, "done", language="pt")[3] == ("Banca B4, força 2: Azul defende-se com 4 e detém o incêndio.")


def test_what_is_saved_from_a_fire() -> None:
    g = started(akebono=True)
    erect(g, "inn", "B1", THIRD)
    g.players[THIRD].celebrities = (g.printed.celebrity_trigger.index(BURN),)
    put(g, "cotton", "B2", OTHER)
    tokens(g, OTHER, "avoid-fire")
    burning(g, "B")
    assert scenes(g, "done", "special.avoid-fire") == [
        ["Stall B1, strength 5: Yellow defends with 0, and the Inn cannot burn."],
        [
            "Blue uses the Avoid-fire token and saves the Cotton Peddler from the fire of strength 4.",
            "The fire in nagaya B dies out.",
        ],
    ]
    tokens(g, OTHER, "doctor")
    assert scenes(g, "done", "special.doctor")[1][0] == "Blue uses the Doctor token and retires the Cotton Peddler."


def test_the_fire_of_a_month_begins_a_scene_and_trade_income_follows() -> None:
    g = started(akebono=True)
    g.players[OTHER].trade = g.printed.trade_spaces[0]
    before_the_end(g, 5)
    told = scenes(g, "done")
    assert re.fullmatch(r"Fire in nagaya [ABCD], strength 5!", told[0][0])
    assert told[0][1].startswith("The fire in nagaya ")
    assert told[1] == ["Trade income.", "Blue receives trade income (+1 mon)."]
    assert told[2][0] == "Month 6 begins."
    assert re.fullmatch(r"New in the row: the .+, the .+, the .+ and the .+\.", told[2][1])
    assert re.fullmatch(r"New Character of the month: the .+\.", told[2][2])


def test_a_fire_in_which_somebody_is_asked_stays_one_fire_told_from_stall_to_stall() -> None:
    g = started(seats=2)
    power(g, 0, 6)
    for nagaya in "ABCD":
        put(g, "cotton", f"{nagaya}1", ME)
        put(g, "monk", f"{nagaya}2")
        put(g, "salt", f"{nagaya}3", OTHER)
    tokens(g, ME, "avoid-fire")
    row(g, "ox-cart")
    before_the_end(g, 8)
    told = scenes(g, "done", "special.avoid-fire")
    assert re.fullmatch(r"Fire in nagaya [ABCD], strength 7!", told[0][0])
    assert told[0][1] == "Purple uses the Avoid-fire token and saves the Cotton Peddler from the fire of strength 7."
    assert re.fullmatch(r"Stall [ABCD]2, strength 6: nobody defends the neutral Monk, lost in the fire\.", told[0][2])
    assert re.fullmatch(r"Stall [ABCD]3, strength 5: Blue defends with 6 and stops the fire\.", told[0][3])
    # What follows the fire is no part of it.
    assert len(told[0]) == 4
    assert re.fullmatch(r"(Purple|Blue) puts the Ox Cart as neutral character into stall [ABCD]2\.", told[1][0])
    assert told[2][0] == "Month 9 begins."


def test_payday_tells_salaries_harmony_and_food_in_one_line_a_player() -> None:
    g = started()
    power(g, 3, 2, 1)
    put(g, "salt", "B1", ME)
    put(g, "cotton", "B2", ME)
    put(g, "monk", "C1", OTHER)
    goods(g, ME, rice=2)
    goods(g, OTHER)
    before_the_end(g, 3)
    told = scenes(g, "done")
    assert told[0] == ["New tokens, before the payday: Summer."]
    assert told[1][0] == "Payday: salaries, harmony and food."
    assert told[1][1].startswith(
        "Purple collects 2 salaries, earns 4 IKI by harmony and feeds 2 characters with 2 rice (+"
    )
    assert told[1][2:] == ["Blue collects no salary and loses the Monk to hunger.", "Yellow collects no salary."]
    assert told[2][0] == "Month 4 begins."


def test_a_step_names_what_harmony_brings_once() -> None:
    g = started()
    put(g, "salt", "B1", ME)
    put(g, "cotton", "B2", ME)
    goods(g, ME, rice=2)
    before_the_end(g, 3)
    course = Course(g)
    course.play(g.touch("done"))
    scene = next(scene for scene in story_of(course.game, course.plays).scenes if len(scene.events) > 5)
    beats = tell_steps(course.game, scene, range(len(scene.events)), None, g.header.kind.text("en"))
    steps = " ".join(beat.said for beat in beats)
    assert "is rewarded for harmony" in steps
    assert "+4 IKI" in steps
    assert "IKI by harmony" not in steps


def test_who_is_asked_whom_to_feed_is_told_in_the_line_of_the_payday() -> None:
    g = started()
    power(g, 3, 2, 1)
    put(g, "salt", "B1", ME)
    put(g, "cotton", "B2", ME)
    goods(g, ME, rice=0)
    put(g, "monk", "C1", OTHER)
    put(g, "salt", "C2", OTHER)
    goods(g, OTHER, rice=1)
    before_the_end(g, 3)
    told = scenes(g, "done", "character.monk")
    assert told[1][0] == "Payday: salaries, harmony and food."
    blue = next(line for line in told[1] if line.startswith("Blue"))
    assert "collects" in blue
    assert "loses the" in blue
    assert "feeds 1 character with 1 rice" in blue
    assert told[2][0] == "Month 4 begins."


def hungry() -> Iki:
    """At payday, with rice for one of two characters."""
    g = started()
    power(g, 3, 2, 1)
    put(g, "monk", "B1", ME)
    put(g, "cotton", "B2", ME)
    goods(g, ME, rice=1)
    before_the_end(g, 3)
    return g


def test_who_starves_is_told_to_its_own_player_step_by_step_and_in_his_line() -> None:
    course = Course(hungry())
    for touch in ("done", "character.monk"):
        course.play(course.game.touch(touch))
    game, story = course.game, story_of(course.game, course.plays)
    text = game.header.kind.text("en")
    start = beyond(game, course.plays[1], story.places[1])
    payday = story.scenes[story.places[1][start]]
    events = range(len(payday.events) - story.places[1].count(story.places[1][start]) + start, len(payday.events))
    lost = "Purple loses the Cotton Peddler to hunger and feeds 1 character with 1 rice."
    assert tell_steps(game, payday, events, ME, text)[0].said == lost
    assert "loses the Cotton Peddler to hunger" in tell(game, payday, ME, text, summed=True)[1].said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Purple loses the Cotton Peddler to hunger. The month ends"),
        ("fr", "Violet perd le Vendeur de Coton faute de riz. Le mois se termine"),
        ("pt", "Roxo perde o Vendedor de Algodão por falta de arroz. O mês termina"),
    ],
)
def test_before_somebody_starves_it_is_asked_about_that_first(language: str, said: str) -> None:
    g = hungry()
    g.play(g.touch("done"))
    assert comes_to_light(g, g.touch("character.monk"), g.header.kind.text(language)).startswith(said)


def test_what_others_did_to_a_player_is_told_until_he_acts_or_the_month_ends() -> None:
    g = started()
    put(g, "eyeglass", "A1", OTHER)
    business(g, ME, "rice-shop")
    course = Course(g)
    text = g.header.kind.text("en")

    def told(seat: int, months: int = 0) -> list[str]:
        story = story_of(course.game, course.plays)
        story.scenes[0].chapter = story.scenes[-1].chapter - months
        return [beat.said for beat in befell(course.game, story, seat, text)]

    course.play(course.game.touch("character.eyeglass"))
    assert told(OTHER) == ["Blue gains experience with the Eyeglass Peddler."]
    assert told(ME) == told(THIRD) == []
    while course.game.seat == ME:
        course.play(course.game.options[-1])
    assert told(OTHER) == ["Blue gains experience with the Eyeglass Peddler."]
    assert told(OTHER, months=1) == []
    while course.game.seat != OTHER:
        course.play(course.game.options[0])
    course.play(course.game.options[0])
    assert told(OTHER) == []


def test_the_celebrities_of_a_season_are_told() -> None:
    g = started(akebono=True)
    before_the_end(g, 3)
    first, second = [g.printed.celebrity_names[each] for each in g.famous[5:7]]
    assert scenes(g, "done")[0] == [
        "New tokens, before the payday: Summer.",
        f"{first} and {second} come to the bridge.",
    ]


def test_two_players_the_grand_master_and_the_neutral_character() -> None:
    g = started(seats=2, akebono=True, grandmaster=True)
    for stall in ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1"):
        put(g, "salt", stall, OTHER)
    row(g, "monk", "ox-cart")
    before_the_end(g, 1)
    told = scenes(g, "done", "character.monk", "stall.D2")
    assert re.fullmatch(r"The Grand Master walks to the [A-Z].*\.", told[0][0])
    placed = [beat for scene in told for beat in scene if "neutral" in beat]
    assert re.fullmatch(r"(Purple|Blue) puts the Monk as neutral character into stall D2\.", placed[0])
    month = next(scene for scene in told if scene[0] == "Month 2 begins.")
    assert re.fullmatch(r"Ikizama space \S+ is blocked this month \(two players\)\.", month[1])


def test_new_year_and_the_final_count() -> None:
    g = started(seats=2)
    retired(g, ME, "salt", "monk")
    goods(g, ME, koban=2)
    goods(g, OTHER)
    g.players[ME].iki = 7
    g.month = 11
    business(g, ME, "")
    g.todo = [*flow(BUSINESS, MONTH)]
    g.advance()
    told = scenes(g, "done", "space.pawn-shop", "done", "space.pawn-shop", "done")
    assert told[0] == [
        "New Year’s Day begins.",
        "One last visit for everybody, in the order of firefighting: Purple and Blue.",
    ]
    assert sorted(told[1] + told[2]) == ["Blue goes to the Pawn shop.", "Purple goes to the Pawn shop."]
    assert told[3] == [
        "The final count.",
        "Purple counts 7 IKI on the track, 4 for different types, 6 for goods and ends with 17 IKI.",
        "Blue counts 0 IKI on the track and ends with 0 IKI.",
        "Purple wins the game.",
    ]
    g.players[ME].iki = 0
    goods(g, ME)
    retired(g, ME)
    last = scenes(g, "done", "space.pawn-shop", "done", "space.pawn-shop", "done")[-1][-1]
    assert last.endswith(" wins the game: of those with as many IKI, nobody is better in firefighting.")


# Whole games.

CASES = [(seats, akebono, player) for seats in (2, 3, 4) for akebono, player in ((False, "random"), (True, "greedy"))]
LONGEST = 320  # letters of a sentence
TALLY = re.compile(r"\(([−+][^()]*)\)\.$|: ([−+][^()]*)\.$")
IKI = re.compile(r"([−+])(\d+) IKI")


def played(seats: int, akebono: bool, player: str) -> tuple[Course, list[list[int]]]:
    """A whole game, and the IKI of each seat after each touch."""
    options: dict[str, Any] = {"grandmaster": seats == 2}
    course = Course(new_game(seats, seed=seats, akebono=akebono, **options))
    bot = bots.make(player, seed=seats)
    had = [[0] * seats]
    while not course.game.over:
        course.play(bot.choose(course.game))
        assert isinstance(course.game, Iki)
        had.append([each.iki for each in course.game.players])
    return course, had


@pytest.mark.parametrize(("seats", "akebono", "player"), CASES)
def test_a_whole_game_is_told_without_a_gap(seats: int, akebono: bool, player: str) -> None:
    course, had = played(seats, akebono, player)
    game = course.game
    story = story_of(game, course.plays)
    sorts = game.header.kind.events
    for language in LANGUAGES:
        text = game.header.kind.text(language)
        counted = [0] * seats
        for place, scene in enumerate(story.scenes):
            beats = tell(game, scene, None, text)
            assert bool(beats) == any(sorts[event[0]].told for event in scene.events)
            for beat in beats:
                assert max(map(len, re.split(r"(?<=\.) ", beat.said))) <= LONGEST, beat.said
                assert "{" not in beat.said
                clauses = re.split(r", | and | et | e ", beat.said.partition(" (")[0].rstrip("."))
                deeds = [clause for clause in clauses if len(clause) > 12]
                assert len(set(deeds)) == len(deeds), beat.said
                tally = TALLY.search(beat.said)
                if tally and 0 <= beat.seat < seats:
                    for sign, points in IKI.findall(tally[1] or tally[2]):
                        counted[beat.seat] += int(points) if sign == "+" else -int(points)
            if max(story.places[scene.end - 1], default=0) <= place:  # its last touch brought nothing to the next
                assert counted == had[scene.end], (language, scene)
