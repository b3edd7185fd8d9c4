"""The route that deletes an account."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cuvee.protocol.people import AccountDeletion
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.http.cookies import expired_cookie
from cuvee.server.tables.departures import Departures


class DeparturesApi(Controller):
    """Deleting one's account."""

    path = "/api/me"
    tags = ("people",)

    @post("/delete", status_code=204)
    async def delete_account(
        self,
        data: JSONBody[AccountDeletion],
        departures: NamedDependency[Departures],
        me: NamedDependency[Visitor],
    ) -> Response[None]:
        """Delete one's account: bots play on, and one's name and messages are removed."""
        await departures.leave(me, data.password)
        return Response(None, cookies=[expired_cookie()])
