"""Bodies of requests: JSON in UTF-8, nested so deep and no deeper."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from cuvee.server.errors import Refusal

MAX_DEPTH: Final = 64  # arrays and objects inside each other
NOT_UTF8: Final = Refusal(400, "bad_request", "The request body is not UTF-8.")
TOO_DEEP: Final = Refusal(400, "bad_request", "The request body is nested too deeply.")
_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


class CheckedRequest(Request[Any, Any, State]):
    """A request whose body is checked before it is decoded."""

    _checked = False

    async def body(self) -> bytes:
        """The body of the request, or a Problem."""
        found = await super().body()
        if not self._checked:
            check_body(found)
            self._checked = True
        return found


def check_body(body: bytes) -> None:
    """Raise a Problem for a body that a decoder would fail on instead of refusing it."""
    try:
        body.decode()
    except UnicodeDecodeError:
        raise NOT_UTF8() from None
    if is_too_deep(body):
        raise TOO_DEEP()


def is_too_deep(body: bytes) -> bool:
    """Whether more arrays and objects are inside each other than are accepted."""
    if body.count(b"[") + body.count(b"{") <= MAX_DEPTH:
        return False
    depth = 0
    for bracket in _STRING.sub(b"", body).translate(None, _NOT_BRACKETS):
        depth += 1 if bracket in b"[{" else -1
        if depth > MAX_DEPTH:
            return True
    return False
