"""Gaining and paying: lira, victory points, residual payments."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect, Reason
from cuvee.games.viticulture.state import LOWEST_VP, MOST_RESIDUAL, Viticulture

TRACK_ENDS: Final = Reason("residual_full", "residual")


def short_of_lira(lira: int, have: int) -> Reason:
    """What has to be paid, and what there is."""
    return Reason("lira_short", "pay", {"lira": lira, "have": have})


class Gain(Effect[Viticulture]):
    """Gain lira, points or residual payments; steps beyond the residual track's end are lost."""

    def __init__(self, lira: int = 0, vp: int = 0, residual: int = 0) -> None:
        super().__init__()
        self.lira = lira
        self.vp = vp
        self.residual = residual

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if self.lira:
            s.gain_lira(seat, self.lira)
        if self.vp:
            s.gain_vp(seat, self.vp)
        if self.residual:
            s.gain_residual(seat, self.residual)


class Pay(Effect[Viticulture]):
    """Pay lira, points or residual payments in full; points never go below -5 (p. 3)."""

    def __init__(self, lira: int = 0, vp: int = 0, residual: int = 0) -> None:
        super().__init__()
        self.lira = lira
        self.vp = vp
        self.residual = residual
        self.too_poor = Reason("lira", "pay", {"lira": lira})
        self.too_low = Reason("vp", "lowest_vp", {"points": vp})
        self.no_residual = Reason("residual", "residual", {"residual": residual})

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        player = s.players[seat]
        if player.lira < self.lira:
            return self.too_poor
        if self.vp and player.vp - self.vp < LOWEST_VP:
            return self.too_low
        return self.no_residual if player.residual < self.residual else None

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        player = s.players[seat]
        found: list[Reason] = []
        if player.lira < self.lira:
            found.append(short_of_lira(self.lira, player.lira))
        if self.vp and player.vp - self.vp < LOWEST_VP:
            found.append(self.too_low)
        return [*found, self.no_residual] if player.residual < self.residual else found

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if self.lira:
            s.gain_lira(seat, -self.lira)
        if self.vp:
            s.gain_vp(seat, -self.vp)
        if self.residual:
            s.gain_residual(seat, -self.residual)


class RaiseResidual(Gain):
    """A visitor's reward with residual payments: refused where the track has not all its steps."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return TRACK_ENDS if s.players[seat].residual + self.residual > MOST_RESIDUAL else None
