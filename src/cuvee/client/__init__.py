"""A client of the table server, for remote bots and tools.

It knows no rules, and of the server nothing but the messages of `cuvee.protocol`.
"""

from cuvee.client.client import Client
from cuvee.client.connection import TableConnection
from cuvee.client.errors import (
    ClientError,
    ConnectionLost,
    RequestRefused,
    RequestTimeout,
    UnknownMessage,
)
from cuvee.client.patch import apply_patch
from cuvee.client.remote import as_remote
from cuvee.client.seats import bot_seat, invited_seat, my_seat, open_seat
from cuvee.protocol.position import LegalAction, Position, PositionOut

__all__ = [
    "Client", "ClientError", "ConnectionLost", "LegalAction", "Position", "PositionOut",
    "RequestRefused", "RequestTimeout", "TableConnection", "UnknownMessage",
    "apply_patch", "as_remote", "bot_seat", "invited_seat", "my_seat", "open_seat",
]  # fmt: skip
