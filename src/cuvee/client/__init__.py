"""A small client for the table server: for bots that play from afar, and for our own tests.

It knows no rules and nothing of the server but what the server says.
"""

from cuvee.client.client import Client, NewSeat, PutUp, a_bot, anybody, me
from cuvee.client.errors import Lost, Refused
from cuvee.client.patch import apply_patch
from cuvee.client.position import Offer, Position
from cuvee.client.remote import as_remote
from cuvee.client.seat import Seat

__all__ = [
    "Client", "Lost", "NewSeat", "Offer", "Position", "PutUp", "Refused", "Seat",
    "a_bot", "anybody", "apply_patch", "as_remote", "me",
]  # fmt: skip
