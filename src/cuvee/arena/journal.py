"""The outcomes of a series as JSON Lines: a line for each game, whole in itself, in order.

Lines are written as games end, so that what was played is kept whatever happens; a series goes on
after the last whole line.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from cuvee.arena.match import Outcome, Used
from cuvee.arena.plan import Plan
from cuvee.arena.series import Task
from cuvee.bots import StandIn
from cuvee.games.usages import usages_of
from cuvee.locales.errors import InputError, os_error

INT_LIMIT: Final = 1 << 63  # no number of a game comes near; tables take no larger ones


class Journal:
    """A file of outcomes, open for further ones."""

    def __init__(self, path: Path, tasks: Sequence[Task], *, resume: bool) -> None:
        self.outcomes: list[Outcome] = []  # those that were there already
        try:
            if path.exists() and path.stat().st_size and not resume:
                raise InputError("error-journal-full", file=str(path))
            kept = path.read_bytes() if path.exists() else b""
            whole = kept[: kept.rfind(b"\n") + 1]
            self.outcomes = _read(path, whole, tasks)
            _check_tail(path, kept[len(whole) :], len(self.outcomes), tasks)
            self._file = path.open("ab", buffering=0)  # whole lines, and none left over to close
            self._file.truncate(len(whole))  # a line that was cut off is played again
        except OSError as problem:
            raise InputError("error-use", file=str(path), why=os_error(problem)) from None

    def append(self, plan: Plan, outcome: Outcome) -> None:
        """Add a game."""
        rest = line_of(plan, outcome).encode()
        try:
            while rest:  # a disk that is nearly full takes a part of it
                rest = rest[self._file.write(rest) :]
        except OSError as problem:
            raise InputError(
                "error-write", file=str(self._file.name), why=os_error(problem)
            ) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self._file.close()


def line_of(plan: Plan, outcome: Outcome) -> str:
    """One game as a line that needs no other."""
    return json.dumps(_plain_of(plan, outcome)) + "\n"


def _plain_of(plan: Plan, outcome: Outcome) -> dict[str, object]:
    plain = plan.to_dict() | outcome.to_dict()
    plain["bots"] = [plan.bots[place] for place in outcome.seated]
    plain["winners"] = outcome.winners
    return plain


def _read(path: Path, text: bytes, tasks: Sequence[Task]) -> list[Outcome]:
    lines = text.splitlines()
    if len(lines) > len(tasks):
        raise InputError("error-journal-more", file=str(path), games=len(lines), asked=len(tasks))
    found = []
    for number, (line, task) in enumerate(zip(lines, tasks, strict=False), 1):
        try:
            plain = json.loads(line)
            outcome = outcome_of(plain)
        except (ValueError, KeyError, TypeError, RecursionError):
            raise InputError("error-journal-line", file=str(path), number=number) from None
        if not _is_of(task, outcome, plain):
            raise InputError("error-journal-other", file=str(path), number=number)
        found.append(outcome)
    return found


def _is_of(task: Task, outcome: Outcome, plain: dict[str, object]) -> bool:
    """Whether a game that was read is the one that the series has in this place."""
    plan, number = task
    if outcome.number != number or outcome.seated != plan.seated(number):
        return False
    if outcome.seed != plan.seed_of(number):
        return False
    names = {usage.name for usage in usages_of(plan.game)}
    if len(outcome.used) != (plan.seats if plan.usage else 0):
        return False
    if any(set(used) != names for used in outcome.used):
        return False
    expected = _plain_of(plan, outcome)
    return {key: plain.get(key) for key in expected} == expected


def _check_tail(path: Path, tail: bytes, read: int, tasks: Sequence[Task]) -> None:
    """Raise BadInput unless the end without a newline is what was cut off of the next game."""
    if not tail:
        return
    if read == len(tasks):
        raise InputError("error-journal-more", file=str(path), games=read + 1, asked=read)
    plan, number = tasks[read]
    known: dict[str, object] = {"number": number, "seed": str(plan.seed_of(number))}
    known["seated"] = plan.seated(number)
    start = json.dumps(plan.to_dict() | known)[:-1].encode()  # all that is known before the game
    if not (tail.startswith(start) or start.startswith(tail)):
        raise InputError("error-journal-line", file=str(path), number=read + 1)


def outcome_of(plain: dict[str, object]) -> Outcome:
    """Read back what `line_of` wrote; ValueError, KeyError or TypeError for what no game can be."""
    parts = {**plain}
    outcome = Outcome(
        _count(parts["number"]),
        int(_text(parts["seed"])),
        [_count(place) for place in _list(parts["seated"])],
        [_int(score) for score in _list(parts["scores"])],
        [_count(rank) for rank in _list(parts["ranking"])],
        _text(parts["reason"]),
        _count(parts["decisions"]),
        _count(parts["length"]),
        [_stand_in(one) for one in _list(parts["stand_ins"])],
        [_used(one) for one in _list(parts["used"])],
    )
    seats = len(outcome.seated)
    if not len(outcome.scores) == len(outcome.ranking) == seats or 0 in outcome.ranking:
        raise ValueError
    if any(one.seat >= seats for one in outcome.stand_ins):
        raise ValueError
    return outcome


def _stand_in(plain: object) -> StandIn:
    parts = _dict(plain)
    return StandIn(
        _count(parts["seat"]), _count(parts["decision"]), _text(parts["bot"]), _text(parts["why"])
    )


def _used(plain: object) -> Used:
    """What one seat used: each thing once."""
    found = {name: [_text(key) for key in _list(keys)] for name, keys in _dict(plain).items()}
    if any(len(set(keys)) < len(keys) for keys in found.values()):
        raise ValueError
    return found


def _int(value: object) -> int:
    if type(value) is not int:
        raise TypeError
    if not -INT_LIMIT <= value < INT_LIMIT:
        raise ValueError
    return value


def _count(value: object) -> int:
    """A whole number that is not negative."""
    if (number := _int(value)) < 0:
        raise ValueError
    return number


def _text(value: object) -> str:
    """A text that can be written to a file; UnicodeEncodeError for half a letter."""
    if not isinstance(value, str):
        raise TypeError
    value.encode()
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _dict(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError
    return value
