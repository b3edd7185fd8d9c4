"""The chart that both reports have: the share of wins of each bot, with its mean score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from cuvee.arena.interval import Estimate
from cuvee.arena.report.charts import IntervalRow, intervals
from cuvee.arena.report.page import percent, spread


class Entry(Protocol):
    """What a bot has reached."""

    @property
    def bot(self) -> str:
        """Its name."""
        ...

    @property
    def win_rate(self) -> Estimate:
        """The share of its games that it won."""
        ...

    @property
    def score(self) -> Estimate:
        """Its mean score."""
        ...


def wins_chart(title: str, entries: Iterable[Entry], fair: float | None) -> str:
    """A row for each bot; `fair` is the share of wins that equal bots would have."""
    rows = [
        IntervalRow(
            each.bot,
            each.win_rate,
            (percent(each.win_rate.value), spread(each.win_rate), f"{each.score.value:z.2f}"),
        )
        for each in entries
    ]
    return intervals(title, rows, ("wins", "95 %", "mean score"), fair)
