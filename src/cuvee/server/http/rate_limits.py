"""Rate limits: token buckets by session and by address.

Each process counts for itself, so several processes let through several times as many.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

MAX_BUCKETS: Final = 50_000  # buckets in memory


class Rule(msgspec.Struct, frozen=True):
    """So many at once, then so many a second; counted by address where `by_address`."""

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
MESSAGE: Final = Rule("message", 100, 40)  # on one WebSocket
MAX_IGNORED_REFUSALS: Final = 200  # messages in a row that were too many
_TIGHT: Final = {"/api/sessions": LOGIN, "/api/people": LOGIN, "/api/guests": NEWCOMER}
_GUESSED: Final = "/api/join-codes/"
_COMMANDS: Final = ("/commands", "/why")


def rule_for(method: str, path: str) -> Rule:
    """The rule for a request."""
    if method in {"GET", "HEAD", "OPTIONS"}:
        return GUESS if path.startswith(_GUESSED) else READ
    path = path.rstrip("/")
    return _TIGHT.get(path) or (COMMAND if path.endswith(_COMMANDS) else WRITE)


class Bucket:
    """A token bucket: a request takes a token, and tokens come back with time."""

    __slots__ = ("stamp", "tokens")

    def __init__(self, rule: Rule, now: float) -> None:
        self.tokens = rule.at_once
        self.stamp = now

    def take(self, rule: Rule, now: float) -> float:
        """Take a token: 0, or the seconds until there is one."""
        self.tokens = min(rule.at_once, self.tokens + (now - self.stamp) * rule.a_second)
        self.stamp = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / rule.a_second


class Limits:
    """The buckets of all visitors."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, rule: Rule, who: str) -> float:
        """Count a request: 0 when it may go on, else the seconds to wait."""
        now = time.monotonic()
        bucket = self._buckets.get((rule.name, who))
        if bucket is None:
            if len(self._buckets) >= MAX_BUCKETS:
                self._forget()
            bucket = self._buckets[rule.name, who] = Bucket(rule, now)
        return bucket.take(rule, now)

    def _forget(self) -> None:
        """Drop the half of the buckets that was used least recently."""
        stamps = sorted(bucket.stamp for bucket in self._buckets.values())
        since = stamps[len(stamps) // 2]
        self._buckets = {who: b for who, b in self._buckets.items() if b.stamp > since}


class Pace:
    """The rate limit of one WebSocket."""

    def __init__(self, limited: bool) -> None:
        self._bucket = Bucket(MESSAGE, time.monotonic()) if limited else None
        self._refused = 0

    def wait(self) -> float:
        """Count a message: 0 when it may go on, else the seconds to wait."""
        if self._bucket is None:
            return 0.0
        seconds = self._bucket.take(MESSAGE, time.monotonic())
        self._refused = self._refused + 1 if seconds > 0 else 0
        return seconds

    @property
    def should_close(self) -> bool:
        """Whether so many messages in a row were refused that the connection should be closed."""
        return self._refused > MAX_IGNORED_REFUSALS
