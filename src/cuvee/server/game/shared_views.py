"""The views of a game as it goes on, in which equal parts are the same objects.

Most of a view is the same for everybody, and most of that is as it was before: it is made once, and
compared with what was sent before by identity.
"""

from __future__ import annotations

from cuvee.protocol.data import GameView
from cuvee.server.game.diff import VIEW, Differences
from cuvee.server.game.history import GameHistory


class SharedViews:
    """What each viewpoint may know; nobody may change what it returns."""

    def __init__(self) -> None:
        self._history: GameHistory | None = None
        self._seq = -1
        self._public: GameView | None = None

    def advance(self, history: GameHistory) -> Differences:
        """Make the public view of the present position, and find how it differs."""
        differences = Differences()
        self._show(history, differences)
        return differences

    def view(self, history: GameHistory, viewpoint: int | None) -> GameView:
        """What a viewpoint may know now."""
        public = self._public
        if public is None or history is not self._history or history.seq != self._seq:
            public = self._show(history, Differences())
        return public if viewpoint is None else history.state.private_view(viewpoint, public)

    def _show(self, history: GameHistory, differences: Differences) -> GameView:
        before, public = self._public, history.state.view(None)
        if before is not None:
            differences.between(before, public, VIEW)
        self._history, self._seq, self._public = history, history.seq, public
        return public
