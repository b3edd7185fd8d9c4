"""`make play`: the table is served, and a taken port is said in one line."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[2]
PLAY = [sys.executable, str(ROOT / "tools" / "play.py"), "--port"]
MAX_SECONDS = 60


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether something holds before long."""
    until = time.monotonic() + MAX_SECONDS
    while not holds() and time.monotonic() < until:
        time.sleep(0.1)
    return holds()


def page_answers(port: int) -> bool:
    try:
        return "<title>" in httpx.get(f"http://127.0.0.1:{port}/").text
    except httpx.TransportError:
        return False


def nobody_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_page_answers_and_everything_ends_with_the_program() -> None:
    port = free_port()
    playing = subprocess.Popen(  # noqa: S603 - our own program
        [*PLAY, str(port)], stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        assert eventually(lambda: page_answers(port))
    finally:
        playing.send_signal(signal.SIGTERM)
        playing.wait(MAX_SECONDS)
    assert eventually(lambda: nobody_left(playing.pid))
    assert not page_answers(port)


def refused(port: str) -> str:
    """What the program says when it does not serve."""
    done = subprocess.run([*PLAY, port], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


@pytest.mark.parametrize("port", ["0", "65536", "eight"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    assert refused(port) == f"PORT takes a number from 1 to 65535, not {port!r}.\n"


def test_a_taken_port_is_refused_with_another() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(str(port))
    assert said == f"Port {port} is taken: `make play PORT={port + 1}` takes another.\n"
