"""A real server in processes of its own, on loopback, at a port that was free."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from cuvee.server.settings import VARIABLE, Settings
from tests.server.empty import lay_database

PORTS: Final = (20_000, 32_000)
TIMEOUT: Final = 60.0  # seconds that a start or an end may take on a busy machine

# Loading takes most of a start, so one process loads everything once and begins servers when asked.
STARTER: Final = """
import os, signal, sys
import cuvee.server.app, psycopg
from cuvee.server.run import serve
from cuvee.server.settings import settings_from_env

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
if "CUVEE_TEST_CLOCK" in os.environ:  # a file that says by how many seconds the clock is wrong
    import time
    right = time.time
    time.time = lambda: right() + float(open(os.environ["CUVEE_TEST_CLOCK"]).read())
pid = None
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os.dup2(2, 1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        serve(settings_from_env())
        os._exit(0)
    print(pid, flush=True)
try:
    os.killpg(pid, signal.SIGTERM)  # whoever asked for it is gone, so it is not left behind
except (ProcessLookupError, TypeError):
    pass
"""


def free_port() -> int:
    """A port that nobody has, below those that the system lends to connections.

    One of those could be lent to a client that knocks while the server is down: it would then talk
    to itself, and the server could not come back.
    """
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


class Running:
    """A server that can be stopped, killed and started again with the same data and port."""

    def __init__(self, folder: Path, clock: Path | None = None, **settings: Any) -> None:  # noqa: ANN401
        plain = {"data": str(folder / "data"), "port": free_port(), "limits": False, **settings}
        self.settings = Settings(**plain)
        self.log = folder / f"server-{self.settings.port}.log"
        self.clock = clock  # a file that says by how many seconds the server's clock is wrong
        self.pid: int | None = None
        self._starter: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def live(self) -> str:
        """Where its WebSockets are."""
        return f"ws://127.0.0.1:{self.settings.port}"

    def begin(self) -> None:
        """Start, without waiting for an answer."""
        if self._starter is None:
            if self.settings.database is None:
                lay_database(Path(self.settings.data))
            self._starter = self._load()
        if self._starter.stdin is None or self._starter.stdout is None:
            raise RuntimeError("nobody listens")
        self._starter.stdin.write(b"start\n")
        self._starter.stdin.flush()
        said = self._starter.stdout.readline()
        if not said:
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")
        self.pid = int(said)

    def _load(self) -> subprocess.Popen[bytes]:
        told = msgspec.json.encode(self.settings).decode()
        clock = {} if self.clock is None else {"CUVEE_TEST_CLOCK": str(self.clock)}
        with self.log.open("ab") as log:
            return subprocess.Popen(  # noqa: S603
                [sys.executable, "-c", STARTER],
                env={**os.environ, **clock, VARIABLE: told},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
            )

    def start(self) -> Self:
        """Start, and wait until it answers."""
        self.begin()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + TIMEOUT
        while not self._answers():
            if self.pid is None or not running(self.pid):
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")
            if time.monotonic() > until:
                raise TimeoutError(f"the server did not answer:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.settings.port, timeout=TIMEOUT)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def serving(self) -> list[int]:
        """The processes that serve, without the bots' and without the one that watches them."""
        return [] if self.pid is None else children(self.pid)

    def all_processes(self) -> list[int]:
        """Every process that belongs to it, the bots' as well."""
        found = [] if self.pid is None else [self.pid]
        for pid in found:
            found += children(pid)
        return found

    def kill(self) -> None:
        """End it as a power cut would; the bots' processes are left to go by themselves."""
        if self.pid is None:
            return
        gone = [self.pid, *self.serving()]
        for pid in gone:
            _signal(pid, signal.SIGKILL)
        wait_for_end(gone)
        self.pid = None

    def stop(self) -> None:
        """Ask it to end, and wait until it has; whatever is left after that is killed."""
        if self.pid is None:
            return
        belonging = self.all_processes()
        _signal(self.pid, signal.SIGTERM)
        try:
            wait_for_end([self.pid])
        finally:
            for pid in belonging:
                if running(pid):
                    _signal(pid, signal.SIGKILL)
            self.pid = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        if self._starter is not None:
            self._starter.communicate(timeout=TIMEOUT)


def wait_for_end(pids: list[int]) -> None:
    """Wait until none of these processes runs any more."""
    until = time.monotonic() + TIMEOUT
    while left := [pid for pid in pids if running(pid)]:
        if time.monotonic() > until:
            raise TimeoutError(f"processes {left} do not end")
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(child) for child in task.read_text().split()]
        except OSError:  # it went while we looked
            continue
    return [child for child in found if running(child)]


def running(pid: int) -> bool:
    """Whether a process is there and has not ended, with all its threads."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state != "Z" or len(list(Path(f"/proc/{pid}/task").iterdir())) > 1
    except OSError:
        return False


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return
