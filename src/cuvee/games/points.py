"""Where points come from, for statistics.

A game that wants such statistics registers here which of its events bring points, and for what.
"""

from __future__ import annotations

from cuvee.engine import BadInput, Event


class PointEvent:
    """Events of one kind that bring a seat points, or cost it some."""

    def __init__(self, event: str, source: str = "", sign: int = 1) -> None:
        self.event = event  # the kind of the event; its argument `points` says how many
        self.source = source  # what they are for; if empty, the event's argument `source` says it
        self.sign = sign  # -1 where points are lost


_point_events: dict[str, list[PointEvent]] = {}


def register_point_events(game: str, events: list[PointEvent]) -> None:
    """Say which events of a game bring points; once only."""
    if game in _point_events:
        raise BadInput(f"the game {game!r} says already what brings points")
    _point_events[game] = events


def points_by_source(game: str, events: list[Event], seats: int) -> list[dict[str, int]]:
    """The points of each seat by what brought them; nothing, if the game does not say."""
    known = {one.event: one for one in _point_events.get(game, [])}
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        brings = known.get(event.kind)
        points = event.args.get("points")
        if brings is None or not 0 <= event.seat < seats or not isinstance(points, int):
            continue
        source = brings.source or str(event.args.get("source", ""))
        mine = found[event.seat]
        mine[source] = mine.get(source, 0) + brings.sign * points
    return found
