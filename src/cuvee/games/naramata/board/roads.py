"""The way along the bench: what lies ahead of a place, in either direction."""

from __future__ import annotations

from cuvee.games.naramata.board.wineries import END, ON_ROAD, PLACES, START_REGION, is_winery
from cuvee.games.naramata.edition.edition import Edition


class Course:
    """The bench in one direction of travel.

    Sets of wineries are bits; how places are numbered is said in `board.wineries`.
    """

    def __init__(self, edition: Edition, backwards: bool) -> None:
        self.edition = edition
        self.backwards = backwards
        self.ahead = [0] * PLACES  # what can be reached along the road
        self.across = [0] * PLACES  # what can be reached by crossing to the parallel road
        self.goals = 0b11 << START_REGION if backwards else 1 << END  # the places where a day ends
        self.next: list[list[int]] = [[] for _ in range(PLACES)]  # the next winery, or several
        self.road_after = 0  # the wineries with another behind them, beyond a junction or not
        segments = edition.segments
        order = range(len(segments) - 1, -1, -1) if not backwards else range(len(segments))
        beyond = [0] * len(segments)  # all wineries of a segment and after it
        for number in order:
            for after in self.following(number):
                beyond[number] |= beyond[after]
            for winery in segments[number].wineries:
                beyond[number] |= 1 << winery
        for number in range(len(segments)):
            self._lay(number, beyond)
        self._lay_ends(beyond)
        for winery in range(len(edition.wineries)):
            self.ahead[ON_ROAD + winery] = self.ahead[winery]
            self.next[ON_ROAD + winery] = self.next[winery]
        self.order = [winery for number in self.segments() for winery in self.along(number)]

    def following(self, segment: int) -> list[int]:
        """The segments after one, in the direction of travel."""
        segments = self.edition.segments
        if not self.backwards:
            return segments[segment].following
        return [other for other in range(len(segments)) if segment in segments[other].following]

    def along(self, segment: int) -> list[int]:
        """The wineries of a segment in the direction of travel."""
        wineries = self.edition.segments[segment].wineries
        return wineries[::-1] if self.backwards else wineries

    def segments(self) -> list[int]:
        """All segments in the direction of travel, of alternatives the upper one first."""
        numbers = list(range(len(self.edition.segments)))
        if not self.backwards:
            return numbers
        found: list[int] = []
        alike: list[int] = []  # alternatives, which lead to the same segments
        for number in reversed(numbers):
            if alike and self.following(alike[0]) != self.following(number):
                found += alike
                alike = []
            alike.insert(0, number)
        return found + alike

    def _lay(self, segment: int, beyond: list[int]) -> None:
        """Work out what lies ahead of each winery of a segment."""
        ahead, firsts = 0, []
        for after in self.following(segment):
            ahead |= beyond[after]
            firsts.append(self.along(after)[0])
        following: list[int] = firsts
        parallel = self.edition.segments[segment].parallel
        for winery in reversed(self.along(segment)):
            self.ahead[winery] = ahead
            self.next[winery] = following
            if following:
                self.road_after |= 1 << winery
            if parallel >= 0:
                self.across[winery] = self.level_with(parallel, self.edition.wineries[winery].x)
            ahead |= 1 << winery
            following = [winery]

    def _lay_ends(self, beyond: list[int]) -> None:
        """Work out what lies ahead of the start regions, or of END for the way back."""
        if self.backwards:
            last = [n for n in range(len(beyond)) if not self.edition.segments[n].following]
            for segment in last:
                self.ahead[END] |= beyond[segment]
                self.next[END] = [*self.next[END], self.along(segment)[0]]
            return
        for region, segment in enumerate(self.edition.starts):
            self.ahead[START_REGION + region] = beyond[segment]
            self.next[START_REGION + region] = [self.along(segment)[0]]
            parallel = self.edition.segments[segment].parallel
            if parallel >= 0:  # both regions lie level, so one may cross at once
                self.across[START_REGION + region] = self.level_with(parallel, 0)

    def goal(self, place: int) -> int:
        """Where a day ends for a vehicle: at END, or on the way back in a region ahead of it."""
        if not self.backwards:
            return END
        within = self.ahead[place] | (1 << place if is_winery(place) else 0)
        upper = self.edition.segments[self.edition.starts[0]].wineries[0]
        return START_REGION if within >> upper & 1 else START_REGION + 1

    def progress(self, place: int) -> int:
        """How far along the bench a place lies: the way from the start of the day to its winery."""
        if not is_winery(place) and place < ON_ROAD:
            return -1
        x = self.edition.wineries[place if is_winery(place) else place - ON_ROAD].x
        return max([winery.x for winery in self.edition.wineries]) - x if self.backwards else x

    def level_with(self, segment: int, x: int) -> int:
        """The wineries of a segment level with x or further on."""
        level = 0
        for winery in self.edition.segments[segment].wineries:
            there = self.edition.wineries[winery].x
            if (there <= x) if self.backwards else (there >= x):
                level |= 1 << winery
        return level


_courses: dict[int, tuple[Edition, list[Course]]] = {}


def courses(edition: Edition) -> list[Course]:
    """The bench of an edition in both directions, the way back second, worked out once."""
    known = _courses.get(id(edition))
    if known is None:
        known = (edition, [Course(edition, False), Course(edition, True)])
        _courses[id(edition)] = known
    return known[1]
