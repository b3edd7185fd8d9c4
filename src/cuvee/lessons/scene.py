"""A scene: a position, a goal, and the steps that lead from one to the other; read from TOML.

    [position]                      # what `staging` of the game reads
    [[goal]]                        # all of them must hold
    at = "players.0.lira"           # a path in the view of seat 0; `*` stands for every key
    least = 2                       # or `has`, something that lies there
    [[step]]                        # one for each decision of seat 0
    ask = "place_worker"            # the question
    do = ["place give_tour_left"]   # what is right; the hand points to the first
    mistakes.pass = ["pass"]        # wrong, and answered by a sentence of its own

In a free scene any decision is right. Its steps then say where the hand points: to the first thing
of a step with the same question that is on offer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cuvee.engine import BadInput, Game, State


@dataclass(frozen=True)
class Goal:
    """Something that must be so in the view of seat 0."""

    at: tuple[str, ...]
    least: int | None
    has: str | int | None


@dataclass(frozen=True)
class Step:
    """A decision: what is asked, which actions are right, which mistakes are answered."""

    ask: str
    do: tuple[int, ...]
    mistakes: dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class Scene:
    """One lesson."""

    game: str
    name: str
    number: int  # from 1
    free: bool
    position: dict[str, Any]
    goals: tuple[Goal, ...]
    steps: tuple[Step, ...]


def action_code(rules: Game[State], step: str) -> int:
    """An action in short, as in "place plant_left": its verb, then its arguments."""
    verb, *arguments = step.split()
    for family in rules.actions.families:
        if family.verb == verb and len(family.names) == len(arguments):
            return rules.code({"verb": verb, **dict(zip(family.names, arguments, strict=True))})
    raise BadInput(f"no action of {rules.name} reads {step!r}")


def read_scene(rules: Game[State], name: str, number: int, data: dict[str, Any]) -> Scene:
    """The scene that a file describes."""
    unknown = set(data) - {"free", "position", "goal", "step"}
    if unknown:
        raise BadInput(f"a scene has no {sorted(unknown)}")
    return Scene(
        game=rules.name,
        name=name,
        number=number,
        free=data.get("free", False),
        position=data["position"],
        goals=tuple(_goal(goal) for goal in data["goal"]),
        steps=tuple(_step(rules, step) for step in data["step"]),
    )


def _goal(data: dict[str, Any]) -> Goal:
    if ("least" in data) == ("has" in data):
        raise BadInput("a goal says either `least` or `has`")
    return Goal(tuple(data["at"].split(".")), data.get("least"), data.get("has"))


def _step(rules: Game[State], data: dict[str, Any]) -> Step:
    mistakes = {
        name: tuple(action_code(rules, step) for step in steps)
        for name, steps in data.get("mistakes", {}).items()
    }
    return Step(data["ask"], tuple(action_code(rules, step) for step in data["do"]), mistakes)
