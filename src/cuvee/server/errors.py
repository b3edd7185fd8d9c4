"""Refusals: what the server answers when it does not do what it was asked."""

from __future__ import annotations

from typing import Final

import msgspec

from cuvee.engine import Text
from cuvee.protocol.commands import ErrorOut
from cuvee.protocol.data import ReasonData
from cuvee.protocol.position import UndoLimit


class Problem(Exception):
    """A request that is not carried out: a status, and what the client is sent."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        seq: int | None = None,
        reason: ReasonData | None = None,
        limit: UndoLimit | None = None,
        undo_to: int | None = None,
        retry_after: int | None = None,
        text: Text | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.out = ErrorOut(
            error=code,
            message=message,
            seq=seq,
            reason=reason,
            limit=limit,
            undo_to=undo_to,
            retry_after=retry_after,
            text=None if text is None else text.to_dict(),
        )


class Refusal(msgspec.Struct, frozen=True):
    """Makes a Problem when called: one raised again and again would keep every traceback."""

    status: int
    code: str
    message: str
    retry_after: int | None = None

    def __call__(self) -> Problem:
        """A new Problem."""
        return Problem(self.status, self.code, self.message, retry_after=self.retry_after)


BANNED: Final = Refusal(403, "banned", "You are banned from this server.")


def not_found() -> Problem:
    """The one answer for whatever is not there, or is not to be known to be there."""
    return Problem(404, "not_found", "Not found.")
