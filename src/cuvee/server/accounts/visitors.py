"""Who sends a request: dependencies of routes, found by the session cookie."""

from __future__ import annotations

from typing import Final

from litestar.di import NamedDependency
from litestar.params import RequestCookies

from cuvee.server.accounts.sessions import Visitor, VisitorSessions
from cuvee.server.errors import Refusal
from cuvee.server.http.cookies import SESSION_COOKIE

NOT_LOGGED_IN: Final = Refusal(401, "not_logged_in", "Log in first, or continue as a guest.")


async def find_visitor(
    visitor_sessions: NamedDependency[VisitorSessions], cookies: RequestCookies
) -> Visitor | None:
    """The visitor who sends a request; None for one without a valid session."""
    return await visitor_sessions.find(cookies.get(SESSION_COOKIE))


async def require_visitor(visitor: NamedDependency[Visitor | None]) -> Visitor:
    """The visitor who sends a request, or a Problem."""
    if visitor is None:
        raise NOT_LOGGED_IN()
    return visitor
