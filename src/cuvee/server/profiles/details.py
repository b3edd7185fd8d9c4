"""Details of a finished game by seat: what brought points, what was used; told by its events.

A game is replayed for them, in the bot pool, where no table waits for it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cuvee.engine import Event, State, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.engine.saved import STATE_ERRORS
from cuvee.games.points import points_by_source
from cuvee.games.usages import usages_of
from cuvee.server.game.moves import SeatAction


class SeatDetails(msgspec.Struct):
    """What a seat's points came from, and what it used, each thing once."""

    sources: dict[str, int]
    uses: dict[str, list[str]]


def replay_details(
    name: str, seats: int, seed: str, options: dict[str, Any], moves: list[SeatAction]
) -> list[SeatDetails]:
    """The details of a game by seat; nothing where the present rules cannot replay it."""
    try:
        state: State = game(name).begin(
            seats, int(seed) % SEED_LIMIT, {**options}, record_events=True
        )
        events = state.drain_events()
        for seat, code in moves:
            state.apply(code, seat)
            events += state.drain_events()
    except STATE_ERRORS:
        return [SeatDetails({}, {}) for _ in range(seats)]
    sources = points_by_source(name, events, seats)
    uses = _uses(name, events, seats)
    return [SeatDetails(*one) for one in zip(sources, uses, strict=True)]


def _uses(name: str, events: list[Event], seats: int) -> list[dict[str, list[str]]]:
    found: list[dict[str, list[str]]] = [{} for _ in range(seats)]
    for event in events:
        for usage in usages_of(name):
            key = usage.used(event)
            if key is None or event.seat >= seats:
                continue
            used = found[event.seat].setdefault(usage.name, [])
            if key not in used:
                used.append(key)
    return found
