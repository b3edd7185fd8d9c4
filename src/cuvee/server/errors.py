"""Refusals: what the server answers when it does not do what it was asked."""

from __future__ import annotations


class Problem(Exception):
    """A request that is not carried out: a status, a code for programs, a sentence for people."""

    def __init__(self, status: int, code: str, message: str, **more: object) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.more = more

    def to_dict(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"error": self.code, "message": self.message, **self.more}


def not_found() -> Problem:
    """The one answer for whatever is not there, or is not to be known to be there."""
    return Problem(404, "not_found", "Not found.")
