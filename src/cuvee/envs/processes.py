"""A vectorised runner over processes: each steps its share of the games into shared memory."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import SpawnContext
from socket import socket, socketpair
from time import perf_counter
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from cuvee.engine import BadInput, IllegalAction, Reason
from cuvee.envs.table import Table
from cuvee.envs.vector import Actions, Arrays, VectorRunner, check_learners

SEEDS_EACH = 1 << 40  # seeds that each process has for itself
GO, DONE, REFUSED = b"g", b"d", b"r"
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
    is a core for each process, they stay awake for a moment between two steps.
    """

    def __init__(
        self,
        game: str,
        games: int,
        processes: int,
        seats: int | None = None,
        seed: int = 0,
        learners: Sequence[int] | None = None,
        opponents: str = "random",
        **options: object,
    ) -> None:
        if not 1 <= processes <= games:
            raise BadInput(f"{games} games are for 1 to {games} processes, not {processes}")
        self.table = Table(game, seats, options)
        codes = self.table.game.actions.size
        shape = (games, self.table.seats, self.table.layout.size, codes)
        start = multiprocessing.get_context("spawn")
        shared = start.RawArray("b", Arrays.bytes_for(*shape))
        arrays = Arrays(*shape, memory=memoryview(shared).cast("B"))
        self.observations, self.masks = arrays.observations, arrays.masks
        self.seats, self.finished, self.returns = arrays.seats, arrays.finished, arrays.returns
        self._actions = arrays.actions
        ends = [games * number // processes for number in range(processes + 1)]
        shares = [slice(*pair) for pair in pairwise(ends)]
        check_learners(self.table.seats, learners, opponents)
        who = {"learners": learners, "opponents": opponents}
        setups = [
            (game, self.table.seats, seed + number * SEEDS_EACH, {**options, **who})
            for number in range(processes)
        ]
        spin = SPIN if processes <= usable_cores() else 0.0
        self._workers = [
            Worker(start, shared, shape, rows, setup, spin)
            for rows, setup in zip(shares[1:], setups[1:], strict=True)
        ]
        self._own = Share(arrays.part(shares[0]), setups[0])
        for worker in self._workers:
            worker.wait()

    def step(self, actions: Actions) -> None:
        """Take an action in each game; IllegalAction names the first that is not on offer."""
        codes = np.asarray(actions)
        if codes.shape != self.seats.shape:
            raise BadInput(f"there are {len(self.seats)} games, not {len(codes)}")
        np.copyto(self._actions, codes, casting="same_kind")
        for worker in self._workers:
            worker.go()
        refusals = [self._own.step(), *[worker.wait() for worker in self._workers]]
        for refused in refusals:
            if refused is not None:
                action, code, rule, args = refused
                raise IllegalAction(self.table.game.name, action, Reason(code, rule, args))

    def sample_actions(self) -> NDArray[np.int64]:
        """For each game any of the actions on offer."""
        return self._actions.copy()

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.line.close()
        for worker in self._workers:
            worker.process.join()

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
            raise EOFError("a process of the runner has ended")
        return cast("Refused", self.refusals.recv()) if answer == REFUSED else None


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
    line.setblocking(False)
    share = Share(Arrays(*shape, memory=memoryview(shared).cast("B")).part(rows), setup)
    with suppress(ConnectionError):  # closed in the middle of a step
        line.send(DONE)
        while receive(line, spin):
            refused = share.step()
            if refused is not None:
                refusals.send(refused)
            line.send(DONE if refused is None else REFUSED)


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
            if perf_counter() >= until:
                wait_for([line])
