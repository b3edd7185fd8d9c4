"""The outcomes of a series as JSON Lines: a line for each game, whole in itself, in order.

Lines are written as games end, so that what was played is kept whatever happens; a series goes on
after the last whole line.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from cuvee.arena.match import Outcome
from cuvee.arena.plan import Plan
from cuvee.arena.series import Task
from cuvee.bots import StandIn
from cuvee.locales.errors import InputError, os_error


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
            self._file = path.open("ab", buffering=0)  # whole lines, and none left over to close
            self._file.truncate(len(whole))  # a line that was cut off is played again
        except OSError as problem:
            raise InputError("error-use", file=str(path), why=os_error(problem)) from None

    def append(self, plan: Plan, outcome: Outcome) -> None:
        """Add a game."""
        try:
            self._file.write(line_of(plan, outcome).encode())
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
    plain = plan.to_dict() | outcome.to_dict()
    plain["bots"] = [plan.bots[place] for place in outcome.seated]
    plain["winners"] = outcome.winners
    return json.dumps(plain) + "\n"


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
        told = {key: plain.get(key) for key in task[0].to_dict()}
        if told != task[0].to_dict() or outcome.number != task[1]:
            raise InputError("error-journal-other", file=str(path), number=number)
        found.append(outcome)
    return found


def outcome_of(plain: dict[str, object]) -> Outcome:
    """Read back what `line_of` wrote."""
    parts = {**plain}
    stand_ins = parts["stand_ins"]
    if not isinstance(stand_ins, list):
        raise TypeError
    return Outcome(
        _int(parts["number"]),
        int(str(parts["seed"])),
        _ints(parts["seated"]),
        _ints(parts["scores"]),
        _ints(parts["ranking"]),
        str(parts["reason"]),
        _int(parts["decisions"]),
        _int(parts["length"]),
        [StandIn(**one) for one in stand_ins],
        parts["used"],  # type: ignore[arg-type]
    )


def _int(value: object) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _ints(value: object) -> list[int]:
    if not isinstance(value, list):
        raise TypeError
    return [_int(one) for one in value]
