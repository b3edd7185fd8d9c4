"""Who plays for a command that plays many games: this process, others beside it, or Ray."""

from __future__ import annotations

import os

from cuvee.arena.ray_workers import RayWorkers, ray_library
from cuvee.arena.workers import Local, Prepare, Processes, Workers
from cuvee.locales.errors import InputError


def check_workers(jobs: int | None, ray: str | None) -> None:
    """Raise BadInput if such workers cannot be had."""
    if jobs is not None and jobs < 1:
        raise InputError("cli-error-jobs", count=jobs)
    if ray is not None:
        ray_library()


def open_workers(
    jobs: int | None, ray: str | None, most: int, prepare: Prepare | None = None
) -> Workers:
    """As many workers as are wanted, or as there are cores; use them as a context.

    Processes are no more than there is work for at most; Ray has as many as it has.
    """
    if ray is not None:
        return RayWorkers(ray, jobs, prepare)
    jobs = min(most, jobs or os.cpu_count() or 1)
    return Local() if jobs == 1 else Processes(jobs, prepare)
