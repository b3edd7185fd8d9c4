"""A tour's turn: choose a space ahead, the road or END; what comes before and after is free."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect, Reason, Text, all_of
from cuvee.games.naramata.board.spaces import in_play
from cuvee.games.naramata.board.wineries import is_winery
from cuvee.games.naramata.cards.abilities import CROSSING, ROADSIDE
from cuvee.games.naramata.codes import END_DAY, ROAD, SPACE, START, space_code, space_codes
from cuvee.games.naramata.delivery import FINISH
from cuvee.games.naramata.free_actions import FreeActions
from cuvee.games.naramata.hours import REFRESH_DISKS, may_start
from cuvee.games.naramata.kinds import MOST_SPACES
from cuvee.games.naramata.packing import space_of, winery_of
from cuvee.games.naramata.reasons import told
from cuvee.games.naramata.state import Naramata
from cuvee.games.naramata.visit import CLOSED, NO_BOTTLE, NOT_IN_PLAY, Visit, space_label

BEHIND: Final = Reason("behind", "movement")
OCCUPIED: Final = Reason("occupied", "movement")
LOCKED: Final = Reason("locked", "locks")
NO_ROAD: Final = Reason("no_road", "yellow")
NO_ROADSIDE: Final = Reason("no_roadside", "yellow")


def reach(s: Naramata, seat: int) -> int:
    """The wineries ahead of a tour, a set; with the ability also those on the parallel road."""
    player = s.players[seat]
    course = s.course
    ahead = course.ahead[player.place]
    if player.able(CROSSING):
        ahead |= course.across[player.place]
    return ahead & ~player.visited


def open_wineries(s: Naramata, seat: int) -> int:
    """The wineries that a tour may drive to now, a set: ahead, and with nobody else there."""
    return reach(s, seat) & ~s.occupied(seat) if may_start(s, s.players[seat]) else 0


def open_roads(s: Naramata, seat: int) -> int:
    """The wineries right past which a tour may stop on the road now, a set: reached, or here."""
    player = s.players[seat]
    if not player.able(ROADSIDE) or not may_start(s, player):
        return 0
    return roads_ahead(s, seat)


def roads_ahead(s: Naramata, seat: int) -> int:
    """The wineries reached, or here, behind which a road leads on to another, a set."""
    player = s.players[seat]
    here = 1 << player.place if is_winery(player.place) else 0
    return (reach(s, seat) | here) & s.course.road_after


def bottle_refusal(s: Naramata, seat: int, winery: int) -> Reason | None:
    """Why a contract space cannot be entered: no bottle is left, and one's own is not there."""
    signature = s.edition.wineries[winery].signature
    if s.players[seat].bottles >> signature & 1 or s.bottles[signature]:
        return None
    return NO_BOTTLE


def open_spaces(s: Naramata, seat: int, winery: int) -> int:
    """The spaces of a winery that a tour may take if it may drive there, a set."""
    place = s.edition.wineries[winery]
    free = place.in_play[s.company] & ~s.locks[winery]
    if free & place.contracts and bottle_refusal(s, seat, winery) is not None:
        free &= ~place.contracts
    return free


def space_refusal(s: Naramata, seat: int, winery: int, space: int) -> Reason | None:
    """Why a space of a winery within reach, where nobody stands, cannot be taken."""
    if open_spaces(s, seat, winery) >> space & 1:
        return None
    if not in_play(s, winery, space):
        return NOT_IN_PLAY
    return LOCKED if s.locks[winery] >> space & 1 else NO_BOTTLE


class TakeTurn(FreeActions):
    """Choose a space ahead, the road for a pairing, or END; free actions may come first.

    `at` is 1 once one of them has, since the turn then goes on rather than begins.
    """

    def __init__(self) -> None:
        super().__init__("turn")
        self.visit = Visit()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.visit, REFRESH_DISKS]

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return at == 0

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        wineries, spaces = range(len(s.edition.wineries)), range(MOST_SPACES)
        codes = [space_code(winery, space) for winery in wineries for space in spaces]
        return [END_DAY, *codes, *self.roads(s, seat), *super().candidates(s, seat, at)]

    def roads(self, s: Naramata, seat: int) -> list[int]:
        """The stretches of road where a tour with the ability may hold a pairing."""
        if not s.players[seat].able(ROADSIDE):
            return []
        return [ROAD + winery for winery in range(len(s.edition.wineries))]

    def options(self, s: Naramata, seat: int, at: int) -> list[int]:
        """The candidates not refused; only open wineries and roads are looked at."""
        offer = [END_DAY]
        left = open_wineries(s, seat)
        while left:
            winery = (left & -left).bit_length() - 1
            left &= left - 1
            offer += space_codes(winery, open_spaces(s, seat, winery))
        if roads := open_roads(s, seat):
            offer += [road for road in self.roads(s, seat) if roads >> road - ROAD & 1]
        return offer + self.free_options(s, seat)

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action == END_DAY:
            return None
        if action >= START:
            return super().refusal(s, seat, at, action)
        if not may_start(s, s.players[seat]):
            return CLOSED
        if action >= ROAD:
            return None if open_roads(s, seat) >> action - ROAD & 1 else NO_ROAD
        winery = winery_of(action - SPACE)
        if not open_wineries(s, seat) >> winery & 1:
            return OCCUPIED if reach(s, seat) >> winery & 1 else BEHIND
        return space_refusal(s, seat, winery, space_of(action - SPACE))

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if action >= START:
            return super().explain(s, seat, at, action, refusal)
        if action >= ROAD:
            there = roads_ahead(s, seat) >> action - ROAD & 1
            return told(s, seat, action, refusal if there else NO_ROAD)
        winery, space = winery_of(action - SPACE), space_of(action - SPACE)
        found = [] if may_start(s, s.players[seat]) else [CLOSED]
        if not reach(s, seat) >> winery & 1:
            found = [BEHIND]  # nothing else matters there
        elif s.occupied(seat) >> winery & 1:
            found.append(OCCUPIED)
        reason = space_refusal(s, seat, winery, space)
        if reason is NOT_IN_PLAY:
            found = [reason]
        elif reason is not None and BEHIND not in found:
            found.append(reason)
        return all_of([told(s, seat, action, reason) for reason in found]) or refusal

    def unasked(self, s: Naramata, seat: int, at: int, action: int) -> Reason:
        if ROAD <= action < START:
            return NO_ROADSIDE
        return super().unasked(s, seat, at, action)

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        return space_label(s, seat, action) or super().label(s, seat, at, action)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action >= START:
            super().resolve(s, seat, 1, action)
            return
        if action == END_DAY:
            FINISH.push(s, seat)
            return
        self.visit.push(s, seat, action)


TURN: Final = TakeTurn()
