"""Keyframes: copies of a state every few moves, so that any position is near one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuvee.engine import State

INTERVAL: Final = 32  # moves between two keyframes


class Keyframes:
    """States by the number of moves they stand after; beyond a limit the oldest go."""

    def __init__(self, interval: int = INTERVAL, limit: int | None = None) -> None:
        self._interval = interval
        self._limit = limit
        self._states: dict[int, State] = {}

    def keep(self, moves: int, state: State) -> None:
        """Keep a copy of the state after so many moves, if one is due there."""
        if moves % self._interval == 0:
            self._states[moves] = state.clone()
            if self._limit is not None and len(self._states) > self._limit:
                del self._states[min(self._states)]

    def drop_after(self, moves: int) -> None:
        """Drop the keyframes after so many moves."""
        self._states = {n: state for n, state in self._states.items() if n <= moves}

    def before(self, moves: int, initial: Callable[[], State]) -> tuple[int, State]:
        """A copy of the last keyframe at or before so many moves, else the initial state.

        The number of moves it stands after comes with it.
        """
        nearest = moves - moves % self._interval
        while nearest > 0 and nearest not in self._states:
            nearest -= self._interval
        state = self._states.get(nearest)
        return (0, initial()) if state is None else (nearest, state.clone())
