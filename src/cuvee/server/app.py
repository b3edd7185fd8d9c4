"""The application: every route, and everything around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import cuvee
from cuvee.server.api.live import live
from cuvee.server.api.people import PeopleApi
from cuvee.server.api.tables import TablesApi
from cuvee.server.errors import Problem
from cuvee.server.services import Services
from cuvee.server.settings import Settings, handed_on

LARGEST = 1 << 20  # bytes of a request


@get("/healthz", include_in_schema=False)
async def healthz() -> str:
    """Whether the server answers."""
    return "ok"


def refused(_: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, object]]:
    """A Problem as an answer."""
    return Response(problem.to_dict(), status_code=problem.status)


def create_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    services: list[Services] = []

    @asynccontextmanager
    async def serving(_: Litestar) -> AsyncIterator[None]:
        services.append(Services(settings))
        await services[0].start()
        try:
            yield
        finally:
            await services.pop().stop()

    async def provided() -> Services:
        return services[0]

    return Litestar(
        [PeopleApi, TablesApi, live, healthz],
        dependencies={"services": Provide(provided)},
        exception_handlers={Problem: refused},
        lifespan=[serving],
        openapi_config=OpenAPIConfig(title="Cuvée", version=cuvee.__version__),
        request_max_body_size=LARGEST,
        debug=False,
    )


def handed_on_app() -> Litestar:
    """The application in a process that `cuvee serve` has started."""
    return create_app(handed_on())
