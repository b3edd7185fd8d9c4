"""Plans: where moves of a seat would lead, on a copy in which all it may not know is dealt anew.

Nothing of a plan is stored or sent to anybody else. The client names the decisions so far and the
number of the sample, which together give the same copy each time.
"""

from __future__ import annotations

from typing import TypedDict

from cuvee.bots.plans import Step, asked_seat, assumed_steps, plan_step, planned_copy
from cuvee.engine import IllegalAction, State, game, rng
from cuvee.protocol.commands import Plan, PlanOut, PlanStepOut
from cuvee.protocol.data import ReasonData
from cuvee.protocol.position import Position
from cuvee.server.errors import Problem
from cuvee.server.game.checks import check_fresh, conflict
from cuvee.server.game.commands import require_seat
from cuvee.server.game.host import Host
from cuvee.server.game.position import event_texts, state_position
from cuvee.server.game.session import TableSession


class PlanRefused(Exception):
    """An action of a plan is not legal where it stands; goes from process to process."""

    def __init__(self, message: str, reason: ReasonData) -> None:
        super().__init__(message, reason)
        self.message, self.reason = message, reason


class Planned(TypedDict):
    """What a plan leads to, as data between processes."""

    steps: list[PlanStepOut]
    position: Position


async def give_plan(
    host: Host, session: TableSession, held: set[int], question: Plan, owner: str
) -> PlanOut:
    """Where a plan leads, for whoever holds its seat."""
    require_seat(question.seat, held)
    async with session.lock:  # so that nothing is shown that is not stored yet
        history = session.require_history()
        check_fresh(history, question.seat, question.seq)
        if history.state.over:
            raise conflict(history, "over", "The game is over.")
        seq, count, plain = history.seq, history.decision_count, {**history.state.to_dict()}
    try:
        found = await host.bot_pool.run(owner, follow_plan, plain, question, count)
    except PlanRefused as refused:
        raise Problem(422, "refused", refused.message, reason=refused.reason, seq=seq) from refused
    return PlanOut(question.id, seq, found["steps"], found["position"])


def follow_plan(plain: dict[str, object], question: Plan, count: int) -> Planned:
    """The new steps of a plan and where they lead; run in a process of the bots."""
    seat, dice = question.seat, rng(question.sample)
    state = planned_copy(game(str(plain["game"])).state(plain), seat, dice)
    for action in question.actions:
        check_planned(state, seat, action)
        state.apply(action, asked_seat(state, seat))
    state.drain_events()
    steps = []
    if question.action is not None:
        check_planned(state, seat, question.action)
        steps.append(plan_step(state, seat, question.action))
    steps += assumed_steps(state, seat, dice)
    decisions = count + len(question.actions) + len(steps)
    return Planned(
        steps=[step_out(step, seat) for step in steps],
        position=state_position(state, decisions, seat),
    )


def step_out(step: Step, seat: int) -> PlanStepOut:
    """A step, with what happens as a seat may know it."""
    outcome = step.outcome
    told = event_texts(outcome.events, seat)
    return PlanStepOut(step.seat, step.action, outcome.chance, outcome.revealed, told)


def check_planned(state: State, seat: int, action: int) -> None:
    """Raise PlanRefused unless whoever is asked may take an action."""
    reason = state.why_not(action, asked_seat(state, seat))
    if reason is not None:
        message = str(IllegalAction(state.game.name, action, reason))
        raise PlanRefused(message, reason.to_dict())
