"""Routes of accounts: guests, registration, login."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cuvee.protocol.people import (
    Credentials,
    NewGuest,
    PasswordChange,
    Person,
    PersonChanges,
    VisitorOut,
)
from cuvee.server.accounts.accounts import Accounts
from cuvee.server.accounts.sessions import (
    SESSION_SECONDS,
    EndedSessions,
    Visitor,
    VisitorSessions,
)
from cuvee.server.http.cookies import expired_cookie, session_cookie
from cuvee.server.settings import Settings


class PeopleApi(Controller):
    """Guests, registration, sessions."""

    path = "/api"
    tags = ("people",)

    @post("/guests")
    async def guest(
        self,
        data: JSONBody[NewGuest],
        accounts: NamedDependency[Accounts],
        settings: NamedDependency[Settings],
    ) -> Response[Person]:
        """Play as a guest."""
        person, secret = await accounts.guest(data.name)
        return _with_cookie(person, secret, settings)

    @post("/people")
    async def register(
        self,
        data: JSONBody[Credentials],
        accounts: NamedDependency[Accounts],
        settings: NamedDependency[Settings],
        visitor: NamedDependency[Visitor | None],
    ) -> Response[Person]:
        """Register; a guest who does keeps their games."""
        secret = await accounts.register(visitor, data.name, data.password)
        return _with_cookie(await accounts.person(secret), secret, settings)

    @post("/sessions")
    async def login(
        self,
        data: JSONBody[Credentials],
        accounts: NamedDependency[Accounts],
        settings: NamedDependency[Settings],
        visitor: NamedDependency[Visitor | None],
    ) -> Response[Person]:
        """Log in; the session that one had before ends."""
        secret = await accounts.login(visitor, data.name, data.password)
        return _with_cookie(await accounts.person(secret), secret, settings)

    @post("/logout", status_code=204)
    async def logout(
        self, visitor_sessions: NamedDependency[VisitorSessions], me: NamedDependency[Visitor]
    ) -> Response[None]:
        """Log out; open connections of this session are closed."""
        await visitor_sessions.end(EndedSessions(me.person.id, only=me.session))
        return Response(None, cookies=[expired_cookie()])

    @post("/logout/everywhere", status_code=204)
    async def logout_everywhere(
        self, visitor_sessions: NamedDependency[VisitorSessions], me: NamedDependency[Visitor]
    ) -> Response[None]:
        """Log out on all devices, this one too."""
        await visitor_sessions.end(EndedSessions(me.person.id))
        return Response(None, cookies=[expired_cookie()])

    @put("/me/password", status_code=204)
    async def change_password(
        self,
        data: JSONBody[PasswordChange],
        accounts: NamedDependency[Accounts],
        me: NamedDependency[Visitor],
    ) -> None:
        """Change one's password; all other devices are logged out."""
        await accounts.change_password(me, data.old, data.new)

    @get("/me")
    async def me(self, me: NamedDependency[Visitor]) -> Person:
        """Who one is."""
        return me.person

    @get("/visitor")
    async def visitor(self, visitor: NamedDependency[Visitor | None]) -> VisitorOut:
        """Who one is, or that one is nobody yet; unlike `/me` it refuses nobody."""
        return VisitorOut(None if visitor is None else visitor.person)

    @patch("/me")
    async def change(
        self,
        data: JSONBody[PersonChanges],
        accounts: NamedDependency[Accounts],
        me: NamedDependency[Visitor],
    ) -> Person:
        """Change one's name or preferences."""
        columns = {k: v for k, v in msgspec.structs.asdict(data).items() if v is not None}
        return await accounts.change(me, columns) if columns else me.person


def _with_cookie(person: Person, secret: str, settings: Settings) -> Response[Person]:
    cookie = session_cookie(secret, int(SESSION_SECONDS), settings.secure)
    return Response(person, cookies=[cookie])
