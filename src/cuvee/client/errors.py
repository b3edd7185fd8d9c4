"""What goes wrong between a client and its server."""

from __future__ import annotations

import msgspec

from cuvee.protocol.commands import ErrorOut
from cuvee.protocol.data import ReasonData

OUTDATED = ("stale", "repeated")  # refused only because the game has changed since


class ClientError(Exception):
    """A request was not carried out, or nobody knows whether it was."""


class RequestRefused(ClientError):
    """The server refused a request and says why; nothing has changed."""

    def __init__(self, status: int, error: ErrorOut) -> None:
        super().__init__(error.message)
        self.status = status
        self.error = error

    @property
    def code(self) -> str:
        """The error as a code for programs."""
        return self.error.error

    @property
    def reason(self) -> ReasonData | None:
        """The rule that an action breaks, if that is why."""
        return self.error.reason

    @property
    def outdated(self) -> bool:
        """Whether it was refused only because the game had changed."""
        return self.code in OUTDATED


class RequestTimeout(ClientError):
    """The server did not answer in time; whether it carried the request out is not known."""


class UnknownMessage(ClientError):
    """The server sent a message that this client cannot read; they are of different versions."""


class ConnectionLost(ClientError):
    """The server cannot be reached, or not any more."""


def refusal(status: int, body: bytes) -> RequestRefused:
    """What the body of a refused request says."""
    try:
        error = msgspec.json.decode(body, type=ErrorOut)
    except msgspec.DecodeError:
        error = ErrorOut(error="refused", message=f"The server answered with status {status}.")
    return RequestRefused(status, error)
