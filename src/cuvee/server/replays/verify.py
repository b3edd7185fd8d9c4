"""Checking a record that somebody brings along; it is done in a process where nobody waits."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from cuvee.engine import AnyText, BadInput, Game, IllegalAction, Record, State, game, game_names
from cuvee.engine.saved import STATE_ERRORS

MAX_ACTIONS: Final = 20_000  # the longest game known has 3,000
MAX_NAME_LENGTH: Final = 40
Plain = dict[str, Any]
Move = tuple[int, int]  # seat and action


class Checked(msgspec.Struct):
    """A record that was replayed and found right."""

    game: str
    seats: int
    options: Plain
    seed: int
    names: list[str]
    commitment: str
    line: list[Move]
    digest: str
    result: Plain


def reject_folder_options(rules: Game[State], options: Plain) -> None:
    """Raise BadInput for an option of free text, since such a text names a folder."""
    for option in rules.options:
        if isinstance(option, AnyText) and options.get(option.name) is not None:
            raise BadInput(f"option {option.name!r} names a folder, which a server does not read")


def check(plain: Plain, patience: float) -> Checked:
    """Replay a record in so many seconds at most; BadInput unless it is right and comes to an end.

    An option that names a folder is refused before anything looks at it.
    """
    name, options, actions = plain.get("game"), plain.get("options"), plain.get("actions")
    if isinstance(name, str) and name in game_names() and isinstance(options, dict):
        reject_folder_options(game(name), options)
    if isinstance(actions, list) and len(actions) > MAX_ACTIONS:
        raise BadInput(f"an imported record has at most {MAX_ACTIONS} actions")
    record = Record.from_dict(plain)
    line, state = _replayed(record, time.monotonic() + patience)
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
        line=line,
        digest=record.digest,
        result={**record.result},
    )


def _replayed(record: Record, until: float) -> tuple[list[Move], State]:
    state = record.begin()
    line: list[Move] = []
    for place, entry in enumerate(record.actions, 1):
        if time.monotonic() > until:
            raise BadInput("the record takes too long to replay")
        seat, code = entry if isinstance(entry, list) else (state.seat, entry)
        try:
            state.apply(code, seat)
        except IllegalAction as refused:
            raise BadInput(f"action {place} of the record: {refused}") from None
        except STATE_ERRORS:
            raise BadInput(f"action {place} of the record cannot be replayed") from None
        line.append((seat, code))
    return line, state


def _clean(name: str, seat: int) -> str:
    """A name as it can be shown."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown[:MAX_NAME_LENGTH] or f"seat {seat}"
