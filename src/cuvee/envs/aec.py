"""PettingZoo's AEC environment: every seat is an agent, and whoever is asked is selected."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cuvee.engine import BadInput
from cuvee.envs.picture import RENDER_MODES, render
from cuvee.envs.table import Seen, Table

ILLEGAL_REWARD = -1.0


def agent_spaces(table: Table) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
    """What an agent observes, and what it can do."""
    limits = np.iinfo(np.int16)
    observation = spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (table.layout.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (table.game.actions.size,), np.int8),
        }
    )
    return observation, spaces.Discrete(table.game.actions.size)


def check_render_mode(mode: str | None) -> str | None:
    """A render mode that there is."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(f"there is no render mode {mode!r}; there is: {', '.join(RENDER_MODES)}")
    return mode


class RawEnv(AECEnv[str, Seen, int | None]):
    """A game of Cuvée, one decision a step; an action that is not on offer raises IllegalAction."""

    metadata: dict[str, Any]

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.table = Table(name, seats, options)
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = max_cycles  # decisions of one game, after which it is truncated
        self.metadata = {
            "name": f"{name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        made = [agent_spaces(self.table) for _ in self.possible_agents]
        self.observation_spaces = {
            agent: space for agent, (space, _) in zip(self.possible_agents, made, strict=True)
        }
        self.action_spaces = {
            agent: space for agent, (_, space) in zip(self.possible_agents, made, strict=True)
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action codes of the game."""
        return self.action_spaces[agent]

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
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.observed.seat]

    def legal_actions(self) -> list[int]:
        """The actions on offer to the selected agent, as codes."""
        return self.table.observed.offered[:]

    def observe(self, agent: str) -> Seen:
        """What an agent observes; nothing is on offer to those who are not asked."""
        return self.table.observe(self._seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, and how it stands."""
        agent, table = self.agent_selection, self.table
        asked = table.observed.seat
        seen: Seen | None = None
        if observe and asked >= 0 and self.possible_agents[asked] is agent:
            seen = {"observation": table.cells.copy(), "action_mask": table.mask.copy()}
        elif observe:
            seen = self.observe(agent)
        return (
            seen,
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
        over = self.table.observed.step(int(action))
        self.decisions += 1
        if over or self.decisions == self.max_cycles:
            self._finish(over)
        else:
            self.agent_selection = self.possible_agents[self.table.observed.seat]

    def _finish(self, over: bool) -> None:
        """All agents are done: the game is over, or is cut off."""
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
            result = self.table.state.result
            facts = {} if result is None else dict(result.to_dict())
            self.infos = {agent: dict(facts) for agent in self.agents}
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def close(self) -> None:
        """Nothing is to be released."""

    def render(self) -> Any:  # noqa: ANN401 - text, an image or nothing, as the mode has it
        """The table as a spectator sees it."""
        return render(self.table.state, self.render_mode)


class CheckedEnv(RawEnv):
    """The environment with the checks of PettingZoo's wrappers, which cost more than the game.

    An action that is not on offer ends the game at a loss for its agent, as TerminateIllegalWrapper
    does; one that does not exist is refused as by AssertOutOfBoundsWrapper, and a step before the
    first reset as by OrderEnforcingWrapper.
    """

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent, if it is on offer."""
        if not hasattr(self, "terminations"):
            raise BadInput("call reset first")
        agent = self.agent_selection
        if action is not None and not self.terminations.get(agent, True):
            code = int(action)
            assert 0 <= code < self.table.game.actions.size, "action is not in action space"  # noqa: S101
            if not self.truncations[agent] and not self.table.mask[code]:
                self._end_illegally(agent, code)
                return
        super().step(action)

    def _end_illegally(self, agent: str, code: int) -> None:
        """End the game at a loss for an agent."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self.infos[agent] = {"illegal_action": code}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def env(name: str, **arguments: Any) -> CheckedEnv:  # noqa: ANN401 - options of the game
    """The environment with PettingZoo's checks."""
    return CheckedEnv(name, **arguments)
