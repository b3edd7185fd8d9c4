"""Replays: a game opened at any position, from one viewpoint.

A replay has the moves that stand and nothing that was undone. What is shown from a viewpoint is
what it saw at that time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuvee.engine import BadInput, Event, State
from cuvee.protocol.data import GameView, TextView
from cuvee.protocol.patch import PatchOperation
from cuvee.protocol.position import LegalAction, Position
from cuvee.protocol.replays import (
    ReplayFrameOut,
    ReplayOut,
    ReplayPositionOut,
    ReplayStepOut,
    Viewpoint,
)
from cuvee.server.game.diff import position_patch
from cuvee.server.game.keyframes import Keyframes
from cuvee.server.game.moves import SeatAction
from cuvee.server.game.position import legal_action, state_position

KEYFRAME_INTERVAL: Final = 16  # decisions between two keyframes
ALL: Final = "all"  # the viewpoint of all seats at once, of a game that is over


class Step:
    """One decision: who took it, what it was and meant there, and what came of it."""

    def __init__(self, state: State, move: SeatAction) -> None:
        self.seat, self.code = move
        decision = state.decision_for(self.seat)
        self.starts_turn = decision is not None and decision.starts_turn
        self._action = legal_action(state, self.code, self.seat)
        state.apply(self.code, self.seat)
        self.events = state.drain_events()

    def action(self, viewpoint: Viewpoint) -> LegalAction | None:
        """The action, for those who may know it for certain: its own seat, or all in the end."""
        return self._action if viewpoint in (ALL, self.seat) else None

    def out(self, at: int, viewpoint: Viewpoint) -> ReplayStepOut:
        """The decision without the position."""
        action, events = self.action(viewpoint), texts_for(self.events, viewpoint)
        return ReplayStepOut(at, self.seat, self.starts_turn, action, events)


class Replay:
    """A game from its beginning to where it stands, or ended."""

    def __init__(self, initial_state: Callable[[], State], first: int = 0) -> None:
        self._initial_state = initial_state
        self.first = first  # decisions before the initial state: not 0 after a change of the rules
        self.state = initial_state()
        self.steps: list[Step] = []
        self.deal = self.state.drain_events()
        self._keyframes = Keyframes(KEYFRAME_INTERVAL)
        self._keyframes.keep(0, self.state)

    @property
    def last(self) -> int:
        """The number of decisions at the end."""
        return self.first + len(self.steps)

    def follow(self, moves: list[SeatAction]) -> None:
        """Apply the moves that follow those known."""
        for move in moves[len(self.steps) :]:
            if self.state.over:
                raise BadInput("there is a move after the end of the game")
            self.steps.append(Step(self.state, move))
            self._keyframes.keep(len(self.steps), self.state)

    def starts(self, moves: list[SeatAction]) -> bool:
        """Whether these moves begin with those known."""
        known = [(step.seat, step.code) for step in self.steps]
        return moves[: len(known)] == known

    def at(self, at: int) -> State:
        """The state after so many decisions; BadInput for one that is not there."""
        if not self.first <= at <= self.last:
            raise BadInput(f"positions go from {self.first} to {self.last}, not {at}")
        count = at - self.first
        nearest, state = self._keyframes.before(count, self._initial_state)
        for step in self.steps[nearest:count]:
            state.apply(step.code, step.seat)
        return state

    # What is sent.

    def position(self, at: int, viewpoint: Viewpoint) -> ReplayPositionOut:
        """The position after so many decisions, the last of them, and what happened."""
        state = self.at(at)
        step = self.step(at, viewpoint)
        seen = state_position(state, at, None if isinstance(viewpoint, str) else viewpoint)
        views = [state.view(seat) for seat in range(state.seats)] if viewpoint == ALL else None
        return ReplayPositionOut(
            at=at,
            first=self.first,
            last=self.last,
            viewpoint=viewpoint,
            position=seen,
            views=views,
            seat=step.seat,
            starts_turn=step.starts_turn,
            action=step.action,
            events=step.events,
        )

    def step(self, at: int, viewpoint: Viewpoint) -> ReplayStepOut:
        """One decision; before the first there is only what was dealt."""
        if at == self.first:
            return ReplayStepOut(at, None, False, None, texts_for(self.deal, viewpoint))
        return self.steps[at - self.first - 1].out(at, viewpoint)

    def all_steps(self, viewpoint: Viewpoint) -> list[ReplayStepOut]:
        """Every decision without the positions: for a scrubber and for reading."""
        return [self.step(at, viewpoint) for at in range(self.first, self.last + 1)]

    def whole(self, viewpoint: Viewpoint, names: list[str]) -> ReplayOut:
        """The first position, and how each decision changed it.

        No actions are legal in it, so that a whole game takes little more than its steps.
        """
        _, state = self._keyframes.before(0, self._initial_state)
        first = before = watched_position(state, self.first, viewpoint)
        steps = self.all_steps(viewpoint)
        frames = [_frame(steps[0], [])]
        for step in steps[1:]:  # the game may go on meanwhile
            done = self.steps[step.at - self.first - 1]
            state.apply(done.code, done.seat)
            after = watched_position(state, step.at, viewpoint)
            frames.append(_frame(step, position_patch(before, after)))
            before = after
        return ReplayOut(viewpoint, self.first, frames[-1].at, names, first, frames)


def _frame(step: ReplayStepOut, patch: list[PatchOperation]) -> ReplayFrameOut:
    return ReplayFrameOut(step.at, step.seat, step.starts_turn, step.action, step.events, patch)


def watched_position(state: State, at: int, viewpoint: Viewpoint) -> Position:
    """A past position without the legal actions."""
    seat = None if isinstance(viewpoint, str) else viewpoint
    seen = state_position(state, at, seat, with_legal=False)
    if viewpoint == ALL:
        seen.view = open_view(state)
    return seen


def open_view(state: State) -> GameView:
    """The spectator's view in which each player's part is as that player saw it."""
    view = state.view(None)
    for seat in range(state.seats):
        match view, state.view(seat):
            case {"players": list(players)}, {"players": list(own)}:
                players[seat] = own[seat]
    return view


def texts_for(events: list[Event], viewpoint: Viewpoint) -> list[TextView]:
    """What happened, as a viewer may know it; all seats together know every secret."""
    seat = None if isinstance(viewpoint, str) else viewpoint
    texts = [event.text(event.owner if viewpoint == ALL else seat) for event in events]
    return [text.to_dict() for text in texts]
