"""The days: order, draft, start regions, locks, turns by the time track, and the end of each."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Do, Effect, Reason, Text
from cuvee.games.naramata.board.locks import Unlock
from cuvee.games.naramata.board.wineries import END, NOWHERE, START_KEYS, START_REGION
from cuvee.games.naramata.codes import MARKET, START
from cuvee.games.naramata.draft import DRAFT
from cuvee.games.naramata.market import ChooseActive, add_coin, turn_up
from cuvee.games.naramata.modes.fleet import SHARE_OUT
from cuvee.games.naramata.modes.more_days import AGREE_ON_DAYS, may_change
from cuvee.games.naramata.modes.phantom import PHANTOM_TURN, PLACE_PHANTOMS
from cuvee.games.naramata.modes.whelp import SHIFT_MARKET, lock_level
from cuvee.games.naramata.packing import DAYS_AGREED, DAYS_ASKED
from cuvee.games.naramata.reasons import Question
from cuvee.games.naramata.state import Naramata
from cuvee.games.naramata.turn import TURN

REGION_FULL: Final = Reason("region_full", "start")


class NewDay(Effect[Naramata]):
    """A day dawns: disks come back, the market grows cheaper, the last in points goes first."""

    def __init__(self) -> None:
        super().__init__()
        self.choose_active = ChooseActive()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.choose_active]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if s.day:
            for slot in range(MARKET):
                add_coin(s, slot)
        order = first_order(s) if s.day == 0 else next_order(s)
        s.day += 1
        if s.log is not None:
            s.emit("day", -1, {"day": s.day})
        for who in order:
            player = s.players[who]
            player.time = 0
            player.arrival = s.arrive()
            player.place = NOWHERE
            player.visited = player.keys = player.refreshed = player.beside = 0
            player.on_cards = ()
            player.active = 0
            player.disks = s.edition.vehicles[player.vehicle].disks
            for kind in player.upgrades:
                turn_up(player, kind)
            if s.whelp_rules is not None:
                s.gain_prestige(who, s.whelp_rules.share[player.vehicle])
        for who in reversed(order):
            if s.players[who].upgrades:
                self.choose_active.push(s, who)


def first_order(s: Naramata) -> list[int]:
    """Clockwise from the first player."""
    return [(s.first + step) % s.seats for step in range(s.seats)]


def next_order(s: Naramata) -> list[int]:
    """Fewest points first; of equals, who reached END earlier."""
    order = sorted(range(s.seats), key=s.arrival_of)
    return sorted(order, key=s.points_of)


class ChooseStart(Question):
    """Choose a start region with room: two veeples each, one each for two without a phantom."""

    def __init__(self) -> None:
        super().__init__("start")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [START, START + 1]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        room = 2 if s.seats + len(s.phantom_place) > 2 else 1
        here = [player for player in s.players if player.place == START_REGION + action - START]
        return REGION_FULL if len(here) >= room else None

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        s.players[seat].place = START_REGION + action - START
        if s.log is not None:
            s.emit("start", seat, {"region": START_KEYS[action - START]})


class RemoveLocks(Unlock):
    """Take up to so many locks off the board at the start of a day; `at` counts those gone."""

    def __init__(self) -> None:
        super().__init__("remove_locks")

    def allowed(self, s: Naramata) -> int:
        """How many each player may remove today."""
        table = s.edition.locks[lock_level(s)]
        return table[1 if s.seats == 4 else 0][s.day - 1]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        if at >= self.allowed(s):
            return [DONE]
        return [DONE, *super().candidates(s, seat, at)]

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-remove_locks", {"count": self.allowed(s) - at})

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action != DONE:
            super().resolve(s, seat, at, action)
            self.push(s, seat, at + 1)


class SetOut(Effect[Naramata]):
    """Each tour chooses where it starts; a way back starts at END for all."""

    def __init__(self) -> None:
        super().__init__()
        self.choose = ChooseStart()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.choose]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        for who in reversed(s.turn_order()):
            if s.backwards:
                s.players[who].place = END
            else:
                self.choose.push(s, who)
        if s.backwards:
            s.emit("way_back", -1, {})


class FindTourists(Effect[Naramata]):
    """The draft, or the open row where all play for the Whelp score."""

    def parts(self) -> list[Effect[Naramata]]:
        return [DRAFT, SHARE_OUT]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        (DRAFT if s.whelp_rules is None else SHARE_OUT).push(s, seat)


class InOrder(Effect[Naramata]):
    """An effect for every seat, in the order of the time track."""

    def __init__(self, effect: Effect[Naramata]) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect[Naramata]]:
        return [self.effect]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        for who in reversed(s.turn_order()):
            self.effect.push(s, who)


class Turns(Effect[Naramata]):
    """The earliest on the time track is next, until all have arrived (p. 9)."""

    def __init__(self) -> None:
        super().__init__()

    def parts(self) -> list[Effect[Naramata]]:
        return [TURN, PHANTOM_TURN, SHIFT_MARKET]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        best, earliest = -1, 0
        goals = s.course.goals
        for who, player in enumerate(s.players):
            standing = s.standing(who)
            if not goals >> player.place & 1 and (best < 0 or standing < earliest):
                best, earliest = who, standing
        for number in range(len(s.phantom_place)):
            standing = s.phantom_standing(number)
            if not goals >> s.phantom_place[number] & 1 and (best < 0 or standing < earliest):
                best, earliest = s.seats + number, standing
        if best < 0:
            return
        self.push(s, seat)
        s.bought = 0
        if best < s.seats:
            if s.whelp_rules is not None:
                SHIFT_MARKET.push(s, best)
            TURN.push(s, best)
        else:
            PHANTOM_TURN.push(s, -1, best - s.seats)


class Days(Effect[Naramata]):
    """Day after day, then the upgrades score where points are kept.

    `at` holds how many days were agreed on, 0 if none were, and whether that was asked just now.
    """

    def __init__(self, steps: Effect[Naramata]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> list[Effect[Naramata]]:
        return [self.steps, AGREE_ON_DAYS]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if may_change(s) and not at & DAYS_ASKED:
            self.push(s, seat, at | DAYS_ASKED)
            AGREE_ON_DAYS.push(s, s.turn_order()[0])
            return
        agreed = at & DAYS_AGREED
        if s.day < (agreed or s.days):
            self.push(s, seat, agreed)
            self.steps.push(s, seat)
            return
        if s.whelp_rules is not None:
            s.emit("whelp_kept", -1, {"whelp": s.whelp})
            return
        for who, player in enumerate(s.players):
            scored = sum([s.edition.upgrades[kind].points for kind in player.upgrades])
            if s.log is not None:
                s.emit("score_upgrades", who, {"points": scored})
            player.points += scored


DAYS: Final = Days(
    Do[Naramata](
        NewDay(),
        FindTourists(),
        SetOut(),
        PLACE_PHANTOMS,
        InOrder(RemoveLocks()),
        Turns(),
    )
)
