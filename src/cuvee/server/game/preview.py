"""Previews: what an action would do.

The action is tried on a copy. A preview shows no more than one could find out by undoing it: of an
action that draws, rolls, reveals hidden answers or makes another seat act, only that it does.
"""

from __future__ import annotations

from typing import Literal

from cuvee.protocol.commands import PreviewOut
from cuvee.server.game.checks import check_legal
from cuvee.server.game.diff import diff
from cuvee.server.game.history import GameHistory, apply_move
from cuvee.server.game.position import event_texts


def preview(
    history: GameHistory, seat: int, action: int, single_player: bool, request: int = 0
) -> PreviewOut:
    """What would be different for a seat, and what would happen; a Problem if it is refused."""
    check_legal(history, seat, action)
    world = history.state.clone()
    world.record_events()
    before = world.view(seat)
    events, move = apply_move(world, seat, action)
    if move.chance or move.revealed:
        uncertain: Literal["chance", "revealed"] = "revealed" if move.revealed else "chance"
        return PreviewOut(request, action, uncertain, single_player, [], [])
    after = world.view(seat)
    for view in (before, after):
        view["decision"] = None  # what is asked next may depend on what others hold
    undoable = not world.over  # whose seed is known then
    return PreviewOut(
        request, action, None, undoable, diff(before, after), event_texts(events, seat)
    )
