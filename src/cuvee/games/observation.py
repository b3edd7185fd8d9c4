"""Observations as numbers: where each field of a view stands, and memory that is kept up to date.

A game says in its own `observation.py` which fields of its view are encoded, and writes them from
the state. Only what differs from the last position is written, since a view as a dictionary takes
ten times as long as a decision. What is written must follow from the view alone: the tests encode
the view itself and compare.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import Rng, State, Zone
from cuvee.engine.machine import take_action
from cuvee.engine.machine_state import FIRST_SEAT

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

EVERYWHERE: Final = slice(None)
FEW: Final = 3  # cells of a mask that are faster cleared one by one


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


def dense(keys: list[str]) -> list[int]:
    """The cell of each code among those that have a key; codes kept for later have none."""
    cells: list[int] = []
    count = 0
    for key in keys:
        cells.append(count if key else -1)
        count += 1 if key else 0
    return cells


class Encoder:
    """The observation of one game, kept in memory that others read.

    A game's encoder writes the cells of the table straight into `out`. The own cells of every seat
    and the cells of every player are kept beside it; `show` copies those of the observing seat.
    """

    def __init__(
        self, table: Block, own: Block, player: Block, seats: int, out: memoryview
    ) -> None:
        self.seats = seats
        self.out = out
        self.player_size = player.size
        self.own_size = own.size
        self.own_at = seats * player.size
        self.table_at = self.own_at + seats * own.size
        self.cells = [0] * (self.table_at + table.size)
        self.pool = memoryview(bytearray(2 * self.table_at)).cast("h")
        self.own_cells: list[memoryview] = []
        self.from_seat: list[memoryview] = []  # the players from a seat on, and those before it
        self.before_seat: list[memoryview] = []
        first = table.size + own.size
        self.to_own = slice(table.size, first)
        self.to_from_seat: list[slice] = []
        self.to_before_seat: list[slice] = []
        for seat in range(seats):
            at = seat * player.size
            mine = self.own_at + seat * own.size
            self.own_cells.append(self.pool[mine : mine + own.size])
            self.from_seat.append(self.pool[at : self.own_at])
            self.before_seat.append(self.pool[:at])
            self.to_from_seat.append(slice(first, first + self.own_at - at))
            self.to_before_seat.append(slice(first + self.own_at - at, first + self.own_at))
        self.sets: list[int] = []  # what was written last: sets, choices,
        self.choices: list[int] = []
        self.zones: list[Zone] = []  # zones,
        self.piles: list[list[int]] = []  # and piles, each by the number the game gives it

    def sync(self, s: State) -> None:
        """Write what differs from the state that was synced last."""
        raise NotImplementedError

    def show(self, seat: int) -> None:
        """Let `out` be the observation of a seat, as of the state last synced."""
        out = self.out
        out[self.to_own] = self.own_cells[seat]
        out[self.to_from_seat[seat]] = self.from_seat[seat]
        if seat:
            out[self.to_before_seat[seat]] = self.before_seat[seat]

    def put(self, at: int, value: int) -> None:
        """Write a cell."""
        if self.cells[at] != value:
            self.cells[at] = value
            if at < self.table_at:
                self.pool[at] = value
            else:
                self.out[at - self.table_at] = value

    def put_optional(self, at: int, given: bool, value: int) -> None:
        """Write whether there is a number, and the number."""
        self.put(at, 1 if given else 0)
        self.put(at + 1, value if given else 0)

    def put_set(self, at: int, number: int, members: int) -> None:
        """Write a set of bits, a cell for each."""
        changed = self.sets[number] ^ members
        if changed:
            self.sets[number] = members
            while changed:
                if changed & 1:
                    self.put(at, members & 1)
                changed >>= 1
                members >>= 1
                at += 1

    def put_choice(self, at: int, number: int, chosen: int) -> None:
        """Write which of several cells is 1; -1 for none."""
        before = self.choices[number]
        if before != chosen:
            self.choices[number] = chosen
            if before >= 0:
                self.put(at + before, 0)
            if chosen >= 0:
                self.put(at + chosen, 1)

    def put_zone(self, at: int, number: int, zone: Zone, cells: list[int]) -> bool:
        """Write a zone as counts; whether it has changed."""
        before = self.zones[number]
        if before is zone:
            return False
        self.zones[number] = zone
        same, most = 0, min(len(before), len(zone))
        while same < most and before[same] == zone[same]:
            same += 1
        for index in range(same, len(before)):
            cell = at + cells[before[index]]
            self.put(cell, self.cells[cell] - 1)
        for index in range(same, len(zone)):
            cell = at + cells[zone[index]]
            self.put(cell, self.cells[cell] + 1)
        return True

    def put_pile(self, at: int, number: int, pile: list[int], cells: list[int]) -> None:
        """Write a pile as counts; a pile that changes is replaced by another."""
        before = self.piles[number]
        if before is pile:
            return
        self.piles[number] = pile
        same, most = 0, min(len(before), len(pile))
        while same < most and before[same] == pile[same]:
            same += 1
        for index in range(same, len(before)):
            cell = at + cells[before[index]]
            self.put(cell, self.cells[cell] - 1)
        for index in range(same, len(pile)):
            cell = at + cells[pile[index]]
            self.put(cell, self.cells[cell] + 1)


class ObservedGame:
    """A game in play whose next decision stands in memory that others read: no copy, no view."""

    def __init__(self, encoder: Encoder, mask: memoryview) -> None:
        self.encoder = encoder
        self.mask = mask
        self.nothing = memoryview(bytearray(len(mask))).cast("b")
        self.offered: list[int] = []  # the cells of the mask that are 1
        self.state: State | None = None
        self.seat = -1  # who is asked; -1 when the game is over

    def begin(self, state: State) -> None:
        """Go on with another state."""
        self.state = state
        self.show(state)

    def step(self, action: int) -> bool:
        """Take an action of the seat that is asked; whether the game is over."""
        state = self.state
        if state is None:
            raise ValueError("begin with a state")
        if action in self.offered and self.offered is state.offer:
            state.last_move = (state.last_move, FIRST_SEAT, action)
            take_action(state, state.effects, self.seat, action)
        else:
            state.apply(action)
        self.show(state)
        return self.seat < 0

    def choose(self, rng: Rng) -> int:
        """Any of the actions on offer."""
        return self.offered[rng.below(len(self.offered))]

    def show(self, state: State) -> None:
        """Write the observation of whoever is asked, and the actions on offer."""
        self.encoder.sync(state)
        self.seat = seat = state.seat
        self.encoder.show(max(seat, 0))
        mask = self.mask
        if len(self.offered) > FEW:
            mask[EVERYWHERE] = self.nothing
        else:
            for code in self.offered:
                mask[code] = 0
        self.offered = state.offer
        for code in self.offered:
            mask[code] = 1


def step_all(games: list[ObservedGame], actions: list[int], seats: memoryview) -> list[int]:
    """Take an action in each game and write who is asked next; the games that are over."""
    finished: list[int] = []
    for number in range(len(games)):
        observed = games[number]
        before = observed.seat
        if observed.step(actions[number]):
            finished.append(number)
        elif observed.seat != before:
            seats[number] = observed.seat
    return finished


def choose_all(games: list[ObservedGame], rng: Rng) -> list[int]:
    """For each game any of the actions on offer."""
    return [observed.choose(rng) for observed in games]
