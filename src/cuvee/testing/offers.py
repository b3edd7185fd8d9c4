"""Promises about what is on offer: well ordered, really possible, and refused with a reason."""

from __future__ import annotations

from cuvee.engine import IllegalAction
from cuvee.testing.walk import S, Walk


def check_offer(walk: Walk[S]) -> None:
    """Each seat waited for has ascending actions of this game on offer, the others none."""
    state = walk.state
    waiting = state.waiting
    if not waiting or waiting != sorted(set(waiting)) or state.seat != waiting[0]:
        raise walk.error(f"seats {waiting} are waited for, but it is the decision of {state.seat}")
    walk.same(state.legal(), state.legal(state.seat), "legal() is not that of the first waiting")
    for seat in range(state.seats):
        legal = state.legal(seat)
        if seat not in waiting:
            walk.same([], legal, f"seat {seat} is not waited for, yet has actions on offer")
        elif not legal:
            raise walk.error(f"seat {seat} is waited for, but has nothing on offer")
        elif legal != sorted(set(legal)):
            raise walk.error(f"the actions on offer to seat {seat} are not ascending: {legal}")
        elif not 0 <= legal[0] <= legal[-1] < walk.game.actions.size:
            raise walk.error(f"seat {seat} is offered codes that the game does not have: {legal}")


def check_reasons(walk: Walk[S], samples: int) -> None:
    """`why_not` is None exactly for what is legal; all else is refused and changes nothing."""
    before = walk.state.to_dict()
    codes = _codes(walk, samples)
    for seat in range(walk.state.seats):
        legal = walk.state.legal(seat)
        for code in legal:
            if walk.state.why_not(code, seat) is not None:
                raise walk.error(f"action {code} of seat {seat} is legal, yet why_not has a reason")
        for code in codes:
            if code not in legal:
                _check_refused(walk, seat, code)
    walk.same(before, walk.state.to_dict(), "a refused action changed the state")


def _codes(walk: Walk[S], samples: int) -> list[int]:
    """Codes to be tried: all of a small game, some of a large one, and two out of range."""
    size = walk.game.actions.size
    some = range(size) if size <= samples else [walk.rng.below(size) for _ in range(samples)]
    return [-1, size, *some]


def _check_refused(walk: Walk[S], seat: int, code: int) -> None:
    reason = walk.state.why_not(code, seat)
    if reason is None:
        raise walk.error(f"action {code} of seat {seat} is not legal, yet why_not has no reason")
    try:
        walk.state.apply(code, seat)
    except IllegalAction as refused:
        walk.same(reason.to_dict(), refused.reason.to_dict(), f"action {code} is refused otherwise")
    else:
        raise walk.error(f"action {code} of seat {seat} is not legal, yet was taken")


def check_applicable(walk: Walk[S]) -> None:
    """Every action on offer can be taken on a clone, which leaves the original alone."""
    before = walk.state.to_dict()
    for seat in walk.state.waiting:
        for action in walk.state.legal(seat):
            copy = walk.state.clone()
            try:
                copy.apply(action, seat)
            except Exception as problem:
                what = f"action {action} of seat {seat} is on offer, but cannot be taken"
                raise walk.error(f"{what}: {type(problem).__name__}: {problem}") from problem
            walk.same(before, walk.state.to_dict(), "an action on a clone changed the original")


def check_any_order(walk: Walk[S]) -> None:
    """Simultaneous answers stay hidden until the last, and their order makes no difference."""
    waiting = walk.state.waiting
    if (
        len(waiting) < 2 or not walk.state.simultaneous
    ):  # an open question ends with the first answer
        return
    answers: dict[int, int] = {}
    for seat in waiting:
        legal = walk.state.legal(seat)
        answers[seat] = legal[walk.rng.below(len(legal))]
    shuffled = waiting[:]
    walk.rng.shuffle(shuffled)
    outcome = _answered(walk, answers, waiting).to_dict()
    for order in (waiting[::-1], shuffled):
        what = f"answers {answers} given in the order {order} lead elsewhere"
        walk.same(outcome, _answered(walk, answers, order).to_dict(), what)


def _answered(walk: Walk[S], answers: dict[int, int], order: list[int]) -> S:
    """The state after all answers; until the last, nothing that anybody sees or hears changes."""
    copy = walk.state.clone()
    copy.record_events()
    for seat in order[:-1]:
        copy.apply(answers[seat], seat)
        if copy.drain_events():
            raise walk.error(f"the hidden answer of seat {seat} is told before the last has come")
        for who in walk.watchers:
            what = f"the hidden answer of seat {seat} changes the view of {who}"
            walk.same(walk.state.view(who), copy.view(who), what)
        for other in copy.waiting:
            what = f"the hidden answer of seat {seat} changes what seat {other} may answer"
            walk.same(walk.state.legal(other), copy.legal(other), what)
    copy.apply(answers[order[-1]], order[-1])
    return copy
