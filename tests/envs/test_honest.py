from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee.engine import RandomPolicy, game, rng
from cuvee.envs.layout import Cells, layout
from tests.envs.modes import MODES, Mode


def encoded(mode: Mode, state: object, seat: int) -> Cells:
    table = layout(mode.game, mode.seats)
    encoder = table.encoder()
    encoder.sync(state)  # type: ignore[arg-type]
    return np.frombuffer(encoder.observation(seat), np.int16)


@settings(max_examples=60, deadline=None)
@given(
    mode=st.sampled_from(MODES),
    seed=st.integers(0, 10**6),
    decisions=st.integers(0, 400),
    deal=st.integers(0, 10**6),
    data=st.data(),
)
def test_two_observations_of_one_view_are_equal_whatever_is_hidden(
    mode: Mode, seed: int, decisions: int, deal: int, data: st.DataObject
) -> None:
    state = game(mode.game).new(seats=mode.seats, seed=seed, **mode.options)
    policy = RandomPolicy(rng(seed))
    for _ in range(decisions):
        if state.over:
            break
        state.apply(policy.choose(state, state.seat))
    seat = data.draw(st.integers(0, mode.seats - 1))
    dealt = state.determinise(seat, rng(deal))
    assert encoded(mode, state, seat).tobytes() == encoded(mode, dealt, seat).tobytes()


@settings(max_examples=20, deadline=None)
@given(mode=st.sampled_from(MODES), seeds=st.tuples(st.integers(0, 99), st.integers(0, 99)))
def test_what_was_written_before_leaves_no_trace(mode: Mode, seeds: tuple[int, int]) -> None:
    table = layout(mode.game, mode.seats)
    cells = np.zeros(table.size, np.int16)
    encoder = table.encoder(cells.data)
    for seed in seeds:
        state = game(mode.game).new(seats=mode.seats, seed=seed, **mode.options)
        policy = RandomPolicy(rng(seed))
        for _ in range(seed * 3):
            if not state.over:
                state.apply(policy.choose(state, state.seat))
        encoder.sync(state)
    encoder.show(0)
    assert np.array_equal(cells, encoded(mode, state, 0))
