"""Checks a record that is imported; it runs in the bot pool, where no table waits for it."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from cuvee.engine import BadInput, Record, State, game, game_names
from cuvee.engine.saved import STATE_ERRORS
from cuvee.server.game.moves import SeatAction
from cuvee.server.tables.options import reject_folder_options

MAX_ACTIONS: Final = 20_000  # the longest game known has 3,000
MAX_NAME_LENGTH: Final = 40
Plain = dict[str, Any]


class Checked(msgspec.Struct):
    """A record that was replayed and found right."""

    game: str
    seats: int
    options: Plain
    seed: int
    names: list[str]
    commitment: str
    salt: str
    seed_chosen: bool
    moves: list[SeatAction]
    digest: str
    result: Plain


def check(plain: Plain, seconds: float) -> Checked:
    """Replay a record within so many seconds; BadInput unless it is right and comes to an end.

    An option that names a folder is refused before anything reads it.
    """
    name, options, actions = plain.get("game"), plain.get("options"), plain.get("actions")
    if isinstance(name, str) and name in game_names() and isinstance(options, dict):
        reject_folder_options(game(name), options)
    if isinstance(actions, list) and len(actions) > MAX_ACTIONS:
        raise BadInput(f"an imported record has at most {MAX_ACTIONS} actions")
    record = Record.from_dict(plain)
    moves, state = _replay(record, time.monotonic() + seconds)
    record.check_end(state)
    if record.result is None:
        raise BadInput("the game of this record is not over")
    return Checked(
        game=record.game,
        seats=record.seats,
        options=dict(record.options),
        seed=record.seed,
        names=[_clean(name, seat) for seat, name in enumerate(record.names)],
        commitment=record.commitment,
        salt=record.salt,
        seed_chosen=record.seed_chosen,
        moves=moves,
        digest=record.digest,
        result={**record.result},
    )


def _replay(record: Record, until: float) -> tuple[list[SeatAction], State]:
    """The moves of a record and the state they lead to; BadInput after a time."""
    state = record.begin()
    moves: list[SeatAction] = []
    for index in range(len(record.actions)):
        if time.monotonic() > until:
            raise BadInput("the record takes too long to replay")
        try:
            moves.append(record.apply(state, index))
        except BadInput:
            raise
        except STATE_ERRORS:
            raise BadInput(f"action {index + 1} of the record cannot be replayed") from None
    return moves, state


def _clean(name: str, seat: int) -> str:
    """A name without unprintable characters."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown[:MAX_NAME_LENGTH] or f"seat {seat}"
