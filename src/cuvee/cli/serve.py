"""`cuvee serve` and `cuvee backup`: the table server, for whoever runs one."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuvee.cli.flags import Whole
from cuvee.locales.errors import InputError

LOOPBACK = ("127.0.0.1", "localhost", "::1")
DATA = Path("cuvee-data")


@Parameter(name="*")
@dataclass(frozen=True)
class ServeFlags:
    """The flags of `cuvee serve`."""

    data: Path = DATA
    """The folder that keeps everything, unless --database names another place."""

    host: str = "127.0.0.1"
    """The address to listen at; 0.0.0.0 lets others in your network play."""

    port: Whole = 8000
    """The port to listen at."""

    workers: Whole = 1
    """How many processes serve; more than one needs --database postgresql://…"""

    database: str | None = None
    """A database to use instead of the folder's own, such as postgresql://HOST/NAME."""

    origin: list[str] = field(default_factory=list)
    """The site browsers know this server by, such as https://games.example.org."""

    proxy: list[str] = field(default_factory=list)
    """The address of a proxy in front, or its network: its word on where visitors are is taken."""

    secure: Annotated[bool, Parameter(negative="", show_default=False)] = False
    """Cookies over https only: for a server behind a proxy that speaks it."""

    bot_processes: Whole = 1
    """In how many processes bots think."""

    allow_webhooks_to: list[str] = field(default_factory=list)
    """A private network that webhooks may reach, such as 10.0.0.0/8; usually none."""

    client: Path | None = None
    """The folder of a built browser client, if not the one that comes with Cuvée."""


@Parameter(name="*")
@dataclass(frozen=True)
class BackupFlags:
    """What is to be copied."""

    data: Path = DATA
    """The folder of the server."""

    database: str | None = None
    """The server's database, if it uses one."""


def serve(sources: list[str], flags: ServeFlags) -> None:
    """Serve until stopped."""
    try:
        from cuvee.server.run import serve as run  # noqa: PLC0415 - not everybody has installed it
        from cuvee.server.settings import Settings  # noqa: PLC0415
    except ModuleNotFoundError as problem:
        raise missing(problem) from None
    own = [f"http://localhost:{flags.port}"] if flags.host in LOOPBACK else []
    settings = Settings(
        data=str(flags.data),
        host=flags.host,
        port=flags.port,
        workers=flags.workers,
        database=flags.database,
        origins=flags.origin or own,
        proxies=flags.proxy,
        secure=flags.secure,
        bot_processes=flags.bot_processes,
        webhook_networks=flags.allow_webhooks_to,
        games=sources,
        client=None if flags.client is None else str(flags.client),
    )
    run(settings, lambda: welcome(flags))


def welcome(flags: ServeFlags) -> None:
    """Say where the table is."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(flags.host, flags.host)  # noqa: S104
    kept = "the database" if flags.database is not None else str(flags.data)
    print(f"The table is open at http://{host}:{flags.port}/ and keeps its games in {kept}.")
    print("Ctrl+C closes it.")
    sys.stdout.flush()


def backup(file: Path, flags: BackupFlags) -> None:
    """Copy what a server keeps into a new file."""
    try:
        from cuvee.server.ops.backup import backup as copy  # noqa: PLC0415
        from cuvee.server.ops.backup import interruptible  # noqa: PLC0415
    except ModuleNotFoundError as problem:
        raise missing(problem) from None
    with interruptible():
        copied = copy(flags.data, flags.database, file)
    print(f"{copied} tables are copied to {str(file)!r}.")


def missing(problem: ModuleNotFoundError) -> Exception:
    """What to say of a module that is not there: that of a stranger, or one of our own."""
    ours = (problem.name or "").partition(".")[0] == "cuvee"
    return problem if ours else InputError("cli-error-needs-server")
