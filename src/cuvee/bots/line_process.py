"""Another program that answers lines with lines, each within a time; it knows no game."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Final

from cuvee.bots.failure import ProgramFailed

MAX_LINE_LENGTH: Final = 64 << 10  # bytes of an answer
SECONDS_TO_EXIT: Final = 1.0  # once its input is closed
_running: set[int] = set()  # the ids of all programs that this process has started


class LineProcess:
    """A running program; threads read and write, so that a program that hangs keeps nobody."""

    def __init__(self, command: list[str]) -> None:
        try:
            # In a session of its own: an interruption is not its business, and it ends as a whole.
            self._process = subprocess.Popen(  # noqa: S603 - the user's own program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as problem:
            raise ProgramFailed("start", problem=str(problem.strerror)) from None
        _running.add(self._process.pid)
        self._questions: Queue[bytes | None] = Queue()
        self._answers: Queue[bytes | None] = Queue()  # None: its output has ended
        self._complaint = ""  # the last line of its error stream
        self._threads = [
            self._thread(work) for work in (self._write, self._read, self._read_errors)
        ]

    def tell(self, line: str) -> None:
        """Send a line that needs no answer."""
        self._questions.put(line.encode() + b"\n")

    def ask(self, line: str, seconds: float) -> str:
        """Send a line and wait for the answer."""
        if not self._answers.empty():
            early = self._answers.get()
            if early is None:
                raise self._exit()
            raise ProgramFailed("early", answer=_short(early))
        self.tell(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise ProgramFailed("late", ms=round(1000 * seconds)) from None
        if answer is None:
            raise self._exit()
        if len(answer) > MAX_LINE_LENGTH:
            raise ProgramFailed("long", most=MAX_LINE_LENGTH)
        return answer.decode(errors="replace")

    def close(self) -> None:
        """Close the program's input and give it a moment; then end it."""
        self._questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_EXIT)
        self.kill()

    def kill(self) -> None:
        """End the program, and all that it has started, at once."""
        self._questions.put(None)
        _kill_group(self._process.pid)
        _running.discard(self._process.pid)
        self._process.kill()
        self._process.wait()
        for thread in self._threads:  # what it started in a session of its own may hold the pipes
            thread.join(SECONDS_TO_EXIT)

    def _thread(self, work: Callable[[], None]) -> Thread:
        thread = Thread(target=work, daemon=True)
        thread.start()
        return thread

    def _write(self) -> None:
        stream = self._process.stdin
        with suppress(OSError):  # it has ended; whoever waits for an answer is told
            while stream is not None and (line := self._questions.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            if stream is not None:
                stream.close()

    def _read(self) -> None:
        if self._process.stdout is not None:
            with self._process.stdout as stream:
                while line := stream.readline(MAX_LINE_LENGTH + 1):
                    self._answers.put(line)
        self._answers.put(None)

    def _read_errors(self) -> None:
        if self._process.stderr is not None:
            with self._process.stderr as stream:
                while line := stream.readline(MAX_LINE_LENGTH):
                    self._complaint = _short(line) if line.strip() else self._complaint

    def _exit(self) -> ProgramFailed:
        """How it ended: its output is closed, so it is about to."""
        try:
            code = self._process.wait(SECONDS_TO_EXIT)
        except subprocess.TimeoutExpired:
            return ProgramFailed("closed")
        self._threads[-1].join(SECONDS_TO_EXIT)
        if not self._complaint:
            return ProgramFailed("exit", code=code)
        return ProgramFailed("exit_said", code=code, said=self._complaint)


def kill_programs() -> None:
    """End all programs at once, for a process that is about to leave without further ado."""
    for program in [*_running]:
        _kill_group(program)


def _kill_group(program: int) -> None:
    """End a program with all that it has started, where the system knows such groups."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program, signal.SIGKILL)


def _short(line: bytes) -> str:
    text = " ".join(line.decode(errors="replace").split())
    return text if len(text) <= 120 else f"{text[:120]} …"
