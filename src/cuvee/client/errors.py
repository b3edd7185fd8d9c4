"""What goes wrong between a client and its server."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """The server did not do what it was asked, and says why; nothing has changed."""

    def __init__(self, status: int, code: str, message: str, more: dict[str, Any]) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.more = more

    @property
    def late(self) -> bool:
        """Whether it was refused only because the game had moved on."""
        return self.code in ("stale", "repeated")


class Lost(Exception):
    """The server cannot be reached, or not any more."""


def refusal(status: int, told: object) -> Refused:
    """What a refusal in plain data says."""
    plain = told if isinstance(told, dict) else {}
    code = str(plain.get("error", "refused"))
    message = str(plain.get("message") or plain.get("detail") or f"refused with {status}")
    return Refused(status, code, message, plain)
