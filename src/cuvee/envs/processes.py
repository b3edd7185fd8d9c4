"""A vectorised runner over processes: each steps its share of the games into shared memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Self, cast

import numpy as np

from cuvee.engine import BadInput, IllegalAction, Reason
from cuvee.envs.table import Table
from cuvee.envs.vector import Actions, Arrays, VectorRunner

SEEDS_EACH = 1 << 40  # seeds that each process has for itself
Refused = tuple[int, str, str, dict[str, Any]]  # an illegal action, and the reason as plain data


class ProcessRunner:
    """Games side by side as `VectorRunner` has them, stepped by several processes.

    Use it as a context, or call `close`; a script that starts one needs the usual
    `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: str,
        games: int,
        processes: int,
        seats: int | None = None,
        seed: int = 0,
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
        self._sampled = arrays.actions
        ends = [games * number // processes for number in range(processes + 1)]
        self._shares = [slice(*pair) for pair in pairwise(ends)]
        self._lines: list[Connection] = []
        self._workers = []
        for number, rows in enumerate(self._shares):
            ours, theirs = start.Pipe()
            setup = (game, self.table.seats, seed + number * SEEDS_EACH, dict(options))
            worker = start.Process(target=work, args=(theirs, shared, shape, rows, setup))
            worker.daemon = True
            worker.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(worker)
        self._wait()

    def step(self, actions: Actions) -> None:
        """Take an action in each game; IllegalAction names the first that is not on offer."""
        codes = np.asarray(actions)
        if codes.shape != self.seats.shape:
            raise BadInput(f"there are {len(self.seats)} games, not {len(codes)}")
        for line, rows in zip(self._lines, self._shares, strict=True):
            line.send(codes[rows].tolist())
        self._wait()

    def _wait(self) -> None:
        """Wait until every process is done."""
        answers = [cast("Refused | None", line.recv()) for line in self._lines]
        for refused in answers:
            if refused is not None:
                action, code, rule, args = refused
                raise IllegalAction(self.table.game.name, action, Reason(code, rule, args))

    def sample_actions(self) -> list[int]:
        """For each game any of the actions on offer."""
        sampled: list[int] = self._sampled.tolist()
        return sampled

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    line: Connection,
    shared: Any,  # noqa: ANN401 - shared memory has no type of its own
    shape: tuple[int, int, int, int],
    rows: slice,
    setup: tuple[str, int, int, Mapping[str, object]],
) -> None:
    """Step some of the games until the other end of the line is closed."""
    game, seats, seed, options = setup
    arrays = Arrays(*shape, memory=memoryview(shared).cast("B")).part(rows)
    runner = VectorRunner(game, rows.stop - rows.start, seats, seed, arrays, **options)
    arrays.actions[:] = runner.sample_actions()
    line.send(None)
    while True:
        try:
            actions = cast("list[int]", line.recv())
        except EOFError:
            return
        refused: Refused | None = None
        try:
            runner.step(actions)
        except IllegalAction as error:
            reason = error.reason
            refused = error.action, reason.code, reason.rule, dict(reason.args)
        arrays.actions[:] = runner.sample_actions()
        line.send(refused)
