"""Between two days: whether the players agree on another number of days (p. 7)."""

from __future__ import annotations

from typing import Final

from cuvee.engine import NO, NO_YES, YES, Ask, Text
from cuvee.engine.frames import effect_of, frame, seat_of
from cuvee.games.naramata.codes import DAYS, FEWEST_DAYS, MOST_DAYS
from cuvee.games.naramata.packing import DAYS_AGREED, DAYS_ASKED, PROPOSAL_SHIFT
from cuvee.games.naramata.state import Naramata


def may_change(s: Naramata) -> bool:
    """Whether the players may agree on another number now: a day is over that could be followed."""
    return bool(s.options["adjust_days"]) and 0 < s.day < MOST_DAYS


class AgreeOnDays(Ask[Naramata]):
    """Name a number of days; whoever names another than planned proposes it to the others.

    They agree one after the other, and one who does not ends it. `at` is the number proposed, 0
    before one is, with the set of those who have spoken.
    """

    def __init__(self) -> None:
        super().__init__("days")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        if at & DAYS_AGREED:
            return NO_YES
        return [DAYS + days - FEWEST_DAYS for days in range(max(s.day, FEWEST_DAYS), MOST_DAYS + 1)]

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return True

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        proposed = at & DAYS_AGREED
        if proposed:
            return Text("ask-agree_days", {"days": proposed, "planned": s.days})
        return Text("ask-days", {"planned": s.days})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        if action == YES:
            return Text("label-agree")
        return Text("label-decline_days", {"planned": s.days}) if action == NO else None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        proposed, spoken = at & DAYS_AGREED, at >> PROPOSAL_SHIFT | 1 << seat
        if action == NO:
            s.emit("decline_days", seat, {"planned": s.days})
            return
        if action == YES:
            s.emit("agree", seat, {})
        elif action - DAYS + FEWEST_DAYS != s.days:
            proposed, spoken = action - DAYS + FEWEST_DAYS, 1 << seat
            s.emit("propose_days", seat, {"days": proposed})
        for who in s.turn_order():
            if not spoken >> who & 1:
                self.push(s, who, proposed | spoken << PROPOSAL_SHIFT)
                return
        if proposed:
            days = s.stack[0]  # the frame of the days themselves
            s.stack[0] = frame(effect_of(days), seat_of(days), proposed | DAYS_ASKED)
            s.emit("days_agreed", -1, {"days": proposed})


AGREE_ON_DAYS: Final = AgreeOnDays()
