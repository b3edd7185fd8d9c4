"""The changes that watchers of a table are sent: one for each decision, from each viewpoint.

They are made when a decision is applied, since the position between two decisions is gone after the
next, and sent once all are durable.
"""

from __future__ import annotations

import msgspec

from cuvee.engine import Event
from cuvee.protocol.notices import ChangeNotice
from cuvee.protocol.position import Position
from cuvee.server.game.diff import Differences, position_patch
from cuvee.server.game.position import event_texts

_encode = msgspec.json.Encoder().encode


class Changes:
    """What is known at each viewpoint, and the changes that are still to be sent."""

    def __init__(self) -> None:
        self._known: dict[int | None, Position] = {}
        self._pending: list[ChangeNotice] = []

    def set_known(self, viewpoint: int | None, shown: Position) -> None:
        """Note that a viewpoint was sent a whole position."""
        self._known[viewpoint] = shown

    def add(
        self,
        seen: dict[int | None, Position],
        differences: Differences,
        seq: int,
        seat: int | None,
        events: list[Event],
    ) -> None:
        """Make the change that one decision is to each viewpoint, by what it sees now."""
        for viewpoint, shown in seen.items():
            patch = position_patch(self._known.get(viewpoint), shown, differences)
            texts = event_texts(events, viewpoint)
            self._pending.append(ChangeNotice(seq, viewpoint, seat, None, patch, texts))
        self._known = seen

    def take(self, deadline: float | None) -> list[tuple[int | None, bytes]]:
        """The pending changes with their viewpoints, in order; each is taken once."""
        taken, self._pending = self._pending, []
        for notice in taken:
            notice.deadline = deadline
        return [(notice.viewpoint, _encode(notice)) for notice in taken]

    def drop(self) -> None:
        """Drop what was not stored, and what was known by it."""
        self._known.clear()
        self._pending.clear()
