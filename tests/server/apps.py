"""Servers inside a test. Their routes, which take longest to set up, are kept for the next test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from cuvee.server.app import Running, routed, surround
from cuvee.server.settings import Settings
from tests.server.empty import lay_database


class KeptApp:
    """An application that is given other settings; all but its routes is made anew."""

    def __init__(self) -> None:
        self.running = Running(Settings(), own_process=False)
        self.app = routed(self.running)
        self.routes = self.app.asgi_handler

    def begin(self, settings: Settings) -> Litestar:
        """The application as `create_app` makes it for these settings."""
        vars(self.running).update(vars(Running(settings, own_process=False)))
        surround(self.app, self.routes, self.running)
        return self.app


IDLE: list[KeptApp] = []


@contextmanager
def serving(settings: Settings, **client: Any) -> Iterator[TestClient[Any]]:  # noqa: ANN401
    """A client of a server inside the test, which ends with it."""
    kept = IDLE.pop() if IDLE else KeptApp()
    if settings.database is None:
        lay_database(Path(settings.data))
    with TestClient(kept.begin(settings), **client) as visitor:
        yield visitor
    IDLE.append(kept)
