"""The lobby: putting up tables, sitting down, getting up, beginning, playing again."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from cuvee.bots import bots as known_bots
from cuvee.engine import AnyText, BadInput, Game, Options, State, commitment, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.server.errors import Problem, not_found
from cuvee.server.people import Person, Visitor
from cuvee.server.play.host import Host
from cuvee.server.play.live import Live
from cuvee.server.protocol_answers import TableTold
from cuvee.server.secrets import hashed, new_id, new_secret, new_seed
from cuvee.server.storage import books
from cuvee.server.storage.books import BOT, OPEN, PERSON, PLAYING, WAITING, Book, Seat
from cuvee.server.storage.database import read
from cuvee.server.storage.schema import seats, tables
from cuvee.server.words import Spoken

MOST_LISTED: Final = 100
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class NewSeat(Spoken, forbid_unknown_fields=True):
    """A seat as it is asked for: open to anybody, a bot's, mine, or a neighbour's at my screen."""

    kind: str = OPEN  # open, bot, me
    name: Name | None = None
    bot: Name | None = None


class NewTable(Spoken, forbid_unknown_fields=True):
    """A table as it is asked for."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    title: Annotated[str, Meta(max_length=80)] = ""
    public: bool = False
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)] | None = None  # for each decision
    seed: Annotated[int, Meta(ge=0)] | None = None


class Links(msgspec.Struct):
    """A table, and the secret of each seat that its maker may hand on."""

    table: TableTold
    secrets: dict[int, str]


def checked(name: str, seats: int, options: dict[str, Any]) -> tuple[Game[State], Options]:
    """A game and all its options, or a Problem; options that name a folder are never looked at."""
    try:
        rules = game(name)
        refuse_folders(rules, options)
        return rules, rules.checked(seats, dict(options))
    except BadInput as problem:
        raise Problem(422, "bad_table", str(problem)) from None


def refuse_folders(rules: Game[State], options: dict[str, Any]) -> None:
    """Raise BadInput for an option of free text, since such a text names a folder."""
    for option in rules.options:
        if isinstance(option, AnyText) and options.get(option.name) is not None:
            raise BadInput(f"option {option.name!r} names a folder, which a server does not read")


class Lobby:
    """Where tables are put up and people sit down."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def put_up(self, person: Person, wanted: NewTable) -> Links:
        """A new table; it begins at once when no seat is left open."""
        book, sitting, secrets = self._laid(person, wanted)
        await self.host.writer.write(lambda connection: books.add(connection, book, sitting))
        live = await self.host.live(book.id)
        await self.begin_if_full(live)
        return Links(live.summary(), secrets)

    def _laid(self, person: Person, wanted: NewTable) -> tuple[Book, list[Seat], dict[int, str]]:
        rules, options = checked(wanted.game, len(wanted.seats), wanted.options)
        secrets: dict[int, str] = {}
        sitting = [self._seat(n, seat, person, secrets) for n, seat in enumerate(wanted.seats)]
        seed = new_seed() if wanted.seed is None else wanted.seed % SEED_LIMIT
        now = time.time()
        book = Book(
            id=new_id(),
            game=rules.name,
            rules=rules.rules,
            seats=len(sitting),
            options=options,
            title=wanted.title,
            host=person.id,
            public=wanted.public,
            status=WAITING,
            seed=str(seed),
            commitment=commitment(seed),
            clock=None if wanted.seconds is None else {"seconds": wanted.seconds},
            seq=0,
            asked=[],
            result=None,
            digest=None,
            base=None,
            base_seq=0,
            origin="new",
            parent=None,
            campaign=None,
            created=now,
            touched=now,
        )
        return book, sitting, secrets

    def _seat(self, number: int, wanted: NewSeat, me: Person, secrets: dict[int, str]) -> Seat:
        if wanted.kind == BOT:
            name = wanted.bot or "greedy"
            if name not in known_bots():
                known = ", ".join(known_bots())
                raise Problem(422, "bad_table", f"there is no bot {name!r}; there are: {known}")
            return Seat(number, BOT, None, wanted.name or name, name, None, False)
        secrets[number] = new_secret()
        link = hashed(secrets[number])
        if wanted.kind == "me":
            return Seat(number, PERSON, me.id, wanted.name or me.name, None, link, False)
        if wanted.kind != OPEN:
            raise Problem(422, "bad_table", f"a seat is open, bot or me, not {wanted.kind!r}")
        return Seat(number, OPEN, None, wanted.name or "", None, link, False)

    async def begin_if_full(self, live: Live) -> None:
        """Begin when nobody is missing."""
        async with live.lock:
            if live.book.status != WAITING or any(s.kind == OPEN for s in live.sitting):
                return
            table, now = live.book.id, time.time()
            await self.host.change(
                live,
                lambda connection: books.set_table(connection, table, status=PLAYING, touched=now),
            )
        self.host.wake_bots(live)

    async def join(self, table: str, visitor: Visitor, number: int | None) -> int:
        """Sit down on an open seat, the first one if none is named."""
        live = await self.host.live(table)
        async with live.lock:
            free = [seat.seat for seat in live.sitting if seat.kind == OPEN]
            if not free or (number is not None and number not in free):
                raise Problem(409, "seat_taken", "That seat is not free.")
            chosen = free[0] if number is None else number
            person = visitor.person

            def write(connection: Connection) -> None:
                columns = {"kind": PERSON, "person": person.id, "name": person.name}
                books.set_seat(connection, table, chosen, **columns)

            await self.host.change(live, write)
        await self.begin_if_full(live)
        return chosen

    async def holder(self, secret: str) -> tuple[str, int]:
        """The table and seat that a link stands for, or the answer to any wrong link."""
        wanted = select(seats.c.table, seats.c.seat).where(seats.c.secret == hashed(secret))
        row = await asyncio.to_thread(
            read, self.host.engine, lambda connection: connection.execute(wanted).first()
        )
        if row is None:
            raise not_found()
        return row.table, row.seat

    async def public(self, status: str, before: float | None) -> list[TableTold]:
        """Public tables, those touched last first."""
        wanted = select(tables).where(tables.c.public, tables.c.status == status)
        if before is not None:
            wanted = wanted.where(tables.c.touched < before)
        return await self._listed(wanted.order_by(tables.c.touched.desc()).limit(MOST_LISTED))

    async def mine(self, person: Person) -> list[TableTold]:
        """The tables somebody sits at, those touched last first."""
        held = select(seats.c.table).where(seats.c.person == person.id)
        wanted = select(tables).where(tables.c.id.in_(held)).order_by(tables.c.touched.desc())
        return await self._listed(wanted.limit(MOST_LISTED))

    async def _listed(self, wanted: Any) -> list[TableTold]:  # noqa: ANN401
        def query(connection: Connection) -> list[TableTold]:
            found = [Book(**row) for row in connection.execute(wanted).mappings().all()]
            return [Live(book, books.sitting_at(connection, book.id)).summary() for book in found]

        return await asyncio.to_thread(read, self.host.engine, query)
