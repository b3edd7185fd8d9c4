"""No bot knows more than its seat: another deal of what is hidden never changes what it chooses."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee import rng
from cuvee.bots import Observation, bot
from cuvee.engine import Game
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.testing.strategies import Position, positions

KINDS: list[tuple[Game[Any], int, dict[str, object]]] = [
    (VITICULTURE, 2, {}),
    (VITICULTURE, 4, {}),
    (VITICULTURE, 1, {"automa": "normal"}),
    (VITICULTURE, 1, {"campaign": 3}),
    (NARAMATA, 2, {}),
    (NARAMATA, 2, {"phantom": True}),
    (NARAMATA, 3, {}),
    (NARAMATA, 1, {"solo": True, "whelp": "normal"}),
    (NARAMATA, 2, {"fleet": True, "whelp": "easy"}),
]
NAMES = [
    "random", "beginner", "greedy:budget=4", "planner:playouts=1:work=1", "expert:work=1",
    "expert:work=1:playouts=1", "vintner:deals=1", "builder:deals=1", "host:deals=1",
]  # fmt: skip
anywhere = st.one_of(
    [positions(game, seats, most_actions=25, **options) for game, seats, options in KINDS]
)


@settings(max_examples=20)
@given(
    name=st.sampled_from(NAMES),
    position=anywhere,
    deal=st.integers(0, 1000),
    seed=st.integers(0, 1000),
)
def test_another_deal_of_what_is_hidden_changes_no_choice(
    name: str, position: Position[Any], deal: int, seed: int
) -> None:
    state = position.state()
    for seat in state.waiting[:1]:
        truths = (state, state.determinise(seat, rng(deal)))
        chosen = [bot(name).choose(Observation(truth, seat), rng(seed)) for truth in truths]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal(seat)


@settings(max_examples=50)
@given(position=anywhere, deal=st.integers(0, 1000))
def test_another_deal_of_what_is_hidden_changes_no_feature(
    position: Position[Any], deal: int
) -> None:
    state = position.state()
    rules = state.game
    for seat in range(state.seats):
        dealt = state.determinise(seat, rng(deal))
        assert rules.features(state, seat) == rules.features(dealt, seat)
        assert len(rules.topics(state, seat)) == len(rules.features(state, seat))


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_position_has_as_many_features_at_the_end_as_at_the_start(
    game: Game[Any], seats: int, options: dict[str, object]
) -> None:
    state, dice = game.new(seats=seats, seed=5, **options), rng(5)
    many = len(game.features(state, 0))
    while not state.over:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
        assert len(game.features(state, 0)) == many
    assert isinstance(game.margin(state, 0), float)
