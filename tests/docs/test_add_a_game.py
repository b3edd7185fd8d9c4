"""What docs/add-a-game.md tells is done to the letter, in a copy of the project."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from docs._definitions import DIRECTIVE, WHOLE, is_docstring, on_page_markdown
from tests.server.running import free_port

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "add-a-game.md"
GAME: Final = "examples/barrels.py"
# What the game is proved with; the game itself is not among it.
COPIED: Final = ("src", "docs", "tests/docs", "tests/conftest.py", "pyproject.toml", "Makefile",
                 "README.md")  # fmt: skip
MAX_SECONDS: Final = 120  # for anything that is run


def as_told() -> dict[str, str]:
    """The files that a reader of the page has in the end, by their paths."""
    code: list[str] = []
    files: dict[str, str] = {}
    for line in PAGE.read_text("utf-8").splitlines():
        shown = on_page_markdown(line).split("\n", 1)[-1].removesuffix("```").rstrip("\n") + "\n"
        if DIRECTIVE.match(line):
            code.append(shown)
        elif found := WHOLE.match(line):
            files[found["file"]] = shown
    return {GAME: "\n\n".join(code), **files}


def outline(source: str) -> set[str]:
    """All statements of a file but its docstring, whatever their order."""
    return {ast.dump(one) for one in ast.parse(source).body if not is_docstring(one)}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the page has been followed."""
    copy = tmp_path_factory.mktemp("project")
    for name in COPIED:
        place = copy / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            left_out = shutil.ignore_patterns("__pycache__", "screens")
            shutil.copytree(ROOT / name, place, ignore=left_out)
        else:
            shutil.copy(ROOT / name, place)
    for name, text in as_told().items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, "utf-8")
    return copy


def environment(project: Path) -> dict[str, str]:
    """The commands of this environment, with the copy's code."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "PYTHONPATH": str(project / "src"), "HOME": str(project)}


def test_the_page_shows_the_whole_game() -> None:
    told = as_told()
    assert outline(told[GAME]) == outline((ROOT / GAME).read_text("utf-8"))
    words = {path: (ROOT / path).read_text("utf-8") for path in told if path != GAME}
    assert len(words) == 3
    assert {path: told[path] for path in words} == words


def test_every_sample_of_the_page_runs_with_what_it_told(project: Path) -> None:
    """Conformance, goldens, and the commands: terminal, simulation."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist",
         "tests/docs/test_samples.py", "-k", "add-a-game"],
        cwd=project, env=environment(project), capture_output=True, text=True,
        timeout=MAX_SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


@contextmanager
def opened(project: Path) -> Iterator[str]:
    """The server that the page starts, at a port that is free; its address."""
    (command,) = re.findall(r"^\$ (cuvee serve .*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    port = free_port()
    words = [*command.split(), "--port", str(port), "--data", str(project / "tables")]
    with (project / "server.log").open("wb") as log:
        server = subprocess.Popen(  # noqa: S603 - what runs stands on our own page
            words, cwd=project, env=environment(project), stdout=log, stderr=log
        )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(MAX_SECONDS)


def wait_for(client: httpx.Client, log: Path) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + MAX_SECONDS
    while time.monotonic() < until:
        try:
            if client.get("/healthz").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(log.read_text())


def test_a_table_with_bots_is_played_to_its_end(project: Path) -> None:
    with opened(project) as url, httpx.Client(base_url=url, timeout=MAX_SECONDS) as ann:
        wait_for(ann, project / "server.log")
        games = ann.get("/api/games").json()["games"]
        assert "barrels" in [game["name"] for game in games]
        ann.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        made = ann.post("/api/tables", json={"game": "barrels", "seats": seats, "seed": 7}).json()
        result = play(ann, f"/api/tables/{made['table']['id']}")
        assert result["reason"] == "last_round"


def play(ann: httpx.Client, table: str) -> dict[str, Any]:
    """Take the first choice whenever there is one, until the game is over; returns the result."""
    until = time.monotonic() + MAX_SECONDS
    while time.monotonic() < until:
        now = ann.get(f"{table}/position?seat=0").json()
        position = now["position"]
        if position["result"] is not None:
            result: dict[str, Any] = position["result"]
            return result
        if position["legal"]:
            action = position["legal"][0]["code"]
            told = {"do": "act", "seat": 0, "seq": now["seq"], "action": action}
            ann.post(f"{table}/commands", json=told)  # refused if a bot was quicker: ask again
        else:
            time.sleep(0.05)
    raise AssertionError("the game does not end")
