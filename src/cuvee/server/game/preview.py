"""What an action would do, told before it is done.

The action is tried on a copy. One is told no more than one could find out by taking it back: of an
action that draws, rolls or brings hidden answers to light, only that it does.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cuvee.engine import IllegalAction
from cuvee.server.errors import Problem
from cuvee.server.game.diff import changes
from cuvee.server.game.history import GameHistory, apply_move
from cuvee.server.game.position import news
from cuvee.server.protocol_answers import Change, Preview


def preview(
    history: GameHistory, seat: int, action: int, single_player: bool, number: int = 0
) -> Preview:
    """What would be different for a seat, and what would be told; a Problem if it is refused."""
    reason = history.state.why_not(action, seat)
    if reason is not None:
        refused = IllegalAction(history.game.name, action, reason)
        raise Problem(422, "refused", str(refused), reason=reason.to_dict(), seq=history.seq)
    world = history.state.clone()
    world.record_events()
    before: dict[str, object] = {**world.view(seat)}
    told, move = apply_move(world, seat, action)
    if move.chance or move.revealed:
        bars: Literal["chance", "revealed"] = "revealed" if move.revealed else "chance"
        return Preview(number, action, bars, single_player, [], [])
    after: dict[str, object] = {**world.view(seat)}
    for view in (before, after):
        view.pop("decision")  # what is asked next may hang on what others hold
    different = msgspec.convert(changes(before, after), list[Change])
    free = not world.over  # whose seed is known then
    return Preview(number, action, None, free, different, news(told, seat))
