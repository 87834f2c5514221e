"""What things are called and what choices say, in three languages: one name for one thing, the price beside it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import ennichi
from ennichi import bots
from ennichi.iki.kind import KIND
from ennichi.iki.words import all_names, award_words, effect_words
from ennichi.kernel.text import LANGUAGES
from tests.conformance.cases import option_sets

from .given import (
    boat,
    business,
    celebrities,
    goods,
    new_game,
    new_year,
    open_now,
    play,
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
from .test_examples import burn

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src" / "games"
ME, OTHER = 0, 1


# Two choices of one decision.


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_choices_never_read_the_same(seats: int, player: str) -> None:
    seen: set[tuple[str, frozenset[int]]] = set()
    for number, options in enumerate(option_sets(KIND, seats)):
        g = ennichi.new("iki", seats=seats, seed=number, **options)
        bot = bots.make(player, seed=number)
        while not g.over:
            question = (g.todo[-1].key, frozenset(g.options))
            if question not in seen:
                seen.add(question)
                for language in LANGUAGES:
                    said = Counter(g.words(touch, language) for touch in g.options)
                    assert [words for words, times in said.items() if times > 1] == [], (g.prompt(language), said)
            g.play(bot.choose(g))
    assert len(seen) > 400


def test_two_printed_pieces_never_have_the_same_name() -> None:
    for language in LANGUAGES:
        names = all_names(new_game().printed, KIND.text(language))
        pieces = Counter(name for touch, name in names.items() if not touch.startswith("type."))
        assert [name for name, times in pieces.items() if times > 1] == [], language


# What a choice says.


def test_a_hire_says_its_price_and_that_somebody_is_new() -> None:
    g = started(akebono=True)
    row(g, "monk", "", "", "", "", "", "doctor", mon=1)
    tokens(g, ME, "hire-less")
    turn(g, ME, "1")
    assert g.words(g.touch("income"), "en") == "income: 4 mon"
    assert g.words(g.touch("character.monk"), "en") == "hire the Monk for 3 mon, after taking the 1 mon from the card"
    assert g.words(g.touch("character.doctor"), "en") == "hire the Doctor (New Character) for 1 mon"
    assert (
        g.words(g.touch("character.doctor"), "fr")
        == "recruter\N{NO-BREAK SPACE}: Docteur (Nouveau Personnage), pour 1 mon"
    )
    play(g, "character.monk")
    assert g.words(g.touch("stall.A1"), "en") == "stall A1 (Rice shop)"
    assert g.words(g.touch("stall.A4"), "en") == "stall A4 (Sandal shop), 2 mon more"
    assert g.words(g.touch("stall.A4"), "fr") == "emplacement A4 (Vendeur de Sandales), 2 mons de plus"
    assert g.words(g.touch("stall.A4"), "pt") == "banca A4 (Loja de Sandálias), mais 2 mons"


def test_a_token_says_its_price_and_where_it_lies() -> None:
    g = started(akebono=True)
    g.market = [0, 1, 0, 1, 0, 1, 2, 2, 2]
    boat(g, "1", OTHER)
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop", "option.1")
    assert g.words(g.touch("pipe.spring-b"), "en") == "pipe (1 firefighting step) for 3 mon, from the board"
    business(g, ME, "nihonbashi-bridge")
    play(g, "boat.1")
    assert g.words(g.touch("pipe.spring-c"), "en") == "pipe (build, paying the cost) for 3 mon, from the river"
    assert g.words(g.touch("pipe.spring-c"), "fr") == "pipe (construire en payant le coût) pour 3 mons, dans la rivière"


def test_a_building_and_a_boat_say_what_they_cost_now() -> None:
    g = started(akebono=True)
    shown(g, "inn", "well")
    boat(g, "3A")
    goods(g, ME, wood=3, sandal=1, koban=1)
    put(g, "carpenter", "A1", OTHER)
    business(g, ME, "rice-shop")
    play(g, "character.carpenter")
    assert g.words(g.touch("building.inn"), "en") == "Inn for 1 koban"
    assert g.words(g.touch("building.well"), "en") == "Well for 1 sandal and 1 koban"
    assert g.words(g.touch("boat.3A"), "en") == "Chokibune A, from the bank, for nothing"


def test_a_building_that_only_lacks_the_money_for_its_stall_says_so() -> None:
    g = started(akebono=False)
    shown(g, "watchtower")
    goods(g, ME, mon=1, wood=2)
    for stall in ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"):
        put(g, "salt", stall)
    put(g, "carpenter", "B4", OTHER)
    business(g, ME, "tobacco-shop")
    g.todo.append(g.header.box.steps["build"])
    g.offered = g.todo[-1].legal(g)
    assert g.why_not(g.touch("building.watchtower")) == "you cannot pay 2 wood and 2 mon for the stall"


def test_the_ways_of_life_and_the_spaces_say_where_they_lead() -> None:
    g = started(akebono=True)
    way_of_life(g)
    assert g.words(g.touch("ikizama.1-4"), "en").startswith(
        "Ikizama space 1-4: 1 mon, then 1 to 4 spaces (Sandal shop, Rice shop, Fire tower, Tobacco shop); with"
    )
    assert g.words(g.touch("ikizama.3"), "en").startswith(
        "Ikizama space 3: income or a hire, then 3 spaces, to the Fire tower; with"
    )
    row(g)
    stand(g, ME, "exchange-shop")
    tokens(g, ME, "messenger", "move-more")
    turn(g, ME, "1-4")
    assert g.words(g.touch("space.rice-shop"), "en") == "2 spaces, to the Rice shop"
    assert g.words(g.touch("special.messenger"), "en") == "spend your Messenger token and go to any space"
    play(g, "space.sandal-shop")
    assert g.words(g.touch("sandal"), "en") == "spend a sandal and go on to the Rice shop"
    assert g.words(g.touch("special.move-more"), "en") == "go on to the Rice shop with your Ox Cart token"


def test_a_name_in_a_question_is_not_left_without_its_article() -> None:
    g = started()
    row(g, "seamstress")
    turn(g, ME, "1")
    play(g, "character.seamstress")
    asked = {language: g.prompt(language).partition(":")[2].strip() for language in LANGUAGES}
    assert asked == {
        "en": "choose a stall for the Seamstress.",
        "fr": "Couturière. Choisissez un emplacement.",
        "pt": "Costureira. Escolha uma banca.",
    }


def test_the_question_for_business_names_only_what_is_open() -> None:
    g = started()
    row(g)
    stand(g, ME, "exchange-shop")
    goods(g, ME, mon=3, sandal=1)
    turn(g, ME, "1")
    seat = g.player(ME, g.header.kind.text("en"))
    assert open_now(g) == {"sandal", "space.sandal-shop", "done"}
    assert g.prompt("en") == f"{seat}: Sandal shop. Walk further, do business, or end your turn."
    business(g, ME, "sandal-shop")
    assert g.prompt("en") == f"{seat}: Sandal shop. Do business, or end your turn."
    play(g, "space.sandal-shop")
    assert open_now(g) == {"done"}
    assert g.prompt("en") == f"{seat}: Sandal shop. Nothing more to do here: end your turn."
    assert "transaction" not in g.prompt("fr")
    assert "negócios" not in g.prompt("pt")


def test_who_can_only_walk_is_not_told_to_do_business() -> None:
    g = started()
    row(g)
    stand(g, ME, "sandal-shop")
    goods(g, ME, sandal=1)
    turn(g, ME, "1-4")
    play(g, "space.rice-shop")  # with 1 mon
    assert open_now(g) == {"sandal", "done"}
    assert g.prompt("en").endswith(": Rice shop. Walk further, or end your turn.")


def test_business_says_what_it_costs() -> None:
    g = started(akebono=True)
    put(g, "soba", "A1", OTHER)
    business(g, ME, "rice-shop")
    assert g.words(g.touch("space.rice-shop"), "en") == "Rice shop (2 rice for 3 mon)"
    assert g.words(g.touch("character.soba"), "en") == "do business with the Soba Stand (2 rice for 2 mon)"
    boat(g, "3B", OTHER)
    celebrities(g, "ryokan")
    business(g, ME, "nihonbashi-bridge")
    assert g.words(g.touch("boat.3B"), "en") == "activate the Chokibune B (2 firefighting steps for 3 mon)"
    assert g.words(g.touch("celebrity.ryokan"), "en") == (
        "meet Ryōkan. At the end: 6 IKI with the last place in firefighting."
    )


def test_tokens_say_what_they_would_do_here() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "hire")
    row(g, "salt")
    turn(g, ME, "1-4")
    assert g.words(g.touch("mon"), "en") == "take 1 mon"
    assert g.words(g.touch("ticket.hire"), "en") == (
        "spend your boat token “income or hire”: 4 mon, or hire a character, paying its price"
    )
    g = started(akebono=True)
    power(g, 0, 0, 0)
    tokens(g, ME, "avoid-fire", "doctor")
    put(g, "soba", "A1", ME)
    burn(g, "A")
    assert g.words(g.touch("special.avoid-fire"), "en") == "spend your Avoid-fire token: the Soba Stand stays"
    assert g.words(g.touch("special.doctor"), "en") == "spend your Doctor token: the Soba Stand retires"
    assert g.words(g.touch("done"), "en") == "let the Soba Stand burn"


def test_a_new_pipe_says_what_using_it_means() -> None:
    g = started(akebono=True)
    shown(g, "watchtower")
    goods(g, ME, mon=9, wood=2)
    g.market = [2, -1, -1, -1, -1, -1, -1, -1, -1]
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop")
    assert g.words(g.touch("pipe.spring-c"), "en") == "use it: build, paying the cost"


def test_new_year_is_called_so() -> None:
    g = started()
    new_year(g)
    assert g.prompt("fr").endswith("pour le Nouvel An.")
    assert g.prompt("pt").endswith("para o Dia de Ano-Novo.")


# Effects and awards.

EFFECTS = {
    "mon + sandal": ("1 mon and 1 sandal", "1 mon et 1 sandale", "1 mon e 1 sandália"),
    "2 mon > 4 iki": ("4 IKI for 2 mon", "4 IKI pour 2 mons", "4 IKI por 2 mons"),
    "wood + rice + sandal > 9 iki": (
        "9 IKI for 1 wood, 1 rice and 1 sandal",
        "9 IKI pour 1 bois, 1 riz et 1 sandale",
        "9 IKI por 1 madeira, 1 arroz e 1 sandália",
    ),
    "pipe > koban": ("1 koban for 1 of your pipes", "1 koban pour 1 de vos pipes", "1 koban por 1 dos seus cachimbos"),
    "pipe / pouch / pipe + pouch": (
        "buy a pipe, buy a tobacco pouch, or both",
        "acheter une pipe, acheter une blague à tabac, ou les deux",
        "comprar um cachimbo, comprar uma bolsa de tabaco, ou ambos",
    ),
    "rice > sandal / 2 rice > 2 sandal / sandal > rice / 2 sandal > 2 rice": (
        "up to 2 rice for sandals, one for one, or the other way round",
        "jusqu’à 2 riz contre autant de sandales, ou l’inverse",
        "até 2 arroz pelo mesmo número de sandálias, ou o inverso",
    ),
    "rice > 4 mon / sandal > 4 mon": (
        "4 mon for 1 rice, or 4 mon for 1 sandal",
        "4 mons pour 1 riz, ou 4 mons pour 1 sandale",
        "4 mons por 1 arroz, ou 4 mons por 1 sandália",
    ),
    "mon > build": (
        "pay 1 mon: build, paying the cost",
        "payer 1 mon : construire en payant le coût",
        "pagar 1 mon: construir, pagando o custo",
    ),
    "hire-2mon": (
        "hire a character, paying 2 mon less",
        "recruter un personnage en payant 2 mons de moins",
        "contratar uma personagem, pagando menos 2 mons",
    ),
}
AWARDS = {
    "2 per boat": (
        "2 IKI for each boat you own",
        "2 IKI par bateau en votre possession",
        "2 IKI por cada barco que possua",
    ),
    "1 per 2 fire": (
        "1 IKI for every 2 firefighting steps",
        "1 IKI par tranche de 2 cases de Lutte contre les Incendies",
        "1 IKI por cada 2 passos no combate aos incêndios",
    ),
    "2 per pipe + 2 per pouch + 2 per fish": (
        "2 IKI for each pipe, tobacco pouch and fish you own",
        "2 IKI par pipe, blague à tabac et poisson en votre possession",
        "2 IKI por cada cachimbo, bolsa de tabaco e peixe que possua",
    ),
    "3 per sandal max 30": (
        "3 IKI for each sandal you own, at most 30 IKI",
        "3 IKI par sandale en votre possession, 30 IKI au plus",
        "3 IKI por cada sandália que possua, no máximo 30 IKI",
    ),
    "7 if 1 pipe and 1 fish": (
        "7 IKI with at least 1 pipe and 1 fish",
        "7 IKI avec au moins 1 pipe et 1 poisson",
        "7 IKI com pelo menos 1 cachimbo e 1 peixe",
    ),
    "6 if at most 1 mon": ("6 IKI with at most 1 mon", "6 IKI avec au plus 1 mon", "6 IKI com no máximo 1 mon"),
    "4 per type + 2": (
        "4 IKI for each different type and 2 IKI",
        "4 IKI par type différent et 2 IKI",
        "4 IKI por cada tipo diferente e 2 IKI",
    ),
}


@pytest.mark.parametrize("effect", list(EFFECTS))
def test_effects_in_words(effect: str) -> None:
    assert [effect_words(effect, KIND.text(each)).replace("\u00a0", " ") for each in LANGUAGES] == list(EFFECTS[effect])


@pytest.mark.parametrize("award", list(AWARDS))
def test_awards_in_words(award: str) -> None:
    assert [award_words(award, KIND.text(each)) for each in LANGUAGES] == list(AWARDS[award])


def test_who_has_no_type_is_told_in_a_whole_sentence() -> None:
    g = started(akebono=True)
    retired(g, ME)
    assert KIND.tell(g, g.touch("character.rice-broker"), KIND.text("en")).startswith("No type, costs 3 mon. Skill: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_for_hire_tells_what_lies_on_it_and_what_its_token_does(language: str) -> None:
    g = started()
    row(g, "monk", "doctor", mon=2)
    text = KIND.text(language)
    monk, doctor = [KIND.tell(g, g.touch(f"character.{name}"), text) for name in ("monk", "doctor")]
    assert text("tell-special-hire-less") in monk
    assert text("tell-special-doctor") in doctor
    assert monk.endswith(text("tell-lying", lying=text("effect-mon", count=2)))
    assert text("tell-lying", lying=text("effect-mon", count=2)) not in doctor


# The terms of the official book, and one word for each thing.

# What a word must not be, and what is said instead.
NOT = {
    "en": {r"\bkobuns?\b": "Kobun", r"\bmons\b": "mon", r"\bkobans\b": "koban", r"\bcent(?:re|er)\b": "middle"},
    "fr": {
        r"embauch\w*": "recruter",
        r"échoppe": "boutique",
        r"\btalents?\b": "compétence",
        r"\baffaires?\b": "transaction",
        r"[Jj]our de l’An": "Nouvel An",
        r"piste (?:d’)?[Ii]ncendie|contre l’incendie": "Lutte contre les Incendies",
        r"piste de commerce|pas de commerce": "piste de Commerce",
        r"Embauche −1": "jeton Moine",
        r"\b(?:[2-9]|\d\d) (?:mon|koban)\b": "mons, kobans",
        r"\bkobuns?\b": "Kobun",
        r"jetons? de bateau": "jeton Bateau",
    },
    "pt": {
        r"[Vv]ocê": "the verb alone",
        r"[Tt]rilha": "pista",
        r"[Aa]posent\w*": "reformar-se",
        r"\brendas?\b": "rendimento",
        r"\w*ônus": "bónus",
        r"[Cc]onstruções": "edifícios",
        r"[Ff]ileira": "fila",
        r"Curinga": "Joker",
        r"Policial": "Polícia",
        r"\bem uma?\b": "num, numa",
        r"\b[Pp]egue\b|\bpega\b": "ficar com, tirar",
        r"\b(?:[Uu]m|[Oo]|[Ss]eu|[Nn]ovo|[Oo]utro|[Oo]s|[Ss]eus|[Nn]ovos) [Pp]ersonage": "uma personagem",
        r"\b(?:[2-9]|\d\d) (?:mon|koban)\b": "mons, kobans",
        r"\bdiário\b": "registo",
        r"\bcasas?\b(?! de)": "espaço",
        r"\bkobuns?\b": "Kobun",
    },
}


def client_words(language: str) -> str:
    """What the client says of IKI in one language: the words of its boards and its rules page."""
    folder = CLIENT / "iki" / "text" / language
    page = (folder / "rules.md").read_text(encoding="utf-8")
    page = re.sub(r"\{#[^}]*\}", "", page)
    page = re.sub(r"\[([^\[\]|\"]+)\|[^\[\]|\"]+\]", r"\1", page)
    return f"{said_in(folder / 'board.ftl')}\n{page}"


def said_in(file: Path) -> str:
    """The words of a Fluent file, without its notes and the names of its messages."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return "\n".join(re.sub(r"^(?: *\.)?[\w-]+ =", "", line) for line in lines)


def message_words(language: str) -> str:
    return said_in(KIND.folder / "text" / f"{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_each_thing(language: str) -> None:
    for where in (message_words(language), client_words(language)):
        for wrong, right in NOT[language].items():
            found = re.search(wrong, where)
            assert found is None, f"{where[max(0, found.start() - 40) : found.end() + 40]!r}: {right}"


def test_terms_of_the_official_french_book() -> None:
    text = KIND.text("fr")
    assert text("special-hire-less") == "jeton Moine"
    assert text("chapter-new-year") == "Nouvel An"
    assert text("ticket-shop").replace("\u00a0", " ") == "jeton Bateau « boutique »"
    assert text("effect-mon", count=2) == "2 mons"
    assert text("effect-koban", count=3) == "3 kobans"
    assert "piste de Lutte contre les Incendies" in text("deed-fire-steps", seat="X", count=1)
    assert text("space-fire-tower") != text("building-watchtower")


def test_french_signs_are_not_parted_from_their_words() -> None:
    for said in [*message_words("fr").splitlines(), *client_words("fr").splitlines()]:
        assert not re.search(r" [:;!?»]|« ", said), said
