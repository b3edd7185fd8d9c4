"""Routes of reviews. Whoever may open a replay may open its review: the link is the same."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from cuvee.protocol.reviews import ReviewOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.reviews.service import Reviews


class ReviewsApi(Controller):
    """Where a finished game was won and lost."""

    path = "/api/tables"
    tags = ("replays",)

    @get("/{table:str}/review")
    async def review(self, table: FromPath[str], reviews: NamedDependency[Reviews]) -> ReviewOut:
        """The review of a finished game, or how far it is."""
        return await reviews.find(table)

    @post("/{table:str}/review", status_code=200)
    async def ask(
        self,
        table: FromPath[str],
        reviews: NamedDependency[Reviews],
        visitor: NamedDependency[Visitor | None],
    ) -> ReviewOut:
        """Have a finished game reviewed in the background, once for all who ask; how far it is."""
        return await reviews.ask(table, "" if visitor is None else visitor.person.id)
