"""Previews: what an action would do.

The action is tried on a copy. A preview shows no more than one could find out by undoing it: of an
action that draws, rolls, reveals hidden answers or makes another seat act, only that it does. Of a
move of several answers that goes for the first such answer, and nothing is told of those after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cuvee.engine import State
from cuvee.protocol.commands import PreviewOut
from cuvee.protocol.data import TextView
from cuvee.server.game.checks import check_legal
from cuvee.server.game.diff import diff
from cuvee.server.game.history import GameHistory, apply_move
from cuvee.server.game.position import event_texts


def preview(
    history: GameHistory,
    seat: int,
    action: int,
    single_player: bool,
    request: int = 0,
    then: Sequence[int] = (),
) -> PreviewOut:
    """What would be different for a seat, and what would happen; a Problem if it is refused.

    `then` are answers that would follow: each is taken where it is legal by then, else left out.
    """
    check_legal(history, seat, action)
    world = history.state.clone()
    world.record_events()
    before = world.view(seat)
    certain, told = world, list[TextView]()
    uncertain: Literal["chance", "revealed"] | None = None
    for answer in (action, *then):
        if answer is not action and not may_answer(certain, seat, answer):
            continue
        world = certain.clone()
        world.record_events()
        events, move = apply_move(world, seat, answer)
        if move.chance or move.revealed:
            uncertain = "revealed" if move.revealed else "chance"
            break
        certain = world
        told += event_texts(events, seat)
    after = certain.view(seat)
    for view in (before, after):
        view["decision"] = None  # what is asked next may depend on what others hold
    # The seed of a game that is over is known.
    undoable = not certain.over if uncertain is None else single_player
    return PreviewOut(request, action, uncertain, undoable, diff(before, after), told)


def may_answer(world: State, seat: int, answer: int) -> bool:
    """Whether an answer is legal for a seat by now."""
    return not world.over and seat in world.waiting and answer in world.legal(seat)
