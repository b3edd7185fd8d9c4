"""`cuvee admin`: who uses a server, bans, and deleting tables and accounts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from cuvee.cli.flags import Whole
from cuvee.cli.serve import DATA, missing

if TYPE_CHECKING:
    from cuvee.server.admin import Admin

T = TypeVar("T")
Who = Annotated[
    str, Parameter(name="WHO", help="A person's id or login name, or a network: 192.0.2.0/24.")
]
Account = Annotated[str, Parameter(name="WHO", help="A person's id or login name.")]
TableId = Annotated[str, Parameter(name="TABLE", help="The id of a table, as its address has it.")]


@Parameter(name="*")
@dataclass(frozen=True)
class AdminFlags:
    """Which server."""

    data: Path = DATA
    """The folder of the server."""

    database: str | None = None
    """The server's database, if it uses one."""


ADMIN = AdminFlags()


def admin_commands() -> App:
    """The commands for whoever runs a server; it may run meanwhile."""
    about = "See who uses a server, ban people and networks, delete tables and accounts."
    app = App(name="admin", help=about, sort_key=9)
    for command in (usage, bans, ban, unban, delete_table, delete_account):
        app.command(command, name=command.__name__.replace("_", "-"))
    return app


def usage(*, most: Whole = 20, flags: AdminFlags = ADMIN) -> None:
    """Show how much there is of everything, and the people with the most tables."""
    totals, people = _ask(flags, lambda admin: (admin.totals(), admin.usage(most)))
    print(", ".join(f"{count} {name}" for name, count in totals.items()))
    columns = ("id", "name", "account", "tables", "unfinished", "messages", "sessions", "webhooks")
    shown = Table(*columns)
    for one in people:
        counts = (one.tables, one.unfinished, one.messages, one.sessions, one.webhooks)
        kind = "registered" if one.registered else "guest"
        shown.add_row(one.id, one.name, kind, *map(str, counts))
    Console().print(shown)


def bans(*, flags: AdminFlags = ADMIN) -> None:
    """Show who is banned, since when and why."""
    found = _ask(flags, lambda admin: admin.bans())
    for one in found:
        since = datetime.fromtimestamp(one.created, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{one.who}  {one.kind}  {since}  {one.reason}".rstrip())
    if not found:
        print("Nobody is banned.")


def ban(who: Who, /, *, reason: str = "", flags: AdminFlags = ADMIN) -> None:
    """Ban a person, who is logged out everywhere, or a network."""
    banned = _ask(flags, lambda admin: admin.ban(who, reason))
    print(f"{banned} is banned. A server that runs takes it over within seconds.")


def unban(who: Who, /, *, flags: AdminFlags = ADMIN) -> None:
    """Lift a ban."""
    _ask(flags, lambda admin: admin.unban(who))
    print(f"{who} is not banned any more.")


def delete_table(table: TableId, /, *, flags: AdminFlags = ADMIN) -> None:
    """Delete a table, with its game and its chat."""
    _ask(flags, lambda admin: admin.delete_table(table))
    print(f"Table {table} is deleted.")


def delete_account(who: Account, /, *, flags: AdminFlags = ADMIN) -> None:
    """Delete an account: bots play on, name and messages are removed."""
    _ask(flags, lambda admin: admin.delete_person(who))
    print(f"The account of {who} is deleted.")


def _ask(flags: AdminFlags, work: Callable[[Admin], T]) -> T:
    try:
        from cuvee.server.admin import Admin  # noqa: PLC0415 - not everybody has installed it
    except ModuleNotFoundError as problem:
        raise missing(problem) from None
    admin = Admin(flags.data, flags.database)
    try:
        return work(admin)
    finally:
        admin.close()
