"""Rate limits: token buckets by session and by address.

Only a session that was looked up counts as one: a made-up cookie is counted with its address. Each
process counts for itself, so several processes let through several times as many.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Final

import msgspec

from cuvee.server.addresses import household, neighbourhood

MAX_BUCKETS: Final = 50_000  # buckets in memory
ADDRESS_FACTOR: Final = 8  # people at one address who may each do as much as one session


class Rule(msgspec.Struct, frozen=True):
    """So many at once, then so many a second; counted by address alone where `by_address`."""

    name: str
    at_once: float
    a_second: float
    by_address: bool = False


ANYTHING: Final = Rule("anything", 600, 200, by_address=True)  # a club may share one address
LOGIN: Final = Rule("login", 10, 1 / 6, by_address=True)
NEWCOMER: Final = Rule("newcomer", 30, 1 / 3, by_address=True)
CONNECT: Final = Rule("connect", 60, 5, by_address=True)
GUESS: Final = Rule("guess", 20, 1 / 3, by_address=True)  # codes are short
READ: Final = Rule("read", 200, 50)
COMMAND: Final = Rule("command", 100, 40)
WRITE: Final = Rule("write", 60, 5)
TABLE: Final = Rule("table", 20, 1 / 30)  # new ones
REVIEW: Final = Rule("review", 10, 1 / 20)  # asked for; each keeps a core busy for a while
MESSAGE: Final = Rule("message", 100, 40)  # on one WebSocket
WRONG_CODES: Final = Rule("wrong_codes", 200, 0.1)  # of the whole server, for whoever was wrong
ALL_WRONG_CODES: Final = Rule("all_wrong_codes", 2000, 0.1)  # of the whole server, for everybody
MAX_IGNORED_REFUSALS: Final = 200  # messages in a row that were too many
API: Final = "/api/"
_TIGHT: Final = {
    "/api/sessions": LOGIN,
    "/api/people": LOGIN,
    "/api/me/password": LOGIN,
    "/api/me/delete": LOGIN,
    "/api/guests": NEWCOMER,
}
_GUESSED: Final = "/api/join-codes/"
_COMMANDS: Final = ("/commands", "/why", "/preview", "/hint", "/plan")
_TABLES: Final = ("/api/tables", "/api/records")
_COPIES: Final = ("/rematch", "/fork")
_REVIEWS: Final = "/review"


def rule_for(method: str, path: str) -> Rule:
    """The rule for a request."""
    if method in {"GET", "HEAD", "OPTIONS"}:
        if not path.startswith(API):
            return ANYTHING  # the files of the browser client
        return GUESS if path.startswith(_GUESSED) else READ
    path = path.rstrip("/")
    if path in _TABLES or path.endswith(_COPIES):
        return TABLE
    if path.endswith(_REVIEWS):
        return REVIEW
    return _TIGHT.get(path) or (COMMAND if path.endswith(_COMMANDS) else WRITE)


@cache
def address_rule(rule: Rule) -> Rule:
    """The rule for all sessions of one address together."""
    factor = ADDRESS_FACTOR
    return Rule(f"{rule.name} by address", rule.at_once * factor, rule.a_second * factor, True)


class Bucket:
    """A token bucket: a request takes a token, and tokens come back with time."""

    __slots__ = ("stamp", "tokens")

    def __init__(self, rule: Rule, now: float) -> None:
        self.tokens = rule.at_once
        self.stamp = now

    def take(self, rule: Rule, now: float) -> float:
        """Take a token: 0, or the seconds until there is one."""
        seconds = self.peek(rule, now)
        if not seconds:
            self.tokens -= 1
        return seconds

    def peek(self, rule: Rule, now: float) -> float:
        """The seconds until there is a token: 0 if there is one."""
        self.tokens = min(rule.at_once, self.tokens + (now - self.stamp) * rule.a_second)
        self.stamp = now
        return 0.0 if self.tokens >= 1 else (1 - self.tokens) / rule.a_second


class Limits:
    """The buckets of all visitors; none where limits are off."""

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def count(self, rule: Rule, session: str, address: str) -> float:
        """Count a request by its session, if it is known to be one, and by its address.

        0 when it may go on, else the seconds to wait.
        """
        where = household(address)
        if rule.by_address or not session:
            return self.take(rule, where)
        return self.take(rule, session) or self.take(address_rule(rule), where)

    def take(self, rule: Rule, who: str) -> float:
        """Count something: 0 when it may go on, else the seconds to wait."""
        if not self.limited:
            return 0.0
        now = time.monotonic()
        bucket = self._buckets.get((rule.name, who))
        if bucket is None:
            if len(self._buckets) >= MAX_BUCKETS:
                self._forget()
            bucket = self._buckets[rule.name, who] = Bucket(rule, now)
        return bucket.take(rule, now)

    def peek(self, rule: Rule, who: str) -> float:
        """The seconds to wait, without counting anything."""
        bucket = self._buckets.get((rule.name, who))
        return 0.0 if bucket is None else bucket.peek(rule, time.monotonic())

    def _forget(self) -> None:
        """Drop the half of the buckets that was used least recently."""
        stamps = sorted(bucket.stamp for bucket in self._buckets.values())
        since = stamps[len(stamps) // 2]
        self._buckets = {who: b for who, b in self._buckets.items() if b.stamp > since}


class Pace:
    """The rate limit of one WebSocket, and of all those of its address together."""

    def __init__(self, limits: Limits, address: str = "") -> None:
        self._limits = limits
        self._address = household(address)
        self._bucket = Bucket(MESSAGE, time.monotonic())
        self._refused = 0

    def wait(self) -> float:
        """Count a message: 0 when it may go on, else the seconds to wait."""
        if not self._limits.limited:
            return 0.0
        seconds = self._bucket.take(MESSAGE, time.monotonic())
        seconds = seconds or self._limits.take(address_rule(MESSAGE), self._address)
        self._refused = self._refused + 1 if seconds > 0 else 0
        return seconds

    @property
    def should_close(self) -> bool:
        """Whether so many messages in a row were refused that the connection should be closed."""
        return self._refused > MAX_IGNORED_REFUSALS


class WrongCodes:
    """The caps on wrong join codes for the whole server.

    Beyond the first, networks that have been wrong before wait; beyond the second, everybody does.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._networks: set[str] = set()  # that have been wrong

    def wait(self, address: str) -> float:
        """The seconds for which an address may not try another code."""
        seconds = self._limits.peek(ALL_WRONG_CODES, "")
        if not seconds and neighbourhood(address) in self._networks:
            seconds = self._limits.peek(WRONG_CODES, "")
        return seconds

    def count(self, address: str) -> None:
        """Count a wrong code."""
        self._limits.take(WRONG_CODES, "")
        self._limits.take(ALL_WRONG_CODES, "")
        if len(self._networks) >= MAX_BUCKETS:
            self._networks.clear()
        self._networks.add(neighbourhood(address))
