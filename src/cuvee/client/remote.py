"""Our bots at a server's table: they get what the server sent, so there is nothing to peek at."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from cuvee.bots import Bot, Observation
from cuvee.client.position import Position
from cuvee.engine import BadInput, Decision, Rng, State, Text, View, rng


class RemoteObservation(Observation):
    """A position that came over the wire, in the place of one on this machine."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    @property
    def view(self) -> View:
        """What the seat may know."""
        return cast("View", self._position.view)

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        plain = self.view["decision"]
        if plain is None:
            return None
        prompt = Text(plain["prompt"]["text"], plain["prompt"]["args"])
        return Decision(
            plain["question"],
            plain["path"],
            plain["seats"],
            prompt,
            plain["starts_turn"],
            plain["simultaneous"],
        )

    @property
    def legal(self) -> list[int]:
        """The actions on offer to the seat."""
        return self._position.legal

    def sample_state(self, rng: Rng) -> State:
        """Refused: whoever has only a view has no state to deal anew."""
        raise BadInput("a bot that imagines states plays at the server; from afar there are none")


def as_remote(bot: Bot, seed: int = 0) -> Callable[[Position], int]:
    """A bot as something that `Seat.play` can ask; its chance comes from the seed."""
    stream = rng(seed)

    def choose(position: Position) -> int:
        return bot.choose(RemoteObservation(position, position.seat or 0), stream)

    return choose
