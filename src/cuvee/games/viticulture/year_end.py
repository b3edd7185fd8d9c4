"""The year's end: tokens age, workers come home, residuals are paid, hands shrink (p. 17)."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect
from cuvee.games.viticulture.codes import CARD
from cuvee.games.viticulture.spaces import SINGLE_SPACES
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.tokens import PAD, aged, cellar_steps
from cuvee.games.viticulture.verbs.hand import (
    ANY_DECK,
    FromHand,
)
from cuvee.games.viticulture.verbs.staff import call_back

HAND_LIMIT: Final = 7


class AgeTokens(Effect[Viticulture]):
    """All grapes and wines grow a year older."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if s.log is not None:
            s.emit("year_end", -1, {"year": s.year})
        for player in s.players:
            steps = cellar_steps(player.structures)
            player.grapes = tuple([aged(row, PAD) for row in player.grapes])
            player.wines = tuple([aged(row, steps) for row in player.wines])


class WorkersHome(Effect[Viticulture]):
    """All workers come home, the newly trained join them, the temporary one leaves."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        log, s.log = s.log, None  # the year's end says it all; no line for each worker
        for who, player in enumerate(s.players):
            for worker in player.placed:
                call_back(s, who, worker)
            player.workers += player.resting
            player.resting = player.temporary = 0
            player.used = player.harvested = 0
        s.spaces = [-1] * SINGLE_SPACES  # the Automa's go, too
        s.log = log


class PayResidual(Effect[Viticulture]):
    """Everybody collects what the residual track says."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for who, player in enumerate(s.players):
            player.lira += player.residual
            if s.log is not None and player.residual:
                s.emit("lira-residual", who, {"lira": player.residual})


class LimitHand(FromHand):
    """Discard down to seven cards of one's choice."""

    def __init__(self) -> None:
        super().__init__("limit_hand", 1, ANY_DECK)

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.discard_from_hand(seat, action - CARD)
        if len(s.players[seat].hand) > HAND_LIMIT:
            self.push(s, seat)


class LimitHands(Effect[Viticulture]):
    """In wake-up order, whoever holds more than seven cards discards."""

    def __init__(self) -> None:
        super().__init__()
        self.limit = LimitHand()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.limit]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for who in reversed(s.turn_order()):
            if len(s.players[who].hand) > HAND_LIMIT:
                self.limit.push(s, who)


class PassToken(Effect[Viticulture]):
    """Roosters leave the chart; the first-player token goes counter-clockwise (p. 17)."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for player in s.players:
            player.row = 0
        s.first = (s.first - 1) % s.seats
