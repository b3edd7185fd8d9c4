"""What comes of an action, and whether that was certain for whoever took it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cuvee.engine import Event, State

THE_TABLE: Final = -1  # what happens by itself is done by no seat


@dataclass(frozen=True)
class Outcome:
    """The events of an action, and what they depended on besides it."""

    events: list[Event]
    chance: bool  # something was drawn or rolled
    revealed: bool  # hidden answers, a secret or what another seat holds became known
    hidden: bool  # an answer that stays hidden while others are still asked


def take(state: State, seat: int, action: int) -> Outcome:
    """Apply an action to a state that records events."""
    drawn, simultaneous = state.rng.count, state.simultaneous
    hidden = simultaneous and len(state.waiting) > 1
    state.apply(action, seat)
    events = state.drain_events()
    revealed = (simultaneous and not hidden) or any(_reveals(event, seat) for event in events)
    return Outcome(events, state.rng.count != drawn, revealed, hidden)


def _reveals(event: Event, seat: int) -> bool:
    """Whether an event tells more than the seat that decided could know.

    It may show somebody else a secret, such as a card that was handed over; or another seat may
    have acted without a choice, which tells what it holds.
    """
    return event.seat not in (seat, THE_TABLE) or bool(event.secret and event.owner != seat)
