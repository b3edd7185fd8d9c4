"""Campaigns: a person's progress from game to game, stored with its history.

What a campaign is, only its game knows. A finished game counts once: the campaign and the list of
the tables that are part of it change in one transaction, and whatever a crash kept from being
counted is counted when the campaign is read next.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from cuvee.engine import BadInput, Event, Result
from cuvee.games.campaigns import Campaign, campaigns_of, with_campaigns
from cuvee.protocol.campaigns import CampaignGameOut, CampaignOut
from cuvee.protocol.people import Person
from cuvee.protocol.tables import NewSeat, NewTable, TableOut
from cuvee.server.db import table_rows
from cuvee.server.db.database import Row, read
from cuvee.server.db.schema import campaigns, tables
from cuvee.server.db.table_rows import OVER, PLAYING, Seat, TableRow
from cuvee.server.errors import Problem, not_found
from cuvee.server.game.session import TableSession
from cuvee.server.secrets import new_id
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.option_out import option_out

MAX_CAMPAIGNS: Final = 100  # of one person


class Campaigns:
    """The campaigns of all people."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.host = lobby.host
        self.host.commits.listeners.append(self.ended)

    def games(self) -> list[CampaignGameOut]:
        """The games that have campaigns."""
        return [
            CampaignGameOut(name, [option_out(option) for option in campaigns_of(name).choices])
            for name in with_campaigns()
        ]

    async def begin(self, person: Person, game: str, choices: dict[str, Any]) -> CampaignOut:
        """Begin a campaign."""
        try:
            campaign = campaigns_of(game).begin(choices)
        except BadInput as problem:
            raise Problem(422, "bad_campaign", str(problem), text=problem.text) from None
        number, now = new_id(), time.time()
        row: dict[str, Any] = {"id": number, "person": person.id, "game": game}
        row["state"] = campaign.dump()
        row.update(counted=[], given_up=False, created=now, updated=now)

        def write(connection: Connection) -> None:
            own = select(func.count()).where(campaigns.c.person == person.id)
            if connection.execute(own).scalar_one() >= MAX_CAMPAIGNS:
                raise Problem(409, "too_many_campaigns", f"You may have {MAX_CAMPAIGNS} campaigns.")
            connection.execute(insert(campaigns).values(**row))

        await self.host.writer.write(write)
        return await self.one(person, number)

    async def mine(self, person: Person) -> list[CampaignOut]:
        """The campaigns of a person, the last played first."""
        wanted = select(campaigns.c.id).where(campaigns.c.person == person.id)
        newest = wanted.order_by(campaigns.c.updated.desc())
        found = await asyncio.to_thread(
            read, self.host.engine, lambda connection: connection.execute(newest).scalars().all()
        )
        return [await self.one(person, str(number)) for number in found]

    async def one(self, person: Person, number: str) -> CampaignOut:
        """A campaign of a person, with every finished game in it."""
        row, finished_tables = await self._read(person, number)
        if any(each.status == OVER and each.id not in row.counted for each in finished_tables):
            await self._count(number)
            row, finished_tables = await self._read(person, number)
        return _out(row, finished_tables)

    async def play(self, person: Person, number: str) -> TableOut:
        """A table for the next game, or the one at which it is under way."""
        campaign = await self.one(person, number)
        if campaign.given_up or campaign.finished:
            code = "given_up" if campaign.given_up else "finished"
            raise Problem(409, code, "This campaign has ended; start a new one.")
        row, _ = await self._read(person, number)
        wanted = NewTable(row.game, [NewSeat("me")], _campaign(row).options())

        def add(connection: Connection, table_row: TableRow, seat_rows: list[Seat]) -> str:
            held = _lock(connection, number)
            under_way = _under_way(held, _tables_of(connection, number))
            if under_way is not None:
                return under_way
            if held.state != row.state:
                raise Problem(409, "stale", "The campaign has changed since.")
            table_row.campaign = number
            table_rows.add(connection, table_row, seat_rows)
            return table_row.id

        return (await self.lobby.create(person, wanted, add)).table

    async def give_up(self, person: Person, number: str) -> CampaignOut:
        """End a campaign; its history stays, and a game under way counts no more."""
        await self.one(person, number)
        change = update(campaigns).where(campaigns.c.id == number).values(given_up=True)
        await self.host.writer.write(lambda connection: connection.execute(change) and None)
        return await self.one(person, number)

    # Counting.

    async def ended(self, session: TableSession, _: list[Event]) -> None:
        """Count a finished game, in the background."""
        if session.row.campaign is not None and session.row.status == OVER:
            self.host.background.start(self._count(session.row.campaign))

    async def _count(self, number: str) -> None:
        await self.host.writer.write(lambda connection: count(connection, number))

    async def _read(self, person: Person, number: str) -> tuple[Row, list[Row]]:
        wanted = select(campaigns).where(campaigns.c.id == number)
        own = wanted.where(campaigns.c.person == person.id)

        def query(connection: Connection) -> tuple[Row, list[Row]]:
            row = connection.execute(own).first()
            if row is None:
                raise not_found()
            return row, _tables_of(connection, number)

        return await asyncio.to_thread(read, self.host.engine, query)


def count(connection: Connection, number: str) -> None:
    """Enter every finished game that is not part of the campaign yet, all in one transaction."""
    row = _lock(connection, number)
    due = [
        t for t in _tables_of(connection, number) if t.status == OVER and t.id not in row.counted
    ]
    if row.given_up or not due:
        return
    campaign, counted = _campaign(row), list(row.counted)
    for table in due:
        if not campaign.finished:
            came_out = table.result
            campaign.record(Result(came_out["scores"], came_out["ranking"], came_out["reason"]))
        counted.append(table.id)
    kept = {"state": campaign.dump(), "counted": counted, "updated": time.time()}
    connection.execute(update(campaigns).where(campaigns.c.id == number).values(**kept))


def _lock(connection: Connection, number: str) -> Row:
    """A campaign, locked until the transaction ends."""
    held = select(campaigns).where(campaigns.c.id == number).with_for_update()
    return connection.execute(held).one()


def _tables_of(connection: Connection, number: str) -> list[Row]:
    """The tables of a campaign in the order of their creation."""
    wanted = select(tables.c.id, tables.c.status, tables.c.result)
    mine = wanted.where(tables.c.campaign == number).order_by(tables.c.created)
    return list(connection.execute(mine).all())


def _under_way(row: Row, finished_tables: list[Row]) -> str | None:
    """The table whose game is to be finished before the next."""
    going = [str(t.id) for t in finished_tables if t.status == PLAYING and t.id not in row.counted]
    return going[0] if going and not row.given_up else None


def _campaign(row: Row) -> Campaign:
    try:
        return campaigns_of(row.game).load(row.state)
    except BadInput as problem:
        raise Problem(409, "rules_changed", f"This campaign cannot be read: {problem}") from None


def _out(row: Row, finished_tables: list[Row]) -> CampaignOut:
    campaign = _campaign(row)
    return CampaignOut(
        id=row.id,
        game=row.game,
        finished=campaign.finished,
        given_up=row.given_up,
        progress=campaign.progress(),
        tables=row.counted,
        current_table=_under_way(row, finished_tables),
        created=row.created,
        updated=row.updated,
    )
