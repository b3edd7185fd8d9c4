"""Routes for whoever runs the server: health and metrics."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from sqlalchemy import Connection, Engine, delete, insert, select

from cuvee.server.addresses import is_private
from cuvee.server.db.schema import probes, tables
from cuvee.server.db.writer import Writer
from cuvee.server.errors import Refusal, not_found
from cuvee.server.http.middleware import ADDRESS
from cuvee.server.ops.metrics import Meter, exposition
from cuvee.server.secrets import new_id

DATABASE_TIMEOUT: Final = 5.0  # seconds
PROBE_LENGTH: Final = 8192  # characters, so that some pages are written
CACHE_SECONDS: Final = 1.0  # for which the last answer holds
UNHEALTHY: Final = Refusal(503, "unavailable", "The database or its writer does not respond.")


class Health:
    """Checks that the database can be read and written."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
        self._healthy_until = 0.0

    async def check(self) -> None:
        """Raise a Problem unless the database can be read and written."""
        now = time.monotonic()
        if self._healthy_until < now:
            try:
                await asyncio.wait_for(self._check(), DATABASE_TIMEOUT)
            except Exception:  # noqa: BLE001 - whatever it is, the server is not healthy
                raise UNHEALTHY() from None
            self._healthy_until = now + CACHE_SECONDS

    async def _check(self) -> None:
        await self.writer.write(_write_probe)
        await asyncio.to_thread(self._read)

    def _read(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(select(tables.c.seq).limit(1)).first()


def _write_probe(connection: Connection) -> None:
    """Write something that needs room, and remove it again."""
    probe = new_id()
    connection.execute(insert(probes).values(id=probe, text="." * PROBE_LENGTH))
    connection.execute(delete(probes).where(probes.c.id == probe))


@get("/healthz", include_in_schema=False)
async def healthz(health: NamedDependency[Health]) -> dict[str, str]:
    """Whether the database can be read and written."""
    await health.check()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[Any, Any, Any], meter: NamedDependency[Meter]
) -> Response[bytes]:
    """The metrics for Prometheus, for clients in a private network alone."""
    if not is_private(request.scope[ADDRESS]):  # type: ignore[typeddict-item]
        raise not_found()
    meter.read()
    text = await asyncio.to_thread(exposition)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
