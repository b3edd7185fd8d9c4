"""How a game comes out."""

from __future__ import annotations

from cuvee.engine import Result, ranks
from cuvee.games.naramata.modes import whelp
from cuvee.games.naramata.state import Naramata


def result(s: Naramata) -> Result:
    """Most points; ties by prestige, then shared."""
    if s.whelp_rules is not None:
        return whelp.result(s)
    keys = [[player.points, player.prestige] for player in s.players]
    return Result([player.points for player in s.players], ranks(keys), "last_day")
