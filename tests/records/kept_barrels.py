"""The kept games of Barrels, the example: every table, and both ways to end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cuvee.loading import load_games
from tests.records.kept import Kept, Played

load_games([str(Path(__file__).parents[2] / "examples" / "barrels.py")])


def one_winner(played: Played) -> bool:
    """One has the most points."""
    return len(played.result.winners) == 1


def tie(played: Played) -> bool:
    """Two have the most points."""
    return len(played.result.winners) == 2


def out_of_order(played: Played) -> bool:
    """One wins, and somebody answers before another who was asked first."""
    return one_winner(played) and any(isinstance(entry, list) for entry in played.record.actions)


BARRELS: Final = [
    Kept("barrels-2", 2, "one of two wins", one_winner),
    Kept("barrels-3", 3, "one of three wins; bids are answered out of order", out_of_order),
    Kept("barrels-3-tie", 3, "two of three share the victory", tie),
    Kept("barrels-4-open", 4, "one of four wins with open hands", one_winner, {"open": True}),
]
