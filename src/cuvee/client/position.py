"""A position as the server told it: what one seat may know, and may do."""

from __future__ import annotations

from typing import Any


class Offer:
    """An action on offer: its number, what it is everywhere, and what it means here."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.code: int = plain["code"]
        self.action: dict[str, Any] = plain["action"]
        self.label: dict[str, Any] | None = plain["label"]

    def __repr__(self) -> str:
        return f"Offer({self.code}, {self.action})"


class Position:
    """The game through one pair of eyes; `plain` is all that the server sent."""

    def __init__(self, seat: int | None, seq: int, plain: dict[str, Any]) -> None:
        self.seat = seat
        self.seq = seq  # the number that an answer to this position carries
        self.plain = plain

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        view: dict[str, Any] = self.plain["view"]
        return view

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return list(self.plain["waiting"])

    @property
    def legal(self) -> list[int]:
        """The numbers of the actions on offer, ascending; none when the seat is not asked."""
        return [offer["code"] for offer in self.plain["legal"]]

    @property
    def offers(self) -> list[Offer]:
        """The actions on offer."""
        return [Offer(plain) for plain in self.plain["legal"]]

    @property
    def decisions(self) -> int:
        """How many decisions led here."""
        return int(self.plain["decisions"])

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game came out, once it has."""
        result: dict[str, Any] | None = self.plain["result"]
        return result

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None
