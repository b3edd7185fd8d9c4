"""All ends of a seat's turn, and what a learned value reads of them; it knows no game and no bot.

A turn is many small decisions of one seat. It is over when another seat is asked, when the next
turn begins, or with the game.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine.effect import S
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.engine.machine import ANYONE, first_waiting, take_action, unanswered

MAX_POSITIONS: Final = 64  # of a turn, for each of the actions it may begin with


def turn_over(s: S, seat: int) -> bool:
    """Whether a seat's turn is over: somebody else is asked, or a new turn begins."""
    if not s.stack:
        return True
    top = s.stack[-1]
    who, starts = seat_of(top), s.effects[effect_of(top)].starts_turn(s, seat, at_of(top))
    if s.answers or who == ANYONE:
        return starts or seat not in s.waiting
    return starts or who != seat


def take(s: S, seat: int, action: int) -> None:
    """Take a legal action; where all answer at once, the others answer anything."""
    simultaneous = bool(s.answers)
    take_action(s, s.effects, seat, action)
    while simultaneous and s.answers and seat not in unanswered(s):
        other = first_waiting(s, s.effects)
        take_action(s, s.effects, other, s.offer[s.rng.below(len(s.offer))])


def turn_ends(s: S, seat: int, budget: int = MAX_POSITIONS) -> list[tuple[int, S]]:
    """The ends of a turn that begins here, each with the action that leads there.

    At most `budget` positions are looked at for each action; where they run out, the position
    reached counts as an end. The dice are those of the state: deal it anew to look at another draw.
    """
    ends: list[tuple[int, S]] = []
    for action in s.legal(seat):
        state = s.clone()
        take(state, seat, action)
        collect(state, seat, action, budget, ends)
    return ends


def collect(s: S, seat: int, first: int, budget: int, ends: list[tuple[int, S]]) -> int:
    """Add the ends of a turn under way; the budget that is left."""
    budget -= 1
    if turn_over(s, seat) or budget <= 0:
        ends.append((first, s))
        return budget
    for action in s.legal(seat):
        follower = s.clone()
        take(follower, seat, action)
        budget = collect(follower, seat, first, budget, ends)
        if budget <= 0:
            break
    return budget


def end_features(ends: list[tuple[int, S]], seat: int) -> list[float]:
    """The features of all ends, one after the other in one list."""
    found: list[float] = []
    for _, s in ends:
        found += s.game.features(s, seat)
    return found
