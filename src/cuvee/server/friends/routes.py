"""Routes of friends and invitations."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cuvee.protocol.friends import FriendRequest, FriendsOut, InvitationOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.friends.friends import Friends


class FriendsApi(Controller):
    """Friends, who of them is online, and the seats they keep for one."""

    path = "/api"
    tags = ("friends",)

    @get("/friends")
    async def all(
        self, friends: NamedDependency[Friends], me: NamedDependency[Visitor]
    ) -> FriendsOut:
        """My friends, and requests both ways."""
        return await friends.all(me.person)

    @post("/friends", status_code=200)
    async def ask_by_name(
        self,
        data: JSONBody[FriendRequest],
        friends: NamedDependency[Friends],
        me: NamedDependency[Visitor],
    ) -> FriendsOut:
        """Ask a registered person, by name, to be my friend."""
        return await friends.ask_by_name(me.person, data.name)

    @put("/friends/{person:str}")
    async def ask(
        self, person: FromPath[str], friends: NamedDependency[Friends], me: NamedDependency[Visitor]
    ) -> FriendsOut:
        """Ask somebody to be my friend, or agree if they have asked me."""
        return await friends.ask(me.person, person)

    @delete("/friends/{person:str}", status_code=200)
    async def remove(
        self, person: FromPath[str], friends: NamedDependency[Friends], me: NamedDependency[Visitor]
    ) -> FriendsOut:
        """Be friends no more; or decline, or take back, a request."""
        return await friends.remove(me.person, person)

    @get("/invitations")
    async def invitations(
        self, friends: NamedDependency[Friends], me: NamedDependency[Visitor]
    ) -> list[InvitationOut]:
        """Tables that have not begun, with a seat kept for me."""
        return await friends.invitations(me)
