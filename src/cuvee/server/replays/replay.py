"""Replays: a game opened at any place, through one pair of eyes.

A replay is made of what happened and of nothing that was taken back. It keeps a position now and
then, so that every place is near one. What an eye is shown at a place is what it saw there then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuvee.engine import BadInput, Event, State
from cuvee.server.game.diff import changes
from cuvee.server.game.position import Plain, offers

KEYFRAME_INTERVAL: Final = 16  # decisions between two kept positions
ALL: Final = "all"  # every eye at once, of a game that is over
Viewpoint = int | str | None
Move = tuple[int, int]  # seat and action


class Step:
    """One decision: who took it, what it was and meant there, and what came of it."""

    def __init__(self, state: State, move: Move) -> None:
        self.seat, self.code = move
        self.in_turn = self.seat == state.seat  # the first of those asked: records need not say who
        decision = state.decision_for(self.seat)
        self.starts_turn = decision is not None and decision.starts_turn
        self.label = state.label(self.code, self.seat)
        state.apply(self.code, self.seat)
        self.told = state.drain_events()

    def done(self, state: State, viewpoint: Viewpoint) -> Plain | None:
        """The action, for those who may know it for certain: its own seat, or all in the end."""
        if viewpoint not in (ALL, self.seat):
            return None
        label = None if self.label is None else self.label.to_dict()
        return {"code": self.code, "action": state.game.action(self.code), "label": label}


class Replay:
    """A game from its beginning to where it stands, or ended."""

    def __init__(self, begin: Callable[[], State], first: int = 0) -> None:
        self.first = first  # the place of the beginning: not 0 after a change of the rules
        self.state = begin()
        self.steps: list[Step] = []
        self.deal = self.state.drain_events()
        self._kept = [self._copy()]

    @property
    def last(self) -> int:
        """The place of the last decision."""
        return self.first + len(self.steps)

    def follow(self, line: list[Move]) -> None:
        """Go on to the end of a line of decisions that begins with those known."""
        for move in line[len(self.steps) :]:
            if self.state.over:
                raise BadInput("there is a decision after the end of the game")
            self.steps.append(Step(self.state, move))
            if len(self.steps) % KEYFRAME_INTERVAL == 0:
                self._kept.append(self._copy())

    def begins(self, line: list[Move]) -> bool:
        """Whether a line of decisions goes on from those known."""
        known = [(step.seat, step.code) for step in self.steps]
        return line[: len(known)] == known

    def _copy(self) -> State:
        return self.state.clone()

    def at(self, place: int) -> State:
        """The position at a place; BadInput for one that is not there."""
        if not self.first <= place <= self.last:
            raise BadInput(f"positions go from {self.first} to {self.last}, not {place}")
        done = place - self.first
        state = self._kept[done // KEYFRAME_INTERVAL].clone()
        for step in self.steps[done - done % KEYFRAME_INTERVAL : done]:
            state.apply(step.code, step.seat)
        return state

    # What an eye is told.

    def shown(self, place: int, viewpoint: Viewpoint) -> Plain:
        """A place as an eye saw it: the position, who decided what, and what happened."""
        state = self.at(place)
        told: Plain = {"at": place, "first": self.first, "last": self.last, "eye": viewpoint}
        told["position"] = seen_at(state, place, None if isinstance(viewpoint, str) else viewpoint)
        told["views"] = [state.view(s) for s in range(state.seats)] if viewpoint == ALL else None
        step = self.steps[place - self.first - 1] if place > self.first else None
        told["seat"] = None if step is None else step.seat
        told["starts_turn"] = step is not None and step.starts_turn
        told["done"] = None if step is None else step.done(state, viewpoint)
        told["events"] = told_to(self.deal if step is None else step.told, viewpoint)
        return told

    def outline(self, viewpoint: Viewpoint) -> list[Plain]:
        """Every place as an eye saw it, without the positions: for a scrubber and for reading."""
        rows: list[Plain] = [{"at": self.first, "seat": None, "starts_turn": False, "done": None}]
        rows[0]["events"] = told_to(self.deal, viewpoint)
        for place, step in enumerate(self.steps, self.first + 1):
            row: Plain = {"at": place, "seat": step.seat, "starts_turn": step.starts_turn}
            row["done"] = step.done(self.state, viewpoint)
            row["events"] = told_to(step.told, viewpoint)
            rows.append(row)
        return rows

    def film(self, viewpoint: Viewpoint) -> tuple[Plain, list[Plain]]:
        """The first position as an eye saw it, and the outline with what changed at each place.

        Nothing is on offer in it, so that a whole game is told in little more than its outline.
        """
        state = self._kept[0].clone()
        first = before = watched_at(state, self.first, viewpoint)
        rows = self.outline(viewpoint)
        rows[0]["changes"] = []
        for place, row in enumerate(rows[1:], 1):  # the game may go on meanwhile
            step = self.steps[place - 1]
            state.apply(step.code, step.seat)
            after = watched_at(state, self.first + place, viewpoint)
            row["changes"] = changes(before, after)
            before = after
        return first, rows


def seen_at(state: State, place: int, viewpoint: int | None) -> Plain:
    """A position of the past: what an eye saw, and what it could have done."""
    told: Plain = {"view": state.view(viewpoint), "waiting": state.waiting, "decisions": place}
    told["legal"] = [] if viewpoint is None else offers(state, viewpoint)
    told.update(undo=None, wish=None)
    result = state.result
    told["result"] = None if result is None else result.to_dict()
    return told


def watched_at(state: State, place: int, viewpoint: Viewpoint) -> Plain:
    """A position of the past without what could have been done there."""
    told = seen_at(state, place, None)
    if viewpoint == ALL:
        told["view"] = open_view(state)
    elif isinstance(viewpoint, int):
        told["view"] = state.view(viewpoint)
    return told


def open_view(state: State) -> Plain:
    """The table's view in which each player's part is as that player saw it."""
    view: Plain = {**state.view(None)}
    for seat in range(state.seats):
        match view, state.view(seat):
            case {"players": list(players)}, {"players": list(own)}:
                players[seat] = own[seat]
    return view


def told_to(events: list[Event], viewpoint: Viewpoint) -> list[Plain]:
    """What happened, as an eye may know it; all eyes together know every secret."""
    return [
        {
            **event.text(
                event.owner
                if viewpoint == ALL
                else None
                if isinstance(viewpoint, str)
                else viewpoint
            ).to_dict()
        }
        for event in events
    ]
