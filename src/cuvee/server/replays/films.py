"""Whole games as they are sent, made once for each viewpoint and kept while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from cuvee.protocol.replays import Viewpoint
from cuvee.server.replays.replay import Replay
from cuvee.server.threads import REPLAYS

MAX_BYTES: Final = 64 << 20  # of all films in memory
Key = tuple[str, Viewpoint]  # a table, and from where it is seen
_encode = msgspec.json.Encoder().encode


class Film:
    """One film: of which replay, up to where, and its bytes once they are made."""

    def __init__(self, replay: Replay, names: list[str]) -> None:
        self.replay = replay
        self.names = names
        self.last = replay.last
        self.task: asyncio.Task[bytes] | None = None
        self.size = 0

    def shows(self, replay: Replay, names: list[str]) -> bool:
        """Whether this is the film of a game as it stands."""
        return self.replay is replay and self.last == replay.last and self.names == names


class Films:
    """The films in memory."""

    def __init__(self) -> None:
        self._films: OrderedDict[Key, Film] = OrderedDict()

    async def get(
        self, table: str, viewpoint: Viewpoint, replay: Replay, names: list[str]
    ) -> bytes:
        """A film as JSON; whoever asks while it is made waits for the same one."""
        key = (table, viewpoint)
        film = self._films.get(key)
        if film is None or not film.shows(replay, names):
            film = self._films[key] = Film(replay, list(names))
            film.task = asyncio.create_task(REPLAYS.run(_make, replay, viewpoint, film.names))
        self._films.move_to_end(key)
        if film.task is None:
            raise RuntimeError("a film is made by nobody")
        try:
            made = await asyncio.shield(film.task)
        except Exception:
            if self._films.get(key) is film:
                del self._films[key]
            raise
        film.size = len(made)
        self._make_room()
        return made

    def _make_room(self) -> None:
        """Drop the films that were not asked for longest."""
        while sum(film.size for film in self._films.values()) > MAX_BYTES:
            self._films.popitem(last=False)


def _make(replay: Replay, viewpoint: Viewpoint, names: list[str]) -> bytes:
    return _encode(replay.whole(viewpoint, names))
