"""Locks on the board, and taking one off."""

from __future__ import annotations

from cuvee.engine import Ask, Text, replaced
from cuvee.games.naramata.board.spaces import space_kind
from cuvee.games.naramata.board.wineries import WINERY_KEYS
from cuvee.games.naramata.codes import SPACE, space_codes
from cuvee.games.naramata.kinds import KINDS
from cuvee.games.naramata.packing import space_of, winery_of
from cuvee.games.naramata.state import Naramata


class Unlock(Ask[Naramata]):
    """Take a lock off the board."""

    def __init__(self, question: str = "unlock") -> None:
        super().__init__(question)

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        locked: list[int] = []
        for winery, spaces in enumerate(s.locks):
            if spaces:
                locked += space_codes(winery, spaces)
        return locked

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        kind = space_kind(s, action)
        if kind < 0:
            return None
        winery = WINERY_KEYS[winery_of(action - SPACE)]
        return Text("label-lock", {"winery": winery, "kind": KINDS[kind]})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        winery, space = winery_of(action - SPACE), space_of(action - SPACE)
        s.locks = replaced(s.locks, winery, s.locks[winery] ^ 1 << space)
        if s.log is not None:
            kind = KINDS[s.edition.wineries[winery].spaces[space]]
            s.emit("unlock", seat, {"winery": WINERY_KEYS[winery], "kind": kind})
