"""Playing for the Whelp score, alone or as the Fleet: how it is kept and lost."""

from __future__ import annotations

from typing import Final

from cuvee.engine import NO, YES, Ask, Effect, Result, Text, replaced
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.codes import MARKET
from cuvee.games.naramata.edition.edition import WhelpRules
from cuvee.games.naramata.market import refill
from cuvee.games.naramata.state import Naramata

USUAL: Final = "normal"
LOCK_LEVELS: Final = {"easy": "easy", "normal": "normal", "hard": "advanced"}


def rules(s: Naramata) -> WhelpRules:
    """The numbers of a game that is played for the Whelp score."""
    if s.whelp_rules is None:
        raise ValueError("this game is played for points")
    return s.whelp_rules


def difficulty(s: Naramata) -> str:
    """How hard the game is; the score at the start and the locks that may go hang on it."""
    return str(s.options["whelp"] or USUAL)


def lock_level(s: Naramata) -> str:
    """The table by which locks are removed: the game's difficulty where there is one."""
    if s.whelp_rules is None:
        return str(s.options["locks"])
    return LOCK_LEVELS[difficulty(s)]


def missing(s: Naramata, seat: int) -> list[int]:
    """What each row that is not full still lacks."""
    lacking: list[int] = []
    for slot, tourist in enumerate(s.players[seat].tourists):
        rows = range(len(s.edition.tourists[tourist].rows))
        lacking += [s.room(seat, slot, row) for row in rows]
    return [room for room in lacking if room]


def rows_short(s: Naramata, seat: int) -> int:
    """The rows that cost a Whelp each: those not full, after the vehicle's spare assets."""
    lacking = sorted(missing(s, seat))
    spare = s.edition.vehicles[s.players[seat].vehicle].free_rows
    short = len(lacking)
    for room in lacking:  # filling the least empty rows first saves the most of them
        if room > spare:
            break
        spare -= room
        short -= 1
    return short


def lose_whelp(s: Naramata, seat: int, cause: str, count: int) -> None:
    """Lower the score, and end the game at once when nothing is left of it."""
    if not count or not s.whelp:
        return
    s.whelp = max(0, s.whelp - count)
    s.emit(f"whelp_{cause}", seat, {"count": count, "whelp": s.whelp})
    if not s.whelp:
        s.emit("whelp_lost", -1, {})
        s.end_game()


def result(s: Naramata) -> Result:
    """All win together with anything left of the score, or all lose."""
    won = s.whelp > 0
    rank = 1 if won else 2
    return Result([s.whelp] * s.seats, [rank] * s.seats, "whelp_kept" if won else "whelp_lost")


def all_is_done(s: Naramata) -> bool:
    """Whether no turn of a player is to come any more."""
    return s.day >= s.days and all([s.done(player.place) for player in s.players])


class ShiftMarket(Ask[Naramata]):
    """After a turn the upgrades may move on: the one on the far right goes under the deck."""

    def __init__(self) -> None:
        super().__init__("shift")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [NO, YES] if s.market[MARKET - 1] >= 0 and not all_is_done(s) else [NO]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        if action == NO:
            return Text("label-no_shift")
        upgrade = s.market[MARKET - 1]
        if action != YES or upgrade < 0:
            return None
        return Text("label-shift", {"upgrade": UPGRADE_KEYS[upgrade]})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action != YES:
            return
        last = s.market[MARKET - 1]
        s.under += (last,)
        s.market = replaced(s.market, MARKET - 1, -1)
        refill(s)
        s.emit("shift", seat, {"upgrade": UPGRADE_KEYS[last]})


SHIFT_MARKET: Final[Effect[Naramata]] = ShiftMarket()
