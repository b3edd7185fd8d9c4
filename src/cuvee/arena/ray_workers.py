"""Work on a Ray cluster, or on a Ray of one's own on this machine; Ray is an optional library."""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, Final, Generic, Self

from cuvee.arena.workers import A, Pending, Prepare, T
from cuvee.locales.errors import InputError

LOCAL: Final = "local"
OBJECT_STORE_BYTES: Final = 80 << 20  # of a Ray of one's own: outcomes are small
CONNECT_SECONDS: Final = 10.0
_prepared: list[Prepare] = []  # in each of Ray's processes: what has been called there


class RayWorkers:
    """All cores that Ray has; `local` starts a Ray of one's own, which ends with the context.

    Every machine of a cluster needs the same version of Cuvée, and the files of `--load`.
    """

    def __init__(self, address: str, jobs: int | None, prepare: Prepare | None = None) -> None:
        # What Ray would report about its use, to its makers, is nobody's business.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self._ray = ray_library()
        where: dict[str, object] = {"address": address}
        if address == LOCAL:
            cores = jobs or os.cpu_count() or 1
            where = {"num_cpus": cores, "object_store_memory": OBJECT_STORE_BYTES}
            where["include_dashboard"] = False
        else:
            check_reachable(address)
        try:
            self._ray.init(**where, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, OSError, RuntimeError, ValueError) as problem:
            line = " ".join(str(problem).split())[:200]
            raise InputError("error-ray", address=address, why=line) from None
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        self.count = max(1, min(cores, jobs or cores))
        self._call = self._ray.remote(_prepared_call)
        self._prepare = prepare

    def submit(self, work: Callable[[A], T], argument: A) -> Pending[T]:
        """Hand the work to whichever core is free first."""
        return Remote[T](self._ray, self._call.remote(self._prepare, work, argument))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the cluster; a Ray of one's own ends at once."""
        self._ray.shutdown()


class Remote(Generic[T]):
    """Work that Ray does."""

    def __init__(self, ray: Any, reference: Any) -> None:  # noqa: ANN401 - Ray's own, untyped
        self._ray = ray
        self._reference = reference

    def result(self) -> T:
        """What came of it; BrokenExecutor, as of a pool of processes, if Ray lost the work."""
        lost = self._ray.exceptions
        try:
            found: T = self._ray.get(self._reference)
        except lost.RayTaskError:  # which is also the error that the work itself raised
            raise
        except lost.RayError as error:
            raise BrokenExecutor(str(error)) from None
        return found


def check_reachable(address: str) -> None:
    """Raise BadInput if nobody listens at an address, where Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdigit():
        return  # such as "auto", which Ray finds out about at once
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except OSError as problem:
        raise InputError("error-ray", address=address, why=str(problem)) from None


def ray_library() -> Any:  # noqa: ANN401 - a module that may be missing
    """Ray, or BadInput where it is not installed."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise InputError("error-needs-ray") from None


def _prepared_call(prepare: Prepare | None, work: Callable[[A], T], argument: A) -> T:
    """Do the work in one of Ray's processes, which is made ready once."""
    if prepare is not None and not _prepared:
        prepare()
        _prepared.append(prepare)
    return work(argument)
