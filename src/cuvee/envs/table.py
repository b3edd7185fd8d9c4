"""A game in play with its observations: what the environments of every API are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from cuvee.engine import BadInput, State, game
from cuvee.envs.layout import Cells, layout
from cuvee.games.observation import ObservedGame, mask_of

MaskCells = NDArray[np.int8]
MASK_CELL = np.dtype(np.int8)  # numpy takes a type for one only after looking it up


class Seen(TypedDict):
    """What an agent observes: the layout's cells, and 1 for each action on offer to it."""

    observation: Cells
    action_mask: MaskCells


class Table:
    """One game after another with the same seats and options; an unknown option is refused."""

    def __init__(self, name: str, seats: int | None, options: Mapping[str, object]) -> None:
        self.game = game(name)
        self.options = dict(options)
        self.seats = self.game.min_seats(options) if seats is None else seats
        complete = self.game.complete_options(self.seats, options)
        self.together = self.seats == 1 or self.game.cooperative(complete)
        self.layout = layout(name, self.seats)
        self.codes = self.game.actions.size
        self.cells = np.zeros(self.layout.size, np.int16)
        self.encoder = self.layout.encoding.encoder(self.seats, self.cells.data)
        self.observed = ObservedGame(self.encoder)
        self.seeds = np.random.default_rng()
        self._state: State | None = None

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
            self.seeds = np.random.default_rng(seed)
        self._state = state = self.game.new(seats=self.seats, seed=seed, **self.options)
        self.observed.begin(state)
        return state

    def observe(self, seat: int) -> Seen:
        """What a seat observes now; copies, which later steps do not change."""
        observed = self.observed
        if seat == observed.seat:
            mask = frombuffer(mask_of(self.codes, observed.offered), MASK_CELL)
            return {"observation": self.cells.copy(), "action_mask": mask}
        self.encoder.show(seat)
        mask = frombuffer(mask_of(self.codes, self.state.legal(seat)), MASK_CELL)
        cells = self.cells.copy()
        self.encoder.show(max(observed.seat, 0))
        return {"observation": cells, "action_mask": mask}

    def returns(self) -> list[float]:
        """What a finished game is worth to each seat, from -1 to 1."""
        return returns(self.state, self.together)


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
