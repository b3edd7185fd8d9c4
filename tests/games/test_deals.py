"""Deals for any seat, asked or not: the game can be played on in them."""

from __future__ import annotations

import pytest

from cuvee.engine import RandomPolicy, State, game, rng
from tests.envs.modes import MODES, Mode

EVERY = 8  # decisions from one position that is dealt anew to the next
FAR = 20  # of those, from one that is played on to the end to the next
NEAR = 12  # decisions that the others are played on for: most turns are shorter


def play_on(state: State, policy: RandomPolicy, decisions: int) -> None:
    """Take so many decisions at random, or all there are."""
    for _ in range(decisions):
        if state.over:
            return
        assert state.offer, f"nothing is on offer at {state.decision}"
        state.apply(policy.choose(state, state.seat))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_dealt_anew_for_any_seat_can_be_played_on(mode: Mode) -> None:
    state = game(mode.game).new(seats=mode.seats, seed=11, **mode.options)
    policy, dice = RandomPolicy(rng(11)), rng(12)
    dealt = 0
    while not state.over:
        for seat in range(mode.seats):
            sample = state.determinise(seat, dice)
            assert sample.view(seat) == state.view(seat)
            dealt += 1
            play_on(sample, policy, NEAR if dealt % FAR else 10_000)
        play_on(state, policy, EVERY)
