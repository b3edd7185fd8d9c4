"""One part of a review after the other, each short enough that others have their turn between."""

from __future__ import annotations

import time

from cuvee.engine import game
from cuvee.review import Moves, Review, Reviewer
from cuvee.server.replays.replay import Replay

Plain = dict[str, object]


class Chunk:
    """What is left of a review: the state reached, and the moves from there on."""

    def __init__(self, state: Plain, moves: Moves, first: int) -> None:
        self.state = state
        self.moves = moves
        self.first = first  # decisions before the state


def whole_game(replay: Replay) -> Chunk:
    """All of a game."""
    moves = [(step.seat, step.code) for step in replay.steps]
    return Chunk({**replay.at(replay.first).to_dict()}, moves, replay.first)


def review_some(chunk: Chunk, seconds: float) -> tuple[Review, Chunk]:
    """Review turns for some time, at least one; what was found, and what is left."""
    until = time.monotonic() + seconds
    state = game(str(chunk.state["game"])).state(chunk.state)
    reviewer = Reviewer(state, chunk.moves, chunk.first)
    while not reviewer.over:
        reviewer.step()
        if time.monotonic() > until:
            break
    left = chunk.moves[reviewer.done :]
    return reviewer.review, Chunk({**reviewer.state.to_dict()}, left, chunk.first + reviewer.done)
