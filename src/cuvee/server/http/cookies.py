"""The cookie of a session."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Cookie

SESSION_COOKIE: Final = "cuvee_session"


def session_cookie(secret: str, seconds: int, secure: bool) -> Cookie:
    """The cookie of a session: for this site and for no script."""
    return Cookie(
        key=SESSION_COOKIE,
        value=secret,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )


def expired_cookie() -> Cookie:
    """The cookie that removes a session's."""
    return Cookie(key=SESSION_COOKIE, max_age=0, httponly=True, samesite="lax", path="/")
