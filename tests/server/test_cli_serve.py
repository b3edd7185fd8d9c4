"""`cuvee serve` and `cuvee backup`, as somebody types them."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from threading import Thread

import httpx
import pytest

from cuvee.cli import main
from cuvee.server.ops.backup import backup
from cuvee.server.settings import VARIABLE
from tests.server.running import TIMEOUT, Running, free_port

TWO = {"game": "viticulture", "seats": [{"kind": "me"}, {"kind": "me"}]}
LACKING = (
    "import sys; sys.modules['uvicorn'] = None; from cuvee.cli import main; sys.exit(main({}))"
)


@contextmanager
def serving(*flags: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """`cuvee serve` in a process of its own, until it is told to end."""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "cuvee", "serve", *flags],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=folder,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(TIMEOUT)
        if process.stdout is not None:
            process.stdout.close()


def get(url: str) -> httpx.Response:
    """An answer, as soon as there is one."""
    until = time.monotonic() + TIMEOUT
    while True:
        try:
            return httpx.get(url, timeout=TIMEOUT)
        except httpx.TransportError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def test_a_table_is_opened_says_where_and_is_closed_by_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    with serving("--port", str(port), folder=tmp_path) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert (
            said
            == f"The table is open at http://127.0.0.1:{port}/ and keeps its games in cuvee-data.\n"
        )
        assert get(f"http://127.0.0.1:{port}/").status_code == 200
        foreign = {"host": "rebound.example"}
        assert httpx.get(f"http://127.0.0.1:{port}/", headers=foreign).status_code == 421
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        assert process.wait(TIMEOUT) == 0
    assert (tmp_path / "cuvee-data" / "cuvee.sqlite").exists()
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_several_processes_count_together(tmp_path: Path, database: str) -> None:
    port = str(free_port())
    url = f"http://127.0.0.1:{port}"
    flags = ("--port", port, "--workers", "2", "--database", database)
    with serving(*flags, folder=tmp_path):
        get(f"{url}/healthz")
        for _ in range(8):  # each by a connection of its own, to whichever process takes it
            assert httpx.post(f"{url}/api/guests", json={"name": "Ann"}).status_code == 201
        answer = httpx.get(f"{url}/metrics").text
    assert 'cuvee_requests_total{method="POST",status="201"} 8.0' in answer


def test_a_game_of_ones_own_is_served_too(tmp_path: Path) -> None:
    port, barrels = str(free_port()), Path("examples/barrels.py").resolve()
    with serving("--port", port, "--load", str(barrels), folder=tmp_path):
        get(f"http://127.0.0.1:{port}/healthz")
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as ann:
            ann.post("/api/guests", json={"name": "Ann"})
            wanted = {"game": "barrels", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
            table = ann.post("/api/tables", json=wanted).json()["table"]["id"]
            until = time.monotonic() + TIMEOUT
            while ann.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
                assert time.monotonic() < until
                time.sleep(0.05)


# What cannot be, in one line.


@pytest.fixture
def refusal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refusal:
    monkeypatch.setenv(VARIABLE, "{}")  # put back after the test
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")
    monkeypatch.delenv("PROMETHEUS_MULTIPROC_DIR")
    return Refusal(capsys)


class Refusal:
    """The one line by which a command is refused."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *argv: str) -> str:
        assert main([*argv]) == 2
        said = self._capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("cuvee: ")
        assert said.err.count("\n") == 1
        return said.err.removeprefix("cuvee: ").rstrip("\n")


SENSELESS = {
    "--port 0": "--port takes a number from 1 to 65535, not 0",
    "--port http": "--port takes a whole number, not 'http'",
    "--workers 0": "--workers takes a number from 1 to 64, not 0",
    "--workers 2": "several --workers need --database postgresql://…",
    "--bot-processes 0": "--bot-processes takes a number from 1 to 64, not 0",
    "--origin games": "--origin takes a site such as https://games.example.org, not 'games'",
    "--proxy x": "--proxy takes a network such as 10.0.0.0/8, not 'x'",
    "--allow-webhooks-to x": "--allow-webhooks-to takes a network such as 10.0.0.0/8, not 'x'",
    "--host no.invalid": "--host takes an address of this machine, not 'no.invalid'",
    "--client nowhere": "there is no browser client in 'nowhere': index.html is missing",
    "--database mysql://x": "--database takes postgresql://… or sqlite:///…, not 'mysql://x'",
    "--database nonsense": "--database takes postgresql://… or sqlite:///…, not 'nonsense'",
}


@pytest.mark.parametrize("flags", SENSELESS)
def test_flags_that_make_no_sense_are_refused(refusal: Refusal, tmp_path: Path, flags: str) -> None:
    port = [] if "--port" in flags else ["--port", str(free_port())]
    said = refusal("serve", "--data", str(tmp_path / "data"), *port, *flags.split())
    assert said == SENSELESS[flags]


def test_a_port_that_is_taken_is_named(refusal: Refusal, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = refusal("serve", "--data", str(tmp_path), "--port", str(port))
    assert line.startswith(f"cannot listen at 127.0.0.1 port {port}: Address already in use")


def test_a_folder_that_is_in_use_is_named(refusal: Refusal, server: Running) -> None:
    data = server.settings.data
    line = refusal("serve", "--data", data, "--port", str(free_port()))
    assert line == f"another server is using {data!r}; name another --data"
    by_url = f"sqlite:///{data}/cuvee.sqlite"
    assert refusal("serve", "--database", by_url, "--port", str(free_port())) == line


def test_a_file_that_is_no_database_is_told_in_one_line(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "cuvee.sqlite").write_text(
        "this is not a database at all, whatever its name is" * 9
    )
    line = refusal("serve", "--data", str(tmp_path), "--port", str(free_port()))
    assert line == "cannot open the database: file is not a database"


def test_a_folder_that_cannot_be_written_is_named(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    data = str(tmp_path / "file" / "data")
    line = refusal("serve", "--data", data, "--port", str(free_port()))
    assert line == f"cannot store data in {data!r}: Not a directory"


def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    refusal: Refusal,
) -> None:
    url = f"postgresql://ann:hunter2@127.0.0.1:{free_port()}/cuvee"
    line = refusal("serve", "--database", url, "--port", str(free_port()))
    assert line.startswith("cannot open the database: ")
    assert "hunter2" not in line


def test_a_database_of_a_later_version_is_left_alone(refusal: Refusal, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "cuvee.sqlite") as later:
        later.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        later.execute("INSERT INTO alembic_version VALUES ('9999')")
    later.close()
    line = refusal("serve", "--data", str(tmp_path), "--port", str(free_port()))
    assert line.startswith("the database is of a later Cuvée: it has migration 9999")


@pytest.mark.parametrize("argv", [["serve"], ["backup", "file"]])
def test_without_the_servers_packages_an_error_says_what_to_install(
    tmp_path: Path, argv: list[str]
) -> None:
    code = LACKING.format(argv).replace("uvicorn", "sqlalchemy")
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'cuvee[server]'" in done.stderr


# Backup.


def test_a_backup_is_whole_while_the_server_writes(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "copy" / "cuvee.sqlite"
    file.parent.mkdir()
    with httpx.Client(base_url=server.url) as ann:
        ann.post("/api/guests", json={"name": "Ann"})
        before = [ann.post("/api/tables", json=TWO).json()["table"]["id"] for _ in range(3)]
        writing = True

        def write() -> None:
            while writing:
                ann.post("/api/tables", json=TWO)

        thread = Thread(target=write)
        thread.start()
        try:
            assert main(["backup", str(file), "--data", server.settings.data]) == 0
        finally:
            writing = False
            thread.join()
    assert [*file.parent.iterdir()] == [file]
    restored = Running(tmp_path, data=str(file.parent))
    with restored:
        found = [httpx.get(f"{restored.url}/api/tables/{table}").status_code for table in before]
    assert found == [200] * 3


def test_a_backup_ends_however_much_is_written_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes many steps, and after each of them something is written."""
    source, file = tmp_path / "cuvee.sqlite", tmp_path / "copy"
    steps = count(1)
    with closing(sqlite3.connect(source, isolation_level=None)) as server:
        server.execute("PRAGMA journal_mode = WAL")
        server.execute("CREATE TABLE tables (id)")
        server.execute("CREATE TABLE entries (page)")
        server.executemany("INSERT INTO entries VALUES (?)", [(bytes(4000),)] * 50)

        def write(*_: int) -> None:
            assert next(steps) < 1000, "it begins anew each time"
            server.execute("INSERT INTO tables VALUES (1)")

        class Stepping(sqlite3.Connection):
            def backup(self, target: sqlite3.Connection, **_: object) -> None:
                super().backup(target, pages=1, progress=write)

        monkeypatch.setattr("sqlite3.connect", partial(sqlite3.connect, factory=Stepping))
        assert backup(tmp_path, None, file) == 0
        assert next(steps) > 50
        assert server.execute("SELECT count(*) FROM tables").fetchone()[0] > 50


def test_a_backup_that_is_ended_or_was_killed_leaves_nothing_behind(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / ".copy.999999999.part").write_text("of a process that is gone")
    other = folder / f".copy.{os.getppid()}.part"
    other.write_text("of a process that runs")
    argv = ["backup", str(folder / "copy"), "--data", server.settings.data]
    monkeypatch.setattr("os.link", lambda *_: os.kill(os.getpid(), signal.SIGTERM))
    assert main(argv) == 130
    assert [*folder.iterdir()] == [other]


def test_a_backup_is_never_written_over_anything(refusal: Refusal, server: Running) -> None:
    data = server.settings.data
    file = Path(data) / "copy"
    file.write_text("precious")
    assert "is there already" in refusal("backup", str(file), "--data", data)
    assert file.read_text() == "precious"
    assert refusal("backup", f"{data}/no/such", "--data", data).startswith("cannot write ")


def test_a_backup_of_nothing_is_refused(refusal: Refusal, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy")
    assert "there is no server's database" in refusal("backup", copy, "--data", str(tmp_path))
    assert refusal("backup", copy, "--database", "postgresql://h/n") == (
        "PostgreSQL copies itself while it runs: pg_dump --format=custom --file=FILE DATABASE"
    )
    assert "--database takes sqlite:///FILE" in refusal("backup", copy, "--database", "x")
    (tmp_path / "junk").write_text("this is not a database at all, whatever it is called")
    junk = f"sqlite:///{tmp_path / 'junk'}"
    assert "cannot copy" in refusal("backup", copy, "--database", junk)
    assert not Path(copy).exists()
