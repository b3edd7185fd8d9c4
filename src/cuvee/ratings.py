"""Ratings: how strong players are, by the games they played; people and bots on one scale.

The model is Plackett and Luce's, as openskill computes it. A player has an estimate `mu` and its
uncertainty `sigma`; everybody begins with the same.
"""

from __future__ import annotations

from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How strong a player is thought to be, and how unsure that is."""

    mu: float
    sigma: float


START: Final = Rating(25.0, 25.0 / 3.0)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow, and for ratings alone

    return PlackettLuce(mu=START.mu, sigma=START.sigma)


def rate(known: dict[str, Rating], players: list[str], ranks: list[int]) -> dict[str, Rating]:
    """The ratings of a game's players after it, by the rank of each; 1 is the best, ties share one.

    Whoever holds several seats moves by the mean of what they say. Nothing changes where only one
    has played.
    """
    before = {player: known.get(player, START) for player in players}
    if len(before) < 2:
        return before
    model = _model()
    teams = [[model.rating(*before[player])] for player in players]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    rated: dict[str, Rating] = {}
    for player in before:
        mine = [rating for name, rating in zip(players, after, strict=True) if name == player]
        rated[player] = Rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return rated
