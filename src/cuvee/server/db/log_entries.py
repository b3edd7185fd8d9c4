"""The log of a table: an entry for each decision, undo, redo, undo request, hint; never changed."""

from __future__ import annotations

from typing import Final

import msgspec

ACT: Final = "act"  # a seat takes the action `value`
UNDO: Final = "undo"  # back to where `value` decisions had been taken
REDO: Final = "redo"  # forward again to where `value` decisions had been taken
WITHDRAW: Final = "withdraw"  # a seat takes back its hidden answer to an open question
ASK: Final = "ask"  # a seat asks the others to undo back to `value` decisions
AGREE: Final = "agree"
REFUSE: Final = "refuse"
HINT: Final = "hint"  # a seat is given a hint when `value` decisions had been taken


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of a table's log."""

    seq: int
    kind: str
    seat: int
    value: int
    at: float
