"""Checks before the server starts, so that a failure is one clear line."""

from __future__ import annotations

import errno
import socket
import time
from pathlib import Path
from typing import Any, Final

from cuvee.locales.errors import InputError, os_error
from cuvee.server.db.data_folder import lock_database, sqlite_file
from cuvee.server.db.database import open_database, parse_url
from cuvee.server.db.migrate import migrate
from cuvee.server.settings import Settings

PORT_TIMEOUT: Final = 2.0  # seconds in which a server that was stopped frees its port
POLL_SECONDS: Final = 0.05  # seconds between two attempts


def check_ready(settings: Settings) -> None:
    """Raise BadInput unless the port is free and the data can be stored."""
    if settings.client is not None and not (Path(settings.client) / "index.html").is_file():
        raise InputError("error-no-client", folder=settings.client)
    check_port(settings.host, settings.port)
    check_data(settings)


def check_port(host: str, port: int) -> None:
    """Raise BadInput unless the server can listen at this address."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise InputError("error-host", value=host) from None
    family, kind, protocol, _, address = found[0]
    until = time.monotonic() + PORT_TIMEOUT
    with socket.socket(family, kind, protocol) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        while True:
            try:
                trial.bind(address)
            except OSError as problem:
                taken = problem.errno == errno.EADDRINUSE
                if taken and not _answers(family, address):
                    return  # what is left of connections to a server that has ended
                if not taken or time.monotonic() > until:
                    why = os_error(problem)
                    raise InputError("error-listen", host=host, port=str(port), why=why) from None
            else:
                return
            time.sleep(POLL_SECONDS)


def _answers(family: int, address: Any) -> bool:  # noqa: ANN401 - as the socket library has it
    """Whether a server listens at an address."""
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(PORT_TIMEOUT)
        return probe.connect_ex(address) == 0


def check_data(settings: Settings) -> None:
    """Raise BadInput unless the folder is free and the database can be brought up to date."""
    lock = lock_database(sqlite_file(parse_url(settings.url)))
    try:
        engine = open_database(settings.url)
        try:
            migrate(engine)
        finally:
            engine.dispose()
    finally:
        if lock is not None:
            lock.close()
