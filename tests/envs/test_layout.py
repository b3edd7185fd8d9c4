from __future__ import annotations

import numpy as np
import pytest

from cuvee.engine import BadInput, RandomPolicy, State, game, rng
from cuvee.engine.plain import fingerprint
from cuvee.envs.layout import layout
from cuvee.games.encoder import LEAST, MOST
from tests.envs.modes import MODES, Mode


def positions(mode: Mode, seed: int) -> list[State]:
    """Every position of a game played at random."""
    state = game(mode.game).new(seats=mode.seats, seed=seed, **mode.options)
    policy, found = RandomPolicy(rng(seed)), [state.clone()]
    while not state.over:
        state.apply(policy.choose(state, state.seat))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_an_observation_says_what_the_view_says(mode: Mode) -> None:
    table = layout(mode.game, mode.seats)
    out = np.zeros(table.size, np.int16)
    encoder = table.encoder(out.data)
    for number, state in enumerate(positions(mode, 11)):
        encoder.sync(state)
        if number % 7 == 0 or state.over:
            seat = number % mode.seats
            encoder.show(seat)
            view = state.view(seat)
            assert table.decode(out) == table.read(view, seat)
            assert encoder.observation(seat) == out.tobytes()
            assert np.array_equal(table.encode(view, seat), out)


def followers(state: State) -> list[State]:
    """The positions after each action on offer."""
    found = []
    for action in state.legal():
        state_after = state.clone()
        state_after.apply(action)
        found.append(state_after)
    return found


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_questions_that_differ_are_seen_to_differ(mode: Mode) -> None:
    table = layout(mode.game, mode.seats)
    encoder = table.encoder()
    for state in positions(mode, 5)[::3]:
        asked: dict[tuple[int, bytes, tuple[int, ...]], object] = {}
        for after in followers(state):
            if after.decision is None:
                continue
            encoder.sync(after)
            prompt = after.decision.prompt.to_dict()
            seen = after.seat, bytes(encoder.observation(after.seat)), tuple(after.legal())
            assert asked.setdefault(seen, prompt) == prompt


def test_numbers_that_a_cell_cannot_hold_are_its_limits() -> None:
    table = layout("viticulture", 2)
    encoder = table.encoder()
    state = game("viticulture").new(seats=2, seed=1)
    state.year, state.players[0].lira, state.players[1].vp = 10**6, 1 << 15, -(10**5)  # type: ignore[attr-defined]
    for _ in range(2):
        encoder.sync(state)
        seen = np.frombuffer(encoder.observation(0), np.int16)
        assert np.array_equal(table.encode(state.view(0), 0), seen)
        said = table.decode(seen)
        assert said["table"]["year"] == MOST
        assert said["players"][0]["lira"] == MOST
        assert said["players"][1]["vp"] == LEAST


def test_a_view_or_an_observation_of_another_table_is_refused() -> None:
    table = layout("viticulture", 2)
    view = game("viticulture").new(seats=3, seed=1).view(0)
    with pytest.raises(BadInput, match="viticulture with 2 seats, not for viticulture with 3"):
        table.encode(view, 0)
    state = game("viticulture").new(seats=2, seed=1)
    for who in (None, 1):
        with pytest.raises(BadInput, match="not the view of seat 0"):
            table.encode(state.view(who), 0)
    with pytest.raises(BadInput, match="no seat 2 among 2"):
        table.encode(state.view(0), 2)
    for shape in ((5,), (), (1, table.size), (layout("viticulture", 3).size,)):
        with pytest.raises(BadInput, match=f"has {table.size} cells, not shape"):
            table.decode(np.zeros(shape, np.int16))
    with pytest.raises(BadInput, match="no viticulture with 9 seats"):
        layout("viticulture", 9)


# Of each version of a layout, what its cells mean. A layout that changes gets a new version and
# a line here.
KNOWN_LAYOUTS = {
    ("viticulture", 1): "5cfd2f035a510b02f754317cad94be01",
    ("naramata", 1): "47548ab982f8c153e3f7876c7826df2c",
    ("viticulture", 2): "13fcac8673cf7acdb26fbd0b7cb01942",
    ("naramata", 2): "e2b7d22c2977c37b4eccde2129749db4",
}


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_a_cell_does_not_change_its_meaning_within_a_version(name: str) -> None:
    found = layout(name, 1)
    cells = [[block, field.name, field.kind, field.keys] for block, field, _ in found.fields()]
    assert KNOWN_LAYOUTS[name, found.version] == fingerprint(cells)


def test_there_is_no_layout_of_other_games() -> None:
    with pytest.raises(BadInput, match="no observations of 'chess'"):
        layout("chess", 2)
