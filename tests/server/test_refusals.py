"""Refusals leave nothing behind, however many there are."""

from __future__ import annotations

import asyncio
import gc
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import cuvee.server
from cuvee.server.app import create_app
from cuvee.server.settings import Settings

REQUESTS: Final = 5000
WARM_UP: Final = 200  # requests that fill the caches
REFUSED: Final = ("/api/me", "/api/tables?after=x", "/api/tables/mine", "/api/nothing")


def test_no_module_keeps_an_exception_to_be_raised() -> None:
    packages = pkgutil.walk_packages(cuvee.server.__path__, "cuvee.server.")
    modules = [name for _, name, _ in packages if ".migrations" not in name]
    assert len(modules) > 50
    kept = [
        f"{name}.{attribute}"
        for name in modules
        for attribute, value in vars(import_module(name)).items()
        if isinstance(value, BaseException)
    ]
    assert kept == []


def test_memory_is_flat_over_thousands_of_refused_requests(tmp_path: Path) -> None:
    app = create_app(Settings(data=str(tmp_path / "data"), limits=False))

    async def scenario() -> int:
        async with app.lifespan():
            await refuse_often(app, WARM_UP)
            gc.collect()
            before = sys.getallocatedblocks()
            await refuse_often(app, REQUESTS)
            gc.collect()
            return sys.getallocatedblocks() - before

    # One block of memory for a request would be too many; a traceback that is kept has dozens.
    assert asyncio.run(scenario()) < REQUESTS // 2


async def refuse_often(app: Any, times: int) -> None:  # noqa: ANN401
    """Send requests, one after the other, that are refused."""
    for number in range(times):
        path, _, query = REFUSED[number % len(REFUSED)].partition("?")
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "app": app,
            "state": {},
        }
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any, sent: list[Any] = sent) -> None:  # noqa: ANN401
            sent.append(message)

        await app(scope, receive, send)
        assert sent[0]["status"] in (400, 401, 404)
