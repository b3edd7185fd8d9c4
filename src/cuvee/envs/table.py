"""A game in play with its observations: what the environments of every API are made of."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from operator import index
from typing import Any, Self, TypedDict

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from cuvee.engine import BadInput, IllegalAction, State, game
from cuvee.engine.decision import NO_SUCH_ACTION
from cuvee.envs.layout import Cells, layout
from cuvee.games.observed_game import ObservedGame

MaskCells = NDArray[np.int8]
CELL = np.dtype(np.int16)  # numpy takes a type for one only after looking it up
MASK_CELL = np.dtype(np.int8)


class Seen(TypedDict):
    """What an agent observes: the layout's cells, and 1 for each action on offer to it."""

    observation: Cells
    action_mask: MaskCells


class Copied:
    """What `copy.copy` copies as deeply as `copy.deepcopy`: a copy plays on by itself."""

    def __copy__(self) -> Self:
        return deepcopy(self)


class Table(Copied):
    """One game after another with the same seats and options; an unknown option is refused."""

    def __init__(self, name: str, seats: int | None, options: Mapping[str, object]) -> None:
        self._lay(name, seats, options)

    def _lay(self, name: str, seats: int | None, options: Mapping[str, object]) -> None:
        """Make everything that is the same in every game."""
        self.game = game(name)
        self.options = {option: plain(value) for option, value in options.items()}
        self.seats = self.game.min_seats(self.options) if seats is None else seats
        complete = self.game.complete_options(self.seats, self.options)
        self.together = self.seats == 1 or self.game.cooperative(complete)
        self.layout = layout(name, self.seats)
        self.codes = self.game.actions.size
        self._observe_anew()
        self.seeds = np.random.default_rng()
        self._state: State | None = None

    def _observe_anew(self) -> None:
        """Forget what was observed."""
        self.encoder = self.layout.encoder()
        self.observed = ObservedGame(self.encoder, self.codes)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made of: an encoder keeps what it wrote, so a copy has its own."""
        return {
            "table": (self.game.name, self.seats, self.options),
            "seeds": self.seeds,
            "closed": self.observed.state is None,
            "state": self._state,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on where the original is."""
        self._lay(*kept["table"])
        self.seeds, self._state = kept["seeds"], kept["state"]
        if self._state is not None:
            self.observed.begin(self._state)
        if kept["closed"]:
            self.observed.close()

    @property
    def begun(self) -> bool:
        """Whether there is a game, be it over or not."""
        return self._state is not None

    @property
    def state(self) -> State:
        """The state; there is none before the first `begin`."""
        if self._state is None:
            raise BadInput("call reset first")
        return self._state

    def begin(self, seed: int | None = None) -> State:
        """Begin a new game: with this seed, or with the next number of the one given last."""
        if seed is None:
            seed = int(self.seeds.integers(1 << 62))
        else:
            seed = whole("seed", seed, 0)
            self.seeds = np.random.default_rng(seed)
        self._state = state = self.game.new(seats=self.seats, seed=seed, **self.options)
        self.observed.begin(state)
        return state

    def catch_up(self) -> State:
        """Stand where the game stands after a step that was interrupted, as by Ctrl-C."""
        self._observe_anew()
        self._state = state = replayed(self.state)
        self.observed.begin(state)
        return state

    def cells(self, seat: int) -> Cells:
        """The cells that a seat observes now, in an array that later steps do not change."""
        return frombuffer(self.encoder.observation(seat), CELL)

    def observe(self, seat: int) -> Seen:
        """What a seat observes now, in arrays that later steps do not change."""
        cells, mask = self.observed.seen(seat)
        return {
            "observation": frombuffer(cells, CELL),
            "action_mask": frombuffer(mask, MASK_CELL),
        }

    def returns(self) -> list[float]:
        """What a finished game is worth to each seat, from -1 to 1."""
        return returns(self.state, self.together)


def replayed(state: State) -> State:
    """The position that the actions of a game lead to, with the last of them taken whole.

    Interpreted rules may have been cut off within an action.
    """
    seed = 0 if state.seed is None else state.seed
    again = state.game.begin(state.seats, seed, {**state.options})
    for move in state.history:
        seat, action = (again.seat, move) if isinstance(move, int) else (move[0], move[1])
        again.apply(action, seat)
    return again


def plain(value: object) -> object:
    """A number of another library, such as numpy's, as Python's own; None for what is no value."""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, float):
        return float(value)
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole(
    name: str,
    value: Any,  # noqa: ANN401 - whatever was given
    least: int,
) -> int:
    """An argument that is a whole number of at least so much; BadInput for anything else."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if number < least or isinstance(value, bool):
        raise BadInput(f"{name} is a whole number of at least {least}, not {value!r}")
    return number


def code_of(game: str, action: Any) -> int:  # noqa: ANN401 - whatever was given
    """The code that an action is; IllegalAction for what is no whole number."""
    try:
        return index(action)
    except TypeError:
        refused = IllegalAction(game, -1, NO_SUCH_ACTION)
        refused.args = (f"action {action!r} is refused: it is not a whole number",)
        raise refused from None


def returns(state: State, together: bool) -> list[float]:
    """What a finished game is worth to each seat: together 1 or -1 for all, else a sum of zero.

    Of several seats the winners share what the others lose, 1 / (seats - 1) each; in a game of two
    that is 1 and -1, and 0 for a tie.
    """
    result = state.result
    if result is None:
        return [0.0] * state.seats
    winners, seats = result.winners, state.seats
    if together:
        return [1.0 if winners else -1.0] * seats
    lost = 1 / (seats - 1)
    won = (seats - len(winners)) * lost / max(len(winners), 1)
    return [won if seat in winners else -lost for seat in range(seats)]
