"""PettingZoo's parallel environment: all who are asked answer in one step.

Where a question is put to all at once, as in Naramata's draft, nobody learns what others answer
before the last has. At any other decision one agent is asked, and the actions of the rest, to whom
nothing is on offer, are not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from cuvee.engine import BadInput, IllegalAction
from cuvee.engine.decision import NO_SUCH_ACTION
from cuvee.envs.aec import Agents
from cuvee.envs.picture import HUMAN
from cuvee.envs.table import Seen, code_of

RAISE, SKIP = "raise", "skip"
Stepped = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelGame(Agents, ParallelEnv[str, Seen, int]):
    """A game of Cuvée, one question a step.

    An action that is not on offer raises IllegalAction, and none is taken; with `illegal="skip"` it
    alone is not taken, and the question stays as it is.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = RAISE,
        **options: object,
    ) -> None:
        if illegal not in (RAISE, SKIP):
            raise BadInput(f"illegal is {RAISE!r} or {SKIP!r}, not {illegal!r}")
        self.set_up(name, seats, render_mode, max_cycles, options)
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; options of the game are arguments of the environment."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        if self.render_mode == HUMAN:
            self.render()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """Take the actions of all who are asked."""
        if not self.agents:
            raise BadInput("the game is over; call reset")
        if not isinstance(actions, Mapping):
            raise BadInput(f"actions are a dict by the names of agents, not {actions!r}")
        answers = self._answers(actions)
        try:
            self._take(answers)
        except BaseException:
            self._catch_up()
            raise
        state = self.table.state
        observations, over = self._observations(), state.over
        cut = not over and self.steps == self.max_cycles
        returns = self.table.returns()
        result = state.result
        facts: dict[str, Any] = {} if result is None else {**result.to_dict()}
        agents = self.agents
        if over or cut:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        return (
            observations,
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: dict(facts) for agent in agents},
        )

    def _take(self, answers: list[tuple[int, int]]) -> None:
        """Take actions that are on offer."""
        state = self.table.state
        for seat, code in answers:
            state.apply(code, seat)
        self.steps += 1
        self.table.observed.update(state)

    def _catch_up(self) -> None:
        """Go on where the game stands after a step that was interrupted, as by Ctrl-C."""
        if self.table.catch_up().over:
            self.agents = []

    def _answers(self, actions: Mapping[str, int]) -> list[tuple[int, int]]:
        """The seats that are asked with their actions, all of which are on offer."""
        state = self.table.state
        answers: list[tuple[int, int]] = []
        for seat in state.waiting if state.simultaneous else [state.seat]:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadInput(f"{agent} is asked, but there is no action of it")
            try:
                answers.append((seat, self._checked(actions[agent], seat)))
            except IllegalAction:
                if self.illegal == RAISE:
                    raise
        return answers

    def _checked(self, action: int, seat: int) -> int:
        """The code of an action that is on offer to a seat."""
        state, name = self.table.state, self.table.game.name
        code = code_of(name, action)
        if code not in state.legal(seat):
            raise IllegalAction(name, code, state.why_not(code, seat) or NO_SUCH_ACTION)
        return code

    def _observations(self) -> dict[str, Seen]:
        """What every agent observes."""
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}
