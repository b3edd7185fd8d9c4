"""A real server in processes of its own, on loopback, at a port that was free."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec

from cuvee.server.settings import VARIABLE, Settings

PATIENCE: Final = 60.0  # seconds that a start may take on a busy machine
SERVE: Final = "from cuvee.server.run import serve\nfrom cuvee.server.settings import handed_on\n"


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    return int(port)


class Running:
    """A server that can be stopped, killed and started again with the same data and port."""

    def __init__(self, folder: Path, **settings: Any) -> None:  # noqa: ANN401
        plain = {"data": str(folder / "data"), "port": free_port(), "limits": False, **settings}
        self.settings = Settings(**plain)
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

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
        told = msgspec.json.encode(self.settings).decode()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-c", SERVE + "serve(handed_on())"],
                env={**os.environ, VARIABLE: told},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self) -> Self:
        """Start, and wait until it answers."""
        self.begin()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while True:
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                if time.monotonic() > until:
                    raise
            time.sleep(0.02)

    def serving(self) -> list[int]:
        """The processes that serve, without the bots' and without the one that watches them."""
        return [] if self.process is None else children(self.process.pid)

    def all_processes(self) -> list[int]:
        """Every process that belongs to it, the bots' as well."""
        found = [] if self.process is None else [self.process.pid]
        for pid in found:
            found += children(pid)
        return found

    def kill(self) -> None:
        """End it as a power cut would; the bots' processes are left to go by themselves."""
        if self.process is None:
            return
        for pid in [self.process.pid, *self.serving()]:
            _signal(pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """Ask it to end, and wait until it has; whatever is left after that is killed."""
        if self.process is None:
            return
        belonging = self.all_processes()
        _signal(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            for pid in belonging:
                if running(pid):
                    _signal(pid, signal.SIGKILL)
            self.process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


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
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return
