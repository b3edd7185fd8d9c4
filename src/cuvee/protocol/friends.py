"""Friends: who is online, who asks, and invitations to their tables."""

from __future__ import annotations

import msgspec

from cuvee.protocol.fields import Name
from cuvee.protocol.tables import MyTableOut
from cuvee.protocol.text import TextStruct


class FriendOut(msgspec.Struct):
    """Somebody in one's list."""

    id: str
    name: str
    online: bool  # told of friends alone


class FriendsOut(msgspec.Struct):
    """The visitor's friends, and who is still to answer."""

    friends: list[FriendOut]  # those online first
    asking: list[FriendOut]  # they have asked the visitor
    asked: list[FriendOut]  # the visitor has asked them


class FriendRequest(TextStruct, forbid_unknown_fields=True):
    """The name of a registered person to be asked."""

    name: Name


class InvitationOut(msgspec.Struct):
    """A table with a seat kept for the visitor."""

    table: MyTableOut
    seat: int
    host: str  # the name of whoever invites
