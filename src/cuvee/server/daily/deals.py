"""The deals: which games have a daily challenge, with which options, and the seed of each day.

A day's seed does not exist before that day: it is drawn when somebody first asks for the challenge,
so nobody can know or derive it earlier, not even whoever reads the database.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError

from cuvee.engine import Game, OptionConflict, Options, State, commitment, game, game_names
from cuvee.server.db.database import read
from cuvee.server.db.schema import daily_deals
from cuvee.server.db.table_rows import day_end
from cuvee.server.db.writer import Writer
from cuvee.server.errors import not_found
from cuvee.server.secrets import new_salt, new_seed

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)


class Deal(msgspec.Struct, frozen=True):
    """The deal of a day."""

    game: str
    day: str
    rules: int
    options: dict[str, Any]
    seed: str
    salt: str
    commitment: str
    created: float

    @property
    def ends(self) -> float:
        """When its day is over."""
        return day_end(self.created)


def day_of(at: float) -> str:
    """The day of a time, in UTC."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether a text has the form of a day."""
    return _DAY.fullmatch(text) is not None


def solo_options(rules: Game[State]) -> Options | None:
    """The options of a game alone, as the game itself proposes them; None if it takes several."""
    chosen: Options = {}
    if 1 not in rules.seats:
        return None
    for _ in rules.options:
        try:
            return rules.complete_options(1, chosen)
        except OptionConflict as conflict:
            proposed = _proposal(rules, conflict.option)
            if proposed is None:
                return None
            chosen = {**chosen, conflict.option: proposed}
    return rules.complete_options(1, chosen)


def _proposal(rules: Game[State], name: str) -> int | str | None:
    needs = [need for option in rules.options if option.name == name for need in option.needs]
    return next((need.instead for need in needs if need.instead is not None), None)


def daily_games() -> list[str]:
    """The games that have a daily challenge: all that can be played alone."""
    return [name for name in game_names() if solo_options(game(name)) is not None]


class Deals:
    """The deals of all days, stored."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def today(self, name: str) -> Deal:
        """The deal of this day, drawn by the first who asks; a Problem for other games."""
        if name not in daily_games():
            raise not_found()
        now = time.time()
        known = await self._find(name, day_of(now))
        if known is not None:
            return known
        row = msgspec.structs.asdict(_draw(name, now))
        with suppress(IntegrityError):  # another process may be faster
            await self.writer.write(
                lambda connection: connection.execute(insert(daily_deals), [row]) and None
            )
        return await self.past(name, day_of(now))

    async def past(self, name: str, day: str) -> Deal:
        """The deal of a day on which somebody has asked for it, or a Problem."""
        if name not in game_names() or not is_day(day):
            raise not_found()
        known = await self._find(name, day)
        if known is None:
            raise not_found()
        return known

    async def _find(self, name: str, day: str) -> Deal | None:
        return await asyncio.to_thread(read, self.engine, lambda c: find_deal(c, name, day))


def _draw(name: str, now: float) -> Deal:
    rules, seed, salt = game(name), new_seed(), new_salt()
    options = solo_options(rules) or {}
    return Deal(
        game=name,
        day=day_of(now),
        rules=rules.rules,
        options={**options},
        seed=str(seed),
        salt=salt,
        commitment=commitment(seed, salt),
        created=now,
    )


def find_deal(connection: Connection, name: str, day: str) -> Deal | None:
    """A stored deal."""
    wanted = select(daily_deals).where(daily_deals.c.game == name, daily_deals.c.day == day)
    row = connection.execute(wanted).mappings().first()
    return None if row is None else Deal(**row)
