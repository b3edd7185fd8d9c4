"""The layout of observations: which cells hold which field, and how to read them back.

An observation is a row of int16: the block of the table, the own block of the observing seat, and
a block for each player, the observing seat first and then the others in the order of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypedDict, cast

import numpy as np
from numpy.typing import NDArray

from cuvee.engine import BadInput, View
from cuvee.engine import game as rules
from cuvee.envs import view_fields
from cuvee.envs.view_fields import Value, Values
from cuvee.games.encoder import LEAST, MOST, Encoder
from cuvee.games.naramata import observation as naramata
from cuvee.games.observation import BAG, CHOICE, CODE, FLAG, NUMBER, OPTIONAL, Block, Field
from cuvee.games.viticulture import observation as viticulture

Cells = NDArray[np.int16]


class Decoded(TypedDict):
    """An observation in words; the first of the players is the observing seat."""

    table: Values
    own: Values
    players: list[Values]


@dataclass(frozen=True)
class Encoding:
    """How the observations of a game are made."""

    version: int
    table: Block
    own: Block
    player: Block
    encoder: Callable[[int, memoryview], Encoder]  # from the number of seats, into memory
    read_table: Callable[[Any], Values]
    read_own: Callable[[Any, int], Values]
    read_player: Callable[[Any, int], Values]


ENCODINGS = {
    "viticulture": Encoding(
        viticulture.VERSION,
        viticulture.ON_TABLE,
        viticulture.OF_OWNER,
        viticulture.OF_PLAYER,
        viticulture.ViticultureEncoder,
        view_fields.viticulture_table,
        view_fields.viticulture_own,
        view_fields.viticulture_player,
    ),
    "naramata": Encoding(
        naramata.VERSION,
        naramata.ON_TABLE,
        naramata.OF_OWNER,
        naramata.OF_PLAYER,
        naramata.NaramataEncoder,
        view_fields.naramata_table,
        view_fields.naramata_own,
        view_fields.naramata_player,
    ),
}


class Layout:
    """Where everything stands in the observations of a game with so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        if game not in ENCODINGS:
            raise BadInput(f"there are no observations of {game!r}, only of {', '.join(ENCODINGS)}")
        if seats not in rules(game).seats:
            raise BadInput(f"there is no {game} with {seats} seats")
        self.game = game
        self.seats = seats
        self.encoding = ENCODINGS[game]
        self.version = self.encoding.version
        self.blocks = [self.encoding.table, self.encoding.own] + [self.encoding.player] * seats
        self.starts = [sum(block.size for block in self.blocks[:n]) for n in range(seats + 2)]
        self.size = sum(block.size for block in self.blocks)

    def encoder(self, out: memoryview | None = None) -> Encoder:
        """What keeps the observations of a game up to date, in memory given to it or its own."""
        memory = memoryview(bytearray(2 * self.size)).cast("h") if out is None else out
        return self.encoding.encoder(self.seats, memory)

    def fields(self) -> Iterator[tuple[str, Field, slice]]:
        """Every field with the name of its block and the cells that it takes."""
        names = ["table", "own", *[f"player {n}" for n in range(self.seats)]]
        for name, block, start in zip(names, self.blocks, self.starts, strict=True):
            for field in block.fields:
                yield name, field, slice(start + field.at, start + field.at + field.size)

    def read(self, view: View, seat: int) -> Decoded:
        """What the observation of a view says, taken from the view itself."""
        encoding = self.encoding
        order = [(seat + step) % self.seats for step in range(self.seats)]
        blocks = [encoding.read_table(view), encoding.read_own(view, seat)]
        blocks += [encoding.read_player(view, who) for who in order]
        tidied = [
            {field.name: tidy(field, values[field.name]) for field in block.fields}
            for block, values in zip(self.blocks, blocks, strict=True)
        ]
        return {"table": tidied[0], "own": tidied[1], "players": tidied[2:]}

    def encode(self, view: View, seat: int) -> Cells:
        """The observation of a view, such as a client of the server has; BadInput for another's."""
        if (view["game"], view["seats"]) != (self.game, self.seats):
            table = f"{view['game']} with {view['seats']} seats"
            raise BadInput(
                f"this layout is for {self.game} with {self.seats} seats, not for {table}"
            )
        if not 0 <= seat < self.seats:
            raise BadInput(f"there is no seat {seat} among {self.seats}")
        try:
            decoded = self.read(view, seat)
        except KeyError:
            raise BadInput(
                f"this is not the view of seat {seat}: it does not show its hand"
            ) from None
        blocks = [decoded["table"], decoded["own"], *decoded["players"]]
        cells: list[int] = []
        for block, values in zip(self.blocks, blocks, strict=True):
            for field in block.fields:
                cells += cells_of(field, values[field.name])
        return np.clip(cells, LEAST, MOST).astype(np.int16)

    def decode(self, observation: Cells) -> Decoded:
        """An observation in words: what `read` says of the view that it was made of."""
        if np.shape(observation) != (self.size,):
            shape = np.shape(observation)
            raise BadInput(
                f"an observation of this layout has {self.size} cells, not shape {shape}"
            )
        found: list[Values] = []
        for block, start in zip(self.blocks, self.starts, strict=True):
            part = [int(cell) for cell in observation[start : start + block.size]]
            found.append(
                {
                    field.name: value_of(field, part[field.at : field.at + field.size])
                    for field in block.fields
                }
            )
        return {"table": found[0], "own": found[1], "players": found[2:]}


@cache
def layout(game: str, seats: int) -> Layout:
    """The layout of the observations of a game with so many seats."""
    return Layout(game, seats)


def tidy(field: Field, value: Value) -> Value:
    """A value as `decode` returns it: bags in the order of their keys, all numbers of a mapping."""
    if field.kind == BAG:
        return sorted(cast("list[str]", value), key=field.keys.index)
    if isinstance(value, dict):
        return {key: value.get(key, 0) for key in field.keys}
    return value


def cells_of(field: Field, value: Value) -> Sequence[int]:
    """The cells that say a value."""
    if field.kind == BAG:
        return [cast("list[str]", value).count(key) for key in field.keys]
    if field.kind == CHOICE:
        return [int(key == value) for key in field.keys]
    if field.kind == OPTIONAL:
        return [0, 0] if value is None else [1, cast("int", value)]
    if field.kind == CODE:
        return [field.keys.index(str(value)) + 1 if value else 0]
    if isinstance(value, dict):
        return [value[key] for key in field.keys]
    return [int(cast("int", value))]


def value_of(field: Field, cells: list[int]) -> Value:
    """What cells say."""
    if field.kind == BAG:
        return [key for key, many in zip(field.keys, cells, strict=True) for _ in range(many)]
    if field.kind == CHOICE:
        return "".join(key for key, cell in zip(field.keys, cells, strict=True) if cell)
    if field.kind == OPTIONAL:
        return cells[1] if cells[0] else None
    if field.kind == CODE:
        return field.keys[cells[0] - 1] if cells[0] else ""
    if field.kind == FLAG:
        return cells[0] == 1
    if field.kind == NUMBER:
        return cells[0]
    return dict(zip(field.keys, cells, strict=True))
