"""Effects in which several vineyards take part, or one is done in part."""

from __future__ import annotations

from cuvee.engine import OPTION, Choose, Do, EachSeat, Effect, Invite, May
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.exchange import Pay


class EitherOrBoth(Choose[Viticulture]):
    """One of two; then the other as well, for a point lost at that moment."""

    def __init__(self, one: Effect[Viticulture], other: Effect[Viticulture]) -> None:
        super().__init__(one, other)
        self.more = [
            May[Viticulture](Do(Pay(vp=1), other), question="both"),
            May[Viticulture](Do(Pay(vp=1), one), question="both"),
        ]

    def parts(self) -> list[Effect[Viticulture]]:
        return [*self.branches, *self.more]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.more[action - OPTION].push(s, seat)
        super().resolve(s, seat, at, action)


class Anybody(EachSeat[Viticulture]):
    """Any player may do this; each opponent who does rewards the card's owner.

    What all may do needs nobody to do it, so the card can always be played; passed players may
    take part.
    """

    def __init__(self, what: Effect[Viticulture], reward: Effect[Viticulture]) -> None:
        super().__init__(Invite[Viticulture](what, accepted=reward))
