"""What every game's state offers to players, bots and programs.

A state holds plain ints and lists. The pending decision is a pure function of it; `offer` only
saves computing that twice. A game adds its own fields, names them in `FIELDS`, and copies them in
`copy_from`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from cuvee.engine import display
from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_DECISION,
    Decision,
    IllegalAction,
    Reason,
    Result,
)
from cuvee.engine.effect import Effect
from cuvee.engine.frames import at_of, effect_of
from cuvee.engine.machine import (
    first_waiting,
    pending_decision,
    refusal_of,
    take_action,
    waiting_seats,
)
from cuvee.engine.machine_state import FIRST_SEAT, MachineState
from cuvee.engine.plain import fingerprint
from cuvee.engine.rng import RandomSource
from cuvee.engine.sampling import sampled
from cuvee.engine.saved import StateData, restored, state_data
from cuvee.engine.text import Text, translator
from cuvee.engine.views import DecisionView, Options, View

if TYPE_CHECKING:
    from cuvee.engine.game import Game


def offered(offer: list[int], action: int) -> bool:
    """Whether an offer holds an action; compiled, `in` would compare boxed numbers."""
    for code in offer:  # noqa: SIM110 - `any` would make a generator
        if code == action:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class State(MachineState):  # noqa: PLW1641 - a state changes, so it cannot be hashed
    """A position of a game, with everything that is true of it, hidden or not."""

    game: Game[Self]
    effects: list[Effect[Self]]

    def __init__(self, game: Game[Self], seats: int, options: Options) -> None:
        super().__init__(seats)
        self.game = game
        self.effects = game.effects
        self.options = options

    # Who is asked what.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def waiting(self: Self) -> list[int]:
        """All seats that may decide now; several in a simultaneous or an open question."""
        return waiting_seats(self, self.effects)

    @property
    def simultaneous(self) -> bool:
        """Whether all seats are asked at once, their answers hidden until the last has answered."""
        return bool(self.answers)

    @property
    def seat(self: Self) -> int:
        """Whose decision it is: the first of those waited for; -1 when the game is over."""
        return first_waiting(self, self.effects)

    @property
    def decision(self: Self) -> Decision | None:
        """What is being asked; None when the game is over."""
        return self.decision_for(self.seat)

    def decision_for(self: Self, seat: int) -> Decision | None:
        """What is being asked, worded for a seat that is asked, else for the first of those."""
        return pending_decision(self, self.effects, seat) if self.stack else None

    def legal(self: Self, seat: int | None = None) -> list[int]:
        """The actions on offer, ascending; empty for a seat that is not asked."""
        if seat is None or seat == self.seat:
            return self.offer[:]
        if seat not in self.waiting:
            return []
        top = self.stack[-1]
        return self.effects[effect_of(top)].options(self, seat, at_of(top))

    def apply(self: Self, action: int, seat: int | None = None) -> None:
        """Take an action that is on offer, or raise IllegalAction and change nothing."""
        first = first_waiting(self, self.effects)
        who = first if seat is None else seat
        if not offered(self.offer if who == first else self.legal(who), action):
            reason = self.why_not(action, seat) or NO_SUCH_ACTION
            raise IllegalAction(self.game.name, action, reason)
        self.last_move = (self.last_move, FIRST_SEAT if who == first else who, action)
        take_action(self, self.effects, who, action)

    def why_not(self: Self, action: int, seat: int | None = None) -> Reason | None:
        """Why an action is not on offer, with the rule it comes from; None when it is."""
        if not self.stack:
            return GAME_OVER
        if self.game.actions.of(action) is None:
            return NO_SUCH_ACTION
        who = self.seat if seat is None else seat
        if who not in self.waiting:
            return NOT_YOUR_DECISION
        return refusal_of(self, self.effects, who, action)

    def label(self: Self, action: int, seat: int | None = None) -> Text | None:
        """What an action means in this position, where that is more than what it means anywhere."""
        if not self.stack:
            return None
        top = self.stack[-1]
        whom = self.seat if seat is None else seat
        return self.effects[effect_of(top)].label(self, whom, at_of(top), action)

    def describe(self: Self, action: int, lang: str = "en", seat: int | None = None) -> str:
        """What an action means in this position to a seat that is asked, as a sentence."""
        label = self.label(action, seat)
        if label is not None and translator().knows(self.game.name, label.name):
            return translator().say(self.game.name, label, lang)
        return self.game.describe(action, lang)

    @property
    def result(self: Self) -> Result | None:
        """Scores, ranking, winners and the reason it ended; None before the end."""
        return None if self.stack else self.game.result(self)

    def view(self: Self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know: built by inclusion, plain data."""
        return self.game.view(self, seat)

    def private_view(self: Self, seat: int, public: View) -> View:
        """What a seat may know: `view(seat)`, made of `view(None)` where the two are the same."""
        return self.game.private_view(self, seat, public)

    def decision_view(self: Self, seat: int | None) -> DecisionView | None:
        """What is being asked, as every view has it, worded for a seat."""
        decision = self.decision_for(-1 if seat is None else seat)
        return None if decision is None else decision.to_dict()

    def determinise(self: Self, seat: int, rng: RandomSource | None = None) -> Self:
        """A state that the seat cannot tell from this one; what it cannot know is dealt anew."""
        return sampled(self, seat, rng)

    def count_effects(self) -> list[int]:
        """Count from now on how often each effect of the catalogue runs; the list is live."""
        self.effect_counts = [0] * len(self.effects)
        return self.effect_counts

    # Copies and plain data.

    def clone(self: Self) -> Self:
        """An independent copy that records no events."""
        copy = self.game.blank(0, self.options)  # no seats: `copy_from` brings the players
        copy.copy_from(self)
        return copy

    def to_dict(self: Self) -> StateData:
        """The whole state as JSON data, in the middle of any card; `Game.state` reads it back."""
        return state_data(self)

    def digest(self: Self) -> str:
        """A fingerprint of the whole state, the same compiled and interpreted."""
        return fingerprint(state_data(self))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.to_dict() == other.to_dict())

    def __repr__(self) -> str:
        return display.summary(self)

    def __str__(self) -> str:
        return display.board(self)

    def __copy__(self: Self) -> Self:
        return self.clone()

    def __deepcopy__(self: Self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.game, self.to_dict(), self.seed, self.history))
