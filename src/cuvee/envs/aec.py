"""PettingZoo's AEC environment: every seat is an agent, and whoever is asked is selected."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from cuvee.engine import BadInput, IllegalAction
from cuvee.envs.picture import HUMAN, RENDER_FPS, RENDER_MODES, render
from cuvee.envs.table import Copied, Seen, Table, code_of, whole

ILLEGAL_REWARD = -1.0
NO_CODE = -1  # of what is no whole number


class Agents(Copied):
    """What both of PettingZoo's environments begin with: a table, and an agent for each seat."""

    metadata: dict[str, Any]

    def set_up(
        self,
        name: str,
        seats: int | None,
        render_mode: str | None,
        max_cycles: int | None,
        options: Mapping[str, object],
    ) -> None:
        """Lay the table, and name the agents."""
        self.table = Table(name, seats, options)
        self.render_mode = check_render_mode(render_mode)
        # Steps of one game, after which it is truncated.
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.metadata = {"name": f"{name}_v0", "render_modes": RENDER_MODES}
        self.metadata["render_fps"] = RENDER_FPS
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        made = {agent: agent_spaces(self.table) for agent in self.possible_agents}
        self.observation_spaces = {agent: both[0] for agent, both in made.items()}
        self.action_spaces = {agent: both[1] for agent, both in made.items()}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action codes of the game."""
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing is to be released."""

    def render(self) -> Any:  # noqa: ANN401 - text, an image or nothing, as the mode has it
        """The table as a spectator sees it."""
        return render(self.table.state, self.render_mode)


def agent_spaces(table: Table) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
    """What an agent observes, and what it can do."""
    limits = np.iinfo(np.int16)
    observation = spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (table.layout.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (table.codes,), np.int8),
        }
    )
    return observation, spaces.Discrete(table.codes)


def check_render_mode(mode: str | None) -> str | None:
    """A render mode that there is."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(f"there is no render mode {mode!r}; there is: {', '.join(RENDER_MODES)}")
    return mode


class RawEnv(Agents, AECEnv[str, Seen, int | None]):
    """A game of Cuvée, one decision a step; an action that is not on offer raises IllegalAction."""

    goes_on = False  # from a reset until all agents are done

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.set_up(name, seats, render_mode, max_cycles, options)
        self.metadata["is_parallelizable"] = False
        self.observed = self.table.observed
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made of; what is observed belongs to the table."""
        return {name: value for name, value in self.__dict__.items() if name != "observed"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on where the original is."""
        self.__dict__.update(kept)
        self.observed = self.table.observed

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; options of the game are arguments of the environment."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.goes_on = True
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.observed.seat]
        if self.render_mode == HUMAN:
            self.render()

    def legal_actions(self) -> list[int]:
        """The actions on offer to the selected agent, as codes."""
        return self.observed.offered[:]

    def observe(self, agent: str) -> Seen:
        """What an agent observes; nothing is on offer to those who are not asked."""
        return self.table.observe(self._seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, and how it stands."""
        agent, table = self.agent_selection, self.table
        return (
            table.observe(self._seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent, and select whoever is asked next."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is for agents whose game is over")
        self._take(code_of(self.table.game.name, action))

    def _take(self, action: int) -> None:
        """Take an action of the selected agent while the game goes on."""
        try:
            self.observed.step(action)
            self.decisions += 1
            self._line_up()
        except IllegalAction:
            raise
        except BaseException:
            self._catch_up()
            raise
        if self.render_mode == HUMAN:
            self.render()

    def _line_up(self) -> None:
        """Select whoever is asked, or finish."""
        seat = self.observed.seat
        if seat < 0 or self.decisions == self.max_cycles:
            self._finish(seat < 0)
        else:
            self.agent_selection = self.possible_agents[seat]

    def _catch_up(self) -> None:
        """Go on where the game stands after a step that was interrupted, as by Ctrl-C."""
        self.decisions = len(self.table.catch_up().history)
        self.observed = self.table.observed
        self._line_up()

    def _finish(self, over: bool) -> None:
        """All agents are done: the game is over, or is cut off."""
        self.goes_on = False
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
            result = self.table.state.result
            facts = {} if result is None else dict(result.to_dict())
            self.infos = {agent: dict(facts) for agent in self.agents}
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._cumulative_rewards = self.rewards.copy()  # there were none before
        self.agent_selection = self.agents[0]


class CheckedEnv(RawEnv):
    """The environment with the checks of PettingZoo's wrappers, which cost more than the game.

    An action that is not on offer ends the game at a loss for its agent, as TerminateIllegalWrapper
    does; one outside the space is refused as by AssertOutOfBoundsWrapper, and what comes before the
    first reset or after the last agent is gone is treated as by OrderEnforcingWrapper.
    """

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent, if it is on offer."""
        try:
            code = NO_CODE if action is None else index(action)
        except TypeError:
            code = NO_CODE
        if self.goes_on:
            try:
                self._take(code)
            except IllegalAction:
                self._refuse(action, code)
        elif not self.table.begun:
            EnvLogger.error_step_before_reset()
        elif not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            super().step(action)

    def _refuse(self, action: int | None, code: int) -> None:
        """End the game at a loss for the selected agent, if the action is in its space."""
        if action is None or not self.action_space(self.agent_selection).contains(action):
            raise AssertionError("action is not in action space") from None
        self._end_illegally(self.agent_selection, code)

    def observe(self, agent: str) -> Seen:
        """What an agent observes, once there is a game."""
        if not self.table.begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:  # noqa: ANN401 - text, an image or nothing, as the mode has it
        """The table as a spectator sees it, once there is a game."""
        if not self.table.begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Seen, int | None]:
        """The agents in the order in which they are asked, once there is a game."""
        if not self.table.begun:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def _end_illegally(self, agent: str, code: int) -> None:
        """End the game at a loss for an agent."""
        EnvLogger.warn_on_illegal_move()
        self.goes_on = False
        self.observed.close()
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self.infos[agent] = {"illegal_action": code}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def env(name: str, **arguments: Any) -> CheckedEnv:  # noqa: ANN401 - options of the game
    """The environment with PettingZoo's checks."""
    return CheckedEnv(name, **arguments)
