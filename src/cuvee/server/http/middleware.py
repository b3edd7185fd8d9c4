"""The middleware around all routes: path, origin, host and rate checks, headers, request log.

It runs before routing, for requests and WebSockets, so that refusals carry the headers too.
"""

from __future__ import annotations

import math
import re
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec
import structlog

from cuvee.server.errors import BANNED, Problem, Refusal, not_found
from cuvee.server.http.connections import Connections
from cuvee.server.http.cookies import SESSION_COOKIE
from cuvee.server.http.headers import headers_for, with_defaults
from cuvee.server.http.origins import SAFE, Headers, Origins
from cuvee.server.http.paths import is_odd
from cuvee.server.http.rate_limits import ANYTHING, CONNECT, Limits, Rule, rule_for
from cuvee.server.ops.metrics import count_request
from cuvee.server.ops.shutdown import Traffic
from cuvee.server.settings import Settings
from cuvee.server.threads import OVERLOADED

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Inside = Callable[[Any, Any, Any], Awaitable[None]]

ADDRESS: Final = "cuvee_address"  # in the scope: the address of the client, behind proxies
QUIET: Final = {"/healthz", "/metrics"}  # polled by machines
_SESSION: Final = re.compile(rb"(?:^|;\s*)" + SESSION_COOKIE.encode() + rb"=([A-Za-z0-9_-]{1,100})")
_REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9_-]{8,64}")
HTTP_RESPONSE: Final = "websocket.http.response"  # a WebSocket can be refused with a status
_REQUEST_ID_HEADER: Final = b"x-request-id"
log = structlog.get_logger()

FOREIGN_ORIGIN: Final = Refusal(
    403, "foreign_origin", "The request was sent by another site. Add it with --origin."
)
HOST_NOT_ALLOWED: Final = Refusal(
    421, "host_not_allowed", "Host not allowed. Add it with --origin."
)
NOT_JSON: Final = Refusal(
    415, "not_json", "The request body must be JSON (Content-Type: application/json)."
)
CLOSING: Final = Refusal(503, "shutting_down", "The server is shutting down.", retry_after=2)
TOO_MANY_SOCKETS: Final = Refusal(429, "too_many_connections", "Too many open connections.")
MAX_READS_IN_FLIGHT: Final = 200  # requests at a time, beyond which only changes are accepted
MAX_IN_FLIGHT: Final = 600  # beyond which nothing is


class KnownSession(msgspec.Struct, frozen=True):
    """A session that was looked up, and the person it is of."""

    id: str
    person: str


FindSession = Callable[[str], Awaitable[KnownSession | None]]


def too_many(seconds: float) -> Problem:
    """The answer to a client that asks too often."""
    wait = max(1, math.ceil(seconds))
    return Problem(
        429, "rate_limited", f"Too many requests; try again in {wait} s.", retry_after=wait
    )


class Middleware:
    """Checks every request and adds the headers that every response must have."""

    def __init__(
        self,
        inside: Inside,
        settings: Settings,
        traffic: Traffic,
        limits: Limits,
        find_session: FindSession,
        is_banned: Callable[[str], bool],
    ) -> None:
        self._inside = inside
        self._traffic = traffic
        self._origins = Origins(settings.origins, settings.proxies)
        self._limits = limits
        self._connections = Connections(settings.limits)
        self._find_session = find_session
        self._is_banned = is_banned
        self._headers = headers_for(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the routes, or refuse it here."""
        headers: Headers = dict(scope["headers"])
        peer = scope.get("client") or ("", 0)
        scope[ADDRESS] = self._origins.address(peer[0], headers)
        number = request_id(headers)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=number.decode())
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send, headers)
            return
        passed = ResponseRecorder(send, [*self._headers, (_REQUEST_ID_HEADER, number)])
        try:
            problem = await self._refusal(scope, headers)
            if problem is not None:
                await refuse(passed, problem)
            else:
                with self._traffic.in_flight():
                    await self._inside(scope, receive, passed)
        finally:
            passed.log_request(scope)

    async def _connect(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        address = scope[ADDRESS]
        problem = self._check_origin("CONNECT", scope, headers)
        problem = problem or self._check_rate([CONNECT, ANYTHING], "", address)
        if problem is None:
            session = await self._session(headers)
            with self._connections.open(address, session.person if session else "") as admitted:
                if admitted:
                    await self._inside(scope, receive, send)
                    return
            problem = TOO_MANY_SOCKETS()
        log.info("websocket_refused", error=problem.code)
        await receive()
        if HTTP_RESPONSE in (scope.get("extensions") or {}):
            await refuse(send, problem, HTTP_RESPONSE)
        else:
            await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": ""})

    async def _refusal(self, scope: Scope, headers: Headers) -> Problem | None:
        method, path, address = scope["method"], scope["path"], scope[ADDRESS]
        problem = self._check_origin(method, scope, headers)
        if problem is not None or path in QUIET:
            return problem
        if self._is_overloaded(method):
            return OVERLOADED()
        problem = self._check_rate([ANYTHING], "", address)
        rule = rule_for(method, path)
        if problem is None and rule is not ANYTHING:
            session = None if rule.by_address else await self._session(headers)
            problem = self._check_rate([rule], session.id if session else "", address)
        if problem is not None:
            return problem
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
        is_json = kind == b"application/json"
        return None if method in SAFE or is_json or not has_body else NOT_JSON()

    def _check_origin(self, method: str, scope: Scope, headers: Headers) -> Problem | None:
        if self._traffic.closing:
            return CLOSING()
        if is_odd(scope["path"], (scope.get("raw_path") or b"").partition(b"?")[0]):
            return not_found()
        if self._is_banned(scope[ADDRESS]):
            return BANNED()
        if not self._origins.host_allowed(headers):
            return HOST_NOT_ALLOWED()
        return None if self._origins.origin_allowed(method, headers) else FOREIGN_ORIGIN()

    def _is_overloaded(self, method: str) -> bool:
        """Whether so much is in flight that a request is better sent again later."""
        most = MAX_READS_IN_FLIGHT if method in SAFE else MAX_IN_FLIGHT
        return self._traffic.active >= most

    async def _session(self, headers: Headers) -> KnownSession | None:
        """The session of a cookie; none for one that is made up, or has ended."""
        if not self._limits.limited:
            return None
        cookie = _SESSION.search(headers.get(b"cookie", b""))
        return await self._find_session(cookie[1].decode()) if cookie else None

    def _check_rate(self, rules: list[Rule], session: str, address: str) -> Problem | None:
        for rule in rules:
            seconds = self._limits.count(rule, session, address)
            if seconds > 0:
                return too_many(seconds)
        return None


class ResponseRecorder:
    """Adds the headers to a response, and records its status and duration."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self._began = time.perf_counter()
        self.status = 500

    async def __call__(self, message: Message) -> None:
        """Send a part of the response."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = with_defaults([*message.get("headers", ())], self._headers)
        await self._send(message)

    def log_request(self, scope: Scope) -> None:
        """Count and log a request: its route, never what is filled into it."""
        count_request(scope["method"], self.status)
        if scope["path"] in QUIET or not structlog.is_configured():
            return  # inside another program, that one decides what is logged
        spent = round((time.perf_counter() - self._began) * 1000, 1)
        route = scope.get("path_template") or "other"
        log.info("request", method=scope["method"], route=route, status=self.status, ms=spent)


def request_id(headers: Headers) -> bytes:
    """The id of a request: the proxy's if it is well-formed, else a new one."""
    given = headers.get(_REQUEST_ID_HEADER, b"")
    return given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8).encode()


async def refuse(send: Send, problem: Problem, kind: str = "http.response") -> None:
    """Answer with a Problem."""
    headers = [(b"content-type", b"application/json")]
    wait = problem.out.retry_after
    if wait is not None:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(problem.out)})
