"""Who one is: guest, registered, logged in."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from cuvee.protocol.people import Credentials, NewGuest, Person, PersonChanges
from cuvee.server.accounts.accounts import SESSION_SECONDS
from cuvee.server.services import COOKIE, Served, Services


class PeopleApi(Controller):
    """Guests, registration, sessions."""

    path = "/api"
    tags = ("people",)

    @post("/guests")
    async def guest(self, data: JSONBody[NewGuest], services: Served) -> Response[Person]:
        """Play as a guest."""
        person, secret = await services.accounts.guest(data.name)
        return Response(person, cookies=[cookie(services, secret)])

    @post("/people")
    async def register(
        self, data: JSONBody[Credentials], services: Served, request: Request[Any, Any, Any]
    ) -> Response[Person]:
        """Register; a guest who does keeps their games."""
        visitor = await services.visitor(request)
        secret = await services.accounts.register(visitor, data.name, data.password)
        return await welcome(services, secret)

    @post("/sessions")
    async def login(self, data: JSONBody[Credentials], services: Served) -> Response[Person]:
        """Log in."""
        return await welcome(services, await services.accounts.login(data.name, data.password))

    @post("/logout", status_code=204)
    async def logout(self, services: Served, request: Request[Any, Any, Any]) -> Response[None]:
        """Log out."""
        await services.accounts.logout(await services.require_visitor(request))
        gone = Cookie(key=COOKIE, max_age=0, httponly=True, samesite="lax", path="/")
        return Response(None, cookies=[gone])

    @get("/me")
    async def me(self, services: Served, request: Request[Any, Any, Any]) -> Person:
        """Who one is."""
        return (await services.require_visitor(request)).person

    @patch("/me")
    async def change(
        self, data: JSONBody[PersonChanges], services: Served, request: Request[Any, Any, Any]
    ) -> Person:
        """Change one's name or preferences."""
        columns = {k: v for k, v in msgspec.structs.asdict(data).items() if v is not None}
        visitor = await services.require_visitor(request)
        return await services.accounts.change(visitor, columns) if columns else visitor.person


async def welcome(services: Services, secret: str) -> Response[Person]:
    """Answer with the person behind a new session, and its cookie."""
    visitor = await services.accounts.visitor(secret)
    if visitor is None:
        raise RuntimeError("a session was begun and is not there")
    return Response(visitor.person, cookies=[cookie(services, secret)])


def cookie(services: Services, secret: str) -> Cookie:
    """The cookie of a session: for this site and for no script."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=int(SESSION_SECONDS),
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
        path="/",
    )
