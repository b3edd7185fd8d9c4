"""Who one is: guest, registered, logged in."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from cuvee.server.accounts.accounts import SESSION_SECONDS, Person
from cuvee.server.accounts.text import Spoken
from cuvee.server.services import COOKIE, Served, Services
from cuvee.server.tables.lobby import Name

MAX_PREFERENCES_BYTES: Final = 16384  # bytes
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Guest(Spoken, forbid_unknown_fields=True):
    """A name is all a guest needs."""

    name: Name


class Login(Spoken, forbid_unknown_fields=True):
    """A name and a password."""

    verbatim = ("password",)

    name: Name
    password: Password


class Changes(Spoken, forbid_unknown_fields=True):
    """What somebody changes about themselves."""

    name: Name | None = None
    preferences: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(msgspec.json.encode(self.preferences)) > MAX_PREFERENCES_BYTES:
            raise ValueError(f"preferences take at most {MAX_PREFERENCES_BYTES} bytes")


class PeopleApi(Controller):
    """Guests, registration, sessions."""

    path = "/api"
    tags = ("people",)

    @post("/guests")
    async def guest(self, data: JSONBody[Guest], services: Served) -> Response[Person]:
        """Play as a guest."""
        person, secret = await services.accounts.guest(data.name)
        return Response(person, cookies=[cookie(services, secret)])

    @post("/people")
    async def register(
        self, data: JSONBody[Login], services: Served, request: Request[Any, Any, Any]
    ) -> Response[Person]:
        """Register; a guest who does keeps their games."""
        visitor = await services.visitor(request)
        secret = await services.accounts.register(visitor, data.name, data.password)
        return await welcome(services, secret)

    @post("/sessions")
    async def login(self, data: JSONBody[Login], services: Served) -> Response[Person]:
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
        self, data: JSONBody[Changes], services: Served, request: Request[Any, Any, Any]
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
