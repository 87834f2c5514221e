"""What environments give away: to an agent nothing that hangs on what its seat cannot know, in games played well."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ennichi.kernel.errors import IllegalTouch
from ennichi.kernel.game import Game
from ennichi.lab.aec import Seats
from ennichi.lab.gym import Table
from tests.conformance.cases import Case
from tests.conformance.players import label, played, ways

from .positions import TABLES

EVERY = 17  # decisions
every_way = pytest.mark.parametrize(("case", "way"), ways(TABLES), ids=label)


def by_agents(env: Seats, g: Game, seat: int) -> list[Any]:
    """All that an agent can ask a PettingZoo environment."""
    env.position = g
    agent = env.possible_agents[seat]
    env.agent_selection = agent
    seen, *rest = env.last()
    assert seen is not None
    return [seen["observation"].tolist(), seen["action_mask"].tolist(), rest, env.infos[agent], refusal(g, seat)]


def by_table(env: Table, g: Game, seat: int) -> list[Any]:
    """All that a Gymnasium environment tells whoever plays this seat."""
    env.dealt = g
    env.seat = seat
    seen = env.seen()
    return [seen["observation"].tolist(), seen["action_mask"].tolist(), env.info(), env.render()]


def refusal(g: Game, seat: int) -> str:
    """What a closed touch is answered with; only the seat that acts can try one."""
    if g.over or seat != g.seat:
        return ""
    closed = next(touch for touch in range(len(g.header.box.vocabulary)) if touch not in g.options)
    with pytest.raises(IllegalTouch) as raised:
        g.clone().play(closed)
    return str(raised.value)


@every_way
def test_environments_tell_an_agent_what_its_seat_may_know(case: Case, way: str) -> None:
    agents = Seats(case.kind.name, case.seats, render_mode="ansi")
    agents.reset(seed=1)
    table = Table(case.kind.name, seats=case.seats, render_mode="ansi")
    table.reset(seed=1)
    for number, g in enumerate(played(case, way, 3)):
        for seat in range(case.seats) if number % EVERY == 0 else ():
            dealt = g.redeal(seat, seed=number)
            assert by_agents(agents, dealt, seat) == by_agents(agents, g.clone(), seat)
            assert by_table(table, dealt, seat) == by_table(table, g.clone(), seat)
        if number % EVERY == 0:  # what everybody sees on the screen
            agents.position = g.redeal(None, seed=number)
            shown = agents.render()
            agents.position = g.clone()
            assert agents.render() == shown


@every_way
def test_openspiel_observations_are_blind_to_what_a_player_cannot_know(case: Case, way: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ennichi.lab.openspiel import fresh

    game = pyspiel.load_game(f"ennichi_{case.kind.name}(players={case.seats})")
    state = game.new_initial_state()
    state.apply_action(0)
    for number, g in enumerate(played(case, way, 3)):
        for seat in range(case.seats) if number % EVERY == 0 else ():
            told: list[Any] = []
            for position in (g.clone(), g.redeal(seat, seed=number)):
                state.position = fresh(position, game.observer)
                told.append((state.information_state_string(seat), np.array(state.observation_tensor(seat)).tolist()))
            assert told[0] == told[1]
