"""Metrics for Prometheus.

Several processes share the folder named by PROMETHEUS_MULTIPROC_DIR, which `cuvee serve` sets, and
each answers for all of them.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

from cuvee.server.db.writer import Writer
from cuvee.server.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sized


MULTIPROCESS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
UPDATE_SECONDS: Final = 5.0  # seconds
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THOUGHTS: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_registry: Final = CollectorRegistry()

REQUESTS: Final = Counter(
    "cuvee_requests", "HTTP requests by method and status.", ["method", "status"],
    registry=_registry,
)  # fmt: skip
COMMANDS: Final = Counter(
    "cuvee_commands", "Commands by what became of them.", ["outcome"], registry=_registry
)
COMMAND_SECONDS: Final = Histogram(
    "cuvee_command_seconds", "From a command to its durable acknowledgement.",
    buckets=_LATENCIES, registry=_registry,
)  # fmt: skip
FLUSHES: Final = Counter(
    "cuvee_flushes", "Transactions committed and flushed by the writer.", registry=_registry
)
WRITES: Final = Counter(
    "cuvee_writes", "Jobs in those transactions: many share one flush.", registry=_registry
)
THINKING: Final = Histogram(
    "cuvee_thinking_seconds", "How long bots thought, waiting included.",
    buckets=_THOUGHTS, registry=_registry,
)  # fmt: skip
TABLES: Final = Gauge(
    "cuvee_tables_live", "Tables in memory.", registry=_registry, multiprocess_mode="livesum"
)
WATCHERS: Final = Gauge(
    "cuvee_watchers", "Open WebSockets.", registry=_registry, multiprocess_mode="livesum"
)


def count_request(method: str, status: int) -> None:
    """Count a request; whatever is no method of HTTP is counted as one."""
    REQUESTS.labels(method if method in METHODS else "other", str(status)).inc()


@contextmanager
def timed() -> Iterator[None]:
    """Count and time a command; one that is refused is counted by the code of its refusal."""
    began = perf_counter()
    try:
        yield
    except Problem as problem:
        COMMANDS.labels(problem.code).inc()
        raise
    except BaseException:
        COMMANDS.labels("failed").inc()
        raise
    COMMANDS.labels("done").inc()
    COMMAND_SECONDS.observe(perf_counter() - began)


class Watched(Protocol):
    """A table in memory that has watchers."""

    @property
    def watchers(self) -> Sized:
        """Its open connections."""


class Meter:
    """Reads the gauges of the tables in memory and of the writer."""

    def __init__(self, writer: Writer, sessions: Mapping[str, Watched]) -> None:
        self._writer = writer
        self._sessions = sessions
        self._flushes = self._jobs = 0
        self._task: asyncio.Task[None] | None = None

    def read(self) -> None:
        """Update the gauges and counters."""
        tables, writer = self._sessions.values(), self._writer
        TABLES.set(len(tables))
        WATCHERS.set(sum(len(session.watchers) for session in tables))
        flushes, jobs = writer.flushes, writer.jobs
        FLUSHES.inc(flushes - self._flushes)
        WRITES.inc(jobs - self._jobs)
        self._flushes, self._jobs = flushes, jobs

    def start(self) -> None:
        """Update regularly, since another process may be asked."""
        self._task = asyncio.create_task(self._read_often())

    async def _read_often(self) -> None:
        while True:
            self.read()
            await asyncio.sleep(UPDATE_SECONDS)

    def stop(self) -> None:
        """Stop updating, and take this process out of the gauges."""
        if self._task is not None:
            self._task.cancel()
        if MULTIPROCESS_FOLDER in os.environ:
            multiprocess.mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def exposition() -> bytes:
    """All metrics in the text format of Prometheus."""
    if MULTIPROCESS_FOLDER not in os.environ:
        return generate_latest(_registry)
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
