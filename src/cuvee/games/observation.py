"""Observations as numbers: where each field of a view stands, and memory that is kept up to date.

A game says in its own `observation.py` which fields of its view are encoded, and writes them from
the state. Only what differs from the last position is written, since a view as a dictionary takes
ten times as long as a decision. What is written must follow from the view alone: the tests encode
the view itself and compare.
"""

from __future__ import annotations

from typing import Final, SupportsIndex

from cuvee.engine import ANYONE, Args, Ask, Effect, Rng, State, Zone
from cuvee.engine.decision import NO_SUCH_ACTION, IllegalAction
from cuvee.engine.effect import S
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.engine.machine import UNCONCERNED
from cuvee.engine.state import offered
from cuvee.games.opponents import Opponents

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

MOST_SINGLE_COPIES: Final = 2  # players that are copied one by one rather than all at once
MAX_CELLS: Final = 1 << 13  # of an encoder, and codes of a game
# Numbers as objects: memory is written through them, and to make one each time takes a third of it.
PLACES: Final[list[SupportsIndex]] = list(range(MAX_CELLS))


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
        self.naming = [each.asks and type(each).prompt is not Ask.prompt for each in effects]


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


class Encoder:
    """The observation of one game, kept in memory that others read.

    A game's encoder compares a state with what it wrote last and writes what differs: the cells of
    the table straight into `out`, the own cells of every seat and the cells of every player into
    the pool beside it. `show` copies those of the observing seat; whoever writes into the pool
    notes in `changed` or `changed_own` whose cells they are.
    """

    def __init__(
        self,
        blocks: tuple[Block, Block, Block],
        questions: Questions,
        seats: int,
        out: memoryview,
    ) -> None:
        table, own, player = blocks
        self.seats = seats
        self.out = out
        self.player_size = player.size
        self.own_size = own.size
        self.own_at = seats * player.size
        self.table_at = self.own_at + seats * own.size
        self.on_table = [0] * table.size  # what was written of the table, to compare
        self.pool = memoryview(bytearray(2 * self.table_at)).cast("h")
        self.shown = -1  # the seat whose observation stands in `out`
        self.changed = 0  # the players whose cells were written since, a set
        self.changed_own = 0  # the seats whose own cells were written since, a set
        self.split(table.size, table.size + own.size)
        self.question_of = questions.of  # the question that each effect asks; -1 for none
        self.naming = questions.naming
        self.subjects = [Subject(field) for field in table.fields if field.name.startswith(ABOUT)]
        self.question_at = self.table_at + table.where("decision.question")
        self.path_at = self.table_at + table.where("decision.path")
        self.asked_at = player.where("asked")
        self.effect = -1  # that asks
        self.asked = 0  # the seats that are asked, a set

    def split(self, own_to: int, players_to: int) -> None:
        """Make the parts of the pool that are copied, and say where in `out` they go."""
        seats, size = self.seats, self.player_size
        own_cells = [self.own_at + seat * self.own_size for seat in range(seats)]
        starts = [seat * size for seat in range(seats)]
        self.own_cells = [self.pool[at : at + self.own_size] for at in own_cells]
        self.player_cells = [self.pool[at : at + size] for at in starts]
        self.from_seat = [self.pool[at : self.own_at] for at in starts]
        self.before_seat = [self.pool[:at] for at in starts]
        end = players_to + self.own_at
        self.to_own = slice(own_to, players_to)
        self.to_player = [slice(players_to + at, players_to + at + size) for at in starts]
        self.to_from_seat = [slice(players_to, end - at) for at in starts]
        self.to_before_seat = [slice(end - at, end) for at in starts]

    def sync(self, s: State) -> None:
        """Write what differs from the state that was synced last."""
        raise NotImplementedError

    def show(self, seat: int) -> None:
        """Let `out` be the observation of a seat, as of the state last synced."""
        out, changed = self.out, self.changed
        if seat != self.shown or self.changed_own >> seat & 1:
            out[self.to_own] = self.own_cells[seat]
        if seat != self.shown or count_bits(changed) > MOST_SINGLE_COPIES:
            out[self.to_from_seat[seat]] = self.from_seat[seat]
            if seat:
                out[self.to_before_seat[seat]] = self.before_seat[seat]
        elif changed:
            for player in range(self.seats):
                if changed >> player & 1:
                    place = (player - seat) % self.seats
                    out[self.to_player[place]] = self.player_cells[player]
        self.shown, self.changed, self.changed_own = seat, 0, 0

    def sync_question(self, s: State) -> None:
        """What is asked, about what, and of whom."""
        effect, asked = -1, 0
        if s.stack:
            effect, asked = effect_of(s.stack[-1]), seats_asked(s)
        if effect >= 0 and self.naming[effect]:
            prompt = s.effects[effect].prompt(s, s.seat, at_of(s.stack[-1]))
            self.put_subjects(prompt.args)
        elif self.effect >= 0 and self.naming[self.effect]:
            self.put_subjects({})
        if effect != self.effect:
            before = -1 if self.effect < 0 else self.question_of[self.effect]
            question = -1 if effect < 0 else self.question_of[effect]
            self.put_choice(self.question_at, before, question)
            self.put(self.path_at, effect + 1)
            self.effect = effect
        if asked != self.asked:
            self.put_flags(self.asked_at, self.asked, asked)
            self.asked = asked

    def put_subjects(self, args: Args) -> None:
        """Write what a question is about."""
        for subject in self.subjects:
            value = args.get(subject.name, 0)
            if isinstance(value, str):
                value = subject.codes[value]
            self.put(self.table_at + subject.at, value)

    def put(self, at: int, value: int) -> None:
        """Write a cell; those of seats are compared by the caller, from what the state holds."""
        if at < self.table_at:
            self.pool[PLACES[at]] = value
        elif self.on_table[at - self.table_at] != value:
            self.on_table[at - self.table_at] = value
            self.out[PLACES[at - self.table_at]] = value

    def put_flags(self, at: int, before: int, seats: int) -> None:
        """Write a flag of each player, 1 for those in a set of seats."""
        changed = before ^ seats
        self.changed |= changed
        for seat in range(self.seats):
            if changed >> seat & 1:
                self.put(seat * self.player_size + at, seats >> seat & 1)

    def put_set(self, at: int, before: int, members: int) -> None:
        """Write a set of bits, a cell for each."""
        changed = before ^ members
        while changed:
            if changed & 1:
                self.put(at, members & 1)
            changed >>= 1
            members >>= 1
            at += 1

    def put_choice(self, at: int, before: int, chosen: int) -> None:
        """Write which of several cells is 1; -1 for none."""
        if before != chosen:
            if before >= 0:
                self.put(at + before, 0)
            if chosen >= 0:
                self.put(at + chosen, 1)

    def put_bag(self, at: int, before: Zone, zone: Zone, cells: list[int]) -> None:
        """Write a zone as counts; what both have at the beginning and at the end stays."""
        first, last, end = 0, len(before), len(zone)
        while first < last and first < end and before[first] == zone[first]:
            first += 1
        while first < last and first < end and before[last - 1] == zone[end - 1]:
            last -= 1
            end -= 1
        for index in range(first, last):
            cell = cells[before[index]]
            self.put(at + cell, count_in(zone, cells, cell))
        for index in range(first, end):
            cell = cells[zone[index]]
            self.put(at + cell, count_in(zone, cells, cell))


def count_in(zone: Zone, cells: list[int], cell: int) -> int:
    """How many of a zone belong to a cell."""
    count = 0
    for member in zone:
        if cells[member] == cell:
            count += 1
    return count


def count_bits(members: int) -> int:
    """How many members a small set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


def seats_asked(s: State) -> int:
    """Who is asked, as a set."""
    whom, asked = seat_of(s.stack[-1]), 0
    if s.answers:
        for seat in range(len(s.answers)):
            if s.answers[seat] != UNCONCERNED:
                asked |= 1 << seat
        return asked
    if whom == ANYONE:
        return sum([1 << seat for seat in s.waiting])
    return 1 << whom


def mask_of(size: int, actions: list[int]) -> bytearray:
    """A byte for each action of a game, 1 for these."""
    cells = bytearray(size)
    for code in actions:
        cells[PLACES[code]] = 1
    return cells


class ObservedGame:
    """A game in play whose next decision stands in memory that others read: no copy, no view.

    Where there are opponents, only the decisions of the other seats are shown.
    """

    def __init__(self, encoder: Encoder, opponents: Opponents | None = None) -> None:
        self.encoder = encoder
        self.opponents = opponents
        self.state: State | None = None
        self.offered: list[int] = []  # to whoever is asked
        self.seat = -1  # who is asked; -1 when the game is over

    def begin(self, state: State) -> None:
        """Go on with another state."""
        self.state = state
        if self.opponents is not None:
            self.opponents.play(state)
        self.show(state)

    def check(self, action: int) -> None:
        """Raise IllegalAction if an action is not on offer."""
        state = self.state
        if state is None:
            raise ValueError("begin with a state")
        if not offered(state.offer, action):
            reason = state.why_not(action) or NO_SUCH_ACTION
            raise IllegalAction(state.game.name, action, reason)

    def step(self, action: int) -> bool:
        """Take an action of the seat that is asked; whether the game is over."""
        state = self.state
        if state is None:
            raise ValueError("begin with a state")
        state.apply(action)
        if self.opponents is not None:
            self.opponents.play(state)
        self.show(state)
        return self.seat < 0

    def show(self, state: State) -> None:
        """Write the observation of whoever is asked."""
        self.encoder.sync(state)
        self.seat = seat = state.seat
        self.encoder.show(max(seat, 0))
        self.offered = state.offer


def step_all(games: list[ObservedGame], actions: list[int]) -> list[int]:
    """Take an action in each game, if all of them are on offer; the games that are over."""
    for number in range(len(games)):
        games[number].check(actions[number])
    return [number for number in range(len(games)) if games[number].step(actions[number])]


def all_offers(games: list[ObservedGame]) -> tuple[list[int], list[int], list[int]]:
    """The actions on offer in all games, one after another; how many in each, and to whom."""
    actions: list[int] = []
    counts: list[int] = []
    seats: list[int] = []
    for observed in games:
        actions += observed.offered
        counts.append(len(observed.offered))
        seats.append(observed.seat)
    return actions, counts, seats


def choose_all(games: list[ObservedGame], rng: Rng) -> list[int]:
    """For each game any of the actions on offer."""
    return [observed.offered[rng.below(len(observed.offered))] for observed in games]
