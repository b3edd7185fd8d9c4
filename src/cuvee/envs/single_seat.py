"""Gymnasium environments for one seat; bots of one's choice play the others.

Importing this module registers `cuvee/Viticulture-v0` and `cuvee/Naramata-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from cuvee.bots import Bot, ExternalBot, Observation, bot
from cuvee.engine import BadInput, IllegalAction, Rng, rng
from cuvee.envs.aec import ILLEGAL_REWARD, agent_spaces, check_render_mode
from cuvee.envs.layout import Cells
from cuvee.envs.picture import HUMAN, RENDER_FPS, RENDER_MODES, render
from cuvee.envs.table import Copied, Table, whole

IDS = {"viticulture": "cuvee/Viticulture-v0", "naramata": "cuvee/Naramata-v0"}
Stepped = tuple[Cells, float, bool, bool, dict[str, Any]]


class SingleSeatEnv(Copied, gymnasium.Env[Cells, np.int64]):
    """One seat of a game, the reward at its end; an illegal action ends the game at a loss.

    `opponents` are bots as `cuvee simulate --bots` takes them, but no programs: one for all other
    seats, or one for each of them in the order of play.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": RENDER_FPS}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = Table(game, seats, options)
        seat = whole("seat", seat, 0)
        if seat >= self.table.seats:
            raise BadInput(f"there is no seat {seat} among {self.table.seats}")
        names = check_opponents(opponents, self.table.seats - 1)
        self.seat = seat
        self.opponents = {
            (seat + 1 + n) % self.table.seats: opponent(name) for n, name in enumerate(names)
        }
        self.dice: Rng = rng(0)
        self.render_mode = check_render_mode(render_mode)
        both, self.action_space = agent_spaces(self.table)
        self.observation_space = both["observation"]
        self.over = True  # as it is within a step: after one that was interrupted, reset is due

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made of; of the dice, which hold a hash, their numbers."""
        return {**self.__dict__, "dice": (self.dice.key, self.dice.count)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on where the original is."""
        self.__dict__.update(kept)
        self.dice = Rng(*kept["dice"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Cells, dict[str, Any]]:
        """Begin a new game, and let the others play until the seat is asked."""
        super().reset(seed=seed)
        while True:
            state = self.table.begin(seed)
            self.dice = rng(0 if state.seed is None else state.seed).fork()
            self._let_others_play()
            if not state.over:
                break
            seed = None  # over before the seat was ever asked
        self.over = False
        self._show()
        return self._cells(), self._info()

    def step(self, action: np.int64 | int) -> Stepped:
        """Take an action of the seat, and let the others play until it is asked again."""
        if self.over:
            raise ResetNeeded("the game is over, or a step of it was interrupted; call reset")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not an action of {self.action_space}")
        state, self.over = self.table.state, True
        try:
            state.apply(int(action), self.seat)
        except IllegalAction as refused:
            self._show()
            info = {**self._info(), "illegal_action": str(refused)}
            return self._cells(), ILLEGAL_REWARD, True, False, info
        self._let_others_play()
        self.over = state.over
        reward = self.table.returns()[self.seat] if state.over else 0.0
        self._show()
        return self._cells(), reward, state.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions on offer, as MaskablePPO of sb3-contrib asks for them."""
        mask = np.zeros(self.table.codes, np.bool_)
        if not self.over:
            mask[self.table.state.legal(self.seat)] = True
        return mask

    def render(self) -> Any:  # noqa: ANN401 - text, an image or nothing, as the mode has it
        """The table as a spectator sees it."""
        return render(self.table.state, self.render_mode)

    def _show(self) -> None:
        """Print the table where somebody looks on."""
        if self.render_mode == HUMAN:
            self.render()

    def _let_others_play(self) -> None:
        """Let bots choose until the seat is asked, or the game is over."""
        state = self.table.state
        while not state.over and self.seat not in state.waiting:
            who = state.seat
            choice = self.opponents[who].choose(Observation(state, who), self.dice)
            state.apply(choice, who)

    def _cells(self) -> Cells:
        """The observation of the seat, which later steps do not change."""
        self.table.encoder.sync(self.table.state)
        return self.table.cells(self.seat)

    def _info(self) -> dict[str, Any]:
        """The mask of actions, and at the end the result."""
        result = self.table.state.result
        facts: dict[str, Any] = {} if result is None else {**result.to_dict()}
        return {"action_mask": self.action_masks().astype(np.int8), **facts}


def check_opponents(opponents: str | Sequence[str], others: int) -> list[str]:
    """The names of the bots of all other seats, else BadInput."""
    names = [opponents] * others if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadInput(f"opponents are the name of a bot or a list of names, not {opponents!r}")
    if len(names) != others:
        raise BadInput(f"there are {others} other seats, not {len(names)}")
    return list(names)


def opponent(name: str) -> Bot:
    """A bot that plays within this process."""
    made = bot(name)
    if isinstance(made, ExternalBot):
        raise BadInput(f"{name!r} is a program; the opponents of an environment are bots of Cuvée")
    return made


for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id, entry_point="cuvee.envs.single_seat:SingleSeatEnv", kwargs={"game": _game}
        )
