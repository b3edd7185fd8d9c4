"""The Phantom: a vehicle without a driver that takes up spaces, for two players (p. 11)."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Ask, Effect, Text, replaced
from cuvee.games.naramata.board.spaces import in_play
from cuvee.games.naramata.board.wineries import END, NOWHERE, START_KEYS, START_REGION, WINERY_KEYS
from cuvee.games.naramata.codes import SPACE, START, is_space, space_code
from cuvee.games.naramata.kinds import CONTRACT, KINDS, SLOT
from cuvee.games.naramata.packing import left_to_walk, phantom_of, phantom_walk, winery_of
from cuvee.games.naramata.state import Naramata


def locks_on(s: Naramata, segment: int) -> int:
    """How many locks lie on a segment."""
    return sum([s.locks[winery].bit_count() for winery in s.edition.segments[segment].wineries])


def open_space(s: Naramata, winery: int) -> int:
    """The innermost space in play without a lock, where no other veeple stands; -1 for none."""
    if s.occupied(-1) >> winery & 1:
        return -1
    spaces = s.edition.wineries[winery].spaces
    for space in range(len(spaces)):
        if in_play(s, winery, space) and not s.locks[winery] >> space & 1:
            return space
    return -1


def last_in_time(s: Naramata) -> int:
    """The player latest in time, who decides for the Phantom."""
    return s.turn_order()[-1]


def foremost(s: Naramata, own: int) -> int:
    """The place furthest ahead where a vehicle stands that is under way; of equals one's own."""
    places = [*[player.place for player in s.players], *s.phantom_place]
    best = own
    for place in places:
        if not s.done(place) and s.course.progress(place) > s.course.progress(best):
            best = place
    return best


def called(s: Naramata, number: int) -> int:
    """By which number a phantom is told from the other: from 1, or 0 for one that is alone."""
    return number + 1 if len(s.phantom_place) > 1 else 0


class Walk(Ask[Naramata]):
    """Walk on, winery by winery; where the road forks and both ways are as open, somebody chooses.

    `at` is the phantom's number with the wineries still to count (`phantom_walk`).
    """

    def __init__(self) -> None:
        super().__init__("phantom_fork")

    def ways(self, s: Naramata, at: int) -> list[int]:
        """The next wineries that come into question: at a fork those with the fewest locks."""
        ways = s.course.next[s.phantom_place[phantom_of(at)]]
        if len(ways) < 2:
            return ways
        locks = [locks_on(s, s.edition.wineries[winery].segment) for winery in ways]
        return [winery for winery, many in zip(ways, locks, strict=True) if many == min(locks)]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        ways = self.ways(s, at)
        return [space_code(winery, 0) for winery in sorted(ways)] or [SPACE]

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        number = called(s, phantom_of(at))
        return (
            Text("ask-phantoms_fork", {"phantom": number}) if number else Text("ask-phantom_fork")
        )

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        if not is_space(action):
            return None
        return Text("label-fork", {"winery": WINERY_KEYS[winery_of(action - SPACE)]})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        number, left = phantom_of(at), left_to_walk(at) - 1
        if not self.ways(s, at):
            finish(s, number)
            return
        winery = winery_of(action - SPACE)
        space = open_space(s, winery)
        s.phantom_place = replaced(s.phantom_place, number, winery)
        if left > 0 or space < 0:
            self.push(s, seat, phantom_walk(number, max(left, 1)))
            return
        self.settle(s, number, winery, space)

    def settle(self, s: Naramata, number: int, winery: int, space: int) -> None:
        """Take the space: lock it, and let its time pass."""
        kind = s.edition.wineries[winery].spaces[space]
        if kind != CONTRACT:
            s.lock(winery, space)
        time = s.phantom_time[number] + s.edition.minutes[KINDS[kind]] // SLOT
        s.phantom_time = replaced(s.phantom_time, number, time)
        s.phantom_arrival = replaced(s.phantom_arrival, number, s.arrive())
        which, where = called(s, number), WINERY_KEYS[winery]
        s.emit("phantom", -1, {"number": which, "winery": where, "kind": KINDS[kind]})


def finish(s: Naramata, number: int) -> None:
    """The Phantom's day is over."""
    goal = s.course.goal(s.phantom_place[number])
    s.phantom_place = replaced(s.phantom_place, number, goal)
    s.emit("phantom_end", -1, {"number": called(s, number)})


class PhantomTurn(Effect[Naramata]):
    """Roll the die and walk that many wineries; from five o'clock on the day is over."""

    def __init__(self) -> None:
        super().__init__()
        self.walk = Walk()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.walk]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if s.phantom_time[at] >= s.edition.closing:
            finish(s, at)
            return
        if s.options["phantom_from"] == "foremost":
            start = foremost(s, s.phantom_place[at])
            s.phantom_place = replaced(s.phantom_place, at, start)
        steps = s.throw()
        s.emit("phantom_roll", -1, {"roll": steps, "number": called(s, at)})
        self.walk.push(s, last_in_time(s), phantom_walk(at, steps))


class PhantomStart(Ask[Naramata]):
    """A phantom starts where nobody does, else where no other phantom does; the last player says.

    Between two regions, that is, which only a single phantom ever has to choose from.
    """

    def __init__(self) -> None:
        super().__init__("phantom_start")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        taken = {player.place - START_REGION for player in s.players}
        phantoms = {place - START_REGION for place in s.phantom_place}
        free = [region for region in range(2) if region not in taken | phantoms]
        return [START + region for region in free or range(2) if region not in phantoms]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        s.phantom_place = replaced(s.phantom_place, at, START_REGION + action - START)
        which, region = called(s, at), START_KEYS[action - START]
        s.emit("phantom_start", -1, {"number": which, "region": region})


class PlacePhantoms(Effect[Naramata]):
    """Each phantom starts after all players have, and stands above them on the time track."""

    def __init__(self) -> None:
        super().__init__()
        self.start = PhantomStart()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.start]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        phantoms = len(s.phantom_place)
        s.phantom_place = (END if s.backwards else NOWHERE,) * phantoms
        s.phantom_time = (0,) * phantoms
        s.phantom_arrival = tuple([s.arrive() for _ in range(phantoms)])
        if not s.backwards:
            for number in range(len(s.phantom_place) - 1, -1, -1):
                self.start.push(s, last_in_time(s), number)


PHANTOM_TURN: Final = PhantomTurn()
PLACE_PHANTOMS: Final = PlacePhantoms()
