"""What the tourists of a tour have and lack, counted in one walk over their rows, for bots."""

from __future__ import annotations

from cuvee.engine import Zone
from cuvee.games.naramata.cards.tourists import Row
from cuvee.games.naramata.delivery import empty_penalty, points_on
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.kinds import PURCHASE
from cuvee.games.naramata.packing import row_index
from cuvee.games.naramata.state import Naramata


class Riders:
    """The rows of all tourists on board, one after the other, and what they come to."""

    def __init__(self, s: Naramata, seat: int) -> None:
        self.rows: list[Row] = []
        self.lacking: list[int] = []  # how much more each row takes
        self.points: list[int] = []  # what each row scores as it is
        self.empty: list[int] = []  # how many rows of each tourist have nothing on them
        self.held = 0  # what all rows score
        self.complete = 0  # tourists that are satisfied in full
        self.rewards = 0  # what those add
        self.purchases = 0  # to come, if all they wish for came true
        self.wished = 0  # what would be scored on top of all that then, purchases left aside
        player = s.players[seat]
        for slot, tourist in enumerate(player.tourists):
            rows = s.edition.tourists[tourist].rows
            self.count_tourist(s.edition, rows, player.filled, row_index(slot, 0))
        self.penalty = empty_penalty(s, player, self.empty)

    def count_tourist(self, edition: Edition, rows: list[Row], filled: Zone, first: int) -> None:
        """Add a tourist, whose rows are filled by the numbers from the first on."""
        empty = full = 0
        for number, row in enumerate(rows):
            value = filled[first + number]
            held, points = row.held(value), points_on(edition, row, value)
            lacking = row.most - held
            empty += 1 if held == 0 else 0
            full += 1 if lacking <= 0 else 0
            self.rows.append(row)
            self.lacking.append(lacking)
            self.points.append(points)
            self.held += points
            if row.kind == PURCHASE:
                self.purchases += lacking
            else:
                self.wished += row.points[-1] - points
        self.empty.append(empty)
        if full == len(rows):
            self.complete += 1
            self.rewards += full
        else:
            self.wished += len(rows)
