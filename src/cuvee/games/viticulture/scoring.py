"""How a game comes out."""

from __future__ import annotations

from cuvee.engine import Result, ranks
from cuvee.games.viticulture import automa
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.tokens import worth


def result(s: Viticulture) -> Result:
    """Most points; ties by lira, then wine, then grapes, then shared (p. 17)."""
    if s.seats == 1:
        return automa.result(s)
    keys = [[p.vp, p.lira, worth(p.wines), worth(p.grapes)] for p in s.players]
    return Result([player.vp for player in s.players], ranks(keys), "goal")
