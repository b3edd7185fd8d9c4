"""The beginner is weak on purpose, and never plays as if something were broken."""

from __future__ import annotations

import pytest

from cuvee import BadInput
from cuvee.bots import Observation, bot
from cuvee.bots.beginner import BeginnerBot
from cuvee.engine import State, game, rng
from cuvee.games.naramata.state import Naramata

DEALS = 2
EARLIEST_END = 8  # half hours after eleven, when the day begins: three o'clock
LEAST_SCORE = 40


def played(name: str, seed: int, *bots: str) -> State:
    """A game of bots, at its end."""
    state, luck = game(name).new(seats=len(bots), seed=seed), rng(seed)
    players = [bot(each) for each in bots]
    while not state.over:
        seat = state.seat
        state.apply(players[seat].choose(Observation(state, seat), luck))
    return state


@pytest.mark.parametrize("seed", range(DEALS))
def test_a_beginner_uses_the_day_before_it_ends(seed: int) -> None:
    state, luck, beginner = game("naramata").new(seats=2, seed=seed), rng(seed), bot("beginner")
    under_way = {0, 1}
    while not state.over:
        assert isinstance(state, Naramata)
        state.apply(beginner.choose(Observation(state, state.seat), luck))
        ended = {seat for seat, tour in enumerate(state.players) if state.done(tour.place)}
        for seat in ended & under_way:
            assert state.players[seat].time >= EARLIEST_END
        under_way = {0, 1} - ended
    assert state.result is not None
    assert min(state.result.scores) >= LEAST_SCORE


def test_what_is_not_a_number_is_no_contentment() -> None:
    with pytest.raises(BadInput, match="content is at least 0, not nan"):
        BeginnerBot(float("nan"))


def test_a_beginner_loses_to_a_greedy_bot() -> None:
    lost = 0
    for seed in range(10):
        result = played("viticulture", seed, "beginner", "greedy").result
        assert result is not None
        lost += 0 not in result.winners
    assert lost >= 8
