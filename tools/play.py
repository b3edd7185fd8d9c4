"""`make play`: install what playing needs, serve the table, compile the rules beside it.

The page opens as soon as it can, with the rules interpreted. A C compiler then compiles them in the
background at low priority; bot processes that start after that use them. What `make setup` has
installed and compiled already is used as it is.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
REQUIREMENTS = ROOT / "requirements"
MARK = BIN.parent / ".play"  # holds the hash of what was installed for playing
SETUP = BIN.parent / ".project"  # is there once `make setup` has installed everything
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps"]
SHOWN_EVERY = 10  # libraries between two lines of progress
BEGAN = time.monotonic()


def say(what: str) -> None:
    """A line of progress, with the seconds since the start."""
    print(f"[{time.monotonic() - BEGAN:3.0f} s] {what}", flush=True)


def main() -> int:
    """Install, build, serve, compile; the status of the server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", default="8000")
    port = parser.parse_args().port
    problem = port_problem(port)
    if problem:
        print(problem, file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that `finally` ends the children
    try:
        with ThreadPoolExecutor(2) as both:
            tasks = [both.submit(install), both.submit(build_client)]
            for task in tasks:
                task.result()
    except subprocess.CalledProcessError as failed:
        print(failed.stdout or "", file=sys.stderr)
        return 1
    return serve(port)


def port_problem(port: str) -> str | None:
    """Why the table cannot be served at a port; None if it can."""
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 1 << 16):
        return f"PORT takes a number from 1 to 65535, not {port!r}."
    if answers(int(port)):
        return f"Port {port} is taken: `make play PORT={int(port) + 1}` takes another."
    return None


def answers(port: int) -> bool:
    """Whether something listens at a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


# Installing.


def install() -> None:
    """Install the libraries for playing and the package itself, unless they are there."""
    parts = [REQUIREMENTS / "play.txt", ROOT / "pyproject.toml"]
    wanted = hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()
    newest = max(part.stat().st_mtime for part in parts)
    if SETUP.is_file() and SETUP.stat().st_mtime >= newest:
        return
    if MARK.is_file() and MARK.read_text("utf-8") == wanted:
        return
    install_libraries(parts[0])
    say("Installing Cuvée ...")
    run([*PIP, "-qq", "--no-build-isolation", "-e", str(ROOT)])
    MARK.write_text(wanted, "utf-8")


def install_libraries(lock: Path) -> None:
    """Install what a lock file names, and say how far that is."""
    many = sum("==" in line for line in lock.read_text("utf-8").splitlines())
    say(f"Installing {many} libraries ...")
    pip = subprocess.Popen(
        [*PIP, "-r", str(lock)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    said = []
    found = 0
    for line in pip.stdout or ():
        said.append(line)
        if line.startswith("Collecting"):
            found += 1
            if found % SHOWN_EVERY == 0:
                say(f"  {found} of {many} found ...")
        elif line.startswith("Installing collected"):
            say("  putting them in place ...")
    if pip.wait() != 0:
        raise subprocess.CalledProcessError(pip.returncode, "pip", "".join(said))


def build_client() -> None:
    """Build the browser's table, if its sources have changed."""
    run([sys.executable, str(ROOT / "tools" / "web.py"), "build"], shown=True)


def run(command: list[str], shown: bool = False) -> None:
    """Run a program that must end well; what it says is shown now, or if it fails."""
    out = None if shown else subprocess.PIPE
    subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, text=True, check=True, cwd=ROOT)


# Serving.


def serve(port: str) -> int:
    """Serve until stopped, and compile meanwhile."""
    server = subprocess.Popen([str(BIN / "cuvee"), "serve", "--port", port], cwd=ROOT)
    compiler = Compiler(server, port)
    compiler.start()
    try:
        while True:
            try:
                return server.wait()
            except KeyboardInterrupt:
                continue  # Ctrl-C reaches the server too, which ends in good order
    finally:
        server.terminate()
        compiler.stop()


class Compiler(threading.Thread):
    """Compiles the rules at low priority once the page answers, and says when it is done."""

    def __init__(self, server: subprocess.Popen[bytes], port: str) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.port = port
        self.step: subprocess.Popen[str] | None = None

    def run(self) -> None:
        """Wait for the page, then install the compiler's tools and compile."""
        native = [sys.executable, str(ROOT / "tools" / "native.py")]
        if self.status(native) == "compiled" or not self.page_answers():
            return
        if importlib.util.find_spec("mypy") is None:
            self.carry_out([*PIP, "-qq", "-r", str(REQUIREMENTS / "compile.txt")])
        say("The rules run interpreted while they are compiled in the background.")
        told = self.carry_out([*native, "compile"])
        if self.status(native) == "compiled":
            say("The rules are compiled: bots use them from their next decision on.")
        elif self.server.poll() is None:
            say(told.strip().splitlines()[-1] if told.strip() else "The rules stay interpreted.")

    def status(self, native: list[str]) -> str:
        """Whether the rules are compiled or interpreted; neither without the compiler's tools."""
        done = subprocess.run([*native, "status"], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def page_answers(self) -> bool:
        """Whether the server accepts connections before it ends."""
        while self.server.poll() is None:
            if answers(int(self.port)):
                return True
            time.sleep(0.2)
        return False

    def carry_out(self, command: list[str]) -> str:
        """What a step says that runs when nothing else wants the processor."""
        nice = ["nice", "-n", "19"] if shutil.which("nice") else []
        self.step = subprocess.Popen(
            [*nice, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that the C compilers end with it
        )
        return self.step.communicate()[0]

    def stop(self) -> None:
        """End the step under way with all its processes."""
        if self.step is not None and self.step.poll() is None:
            os.killpg(self.step.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
