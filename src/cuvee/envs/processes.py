"""A vectorised runner over processes: each steps its share of the games into shared memory."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import cycle, pairwise
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import SpawnContext
from socket import socket, socketpair
from time import perf_counter
from typing import Any, NoReturn, Self, cast

import numpy as np
from numpy.typing import NDArray

from cuvee.engine import BadInput, IllegalAction, Reason
from cuvee.envs.table import Table, whole
from cuvee.envs.vector import (
    NO_COPIES,
    Actions,
    Arrays,
    VectorRunner,
    check_actions,
    check_learners,
)

SEEDS_EACH = 1 << 40  # between the seeds of two processes
LOST = (ConnectionError, EOFError)  # what is raised when the other end of a line is gone
GO, DONE, REFUSED = b"g", b"d", b"r"
MARKS = [bytes([number]) for number in range(128, 256)]  # bytes that a worker sends back
# Seconds that a byte is looked for again and again before the process sleeps: on a virtual machine
# it takes longer to wake one up than to step dozens of games.
SPIN = 0.001
Refused = tuple[int, str, str, dict[str, Any]]  # an illegal action, and the reason as plain data
Setup = tuple[str, int, int, dict[str, Any]]  # game, seats, seed, and options of the runner
Shape = tuple[int, int, int, int]


class ProcessRunner:
    """Games side by side as `VectorRunner` has them, stepped by several processes.

    The first share is stepped by the process that calls, the others by workers. Actions lie in the
    shared memory; a step sends one byte to each worker, and one comes back. Use it as a context, or
    call `close`; a script that starts one needs the usual `if __name__ == "__main__":`. Where there
    is a core for each process, they stay awake for a moment between two steps. After a step that
    was interrupted, as by Ctrl-C, the arrays say where each game stands, and the next step goes on.
    """

    def __init__(
        self,
        game: str,
        games: int,
        processes: int,
        seats: int | None = None,
        seed: int = 0,
        learners: Sequence[int] | None = None,
        opponents: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        games, seed = whole("games", games, 1), whole("seed", seed, 0)
        processes = whole("processes", processes, 1)
        if processes > games:
            raise BadInput(f"{games} games are for 1 to {games} processes, not {processes}")
        self.table = Table(game, seats, options)
        options["learners"] = check_learners(self.table.seats, learners, opponents)
        options |= {"opponents": opponents, "max_cycles": max_cycles}
        shape = (games, self.table.seats, self.table.layout.size, self.table.codes)
        start = multiprocessing.get_context("spawn")
        shared = start.RawArray("b", Arrays.bytes_for(*shape))
        arrays = Arrays(*shape, memory=memoryview(shared).cast("B"))
        self.observations, self.masks = arrays.observations, arrays.masks
        self.seats, self.returns = arrays.seats, arrays.returns
        self.finished, self.truncated = arrays.finished, arrays.truncated
        self._actions, self._closed = arrays.actions, False
        self._behind = False  # a step was interrupted, and not all processes may be done with it
        setup = (game, self.table.seats, seed, options)
        own, *others = shares_of(games, processes)
        self._own = Share(arrays.part(own), setup)
        self._workers: list[Worker] = []
        self._start(partial(Worker, start, shared, shape), others, setup)

    def _start(self, worker: Callable[..., Worker], shares: list[slice], setup: Setup) -> None:
        """Start a worker for each share, with a seed of its own."""
        game, seats, seed, options = setup
        spin = SPIN if len(shares) < usable_cores() else 0.0
        try:
            for rows in shares:
                seed += SEEDS_EACH
                self._workers.append(worker(rows, (game, seats, seed, options), spin))
            self._wait()
        except LOST:
            self._give_up()
        except BaseException:
            self.close()
            raise

    def _wait(self) -> list[Refused | None]:
        """Wait until all workers are done; what they refused."""
        return [worker.wait() for worker in self._workers]

    def step(self, actions: Actions) -> None:
        """Take an action in each game; IllegalAction names the first that is not on offer."""
        if self._closed:
            raise BadInput("the runner is closed; make another one")
        codes = check_actions(actions, len(self.seats))
        if self._behind:
            self._catch_up()
        try:
            self._actions[:] = codes
        except OverflowError as error:
            raise BadInput(f"an action is not of 64 bits: {error}") from None
        self._behind = True
        try:
            self.finished[:] = self.truncated[:] = False
            for worker in self._workers:
                worker.go()
            refusals = [self._own.step(), *self._wait()]
        except LOST:
            self._give_up()
        except BaseException:
            self._catch_up()
            raise
        self._behind = False
        for refused in refusals:
            if refused is not None:
                action, code, rule, args = refused
                raise IllegalAction(self.table.game.name, action, Reason(code, rule, args))

    def _give_up(self) -> NoReturn:
        """Say which worker was lost, and end the others."""
        self.close()
        codes = [worker.process.exitcode for worker in self._workers]
        lost = [f"{number} with exit code {code}" for number, code in enumerate(codes, 1) if code]
        which = f": number {', number '.join(lost)}" if lost else ""
        raise RuntimeError(f"a worker of the runner has ended{which}") from None

    def _catch_up(self) -> None:
        """Wait until the workers are done with a step that was interrupted."""
        try:
            for worker in self._workers:
                worker.settle()
        except LOST:
            self._give_up()
        self._own.catch_up()
        self._behind = False

    def sample_actions(self) -> NDArray[np.int64]:
        """For each game any of the actions on offer."""
        if self._behind and not self._closed:
            self._catch_up()
        return self._actions.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError(NO_COPIES)

    def close(self) -> None:
        """End the processes; there is no step after it."""
        self._closed = True
        for worker in self._workers:
            worker.line.close()
        for worker in self._workers:
            worker.process.join()
            worker.refusals.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Share:
    """The games of one process: actions are read from its arrays, and sampled into them."""

    def __init__(self, arrays: Arrays, setup: Setup) -> None:
        game, seats, seed, options = setup
        self.actions = arrays.actions
        self.runner = VectorRunner(game, len(arrays.seats), seats, seed, arrays, **options)
        self.actions[:] = self.runner.sample_actions()

    def step(self) -> Refused | None:
        """Take an action in each game, if all of them are on offer; the first that is not."""
        refused: Refused | None = None
        try:
            self.runner.step(self.actions)
        except IllegalAction as error:
            reason = error.reason
            refused = error.action, reason.code, reason.rule, dict(reason.args)
        self.actions[:] = self.runner.sample_actions()
        return refused

    def catch_up(self) -> None:
        """Show where the games stand after a step that was interrupted."""
        self.runner.catch_up()
        self.actions[:] = self.runner.sample_actions()


class Worker:
    """A process that steps some of the games, as seen by the one that started it."""

    def __init__(
        self,
        start: SpawnContext,
        shared: Any,  # noqa: ANN401 - shared memory has no type of its own
        shape: Shape,
        rows: slice,
        setup: Setup,
        spin: float,
    ) -> None:
        # A socket rather than a pipe: its calls are short, and the same on every system.
        self.line, line = socketpair()
        self.marks = cycle(MARKS)
        self.spin = spin
        self.refusals, refusals = start.Pipe(duplex=False)
        self.process = start.Process(
            target=work, args=(line, refusals, shared, shape, rows, setup, spin), daemon=True
        )
        self.process.start()
        self.line.setblocking(False)
        line.close()
        refusals.close()

    def go(self) -> None:
        """Let it take the actions that lie in the shared memory."""
        self.line.send(GO)

    def wait(self) -> Refused | None:
        """Wait until it is done; the action that it refused."""
        answer = receive(self.line, self.spin)
        if not answer:
            raise ConnectionError("a process of the runner has ended")
        return cast("Refused", self.refusals.recv()) if answer == REFUSED else None

    def settle(self) -> None:
        """Wait until it has done all it was told, and leave none of its answers unread.

        Whatever was interrupted, and however often: it sends a mark back after all answers.
        """
        mark = next(self.marks)
        self.line.send(mark)
        while (answer := receive(self.line, self.spin)) != mark:
            if not answer:
                raise ConnectionError("a process of the runner has ended")
        while self.refusals.poll():
            self.refusals.recv()


def work(
    line: socket,
    refusals: Connection,
    shared: Any,  # noqa: ANN401 - shared memory has no type of its own
    shape: Shape,
    rows: slice,
    setup: Setup,
    spin: float,
) -> None:
    """Step some of the games until the other end of the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal goes to all its processes
    line.setblocking(False)
    share = Share(Arrays(*shape, memory=memoryview(shared).cast("B")).part(rows), setup)
    with suppress(ConnectionError):  # closed in the middle of a step
        line.send(DONE)
        while told := receive(line, spin):
            if told != GO:
                line.send(told)
                continue
            refused = share.step()
            if refused is not None:
                refusals.send(refused)
            line.send(DONE if refused is None else REFUSED)


def shares_of(games: int, processes: int) -> list[slice]:
    """The rows of each process."""
    ends = [games * number // processes for number in range(processes + 1)]
    return [slice(*pair) for pair in pairwise(ends)]


def usable_cores() -> int:
    """The cores that this process may use, where the system tells, else those there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def receive(line: socket, spin: float) -> bytes:
    """The next byte of a line, empty if the other end is gone; it is awaited awake, then asleep."""
    until = perf_counter() + spin
    while True:
        try:
            return line.recv(1)
        except BlockingIOError:
            asleep = perf_counter() >= until
        if asleep:
            wait_for([line])
