"""A tour's turn: choose a space ahead, the road or END; what comes before and after is free."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect, Reason, Text
from cuvee.games.naramata.codes import END_DAY, ROAD, SPACE
from cuvee.games.naramata.delivery import FINISH
from cuvee.games.naramata.hours import RefreshDisks, may_start
from cuvee.games.naramata.market import FreeActions
from cuvee.games.naramata.names import BLACK, CONTRACT, MOST_SPACES, YELLOW
from cuvee.games.naramata.roads import WINERIES
from cuvee.games.naramata.state import Naramata
from cuvee.games.naramata.visit import (
    CLOSED,
    NO_BOTTLE,
    NOT_IN_PLAY,
    Visit,
    in_play,
    space_label,
)

BEHIND: Final = Reason("behind", "movement")
OCCUPIED: Final = Reason("occupied", "movement")
LOCKED: Final = Reason("locked", "locks")
NO_ROAD: Final = Reason("no_road", "yellow")


def reach(s: Naramata, seat: int) -> int:
    """The wineries ahead of a tour, a set; the black vehicle may cross to the parallel road."""
    player = s.players[seat]
    course = s.course
    ahead = course.ahead[player.place]
    if player.vehicle == BLACK:
        ahead |= course.across[player.place]
    return ahead & ~player.visited


def bottle_refusal(s: Naramata, seat: int, winery: int) -> Reason | None:
    """Why a contract space cannot be entered: no bottle is left, and one's own is not there."""
    signature = s.edition.wineries[winery].signature
    if s.players[seat].bottles >> signature & 1 or s.bottles[signature]:
        return None
    return NO_BOTTLE


def space_refusal(s: Naramata, seat: int, winery: int, space: int) -> Reason | None:
    """Why a space of a winery within reach, where nobody stands, cannot be taken."""
    if not in_play(s, winery, space):
        return NOT_IN_PLAY
    if s.edition.wineries[winery].spaces[space] == CONTRACT:
        return bottle_refusal(s, seat, winery)
    return LOCKED if s.locks[winery] >> space & 1 else None


class TakeTurn(FreeActions):
    """Choose a space ahead, the road for a pairing, or END; free actions may come first.

    `at` is 1 once one of them has, since the turn then goes on rather than begins.
    """

    def __init__(self) -> None:
        super().__init__("turn")
        self.visit = Visit()
        self.refresh = RefreshDisks()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.visit, self.refresh]

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return at == 0

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        spaces = [SPACE + number for number in range(WINERIES * MOST_SPACES)]
        roads = [ROAD + w for w in range(WINERIES) if s.players[seat].vehicle == YELLOW]
        return [END_DAY, *spaces, *roads, *super().candidates(s, seat, at)]

    def options(self, s: Naramata, seat: int, at: int) -> list[int]:
        """The candidates not refused; only wineries within reach are looked at."""
        player = s.players[seat]
        offer = [END_DAY]
        if may_start(s, player):
            ahead = reach(s, seat)
            free = ahead & ~s.occupied(seat)
            for winery in range(WINERIES):
                if free >> winery & 1:
                    base = SPACE + winery * MOST_SPACES
                    spaces = range(len(s.edition.wineries[winery].spaces))
                    offer += [base + n for n in spaces if not space_refusal(s, seat, winery, n)]
            if player.vehicle == YELLOW:
                roads = [ROAD + winery for winery in range(WINERIES)]
                offer += [road for road in roads if self.road_refusal(s, seat, road - ROAD) is None]
        free_actions = FreeActions.candidates(self, s, seat, at)
        for action in free_actions:
            if FreeActions.refusal(self, s, seat, at, action) is None:
                offer.append(action)
        return offer

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action == END_DAY:
            return None
        if action >= ROAD + WINERIES:
            return super().refusal(s, seat, at, action)
        if not may_start(s, s.players[seat]):
            return CLOSED
        if action >= ROAD:
            return self.road_refusal(s, seat, action - ROAD)
        winery, space = divmod(action - SPACE, MOST_SPACES)
        if not reach(s, seat) >> winery & 1:
            return BEHIND
        if s.occupied(seat) >> winery & 1:
            return OCCUPIED
        return space_refusal(s, seat, winery, space)

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        return space_label(s, seat, action) or super().label(s, seat, at, action)

    def road_refusal(self, s: Naramata, seat: int, winery: int) -> Reason | None:
        """Why the yellow vehicle cannot stop on the road right past a winery."""
        player = s.players[seat]
        past = reach(s, seat) >> winery & 1 or player.place == winery
        return None if past and s.course.road_after >> winery & 1 else NO_ROAD

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action >= ROAD + WINERIES:
            super().resolve(s, seat, 1, action)
            return
        if action == END_DAY:
            FINISH.push(s, seat)
            return
        self.refresh.push(s, seat)
        self.visit.push(s, seat, action)


TURN: Final = TakeTurn()
