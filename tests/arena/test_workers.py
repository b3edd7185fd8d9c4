"""Workers: whoever does the work, results come in order; an error or an interruption ends them."""

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from cuvee import BadInput
from cuvee.arena import Local, Processes, RayWorkers, in_order
from cuvee.arena.ray_workers import Remote
from cuvee.arena.workers import MAX_BATCH, A, Pending, T

PREPARED: list[int] = []


def prepare() -> None:
    PREPARED.append(os.getpid())


def square(number: int) -> int:
    return number * number


def in_a_prepared_process(_: int) -> bool:
    return [os.getpid()] == PREPARED


def slow(folder: Path) -> None:
    (folder / str(os.getpid())).touch()
    time.sleep(600)


def fail(number: int) -> int:
    raise BadInput(f"no {number}")


def test_results_come_in_the_order_of_the_items() -> None:
    wanted = [number * number for number in range(500)]
    with Local() as workers:
        assert [*in_order(workers, square, range(500))] == wanted
    with Processes(2) as workers:
        assert [*in_order(workers, square, range(500))] == wanted


def test_no_items_are_no_work() -> None:
    assert [*in_order(Local(), square, [])] == []


def test_quick_items_are_handed_out_together(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    class Counting(Local):
        def submit(self, work: Callable[[A], T], argument: A) -> Pending[T]:
            assert isinstance(argument, range)
            sizes.append(len(argument))
            return super().submit(work, argument)

    monkeypatch.setattr("cuvee.arena.workers.perf_counter", lambda: 0.0)  # they take no time
    assert len([*in_order(Counting(), square, range(1000))]) == 1000
    assert sizes[0] == 1
    assert max(sizes) == MAX_BATCH


def test_every_process_is_prepared_once() -> None:
    with Processes(2, prepare) as workers:
        assert all(in_order(workers, in_a_prepared_process, range(20)))


def test_an_error_in_the_work_is_raised_here() -> None:
    with pytest.raises(BadInput, match="no 3"), Processes(2) as workers:
        [*in_order(workers, fail, [3, 4, 5])]


def test_an_interruption_does_not_wait_for_what_is_under_way(tmp_path: Path) -> None:
    def interrupted() -> None:
        with Processes(2) as workers:
            for _ in range(2):
                workers.submit(slow, tmp_path)
            deadline = time.monotonic() + 60
            while len([*tmp_path.iterdir()]) < 2 and time.monotonic() < deadline:
                time.sleep(0.02)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert len([*tmp_path.iterdir()]) == 2  # who slept for minutes; they are gone all the same
    for path in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.name), 0)


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"needs the library Ray: pip install 'cuvee\[ray\]'"):
        RayWorkers("local", 2)


def test_a_cluster_that_is_not_there_is_one_line() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadInput, match=r"cannot reach Ray at '127\.0\.0\.1:1'"):
        RayWorkers("127.0.0.1:1", None)


def test_what_ray_loses_is_lost_as_in_a_pool_of_processes() -> None:
    ray = pytest.importorskip("ray")

    class Lossy:
        exceptions = ray.exceptions

        def get(self, reference: BaseException) -> None:
            raise reference

    with pytest.raises(BrokenExecutor, match="died"):
        Remote[int](Lossy(), ray.exceptions.WorkerCrashedError()).result()
    own = ray.exceptions.RayTaskError("work", "no 3", BadInput("no 3")).as_instanceof_cause()
    with pytest.raises(BadInput, match="no 3"):
        Remote[int](Lossy(), own).result()
