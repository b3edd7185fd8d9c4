"""The half of a state that effects work with: the stack, the agenda, the dice, the events."""

from __future__ import annotations

from typing import ClassVar, Final, Self, cast

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.event import Event
from cuvee.engine.rng import Rng
from cuvee.engine.text import Args

# An action that was taken, linked to the one before: a clone shares its past and copies nothing.
# The move before or None, the seat (-1: the first asked), the action.
Move = tuple[object, int, int]
FIRST_SEAT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One seat's part of a state; a game adds its fields and names them in `FIELDS`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class MachineState:
    """What the machine runs on; a game adds its fields, names them in `FIELDS` and copies them."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.log: list[Event] | None = None
        self.effect_counts: list[int] | None = None  # how often each effect ran, while counted
        if seats:  # a clone is made without seats: `copy_from` sets everything
            self.clear()

    def clear(self) -> None:
        """Set what the machine runs on to nothing."""
        self.rng = Rng(0)
        self.seed: int | None = None  # None where it is not known: in what was loaded or sampled
        self.last_move: Move | None = None
        self.stack: list[int] = []  # of frames, the one to be resolved next last
        self.agenda: list[tuple[int, int, int, int]] = []  # due, effect, seat, at
        self.answers: list[int] = []  # to a simultaneous question, while it is open
        self.offer: list[int] = []

    def copy_from(self, other: Self) -> None:
        """Become a copy of another state; a game adds its own fields."""
        self.seats = other.seats
        self.rng = other.rng.copy()
        self.seed = other.seed
        self.last_move = other.last_move
        self.stack = other.stack[:]
        self.agenda = other.agenda[:]
        self.answers = other.answers[:]
        self.offer = other.offer

    def all_players(self) -> list[Player]:
        """The players in seat order; a game returns its own.

        A method, because mypyc leaks an attribute that a subclass declares with a narrower type.
        """
        return []

    def turn_order(self) -> list[int]:
        """The seats in the order in which they act now."""
        return list(range(self.seats))

    def now(self) -> int:
        """The current moment, for what is due later."""
        return 0

    def end_game(self) -> None:
        """Drop every effect under way: the game is over at once."""
        self.stack.clear()

    @property
    def history(self) -> list[int | list[int]]:
        """The actions taken since the state began or was loaded, in order.

        An action is its code if the first waiting seat took it, else [seat, code].
        """
        taken: list[int | list[int]] = []
        move = self.last_move
        while move is not None:
            before, seat, action = move
            taken.append(action if seat == FIRST_SEAT else [seat, action])
            move = cast("Move | None", before)
        taken.reverse()
        return taken

    def record_events(self) -> None:
        """Keep events from now on, for `drain_events`."""
        self.log = []

    def drain_events(self) -> list[Event]:
        """The events since the last call; none unless `record_events` was called."""
        events = self.log
        if events is None:
            return []
        self.log = []
        return events

    def emit(
        self, kind: str, seat: int, args: Args, secret: Args | None = None, owner: int = -1
    ) -> None:
        """Note an event, if events are recorded; its secret part is for its owner only."""
        if self.log is not None:
            self.log.append(Event(kind, seat, args, {} if secret is None else secret, owner))
