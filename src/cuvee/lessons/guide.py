"""Where somebody stands in a scene: what is right now, what is a mistake, whether the goal is met.

The engine's view of seat 0 decides about the goal. Nothing here changes a state.
"""

from __future__ import annotations

from dataclasses import dataclass

from cuvee.engine import State
from cuvee.lessons.scene import Goal, Scene

LEARNER = 0  # the seat


@dataclass(frozen=True)
class Guide:
    """What a scene says about a position."""

    done: bool
    lost: bool  # decisions were taken that the scene does not lead through
    step: int  # from 1; which sentence belongs to the decision that is asked, 0 for none
    hand: int | None  # the action to point to
    right: tuple[int, ...] | None  # the actions that lead on; None: all
    mistakes: dict[str, tuple[int, ...]]


def guide(scene: Scene, state: State, answers: list[int]) -> Guide:
    """The guide for a position that seat 0 has reached by these answers."""
    if goal_met(scene, state):
        return Guide(True, False, 0, None, None, {})
    asked = LEARNER in state.waiting and state.decision is not None
    question = state.decision.question if asked and state.decision is not None else ""
    if scene.free:
        return _free_guide(scene, state, question)
    lost = len(answers) > len(scene.steps) or any(
        answer not in step.do for answer, step in zip(answers, scene.steps, strict=False)
    )
    if lost or not asked:
        return Guide(False, lost, 0, None, None, {})
    if len(answers) == len(scene.steps) or scene.steps[len(answers)].ask != question:
        return Guide(False, True, 0, None, None, {})
    step = scene.steps[len(answers)]
    hand = next((action for action in step.do if action in state.legal()), None)
    return Guide(False, False, len(answers) + 1, hand, step.do, step.mistakes)


def _free_guide(scene: Scene, state: State, question: str) -> Guide:
    legal = state.legal() if question else []
    for number, step in enumerate(scene.steps, 1):
        hand = next((action for action in step.do if action in legal), None)
        if step.ask == question and hand is not None:
            return Guide(False, False, number, hand, None, {})
    return Guide(False, False, 0, None, None, {})


def goal_met(scene: Scene, state: State) -> bool:
    """Whether all that a scene asks for is so."""
    view = state.view(LEARNER)
    return all(_holds(goal, view) for goal in scene.goals)


def _holds(goal: Goal, view: object) -> bool:
    found = _at(view, goal.at)
    if goal.least is not None:
        return any(isinstance(value, int) and value >= goal.least for value in found)
    return any(
        goal.has in value if isinstance(value, list) else goal.has == value for value in found
    )


def _at(value: object, path: tuple[str, ...]) -> list[object]:
    """What lies at a path of a view."""
    if not path:
        return [value]
    key, rest = path[0], path[1:]
    if isinstance(value, dict):
        members = [*value.values()] if key == "*" else [value[key]] if key in value else []
    elif isinstance(value, list):
        members = [*value] if key == "*" else value[int(key) : int(key) + 1]
    else:
        members = []
    return [found for member in members for found in _at(member, rest)]
