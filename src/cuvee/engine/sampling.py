"""States that a seat cannot tell from the true one: what it cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuvee.engine.effect import S
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.engine.machine import UNANSWERED, UNCONCERNED, answer_forced, legal_options, unanswered
from cuvee.engine.plain import fingerprint
from cuvee.engine.rng import RandomSource, Rng, quick, stream_of

if TYPE_CHECKING:
    from cuvee.engine.state import State as State

MAX_DEALS: Final = 64  # deals tried to find one in which the asked seat can answer


def sampled(s: S, seat: int, source: RandomSource | None) -> S:
    """A state with everything dealt anew that the seat cannot know.

    The source may be ours, a `random.Random` or a `numpy.random.Generator`; without one the deal
    follows from what the seat sees. The new state knows neither the seed nor the history.
    """
    rng = Rng(int(fingerprint(s.view(seat)), 16)) if source is None else stream_of(source)
    dice = quick(rng)
    for _ in range(MAX_DEALS):
        dealt = s.clone()
        s.game.resample_hidden(dealt, seat, dice)
        dealt.rng = Rng(rng.below(1 << 62))
        dealt.seed, dealt.last_move = None, None
        _ask_again(dealt, seat)
        if dealt.offer or not dealt.stack:
            break
    return dealt


def _ask_again(s: S, seat: int) -> None:
    """Offer the pending question anew after a deal; the others' hidden answers are forgotten."""
    if not s.stack:
        return
    top = s.stack[-1]
    effect, at = s.effects[effect_of(top)], at_of(top)
    if not s.answers:
        s.offer = legal_options(s, effect, seat_of(top), at)
        return
    for other in range(s.seats):
        if other != seat and s.answers[other] != UNCONCERNED:
            s.answers[other] = UNANSWERED
    answer_forced(s, effect, at)
    s.offer = effect.options(s, s.seat, at) if unanswered(s) else []
