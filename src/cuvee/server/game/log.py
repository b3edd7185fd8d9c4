"""Entries: everything that is ever decided at a table, one after the other, never changed."""

from __future__ import annotations

from typing import Final

import msgspec

ACT: Final = "act"  # a seat takes the action `value`
UNDO: Final = "undo"  # back to where `value` decisions had been taken
REDO: Final = "redo"  # and forward again, to where `value` had been
WITHDRAW: Final = "withdraw"  # a seat takes back its hidden answer to an open question
ASK: Final = "ask"  # a seat asks the others to go back to `value`
AGREE: Final = "agree"
REFUSE: Final = "refuse"


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of a table's book."""

    seq: int
    kind: str
    seat: int
    value: int
    at: float


class Move(msgspec.Struct, frozen=True):
    """A decision on the board, and what stands against taking it back."""

    seat: int
    code: int
    chance: bool  # something was drawn or rolled
    revealed: bool  # hidden answers of several seats came to light


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody asks the table to go back."""

    seat: int
    to: int
    agreed: list[int]
