"""Observations as numbers: where each field of a view stands.

A game says in its own `observation.py` which fields of its view are encoded; its encoder there
writes them from the state.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import Ask, Effect, Simultaneous
from cuvee.engine.effect import S

NUMBER: Final = "number"  # one cell
FLAG: Final = "flag"  # one cell, 0 or 1
OPTIONAL: Final = "optional"  # two cells: whether there is a number, and the number
CODE: Final = "code"  # one cell: 0 for none, else 1 and on, in the order of the keys
CHOICE: Final = "choice"  # a cell for each key: 1 at the key, all 0 for none
BAG: Final = "bag"  # a cell for each key: how many; the order is not kept
NUMBERS: Final = "numbers"  # a cell for each key: its number

TABLE: Final = "table"  # the blocks of an observation: what lies on the table,
OWN: Final = "own"  # what only the observing seat knows,
PLAYER: Final = "player"  # and what all know of each player, the observing one first

ABOUT: Final = "decision.about."  # begins the names of fields of the table for what is asked about


class Field:
    """A field of a block: where it begins, how it is written, and what its cells stand for."""

    def __init__(self, name: str, kind: str, keys: list[str], at: int, size: int) -> None:
        self.name = name
        self.kind = kind
        self.keys = keys
        self.at = at
        self.size = size


class Block:
    """Fields one after another; `add` returns where a field begins."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, kind: str, keys: list[str] | None = None) -> int:
        """Put a field at the end."""
        known = [] if keys is None else [key for key in keys if key]
        size = 2 if kind == OPTIONAL else len(known) if kind in (CHOICE, BAG, NUMBERS) else 1
        field = Field(name, kind, known, self.size, size)
        self.fields.append(field)
        self.size += size
        return field.at

    def add_each(self, names: list[str], kind: str, keys: list[str] | None = None) -> int:
        """Put several fields of a kind at the end."""
        first = self.size
        for name in names:
            self.add(name, kind, keys)
        return first

    def where(self, name: str) -> int:
        """Where a field begins."""
        for field in self.fields:
            if field.name == name:
                return field.at
        raise KeyError(name)


class Questions:
    """What each effect of a game asks, and whether it may ask about a card, a price or the like."""

    def __init__(self, effects: list[Effect[S]]) -> None:
        self.names = sorted({effect.question for effect in effects if effect.asks})
        self.of = [self.names.index(each.question) if each.asks else -1 for each in effects]
        # Only a question that is worded by the effect itself names anything.
        self.naming = [each.asks and names_subjects(each) for each in effects]


def names_subjects(effect: Effect[S]) -> bool:
    """Whether the question of an effect may name a card, a price or the like."""
    asking = effect.ask if isinstance(effect, Simultaneous) else effect
    return type(asking).prompt is not Ask.prompt


class Subject:
    """Something that questions may be about: its name in their words, and the cell that says it."""

    def __init__(self, field: Field) -> None:
        self.name = field.name[len(ABOUT) :]
        self.at = field.at
        self.codes = {key: code for code, key in enumerate(field.keys, 1)}


def dense(keys: list[str]) -> list[int]:
    """The cell of each code among those that have a key; codes kept for later have none."""
    cells: list[int] = []
    count = 0
    for key in keys:
        cells.append(count if key else -1)
        count += 1 if key else 0
    return cells
