"""States as text for people who program: `repr` in one line, `str` with the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuvee.engine.decision import Decision

if TYPE_CHECKING:
    from cuvee.engine.state import State


def summary(s: State) -> str:
    """A state in one line, without anything hidden."""
    decision = s.decision
    asked = "over" if decision is None else f"{_seats(decision)} asked {decision.question!r}"
    return f"<{s.game.name}: {s.seats} seats, {len(s.history)} actions taken, {asked}>"


def board(s: State) -> str:
    """The board as a spectator sees it, and what is being asked or how the game came out."""
    decision = s.decision
    last = _outcome(s) if decision is None else _question(s, decision)
    return f"{s.game.render(s)}\n{last}"


def _question(s: State, decision: Decision) -> str:
    return f"{_seats(decision)} asked: {s.game.say(decision.prompt)}"


def _outcome(s: State) -> str:
    result = s.game.result(s)
    scores = ", ".join(str(score) for score in result.scores)
    winners = ", ".join(str(seat) for seat in result.winners) or "nobody"
    return f"over ({result.reason}): scores {scores}; won by {winners}"


def _seats(decision: Decision) -> str:
    several = "seats" if len(decision.seats) > 1 else "seat"
    return f"{several} {', '.join(str(seat) for seat in decision.seats)}"
