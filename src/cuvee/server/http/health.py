"""Routes for whoever runs the server: health and metrics."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import Request, Response, get
from sqlalchemy import Connection, text

from cuvee.server.addresses import is_private
from cuvee.server.errors import Problem, not_found
from cuvee.server.http.middleware import ADDRESS
from cuvee.server.ops.metrics import exposition
from cuvee.server.services import Served, Services

DATABASE_TIMEOUT: Final = 5.0  # seconds for the database
CACHE_SECONDS: Final = 1.0  # seconds for which the last answer holds
UNHEALTHY: Final = Problem(503, "unavailable", "The database or its writer does not answer.")


@get("/healthz", include_in_schema=False)
async def healthz(services: Served) -> dict[str, str]:
    """Whether the database can be read and the writer writes."""
    now = time.monotonic()
    if services.healthy_until < now:
        try:
            await asyncio.wait_for(_examined(services), DATABASE_TIMEOUT)
        except Exception:  # noqa: BLE001 - whatever it is, the server is not well
            raise UNHEALTHY from None
        services.healthy_until = now + CACHE_SECONDS
    return {"status": "ok"}


async def _examined(services: Services) -> None:
    def look(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))

    await services.writer.write(look)
    with_reader = asyncio.to_thread(_read, services)
    await with_reader


def _read(services: Services) -> None:
    with services.engine.connect() as connection:
        connection.execute(text("SELECT seq FROM tables LIMIT 1")).first()


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: Served) -> Response[bytes]:
    """The numbers for Prometheus, for askers in the server's own network alone."""
    if not is_private(request.scope[ADDRESS]):  # type: ignore[typeddict-item]
        raise not_found()
    services.meter.read()
    told = await asyncio.to_thread(exposition)
    return Response(told, media_type="text/plain; version=0.0.4; charset=utf-8")
