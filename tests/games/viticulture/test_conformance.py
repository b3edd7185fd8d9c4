"""Every promise a game makes, for every number of seats and every variant."""

import pytest

from cuvee.games.viticulture.game import VITICULTURE
from cuvee.testing import check

SEATS = [2, 3, 4, 5, 6]
VARIANTS: dict[str, dict[str, bool]] = {
    "plain": {},
    "friendly": {"friendly": True},
    "parents": {"choose_parents": True},
    "both": {"friendly": True, "choose_parents": True},
}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_viticulture_keeps_the_promises_of_a_game(seats: int, variant: str) -> None:
    """One game at random for each table, looked at closely every few decisions."""
    options = VARIANTS[variant]
    check(VITICULTURE, seats=seats, seeds=[seats], options=options, every=11 * seats, samples=8)


@pytest.mark.parametrize("variant", VARIANTS)
def test_viticulture_keeps_them_closely_watched(variant: str) -> None:
    """At the smallest table nearly every decision is looked at."""
    check(VITICULTURE, seats=2, seeds=[17], options=VARIANTS[variant], every=4, samples=4)
