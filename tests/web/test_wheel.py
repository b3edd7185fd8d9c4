"""The wheel brings the whole table: to a machine without Node and without a compiler."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import venv
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest

from cuvee.bots import RandomBot
from cuvee.client import Client, as_remote, bot_seat, my_seat
from tests.docs.test_types import complaints, program
from tests.server.running import Running, free_port
from tests.web.conftest import Visit
from tests.web.visitor import ME, ROOT, a_bot

BOUND: Final = 300  # seconds that fetching the server's libraries may take


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as `make dist` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", "wheel")
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it but the wheel and what its server needs."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, symlinks=True)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(folder))
    pinned = str(ROOT / "requirements" / "dev.txt")
    run(*pip, "install", "-q", "--only-binary", ":all:", "-c", pinned, f"{wheel}[server]")
    return folder


def run(*command: str) -> None:
    """Run a command of ours, which must succeed."""
    done = subprocess.run(  # noqa: S603
        command, cwd=ROOT, capture_output=True, text=True, timeout=BOUND, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


class Installed(Running):
    """`cuvee serve` of an environment of its own, with no other program to be found."""

    def __init__(self, folder: Path, programs: Path) -> None:
        super().__init__(folder, port=free_port())
        self.programs = programs
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start as whoever installed it would."""
        command = [str(self.programs / "cuvee"), "serve", "--port", str(self.settings.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603
                [*command, "--data", self.settings.data],
                env={"PATH": str(self.programs), "HOME": str(self.log.parent), "LANG": "C.UTF-8"},
                cwd=self.log.parent,
                stdout=log,
                stderr=log,
            )
        self.pid = self._process.pid

    def stop(self) -> None:
        """End it, and take note that it has ended."""
        super().stop()
        if self._process is not None:
            self._process.wait()


@pytest.fixture
def far(installed: Path, tmp_path: Path) -> Iterator[Installed]:
    """The server that was installed from the wheel."""
    with Installed(tmp_path, installed / "bin") as running:
        yield running


def test_the_installed_wheel_shows_the_whole_table(far: Installed, visit: Visit) -> None:
    found = {path.name for path in far.programs.iterdir()}
    assert not found & {"node", "npm", "cc", "gcc"}
    for game in ("viticulture", "naramata"):
        ann = visit(site=far.url).become("Ann")
        seat = ann.sit(ann.put_up(game, [ME, a_bot()]))
        seat.wait_until_asked()
        for _ in range(3):
            seat.by_pointing()
            seat.wait_until_asked()


def test_whole_games_are_played_on_the_installed_wheel(far: Installed) -> None:
    async def play(game: str) -> None:
        async with Client(far.url) as client:
            await client.guest("Ann")
            table = (await client.create_table(game, [my_seat(), bot_seat("beginner")])).table.id
            async with client.connect(table, 0) as mine:
                ended = await mine.play(as_remote(RandomBot(), 0, seed=1))
                assert mine.over
                assert ended.result is not None

    with ThreadPoolExecutor(1) as thread:  # this one belongs to the browser's loop
        for game in ("viticulture", "naramata"):
            thread.submit(asyncio.run, play(game)).result()


def test_the_samples_of_the_readme_pass_mypy_strict_against_the_installed_wheel(
    installed: Path, tmp_path: Path
) -> None:
    python = str(installed / "bin" / "python")
    source = program((ROOT / "README.md").read_text("utf-8"))
    assert complaints(source, tmp_path, python) == ""
    wrong = source + '\ncuvee.game("viticulture").new().view(0)["no_such_key"]\n'
    assert 'has no key "no_such_key"' in complaints(wrong, tmp_path, python)
