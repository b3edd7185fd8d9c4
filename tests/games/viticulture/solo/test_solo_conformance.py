"""Every promise a game makes, alone: each level, the aggressive variant, each challenge."""

import pytest

from cuvee.engine import rng
from cuvee.games.viticulture.campaign import REASONS
from cuvee.games.viticulture.difficulty import DIFFICULTY_NAMES
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.testing import check

Options = dict[str, object]
VARIANTS: dict[str, Options] = {
    **{name: {"automa": name} for name in DIFFICULTY_NAMES},
    **{
        f"aggressive-{name}": {"automa": name, "aggressive": True} for name in DIFFICULTY_NAMES[1:4]
    },
    **{f"campaign-{number}": {"campaign": number} for number in range(1, 9)},
    **{
        f"campaign-{number}-aggressive": {"campaign": number, "aggressive": True}
        for number in (1, 2, 3, 4, 5, 7, 8)
    },
    "redraw": {"automa": "hard", "redraw_visitors": True, "choose_parents": True},
    "tokens": {"automa": "very_easy", "bonus_tokens": 20},
}
GAMES = 20


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_solo_game_keeps_the_promises_of_a_game(variant: str) -> None:
    check(VITICULTURE, seats=1, seeds=[1, 2], options=VARIANTS[variant], every=9, samples=8)


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_played_at_random_end_properly(variant: str) -> None:
    """Within eight years, with a result and every card still there."""
    for seed in range(GAMES):
        s = VITICULTURE.begin(1, seed, VARIANTS[variant])
        dice, cards = rng(seed).fork(), VITICULTURE.invariants(s)
        while not s.over:
            legal = s.legal()
            s.apply(legal[dice.below(len(legal))])
        assert s.result is not None
        assert s.result.reason in REASONS
        assert 1 <= s.year <= 8
        assert s.players[0].vp >= -5
        assert VITICULTURE.invariants(s) == cards
