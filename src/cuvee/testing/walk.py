"""One game, played at random decision by decision."""

from __future__ import annotations

import json
import marshal
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from cuvee.engine import Game, State, rng
from cuvee.testing.difference import differences

S = TypeVar("S", bound=State)
MARSHAL_VERSION: Final = 2  # from version 3 on, equal data that shares parts is written differently


class ConformanceError(AssertionError):
    """A game breaks a promise that every game makes; the message says how to get there."""


class Walk(Generic[S]):
    """A game from one seed; the choices come from a stream of their own."""

    def __init__(self, game: Game[S], seats: int, seed: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seed = seed
        self.begin = {"seats": seats, "seed": seed, **options}
        self.state: S = game.new(seats=seats, seed=seed, **options)
        self.number = 0  # how many decisions have been taken
        self.rng = rng(seed).fork()
        self.kept: dict[int, tuple[S, str]] = {}  # clones by number of decision, with their text

    @property
    def watchers(self) -> list[int | None]:
        """Everybody with a view: the spectators and each seat."""
        return [None, *range(self.state.seats)]

    def pick(self) -> tuple[int, int]:
        """A random seat of those waited for, and a random action on offer to it."""
        waiting = self.state.waiting
        seat = waiting[self.rng.below(len(waiting))]
        legal = self.state.legal(seat)
        return seat, legal[self.rng.below(len(legal))]

    def play(self, action: int, seat: int) -> None:
        """Take an action."""
        self.state.apply(action, seat)
        self.number += 1

    def error(self, what: str) -> ConformanceError:
        """The failure, with all that is needed to reach the same position again."""
        begin = ", ".join(f"{name}={value!r}" for name, value in self.begin.items())
        return ConformanceError(
            f"{self.game.name}, decision {self.number + 1}: {what}\n"
            f"to reproduce: {begin}, actions={self.state.history}"
        )

    def same(self, before: object, after: object, what: str) -> None:
        """Insist that two pieces of plain data are equal; name the fields in which they are not."""
        if _as_bytes(before) == _as_bytes(after):
            return  # by far the quickest way to see it
        found = differences(before, after)
        if found:
            raise self.error(f"{what}: {'; '.join(str(one) for one in found[:5])}")

    def plain(self, value: object, what: str) -> str:
        """The value as JSON text, insisting that nothing of it is lost on the way."""
        try:
            text = json.dumps(value)
        except (TypeError, ValueError) as problem:
            raise self.error(f"{what} is not plain data: {problem}") from problem
        self.same(value, json.loads(text), f"{what} does not survive JSON")
        return text


def _as_bytes(value: Any) -> bytes:  # noqa: ANN401 - what marshal takes has no public type
    """Plain data as bytes that tell types and the order of keys apart; its repr, if it is not."""
    try:
        return marshal.dumps(value, MARSHAL_VERSION)
    except ValueError:
        return repr(value).encode()
