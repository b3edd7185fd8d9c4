"""Memory that is kept up to date with a game: what its seats observe.

Only what differs from the last position is written, since a view as a dictionary takes ten times
as long as a decision. What is written must follow from the view alone: the tests encode the view
itself and compare.
"""

from __future__ import annotations

from typing import Final, SupportsIndex

from cuvee.engine import ANYONE, Args, State, Zone
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.engine.machine import UNCONCERNED
from cuvee.games.observation import ABOUT, Block, Questions, Subject

MOST_SINGLE_COPIES: Final = 2  # players that are copied one by one rather than all at once
MAX_CELLS: Final = 1 << 13  # of an encoder, and codes of a game
LEAST: Final = -(1 << 15)  # what a cell can say: a game need not end
MOST: Final = (1 << 15) - 1
NO_BYTES: Final = bytearray()
# Numbers as objects: memory is written through them, and to make one each time takes a third of it.
PLACES: Final[list[SupportsIndex]] = list(range(MAX_CELLS))


class ObservationMemory:
    """The cells of a game's observations: those of the table in `out`, those of seats in a pool.

    `show` copies the cells of the observing seat to `out`, `observation` all of them to new
    memory. Whoever writes into the pool notes in `changed` or `changed_own` whose cells they are.
    """

    def __init__(self, blocks: tuple[Block, Block, Block], seats: int, out: memoryview) -> None:
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

    def split(self, own_to: int, players_to: int) -> None:
        """Make the parts of the pool that are copied, and say where in `out` they go."""
        seats, size = self.seats, self.player_size
        own_cells = [self.own_at + seat * self.own_size for seat in range(seats)]
        starts = [seat * size for seat in range(seats)]
        self.own_cells = [self.pool[at : at + self.own_size] for at in own_cells]
        self.player_cells = [self.pool[at : at + size] for at in starts]
        self.from_seat = [self.pool[at : self.own_at] for at in starts]
        self.before_seat = [self.pool[:at] for at in starts]
        parts = zip(self.own_cells, self.from_seat, self.before_seat, strict=True)
        self.parts = [[self.out[:own_to], *part] for part in parts]  # of each seat's observation
        end = players_to + self.own_at
        self.to_own = slice(own_to, players_to)
        self.to_player = [slice(players_to + at, players_to + at + size) for at in starts]
        self.to_from_seat = [slice(players_to, end - at) for at in starts]
        self.to_before_seat = [slice(end - at, end) for at in starts]

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

    def observation(self, seat: int) -> bytearray:
        """The observation of a seat, as of the state last synced, in memory of its own."""
        return NO_BYTES.join(self.parts[seat])

    def put(self, at: int, value: int) -> None:
        """Write a cell; those of seats are compared by the caller, from what the state holds."""
        value = MOST if value > MOST else max(value, LEAST)
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


class Encoder(ObservationMemory):
    """What a game's encoder shares with others: it writes where a state differs from the last."""

    def __init__(
        self,
        blocks: tuple[Block, Block, Block],
        questions: Questions,
        seats: int,
        out: memoryview,
    ) -> None:
        super().__init__(blocks, seats, out)
        table, _, player = blocks
        self.question_of = questions.of  # the question that each effect asks; -1 for none
        self.naming = questions.naming
        subjects = [Subject(field) for field in table.fields if field.name.startswith(ABOUT)]
        self.subjects = {subject.name: subject for subject in subjects}
        self.named: list[int] = []  # the cells that say what is asked about
        self.question_at = self.table_at + table.where("decision.question")
        self.path_at = self.table_at + table.where("decision.path")
        self.asked_at = player.where("asked")
        self.effect = -1  # that asks
        self.asked = 0  # the seats that are asked, a set

    def sync(self, s: State) -> None:
        """Write what differs from the state that was synced last."""
        raise NotImplementedError

    def sync_question(self, s: State) -> None:
        """What is asked, about what, and of whom."""
        effect, asked = -1, 0
        if s.stack:
            effect, asked = effect_of(s.stack[-1]), seats_asked(s)
        if effect >= 0 and self.naming[effect]:
            prompt = s.effects[effect].prompt(s, s.seat, at_of(s.stack[-1]))
            self.put_subjects(prompt.args)
        elif self.named:
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
        named: list[int] = []
        for name, value in args.items():
            subject = self.subjects.get(name)
            if subject is not None:
                at = self.table_at + subject.at
                self.put(at, subject.codes[value] if isinstance(value, str) else value)
                named.append(at)
        for at in self.named:
            if at not in named:
                self.put(at, 0)
        self.named = named


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
