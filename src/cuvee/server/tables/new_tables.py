"""Rows of a new table: its game and options checked, its seats, their links."""

from __future__ import annotations

import time
from typing import Any

from cuvee.engine import BadInput, Game, Options, State, commitment, game
from cuvee.protocol.people import Person
from cuvee.protocol.tables import NewSeat, SeedOrigin
from cuvee.server.db.table_rows import (
    BOT,
    NEW,
    OPEN,
    PERSON,
    WAITING,
    Seat,
    TableRow,
)
from cuvee.server.errors import Problem
from cuvee.server.game.clock import STAND_IN
from cuvee.server.secrets import hashed, new_id, new_salt, new_secret
from cuvee.server.tables.options import reject_folder_options
from cuvee.server.tables.permissions import (
    require_bot,
)

ME, INVITED = "me", "invited"


def checked(name: str, seats: int, options: dict[str, Any]) -> tuple[Game[State], Options]:
    """A game and all its options, or a Problem; options that name a folder are never looked at."""
    try:
        rules = game(name)
        reject_folder_options(rules, options)
        return rules, rules.complete_options(seats, dict(options))
    except BadInput as problem:
        raise Problem(422, "bad_table", str(problem), text=problem.text) from None


def new_row(
    rules: Game[State], options: Options, seats: int, seed: int, seed_from: SeedOrigin
) -> TableRow:
    """The row of a new table without a host, not begun."""
    now, salt = time.time(), new_salt()
    return TableRow(
        id=new_id(),
        game=rules.name,
        rules=rules.rules,
        seats=seats,
        options=options,
        title="",
        host=None,
        public=False,
        status=WAITING,
        seed=str(seed),
        commitment=commitment(seed, salt),
        salt=salt,
        seed_from=seed_from,
        clock=None,
        seq=0,
        waiting=[],
        result=None,
        digest=None,
        base=None,
        base_seq=0,
        origin=NEW,
        parent=None,
        campaign=None,
        created=now,
        updated=now,
    )


def new_seats(wanted: list[NewSeat], me: Person) -> tuple[list[Seat], dict[int, str]]:
    """The seats that are asked for, and the secrets of those that have one."""
    secrets: dict[int, str] = {}
    return [_seat(n, seat, me, secrets) for n, seat in enumerate(wanted)], secrets


def _seat(number: int, wanted: NewSeat, me: Person, secrets: dict[int, str]) -> Seat:
    if wanted.kind == BOT:
        bot = wanted.bot or STAND_IN
        require_bot(bot)
        return Seat(number, BOT, None, wanted.name or bot, bot, None, False)
    secrets[number] = new_secret()
    link = hashed(secrets[number])
    if wanted.kind == ME:
        return Seat(number, PERSON, me.id, wanted.name or me.name, None, link, False)
    invited = wanted.kind == INVITED
    name, friend = wanted.name or "", wanted.person if invited else None
    return Seat(number, OPEN, None, name, None, None, False, link, invited, friend)
