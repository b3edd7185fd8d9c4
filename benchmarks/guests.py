"""The servers that are measured, in processes of their own, and what they cost."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import httpx
import msgspec

from cuvee.server.settings import VARIABLE, Settings

ROOT: Final = Path(__file__).resolve().parent.parent
BOARDGAME_IO: Final = ROOT / "build" / "boardgame.io"
PACKAGES: Final = ("boardgame.io@0.50.2", "node-persist@3.1.3")
TIMEOUT: Final = 120.0  # seconds
TICKS: Final = os.sysconf("SC_CLK_TCK")
SERVE: Final = """
from cuvee.server.run import serve
from cuvee.server.settings import settings_from_env
serve(settings_from_env())
"""
TRIVIAL: Final = """
const { Server, FlatFile } = require('boardgame.io/server');
const game = {
  name: 'trivial',
  setup: () => ({ moves: 0 }),
  moves: { add: ({ G }) => { G.moves += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
const [port, apiPort, dir] = process.argv.slice(2).map((word, n) => (n < 2 ? Number(word) : word));
const server = Server({
  games: [game],
  db: new FlatFile({ dir }),
  origins: [`http://127.0.0.1:${port}`],
});
server.run({ port, lobbyConfig: { apiPort } });
"""


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    return int(port)


class Guest:
    """A server process with everything it has started."""

    def __init__(self, command: list[str], port: int, log: Path, **variables: str) -> None:
        self.port = port
        self.log = log
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                command,
                cwd=BOARDGAME_IO if command[0] == "node" else ROOT,
                env={**os.environ, **variables},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    def wait(self) -> None:
        """Wait until it answers anything at all."""
        until = time.monotonic() + TIMEOUT
        while self.process.poll() is None and time.monotonic() < until:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=TIMEOUT)
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"a server did not start:\n{self.log.read_text()[-2000:]}")

    def __enter__(self) -> Self:
        self.wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)

    def processes(self) -> list[int]:
        """It, and whatever it has started."""
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in task.read_text().split()]
        return found

    def busy(self) -> float:
        """Seconds for which it has had a processor."""
        spent = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            spent += int(fields[11]) + int(fields[12])
        return spent / TICKS

    def megabytes(self) -> float:
        """The memory it has had at most."""
        most = 0
        for pid in self.processes():
            for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                if line.startswith("VmHWM"):
                    most += int(line.split()[1])
        return most / 1024


def ours(folder: Path, database: str | None) -> Guest:
    """Our server: one process that serves."""
    settings = Settings(
        data=str(folder), port=free_port(), database=database, proxies=["127.0.0.1"]
    )
    encoded = msgspec.json.encode(settings).decode()
    return Guest(
        [sys.executable, "-c", SERVE], settings.port, folder / "server.log", **{VARIABLE: encoded}
    )


def theirs(folder: Path) -> Guest:
    """boardgame.io's server with its FlatFile store."""
    port = free_port()
    store = folder / "boardgame.io"
    store.mkdir(parents=True, exist_ok=True)
    script = BOARDGAME_IO / "server.js"
    script.write_text(TRIVIAL)
    command = ["node", str(script), str(port), str(free_port()), str(store)]
    return Guest(command, port, folder / "node.log")


def install_boardgame_io() -> str | None:
    """Install boardgame.io below build/, where it is not yet; its version, None if it cannot be."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    BOARDGAME_IO.mkdir(parents=True, exist_ok=True)
    manifest = BOARDGAME_IO / "node_modules" / "boardgame.io" / "package.json"
    if not manifest.exists():
        command = [npm, "install", "--no-audit", "--no-fund", "--no-save", *PACKAGES]
        done = subprocess.run(command, cwd=BOARDGAME_IO, check=False, capture_output=True)
        if done.returncode:
            return None
    return str(json.loads(manifest.read_text())["version"])
