"""The end of a tour's day: END, delivery of the tourists, penalties and rewards."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Ask, Effect, Text
from cuvee.games.naramata.cards.abilities import LATE_CLOSING
from cuvee.games.naramata.cards.tourists import Row
from cuvee.games.naramata.codes import POINTS, PRESTIGE
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.kinds import CHEESE, PURCHASE, TASTING
from cuvee.games.naramata.modes.whelp import lose_whelp, rows_short
from cuvee.games.naramata.packing import cards_on, number_of, row_index
from cuvee.games.naramata.state import TOURIST_PILE, Naramata, Tour


def row_points(s: Naramata, seat: int, slot: int, row: int) -> int:
    """What a row of a tourist scores as it is."""
    player = s.players[seat]
    line = s.edition.tourists[player.tourists[slot]].rows[row]
    return points_on(s.edition, line, player.filled[row_index(slot, row)])


def points_on(edition: Edition, row: Row, value: int) -> int:
    """What a row scores by the number it is filled by."""
    if not value:
        return 0
    if row.kind != PURCHASE:
        return row.points[row.held(value) - 1]
    points = 0
    for card in cards_on(value):
        points += edition.bottles[card]
    return points


def most_points(edition: Edition, row: Row) -> int:
    """The most that a row can score; of purchases the best that there are."""
    return edition.best_bottles[row.most] if row.kind == PURCHASE else row.points[-1]


def empty_rows(s: Naramata, seat: int) -> list[int]:
    """How many rows of each tourist have nothing on them."""
    counts = []
    for slot, tourist in enumerate(s.players[seat].tourists):
        rows = range(len(s.edition.tourists[tourist].rows))
        counts.append(len([row for row in rows if s.on_row(seat, slot, row) == 0]))
    return counts


def row_penalty(s: Naramata, count: int) -> int:
    """What so many empty rows cost; beyond the table the n-th row costs n."""
    table = s.edition.empty_rows
    if count < len(table):
        return table[count]
    return table[-1] + sum(range(len(table), count + 1))


def penalty(s: Naramata, seat: int) -> int:
    """The penalty for empty rows; the first ones may be free, and the rest cost what they cost.

    By the other reading of the purple vehicle the tourists with most of them do not count at all.
    """
    return empty_penalty(s, s.players[seat], empty_rows(s, seat))


def empty_penalty(s: Naramata, player: Tour, counts: list[int]) -> int:
    """The same where it is known how many rows of each tourist are empty."""
    free = s.edition.vehicles[player.vehicle].free_rows
    if s.options["purple"] == "tourists":
        return row_penalty(s, sum(sorted(counts)[: max(0, len(counts) - free)]))
    count = sum(counts)
    return row_penalty(s, count) - row_penalty(s, min(count, free))


def closing(s: Naramata, player: Tour) -> int:
    """When a tour's day closes."""
    later = s.later_for_all or player.able(LATE_CLOSING)
    return s.edition.late_closing if later else s.edition.closing


def lateness(s: Naramata, seat: int) -> int:
    """The penalty for each half hour past the tour's closing time."""
    return late_points(s, s.players[seat], s.players[seat].time)


def late_points(s: Naramata, player: Tour, time: int) -> int:
    """What ending the day at a time costs."""
    return max(0, time - closing(s, player)) * s.edition.late


def is_complete(s: Naramata, seat: int, slot: int) -> bool:
    """Whether every row of a tourist is at its maximum."""
    rows = s.edition.tourists[s.players[seat].tourists[slot]].rows
    for row in range(len(rows)):
        if s.room(seat, slot, row) > 0:
            return False
    return True


def reward_label(action: int, count: int) -> Text | None:
    """What so many points, or as much prestige, are called on offer."""
    if action == POINTS:
        return Text("label-points", {"points": count})
    return Text("label-prestige", {"prestige": count}) if action == PRESTIGE else None


class Reward(Ask[Naramata]):
    """A point or a prestige for each row of a tourist satisfied in full; `at` is its slot."""

    def __init__(self) -> None:
        super().__init__("reward")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [PRESTIGE] if s.whelp_rules is not None else [POINTS, PRESTIGE]

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        tourist = s.edition.tourists[s.players[seat].tourists[at]]
        return Text("ask-reward", {"who": tourist.name, "rider": number_of(at)})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        count = len(s.edition.tourists[s.players[seat].tourists[at]].rows)
        return reward_label(action, count)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        count = len(s.edition.tourists[s.players[seat].tourists[at]].rows)
        if action == POINTS:
            s.gain_points(seat, count, "rewards")
        else:
            s.gain_prestige(seat, count)


class Deliver(Effect[Naramata]):
    """Score all tourists, the penalties, and the rewards for those satisfied in full (p. 22)."""

    def __init__(self) -> None:
        super().__init__()
        self.reward = Reward()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.reward]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if s.whelp_rules is None:
            self.score(s, seat)
        for slot in range(len(s.players[seat].tourists) - 1, -1, -1):
            if is_complete(s, seat, slot):
                self.reward.push(s, seat, slot)
        if s.whelp_rules is not None:
            lose_whelp(s, seat, "rows", rows_short(s, seat))
            lose_whelp(s, seat, "late", 1 if lateness(s, seat) else 0)

    def score(self, s: Naramata, seat: int) -> None:
        """Points for the rows, less the penalties."""
        player = s.players[seat]
        for slot in range(len(player.tourists)):
            tourist = s.edition.tourists[player.tourists[slot]]
            scored = [row_points(s, seat, slot, row) for row in range(len(tourist.rows))]
            if s.log is not None:
                s.emit("deliver", seat, {"who": tourist.name, "points": sum(scored)})
            player.points += sum(scored)
        empty, late = penalty(s, seat), lateness(s, seat)
        player.points -= empty + late
        if s.log is not None and empty:
            s.emit("empty_rows", seat, {"points": empty})
        if s.log is not None and late:
            s.emit("late", seat, {"points": late})


class Unload(Effect[Naramata]):
    """Tourists and what lay on them go to their piles."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        for slot, tourist in enumerate(player.tourists):
            s.discard(TOURIST_PILE, [tourist])
            for row, line in enumerate(s.edition.tourists[tourist].rows):
                if line.kind in (CHEESE, TASTING, PURCHASE):
                    s.discard(line.kind, cards_on(player.filled[row_index(slot, row)]))
        player.tourists = ()
        player.filled = ()


class Finish(Effect[Naramata]):
    """Arrive, deliver, unload."""

    def __init__(self) -> None:
        super().__init__()
        self.deliver = Deliver()
        self.unload = Unload()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.deliver, self.unload]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        player.place = s.course.goal(player.place)
        player.arrival = s.arrive()
        if s.log is not None:
            s.emit("end", seat, {})
        self.unload.push(s, seat)
        self.deliver.push(s, seat)


FINISH: Final = Finish()
