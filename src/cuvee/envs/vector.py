"""Many games at once: one call steps all of them and writes into arrays made beforehand."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from copy import copy
from operator import index
from typing import Any, Final, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from cuvee.engine import BadInput, GreedyPolicy, IllegalAction, RandomPolicy, Rng, rng
from cuvee.engine.playout import Policy
from cuvee.engine.rng import quick
from cuvee.envs.layout import Cells
from cuvee.envs.table import MaskCells, Table, replayed, returns, whole
from cuvee.games.observed_game import ShownGame, all_offers, choose_all, step_all
from cuvee.games.opponents import Opponents

Actions = NDArray[np.integer] | Sequence[int]
WORD = np.dtype(np.intp)
INTEGERS: Final = "iu"  # the kinds of numpy's types that are whole numbers
SEEDS: Final = 1 << 62  # of deals
NO_COPIES: Final = "a runner cannot be copied; make another one with the same arguments"
ONLY_INT: Final[set[type]] = {int}
# Who may play beside learners, and whether it looks ahead.
OPPONENTS: Final[dict[str, tuple[Callable[[Rng], Policy], bool]]] = {
    "random": (RandomPolicy, False),
    "greedy": (GreedyPolicy, True),
}


class Arrays:
    """What a runner writes: a row for each game, in memory of its own or given to it."""

    def __init__(
        self, games: int, seats: int, size: int, codes: int, memory: memoryview | None = None
    ) -> None:
        self.shape = (games, seats, size, codes)
        self.memory = memoryview(bytearray(self.bytes_for(*self.shape)))
        if memory is not None:
            self.memory = memory
        self._taken = 0
        # The widest cells first, so that each array begins at a multiple of its cells.
        self.actions: NDArray[np.int64] = self._take((games,), np.int64)  # between processes
        self.returns: NDArray[np.float32] = self._take((games, seats), np.float32)
        self.observations: Cells = self._take((games, size), np.int16)
        self.masks: MaskCells = self._take((games, codes), np.int8)
        self.seats: NDArray[np.int8] = self._take((games,), np.int8)  # whoever is asked
        self.finished: NDArray[np.bool_] = self._take((games,), np.bool_)  # by the last step
        self.truncated: NDArray[np.bool_] = self._take((games,), np.bool_)  # by the last step

    @staticmethod
    def bytes_for(games: int, seats: int, size: int, codes: int) -> int:
        """How much memory the arrays take."""
        return games * (8 + 4 * seats + 2 * size + codes + 3)

    def _take(self, shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
        """The next array of the memory."""
        made = np.frombuffer(self.memory, kind, int(np.prod(shape)), self._taken).reshape(shape)
        self._taken += made.nbytes
        return made

    def part(self, rows: slice) -> Arrays:
        """The arrays of some of the games, in the same memory."""
        other = copy(self)
        names = "observations", "masks", "seats", "finished", "truncated", "returns", "actions"
        for name in names:
            setattr(other, name, getattr(self, name)[rows])
        return other


def check_learners(
    seats: int,
    learners: Any,  # noqa: ANN401 - whatever was given
    opponents: str | None,
) -> list[int] | None:
    """The seats that learn, None for all; BadInput for seats or opponents that there are not."""
    if opponents is not None and (not isinstance(opponents, str) or opponents not in OPPONENTS):
        raise BadInput(f"opponents of a runner are {' or '.join(OPPONENTS)}, not {opponents!r}")
    if learners is None:
        if opponents is not None:
            raise BadInput("opponents play the seats that do not learn: name the learners as well")
        return None
    try:
        chosen = [index(seat) for seat in learners]
    except TypeError:
        chosen = []
    if not (chosen and all(0 <= seat < seats for seat in chosen)):
        raise BadInput(f"learners are one or more of the seats 0 to {seats - 1}, not {learners!r}")
    return chosen


def check_actions(actions: Actions, games: int) -> list[int] | NDArray[np.integer]:
    """A list of ints or an array of integers, one for each game; BadInput for anything else."""
    if isinstance(actions, list) and len(actions) == games and set(map(type, actions)) == ONLY_INT:
        return actions
    wanted = f"actions are integers of shape ({games},)"
    try:
        array = np.asarray(actions)
    except (TypeError, ValueError) as error:  # rows of different lengths
        raise BadInput(f"{wanted}, not what makes no array: {error}") from None
    if array.dtype.kind not in INTEGERS or array.shape != (games,):
        raise BadInput(f"{wanted}, not {array.dtype} of shape {array.shape}")
    return array


def packed(numbers: list[int]) -> NDArray[np.intp]:
    """Numbers as an array, in half the time that numpy takes for a list."""
    return np.frombuffer(struct.pack(f"{len(numbers)}n", *numbers), WORD)


class VectorRunner:
    """Games side by side, each with the decision of whichever seat is asked.

    `step` takes an action for each game. A game that ends is marked in `finished`, its outcome is
    in `returns`, and the next one has begun in its row; so it has where a game is `truncated`, once
    `max_cycles` steps were taken. The arrays are the same for good: copy what has to last. Where
    only some seats are `learners`, `opponents` play the others within `step`: `random` ones, or
    `greedy` ones, which know what their seat knows.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        seed: int = 0,
        arrays: Arrays | None = None,
        learners: Sequence[int] | None = None,
        opponents: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        games, seed = whole("games", games, 1), whole("seed", seed, 0)
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.table = Table(game, seats, options)
        learning = check_learners(self.table.seats, learners, opponents)
        size, codes = self.table.layout.size, self.table.codes
        self.arrays = Arrays(games, self.table.seats, size, codes) if arrays is None else arrays
        self.observations, self.masks = self.arrays.observations, self.arrays.masks
        self.seats, self.returns = self.arrays.seats, self.arrays.returns
        self.finished, self.truncated = self.arrays.finished, self.arrays.truncated
        source = rng(seed)
        self.dice = quick(source.fork())
        self.deals = source.fork()
        self._mask_cells = self.masks.reshape(-1)
        self._mask_starts = np.arange(games, dtype=np.intp) * codes
        self._offered = np.zeros(0, np.intp)  # the mask cells that are 1
        self._seat_bytes = self.seats.data.cast("B")
        self._ended: list[int] = []  # the rows whose game the last step ended or cut off
        self._cycles = np.zeros(games, np.intp)  # steps of each game
        self._behind = False  # a step was interrupted, and the arrays do not show all it did
        self.opponents: Opponents | None = None
        if learning is not None:
            others = sum(1 << at for at in range(self.table.seats) if at not in learning)
            make, looks_ahead = OPPONENTS[opponents or "random"]
            dice = source.fork()
            self.opponents = Opponents(others, make(quick(dice.fork())), looks_ahead, dice)
        self.games = [self._shown(row) for row in range(games)]
        for row in range(games):
            self._begin(row)
        self._show_offers()

    def _shown(self, row: int) -> ShownGame:
        """The game of a row."""
        table = self.table
        encoder = table.layout.encoder(self.observations[row].data)
        return ShownGame(encoder, table.codes, self.opponents)

    def _begin(self, row: int) -> None:
        """Begin a new game in a row; one that is over before a learner is asked is left out."""
        table, game = self.table, self.games[row]
        while True:
            seed = self.deals.below(SEEDS)
            game.begin(table.game.new(seats=table.seats, seed=seed, **table.options))
            if game.seat >= 0:
                break
        self._cycles[row] = 0

    def _show_offers(self) -> None:
        """Write who is asked and what is on offer, in all games at once."""
        actions, counts, seats = all_offers(self.games)
        offered = packed(actions) + np.repeat(self._mask_starts, packed(counts))
        self._mask_cells[self._offered] = 0
        self._mask_cells[offered] = 1
        self._offered = offered
        self._seat_bytes[:] = bytes(seats)

    def step(self, actions: Actions) -> None:
        """Take an action in each game; IllegalAction if one is not on offer, and none is taken."""
        checked = check_actions(actions, len(self.games))
        codes = checked if isinstance(checked, list) else checked.tolist()
        if self._behind:
            self.catch_up()
        if self._ended:
            self.finished[:] = self.truncated[:] = False
        try:
            self._end(step_all(self.games, codes))
            if self.max_cycles is not None:
                self._truncate(self.max_cycles)
            self._show_offers()
        except IllegalAction:
            raise
        except BaseException:
            self._behind = True
            self.catch_up()
            raise

    def _end(self, rows: list[int]) -> None:
        """Tell the outcome of the games of some rows, and begin the next ones."""
        self._ended = rows
        for row in rows:
            state = self.games[row].state
            if state is not None:
                self.returns[row] = returns(state, self.table.together)
            self.finished[row] = True
            self._begin(row)

    def _truncate(self, max_cycles: int) -> None:
        """Cut off the games of which so many steps have been taken, and begin the next ones."""
        self._cycles += 1
        self._cycles[self._ended] = 0
        rows = np.flatnonzero(self._cycles >= max_cycles).tolist()
        for row in rows:
            self.returns[row] = 0
            self.truncated[row] = True
            self._begin(row)
        self._ended += rows

    def catch_up(self) -> None:
        """Show where the games stand after a step that was interrupted, as by Ctrl-C."""
        for row, game in enumerate(self.games):
            if game.state is not None:
                state = replayed(game.state)
                self.observations[row] = 0
                self.games[row] = self._shown(row)
                self.games[row].begin(state)
        self._end([row for row, game in enumerate(self.games) if game.seat < 0])
        self._ended = np.flatnonzero(self.finished | self.truncated).tolist()
        self.masks[:] = 0
        self._show_offers()
        self._behind = False

    def sample_actions(self) -> list[int]:
        """For each game any of the actions on offer."""
        if self._behind:
            self.catch_up()
        return choose_all(self.games, self.dice)

    def __reduce__(self) -> NoReturn:
        raise TypeError(NO_COPIES)

    def close(self) -> None:
        """Nothing is to be released: as the runner over processes has it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
