"""The seats of an observed game that nobody learns to play, played inside the compiled rules."""

from __future__ import annotations

from cuvee.engine import Rng, State
from cuvee.engine.playout import Policy


class Opponents:
    """A policy for some of the seats, which goes by what each of them may know.

    A policy that looks ahead does so in a position whose hidden parts are dealt anew.
    """

    def __init__(self, seats: int, policy: Policy, looks_ahead: bool, rng: Rng) -> None:
        self.seats = seats  # a set
        self.policy = policy
        self.looks_ahead = looks_ahead
        self.rng = rng
        self.decisions = 0  # that were taken

    def play(self, s: State) -> None:
        """Decide until another seat is asked, or the game is over."""
        while s.stack and self.seats >> s.seat & 1:
            seat = s.seat
            seen = s.determinise(seat, self.rng) if self.looks_ahead else s
            s.apply(self.policy.choose(seen, seat))
            self.decisions += 1
