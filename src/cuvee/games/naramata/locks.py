"""Locks on the board: taking one off, and what else a lock may stand for."""

from __future__ import annotations

from typing import Final

from cuvee.engine import OPTION, Ask, Reason, Text
from cuvee.games.naramata.codes import DECK_SIZE, SPACE, TOURIST
from cuvee.games.naramata.names import CHEESE, KINDS, MOST_ROWS, MOST_SPACES, VIEW, WINERY_KEYS
from cuvee.games.naramata.state import Naramata

NO_OPEN_ROW: Final = Reason("no_open_row", "upgrades")


def space_kind(s: Naramata, action: int) -> int:
    """The kind of the space that an action names; -1 if it names none of this board."""
    if not SPACE <= action < SPACE + len(WINERY_KEYS) * MOST_SPACES:
        return -1
    winery, space = divmod(action - SPACE, MOST_SPACES)
    spaces = s.edition.wineries[winery].spaces
    return spaces[space] if space < len(spaces) else -1


class Unlock(Ask[Naramata]):
    """Take a lock off the board."""

    def __init__(self, question: str = "unlock") -> None:
        super().__init__(question)

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [
            SPACE + winery * MOST_SPACES + space
            for winery in range(len(s.locks))
            for space in range(MOST_SPACES)
            if s.locks[winery] >> space & 1
        ]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        kind = space_kind(s, action)
        if kind < 0:
            return None
        winery = WINERY_KEYS[(action - SPACE) // MOST_SPACES]
        return Text("label-lock", {"winery": winery, "kind": KINDS[kind]})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        winery, space = divmod(action - SPACE, MOST_SPACES)
        s.locks[winery] ^= 1 << space
        if s.log is not None:
            kind = KINDS[s.edition.wineries[winery].spaces[space]]
            s.emit("unlock", seat, {"winery": WINERY_KEYS[winery], "kind": kind})


class Insider(Ask[Naramata]):
    """A lock stands in for a card or token on a cheese or view row; `at` is the tourist's slot + 1.

    First the tourist is named, then the row where both are open.
    """

    def __init__(self) -> None:
        super().__init__("insider")

    def rows(self, s: Naramata, seat: int, slot: int) -> list[int]:
        """The rows of a tourist that take the token."""
        found = [s.row_of(seat, slot, kind) for kind in (CHEESE, VIEW)]
        return [row for row in found if row >= 0 and s.room(seat, slot, row) > 0]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        if at:
            rows = self.rows(s, seat, at - 1)
            tourist = s.edition.tourists[s.players[seat].tourists[at - 1]]
            return sorted([INSIDER_ROW[tourist.rows[row].kind] for row in rows])
        return [TOURIST + tourist for tourist in sorted(s.players[seat].tourists)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if at:
            return None
        slot = s.players[seat].tourists.index(action - TOURIST)
        return None if self.rows(s, seat, slot) else NO_OPEN_ROW

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-insider_row" if at else "ask-insider")

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        for kind, code in INSIDER_ROW.items():
            if action == code:
                return Text("label-row", {"kind": KINDS[kind]})
        return None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        if not at:
            self.push(s, seat, player.tourists.index(action - TOURIST) + 1)
            return
        kind = CHEESE if action == INSIDER_ROW[CHEESE] else VIEW
        row = (at - 1) * MOST_ROWS + s.row_of(seat, at - 1, kind)
        player.filled[row] += 1 << DECK_SIZE if kind == CHEESE else 1
        if s.log is not None:
            who = s.edition.tourists[player.tourists[at - 1]].name
            s.emit("insider", seat, {"who": who, "kind": KINDS[kind]})


INSIDER_ROW: Final = {CHEESE: OPTION, VIEW: OPTION + 1}
